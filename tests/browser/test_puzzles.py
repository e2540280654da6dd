"""Puzzles on the real board: solved by tap and by list, told right or wrong with why, kept on the device, offline."""

import pytest
from playwright.sync_api import expect

from ludotheque.games import GAMES, box
from ludotheque.puzzles.shapes import Puzzle, puzzles_of
from tests.browser.conftest import Visit
from tests.browser.guest import Guest
from tests.browser.test_every_page import PHONE, TOO_WIDE
from tests.browser.words import GAME

OUT_OF_REACH = """() => [...document.querySelectorAll('.tools .button, select')].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map((node) => node.outerHTML)"""


def kept(game: str) -> dict[str, Puzzle]:
    found = puzzles_of(box(game))
    assert found is not None
    return {puzzle.id: puzzle for puzzle in found.puzzles}


def shown(guest: Guest) -> Puzzle:
    """The puzzle on the screen."""
    stage = guest.page.locator("[data-puzzle]")
    expect(stage.locator(".board")).to_be_visible()
    return kept(guest.game)[stage.get_attribute("data-puzzle") or ""]


def choose(guest: Guest, action: str) -> None:
    """By the list of actions."""
    if guest.button("actions-short").count():
        guest.button("actions-short").click()
    guest.page.locator(f'[data-action="{action}"]').click()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_on_a_phone_without_the_network(visit: Visit, game: str) -> None:
    guest = visit("fr", game=game, **PHONE)
    guest.open(f"/puzzles/{game}")
    puzzle = shown(guest)
    guest.context.set_offline(True)
    page, told = guest.page, guest.page.locator(".told")
    stage = page.locator(".stage")
    room = stage.bounding_box()
    wrong = next(iter(puzzle.costs))
    choose(guest, wrong)
    expect(told).to_contain_text(guest.say("puzzle-wrong"))
    expect(told).to_contain_text(f"{round(100 * puzzle.costs[wrong])}")
    expect(told).to_be_focused()
    assert stage.bounding_box() == room, "what is said takes nothing from the board"
    choose(guest, puzzle.answer)
    expect(told).to_contain_text(guest.say("puzzle-right"))
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "0")
    guest.button("puzzle-others").click()
    expect(page.locator(".costs li")).to_have_count(len(puzzle.costs))
    assert stage.bounding_box() == room
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(OUT_OF_REACH) == []
    guest.button("puzzle-next").click()
    following = shown(guest)
    assert following.id != puzzle.id
    choose(guest, following.answer)
    expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")
    guest.forgive("ERR_INTERNET_DISCONNECTED")  # What a board fetches at rest may come too late; nobody needs it here.


def test_the_row_and_what_is_solved_are_kept_over_a_reload(visit: Visit) -> None:
    guest = visit()
    guest.open(f"/puzzles/{GAME}")
    first = shown(guest)
    choose(guest, first.answer)
    streak = guest.page.locator("[data-streak]")
    expect(streak).to_have_attribute("data-streak", "1")
    guest.page.reload()
    expect(streak).to_have_attribute("data-streak", "1")
    assert shown(guest).id != first.id, "what is solved does not come again before all others"
    guest.open("/puzzles")
    expect(guest.page.get_by_text(guest.say("puzzle-standing", solved=1, missed=0, streak=1, best=1))).to_be_visible()


def test_the_answer_is_played_on_the_board_itself(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open(f"/puzzles/{GAME}")
    puzzle = shown(guest)
    for _ in range(len(kept(GAME))):
        if puzzle.answer.startswith("copy"):
            break
        guest.button("puzzle-next").click()
        expect(guest.page.locator(f'[data-puzzle="{puzzle.id}"]')).to_have_count(0)
        puzzle = shown(guest)
    _, thing, cell = puzzle.answer.split()
    guest.page.locator(f'[data-option="{thing}"]').click()
    guest.page.locator(f'.battlefield [data-cell="{puzzle.seat}-{cell}"]').click()
    expect(guest.page.locator(".told")).to_contain_text(guest.say("puzzle-right"))


def test_the_answer_can_be_seen_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    guest.open(f"/puzzles/{GAME}")
    puzzle = shown(guest)
    guest.button("puzzle-show").focus()
    guest.page.keyboard.press("Enter")
    told = guest.page.locator(".told")
    expect(told).to_be_focused()
    expect(told).to_contain_text(guest.say("puzzle-answer"))
    expect(guest.page.locator("[data-action]")).to_have_count(0)
    guest.button("puzzle-next").focus()
    guest.page.keyboard.press("Enter")
    assert shown(guest).id != puzzle.id


def test_a_level_is_chosen_and_kept(visit: Visit) -> None:
    guest = visit()
    guest.open(f"/puzzles/{GAME}")
    shown(guest)
    levels = sorted({puzzle.level for puzzle in kept(GAME).values()})
    choice = guest.page.get_by_role("combobox", name=guest.say("puzzle-level-choice"))
    choice.select_option(str(levels[-1]))
    assert shown(guest).level == levels[-1]
    guest.page.reload()
    assert shown(guest).level == levels[-1]


def test_puzzles_are_found_from_the_shelf(visit: Visit) -> None:
    guest = visit()
    guest.open("/")
    guest.link("puzzles").click()
    expect(guest.page.locator("li h2")).to_have_count(len(GAMES))
    guest.page.get_by_role("link", name="Laaancez !").click()
    shown(guest)
