"""Somebody at a table, for the tests: they remember every byte they were ever told, however it reached them."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from ludotheque.room.keys import new_key

_ids = count()

Message = dict[str, Any]


class Participant(ABC):
    """What somebody sees at a table, and what they can do there."""

    def __init__(self) -> None:
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.steps: list[Message] = []
        """The updates, in order."""
        self.now: Message = {}
        self.table: Message = {}
        self.you: Message = {}
        self.talk: list[Message] = []
        """What was said, as far as it may be read again."""
        self.answers: dict[str | None, Message] = {}
        """The last answer to each request, by its id."""
        self.closed = False

    @abstractmethod
    async def send(self, message: Message) -> None: ...

    @abstractmethod
    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait until something is so."""

    def take(self, text: str) -> None:
        """Something was told."""
        self.raw.append(text)
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] != "update" and "id" in message:
            self.answers[message["id"]] = message
        if message["type"] == "welcome":
            self.now, self.table, self.you = message["now"], message["table"], message["you"]
            self.talk = message["talk"]
        elif message["type"] == "said":
            self.talk = [*self.talk, message["said"]]
        elif message["type"] == "talk":
            self.talk = message["talk"]
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "update":
            self.now = {name: value for name, value in message.items() if name != "type"}
            self.steps.append(self.now)

    async def hear(self, kind: str, **fields: Any) -> Message:
        """The first message of a kind with these fields."""

        def found() -> list[Message]:
            return [m for m in self.heard if m["type"] == kind and all(m.get(n) == v for n, v in fields.items())]

        await self.until(found)
        return found()[0]

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        asked = {"type": kind, "id": f"request {next(_ids)}", **fields}
        await self.send(asked)
        return await self.answer(asked["id"])

    async def answer(self, asked: str | None) -> Message:
        await self.until(lambda: asked in self.answers)
        return self.answers[asked]

    async def act(self, seat: int, action: str | None = None) -> Message:
        """Act, or do the first thing that is offered; waits until the step was seen."""
        offered = self.offered(seat)
        answer = await self.ask("act", seat=seat, action=action or offered[0])
        if answer["type"] == "ack":
            await self.until(lambda: self.now["n"] >= answer["n"])
        return answer

    async def sit(self, seat: int, name: str = "") -> str:
        """Sit down at a seat to which somebody was invited; gives the key that alone opens it."""
        key = new_key()
        answer = await self.ask("sit", seat=seat, key=key, name=name)
        assert answer["type"] == "ack", answer
        await self.until(lambda: seat in self.you["seats"])
        return key

    def offered(self, seat: int) -> list[str]:
        return [action["do"] for action in self.now["actions"][str(seat)]]

    def over(self) -> bool:
        return self.now["outcome"] is not None

    async def play(self, seed: int = 0) -> None:
        """Play all own seats at random until the end."""
        random = Random(seed)
        while not self.over():
            seats = [seat for seat in self.you["seats"] if self.offered(seat)]
            if seats:
                await self.act(seats[0], random.choice(self.offered(seats[0])))
            else:
                number = self.now["n"]
                await self.until(lambda number=number: self.now["n"] > number)  # type: ignore[misc]


async def together(*present: Participant) -> None:
    """Wait until all have seen what the first of them has seen, whoever that is."""
    newest = max(one.now["n"] for one in present)
    for one in present:
        await one.until(lambda one=one: one.now["n"] >= newest)  # type: ignore[misc]
