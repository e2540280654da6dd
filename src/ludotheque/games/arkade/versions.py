"""What later versions of Arkade's rules changed; games that began with an older one are played on by it."""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Versions:
    """The differences, by the version that a game is played by."""

    def __init__(self, rules: int) -> None:
        self.third_throw_frees: bool = rules == 1
        """Arcade: whether a held ship may use the die of the third throw that is neither 1 nor 6 (A27)."""
