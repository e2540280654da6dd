"""A cluster: a real scheduler and workers, which come to what one process comes to, and whose deaths change nothing."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ludotheque
from ludotheque.cli import main
from ludotheque.lab.cluster import NoCluster, Parcel, cluster
from ludotheque.puzzles.collection import puzzles
from ludotheque.skeleton import BOX
from tests.patience import PATIENCE, eventually

PLAYERS = '''
import os
from pathlib import Path
from time import sleep

import ludotheque
from ludotheque.search.mcts import MctsPlayer

HERE = Path(__file__).parent


class Mourner(ludotheque.Player):
    """Says in which process it plays, and waits until one of them has died."""

    def choose(self, imagined, seat):
        (HERE / f"{os.getpid()}.pid").touch()
        while not (HERE / "one has died").exists():
            sleep(0.01)
        return imagined.actions(seat)[-1]


class Ponderer(ludotheque.Player):
    def choose(self, imagined, seat):
        (HERE / "thinking").touch()
        return MctsPlayer(self.game, "deep", 10**12).choose(imagined, seat)
'''

INTERRUPTED = """
import signal
import sys

import ludotheque
from ludotheque.lab.cluster import cluster

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
try:
    with cluster(sys.argv[1]) as executor:
        ludotheque.simulate("laaancez", games=64, bots=[sys.argv[2], sys.argv[2]], executor=executor)
except KeyboardInterrupt:
    print("stopped")
"""

Start = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """Starts parts of Dask, in a folder where nothing of ours lies; they end with the tests."""
    folder = tmp_path_factory.mktemp("elsewhere")
    found = os.pathsep.join(os.path.abspath(place) for place in sys.path)
    started: list[subprocess.Popen[bytes]] = []

    def begin(part: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{part}", "--no-dashboard", *options]
        environment = {**os.environ, "PYTHONPATH": found}
        silent = subprocess.DEVNULL
        started.append(subprocess.Popen(command, cwd=folder, env=environment, stdout=silent, stderr=silent))
        return started[-1]

    yield begin
    for process in started:
        process.kill()
        process.wait()


@pytest.fixture(scope="module")
def address(start: Start, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A scheduler's."""
    file = tmp_path_factory.mktemp("scheduler") / "scheduler.json"
    start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    told: dict[str, Any] = {}

    def is_told() -> bool:
        try:
            told.update(json.loads(file.read_bytes()))
        except (OSError, ValueError):  # not there yet, or being written
            return False
        return True

    eventually(is_told)
    return str(told["address"])


@pytest.fixture(scope="module")
def workers(start: Start, address: str) -> list["subprocess.Popen[bytes]"]:
    from distributed import Client

    found = [start("worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]
    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=PATIENCE)
    return found


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("players") / "players_of_mine.py"
    file.write_text(PLAYERS, encoding="utf-8")
    return file


def test_a_cluster_without_workers_is_told(address: str) -> None:
    with pytest.raises(NoCluster, match=f"has no workers; start some with `dask worker {address}`"), cluster(address):
        pass


def test_the_work_of_a_worker_that_dies_is_done_again(
    address: str, workers: list["subprocess.Popen[bytes]"], players: Path, tmp_path: Path
) -> None:
    def kill_one() -> None:
        eventually(lambda: all((players.parent / f"{worker.pid}.pid").exists() for worker in workers))
        workers[0].send_signal(signal.SIGKILL)
        workers[0].wait()
        (players.parent / "one has died").touch()

    asked: dict[str, Any] = {"game": "laaancez", "games": 24, "bots": [f"{players}:Mourner", "random"], "seed": "x"}
    killer = threading.Thread(target=kill_one, daemon=True)
    killer.start()
    with cluster(address) as executor:
        shared = ludotheque.simulate(**asked, records=tmp_path / "shared", executor=executor).plain()
    killer.join()
    alone = ludotheque.simulate(**asked, records=tmp_path / "alone").plain()
    assert {**shared, "seconds": 0} == {**alone, "seconds": 0}
    assert contents(tmp_path / "shared") == contents(tmp_path / "alone")
    assert len(contents(tmp_path / "alone")) == 24


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.usefixtures("workers")
def test_every_long_job_comes_to_the_same(address: str) -> None:
    jobs: list[Callable[..., Any]] = [
        lambda **who: ludotheque.contest("tiny", "greedy", "random", games=6, **who),
        lambda **who: ludotheque.win_rate("tiny_crew", "greedy", games=4, **who),
        lambda **who: ludotheque.arena("tiny", ["greedy", "easy", "random"], games=6, **who),
        lambda **who: ludotheque.report("tiny", "easy", games=6, reviews=1, depth=2, **who),
        lambda **who: ludotheque.train("tiny", games=4, rounds=1, simulations=2, hidden=2, **who),
        lambda **who: puzzles("skeleton", count=2, depth=60, **who),
    ]
    ludotheque.register(BOX)
    with cluster(address) as executor:
        for job in jobs:
            assert job(executor=executor) == job()


@pytest.mark.usefixtures("workers")
def test_commands_take_a_cluster(address: str) -> None:
    asked = ["contest", "tiny", "greedy", "random", "--games", "6", "--json"]
    shared, alone = (CliRunner().invoke(main, [*asked, *who]) for who in (["--cluster", address], []))
    assert shared.exit_code == 0, shared.output
    assert shared.output == alone.output


@pytest.mark.usefixtures("workers")
def test_ctrl_c_leaves_a_cluster_in_mid_thought(address: str, players: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    command = [sys.executable, str(script), address, f"{players}:Ponderer"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            eventually((players.parent / "thinking").exists)
            process.send_signal(signal.SIGINT)
            told = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert told == ("stopped\n", "")


@pytest.mark.parametrize(
    ("where", "english", "french"),
    [
        ("nowhere", "nowhere is no address of a cluster", "nowhere n’est pas l’adresse d’une grappe"),
        (
            "tcp://127.0.0.1:1",
            "no scheduler of Dask answers at tcp://127",
            "aucun ordonnanceur Dask ne répond à tcp://",
        ),
    ],
)
def test_an_address_that_is_none_is_told_in_the_language_of_the_person(
    where: str, english: str, french: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.lab.cluster.KNOCK", 0.2)
    for language, said in (("en_GB.UTF-8", english), ("fr_FR.UTF-8", french)):
        found = CliRunner(env={"LC_ALL": language}).invoke(main, ["simulate", "tiny", "--cluster", where])
        assert (found.exit_code, said in found.output) == (2, True), found.output


def test_the_extra_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    found = CliRunner(env={"LC_ALL": "C"}).invoke(main, ["puzzles", "tiny", "--cluster", "tcp://127.0.0.1:1"])
    assert (found.exit_code, "install ludotheque with the extra `cluster`" in found.output) == (2, True)


def test_processes_and_a_cluster_are_not_asked_at_once() -> None:
    asked = ["train", "tiny", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1"]
    found = CliRunner(env={"LC_ALL": "C"}).invoke(main, asked)
    assert (found.exit_code, "take one of them" in found.output) == (2, True)


def test_a_worker_of_another_version_or_without_the_module_says_so() -> None:
    parcel = Parcel.of(len)
    assert parcel("abc") == 3
    with pytest.raises(ludotheque.Mistake, match=r"need ludotheque 0\.0\.1"):
        Parcel(parcel.work, [], parcel.folder, "0.0.1")("abc")
    elsewhere = Parcel(b"cnowhere_to_be_found\nwork\n.", [], "/no/such/folder", ludotheque.__version__)
    with pytest.raises(ludotheque.Mistake, match="cannot import your games or bots: No module named 'nowhere_to_be"):
        elsewhere()
