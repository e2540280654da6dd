"""Record files (`.ludo`): a whole game as readable text, one action a line, that replays to the same state.

    ludo 1
    game laaancez
    rules 1
    seat 1 person Ada
    seat 2 bot hard
    seedhash 3f5a…
    seed 8c11…

    1 roll
    1 copy hat a1
    2 tick b2
    2 undo

    result 1 0
    final 77ab…

A component set of one's own is written out after `components`, each line behind `| `; a game that does not begin at the
beginning has `start` with its position. Seats are counted from 1 for people.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from ludotheque.core.box import OptionValue, Setup
from ludotheque.core.chance import seed_hash
from ludotheque.core.contract import State
from ludotheque.core.errors import BadRecord, Illegal, Mistake
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.table.entries import Act, Entry, Lesson, Seat, Undo
from ludotheque.table.table import Opening, Step, Table, replayed

FORMAT = "1"


@dataclass
class Record:
    """A game that was played: how it began, who sat there, what happened, how it ended."""

    opening: Opening
    rules: int
    seats: list[Seat]
    entries: list[Entry]
    seed_hash: str
    result: list[float] | None = None
    final: str = ""
    lines: list[int] = field(default_factory=list)
    """The line of the file on which each entry stands."""


def fingerprint(state: State) -> str:
    """A hash of the complete state: equal for equal states, compiled or not, today or next year."""
    return sha256(msgspec.json.encode(state.position(), order="deterministic")).hexdigest()


def record(table: Table, seats: list[Seat], entries: list[Entry]) -> Record:
    """The record of a table, from who sat there at the beginning and its log."""
    opening = table.opening
    return Record(
        opening,
        table.game.rules_version,
        seats,
        entries,
        opening.seed_hash(),
        table.state.outcome(),
        fingerprint(table.state),
    )


def write(game: Record) -> str:
    """The record as text."""
    setup = game.opening.setup
    lines = [f"ludo {FORMAT}", f"game {setup.game}", f"rules {game.rules}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines += [_write_seat(seat) for seat in game.seats]
    lines += [f"seedhash {game.seed_hash}", f"seed {game.opening.seed}"]
    if setup.components:
        lines += ["components", *(f"| {line}".rstrip() for line in setup.components.splitlines())]
    if game.opening.position is not None:
        lines.append(f"start {msgspec.json.encode(game.opening.position).decode()}")
    lines += ["", *(_write_entry(entry) for entry in game.entries), ""]
    if game.result is not None:
        lines.append(f"result {' '.join(f'{score:g}' for score in game.result)}")
    lines.append(f"final {game.final}")
    return "\n".join(lines) + "\n"


def _write_seat(seat: Seat) -> str:
    return " ".join(word for word in ("seat", str(seat.seat + 1), seat.holder, seat.level, _quoted(seat.name)) if word)


def _quoted(name: str) -> str:
    return msgspec.json.encode(name).decode() if name else ""


def _write_entry(entry: Entry) -> str:
    match entry:
        case Act():
            return f"{entry.seat + 1} {entry.action}"
        case Undo():
            return f"{entry.seat + 1} undo"
        case Seat():
            return _write_seat(entry)
        case Lesson():
            return "lesson"


def read(text: str) -> Record:
    """The record of a text, or `BadRecord` with the line that is wrong."""
    return _Reader(text).record()


class _Reader:
    """Reads a record line by line, so that every complaint can name its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0
        self.head: dict[str, str] = {}
        self.options: dict[str, OptionValue] = {}
        self.option_texts: dict[str, str] = {}
        self.components: list[str] = []
        self.seats: list[Seat] = []
        self.entries: list[Entry] = []
        self.entry_lines: list[int] = []

    def wrong(self, message: str) -> BadRecord:
        return BadRecord(f"line {self.number}: {message}")

    def record(self) -> Record:
        for number, line in enumerate(self.lines, 1):
            self.number = number
            self._line(line.rstrip("\r"))
        for word in ("game", "rules", "seed", "seedhash"):
            if word not in self.head:
                raise BadRecord(f"a line '{word} ...' is missing")
        try:
            setup = self._setup()
            position = msgspec.json.decode(self.head["start"], type=Data) if "start" in self.head else None
        except (Mistake, msgspec.DecodeError) as error:
            raise BadRecord(str(error)) from None
        result = self.head.get("result")
        return Record(
            Opening(setup, self.head["seed"], position),
            int(self.head["rules"]),
            self.seats,
            self.entries,
            self.head["seedhash"],
            [float(score) for score in result.split()] if result is not None else None,
            self.head.get("final", ""),
            self.entry_lines,
        )

    def _setup(self) -> Setup:
        on_shelf = box(self.head["game"])
        known = {option.name: option for option in on_shelf.label.options}
        options = {name: known[name].read(text) if name in known else text for name, text in self.option_texts.items()}
        return on_shelf.setup(len(self.seats), options, "\n".join(self.components) + "\n" if self.components else "")

    def _line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if self.number == 1:
            if word != "ludo" or rest != FORMAT:
                raise self.wrong(f"a record begins with 'ludo {FORMAT}'")
        elif not line:
            return
        elif word == "|":
            self.components.append(rest)
        elif word == "components":
            return
        elif word == "option":
            name, _, self.option_texts[name] = rest.partition(" ")
        elif word == "seat":
            self._seat(rest)
        elif word == "lesson" or word.isdecimal():
            self._entry(word, rest)
        elif word in ("game", "rules", "seed", "seedhash", "start", "result", "final"):
            self._head(word, rest)
        else:
            raise self.wrong(f"{line!r} is neither a heading nor an entry; an entry is a seat's number and an action")

    def _head(self, word: str, rest: str) -> None:
        if word in self.head:
            raise self.wrong(f"'{word}' stands twice")
        if word == "rules" and not rest.isdecimal():
            raise self.wrong("the version of the rules is a number")
        if word == "result":
            try:
                [float(score) for score in rest.split()]
            except ValueError:
                raise self.wrong("a result is a number for each seat") from None
        self.head[word] = rest

    def _seat(self, rest: str) -> None:
        words = rest.split(" ", 2)
        if len(words) < 2 or not words[0].isdecimal() or words[1] not in ("person", "open", "bot"):
            raise self.wrong("a seat is 'seat NUMBER person|open|bot [LEVEL] [\"NAME\"]'")
        last = words[2] if len(words) == 3 else ""
        level, quote, name = last.partition('"')
        try:
            told = msgspec.json.decode(quote + name, type=str) if quote else ""
            seat = Seat(int(words[0]) - 1, words[1], level.strip(), told)  # type: ignore[arg-type]
        except msgspec.DecodeError:
            raise self.wrong("a name stands between double quotes") from None
        if self.entries or len(self.seats) > seat.seat:
            self._add(seat)
        elif seat.seat == len(self.seats):
            self.seats.append(seat)
        else:
            raise self.wrong(f"the next seat is seat {len(self.seats) + 1}")

    def _entry(self, word: str, rest: str) -> None:
        if word == "lesson":
            self._add(Lesson())
            return
        seat = int(word) - 1
        if not 0 <= seat < len(self.seats):
            raise self.wrong(f"there is no seat {word}; this game has {len(self.seats)}")
        self._add(Undo(seat) if rest == "undo" else Act(seat, rest))

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.entry_lines.append(self.number)


def replay(game: Record) -> Iterable[tuple[Table, Step]]:
    """The table at every step; raises `BadRecord` with the line at the first entry that does not fit."""
    steps = iter(replayed(game.opening, game.seats, game.entries))
    for number in range(len(game.entries) + 1):
        try:
            yield next(steps)
        except Illegal as error:
            raise BadRecord(f"{_where(game, number)}: refused, {error}") from None
        except Mistake as error:
            raise BadRecord(f"{_where(game, number)}: {error}") from None


def _where(game: Record, number: int) -> str:
    return f"line {game.lines[number - 1]}" if game.lines and number else f"entry {number}"


def verify(game: Record) -> Table:
    """Replay and check everything: rules version, seed, every action, result and final state. Says the first difference."""
    if seed_hash(game.opening.seed) != game.seed_hash:
        raise BadRecord(f"the seed does not have the hash {game.seed_hash} that was shown at the start")
    current = open_game(game.opening.setup).rules_version
    if game.rules != current:
        raise BadRecord(f"the record is of version {game.rules} of the rules; these are version {current}")
    table = None
    for table, _ in replay(game):
        pass
    assert table is not None
    if table.state.outcome() != game.result:
        raise BadRecord(f"the result is {table.state.outcome()}, the record says {game.result}")
    if fingerprint(table.state) != game.final:
        raise BadRecord("the final state differs from that of the record")
    return table
