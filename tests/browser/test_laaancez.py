"""The board of Laaancez ! as it is perceived: everything in its time, and explained to a finger as to a mouse."""

import json
import random
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.stage import MISSED
from tests.server.running import Running

RECORD = """() => {
    window.seen = [];
    let last = performance.now();
    const count = (cell, of) => cell.querySelector(`.${of} [data-count]`)?.dataset.count ?? '';
    const look = () => {
        const log = [...document.querySelectorAll('.log li:not(.muted)')].map((line) => line.textContent).join(' ');
        const cells = [...document.querySelectorAll('.battlefield [data-cell]')].map((cell) =>
            [cell.dataset.cell, count(cell, 'hearts'), count(cell, 'damage')].join(' '));
        const flying = document.querySelector('.layer .drawing') !== null;
        const now = JSON.stringify({ log, sheets: cells.sort().join(', '), flying });
        const at = performance.now();
        if (now !== seen.at(-1)?.[0]) seen.push([now, at - last]);
        last = at;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Keep what log and sheets say in every picture of the browser, whether something is in the air, and how long ago the
last picture was.
"""


def test_log_and_sheets_always_tell_the_same(visit: Visit, server: Running, small_box: str) -> None:
    guest = visit(motion=True, hurry=False)
    guest.sit(server.table("me", "easy", components=small_box))
    table = LaaancezPage(guest)
    chance = random.Random(1)
    now = table.wait()
    guest.page.evaluate(RECORD)
    while not now.over:
        table.play(table.chosen(now.actions, chance))
        now = table.wait()
    seen = [{**json.loads(picture), "after": after} for picture, after in guest.page.evaluate("seen")]
    sheets: dict[str, set[str]] = {}
    for moment in seen:
        sheets.setdefault(moment["log"], set()).add(moment["sheets"])
    assert len(sheets) > 20
    assert [log[-200:] for log, told in sheets.items() if len(told) > 1] == []
    told_later = [
        (earlier["log"] == later["log"] and earlier["sheets"] == later["sheets"], later["after"])
        for earlier, later in pairwise(seen)
        if later["flying"] and not earlier["flying"]
    ]
    assert len(told_later) > 4
    assert all(same for same, after in told_later if after < MISSED)


def test_a_finger_that_stays_is_told_what_a_thing_is(visit: Visit, server: Running) -> None:
    guest = visit("fr", hurry=False, has_touch=True, viewport={"width": 360, "height": 640})
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest, touch=True)
    table.wait()
    box = table.mine("e1").bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(guest.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    told = guest.page.locator(".board > p", has_text=guest.say("object-candle"))
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told).to_be_visible()
    expect(guest.page.locator(".toast")).to_have_count(0)
    guest.page.locator(".table button").first.tap()
    expect(guest.page.locator(".board > p", has_text=guest.say("object-star"))).to_be_visible()
