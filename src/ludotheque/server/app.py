"""The routes: shelf, tables, sockets, health, pages."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludotheque import __version__
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Data
from ludotheque.games import box, shelf
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.history import perspective, table_after
from ludotheque.room.keys import Rights
from ludotheque.room.room import Room
from ludotheque.room.rooms import Rooms
from ludotheque.room.services import Services
from ludotheque.server.limits import Addresses
from ludotheque.server.metrics import Metrics
from ludotheque.server.pages import Pages
from ludotheque.server.process_pool import Bots
from ludotheque.server.security import same_origin
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import Sockets
from ludotheque.server.sqlite import FILE, SqliteStore
from ludotheque.table.ludo import write
from ludotheque.table.record import recorded

WORTH_COMPRESSING = 2_000
MINUTE = 60
BODY_SECONDS = 10


class House:
    """The game room as a whole: what the routes need."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics = Metrics()
        self.store = SqliteStore(settings.data / FILE)
        self.bots = Bots(settings.bot_workers, settings.plugins, self.metrics, settings.bot_deadline)
        services = Services(self.store, self.bots, self.metrics, limits, settings.bot_pause, settings.decision_seconds)
        self.rooms = Rooms(services, settings.components, settings.keep_days)
        self.sockets = Sockets(self.rooms)
        self.creators = Addresses(limits.tables_per_minute / MINUTE, limits.tables_at_once)
        self.readers = Addresses(limits.replays_per_second, limits.replays_at_once)

    async def close(self) -> None:
        await self.rooms.close()
        await self.bots.close()
        await self.store.close()


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.rooms.open()
        yield
        await house.close()

    routes = [
        Route("/api/shelf", _shelf),
        Route("/api/games/{game}", _game),
        Route("/api/games/{game}/components", _components),
        Route("/api/tables", _create, methods=["POST"]),
        Route("/api/tables/{table}/components", _table_components),
        Route("/api/tables/{table}/history", _history),
        Route("/api/tables/{table}/branch", _branch, methods=["POST"]),
        Route("/api/tables/{table}/record", _record),
        WebSocketRoute("/api/tables/{table}/socket", _socket),
        Route("/healthz", _health),
        Route("/metrics", _metrics),
        Mount("/", Pages(settings.static)),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING)],
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
    return _error(error.code, str(error), error.status)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-such-address", 405: "no-such-method"}.get(error.status_code, "bad-request")
    return _error(code, error.detail, error.status_code)


async def _failure(request: Request, error: Exception) -> Response:
    return _error("unavailable", "the server could not do it", 500)


# The shelf.


def _box_shown(found: Box) -> Data:
    label: Data = msgspec.to_builtins(found.label)
    return {"name": found.name, **label, "ready": found.opener is not None, "tutorial": found.taught}


def _box(request: Request) -> Box:
    try:
        return box(request.path_params["game"])
    except Mistake as error:
        raise Wrong("no-game", str(error), 404) from None


async def _shelf(request: Request) -> Response:
    return _json({"boxes": [_box_shown(found) for found in shelf()]})


async def _game(request: Request) -> Response:
    found = _box(request)
    ready = found.opener is not None
    components = msgspec.toml.decode(found.standard_components()) if ready else None
    rules = found.data("rules") if found.folder.joinpath("rules.toml").is_file() else None
    return _json({**_box_shown(found), "rules": rules, "components": components, "levels": wire.LEVELS})


async def _components(request: Request) -> Response:
    found = _box(request)
    if found.opener is None:
        raise Wrong("coming", f"{found.name} is still to come", 404)
    return PlainTextResponse(found.standard_components())


# Tables.


async def _body(request: Request) -> bytes:
    """The body of a request that comes from our own page and is not too long."""
    if not same_origin(request.headers):
        raise Wrong("origin", "pages of other sites may not talk to this server", 403)
    most = _house(request).settings.limits.body_bytes
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Wrong("too-large", f"a request has at most {most} bytes", 413)
    except TimeoutError:
        raise Wrong("bad-request", "the request did not arrive in time", 408) from None
    return bytes(body)


def _check_rate(request: Request, addresses: Addresses) -> None:
    if not addresses.bucket(request.client.host if request.client is not None else "").take():
        raise Wrong("rate", "too many requests of this kind in a short time; wait a minute", 429)


async def _create(request: Request) -> Response:
    house = _house(request)
    body = await _body(request)
    _check_rate(request, house.creators)
    try:
        new = wire.read_new_table(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Wrong("bad-request", str(error)) from None
    keys = await house.rooms.create(new)
    if any(seat.holder == "bot" for seat in new.seats):
        house.bots.warm()
    return _json(keys, 201)


async def _rights(request: Request, room: Room) -> Rights:
    """What the keys of the request open; at least something."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Wrong("no-key", "name a key of this table: Authorization: Bearer KEY", 403)
    return await room.doors.enter(keys.strip().split(",")[: _house(request).settings.limits.keys_per_request])


def _check_perspective(room: Room, found: Rights, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(room.table.seats):
        raise Wrong("no-such-seat", f"the seats are 0 to {len(room.table.seats) - 1}", 404)
    if not room.table.state.over() and not found.may_see(seat):
        raise Wrong("not-your-seat", "while the game runs, a seat's perspective is open to its holder only", 403)


async def _table_components(request: Request) -> Response:
    house = _house(request)
    async with house.rooms.visit(request.path_params["table"]) as room:
        await _rights(request, room)
        _check_rate(request, house.readers)
        setup = room.table.opening.setup
    return _json(msgspec.toml.decode(setup.components or box(setup.game).standard_components()))


async def _history(request: Request) -> Response:
    house = _house(request)
    asked = request.query_params.get("seat", "watch")
    if asked != "watch" and not (asked.isascii() and asked.isdecimal() and len(asked) < 3):
        raise Wrong("bad-request", "seat is the number of a seat, or watch")
    seat = None if asked == "watch" else int(asked)
    async with house.rooms.visit(request.path_params["table"]) as room:
        _check_perspective(room, await _rights(request, room), seat)
        _check_rate(request, house.readers)
        ended = room.table.state.over()
        beginning, entries = await house.store.beginning(room.name)
    seats = () if seat is None else (seat,)
    body = await asyncio.to_thread(perspective, beginning, entries, seats, ended)
    return Response(body, media_type="application/json")


async def _branch(request: Request) -> Response:
    house = _house(request)
    body = await _body(request)
    try:
        new = wire.read_new_branch(body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Wrong("bad-request", str(error)) from None
    async with house.rooms.visit(request.path_params["table"]) as room:
        _check_perspective(room, await _rights(request, room), new.seat)
        _check_rate(request, house.creators)
        keys = await house.rooms.branch(room, new)
    return _json(keys, 201)


async def _record(request: Request) -> Response:
    house = _house(request)
    async with house.rooms.visit(request.path_params["table"]) as room:
        await _rights(request, room)
        if room.table.opening.tutorial:
            raise Wrong("tutorial", "a tutorial has no record", 409)
        if not room.table.state.over():
            raise Wrong("running", "the record holds the seed; it is there when the game is over", 409)
        _check_rate(request, house.readers)
        beginning, entries = await house.store.beginning(room.name)
    table = await asyncio.to_thread(table_after, beginning, entries)
    text = write(recorded(table, beginning.seats, entries))
    headers = {"content-disposition": f'attachment; filename="{room.name}.ludo"'}
    return PlainTextResponse(text, headers=headers)


async def _socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    await house.sockets.serve(socket)


# For operators.


async def _health(request: Request) -> Response:
    house = _house(request)
    return _json({"ok": True, "tables": house.rooms.stored, "version": __version__})


async def _metrics(request: Request) -> Response:
    house = _house(request)
    gauges = {
        "tables": house.rooms.stored,
        "tables_live": len(house.rooms.live),
        "sockets": house.sockets.open.total(),
        "bot_workers": len(house.bots.pids()),
    }
    return PlainTextResponse(house.metrics.text(gauges), media_type="text/plain; version=0.0.4")
