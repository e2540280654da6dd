"""What is called a mistake, and what is not."""

from itertools import pairwise

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.games import box, open_game, shelf
from ludotheque.review.growing import review
from ludotheque.review.judge import Judge
from ludotheque.search.analyst import Analyst
from ludotheque.search.levels import player
from ludotheque.search.reasons import ALIKE, CHANCES, rounded
from ludotheque.table.entries import Act, Entry
from ludotheque.table.opening import Opening
from ludotheque.table.record import Record, recorded
from ludotheque.table.table import Table
from tests.review.reckoning import assert_adds_up, random_record
from tests.table.logs import people, tiny
from tests.tiny.rules import MagpiesState

PROOF = 2000


def duel() -> Game:
    """The first game on the shelf: what is left of it in the end can be seen through."""
    return open_game(shelf()[0].setup())


def losing(analyst: Analyst, state: State, seat: int) -> int | None:
    """An action that throws a proven win away, if there is one."""
    worth = analyst.proven(state) if state.foreseeable() and not state.settled() else None
    if worth is None or worth[seat] < 1:
        return None
    for action in state.actions(seat):
        after = state.clone()
        after.apply(seat, action)
        if analyst.proven(after) == [float(other != seat) for other in range(2)]:
            return action
    return None


def with_a_blunder(game: Game, seed: str) -> tuple[Record, int | None]:
    """A bot game in which a proven win is thrown away at the first chance, and the number of that entry."""
    table, bot, rng = Table(Opening(game.setup, seed), people(2)), player("greedy", game, seed), Rng(seed)
    analyst, entries, blunder = Analyst(game, PROOF), list[Entry](), None
    while not table.over():
        seat = table.to_act()[0]
        action = losing(analyst, table.state, seat) if blunder is None else None
        if action is not None:
            blunder = table.number + 1
        else:
            action = bot.choose(table.state.guess(seat, rng), seat)
        entries.append(Act(seat, game.write(action)))
        table.add(entries[-1])
    return recorded(table, people(2), entries), blunder


def test_a_win_thrown_away_is_a_mistake_that_cost_everything() -> None:
    found = (with_a_blunder(duel(), f"blunder {number}") for number in range(20))
    kept, blunder = next((kept, blunder) for kept, blunder in found if blunder is not None)
    judged = review(kept, depth=PROOF // 40)
    assert_adds_up(judged, kept)
    step = next(step for step in judged.steps if step.entry == blunder)
    assert step.seat is not None
    assert step.choice is not None
    assert step.choice.mistake
    assert (step.choice.cost, step.choice.noise) == (1, 0)
    assert step.choice.best != step.action
    assert step.decision[step.seat] == -1
    assert step.choice.reason == {"reason": "proven"}
    assert judged.totals[step.seat].mistakes >= 1
    assert judged.totals[step.seat].cost >= 1


def test_nothing_is_a_mistake_in_a_lost_situation() -> None:
    kept, _ = with_a_blunder(duel(), "lost")
    judged = review(kept, depth=PROOF // 40)
    lost = [
        step
        for before, step in pairwise(judged.steps)
        if step.choice is not None and step.choice.options[0].tries == 0 and before.chances[step.seat or 0] == 0
    ]
    assert lost
    assert all((step.choice.cost, step.choice.mistake) == (0, False) for step in lost if step.choice is not None)
    assert all(set(step.decision) == {0} for step in lost)


def test_every_mistake_has_its_reason_and_nothing_else_has() -> None:
    """Where the best was not proven, the reason compares it with what was done."""
    game = open_game(box("tiny").setup(2))
    state = game.start("why")
    seat = state.to_act()[0]
    judge, reasons = Judge(game, 200, "why"), []
    for action in state.actions(seat):
        verdict = judge.verdict(state, seat, action, "why")
        assert verdict is not None
        assert (verdict.reason is not None) == verdict.mistake
        if verdict.reason is not None:
            assert verdict.reason["other"]["do"] == game.write(action)
            reasons.append(verdict.reason["reason"])
    assert reasons


def test_where_no_term_tells_why_the_chances_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the judge itself has found, in numbers that people say; nothing where they would say the same."""

    class Speechless:
        def __init__(self, *given: object) -> None:
            pass

        def between(self, imagined: State, seat: int, action: int, other: int) -> Data:
            return {"reason": ALIKE, "other": {"do": "other"}}

    monkeypatch.setattr("ludotheque.review.judge.Reasons", Speechless)
    game = open_game(box("tiny").setup(2))
    state = game.start("why")
    seat = state.to_act()[0]
    judge, told = Judge(game, 200, "why"), []
    for action in state.actions(seat):
        verdict = judge.verdict(state, seat, action, "why")
        if verdict is not None and verdict.mistake:
            best, taken = verdict.options[:2]
            numbers = rounded(100 * best.chance, 100 * taken.chance)
            assert verdict.reason == {"reason": CHANCES, **numbers, "other": {"do": "other"}}
            told.append(numbers)
    assert told


def test_what_the_search_cannot_tell_apart_is_no_mistake() -> None:
    """A shallow look at every first bid: what is less than three times its noise is as good as the best."""
    game = open_game(box("tiny").setup(2))
    state = game.start("even")
    seat = state.to_act()[0]
    for action in state.actions(seat):
        verdict = Judge(game, 8, "shallow").verdict(state, seat, action, "close")
        assert verdict is not None
        assert verdict.mistake == (verdict.best != action) == (verdict.cost > 0)
        assert verdict.options[0].action == verdict.best
        assert not verdict.mistake or verdict.cost >= 3 * verdict.noise > 0


def test_between_equal_moves_no_decision_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is bid, a coin says who has won."""
    monkeypatch.setattr(MagpiesState, "score", lambda state, seat: float(state.rng.clone().below(2) == seat))
    kept = random_record(tiny(), "equals")
    found = review(kept, 12)
    assert_adds_up(found, kept)
    choices = [(step.action, step.choice) for step in found.steps if step.choice is not None]
    assert len(choices) == 4
    assert all(choice.best == action and choice.cost == 0 for action, choice in choices)
    assert {change for step in found.steps for change in step.decision} == {0}
    assert [(one.decisions, one.others, one.mistakes) for one in found.totals] == [(0, 0, 0)] * 2
