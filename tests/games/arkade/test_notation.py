"""Notation: what is no action is told what would be one; and every refusal can happen."""

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.games.arkade.refusals import REFUSALS
from tests.games.arkade.boards import ARCADE, STRATEGY, game
from tests.games.arkade.test_components import STORMY
from tests.refusals import refusals_met


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "'' is no action; an action begins with ready, throw, keep"),
        ("Throw", "'Throw' is no action"),
        ("throw ", "'throw ' is no action"),
        ("throw 3", "'throw 3' is no action"),
        ("nugget up", "'nugget up' is no action"),
        ("move c4", "'move c4' is no action"),
        ("move c4  d4", "'move c4  d4' is no action"),
        ("move c4 c4", "'move c4 c4' is no action; 'move' is followed by a1 a2 to h6 h5"),
        ("move c4 e4", "'move c4 e4' is no action"),
        ("move c6 d1", "'move c6 d1' is no action"),
        ("move c4 i4", "'move c4 i4' is no action"),
        ("clear C4", "'clear' is followed by a1 to h6"),
        ("shoot 0", "'shoot' is followed by 1, 2, 3, 4, 5, 6"),
        ("gps 7", "'gps' is followed by 1, 2"),
        ("tower h1", "'tower' is followed by 1, 2"),
        ("blast red 1", "'blast' is followed by green 1 to purple 6"),
        ("blast green", "'blast green' is no action"),
        ("repair green b1", "'repair' is followed by green a1 to purple a6"),
    ],
)
def test_a_line_that_is_no_action_is_told_what_would_be_one(line: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        STRATEGY.read(line)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    "line",
    ["ready", "throw 2", "move c4 d4", "move c4 b5", "sacrifice h6", "clear a1", "rift c4", "repair purple a6"]
    + ["shoot 6", "blast orange 3", "nugget left", "gps 1", "asteroid d3", "field h1", "tower 4", "comet b2", "end"],
)
def test_a_line_is_read_and_written_the_same(line: str) -> None:
    assert STRATEGY.write(STRATEGY.read(line)) == line


def test_both_modes_number_their_actions_alike() -> None:
    lines = [STRATEGY.write(action) for action in range(STRATEGY.action_count())]
    assert [ARCADE.write(action) for action in range(ARCADE.action_count())] == lines


def test_every_refusal_happens_in_play() -> None:
    met: set[str] = set()
    for seed in range(3):
        met |= refusals_met(game(STORMY), seed)
        met |= refusals_met(game(STORMY, mode="arcade", tiles=True), seed)
        met |= refusals_met(game(STORMY.replace("turns = { value = 160", "turns = { value = 6")), seed)
    assert met == {refusal for refusal, _ in REFUSALS.listed}
