"""What attends to a live table: whoever lets time pass, counts votes, answers for the absent, thinks for the bots.

An attendant looks at the table after every change and sees to it that what should be under way is under way. It keeps
nothing in mind that it could not find again by looking, so that whatever goes wrong, looking once more mends it.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ludotheque.room.errands import Errands
from ludotheque.room.jobs import Job, Jobs
from ludotheque.room.ledger import Ledger, Viewers
from ludotheque.room.services import Services
from ludotheque.room.time_limit import TimeLimit
from ludotheque.room.timer import Timer


class Attendant(Protocol):
    """One duty at one table."""

    def after_change(self) -> bool:
        """To be called after every change, and when people come or go: says whether anybody's time began or ended."""
        ...

    def stop(self) -> None:
        """Begin nothing any more, and let go of what is under way."""
        ...

    def tasks(self) -> list[asyncio.Task[None]]:
        """What is under way."""
        ...


@dataclass(frozen=True)
class Attended:
    """What attendants are given of their table. `here` are the seats whose holders are there, on whatever server.

    `viewers` are the sets of seats that look on, on whatever server. `look_again` lets all attendants look at the table
    once more. `limit` is how long people may take, if there is one.
    """

    ledger: Ledger
    jobs: Jobs
    services: Services
    limit: TimeLimit | None
    here: Callable[[], set[int]]
    viewers: Callable[[], Viewers]
    look_again: Callable[[], None]

    def timer(self, who: str, job: Job) -> Timer:
        return Timer(f"{who} at {self.ledger.name}", self.services.clock, self.jobs, job)

    def errands(self, who: str) -> Errands:
        return Errands(f"{who} at {self.ledger.name}", self.services.clock, self.look_again)
