"""Star Clicker: pilots who must remember which button does what, together, for two to four. Still to come."""

from ludotheque.core.box import Box

BOX = Box.of(__name__)
