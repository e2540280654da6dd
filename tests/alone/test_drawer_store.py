"""The store of a browser, held to what every store owes, and to what only pages can do to it."""

import pytest

from ludotheque.alone.drawer_store import DrawerStore
from ludotheque.alone.drawers import Key
from ludotheque.core.errors import Mistake
from ludotheque.games import box
from ludotheque.room.fleet import Alone
from ludotheque.room.keys import HOST, hashed
from ludotheque.room.store import Beginning, Conflict, Said
from ludotheque.table.entries import Entry, Seat
from ludotheque.table.opening import Opening
from tests.alone.browser import DictDrawers
from tests.first_game import GAME

pytestmark = pytest.mark.anyio

BEGINNING = Beginning(Opening(box(GAME).setup(), "seed"), [Seat(0, "person"), Seat(1, "person")])
KEY, OTHER = hashed("a"), hashed("b")
NAMED: list[Entry] = [Seat(0, "person", name="Ada"), Seat(1, "person", name="Ben"), Seat(0, "person", name="Eve")]


async def store() -> DrawerStore:
    made = DrawerStore(DictDrawers(), Alone())
    await made.create("t", BEGINNING, {KEY: HOST})
    return made


async def test_of_two_appends_to_one_place_one_is_refused_and_writes_nothing() -> None:
    kept = await store()
    await kept.append("t", 0, NAMED[:2], "first", None)
    with pytest.raises(Conflict):
        await kept.append("t", 0, NAMED[2:], "second", None)
    with pytest.raises(Conflict):
        await kept.append("t", 1, NAMED[1:], None, None)
    with pytest.raises(Conflict):
        await kept.append("t", 3, NAMED[2:], None, None)
    assert await kept.after("t", 0) == [(NAMED[0], None), (NAMED[1], "first")]
    loaded = await kept.load("t")
    assert loaded is not None
    assert (loaded.entries, loaded.requests, loaded.roles) == (NAMED[:2], {"first": 2}, {KEY: HOST})


async def test_a_request_that_was_done_already_is_done_once() -> None:
    kept = await store()
    await kept.append("t", 0, NAMED[:1], "r", None)
    with pytest.raises(Conflict):
        await kept.append("t", 1, NAMED[1:2], "r", None)
    assert len(await kept.after("t", 0)) == 1


async def test_a_table_of_many_entries_keeps_their_order() -> None:
    kept = await store()
    names: list[Entry] = [Seat(0, "person", name=str(number)) for number in range(30)]
    for number, seat in enumerate(names):
        await kept.append("t", number, [seat], None, None)
    assert [entry for entry, _ in await kept.after("t", 0)] == names


async def test_a_snapshot_that_cannot_be_read_or_is_ahead_of_the_log_is_left_aside() -> None:
    kept = await store()
    await kept.append("t", 0, NAMED[:1], None, None)
    for data in (b"no snapshot", b'{"number":9}', b"{}"):
        await kept.drawers.write(rows=[(("t", "base"), data)])
        loaded = await kept.load("t")
        assert loaded is not None
        assert (loaded.base, loaded.entries) == (None, NAMED[:1])


@pytest.mark.parametrize(
    ("key", "data"),
    [
        (("t", "entry", 7), b'{"kind":"seat","seat":0,"holder":"person"}'),
        (("t", "entry", "1"), b'{"kind":"seat","seat":0,"holder":"person"}'),
        (("t", "request", "r"), b"no number"),
        (("t", "key", "no hash"), b"host"),
        (("t", "key", "00"), b"\xff"),
        (("t",), b"no row of ours"),
    ],
)
async def test_rows_that_somebody_has_changed_are_told_as_a_mistake(key: Key, data: bytes) -> None:
    kept = await store()
    await kept.append("t", 0, NAMED[:1], None, None)
    await kept.drawers.write(rows=[(key, data)])
    with pytest.raises(Mistake, match="was changed"):
        await kept.load("t")


async def test_the_same_table_is_made_once_and_another_not_at_all() -> None:
    kept = await store()
    await kept.create("t", BEGINNING, {KEY: HOST})
    with pytest.raises(Conflict):
        await kept.create("t", Beginning(Opening(box(GAME).setup(), "other"), BEGINNING.seats), {KEY: HOST})
    assert await kept.count() == 1


async def test_a_key_belongs_to_one_table_and_changes_only_from_what_is_known() -> None:
    kept = await store()
    await kept.create("u", BEGINNING, {OTHER: HOST})
    with pytest.raises(Mistake, match="known at another table"):
        await kept.change_keys("t", {KEY: HOST}, {OTHER: "0"})
    with pytest.raises(Conflict):
        await kept.change_keys("t", {}, {hashed("c"): "0"})
    await kept.change_keys("t", {KEY: HOST}, {hashed("c"): "0"})
    assert await kept.roles("t") == {KEY: HOST, hashed("c"): "0"}


async def test_what_is_beside_the_log_is_kept_by_itself() -> None:
    kept = await store()
    await kept.note("t", "review", b"\x00bytes")
    for number in range(4):
        await kept.say("t", f"r{number}", Said(0, number, text="hello"), most=2)
    await kept.say("t", "r3", Said(0, 9, text="once more"), most=2)
    assert await kept.notes("t") == {"review": b"\x00bytes"}
    assert {request: said.n for request, said in (await kept.talk("t")).items()} == {"r2": 2, "r3": 3}
    assert await kept.after("t", 0) == []


async def test_a_table_that_is_forgotten_is_gone_whatever_comes_late() -> None:
    kept = await store()
    await kept.append("t", 0, NAMED[:1], None, None)
    await kept.forget("t")
    await kept.note("t", "times", b"late")
    assert not await kept.exists("t")
    assert await kept.load("t") is None
    assert await kept.count() == 0
    with pytest.raises(Conflict):
        await kept.append("t", 1, NAMED[1:2], None, None)
    with pytest.raises(Mistake, match="no table"):
        await kept.beginning("t")
    await kept.create("u", BEGINNING, {KEY: HOST})
