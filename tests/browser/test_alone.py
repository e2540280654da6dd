"""A site without a server: the walks that people take at a server, with the network cut once everything is here."""

import random
import re
import shutil
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser import test_deals, test_lessons, test_phantom, test_puzzles, test_records, test_star_clicker
from tests.browser.arkade_page import GAME as ARKADE
from tests.browser.arkade_page import ArkadePage
from tests.browser.conftest import LOCALES, Visit
from tests.browser.guest import Guest
from tests.browser.laaancez_page import LaaancezPage
from tests.browser.phantom_page import GAME as PHANTOM
from tests.browser.phantom_page import PhantomPage, components
from tests.browser.site import NEWER, Host, come, host, newer, wait_until_open, written
from tests.browser.test_every_page import PHONE, flaws
from tests.browser.test_whole_games import saved_record, verify
from tests.browser.words import GAME, texts
from tests.patience import eventually

SHORT = {"layout": "simplified", "throws": 2, "tiles": False}


COMPILED = """async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const kept = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return kept.some(({ url }) => url.endsWith('?bytecode'));
}"""
"""Whether what Python has compiled is kept for the next visit."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("site") / "site")


@pytest.fixture(scope="module")
def files(site: Path) -> Iterator[Host]:
    with host(site) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, files: Host) -> Iterator[Visit]:
    """As at a server, but that everybody has a room of their own."""
    guests: list[Guest] = []

    def visitor(language: str = "en", motion: bool = False, game: str = GAME, at: Host = files, **more: Any) -> Guest:
        moving: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
        wanted = {"viewport": {"width": 1280, "height": 900}, "locale": LOCALES[language], **more}
        guests.append(come(browser, at, language, game, reduced_motion=moving, **wanted))
        return guests[-1]

    yield visitor
    for guest in guests:
        guest.context.close()
    assert [said for guest in guests for said in guest.complaints] == []


# Before the game.


def set_up(guest: Guest, components: str = "", level: str = "easy", options: dict[str, Any] | None = None) -> None:
    """A table against bots, from the set-up page; options as they were chosen last time."""
    last = {"way": "bot", "seats": 2, "level": level, "options": options or {}}
    guest.page.evaluate("(last) => localStorage.setItem('ludotheque.setups', JSON.stringify(last))", {guest.game: last})
    guest.open(f"/new/{guest.game}")
    if components:
        guest.page.locator("summary").click()
        guest.page.locator('input[type="file"]').set_input_files(
            {"name": "own.toml", "mimeType": "text/plain", "buffer": components.encode()}
        )
        expect(guest.page.get_by_text(guest.say("own-components-chosen", file="own.toml"))).to_be_visible()
    guest.button("start").click()


# Whole games.


def test_a_game_goes_on_after_a_reload_and_is_reviewed(visit: Visit, small_box: str, tmp_path: Path) -> None:
    guest = visit()
    set_up(guest, small_box)
    table = LaaancezPage(guest)
    chance = random.Random(1)
    for _ in range(4):
        table.play(table.chosen(table.wait().actions, chance))
    told = table.wait().told
    guest.page.wait_for_function(COMPILED)
    address = guest.page.url
    guest.page.reload()
    table.told = None
    assert table.wait().told.endswith(told.splitlines()[-1])
    guest.page.close()
    guest.page = table.page = guest.context.new_page()
    guest.page.goto(address)
    table.told = None
    table.play_to_the_end(chance)
    verify(saved_record(guest, tmp_path))
    guest.page.locator(".end").get_by_role("button", name=guest.say("review")).click()
    expect(guest.page.get_by_role("heading", name=guest.say("review-totals"))).to_be_visible()
    guest.page.get_by_role("slider", name=guest.say("review-curve")).press("ArrowLeft")
    expect(guest.page.locator("section.back")).to_be_visible()
    guest.button("play-on").click()
    expect(guest.button("quick-friend")).to_have_count(0)
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("quick-bot"), exact=True).click()
    expect(guest.page).not_to_have_url(address)
    expect(guest.page.locator(".board")).to_be_visible()


def test_arkade_by_touch_on_a_phone_in_french(visit: Visit, tmp_path: Path) -> None:
    guest = visit("fr", game=ARKADE, **PHONE)
    set_up(guest, options=SHORT)
    ArkadePage(guest, touch=True).play_to_the_end(random.Random(4))
    verify(saved_record(guest, tmp_path))


def test_star_clicker_with_a_bot(visit: Visit, tmp_path: Path) -> None:
    test_star_clicker.test_a_whole_game_by_mouse(visit, tmp_path)


def test_phantom_with_a_component_file(visit: Visit, tmp_path: Path) -> None:
    guest = visit(game=PHANTOM)
    set_up(guest, components(test_phantom.SHORT))
    PhantomPage(guest).play_to_the_end(random.Random(1))
    verify(saved_record(guest, tmp_path))


def test_three_on_one_device_behind_a_curtain(visit: Visit) -> None:
    test_phantom.test_three_on_one_device_behind_a_curtain(visit)


# Beside the table.


def test_a_lesson_is_finished_by_following_what_it_says(visit: Visit) -> None:
    def visit_anew(language: str, **options: Any) -> Guest:
        """A page to come is loaded from what is kept: what a walk puts into it is there."""
        guest = visit(language, **options)
        guest.page.goto("about:blank")
        return guest

    test_lessons.test_a_first_game_is_finished_by_following_what_it_says(visit_anew, GAME, "fr", [])


def test_a_puzzle_a_record_and_the_deal_of_the_day(visit: Visit, tmp_path: Path) -> None:
    guest = visit("fr", **PHONE)

    def visit_on(*_: object, **options: object) -> Guest:
        """One visit for all of it."""
        return guest

    test_puzzles.test_a_puzzle_is_solved_on_a_phone_without_the_network(visit_on, GAME)
    guest.open("/")
    test_records.test_a_record_file_is_opened_and_saved_again(visit_on, tmp_path)
    test_deals.lose(guest)
    expect(guest.page.locator(".deal textarea")).to_have_value(re.compile("Laaancez"))


def test_where_links_would_be_it_says_why_there_are_none(visit: Visit) -> None:
    guest = visit("fr", **PHONE)
    found = flaws(guest, "phone", "shelf")
    for path in (f"/new/{GAME}", "/take"):
        guest.open(path)
        if path != "/take":
            guest.button("quick-friend").click()
        expect(guest.page.get_by_text(guest.say("alone-links"))).to_be_visible()
        found += flaws(guest, "phone", path)
    guest.open("/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.say("trouble-no-page"))).to_be_visible()
    guest.open(f"/rules/{GAME}#rule-R5")
    expect(guest.page.locator("#rule-R5")).to_be_in_viewport()
    assert found == []


def test_an_address_that_changes_while_the_page_comes_is_followed(browser: Browser, files: Host) -> None:
    page = browser.new_page(locale=LOCALES["en"])
    held: list[Route] = []
    page.route("**/assets/alone-*.js", lambda route: held.append(route))
    with page.expect_request("**/assets/alone-*.js"):
        page.goto(files.address, wait_until="commit")
    page.evaluate("location.hash = '/puzzles'")
    for each in held:
        each.continue_()
    expect(page.get_by_role("heading", level=1)).to_have_text(texts("en", GAME).say("puzzles"))
    page.close()


# Nothing is lost.


def play_before(other: LaaancezPage, table: LaaancezPage, chance: random.Random) -> None:
    """An action at one tab, which the other sees, and in the end the same as the first."""
    table.told = None
    actions, before = table.wait().actions, table.log.count()
    table.play(table.chosen(actions, chance))
    eventually(lambda: other.log.count() > before and other.log.all_inner_texts() == table.log.all_inner_texts())


def test_two_tabs_at_one_table_see_the_same(visit: Visit, small_box: str) -> None:
    guest = visit()
    set_up(guest, small_box)
    table = LaaancezPage(guest)
    table.wait()
    other = copy(guest)
    other.page = guest.context.new_page()
    other.page.goto(guest.page.url)
    second = LaaancezPage(other)
    second.wait()
    chance = random.Random(1)
    for here, there in ((table, second), (second, table), (table, second)):
        play_before(there, here, chance)
    guest.page.close()
    second.told = None
    second.play_to_the_end(chance)


def test_a_browser_without_room_says_so_and_plays_on_when_there_is_some(visit: Visit, small_box: str) -> None:
    """In mid-game too (`tests/alone`); a browser asks its disk not at every write, so that it shows when one begins."""
    guest = visit()
    origin = guest.address.rstrip("#/")
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    set_up(guest, small_box)
    expect(guest.page.get_by_role("alert")).to_have_text(guest.say("error-storage-full"))
    assert flaws(guest, "wide", "storage-full") == []
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    guest.button("start").click()
    LaaancezPage(guest).play_to_the_end(random.Random(1))


def test_a_newer_site_takes_over_a_game_that_is_going_on(
    visit: Visit, site: Path, small_box: str, tmp_path: Path
) -> None:
    """As after an update of the host: the page that is open goes on as it is, the next one is of the newer site."""
    before, after = shutil.copytree(site, tmp_path / "before"), tmp_path / "after"
    newer(shutil.copytree(site, after))
    with host(before) as files:
        guest = visit(at=files)
        set_up(guest, small_box)
        table = LaaancezPage(guest)
        chance = random.Random(1)
        table.play(table.chosen(table.wait().actions, chance))
        told = table.wait().told
        files.put_up(after)
        guest.context.set_offline(False)
        guest.open("/")
        guest.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        expect(guest.page.get_by_text(guest.say("alone-newer"))).to_be_visible()
        guest.context.set_offline(True)
        guest.button("alone-reload").click()
        wait_until_open(guest)
        expect(guest.page.locator(NEWER)).to_have_count(1)
        guest.page.locator(".ticket a").click()
        table.told = None
        assert table.wait().told == told
        table.told = None
        table.play_to_the_end(chance)
