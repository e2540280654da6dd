"""What a browser's Python is asked beside the page, timed: runs in WebAssembly (`site_node.mjs`), prints JSON.

The questions are those that a room puts to its helpers, in the same words; the times are processor time.
"""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from js import process

from ludotheque.alone import thinking
from ludotheque.alone.helpers import DEAL, REVIEW
from ludotheque.core.box import Setup
from ludotheque.games import box, open_game, shelf
from ludotheque.room.thoughts import Question
from ludotheque.search.levels import LEVELS
from ludotheque.search.match import play_from
from ludotheque.search.timed_match import Move
from ludotheque.table.deal import daily_setup, has_deals
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.ludo import write
from ludotheque.table.opening import Opening
from ludotheque.table.record import recorded
from ludotheque.table.table import Table

SEED = "site"
DAY = "2026-11-18"
LONG = 40.0
"""After so many seconds a level is known well enough, by however few decisions."""
FEWEST = 3


def seconds() -> float:
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def setups() -> Iterator[Setup]:
    """Each game as it is usually set up, once for each value of an option that makes another game of it."""
    for each in shelf():
        usual = daily_setup(each)
        yield usual
        for option in each.label.options:
            for value in option.values if option.foremost else ():
                if value != usual.options[option.name]:
                    yield each.setup(usual.seats, {option.name: value})


def tell(**said: Any) -> None:
    print(json.dumps(said), flush=True)


def about(setup: Setup) -> dict[str, Any]:
    """What tells a set-up from the others of its game."""
    foremost = {
        option.name: str(setup.options[option.name]) for option in box(setup.game).label.options if option.foremost
    }
    return {"game": setup.game, "seats": setup.seats, "set up": ", ".join(map(" ".join, foremost.items()))}


Game = tuple[Opening, list[Seat], list[Entry]]


def played(setup: Setup, level: str = "normal") -> Game:
    """A usual game: bots of a level play it."""
    game = open_game(setup)
    moves: list[Move] = []
    play_from(game.start(SEED), [level] * game.seats, SEED, moves)
    seats = [Seat(seat, "bot", level) for seat in range(game.seats)]
    at = [clock if game.timed else None for _, _, clock in moves]
    entries: list[Entry] = [Act(seat, game.write(action), at[n]) for n, (seat, action, _) in enumerate(moves)]
    return Opening(setup, SEED), seats, entries


def questions(opening: Opening, seats: list[Seat], entries: list[Entry]) -> list[dict[str, Any]]:
    """What a bot is told at every decision of a game at which there was a choice."""
    table = Table(opening, seats)
    asked = []
    for entry in entries:
        assert isinstance(entry, Act)
        state = table.state.clone()
        if entry.at is not None:
            state.tick(entry.at)
        if len(state.actions(entry.seat)) > 1 and not state.settled():
            asked.append({"setup": opening.setup, "seat": entry.seat, "knowledge": state.knowledge(entry.seat)})
        table.add(entry)
    return asked


def timed(work: Callable[[], object]) -> float:
    began = seconds()
    work()
    return seconds() - began


def start(decisions: int) -> None:
    """All that was used until here: Python has begun, and the house is there."""
    import ludotheque.alone.house  # noqa: F401

    tell(whole=seconds())


def levels(decisions: int) -> None:
    """Every level at decisions spread over a game."""
    for setup in setups():
        asked = questions(*played(setup))
        for level in LEVELS:
            times: list[float] = []
            for number in range(min(decisions, len(asked))):
                where = asked[(2 * number + 1) * len(asked) // (2 * decisions)]
                question = Question(**where, level=level, seed=f"{SEED} {number}", memory=SEED)
                words = msgspec.json.encode(question).decode()
                times.append(timed(partial(thinking.think, words)))
                if sum(times) > LONG and len(times) >= FEWEST:
                    break
            tell(**about(setup), level=level, times=times)


def alike(decisions: int) -> None:
    """What the levels that are quick everywhere say at decisions spread over a game, and what they were asked."""
    for setup in setups():
        asked = questions(*played(setup, "easy"))
        for level in ("easy", "normal"):
            for number in range(min(decisions, len(asked))):
                where = asked[(2 * number + 1) * len(asked) // (2 * decisions)]
                question = Question(**where, level=level, seed=f"{SEED} {number}", memory=SEED)
                words = msgspec.json.encode(question).decode()
                tell(game=setup.game, question=words, answer=thinking.think(words))


Line = tuple[float, str]


def noted(lines: list[Line], began: float, line: str) -> None:
    lines.append((seconds() - began, line))


def reviews(decisions: int) -> None:
    """A usual game judged: when its first curve is there, and when all is."""
    for setup in setups():
        opening, seats, entries = played(setup)
        table = Table(opening, seats)
        for entry in entries:
            table.add(entry)
        told = partial(noted, lines := list[Line](), seconds())
        thinking.do(REVIEW, write(recorded(table, seats, entries)), told)
        depth = json.loads(lines[-1][1])["review"]["depth"]
        tell(**about(setup), actions=len(entries), depth=depth, first=lines[0][0], whole=lines[-1][0])


def deals(decisions: int) -> None:
    """The deal of a day, played by the bots that people are compared with."""
    for each in shelf():
        if has_deals(each):
            came: list[str] = []
            took = timed(partial(thinking.do, DEAL, f"{each.name} {DAY}", came.append))
            tell(game=each.name, levels=[*json.loads(came[0])], whole=took)


PARTS: dict[str, Callable[[int], None]] = {
    "start": start,
    "levels": levels,
    "alike": alike,
    "reviews": reviews,
    "deals": deals,
}
part, count = [*process.argv][-2:]
PARTS[part](int(count))
