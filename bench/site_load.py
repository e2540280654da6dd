"""How soon a site is there, in Chromium: the shelf, and the room behind it, on a first visit and on later ones."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from bench.report import table
from ludotheque.site.serve import serving

SHELF, OPENING = ".box", "#opening"
"""A box on the shelf; the bar that is there until Python has begun."""

KEPT = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return navigator.serviceWorker.controller && kept.flat().some(({ url }) => url.endsWith('?bytecode'));
}"""
"""The page is kept on the device, and so is what Python has compiled."""

AGAINST_HARD = """() => localStorage.setItem('ludotheque.setups', JSON.stringify({
    arkade: { way: 'bot', seats: 2, level: 'hard', options: { mode: 'strategy' } } }))"""

THINKING = "() => document.querySelector('.thinking') !== null"

PICTURES = """async (wanted) => {
    const waits = [];
    while (waits.length < wanted && document.querySelector('.thinking')) {
        const asked = performance.now();
        await new Promise(requestAnimationFrame);
        await new Promise((later) => setTimeout(later));
        waits.push(performance.now() - asked);
    }
    return waits;
}"""
"""How long somebody who does something waits for a picture of it, again and again while a bot thinks."""

WANTED = 200


def measured(folder: Path, chromium: Path, count: int) -> str:
    """Medians of some visits, each first one by a browser that knows nothing yet."""
    visits = max(1, count // 3)
    first: list[tuple[float, float]] = []
    again: list[tuple[float, float]] = []
    with sync_playwright() as made, host(folder) as address:
        browser = made.chromium.launch(executable_path=chromium)
        for _ in range(visits):
            one, other = both_visits(browser, address)
            first.append(one)
            again.append(other)
        waits = while_a_bot_thinks(browser, address)
        browser.close()
    visits_made = (("first visit", first), ("second visit, without a network", again))
    rows = [[name, *map(told, zip(*found, strict=True))] for name, found in visits_made]
    waited = f"While a hard bot thinks, {len(waits)} pictures came after {told(tuple(waits))} s"
    return table([f"seconds, median of {visits} (range)", "shelf is there", "room is open"], rows) + f"\n\n{waited}"


def told(times: tuple[float, ...]) -> str:
    """The median, and the range.

    >>> told((1000.0, 4000.0, 2000.0))
    '2.00 (1.00 to 4.00)'
    """
    return f"{median(times) / 1000:.2f} ({min(times) / 1000:.2f} to {max(times) / 1000:.2f})"


def both_visits(browser: Browser, address: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """A first visit, and one when everything is kept and the network is gone."""
    context = browser.new_context()
    page = context.new_page()
    first = visit(page, address)
    page.wait_for_function(KEPT)
    page.close()
    context.set_offline(True)
    again = visit(context.new_page(), address)
    context.close()
    return first, again


def while_a_bot_thinks(browser: Browser, address: str) -> list[float]:
    """Milliseconds in which the page answers meanwhile; the bot begins, and its first decision takes seconds."""
    context = browser.new_context()
    page = context.new_page()
    visit(page, address)
    page.evaluate(AGAINST_HARD)
    page.goto(f"{address}#/new/arkade")
    page.locator(".sides .button").last.click()
    page.locator("form .start").click()
    page.wait_for_function(THINKING)
    waits: list[float] = page.evaluate(PICTURES, WANTED)
    context.close()
    return waits


def visit(page: Page, address: str) -> tuple[float, float]:
    """Milliseconds until the shelf is seen, and until the room is open."""
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(SHELF).first.wait_for(state="visible")
    shelf = time.monotonic()
    page.locator(OPENING).wait_for(state="detached", timeout=120_000)
    return 1000 * (shelf - began), 1000 * (time.monotonic() - began)


@contextmanager
def host(folder: Path) -> Iterator[str]:
    """The folder on this computer."""
    with serving(folder, 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()
