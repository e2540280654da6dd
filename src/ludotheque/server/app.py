"""The routes: shelf, tables, sockets, health, pages."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludotheque import __version__
from ludotheque.core.box import Setup
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game, shelf
from ludotheque.room import answers, archive, wire
from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.server import backends
from ludotheque.server.backends import Backend
from ludotheque.server.beside import Beside
from ludotheque.server.collector import Collector
from ludotheque.server.config import ServerConfig
from ludotheque.server.errors import Denied, status_of
from ludotheque.server.front_door import FrontDoor
from ludotheque.server.health import Health
from ludotheque.server.limits import Addresses
from ludotheque.server.metrics import Metrics
from ludotheque.server.pages import Pages
from ludotheque.server.process_dealer import ProcessDealer
from ludotheque.server.process_pool import ProcessPool
from ludotheque.server.process_reviewer import ProcessReviewer
from ludotheque.server.purge import Purge
from ludotheque.server.security import same_origin
from ludotheque.server.sockets import Sockets
from ludotheque.server.telling import LongAnswer, Telling
from ludotheque.server.turnstile import Turnstile
from ludotheque.server.warm_up import WarmUp
from ludotheque.table.diagrams import Diagrams
from ludotheque.table.tutorial import Tutorial

WORTH_COMPRESSING = 2_000
BESIDE = 16_384
"""What is longer is compressed beside the loop."""
MINUTE = 60
CLOSING_SECONDS = 1.0
WRITTEN_OUT = 2
"""So many times as long as a text is what JSON makes of it, at most: with all line feeds and quotes escaped."""

P = ParamSpec("P")
T = TypeVar("T")


class House:
    """The game room as a whole: what the routes need."""

    def __init__(self, config: ServerConfig, door: FrontDoor, backend: Backend) -> None:
        limits = config.limits
        self.backend = backend
        self.config = config
        self.door = door
        self.metrics = Metrics()
        self.collector = Collector(lambda: self.metrics.actions)
        self.beside = Beside()
        self.pool = ProcessPool(config.bot_workers, config.plugins, self.metrics, config.bot_deadline)
        self.warm_up = WarmUp(config.warm_up, self.pool)
        services = Services(
            store=backend.store,
            fleet=backend.fleet,
            clock=backend.clock,
            thoughts=self.pool,
            reviewer=ProcessReviewer(self.pool, config.review_depth),
            dealer=ProcessDealer(self.pool),
            today=utc_day,
            aside=self.beside,
            counts=self.metrics,
            limits=limits,
            bot_pause=config.bot_pause,
            decision_seconds=config.decision_seconds,
        )
        self.rooms = Rooms(services, config.components)
        self.health = Health(backend.store)
        self.purge = Purge(backend.store, self.rooms, config.keep_days)
        self.creators = Addresses(limits.tables_per_minute / MINUTE, limits.tables_at_once)
        self.telling = Telling()
        self.readers = Addresses(limits.replays_per_second, limits.replays_at_once)
        self.sockets = Sockets(self.rooms, limits, self.metrics, door.bites, self.readers)

    async def open(self) -> None:
        open_every_box()
        await self.rooms.open()
        self.collector.open()
        self.purge.open()
        self.warm_up.open()

    async def close(self) -> None:
        self.purge.close()
        await self.warm_up.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.rooms.close(), CLOSING_SECONDS)
        await self.pool.close()
        await self.backend.close()
        self.collector.close()


def open_every_box() -> None:
    """Before there are threads: msgspec learns a shape when it first reads one, and two that do so at once crash."""
    for found in shelf():
        if found.opener is None:
            continue
        with suppress(Mistake):  # whoever wants to play it is told
            open_game(found.setup())
        with suppress(ValueError):  # and so is whoever wants to learn it
            Diagrams.of(found)
            if found.taught:
                Tutorial.of(found)


def make_app(config: ServerConfig, door: FrontDoor) -> Starlette:
    """The server as an ASGI application, behind a door that its connections come through."""
    limits = config.limits
    visitors = Addresses(limits.requests_per_second, limits.requests_at_once)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(config, door, await backends.opened(config))
        app.state.house = house
        await house.open()
        yield
        await house.close()

    routes = [
        Route("/api/shelf", _shelf),
        Route("/api/bots", _bots),
        Route("/api/address", _address),
        Route("/api/games/{game}", _game),
        Route("/api/games/{game}/components", _components),
        Route("/api/games/{game}/diagrams", _diagrams),
        Route("/api/games/{game}/puzzles", _puzzles),
        Route("/api/games/{game}/shapes", _shapes),
        Route("/api/games/{game}/texts/{language}", _texts),
        Route("/api/deals", _today),
        Route("/api/deals/{game}", _deal, methods=["POST"]),
        Route("/api/records", _open_record, methods=["POST"]),
        Route("/api/tables", _create, methods=["POST"]),
        Route("/api/tables/{table}/components", _table_components),
        Route("/api/tables/{table}/facts", _table_facts),
        Route("/api/tables/{table}/deal", _dealt),
        Route("/api/tables/{table}/history", _history),
        Route("/api/tables/{table}/branch", _branch, methods=["POST"]),
        Route("/api/tables/{table}/figures", _figures),
        Route("/api/tables/{table}/record", _record),
        Route("/api/tables/{table}/review", _review),
        Route("/api/tables/{table}/log", _log),
        WebSocketRoute("/api/tables/{table}/socket", _socket),
        Route("/healthz", _health),
        Route("/metrics", _metrics),
        Mount("/", Pages(config.static)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Turnstile, addresses=visitors, bites=door.bites),
            Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=4, thread_minimum_size=BESIDE),
        ],
        exception_handlers={Wrong: _wrong, HTTPException: _http_error, Exception: _failure},
    )


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _json(data: object, status: int = 200) -> Response:
    return Response(wire.encode(data), status, media_type="application/json")


# Errors.


def _error(code: str, message: str, status: int) -> Response:
    return _json({"error": {"code": code, "message": message}}, status)


async def _wrong(request: Request, error: Exception) -> Response:
    assert isinstance(error, Wrong)
    _house(request).metrics.errors[error.code] += 1
    return _error(error.code, str(error), status_of(error))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-such-address", 405: "no-such-method"}.get(error.status_code, "bad-request")
    return _error(code, error.detail, error.status_code)


async def _failure(request: Request, error: Exception) -> Response:
    return _error("unavailable", "the server could not do it", 500)


# The shelf.


def _told(told: Callable[P, T], *asked: P.args, **named: P.kwargs) -> T:
    """What everybody may ask; what is not there is not found."""
    try:
        return told(*asked, **named)
    except Wrong as error:
        raise Denied(error.code, str(error), 404) from None


def _ready_json(told: bytes) -> Response:
    return Response(told, media_type="application/json")


def _name(request: Request) -> str:
    name: str = request.path_params["game"]
    return name


async def _shelf(request: Request) -> Response:
    return _ready_json(answers.shelf_told())


async def _bots(request: Request) -> Response:
    return _json({"warming_up": _house(request).warm_up.under_way})


async def _address(request: Request) -> Response:
    """Where devices of the local network find this server; nothing if it is not open to them."""
    return _json({"lan": _house(request).config.lan or None})


async def _game(request: Request) -> Response:
    return _ready_json(_told(answers.game_told, _name(request)))


async def _components(request: Request) -> Response:
    return PlainTextResponse(_told(answers.components_told, _name(request)))


async def _diagrams(request: Request) -> Response:
    return _ready_json(_told(answers.diagrams_told, _name(request)))


async def _puzzles(request: Request) -> Response:
    return _ready_json(await _house(request).beside(_told, answers.puzzles_told, _name(request)))


async def _shapes(request: Request) -> Response:
    return _ready_json(_told(answers.shapes_told, _name(request)))


async def _texts(request: Request) -> Response:
    return PlainTextResponse(_told(answers.texts_told, _name(request), request.path_params["language"]))


# Tables.


async def _body(request: Request, most: int | None = None) -> bytes:
    """The body of a request that comes from our own page and is not too long: `most` bytes, or what others have."""
    if not same_origin(request.headers):
        raise Denied("origin", "pages of other sites may not talk to this server", 403)
    house, address = _house(request), _address_of(request)
    most = most or house.config.limits.body_bytes
    body = bytearray()
    try:
        async with asyncio.timeout(house.config.limits.body_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    house.door.bites.bite("body_bytes", address)
                    raise Denied("too-large", f"a request has at most {most} bytes", 413)
    except ClientDisconnect:
        raise Denied("bad-request", "the line broke before the request had arrived", 400) from None
    except TimeoutError:
        house.door.bites.bite("body_seconds", address)
        raise Denied("bad-request", "the request did not arrive in time", 408) from None
    return bytes(body)


def _address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _check_rate(request: Request, addresses: Addresses) -> None:
    if not addresses.bucket(_address_of(request)).take():
        house = _house(request)
        house.door.bites.bite("tables" if addresses is house.creators else "replays", _address_of(request))
        raise Denied("rate", "too many requests of this kind in a short time; wait a minute", 429)


async def _create(request: Request) -> Response:
    house = _house(request)
    body = await _body(request)
    _check_rate(request, house.creators)
    new = wire.read_new_table(body)
    keys = await house.rooms.create(new)
    if any(seat.holder == "bot" for seat in new.seats):
        house.pool.warm()
    return _json(keys, 201)


async def _open_record(request: Request) -> Response:
    house = _house(request)
    body = await _body(request, WRITTEN_OUT * house.config.limits.record_bytes)
    _check_rate(request, house.creators)
    return _json(await house.rooms.open_record(wire.read_new_record(body)), 201)


def utc_day() -> str:
    return datetime.now(UTC).date().isoformat()


async def _today(request: Request) -> Response:
    return _ready_json(answers.deals_told(_house(request).rooms.services.today()))


async def _deal(request: Request) -> Response:
    house = _house(request)
    body = await _body(request)
    _check_rate(request, house.creators)
    game = _told(answers.found, _name(request)).name
    keys = await house.rooms.deal(game, wire.read_new_deal(body))
    house.pool.warm()
    return _json(keys, 201)


async def _dealt(request: Request) -> Response:
    house = _house(request)
    async with house.rooms.visit(request.path_params["table"]) as room:
        _rights(request, room)
        _check_rate(request, house.readers)
        return _json(await archive.deal(room))


def _rights(request: Request, room: Room) -> Rights:
    """What the keys of the request open; at least something."""
    return room.invitations.enter(_keys(request))


def _keys(request: Request) -> list[str]:
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Denied("no-key", "name a key of this table: Authorization: Bearer KEY", 403)
    return keys.strip().split(",")[: _house(request).config.limits.keys_per_request]


async def _setup(request: Request) -> Setup:
    """What a table was set up with."""
    house = _house(request)
    async with house.rooms.visit(request.path_params["table"]) as room:
        _rights(request, room)
        _check_rate(request, house.readers)
        return room.table.opening.setup


async def _table_components(request: Request) -> Response:
    setup = await _setup(request)
    if request.headers.get("accept") == "text/plain":
        return PlainTextResponse(archive.component_text(setup))
    return _json(await _house(request).beside(archive.components, setup))


async def _table_facts(request: Request) -> Response:
    setup = await _setup(request)
    return _json((await _house(request).beside(open_game, setup)).facts)


async def _history(request: Request) -> Response:
    house = _house(request)
    asked = request.query_params.get("seat", "watch")
    if asked != "watch" and not (asked.isascii() and asked.isdecimal() and len(asked) < 3):
        raise Wrong("bad-request", "seat is the number of a seat, or watch")
    seat = None if asked == "watch" else int(asked)
    async with house.rooms.visit(request.path_params["table"]) as room:
        archive.check_perspective(room, _rights(request, room), seat)
        _check_rate(request, house.readers)
        with house.telling.to(_address_of(request)):
            body = await archive.history(room, seat)
    return LongAnswer(house.telling, _address_of(request), body, media_type="application/json")


async def _branch(request: Request) -> Response:
    house = _house(request)
    body = await _body(request)
    new = wire.read_new_branch(body)
    async with house.rooms.visit(request.path_params["table"]) as room:
        archive.check_perspective(room, _rights(request, room), new.seat)
        _check_rate(request, house.creators)
        keys = await house.rooms.branch(room, new)
    return _json(keys, 201)


@asynccontextmanager
async def _played(request: Request) -> AsyncIterator[Room]:
    """A table whose game is over, for somebody with a key who does not ask for such things all the time."""
    house = _house(request)
    async with house.rooms.visit(request.path_params["table"]) as room:
        _rights(request, room)
        archive.check_played(room)
        _check_rate(request, house.readers)
        yield room


async def _figures(request: Request) -> Response:
    async with _played(request) as room:
        return _json(await archive.figures(room))


async def _record(request: Request) -> Response:
    async with _played(request) as room:
        text = await archive.record(room)
    headers = {"content-disposition": f'attachment; filename="{room.name}.ludo"'}
    return PlainTextResponse(text, headers=headers)


async def _review(request: Request) -> Response:
    async with _played(request) as room:
        return Response(await archive.review(room), media_type="application/json")


async def _log(request: Request) -> Response:
    """What is kept of a table, as it is; also of one whose rules this server does not have."""
    house = _house(request)
    keys = _keys(request)
    _check_rate(request, house.readers)
    return _json(await archive.log(house.backend.store, request.path_params["table"], keys))


async def _socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    await house.sockets.serve(socket)


# For operators.


async def _health(request: Request) -> Response:
    house = _house(request)
    ok = await house.health.ok()
    return _json({"ok": ok, "tables": house.rooms.stored, "version": __version__}, 200 if ok else 503)


async def _metrics(request: Request) -> Response:
    house = _house(request)
    gauges = {
        "tables": house.rooms.stored,
        "tables_live": len(house.rooms.live),
        "tables_kept": sum(room.keeping is not None for room in house.rooms.live.values()),
        "connections": house.door.count(),
        "sockets": house.sockets.open.total(),
        "bot_workers": len(house.pool.pids()),
        "longest_pause_seconds": house.collector.longest,
    }
    handed_over = house.door.meeting.handed_over if house.door.meeting is not None else 0
    return PlainTextResponse(
        house.metrics.text(house.backend.server, gauges, house.door.bites.counts, handed_over),
        media_type="text/plain; version=0.0.4",
    )
