"""Star Clicker: whole games, an assault told in time, four browsers, what is hidden again, and the campaign."""

import itertools
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.core.types import Data
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.star_clicker_crew import TRAINING, steered
from tests.browser.star_clicker_page import (
    GAME,
    HIDDEN,
    StarClickerPage,
    ion_rays_only,
    sit_at,
)
from tests.browser.test_every_page import SCREENS, flaws
from tests.browser.test_whole_games import COUNT_MICE, saved_record, verify
from tests.patience import PATIENCE
from tests.server.running import Running

ATTEMPTS = 6
SAFE = [["press 4", "press 7"], ["press 1", "press 4"], ["press 5", "press 8"], ["press 2", "press 9"]]
"""For each of four ships, places where no button can make it shoot at the planet from its start."""

UP = ".push.up, .mini.up"
"""Buttons that lie face up, one's own and the small ones of the others."""

MOMENT = 20
"""Milliseconds in which something may happen."""


def test_a_whole_game_by_mouse(visit: Visit, tmp_path: Path) -> None:
    """With a bot that leaves room until it is asked to go on, or is the only one left."""
    guest = visit(game=GAME)
    guest.open(f"/new/{GAME}")
    guest.button("bot-level", level="easy").click()
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
        expect(guest.page.locator(".dashboard.front")).to_have_attribute("data-dashboard", str(ship))
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


WATCH_ASSAULT = """() => {
    window.film = [];
    const all = (places) => [...document.querySelectorAll(places)];
    const before = all('.log li').length;
    let told = 0;
    new MutationObserver(() => {
        const now = all('.log li').length - before;
        if (now <= told) return;
        told = now;
        film.push({
            told,
            creepers: Object.fromEntries(all('.cells [data-creeper]').map((creeper) =>
                [creeper.dataset.creeper, creeper.closest('[data-cell]').dataset.cell])),
            shields: Number(document.querySelector('.shields b').dataset.left),
            up: all('.push.up, .mini.up').length,
            lit: all('.board .lit').length,
        });
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Keep what the board shows whenever the log has come to another line."""


def test_an_assault_is_told_in_time(visit: Visit, server: Running) -> None:
    """At every line of the log the map shows what has been told, and nothing is lit before all of it has."""
    guest = visit(game=GAME, motion=True)
    sit_at(guest, server.table("me", "me", game=GAME), 0, 1)
    table, chance = StarClickerPage(guest), random.Random(3)
    while table.wait() and table.view["round"] == 1:
        action = table.chosen(table.offered(table.flown()), chance)
        if action == "done" and sum(pilot["done"] for pilot in table.view["pilots"]) == 1:
            guest.page.evaluate(WATCH_ASSAULT)
        table.type(action)
        table.page.wait_for_timeout(MOMENT)
    views = views_of(table.steps[-1], table.steps[-2]["views"]["0"])
    film = guest.page.evaluate("film")
    assert len(film) > 4
    for shot in film:
        view = views[shot["told"] - 1]
        up = sum(button != HIDDEN for pilot in view["pilots"] for button in pilot["buttons"])
        assert (shot["creepers"], shot["shields"], shot["up"]) == (view["creepers"], view["shields"], up), shot
        assert shot["lit"] == 0 or shot is film[-1]
    assert len({str(shot["creepers"]) for shot in film}) > 1


def views_of(step: Data, before: Data) -> list[Data]:
    """How the table stood at each event of a step."""
    views, view = [], before
    for frame in step["frames"]["0"]:
        for path, value in frame:
            view = replaced(view, path, value)
        views.append(view)
    return views


def replaced(there: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    [key, *rest] = path
    copy = there.copy()
    copy[key] = replaced(there.get(key) if isinstance(there, dict) else there[key], rest, value)
    return copy


def test_four_browsers_in_any_order(visit: Visit, server: Running) -> None:
    """All press at once and see the same; what is turned down again is in no page, on no wire and in no history."""
    keys = server.table(*["me"] * 4, game=GAME)
    tables = [StarClickerPage(visit(game=GAME), seat) for seat in range(4)]
    for table in tables:
        sit_at(table.guest, keys, table.seat)
    act_at_once(tables, SAFE, until=lambda view: view["phase"] == "pilots" and owed(view) == 0)
    for table in tables:
        expect(table.page.locator(UP)).to_have_count(8)
        table.expect_lit(table.lever("done"))
    assert len({tuple(table.map()) for table in tables}) == 1
    buttons = {word for pilot in tables[0].view["pilots"] for word in pilot["buttons"] if word != HIDDEN}
    said = [tables[0].guest.say("button-" + word.replace(" ", "-")) for word in buttons]
    told = {line for table in tables for line in lines_of(table)}
    assert all(any(word in line for line in told) for word in said)

    act_at_once(tables, [["done"]] * 4, until=lambda view: view["round"] == 2)
    for table in tables:
        expect(table.page.locator(UP)).to_have_count(0)
        expect_only_what_came_since(table)
    heard = len(tables[3].guest.heard)
    tables[3].page.reload()
    expect_only_what_came_since(tables[3])
    steps = server.steps(keys["table"], keys["seats"][3], 3)
    for what in (tables[3].guest.heard[heard:], steps):
        assert "pressed" not in json.dumps(what)
    for table in tables:
        assert not told & {*lines_of(table)}


def lines_of(table: StarClickerPage) -> list[str]:
    return table.log.all_inner_texts()


def expect_only_what_came_since(table: StarClickerPage) -> None:
    """The log begins with the veil, and goes on to the next round."""
    expect(table.log.and_(table.page.locator(".muted"))).to_have_text(table.guest.say("log-veil"))
    expect(table.page.locator(".log")).to_contain_text(table.guest.say("event-round", number=2))


def act_at_once(tables: list[StarClickerPage], wanted: list[list[str]], until: Callable[[Data], bool]) -> None:
    """Everybody does what they want, in this order, as soon as it seems possible; a replicator is answered first.

    A tap that comes while the page still shows what another has just done is lost; so all tap until it has happened.
    """
    chance = random.Random(1)
    end = time.monotonic() + PATIENCE
    while not until(tables[0].view):
        assert time.monotonic() < end, [table.step for table in tables]
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
    """Whoever was too late has been told so; that is closed, and nothing else."""
    for table in tables:
        if table.toast.count():
            table.page.keyboard.press("Escape")


def test_ion_rays_are_agreed_upon(visit: Visit, server: Running) -> None:
    keys = server.table("me", "me", game=GAME, components=ion_rays_only())
    ann, ben = visit(game=GAME), visit("fr", game=GAME, **SCREENS["phone"])
    tables = [StarClickerPage(ann, 0), StarClickerPage(ben, 1, touch=True)]
    for table in tables:
        sit_at(table.guest, keys, table.seat)
    act_at_once(tables, [[*places, "done"] for places in SAFE], until=lambda view: view["phase"] == "rays")
    for table in tables:
        expect(table.page.locator(".line b")).to_have_text("0")
    tables[0].press(tables[0].answer("rays A"))
    expect(ben.button("agree-to", action=ben.say("action-rays", group="A"))).to_be_visible()
    tables[1].press(tables[1].answer("rays C"))
    for guest in (ann, ben):
        expect(guest.page.locator(".line b")).to_have_text("2")
        guest.page.locator(".line b").click()
        expect(guest.page.locator("dialog li")).to_have_count(2)
    flawless("together", ann=ann, ben=ben)
    ann.page.get_by_role("button", name=ann.say("agree-to", action=ann.say("action-rays", group="C"))).click()
    for guest in (ann, ben):
        expect(guest.page.locator("dialog")).to_have_count(0)
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
        end = time.monotonic() + PATIENCE
        while any(table.view["winner"] >= 0 for table in tables):
            assert time.monotonic() < end
            ann.page.wait_for_timeout(MOMENT)
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
    end = time.monotonic() + PATIENCE
    while tables[0].view["winner"] < 0:
        assert time.monotonic() < end, [table.step for table in tables]
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
    page.locator("summary").click()
    expect(ships).to_be_visible()
    yield "set-up"
    guest.button("how-many-are", count=4).click()
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
    guest.choose("keys")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    yield "keys"
