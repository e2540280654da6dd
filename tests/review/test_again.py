"""What a review calls a mistake still is one when a search that is many times as long is asked."""

import pytest

from ludotheque.games import GAMES, box, open_game
from ludotheque.review.growing import review
from ludotheque.review.moments import played
from ludotheque.search.analyst import Analyst
from tests.review.reckoning import bot_record

DEPTH = 300
LONGER = 10
SAMPLE = 4


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_mistakes_by_a_longer_look_too(game: str) -> None:
    kept = bot_record(open_game(box(game).setup()), "easy", "again")
    moments = {moment.entry: moment for moment in played(kept).moments if moment.kind == "act"}
    searched = [
        step for step in review(kept, DEPTH).steps if step.choice and step.choice.mistake and step.choice.noise > 0
    ]
    assert searched
    for step in searched[:: max(1, len(searched) // SAMPLE)]:
        assert step.choice is not None
        moment = moments[step.entry]
        assert moment.seat is not None
        read = moment.before.game.read
        best, taken = read(step.choice.best), read(step.action or "")
        asked = Analyst(moment.before.game, 0).compared(
            moment.before, moment.seat, best, taken, LONGER * DEPTH, "again"
        )
        assert asked.first > asked.second, (step.entry, step.action, step.choice)
