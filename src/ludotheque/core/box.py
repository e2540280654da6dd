"""A box on the shelf: what a game's folder declares about itself before anybody opens it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec.structs import force_setattr

from ludotheque.core.contract import Game, State
from ludotheque.core.errors import BadOption, Mistake
from ludotheque.core.figures import Figures, no_figures
from ludotheque.core.phrases import COMMON
from ludotheque.core.prices import Prices
from ludotheque.core.shapes import Shapes
from ludotheque.core.types import Data

if TYPE_CHECKING:
    from ludotheque.core.price_lists import PriceList
    from ludotheque.core.sketch import Sketch

OptionValue = str | int | bool
Strength = Literal["easy", "normal", "hard", "master"]

LANGUAGES = ("fr", "en")
"""The languages in which every box speaks."""


class Credits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who made the game on the table, named and thanked."""

    authors: list[str] = []
    developers: list[str] = []
    illustrators: list[str] = []
    publishers: list[str] = []


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another default, where options before this one are chosen as `when` says."""

    when: dict[str, OptionValue]
    default: OptionValue


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice before the game, with its values in the order people are shown them.

    It may depend on options that stand before it: `only` where they are so is there a choice at all, and the first of
    `otherwise` that fits gives another default. Or it depends on the number of seats: then `by_seats` lists the values
    for each, the default first, and stands for `values` and `default`. What is `foremost` makes another game of it: it
    is chosen first, with a card of its own for each value.
    """

    name: str
    values: list[OptionValue] = []
    default: OptionValue = ""
    only: dict[str, OptionValue] = {}
    otherwise: list[Otherwise] = []
    by_seats: dict[str, list[OptionValue]] = {}
    foremost: bool = False

    def __post_init__(self) -> None:
        if self.by_seats and not self.values:
            force_setattr(self, "values", [value for values in self.by_seats.values() for value in values])
            force_setattr(self, "default", self.values[0])

    def at(self, seats: int) -> "Option":
        """The option as it is for a number of seats."""
        if not self.by_seats:
            return self
        values = self.by_seats[str(seats)]
        return Option(self.name, values, values[0], self.only, self.otherwise, foremost=self.foremost)

    def offered(self, chosen: Mapping[str, OptionValue]) -> bool:
        """Whether there is a choice, with what is chosen before it."""
        return fits(self.only, chosen)

    def default_with(self, chosen: Mapping[str, OptionValue]) -> OptionValue:
        """The default, with what is chosen before it."""
        return next((other.default for other in self.otherwise if fits(other.when, chosen)), self.default)

    def read(self, given: OptionValue) -> OptionValue:
        """The value that is meant by itself, or by a text that says it: `true`, `3`, `Advanced`; never by another kind.

        The one place that takes options from anybody: Python, command line, network and records.
        """
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.casefold() == str(value).casefold():
                return value
        raise BadOption(f"{self.name}={given!s:.60}: choose one of {', '.join(map(str, self.values))}")


class Slips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level of bots slips in this game, where it should not be as everywhere: with these options, or always.

    So many times in a hundred it does not think, but glances at so many of its actions, any of them, and takes the one
    that looks best; with one glance, any action. Where slips cost one side more than another, glances make them even.
    """

    level: str
    share: int
    glances: int = 1
    when: dict[str, OptionValue] = {}

    def __post_init__(self) -> None:
        if not 0 <= self.share <= 100 or self.glances < 1:
            raise ValueError(f"slips of {self.level!r}: a share of 0 to 100, and 1 glance or more")


class Thinking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level of bots searches in this game, where it should not be as everywhere: with these options, or always.

    With more `conviction` it doubts the weights of the game's heuristic so many times less than that itself: it tries
    what looks worse at a glance less often and sees further along what looks best. That is for games whose heuristic
    says how far it is to be doubted, and in which chance makes a few tries of an action tell little. In other games a
    seat glances at so many of its actions where the search plays on, at all of them with 0; at a few, if it is unsaid.
    """

    level: str
    conviction: float = 1.0
    glances: int | None = None
    when: dict[str, OptionValue] = {}

    def __post_init__(self) -> None:
        if not self.conviction > 0:
            raise ValueError(f"thinking of {self.level!r}: conviction must be more than 0")
        if self.glances is not None and self.glances < 0:
            raise ValueError(f"thinking of {self.level!r}: glances at some actions, or 0 for all")


class Daily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With how many players and which options the deal of the day is played; the fewest and the defaults, if unsaid."""

    seats: int | None = None
    options: dict[str, OptionValue] = {}


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the outside of a box (`box.toml`).

    `campaign` names an option that rises by one value when everybody has won, from game to game. `rules` is the newest
    version of the rules; games that began with an older one are played on by it. `phrases` are what people say at this
    table and at no other; their texts are `phrase-<id>`. `cooperative` says that all win or lose together, `timed` that
    it is played in real time: always, or with these options. `handicap` is the most that one seat may be given for
    mixed ages, of whatever the game has for it: the message `handicap` tells how much of what. `slips` say how
    inattentive levels of bots are here, `thinking` how they search. `daily` is how the deal of the day is played.
    `alone` is the strongest level that thinks quickly enough in a room without a server, where all is plain Python.
    """

    title: str
    seats: list[int]
    age: int
    minutes: int
    credits: Credits
    options: list[Option] = []
    campaign: str = ""
    rules: int = 1
    phrases: list[str] = []
    cooperative: bool = False
    timed: bool | dict[str, OptionValue] = False
    handicap: int = 0
    slips: list[Slips] = []
    thinking: list[Thinking] = []
    daily: Daily = Daily()
    alone: Strength = "normal"

    def __post_init__(self) -> None:
        if self.campaign and self.campaign not in [option.name for option in self.options]:
            raise ValueError(f"campaign = {self.campaign!r} is the name of no option")
        twice = [phrase for phrase in self.phrases if [*COMMON, *self.phrases].count(phrase) > 1]
        if twice:
            raise ValueError(f"phrases: {twice[0]!r} is there twice, or a phrase of the house")


@dataclass(frozen=True)
class Setup:
    """All that is chosen before a game: with a seed and the actions, it gives the game fully.

    `Box.setup` makes it: that checks and converts what people hand in.
    `components` is the text of the component file, empty for the standard one. `rules` is the version of the rules;
    what was kept before there were several knows none, and is of the first.
    """

    game: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    components: str = ""
    rules: int = 1

    def handicap(self, seat: int) -> int:
        """What a seat is given for being young, or new to the game."""
        return int(self.options.get(handicap_of(seat), 0))

    def components_hash(self) -> str:
        """The beginning of the SHA-256 of a component file of one's own; `standard` for the standard one."""
        return sha256(self.components.encode()).hexdigest()[:16] if self.components else "standard"


Opener = Callable[[Setup, str], Game]
"""Makes the rules for a set-up and the text of its component file."""


@dataclass(frozen=True)
class Box:
    """A game on the shelf. `opener` is missing for one whose rules are still to come.

    `figures` counts what a game that is over comes to; in a game that counts nothing it finds none. `sketch` draws it
    with letters and lines; without one, the names of its fields are all that is drawn.
    """

    name: str
    label: Label
    folder: Traversable
    opener: Opener | None = None
    shapes: Shapes | None = None
    figures: Figures = no_figures
    sketch: "Sketch | None" = None

    @staticmethod
    def of(
        package: str,
        opener: Opener | None = None,
        shapes: Shapes | None = None,
        figures: Figures = no_figures,
        sketch: "Sketch | None" = None,
    ) -> "Box":
        """The box of a game's folder, given as its package name."""
        folder = files(package)
        label = msgspec.toml.decode(folder.joinpath("box.toml").read_bytes(), type=Label)
        return Box(package.rpartition(".")[2], label, folder, opener, shapes, figures, sketch)

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        components: str = "",
        rules: int | None = None,
    ) -> Setup:
        """The choices before a game, completed with the defaults and checked; by the newest rules if none are named."""
        rules = self.label.rules if rules is None else rules
        self.check_version(rules)
        seats = self.label.seats[0] if seats is None else seats
        if type(seats) is not int or seats not in self.label.seats:
            raise BadOption(f"{self.name} is for {' or '.join(map(str, self.label.seats))} players, not for {seats!r}")
        known = {option.name: option.at(seats) for option in self.label.options}
        given = {name: self.option(name).at(seats).read(value) for name, value in (options or {}).items()}
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            default = option.default_with(chosen)
            chosen[name] = given.get(name, default)
            if chosen[name] != default and not option.offered(chosen):
                wanted = " and ".join(f"{other}={value}" for other, value in option.only.items())
                raise BadOption(f"{name}={chosen[name]} needs {wanted}; otherwise {name} is {default}")
        for seat in range(max(self.label.seats)):
            given_to = given.get(handicap_of(seat), 0)
            if given_to and seat >= seats:
                raise BadOption(f"{handicap_of(seat)}={given_to}: {self.name} is set up for {seats} players")
            if given_to:
                chosen[handicap_of(seat)] = given_to
        return Setup(self.name, seats, chosen, with_line_feeds(components), rules)

    def option(self, name: str) -> Option:
        """An option by its name."""
        known = {option.name: option for option in [*self.label.options, *self.handicaps()]}
        if name not in known:
            told = f"it has {', '.join(known)}" if known else "it has none"
            raise BadOption(f"{self.name} has no option {name!s:.60}; {told}")
        return known[name]

    def handicaps(self) -> list[Option]:
        """An option for each seat. Where nothing is given, a set-up says nothing of it."""
        amounts: list[OptionValue] = list(range(self.label.handicap + 1))
        seats = range(max(self.label.seats)) if self.label.handicap else []
        return [Option(handicap_of(seat), amounts, 0) for seat in seats]

    def slips(self, level: str, options: Mapping[str, OptionValue]) -> Slips | None:
        """How a level slips with these options, if that is said here."""
        return next((one for one in self.label.slips if one.level == level and fits(one.when, options)), None)

    def thinking(self, level: str, options: Mapping[str, OptionValue]) -> Thinking:
        """How a level searches with these options; as everywhere, if nothing is said here."""
        said = (one for one in self.label.thinking if one.level == level and fits(one.when, options))
        return next(said, Thinking(level))

    def check_version(self, rules: int) -> None:
        """Raise for a version of the rules that is not there."""
        if type(rules) is not int or not 1 <= rules <= self.label.rules:
            there = "version 1" if self.label.rules == 1 else f"versions 1 to {self.label.rules}"
            raise BadOption(f"{self.name} has no version {rules!r} of its rules; it has {there}")

    def open(self, setup: Setup) -> Game:
        """The rules, ready to start games."""
        if self.opener is None:
            raise Mistake(f"{self.name} is still to come: its rules cannot be played yet")
        self.check_version(setup.rules)
        game = self.opener(setup, setup.components or self.standard_components(setup.rules))
        game.printed = self._printed
        game.prices = self.prices(setup)
        return game

    def _printed(self, state: State) -> str:
        from ludotheque.core.sketch import whole

        return whole(self, state)

    def prices(self, setup: Setup) -> Prices:
        """What things are worth to bots with this set-up (`prices.toml`); nothing, in a game that says nothing."""
        from ludotheque.core.price_lists import list_for

        lists = self.price_lists()
        return list_for(lists, setup).read() if lists else Prices({})

    def price_lists(self) -> "list[PriceList]":
        """All lists of prices, each with where it comes from; none, in a game that says nothing."""
        from ludotheque.core.price_lists import read_price_lists

        file = self.folder.joinpath("prices.toml")
        return read_price_lists(file.read_text(encoding="utf-8")) if file.is_file() else []

    def standard_components(self, rules: int | None = None) -> str:
        """The component file of a version of the rules.

        `components.toml` is the newest; one that was replaced is kept by the last version that used it.
        """
        kept = [f"components-{version}.toml" for version in range(rules or self.label.rules, self.label.rules)]
        found = next((file for name in kept if (file := self.folder.joinpath(name)).is_file()), None)
        return (found or self.folder.joinpath("components.toml")).read_text(encoding="utf-8")

    def facts(self) -> Data:
        """What texts may say of the standard components; nothing of a game that is still to come."""
        return self.open(self.setup()).facts if self.opener else {}

    def data(self, name: str) -> Data:
        """A data file of the game's folder, such as `rules` or `tutorial`."""
        plain: Data = msgspec.toml.decode(self.folder.joinpath(f"{name}.toml").read_bytes())
        return plain

    @property
    def taught(self) -> bool:
        """Whether there is a first game, lesson by lesson."""
        return self.folder.joinpath("tutorial.toml").is_file()

    @property
    def drawn(self) -> bool:
        """Whether its rules page has diagrams."""
        return self.folder.joinpath("diagrams.toml").is_file()

    def text(self, language: str) -> str:
        """The game's texts in a language, as a Fluent file."""
        return self.folder.joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")


def handicap_of(seat: int) -> str:
    """The option that says what a seat is given."""
    return f"handicap-{seat + 1}"


def fits(wanted: Mapping[str, OptionValue], chosen: Mapping[str, OptionValue]) -> bool:
    return all(chosen.get(name) == value for name, value in wanted.items())


def with_line_feeds(text: str) -> str:
    """A text file as it is kept: every line, the last too, ends with a line feed alone; without a byte order mark."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    return text if text.endswith("\n") or not text else text + "\n"
