"""Processes that work for another: they have its games and bots, and end with it."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"

SPAWNED = """
import multiprocessing
import sys

import ludotheque
from ludotheque.skeleton import BOX


class Last(ludotheque.Player):
    def choose(self, imagined, seat):
        return imagined.actions(seat)[-1]


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    ludotheque.register(BOX)
    alone, shared = (ludotheque.contest("skeleton", Last, "random", games=8, jobs=jobs) for jobs in (1, 2))
    print(alone == shared, shared.challenger)
    bots = [Last, "cmd:" + sys.argv[1], "random"]
    alone, shared = (ludotheque.arena("skeleton", bots, games=4, jobs=jobs) for jobs in (1, 2))
    print(alone == shared, shared.faults)
"""

MORTAL = """
import os
import signal
import sys
from pathlib import Path

import ludotheque

LIVES = Path(sys.argv[0]).with_name("lives")


class Mortal(ludotheque.Player):
    def choose(self, imagined, seat):
        for life in LIVES.iterdir():
            life.unlink(missing_ok=True)
            os.kill(os.getpid(), signal.SIGKILL)
        return imagined.actions(seat)[-1]


if __name__ == "__main__":
    told = []
    for lives in (0, 1, 1000):
        LIVES.mkdir(exist_ok=True)
        for life in range(lives):
            (LIVES / str(life)).touch()
        try:
            told.append(ludotheque.contest("laaancez", Mortal, "random", games=16, jobs=2))
        except RuntimeError as error:
            print(error)
    print(told[0] == told[1], len(told))
"""

ENDLESS = """
import os
import signal
import sys

import ludotheque
from ludotheque.search.mcts import MctsPlayer


class Ponderer(ludotheque.Player):
    def choose(self, imagined, seat):
        print("thinking in", os.getpid(), flush=True)
        return MctsPlayer(self.game, "deep", 10**12).choose(imagined, seat)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
    try:
        ludotheque.simulate("laaancez", games=64, bots=[Ponderer, Ponderer], jobs=int(sys.argv[1]))
    except KeyboardInterrupt:
        print("stopped")
"""


def script(folder: Path, text: str) -> list[str]:
    path = folder / "script.py"
    path.write_text(text, encoding="utf-8")
    return [sys.executable, str(path)]


def test_a_registered_game_and_a_bot_of_one_s_own_reach_spawned_workers(tmp_path: Path) -> None:
    command = [*script(tmp_path, SPAWNED), f"sh {shlex.quote(str(EXAMPLES / 'shell_bot.sh'))}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stdout == "True Last\nTrue []\n", done.stderr


def test_what_a_process_that_dies_leaves_undone_is_done_again_but_not_for_ever(tmp_path: Path) -> None:
    done = subprocess.run(script(tmp_path, MORTAL), capture_output=True, text=True, timeout=PATIENCE, check=False)
    complaint, same = done.stdout.splitlines()
    assert complaint.startswith("processes that worked for this one have died."), done.stderr
    assert same == "True 2"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_bots_in_mid_thought(tmp_path: Path, jobs: str) -> None:
    command = [*script(tmp_path, ENDLESS), jobs]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        thinker = int(process.stdout.readline().split()[-1])
        process.send_signal(signal.SIGINT)
        try:
            told, complaints = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert told.endswith("stopped\n"), complaints
    assert complaints == ""
    with pytest.raises(ProcessLookupError):
        os.kill(thinker, 0)
