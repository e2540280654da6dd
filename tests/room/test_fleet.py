"""One table on several servers: its people notice nothing, and what must happen once happens once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from ludotheque.room import ledger, wire
from ludotheque.room.errors import Wrong
from ludotheque.room.fleet import LogGrew, Times
from ludotheque.room.keys import hashed, new_key
from ludotheque.room.room import ELSEWHERE_SECONDS
from ludotheque.room.rooms import IDLE_SECONDS
from ludotheque.room.store import Conflict, Said
from tests.first_game import FIRST
from tests.participant import Participant, together
from tests.room.house import SlowThoughts, guest, quiet, visit
from tests.room.local_fleet import LocalFleet, servers

pytestmark = pytest.mark.anyio

CLOCK = {"per": "game", "seconds": 60, "zero": "lose"}


@asynccontextmanager
async def slow(monkeypatch: pytest.MonkeyPatch, slow_one: Any, method: str) -> AsyncIterator[None]:
    """What is answered meanwhile was found at once, and arrives at the end."""
    answer, over = getattr(slow_one, method), asyncio.Event()

    async def late(*arguments: Any) -> Any:
        found = await answer(*arguments)
        await over.wait()
        return found

    with monkeypatch.context() as changed:
        changed.setattr(slow_one, method, late)
        yield
    over.set()
    await quiet()


async def play_to_the_end(ada: Participant, bob: Participant) -> None:
    while not ada.over():
        for one, seat in ((ada, 0), (bob, 1)):
            if not ada.over() and one.offered(seat):
                await one.act(seat)
                await together(ada, bob)


async def test_people_on_different_servers_play_to_the_end() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            await play_to_the_end(ada, bob)
            assert bob.over()
            assert [step["n"] for step in ada.steps] == [step["n"] for step in bob.steps]
            assert await here.record(keys["table"]) == await there.record(keys["table"])


async def test_what_the_news_tell_is_not_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            looked_up = []
            monkeypatch.setattr(there.store, "after", lambda *asked: looked_up.append(asked))
            await ada.act(0)
            await together(ada, bob)
            assert ada.now["n"] == bob.now["n"] == 1
            assert not looked_up


async def test_what_was_not_heard_of_is_looked_up_with_the_next_news(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            with monkeypatch.context() as deaf:
                deaf.setattr(there.rooms, "heard", lambda *_: None)
                await ada.act(0)
                await quiet()
            assert bob.now["n"] == 0
            await ada.ask("name", seat=0, name="Ada")
            await together(ada, bob)
            assert [step["n"] for step in bob.steps][-2:] == [1, 2]


async def test_whoever_acts_draws_for_all_and_nobody_sees_a_difference() -> None:
    """Two who hold the same seat are told the same bytes, film and all, whichever server tells them."""
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
            visit(here, keys["table"], keys["seats"][1]) as cleo,
        ):
            await play_to_the_end(ada, bob)
            assert updates(bob) == updates(cleo)
            assert grown(fleet)
            assert all(step.keys() & {(0,), (1,)} for news in grown(fleet) for step in news.drawings())


def updates(one: Participant) -> list[str]:
    return [text for text in one.raw if text.startswith(wire.UPDATE.decode())]


async def test_what_another_server_has_drawn_is_not_drawn_again() -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            other = fleet.servers.pop("two")
            await ada.act(0)
            [grew] = grown(fleet)
            [[(seats, told)]] = grew.drawn
            marked = bytes(told).replace(b'"n":1,', b'"n":1,"marked":true,')
            other.heard("one", msgspec.structs.replace(grew, drawn=[[(seats, msgspec.Raw(marked))]]))
            await bob.until(lambda: bob.now["n"] == 1)
            assert bob.now["marked"]


async def test_several_servers_make_no_more_snapshots_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    monkeypatch.setattr(ledger, "SNAPSHOT_EVERY", 4)
    async with servers("one", "two") as (_, houses):
        for house in houses:
            append = house.store.append

            async def noted(table: str, number: int, *rest: Any, append: Any = append) -> None:
                await append(table, number, *rest)
                made.extend([number] if rest[-1] is not None else [])

            monkeypatch.setattr(house.store, "append", noted)
        keys = await houses[0].table("me", "me")
        async with (
            visit(houses[0], keys["table"], keys["seats"][0]) as ada,
            visit(houses[1], keys["table"], keys["seats"][1]) as bob,
        ):
            await play_to_the_end(ada, bob)
            assert made == [*range(3, ada.now["n"], 4)]


@pytest.mark.parametrize("comes_back", [True, False])
async def test_what_a_server_did_before_it_died_is_seen_although_it_told_nobody(
    monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    """By all who are left: at once if somebody comes back who saw it, else when the server is known to be gone."""
    async with servers("one", "two", "three") as (fleet, (here, there, elsewhere)):
        keys = await here.table("me", "me")
        async with (
            visit(there, keys["table"], keys["seats"][1]) as bob,
            visit(elsewhere, keys["table"], keys["watch"]) as watcher,
        ):
            async with visit(here, keys["table"], keys["seats"][0]) as ada:
                await quiet()
                monkeypatch.setattr(here.rooms.services.fleet, "tell", lambda news: None)
                await ada.act(0)
            assert bob.now["n"] == watcher.now["n"] == 0
            if comes_back:
                async with visit(there, keys["table"], keys["seats"][0], since=1) as ada:
                    assert ada.now["n"] == 1
                    await watcher.until(lambda: watcher.now["n"] == 1)
            else:
                for name in ("two", "three"):
                    fleet.servers[name].gone("one")
            await bob.until(lambda: bob.now["n"] == watcher.now["n"] == 1)


@pytest.mark.parametrize("tried_again", [True, False])
async def test_what_was_done_although_nobody_could_say_so_is_seen_on_other_servers(
    monkeypatch: pytest.MonkeyPatch, tried_again: bool
) -> None:
    """The answer of the database was lost; the second try, if there is one, finds the number taken: by the first."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        append = here.store.append

        async def cut(*arguments: Any) -> None:
            await append(*arguments)
            raise Conflict("it is taken") if tried_again else OSError("the line was cut")

        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            with monkeypatch.context() as changed:
                changed.setattr(here.store, "append", cut)
                answer = await ada.ask("act", id="a", seat=0, action=FIRST)
            assert answer["type"] == ("ack" if tried_again else "error")
            await bob.until(lambda: bob.now["n"] == 1)
            assert len(await here.store.after(keys["table"], 0)) == 1


async def test_both_are_seen_to_be_here_until_their_server_is_gone() -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], keys["seats"][0]) as ada:
            async with visit(there, keys["table"], keys["seats"][1]) as bob:
                await ada.until(lambda: ada.table["seats"][1]["here"])
                await bob.until(lambda: bob.table["seats"][0]["here"])
            await ada.until(lambda: not ada.table["seats"][1]["here"])
            async with visit(there, keys["table"], keys["seats"][1]):
                await ada.until(lambda: ada.table["seats"][1]["here"])
                fleet.die("two")
                await ada.until(lambda: not ada.table["seats"][1]["here"])


async def test_a_bot_thinks_on_one_server_and_on_the_other_when_that_is_gone() -> None:
    bots = SlowThoughts()
    async with servers("one", "two", thoughts=bots) as (fleet, (here, there)):
        keys = await here.table("easy", "me")
        async with (
            visit(here, keys["table"], keys["watch"]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            await quiet()
            assert (len(bots.asked), ada.room.keeping is None, bob.room.keeping is None) == (1, False, True)
            ada.room.lost()
            fleet.die("one")
            await bob.until(lambda: bob.room.keeping is not None)
            await bob.until(lambda: len(bots.asked) == 2)
            await bots.answer()
            assert (bob.now["n"], bob.now["entry"]["seat"]) == (1, 0)


async def test_two_that_both_believe_to_keep_a_table_do_nothing_twice() -> None:
    bots = SlowThoughts()
    async with servers("one", "two", thoughts=bots) as (fleet, (here, there)):
        keys = await here.table("easy", "me")
        async with (
            visit(here, keys["table"], keys["watch"]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            bob.room.kept()
            await bob.until(lambda: len(bots.asked) == 2)
            assert ada.room.keeping is not None
            fleet.servers.clear()
            await bots.answer()
            await bots.answer()
            assert len(await here.store.after(keys["table"], 0)) == 1


async def test_of_two_who_sit_down_at_once_on_two_servers_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both have the invitation, and both servers have found it good."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "open")
        table, invitation = keys["table"], keys["seats"][1]
        own = {"ada": new_key(), "bob": new_key()}
        async with visit(here, table, invitation) as ada, visit(there, table, invitation) as bob:
            async with slow(monkeypatch, here.store, "roles"), slow(monkeypatch, there.store, "roles"):
                for name, one in (("ada", ada), ("bob", bob)):
                    await one.send({"type": "sit", "id": name, "seat": 1, "key": own[name], "name": name})
                await quiet()
            answers = {**ada.answers, **bob.answers}
        [winner] = [name for name in own if answers[name]["type"] == "ack"]
        [loser] = own.keys() - {winner}
        assert answers[loser]["code"] == "taken"
        assert len(await here.store.after(table, 0)) == 1, "the other's name never stood in the log"
        async with visit(there, table, own[winner]) as again:
            assert (again.you["seats"], again.table["seats"][1]["name"]) == ([1], winner)
        with pytest.raises(Wrong, match="none of these keys"):
            async with visit(here, table, own[loser]):
                pass


async def test_what_was_said_when_a_server_died_is_told_once() -> None:
    """It was kept, and nobody heard of it; asked for again elsewhere it is told there, and not kept once more."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        table = keys["table"]
        async with visit(here, table, keys["seats"][0]) as ada, visit(there, table, keys["seats"][1]) as bob:
            await here.store.say(table, "once", Said(1, 0, phrase="hello"), 9)
            for _ in range(2):
                await bob.ask("say", id="once", seat=1, phrase="hello")
            await ada.until(lambda: ada.talk)
            await quiet()
            assert len(ada.talk) == len(bob.talk) == len(await here.store.talk(table)) == 1


async def test_what_is_said_and_set_on_one_server_holds_on_the_other() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0], keys["host"]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            await ada.ask("settings", talk=True)
            await bob.until(lambda: bob.table["settings"]["talk"])
            await bob.ask("say", id="once", seat=1, text="hello")
            await ada.until(lambda: ada.talk)
            await ada.ask("say", id="once", seat=0, text="hello")
            assert ada.talk == bob.talk == [{"seat": 1, "n": 0, "text": "hello"}]


async def test_a_key_that_is_good_no_longer_is_good_nowhere() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "open")
        async with (
            visit(here, keys["table"], keys["seats"][0], keys["host"]) as ada,
            guest(there, keys["table"], keys["seats"][1], 1) as bob,
        ):
            await ada.until(lambda: ada.table["seats"][1]["holder"] == "person")
            assert (await ada.ask("open", seat=1))["type"] == "ack"
            await bob.until(lambda: bob.closed)
            await ada.until(lambda: not ada.table["seats"][1]["here"])


async def test_whose_key_is_good_no_longer_sees_nothing_that_came_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was cut off looks first who may still see what it missed."""
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "open")
        async with (
            visit(here, keys["table"], keys["seats"][0], keys["host"]) as ada,
            guest(there, keys["table"], keys["seats"][1], 1) as bob,
        ):
            deaf = fleet.servers.pop("two")
            for listener in fleet.servers.values():
                listener.gone("two")
            await ada.until(lambda: not ada.table["seats"][1]["here"])
            assert (await ada.ask("open", seat=1))["type"] == "ack"
            number = ada.now["n"]
            await ada.act(0)
            async with slow(monkeypatch, there.store, "roles"):
                deaf.missed()
                await there.pass_time(0)
            await bob.until(lambda: bob.closed)
            assert all(step["n"] < number for step in bob.steps)


async def test_a_request_that_one_server_has_done_is_not_done_again_by_another() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], *keys["seats"]) as ada,
            visit(there, keys["table"], *keys["seats"]) as bob,
        ):
            first = await ada.ask("act", id="a", seat=0, action=FIRST)
            again = await bob.ask("act", id="a", seat=0, action=FIRST)
            assert first["n"] == again["n"] == 1
            assert len(await here.store.after(keys["table"], 0)) == 1


async def test_everybody_is_led_on_to_the_next_table() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], *keys["seats"]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            await ada.play()
            await together(ada, bob)
            await ada.ask("again")
            leading = await bob.hear("again")
            async with visit(there, leading["next"]["table"], *leading["next"]["seats"]) as again:
                assert again.you["seats"] == [0]


async def test_who_is_told_of_the_next_table_before_the_end_is_led_on_all_the_same() -> None:
    """Another server may know of the end from the log alone, before whoever ended the game has told it."""
    async with servers("one", "two", "three") as (fleet, (here, there, elsewhere)):
        keys = await here.table("me", "me")
        async with (
            visit(there, keys["table"], keys["seats"][1]) as bob,
            visit(elsewhere, keys["table"], *keys["seats"]) as cleo,
        ):
            deaf = fleet.servers.pop("two")
            await cleo.play()
            await quiet()
            fleet.servers["two"] = deaf
            await cleo.ask("again")
            await bob.hear("again")
            assert bob.over()


async def test_who_looks_at_a_game_that_is_over_is_left_there_when_another_server_is_gone() -> None:
    """They were told where the others have gone on to when they came: whoever hears it once more is led away."""
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], *keys["seats"]) as ada:
            await ada.play()
            await ada.ask("again")
            async with visit(there, keys["table"], keys["seats"][1]) as bob:
                assert (await bob.hear("welcome"))["next"]
                await quiet()
                fleet.servers["two"].gone("one")
                fleet.servers["two"].missed()
                await there.pass_time(0)
                assert not [message for message in bob.heard if message["type"] == "again"]


async def test_whoever_waits_at_the_end_is_led_on_though_the_news_were_lost() -> None:
    """Somebody who comes finds the next table; whoever was there before them goes on, too, and is told so once."""
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], *keys["seats"]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            await ada.play()
            await together(ada, bob)
            deaf = fleet.servers.pop("two")
            await ada.ask("again")
            await quiet()
            fleet.servers["two"] = deaf
            async with visit(there, keys["table"], keys["seats"][0]):
                await bob.hear("again")
                deaf.missed()
                await there.pass_time(0)
            assert len([message for message in bob.heard if message["type"] == "again"]) == 1


async def test_a_clock_is_seen_everywhere_and_goes_on_with_the_next_keeper() -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me", clock=CLOCK)

        def left(one: Any) -> float:
            time: float = one.room._shown().seats[0].clock.left
            return time

        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][0]) as bob,
        ):
            await here.pass_time(21)
            assert left(ada) == left(bob) == pytest.approx(39)
            ada.room.lost()
            fleet.die("one")
            await bob.until(lambda: bob.room.keeping is not None)
            assert left(bob) == pytest.approx(39, abs=5.5), "it was noted every few seconds"
            await there.pass_time(60)
            assert bob.now["entry"]["kind"] == "forfeit"


async def test_a_timed_table_has_one_time() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me", game="tiny_timed")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            for _ in range(4):
                await here.pass_time(0.3)
                assert ada.room.ledger.moment() == bob.room.ledger.moment() != 0
            await together(ada, bob)
            while not ada.over():
                await here.pass_time(0.2)
                for one, seat in ((bob, 1), (ada, 0)):
                    if one.offered(seat) and not one.over():
                        await one.act(seat)
                await together(ada, bob)
            assert [step["at"] for step in ada.steps] == [step["at"] for step in bob.steps]


async def test_news_that_come_while_others_are_looked_up_are_looked_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], *keys["seats"]) as ada,
            visit(there, keys["table"], keys["watch"]) as bob,
        ):
            async with slow(monkeypatch, there.store, "after"):
                await ada.act(0)
                await there.pass_time(0)
                await ada.act(1)
                await there.pass_time(0)
            await bob.until(lambda: bob.now["n"] == 2)


async def test_a_table_that_falls_to_a_server_while_it_is_loaded_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("easy", "me")
        async with visit(here, keys["table"], keys["watch"]) as ada:
            async with slow(monkeypatch, there.store, "load"):
                coming = asyncio.create_task(there.rooms._loaded(keys["table"]))
                await quiet()
                ada.room.lost()
                fleet.leave("one", keys["table"])
            assert (await coming).keeping is not None


async def test_a_table_that_is_lost_while_it_is_loaded_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one") as (fleet, (here,)):
        keys = await here.table("easy", "me")
        async with slow(monkeypatch, here.store, "load"):
            coming = asyncio.create_task(here.rooms._loaded(keys["table"]))
            await quiet()
            fleet.servers["one"].lost(keys["table"])
        assert (await coming).keeping is None


async def test_who_loses_a_table_while_beginning_to_keep_it_does_not_keep_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("easy", "me")
        async with (
            visit(here, keys["table"], keys["watch"]),
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            async with slow(monkeypatch, there.store, "notes"):
                bob.room.kept()
                await there.pass_time(0)
                bob.room.lost()
            assert bob.room.keeping is None


async def test_whoever_comes_while_a_table_is_put_away_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (fleet, (here, _)):
        keys = await here.table("me", "me", clock=CLOCK)
        async with visit(here, keys["table"], keys["seats"][0]):
            pass
        await here.pass_time(IDLE_SECONDS + 1)
        async with slow(monkeypatch, here.store, "note"):
            leaving = asyncio.create_task(here.rooms.put_away(0))
            await quiet()
            coming = asyncio.create_task(here.rooms._loaded(keys["table"]))
            await quiet()
        await leaving
        assert (await coming).keeping is not None
        assert fleet.wanted[keys["table"]] == ["one"]


async def test_a_table_whose_times_cannot_be_noted_is_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one") as (fleet, (here,)):
        keys = await here.table("me", "me", clock=CLOCK)
        async with visit(here, keys["table"], keys["seats"][0]):
            pass
        await quiet()

        async def broken(*arguments: Any) -> None:
            raise OSError("the database is away")

        with monkeypatch.context() as changed:
            changed.setattr(here.store, "note", broken)
            await here.rooms.put_away(-1)
        assert fleet.wanted[keys["table"]] == []


async def test_a_server_that_was_only_slow_says_again_who_is_there() -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]),
        ):
            await ada.until(lambda: ada.table["seats"][1]["here"])
            fleet.servers["one"].gone("two")
            assert ada.room._here() == {0}
            await ada.until(lambda: ada.table["seats"][1]["here"])


async def test_a_server_that_was_not_heard_says_again_who_is_there() -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], keys["seats"][0]) as ada:
            deaf = fleet.servers.pop("one")
            async with visit(there, keys["table"], keys["seats"][1]):
                fleet.servers["one"] = deaf
                await quiet()
                assert ada.room._here() == {0}
                fleet.servers["two"].missed()
                await ada.until(lambda: ada.table["seats"][1]["here"])


async def test_a_key_that_is_given_while_keys_are_looked_up_is_good(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            async with slow(monkeypatch, there.store, "roles"):
                await ada.room.invitations.admit({hashed("first"): "watch"})
                await there.pass_time(0)
                giving = asyncio.create_task(bob.room.invitations.admit({hashed("second"): "watch"}))
                await quiet()
            await giving
            assert bob.room.invitations.rights(["first"]).any
            assert bob.room.invitations.rights(["second"]).any


async def test_nothing_happens_before_what_has_happened_whatever_another_clock_says() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me", game="tiny_timed")
        async with (
            visit(here, keys["table"], keys["seats"][0]) as ada,
            visit(there, keys["table"], keys["seats"][1]) as bob,
        ):
            await here.pass_time(0.3)
            await ada.act(0)
            await together(ada, bob)
            happened = bob.room.table.state.clock
            bob.room.hear_of("one", Times(keys["table"], reached=0, since=here.clock.now()))
            assert bob.room.ledger.moment() == happened > 0


async def test_what_was_done_although_nobody_could_say_so_is_seen_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one") as (_, (here,)):
        keys = await here.table("me", "me")
        append = here.store.append

        async def cut(*arguments: Any) -> None:
            await append(*arguments)
            raise OSError("the line was cut")

        async with visit(here, keys["table"], *keys["seats"]) as ada:
            with monkeypatch.context() as changed:
                changed.setattr(here.store, "append", cut)
                answer = await ada.ask("act", id="a", seat=0, action=FIRST)
                assert (answer["type"], answer["code"]) == ("error", "unavailable")
            await ada.until(lambda: ada.now["n"] == 1)
            assert (await ada.ask("act", id="a", seat=0, action=FIRST))["n"] == 1


async def test_an_id_that_no_database_could_keep_is_refused() -> None:
    async with servers("one") as (_, (here,)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], *keys["seats"]) as ada:
            with pytest.raises(Wrong, match="NUL"):
                await ada.send({"type": "undo", "id": "\0", "seat": 0})


async def test_what_is_said_while_somebody_comes_is_read_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], keys["seats"][0]) as ada:
            async with slow(monkeypatch, there.store, "load"):
                coming = asyncio.create_task(there.rooms._loaded(keys["table"]))
                await quiet()
                await ada.ask("say", seat=0, phrase="thanks")
            await coming
            async with visit(there, keys["table"], keys["seats"][1]) as bob:
                await bob.until(lambda: bob.talk == ada.talk != [])


def grown(fleet: LocalFleet) -> list[LogGrew]:
    return [news for news in fleet.told if isinstance(news, LogGrew)]


async def test_where_nobody_else_has_a_table_open_nobody_is_told_what_happens_there() -> None:
    async with servers("one", "two") as (fleet, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], *keys["seats"]) as ada:
            await ada.act(0)
            assert not grown(fleet)
            async with visit(there, keys["table"], keys["watch"]) as bob:
                assert bob.now["n"] == 1
                await ada.act(1)
                await bob.until(lambda: bob.now["n"] == 2)
            await there.rooms.put_away(-1)
            told = len(grown(fleet))
            await ada.act(0)
            assert told == len(grown(fleet))


@pytest.mark.parametrize("heard_first", [True, False])
async def test_what_happens_while_another_server_opens_a_table_is_seen_there(
    monkeypatch: pytest.MonkeyPatch, heard_first: bool
) -> None:
    """It read the log before; whoever acted did not know yet that there is somebody to tell."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], *keys["seats"]) as ada:
            with monkeypatch.context() as changed:
                if not heard_first:
                    changed.setattr(there.rooms, "heard", deaf)
                async with slow(monkeypatch, there.store, "load"):
                    coming = asyncio.create_task(there.rooms._loaded(keys["table"]))
                    await quiet()
                    await ada.act(0)
                room = await coming
                await quiet()
            if not heard_first:
                await ada.act(1)
            await there.pass_time(0)
            assert room.table.number == ada.now["n"]


def deaf(*_: object) -> None:
    """How a server hears that hears nothing for a while."""


async def test_what_a_server_does_before_it_knows_of_the_others_is_seen_by_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has opened the table, and acts before anybody has answered that they have it open, too."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], keys["seats"][1]) as ada:
            with monkeypatch.context() as changed:
                changed.setattr(there.rooms, "heard", deaf)
                async with visit(there, keys["table"], keys["seats"][0]) as bob:
                    await bob.act(0)
                    assert ada.now["n"] == 0
            ada.room._tell_who_is_here()
            await ada.until(lambda: ada.now["n"] == 1)


async def test_a_server_whose_people_have_gone_to_another_leaves_it_the_table() -> None:
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], *keys["seats"]):
            pass
        async with visit(there, keys["table"], *keys["seats"]) as ada:
            assert ada.room.keeping is None
            for seat in (0, 1):
                await here.pass_time(ELSEWHERE_SECONDS - 1)
                await ada.act(seat)
            await here.rooms.put_away(IDLE_SECONDS)
            assert not here.rooms.live
            await ada.until(lambda: ada.room.keeping is not None)


async def test_what_a_server_does_before_it_puts_a_table_away_is_seen_by_whoever_keeps_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has not heard that there is anybody to tell, and later there is no table any more that could answer."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        monkeypatch.setattr(here.rooms, "heard", deaf)
        async with visit(there, keys["table"], keys["seats"][1]) as bob:
            async with visit(here, keys["table"], keys["seats"][0]) as ada:
                await ada.send({"type": "act", "id": "a", "seat": 0, "action": ada.offered(0)[0]})
            await quiet()
            assert bob.now["n"] == 0
            await here.rooms.put_away(-1)
            await bob.until(lambda: bob.now["n"] == 1)


async def test_who_is_at_a_table_elsewhere_no_more_is_forgotten_though_it_was_not_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server that they were at has no table any more that could say that they are gone."""
    async with servers("one", "two") as (_, (here, there)):
        keys = await here.table("me", "me")
        async with visit(here, keys["table"], keys["seats"][0]) as ada:
            with monkeypatch.context() as changed:
                async with visit(there, keys["table"], keys["seats"][1]):
                    await ada.until(lambda: ada.table["seats"][1]["here"])
                    changed.setattr(here.rooms, "heard", deaf)
                await there.rooms.put_away(-1)
                await quiet()
            here.rooms.missed()
            await ada.until(lambda: not ada.table["seats"][1]["here"])
