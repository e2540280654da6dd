"""Phantom - Raiders Rush: a crystal hunt with cards, fights and secrets, for two to five. Still to come."""

from ludotheque.core.box import Box

BOX = Box.of(__name__)
