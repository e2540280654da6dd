"""The deal of the day follows from the day and the game, and from nothing else."""

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box
from ludotheque.table.deal import COMPARED, OTHERS, Deal, deal_of, has_deals
from ludotheque.table.opening import Opening

DAY = "2026-11-18"


def test_one_day_and_game_is_one_deal() -> None:
    deal, again, tomorrow = Deal("tiny", DAY), Deal("tiny", DAY), Deal("tiny", "2026-11-19")
    assert deal.opening() == again.opening()
    assert deal.seats("Ann") == again.seats("Ann")
    assert deal.opening().seed != tomorrow.opening().seed
    assert deal.opening().seed != Deal("tiny_dare", DAY).opening().seed


def test_one_person_sits_among_bots_not_always_on_the_same_seat() -> None:
    places = set()
    for day in range(1, 29):
        deal = Deal("tiny", f"2026-02-{day:02}")
        held = [seat.holder for seat in deal.seats("Ann")]
        assert held.count("person") == 1
        assert held[deal.place()] == "person"
        assert {seat.level for seat in deal.seats() if seat.holder == "bot"} == {OTHERS}
        places.add(deal.place())
    assert len(places) > 1


def test_a_table_says_by_its_seed_which_deal_it_plays() -> None:
    deal = Deal("tiny", DAY)
    opening = deal.opening()
    assert deal_of(opening) == deal
    assert deal_of(Opening.fresh(opening.setup)) is None
    for seed in ("deal of the day", "deal of the day 2026-11-18", "deal of the day 2026-13-18 tiny", f"x {deal.seed}"):
        assert deal_of(Opening(opening.setup, seed)) is None, seed
    assert deal_of(Opening(opening.setup, Deal("tiny_dare", DAY).seed)) is None, "that of another game"
    assert deal_of(Opening(opening.setup, deal.seed, position={})) is None, "it begins elsewhere"


def test_bots_play_the_same_deal_and_always_alike() -> None:
    deal = Deal("tiny", DAY)
    found = {level: deal.played_by(level) for level in COMPARED}
    assert found == {level: deal.played_by(level) for level in COMPARED}
    assert all(0 <= score <= 1 for score in found.values())


@pytest.mark.parametrize("game", ["tiny_coming", "tiny_timed"])
def test_a_game_to_come_or_against_time_has_none(game: str) -> None:
    assert not has_deals(box(game))
    with pytest.raises(Mistake, match="has no deal of the day"):
        Deal(game, DAY).opening()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_house_has_one(game: str) -> None:
    assert has_deals(box(game))
