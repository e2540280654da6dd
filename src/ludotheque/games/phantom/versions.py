"""What later versions of Phantom's rules changed; games that began with an older one are played on by it."""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Versions:
    """A flag for each change, true from the version on that brought it."""

    def __init__(self, rules: int) -> None:
        self.full_holds_stop_drawing: bool = rules >= 2
        """Once a card was turned up, another may be only as long as a hold has room (P3)."""
