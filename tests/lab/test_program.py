"""Programs as players: what they are told, what they may get wrong, and that none of them outlives us."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.errors import Mistake
from ludotheque.lab import program
from ludotheque.lab.conversation import Conversation, Fault, told
from ludotheque.lab.program import Program, programs_ended
from ludotheque.search.levels import Bot
from ludotheque.search.match import play_game
from ludotheque.table import record
from tests.patience import PATIENCE, eventually

EXAMPLES = Path(__file__).parents[2] / "examples"
SHELL = f"sh {shlex.quote(str(EXAMPLES / 'shell_bot.sh'))}"
PYTHON = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'program_bot.py'))} take copy"

READY = 'while read -r line; do case $line in *\'"type":"setup"\'*) echo \'{"type":"ready"}\';; *) '
"""A program in the shell that gets ready, up to what it does when it is to choose."""


def shell(text: str) -> str:
    return f"sh -c {shlex.quote(text)}"


def choosing(text: str) -> str:
    return shell(READY + text + ";; esac; done")


@pytest.mark.parametrize("game", ["tiny", "tiny_timed", "tiny_crew", "laaancez", "arkade", "star_clicker", "phantom"])
def test_a_program_in_the_shell_plays_every_game(game: str) -> None:
    found = ludotheque.simulate(game, games=1, bots=[f"cmd:{SHELL}", "random"], seed="any")
    assert (found.games, found.faults) == (1, [])
    assert found.bots[0] == f"cmd:{SHELL}"


def test_the_last_action_offered_is_what_the_shell_takes() -> None:
    class Last(ludotheque.Player):
        def choose(self, imagined: ludotheque.State, seat: int) -> int:
            return imagined.actions(seat)[-1]

    bots: list[Bot] = [f"cmd:{SHELL}", Last]
    one, other = (ludotheque.simulate("laaancez", games=2, bots=[bot, "greedy"], seed="same") for bot in bots)
    assert (one.wins, one.actions) == (other.wins, other.actions)


def test_a_program_in_python_plays_the_same_in_any_number_of_jobs() -> None:
    alone, shared = (
        ludotheque.contest("laaancez", f"cmd:{PYTHON}", "random", games=8, jobs=jobs, seed="s") for jobs in (1, 2)
    )
    assert alone == shared
    assert alone.faults == []


TEE = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    with open(sys.argv[1], "a") as file:
        file.write(line)
    if message["type"] == "setup":
        print('{"type":"ready"}', flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"type": "act", "action": message["actions"][0]["do"]}), flush=True)
"""


def test_a_program_is_told_what_its_seat_knows_and_no_more(tmp_path: Path) -> None:
    """The lines to the program are those of whoever knows the same: of the true state nothing else goes out."""
    (tmp_path / "tee.py").write_text(TEE, encoding="utf-8")
    heard = tmp_path / "heard"
    game = ludotheque.game("laaancez")
    known: list[Any] = []

    class First(ludotheque.Player):
        def choose(self, imagined: ludotheque.State, seat: int) -> int:
            return imagined.actions(seat)[0]

        def recall(self, state: ludotheque.State, seat: int, rng: ludotheque.Rng) -> ludotheque.State:
            known.append(state.knowledge(seat))
            return super().recall(state, seat, rng)

    command = f"cmd:{shlex.quote(sys.executable)} {tmp_path / 'tee.py'} {heard}"
    ludotheque.simulate(game, games=2, bots=[command, "random"], seed="t")
    for number in range(2):
        play_game(game, [First, "random"], f"t/{number}")
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    chosen = [message for message in messages if message["type"] == "choose"]
    assert [message["knowledge"] for message in chosen] == json.loads(json.dumps(known))
    assert {frozenset(message) for message in chosen} == {frozenset({"type", "seat", "knowledge", "actions"})}
    setup = messages[0]
    assert [message["type"] for message in messages].count("setup") == 2
    assert messages[-1] == {"type": "over", "outcome": messages[-1]["outcome"]}
    assert "components" in setup
    del setup["components"], setup["componentsHash"], setup["options"], setup["rules"]
    assert setup.pop("seed") not in ("t/0/0", "")
    assert setup == {
        "type": "setup",
        "protocol": 1,
        "game": "laaancez",
        "seat": 0,
        "seats": 2,
        "timed": False,
        "cooperative": False,
    }


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (shell("echo hello; cat"), "said 'hello', which is no message of the protocol"),
        (shell("cat"), "which is no message of the protocol"),
        (shell("exit 3"), "ended with code 3"),
        (shell("echo I am ill >&2; exit 1"), "ended with code 1; it last complained: I am ill"),
        (shell("printf '\\033[31mred\\007\\n' >&2; exit 1"), "ended with code 1; it last complained: [31mred"),
        (shell("read line; sleep 60"), "gave no answer within 0.2 s"),
        (shell("exec sleep 60"), "gave no answer within 0.2 s"),
        (shell("exec cat /dev/zero"), "wrote a line of more than 65536 bytes"),
        (shell("exec yes"), "said 'y', which is no message"),
        (shell("printf '{'"), "ended with code 0 in the middle of '{'"),
        (choosing("""echo '{"type":"act","action":"fly away"}'"""), "chose 'fly away', which is none of the actions"),
        (choosing("""echo '{"type":"ready"}'"""), 'was to say {"type":"act","action":...}'),
        (choosing("""echo '{"type":"act","action":7}'"""), "which is no message of the protocol"),
        (choosing("kill -9 $$"), "ended with code -9"),
        (choosing("sleep 60"), "gave no answer within 0.2 s"),
        (shell("""read line; echo '{"type":"act","action":"take 1"}'; cat"""), 'was to say {"type":"ready"}'),
    ],
)
def test_what_a_program_does_wrong_costs_it_the_game_and_is_told(command: str, complaint: str) -> None:
    seconds = 0.2 if "no answer" in complaint else PATIENCE
    found = ludotheque.simulate("tiny", games=2, bots=[Program(command, seconds), "random"], seed="w")
    assert found.wins == [0, 2]
    (faults,) = found.faults
    assert (faults.bot, faults.games, faults.seed, faults.seat) == (f"cmd:{command}", 2, "w/0", 0)
    assert complaint in faults.told
    assert str(faults).startswith(f"cmd:{command} lost 2 games by its own fault; first with seed 'w/0', seat 1: it ")


FALLS_ONCE = """
import json, os, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "setup":
        print('{"type":"ready"}', flush=True)
    elif message["type"] == "choose":
        if not os.path.exists(sys.argv[1]):
            open(sys.argv[1], "w").close()
            sys.exit("the first time is always hard")
        print(json.dumps({"type": "act", "action": message["actions"][0]["do"]}), flush=True)
"""


@pytest.mark.parametrize("game", ["tiny", "tiny_crew"])
def test_a_program_that_fell_plays_the_next_game(tmp_path: Path, game: str) -> None:
    """The record tells the same as the figures: a seat that gave up, or somebody else in it."""
    (tmp_path / "falls.py").write_text(FALLS_ONCE, encoding="utf-8")
    command = f"cmd:{shlex.quote(sys.executable)} {tmp_path / 'falls.py'} {tmp_path / 'fallen'}"
    kept = tmp_path / "kept"
    found = ludotheque.simulate(game, games=2, bots=["random", command], seed="f", records=kept)
    (faults,) = found.faults
    assert (faults.games, faults.seed, faults.seat) == (1, "f/0", 1)
    assert "the first time is always hard" in faults.told
    records = [record.read((kept / f"{game}-{number}.ludo").read_text(encoding="utf-8")) for number in range(2)]
    tables = [record.verify(each) for each in records]
    assert [table.over() for table in tables] == [True, True]
    if game == "tiny":
        assert tables[0].result() == [1.0, 0.0]
        assert found.wins[0] == sum(table.result() == [1.0, 0.0] for table in tables)


def test_at_a_table_of_three_the_others_share_what_is_lost(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    bots = ["random", f"cmd:{shell('exit 1')}", "random"]
    found = ludotheque.simulate("tiny", games=3, bots=bots, seed="f", records=kept)
    assert found.wins[1] == 0
    assert found.faults[0].games == 3
    text = (kept / "tiny-0.ludo").read_text(encoding="utf-8")
    assert "seat 2 bot greedy" in text
    table = record.verify(record.read(text))
    assert table.result() is not None
    assert sum(table.result() or []) == 1


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("", "cmd: names no program"),
        ("no-such-program-here", "there is no program no-such-program-here"),
        ("sh 'unclosed", "No closing quotation"),
    ],
)
def test_what_is_no_program_is_told(command: str, complaint: str) -> None:
    with pytest.raises(Mistake, match=complaint):
        ludotheque.simulate("tiny", games=1, bots=[f"cmd:{command}", "random"])
    with pytest.raises(Mistake, match="more than 0 s"):
        Program("sh", 0)


def test_somebody_who_plays_by_hand_hears_of_the_fault() -> None:
    game = ludotheque.game("tiny")
    with programs_ended(), pytest.raises(Fault, match="ended with code 0"):
        play_game(game, [Program("true"), "random"], "any")


def test_a_program_that_sits_twice_runs_twice() -> None:
    """So that neither seat knows what the other is told."""
    with programs_ended():
        game = ludotheque.game("tiny")
        state = game.start("any")
        players = [Program(SHELL)(game, "one"), Program(SHELL)(game, "two")]
        ludotheque.play(state, players, "any")
        assert len({talk.conversation.process.pid for talk in program._talks.values()}) == 2
    assert not program._talks


HANGS = """
import os, subprocess, sys, time
child = subprocess.Popen(["sleep", "600"])
with open(sys.argv[1], "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
time.sleep(600)
"""

HOSTS = """
import sys
import ludotheque

if __name__ == "__main__":
    ludotheque.simulate("laaancez", games=64, bots=[sys.argv[1], "random"], jobs=int(sys.argv[2]))
"""


def gone(process: int) -> bool:
    """Whether it has ended; one that was killed still dies a moment after whoever did it, and may go as we look."""
    try:
        os.kill(process, 0)
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return True
    return state in ("Z", "X")


@pytest.mark.parametrize(
    ("jobs", "number"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("1", signal.SIGTERM), ("2", signal.SIGKILL)]
)
def test_a_program_ends_with_us_and_so_does_all_that_it_started(tmp_path: Path, jobs: str, number: int) -> None:
    (tmp_path / "hangs.py").write_text(HANGS, encoding="utf-8")
    (tmp_path / "hosts.py").write_text(HOSTS, encoding="utf-8")
    told_by = tmp_path / "processes"
    bot = f"cmd:{shlex.quote(sys.executable)} {tmp_path / 'hangs.py'} {told_by}"
    command = [sys.executable, str(tmp_path / "hosts.py"), bot, jobs]
    with subprocess.Popen(command, stderr=subprocess.PIPE, preexec_fn=heeding) as host:
        eventually(lambda: host.poll() is not None or (told_by.exists() and len(told_by.read_text().split()) == 2))
        host.send_signal(number)
        host.communicate(timeout=PATIENCE)
    processes = [int(word) for word in told_by.read_text().split()]
    eventually(lambda: all(map(gone, processes)))


ENDED_EARLY = """
import os, signal, subprocess, sys
from ludotheque.lab import conversation

def begun(*words, **options):
    process = Popen(*words, **options)
    with open(sys.argv[1], "w") as file:
        file.write(str(process.pid))
    os.kill(os.getpid(), int(sys.argv[2]))
    return process

conversation.end_with_this_process()
Popen, subprocess.Popen = subprocess.Popen, begun
conversation.Conversation(["sleep", "600"])
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_program_that_is_just_begun_ends_with_us_too(tmp_path: Path, number: int) -> None:
    command = [sys.executable, "-c", ENDED_EARLY, str(tmp_path / "process"), str(int(number))]
    done = subprocess.run(command, capture_output=True, preexec_fn=heeding, timeout=PATIENCE)
    assert done.returncode == -number
    process = int((tmp_path / "process").read_text())
    eventually(lambda: gone(process))


def heeding() -> None:
    """Whoever runs the tests may ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_conversation_ends_quietly_whatever_was_said() -> None:
    talk = Conversation(["cat"])
    assert talk.ask(b"one\n", PATIENCE) == b"one\n"
    talk.tell(b"two\n")
    talk.end()
    assert talk.over()
    assert told(b"\xff\n") == "'\ufffd'"
