"""The first games: finished on a phone by whoever follows only what they say, in both languages."""

import pytest
from playwright.sync_api import expect

from ludotheque.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.learner import Learner
from tests.browser.stage import SIZES, misfits

PHONE = {"width": 360, "height": 640}
EVERY = 3
"""Of all sizes every third is looked at in a lesson, and the others in the next."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "sizes"), [("fr", SIZES), ("en", [])], ids=["fr", "en"])
def test_a_first_game_is_finished_by_following_what_it_says(
    visit: Visit, game: str, language: str, sizes: list[tuple[int, int]]
) -> None:
    """It fits into windows of every size, and on a phone all that is said can be seen."""
    guest = visit(language, game=game, viewport=PHONE, has_touch=True)
    learner = Learner(guest)
    found: list[str] = []
    for number, text in enumerate(learner.lessons(), 1):
        if hidden := learner.scrolls():
            found.append(f"lesson {number}: {hidden} px do not fit: {text}")
        for width, height in sizes[number % EVERY :: EVERY]:
            found += [f"lesson {number}: {flaw}" for flaw in misfits(guest.page, width, height)]
        guest.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    assert not found, "\n".join(dict.fromkeys(found))
    expect(guest.link("play-real")).to_be_visible()


def test_a_wrong_press_is_answered_with_why(visit: Visit) -> None:
    guest = visit(game="star_clicker", viewport=PHONE, has_touch=True)
    learner = Learner(guest)
    for text in learner.lessons():
        if text == guest.say("lesson-2"):
            guest.page.locator('.board [data-button="yellow-1"]').tap()
            expect(guest.page.locator(".toast")).to_contain_text(guest.say("lesson-2-wrong"))
            return
