"""A record file in the browser: opened from the page of finished games, looked back at, and saved again as it was."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_every_page import PHONE, flaws
from tests.browser.test_whole_games import saved_record
from tests.room.test_opened import NO_RECORDS, TEXT


def test_a_record_file_is_opened_and_saved_again(visit: Visit, tmp_path: Path) -> None:
    guest = visit("fr", **PHONE)
    guest.open()
    guest.link("tables-ended").click()
    file = guest.button("open-record")
    assert flaws(guest, "phone", "open-record") == []

    unfinished, code = NO_RECORDS["a game that is not over"]
    file.set_input_files({"name": "unfinished.ludo", "mimeType": "", "buffer": unfinished.encode()})
    expect(guest.page.get_by_role("alert")).to_have_text(guest.say(f"error-{code}"))
    assert flaws(guest, "phone", "open-record-refused") == []
    guest.forgive("400")

    file.set_input_files({"name": "game.ludo", "mimeType": "", "buffer": TEXT.encode()})
    expect(guest.page.get_by_role("region", name=guest.say("look-back"))).to_be_visible()
    assert flaws(guest, "phone", "opened-record") == []
    guest.button("back-to-game").click()
    assert saved_record(guest, tmp_path).read_bytes() == TEXT.encode()

    guest.open("/played")
    expect(guest.page.locator(".games li")).to_contain_text(guest.say("played-watched"))
    guest.page.locator(".games a").click()
    expect(guest.page).to_have_url(re.compile("/t/"))
