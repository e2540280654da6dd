"""What docs/designers.md shows, made anew: `PYTHONPATH=build/compiled python -m tools.designers [--pages] [GAME ...]`.

A report of each game in both languages, and a picture of some sheets of its printed box. Compiled, all takes ten
minutes. With --pages nothing is played: the figures are those that are kept.
`python -m tests.browser.pictures` then takes the pictures of the reports.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import typst

from ludotheque.core.box import LANGUAGES
from ludotheque.games import box
from ludotheque.lab.report.making import report
from ludotheque.lab.report.page import page
from ludotheque.lab.report.shapes import GamesReport
from ludotheque.lab.report.words import ToldReport
from ludotheque.library import game as opened
from ludotheque.printing.sheets import pictures

DOCS = Path(__file__).parent.parent / "docs"

GAMES = {"laaancez": 240, "arkade": 240, "star_clicker": 240, "phantom": 400}
REVIEWS = 8
BOTS = {"laaancez": "normal", "arkade": "normal", "star_clicker": "normal", "phantom": "easy"}

SETUPS: dict[str, dict[str, Any]] = {
    "laaancez": {},
    "arkade": {},
    "star_clicker": {"seats": 3, "options": {"level": 2}},
    "phantom": {"seats": 3},
}
"""The set-ups that are shown: those of the deal of the day."""

SHEETS = {
    "laaancez": (1, 2, 4, 5),
    "arkade": (1, 2, 4, 6),
    "star_clicker": (1, 2, 5, 9),
    "phantom": (1, 3, 5, 11),
}
"""The pages that are shown of each printed box."""


def figures(name: str) -> Path:
    return DOCS / "reports" / f"{name}.json"


def study(name: str) -> None:
    """The figures of a report, kept."""
    found = report(opened(name, **SETUPS[name]), BOTS[name], GAMES[name], reviews=REVIEWS)
    figures(name).write_bytes(msgspec.json.format(msgspec.json.encode(rounded(found)), indent=1) + b"\n")


def rounded(found: GamesReport) -> Any:
    """With four decimals: nobody needs more, and the file stays small."""
    return to_four(msgspec.to_builtins(found))


def to_four(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: to_four(inner) for name, inner in data.items()}
    if isinstance(data, list):
        return [to_four(inner) for inner in data]
    return round(data, 4) if isinstance(data, float) else data


def write_pages(name: str) -> None:
    """The pages of a report, from the figures that are kept."""
    setup = SETUPS[name]
    game = opened(name, **setup)
    found = msgspec.json.decode(figures(name).read_bytes(), type=GamesReport)
    chosen = [f"--seats {game.seats}"] if "seats" in setup else []
    chosen += [f"--option {option}={value}" for option, value in setup.get("options", {}).items()]
    command = " ".join(
        ["ludotheque report", name, *chosen, f"--bots {BOTS[name]} --games {GAMES[name]} --reviews {REVIEWS}"]
    )
    for language in LANGUAGES:
        text = page(
            ToldReport(found, box(name), language, game.facts), f"{command} --language {language} --out {name}.html"
        )
        (DOCS / "reports" / f"{name}.{language}.html").write_text(text, encoding="utf-8")
    for line in ToldReport(found, box(name), "en", game.facts).short():
        print(f"{name}: {line}")


def draw_sheets(name: str) -> None:
    """Four pages beside one another."""
    pages = pictures(box(name), "en", dots=110)
    with TemporaryDirectory() as folder:
        place = Path(folder)
        for number in SHEETS[name]:
            (place / f"{number}.png").write_bytes(pages[number - 1])
        shown = ", ".join(f'image("{number}.png", width: 52mm)' for number in SHEETS[name])
        sheet = place / "sheets.typ"
        sheet.write_text(
            "#set page(width: auto, height: auto, margin: 3mm, fill: luma(225))\n"
            f"#grid(columns: {len(SHEETS[name])}, gutter: 3mm, {shown})\n",
            encoding="utf-8",
        )
        file = DOCS / "images" / f"print-{name.replace('_', '-')}.png"
        typst.compile(str(sheet), str(file), root=folder, format="png", ppi=110.0)


if __name__ == "__main__":
    (DOCS / "reports").mkdir(exist_ok=True)
    drawn_again = "--pages" in sys.argv
    for one in [name for name in sys.argv[1:] if name != "--pages"] or SETUPS:
        if not drawn_again:
            study(one)
        write_pages(one)
        draw_sheets(one)
