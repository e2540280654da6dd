"""A box whose rules are still to come."""

from ludotheque.core.box import Box
from tests import tiny

BOX = Box("tiny_coming", tiny.BOX.label, tiny.BOX.folder)
