"""Arkade: an asymmetric dice duel between saucers and a lone ship, for two. Still to come."""

from ludotheque.core.box import Box

BOX = Box.of(__name__)
