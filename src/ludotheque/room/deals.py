"""How people fare with the deal of the day, beside bots and beside each other.

What came of a deal on this server is kept with a table at which nobody sits, made by whoever is the first to have
played it. Its name follows from the deal, so that all servers of a fleet find the same, and one game counts once.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import Protocol

import msgspec

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.failures import ANYTHING, raise_if_stopped
from ludotheque.room.keys import ID_BYTES, following
from ludotheque.room.store import Beginning, Conflict, Store
from ludotheque.table.deal import Deal
from ludotheque.table.entries import Seat
from ludotheque.table.table import Table

BOTS = "bots"
"""The name under which what bots came to is kept, as JSON; a person's is under the name of their table."""

MOST = 10_000
"""So many results of a deal are kept."""

log = logging.getLogger("ludotheque.deals")
_read_bots = msgspec.json.Decoder(dict[str, float]).decode


class Dealer(Protocol):
    """Where bots play the deal of the day."""

    async def play(self, deal: Deal) -> dict[str, float]:
        """What a bot of each level comes to."""
        ...


class OwnDealer:
    """Plays on the spot, while everything else waits."""

    async def play(self, deal: Deal) -> dict[str, float]:
        return deal.compared()


class Deals:
    """Of all days and games."""

    def __init__(self, store: Store, dealer: Dealer) -> None:
        self.store = store
        self.dealer = dealer
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def told(self, name: str, table: Table, deal: Deal | None) -> wire.DealShown:
        """How a table's game came out, which is kept with the first question; and how all others fared."""
        scores = table.result()
        if deal is None:
            raise Wrong("no-deal", "this table does not play the deal of a day")
        if scores is None:
            raise Wrong("running", "how others fared is told when the game is over")
        place = deal.place()
        score, counts = float(scores[place]), as_dealt(deal, table)
        kept = following(f"{deal.seed} {table.opening.setup.rules}", ID_BYTES)
        found = await self._found(kept, deal)
        if counts and name not in found and len(found) < MOST:
            await self.store.note(kept, name, msgspec.json.encode(score))
        others = [msgspec.json.decode(data, type=float) for key, data in found.items() if key not in (BOTS, name)]
        return wire.DealShown(
            day=deal.day,
            seat=place,
            score=score,
            counts=counts,
            bots=self._bots(kept, deal, found),
            others=len(others),
            better=sum(other > score for other in others),
            same=sum(other == score for other in others),
        )

    async def _found(self, kept: str, deal: Deal) -> Mapping[str, bytes]:
        """All that is kept of a deal."""
        if not await self.store.exists(kept):
            nobody = [Seat(seat.seat, "bot", seat.level) for seat in deal.seats()]
            try:
                await self.store.create(kept, Beginning(deal.opening(), nobody), {})
            except Conflict:
                log.debug("another server was quicker with %s", deal.seed)
        return await self.store.notes(kept)

    def _bots(self, kept: str, deal: Deal, found: Mapping[str, bytes]) -> dict[str, float] | None:
        """What bots came to; if nobody has asked before, they begin to play."""
        if BOTS in found:
            return _read_bots(found[BOTS])
        if kept not in self._under_way:
            self._under_way[kept] = asyncio.create_task(self._play(kept, deal))
        return None

    async def _play(self, kept: str, deal: Deal) -> None:
        try:
            await self.store.note(kept, BOTS, msgspec.json.encode(await self.dealer.play(deal)))
        except ANYTHING as error:
            raise_if_stopped(error)
            log.exception("%s: bots could not play it", deal.seed)
        finally:
            del self._under_way[kept]

    async def close(self) -> None:
        """Leave what is not finished: it is begun anew when somebody asks again."""
        tasks = [*self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def as_dealt(deal: Deal, table: Table) -> bool:
    """Whether those sit there at the end whom the deal names; for who has given up, a bot may have played on."""
    return all(
        (now.holder, now.level) == (then.holder, then.level) or now.seat in table.forfeited
        for now, then in zip(table.seats, deal.seats(), strict=True)
    )
