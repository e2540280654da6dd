"""`ludotheque review`: a record in, words, JSON and a page out."""

from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from ludotheque.games import open_game
from ludotheque.review.shapes import Review
from ludotheque.table.entries import Seat
from ludotheque.table.record import write
from tests.cli.conftest import Run
from tests.review.reckoning import bot_record
from tests.table.logs import tiny


@pytest.fixture
def judged_file(tmp_path: Path) -> Path:
    """The record of a game that Ada has played against a bot."""
    kept = bot_record(open_game(tiny().setup), "random", "judged")
    kept.seats = [Seat(0, "person", name="Ada"), Seat(1, "bot", "hard")]
    path = tmp_path / "judged.ludo"
    path.write_text(write(kept), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "said"), [("en", "mistake that the search could see"), ("fr", "erreur que la recherche")]
)
def test_a_game_is_told_in_words(run: Run, judged_file: Path, language: str, said: str) -> None:
    result = run("review", judged_file, "--depth", 3, "--lang", language)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert sum(line.startswith("Ada") for line in lines) >= 2
    assert said in result.stdout
    assert "3 simulations" in lines[-1]


def test_the_json_reads_as_a_review(run: Run, judged_file: Path, tmp_path: Path) -> None:
    printed = run("review", judged_file, "--depth", 2, "--json", "-").stdout
    assert run("review", judged_file, "--depth", 2, "--json", tmp_path / "r.json").exit_code == 0
    assert (tmp_path / "r.json").read_text(encoding="utf-8") == printed
    found = msgspec.json.decode(printed, type=Review, strict=True)
    assert (found.game, found.depth, found.seats[0].name, found.seats[1].level) == ("tiny", 2, "Ada", "hard")


def test_another_seed_is_another_review(run: Run, judged_file: Path) -> None:
    command = ("review", judged_file, "--depth", 2, "--json", "-")
    assert run(*command).stdout == run(*command, "--seed", "review").stdout
    assert run(*command).stdout != run(*command, "--seed", "other").stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "As a hint would have said: “"),
        ("fr", "Comme l’aurait dit un conseil\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}"),
    ],
)
def test_a_mistake_is_told_with_its_reason(
    run: Run, judged_file: Path, tmp_path: Path, language: str, said: str
) -> None:
    path = tmp_path / "page.html"
    told = run("review", judged_file, "--depth", 200, "--lang", language, "--html", path).stdout
    found = msgspec.json.decode(run("review", judged_file, "--depth", 200, "--json", "-").stdout, type=Review)
    reasons = [step for step in found.steps if step.choice is not None and step.choice.reason]
    assert reasons
    assert told.count(said) == path.read_text(encoding="utf-8").count(said) == len(reasons)


def test_nothing_is_written_over_by_mistake(fails: Callable[..., str], judged_file: Path) -> None:
    before = judged_file.read_text(encoding="utf-8")
    for option in ("--json", "--html"):
        assert "name another file" in fails("review", judged_file, "--depth", 1, option, judged_file)
    for path in ("-", judged_file.with_name("both")):
        assert "the same file" in fails("review", judged_file, "--depth", 1, "--json", path, "--html", path)
    assert judged_file.read_text(encoding="utf-8") == before
    other = judged_file.with_name("other.ludo")
    other.write_text(before, encoding="utf-8")
    assert "the record of a game" in fails("review", judged_file, "--depth", 1, "--html", other)
    assert other.read_text(encoding="utf-8") == before
    linked = judged_file.with_name("linked.json")
    linked.hardlink_to(judged_file)
    assert "name another file" in fails("review", judged_file, "--depth", 1, "--json", linked)


def test_a_record_that_was_altered_is_not_reviewed(fails: Callable[..., str], judged_file: Path) -> None:
    text = judged_file.read_text(encoding="utf-8")
    result = next(line for line in text.splitlines() if line.startswith("result "))
    turned = " ".join(["result", *reversed(result.split()[1:])])
    assert turned != result
    assert "the record says" in fails("review", "-", "--depth", 1, stdin=text.replace(result, turned))


class Page(HTMLParser):
    """Notes all that a page asks for from elsewhere, and how many lines it draws."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.curves = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href")]
        self.asked += [tag] if tag in ("script", "link") else []
        self.curves += tag == "polyline"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_needs_nothing_else_and_names_cannot_break_it(
    run: Run, judged_file: Path, tmp_path: Path, language: str
) -> None:
    text = judged_file.read_text(encoding="utf-8").replace('"Ada"', '"<script>&"')
    judged_file.write_text(text, encoding="utf-8")
    path = tmp_path / "page.html"
    assert run("review", judged_file, "--depth", 2, "--lang", language, "--html", path).exit_code == 0
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    assert page.asked == []
    assert page.curves == 2
    assert f'<html lang="{language}">' in path.read_text(encoding="utf-8")


def test_mistakes_are_told_in_one_line(fails: Callable[..., str], judged_file: Path, tmp_path: Path) -> None:
    assert "1 to 100000" in fails("review", judged_file, "--depth", 0)
    assert "cannot be read" in fails("review", tmp_path / "none.ludo")
    assert "line 1" in fails("review", "-", stdin="nonsense\n")
    assert "no folder" in fails("review", judged_file, "--depth", 1, "--json", tmp_path / "no" / "where.json")


def test_the_schema_of_reviews_needs_no_game(run: Run) -> None:
    told = msgspec.json.decode(run("shapes", "--review").stdout)
    assert told["$ref"] == "#/$defs/Review"
    for name in ("Review", "ReviewStep", "JudgedChoice", "Alternative", "Totals"):
        assert all("description" in field for field in told["$defs"][name]["properties"].values()), name
