"""The bench works, with the smallest sizes. How fast things are is for the bench itself to say, never for a test."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import ludotheque
from bench import trials
from ludotheque.games import GAMES, box

ROOT = Path(__file__).resolve().parents[2]
TREE = Path(ludotheque.__file__).parents[1]

SMALL = trials.Bench(
    root=ROOT,
    python=Path(sys.executable),
    compiled=TREE,
    uncompiled=TREE,
    crowds=(3,),
    live_tables=3,
    crowd_seconds=2.0,
    warm_up_seconds=0.1,
)

SIZES = ["--situations", "2", "--simulations", "5", "--seconds", "0"]


def test_the_speed_of_every_game_that_can_be_played_is_measured() -> None:
    told = SMALL.worker("bench.speed_worker", TREE, "--games", "2", *SIZES)
    assert set(told["games"]) == {name for name in GAMES if box(name).opener is not None}
    for figures in told["games"].values():
        assert figures["games"] > 0
        assert figures["steps"] > figures["games"]
        assert figures["simulations"] > 0


def test_the_same_work_gives_the_same_answers() -> None:
    first, second = (SMALL.worker("bench.speed_worker", TREE, "--games", "2", *SIZES) for _ in range(2))
    for game in first["games"]:
        assert first["games"][game]["answers"] == second["games"][game]["answers"]


if find_spec("pyspiel"):

    def test_the_peer_plays_the_same_game() -> None:
        told = SMALL.worker("bench.peer_worker", TREE, *SIZES)
        assert set(told["simulations"]) == {"openspiel", "ours", "ours, random playouts"}


def test_every_door_of_every_game_is_walked_through() -> None:
    told = SMALL.worker("bench.adapters_worker", TREE, "--seconds", "0", "--steps", "100")
    assert [*told["games"]] == [*GAMES]
    assert all(rate > 0 for doors in told["games"].values() for rate in doors.values())


def test_of_the_peers_those_are_walked_through_that_are_there() -> None:
    told = SMALL.worker("bench.peers_worker", TREE, "--seconds", "0")
    assert told["openspiel"]["steps"] > 0


def test_a_crowd_plays_on_a_real_server() -> None:
    for row in trials.server(SMALL):
        assert row["tables"] == 3
        assert row["longest_pause_ms"] >= 0
        if row["pause"] == trials.FLAT_OUT:
            assert row["actions"] > 0
            assert 0 < row["p50_ms"] <= row["p99_ms"]


def test_the_pauses_of_a_server_are_known_when_it_has_ended() -> None:
    with trials.serving(SMALL) as (_, _, pauses):
        assert pauses == []
    assert pauses, "starting alone makes the collector look"
    assert all(when > 0 and seconds >= 0 for when, seconds in pauses)


def test_a_crowd_plays_in_real_time_on_a_real_server() -> None:
    told = trials.live(SMALL)
    assert told["tables"] == 3
    assert told["actions"] > 0
    assert 0 < told["p50_ms"] <= told["p99_ms"]


def test_a_worker_that_fails_says_why() -> None:
    with pytest.raises(RuntimeError, match=r"bench\.speed_worker ended with 2: .*--games"):
        SMALL.worker("bench.speed_worker", TREE, "--games", "many")
