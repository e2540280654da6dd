"""What is played in another way by an older version of the rules: tables and records go on by their own."""

from typing import final

from mypy_extensions import mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Versions:
    """One flag for each difference."""

    def __init__(self, rules: int) -> None:
        self.full_holds_stop_drawing: bool = rules >= 2
        """Once a card was turned up, another may be only as long as a hold has room (P3)."""
