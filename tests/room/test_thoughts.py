"""What a bot is told, and what it answers."""

from ludotheque.core.chance import Rng
from ludotheque.games import box, open_game
from ludotheque.room.thoughts import Question, answer
from ludotheque.search.reasons import OF_THE_HOUSE
from tests.first_game import FIRST, GAME


def test_an_answer_is_a_legal_action_and_the_same_for_the_same_seed() -> None:
    game = open_game(box(GAME).setup())
    state = game.start("seed")
    state.play(0, game.read(FIRST))
    question = Question(game.setup, 1, state.knowledge(1), "easy", "seed", "memory")
    assert answer(question) == answer(question)
    imagined = game.imagine(state.knowledge(1), Rng("any"))
    assert game.read(answer(question).action) in imagined.actions(1)
    assert answer(question).reason is None


def test_whoever_asks_why_is_told() -> None:
    game = open_game(box("tiny_crew").setup(2))
    state = game.start("seed")
    question = Question(game.setup, 0, state.knowledge(0), "easy", "seed", "memory", forgets_all=True, why=True)
    told = answer(question)
    assert told == answer(question)
    assert told.reason is not None
    assert told.reason["reason"] in OF_THE_HOUSE
