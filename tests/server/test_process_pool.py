"""Workers that die or hang are replaced, and nobody at the table notices more than a pause."""

import asyncio
import os
import signal

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.server.bot_worker import Question, answer
from ludotheque.server.metrics import Metrics
from ludotheque.server.process_pool import BotFailed, Bots
from tests.patience import PATIENCE
from tests.server.running import FIRST, GAME

pytestmark = pytest.mark.anyio


def _question(level: str = "easy", seat: int = 0, knowledge: Data | None = None) -> Question:
    game = open_game(box(GAME).setup())
    known = knowledge if knowledge is not None else game.start("seed").knowledge(0)
    return Question(GAME, 2, {}, "", seat, known, level, "seed", "memory")


async def test_an_answer_is_a_legal_action_and_the_same_for_the_same_seed() -> None:
    game = open_game(box(GAME).setup())
    state = game.start("seed")
    state.play(0, game.read(FIRST))
    question = _question("easy", 1, state.knowledge(1))
    assert answer(question) == answer(question)
    imagined = game.imagine(state.knowledge(1), Rng("any"))
    assert game.read(answer(question)) in imagined.actions(1)


async def test_a_worker_that_is_killed_is_replaced_and_asked_again() -> None:
    metrics = Metrics()
    bots = Bots(1, [], metrics, PATIENCE)
    assert await bots.ask(_question()) == FIRST
    [first] = bots.pids()
    os.kill(first, signal.SIGKILL)
    assert await bots.ask(_question()) == FIRST
    [second] = bots.pids()
    assert second != first
    assert metrics.bot_replacements == 1
    await bots.close()


async def test_a_worker_that_hangs_is_replaced_and_asked_again() -> None:
    metrics = Metrics()
    bots = Bots(1, [], metrics, PATIENCE)
    await bots.ask(_question())
    [first] = bots.pids()
    os.kill(first, signal.SIGSTOP)
    bots.deadline = 0.2
    asked = asyncio.create_task(bots.ask(_question()))
    await asyncio.sleep(0)
    bots.deadline = PATIENCE
    assert await asked == FIRST
    assert first not in bots.pids()
    await bots.close()


async def test_a_question_without_an_answer_fails_and_the_worker_goes_on() -> None:
    bots = Bots(1, [], Metrics(), PATIENCE)
    with pytest.raises(BotFailed, match="no player"):
        await bots.ask(_question("god"))
    assert await bots.ask(_question()) == FIRST
    assert len(bots.pids()) == 1
    await bots.close()


async def test_closing_ends_every_worker() -> None:
    bots = Bots(2, [], Metrics(), PATIENCE)
    await asyncio.gather(*(bots.ask(_question()) for _ in range(4)))
    pids = bots.pids()
    await bots.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(BotFailed):
        await bots.ask(_question())
