"""Star Clicker: whole games by mouse, by keys and of bots, four browsers, what is hidden again, and the campaign."""

import itertools
import json
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.core.types import Data
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.star_clicker_crew import TRAINING, steered
from tests.browser.star_clicker_page import GAME, HIDDEN, StarClickerPage, ion_rays_only, sit_at
from tests.browser.test_every_page import SCREENS, flaws
from tests.browser.test_whole_games import COUNT_MICE, saved_record, verify
from tests.server.running import Running

LESSONS = 14
REMEMBERED = {7: "press 8"}
"""In this lesson three buttons are offered, and one was seen before."""
ATTEMPTS = 6
SAFE = [["press 4", "press 7"], ["press 1", "press 4"], ["press 5", "press 8"], ["press 2", "press 9"]]
"""For each of four ships, places where no button can make it shoot at the planet from its start."""

MOMENT = 20
"""Milliseconds in which something may happen."""


def test_a_whole_game_by_mouse(visit: Visit, tmp_path: Path) -> None:
    """With a bot that leaves room until it is asked to go on, or is the only one left."""
    guest = visit(game=GAME)
    guest.open(f"/new/{GAME}")
    guest.page.get_by_label(guest.say("who")).last.select_option(label=guest.say("who-easy"))
    guest.button("start").click()
    table = StarClickerPage(guest)
    table.wait()
    owed = guest.page.locator('[data-dashboard="1"] .owes .on')
    expect(owed).to_have_count(2)
    guest.button("nudge").click()
    expect(owed).to_have_count(1)
    table.told = None
    assert table.play_to_the_end(random.Random(1)) > 5
    expect(guest.page.locator(".end h2")).to_be_visible()
    verify(saved_record(guest, tmp_path))


def test_a_whole_game_by_keys(visit: Visit, server: Running) -> None:
    """Two ships in one hand; it passes on from a ship that is done, and by a key."""
    guest = visit(game=GAME)
    guest.context.add_init_script(COUNT_MICE)
    sit_at(guest, server.table("me", "me", game=GAME), 0, 1)
    table, chance = StarClickerPage(guest), random.Random(2)
    for ship in (0, 1):
        expect(guest.page.locator(".dashboard.active")).to_have_attribute("data-dashboard", str(ship))
        guest.page.keyboard.press("s")
    while not table.wait().over:
        table.type(table.chosen(table.offered(table.flown()), chance))
    assert guest.page.evaluate("mice") == 0
    assert {1} < {frame["seat"] for frame in guest.said if frame["type"] == "act"}


def test_bots_at_level_4_watched_to_the_end(visit: Visit, server: Running) -> None:
    keys = server.table(*["easy"] * 4, game=GAME, options={"level": 4})
    watcher = visit("fr", game=GAME)
    watcher.open(f"/t/{keys['table']}#{keys['watch']}")
    expect(watcher.page.locator("section.end h2")).to_be_visible()
    expect(watcher.page.locator(".star-clicker .over")).to_be_visible()
    expect(watcher.page.locator("[data-action], .board .lit")).to_have_count(0)


def test_four_browsers_in_any_order(visit: Visit, server: Running) -> None:
    """All press at once and see the same; what is turned down again is in no page, on no wire and in no history."""
    keys = server.table(*["me"] * 4, game=GAME)
    tables = [StarClickerPage(visit(game=GAME), seat) for seat in range(4)]
    for table in tables:
        sit_at(table.guest, keys, table.seat)
    act_at_once(tables, SAFE, until=lambda view: view["phase"] == "pilots" and owed(view) == 0)
    for table in tables:
        expect(table.page.locator(".push.up")).to_have_count(8)
        table.expect_lit(table.lever("done"))
    assert len({tuple(table.map()) for table in tables}) == 1
    buttons = {word for pilot in tables[0].view["pilots"] for word in pilot["buttons"] if word != HIDDEN}
    said = [tables[0].guest.say("button-" + word.replace(" ", "-")) for word in buttons]
    log = tables[3].page.locator(".log")
    assert all(word in log.inner_text() for word in said)

    for table in tables:
        table.lever("done").click()
    for table in tables:
        expect(table.page.locator(".push.up")).to_have_count(0)
        expect(log.locator(".muted")).to_have_text(table.guest.say("log-veil"))
    expect(log).to_contain_text(tables[3].guest.say("event-round", number=2))
    heard = len(tables[3].guest.heard)
    tables[3].page.reload()
    expect(log.locator(".muted")).to_have_text(tables[3].guest.say("log-veil"))
    steps = server.steps(keys["table"], keys["seats"][3], 3)
    for what in (tables[3].guest.heard[heard:], steps):
        assert "pressed" not in json.dumps(what)
    for table in tables:
        assert not [word for word in said if word in table.page.locator(".log").inner_text()]


def act_at_once(tables: list[StarClickerPage], wanted: list[list[str]], until: Callable[[Data], bool]) -> None:
    """Everybody does what they want, in this order, as soon as it seems possible; a replicator is answered first."""
    chance = random.Random(os.environ["LUDOTHEQUE_SEED"])
    while not until(tables[0].view):
        for table in chance.sample(tables, len(tables)):
            offered = table.offered(table.seat)
            answers = [action for action in offered if action.startswith("copy")]
            for action in (answers or [action for action in wanted[table.seat] if action in offered])[:1]:
                table.tap_at_once(action)
        tables[0].page.wait_for_timeout(MOMENT)
    read_refusals(tables)


def owed(view: Data) -> int:
    return sum(pilot["owes"] for pilot in view["pilots"])


def read_refusals(tables: list[StarClickerPage]) -> None:
    """Whoever was too late has been told so; that is closed."""
    for table in tables:
        table.page.keyboard.press("Escape")


def test_ion_rays_are_agreed_upon(visit: Visit, server: Running) -> None:
    keys = server.table("me", "me", game=GAME, components=ion_rays_only())
    ann, ben = visit(game=GAME), visit("fr", game=GAME, **SCREENS["phone"])
    tables = [StarClickerPage(ann, 0), StarClickerPage(ben, 1, touch=True)]
    for table in tables:
        sit_at(table.guest, keys, table.seat)
    act_at_once(tables, [[*places, "done"] for places in SAFE], until=lambda view: view["phase"] == "rays")
    for table in tables:
        expect(table.page.locator(".together")).to_be_visible()
    tables[0].press(tables[0].answer("rays A"))
    expect(ben.page.locator(".together li")).to_have_count(1)
    tables[1].press(tables[1].answer("rays C"))
    for guest in (ann, ben):
        expect(guest.page.locator(".together li")).to_have_count(2)
    flawless("together", ann=ann, ben=ben)
    ann.page.get_by_role("button", name=ann.say("agree-to", action=ann.say("action-rays", group="C"))).click()
    for guest in (ann, ben):
        expect(guest.page.locator(".together")).to_have_count(0)
        expect(guest.page.locator(".log")).to_contain_text(guest.say("event-round", number=2))
    assert [frame["action"] for frame in ann.said if frame["type"] == "act"][-2:] == ["rays A", "rays C"]


def test_the_next_level_and_how_far_this_crew_has_come(visit: Visit, server: Running) -> None:
    """Whoever has won goes on together; who has lost tries again."""
    keys = server.table("me", "me", game=GAME, options={"notebook": True}, components=TRAINING)
    ann, ben = visit(game=GAME), visit("fr", game=GAME, **SCREENS["phone"])
    tables = [StarClickerPage(ann, 0), StarClickerPage(ben, 1, touch=True)]
    for table in tables:
        sit_at(table.guest, keys, table.seat)
    for attempt in range(ATTEMPTS):
        fly_to_the_end(tables, random.Random(attempt))
        for guest in (ann, ben):
            expect(guest.page.locator("section.end")).to_be_visible()
        if tables[0].view["winner"] == 1:
            break
        ben.button("again").click()
        for guest in (ann, ben):
            expect(guest.page.locator("section.end")).to_have_count(0)
    for guest in (ann, ben):
        expect(guest.page.locator(".end")).to_contain_text(guest.say("campaign-step", step=1, of=4))
    flawless("won", ann=ann, ben=ben)
    ben.button("next-level").click()
    for guest in (ann, ben):
        expect(guest.page.locator('[data-lever="power"]')).to_be_visible()
    address = ann.page.url
    assert ben.page.url == address
    for guest in (ann, ben):
        guest.open()
        expect(guest.page.locator(".campaign")).to_contain_text(guest.say("campaign-won", step=1, of=4))
    flawless("campaign", ann=ann, ben=ben)
    ann.page.locator(".campaign a").click()
    expect(ann.page).to_have_url(address)
    expect(ann.page.locator('[data-lever="power"]')).to_be_visible()


def fly_to_the_end(tables: list[StarClickerPage], chance: random.Random) -> None:
    while tables[0].view["winner"] < 0:
        for table in tables:
            if action := steered(table.view, table.seat, table.offered(table.seat), chance):
                table.tap_at_once(action)
        tables[0].page.wait_for_timeout(MOMENT)
    read_refusals(tables)


def flawless(place: str, **guests: Guest) -> None:
    """Ann sits at a desk and reads English, Ben has a phone and reads French."""
    for name, screen in (("ann", "wide"), ("ben", "phone")):
        found = flaws(guests[name], screen, place)
        assert not found, "\n".join(found)


def test_the_lessons_to_their_end(visit: Visit) -> None:
    guest = visit(game=GAME)
    guest.open(f"/learn/{GAME}")
    table = StarClickerPage(guest)
    text, onward = guest.page.locator(".coach .text"), guest.button("lesson-next")
    for lesson in range(1, LESSONS):
        expect(text).to_have_text(guest.say(f"lesson-{lesson}"))
        expect(guest.page.locator(".board .pointed")).not_to_have_count(0)
        expect(guest.page.locator("[data-action]").or_(onward)).to_have_count(3 if lesson in REMEMBERED else 1)
        if onward.count():
            onward.click()
        else:
            table.told = None
            [action, *_] = table.wait().actions
            table.play(REMEMBERED.get(lesson, action))
    expect(text).to_have_text(guest.say(f"lesson-{LESSONS}"))
    expect(guest.link("play-real")).to_be_visible()


@pytest.mark.parametrize(("language", "screen"), [("en", "wide"), ("fr", "phone")])
def test_every_page(visit: Visit, server: Running, language: str, screen: str) -> None:
    guest = visit(language, game=GAME, **SCREENS[screen])
    found: list[str] = []
    for place in itertools.chain(around_the_box(guest), in_the_cockpit(guest, server)):
        found += flaws(guest, screen, place)
    assert not found, "\n".join(found)


def around_the_box(guest: Guest) -> Iterator[str]:
    """The pages before the first press; each name is given while its page is on the screen."""
    page = guest.page
    guest.open(f"/new/{GAME}")
    ships = page.get_by_label(guest.say("option-colours"))
    expect(ships).to_be_visible()
    yield "set-up"
    page.get_by_label(guest.say("how-many")).select_option("4")
    expect(ships).to_have_count(0)
    guest.open(f"/rules/{GAME}")
    expect(page.locator("#rule-S21")).to_be_visible()
    yield "rules"
    guest.open(f"/learn/{GAME}")
    expect(guest.button("lesson-next")).to_be_visible()
    yield "lesson"


def in_the_cockpit(guest: Guest, server: Running) -> Iterator[str]:
    """Four ships at level 4 in one hand: before and after a press, with a power in hand, refused, and helped."""
    page = guest.page
    sit_at(guest, server.table(*["me"] * 4, game=GAME, options={"level": 4}), 0, 1, 2, 3)
    table = StarClickerPage(guest, touch=page.evaluate("matchMedia('(pointer: coarse)').matches"))
    table.wait()
    yield "before-a-press"
    table.play("press 1")
    table.wait()
    table.press(table.lever("power"))
    expect(page.locator(".cells .lit.power")).not_to_have_count(0)
    yield "a-power-in-hand"
    table.press(table.lever("done"))
    expect(table.toast).to_be_visible()
    yield "why-not"
    page.keyboard.press("Escape")
    guest.button("keys").click()
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    yield "keys"
