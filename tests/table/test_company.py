"""One seat among bots, in one process."""

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box
from ludotheque.search.random_player import RandomPlayer
from ludotheque.table.company import Company
from ludotheque.table.opening import Opening
from ludotheque.table.record import verify


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_among_bots_is_a_record_that_verifies(game: str) -> None:
    label = box(game).label
    setup = box(game).setup(label.seats[-1], {**label.daily.options})
    company = Company(Opening(setup, "company"), 1, ["random"] * (setup.seats - 1))
    own = RandomPlayer(company.game, "own")
    company.go_on()
    while not company.table.over():
        assert company.mine()
        action = own.choose(company.table.state.clone(), 1)
        company.act(company.game.write(action))
        company.go_on()
    assert verify(company.record()).result() == company.table.result()


def test_what_the_rules_refuse_changes_nothing() -> None:
    company = Company(Opening(box("laaancez").setup(2), "any"), 0, ["easy"])
    company.go_on()
    before = company.table.number
    with pytest.raises(Mistake):
        company.act("no such action")
    assert (company.table.number, company.entries) == (before, [])


def test_a_seat_that_is_none_and_bots_that_do_not_fit_are_refused() -> None:
    opening = Opening(box("laaancez").setup(2), "any")
    with pytest.raises(Mistake, match="its seats are 0 to 1"):
        Company(opening, 2, ["easy"])
    with pytest.raises(Mistake, match="0 bots for 1 other seats"):
        Company(opening, 0, [])


def test_what_is_played_against_the_clock_needs_a_page() -> None:
    with pytest.raises(Mistake, match="played against the clock"):
        Company(Opening(box("arkade").setup(2, {"mode": "arcade"}), "any"), 0, ["easy"])
