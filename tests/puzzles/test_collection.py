"""Puzzles are found in bot games: the same from the same seed, in any number of jobs, and of every kind there is."""

from functools import partial
from typing import Any

import msgspec
import pytest

from ludotheque import __version__, puzzles
from ludotheque.core.errors import BadOption, Mistake
from ludotheque.games import register
from ludotheque.puzzles import collection
from ludotheque.puzzles.collection import collected
from ludotheque.puzzles.setups import ChosenSetup
from ludotheque.puzzles.shapes import Puzzle, Puzzles, read
from ludotheque.skeleton import BOX
from tests import tiny_timed

few = partial(puzzles, "skeleton", count=3, depth=60)


@pytest.fixture(autouse=True)
def _stones() -> None:
    register(BOX)


def test_the_same_seed_gives_the_same_puzzles_in_any_number_of_jobs() -> None:
    alone, shared, other = few(seed="a"), few(seed="a", jobs=2), few(seed="b")
    assert alone == shared
    assert alone.puzzles != other.puzzles
    assert len(alone.puzzles) == 3


def test_no_two_are_of_one_game_or_alike() -> None:
    found = few().puzzles
    assert len({puzzle.game for puzzle in found}) == len({puzzle.id for puzzle in found}) == len(found)


def test_fewer_are_the_first_of_more() -> None:
    assert few(count=2).puzzles == few().puzzles[:2]


def test_what_is_added_is_what_one_go_finds() -> None:
    some = few(count=1)
    assert few(after=some) == few()
    assert few(after=few(count=2), jobs=2) == few()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"count": 1}, "1 puzzles already; 2 or more"),
        ({"seed": "b"}, "only that can go on"),
        ({"depth": 70}, "only that can go on"),
        ({"seats": 2}, "only that can go on"),
        ({"components": BOX.standard_components().replace("value = 12", "value = 17")}, "only that can go on"),
    ],
)
def test_nothing_else_is_added(given: dict[str, Any], told: str) -> None:
    with pytest.raises(Mistake, match=told):
        few(**{**given, "after": few(count=1)})


def test_another_version_begins_anew() -> None:
    old = msgspec.structs.replace(few(count=1), version="0.0.1")
    with pytest.raises(Mistake, match=r"of version 0\.0\.1"):
        few(after=old)


def test_what_is_best_is_proven_where_it_can_be() -> None:
    """Whoever leaves a multiple of four stones wins."""
    found = few()
    for puzzle in found.puzzles:
        after = found.state(BOX, puzzle)
        after.play(puzzle.seat, after.game.read(puzzle.answer))
        assert puzzle.proven
        assert puzzle.chance == 1.0
        assert set(puzzle.costs.values()) == {1.0}
        assert puzzle.reason == {"reason": "proven"}
        assert after.view(0)["stones"] % 4 == 0


def test_every_legal_action_is_the_answer_or_has_its_cost() -> None:
    found = few()
    for puzzle in found.puzzles:
        state = found.state(BOX, puzzle)
        legal = {state.game.write(action) for action in state.actions(puzzle.seat)}
        assert {puzzle.answer, *puzzle.costs} == legal
        assert len(legal) > 2


def test_it_tells_how_it_gets_on() -> None:
    said: list[tuple[int, int, int]] = []
    found = few(told=lambda found, of, games: said.append((found, of, games)))
    assert said[-1] == (3, 3, found.games)
    assert [games for _, _, games in said] == [*range(1, found.games + 1)]


def test_what_was_found_is_kept_when_somebody_is_in_a_hurry() -> None:
    def hurry(found: int, of: int, games: int) -> None:
        if found == 2:
            raise KeyboardInterrupt

    kept = few(told=hurry)
    assert kept.puzzles == few().puzzles[:2]
    assert "--count 2" in kept.command


def test_nothing_is_kept_of_nothing() -> None:
    def hurry(found: int, of: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        few(told=hurry)


def test_a_game_that_has_no_more_to_give_gives_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collection, "PATIENCE", 1)
    assert len(few(count=2, seed="0").puzzles) < 2


def test_the_file_says_all_that_is_needed_to_make_it_again() -> None:
    found = few(seed="it's mine", seats=2)
    assert found.command == """ludotheque puzzles skeleton --count 3 --seed 'it'"'"'s mine' --seats 2 --depth 60"""
    assert (found.game, found.rules, found.seed, found.version) == ("skeleton", 1, "it's mine", __version__)


def test_the_file_has_a_line_for_each_puzzle() -> None:
    found = few()
    assert read(found.text().encode()) == found
    assert sum(line.startswith("  {") for line in found.text().splitlines()) == 3


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b"\xff", b'{"puzzles": []}'])
def test_what_is_no_file_of_puzzles_is_refused(data: bytes) -> None:
    with pytest.raises(Mistake, match="these are no puzzles"):
        read(data)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"count": 0}, "count is 0; 1 to 10000 is possible"),
        ({"depth": 1}, "depth is 1; 30 to 100000 is possible"),
        ({"jobs": 0}, "jobs is 0"),
        ({"seats": 9}, "not for 9"),
        ({"rules": 7}, "no version 7"),
        ({"options": {"colour": "red"}}, "no option colour"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises((Mistake, BadOption), match=told):
        few(**given)


def test_a_game_against_the_clock_has_no_puzzles() -> None:
    with pytest.raises(Mistake, match="against the clock"):
        ChosenSetup.within(tiny_timed.BOX, None, {}, "", None)


def test_own_components_are_kept_with_the_puzzles() -> None:
    own = BOX.standard_components().replace("value = 12", "value = 17")
    found = collected(ChosenSetup.within(BOX, None, {}, own, None), 1, "0", depth=60)
    assert found.components == own
    assert found.state(BOX, found.puzzles[0]).to_act() == [found.puzzles[0].seat]
    assert "--components FILE" in found.command


def test_a_puzzle_that_is_no_position_of_the_game_is_refused() -> None:
    found = few()
    broken: Puzzle = msgspec.structs.replace(found.puzzles[0], position={"stones": -1})
    with pytest.raises(Mistake):
        found.state(BOX, broken)
    assert isinstance(found, Puzzles)
