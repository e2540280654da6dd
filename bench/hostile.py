"""People at their tables while a server is attacked: `python3 -m bench hostile`.

A crowd plays at ease: first in peace, then under each attack alone, then under all at once. For each: what attackers
tried, how long people waited for an action (p50, p99), and how much memory the server held at most. The exit code is 1
where people wait longer than 100 ms in one of a hundred, memory grows beyond bounds, or the server says it has failed.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import click

from bench.attacks import attacks
from bench.report import table

LONGEST_P99 = 100.0
"""Milliseconds."""

MOST_GROWTH = 256.0
"""Megabytes that a server may hold more than in peace."""

EVERYTHING = "everything at once"
PEACE = "peace"


class Memory:
    """The most that a process holds in memory, in megabytes, looked at ten times a second."""

    def __init__(self, process: int) -> None:
        self.most = 0.0
        self._status = Path(f"/proc/{process}/status")
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True)
        self._thread.start()

    def _look_on(self) -> None:
        while not self._over.wait(0.1):
            self.most = max(self.most, self.now())

    def now(self) -> float:
        [line] = [line for line in self._status.read_text().splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1]) / 1024

    def stop(self) -> float:
        self._over.set()
        self._thread.join()
        return self.most


@contextmanager
def serving() -> Iterator[tuple[str, int, Path]]:
    """A server of its own, as anybody would start it: its address, its process, its log."""
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "log"
        serve = [sys.executable, "-m", "ludotheque", "serve", "--no-browser", "--port", "0", "--data", f"{data}/data"]
        with (
            log.open("w") as errors,
            subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=errors, text=True) as running,
        ):
            assert running.stdout is not None
            url = next((word for word in running.stdout.readline().split() if word.startswith("http")), "")
            try:
                if not url:
                    raise click.ClickException(f"the server did not start: {log.read_text()[-2000:]}")
                yield url, running.pid, log
            finally:
                running.terminate()
                running.wait(timeout=30)


def measured(names: list[str], seconds: float, tables: int) -> dict[str, Any]:
    """What people noticed while these attacks went on."""
    with serving() as (url, process, log):
        memory = Memory(process)
        crowd = [
            *(sys.executable, "-m", "bench.load_worker", url, "--server", str(process), "--game", "laaancez"),
            *("--tables", str(tables), "--pause", "0.5", "--seconds", str(seconds)),
        ]
        people = subprocess.Popen(crowd, stdout=subprocess.PIPE, text=True)
        tried = {}
        if names:
            chosen = [word for name in names for word in ("--attack", name)]
            attack = [sys.executable, "-m", "bench.attacks", url, "--seconds", str(seconds + 2), *chosen]
            told = subprocess.run(attack, stdout=subprocess.PIPE, text=True, check=True, preexec_fn=lambda: os.nice(5))
            tried = json.loads(told.stdout)
        noticed = json.loads(people.communicate(timeout=seconds + 120)[0])
        with urlopen(f"{url}metrics") as answer:
            metrics = answer.read().decode()
        bitten = [line.split('"')[1] for line in metrics.splitlines() if line.startswith("ludotheque_limits_total{")]
        pause = next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("ludotheque_longest"))
        return {
            "attack": " + ".join(names) if 0 < len(names) < len(attacks()) else EVERYTHING if names else PEACE,
            "tried": sum(tried.values()),
            "actions": noticed["actions"],
            "p50": noticed["p50_ms"],
            "p99": noticed["p99_ms"],
            "load": noticed["server_load"],
            "memory": memory.stop(),
            "pause": 1000 * pause,
            "bitten": bitten,
            "failed": "Traceback" in log.read_text(),
        }


def wrong(found: dict[str, Any], peace: dict[str, Any]) -> list[str]:
    """What must not be."""
    told = []
    if found["p99"] is None or found["p99"] > LONGEST_P99:
        told.append(f"people wait {found['p99'] or 0:.0f} ms")
    if found["memory"] - peace["memory"] > MOST_GROWTH:
        told.append(f"memory grew by {found['memory'] - peace['memory']:.0f} MB")
    if found["failed"]:
        told.append("the log has tracebacks")
    return told


@click.command()
@click.option("--seconds", default=20.0, show_default=True, help="For each attack.")
@click.option("--tables", default=20, show_default=True, help="At which people play meanwhile.")
@click.option("--attack", "names", multiple=True, type=click.Choice([*attacks()]), help="Only this; may be repeated.")
def main(seconds: float, tables: int, names: tuple[str, ...]) -> None:
    """Attack a server, and print what people at other tables notice."""
    peace = measured([], seconds, tables)
    found = [peace]
    for name in names or attacks():
        found.append(measured([name], seconds, tables))
        click.echo(f"{name}: p99 {found[-1]['p99'] or 0:.1f} ms, {found[-1]['memory']:.0f} MB", err=True)
    if not names:
        found.append(measured([*attacks()], seconds, tables))
    rows = [
        [
            *(
                one["attack"],
                str(one["tried"]),
                str(one["actions"]),
                f"{one['p50'] or 0:.1f}",
                f"{one['p99'] or 0:.1f}",
            ),
            *(
                f"{one['load']:.0%}",
                f"{one['memory']:.0f}",
                f"{one['pause']:.1f}",
                ", ".join(one["bitten"]),
                "; ".join(wrong(one, peace)),
            ),
        ]
        for one in found
    ]
    if peace["p99"] > LONGEST_P99 / 2:
        click.echo(
            f"This machine has other things to do: in peace people wait {peace['p99']:.0f} ms. Ask it again later."
        )
    heads = [
        "attack",
        "tries",
        "actions",
        "p50 ms",
        "p99 ms",
        "server's CPU",
        "MB at most",
        "longest pause ms",
        "limits",
        "wrong",
    ]
    click.echo(table(heads, rows))
    sys.exit(1 if any(wrong(one, peace) for one in found[1:]) else 0)


if __name__ == "__main__":
    main()
