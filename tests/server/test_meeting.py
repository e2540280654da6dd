"""Sockets of one table meet at one process, handed over by whoever took them; whoever cannot hand over serves."""

import errno
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludotheque.server import serve
from ludotheque.server.app import make_app
from ludotheque.server.config import ServerConfig
from ludotheque.server.front_door import FrontDoor
from ludotheque.server.meeting import LONGEST_HEAD, SILENCE, Meeting, Place, place_of

PLACES = 2


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Meeting, Meeting]]:
    """Two processes of a machine, as far as these two know of each other."""
    with Meeting(Place(tmp_path, 0, PLACES)) as one, Meeting(Place(tmp_path, 1, PLACES)) as other:
        one.open()
        other.open()
        yield one, other


def request_of(number: int) -> bytes:
    """The request for a socket of a table whose people meet at that place."""
    name = next(name for name in map(str, range(100)) if place_of(name.encode(), PLACES) == number)
    return f"/api/tables/{name}/socket".encode()


@contextmanager
def connection() -> Iterator[tuple[socket.socket, socket.socket]]:
    near, far = socket.socketpair()
    with near, far:
        yield near, far


def test_a_connection_goes_to_the_place_of_its_table_with_what_was_read_of_it(two: tuple[Meeting, Meeting]) -> None:
    one, other = two
    taken: list[tuple[socket.socket, bytes]] = []
    with connection() as (near, far):
        assert one.hand_over(request_of(1), b"so much", near.fileno())
        near.close()
        other.take(lambda *came: taken.append(came))
        [(came, head)] = taken
        with came:
            far.send(b"more")
            assert (head, came.recv(9)) == (b"so much", b"more")
    assert (one.handed_over, other.handed_over) == (1, 0)


def test_at_its_own_place_a_connection_stays(two: tuple[Meeting, Meeting]) -> None:
    one, other = two
    with connection() as (near, _):
        assert not one.hand_over(request_of(0), b"", near.fileno())
        assert not other.hand_over(request_of(1), b"", near.fileno())


@pytest.mark.parametrize(
    "url", [b"/", b"/api/tables", b"/api/tables//socket", b"/api/tables/a/sockets", b"/t/a/socket"]
)
def test_what_asks_for_no_socket_of_a_table_stays(two: tuple[Meeting, Meeting], url: bytes) -> None:
    with connection() as (near, _):
        assert not any(one.hand_over(url, b"", near.fileno()) for one in two)


def test_whoever_is_not_there_is_handed_nothing(tmp_path: Path) -> None:
    with Meeting(Place(tmp_path, 0, PLACES)) as one, connection() as (near, _):
        one.open()
        assert not one.hand_over(request_of(1), b"", near.fileno()), "nobody has been there yet"
        with Meeting(Place(tmp_path, 1, PLACES)) as other:
            other.open()
        assert not one.hand_over(request_of(1), b"", near.fileno()), "whoever was there is gone"
        assert one.handed_over == 0


def test_who_takes_nothing_is_given_no_more_than_can_wait(two: tuple[Meeting, Meeting]) -> None:
    one, other = two
    with connection() as (near, _):
        with pytest.raises(BlockingIOError):
            any(not one.hand_over(request_of(1), b"", near.fileno()) for _ in range(10_000))
        other.take(lambda came, _: came.close())
        assert one.hand_over(request_of(1), b"", near.fileno())


def test_a_place_is_the_newest_process_s(tmp_path: Path) -> None:
    with ExitStack() as open_places:
        one, old, new = (open_places.enter_context(Meeting(Place(tmp_path, number, PLACES))) for number in (0, 1, 1))
        for each in (one, old, new):
            each.open()
        old.close()
        with connection() as (near, _):
            assert one.hand_over(request_of(1), b"", near.fileno())
        taken: list[socket.socket] = []
        new.take(lambda came, _: taken.append(came))
        [came] = taken
        came.close()


def test_more_than_a_head_may_be_is_not_gone_on_with(two: tuple[Meeting, Meeting]) -> None:
    one, other = two
    with connection() as (near, far):
        handed = one.hand_over(request_of(1), bytes(2 * LONGEST_HEAD), near.fileno())
        near.close()
        if handed:
            other.take(lambda *_: pytest.fail("half a head"))
            far.settimeout(9)
            assert far.recv(1) == b"", "the connection is closed"


def test_where_nothing_has_come_nothing_is_taken(two: tuple[Meeting, Meeting]) -> None:
    for one in two:
        one.take(lambda *_: pytest.fail("nobody came"))


def test_what_is_closed_leaves_no_descriptor_open(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0
    with Meeting(Place(tmp_path, 0, PLACES)) as one:
        one.open()
    assert (len(os.listdir("/proc/self/fd")) if before else 0) == before


def test_what_was_handed_over_is_not_kept_open_by_processes_that_are_begun_later(two: tuple[Meeting, Meeting]) -> None:
    """uvloop begins them with all that they can inherit: who goes would never be seen to go."""
    one, other = two
    taken: list[socket.socket] = []
    with connection() as (near, _):
        assert one.hand_over(request_of(1), b"", near.fileno())
        other.take(lambda came, _: taken.append(came))
    with taken[0] as came:
        assert not came.get_inheritable()


def test_who_gives_no_sign_of_life_is_handed_nothing(two: tuple[Meeting, Meeting]) -> None:
    """Its queue would take it: people would wait for a process that hangs."""
    one, other = two
    with connection() as (near, _):
        long_ago = time.time() - SILENCE - 1
        os.utime(one.place.folder / "1", (long_ago, long_ago))
        assert not one.hand_over(request_of(1), b"", near.fileno())
        other.sign()
        assert one.hand_over(request_of(1), b"", near.fileno())


def test_that_as_many_wait_as_can_is_told_by_some_systems_as_a_lack_of_room(
    two: tuple[Meeting, Meeting], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOBUFS, "no buffer space available")

    monkeypatch.setattr(two[0], "_mouth", SimpleNamespace(sendmsg=full, close=two[0]._mouth.close))
    with connection() as (near, _), pytest.raises(BlockingIOError):
        two[0].hand_over(request_of(1), b"", near.fileno())


@pytest.mark.anyio
@pytest.mark.parametrize("room", [True, False])
async def test_where_there_is_no_room_nobody_is_sent(tmp_path: Path, room: bool) -> None:
    """They would be turned away there, though others can serve them."""
    config = ServerConfig(tmp_path / "data")
    with Meeting(Place(tmp_path, 1, PLACES)) as meeting:
        meeting.open()
        os.utime(tmp_path / "1", (0, 0))
        door = FrontDoor(config.limits, descriptors=1, meeting=meeting)
        if not room:
            door.enter("somebody")
        await serve._Server(make_app(config, door), config, door, lambda: None).on_tick(0)
        assert (os.stat(tmp_path / "1").st_mtime > 0) == room
