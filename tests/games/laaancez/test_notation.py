"""Notation: what is no action is told what would be one; and every refusal can happen."""

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.games.laaancez.refusals import REFUSALS
from tests.games.laaancez.situations import GAME, ODD_GAME
from tests.refusals import refusals_met


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "'' is no action; an action begins with roll, pass, tick, copy, throw"),
        ("Roll", "'Roll' is no action"),
        ("roll ", "'roll ' is no action; 'roll' stands alone"),
        ("copy hat", "'copy hat' is no action"),
        ("throw a1  a2", "'throw a1  a2' is no action"),
        ("copy sword a1", "'copy sword a1' is no action; 'copy' is followed by snowball a1 to fir e1"),
        ("copy candle a1", "'copy candle a1' is no action"),
        ("copy hat a6", "'copy hat a6' is no action"),
        ("tick A1", "'tick A1' is no action; 'tick' is followed by a1 to e1, or one between them"),
        ("throw a1 f1", "'throw a1 f1' is no action; 'throw' is followed by a1 a1 to e1 e1"),
        ("throw a1 e2", "'throw a1 e2' is no action"),
    ],
)
def test_a_line_that_is_no_action_is_told_what_would_be_one(line: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read(line)
    assert reason in str(caught.value)


@pytest.mark.parametrize("line", ["roll", "pass", "tick c3", "copy gingerbread d3", "throw e1 e1", "throw a5 b1"])
def test_a_line_is_read_and_written_the_same(line: str) -> None:
    assert GAME.write(GAME.read(line)) == line


def test_every_refusal_happens_in_play() -> None:
    met: set[str] = set()
    for seed in range(4):
        met |= refusals_met(ODD_GAME, seed)
    met |= refusals_met(GAME, 0)
    assert met == {refusal for refusal, _ in REFUSALS.listed}
