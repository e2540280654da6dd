"""Who is asked next when several seats may act: round the table, so that nobody is left waiting."""

from mypy_extensions import i64


def next_to_act(awaited: i64, last: i64, seats: i64) -> i64:
    """The first seat after `last`, round the table, among the awaited ones (a set of bits, not empty)."""
    seat: i64 = last + 1
    if seat >= seats:
        seat = 0
    while (awaited >> seat) & 1 == 0:
        seat += 1
        if seat == seats:
            seat = 0
    return seat
