"""Nonsense is understood or refused with a reason: a small share of `python3 -m bench fuzz`, the same in every run."""

from random import Random

import pytest
from bench.fuzz import FUZZERS, UNEXPECTED, tried
from bench.nonsense import nonsense, nonsense_text

from ludotheque.core.errors import BadPosition, BadRecord
from ludotheque.games import GAMES, box, open_game
from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.table import record

SEED = 11
INPUTS = {"components": 25}
"""How many of each kind, where they take longer than others."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", FUZZERS)
def test_nothing_unexpected_comes_of_nonsense(kind: str, game: str) -> None:
    told, finds = tried(kind, game, SEED, range(INPUTS.get(kind, 60)))
    assert not told[UNEXPECTED], finds[0]
    assert told.total() == INPUTS.get(kind, 60)


def test_halves_of_characters_are_refused_wherever_they_stand() -> None:
    game = open_game(box(GAMES[0]).setup())
    half = "\ud83d"
    for text in (half, f"ludo 1\ngame {GAMES[0]}\nrules 1\nseed {half}\n"):
        with pytest.raises(BadRecord, match="halves"):
            record.read(text)
    with pytest.raises(BadPosition):
        game.from_position({**game.start("any").position(), half: 1})
    with pytest.raises(Wrong):
        wire.read(half)


def test_what_fails_unexpectedly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise KeyError(text)

    monkeypatch.setattr("ludotheque.table.record.read", broken)
    told, finds = tried("records", GAMES[0], SEED, range(3))
    assert told[UNEXPECTED] == 3
    assert "--kind records" in finds[0]
    assert "KeyError" in finds[0]


def test_every_change_is_the_same_for_the_same_seed_and_leaves_the_original_alone() -> None:
    plain = {"dice": [1, 2, 3], "name": "Zoé", "ships": {"a1": {"shield": True}}}
    changed = [nonsense(plain, Random(seed)) for seed in range(200)]
    assert changed == [nonsense(plain, Random(seed)) for seed in range(200)]
    assert plain == {"dice": [1, 2, 3], "name": "Zoé", "ships": {"a1": {"shield": True}}}
    assert sum(one != plain for one in changed) > 180
    texts = {nonsense_text("ludo 1\ngame tiny\n", Random(seed)) for seed in range(200)}
    assert len(texts) > 100
