"""A crowd in real time: times every action from the hand of one player to the screen of the other.

`python -m bench.live_worker URL` prints one JSON object, for any timed game of two. As in bench.load_worker each table
comes from an address of its own and has a socket for each seat; but a seat acts at its own pace, whatever the other
does and without waiting for answers. An action that comes too late is refused, as in life, and is not counted.
"""

import asyncio
import time

import msgspec
from websockets.asyncio.client import ClientConnection

from bench.load_worker import Crowd, Heard, Now, Tally, main


class Entry(msgspec.Struct):
    kind: str = ""
    seat: int = -1


class LiveHeard(Heard):
    """What matters of any message of the server here."""

    id: str | None = None
    entry: Entry | None = None


hear = msgspec.json.Decoder(LiveHeard).decode


class Passage:
    """The actions of one table between one player's hand and the other's screen."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.done: dict[int, float] = {}
        self.seen: dict[int, float] = {}

    def acknowledged(self, number: int, sent: float) -> None:
        self.done[number] = sent
        self._match(number)

    def shown(self, number: int) -> None:
        self.seen[number] = time.perf_counter()
        self._match(number)

    def _match(self, number: int) -> None:
        if number in self.done and number in self.seen:
            self.tally.timed(self.seen.pop(number) - self.done.pop(number))


class LiveCrowd(Crowd):
    """Everybody at the tables of a timed game."""

    async def play(self, sockets: list[ClientConnection]) -> None:
        passage = Passage(self.tally)
        seats = [Hand(self, socket, seat, passage) for seat, socket in enumerate(sockets)]
        acting = [asyncio.create_task(seat.act_on()) for seat in seats]
        try:
            await asyncio.gather(*(seat.look_on() for seat in seats))
        finally:
            for task in acting:
                task.cancel()
            await asyncio.gather(*acting, return_exceptions=True)


class Hand:
    """A player: eyes that follow every update, and a hand that acts when it has had its pause."""

    def __init__(self, crowd: LiveCrowd, socket: ClientConnection, seat: int, passage: Passage) -> None:
        self.crowd = crowd
        self.socket = socket
        self.seat = seat
        self.passage = passage
        self.offer = Now()
        self.sent: dict[str, float] = {}

    async def look_on(self) -> None:
        async for message in self.socket:
            heard = hear(message)
            if heard.type == "ack" and heard.id is not None:
                self.passage.acknowledged(heard.n, self.sent.pop(heard.id))
            elif heard.type in ("welcome", "update"):
                self._see(heard)
                if self.offer.outcome is not None:
                    break
            elif heard.type == "error":
                raise SystemExit(f"the server does not understand an action: {message!r}")
        await self.socket.close()

    def _see(self, heard: LiveHeard) -> None:
        self.offer = heard.now or heard
        if heard.entry is not None and heard.entry.kind == "act" and heard.entry.seat != self.seat:
            self.passage.shown(heard.n)

    async def act_on(self) -> None:
        count = 0
        while True:
            await self.crowd.think()
            offered = self.offer.actions.get(str(self.seat))
            if not offered:
                continue
            count += 1
            request = {
                "type": "act",
                "id": f"{self.seat}.{count}",
                "seat": self.seat,
                "action": self.crowd.chance.choice(offered).do,
            }
            self.sent[f"{self.seat}.{count}"] = time.perf_counter()
            await self.socket.send(msgspec.json.encode(request).decode())


if __name__ == "__main__":
    main(LiveCrowd, __doc__)
