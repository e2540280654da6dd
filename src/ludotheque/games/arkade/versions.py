"""What later versions of Arkade's rules changed; games that began with an older one are played on by it."""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Versions:
    """A flag for each change, true from the version on that brought it."""

    def __init__(self, rules: int) -> None:
        self.third_throw_moors: bool = rules >= 2
        """Arcade: with the third throw that is neither 1 nor 6 a held ship still stays; the next one is free (A27)."""
