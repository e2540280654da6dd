"""What all tables of a server share."""

from dataclasses import dataclass

from ludotheque.server.bots import Bots
from ludotheque.server.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.store import Store


@dataclass(frozen=True)
class Services:
    """What all tables share."""

    store: Store
    bots: Bots
    metrics: Metrics
    limits: Limits
    bot_pause: float
