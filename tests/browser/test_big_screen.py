"""People around a television: the public board on one large screen, and on each phone only the hand of its seat."""

import random
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.hand_pages import ArkadeHand, LaaancezHand, PhantomHand, StarClickerHand
from tests.browser.stage import WATCH, misfits, shifted
from tests.browser.table_page import TablePage
from tests.browser.test_every_page import found_on
from tests.server.running import Running

STILL = 0.01
"""The layout-shift score of the large screen stays below this."""

DECISIONS = 14
SCREENS = [(1280, 720), (1366, 650), (1920, 1080), (3840, 2160)]
PHONES = [(390, 844), (360, 640)]

FROM_THE_SOFA = 36
"""What everybody waits for can be read three metres away: not more such letters than this fit above each other."""

LOG = "() => [...document.querySelectorAll('.log li:not(.muted)')].map((line) => line.textContent).join('\\n')"
TOLD = f"(told) => ({LOG})() !== told"
"""Every step leaves a line in the log, or takes away what is to be remembered."""

FITS = """() => {
    const [board, stage] = ['.board', '.stage'].map((each) => document.querySelector(each).getBoundingClientRect());
    const sides = ['left', 'top', 'right', 'bottom'].map((side) => Math.abs(board[side] - stage[side]));
    return Math.max(...sides);
}"""
"""By how much the board misses the edges of its stage, as it is shown."""

LETTERS = "() => parseFloat(getComputedStyle(document.querySelector('.prompt')).fontSize)"

READ = """() => {
    const { left, top, height } = document.querySelector('.prompt').getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + height / 2)?.closest('.prompt')?.textContent ?? '';
}"""
"""What can be read of the prompt: nothing if something lies over it or cuts it off."""


@dataclass(frozen=True)
class Evening:
    """A game for two or three phones."""

    game: str
    hand: type[TablePage]
    players: int = 2
    options: dict[str, Any] | None = None


EVENINGS = [
    Evening("star_clicker", StarClickerHand, players=3, options={"level": 2}),
    Evening("phantom", PhantomHand, players=3),
    Evening("laaancez", LaaancezHand),
    Evening("arkade", ArkadeHand, options={"mode": "strategy"}),
]


def gather(visit: Visit, server: Running, evening: Evening) -> tuple[Guest, list[TablePage]]:
    """A large screen in French, and phones in both languages."""
    keys = server.table(*["me"] * evening.players, game=evening.game, options=evening.options or {})
    screen = visit("fr", game=evening.game, viewport={"width": 1920, "height": 1080})
    screen.open(f"/t/{keys['table']}#{keys['watch']}")
    screen.link("look-screen").click()
    expect(screen.page.locator(".big-screen .board")).to_be_visible()
    hands = []
    for seat in range(evening.players):
        phone = visit(("en", "fr")[seat % 2], game=evening.game, viewport={"width": 360, "height": 640}, has_touch=True)
        phone.sit(keys, seat)
        expect(phone.page.locator(".stage .board")).to_be_visible()
        phone.link("look-hand").click()
        expect(phone.page.locator(".stage > .hand")).to_be_visible()
        hands.append(evening.hand(phone, seat, touch=True))
    return screen, hands


def decide(hand: TablePage, chance: random.Random) -> None:
    """One decision, by taps in the hand; everything else that is offered could be tapped as well."""
    now = hand.wait()
    for action in now.actions:
        expect(hand.places(action)[0]).to_be_visible()
    told = hand.page.evaluate(LOG)
    hand.play(hand.chosen(now.actions, chance))
    hand.page.wait_for_function(TOLD, arg=told)


@pytest.mark.parametrize("evening", EVENINGS, ids=[evening.game for evening in EVENINGS])
def test_one_large_screen_and_several_phones(visit: Visit, server: Running, evening: Evening) -> None:
    screen, hands = gather(visit, server, evening)
    chance = random.Random(3)
    found: list[str] = []
    seen: set[str] = set()
    screen.page.evaluate(WATCH)
    last = hands[0]
    for _ in range(DECISIONS):
        if last.step["outcome"]:
            break
        last = hands[(last.step["waitsFor"] or last.step["toAct"])[0]]
        verbs = " ".join(sorted({action.split()[0] for action in last.wait().actions}))
        last.told = None
        if verbs not in seen:
            for width, height in PHONES:
                found += [f"{verbs}: {flaw}" for flaw in misfits(last.page, width, height)]
            found += [f"{verbs}: {flaw}" for flaw in found_on(last.guest, "phone")]
        seen.add(verbs)
        decide(last, chance)
        expect(last.page.locator(".board")).to_have_count(0)
    moved, most = shifted(screen.page)
    assert moved < STILL, "\n".join(most)

    for width, height in SCREENS:
        found += [f"screen: {flaw}" for flaw in misfits(screen.page, width, height)]
        assert screen.page.evaluate(FITS) < 2
        assert screen.page.evaluate(LETTERS) > height / FROM_THE_SOFA
        assert screen.page.evaluate(READ)
    found += [f"screen: {flaw}" for flaw in found_on(screen, "wide")]
    assert not found, "\n".join(dict.fromkeys(found))

    expect(screen.page.locator("[data-action], .below")).to_have_count(0)
    welcomes = [frame for frame in screen.heard if frame["type"] == "welcome"]
    steps = [frame.get("now", frame) for frame in screen.heard if frame["type"] in ("welcome", "update")]
    assert all(welcome["you"]["seats"] == [] for welcome in welcomes)
    assert {key for step in steps for key in step["views"]} == {"watch"}, "the screen never has more than a watcher"
    assert last.step["n"] == steps[-1]["n"]

    last.page.reload()
    expect(last.page.locator(".stage > .hand")).to_be_visible()
    last.guest.link("look-table").click()
    expect(last.page.locator(".stage .board")).to_be_visible()
    screen.button("menu").click()
    screen.link("look-table").click()
    expect(screen.page.locator(".below")).to_be_visible()


def test_two_phones_race_in_front_of_a_screen(visit: Visit, server: Running) -> None:
    """In real time the hand throws, and the dice fall on the screen."""
    screen, hands = gather(visit, server, Evening("arkade", ArkadeHand, options={"mode": "arcade"}))
    for hand in hands:
        hand.press(hand.page.locator('.hand [data-press="ready"]'))
    for seat, hand in enumerate(hands):
        throw = hand.page.locator('.hand .lit[data-press="throw"]')
        expect(throw).to_be_visible()
        hand.press(throw)
        expect(screen.page.locator(f'.board [data-console="{seat}"] .die:not(.falling)')).to_have_count(2)
        expect(hand.page.locator(".board")).to_have_count(0)


def test_a_seat_shows_the_way_to_a_screen(visit: Visit, server: Running) -> None:
    """Whoever set up the table opens the screen here or elsewhere, and never a seat's own eyes."""
    keys = server.table("me", "open")
    host = visit("fr")
    host.open(f"/t/{keys['table']}#{keys['seats'][0]}")
    expect(host.page.locator(".stage .board")).to_be_visible()
    host.open(f"/t/{keys['table']}/screen")
    expect(host.page.locator(".stage .board")).to_be_visible()
    assert host.page.url.endswith(f"/t/{keys['table']}"), "a device that has only a seat shows the whole table"
    host.choose("look-screen")
    expect(host.page.get_by_role("dialog").get_by_text(host.say("screen-ask-host"))).to_be_visible()
    host.link("screen-hand").click()
    expect(host.page.locator(".stage > .hand")).to_be_visible()
