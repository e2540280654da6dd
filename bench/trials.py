"""The trials: each runs its workers in processes of their own, alternately, and puts their figures side by side."""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bench import earlier
from bench.watched import Pauses

OWN = Path(__file__).resolve().parents[1]
"""Where this bench is, whatever it measures."""

SUBJECT = "laaancez"
"""The game that is played at the server's tables and against the peer."""

FLAT_OUT = 0.0
AT_EASE = 2.0
LIVELY = 0.5
"""Seconds that a seat of the crowd thinks, on average: brisk, for people; in real time, as quick as hands are."""

TIMED_SUBJECT = ("arkade", {"mode": "arcade"})
"""The game, with its options, that is played in real time."""


@dataclass(frozen=True)
class Bench:
    """Which trees are measured, with which Python, and how thoroughly."""

    root: Path
    python: Path
    compiled: Path
    uncompiled: Path
    rounds: int = 5
    seconds: float = 1.0
    crowd_seconds: float = 20.0
    warm_up_seconds: float = 3.0
    crowds: tuple[int, ...] = (200, 1000)
    crowds_against: tuple[tuple[int, float], ...] = ((200, FLAT_OUT), (600, FLAT_OUT), (1000, AT_EASE))
    live_tables: int = 200

    def worker(self, module: str, tree: Path, *arguments: str) -> Any:
        """What a worker prints, or why it did not."""
        done = subprocess.run(
            [self.python, "-m", module, *arguments],
            cwd=self.root,
            env=self.environment(tree),
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"{module} ended with {done.returncode}: {done.stderr.strip()[-2000:]}")
        return json.loads(done.stdout)

    def thoroughly(self) -> tuple[str, ...]:
        return ("--seconds", str(self.seconds))

    def environment(self, tree: Path, tools: Path | None = None) -> dict[str, str]:
        """`tools` is where the bench itself is found, by default beside the tree."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(tools or self.root)))}


def say(message: str) -> None:
    print(f"· {message}", file=sys.stderr, flush=True)


def beside(compiled: list[float], uncompiled: list[float]) -> dict[str, float]:
    """Two rows of figures from the same rounds: the median of each, and of the ratio within a round."""
    return {
        "compiled": statistics.median(compiled),
        "uncompiled": statistics.median(uncompiled),
        "ratio": statistics.median(fast / slow for fast, slow in zip(compiled, uncompiled, strict=True)),
    }


def speed(bench: Bench) -> dict[str, Any]:
    """Random games and search, compiled against uncompiled, for every game that can be played."""
    rounds = []
    for number in range(bench.rounds):
        say(f"games and search, compiled and uncompiled: round {number + 1} of {bench.rounds}")
        trees = (bench.compiled, bench.uncompiled)
        fast, slow = (bench.worker("bench.speed_worker", tree, *bench.thoroughly()) for tree in trees)
        if not fast["compiled"] or slow["compiled"]:
            raise RuntimeError("the trees are mixed up: one must be compiled and the other not")
        rounds.append((fast["games"], slow["games"]))
    found: dict[str, Any] = {}
    for game in rounds[0][0]:
        if len({row[game]["answers"] for pair in rounds for row in pair}) != 1:
            raise RuntimeError(f"{game} gives other results compiled than uncompiled")
        found[game] = {
            figure: beside([fast[game][figure] for fast, _ in rounds], [slow[game][figure] for _, slow in rounds])
            for figure in ("games", "steps", "simulations")
        }
    return found


def against(bench: Bench, revision: str) -> dict[str, Any]:
    """Random games and search, compiled, now and at an earlier revision, each measured by the bench it came with."""
    before = replace(bench, root=earlier.root(revision), compiled=earlier.compiled(revision))
    rounds = []
    for number in range(bench.rounds):
        say(f"games and search, now and at {revision}: round {number + 1} of {bench.rounds}")
        found = {}
        for side in (bench, before) if number % 2 == 0 else (before, bench):
            found[side.root] = side.worker("bench.speed_worker", side.compiled, *side.thoroughly())["games"]
        rounds.append((found[bench.root], found[before.root]))
    return {
        "revision": revision,
        "games": {game: compared(game, rounds) for game in rounds[0][0] if game in rounds[0][1]},
    }


def compared(game: str, rounds: list[tuple[Any, Any]]) -> dict[str, Any]:
    """For each figure the best round of both sides, and their ratio: other work on the machine only ever slows one."""
    found: dict[str, Any] = {"same": len({row[game]["answers"] for pair in rounds for row in pair}) == 1}
    for figure in ("steps", "simulations"):
        now, before = ([pair[side][game][figure] for pair in rounds] for side in (0, 1))
        found[figure] = {"now": max(now), "before": max(before), "ratio": max(now) / max(before)}
    return found


def peer(bench: Bench) -> dict[str, Any]:
    """Our search against OpenSpiel's on the same game."""
    rounds = []
    for number in range(bench.rounds):
        say(f"against OpenSpiel: round {number + 1} of {bench.rounds}")
        seconds = ("--seconds", str(bench.seconds))
        fast, slow = (bench.worker("bench.peer_worker", tree, *seconds) for tree in (bench.compiled, bench.uncompiled))
        rounds.append((fast["simulations"], slow["simulations"]))
    players = list(rounds[0][0])
    return {
        "version": fast["version"],
        "native": native(bench),
        "players": {
            name: beside([fast[name] for fast, _ in rounds], [slow[name] for _, slow in rounds]) for name in players
        },
    }


PEERS = ("pettingzoo[classic]", "open_spiel", "pgx")
"""What is installed to be compared with, each if it can be; nothing else ever needs them."""


def peers(bench: Bench) -> Path:
    """The Python of an environment that holds the peers of our adapters, and nothing of ours."""
    folder = bench.root / "build" / "peers"
    if not (folder / "done").exists():
        say("installing the peers of our adapters into an environment of their own")
        venv.create(folder, with_pip=True, clear=True)
        for package in PEERS:
            pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
            if subprocess.run([*pip, package], capture_output=True).returncode:
                say(f"{package} cannot be installed here, and is left out")
        (folder / "done").touch()
    return folder / "bin" / "python"


def adapters(bench: Bench) -> dict[str, Any]:
    """Our adapters, compiled, and environments of others, alternating."""
    theirs = replace(bench, python=peers(bench))
    nothing = bench.root / "build" / "nothing"
    rounds = []
    for number in range(bench.rounds):
        say(f"our adapters and those of others: round {number + 1} of {bench.rounds}")
        ours = bench.worker("bench.adapters_worker", bench.compiled, *bench.thoroughly())
        rounds.append((ours, theirs.worker("bench.peers_worker", nothing, *bench.thoroughly())))
    first, others = rounds[0]
    return {
        "at_once": first["at_once"],
        "peers": {
            name: {
                "version": peer["version"],
                "steps": statistics.median(told[name]["steps"] for _, told in rounds),
            }
            for name, peer in others.items()
        },
        "games": {
            game: {
                door: {
                    "steps": statistics.median(told["games"][game][door] for told, _ in rounds),
                    "ratio": statistics.median(
                        told["games"][game][door] / other["pettingzoo"]["steps"] for told, other in rounds
                    ),
                }
                for door in doors
            }
            for game, doors in first["games"].items()
        },
    }


def native(bench: Bench) -> str:
    """What becomes of OpenSpiel's C++ search on a Python game; it has been seen to crash, so it runs by itself."""
    try:
        bench.worker("bench.peer_worker", bench.compiled, "--native")
    except RuntimeError as error:
        return str(error).partition(":")[0].removeprefix("bench.peer_worker ")
    return "works"


def server(bench: Bench) -> list[dict[str, Any]]:
    """The server under crowds of several sizes, flat out and at ease; a fresh server on a fresh store for each."""
    found = []
    for tables in bench.crowds:
        for pause in (FLAT_OUT, AT_EASE):
            say(f"the server with {tables} live tables, {pace(pause)}")
            found.append(crowded(bench, bench, tables, pause))
    return found


def pace(pause: float) -> str:
    return "at ease" if pause else "flat out"


def crowded(bench: Bench, served: Bench, tables: int, pause: float) -> dict[str, Any]:
    """What this bench's crowd makes of a fresh server on a fresh store, which may be an earlier revision's."""
    with serving(served) as (url, process, pauses):
        asked = ("--server", str(process), "--game", SUBJECT, "--tables", str(tables), "--pause", str(pause))
        seconds = ("--seconds", str(bench.crowd_seconds), "--warm-up", str(bench.warm_up_seconds))
        found: dict[str, Any] = bench.worker("bench.load_worker", bench.compiled, url, *asked, *seconds)
    lasted = [seconds for when, seconds in pauses if found["since"] <= when <= found["until"]]
    return {**found, "longest_pause_ms": 1000 * max(lasted, default=0.0)}


SERVED = ("actions_a_processor_second", "p99_ms", "longest_pause_ms", "bytes_a_table")
"""What is compared of two servers."""


def server_against(bench: Bench, revision: str) -> dict[str, Any]:
    """The server now and at an earlier revision, both compiled, under the same crowds, alternating."""
    before = replace(bench, root=earlier.root(revision), compiled=earlier.compiled(revision))
    found = []
    for tables, pause in bench.crowds_against:
        rounds = []
        for number in range(bench.rounds):
            say(f"the server now and at {revision}, {tables} tables, {pace(pause)}: round {number + 1}")
            sides = (bench, before) if number % 2 == 0 else (before, bench)
            told = {side.root: crowded(bench, side, tables, pause) for side in sides}
            new, old = told[bench.root], told[before.root]
            rounds.append((new, old))
            say("; ".join(f"{figure} {new[figure] or 0:.4g}, {old[figure] or 0:.4g}" for figure in SERVED))
        found.append({"tables": tables, "pause": pause, **servers_compared(rounds, SERVED)})
    return {"revision": revision, "crowds": found}


def servers_compared(rounds: list[tuple[Any, Any]], figures: Iterable[str]) -> dict[str, Any]:
    """For each figure the median of both sides, and of the ratio within a round; of the pauses the longest."""
    found = {}
    for figure in figures:
        now, before = ([pair[side][figure] or 0.0 for pair in rounds] for side in (0, 1))
        middle = max if figure == "longest_pause_ms" else statistics.median
        ratio = statistics.median(new / old if old else 0.0 for new, old in zip(now, before, strict=True))
        found[figure] = {"now": middle(now), "before": middle(before), "ratio": ratio}
    return found


def live(bench: Bench) -> dict[str, Any]:
    """Real time: from the hand of one player to the screen of the other, with many tables at once."""
    say(f"{bench.live_tables} tables in real time")
    return in_real_time(bench, bench)


LIVE = ("actions_a_second", "p50_ms", "p99_ms", "server_load")
"""What is compared of two servers in real time."""


def live_against(bench: Bench, revision: str) -> dict[str, Any]:
    """Real time now and at an earlier revision, both compiled, alternating."""
    before = replace(bench, root=earlier.root(revision), compiled=earlier.compiled(revision))
    rounds = []
    for number in range(bench.rounds):
        say(f"{bench.live_tables} tables in real time, now and at {revision}: round {number + 1}")
        sides = (bench, before) if number % 2 == 0 else (before, bench)
        told = {side.root: in_real_time(bench, side) for side in sides}
        rounds.append((told[bench.root], told[before.root]))
    return {"revision": revision, "tables": bench.live_tables, **servers_compared(rounds, LIVE)}


def in_real_time(bench: Bench, served: Bench) -> dict[str, Any]:
    """What this bench's crowd makes of a fresh server, which may be an earlier revision's."""
    game, options = TIMED_SUBJECT
    with serving(served) as (url, process, _):
        asked = ("--server", str(process), "--game", game, "--options", json.dumps(options))
        crowd = ("--tables", str(bench.live_tables), "--pause", str(LIVELY))
        seconds = ("--seconds", str(bench.crowd_seconds), "--warm-up", str(bench.warm_up_seconds))
        found: dict[str, Any] = bench.worker("bench.live_worker", bench.compiled, url, *asked, *crowd, *seconds)
        return found


@contextmanager
def serving(bench: Bench) -> Iterator[tuple[str, int, Pauses]]:
    """A server process of our own on a free port: its address, its process id, and in the end its pauses."""
    (bench.root / "build").mkdir(exist_ok=True)
    data = Path(tempfile.mkdtemp(prefix="bench-", dir=bench.root / "build"))
    log, noted = data / "log", data / "pauses"
    watched: list[str | Path] = [bench.python, "-m", "bench.watched", noted]
    command = [*watched, "ludotheque", "serve", "--no-browser", "--port", "0", "--data", data]
    pauses: Pauses = []
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command,
            cwd=OWN,
            env=bench.environment(bench.compiled, OWN),
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as running,
    ):
        assert running.stdout is not None
        try:
            url = next((word for word in running.stdout.readline().split() if word.startswith("http")), "")
            if not url:
                raise RuntimeError(f"the server did not start: {log.read_text()[-2000:]}")
            yield url, running.pid, pauses
        finally:
            running.terminate()
            running.wait(timeout=30)
            if noted.exists():
                pauses += json.loads(noted.read_text())
            shutil.rmtree(data)
