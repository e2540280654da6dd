"""What one seat is given for mixed ages, in every game: at the start, in the record, and nowhere else."""

import pytest

import ludotheque
from ludotheque.core.box import handicap_of
from ludotheque.core.contract import State
from ludotheque.core.texts import Texts
from ludotheque.games import GAMES, box
from ludotheque.lab.forfeits import played
from ludotheque.lab.records import record_of
from ludotheque.table import record

every_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str, **given: int) -> State:
    options: dict[str, str | int | bool] = {f"handicap-{name[-1]}": amount for name, amount in given.items()}
    return ludotheque.game(game, options=options).start("any")


def test_a_candle_has_more_hearts() -> None:
    plain, helped = (state.position()["sheets"] for state in (begun("laaancez"), begun("laaancez", seat_1=3)))
    assert helped[0]["candle"] == plain[0]["candle"] + 3
    assert helped[1] == plain[1]
    facts = begun("laaancez", seat_1=3).game.facts
    assert facts["first-candle"] == helped[0]["candle"]


def test_the_defender_has_more_nuggets_or_for_the_alien_fewer() -> None:
    plain = begun("arkade").position()["nuggets"]
    assert begun("arkade", seat_1=2).position()["nuggets"] == plain - 2
    assert begun("arkade", seat_2=3).position()["nuggets"] == plain + 3
    assert begun("arkade", seat_1=1, seat_2=1).position() == begun("arkade").position()


def test_a_raider_starts_with_more_crystals() -> None:
    plain, helped = (state.position() for state in (begun("phantom"), begun("phantom", seat_2=2)))
    crystals = [[player["crystals"] for player in told["players"]] for told in (plain, helped)]
    assert crystals[1] == [crystals[0][0], crystals[0][1] + 2]
    assert helped["reserve"] == plain["reserve"] - 2


def test_a_pilot_starts_with_more_energy() -> None:
    plain, helped = (state.position() for state in (begun("star_clicker"), begun("star_clicker", seat_1=3)))
    assert [pilot["energy"] for pilot in plain["pilots"]] == [1, 1]
    assert [pilot["energy"] for pilot in helped["pilots"]] == [4, 1]


@every_game
def test_a_record_carries_what_was_given(game: str) -> None:
    opened = ludotheque.game(game, options={handicap_of(1): 2})
    text = record.write(record_of(played(opened, ["random"] * opened.seats, "kept")))
    assert "option handicap-2 2\n" in text
    assert record.verify(record.read(text)).opening.setup == opened.setup
    assert "handicap" not in record.write(record_of(played(ludotheque.game(game), ["random"] * 2, "kept")))


@every_game
@pytest.mark.parametrize("language", ["fr", "en"])
def test_how_much_of_what_is_told(game: str, language: str) -> None:
    texts = Texts.of(box(game), language)
    told = {texts.say("handicap", {"seat": seat, "count": count}) for seat in (0, 1) for count in (1, 2, 3)}
    assert len(told) >= 3
    assert all(any(figure in line for figure in "123") for line in told)
