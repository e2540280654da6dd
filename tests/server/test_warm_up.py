"""The room is open before the bots are fast: they change over when the faster rules are there."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from ludotheque.server.metrics import Metrics
from ludotheque.server.process_pool import ProcessPool
from ludotheque.server.warm_up import WarmUp
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio


class Pool(ProcessPool):
    """Remembers what it was told to change over to."""

    def __init__(self) -> None:
        super().__init__(1, [], Metrics(), PATIENCE)
        self.trees: list[Path] = []

    async def change_to(self, tree: Path) -> None:
        self.trees.append(tree)


async def warmed(script: str) -> Pool:
    pool = Pool()
    warm_up = WarmUp([sys.executable, "-c", script], pool)
    assert warm_up.under_way
    warm_up.open()
    await asyncio.wait_for(warm_up.finish(), PATIENCE)
    assert not warm_up.under_way
    return pool


async def test_the_pool_changes_over_to_the_tree_that_the_command_prints() -> None:
    pool = await warmed("print('/somewhere')")
    assert pool.trees == [Path("/somewhere")]


async def test_if_the_command_fails_everything_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    pool = await warmed("import sys; print('/somewhere'); sys.exit(1)")
    assert pool.trees == []
    assert len(caplog.records) == 1


async def test_without_a_command_there_is_nothing_to_wait_for() -> None:
    warm_up = WarmUp([], Pool())
    warm_up.open()
    assert not warm_up.under_way
    await warm_up.close()


async def test_a_room_that_closes_ends_the_command_and_all_that_it_started(tmp_path: Path) -> None:
    held = tmp_path / "held"
    os.mkfifo(held)
    child = f"import time; held = open({str(held)!r}, 'w'); time.sleep(600)"
    script = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    warm_up = WarmUp([sys.executable, "-c", script], Pool())
    warm_up.open()
    async with asyncio.timeout(PATIENCE):
        reading = await asyncio.to_thread(open, held)
        await warm_up.close()
        assert await asyncio.to_thread(reading.read) == "", "this ends when nobody holds it open any more"
    reading.close()
