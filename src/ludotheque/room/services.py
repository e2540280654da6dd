"""What a server lends to every table."""

from dataclasses import dataclass

from ludotheque.room.store import Store
from ludotheque.server.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.process_pool import Bots


@dataclass(frozen=True)
class Services:
    """One of each, shared by all tables: where they are kept, who thinks, what is counted, how much is allowed."""

    store: Store
    bots: Bots
    metrics: Metrics
    limits: Limits
    bot_pause: float
    decision_seconds: float
