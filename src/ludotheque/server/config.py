"""What a host chooses before the game room opens."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.server.limits import Limits

STATIC = Path(__file__).parent / "static"


def spare_processors() -> int:
    """Bots leave a processor to the server where there are several."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True)
class ServerConfig:
    """The choices of a host; docs/operations.md explains them.

    `plugins` are modules with a `BOX`. `components` are component files, as text, that new tables of a game use unless
    they bring their own. `names` are further names under which browsers may ask for this server. Where people choose
    together, most of them decide `decision_seconds` after the first proposal. Somebody who is away and is asked
    something out of turn is waited for as long. `warm_up` is a command that makes a faster tree of this package and
    prints its folder; bots change over to it.
    """

    data: Path
    plugins: tuple[str, ...] = ()
    components: dict[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    bot_workers: int = field(default_factory=spare_processors)
    bot_pause: float = 0.6
    bot_deadline: float = 60.0
    decision_seconds: float = 30.0
    review_depth: int | None = None
    """How many simulations each chance of a review rests on; without a number, as many as take about ten seconds."""
    keep_days: float | None = None
    warm_up: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    lan: str = ""
    """The address by which the local network reaches the server, where it is open to it."""
    database: str = ""
    """The address of a PostgreSQL that many servers share; without one, tables are in a file of the data folder."""
    processes: int = 1
    """How many servers listen to the same address on this machine; more than one need a database."""
    static: Path = STATIC
