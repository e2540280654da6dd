"""What everybody sees at the moment of each event: never less than it tells, and nothing that comes later."""

from ludotheque.core.contract import State
from ludotheque.core.types import Data
from tests.films import Film, film

from .boards import alien, defender, prepare


def with_tiles(state: State, tiles: str, seat: int, line: str) -> Film:
    """An action that turns up these tiles."""
    prepare(state, lambda future: future.play(seat, future.game.read(line)), tiles, None)
    return film(state, seat, line)


def cell(view: Data, name: str) -> str:
    words: list[str] = view["rows"][ord(name[0]) - ord("a")].split()
    return words[int(name[1]) - 1]


def test_the_ship_has_flown_when_its_flight_is_told() -> None:
    (flew,) = film(defender("c4 green", "green 4", ship=2), 1, "fly")
    assert flew[0] == "flew"
    assert flew[1]["ship"] == 4
    (spent,) = film(defender("c4 green", "green 4", ship=2), 1, "nugget right")
    assert (spent[1]["ship"], spent[1]["nuggets"]) == (3, 5)


def test_a_saucer_is_there_when_the_shot_is_fired_and_gone_when_it_is_hit() -> None:
    fired, hit = film(defender("c4 green, a1 orange", "green 2", ship=4), 1, "shoot 4")
    assert [fired[0], hit[0]] == ["fired", "eliminated"]
    assert [cell(view, "c4") for _, view in (fired, hit)] == ["green", "."]
    assert [view["out"]["green"] for _, view in (fired, hit)] == [3, 4]


def test_an_extra_life_is_lost_with_the_hit() -> None:
    fired, hit = film(defender("c4 green+, a1 orange", "green 2", ship=4), 1, "shoot 4")
    assert [fired[0], hit[0]] == ["fired", "life-lost"]
    assert [cell(view, "c4") for _, view in (fired, hit)] == ["green+", "green"]


def test_a_tile_is_turned_after_the_hit_and_counts_after_it_was_turned() -> None:
    state = defender("c4 green, a1 green, a2 orange", "green 2", ship=4, odd="green")
    fired, hit, power, found = with_tiles(state, "nugget-2", 1, "shoot 4")
    assert [fired[0], hit[0], power[0], found[0]] == ["fired", "eliminated", "power", "nuggets-found"]
    views = [view for _, view in (fired, hit, power, found)]
    assert [view["shot"]["green"] for view in views] == [1, 2, 2, 2]
    assert [view["defender"]["left"]["green"] for view in views] == [2, 2, 1, 1]
    assert [view["nuggets"] for view in views] == [6, 6, 6, 8]


def test_a_sacrifice_takes_both_away() -> None:
    (gone,) = film(alien("c4 green, d4 asteroid, a1 orange", "green purple"), 0, "sacrifice c4")
    assert [cell(gone[1], name) for name in ("c4", "d4")] == [".", "."]
    assert gone[1]["out"]["green"] == 4


def test_a_saucer_waits_on_its_bonus_cell_until_the_tile_carries_it_on() -> None:
    moved, bonus, driven = with_tiles(alien("c1 green, a6 orange", "green purple"), "engine", 0, "move c1 d1")
    assert [moved[0], bonus[0], driven[0]] == ["moved", "bonus", "moved"]
    assert [cell(view, "d1") for _, view in (moved, bonus, driven)] == ["green", "green*", "."]
    assert cell(driven[1], "e1") == "green*"
    assert [view["alien"]["left"] for _, view in (moved, bonus, driven)] == [6, 5, 5]


def test_the_last_shot_is_seen_before_the_end() -> None:
    fired, hit, won = film(defender("c4 green", "green 2", ship=4), 1, "shoot 4")
    assert [fired[0], hit[0], won[0]] == ["fired", "eliminated", "won"]
    assert [view["phase"] for _, view in (fired, hit, won)] == ["play", "play", "over"]
    assert cell(hit[1], "c4") == "."


def test_the_dice_are_picked_up_when_the_end_of_a_turn_is_told() -> None:
    (ended,) = film(alien("c4 green, a1 orange", "green purple"), 0, "end")
    assert ended[0] == "ended"
    assert (ended[1]["turn"], ended[1]["throws"], ended[1]["kept"]) == (1, 0, False)
