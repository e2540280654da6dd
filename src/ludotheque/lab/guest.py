"""A bot of one's own at a table of a running server, by the link of a seat and the public protocol alone.

It asks what its seat knows, imagines a state that fits, chooses, and acts. Whatever happens to the line, the table says
how things stand when it comes back: so nothing that it was told before is needed.
"""

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game
from ludotheque.games.plugins import find_box
from ludotheque.lab.conversation import Fault, end_all
from ludotheque.lab.own_players import bot_of
from ludotheque.lab.program import ProgramPlayer, programs_ended
from ludotheque.search.levels import Bot, seated

Message = dict[str, Any]

PING: Final = 2.5
PATIENCE: Final = 60.0
"""Seconds within which a server answers, or the line is taken for broken."""

TRIES: Final = 12
"""So often somebody comes back in vain before they give up, after pauses that grow to `LONGEST_PAUSE`."""

LONGEST_PAUSE: Final = 10.0
FIRST_PAUSE: Final = 0.25
AGAIN: Final = 3
"""So often a program that fails is asked once more, and so often may the table refuse the same choice."""

PASSING: Final = {"unavailable", "full", "busy", "rate"}
"""Errors that are over after a while."""


@dataclass(frozen=True)
class Link:
    """Where a seat is, and the key that opens it."""

    address: str
    table: str
    key: str

    def __str__(self) -> str:
        return f"{self.address}/t/{self.table}#{self.key}"


def link_of(text: str) -> Link:
    """The link of a seat, as people send it to each other.

    >>> link_of("http://localhost:8000/t/abc#key").table
    'abc'
    """
    found = re.fullmatch(r"(https?://[^/#\s]+)/t/([\w-]{1,64})#([\w-]{1,64})", text.strip(), re.ASCII)
    if found is None:
        raise Mistake(f"{text!r} is no link of a seat; such a link is http://ADDRESS/t/TABLE#KEY")
    return Link(*found.groups())


class LineLost(Exception):
    """The line is broken, or the table wants nobody now: come back."""


@dataclass(frozen=True)
class GuestNews:
    """What somebody who looks on is told: `seated`, `away`, `back`, `fault`, `over`, with what fills the text."""

    kind: str
    said: Message


class Guest:
    """Somebody who plays by a bot."""

    def __init__(self, link: Link, bot: Bot, name: str, tell: Callable[[GuestNews], None], seed: str = "") -> None:
        self.link = link
        self.bot = bot_of(bot)
        self.name = name
        self.tell = tell
        self.seed = seed or secrets.token_hex(8)
        self.keys = [link.key]
        self.player: Any = None
        self.rng = Rng(f"{self.seed} imagined")
        self.game: Game | None = None
        self.seat = -1
        self.table: Message = {}
        self.now: Message = {}
        self.failure: BaseException | None = None
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1)
        """One, so that a program keeps its conversation."""

    # Coming, and coming back.

    async def play(self) -> list[float]:
        """Play to the end; gives the outcome. Raises `Mistake` if the link opens no seat, or nobody answers."""
        tries = 0
        pause = FIRST_PAUSE
        address = f"ws{self.link.address.removeprefix('http')}/api/tables/{self.link.table}/socket"
        try:
            while True:
                try:
                    async with connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1) as socket:
                        await self._hello(socket)
                        if tries:
                            self.tell(GuestNews("back", {}))
                        tries, pause = 0, FIRST_PAUSE
                        await self._visit(socket)
                except (LineLost, OSError, WebSocketException, TimeoutError) as error:
                    tries += 1
                    stranger = self.game is None and not isinstance(error, LineLost)
                    if stranger or tries > TRIES:
                        raise Mistake(f"{self.link.address} does not answer: {error or type(error).__name__}") from None
                    if tries == 1:
                        self.tell(GuestNews("away", {}))
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, 2 * pause)
                    continue
                outcome: list[float] = self.now["outcome"]
                self.tell(GuestNews("over", {"outcome": outcome}))
                return outcome
        except BaseException:
            end_all(at_once=True)
            raise
        finally:
            self._leave()

    def _leave(self) -> None:
        with programs_ended():
            if isinstance(self.player, ProgramPlayer) and self.now.get("outcome"):
                self.player.end(self.now["outcome"])
        self._thread.shutdown(wait=False)

    async def _hello(self, socket: ClientConnection) -> None:
        """Come in, and sit down if the key is an invitation."""
        self._answers.clear()
        await socket.send(json.dumps({"type": "hello", "keys": self.keys}))
        await self._welcomed(socket)
        if self.seat < 0:
            raise Mistake("this link opens no seat: it is one to watch with, or of the host; take the link of a seat")
        if self.game is None:
            self.game = await asyncio.to_thread(self._opened)
            self.player = seated(self.bot, self.game, self.seed)
            self.tell(
                GuestNews("seated", {"number": self.seat + 1, "link": str(replace(self.link, key=self.keys[-1]))})
            )

    async def _welcomed(self, socket: ClientConnection) -> None:
        while True:
            message = await self._heard(socket)
            if message["type"] != "welcome":
                continue
            you = message["you"]
            if you["seats"]:
                self.seat = you["seats"][0]
            elif you["invited"]:
                self.keys = [self.link.key, secrets.token_urlsafe(16)]
                asked = {"type": "sit", "id": secrets.token_hex(8), "seat": you["invited"][0], "name": self.name}
                await socket.send(json.dumps({**asked, "key": self.keys[-1]}))
                continue
            return

    async def _heard(self, socket: ClientConnection) -> Message:
        """The next message, taken in."""
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        kind = message["type"]
        if kind == "welcome":
            self.table, self.now = message["table"], message["now"]
        elif kind == "table":
            self.table = message["table"]
        elif kind == "update":
            self.now = message
        elif kind == "closing":
            raise LineLost("the server is going down")
        elif message.get("id") in self._answers:
            self._answers.pop(message["id"]).set_result(message)
        elif kind == "error":
            if message["code"] in PASSING:
                raise LineLost(message["message"])
            raise Mistake(f"the table refuses ({message['code']}): {message['message']}")
        self._news.set()
        return message

    def _opened(self) -> Game:
        """The very game that is played there: its box must be on this machine's shelf too."""
        table = self.table
        box = find_box(table["game"])
        address = f"{self.link.address}/api/tables/{self.link.table}/components"
        headers = {"Accept": "text/plain", "Authorization": f"Bearer {','.join(self.keys)}"}
        try:
            with urlopen(Request(address, headers=headers), timeout=PATIENCE) as answer:
                text = answer.read().decode("utf-8")
        except URLError as error:
            raise LineLost(str(error)) from None
        rules = table["rulesVersion"]
        if not 1 <= rules <= box.label.rules:
            raise Mistake(f"the table goes by version {rules} of the rules, and here is {box.label.rules}")
        standard = text == box.standard_components(rules)
        return open_game(Setup(table["game"], len(table["seats"]), table["options"], "" if standard else text, rules))

    # Playing.

    async def _visit(self, socket: ClientConnection) -> None:
        """Until the game is over, or the line breaks."""
        beside = [asyncio.create_task(work(socket)) for work in (self._ping, self._act)]
        try:
            while self.now["outcome"] is None:
                reading = asyncio.create_task(self._heard(socket))
                await asyncio.wait([reading, *beside], return_when=asyncio.FIRST_COMPLETED)
                for task in beside:
                    if task.done():
                        reading.cancel()
                        task.result()
                await reading
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)

    async def _ping(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(PING)
            await socket.send('{"type":"ping"}')

    async def _act(self, socket: ClientConnection) -> None:
        """Whenever the table waits for this seat: look, choose, act."""
        refused = 0
        while True:
            while not self._awaited():
                self._news.clear()
                await self._news.wait()
            known = await self._ask(socket, {"type": "know", "seat": self.seat})
            if known["type"] != "known":
                raise LineLost(f"{known.get('code')}: {known.get('message')}")
            action = await self._chosen(known["knowledge"])
            answer = await self._ask(socket, {"type": "act", "seat": self.seat, "action": action})
            if answer["type"] == "ack":
                refused = 0
                while answer["n"] is not None and self.now["n"] < answer["n"]:
                    self._news.clear()
                    await self._news.wait()
            elif self.now["n"] == known["n"]:
                refused += 1
                if refused > AGAIN:
                    raise Mistake(f"the table refuses {action!r}: {answer.get('refusal') or answer.get('message')}")

    def _awaited(self) -> bool:
        proposals = self.now["proposals"] or []
        return (
            self.seat in self.now["awaited"]
            and self.table["seats"][self.seat]["holder"] == "person"
            and all(proposal["seat"] != self.seat for proposal in proposals)
        )

    async def _ask(self, socket: ClientConnection, request: Message) -> Message:
        id = secrets.token_hex(8)
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._answers[id] = answer
        await socket.send(json.dumps({**request, "id": id}))
        return await answer

    async def _chosen(self, knowledge: Message) -> str:
        """What the bot chooses; in a timed game not before it can have seen and done it."""
        loop = asyncio.get_running_loop()
        ready = loop.time() + (self.player.reaction(self.rng) / 1000 if self.table["timed"] else 0)
        failed = 0
        while True:
            try:
                action = await loop.run_in_executor(self._thread, self._thought, knowledge)
                break
            except Fault as fault:
                failed += 1
                self.tell(GuestNews("fault", {"told": str(fault)}))
                if failed > AGAIN:
                    raise Mistake(f"the player has failed {failed} times, last because it {fault}") from None
        await asyncio.sleep(max(0.0, ready - loop.time()))
        return action

    def _thought(self, knowledge: Message) -> str:
        assert self.game is not None
        imagined = self.game.imagine(knowledge, self.rng)
        return self.game.write(self.player.choose(imagined, self.seat))


def sit(link: str, bot: Bot, name: str = "", tell: Callable[[GuestNews], None] = lambda news: None) -> list[float]:
    """Sit down at a table by the link of a seat, and play to the end by a bot; gives the outcome."""
    return asyncio.run(seat_and_play(link, bot, name, tell))


async def seat_and_play(link: str, bot: Bot, name: str, tell: Callable[[GuestNews], None]) -> list[float]:
    return await Guest(link_of(link), bot, name, tell).play()
