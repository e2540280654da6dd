"""The rules page: contents, search, and pictures drawn by the real board, which one can play on from."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.games import GAMES, box
from ludotheque.table.diagrams import Diagrams
from tests.browser.conftest import Visit
from tests.browser.test_every_page import PHONE, READ, TOO_WIDE
from tests.browser.words import GAME, raw_ids

REACHABLE = (
    "(figure) => [...figure.querySelectorAll('.board *')].filter((node) => (node.focus(), node.matches(':focus')))"
)
"""What the keyboard could come to in a picture."""


@pytest.mark.parametrize("game", GAMES)
def test_the_real_board_draws_every_picture(visit: Visit, game: str) -> None:
    guest = visit("fr", game=game, **PHONE)
    guest.open(f"/rules/{game}")
    figures = guest.page.get_by_role("figure")
    diagrams = Diagrams.of(box(game)).diagrams
    expect(figures).to_have_count(len(diagrams))
    for number, diagram in enumerate(sorted(diagrams, key=lambda diagram: rules_of(game).index(diagram.rules[0]))):
        figure = figures.nth(number)
        figure.scroll_into_view_if_needed()
        expect(figure.get_by_role("img", name=guest.say(f"diagram-{diagram.id}"))).to_be_visible()
        if diagram.point:
            expect(figure.locator(".board .pointed").first).to_be_attached()
        assert figure.evaluate(REACHABLE) == []
    assert guest.page.evaluate(TOO_WIDE) == []
    assert not re.search(raw_ids(game), guest.page.evaluate(READ))


def rules_of(game: str) -> list[str]:
    return [item for section in box(game).data("rules")["sections"] for item in section["items"]]


def test_rules_are_found_by_contents_search_and_address(visit: Visit) -> None:
    guest = visit("fr", viewport={"width": 360, "height": 640})
    guest.open(f"/rules/{GAME}#rule-R13")
    page = guest.page
    expect(page.locator("#rule-R13.lit")).to_be_in_viewport()
    page.locator("summary").click()
    page.get_by_role("navigation").get_by_role("link", name=guest.say("section-candle")).click()
    expect(page.locator("#section-candle h2")).to_be_in_viewport()
    search = page.get_by_role("searchbox", name=guest.say("search-rules"))
    search.fill("ETOILE")
    expect(page.locator("mark").first).to_have_text("étoile")
    found = page.locator("[id^=rule-]")
    expect(page.locator("search [role=status]")).to_have_text(guest.say("search-found", count=found.count()))
    assert 0 < found.count() < len(rules_of(GAME))
    search.fill("licorne")
    expect(found).to_have_count(0)
    guest.button("search-all").click()
    expect(found).to_have_count(len(rules_of(GAME)))


def test_a_picture_is_played_on_from_by_a_tap(visit: Visit) -> None:
    guest = visit()
    guest.open(f"/rules/{GAME}")
    figure = guest.page.get_by_role("figure").filter(has_text=guest.say("diagram-candle"))
    figure.get_by_role("button", name=guest.say("diagram-try")).click()
    expect(guest.page).to_have_url(re.compile("/t/"))
    guest.page.locator('.battlefield [data-cell="0-d1"].lit').click()
    guest.page.locator('.battlefield [data-cell="1-e1"].lit').click()
    expect(guest.page.locator("section.end")).to_be_visible()
