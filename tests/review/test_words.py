"""What a review says in words: right for little and for much, and honest where nothing can be told."""

import msgspec
import pytest

from ludotheque.games import box, open_game
from ludotheque.review.growing import review
from ludotheque.review.shapes import Totals
from ludotheque.review.words import ToldReview, texts_of
from tests.review.reckoning import bot_record
from tests.table.logs import tiny


def spaced(said: str) -> str:
    """As French has it: no line breaks before a colon or a per cent sign."""
    return said.replace(" :", "\N{NO-BREAK SPACE}:").replace(" %", "\N{NARROW NO-BREAK SPACE}%")


def told(language: str, **totals: float) -> ToldReview:
    """A review of a game between Ada and Ben, with these totals for Ada."""
    game = open_game(tiny().setup)
    kept = bot_record(game, "random", "words")
    found = review(kept, 2)
    ada: Totals = msgspec.structs.replace(found.totals[0], **totals)
    found = msgspec.structs.replace(found, totals=[ada, *found.totals[1:]])
    return ToldReview.of(found, kept, texts_of(box("tiny"), language, game.facts), ["Ada", "Ben"])


@pytest.mark.parametrize(
    ("language", "luck", "noise", "said"),
    [
        ("en", 0.23, 0.05, "Ada: lucky, +23% (give or take 5%)."),
        ("en", 0.01, 0.001, "Ada: lucky, +1%."),
        ("fr", -0.01, 0.001, "Ada : de la malchance, −1 %."),
        ("fr", -0.02, 0.001, "Ada : de la malchance, −2 %."),
        ("en", 0.0, 0.0, "Ada: no luck, good or bad, that could be told."),
        ("en", 0.004, 0.0, "Ada: no luck, good or bad, that could be told."),
        ("fr", 0.09, 0.05, "Ada : ni chance ni malchance (à 10 % près)."),
    ],
)
def test_luck_is_told_as_far_as_it_can_be(language: str, luck: float, noise: float, said: str) -> None:
    assert next(told(language, luck=luck, noise=noise).luck()) == spaced(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ada: −19% by what was hidden.", "Ada: −62% because somebody gave up or ran out of time."]),
        (
            "fr",
            [
                "Ada : −19 % par ce qui était caché.",
                "Ada : −62 % parce que quelqu’un a abandonné ou n’avait plus de temps.",
            ],
        ),
    ],
)
def test_every_cause_that_came_to_something_is_told(language: str, said: list[str]) -> None:
    found = told(language, secret=-0.19, time=0.004, forfeit=-0.62)
    lines = [line for line in found.other_causes() if line.startswith("Ada")]
    assert lines == [spaced(line) for line in said]
    assert {*lines} < {*found.summary()}


@pytest.mark.parametrize(
    ("language", "mistakes", "cost", "said"),
    [
        ("en", 1, 0.01, "Ada: one mistake cost 1%."),
        ("fr", 1, 0.01, "Ada : une erreur a coûté 1 %."),
        ("fr", 2, 0.31, "Ada : 2 erreurs ont coûté 31 % en tout."),
        ("en", 6, 1.11, "Ada: 6 mistakes cost 1.1 games together."),
        ("fr", 6, 1.11, "Ada : 6 erreurs ont coûté 1,1 partie en tout."),
    ],
)
def test_mistakes_cost_a_part_of_a_game_or_more_than_one(language: str, mistakes: int, cost: float, said: str) -> None:
    assert next(told(language, mistakes=mistakes, cost=cost).mistakes()) == spaced(said)


@pytest.mark.parametrize(("language", "between"), [("en", "Ada: "), ("fr", "Ada : ")])
def test_who_did_it_stands_before_a_colon_as_the_language_has_it(language: str, between: str) -> None:
    found = told(language)
    step = next(step for step in found.review.steps if step.kind == "act" and step.seat == 0)
    assert found.what(step).startswith(spaced(between))
