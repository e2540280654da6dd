"""Simulated games as rows of plain values: one for each game, or one for each decision in it."""

from collections.abc import Iterator
from typing import Literal

from ludotheque.games import box
from ludotheque.lab.forfeits import STAND_IN, Played
from ludotheque.lab.records import record_of
from ludotheque.search.levels import bot_name
from ludotheque.table.figures import lasting
from ludotheque.table.record import replay

Kind = Literal["games", "decisions"]
Value = str | int | float | None
Row = dict[str, Value]
"""All rows of a kind have the same names, in the same order. Seats count from 0, as everywhere in the library."""


def rows_of(kind: Kind, number: int, played: Played) -> list[Row]:
    """The rows of one game."""
    return [game_row(number, played)] if kind == "games" else list(decision_rows(number, played))


def game_row(number: int, played: Played) -> Row:
    """How long it was, who sat where and with what score, who failed, and the game's own figures."""
    game, result = played.state.game, played.result
    row: Row = {"game": number, "seed": played.seed, "actions": int(result.actions), "clock": int(result.clock)}
    failed = {failure.seat for failure in played.failures}
    for seat, bot in enumerate(played.bots):
        row |= {
            f"bot_{seat}": bot_name(bot),
            f"score_{seat}": result.scores[seat],
            f"failed_{seat}": int(seat in failed),
        }
    events = lasting(step for _, step in replay(record_of(played)))
    for figure in box(game.name).figures(events, int(game.seats)):
        name = figure.figure.replace("-", "_")
        alone = len(figure.values) == 1 and game.seats > 1
        row |= {name if alone else f"{name}_{seat}": value for seat, value in enumerate(figure.values)}
    return row


def decision_rows(number: int, played: Played) -> Iterator[Row]:
    """Who decided what, among how many legal actions, and what the game gave that seat in the end."""
    game = played.state.game
    state = game.start(played.seed)
    failed = {failure.seat: failure.moves for failure in played.failures}
    for decision, (seat, action, clock) in enumerate(played.moves):
        if game.timed:
            state.tick(clock)
        yield {
            "game": number,
            "decision": decision,
            "clock": clock,
            "seat": seat,
            "bot": STAND_IN if decision >= failed.get(seat, decision + 1) else bot_name(played.bots[seat]),
            "legal": len(state.actions(seat)),
            "verb": state.words(seat, action)["verb"],
            "action": game.write(action),
            "score": played.result.scores[seat],
        }
        state.play(seat, action)
