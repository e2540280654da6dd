"""Set everything up, then measure: `python -m bench [TRIAL ...] [--json FILE]`, from the root of the repository.

`python -m bench balance|crews|headroom|ladder|luck|mistakes|proofs|puzzles GAME [...]` makes a table of bots: whether
the seats are even between equal ones, how often a crew of them wins, how much can be won above `hard`, how much
stronger each level is than the one below, whether luck evens out, whether mistakes and puzzles hold, how much it takes
to see the rest of a game through.
`python -m bench fleet [...]` lets many servers share a database while everything goes wrong that can, `proxy` puts a
real nginx in front of two of them, `hostile` attacks a server while people play, `fuzz` hands in nonsense by the
million. `site [...]` measures the room without a server.
Trials: speed (compiled against uncompiled), peer (against OpenSpiel), adapters (steps beside the environments of
others), server (many live tables), live (many tables in real time); by default all. `speed`, `server` and `live`
compare with an earlier revision where `--against REV` names one.
Only the standard library here: the workers run in the environment that this makes.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools import workshop

from bench import machine, report, trials

TRIALS: dict[str, Callable[[trials.Bench], Any]] = {
    "speed": trials.speed,
    "peer": trials.peer,
    "adapters": trials.adapters,
    "server": trials.server,
    "live": trials.live,
}
COMPARED: dict[str, tuple[str, Callable[[trials.Bench, str], Any]]] = {
    "speed": ("against", trials.against),
    "server": ("server_against", trials.server_against),
    "live": ("live_against", trials.live_against),
}
"""With an earlier revision: what the report calls it, and what measures it."""

TABLES = (
    *("balance", "crews", "headroom", "ladder", "luck", "mistakes", "proofs", "puzzles"),
    *("fleet", "proxy", "hostile", "fuzz", "site"),
)
OTHERS = f"Each by itself, with options of its own: {', '.join(TABLES)}; see `python3 -m bench NAME --help`."


def main() -> None:
    if sys.argv[1:2] and sys.argv[1] in TABLES:
        sys.exit(table(*sys.argv[1:]))
    parser = argparse.ArgumentParser(
        prog="python -m bench", description="Measure games, search and server.", epilog=OTHERS
    )
    parser.add_argument("trials", nargs="*", metavar="TRIAL", help=f"{', '.join(TRIALS)}; all by default")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    parser.add_argument("--rounds", type=int, default=5, help="how often compiled and uncompiled alternate")
    parser.add_argument("--seconds", type=float, default=1.0, help="least processor time for each figure of a round")
    parser.add_argument("--crowd-seconds", type=float, default=20.0, help="time for each figure of the server")
    parser.add_argument("--against", metavar="REV", help="compare speed, server or live with an earlier revision")
    asked = parser.parse_args()
    if asked.against and asked.trials not in ([name] for name in COMPARED):
        parser.error(f"--against goes with one trial: {', '.join(COMPARED)}")
    for name in asked.trials:
        if name not in TRIALS:
            parser.error(f"there is no trial {name!r}; the trials are {', '.join(TRIALS)}")
    try:
        results = measured(asked)
    except (workshop.Trouble, RuntimeError) as trouble:
        sys.exit(f"bench: {trouble}")
    if asked.json is not None:
        asked.json.write_text(json.dumps(results, indent=2) + "\n")
    print(report.written(results))


def table(name: str, *arguments: str) -> int:
    """Make a table of bots, or try a fleet, with what is compiled; a site is plain Python."""
    workshop.need_python()
    workshop.environment("check" if name in ("fleet", "proxy", "site") else "bench")
    tree = workshop.SOURCE if name == "site" else workshop.package()
    search = os.pathsep.join([str(tree), str(workshop.ROOT)])
    command = [str(workshop.PYTHON), "-m", f"bench.{name}", *arguments]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": search}, check=False).returncode


def measured(asked: argparse.Namespace) -> dict[str, Any]:
    workshop.need_python()
    workshop.environment("check" if "adapters" in (asked.trials or TRIALS) else "bench")
    if not workshop.has_compiler():
        raise workshop.Trouble("there is nothing to compare without a C compiler; install one (Debian: gcc)")
    bench = trials.Bench(
        root=workshop.ROOT,
        python=workshop.PYTHON,
        compiled=workshop.package(),
        uncompiled=workshop.SOURCE,
        rounds=asked.rounds,
        seconds=asked.seconds,
        crowd_seconds=asked.crowd_seconds,
    )
    results: dict[str, Any] = {"machine": machine.described(workshop.ROOT / "build")}
    if asked.against:
        section, compared = COMPARED[asked.trials[0]]
        return {**results, section: compared(bench, asked.against)}
    for name in asked.trials or TRIALS:
        results[name] = TRIALS[name](bench)
    return results


if __name__ == "__main__":
    main()
