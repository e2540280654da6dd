"""The audit of what we depend on, against a database of the test's own."""

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tools import audit, workshop

QUIET = "import sys; sys.exit('offline')"


@pytest.fixture
def database() -> Iterator[tuple[str, list[Any]]]:
    """An address, and the answers that it will give."""
    answers: list[Any] = []

    class Advisories(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            told = answers.pop(0)
            body = json.dumps(told(asked) if callable(told) else told).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Advisories) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/", answers
        server.shutdown()
        thread.join()


def about_click(asked: list[dict[str, Any]]) -> dict[str, Any]:
    bad = {"vulns": [{"id": "PYSEC-1"}, {"id": "GHSA-2"}]}
    return {"results": [bad if each["package"]["name"] == "click" else {} for each in asked]}


def npm_says(told: str) -> list[str | Path]:
    return [sys.executable, "-c", told]


def test_every_pin_of_every_lock_file_is_asked_about(tmp_path: Path) -> None:
    (tmp_path / "play.txt").write_text("click==8.5.1 \\\n    --hash=sha256:12\nh11==0.16.0\n", encoding="utf-8")
    (tmp_path / "check.txt").write_text("click==8.5.1 \\\n    --hash=sha256:12\n", encoding="utf-8")
    assert audit.pins(tmp_path) == [("click", "8.5.1"), ("h11", "0.16.0")]
    assert len(audit.pins(workshop.ROOT / "requirements")) > 20


def test_what_is_known_is_told(database: tuple[str, list[Any]]) -> None:
    address, answers = database
    answers.append(about_click)
    found = audit.known([("click", "8.5.1"), ("h11", "0.16.0")], address)
    assert found == {("click", "8.5.1"): ["PYSEC-1", "GHSA-2"]}


@pytest.mark.parametrize("told", [{}, [], {"results": []}, {"results": [1]}])
def test_no_answer_is_not_taken_for_a_good_one(database: tuple[str, list[Any]], told: Any) -> None:
    address, answers = database
    answers.append(told)
    with pytest.raises(audit.Unreachable):
        audit.known([("click", "8.5.1")], address)


def test_what_npm_knows_is_told_and_its_silence_too() -> None:
    told = json.dumps({"vulnerabilities": {"vite": {"severity": "high"}}})
    assert audit.known_of_client(npm_says(f"print({told!r})"), {}) == ["vite: high"]
    assert audit.known_of_client(npm_says("print('{\"vulnerabilities\": {}}')"), {}) == []
    with pytest.raises(audit.Unreachable, match="npm audit does not answer: offline"):
        audit.known_of_client(npm_says(QUIET), {})


@pytest.mark.parametrize(("bad", "code"), [(True, 1), (False, 0)])
def test_the_exit_code_says_whether_anything_is_known(
    database: tuple[str, list[Any]], bad: bool, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, answers = database
    answers.append(about_click if bad else lambda asked: {"results": [{} for _ in asked]})
    monkeypatch.setattr(workshop, "npm", lambda *words: (npm_says("print('{\"vulnerabilities\": {}}')"), {}))
    assert audit.main(address) == code


def test_without_a_network_it_says_so_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main("http://127.0.0.1:1/") == 2
    assert "audit: the database of vulnerabilities does not answer" in capsys.readouterr().err
