"""Reports: a planted imbalance is found, none is found where there is none, and every game has its page."""

from html.parser import HTMLParser

import msgspec
import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box
from ludotheque.lab.component_files import parsed, with_number, written
from ludotheque.lab.report.making import Making, differences, report
from ludotheque.lab.report.page import page
from ludotheque.lab.report.shapes import GamesReport
from ludotheque.lab.report.statistics import beyond_noise, effect
from ludotheque.lab.report.words import ToldReport
from ludotheque.library import game as opened

GAME = "laaancez"
BOT = "random"


def changed(path: str, value: int) -> str:
    return written(with_number(parsed(box(GAME).standard_components()), path, value))


def quick(**more: object) -> GamesReport:
    known: dict[str, object] = {"games": 120, "reviews": 0, "ladder": False, "seed": "report"}
    return report(GAME, BOT, **{**known, **more})  # type: ignore[arg-type]


def test_a_planted_advantage_of_a_seat_is_found() -> None:
    unfair = quick(components=changed("candle.hearts", 9))
    assert unfair.side.uneven == [True, True]
    assert unfair.side.seats[0].low > 0.6
    told = "\n".join(ToldReport(unfair, box(GAME), "en", opened(GAME).facts).short())
    assert "Seat 1 wins" in told
    assert "where 50% would be its share" in told


def test_two_files_are_compared_on_the_same_deals_and_the_planted_difference_is_named() -> None:
    found = quick(against=changed("candle.hearts", 9))
    assert [str(one) for one in found.changes] == ["candle.hearts: 2 → 9"]
    beyond = {(one.kind, one.name) for one in found.differences if one.beyond}
    assert {("seat", "0"), ("seat", "1"), ("length", "")} <= beyond
    lines = ToldReport(found, box(GAME), "en", opened(GAME).facts).compared()
    assert any(line.startswith("Seat 1 wins: ") for line in lines)
    french = ToldReport(found, box(GAME), "fr", opened(GAME).facts).compared()
    assert any(line.startswith("Place 1 gagne\u00a0: ") for line in french)


def test_nothing_is_found_where_nothing_differs() -> None:
    """The same file with other chance: many figures differ, none of them beyond noise; nor does a remark matter."""
    game = opened(GAME)
    left, right = (Making(BOT, 120, seed, 1, 0, 1, False).played(game) for seed in ("one", "another"))
    found = differences(left, right)
    assert len(found) > 20
    assert sum(one.change.value != 0 for one in found) > 20
    assert [one for one in found if one.beyond] == []
    same = quick(games=40, against=box(GAME).standard_components() + "\n# a remark\n")
    assert all(one.change.value == 0 for one in same.differences)
    assert "none differs beyond noise" in ToldReport(same, box(GAME), "en", game.facts).compared()[0]


def test_chance_alone_is_seldom_called_a_finding() -> None:
    """Holm's method keeps its word: of many doubts that chance made, evenly from 0 to 1, none is a finding."""
    assert not any(beyond_noise([(number + 0.5) / 200 for number in range(200)]))
    assert beyond_noise([0.0, 0.0002, 0.3]) == [True, True, False]


def test_what_users_gain_is_seen_and_few_users_say_nothing() -> None:
    users = [[number % 2 == 0, number % 2 == 1] for number in range(60)]
    worth = [[0.4, -0.4] if one else [-0.4, 0.4] for one, _ in users]
    gain, spread = effect(users, worth) or (0.0, 1.0)
    assert gain == pytest.approx(0.8)
    assert spread > 0.05
    assert effect([[False, False]] * 50, [[0.5, -0.5]] * 50) is None


def test_the_seed_decides_and_jobs_do_not() -> None:
    assert quick(games=24) == quick(games=24, jobs=2)
    assert quick(games=24) != quick(games=24, seed="other")


def test_a_number_is_varied_and_what_cannot_be_says_why() -> None:
    found = quick(games=30, vary="candle.hearts=0..9")
    assert [point.value for point in found.points] == list(range(10))
    assert found.points[0].problem is not None
    assert "candle" in found.points[0].problem
    assert found.points[9].seats[0].value > found.points[1].seats[0].value
    for wrong in ("candle.hearts", "candle.hearts=5", "candle.hearts=9..1", "candle.hearts=1..90", "=1..2", "a=x..y"):
        with pytest.raises(Mistake):
            quick(games=2, vary=wrong)
    with pytest.raises(Mistake, match=r"no number 'candle.heart' .* candle.hearts"):
        quick(games=2, vary="candle.heart=1..2")


class Outline(HTMLParser):
    """The elements of a page that are still open, what it fetches, and its headings."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "line", "circle", "rect", "polyline", "polygon"):
            self.open.append(tag)
        self.fetched += [tag for name, _ in attrs if name in ("src", "href")]
        self.headings += tag in ("h1", "h2")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page_in_both_languages(game: str) -> None:
    found = report(game, BOT, 8, reviews=0, ladder=False, against=box(game).standard_components())
    assert found.side.things
    assert found.side.figures
    for language in ("fr", "en"):
        text = page(ToldReport(found, box(game), language, opened(game).facts), "ludotheque report ...")
        outline = Outline()
        outline.feed(text)
        assert outline.open == []
        assert outline.fetched == []
        assert outline.headings >= 7
        assert f'<html lang="{language}">' in text
        assert "<script" not in text
    assert msgspec.json.decode(msgspec.json.encode(found), type=GamesReport) == found


def test_tension_luck_and_the_ladder_are_told() -> None:
    found = report("tiny", "easy", 12, reviews=2, depth=8)
    tension = found.side.tension
    assert tension is not None
    assert tension.reviews == 2
    assert tension.winner[-1] >= 0.5
    assert tension.luck + tension.decisions + tension.secrets + tension.time == pytest.approx(1.0)
    assert [(rung.bot, rung.against) for rung in found.side.ladder] == [("easy", "random")]
    crew = report("tiny_crew", "easy", 6, reviews=1, depth=4)
    assert [(rung.bot, rung.against) for rung in crew.side.ladder] == [("random", ""), ("easy", "")]
    for one in (found, crew):
        text = page(ToldReport(one, box(one.game), "en", opened(one.game).facts), "")
        assert "The ladder of skill" in text
        assert "Luck and skill" in text
