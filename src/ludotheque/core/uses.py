"""Uses: which events of a game are a use of something in its box, and whose.

A game's `uses.toml` declares them, and studies count them: how often each card, tile or object was used, and how those
fared who used it.

    [[uses]]
    group = "component-objects"     # the text that names these things together
    event = "copy-done"             # the event that is a use
    thing = "object"                # the field that says of what; "@text" if it is always the same
    text = "object-"                # what makes a text of the field's value, if it is not one already; may be missing

The field `seat` of the event says who used it. An event without one is counted once, for the first seat: it is a use
of all together, which says something where all win together.
"""

from collections.abc import Iterable

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.types import Data

FILE = "uses.toml"
ALL_TOGETHER = 0


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of event that is a use."""

    group: str
    event: str
    thing: str
    text: str = ""

    def of(self, event: Data) -> str:
        """What was used: a text, behind an @, or a plain word or number."""
        if self.thing.startswith("@"):
            return self.thing
        value = event[self.thing]
        return f"@{self.text}{value}" if self.text else str(value)


class Uses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game declares; nothing, if it has no such file."""

    uses: list[Use] = []

    @staticmethod
    def declared(box: Box) -> "Uses":
        file = box.folder.joinpath(FILE)
        return msgspec.toml.decode(file.read_bytes(), type=Uses) if file.is_file() else Uses()

    def counted(self, events: Iterable[Data], seats: int) -> dict[tuple[str, str], list[int]]:
        """How often each seat used each thing of each group."""
        by_event: dict[str, list[Use]] = {}
        for use in self.uses:
            by_event.setdefault(use.event, []).append(use)
        found: dict[tuple[str, str], list[int]] = {}
        for event in events:
            for use in by_event.get(event["event"], ()):
                counts = found.setdefault((use.group, use.of(event)), [0] * seats)
                counts[event.get("seat", ALL_TOGETHER)] += 1
        return found
