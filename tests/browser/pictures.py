"""The pictures of the documentation, taken anew: `python -m tests.browser.pictures [GAME ...]`, after `npm run build`.

Each is a moment of a game with the same deals every time, played by `chosen`, so that a picture can follow a change of
the boards without anybody looking for a good position again.
"""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.arkade_page import ArkadePage
from tests.browser.conftest import FLAGS
from tests.browser.guest import HURRY, Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.phantom_page import PhantomPage
from tests.browser.star_clicker_page import StarClickerPage
from tests.browser.table_page import Now, TablePage
from tests.server.running import Running

IMAGES = Path(__file__).parents[2] / "docs" / "images"
REPORTS = IMAGES.parent / "reports"
LARGEST = 400_000
"""Bytes of a file in the repository."""


def offers(verb: str) -> Callable[[Now], bool]:
    return lambda now: any(action.startswith(verb) for action in now.actions)


class Moment(NamedTuple):
    """When a game is at its best: the first time that this holds after so many decisions."""

    page: type[TablePage]
    bots: int
    after: int
    holds: Callable[[Now], bool]
    scale: float = 1
    """How large a picture of the laptop's window is."""


MOMENTS = {
    "arkade": Moment(ArkadePage, 1, 10, offers("move")),
    "laaancez": Moment(LaaancezPage, 1, 14, offers("copy")),
    "phantom": Moment(PhantomPage, 3, 12, offers("stay"), 0.75),
    "star_clicker": Moment(StarClickerPage, 3, 4, offers("press"), 0.75),
}


def take(game: str, moment: Moment, browser: Browser, server: Running) -> None:
    context = browser.new_context(
        locale="en-GB",
        reduced_motion="reduce",
        viewport={"width": 1280, "height": 720},
        device_scale_factor=moment.scale,
    )
    context.add_init_script(HURRY)
    guest = Guest(context, server.address, "en", game)
    guest.sit(server.table("me", *["easy"] * moment.bots, game=game))
    table, chance = moment.page(guest), random.Random(1)
    decisions = 0
    while not (moment.holds(now := table.wait()) and decisions >= moment.after):
        assert not now.over, f"{game} was over after {decisions} decisions"
        table.play(table.chosen(now.actions, chance))
        decisions += 1
    keep(guest.page, game.replace("_", "-"))
    context.close()


def take_report(game: str, browser: Browser) -> None:
    """The beginning of the report that `python -m tools.designers` has written."""
    context = browser.new_context(viewport={"width": 860, "height": 900})
    page = context.new_page()
    page.goto((REPORTS / f"{game}.en.html").as_uri())
    keep(page, f"report-{game.replace('_', '-')}")
    context.close()


def keep(page: Page, name: str) -> None:
    file = IMAGES / f"{name}.png"
    page.screenshot(path=file, animations="disabled")
    size = file.stat().st_size
    print(f"{file}: {size} bytes")
    assert size < LARGEST


def main(games: list[str]) -> None:
    with TemporaryDirectory() as house, sync_playwright() as play:
        server = Running(Path(house), plugins=[], deals="1")
        browser = play.chromium.launch(executable_path=os.environ.get("LUDOTHEQUE_BROWSER"), args=list(FLAGS))
        try:
            for game in games or MOMENTS:
                take(game, MOMENTS[game], browser, server)
                take_report(game, browser)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
