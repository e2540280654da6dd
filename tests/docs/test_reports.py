"""The reports that the documentation shows: of every game, in both languages, small, and of the format of today."""

from pathlib import Path

import msgspec
import pytest

from ludotheque.core.box import LANGUAGES
from ludotheque.games import GAMES, box
from ludotheque.lab.report.page import page
from ludotheque.lab.report.shapes import FORMAT, GamesReport
from ludotheque.lab.report.words import ToldReport
from ludotheque.library import game as opened

REPORTS = Path(__file__).parents[2] / "docs" / "reports"
LARGEST = 300_000


@pytest.mark.parametrize("game", GAMES)
def test_the_report_of_a_game_is_there_and_can_be_told_anew(game: str) -> None:
    found = msgspec.json.decode((REPORTS / f"{game}.json").read_bytes(), type=GamesReport)
    assert (found.game, found.format, found.rules) == (game, FORMAT, box(game).label.rules)
    facts = opened(game, found.seats, found.options).facts
    for language in LANGUAGES:
        kept = (REPORTS / f"{game}.{language}.html").read_text(encoding="utf-8")
        assert len(kept.encode()) < LARGEST
        assert f'<html lang="{language}">' in kept
        assert page(ToldReport(found, box(game), language, facts), "").count("<table>") == kept.count("<table>")
