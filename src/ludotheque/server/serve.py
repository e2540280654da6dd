"""Open the game room: bind, serve, and close in good order."""

import asyncio
import contextlib
import logging
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from ludotheque.games import box, open_game
from ludotheque.games.plugins import load_plugins
from ludotheque.server import backends
from ludotheque.server.app import House, make_app
from ludotheque.server.config import ServerConfig
from ludotheque.server.folder_lock import locked
from ludotheque.server.front_door import PROXY, DoorConfig, FrontDoor, Http, Socket, quiet_about_peers
from ludotheque.server.limits import Limits
from ludotheque.server.meeting import SIGN_SECONDS, Meeting, Place
from ludotheque.server.processes import Processes
from ludotheque.server.security import KnownHosts, SecurityHeaders

CLOSING_SECONDS = 1
GOODBYE_SECONDS = 0.3
HANDOVER_SECONDS = 0.0005
"""The thread that writes to the disk waits no longer than this for a busy loop; Python's own 5 ms would be felt."""
ANYWHERE = "0.0.0.0"
FRAME_LIMIT = 65_536
"""What is longer than this is not even read; what is longer than a message may be is answered with an error."""
TICKS = 10
"""So often in a second uvicorn looks whether it is time to end."""
OTHER_FILES = 256
"""Descriptors that are for no connection: the store, the workers, the pages."""

log = logging.getLogger("ludotheque.serve")


class _Server(uvicorn.Server):
    """Says when it is ready, says goodbye to everybody, and ends without a signal's exit code."""

    def __init__(self, app: Starlette, config: ServerConfig, door: FrontDoor, ready: Callable[[], None]) -> None:
        super().__init__(_uvicorn_config(app, config, door))
        self.app = app
        self.door = door
        self.ready = ready
        self._ear: socket.socket | None = None
        """Where others hand over whoever came to them."""
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.door.meeting is not None:
                self._meet(self.door.meeting)
            self.ready()

    def _meet(self, meeting: Meeting) -> None:
        """Let the other processes find this one; where they cannot, they serve whoever comes to them."""
        try:
            self._ear = meeting.open()
        except OSError as error:
            log.warning("people of one table do not meet at this process, which costs more: %s", error)
        else:
            asyncio.get_running_loop().add_reader(self._ear, meeting.take, self._go_on)

    def _meet_no_more(self, meeting: Meeting) -> None:
        """Who is told that the house closes, and comes back by another process, is not sent here again."""
        if self._ear is not None:
            asyncio.get_running_loop().remove_reader(self._ear)
        meeting.close()

    async def on_tick(self, counter: int) -> bool:
        """As long as the loop goes on and there is room, others are to send people here."""
        if self.door.meeting is not None and counter % round(SIGN_SECONDS * TICKS) == 0 and not self.door.is_full():
            self.door.meeting.sign()
        return await super().on_tick(counter)

    def _go_on(self, connection: socket.socket, head: bytes) -> None:
        """Another process has handed over somebody who came to it."""
        coming = asyncio.create_task(self._connected(connection, head))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _connected(self, connection: socket.socket, head: bytes) -> None:
        made = partial(Http, self.config, self.server_state, self.lifespan.state)
        try:
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(made, connection)
        except OSError:
            connection.close()  # whoever it was is gone
        else:
            protocol.go_on(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.app.state.house
        if self.door.meeting is not None:
            self._meet_no_more(self.door.meeting)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(house.rooms.say_goodbye(), GOODBYE_SECONDS)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.should_exit = True


def serve(
    config: ServerConfig,
    host: str = "127.0.0.1",
    port: int = 8000,
    *,
    lan: bool = False,
    on_ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM.

    `port` 0 takes any free port. `lan` listens for the whole local network, whatever `host` says. `on_ready` is called
    with the address when people can come. Raises `OSError` if the port cannot be had and `Mistake` for a plugin or a
    component file that is wrong.
    """
    load_plugins(config.plugins)
    check_components(config.components)
    with _own_folder(config), _listening(ANYWHERE if lan else host, port) as listener:
        asyncio.run(backends.prepare(config))
        address = _address(listener, lan)
        known = replace(config, lan=address if lan else "")
        ready = partial(on_ready, address) if on_ready is not None else _nothing
        if config.processes > 1:
            Processes(known, listener, ready).run()
        else:
            serve_on(known, listener, ready)


def serve_on(
    config: ServerConfig, listener: socket.socket, ready: Callable[[], None], place: Place | None = None
) -> None:
    """Serve whoever comes to an address; several processes may listen to the same, each of them at a `place`."""
    sys.setswitchinterval(HANDOVER_SECONDS)
    meeting = Meeting(place) if place is not None else None
    door = FrontDoor(config.limits, raised_descriptors(config.limits) - OTHER_FILES, meeting)
    quiet_about_peers()
    _Server(make_app(config, door), config, door, ready).run([listener])


def _nothing() -> None:
    """Nobody wants to know."""


def _own_folder(config: ServerConfig) -> contextlib.AbstractContextManager[None]:
    """A file belongs to one server; a database to as many as like."""
    return contextlib.nullcontext() if config.database else locked(config.data)


def raised_descriptors(limits: Limits) -> int:
    """How many files and connections this process may have open: as many as the limits need, or the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = limits.connections + OTHER_FILES
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return needed
    wanted = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if wanted < needed:
        log.warning("the system allows %d open files: there are at most %d connections", wanted, wanted - OTHER_FILES)
    return wanted


def _uvicorn_config(app: Starlette, config: ServerConfig, door: FrontDoor) -> uvicorn.Config:
    front = DoorConfig(
        SecurityHeaders(KnownHosts(app, config.names)),
        http=Http,
        ws=Socket,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=PROXY,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
    front.door = door
    return front


def check_components(components: Mapping[str, str]) -> None:
    """Raise for a component file that its game does not accept."""
    for game, text in components.items():
        open_game(box(game).setup(components=text))


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=1024)


def _address(listener: socket.socket, lan: bool) -> str:
    host, port = listener.getsockname()[:2]
    if lan:
        host = lan_host()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def lan_host() -> str:
    """This machine's address in the local network, as far as it can be told without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
