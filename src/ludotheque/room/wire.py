"""The messages of docs/protocol.md, as they are read and written; `web/src/lib/wire.ts` is made from them."""

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from ludotheque.core.box import OptionValue
from ludotheque.core.figures import Figure
from ludotheque.core.types import Data
from ludotheque.puzzles.shapes import Level as PuzzleLevel
from ludotheque.review.shapes import Review, ReviewSketch
from ludotheque.room.errors import Wrong
from ludotheque.room.frames import Frame as FrameMade
from ludotheque.room.settings import PaceName, Settings
from ludotheque.room.store import Origin, Said
from ludotheque.room.time_limit import TimeLimit
from ludotheque.table.entries import Holder

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Notation = Annotated[str, Meta(max_length=200)]
Level = Literal["easy", "normal", "hard", "master"]
Key = Annotated[str, Meta(max_length=64)]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", min_length=22, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard", "master")
LevelOrNone = Annotated[str, Meta(extra_json_schema={"enum": [*LEVELS, ""]})]


def open_record(name: str) -> Meta:
    """Plain data whose fields a game decides: the client's `protocol.ts` says under this name what all of them have."""
    return Meta(extra_json_schema={"tsType": name})


View = Annotated[Data, open_record("View")]
ViewMade = Annotated[msgspec.Raw, open_record("View")]
"""One that is encoded already."""
Action = Annotated[Data, open_record("Action")]
Event = Annotated[Data, open_record("GameEvent")]
Entry = Annotated[Data, open_record("Entry")]
Refusal = Annotated[Data, open_record("Refusal")]
Reason = Annotated[Data, open_record("Reason")]
Frame = Annotated[FrameMade, open_record("Frame")]

encode = msgspec.json.Encoder().encode

T = TypeVar("T")


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="camel"):
    """Anything that is said to a table, or by it."""


# What a client sends.


class Hello(Message, frozen=True, tag="hello"):
    keys: list[Key]
    since: Number | None = None


class Ping(Message, frozen=True, tag="ping"):
    pass


class Request(Message, frozen=True):
    id: Id


class ActAsked(Request, frozen=True, tag="act"):
    seat: SeatNumber
    action: Notation


class WhyAsked(Request, frozen=True, tag="why"):
    seat: SeatNumber
    action: Notation


class UndoAsked(Request, frozen=True, tag="undo"):
    seat: SeatNumber


class FinishAsked(Request, frozen=True, tag="finish"):
    pass


class HintAsked(Request, frozen=True, tag="hint"):
    seat: SeatNumber


class KnowAsked(Request, frozen=True, tag="know"):
    seat: SeatNumber


class HoldAsked(Request, frozen=True, tag="hold"):
    seat: SeatNumber
    holder: Literal["bot", "person"]
    level: Level = "normal"


class SitAsked(Request, frozen=True, tag="sit"):
    seat: SeatNumber
    key: Key
    name: str = ""


class OpenAsked(Request, frozen=True, tag="open"):
    seat: SeatNumber


class ResignAsked(Request, frozen=True, tag="resign"):
    seat: SeatNumber


class SayAsked(Request, frozen=True, tag="say"):
    seat: SeatNumber
    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: str = ""


class PointAsked(Request, frozen=True, tag="point"):
    seat: SeatNumber
    at: Annotated[str, Meta(max_length=40)]


class SettingsAsked(Request, frozen=True, tag="settings"):
    """What is left out stays as it is."""

    talk: bool | None = None
    pace: PaceName | None = None


class LessonAsked(Request, frozen=True, tag="lesson"):
    pass


class NameAsked(Request, frozen=True, tag="name"):
    seat: SeatNumber
    name: str


class NudgeAsked(Request, frozen=True, tag="nudge"):
    pass


class AgainAsked(Request, frozen=True, tag="again"):
    options: dict[str, OptionValue] = {}


Asked = (
    ActAsked
    | WhyAsked
    | UndoAsked
    | FinishAsked
    | HintAsked
    | KnowAsked
    | HoldAsked
    | SitAsked
    | OpenAsked
    | ResignAsked
    | SayAsked
    | PointAsked
    | SettingsAsked
    | LessonAsked
    | NameAsked
    | NudgeAsked
    | AgainAsked
)
FromClient = Hello | Ping | Asked
_from_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def read(text: str) -> FromClient:
    """The message of a line of JSON; raises `Wrong` for what is none."""
    message = _read(_from_client, text, "bad-message")
    if isinstance(message, Request) and "\0" in message.id:
        raise Wrong("bad-message", "an id is a text that can be kept: without NUL")
    return message


def _read(decoder: msgspec.json.Decoder[T], data: str | bytes, code: str) -> T:
    try:
        return decoder.decode(data)
    except RecursionError:
        raise Wrong(code, "nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Wrong(code, str(error)) from None


class _Identified(msgspec.Struct):
    id: Id


def id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Identified).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


# A step, as some see it.


class LessonShown(msgspec.Struct, frozen=True):
    """What the tutorial says now, and what it points at."""

    step: int
    of: int
    text: str
    wrong: str
    """Why something else would be a bad idea now: a message, or nothing."""
    point: list[str]


class ProposalShown(msgspec.Struct, frozen=True):
    """What a seat would choose for all."""

    seat: int
    action: str


class StepShown(msgspec.Struct, frozen=True, rename="camel"):
    """An entry of the table, and how things stand after it."""

    n: int
    at: int | None
    """Milliseconds of the table's clock; none in a game without time."""
    entry: Entry
    events: dict[str, list[Event]]
    frames: dict[str, list[Frame]]
    """What changes in a view with each of the events, after the view of the step before; none if nobody saw it so."""
    views: dict[str, ViewMade]
    actions: dict[str, list[Action]]
    to_act: list[int]
    awaited: list[int]
    """Of those who may act, the seats that the game waits for."""
    answering: list[int]
    """Of those who may act, the seats that decide something in somebody else's turn."""
    leading: list[int]
    """Where the order is free: the people to whom bots leave room."""
    waits_for: list[int]
    """Whom the table waits for now."""
    proposals: list[ProposalShown] | None
    """Where all choose together, what each seat proposes, the oldest first; none elsewhere."""
    veil: int
    """The first step that may still be looked at; 0 unless something was hidden again."""
    outcome: list[float] | None
    settled: bool
    undo: list[int]
    lesson: LessonShown | None
    unseen: View | None
    """After the end: what the rules never drew, as it might have been; its shape is the game's."""


# What a table answers.


class ClockShown(msgspec.Struct, frozen=True, rename="camel"):
    """How many seconds a seat has left, whether they run now, and for how long its line may still be down."""

    left: float
    running: bool
    away: float | None


class SeatShown(msgspec.Struct, frozen=True, rename="camel"):
    """Who sits in a seat."""

    holder: Holder
    level: LevelOrNone
    """Empty unless a bot sits here, and for one of a record that is none of ours."""
    name: str
    here: bool
    answers_in: float | None
    """Seconds until a bot answers for this person, who is asked something out of turn and is away; none for most."""
    forfeited: bool
    """It has lost by giving up or on time; a bot may play on for it."""
    clock: ClockShown | None


class CampaignShown(msgspec.Struct, frozen=True):
    """The option that rises when everybody has won, how far it has risen, and its next value; none after the last."""

    option: str
    step: int
    of: int
    next: OptionValue | None


class TableShown(msgspec.Struct, frozen=True, rename="camel"):
    """A table, apart from the game that is played at it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    components: str
    rules_version: int
    """The version of the rules that this table goes by, from its beginning to its end."""
    newest_rules: int
    seed_hash: str
    seed: str | None
    tutorial: bool
    timed: bool
    """Played in real time."""
    free_order: bool
    """All act in any order; bots leave people room."""
    memory: bool
    """People must remember what they have seen: while the game runs, nobody plays on from an older step."""
    campaign: CampaignShown | None
    rivals: bool
    """Somebody can lose to somebody else, and may resign."""
    settings: Settings
    clock: TimeLimit | None
    decides_in: float | None
    """Seconds left to agree on a choice in common; none where nothing is proposed."""
    seats: list[SeatShown]
    branch: Origin | None
    deal: str | None
    """The day whose deal it is."""


class You(msgspec.Struct, frozen=True):
    """The seats that somebody holds, whether they are the host, and the seats at which they may sit down."""

    seats: tuple[int, ...]
    host: bool
    invited: tuple[int, ...]


class NextTable(msgspec.Struct, frozen=True):
    """Where the same people play again, with the keys that are this visitor's own there."""

    table: str
    seats: list[str]
    host: str | None
    watch: str | None
    places: list[int]
    """By seat here: the seat of the same person there."""


class Welcome(Message, frozen=True, tag="welcome"):
    table: TableShown
    you: You
    now: Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/$defs/StepShown"})]
    talk: list[Said]
    """What was said lately, as far as it may be read again."""
    next: NextTable | None = None
    """Where the others have gone on to, after the end."""


class Update(StepShown, frozen=True, tag_field="type", tag="update"):
    """A step that has just happened."""


UPDATE = b'{"type":"update",'


def update(step: bytes) -> bytes:
    """A step that is written already, as an update."""
    return UPDATE + step[1:]


def step_of(update: bytes) -> bytes:
    """The step alone."""
    return b"{" + update[len(UPDATE) :]


class _Viewed(msgspec.Struct):
    views: dict[str, msgspec.Raw]


_viewed = msgspec.json.Decoder(_Viewed)


def views_of(update: bytes) -> dict[str, bytes]:
    """The views in it, as they are written there."""
    return {name: bytes(view) for name, view in _viewed.decode(update).views.items()}


class AgainMade(Message, frozen=True, tag="again"):
    next: NextTable


class SaidTold(Message, frozen=True, tag="said"):
    said: Said


class TalkShown(Message, frozen=True, tag="talk"):
    """All that may be read again, once nothing must be remembered any more."""

    talk: list[Said]


class TableChanged(Message, frozen=True, tag="table"):
    table: TableShown


class Ack(Message, frozen=True, tag="ack", omit_defaults=True):
    id: str
    n: int | None
    key: str | None = None


class Refused(Message, frozen=True, tag="refused"):
    id: str
    refusal: Refusal


class HintGiven(Message, frozen=True, tag="hint"):
    id: str
    seat: int
    action: Action
    reason: Reason | None = None
    """Why; a lesson gives none."""


class Known(Message, frozen=True, tag="known"):
    """What a player of a seat may know after step `n`, for a program that plays there."""

    id: str
    seat: int
    n: int
    knowledge: View


class Error(Message, frozen=True, tag="error"):
    id: str | None
    code: str
    message: str


class Pong(Message, frozen=True, tag="pong"):
    pass


class Closing(Message, frozen=True, tag="closing"):
    """The server goes down in good order; come back."""


PONG = encode(Pong())
CLOSING = encode(Closing())

Told = (
    Welcome
    | Update
    | TableChanged
    | AgainMade
    | SaidTold
    | TalkShown
    | Ack
    | Refused
    | HintGiven
    | Known
    | Error
    | Pong
    | Closing
)


# Setting up a table.


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    holder: Literal["me", "open", "bot"]
    level: Level = "normal"
    name: str = ""


Seats = Annotated[list[NewSeat], Meta(min_length=1, max_length=64)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: Seats
    options: dict[str, str | int | bool] = {}
    components: str = ""
    tutorial: bool = False
    diagram: Annotated[str, Meta(max_length=40)] = ""
    """The situation of the rules page that it begins with, options included."""
    clock: TimeLimit | None = None
    settings: Settings = Settings()
    id: Secret | None = None
    """At least 128 random bits: who asks with the same once more, because no answer came, has the same table."""


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Secret
    """As for a new table: a day's deal is played once with it."""
    name: str = ""


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Secret
    """As for a new table: the same record with the same secret is the same table."""
    record: str
    """The text of the file."""


class Today(msgspec.Struct, frozen=True):
    """The day of the deal, in the whole world, and the games that have one."""

    day: str
    games: list[str]


class DealShown(msgspec.Struct, frozen=True):
    """How somebody fared with the deal of a day, beside bots and others who played it on this server."""

    day: str
    seat: int
    score: float
    counts: bool
    """Not where somebody else played on, or other bots than those of the deal."""
    bots: dict[str, float] | None
    """By level; nothing while they still play."""
    others: int
    better: int
    same: int


class DiagramShown(msgspec.Struct, frozen=True):
    """A picture of the rules page, as the seat that is to act sees it."""

    id: str
    rules: list[str]
    seat: int
    seats: int
    options: dict[str, OptionValue]
    view: View
    actions: list[Action]
    point: list[str]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle as the seat that is to act sees it, with all that is needed to judge an answer."""

    id: str
    level: PuzzleLevel
    seat: int
    seats: int
    options: dict[str, OptionValue]
    view: View
    actions: list[Action]
    answer: str
    """In notation."""
    chance: float
    costs: dict[str, float]
    """Every other action, and how much less than the answer it is worth."""
    reason: Reason


class PuzzlesShown(msgspec.Struct, frozen=True):
    """All puzzles of a game, with the components and facts of the rules that they were found with."""

    game: str
    components: View
    facts: Annotated[Data, open_record("Args")]
    puzzles: list[PuzzleShown]


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Number
    seats: Seats
    seat: SeatNumber | None = None
    id: Secret | None = None
    """As for a new table."""


class Keys(msgspec.Struct, frozen=True):
    table: str
    host: str
    watch: str
    seats: list[str | None]


class FiguresShown(msgspec.Struct, frozen=True):
    """What a game that is over comes to, the most telling first; each is told by the text `figure-<figure>`."""

    figures: list[Figure]


class ReviewShown(msgspec.Struct, frozen=True):
    """The review of a game that is over, or how far it has come."""

    sketch: ReviewSketch | None
    review: Review | None


_new_table = msgspec.json.Decoder(NewTable)
_new_branch = msgspec.json.Decoder(NewBranch)
_new_deal = msgspec.json.Decoder(NewDeal)
_new_record = msgspec.json.Decoder(NewRecord)


def review_shown(review: bytes) -> bytes:
    """A review that is kept as JSON, as it is told."""
    return b'{"sketch":null,"review":' + review + b"}"


def read_new_table(body: bytes) -> NewTable:
    return _read(_new_table, body, "bad-request")


def read_new_branch(body: bytes) -> NewBranch:
    return _read(_new_branch, body, "bad-request")


def read_new_deal(body: bytes) -> NewDeal:
    return _read(_new_deal, body, "bad-request")


def read_new_record(body: bytes) -> NewRecord:
    return _read(_new_record, body, "bad-request")
