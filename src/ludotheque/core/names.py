"""Things that the rules number and plain data names: the phases of a game, and whatever else is one of a few."""

from typing import final

from mypy_extensions import i64


@final
class Names:
    """Gives each name its number where the name is declared.

    >>> phases = Names()
    >>> ROLLING, CHOOSING = phases.add("roll"), phases.add("choose")
    >>> ROLLING, CHOOSING, phases.listed, phases.listed[CHOOSING]
    (0, 1, ['roll', 'choose'], 'choose')
    """

    def __init__(self) -> None:
        self.listed: list[str] = []

    def add(self, name: str) -> i64:
        """The number of a new name."""
        self.listed.append(name)
        return len(self.listed) - 1
