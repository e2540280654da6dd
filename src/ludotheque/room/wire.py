"""The messages of docs/protocol.md, as they are read and written."""

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from ludotheque.core.box import OptionValue
from ludotheque.core.types import Data
from ludotheque.room.errors import Wrong
from ludotheque.room.settings import PaceName, Settings
from ludotheque.room.store import Origin, Said
from ludotheque.room.time_limit import TimeLimit
from ludotheque.table.entries import Holder

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Notation = Annotated[str, Meta(max_length=200)]
Level = Literal["easy", "normal", "hard"]
Key = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0)]

LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")

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
    return _read(_from_client, text, "bad-message")


def _read(decoder: msgspec.json.Decoder[T], data: str | bytes, code: str) -> T:
    try:
        return decoder.decode(data)
    except RecursionError:
        raise Wrong(code, "nested too deeply") from None
    except msgspec.DecodeError as error:
        raise Wrong(code, str(error)) from None


class _Identified(msgspec.Struct):
    id: Id


def id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Identified).id
    except (msgspec.DecodeError, RecursionError):
        return None


# What a table answers.


class ClockShown(msgspec.Struct, frozen=True, rename="camel"):
    """How many seconds a seat has left, whether they run now, and for how long its line may still be down."""

    left: float
    running: bool
    away: float | None


class SeatShown(msgspec.Struct, frozen=True, rename="camel"):
    holder: Holder
    level: str
    name: str
    here: bool
    answers_in: float | None
    forfeited: bool
    clock: ClockShown | None


class CampaignShown(msgspec.Struct, frozen=True):
    """The option that rises when everybody has won, how far it has risen, and its next value; none after the last."""

    option: str
    step: int
    of: int
    next: OptionValue | None


class TableShown(msgspec.Struct, frozen=True, rename="camel"):
    id: str
    game: str
    options: Data
    components: str
    rules_version: int
    newest_rules: int
    seed_hash: str
    seed: str | None
    tutorial: bool
    timed: bool
    free_order: bool
    memory: bool
    campaign: CampaignShown | None
    rivals: bool
    settings: Settings
    clock: TimeLimit | None
    decides_in: float | None
    seats: list[SeatShown]
    branch: Origin | None


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


class Welcome(Message, frozen=True, tag="welcome"):
    table: TableShown
    you: You
    now: msgspec.Raw
    talk: list[Said]
    next: NextTable | None = None


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
    refusal: Data


class HintGiven(Message, frozen=True, tag="hint"):
    id: str
    seat: int
    action: Data


class Error(Message, frozen=True, tag="error"):
    id: str | None
    code: str
    message: str


PONG = b'{"type":"pong"}'
CLOSING = b'{"type":"closing"}'


# A step, as some see it.


class LessonShown(msgspec.Struct, frozen=True):
    step: int
    of: int
    text: str
    point: list[str]


class ProposalShown(msgspec.Struct, frozen=True):
    seat: int
    action: str


class StepShown(msgspec.Struct, frozen=True, rename="camel"):
    n: int
    at: int | None
    entry: Data
    events: dict[str, list[Data]]
    views: dict[str, Data]
    actions: dict[str, list[Data]]
    to_act: list[int]
    awaited: list[int]
    answering: list[int]
    leading: list[int]
    waits_for: list[int]
    proposals: list[ProposalShown] | None
    veil: int
    outcome: list[float] | None
    settled: bool
    undo: list[int]
    lesson: LessonShown | None
    unseen: Data | None


def update(step: bytes) -> bytes:
    """The message that carries a step."""
    return b'{"type":"update",' + step[1:]


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
    clock: TimeLimit | None = None
    settings: Settings = Settings()


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Number
    seats: Seats
    seat: SeatNumber | None = None


class Keys(msgspec.Struct, frozen=True):
    table: str
    host: str
    watch: str
    seats: list[str | None]


_new_table = msgspec.json.Decoder(NewTable)
_new_branch = msgspec.json.Decoder(NewBranch)


def read_new_table(body: bytes) -> NewTable:
    return _read(_new_table, body, "bad-request")


def read_new_branch(body: bytes) -> NewBranch:
    return _read(_new_branch, body, "bad-request")
