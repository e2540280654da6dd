"""An action is clearly best if it beats every other one by itself, and none of them is its twin."""

from ludotheque.games import box, open_game
from ludotheque.puzzles.difficulty import EASY, HARD, NORMAL, BotTries, level_of, tempting
from ludotheque.puzzles.proof import CLEAR, Prover
from tests.tiny_crew import BOX as CREW


def test_where_all_is_alike_nothing_is_best() -> None:
    """At the start of a digging game no pot is better than another."""
    state = open_game(CREW.setup()).start("0")
    assert Prover(state.game, 60, "0").best(state, state.to_act()[0]) is None


def test_the_same_question_has_the_same_answer() -> None:
    game = open_game(box("laaancez").setup())
    state = game.start("0")
    answers = [Prover(game, 40, "0").best(state, state.to_act()[0]) for _ in range(2)]
    assert answers[0] == answers[1]


def test_what_is_searched_is_worth_a_word() -> None:
    game = open_game(CREW.setup())
    for number in range(8):
        state = game.start(f"crew {number}")
        while state.to_act():
            seat = state.to_act()[0]
            best = Prover(game, 60, str(number)).best(state, seat)
            if best is not None and not best.proven:
                assert min(best.costs.values()) >= CLEAR
            state.play(seat, state.actions(seat)[0])


def test_a_level_is_measured_by_who_misses_it() -> None:
    def answers(normal: int, hard: int) -> dict[str, BotTries]:
        found = {EASY: (0, 12), NORMAL: (normal, 12), HARD: (hard, 2)}
        return {bot: BotTries([7] * hits + [5] * (tries - hits)) for bot, (hits, tries) in found.items()}

    assert level_of(answers(normal=9, hard=2), 7) == 1
    assert level_of(answers(normal=4, hard=2), 7) == 2
    assert level_of(answers(normal=9, hard=1), 7) == 3
    assert tempting(answers(normal=4, hard=2), 7) == 5
