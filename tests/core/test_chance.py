"""The generator: fair, reproducible, and its copies and forks share nothing."""

import copy
import pickle
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.contract.chi_square import UNBELIEVABLE, fits
from ludotheque.core.chance import Rng, seed_hash
from ludotheque.core.types import ints

WORD = 0xFFFFFFFF
MOST = (1 << 63) - 1
KNOWN = [3444092286, 2351066196, 190110775, 1851078956]


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records of years to come depend on these numbers."""
    rng = Rng("ludotheque")
    assert [rng.word() for _ in range(4)] == KNOWN


@given(st.text())
def test_one_seed_gives_one_stream(seed: str) -> None:
    first, second = Rng(seed), Rng(seed)
    assert [first.word() for _ in range(5)] == [second.word() for _ in range(5)]


def test_seeds_that_look_alike_give_unlike_streams() -> None:
    assert len({Rng(f"{seed}").word() for seed in range(1000)}) == 1000


@given(st.text(), st.integers(1, MOST))
def test_below_stays_below(seed: str, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52, 100])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng(f"uniform {bound}")
    seen = Counter(rng.below(bound) for _ in range(200 * bound))
    assert fits(seen, dict.fromkeys(range(bound), 1.0)) > UNBELIEVABLE


def test_below_is_uniform_where_a_plain_remainder_would_not_be() -> None:
    """Of three eighths of all words the lower two thirds would come up too often if nothing were drawn again."""
    bound = 3 << 29
    rng = Rng("three eighths")
    seen = Counter(rng.below(bound) * 3 // bound for _ in range(6000))
    assert fits(seen, dict.fromkeys(range(3), 1.0)) > UNBELIEVABLE


@pytest.mark.parametrize("bound", [(1 << 31) + 1, 3 << 30, (1 << 32) + 1, 3 << 40, 3 << 61, MOST])
def test_below_is_uniform_beyond_one_word(bound: int) -> None:
    rng = Rng(f"uniform {bound}")
    drawn = [rng.below(bound) for _ in range(3000)]
    assert fits(Counter(number * 6 // bound for number in drawn), dict.fromkeys(range(6), 1.0)) > UNBELIEVABLE
    assert fits(Counter(number % 8 for number in drawn), dict.fromkeys(range(8), 1.0)) > UNBELIEVABLE


@pytest.mark.parametrize("bound", [0, -1, -(1 << 40)])
def test_below_nothing_there_is_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to below {bound}; a bound is 1 or more"):
        Rng("none").below(bound)


def test_a_bound_that_no_machine_word_holds_is_refused() -> None:
    """Compiled, it does not even get there: it is none of the numbers that `below` takes."""
    with pytest.raises((OverflowError, TypeError)):
        Rng("too much").below(MOST + 1)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_stream_goes_on_from_a_pickle(protocol: int) -> None:
    rng = Rng("pickle")
    rng.below(6)
    again, copied = pickle.loads(pickle.dumps(rng, protocol)), copy.deepcopy(rng)
    ahead = [rng.word() for _ in range(5)]
    assert [again.word() for _ in range(5)] == [copied.word() for _ in range(5)] == ahead


def test_successive_draws_are_independent() -> None:
    rng = Rng("pairs")
    seen = Counter((rng.below(6), rng.below(6)) for _ in range(9000))
    law = {(first, second): 1.0 for first in range(6) for second in range(6)}
    assert fits(seen, law) > UNBELIEVABLE


def test_first_draws_of_successive_seeds_are_uniform() -> None:
    seen = Counter(Rng(f"seed {number}").below(6) for number in range(3000))
    assert fits(seen, dict.fromkeys(range(6), 1.0)) > UNBELIEVABLE


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = Rng("shuffle")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert fits(seen, dict.fromkeys(permutations(range(4)), 1.0)) > UNBELIEVABLE


def test_shuffling_nothing_or_one_thing_draws_nothing() -> None:
    rng = Rng("small")
    before = rng.words()
    for items in (vec[i64](), vec[i64]([7])):
        rng.shuffle(items)
    assert rng.words() == before


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = Rng("clone")
    copy = rng.clone()
    assert [rng.word() for _ in range(5)] == [copy.word() for _ in range(5)]
    rng.word()
    assert rng.words() != copy.words()


def test_a_fork_is_determined_and_shares_nothing() -> None:
    rng, again = Rng("fork"), Rng("fork")
    fork, same = rng.fork(), again.fork()
    assert fork.words() == same.words()
    ahead = rng.clone()
    [fork.word() for _ in range(100)]
    assert rng.words() == ahead.words()


def test_a_fork_tells_nothing_about_its_parent() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    rng = Rng("parent")
    for _ in range(5000):
        fork = rng.fork()
        seen[fork.below(6), rng.below(6)] += 1
    law = {(first, second): 1.0 for first in range(6) for second in range(6)}
    assert fits(seen, law) > UNBELIEVABLE


def test_forks_of_one_stream_differ() -> None:
    rng = Rng("forks")
    assert len({tuple(rng.fork().words()) for _ in range(500)}) == 500


def test_a_stream_stands_where_its_words_say() -> None:
    rng = Rng("words")
    rng.below(6)
    again = Rng.at(rng.words())
    assert [again.word() for _ in range(3)] == [rng.word() for _ in range(3)]


def test_drawing_moves_the_count() -> None:
    rng = Rng("count")
    before = rng.drawn
    rng.word()
    assert rng.drawn == before + 1
    rng.clone()
    rng.words()
    assert rng.drawn == before + 1


@pytest.mark.parametrize("words", [[], [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, WORD + 1]])
def test_other_words_are_refused(words: list[int]) -> None:
    with pytest.raises(ValueError, match="four whole numbers from 0 to 4294967295"):
        Rng.at(words)


def test_the_hash_of_a_seed_commits_to_it_and_does_not_tell_it() -> None:
    assert seed_hash("one") == seed_hash("one")
    assert seed_hash("one") != seed_hash("two")
    assert len(seed_hash("one")) == 64
    assert "one" not in seed_hash("one")


def test_an_array_has_its_size_and_value() -> None:
    assert list(ints(3)) == [0, 0, 0]
    assert list(ints(2, 5)) == [5, 5]
