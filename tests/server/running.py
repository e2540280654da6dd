"""The real server process, started, killed and stopped by the tests."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import httpx2

from tests.first_game import GAME
from tests.patience import PATIENCE

HTTP = httpx2.Client(verify=False, timeout=PATIENCE, limits=httpx2.Limits(keepalive_expiry=2))
"""Made once: a client for each request costs more than the request. A line that has long been quiet is not used again:
the server closes it after 5 s, perhaps at the very moment when something is asked.
"""

Run = Callable[..., "Running"]
"""Starts a server with options; a fixture."""

GENEROUS = {
    "messages_per_second": 5_000,
    "messages_at_once": 5_000,
    "address_messages_per_second": 50_000,
    "address_messages_at_once": 50_000,
    "tables_per_minute": 60_000,
    "tables_at_once": 1_000,
    "replays_per_second": 1_000,
    "replays_at_once": 1_000,
    "requests_per_second": 50_000,
    "requests_at_once": 50_000,
}
"""Limits that no test meets by accident."""


class Running:
    """A server on a data folder."""

    def __init__(self, data: Path, **options: Any) -> None:
        plugins = ["tests.tiny", "tests.tiny_timed", "tests.tiny_crew", "tests.tiny_dare", "tests.tiny_coming"]
        defaults = {"bot_pause": 0, "plugins": plugins, "bot_workers": 1, "review_depth": 8, "limits": GENEROUS}
        self.options: dict[str, Any] = {"data": str(data), **defaults, **options}
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.start", json.dumps(self.options)]
        handle, name = mkstemp(prefix="ludotheque-complaints-")
        self.complaints = Path(name)
        """In a file: a pipe that nobody empties would stop the server when full."""
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=handle, text=True)
        os.close(handle)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        if not address:
            self._ended()
            raise AssertionError(f"the server did not start: {self.errors}")
        self.address = address.rstrip("/")

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl-C would; gives the exit code."""
        return self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self._ended()

    def _ended(self) -> int:
        self.process.communicate(timeout=PATIENCE)
        self.errors = self.complaints.read_text(encoding="utf-8", errors="replace")
        self.complaints.unlink()
        return self.process.returncode

    # HTTP.

    def get(self, path: str, *keys: str, **options: Any) -> httpx2.Response:
        return HTTP.get(self.address + path, headers=_bearer(keys), **options)

    def post(self, path: str, data: Any, *keys: str, **headers: str) -> httpx2.Response:
        return HTTP.post(self.address + path, json=data, headers={**_bearer(keys), **headers})

    def table(self, *holders: str, **more: Any) -> dict[str, Any]:
        """A new table; holders are `me`, `open` or a bot's level. Gives its keys."""
        seats = [{"holder": h} if h in ("me", "open") else {"holder": "bot", "level": h} for h in holders]
        answer = self.post("/api/tables", {"game": GAME, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        keys: dict[str, Any] = answer.json()
        return keys

    def steps(self, table: str, key: str, seat: int | str) -> list[dict[str, Any]]:
        answer = self.get(f"/api/tables/{table}/history?seat={seat}", key)
        assert answer.status_code == 200, answer.text
        steps: list[dict[str, Any]] = answer.json()["steps"]
        return steps


def _bearer(keys: tuple[str, ...]) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(keys)}"} if keys else {}
