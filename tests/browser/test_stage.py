"""The table is a stage: whole games of every game, in windows of every size, and nothing that moves by itself."""

import random
from dataclasses import dataclass
from typing import Any

import pytest

from tests.browser.arkade_page import ArkadePage
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.phantom_page import PhantomPage
from tests.browser.phantom_page import components as phantom_components
from tests.browser.stage import MOST, SIZES, WATCH, misfits, shifted, some_sizes
from tests.browser.star_clicker_page import StarClickerPage
from tests.browser.table_page import TablePage
from tests.server.running import Running

STILL = 0.01
"""The layout-shift score of a whole game stays below this."""


@dataclass(frozen=True)
class Play:
    """A game that comes to its end before long, and how its board is played."""

    game: str
    page: type[TablePage]
    players: int = 2
    options: dict[str, Any] | None = None
    components: str = ""


PLAYS = [
    Play("laaancez", LaaancezPage),
    Play("arkade", ArkadePage, options={"layout": "simplified"}),
    Play("star_clicker", StarClickerPage, players=4, options={"level": 4}),
    Play("phantom", PhantomPage, components=phantom_components(5)),
    Play("phantom", PhantomPage, players=5, components=phantom_components(4)),
]
NAMES = [f"{play.game} for {play.players}" for play in PLAYS]


def sit_down(guest: Guest, server: Running, play: Play, small_box: str) -> TablePage:
    parts = play.components or (small_box if play.game == "laaancez" else "")
    bots = ["easy"] * (play.players - 1)
    keys = server.table("me", *bots, game=play.game, options=play.options or {}, components=parts)
    guest.sit(keys)
    return play.page(guest)


def give_up(guest: Guest, play: Play) -> None:
    """A game that would last ends here, where that ends it."""
    if play.players > 2:
        return
    guest.choose("resign")
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("resign"), exact=True).click()
    guest.page.locator("section.end").wait_for()


@pytest.mark.parametrize("play", PLAYS, ids=NAMES)
def test_it_fits(visit: Visit, server: Running, small_box: str, play: Play) -> None:
    """At every decision and at the end: see `some_sizes` for the windows."""
    guest = visit("fr", game=play.game)
    table = sit_down(guest, server, play, small_box)
    chance = random.Random(1)
    found: list[str] = []
    seen: set[str] = set()
    for number in range(MOST):
        if (now := table.wait()).over:
            break
        verbs = " ".join(sorted({action.split()[0] for action in now.actions}))
        for width, height in some_sizes(number, new=verbs not in seen):
            found += [f"{verbs}: {flaw}" for flaw in misfits(guest.page, width, height)]
        seen.add(verbs)
        guest.page.set_viewport_size({"width": 1280, "height": 720})
        table.play(table.chosen(now.actions, chance))
    if table.wait().over:
        guest.page.locator("section.end").wait_for()
    else:
        give_up(guest, play)
    for width, height in SIZES:
        found += [f"at the end: {flaw}" for flaw in misfits(guest.page, width, height)]
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("play", PLAYS, ids=NAMES)
@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720)])
def test_it_stands_still(visit: Visit, server: Running, small_box: str, play: Play, width: int, height: int) -> None:
    guest = visit(game=play.game, motion=True, viewport={"width": width, "height": height})
    table = sit_down(guest, server, play, small_box)
    chance = random.Random(2)
    now = table.wait()
    guest.page.evaluate(WATCH)
    for _ in range(MOST):
        if now.over:
            break
        table.play(table.chosen(now.actions, chance))
        now = table.wait()
    if now.over:
        guest.page.locator("section.end").wait_for()
    score, worst = shifted(guest.page)
    assert score < STILL, f"{score:.4f}\n" + "\n".join(worst)
