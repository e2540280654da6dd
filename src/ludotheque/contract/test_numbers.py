"""What a seat knows as numbers: within their ranges, all that the knowledge holds, and nothing else.

`case.every_kind` has rare situations too. What a changed position does to the numbers is tried in
`test_nothing_forgotten`, and that they are the same in all worlds that look alike to a seat in `test_secrets`.
"""

from itertools import chain
from random import Random

from hypothesis import Phase, given, settings

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.examples import as_many
from ludotheque.contract.numbers import known, numbers
from ludotheque.contract.test_nothing_forgotten import next_situations, some_of_each_kind
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding


def test_every_number_has_a_name_of_its_own_and_a_range(encoded_case: Case) -> None:
    encoding = declared(encoded_case)
    names = encoding.names()
    assert len(set(names)) == len(names) == encoding.size
    assert len(encoding.lows()) == len(encoding.highs()) == encoding.size
    assert all(low < high for low, high in zip(encoding.lows(), encoding.highs(), strict=True))
    assert all(encoding.left_out.values()), "what is left out has its reason"


def test_numbers_stay_within_their_ranges(encoded_case: Case) -> None:
    encoding = declared(encoded_case)
    names, lows, highs = encoding.names(), encoding.lows(), encoding.highs()
    room = encoding.room()
    for state in encoded_case.every_kind:
        for seat in range(encoded_case.game.seats):
            state.encode(seat, room)
            assert [names[at] for at, number in enumerate(room) if not lows[at] <= number <= highs[at]] == []
            assert all(0.0 <= number <= 1.0 for number in encoding.scaled(room))


@settings(max_examples=as_many(8), phases=[Phase.generate])
@given(SEEDS)
def test_numbers_tell_apart_just_what_knowledge_tells_apart(encoded_case: Case, seed: int) -> None:
    """Of what is rare, of many other situations and of what one action more makes of them, but for what is left out."""
    case = encoded_case
    left_out = tuple(declared(case).left_out)
    told: dict[tuple[int, bytes], bytes] = {}
    made: dict[tuple[int, bytes], list[int]] = {}
    some = some_of_each_kind(case, Random(seed))
    near = (after for state in some for after in [state, *next_situations(state, Rng(f"near {seed}"))])
    for state in chain(case.rare, near):
        for seat in range(case.game.seats):
            found = numbers(state, seat)
            rest = known(case, state, seat, left_out)
            assert told.setdefault((seat, bytes(str(found), "ascii")), rest) == rest
            assert made.setdefault((seat, known(case, state, seat)), found) == found


def declared(case: Case) -> Encoding:
    encoding = case.game.encoding()
    assert encoding is not None
    return encoding
