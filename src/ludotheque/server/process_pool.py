"""Bots think in processes of their own, never in the server's loop, and only knowledge crosses the border.

A worker that dies, or that does not answer in time, is replaced and its question asked again.
"""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ludotheque.room.thoughts import Answer, NoThought, Question, Thought
from ludotheque.server.metrics import Metrics

TRIES = 3
LINE_LIMIT = 1 << 20

log = logging.getLogger("ludotheque.process_pool")
_read = msgspec.json.Decoder(Answer).decode


class _Worker:
    """A process, asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @staticmethod
    async def start(plugins: Sequence[str], tree: Path | None) -> "_Worker":
        return _Worker(await started("ludotheque.server.bot_worker", plugins, tree, LINE_LIMIT))

    async def ask(self, question: bytes) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return _read(await self.process.stdout.readuntil(b"\n"))

    async def end(self) -> None:
        await ended(self.process)


async def started(module: str, words: Sequence[str], tree: Path | None, limit: int) -> asyncio.subprocess.Process:
    """A process that runs a module of the package in this folder (none: our own), and talks by lines."""
    paths = os.pathsep.join(path for path in (str(tree or ""), *sys.path) if path)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *words),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=limit,
        env={**os.environ, "PYTHONPATH": paths},
        start_new_session=True,
    )


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process, if it has not ended, and wait until it is gone."""
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            pass
    await process.wait()


class ProcessPool:
    """A few workers for all tables. None is started before the first question."""

    def __init__(self, workers: int, plugins: Sequence[str], metrics: Metrics, deadline: float) -> None:
        self.plugins = plugins
        self.metrics = metrics
        self.deadline = deadline
        self._places: asyncio.Queue[_Worker | None] = asyncio.LifoQueue()
        self._workers: set[_Worker] = set()
        self.tree: Path | None = None
        """The folder of the package that workers think with; none: our own."""
        self._closed = False
        self._warming: asyncio.Task[None] | None = None
        for _ in range(workers):
            self._places.put_nowait(None)

    def warm(self) -> None:
        """Start a worker in the background if there is none, so that the first bot need not wait for it."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm())

    async def _warm(self) -> None:
        worker = await self._place()
        try:
            worker = worker or await self._start()
        except OSError as error:
            log.warning("no bot worker could be started: %r", error)
        finally:
            self._places.put_nowait(worker)

    async def change_to(self, tree: Path) -> None:
        """Think with the package in this folder from now on. What is being thought about is thought about anew."""
        self.tree = tree
        before, self._workers = self._workers, set()
        await asyncio.gather(*(worker.end() for worker in before))

    async def _place(self) -> _Worker | None:
        """A place to think, with its worker if it has one that lives."""
        worker = await self._places.get()
        return worker if worker is not None and worker.process.returncode is None else None

    async def ask(self, question: Question) -> Thought:
        """What a bot does."""
        line = msgspec.json.encode(question)
        for _ in range(TRIES):
            worker = await self._place()
            if self._closed:
                break
            try:
                worker = worker or await self._start()
                answer = await self._timed(worker, line)
            except BaseException as error:
                await self._replace(worker)
                if not isinstance(error, (OSError, EOFError, TimeoutError, msgspec.DecodeError, ValueError)):
                    raise
                log.warning("a bot worker was replaced: %r", error)
                continue
            self._places.put_nowait(worker)
            if answer.thought is None:
                raise NoThought(answer.error)
            return answer.thought
        raise NoThought("no worker answered" if not self._closed else "the server is closing")

    async def _timed(self, worker: _Worker, line: bytes) -> Answer:
        start = time.monotonic()
        answer = await asyncio.wait_for(worker.ask(line), self.deadline)
        self.metrics.bot.add(time.monotonic() - start)
        return answer

    async def _start(self) -> _Worker:
        """A worker; one that was begun before a change of the package, or before the end, is of no use any more."""
        while True:
            tree = self.tree
            worker = await _Worker.start(self.plugins, tree)
            if tree == self.tree and not self._closed:
                self._workers.add(worker)
                return worker
            await worker.end()
            if self._closed:
                raise OSError("the server is closing")

    async def _replace(self, worker: _Worker | None) -> None:
        """Leave the place of a worker that is of no use any more to a new one."""
        self._places.put_nowait(None)
        if worker is not None:
            self.metrics.bot_replacements += 1
            self._workers.discard(worker)
            await worker.end()

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._workers]

    async def close(self) -> None:
        self._closed = True
        if self._warming is not None:
            self._warming.cancel()
        await asyncio.gather(*(worker.end() for worker in self._workers))
