"""Records over the network: what comes down goes up again, and what is too much or no text is turned away."""

import json
from typing import Any

import pytest

from tests.room.test_opened import NO_RECORDS, SECRET, TEXT
from tests.server.running import GENEROUS, HTTP, Run, Running


def tables(server: Running) -> int:
    return int(server.get("/healthz").json()["tables"])


def body(record: Any, **more: Any) -> dict[str, Any]:
    return {"id": SECRET, "record": record, **more}


def test_a_record_goes_up_and_comes_down_again(server: Running) -> None:
    answer = server.post("/api/records", body(TEXT))
    assert answer.status_code == 201, answer.text
    keys = answer.json()
    assert server.post("/api/records", body(TEXT)).json() == keys
    down = server.get(f"/api/tables/{keys['table']}/record", keys["watch"])
    assert down.text == TEXT
    assert server.get(f"/api/tables/{keys['table']}/figures", keys["watch"]).status_code == 200
    assert server.get(f"/api/tables/{keys['table']}/deal", keys["watch"]).json()["error"]["code"] == "no-deal"


BAD_BODIES: dict[str, tuple[bytes, int, str]] = {
    "no JSON": (b"ludo 1\n", 400, "bad-request"),
    "bad UTF-8": (json.dumps(body("ludo")).encode().replace(b"ludo", b"lu\xffdo"), 400, "bad-request"),
    "no secret": (json.dumps({"record": TEXT}).encode(), 400, "bad-request"),
    "a short secret": (json.dumps(body(TEXT, id="short")).encode(), 400, "bad-request"),
    "no text": (json.dumps(body(["ludo 1"])).encode(), 400, "bad-request"),
    "too much for a record": (json.dumps(body("x" * 200_000)).encode(), 413, "long-record"),
    "too much for a request": (json.dumps(body("x" * 400_000)).encode(), 413, "too-large"),
}


@pytest.mark.parametrize(("sent", "status", "code"), BAD_BODIES.values(), ids=BAD_BODIES.keys())
def test_what_is_no_request_is_refused(server: Running, sent: bytes, status: int, code: str) -> None:
    before = tables(server)
    answer = HTTP.post(f"{server.address}/api/records", content=sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), answer.text
    assert tables(server) == before


@pytest.mark.parametrize("what", ["a picture", "an unknown game", "unknown rules", "another action", "NUL in a name"])
def test_what_is_no_record_is_told_with_its_code(server: Running, what: str) -> None:
    text, code = NO_RECORDS[what]
    before = tables(server)
    answer = server.post("/api/records", body(text))
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, code), answer.text
    assert tables(server) == before


def test_pages_of_other_sites_open_nothing(server: Running) -> None:
    assert server.post("/api/records", body(TEXT), origin="https://elsewhere.example").status_code == 403


def test_records_count_as_new_tables(run: Run) -> None:
    server = run(limits={**GENEROUS, "tables_per_minute": 0.001, "tables_at_once": 1})
    assert server.post("/api/records", body(TEXT)).status_code == 201
    assert server.post("/api/records", body(TEXT)).json()["error"]["code"] == "rate"
