"""How programs that learn walk through a game: who is asked, what is offered, and what time does."""

import pytest
from mypy_extensions import i64

from ludotheque.adapters.course import NOBODY, Course
from ludotheque.adapters.seating import around, course
from ludotheque.adapters.ticks import Ticks
from ludotheque.contract.cases import Case
from ludotheque.contract.plain import plain
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.lab.own_players import Own
from ludotheque.library import game
from ludotheque.search.match import play
from ludotheque.search.player import Player


def walked(course: Course, steps: int, seed: str = "walk") -> list[tuple[int, int]]:
    """Let the asked seats do anything, for so many steps or to the end."""
    rng = Rng(seed)
    done = []
    for _ in range(steps):
        if course.asked == NOBODY:
            break
        done.append((course.asked, course.legal.items[rng.below(course.legal.size)]))
        course.step(done[-1][1])
    return done


def test_the_mask_is_what_the_asked_seat_may_do(encoded_case: Case) -> None:
    walk, rng = course(encoded_case.game), Rng("walk")
    walk.begin("a")
    for _ in range(40):
        if walk.asked == NOBODY:
            break
        marked = [action for action, legal in enumerate(walk.mask) if legal]
        legal = sorted(walk.state.actions(walk.asked))
        assert marked == ([*legal, walk.actions - 1] if encoded_case.game.timed else legal)
        assert all(walk.allows(action) for action in marked)
        assert not walk.allows(-1)
        assert not walk.allows(walk.actions)
        walk.step(marked[rng.below(len(marked))])


def test_the_same_seed_is_the_same_game(encoded_case: Case) -> None:
    first, second = course(encoded_case.game), course(encoded_case.game)
    second.begin("another one before")
    walked(second, 7)
    for one in (first, second):
        one.begin("a")
    assert walked(first, 60) == walked(second, 60)
    assert plain(first.state.position()) == plain(second.state.position())


def test_a_copy_goes_on_by_itself(encoded_case: Case) -> None:
    walk = course(encoded_case.game)
    walk.begin("a")
    walked(walk, 9)
    copy = walk.clone()
    before = plain(walk.state.position())
    there = walked(copy, 30)
    assert plain(walk.state.position()) == before
    assert walked(walk, 30) == there
    assert plain(walk.state.position()) == plain(copy.state.position())


def test_a_game_among_bots_is_that_of_a_match(untimed_case: Case) -> None:
    """A seat that asks a bot what to do plays the game that the match plays among bots."""
    rules = untimed_case.game
    walk = course(rules, around(rules, 0, "random"))
    walk.begin("a")
    own = Random(rules, "a/0")
    while walk.asked != NOBODY:
        walk.step(own.choose(own.recall(walk.state, 0, walk.imagining), 0))
    state = rules.start("a")
    play(state, [Random(rules, f"a/{seat}") for seat in range(rules.seats)], "a/imagined")
    assert walk.state.outcome() == state.outcome()
    assert plain(walk.state.position()) == plain(state.position())


class Random(Player):
    """The same as `random`, which a match would play with no detour for each action."""

    def choose(self, imagined: State, seat: i64) -> i64:
        actions = imagined.actions(seat)
        return actions[self.rng.below(len(actions))]


def test_time_goes_by_in_ticks_and_everybody_may_wait(timed_case: Case) -> None:
    walk = course(timed_case.game, tick=40)
    assert isinstance(walk, Ticks)
    walk.begin("a")
    began = walk.state.clock
    for _ in range(30):
        before = walk.state.clock
        asked = walk.asked
        walk.step(walk.waiting)
        assert (walk.state.clock - before) % 40 == 0
        assert walk.state.clock > before or walk.asked > asked
    assert walk.state.clock > began
    assert walk.state.outcome() is None


def test_what_is_chosen_at_a_tick_is_done_when_everybody_has_been_asked() -> None:
    """The second seat decides by the same table as the first, though that has chosen already."""
    walk = course(game("tiny_timed"))
    walk.begin("a")
    before = plain(walk.state.position())
    assert walk.asked == 0
    walk.step(0)
    assert walk.asked == 1
    assert plain(walk.state.position()) == before
    assert walk.allows(0)
    walk.step(0)
    tossed = [coin and coin["seat"] for coin in walk.state.knowledge(0)["coins"]]
    assert sum(seat is not None for seat in tossed) == 1, "only one of them has got the coin"


def test_bots_need_their_time() -> None:
    rules = game("tiny_timed")
    walk = course(rules, [None, "random"], tick=100)
    walk.begin("a")
    while walk.state.clock < 1200:
        assert walk.state.knowledge(0)["coins"] == [None] * 2
        walk.step(walk.actions - 1)
    while walk.state.clock < 2300:
        walk.step(walk.actions - 1)
    coins = walk.state.knowledge(0)["coins"]
    assert any(coin and coin["seat"] == 1 for coin in coins) or walk.state.knowledge(0)["heads"][1]


@pytest.mark.parametrize("tick", [0, -5, 60_001])
def test_a_tick_has_bounds(tick: int) -> None:
    with pytest.raises(Mistake, match="from 1 to 60000"):
        course(game("tiny_timed"), tick=tick)


def test_who_sits_around_a_seat() -> None:
    rules: Game = game("tiny_crew", seats=3)
    assert around(rules, 1, "easy") == ["easy", None, "easy"]
    nobody, easy, own = around(rules, 0, ["easy", Random])
    assert (nobody, easy) == (None, "easy")
    assert isinstance(own, Own)
    assert own.make is Random
    with pytest.raises(Mistake, match="seats of this tiny_crew are 0 to 2"):
        around(rules, 3, "easy")
    with pytest.raises(Mistake, match="1 rivals for 2 other seats"):
        around(rules, 0, ["easy"])
    with pytest.raises(Mistake, match="there is no player 'eesy'"):
        around(rules, 0, "eesy")
