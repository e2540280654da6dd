"""What a bot is told, and what it answers."""

from ludotheque.core.chance import Rng
from ludotheque.games import box, open_game
from ludotheque.room.thoughts import Question, answer
from tests.first_game import FIRST, GAME


def test_an_answer_is_a_legal_action_and_the_same_for_the_same_seed() -> None:
    game = open_game(box(GAME).setup())
    state = game.start("seed")
    state.play(0, game.read(FIRST))
    question = Question(game.setup, 1, state.knowledge(1), "easy", "seed", "memory")
    assert answer(question) == answer(question)
    imagined = game.imagine(state.knowledge(1), Rng("any"))
    assert game.read(answer(question)) in imagined.actions(1)
