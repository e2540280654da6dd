"""What the Alien sees in the dice: which steps they allow, for one saucer or for two, and what the steps gain.

A step is tried on the board and taken back. What a throw could bring is found out once for a board and remembered.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.types import Ints, catch_up, ints
from ludotheque.games.arkade.notation import KEEP, STOP, THROW, THROW_SECOND_DIE
from ludotheque.games.arkade.parts import NONE, Parts
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import ALIEN, STOP_OR_GO_ON
from ludotheque.games.arkade.things import EMPTY, FIELD, colour_of, is_saucer, is_spent, saucer_of
from ludotheque.games.arkade.throws import Throws
from ludotheque.games.arkade.worth import WON, Worth, not_less

NOTHING: Final[i64] = 1
"""Ending a turn, or throwing anew in the arcade: better only than a step that gains nothing."""


@final
class AlienOutlook:
    """The Alien's actions weighed by what the turn gains with them."""

    def __init__(self, parts: Parts, worth: Worth) -> None:
        self.parts = parts
        self.worth = worth
        self.throws = Throws(parts.alien_die, parts.colours, parts.alien_die, parts.colours)
        self.cells: Ints = ints(parts.cells, NONE)
        self.ship: i64 = NONE
        self.tiles_left: i64 = NONE
        """The board that was looked at last, in all that a step's gain depends on."""
        self.paired = False
        """Whether all pairs of dice have been thought about for that board."""
        self.columns: Ints = ints(parts.columns)
        """What each column of that board is worth."""
        self.gains: Ints = ints(2 * parts.colours)
        self.origins: Ints = ints(2 * parts.colours)
        self.targets: Ints = ints(2 * parts.colours)
        """For each colour the best step by a die that shows it, and the best of another saucer to another cell."""

    def weigh(self, state: ArkadeState, action: i64) -> i64:
        notation = state.notation
        verb = notation.verb(action)
        if verb == notation.move:
            return self.weigh_move(state, notation.origin(action), notation.target(action))
        if THROW <= action <= THROW_SECOND_DIE or action == KEEP:
            return self.weigh_throw(state, action)
        if action == STOP:
            return self.weigh_stop(state)
        if verb == notation.repair:
            return self.weigh_repair(state, notation.colour(action), notation.column(action))
        if verb == notation.rift:
            return self.weigh_rift(state, notation.cell(action))
        if verb == notation.clear:
            return self.weigh_clear(state, notation.cell(action))
        return 0 if verb == notation.sacrifice else NOTHING

    def weigh_throw(self, state: ArkadeState, action: i64) -> i64:
        if state.arcade or state.throws == 0:
            return NOTHING
        self.pair(state)
        left = state.throws_a_turn - state.throws
        return self.throws.weigh(action, left, state.dice.shown[0], state.dice.shown[1])

    def weigh_move(self, state: ArkadeState, cell: i64, to: i64) -> i64:
        """What the step gains together with the best for the other die; better than any such plan is to have won."""
        if to >= self.parts.last_line:
            return 2 * WON
        self.see(state)
        gain = self.gain(state, cell, to)
        other: i64 = 1 - state.dice.for_colour(self.parts.colour[to])
        if state.doing[ALIEN] != STOP_OR_GO_ON and state.dice.unused(other):
            self.pair(state)
            colour = state.dice.shown[other]
            gain = max(gain + self.besides(colour, cell, to), self.going_on(state, colour, cell, to))
        if gain > 0:
            return gain + NOTHING
        return 0

    def weigh_stop(self, state: ArkadeState) -> i64:
        """The bonus, and the die that is left for another saucer."""
        self.pair(state)
        die: i64 = 0 if state.dice.unused(0) else 1
        return not_less(self.worth.bonus + self.besides(state.dice.shown[die], state.about[ALIEN], NONE))

    def weigh_rift(self, state: ArkadeState, cell: i64) -> i64:
        self.see(state)
        columns = self.parts.columns
        return not_less(self.gain(state, cell, state.about[ALIEN] * columns + cell % columns))

    def weigh_clear(self, state: ArkadeState, cell: i64) -> i64:
        return not_less(self.put(state, EMPTY, cell, FIELD)) + NOTHING

    def weigh_repair(self, state: ArkadeState, colour: i64, cell: i64) -> i64:
        return not_less(self.put(state, saucer_of(colour), cell, EMPTY))

    def put(self, state: ArkadeState, thing: i64, cell: i64, instead: i64) -> i64:
        """What the Alien gains if a thing stands in a cell instead of another."""
        column = cell % self.parts.columns
        before = self.worth.column(state, column, state.covers(column))
        state.board.cells[cell] = thing
        after = self.worth.column(state, column, state.covers(column))
        state.board.cells[cell] = instead
        return after - before

    # One look at the board.

    def see(self, state: ArkadeState) -> None:
        changed = catch_up(self.cells, state.board.cells)
        if changed or self.ship != state.ship or self.tiles_left != state.tiles.alien_left:
            self.ship = state.ship
            self.tiles_left = state.tiles.alien_left
            self.paired = False
            for column in range(self.parts.columns):
                self.columns[column] = self.worth.column(state, column, state.covers(column))

    def gain(self, state: ArkadeState, cell: i64, to: i64) -> i64:
        """What it brings if the saucer of one cell stands on another."""
        if to >= self.parts.last_line:
            return WON
        here = cell % self.parts.columns
        there = to % self.parts.columns
        gain: i64 = 0
        if state.tiles.alien_left > 0 and self.parts.bonus[to] == colour_of(state.board.cells[cell]):
            gain = self.worth.bonus
        state.board.move(cell, to)
        gain += self.worth.column(state, there, state.covers(there)) - self.columns[there]
        if here != there:
            gain += self.worth.column(state, here, state.covers(here)) - self.columns[here]
        state.board.move(to, cell)
        return gain

    def besides(self, colour: i64, cell: i64, to: i64) -> i64:
        """The best step by a colour that neither moves this saucer nor enters that cell."""
        for place in range(2 * colour, 2 * colour + 2):
            if self.origins[place] != cell and self.targets[place] != to:
                return self.gains[place]
        return 0

    def going_on(self, state: ArkadeState, colour: i64, cell: i64, to: i64) -> i64:
        """The most that a second step of the same saucer makes of the first, by a die of a colour."""
        columns = self.parts.columns
        column = to % columns
        best = self.ending(state, colour, cell, to + columns)
        if column > 0:
            best = max(best, self.ending(state, colour, cell, to - 1))
        if column < columns - 1:
            best = max(best, self.ending(state, colour, cell, to + 1))
        return best

    def ending(self, state: ArkadeState, colour: i64, cell: i64, end: i64) -> i64:
        if self.parts.colour[end] != colour or not state.board.free(end):
            return 0
        return self.gain(state, cell, end)

    # All dice that could be thrown.

    def pair(self, state: ArkadeState) -> None:
        """Find out what each pair of colours would gain."""
        self.see(state)
        if self.paired:
            return
        self.paired = True
        self.throws.clear()
        for place in range(2 * self.parts.colours):
            self.gains[place] = 0
            self.origins[place] = NONE
            self.targets[place] = NONE
        cells = state.board.cells
        for cell in range(self.parts.last_line):
            if is_saucer(cells[cell]) and not is_spent(cells[cell]):
                self.try_saucer(state, cell)
        for first in range(self.parts.colours):
            self.offer(first, first, self.gains[2 * first] + self.gains[2 * first + 1])
            for second in range(first):
                self.offer(first, second, max(self.two_saucers(first, second), self.two_saucers(second, first)))
        self.throws.think_ahead()

    def offer(self, one: i64, other: i64, gain: i64) -> None:
        self.throws.offer(one, other, gain)
        self.throws.offer(other, one, gain)

    def two_saucers(self, first: i64, second: i64) -> i64:
        """The best step by one colour, and the best by the other that does not get in its way."""
        place = 2 * first
        return self.gains[place] + self.besides(second, self.origins[place], self.targets[place])

    def try_saucer(self, state: ArkadeState, cell: i64) -> None:
        columns = self.parts.columns
        column = cell % columns
        self.try_step(state, cell, cell + columns)
        if column > 0:
            self.try_step(state, cell, cell - 1)
        if column < columns - 1:
            self.try_step(state, cell, cell + 1)

    def try_step(self, state: ArkadeState, cell: i64, to: i64) -> None:
        if not state.board.free(to):
            return
        colour = self.parts.colour[to]
        self.note(colour, self.gain(state, cell, to), cell, to)
        if to < self.parts.last_line:
            for other in range(self.parts.colours):
                self.offer(colour, other, self.going_on(state, other, cell, to))

    def note(self, colour: i64, gain: i64, cell: i64, to: i64) -> None:
        """Keep the best step by a colour, and the best that goes together with it."""
        best = 2 * colour
        if gain > self.gains[best]:
            if self.origins[best] != cell and self.targets[best] != to:
                self.keep(best + 1, self.gains[best], self.origins[best], self.targets[best])
            self.keep(best, gain, cell, to)
        elif gain > self.gains[best + 1] and self.origins[best] != cell and self.targets[best] != to:
            self.keep(best + 1, gain, cell, to)

    def keep(self, place: i64, gain: i64, cell: i64, to: i64) -> None:
        self.gains[place] = gain
        self.origins[place] = cell
        self.targets[place] = to
