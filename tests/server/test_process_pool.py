"""Workers that die or hang are replaced, and nobody at the table notices more than a pause."""

import asyncio
import os
import shutil
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games import box, open_game
from ludotheque.room.thoughts import NoThought, Question
from ludotheque.server.metrics import Metrics
from ludotheque.server.process_pool import ProcessPool, _Worker
from tests.first_game import FIRST, GAME
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


def _question(level: str = "easy") -> Question:
    game = open_game(box(GAME).setup())
    return Question(game.setup, 0, game.start("seed").knowledge(0), level, "seed", "memory")


async def test_a_worker_that_is_killed_is_replaced_and_asked_again() -> None:
    metrics = Metrics()
    bots = ProcessPool(1, [], metrics, PATIENCE)
    assert (await bots.ask(_question())).action == FIRST
    [first] = bots.pids()
    os.kill(first, signal.SIGKILL)
    assert (await bots.ask(_question())).action == FIRST
    [second] = bots.pids()
    assert second != first
    assert metrics.bot_replacements == 1
    await bots.close()


async def test_a_worker_that_hangs_is_replaced_and_asked_again() -> None:
    metrics = Metrics()
    bots = ProcessPool(1, [], metrics, PATIENCE)
    await bots.ask(_question())
    [first] = bots.pids()
    os.kill(first, signal.SIGSTOP)
    bots.deadline = 0.2
    asked = asyncio.create_task(bots.ask(_question()))
    await asyncio.sleep(0)
    bots.deadline = PATIENCE
    assert (await asked).action == FIRST
    assert first not in bots.pids()
    await bots.close()


async def test_a_question_without_an_answer_fails_and_the_worker_goes_on() -> None:
    bots = ProcessPool(1, [], Metrics(), PATIENCE)
    with pytest.raises(NoThought, match="no player"):
        await bots.ask(_question("god"))
    assert (await bots.ask(_question())).action == FIRST
    assert len(bots.pids()) == 1
    await bots.close()


async def test_a_worker_that_could_not_be_started_in_time_is_started_when_it_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(pool: ProcessPool) -> None:
        raise OSError("too many processes")

    pool = ProcessPool(1, [], Metrics(), PATIENCE)
    with monkeypatch.context() as crowded:
        crowded.setattr(ProcessPool, "_start", fail)
        pool.warm()
        await asyncio.sleep(0.01)
    assert (await asyncio.wait_for(pool.ask(_question()), PATIENCE)).action == FIRST
    await pool.close()


async def test_closing_ends_every_worker() -> None:
    bots = ProcessPool(2, [], Metrics(), PATIENCE)
    await asyncio.gather(*(bots.ask(_question()) for _ in range(4)))
    pids = bots.pids()
    await bots.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(NoThought):
        await bots.ask(_question())


async def test_workers_change_over_to_another_tree_and_a_thought_under_way_is_thought_anew(tmp_path: Path) -> None:
    faster = tmp_path / "ludotheque"
    shutil.copytree(Path(ludotheque.__file__).parent, faster, ignore=shutil.ignore_patterns("static", "__pycache__"))
    worker = faster / "server" / "bot_worker.py"
    told = """b'{"thought":{"action":"from the other tree"}}'"""
    worker.write_text(worker.read_text().replace("answered(line)", told))
    bots = ProcessPool(1, [], Metrics(), PATIENCE)
    assert (await bots.ask(_question())).action == FIRST
    [first] = bots.pids()
    os.kill(first, signal.SIGSTOP)
    under_way = asyncio.create_task(bots.ask(_question()))
    await asyncio.sleep(0)
    await bots.change_to(tmp_path)
    assert (await under_way).action == "from the other tree"
    assert first not in bots.pids()
    await bots.close()


class HeldUp:
    """Starts workers as ever, but the first only when it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_go = asyncio.Event(), asyncio.Event()
        self.trees: list[Path | None] = []
        self.workers: list[_Worker] = []
        self.start = _Worker.start
        monkeypatch.setattr(_Worker, "start", self)

    async def __call__(self, plugins: Sequence[str], tree: Path | None) -> _Worker:
        self.trees.append(tree)
        self.begun.set()
        await self.may_go.wait()
        self.workers.append(await self.start(plugins, tree))
        return self.workers[-1]


async def test_a_worker_that_was_begun_before_the_change_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    held, pool = HeldUp(monkeypatch), ProcessPool(1, [], Metrics(), PATIENCE)
    asked = asyncio.create_task(pool.ask(_question()))
    await held.begun.wait()
    tree = Path(ludotheque.__file__).parent.parent
    await pool.change_to(tree)
    held.may_go.set()
    assert (await asked).action == FIRST
    assert held.trees == [None, tree]
    assert pool.pids() == [held.workers[1].process.pid]
    assert held.workers[0].process.returncode is not None
    await pool.close()


async def test_a_worker_that_was_begun_before_the_end_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    held, pool = HeldUp(monkeypatch), ProcessPool(1, [], Metrics(), PATIENCE)
    asked = asyncio.create_task(pool.ask(_question()))
    await held.begun.wait()
    await pool.close()
    held.may_go.set()
    with pytest.raises(NoThought, match="the server is closing"):
        await asked
    assert [worker.process.returncode is not None for worker in held.workers] == [True]
