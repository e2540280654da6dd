"""`report`: a page, its JSON, and what is wrong in one line."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run

QUICK = ("--bots", "random", "--games", 6, "--reviews", 0, "--no-ladder")


def test_a_page_and_its_figures_are_written(run: Run, tmp_path: Path) -> None:
    html, figures = tmp_path / "report.html", tmp_path / "report.json"
    told = run("report", "laaancez", *QUICK, "--out", html, "--json", figures, "--language", "fr")
    assert told.exit_code == 0, told.output
    assert "Une partie compte" in told.stdout
    assert html.read_text(encoding="utf-8").startswith("<!doctype html>")
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert (found["game"], found["games"], found["bots"]) == ("laaancez", 6, "random")
    assert len(found["side"]["seats"]) == 2


def test_json_alone_can_be_printed(run: Run) -> None:
    assert json.loads(run("report", "laaancez", *QUICK, "--json", "-").stdout)["format"] == 1
    assert "Tension" in json.loads(run("shapes", "--report").stdout)["$defs"]


def test_what_is_wrong_is_told_in_a_line(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", "arkade").stdout)
    assert "component file of arkade" in fails("report", "laaancez", *QUICK, "--against", mine)
    assert "as limits.hand=5..9" in fails("report", "laaancez", *QUICK, "--vary", "limits")
    assert "there is no player 'nobody'" in fails("report", "laaancez", *QUICK[2:], "--bots", "nobody")
