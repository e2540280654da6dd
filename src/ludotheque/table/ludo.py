"""The format of record files (`.ludo`): a whole game as readable text, one action a line, that replays exactly.

    ludo 1
    game GAME
    rules 1
    seat 1 person "Ada"
    seat 2 bot hard
    seedhash 3f5a…
    seed 8c11…

    1 bid 3
    1 undo
    1 bid 2
    2 bid 0

    result 1 0
    final 77ab…

In a timed game the moment stands before each action, and alone on a line when only time went by:

    @1200 1 toss
    @1800

Where all choose together, proposals come before what is decided:

    1 propose take 3
    2 propose take 4
    settle

What a bot answered for somebody who was away is told from what they did themselves:

    2 absent stand

So is what a bot decided for somebody whose time had run out; and who has lost by giving up, or on time, is told:

    1 late bid 3
    2 resign
    3 timeout

`docs/records.md` describes every line. There is one way to write a record: `write(read(text)) == text`.
"""

import re
from dataclasses import dataclass, field
from typing import cast

import msgspec

from ludotheque.core.box import OptionValue, Setup
from ludotheque.core.errors import BadRecord, ForeignRecord, Mistake
from ludotheque.core.types import Data
from ludotheque.games import box
from ludotheque.table.entries import Act, Decide, Entry, Forfeit, Holder, Lesson, Propose, Seat, Tick, Undo, Why
from ludotheque.table.opening import Opening

FORMAT = "1"

PLAIN_WORD = re.compile(r"[!#-~]+")
NOT_PLAIN = re.compile(r"[^!#-~]+")
"""A word that needs no quotes: no space, nothing beyond ASCII, no quote."""

SEAT_LINE = re.compile(r'(\d+) (person|open|bot)(?: ([!#-~]+))?(?: (".*"))?')

ENTRY_LINE = re.compile(r"@(\d+)|(?:@(\d+) )?(\d+) (.+)")
"""A moment at which time alone went by; or a seat and its action, in a timed game behind their moment."""

PROPOSE = "propose "
ABSENT = "absent "
LATE = "late "
FORFEITS: dict[str, Why] = {"resign": "resigned", "timeout": "time"}
DECIDE = "settle"


@dataclass
class Record:
    """A game that was played: how it began, who sat there, what happened, how it ended."""

    opening: Opening
    seats: list[Seat]
    entries: list[Entry]
    seed_hash: str
    result: list[float] | None
    final: str
    lines: list[int] = field(default_factory=list, compare=False)
    """The line of the file on which each entry stands, if it was read from one."""


# Writing.


def write(kept: Record) -> str:
    """The record as text."""
    setup = kept.opening.setup
    lines = [f"ludo {FORMAT}", f"game {setup.game}", f"rules {setup.rules}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines += [_write_seat(seat) for seat in kept.seats]
    lines += [f"seedhash {kept.seed_hash}", f"seed {write_word(kept.opening.seed)}"]
    if setup.components:
        lines += ["components", *_write_components(setup.components)]
    if kept.opening.position is not None:
        lines.append(f"start {msgspec.json.encode(kept.opening.position).decode()}")
    lines += ["", *(write_entry(entry) for entry in kept.entries), ""]
    if kept.result is not None:
        lines.append(f"result {' '.join(map(write_score, kept.result))}")
    lines.append(f"final {kept.final}")
    return "\n".join(lines) + "\n"


def _write_components(text: str) -> list[str]:
    if not text.endswith("\n") or "\r" in text:
        raise BadRecord("a component file in a record ends with a line feed and has no carriage returns")
    return [f"| {line}" if line else "|" for line in text[:-1].split("\n")]


def _write_seat(seat: Seat) -> str:
    if seat.level and not PLAIN_WORD.fullmatch(seat.level):
        raise BadRecord(f"the level {seat.level!r} is not one plain word")
    name = _quoted(seat.name) if seat.name else ""
    return " ".join(word for word in ("seat", str(seat.seat + 1), seat.holder, seat.level, name) if word)


def plain_word(text: str) -> str:
    """How a record calls what has a longer name: by one plain word.

    >>> plain_word("cmd:./mybot --fast"), plain_word("mcts:500")
    ('cmd:./mybot_--fast', 'mcts:500')
    """
    return NOT_PLAIN.sub("_", text)


def write_word(text: str) -> str:
    """The text as it is if it is one plain word, between quotes otherwise."""
    return text if PLAIN_WORD.fullmatch(text) else _quoted(text)


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def write_score(score: float) -> str:
    """The shortest number that reads back as the same."""
    return str(int(score)) if score == int(score) else repr(score)


def write_entry(entry: Entry) -> str:
    match entry:
        case Act():
            line = f"{entry.seat + 1} {ABSENT if entry.absent else LATE if entry.late else ''}{entry.action}"
            return line if entry.at is None else f"{_write_moment(entry.at)} {line}"
        case Tick():
            return _write_moment(entry.at)
        case Undo():
            return f"{entry.seat + 1} undo"
        case Propose():
            return f"{entry.seat + 1} {PROPOSE}{entry.action}"
        case Decide():
            return DECIDE
        case Seat():
            return _write_seat(entry)
        case Forfeit():
            return f"{entry.seat + 1} {_word_of(entry.why)}"
        case Lesson():
            raise BadRecord("a tutorial has no record: it is the same every time")


def _word_of(why: Why) -> str:
    return next(word for word, meaning in FORFEITS.items() if meaning == why)


def _write_moment(at: int) -> str:
    return f"@{at}"


# Reading.


def read(text: str) -> Record:
    """The record of a text, or `BadRecord` with the line that is wrong.

    Lines may have come to end in CR LF on their way here.
    """
    text = text.replace("\r\n", "\n")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadRecord("a record has no halves of characters") from None
    found = _Reader(text.split("\n")).record()
    for number, (line, proper) in enumerate(zip(text.split("\n"), write(found).split("\n"), strict=False), 1):
        if line != proper:
            raise BadRecord(f"line {number}: {line!r} should be written {proper!r}")
    return found


class _Reader:
    """Reads a record from the first line to the last, so that every complaint can name its line."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0
        self.seat_count = 0

    def record(self) -> Record:
        if self.value("ludo") != FORMAT:
            raise self.wrong(f"this reads format {FORMAT} only", back=1)
        name, rules = self.value("game"), self.number(self.value("rules"))
        options = self.options()
        seats = self.seats()
        hashed, seed = self.value("seedhash"), self.word(self.value("seed"))
        setup = self.setup(name, rules, options, self.components())
        position = self.position()
        self.blank()
        entries, lines = self.entries()
        self.blank()
        result = self.result() if self.is_next("result") else None
        final = self.value("final")
        self.end()
        return Record(Opening(setup, seed, position), seats, entries, hashed, result, final, lines)

    # Lines.

    def wrong(self, message: str, back: int = 0) -> BadRecord:
        return BadRecord(f"line {self.at + 1 - back}: {message}")

    def line(self) -> str:
        """The line that is to be read next."""
        if self.at >= len(self.lines) - 1:
            raise self.wrong("the record breaks off here; its last line is 'final ...' and ends with a line feed")
        return self.lines[self.at]

    def is_next(self, word: str) -> bool:
        return self.line().partition(" ")[0] == word

    def value(self, word: str) -> str:
        """What stands behind the heading that has to come now."""
        if not self.is_next(word):
            raise self.wrong(f"{self.line()!r} stands where '{word} ...' is expected")
        value = self.line().partition(" ")[2]
        if not value:
            raise self.wrong(f"nothing stands behind '{word}'")
        self.at += 1
        return value

    def blank(self) -> None:
        if self.line():
            raise self.wrong(f"{self.line()!r} stands where an empty line is expected")
        self.at += 1

    def end(self) -> None:
        if self.lines[self.at :] != [""]:
            raise self.wrong(f"{self.lines[self.at]!r} stands behind the end of the record")

    # Headings.

    def number(self, text: str, digits: int = 9) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= digits):
            raise self.wrong(f"{text!r} is no number", back=1)
        return int(text)

    def word(self, text: str) -> str:
        if not text.startswith('"'):
            return text
        try:
            return msgspec.json.decode(text, type=str)
        except msgspec.DecodeError:
            raise self.wrong(f"{text} is no text between double quotes", back=1) from None

    def options(self) -> list[tuple[int, str, str]]:
        found: dict[str, tuple[int, str, str]] = {}
        while self.is_next("option"):
            name, _, value = self.value("option").partition(" ")
            if name in found:
                raise self.wrong(f"option {name} stands twice", back=1)
            found[name] = self.at, name, value
        return [*found.values()]

    def seats(self) -> list[Seat]:
        seats: list[Seat] = []
        while self.is_next("seat"):
            seat = self.seat()
            if seat.seat != len(seats):
                raise self.wrong(f"seat {len(seats) + 1} is expected", back=1)
            seats.append(seat)
        self.seat_count = len(seats)
        return seats

    def seat(self) -> Seat:
        match = SEAT_LINE.fullmatch(self.value("seat"))
        if match is None:
            raise self.wrong('a seat is written: seat NUMBER person|open|bot [LEVEL] ["NAME"]', back=1)
        number, holder, level, name = match.groups()
        return Seat(self.number(number) - 1, cast(Holder, holder), level or "", self.word(name) if name else "")

    def components(self) -> str:
        if not self.is_next("components"):
            return ""
        self.at += 1
        found = []
        while self.is_next("|"):
            found.append(self.line()[2:])
            self.at += 1
        return "".join(f"{line}\n" for line in found)

    def setup(self, name: str, rules: int, options: list[tuple[int, str, str]], components: str) -> Setup:
        try:
            on_shelf = box(name)
        except Mistake as error:
            raise ForeignRecord(f"line 2: {error}") from None
        try:
            on_shelf.check_version(rules)
        except Mistake as error:
            raise ForeignRecord(f"line 3: {error}") from None
        chosen: dict[str, OptionValue] = {}
        for line, option, value in options:
            try:
                chosen[option] = on_shelf.option(option).read(value)
            except Mistake as error:
                raise BadRecord(f"line {line}: {error}") from None
        try:
            return on_shelf.setup(self.seat_count, chosen, components, rules)
        except Mistake as error:
            raise BadRecord(f"the headings do not fit the game: {error}") from None

    def position(self) -> Data | None:
        if not self.is_next("start"):
            return None
        try:
            return msgspec.json.decode(self.value("start"), type=Data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise self.wrong(f"the position is no JSON object: {error}", back=1) from None

    # What happened.

    def entries(self) -> tuple[list[Entry], list[int]]:
        entries: list[Entry] = []
        lines = []
        while self.line():
            entries.append(self.entry())
            lines.append(self.at)
        return entries, lines

    def entry(self) -> Entry:
        if self.is_next("seat"):
            seat = self.seat()
            self.check_seat(seat.seat)
            return seat
        if self.line() == DECIDE:
            self.at += 1
            return Decide()
        match = ENTRY_LINE.fullmatch(self.line())
        if match is None:
            raise self.wrong(f"{self.line()!r} is no entry; an entry is the number of a seat and its action, or 'undo'")
        self.at += 1
        tick, moment, number, action = match.groups()
        if tick:
            return Tick(self.moment(tick))
        index = self.number(number) - 1
        self.check_seat(index)
        if action == "undo":
            return Undo(index)
        if action in FORFEITS:
            return Forfeit(index, FORFEITS[action])
        if action.startswith(PROPOSE):
            return Propose(index, action.removeprefix(PROPOSE))
        at = self.moment(moment) if moment else None
        absent, late = action.startswith(ABSENT), action.startswith(LATE)
        return Act(index, action.removeprefix(ABSENT if absent else LATE if late else ""), at, absent, late)

    def moment(self, text: str) -> int:
        return self.number(text, digits=15)

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seat_count:
            raise self.wrong(f"there is no seat {seat + 1}; this game has {self.seat_count}", back=1)

    def result(self) -> list[float]:
        scores = self.value("result").split(" ")
        try:
            result = [float(score) for score in scores]
        except ValueError:
            result = []
        if len(result) != self.seat_count or not all(0 <= score <= 1 for score in result):
            raise self.wrong("a result is a number from 0 to 1 for each seat", back=1)
        return result
