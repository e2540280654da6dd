"""A program in any language as a player: JSON, a line to it and a line back (docs/bots.md).

It is told the set-up of a game, and then, whenever its seat is to act, what the seat knows and what it may do. The
state that a player is shown is imagined already, and no more of it than the seat's knowledge goes out.
"""

import os
import shlex
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

import msgspec
from mypy_extensions import i64

from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Data
from ludotheque.games import box, component_hash
from ludotheque.lab.conversation import Conversation, end_all, end_with_this_process, told
from ludotheque.search.player import Player

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
SECONDS: Final = 30.0
"""How long a program may take for an answer, unless somebody says otherwise."""


class ProgramLine(msgspec.Struct, frozen=True, tag_field="type", rename="camel"):
    """A line. Names come in the order of these fields, without spaces: simple tools can read it, too."""


class SetUp(ProgramLine, frozen=True, tag="setup"):
    """A game begins; the program answers `ReadyAnswer`."""

    protocol: int
    game: str
    seat: int
    seats: int
    options: dict[str, OptionValue]
    rules: int
    timed: bool
    cooperative: bool
    components_hash: str
    components: Data
    seed: str
    """For chance of the program's own: the same for the same game and seat."""


class Choose(ProgramLine, frozen=True, tag="choose"):
    """The seat is to act; the program answers `ActAnswer`."""

    seat: int
    knowledge: Data
    actions: list[Data]
    """Each with its notation as `do`, and with what it is said by."""


class GameOver(ProgramLine, frozen=True, tag="over"):
    """The game is over; no answer is awaited."""

    outcome: list[float]


class ReadyAnswer(ProgramLine, frozen=True, tag="ready"):
    pass


class ActAnswer(ProgramLine, frozen=True, tag="act"):
    action: str


_answers: msgspec.json.Decoder[ReadyAnswer | ActAnswer] = msgspec.json.Decoder(ReadyAnswer | ActAnswer)


class Program:
    """What makes players that a program plays for: a bot wherever bots are taken, also in other processes."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise Mistake(f"{PREFIX}{command}: {error}") from None
        if not self.words:
            raise Mistake(f"{PREFIX} names no program; write it as {PREFIX}PROGRAM ARGUMENTS")
        if shutil.which(self.words[0]) is None:
            raise Mistake(f"{PREFIX}{command}: there is no program {self.words[0]} that can be started")
        if seconds <= 0:
            raise Mistake(f"a program needs more than {seconds:g} s for an answer")
        self.command = command
        self.seconds = seconds
        self.__name__ = PREFIX + command

    def __call__(self, game: Game, seed: str) -> Player:
        return ProgramPlayer(game, seed, self)


class ProgramPlayer(Player):
    """One seat of one game, played by a program that may play others before and after."""

    def __init__(self, game: Game, seed: str, program: Program) -> None:
        super().__init__(game, seed)
        self.program = program
        self.seed = sha256(f"ludotheque program {seed}".encode()).hexdigest()[:16]

    def choose(self, imagined: State, seat: i64) -> i64:
        offered = {self.game.write(action): action for action in imagined.actions(seat)}
        actions = [{"do": line, **imagined.words(seat, action)} for line, action in offered.items()]
        conversation = self._conversation(seat)
        asked = Choose(int(seat), imagined.knowledge(seat), actions)
        answer = self._answer(conversation, asked)
        if not isinstance(answer, ActAnswer):
            raise conversation.refuse('was to say {"type":"act","action":...} and said that it is ready')
        if answer.action not in offered:
            raise conversation.refuse(f"chose {told(answer.action.encode())}, which is none of the actions offered")
        return offered[answer.action]

    def end(self, outcome: list[float]) -> None:
        """Tell the program what came of the game, if it played in it at all."""
        for talk in _talks.values():
            if talk.player is self and not talk.conversation.over():
                talk.conversation.tell(line_of(GameOver(outcome)))
                talk.player = None

    def _answer(self, conversation: Conversation, asked: ProgramLine) -> ReadyAnswer | ActAnswer:
        answer = conversation.ask(line_of(asked), self.program.seconds)
        try:
            return _answers.decode(answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise conversation.refuse(f"said {told(answer)}, which is no message of the protocol") from None

    def _conversation(self, seat: i64) -> Conversation:
        """The one with the program of this seat, begun if need be and told of this game."""
        place = self.program.command, int(seat), threading.get_ident()
        talk = _talks.get(place)
        if talk is None or talk.conversation.over():
            if not _talks:
                end_with_this_process()
            talk = _talks[place] = SeatTalk(Conversation(self.program.words))
        if talk.player is not self:
            talk.player = self
            if not isinstance(self._answer(talk.conversation, self._setup(int(seat))), ReadyAnswer):
                raise talk.conversation.refuse('was to say {"type":"ready"} and chose an action')
        return talk.conversation

    def _setup(self, seat: int) -> SetUp:
        setup = self.game.setup
        return SetUp(
            protocol=PROTOCOL,
            game=setup.game,
            seat=seat,
            seats=setup.seats,
            options=dict(setup.options),
            rules=setup.rules,
            timed=self.game.timed,
            cooperative=self.game.cooperative,
            components_hash=component_hash(setup),
            components=msgspec.toml.decode(setup.components or box(setup.game).standard_components(setup.rules)),
            seed=self.seed,
        )


class SeatTalk:
    """A conversation, and the player for whom the program plays now."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.player: ProgramPlayer | None = None


_talks: dict[tuple[str, int, int], SeatTalk] = {}
"""By program, seat and thread: a program that sits twice at a table runs twice, so that neither knows of the other."""


def line_of(message: ProgramLine) -> bytes:
    return msgspec.json.encode(message) + b"\n"


@contextmanager
def programs_ended() -> Iterator[None]:
    """In the end no program plays in this process any more."""
    try:
        yield
    except BaseException:
        end_all(at_once=True)
        raise
    finally:
        _talks.clear()
        end_all()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_talks.clear)
