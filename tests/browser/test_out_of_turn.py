"""A question in somebody else's turn: who is asked is called, all see who is waited for, and nobody waits for ever."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.client import visit as socket_at
from tests.server.running import Running

GAME = "phantom"
DECISION_SECONDS = 4

WATCH_AWAY = """() => {
    window.awaited = '';
    new MutationObserver(() => (awaited ||= document.querySelector('p.away')?.textContent ?? ''))
        .observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Who is away and asked is told for so many seconds: `awaited` keeps it."""


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that does not wait long for who is away."""
    running = Running(tmp_path_factory.mktemp("hasty"), plugins=[], decision_seconds=DECISION_SECONDS)
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.errors, running.errors


async def play_until_asked(server: Running, keys: dict[str, Any], seed: int) -> int:
    """Play all seats at random until somebody is asked in another's turn; then leave the table."""
    random = Random(seed)
    async with socket_at(server.address, keys["table"], *keys["seats"]) as all_of_them:
        while not all_of_them.now["answering"]:
            seat = all_of_them.now["toAct"][0]
            await all_of_them.act(seat, random.choice(all_of_them.offered(seat)))
        return int(all_of_them.now["answering"][0])


def asked_at(server: Running, keys: dict[str, Any], seed: int = 1) -> int:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play_until_asked(server, keys, seed)).result()


def test_everybody_sees_who_is_asked_and_a_bot_answers_when_they_have_left(hasty: Running, visit: Visit) -> None:
    keys = hasty.table("me", "me", "me", game=GAME)
    asked = asked_at(hasty, keys)
    ben = visit(address=hasty.address, game=GAME)
    ben.sit(keys, asked)
    expect(ben.page.locator("#main").get_by_text(ben.say("asked-you"))).to_be_visible()
    assert ben.page.title().startswith(f"● {ben.say('turn-asked')}")
    ann = visit(address=hasty.address, game=GAME, language="fr")
    ann.sit(keys, (asked + 1) % 3)
    name = ann.say("name-player", seat=asked + 1)
    expect(ann.page.locator("#main").get_by_text(ann.say("asked-other", player=name), exact=True)).to_be_visible()
    ann.page.evaluate(WATCH_AWAY)
    ben.page.close()
    assert name in ann.page.wait_for_function("() => awaited").json_value()
    expect(ann.page.locator(".log li", has_text=ann.say("stood-in", player=name))).to_have_count(1)
    expect(ann.page.locator("p.away")).to_have_count(0)
