"""What a request means for the log: who may make it, and which entries it becomes."""

from ludotheque.room import wire
from ludotheque.room.errors import Wrong
from ludotheque.room.keys import Rights
from ludotheque.room.nicknames import clean_name
from ludotheque.table.entries import Act, Entry, Forfeit, Lesson, Propose, Seat, Undo, Why
from ludotheque.table.table import Table


def check_right(table: Table, rights: Rights, message: wire.Asked) -> None:
    """A seat is for those who hold it; the host may hand over any; what is for all at the table needs some seat."""
    if isinstance(message, (wire.FinishAsked, wire.LessonAsked, wire.NudgeAsked, wire.AgainAsked)):
        if not rights.seats:
            raise Wrong("not-your-seat", "only somebody with a seat may do this")
    elif isinstance(message, wire.SettingsAsked | wire.OpenAsked) and not rights.host:
        raise Wrong("not-host", "only the host of the table may do this")
    elif isinstance(message, wire.SettingsAsked):
        return
    elif isinstance(message, wire.OpenAsked) or (isinstance(message, wire.HoldAsked) and rights.host):
        if message.seat >= len(table.seats):
            raise Wrong("not-your-seat", f"there is no seat {message.seat}")
    elif isinstance(message, wire.SitAsked):
        if message.seat not in rights.invited and message.seat not in rights.seats:
            raise Wrong("not-your-seat", f"the keys of this socket invite nobody to seat {message.seat}")
    elif message.seat not in rights.seats:
        raise Wrong("not-your-seat", f"the keys of this socket do not open seat {message.seat}")


def entries_of(
    table: Table, rights: Rights, message: wire.Asked, invited: bool, moment: int | None, helping: str
) -> list[Entry]:
    """What a request adds to the log at a moment; `invited` says that a seat is opened with a new key."""
    match message:
        case wire.ActAsked():
            _check_person(table, message.seat)
            if table.common():
                return [*_proposals(table, rights, message)]
            return [Act(message.seat, message.action, moment)]
        case wire.UndoAsked():
            _check_person(table, message.seat)
            return [Undo(message.seat)]
        case wire.FinishAsked():
            return [*table.finish()]
        case wire.LessonAsked():
            return [Lesson()]
        case wire.NameAsked():
            seat = table.seats[message.seat]
            return [Seat(seat.seat, seat.holder, seat.level, clean_name(message.name))]
        case wire.HoldAsked():
            return [_held(table, message, invited)]
        case wire.SitAsked():
            return [Seat(message.seat, "person", name=clean_name(message.name))]
        case wire.OpenAsked():
            _check_not_taught(table)
            return [Seat(message.seat, "open")]
        case wire.ResignAsked():
            _check_person(table, message.seat)
            return forfeited(table, message.seat, "resigned", helping)
    raise Wrong("bad-message", "this adds nothing to the log")


def _proposals(table: Table, rights: Rights, message: wire.ActAsked) -> list[Propose]:
    """Where all choose together, what somebody does is proposed by all of their seats that propose something else."""
    acting = table.to_act()
    others = [seat for seat in rights.seats if table.seats[seat].holder == "person" and seat in acting]
    seats = [message.seat, *(seat for seat in others if seat != message.seat)]
    return [Propose(seat, message.action) for seat in seats if table.proposals.get(seat) != message.action]


def forfeited(table: Table, seat: int, why: Why, helping: str) -> list[Entry]:
    """A seat has lost; a bot of this level plays on for it, if others do."""
    lost: list[Entry] = [Forfeit(seat, why)]
    if len(table.seats) - len(table.forfeited) > 2:
        lost.append(Seat(seat, "bot", helping, table.seats[seat].name))
    return lost


def sit_down(table: Table, seat: int) -> list[Entry]:
    """Somebody has come with their own key of a seat that is still open."""
    return [Seat(seat, "person", name=table.seats[seat].name)]


def _check_person(table: Table, seat: int) -> None:
    if table.seats[seat].holder == "bot":
        raise Wrong("bot-seat", "a bot holds this seat; take it back first")


def _check_not_taught(table: Table) -> None:
    if table.opening.tutorial:
        raise Wrong("tutorial", "in a tutorial the seats stay as they are")


def _held(table: Table, message: wire.HoldAsked, invited: bool) -> Seat:
    _check_not_taught(table)
    name = table.seats[message.seat].name
    if message.holder == "bot":
        return Seat(message.seat, "bot", message.level, name)
    return Seat(message.seat, "open" if invited else "person", name=name)
