"""What a page may ask besides playing: the same questions as at a server (docs/protocol.md), answered in the same way.

What never changes, boxes and their rules, the page finds in files beside it (`ludotheque.site`).
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ludotheque.games import open_game
from ludotheque.room import answers, archive, wire
from ludotheque.room.errors import Wrong
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms

MADE, FOUND, REFUSED, NOT_FOUND = 201, 200, 400, 404
WRITTEN_OUT = 2
"""So many times as long as a record is what JSON makes of it, at most; nothing longer is read."""


@dataclass(frozen=True)
class Asked:
    """A question as a page puts it: `perspective` is the seat of whoever looks back, or nothing for a watcher."""

    path: tuple[str, ...]
    keys: list[str]
    body: bytes = b""
    perspective: str = "watch"


@dataclass(frozen=True)
class Answered:
    status: int
    media: str
    text: str


def _json(data: object, status: int = FOUND) -> Answered:
    return Answered(status, "application/json", (data if isinstance(data, bytes) else wire.encode(data)).decode())


def _plain(text: str) -> Answered:
    return Answered(FOUND, "text/plain", text)


class Questions:
    """Answers for the tables of one page."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def answer(self, method: str, asked: Asked) -> Answered:
        """Whatever it is, there is an answer; an error has a code that the page puts into words."""
        try:
            return await self._answer(method, asked)
        except Wrong as error:
            status = NOT_FOUND if error.code == "no-table" else REFUSED
            return _json({"error": {"code": error.code, "message": str(error)}}, status)

    async def _answer(self, method: str, asked: Asked) -> Answered:
        most = WRITTEN_OUT * self.rooms.services.limits.record_bytes
        if len(asked.body) > most:
            raise Wrong("too-large", f"a request has at most {most} bytes")
        match (method, *asked.path):
            case ("GET", "deals"):
                return _json(answers.deals_told(self.rooms.services.today()))
            case ("POST", "deals", game):
                return _json(await self.rooms.deal(answers.found(game).name, wire.read_new_deal(asked.body)), MADE)
            case ("POST", "tables"):
                return _json(await self.rooms.create(wire.read_new_table(asked.body)), MADE)
            case ("POST", "records"):
                return _json(await self.rooms.open_record(wire.read_new_record(asked.body)), MADE)
            case ("GET", "tables", table, "log"):
                return _json(await archive.log(self.rooms.services.store, table, asked.keys))
            case ("POST", "tables", table, "branch"):
                new = wire.read_new_branch(asked.body)
                async with self.rooms.visit(table) as room:
                    archive.check_perspective(room, room.invitations.enter(asked.keys), new.seat)
                    return _json(await self.rooms.branch(room, new), MADE)
            case ("GET", "tables", table, what) if what in ABOUT_TABLES:
                async with self.rooms.visit(table) as room:
                    room.invitations.enter(asked.keys)
                    return await ABOUT_TABLES[what](room, asked)
        raise Wrong("no-such-address", f"nobody answers {method} {'/'.join(asked.path)}")


# Of one table.


def _seat(perspective: str) -> int | None:
    if perspective == "watch":
        return None
    if not (perspective.isascii() and perspective.isdecimal() and len(perspective) < 3):
        raise Wrong("bad-request", "seat is the number of a seat, or watch")
    return int(perspective)


async def _history(room: Room, asked: Asked) -> Answered:
    seat = _seat(asked.perspective)
    archive.check_perspective(room, room.invitations.rights(asked.keys), seat)
    return _json(await archive.history(room, seat))


async def _components(room: Room, asked: Asked) -> Answered:
    return _json(archive.components(room.table.opening.setup))


async def _facts(room: Room, asked: Asked) -> Answered:
    return _json(open_game(room.table.opening.setup).facts)


async def _deal(room: Room, asked: Asked) -> Answered:
    return _json(await archive.deal(room))


async def _figures(room: Room, asked: Asked) -> Answered:
    archive.check_played(room)
    return _json(await archive.figures(room))


async def _record(room: Room, asked: Asked) -> Answered:
    archive.check_played(room)
    return _plain(await archive.record(room))


async def _review(room: Room, asked: Asked) -> Answered:
    archive.check_played(room)
    return _json(await archive.review(room))


ABOUT_TABLES: dict[str, Callable[[Room, Asked], Awaitable[Answered]]] = {
    "components": _components,
    "facts": _facts,
    "deal": _deal,
    "history": _history,
    "figures": _figures,
    "record": _record,
    "review": _review,
}
