"""A walk past every page, dialog and phase, for the tests that hold for all of them."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.words import GAME
from tests.server.running import Running

LESSON = ".coach"


def around_the_shelf(guest: Guest) -> Iterator[str]:
    """Every page that is not a table; each name is given while its page is on the screen."""
    page = guest.page
    guest.open()
    expect(page.locator(".box")).to_have_count(4)
    yield "home"
    page.get_by_role("button", name="Laaancez !").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "box"
    page.keyboard.press("Escape")
    guest.open(f"/new/{GAME}")
    page.locator("summary").click()
    expect(guest.button("start")).to_be_visible()
    yield "set-up"
    guest.open("/take")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "take"
    guest.open(f"/rules/{GAME}")
    expect(page.locator("#rule-L9")).to_be_visible()
    expect(page.locator("figure .board").first).to_be_attached()
    yield "rules"
    guest.open("/puzzles")
    expect(page.get_by_role("link", name="Laaancez !")).to_be_visible()
    yield "puzzles"
    guest.open(f"/puzzles/{GAME}")
    expect(page.locator("[data-puzzle] .board")).to_be_visible()
    yield "puzzle"
    guest.button("puzzle-show").click()
    if guest.button("puzzle-others").count():
        guest.button("puzzle-others").click()
    expect(page.locator(".costs")).to_be_visible()
    yield "puzzle-answer"
    guest.open("/t/%")
    expect(guest.link("to-the-shelf")).to_be_visible()
    yield "lost"
    guest.open(f"/learn/{GAME}")
    expect(page.locator(LESSON)).to_be_visible()
    LaaancezPage(guest).wait()
    yield "lesson"


def around_the_table(guest: Guest, server: Running) -> Iterator[str]:
    """A whole game against a bot, in every phase, with every dialog of the table."""
    page = guest.page
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest)
    table.advance("roll")
    yield "roll"
    for dialog, button in (("keys", "keys"), ("seats", "seats-and-links"), ("rules-dialog", "rules")):
        guest.choose(button)
        expect(page.locator("dialog[open] h2")).to_be_visible()
        yield dialog
        page.keyboard.press("Escape")
    guest.button("menu").click()
    expect(page.locator("dialog[open] h2")).to_be_visible()
    yield "menu"
    page.keyboard.press("Escape")
    table.mine("b2").click()
    expect(table.toast).to_be_visible()
    yield "why-not"
    table.advance("choose")
    yield "choose"
    table.option(table.wait().actions[0].split()[1]).click()
    yield "option-held"
    table.advance("combat")
    yield "combat"
    guest.button("hint").click()
    expect(page.locator("p.hint")).to_be_visible()
    yield "hint"
    guest.choose("look-back")
    guest.button("step-previous").click()
    yield "looking-back"
    guest.button("back-to-game").click()
    table.advance("over")
    yield "over"
    page.locator(".end").get_by_role("button", name=guest.say("review")).click()
    expect(page.get_by_role("heading", name=guest.say("review-totals"))).to_be_visible()
    yield "review"
    page.get_by_role("slider", name=guest.say("review-curve")).press("ArrowLeft")
    expect(page.locator("section.back")).to_be_visible()
    yield "review-looking-back"
    guest.button("back-to-game").click()
    page.get_by_role("tab", name=guest.say("result")).click()
    page.locator(".end").get_by_role("button", name=guest.say("look-back")).click()
    expect(page.locator("section.back")).to_be_visible()
    yield "replay"
    guest.button("play-on").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "play-on"
    page.keyboard.press("Escape")
    guest.open()
    expect(page.get_by_role("link", name=guest.say("tables-ended-count", count=1))).to_be_visible()
    yield "home-with-tables"
    guest.open("/played")
    expect(page.locator(".games li")).to_have_count(1)
    yield "played"


def among_people(guest: Guest, server: Running) -> Iterator[str]:
    """A table with somebody to talk to, clocks, and free text."""
    page = guest.page
    clock = {"per": "game", "seconds": 3600, "increment": 5, "zero": "lose"}
    keys = server.table("me", "open", clock=clock, settings={"talk": True})
    guest.sit(keys)
    LaaancezPage(guest).wait()
    page.keyboard.press("t")
    guest.button("phrase-hello").click()
    expect(page.locator(".said [data-seat]")).to_have_count(1)
    yield "talk"
    guest.button("point").click()
    expect(page.get_by_text(guest.say("point-now"))).to_be_visible()
    yield "pointing"
    page.locator('[data-cell="0-b2"]').press("Enter")
    expect(page.locator(".pointing")).to_have_count(0)
    guest.choose("resign")
    expect(page.locator("dialog[open] h2")).to_be_visible()
    yield "resign"


def behind_the_curtain(guest: Guest) -> Iterator[str]:
    """Two people on one device, and a friend who is still to come."""
    page = guest.page
    guest.open(f"/new/{GAME}")
    guest.button("quick-sofa").click()
    guest.button("start").click()
    table = LaaancezPage(guest)
    table.play(table.wait().actions[0])
    table.wait()
    yield "curtain"
    guest.open(f"/new/{GAME}")
    guest.button("quick-friend").click()
    guest.button("start").click()
    expect(page.locator(".invite")).to_be_visible()
    yield "invitation"
