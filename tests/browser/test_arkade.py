"""Arkade by turns: whole games by mouse, by keys and by touch, and every page of the game."""

import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arkade_page import ALIEN, DEFENDER, GAME, ArkadePage, choose, components, sit_at_both
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.stage import MISSED
from tests.browser.test_every_page import SCREENS, flaws
from tests.browser.test_whole_games import COUNT_MICE, saved_record, verify
from tests.server.running import Running

ROLLS = 6
"""So often dice are to be seen when they begin to roll."""

SHORT = {"layout": "simplified", "throws": 2, "tiles": False}

RECORD = """() => {
    window.seen = [];
    let last = performance.now();
    const all = (places, what) => [...document.querySelectorAll(places)].map(what).join(' ');
    const look = () => {
        const rolls = [...document.querySelectorAll('[data-cube]')].filter((cube) => cube.getAnimations().length);
        const now = JSON.stringify({
            log: all('.log li:not(.muted)', (line) => line.textContent),
            dice: all('[data-die]', (die) => die.getAttribute('aria-label').split(', ')[1]),
            board: all('.screen [data-cell]', (cell) => cell.querySelector('.saucer')?.className ?? '.')
                + document.querySelector('[data-ship]').style.cssText,
            rolling: rolls.map((cube) => cube.dataset.cube),
        });
        const at = performance.now();
        if (now !== seen.at(-1)?.[0]) seen.push([now, at - last]);
        last = at;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Keep what log, dice and board say in every picture of the browser, which dice roll, and how long ago the last was."""


def test_log_dice_and_board_always_tell_the_same(visit: Visit, server: Running) -> None:
    guest = visit(motion=True, hurry=False, game=GAME)
    guest.sit(server.table("me", "easy", game=GAME, options=SHORT))
    table = ArkadePage(guest)
    chance = random.Random(4)
    now = table.wait()
    guest.page.evaluate(RECORD)
    seen = pictures(guest)
    while not now.over and len(rolls_begun(seen)) < ROLLS:
        table.play(table.chosen(now.actions, chance))
        now = table.wait()
        seen = pictures(guest)
    shown: dict[str, set[str]] = {}
    for moment in seen:
        shown.setdefault(moment["log"], set()).add(moment["dice"] + moment["board"])
    assert len(shown) > ROLLS
    assert [log[-200:] for log, told in shown.items() if len(told) > 1] == []
    begun = rolls_begun(seen)
    assert len(begun) >= ROLLS
    drawn = [pair for pair in begun if pair[1]["after"] < MISSED]
    assert [later["log"][-200:] for earlier, later in drawn if spoken(earlier) != spoken(later)] == []


def pictures(guest: Guest) -> list[dict[str, Any]]:
    """All that was kept, in order."""
    return [{**json.loads(picture), "after": after} for picture, after in guest.page.evaluate("seen")]


def rolls_begun(seen: list[dict[str, Any]]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The last picture before dice roll and the first in which they do; a busy machine leaves some of them out."""
    return [
        (earlier, later) for earlier, later in itertools.pairwise(seen) if later["rolling"] and not earlier["rolling"]
    ]


def spoken(picture: dict[str, Any]) -> tuple[str, str]:
    return picture["log"], picture["dice"]


def test_a_whole_game_by_mouse(visit: Visit, tmp_path: Path) -> None:
    guest = visit(game=GAME)
    guest.open()
    guest.page.get_by_role("button", name="Arkade").click()
    guest.link("other-ways").click()
    guest.button("bot-level", level="easy").click()
    guest.button("start").click()
    assert ArkadePage(guest).play_to_the_end(random.Random(1)) > 10
    expect(guest.page.locator(".end h2")).to_be_visible()
    verify(saved_record(guest, tmp_path))


def test_a_whole_game_by_keys(visit: Visit, server: Running) -> None:
    """Both seats of one device, so that every key of either side is pressed."""
    guest = visit(game=GAME)
    guest.context.add_init_script(COUNT_MICE)
    sit_at_both(guest, server.table("me", "me", game=GAME, options=SHORT))
    table = ArkadePage(guest)
    chance = random.Random(2)
    while not (now := table.wait()).over:
        table.type(table.chosen(now.actions, chance))
    assert guest.page.evaluate("mice") == 0
    verbs = {frame["action"].split()[0] for frame in guest.said if frame["type"] == "act"}
    assert verbs >= {"throw", "keep", "move", "fly", "end"}


def test_a_whole_game_by_touch_on_a_phone_without_motion(visit: Visit, server: Running) -> None:
    guest = visit("fr", game=GAME, **SCREENS["phone"])
    sit_at_both(guest, server.table("me", "me", game=GAME, options=SHORT))
    ArkadePage(guest, touch=True).play_to_the_end(random.Random(3))
    expect(guest.page.locator(".board .layer > *")).to_have_count(0)


@pytest.mark.parametrize(("language", "screen"), [("en", "wide"), ("fr", "phone")])
def test_every_page(visit: Visit, server: Running, language: str, screen: str) -> None:
    guest = visit(language, game=GAME, **SCREENS[screen])
    found: list[str] = []
    for place in itertools.chain(around_the_box(guest), by_turns(guest, server), in_the_arcade(guest, server)):
        found += flaws(guest, screen, place)
    assert not found, "\n".join(found)


def around_the_box(guest: Guest) -> Iterator[str]:
    """The pages before the first throw; each name is given while its page is on the screen."""
    page = guest.page
    guest.open(f"/new/{GAME}")
    page.locator("summary").click()
    throws = page.get_by_label(guest.say("option-throws"))
    expect(throws).to_be_visible()
    yield "set-up"
    choose(guest, "mode", "arcade")
    expect(throws).to_have_count(0)
    expect(page.get_by_label(guest.say("option-tiles"))).to_have_value("false")
    yield "set-up-arcade"
    guest.open(f"/rules/{GAME}")
    expect(page.locator("#rule-A30")).to_be_visible()
    yield "rules"
    guest.open(f"/learn/{GAME}")
    expect(page.locator(".coach")).to_be_visible()
    ArkadePage(guest).wait()
    yield "lesson"


def by_turns(guest: Guest, server: Running) -> Iterator[str]:
    """A turn of each player at one device, then somebody who watches the other play."""
    sit_at_both(guest, server.table("me", "me", game=GAME))
    table = ArkadePage(guest)
    table.wait()
    yield "before-the-throw"
    for seat in (ALIEN, DEFENDER):
        table.play("throw")
        table.wait()
        table.press(table.die(seat, 1))
        expect(table.die(seat, 1)).to_have_class(re.compile(r"\bagain\b"))
        yield f"thrown-{seat}"
        table.play("keep")
        now = table.wait()
        if takes := [action for action in now.actions if action.startswith("move")]:
            table.press(table.cell(takes[0].split()[1]))
            expect(guest.page.locator(".screen .held")).to_have_count(1)
        yield f"kept-{seat}"
        table.play("end")
        table.wait()
    table.press(table.cell("c3"))
    expect(table.toast).to_be_visible()
    yield "why-not"


def in_the_arcade(guest: Guest, server: Running) -> Iterator[str]:
    """Two at one device: before the signal, under the countdown, with dice on the table, and after the end."""
    arcade = {"mode": "arcade"}
    slow = components(countdown=60_000)
    sit_at_both(guest, server.table("me", "me", game=GAME, options=arcade, components=slow))
    table = ArkadePage(guest)
    expect(guest.page.locator('[data-press="ready"].lit')).to_have_count(2)
    yield "ready"
    table.get_ready()
    expect(guest.page.locator(".veil .number")).to_be_visible()
    yield "countdown"
    sit_at_both(guest, server.table("me", "me", game=GAME, options=arcade, components=components(countdown=100)))
    table.start()
    for button in guest.page.locator('[data-press="throw"]').all():
        button.click()
    expect(guest.page.locator(".die.idle")).to_have_count(0)
    table.expect_fallen()
    yield "race"
    table.race(ALIEN, DEFENDER)
    table.finish_race()
    yield "over"
