"""The front door: large, slow and numerous peers are turned away, and everybody else does not notice."""

import asyncio
import resource
import subprocess
import sys
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets

from ludotheque.server.bites import TOLD_EVERY, Bites
from ludotheque.server.limits import Addresses, neighbourhood
from tests.patience import PATIENCE
from tests.server.client import knock, visit
from tests.server.peer import Peer
from tests.server.running import GENEROUS, Run, Running

pytestmark = pytest.mark.anyio

QUICK = {**GENEROUS, "head_seconds": 0.3, "body_seconds": 0.3, "write_seconds": 0.3}
"""Limits for peers that dawdle, so that no test has to."""


def counted(server: Running, limit: str) -> int:
    """How often a limit has bitten, by the metrics."""
    lines = server.get("/metrics").text.splitlines()
    found = [line.split()[1] for line in lines if line.startswith(f'ludotheque_limits_total{{limit="{limit}"}}')]
    return int(found[0]) if found else 0


ENDLESS: dict[str, tuple[bytes, bytes]] = {
    "headers": (b"GET / HTTP/1.1\r\n", b"x-more: and more\r\n"),
    "one header": (b"GET / HTTP/1.1\r\nx-more: ", b"and more "),
    "an address": (b"GET /", b"andmore"),
    "names of headers": (b"GET / HTTP/1.1\r\n", b"more"),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS.keys())
def test_a_head_without_end_is_ended(server: Running, begin: bytes, more: bytes) -> None:
    before = counted(server, "head_bytes")
    with Peer(server.address) as peer:
        peer.send(begin)
        sent = 0
        while sent < 10_000_000 and peer.send(more * 500):
            sent += 500 * len(more)
        assert sent < 10_000_000
    assert counted(server, "head_bytes") == before + 1


def test_a_head_that_comes_at_once_and_is_too_large_is_answered(server: Running) -> None:
    with Peer(server.address) as peer:
        peer.ask("/", *(f"x-{number}: a" for number in range(3_000)))
        assert peer.status() == 431
    with Peer(server.address) as peer:
        peer.ask("/healthz", *(f"x-{number}: a" for number in range(50)))
        assert peer.status() == 200


NO_REQUESTS_FOR_A_SOCKET = {
    "with a body": ["content-length: 5"],
    "with a body in pieces": ["transfer-encoding: chunked"],
    "too long a line": [f"x-long: {'a' * 9_000}"],
}


@pytest.mark.parametrize("more", NO_REQUESTS_FOR_A_SOCKET.values(), ids=NO_REQUESTS_FOR_A_SOCKET.keys())
def test_what_is_no_request_for_a_socket_is_answered(server: Running, more: list[str]) -> None:
    """No deadline ended it: it became a socket that never opened."""
    wanted = ("connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13")
    with Peer(server.address) as peer:
        peer.ask("/api/tables/t/socket", *wanted, "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", *more)
        assert peer.status() == 400


HALF: dict[str, tuple[bytes, str]] = {
    "nothing at all": (b"", "head_seconds"),
    "half a head": (b"GET / HTTP/1.1\r\nhost: loc", "head_seconds"),
    "half a body": (b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{", "body_seconds"),
    "a body nobody wants": (b"GET /healthz HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{", "body_seconds"),
}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = Running(tmp_path_factory.mktemp("quick"), limits=QUICK)
    yield running
    bitten = [limit for limit in ("head_seconds", "body_seconds", "write_seconds") if counted(running, limit)]
    assert running.stop() == 0
    assert "Traceback" not in running.errors, running.errors
    assert [limit for limit in bitten if f"limit {limit}: 127.0.0.2 was turned away" not in running.errors] == []


@pytest.mark.parametrize(("half", "limit"), HALF.values(), ids=HALF.keys())
def test_half_a_request_is_not_waited_for_for_ever(quick: Running, half: bytes, limit: str) -> None:
    before = counted(quick, limit)
    with Peer(quick.address) as peer:
        peer.send(half)
        peer.hear_all()
    assert counted(quick, limit) > before


def test_a_trickle_of_header_bytes_wins_no_time(quick: Running) -> None:
    with Peer(quick.address) as peer:
        peer.send(b"GET / HTTP/1.1\r\nx: ")
        peer.socket.settimeout(0.02)
        heard = b""
        for _ in range(5_000):
            peer.send(b"a")
            try:
                heard = peer.hear()
            except TimeoutError:
                continue
            break
        assert heard.startswith(b"HTTP/1.1 408") or not heard


def test_whoever_reads_no_answer_is_given_up(quick: Running) -> None:
    with Peer(quick.address) as peer:
        peer.socket.setblocking(False)
        ask = b"GET /api/games/phantom/components HTTP/1.1\r\nhost: localhost\r\n\r\n" * 20
        waiting = 0
        while not counted(quick, "write_seconds"):
            waiting += 1
            assert waiting < 20_000
            try:
                peer.socket.send(ask)
            except BlockingIOError:
                pass
            except OSError:
                break
    assert counted(quick, "write_seconds")


async def test_one_address_has_so_many_connections_and_others_do_not_notice(run: Run) -> None:
    server = run(limits={**GENEROUS, "connections_per_address": 4})
    keys = server.table("me", "me")
    held = [Peer(server.address, "127.0.0.3") for _ in range(4)]
    for peer in held:
        peer.ask("/healthz")
        assert peer.status() == 200
    with Peer(server.address, "127.0.0.3") as one_more:
        assert one_more.status() == 503
    with Peer(server.address, "127.0.0.4") as other:
        other.ask("/healthz")
        assert other.status() == 200
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0)
    for peer in held:
        peer.socket.close()
    for _ in range(10_000):
        with Peer(server.address, "127.0.0.3") as again:
            again.ask("/healthz")
            if again.status() == 200:
                break
    else:
        raise AssertionError("whoever has gone makes room")
    assert counted(server, "connections_per_address") > 0
    server.stop()
    assert "limit connections_per_address: 127.0.0.3" in server.errors


async def test_a_socket_is_a_connection_until_it_is_closed(run: Run) -> None:
    server = run(limits={**GENEROUS, "connections": 3})
    keys = server.table("me", "me")

    def connections() -> int:
        line = next(line for line in server.get("/metrics").text.splitlines() if line.startswith("ludotheque_conn"))
        return int(line.split()[1])

    before = connections()
    async with visit(server.address, keys["table"], keys["seats"][0]):
        assert connections() == before + 1
    for _ in range(10_000):
        if connections() == before:
            break
    assert connections() == before


async def test_of_sockets_that_come_in_the_same_moment_so_many_are_let_in(run: Run) -> None:
    server = run(limits={**GENEROUS, "sockets_per_address": 3})
    table = server.table("me", "me")["table"]
    async with AsyncExitStack() as doors:
        knocks = [doors.enter_async_context(knock(server.address, table)) for _ in range(12)]
        came = await asyncio.gather(*knocks, return_exceptions=True)
        turned_away = [each.response.status_code for each in came if isinstance(each, websockets.InvalidStatus)]
        assert turned_away == [503] * 9
        assert counted(server, "sockets_per_address") == 9


def test_the_limit_of_open_files_is_raised_as_far_as_it_is_needed() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 900));"
        "from ludotheque.server.serve import raised_descriptors as raised; from ludotheque.server.limits import Limits;"
        "print(raised(Limits(connections=300)), resource.getrlimit(resource.RLIMIT_NOFILE)[0], raised(Limits()))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["556", "556", "900"]
    assert "at most 644 connections" in told.stderr
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] != 556


def test_a_household_with_many_addresses_counts_as_one() -> None:
    addresses = Addresses(0.001, 1)
    assert addresses.bucket("2001:db8:0:1::1").take()
    assert not addresses.bucket("2001:db8:0:1:ffff::2").take()
    assert addresses.bucket("2001:db8:0:2::1").take()
    assert neighbourhood("nonsense") == neighbourhood("x" * 5_000)


def test_counting_addresses_has_an_end() -> None:
    addresses = Addresses(0.001, 1)
    for number in range(3 * Addresses.MANY):
        addresses.bucket(f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1").take()
        assert len(addresses.buckets) <= Addresses.MANY
    assert not addresses.bucket(f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::2").take(), "the newest are known"


def test_a_limit_is_told_once_in_a_while_with_how_often_it_bit(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    bites = Bites(lambda: now)
    for _ in range(5):
        bites.bite("requests", "192.0.2.1")
    now += TOLD_EVERY
    bites.bite("requests", "192.0.2.2")
    assert [record.getMessage() for record in caplog.records] == [
        "limit requests: 192.0.2.1 was turned away (1 times since this was told last)",
        "limit requests: 192.0.2.2 was turned away (5 times since this was told last)",
    ]
    assert bites.counts["requests"] == 6


def test_too_many_requests_of_one_address_are_answered_so(run: Run) -> None:
    server = run(limits={**GENEROUS, "requests_per_second": 0.001, "requests_at_once": 3})
    answers = []
    for _ in range(5):
        with Peer(server.address, "127.0.0.5") as peer:
            peer.ask("/healthz", "connection: close")
            answers.append(peer.status())
    assert answers == [200, 200, 200, 429, 429]
    with Peer(server.address, "127.0.0.6") as peer:
        peer.ask("/healthz")
        assert peer.status() == 200


async def many_pings(socket: websockets.ClientConnection) -> None:
    for _ in range(100):
        await socket.ping()
    await socket.recv()


async def many_fragments(socket: websockets.ClientConnection) -> None:
    await socket.send(["" for _ in range(100_000)])


@pytest.mark.parametrize(("limit", "flood"), [("pings", many_pings), ("fragments", many_fragments)])
async def test_what_is_no_message_on_a_socket_has_its_limit_too(run: Run, limit: str, flood: Any) -> None:
    limits = {"messages_per_second": 0.001, "messages_at_once": 10, "hello_seconds": PATIENCE}
    server = run(limits={**GENEROUS, **limits})
    keys = server.table("me", "me")
    before = counted(server, limit)
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{keys['table']}/socket"
    async with websockets.connect(url) as socket:
        with pytest.raises(websockets.ConnectionClosed):
            await flood(socket)
        await socket.wait_closed()
    assert counted(server, limit) == before + 1
