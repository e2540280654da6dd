"""Everything that helps a player: why not, hints, taking back, looking back, playing on, finishing."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.words import GAME
from tests.server.running import Running


def refused(table: LaaancezPage, refusal: str, rule: str) -> None:
    """The toast says what is wrong, and the rule by number and text."""
    say = table.guest.say
    expect(table.toast).to_contain_text(say(f"refusal-{refusal}"))
    expect(table.toast).to_contain_text(say(rule))
    expect(table.toast.locator(".rule")).to_have_text(rule)


def test_a_refusal_leaves_the_board_in_sight(visit: Visit, server: Running) -> None:
    guest = visit(viewport={"width": 1280, "height": 800})
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest)
    table.wait()
    table.mine("b2").click()
    expect(table.toast).to_be_in_viewport(ratio=1)
    board, toast = guest.page.locator("section.stage").bounding_box(), table.toast.bounding_box()
    assert board
    assert toast
    assert toast["y"] + toast["height"] <= board["y"] + board["height"] / 8


def test_everything_else_says_why_not(visit: Visit, server: Running) -> None:
    guest = visit()
    guest.sit(server.table("me", "open"))
    table = LaaancezPage(guest)
    table.wait()
    table.mine("b2").click()
    refused(table, "roll-first", "R5")
    table.toast.locator(".rule").click()
    expect(guest.page.get_by_role("dialog").locator("#rule-R5")).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    table.rival("a1").click()
    refused(table, "recruiting", "R2")
    table.play("roll")
    option = table.wait().actions[0].split()[1]
    if not table.holds(table.option(option)):
        table.option(option).click()
    table.mine("e1").click()
    refused(table, "candle-cell", "L2")


def test_hint(visit: Visit, server: Running) -> None:
    guest = visit()
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest)
    table.advance("choose")
    guest.button("hint").click()
    expect(guest.page.locator("p.hint")).to_be_visible()
    expect(guest.page.locator("p.hint .why")).to_have_text(re.compile(r"\w.*\.$"))
    hinted = guest.page.locator("[data-action].hint")
    expect(hinted).to_have_count(1)
    expect(guest.page.locator(".battlefield .picked[data-cell]")).to_have_count(1)
    table.wait()
    guest.page.keyboard.press("a")
    hinted.click()
    table.wait()
    expect(guest.page.locator("p.hint")).to_have_count(0)


def test_taking_back(visit: Visit, server: Running) -> None:
    guest = visit()
    guest.sit(server.table("me", "open"))
    table = LaaancezPage(guest)
    table.wait()
    table.play("roll")
    before = table.wait().actions
    expect(guest.button("undo")).to_be_disabled()
    table.play(before[0])
    guest.button("undo").click()
    assert table.wait().actions == before
    expect(table.log.last).to_contain_text(guest.say("log-undo", player=guest.say("name-player", seat=1)))


def test_looking_back_and_playing_on(visit: Visit, server: Running) -> None:
    guest = visit()
    guest.sit(server.table("me", "easy"))
    table = LaaancezPage(guest)
    table.advance("combat")
    page, now = guest.page, table.sheets()
    page.keyboard.press("l")
    count = page.locator(".back .count")
    last = int(re.findall(r"\d+", count.inner_text())[-1])
    expect(count).to_have_text(guest.say("step-of", step=last, of=last))
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(guest.say("step-of", step=last - 1, of=last))
    guest.button("step-first").click()
    expect(page.locator("[data-sheet] .thing [data-drawing], .board [data-die]")).not_to_have_count(0)
    expect(page.locator("[data-action]")).to_have_count(0)
    for _ in range(3):
        guest.button("step-next").click()
    expect(count).to_have_text(guest.say("step-of", step=3, of=last))
    expect(page.locator(".skipper")).to_have_count(0)
    then = table.sheets()
    assert then != now
    guest.button("play-on").click()
    guest.button("quick-bot").click()
    expect(page.locator("section.back")).to_have_count(0)
    branched = LaaancezPage(guest)
    branched.wait()
    assert branched.sheets() == then
    page.go_back()
    expect(table.page.locator("[data-die]")).to_have_count(0)
    LaaancezPage(guest).wait()
    assert table.sheets() == now


def test_after_the_end_every_perspective_can_be_seen(visit: Visit, server: Running, small_box: str) -> None:
    guest = visit()
    keys = server.table("me", "easy", components=small_box)
    guest.sit(keys)
    LaaancezPage(guest).advance("over")
    guest.open(f"/t/{keys['table']}/replay")
    expect(guest.page.locator("section.back")).to_be_visible()
    guest.page.get_by_label(guest.say("perspective")).select_option("1")
    expect(guest.page.locator('.mine [data-sheet="1"]')).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("section.end")).to_be_visible()


def test_finish_fast(visit: Visit, server: Running, small_box: str) -> None:
    guest = visit()
    sturdy = small_box.replace("hearts = { value = 1", "hearts = { value = 9")
    guest.sit(server.table("me", "easy", components=sturdy))
    table = LaaancezPage(guest)
    table.advance("combat")
    finish = guest.button("finish")
    while not finish.count():
        table.play(table.wait().actions[0])
        table.wait()
        table.told = None
    finish.click()
    expect(guest.page.locator("section.end")).to_be_visible()


def component_file(guest: Guest, file: Path) -> None:
    guest.open(f"/new/{GAME}")
    guest.page.locator("summary").click()
    guest.page.locator('input[type="file"]').set_input_files(file)
    guest.button("start").click()


def test_own_component_files(visit: Visit, small_box: str, tmp_path: Path) -> None:
    guest = visit()
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    bad.write_text(small_box.replace('options = ["snowball", "star"]', 'options = ["snowball", "unicorn"]'))
    good.write_text(small_box)
    component_file(guest, bad)
    expect(guest.page.get_by_role("alert")).to_contain_text("unicorn")
    guest.forgive("400")
    component_file(guest, good)
    table = LaaancezPage(guest)
    table.wait()
    expect(guest.page.locator('[data-sheet="0"] [data-cell]')).to_have_count(4)
