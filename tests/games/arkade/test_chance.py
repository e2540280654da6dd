"""Dice and tiles follow the laws of the box."""

from collections import Counter
from operator import itemgetter
from typing import Any

import pytest

from ludotheque.contract.chi_square import UNBELIEVABLE, fits
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from tests.games.arkade.boards import COLOURS, FALL, alien, altered, arcade, defender, do, game, tick, told

TIMES = 800


def fresh(state: State, seed: str) -> State:
    future = state.clone()
    future.rng = Rng(seed)
    return future


@pytest.mark.parametrize(
    ("turned", "law"),
    [
        ("", {"life": 4, "engine": 2, "rift": 2, "nugget": 2, "repair": 1, "reactor": 1}),
        ("life repair life", {"life": 2, "engine": 2, "rift": 2, "nugget": 2, "reactor": 1}),
        ("engine engine rift nugget reactor", {"life": 4, "rift": 1, "nugget": 1, "repair": 1}),
    ],
)
def test_R5_a_bonus_turns_each_tile_that_was_not_turned_as_often(turned: str, law: dict[str, int]) -> None:
    state = alien("c1 green", "green purple", turned=turned)
    seen = Counter(
        told(do(fresh(state, f"R5 {time}"), 0, "move c1 d1"), "bonus")["tile"].removeprefix("@tile-")
        for time in range(TIMES)
    )
    assert fits(seen, law) > UNBELIEVABLE


@pytest.mark.parametrize(
    ("colour", "turned", "law"),
    [
        ("green", "", {"ammo": 1, "asteroid": 1, "nugget-1": 1, "nugget-2": 1}),
        ("green", "asteroid", {"ammo": 1, "nugget-1": 1, "nugget-2": 1}),
        ("orange", "", {"ammo": 1, "field": 1, "comet-1": 1, "comet-2": 1}),
        ("orange", "ammo", {"field": 1, "comet-1": 1, "comet-2": 1}),
        ("purple", "", {"ammo": 1, "tower": 1, "gps": 2}),
        ("purple", "gps", {"ammo": 1, "tower": 1, "gps": 1}),
    ],
)
def test_R7_a_pair_turns_each_tile_of_its_colour_that_was_not_turned_as_often(
    colour: str, turned: str, law: dict[str, int]
) -> None:
    gone: dict[str, Any] = {colour: turned}
    state = defender(f"c1 {colour}, b2 {COLOURS[COLOURS.index(colour) - 1]}", f"{colour} 4", odd=colour, **gone)
    seen = Counter(
        told(do(fresh(state, f"R7 {time}"), 1, "shoot 1"), "power")["tile"].removeprefix("@tile-")
        for time in range(TIMES)
    )
    assert fits(seen, law) > UNBELIEVABLE


@pytest.mark.parametrize(("seat", "second"), [(0, COLOURS), (1, (1, 2, 3, 4, 5, 6))])
def test_R9_R15_every_pair_of_faces_is_as_likely(seat: int, second: tuple[object, ...]) -> None:
    law = {(first, other): 1 for first in COLOURS for other in second}
    state = (alien, defender)[seat]("c1 green")
    seen: Counter[tuple[object, ...]] = Counter()
    for time in range(TIMES):
        (thrown,) = do(fresh(state, f"R9 {time}"), seat, "throw")
        seen[tuple(thrown["dice"])] += 1
    assert fits(seen, law) > UNBELIEVABLE


def test_R23_R24_dice_that_fall_follow_the_same_law() -> None:
    state = arcade("c1 green")
    do(state, 0, "throw")
    do(state, 1, "throw")
    seen: Counter[tuple[object, ...]] = Counter()
    for time in range(2 * TIMES):
        first, second = sorted(tick(fresh(state, f"R23 {time}"), max(FALL)), key=itemgetter("seat"))
        seen[(*first["dice"], *second["dice"])] += 1
    law = {
        (first, second, fire, number): 1
        for first in COLOURS
        for second in COLOURS
        for fire in COLOURS
        for number in range(1, 7)
    }
    assert fits(seen, law) > UNBELIEVABLE


def test_R15_the_fire_die_has_faces_of_its_own() -> None:
    faces = '[dice.fire]\nfaces = ["green", "green", "orange", "orange", "purple", "purple"]'
    rules = game(altered({faces: '[dice.fire]\nfaces = ["purple", "purple", "purple", "green", "orange", "purple"]'}))
    laws = [{"green": 2, "orange": 2, "purple": 2}, {"green": 1, "orange": 1, "purple": 4}]
    for state, seat in ((alien("c1 green", rules=rules), 0), (defender("c1 green", rules=rules), 1)):
        seen = Counter(do(fresh(state, f"R15 {time}"), seat, "throw")[0]["dice"][0] for time in range(TIMES))
        assert fits(seen, laws[seat]) > UNBELIEVABLE


@pytest.mark.parametrize("again", [1, 2])
def test_A17_a_die_thrown_again_follows_its_law_whatever_it_showed(again: int) -> None:
    state = defender("c1 green", "green 4", kept=False)
    seen: Counter[object] = Counter()
    for time in range(TIMES):
        (thrown,) = do(fresh(state, f"A17 {time}"), 1, f"throw {again}")
        seen[thrown["dice"][again - 1]] += 1
    assert fits(seen, dict.fromkeys((COLOURS, range(1, 7))[again - 1], 1)) > UNBELIEVABLE


def test_A30_the_tiles_of_a_game_are_six_of_the_twelve() -> None:
    """Turned one after another they are drawn without putting back: no kind more often than the box has it."""
    most = {"life": 4, "engine": 2, "rift": 2, "nugget": 2, "repair": 1, "reactor": 1}
    seen: Counter[str] = Counter()
    for time in range(200):
        turned: list[str] = []
        for number in range(6):
            state = fresh(alien("c1 green", "green purple", turned=" ".join(turned)), f"A30 {time} {number}")
            turned.append(told(do(state, 0, "move c1 d1"), "bonus")["tile"].removeprefix("@tile-"))
        assert all(turned.count(tile) <= most[tile] for tile in turned)
        seen.update(turned)
    assert fits(seen, most) > UNBELIEVABLE


def test_A30_tiles_that_nobody_turned_are_shown_at_the_end_as_they_might_have_been() -> None:
    state = alien("c1 green", turned="life repair", green="asteroid")
    seen: Counter[str] = Counter()
    for time in range(TIMES):
        unseen = state.unseen(Rng(f"A30 {time}"))
        assert len(unseen["alien"]) == 4
        assert {colour: len(tiles) for colour, tiles in unseen["defender"].items()} == {
            **dict.fromkeys(COLOURS, 2),
            "green": 1,
        }
        assert "asteroid" not in unseen["defender"]["green"]
        seen.update(unseen["alien"])
    assert set(seen) == {"life", "engine", "rift", "nugget", "reactor"}
    none: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    assert game(tiles=False).start("none").unseen(Rng("none")) == {"alien": [], "defender": none}
