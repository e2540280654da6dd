"""The refusals of a game: each has a number for the rules, a message for people, and the rule behind it."""

from typing import final

from mypy_extensions import i64


@final
class Refusals:
    """Collects the refusals where a game names them. Number 0 means legal."""

    def __init__(self) -> None:
        self.listed: list[tuple[str, str]] = [("", "")]

    def add(self, name: str, rule: str) -> i64:
        """The number of a new refusal."""
        self.listed.append((name, rule))
        return len(self.listed) - 1
