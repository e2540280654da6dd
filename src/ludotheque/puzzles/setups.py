"""With how many players and which options puzzles are looked for: all that are possible, by turns.

A puzzle stands still, and shows all that is known: so no game against the clock, and none in which people must
remember what they have seen.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from os import PathLike

from ludotheque.core.box import Box, OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadOption, Mistake
from ludotheque.games import open_game
from ludotheque.games.plugins import find_box
from ludotheque.library import component_text

DRAWS = 200
"""If none of so many set-ups will do, none does."""


@dataclass(frozen=True)
class ChosenSetup:
    """What somebody has chosen of a set-up; the rest is drawn."""

    box: Box
    seats: int | None
    options: dict[str, OptionValue]
    components: str
    rules: int

    @staticmethod
    def of(
        game: str | PathLike[str],
        seats: int | None,
        options: Mapping[str, OptionValue],
        components: str | PathLike[str],
        rules: int | None,
    ) -> "ChosenSetup":
        return ChosenSetup.within(find_box(game), seats, options, component_text(components), rules)

    @staticmethod
    def within(
        box: Box, seats: int | None, options: Mapping[str, OptionValue], components: str, rules: int | None
    ) -> "ChosenSetup":
        """What is chosen of a box, checked at once; `components` is the text of a file."""
        version = box.label.rules if rules is None else rules
        given = {name: box.option(name).read(value) for name, value in options.items()}
        if seats is not None:
            box.setup(seats, {}, components, version)
        choice = ChosenSetup(box, seats, given, components, version)
        choice.drawn("is there any?")
        return choice

    def drawn(self, seed: str) -> Game:
        """A game with all that was not chosen drawn from the seed."""
        rng = Rng(seed)
        refused: BadOption | None = None
        for _ in range(DRAWS):
            seats = self.seats or self.box.label.seats[rng.below(len(self.box.label.seats))]
            try:
                setup = self.box.setup(seats, self.options_with(seats, rng), self.components, self.rules)
            except BadOption as error:
                refused = error
                continue
            game = open_game(setup)
            if not game.timed and not game.remembering:
                return game
        raise refused or Mistake(
            f"{self.box.name} so set up has no puzzles: they stand still and show all that is known, so there are none "
            "of a game against the clock, nor of one in which people must remember what they have seen"
        )

    def options_with(self, seats: int, rng: Rng) -> dict[str, OptionValue]:
        chosen: dict[str, OptionValue] = {}
        for option in (each.at(seats) for each in self.box.label.options):
            if option.name in self.options:
                chosen[option.name] = self.options[option.name]
            elif option.offered(chosen):
                chosen[option.name] = option.values[rng.below(len(option.values))]
            else:
                chosen[option.name] = option.default_with(chosen)
        return chosen
