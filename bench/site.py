"""The room without a server, measured: `python3 -m bench site [PART ...]`, all parts by default.

size: what a first visit weighs. load: how soon the shelf is there, and the room behind it, in Chromium. levels,
reviews, deals: how long bots think, a review grows and a day's deal is played, in processor time of Python in
WebAssembly. alike: whether bots decide there as they do here.
"""

import gzip
import json
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

import click
from tools import workshop

from bench import site_load
from bench.report import table
from ludotheque.alone import thinking
from ludotheque.alone.levels import offered
from ludotheque.site.packed import packed_size

HERE = Path(__file__).parent
Found = dict[str, Any]


def size(folder: Path, count: int) -> str:
    """On disk, and packed as hosts pack what they send: each part by itself, and all of it."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    python = next(folder.glob("alone/*/pyodide.mjs")).parent
    parts = {
        "Python, as others make it": [path for path in files if path.parent == python],
        "the house: rules, tables, bots": [*folder.glob("alone/*/house.zip")],
        "answers of the shelf": [path for path in files if "answers" in path.relative_to(folder).parts],
    }
    named_above = {path for some in parts.values() for path in some}
    parts["pages and workers"] = [path for path in files if path not in named_above]
    rows = [[name, str(len(some)), *_megabytes(some)] for name, some in parts.items()]
    whole = sum(path.stat().st_size for path in files)
    rows.append(
        ["all of it, as `tar \\| gzip -9`", str(len(files)), f"{whole / 1e6:.2f}", f"{packed_size(folder) / 1e6:.2f}"]
    )
    return table(["", "files", "MB", "MB packed"], rows)


def _megabytes(files: list[Path]) -> Iterator[str]:
    yield f"{sum(path.stat().st_size for path in files) / 1e6:.2f}"
    yield f"{sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / 1e6:.2f}"


def load(folder: Path, count: int) -> str:
    """By the clock; and what Python's start takes of a processor, which other work on the machine changes little."""
    told = site_load.measured(folder, workshop.browser(), count)
    starts = [found["whole"] for _ in range(max(1, count // 3)) for found in asked(folder, "start", count)]
    took = f"{median(starts):.1f} s ({min(starts):.1f} to {max(starts):.1f})"
    return f"{told}\n\nOf a processor, Python's start takes {took}."


# In Node.


def asked(folder: Path, part: str, count: int) -> Iterator[Found]:
    """What Python in WebAssembly finds, line by line."""
    command: list[str | Path] = ["node", HERE / "site_node.mjs", folder, HERE / "site_worker.py", part, str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            found: Found = json.loads(line)
            click.echo(f"· {line.strip()[:120]}", err=True)
            yield found
    if process.returncode:
        raise click.ClickException(f"Python in Node ended with {process.returncode}")


def named(found: Found) -> str:
    how = [found["set up"]] if found["set up"] else []
    return f"{found['game']}, {', '.join([*how, str(found['seats'])])} seats"


def levels(folder: Path, count: int) -> str:
    rows: dict[str, dict[str, str]] = {}
    for found in asked(folder, "levels", count):
        told = milliseconds(found["times"])
        here = found["level"] in offered(found["game"])
        rows.setdefault(named(found), {})[found["level"]] = told if here else f"({told})"
    heads = [*next(iter(rows.values()))]
    told = table(["ms for an action", *heads], [[name, *row.values()] for name, row in rows.items()])
    return f"{told}\n\nIn brackets: not offered in a browser. ± is half of the 95 % interval, ≤ the slowest."


def alike(folder: Path, count: int) -> str:
    """Whether bots decide there as the Python of this machine does."""
    same = [thinking.think(found["question"]) == found["answer"] for found in asked(folder, "alike", count)]
    return f"Of {len(same)} decisions in WebAssembly, {sum(same)} are those of Python here."


def milliseconds(times: list[float]) -> str:
    """The mean with its interval, and the slowest.

    >>> milliseconds([0.1, 0.2, 0.3])
    '200 ± 113, ≤ 300'
    """
    half = 1.96 * stdev(times) / len(times) ** 0.5 if len(times) > 1 else 0.0
    return f"{1000 * mean(times):,.0f} ± {1000 * half:,.0f}, ≤ {1000 * max(times):,.0f}"


def reviews(folder: Path, count: int) -> str:
    rows = [
        [named(found), str(found["actions"]), str(found["depth"]), f"{found['first']:.1f}", f"{found['whole']:.1f}"]
        for found in asked(folder, "reviews", count)
    ]
    return table(["a review", "actions", "depth", "first curve, s", "whole, s"], rows)


def deals(folder: Path, count: int) -> str:
    rows = [
        [found["game"], ", ".join(found["levels"]), f"{found['whole']:.1f}"] for found in asked(folder, "deals", count)
    ]
    return table(["the deal of a day", "compared with", "s"], rows)


PARTS: dict[str, Callable[[Path, int], str]] = {
    "size": size,
    "load": load,
    "levels": levels,
    "alike": alike,
    "reviews": reviews,
    "deals": deals,
}


@click.command()
@click.argument("parts", nargs=-1, type=click.Choice([*PARTS]))
@click.option("--count", default=12, show_default=True, help="Decisions of a level at most; visits are a third of it.")
def main(parts: tuple[str, ...], count: int) -> None:
    """Print tables in Markdown, each part's own."""
    folder = workshop.site()
    _, env = workshop.npm()
    os.environ.update(env)
    for part in parts or PARTS:
        click.echo(f"{PARTS[part](folder, count)}\n")


if __name__ == "__main__":
    main()
