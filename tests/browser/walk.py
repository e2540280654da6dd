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
    guest.open(f"/rules/{GAME}")
    expect(page.locator("#rule-L9")).to_be_visible()
    yield "rules"
    guest.open("/nowhere/at/all")
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
        guest.button(button).click()
        expect(page.locator("dialog[open] h2")).to_be_visible()
        yield dialog
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
    guest.button("look-back").click()
    guest.button("step-previous").click()
    yield "looking-back"
    guest.button("back-to-game").click()
    table.advance("over")
    yield "over"
    page.locator(".end").get_by_role("button", name=guest.say("look-back")).click()
    expect(page.locator("section.back")).to_be_visible()
    yield "replay"
    guest.button("play-on").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "play-on"
    page.keyboard.press("Escape")
    guest.open()
    expect(page.locator(".ticket")).not_to_have_count(0)
    yield "home-with-tables"


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
