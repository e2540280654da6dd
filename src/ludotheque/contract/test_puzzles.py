"""The puzzles of a game: situations by the rules they were found with, judged in full, and told in both languages."""

from ludotheque.contract.suite import Candidate
from ludotheque.contract.test_shapes import fits, shapes_of
from ludotheque.core.texts import Texts
from ludotheque.games import open_game
from ludotheque.puzzles.difficulty import HARD, MOST_FOUND, NORMAL, SELDOM
from ludotheque.puzzles.shapes import LEVELS, Puzzles, puzzles_of
from ludotheque.search.reasons import CHANCES, PROVEN

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def kept(puzzling: Candidate) -> Puzzles:
    found = puzzles_of(puzzling.box)
    assert found is not None
    return found


def test_each_puzzle_is_a_situation_of_the_game_in_which_its_seat_is_to_act(puzzling: Candidate) -> None:
    found = kept(puzzling)
    for puzzle in found.puzzles:
        state = found.state(puzzling.box, puzzle)
        puzzling.brought.check(state)
        assert puzzle.seat in state.to_act(), puzzle.id
        fits(state.view(puzzle.seat), shapes_of(puzzling.box).view)
        assert not state.game.timed, f"{puzzle.id} does not stand still"
        assert not state.game.remembering, f"{puzzle.id} does not show all that is known"


def test_each_puzzle_has_one_answer_and_the_cost_of_every_other_action(puzzling: Candidate) -> None:
    found = kept(puzzling)
    for puzzle in found.puzzles:
        state = found.state(puzzling.box, puzzle)
        legal = [state.game.write(action) for action in state.actions(puzzle.seat)]
        assert sorted([puzzle.answer, *puzzle.costs]) == sorted(legal), puzzle.id
        assert len(legal) > 2
        assert all(0 < cost <= 1 for cost in puzzle.costs.values()), puzzle.id
        assert 0 < puzzle.chance <= 1


def test_each_puzzle_has_its_level_by_who_misses_it(puzzling: Candidate) -> None:
    for puzzle in kept(puzzling).puzzles:
        assert puzzle.level in LEVELS
        assert {"easy", "normal", "hard"} == puzzle.bots.keys()
        assert all(0 <= hits.found <= hits.tries > 0 for hits in puzzle.bots.values())
        shares = {bot: hits.found / hits.tries for bot, hits in puzzle.bots.items()}
        assert all(shares[bot] <= most for bot, most in MOST_FOUND.items()), puzzle.id
        missed = [bot for bot, seldom in SELDOM.items() if shares[bot] <= seldom]
        assert puzzle.level == (3 if HARD in missed else 2 if NORMAL in missed else 1), puzzle.id


def test_no_two_puzzles_are_of_one_game_or_have_one_name(puzzling: Candidate) -> None:
    puzzles = kept(puzzling).puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len({puzzle.game for puzzle in puzzles}) == len(puzzles)


def test_the_answer_and_its_reason_can_be_told(puzzling: Candidate, language: str) -> None:
    found = kept(puzzling)
    for puzzle in found.puzzles:
        game = open_game(found.setup(puzzling.box, puzzle))
        state = game.from_position(puzzle.position)
        texts = Texts.of(puzzling.box, language, game.facts)
        told = state.words(puzzle.seat, game.read(puzzle.answer))
        assert texts.say(f"action-{told['verb']}", {"seat": puzzle.seat, **told}, NAMES)
        reason = puzzle.reason["reason"]
        if reason not in (PROVEN, CHANCES):
            assert reason in {term.name for term in game.terms(puzzle.seat).declared}, puzzle.id
            assert texts.say(f"reason-{reason}", puzzle.reason, NAMES)
        if reason != PROVEN:
            assert puzzle.reason["other"]["do"] in puzzle.costs
            assert puzzle.reason["with"] != puzzle.reason["without"]
