"""Whole games over the network, with bots in processes of their own; and what can be read of them over HTTP."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.chance import seed_hash
from ludotheque.table.deal import COMPARED
from ludotheque.table.ludo import read
from ludotheque.table.record import figures as counted
from ludotheque.table.record import verify
from tests.first_game import FIRST
from tests.patience import PATIENCE
from tests.server.client import visit
from tests.server.running import Running

pytestmark = pytest.mark.anyio

SEATS = [{"holder": "me"}, {"holder": "bot", "level": "easy"}]


async def test_a_person_plays_a_bot_to_the_end_and_reads_all_of_it(server: Running) -> None:
    keys = server.table("me", "easy")
    table, key = keys["table"], keys["seats"][0]
    record, history, figures = (f"/api/tables/{table}/{what}" for what in ("record", "history", "figures"))
    async with visit(server.address, table, key) as ada:
        await ada.ask("name", seat=0, name="Ada L.")
        await ada.act(0)
        assert [server.get(secret, keys["watch"]).status_code for secret in (record, figures)] == [409, 409]
        asked = [(f"{history}?seat={seat}", key) for seat in (1, 9, "x")] + [(history, "guess")]
        assert [server.get(*question).status_code for question in asked] == [403, 404, 400, 403]
        assert server.get(history).json()["error"]["code"] == "no-key"
        await ada.play()
        await ada.until(lambda: ada.table["seed"])
        assert seed_hash(ada.table["seed"]) == ada.table["seedHash"]
    answer = server.get(record, keys["watch"])
    assert answer.headers["content-disposition"].endswith('.ludo"')
    assert verify(read(answer.text)).seats[0].name == "Ada L."
    assert server.get(figures).status_code == 403
    told = server.get(figures, keys["watch"]).json()["figures"]
    assert told == msgspec.to_builtins(counted(read(answer.text)))
    assert [step["n"] for step in server.steps(table, key, 1)] == [*range(ada.now["n"] + 1)]


async def test_a_finished_game_is_reviewed_in_a_process_of_its_own(server: Running) -> None:
    keys = server.table("me", "me", game="tiny")
    review = f"/api/tables/{keys['table']}/review"
    async with visit(server.address, keys["table"], *keys["seats"]) as both:
        assert server.get(review, keys["watch"]).json()["error"]["code"] == "running"
        await both.play()
    assert server.get(review).status_code == 403
    async with asyncio.timeout(PATIENCE):
        while (told := server.get(review, keys["watch"]).json())["review"] is None:
            assert 0 <= told["sketch"]["progress"] <= 1
            await asyncio.sleep(0.05)
    record = read(server.get(f"/api/tables/{keys['table']}/record", keys["watch"]).text)
    assert told["review"]["steps"][-1]["chances"] == record.result


async def test_the_deal_of_the_day_is_compared_with_bots_in_a_process_of_their_own(server: Running) -> None:
    today = server.get("/api/deals").json()
    assert "tiny" in today["games"]
    assert not {"tiny_coming", "tiny_timed"} & {*today["games"]}
    answer = server.post("/api/deals/tiny", {"id": "x" * 22, "name": "Ada"})
    assert answer.status_code == 201
    keys = answer.json()
    assert server.post("/api/deals/tiny", {"id": "x" * 22}).json() == keys
    deal = f"/api/tables/{keys['table']}/deal"
    async with visit(server.address, keys["table"], *filter(None, keys["seats"])) as ada:
        assert server.get(deal, keys["watch"]).json()["error"]["code"] == "running"
        await ada.play()
    assert server.get(deal).status_code == 403
    async with asyncio.timeout(PATIENCE):
        while (told := server.get(deal, keys["watch"]).json())["bots"] is None:
            assert told["others"] == 0
            await asyncio.sleep(0.05)
    assert (told["day"], told["counts"], told["others"]) == (today["day"], True, 0)
    assert {*told["bots"]} == {*COMPARED}
    assert server.post("/api/deals/nowhere", {"id": "x" * 22}).status_code == 404
    assert server.post("/api/deals/tiny", {"id": "short"}).json()["error"]["code"] == "bad-request"


async def test_a_hint_comes_from_a_bot_worker(server: Running) -> None:
    keys = server.table("me", "me", game="tiny")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        hint = await ada.ask("hint", seat=0)
        assert hint["action"] in ada.now["actions"]["0"]


async def test_playing_on_from_a_step_makes_a_new_table(server: Running) -> None:
    keys = server.table("me", "me")
    branch, key = f"/api/tables/{keys['table']}/branch", keys["seats"][0]
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await ada.act(0, FIRST)
    new = {"at": 1, "seat": 0, "seats": SEATS}
    answer = server.post(branch, new, key)
    assert answer.status_code == 201
    other = answer.json()
    async with visit(server.address, other["table"], other["seats"][0]) as ada:
        assert ada.table["branch"] == {"table": keys["table"], "at": 1}
    wrong = [({**new, "seat": 1}, 403), ({**new, "at": 10_000}, 404), ({**new, "seats": []}, 400)]
    assert [server.post(branch, body, key).status_code for body, _ in wrong] == [status for _, status in wrong]


async def test_an_invitation_looks_on_until_somebody_sits_down(server: Running) -> None:
    keys = server.table("me", "open")
    table, invitation = keys["table"], keys["seats"][1]
    look = f"/api/tables/{table}/history?seat=1"
    async with visit(server.address, table, invitation) as late, visit(server.address, table, invitation) as ben:
        refused = server.get(look, invitation)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-your-seat")
        own = await ben.sit(1, "Ben")
        assert server.get(look, own).status_code == 200
        refused = server.get(look, invitation)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "taken")
        await late.shut_out()
        assert not ben.closed, "whoever has the key stays"


def test_a_table_for_a_name_of_60_kB_is_refused(server: Running) -> None:
    long = {"holder": "me", "name": "e" + "\u0301\u0327" * 15_000}
    answer = server.post("/api/tables", {"game": "tiny", "seats": [long, {"holder": "me"}]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "name")


def test_only_hashes_of_keys_are_stored(server: Running) -> None:
    keys = server.table("me", "me")
    stored = b"".join(path.read_bytes() for path in Path(server.options["data"]).iterdir())
    assert keys["table"].encode() in stored
    for key in (keys["host"], keys["watch"], *keys["seats"]):
        assert key.encode() not in stored
