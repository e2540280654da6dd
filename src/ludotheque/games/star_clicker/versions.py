"""What later versions of Star Clicker's rules changed; games that began with an older one are played on by it."""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Versions:
    """A flag for each change, true from the version on that brought it."""

    def __init__(self, rules: int) -> None:
        self.last_creeper_takes_no_shield: bool = rules >= 2
        """The last Creeper of the fourth stack no longer reaches the planet: the game is lost before (S9)."""
