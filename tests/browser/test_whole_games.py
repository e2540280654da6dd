"""Whole games, from the shelf to the record, by every way of playing alone."""

import random
import re
import struct
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.server.running import Running

COUNT_MICE = (
    "window.mice = 0; for (const kind of ['pointerdown', 'mousedown']) addEventListener(kind, () => mice++, true);"
)
STEPS_BY_TAB = 60


def test_by_mouse(visit: Visit, tmp_path: Path) -> None:
    guest = visit()
    guest.open()
    guest.page.get_by_role("button", name="Laaancez !").click()
    guest.button("play").click()
    assert LaaancezPage(guest).play_to_the_end(random.Random(1)) > 40
    expect(guest.page.locator(".end h2")).to_be_visible()
    verify(saved_record(guest, tmp_path))


def saved_record(guest: Guest, folder: Path) -> Path:
    with guest.page.expect_download() as download:
        guest.button("record").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def verify(file: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "replay", "--verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr


def test_by_keyboard_with_the_list_of_actions(visit: Visit) -> None:
    guest = visit()
    guest.context.add_init_script(COUNT_MICE)
    guest.open()
    press_on(guest, guest.page.get_by_role("button", name="Laaancez !"))
    press_on(guest, guest.button("play"))
    table = LaaancezPage(guest)
    chance = random.Random(2)
    while not (now := table.wait()).over:
        if not guest.page.locator("[data-action]:focus").count():
            guest.page.keyboard.press("a")
        guest.page.keyboard.press("Home")
        action = table.chosen(now.actions[:6], chance)
        for _ in range(now.actions.index(action)):
            guest.page.keyboard.press("ArrowDown")
        expect(guest.page.locator(f'[data-action="{action}"]')).to_be_focused()
        guest.page.keyboard.press("Enter")
    press_on(guest, guest.button("again"))
    expect(guest.page.locator("section.end")).to_have_count(0)
    assert table.page.evaluate("mice") == 0


def test_by_keyboard_on_the_board(visit: Visit, server: Running, small_box: str) -> None:
    guest = visit()
    guest.context.add_init_script(COUNT_MICE)
    guest.sit(server.table("me", "easy", components=small_box))
    table = LaaancezPage(guest)
    chance = random.Random(3)
    while not (now := table.wait()).over:
        for place in table.places(table.chosen(now.actions, chance)):
            table.expect_lit(place)
            if not table.holds(place):
                press_on(guest, place)
    assert table.page.evaluate("mice") == 0


def press_on(guest: Guest, place: Locator) -> None:
    """Go there by Tab, and by arrows where a sheet or a list is one stop, and press it."""
    expect(place).to_be_visible()
    for _ in range(STEPS_BY_TAB):
        if place.evaluate("(node) => node === document.activeElement"):
            return guest.page.keyboard.press("Enter")
        same_sheet = place.evaluate("(node) => !!node.closest('[data-sheet]')?.contains(document.activeElement)")
        if same_sheet and reached_by_arrows(guest, place):
            return guest.page.keyboard.press("Enter")
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not lead to {place}")


def reached_by_arrows(guest: Guest, place: Locator) -> bool:
    for row in ("ArrowUp", "ArrowDown"):
        for _ in range(4):
            guest.page.keyboard.press("Home")
            for _ in range(5):
                if place.evaluate("(node) => node === document.activeElement"):
                    return True
                guest.page.keyboard.press("ArrowRight")
            guest.page.keyboard.press(row)
    return False


def test_by_touch_with_reduced_motion_on_a_phone(visit: Visit, server: Running, small_box: str, tmp_path: Path) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    guest = visit("fr", **phone)
    guest.sit(server.table("me", "easy", components=small_box))
    LaaancezPage(guest, touch=True).play_to_the_end(random.Random(5))
    expect(guest.page.locator(".board .layer > *")).to_have_count(0)
    fold_and_share(guest, tmp_path)


def fold_and_share(guest: Guest, folder: Path) -> None:
    """The result folds away and comes back; then a picture of the game, and a line of text, are made here."""
    end = guest.page.locator("section.end")
    expect(end).to_be_visible()
    guest.button("close").tap()
    expect(end).to_be_hidden()
    guest.button("result").tap()
    expect(end.get_by_role("table")).to_be_visible()
    end.get_by_role("button", name=guest.say("share")).tap()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile("Ludothèque"))
    with guest.page.expect_download() as download:
        dialog.get_by_role("button", name=guest.say("share-save")).tap()
    picture = folder / download.value.suggested_filename
    download.value.save_as(picture)
    assert struct.unpack(">II", picture.read_bytes()[16:24]) == (1200, 630)
