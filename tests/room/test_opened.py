"""A record from a file, opened, is a game that ended here; what is no record of a whole game leaves nothing behind."""

import asyncio
from typing import Any

import msgspec
import pytest

from ludotheque.core.chance import seed_hash
from ludotheque.games import GAMES
from ludotheque.room import archive, wire
from ludotheque.room.memory_store import MemoryStore
from ludotheque.room.opened import SEED_LENGTH, fill
from ludotheque.room.rooms import Rooms
from ludotheque.room.store import Beginning
from ludotheque.table import record
from ludotheque.table.deal import Deal
from ludotheque.table.entries import Act, Forfeit, Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import replayed
from tests.first_game import FIRST
from tests.room.house import FragileStore, House, Keys, kept, opened, refused, visit
from tests.table.test_kept_records import RECORDS

pytestmark = pytest.mark.anyio

SECRET = "a-secret-of-one-device-"
KEPT = {game: next(name for name in RECORDS if name.startswith(f"{game}-")) for game in GAMES}
TEXT = RECORDS[KEPT[GAMES[0]]]
SETUP = record.read(TEXT).opening.setup


async def open_record(rooms: Rooms, text: str, secret: str = SECRET) -> Keys:
    keys: Keys = msgspec.to_builtins(await rooms.open_record(wire.NewRecord(secret, text)))
    return keys


def written(opening: Opening, seats: list[Seat], *entries: Any) -> str:
    """The record of a game that was played like this."""
    *_, (table, _) = replayed(opening, seats, entries)
    return record.write(record.recorded(table, seats, [*entries]))


def resigned(opening: Opening, seats: list[Seat]) -> str:
    """The record of a game at which all but one have given up."""
    return written(opening, seats, *(Forfeit(seat.seat, "resigned") for seat in seats[1:]))


def people(*names: str) -> list[Seat]:
    return [Seat(number, "person", name=name) for number, name in enumerate(names)]


def altered(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


async def test_every_game_is_looked_back_at_and_played_on_like_one_that_ended_here(house: House) -> None:
    for game, name in KEPT.items():
        text = RECORDS[name]
        played = record.read(text)
        keys = await open_record(house.rooms, text)
        assert keys["seats"] == [None] * len(played.seats), "nobody holds a seat"
        async with visit(house, keys["table"], keys["watch"]) as person:
            welcome = await person.hear("welcome")
            assert welcome["table"]["game"] == game
            assert welcome["you"] == {"seats": [], "host": False, "invited": []}
            assert person.room.table.result() == played.result
        assert await house.record(keys["table"]) == text
        steps = await house.steps(keys["table"], keys["watch"], 0)
        assert len(steps) == len(played.entries) + 1
        seats = [{"holder": "me"}, *[{"holder": "bot"}] * (len(played.seats) - 1)]
        branch = await house.branch(keys["table"], keys["watch"], {"at": 1, "seat": 0, "seats": seats})
        async with house.rooms.visit(branch["table"]) as room:
            assert not room.table.over()
        async with house.rooms.visit(keys["table"]) as room:
            assert (await archive.figures(room)).figures == record.figures(played)
            assert kept(room).tasks() == [], "nothing is under way at a game that is over"


async def test_a_record_is_reviewed(house: House) -> None:
    keys = await open_record(house.rooms, TEXT)
    async with house.rooms.visit(keys["table"]) as room:
        assert msgspec.json.decode(await archive.review(room)).keys() == {"sketch", "review"}


async def test_the_same_record_with_the_same_secret_is_the_same_table(house: House) -> None:
    first = await open_record(house.rooms, TEXT)
    assert await open_record(house.rooms, TEXT) == first
    assert await open_record(house.rooms, TEXT.replace("\n", "\r\n")) == first
    others = [
        await open_record(house.rooms, TEXT, SECRET[::-1]),
        await open_record(house.rooms, RECORDS[KEPT[GAMES[1]]]),
    ]
    created = await house.table("me", "me", id=SECRET)
    assert len({first["table"], created["table"], *(keys["table"] for keys in others)}) == 4
    together = await asyncio.gather(*(open_record(house.rooms, TEXT, "b" * 22) for _ in range(3)))
    assert together == [together[0]] * 3
    assert await house.record(together[0]["table"]) == TEXT


async def test_what_the_host_changes_afterwards_stays(house: House) -> None:
    keys = await open_record(house.rooms, TEXT)
    async with visit(house, keys["table"], keys["host"]) as host:
        await host.ask("open", seat=0)
    await open_record(house.rooms, TEXT)
    assert "seat 1 open" in await house.record(keys["table"])


async def test_who_plays_again_meets_no_bot_that_only_a_file_names(house: House) -> None:
    text = resigned(Opening(SETUP, "any"), [*people("Ada"), Seat(1, "bot", "master:secret.json")])
    keys = await open_record(house.rooms, text)
    async with visit(house, keys["table"], keys["host"]) as host:
        shown = (await host.hear("welcome"))["table"]["seats"]
        assert [seat["level"] for seat in shown] == ["", ""]
        invitation = (await host.ask("open", seat=0))["key"]
    async with visit(house, keys["table"], invitation) as person:
        await person.sit(0)
        await person.ask("hold", seat=0, holder="person")
        await person.ask("again")
        following = (await person.hear("again"))["next"]["table"]
    beginning, _ = await house.store.beginning(following)
    assert "master:secret.json" not in {seat.level for seat in beginning.seats}


async def test_a_deal_of_the_day_out_of_a_file_is_compared_with_nobody() -> None:
    async with opened(today=lambda: "2026-11-18") as house:
        deal = Deal("tiny", "2026-11-18")
        keys = await open_record(house.rooms, resigned(deal.opening(), deal.seats("Ada")))
        tables = await house.store.count()
        async with visit(house, keys["table"], keys["watch"]) as person:
            assert (await person.hear("welcome"))["table"]["deal"] is None
            assert await refused(archive.deal(person.room)) == "no-deal"
        assert await house.store.count() == tables, "nothing is kept for the deal"


def hash_line(text: str) -> str:
    return next(line for line in text.split("\n") if line.startswith("seedhash "))


LONG_LINE = f"| # {'long' * 100}"
NESTED = "start " + '{"a":' * 20_000 + "1" + "}" * 20_000

NO_RECORDS = {
    "nothing": ("", "bad-record"),
    "a picture": ("\x89PNG\r\n\x1a\n\x00\x00", "bad-record"),
    "NUL": ("\0" * 100, "bad-record"),
    "NUL in a name": (altered(TEXT, '"Zoé"', '"Zo\\u0000"'), "name"),
    "half a character": (altered(TEXT, "Zoé", "Zo\ud83d"), "bad-record"),
    "a name that nobody can have": (altered(TEXT, "Zoé", "Zoé" * 30), "name"),
    "a name that is written otherwise": (altered(TEXT, "Zoé", "Zoé  B"), "name"),
    "the first half": (TEXT[: len(TEXT) // 2], "bad-record"),
    "something behind it": (f"{TEXT}more\n", "bad-record"),
    "many options": (
        altered(TEXT, "seat 1", "".join(f"option a{n} 1\n" for n in range(5_000)) + "seat 1"),
        "bad-record",
    ),
    "a huge file": (TEXT * 1_000, "long-record"),
    "a long seed": (resigned(Opening(SETUP, "s" * (SEED_LENGTH + 1)), people("Ada", "Ben")), "bad-record"),
    "a game that is not over": (
        written(Opening(SETUP, "any"), people("Ada", "Ben"), Act(0, FIRST)),
        "unfinished-record",
    ),
    "a huge component file": (altered(TEXT, "\n\n", f"\ncomponents\n{LONG_LINE}\n\n"), "components"),
    "components that are none": (altered(TEXT, "\n\n", "\ncomponents\n| so = what\n\n"), "altered-record"),
    "an action that the rules refuse": (
        altered(TEXT, "\n1 copy snowball a3\n", "\n1 copy snowball e5\n"),
        "altered-record",
    ),
    "another action": (altered(TEXT, "\n1 copy snowball a3\n", "\n1 copy snowball a4\n"), "altered-record"),
    "an unknown game": (altered(TEXT, f"game {GAMES[0]}", "game chess"), "foreign-record"),
    "unknown rules": (altered(TEXT, "rules 1", "rules 999"), "foreign-record"),
    "another hash of the seed": (altered(TEXT, hash_line(TEXT), f"seedhash {seed_hash('other')}"), "altered-record"),
    "another result": (altered(TEXT, "\nresult 0 1\n", "\nresult 1 0\n"), "altered-record"),
    "another end": (altered(TEXT, "\nfinal ", "\nfinal 0"), "altered-record"),
    "a game that is nested too deeply": (altered(TEXT, "\n\n", f"\n{NESTED}\n\n"), "bad-record"),
}


@pytest.mark.parametrize("what", NO_RECORDS)
async def test_what_is_no_record_leaves_nothing_behind(house: House, what: str) -> None:
    text, code = NO_RECORDS[what]
    assert await refused(open_record(house.rooms, text)) == code
    assert await house.store.count() == 0


async def test_a_long_log_is_no_table() -> None:
    async with opened(limits={"entries_per_table": 10}) as small:
        assert await refused(open_record(small.rooms, TEXT)) == "long-record"


async def test_where_there_is_no_room_nothing_is_opened() -> None:
    async with opened(limits={"tables": 0}) as full:
        assert await refused(open_record(full.rooms, TEXT)) == "full"


async def test_what_broke_off_is_taken_up_again_and_opens_to_nobody_before() -> None:
    store = FragileStore()
    async with opened(store=store) as house:
        store.full = True
        with pytest.raises(OSError, match="no space left"):
            await open_record(house.rooms, TEXT)
        [half] = store._tables
        assert await store.roles(half) == {}
        store.full = False
        keys = await open_record(house.rooms, TEXT)
        assert keys["table"] == half
        assert await house.record(half) == TEXT


async def test_keys_that_another_server_gave_are_left_alone() -> None:
    store = MemoryStore()
    played = record.read(TEXT)
    await store.create("t", Beginning(played.opening, played.seats, opened=True), {})
    await fill(store, "t", played.entries, {b"first": "host"})
    await fill(store, "t", played.entries, {b"second": "host"})
    assert await store.roles("t") == {b"first": "host"}
