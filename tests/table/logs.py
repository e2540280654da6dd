"""Random tables: their seats change hands, their people change their minds."""

from collections.abc import Iterator

from ludotheque.contract.random_games import random_moment
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game, State
from ludotheque.core.types import Data
from ludotheque.games import box
from ludotheque.table.entries import Act, Decide, Entry, Forfeit, Holder, Propose, Seat, Tick, Undo
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table

HOLDERS: list[Holder] = ["person", "bot", "open"]


def tiny(seats: int = 2, seed: str = "magpies") -> Opening:
    return Opening(box("tiny").setup(seats), seed)


def timed(seed: str = "heads") -> Opening:
    return Opening(box("tiny_timed").setup(), seed)


def crew(seats: int = 2, seed: str = "moles", **options: int) -> Opening:
    return Opening(box("tiny_crew").setup(seats, options), seed)


def dare(seats: int = 3, seed: str = "weasels") -> Opening:
    return Opening(box("tiny_dare").setup(seats), seed)


def people(count: int) -> list[Seat]:
    return [Seat(seat, "person") for seat in range(count)]


def opening(game: Game, seed: object) -> Opening:
    return Opening(game.setup, f"table {seed}")


def random_entry(table: Table, chance: Rng, giving_up: bool) -> Entry:
    """Mostly an action; now and then an undo that is allowed, a seat that changes hands or gives up, or time passes."""
    kind = chance.below(10)
    seat = chance.below(table.game.seats)
    if kind == 0 and seat in table.forfeited:
        return Seat(seat, "bot", "hard")
    if kind == 0 and giving_up and table.rivals() and chance.below(8) == 0:
        return Forfeit(seat, "time" if chance.below(2) else "resigned")
    if kind == 0:
        return Seat(seat, HOLDERS[chance.below(3)], "easy" if chance.below(2) else "", f"name {chance.below(9)}")
    if kind < 4 and table.undo_depth(seat):
        return Undo(seat)
    state = table.state
    seats = state.to_act()
    if state.due() != NEVER and (kind < 6 or not seats):
        return Tick(random_moment(state, chance))
    actor = seats[chance.below(len(seats))]
    actions = state.actions(actor)
    action = table.game.write(actions[chance.below(len(actions))])
    if state.common() and kind < 9:
        return Decide() if table.proposals and kind < 5 else Propose(actor, action)
    moment = state.clock + chance.below(moment_left(state)) if table.game.timed else None
    absent = bool(state.answering() >> actor & 1 and chance.below(2))
    return Act(actor, action, moment, absent, late=giving_up and not absent and chance.below(9) == 0)


def moment_left(state: State) -> int:
    """How long nothing is due; a second where nothing ever is."""
    return state.due() - state.clock if state.due() != NEVER else 1000


def random_log(table: Table, chance: Rng, most: int = 10**6, giving_up: bool = False) -> Iterator[Entry]:
    """Let random things happen at a table until its game is over, and say each."""
    while most > 0 and not table.over():
        entry = random_entry(table, chance, giving_up)
        table.add(entry)
        yield entry
        most -= 1


def everything(table: Table) -> Data:
    """All that can be seen of a table from outside."""
    seats = range(table.game.seats)
    return {
        "number": table.number,
        "position": table.state.position(),
        "seats": [repr(seat) for seat in table.seats],
        "undo": [table.undo_depth(seat) for seat in seats],
        "actions": [table.state.actions(seat) for seat in seats],
        "views": [table.state.view(seat) for seat in seats],
        "lesson": table.lesson,
        "proposals": [*table.proposals.items()],
        "leading": table.leading(),
        "veil": table.veil(),
        "forfeited": sorted(table.forfeited),
        "result": table.result(),
    }
