"""What people at one table say to each other: phrases, words of their own if the host allows them, and pointing.

It is kept with the table and is no part of its log. Who spoke is told by seat, so that each reader may mute anybody.
"""

from ludotheque.core.phrases import COMMON
from ludotheque.games import box
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.ledger import Ledger
from ludotheque.room.nicknames import clean
from ludotheque.room.rates import Bucket
from ludotheque.room.services import Services
from ludotheque.room.settings import Settings
from ludotheque.room.store import Said

ALL_TOGETHER = 4
"""So many times as much as one seat may all of them say."""


class Talk:
    """The talk at one table, the last of it at hand."""

    def __init__(self, ledger: Ledger, services: Services, kept: dict[str, Said]) -> None:
        limits = services.limits
        self.ledger = ledger
        self.store = services.store
        self.limits = limits
        self._said = kept
        """By request: asked once more, it is not said once more."""
        now = services.clock.now
        seats = range(len(ledger.table.seats))
        self._seats = [Bucket(limits.said_per_second, limits.said_at_once, now) for _ in seats]
        many = ALL_TOGETHER * limits.said_per_second, ALL_TOGETHER * limits.said_at_once
        self._all = Bucket(*many, now)

    def shown(self) -> list[Said]:
        """What may be read again: while people must remember, nothing from before something was hidden again."""
        veil = self.ledger.table.veil()
        return [said for said in self._said.values() if said.n >= veil]

    def heard(self, said: Said, request: str) -> bool:
        """Something was said on another server; says whether it is new."""
        if request in self._said:
            return False
        self._keep(request, said)
        return True

    def _keep(self, request: str, said: Said) -> None:
        self._said[request] = said
        while len(self._said) > self.limits.said_kept:
            del self._said[next(iter(self._said))]

    async def look_up(self) -> bool:
        """See what was said on other servers, and once more if more is said meanwhile; says whether there was more."""
        known: dict[str, Said] | None = None
        while known != self._said:
            known = {**self._said}
            kept = await self.store.talk(self.ledger.name)
        self._said = kept
        return kept != known

    async def say(self, message: wire.SayAsked | wire.PointAsked, settings: Settings) -> Said | None:
        """Keep what somebody says, unless they have said it; raises if they may not say it, or not so much at once.

        What is kept already though nobody here knows of it, because a server or a line broke then, is told now.
        """
        if message.id in self._said:
            return None
        if self.ledger.table.opening.tutorial:
            raise Wrong("tutorial", "there is nobody to talk to in a tutorial")
        said = self._read(message, settings)
        if not self._seats[said.seat].take() or not self._all.take():
            raise Wrong("rate", "too much was said in a short time; wait a moment")
        await self.store.say(self.ledger.name, message.id, said, self.limits.said_kept)
        return said if self.heard(said, message.id) else None

    def _read(self, message: wire.SayAsked | wire.PointAsked, settings: Settings) -> Said:
        number = self.ledger.table.number
        if isinstance(message, wire.PointAsked):
            if message.at not in self.ledger.table.game.targets():
                raise Wrong("no-target", "there is no such thing to point at, or not everybody sees it")
            return Said(message.seat, number, point=message.at)
        if bool(message.phrase) == bool(message.text):
            raise Wrong("bad-message", "say either a phrase or a text")
        if message.phrase:
            if message.phrase not in (*COMMON, *box(self.ledger.table.game.name).label.phrases):
                raise Wrong("no-phrase", f"{message.phrase!r} is no phrase of this table")
            return Said(message.seat, number, phrase=message.phrase)
        if not settings.talk:
            raise Wrong("no-talk", "at this table people say ready-made phrases only; the host may allow more")
        text = clean(message.text, self.limits.said_length, "text")
        if not text:
            raise Wrong("text", "there is nothing to be read")
        return Said(message.seat, number, text=text)
