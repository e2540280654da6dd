"""`serve`: what it hands to the server, how it picks a port, what it tells people."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from ludotheque.games import box
from ludotheque.server import serve as server
from ludotheque.server.config import ServerConfig
from tests.cli.conftest import Run
from tests.patience import PATIENCE


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Calls of a server that finds the ports 8000 and 8001 taken."""
    calls: list[dict[str, Any]] = []

    def serve(config: ServerConfig, host: str, port: int, **more: Any) -> None:
        if port in (8000, 8001):
            raise OSError(errno.EADDRINUSE, "taken")
        calls.append({"config": config, "host": host, "port": port, **more})
        more["on_ready"](f"http://{host}:{port}/")

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr("ludotheque.cli.serve.open_browser", lambda address: calls.append({"opened": address}))
    return calls


def test_the_next_free_port_is_taken(run: Run, served: list[dict[str, Any]]) -> None:
    result = run("serve", "--no-browser")
    assert result.exit_code == 0, result.output
    assert result.stdout == "The game room is open: http://127.0.0.1:8002/   (Ctrl-C closes it)\n"
    assert [call["port"] for call in served] == [8002]


def test_a_port_that_is_taken_is_told(fails: Callable[..., str], served: list[dict[str, Any]]) -> None:
    assert "port 8001 is taken" in fails("serve", "--port", 8001)
    assert served == []


def test_when_every_port_is_taken_that_is_told(fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def serve(*words: Any, **more: Any) -> None:
        raise OSError(errno.EADDRINUSE, "taken")

    monkeypatch.setattr(server, "serve", serve)
    assert "are all taken; name a free one with --port" in fails("serve")


def test_another_trouble_is_told_as_it_is(fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def serve(*words: Any, **more: Any) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(server, "serve", serve)
    assert "cannot open: [Errno 13] Permission denied" in fails("serve", "--port", 80)


def test_the_browser_opens_unless_told_otherwise(run: Run, served: list[dict[str, Any]]) -> None:
    run("serve", "--port", 9000)
    assert {"opened": "http://127.0.0.1:9000/"} in served


def test_a_qr_code_for_the_local_network(run: Run, served: list[dict[str, Any]]) -> None:
    told = run("serve", "--lan", "--no-browser").stdout
    assert served[0]["lan"] is True
    assert "█" in told


def test_everything_is_handed_on(run: Run, served: list[dict[str, Any]], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(box("tiny").standard_components(), encoding="utf-8")
    words = ["--host", "0.0.0.0", "--data", tmp_path, "--components", own, "--plugin", "tests.tiny", "--no-browser"]
    run(
        "serve",
        *words,
        "--bot-workers",
        3,
        "--keep-days",
        2.5,
        "--decision-seconds",
        9,
        "--allow-host",
        "games.example",
    )
    assert served[0]["host"] == "0.0.0.0"
    assert served[0]["config"] == ServerConfig(
        data=tmp_path,
        plugins=("tests.tiny",),
        components={"tiny": box("tiny").standard_components()},
        names=("games.example",),
        bot_workers=3,
        decision_seconds=9,
        keep_days=2.5,
    )


def test_several_processes_need_a_database(
    fails: Callable[..., str], served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDOTHEQUE_DATABASE", raising=False)
    assert "needs --database: a file of tables belongs to one server alone" in fails("serve", "--processes", 2)
    assert "is the address of a PostgreSQL" in fails("serve", "--database", "mysql://house")
    assert served == []


@pytest.mark.parametrize("option", ["--keep-days", "--decision-seconds"])
@pytest.mark.parametrize("number", ["nan", "inf"])
def test_a_time_is_a_number(run: Run, served: list[dict[str, Any]], option: str, number: str) -> None:
    refused = run("serve", "--port", 9000, "--no-browser", option, number)
    assert (refused.exit_code, served) == (2, [])
    assert f"{number} is no number" in refused.stderr


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("game = 1", "Expected `str`"), ("x = 1", "missing"), ("=", "own.toml"), ("game = " + "[\n" * 2_000, "own.toml")],
)
def test_a_component_file_says_its_game(fails: Callable[..., str], tmp_path: Path, text: str, complaint: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    assert complaint in fails("serve", "--components", own)


def test_the_room_opens_and_closes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as room:
        try:
            assert room.stdout is not None
            address = room.stdout.readline().split()[5]
            with urlopen(f"{address}healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
        finally:
            room.send_signal(signal.SIGINT)
        assert room.wait(timeout=PATIENCE) == 0


def test_a_second_room_on_the_same_tables_is_told_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout is not None
            assert "open" in first.stdout.readline()
            second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 2
            assert "another game room uses" in second.stderr
        finally:
            first.send_signal(signal.SIGINT)
    assert first.returncode == 0
