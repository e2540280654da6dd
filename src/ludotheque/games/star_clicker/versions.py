"""What later versions of Star Clicker's rules changed; games that began with an older one are played on by it."""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Versions:
    """The differences, by the version that a game is played by."""

    def __init__(self, rules: int) -> None:
        self.last_creeper_lands: bool = rules == 1
        """Whether the last Creeper of the fourth stack can still reach the planet and take a shield (S9)."""
