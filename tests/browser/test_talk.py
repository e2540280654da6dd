"""Two people at their own browsers, each in their own language: they talk, point, mute, run out of time and give up."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.server.running import Running

CENTRE = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}"""

WATCH_RING = """([name, at]) => {
    const ringed = () => {
        const [ring, thing] = ['.ring', at].map((each) => document.querySelector(each));
        if (ring?.textContent.trim() !== name) return false;
        const [around, within] = [ring, thing].map((each) => each.getBoundingClientRect());
        return ['left', 'top', 'width', 'height'].every((side) => Math.abs(around[side] - within[side]) < 1);
    };
    const look = () => (window.wasRinged = ringed()) || requestAnimationFrame(look);
    look();
}"""
"""For a moment there will be a ring around a thing, with the name of whoever points at it; `wasRinged` remembers."""


def two(visit: Visit, server: Running, hurry: bool = True, **more: Any) -> tuple[Guest, Guest]:
    """Ann, English, the host, at a large screen, and Ben, French, with a phone."""
    keys = server.table("me", "open", **more)
    ann, ben = visit(hurry=hurry), visit("fr", hurry=hurry, viewport={"width": 360, "height": 640})
    for key in (keys["host"], keys["seats"][0]):
        ann.open(f"/t/{keys['table']}#{key}")
        expect(ann.page.locator(".board [data-die]")).to_be_visible()
        ann.open()
    ann.open(f"/t/{keys['table']}")
    LaaancezPage(ann).wait()
    ben.accept(f"{ben.address}/t/{keys['table']}#{keys['seats'][1]}", "Ben")
    expect(ben.page.locator(".board [data-die]")).to_be_visible()
    return ann, ben


def talk(guest: Guest) -> None:
    guest.page.keyboard.press("t")
    expect(guest.page.locator(".phrases")).to_be_visible()


def said(guest: Guest) -> Locator:
    return guest.page.locator(".said li[data-seat] span")


def test_each_reads_phrases_in_their_own_language(visit: Visit, server: Running) -> None:
    ann, ben = two(visit, server)
    unread = ben.page.get_by_role("button", name=ben.say("talk-unread", count=1), exact=True)
    talk(ann)
    ann.button("phrase-nice-throw").click()
    expect(unread).to_be_visible()
    talk(ben)
    expect(unread).to_have_count(0)
    expect(said(ben)).to_have_text([ben.say("phrase-nice-throw")])
    ben.button("phrase-thanks").click()
    expect(said(ann)).to_have_text([ann.say("phrase-nice-throw"), ann.say("phrase-thanks")])
    expect(ann.page.locator("[aria-live]").first).to_contain_text(ann.say("phrase-thanks"))


def test_own_words_if_the_host_allows_them(visit: Visit, server: Running) -> None:
    ann, ben = two(visit, server)
    talk(ben)
    field = ben.page.get_by_role("textbox", name=ben.say("talk-words"))
    expect(field).to_have_count(0)
    ann.choose("talk-free")
    ann.page.keyboard.press("Escape")
    field.fill("Coucou <b>Ann</b>")
    field.press("Enter")
    talk(ann)
    expect(said(ann)).to_have_text(["Coucou <b>Ann</b>"])


def test_pointing_by_touch_and_by_keyboard(visit: Visit, server: Running) -> None:
    ann, ben = two(visit, server, hurry=False)
    talk(ben)
    ann.page.evaluate(WATCH_RING, ["Ben", '[data-cell="1-a3"]'])
    ben.button("point").click()
    ben.page.mouse.click(*ben.page.locator('[data-cell="1-a3"]').evaluate(CENTRE))
    ann.page.wait_for_function("() => wasRinged")
    assert LaaancezPage(ann).steps[-1]["n"] == 1, "pointing is no action"
    talk(ann)
    expect(said(ann)).to_have_text([ann.say("points", thing=ann.say("target-cell", cell="a3", player="Ben"))])

    ann.page.locator("#tab-talk").press("p")
    ann.page.locator("[data-die]").press("Enter")
    expect(said(ben)).to_have_count(0)
    talk(ben)
    expect(said(ben).last).to_have_text(ben.say("points", thing=ben.say("target-die")))


def test_muting_is_for_one_person_and_lasts(visit: Visit, server: Running) -> None:
    ann, ben = two(visit, server)
    talk(ann)
    talk(ben)
    ben.button("phrase-oops").click()
    expect(said(ann)).to_have_count(1)
    ann.page.locator(".talk summary").click()
    ann.button("talk-mute", player="Ben").click()
    expect(said(ann)).to_have_count(0)
    ben.button("phrase-sorry").click()
    expect(said(ben)).to_have_count(2)
    ann.page.reload()
    LaaancezPage(ann).wait()
    talk(ann)
    ann.button("phrase-hello").click()
    expect(said(ann)).to_have_text([ann.say("phrase-hello")])
    expect(said(ben)).to_have_count(3)


def test_a_clock_runs_out_and_a_bot_decides(visit: Visit, server: Running) -> None:
    ann, ben = two(visit, server, clock={"per": "decision", "seconds": 5, "zero": "once"})
    expect(ann.page.get_by_role("timer")).to_have_count(2)
    late = ann.say("log-late", player=ann.say("name-player", seat=1))
    expect(ann.page.locator(".log li", has_text=late).first).to_be_visible()
    name = ben.say("name-player", seat=1)
    expect(ben.page.locator(".log li", has_text=ben.say("log-late", player=name)).first).to_be_attached()


def test_giving_up_ends_a_game_of_two(visit: Visit, server: Running) -> None:
    ann, ben = two(visit, server)
    ben.choose("resign")
    winner = ben.say("name-player", seat=1)
    expect(ben.page.locator("dialog[open] p")).to_have_text(ben.say("resign-text-two", player=winner))
    ben.page.get_by_role("dialog").get_by_role("button", name=ben.say("resign"), exact=True).click()
    expect(ann.page.locator(".end h2")).to_have_text(ann.say("end-won-you"))
    expect(ann.page.locator(".end")).to_contain_text(ann.say("log-resigned", player="Ben"))
    expect(ben.page.locator(".end h2")).to_have_text(ben.say("end-won", player=winner))
    expect(ben.page.locator(".end")).to_contain_text(ben.say("log-resigned", player="Ben"))
    talk(ben)
    ben.button("phrase-well-played").click()
    talk(ann)
    expect(said(ann)).to_have_text([ann.say("phrase-well-played")])
