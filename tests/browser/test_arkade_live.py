"""Arkade in real time: two browsers at once, two at one keyboard, away and back, once more at another speed."""

import itertools
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.browser.arkade_page import ALIEN, DEFENDER, GAME, ArkadePage, components, set_up, sit_at_both
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_whole_games import saved_record, verify
from tests.patience import PATIENCE
from tests.server.running import Running

ARCADE = {"mode": "arcade"}
AT_ONCE = 100
"""Milliseconds within which two people act at once."""
OFTEN = 4
"""So many times they do, before the race may end."""

NOTE_WAITS = """
    window.waits = [];
    const timer = setTimeout;
    window.setTimeout = (run, ms = 0, ...rest) => (waits.push(ms), timer(run, ms, ...rest));
"""


class Entry(NamedTuple):
    """A line of a record in which somebody acts."""

    at: int
    seat: int
    action: str


def read_acts(record: Path) -> list[Entry]:
    lines = re.findall(r"^@(\d+) (\d) (.+)$", record.read_text(encoding="utf-8"), re.M)
    return [Entry(int(at), int(seat) - 1, action) for at, seat, action in lines]


def updates(guest: Guest) -> list[dict[str, Any]]:
    """Every step that the guest was told of, once each and none left out."""
    steps = [frame for frame in guest.heard if frame["type"] == "update"]
    assert all(later["n"] == earlier["n"] + 1 for earlier, later in itertools.pairwise(steps))
    return steps


def acts_heard(guest: Guest) -> list[Entry]:
    steps = [step for step in updates(guest) if step["entry"]["kind"] == "act"]
    return [Entry(step["at"], step["entry"]["seat"], "") for step in steps]


def crossings(acts: list[Entry]) -> list[tuple[Entry, Entry]]:
    """Where one acted right after the other, so soon that neither could have seen it."""
    return [(a, b) for a, b in itertools.pairwise(acts) if a.seat != b.seat and b.at - a.at <= AT_ONCE]


def wait_for(guest: Guest, condition: Callable[[], bool]) -> None:
    """While the pages play by themselves."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        guest.page.wait_for_timeout(AT_ONCE)


def seen(step: dict[str, Any]) -> Any:
    """A step as it is for everybody: in Arkade nothing is hidden."""
    [view] = step["views"].values()
    return step["at"], view, told_in(step), step["toAct"], step["outcome"]


def told_in(step: dict[str, Any]) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = next(iter(step["events"].values()))
    return events


def acknowledged(guest: Guest) -> list[str]:
    """What the guest has done, in the order in which the table took it: each was answered exactly once."""
    asked = {frame["id"]: frame["action"] for frame in guest.said if frame["type"] == "act"}
    answers = [frame for frame in guest.heard if frame["type"] in ("ack", "refused", "error") and frame["id"] in asked]
    assert sorted(frame["id"] for frame in answers) == sorted(asked)
    assert all(frame["type"] != "error" for frame in answers)
    taken = sorted((frame["n"], frame["id"]) for frame in answers if frame["type"] == "ack")
    return [asked[number] for _, number in taken]


def test_two_browsers_at_once(visit: Visit, tmp_path: Path) -> None:
    """Both act as fast as their pages go: nothing is lost, nothing is done twice, and both see the same."""
    ann, ben = visit(game=GAME), visit("fr", motion=True, game=GAME)
    set_up(ann, "quick-friend", mode="arcade")
    ben.accept(ann.page.locator(".invite input").input_value())
    alien, defender = ArkadePage(ann, ALIEN), ArkadePage(ben, DEFENDER)
    expect(defender.button("ready")).to_be_visible()
    expect(ann.page.locator(".invite")).to_have_count(0)
    alien.race(ALIEN, held=True)
    defender.race(DEFENDER, held=True)
    wait_for(ann, lambda: len(crossings(acts_heard(ann))) >= OFTEN)
    alien.release()
    defender.release()
    alien.finish_race()
    defender.finish_race()

    told = [seen(step) for step in updates(ben)]
    assert told == [seen(step) for step in updates(ann)[-len(told) :]]
    ben.button("menu").click()
    ben.page.get_by_role("button", name="English").click()
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator("html")).to_have_attribute("lang", "en")
    assert alien.board() == defender.board()

    record = saved_record(ann, tmp_path)
    verify(record)
    acts = read_acts(record)
    for guest, seat in ((ann, ALIEN), (ben, DEFENDER)):
        assert acknowledged(guest) == [act.action for act in acts if act.seat == seat]
    assert len(crossings(acts)) >= OFTEN


def test_two_people_at_one_keyboard(visit: Visit) -> None:
    guest = visit(game=GAME)
    set_up(guest, "quick-sofa", mode="arcade")
    table, keys = ArkadePage(guest), guest.page.keyboard
    ready = guest.page.locator('[data-press="ready"].lit')
    expect(ready).to_have_count(2)
    keys.press("KeyQ")
    expect(ready).to_have_count(1)
    keys.press("Enter")
    expect(guest.page.locator('[data-press="throw"].lit')).to_have_count(2)
    happened: set[tuple[int, str]] = set()
    while not {(ALIEN, "moved"), (DEFENDER, "flew")} <= happened:
        keys.down("KeyQ")
        keys.down("Enter")
        keys.up("KeyQ")
        keys.up("Enter")
        expect(guest.page.locator(".die.idle")).to_have_count(0)
        table.expect_fallen()
        for alien, defender in (("KeyE", "ArrowUp"), ("KeyS", "ArrowDown")):
            keys.press(alien)
            keys.press(defender)
        happened = {(event.get("seat", -1), event["event"]) for step in updates(guest) for event in told_in(step)}
    assert {(ALIEN, "tossed"), (DEFENDER, "tossed")} <= happened


def test_away_and_back_in_the_middle(visit: Visit, server: Running) -> None:
    """Dice that are in the air when the page is left have fallen when it is back; nothing else has changed."""
    guest = visit(game=GAME)
    sit_at_both(guest, server.table("me", "me", game=GAME, options=ARCADE, components=components(countdown=100)))
    table = ArkadePage(guest)
    table.start()
    throws = guest.page.locator('[data-press="throw"]')
    throws.first.click()
    expect(guest.page.locator(".die.falling, .die:not(.idle)")).not_to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator(".console.mine")).to_have_count(2)
    expect(guest.page.locator(".die.idle")).to_have_count(2)
    table.expect_fallen()
    before = table.board()
    guest.page.reload()
    expect(guest.page.locator(".console.mine")).to_have_count(2)
    assert table.board() == before
    throws.last.click()
    expect(guest.page.locator(".die.idle")).to_have_count(0)
    table.expect_fallen()


def test_once_more_at_another_speed(visit: Visit, server: Running) -> None:
    guest = visit(hurry=False, game=GAME)
    quick = components(alien=100, defender=100, countdown=100)
    keys = server.table("me", "me", game=GAME, options=ARCADE, components=quick)
    sit_at_both(guest, keys)
    table = ArkadePage(guest)
    table.race(ALIEN, DEFENDER)
    table.finish_race()
    steps = server.steps(keys["table"], keys["seats"][ALIEN], ALIEN)

    guest.context.add_init_script(NOTE_WAITS)
    guest.open(f"/t/{keys['table']}/replay")
    guest.page.get_by_label(guest.say("speed")).select_option(label=guest.say("speed-times", speed="8"))
    guest.page.evaluate("waits.length = 0")
    guest.button("step-play").click()
    expect(guest.button("step-last")).to_be_disabled()
    expect(guest.button("step-play")).to_be_visible()
    waits = guest.page.evaluate("waits")
    asked = [min(3000, later["at"] - earlier["at"]) / 8 for earlier, later in itertools.pairwise(steps)]
    assert [wait for wait in asked if wait not in waits] == []
