"""Finished games to look back at, and the sums that every review of them has to keep."""

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.review.shapes import Review
from ludotheque.search.levels import player
from ludotheque.search.turns import next_to_act
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from tests.table.logs import people, random_log

CAUSES = ("luck", "decision", "secret", "time", "forfeit")


def random_record(opening: Opening, seed: str, giving_up: bool = False) -> record.Record:
    """Anything may happen: undos, seats that change hands, proposals, time."""
    table = Table(opening, people(opening.setup.seats))
    return record.recorded(table, people(opening.setup.seats), list(random_log(table, Rng(seed), giving_up=giving_up)))


def bot_record(game: Game, level: str, seed: str) -> record.Record:
    """A game without a clock between bots."""
    table = Table(Opening(game.setup, seed), people(game.seats))
    players = [player(level, game, f"{seed}/{seat}") for seat in range(game.seats)]
    rng, seat, entries = Rng(f"{seed}/imagined"), game.seats - 1, list[Entry]()
    while not table.over():
        seat = next_to_act(table.state.awaited(), seat, game.seats)
        action = players[seat].choose(players[seat].recall(table.state, seat, rng), seat)
        entries.append(Act(seat, game.write(action)))
        table.add(entries[-1])
    return record.recorded(table, people(game.seats), entries)


def parts(chances: list[float]) -> list[int]:
    """In ten-thousandths; they are written with as many decimals, and none are lost."""
    found = [round(chance * 10_000) for chance in chances]
    assert [part / 10_000 for part in found] == chances
    return found


def assert_adds_up(found: Review, kept: record.Record) -> None:
    """Step by step and as a whole, for each seat, exactly; from the start to the result."""
    seats = range(kept.opening.setup.seats)
    before = parts(found.start)
    for step in found.steps:
        causes = [parts(getattr(step, cause)) for cause in CAUSES]
        after = parts(step.chances)
        assert after == [before[seat] + sum(cause[seat] for cause in causes) for seat in seats], step
        before = after
    assert kept.result is not None
    assert found.steps[-1].chances == [round(score, 4) for score in kept.result]
    for seat, one in enumerate(found.totals):
        sums = parts([one.luck, one.decisions, one.others, one.secret, one.time, one.forfeit])
        assert before[seat] - parts(found.start)[seat] == sum(sums)
