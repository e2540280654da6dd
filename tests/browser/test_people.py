"""Several people: by link, on one device, watching, away; and secrets that stay secret in all of it."""

import json
import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.test_every_page import flaws
from tests.browser.words import GAME
from tests.server.running import Running


def set_up(guest: Guest, way: str, components: Path | None = None) -> None:
    guest.open(f"/new/{GAME}")
    guest.button(way).click()
    if components:
        guest.page.locator("summary").click()
        guest.page.locator('input[type="file"]').set_input_files(components)
        expect(guest.page.get_by_text(guest.say("own-components-chosen", file=components.name))).to_be_visible()
    guest.button("start").click()


def heard_text(guest: Guest) -> str:
    """Everything that came over the sockets, less the lists of what the guest may do."""
    told = [{**frame, **frame.get("now", {})} for frame in guest.heard]
    hidden = ("now", "actions")
    return json.dumps([{name: part for name, part in frame.items() if name not in hidden} for frame in told])


def play_all(tables: list[LaaancezPage], chance: random.Random) -> None:
    """Whoever can act acts, until all see the end."""
    while not all((seen := table.look()) and seen.over for table in tables):
        for table in tables:
            now = table.look()
            if now and now.actions and not now.over:
                table.told = now.told
                table.play(table.chosen(now.actions, chance))


def test_two_people_by_link(visit: Visit, small_box: str, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(small_box)
    ann, ben = visit(), visit("fr")
    set_up(ann, "quick-friend", file)
    link = ann.page.locator(".invite input").input_value()
    first, second = LaaancezPage(ann), LaaancezPage(ben, seat=1)
    ben.accept(link)
    expect(second.page.locator("[data-die]")).to_be_visible()
    assert "#" not in ben.page.url, "the key stays in the address"
    expect(ann.page.locator(".invite")).to_have_count(0)

    first.wait()
    expect(ann.page).to_have_title(re.compile("^● "))
    expect(ben.page).not_to_have_title(re.compile("^● "))
    first.play("roll")
    action = first.wait().actions[0]
    expect(ben.page).to_have_title(re.compile("^● "))
    first.play(action)
    first.see("board-prompt-chosen", player=ann.say("name-player", seat=2))
    expect(ben.page.locator('[data-note="0"] .envelope')).to_be_visible()
    assert action not in heard_text(ben)
    assert "chose-this" not in heard_text(ben)
    expect(ben.page.locator('[data-sheet="0"] .ghost, [data-sheet="0"] .pencil')).to_have_count(0)

    play_all([first, second], random.Random(6))
    ben.button("menu").click()
    ben.page.get_by_role("button", name="English").click()
    ben.page.keyboard.press("Escape")
    ben.language = "en"
    expect(ben.page.locator("html")).to_have_attribute("lang", "en")
    label = ben.say("board-sheet", player=ben.say("name-player", seat=1))
    expect(ben.page.locator('[data-sheet="0"]')).to_have_attribute("aria-label", label)
    assert first.sheets() == second.sheets()
    assert "-done" in heard_text(ben)
    ann_says, ben_says = ann.page.locator(".end h2").inner_text(), ben.page.locator(".end h2").inner_text()
    assert (ann_says == ann.say("end-won-you")) != (ben_says == ben.say("end-won-you"))


def test_one_device_with_a_curtain(visit: Visit, small_box: str, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(small_box)
    guest = visit()
    set_up(guest, "quick-sofa", file)
    page, tables = guest.page, [LaaancezPage(guest, seat) for seat in (0, 1)]
    chance = random.Random(7)
    secrets = 0
    while not (now := tables[0].wait()).over:
        tables[0].told = None
        if now.curtain:
            secrets += 1
            expect(page.locator("[data-cell], [data-action], .log")).to_have_count(0)
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
            expect(page.locator(".ghost, .pencil")).to_have_count(0)
            continue
        seat = int(page.locator(".mine [data-sheet]").get_attribute("data-sheet") or 0)
        before = page.locator(".log li").count()
        tables[seat].play(tables[seat].chosen(now.actions, chance))
        page.wait_for_function(
            "(before) => document.querySelector('.curtain, section.end')"
            " || document.querySelectorAll('.log li').length > before",
            arg=before,
        )
    assert secrets >= 2
    assert secrets % 2 == 0


def test_watching_shows_no_secrets(visit: Visit, server: Running) -> None:
    keys = server.table("me", "open")
    ann, watcher = visit(), visit()
    ann.sit(keys)
    watcher.open(f"/t/{keys['table']}#{keys['watch']}")
    table = LaaancezPage(ann)
    table.wait()
    table.play("roll")
    action = table.wait().actions[0]
    table.play(action)
    table.see("board-prompt-chosen", player=ann.say("name-open", seat=2))
    expect(watcher.page.locator('[data-note="0"] .envelope')).to_be_visible()
    expect(watcher.page.locator("[data-action], .ghost, .pencil, .board .lit")).to_have_count(0)
    assert action not in json.dumps(watcher.heard)
    watcher.page.reload()
    expect(watcher.page.locator('[data-note="0"] .envelope')).to_be_visible()
    assert action not in json.dumps(watcher.heard)


def test_hand_over_to_a_bot_and_take_back(visit: Visit) -> None:
    ann = visit()
    set_up(ann, "quick-friend")
    table = LaaancezPage(ann)
    table.wait()
    ann.choose("seats-and-links")
    ann.page.get_by_role("group", name=re.compile(re.escape(ann.say("seat-number", seat=1)))).get_by_role(
        "button", name=ann.say("hand-over")
    ).click()
    expect(ann.button("take-back")).to_be_visible()
    expect(table.log).to_have_count(3)
    ann.button("take-back").click()
    expect(ann.button("take-back")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    table.see("board-prompt-chosen", player=ann.say("name-open", seat=2))


def test_a_bots_seat_is_opened_for_a_friend(visit: Visit) -> None:
    ann, ben = visit(), visit()
    set_up(ann, "quick-bot")
    LaaancezPage(ann).wait()
    ann.choose("seats-and-links")
    ann.button("open-seat").click()
    link = ann.page.get_by_role("dialog").get_by_label(ann.say("link-seat", seat=2)).input_value()
    ben.accept(link)
    expect(ben.page.locator(".own .disc")).to_be_visible()
    expect(ben.page.locator('.mine [data-sheet="1"]')).to_be_visible()


def test_an_invitation_is_for_one_person(visit: Visit) -> None:
    """Ben's seat is his alone: the link that Ann sent opens it for nobody else, and for him as often as he likes."""
    ann, ben, eve = visit(), visit(), visit("fr")
    set_up(ann, "quick-friend")
    link = ann.page.locator(".invite input").input_value()
    ben.accept(link)
    expect(ben.page.locator(".own .disc")).to_be_visible()
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", name=eve.say("trouble-taken"))).to_be_visible()
    for address in (ben.page.url, link):
        ben.page.goto("about:blank")
        ben.page.goto(address)
        expect(ben.page.locator('.mine [data-sheet="1"]')).to_be_visible()
    ben.choose("seats-and-links")
    own = ben.page.get_by_role("dialog").get_by_label(ben.say("link-mine")).input_value()
    assert own != link
    phone = visit()
    phone.page.goto(own)
    expect(phone.page.locator('.mine [data-sheet="1"]')).to_be_visible()
    expect(ben.page.locator('.mine [data-sheet="1"]')).to_be_visible()


def test_a_link_does_nothing_by_being_opened(visit: Visit) -> None:
    """Ben sees what he is invited to, watches first, and sits down when he likes; the host opens his seat again."""
    ann, ben = visit(), visit("fr", viewport={"width": 360, "height": 640})
    set_up(ann, "quick-friend")
    ben.page.goto(ann.page.locator(".invite input").input_value())
    expect(ben.page.get_by_role("heading", name=ben.say("join-heading", title="Laaancez !"))).to_be_visible()
    expect(ann.page.locator(".invite")).to_be_visible()
    found = flaws(ben, "phone", "join")
    ben.button("join-watch").click()
    expect(ben.page.locator("[data-die]")).to_be_visible()
    expect(ann.page.locator(".invite")).to_be_visible()
    ben.button("join-sit").click()
    ben.page.get_by_label(ben.say("join-name")).fill("Ben")
    ben.button("join-sit").click()
    expect(ann.page.locator(".invite")).to_have_count(0)
    expect(ann.page.get_by_label(ann.say("players"))).to_contain_text("Ben")
    ann.choose("seats-and-links")
    seat = ann.page.get_by_role("group", name=ann.say("seat-of", seat=2, player="Ben"))
    seat.get_by_role("button", name=ann.say("reopen")).click()
    seat.get_by_role("button", name=ann.say("reopen-yes")).click()
    expect(ann.page.get_by_role("dialog").get_by_label(ann.say("link-seat", seat=2))).to_be_visible()
    found += flaws(ann, "wide", "reopened")
    assert not found, "\n".join(found)


def test_a_link_that_only_this_computer_understands_says_so(visit: Visit) -> None:
    ann = visit()
    set_up(ann, "quick-friend")
    expect(ann.page.get_by_text(ann.say("link-only-here"))).to_be_visible()
    ann.page.locator(".invite").get_by_role("button", name=ann.say("qr-code")).click()
    expect(ann.page.get_by_role("img", name=ann.say("link-seat", seat=2))).to_be_visible()
