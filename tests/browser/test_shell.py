"""What is kept on a device: our own page without the server, and pages of an older version."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from ludotheque.server.config import STATIC
from tests.browser.conftest import Visit
from tests.browser.words import GAME
from tests.server.running import Running

READY = "navigator.serviceWorker.ready.then((kept) => kept.active.scriptURL)"
KEPT = """async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map((request) => new URL(request.url).pathname);
}"""
NOBODY = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")

IDLE = "() => performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/fr-')).length === 2"
"""Whether an English page has had the time to fetch the other language too, in its two parts: it will ask no more."""


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Pages of one's own, which may become others."""
    own = tmp_path / "static"
    shutil.copytree(STATIC, own, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    return own


@pytest.fixture
def house(tmp_path: Path, static: Path) -> Iterator[Running]:
    """A server that goes away and comes back at the same address."""
    server = Running(tmp_path / "data", plugins=[], static=str(static))
    server.options["port"] = urlsplit(server.address).port
    yield server
    assert server.stop() == 0


def test_without_the_server_our_own_page_says_so_and_goes_on_when_it_is_back(visit: Visit, house: Running) -> None:
    guest = visit("fr", address=house.address, service_workers="allow")
    page = guest.page
    heading = page.get_by_role("heading", level=1)
    guest.open()
    assert page.evaluate(READY) == f"{house.address}/sw.js"
    assert not [path for path in page.evaluate(KEPT) if path.startswith("/api")]
    keys = house.table("me", "easy")
    house.stop()
    for path in ("/", f"/rules/{GAME}", f"/t/{keys['table']}#{keys['seats'][0]}"):
        guest.open(path)
        expect(heading).to_have_text(guest.say("trouble-offline"))
        expect(page.get_by_text(guest.say("trouble-offline-text"))).to_be_visible()
    guest.open("/t/%")
    expect(heading).to_have_text(guest.say("trouble-no-page"))
    guest.open()
    page.get_by_role("button", name="English").click()
    guest.language = "en"
    expect(heading).to_have_text(guest.say("trouble-offline"))
    page.evaluate("window.same = true")
    house.start()
    expect(page.locator(".box").first).to_be_visible()
    assert page.evaluate("window.same")
    guest.open("/t/%")
    expect(heading).to_have_text(guest.say("trouble-no-page"))
    page.goto("about:blank")
    guest.forgive(*NOBODY)


def test_a_page_whose_parts_are_gone_takes_the_newer_one(visit: Visit, house: Running, static: Path) -> None:
    guest = visit(address=house.address)
    guest.open()
    expect(guest.page.locator(".box").first).to_be_visible()
    guest.page.wait_for_function(IDLE)
    renew(static)
    guest.page.evaluate("window.old = true")
    guest.page.evaluate(f"history.pushState(null, '', '/rules/{GAME}')")
    guest.page.evaluate("setTimeout(() => dispatchEvent(new PopStateEvent('popstate')))")
    expect(guest.page.locator("#rule-R1")).to_be_visible()
    assert not guest.page.evaluate("window.old")
    guest.page.goto("about:blank")
    guest.forgive("404", "assets")


def renew(static: Path) -> None:
    """Another version of the pages: every chunk has another name."""
    files = [file for file in static.rglob("*") if file.suffix in {".js", ".html"}]
    for file in files:
        file.write_text(
            re.sub(r"(assets/|\./)([\w.]+)-([\w-]{7})\.js", r"\1\2-newer-\3.js", file.read_text("utf-8")), "utf-8"
        )
    for file in static.glob("assets/*.js"):
        file.rename(file.with_name(f"{file.stem[:-8]}-newer-{file.stem[-7:]}.js"))
