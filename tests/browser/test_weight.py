"""How much comes over the wire until a page can be used: from nothing, every byte, headers and sockets included.

With `-s` the figures are told.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from ludotheque.games import box
from tests.browser.arkade_page import ArkadePage
from tests.browser.conftest import Visit
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.phantom_page import PhantomPage
from tests.browser.scales import Scales
from tests.browser.star_clicker_page import StarClickerPage
from tests.browser.table_page import TablePage
from tests.server.running import Running

MOST = 130_000
ENCODINGS = {"fr": "br, gzip", "en": "gzip"}
"""What browsers unpack: at home, and on a site with TLS; in a living room, by an address in numbers."""

RESTLESS = "window.requestIdleCallback = () => 0;"
"""A page that has never nothing to do: what it fetches ahead when all is there does not count."""

TABLES: dict[str, type[TablePage]] = {
    "laaancez": LaaancezPage,
    "arkade": ArkadePage,
    "star_clicker": StarClickerPage,
    "phantom": PhantomPage,
}

BOARDS = re.compile(rf"/assets/({'|'.join(TABLES)})-[^-]+\.(js|css)$")


@contextmanager
def scales(server: Running, language: str) -> Iterator[Scales]:
    made = Scales(server.address, ENCODINGS[language])
    yield made
    made.close()


@pytest.mark.parametrize("language", ENCODINGS)
@pytest.mark.parametrize("game", TABLES)
def test_a_table_comes_quickly(visit: Visit, server: Running, game: str, language: str) -> None:
    most = max(box(game).label.seats)
    with scales(server, language) as scale:
        guest = visit(language, game=game, address=scale.address)
        guest.context.add_init_script(RESTLESS)
        guest.sit(server.table("me", *["easy"] * (most - 1), game=game))
        TABLES[game](guest).wait()
        print(game, language, scale.weight)
        assert 20_000 < scale.weight <= MOST


@pytest.mark.parametrize("path", ["/", "/new/arkade"])
@pytest.mark.parametrize("language", ENCODINGS)
def test_the_shelf_comes_quickly_and_brings_no_board(visit: Visit, server: Running, language: str, path: str) -> None:
    asked: list[str] = []
    with scales(server, language) as scale:
        guest = visit(language, address=scale.address)
        guest.context.add_init_script(RESTLESS)
        guest.page.on("request", lambda request: asked.append(request.url))
        guest.open(path)
        expect(guest.page.locator(".box, form .start").first).to_be_visible()
        print(path, language, scale.weight)
        assert 20_000 < scale.weight <= MOST
    assert not [url for url in asked if BOARDS.search(url)]
