"""What the defender sees in the dice: which shots they allow, at what price, and where the ship is then of most use."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.types import Ints, catch_up, ints
from ludotheque.games.arkade.dice import FIRE, MOVEMENT
from ludotheque.games.arkade.notation import FLY, KEEP, NUGGET_LEFT, NUGGET_RIGHT, THROW, THROW_SECOND_DIE
from ludotheque.games.arkade.parts import NONE, Parts
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import DEFENDER, FREE, PUT_ASTEROID
from ludotheque.games.arkade.things import ASTEROID, EMPTY, FIELD, colour_of, has_life
from ludotheque.games.arkade.throws import Throws
from ludotheque.games.arkade.worth import WON, Worth, not_less


@final
class DefenderOutlook:
    """The defender's actions weighed by the best plan that begins with them: a shot, and a place for the ship."""

    def __init__(self, parts: Parts, worth: Worth) -> None:
        self.parts = parts
        self.worth = worth
        self.throws = Throws(parts.fire_die, parts.colours, parts.movement_die, parts.columns)
        self.cells: Ints = ints(parts.cells, NONE)
        self.eliminated: Ints = ints(parts.colours)
        self.tiles_left: Ints = ints(parts.colours)
        self.ammo: Ints = ints(parts.colours)
        self.gps: i64 = 0
        self.ship: i64 = NONE
        self.nuggets: i64 = 0
        self.reactor: i64 = FREE
        """The table that was looked at last, in all that a plan depends on."""
        self.planned = False
        """Whether all dice have been thought about for that table."""
        self.targets: Ints = ints(parts.columns)
        """The colour of the first saucer of each column, `NONE` in an empty one."""
        self.hit: Ints = ints(parts.columns)
        self.blasted: Ints = ints(parts.columns)
        """What the Alien loses by a shot of its colour, of the die or of super ammo."""
        self.watched: Ints = ints(parts.columns)
        self.watched_after: Ints = ints(parts.columns)
        """What the Alien loses by the ship's standing before a column, and before one that a shot has hit."""

    def weigh(self, state: ArkadeState, action: i64) -> i64:
        if state.choosing(DEFENDER):
            return self.weigh_answer(state, action)
        if THROW <= action <= THROW_SECOND_DIE or action == KEEP:
            return self.weigh_throw(state, action)
        if not state.final(DEFENDER):
            return 0
        self.see(state)
        return not_less(self.weigh_use(state, action))

    def weigh_throw(self, state: ArkadeState, action: i64) -> i64:
        """In the arcade, to throw again is to leave things as they are."""
        self.see(state)
        if state.arcade or state.throws == 0:
            return not_less(1 + self.watched[state.ship])
        self.plan_all(state)
        left = state.throws_a_turn - state.throws
        return self.throws.weigh(action, left, state.dice.shown[FIRE], state.dice.shown[MOVEMENT])

    def weigh_use(self, state: ArkadeState, action: i64) -> i64:
        """What ship, dice, nuggets and kept tiles bring; ending the turn leaves things as they are."""
        notation = state.notation
        verb = notation.verb(action)
        ship = state.ship
        fire: i64 = state.dice.shown[FIRE] if state.dice.unused(FIRE) else NONE
        move: i64 = self.destination(state, state.dice.shown[MOVEMENT]) if state.dice.unused(MOVEMENT) else NONE
        if verb == notation.shoot:
            column = notation.column(action)
            return 2 + self.hit[column] + self.after_shot(state, column, NONE, move)
        if verb == notation.blast:
            column = notation.column(action)
            return 2 + self.blasted[column] - self.worth.ammo + self.after_shot(state, column, fire, move)
        if action in (NUGGET_LEFT, NUGGET_RIGHT):
            to: i64 = ship - 1 if action == NUGGET_LEFT else ship + 1
            return self.plan(state, to, state.nuggets - 1, fire, move) - self.worth.nugget
        if verb == notation.gps:
            return self.plan(state, notation.column(action), state.nuggets, fire, move) - self.worth.gps
        if action == FLY:
            return self.plan(state, state.dice.shown[MOVEMENT], state.nuggets, fire, NONE)
        return 1 + self.watched[ship]

    # One look at the table.

    def see(self, state: ArkadeState) -> None:
        if self.has_changed(state):
            self.planned = False
            for column in range(self.parts.columns):
                self.aim(state, column)

    def has_changed(self, state: ArkadeState) -> bool:
        """Whether the table is another one than the last time; from now on it is this one."""
        board = state.board
        tiles = state.tiles
        changed = self.gps != tiles.gps or self.ship != state.ship
        changed = changed or self.nuggets != state.nuggets or self.reactor != state.reactor
        self.gps = tiles.gps
        self.ship = state.ship
        self.nuggets = state.nuggets
        self.reactor = state.reactor
        changed = catch_up(self.cells, board.cells) or changed
        changed = catch_up(self.eliminated, board.shot) or changed
        changed = catch_up(self.tiles_left, tiles.defender_left) or changed
        return catch_up(self.ammo, tiles.ammo) or changed

    def aim(self, state: ArkadeState, column: i64) -> None:
        """Find out what a shot in a column brings, and the ship's standing there."""
        board = state.board
        tower = board.tower(column)
        before = self.worth.column(state, column, tower)
        self.targets[column] = NONE
        self.watched[column] = before - self.worth.column(state, column, True)
        self.watched_after[column] = self.watched[column]
        target = board.first(column)
        if target == NONE:
            return
        saucer = board.cells[target]
        colour = colour_of(saucer)
        self.targets[column] = colour
        board.cells[target] = EMPTY
        after = self.worth.column(state, column, tower)
        self.blasted[column] = before - after
        if board.shot[colour] % 2 == 1 and state.tiles.defender_left[colour] > 0:
            self.blasted[column] += self.worth.pair
        self.hit[column] = self.worth.life
        if not has_life(saucer):
            self.hit[column] = self.blasted[column]
            self.watched_after[column] = after - self.worth.column(state, column, True)
        board.cells[target] = saucer

    # Plans.

    def plan_all(self, state: ArkadeState) -> None:
        """Find out what each throw would bring."""
        if self.planned:
            return
        self.planned = True
        self.throws.clear()
        for fire in range(self.parts.colours):
            for move in range(self.parts.columns):
                worth = self.plan(state, state.ship, state.nuggets, fire, self.destination(state, move))
                self.throws.offer(fire, move, worth)
        self.throws.think_ahead()

    def destination(self, state: ArkadeState, column: i64) -> i64:
        """Where the movement die takes the ship; `NONE` if the reactor holds it."""
        if state.reactor != FREE and (state.arcade or not self.parts.is_end(column)):
            return NONE
        return column

    def plan(self, state: ArkadeState, ship: i64, nuggets: i64, fire: i64, move: i64) -> i64:
        """The most that a shot and a place for the ship bring; `NONE` for a die that is of no use any more."""
        best = self.place(ship, move)
        for column in range(self.parts.columns):
            gain = self.shot(state, column, fire)
            if gain > 0:
                best = max(best, gain + self.approach(state, column, ship, nuggets, move))
        return best

    def shot(self, state: ArkadeState, column: i64, fire: i64) -> i64:
        """What can be gained in a column, with the fire die or super ammo, once it is covered."""
        colour = self.targets[column]
        if colour == NONE:
            return 0
        if colour == fire:
            return self.hit[column]
        if state.tiles.ammo[colour] > 0:
            return self.blasted[column] - self.worth.ammo
        return 0

    def place(self, ship: i64, move: i64) -> i64:
        """The better of two places for the ship: where it is, and where the die takes it."""
        return self.watched[ship] if move == NONE else max(self.watched[ship], self.watched[move])

    def approach(self, state: ArkadeState, column: i64, ship: i64, nuggets: i64, move: i64) -> i64:
        """What the ship's last place is worth after a shot in a column, less the price of getting there to shoot."""
        best: i64 = self.place(ship, move) if state.board.tower(column) else -WON
        held = state.reactor != FREE
        here = self.watched_after[column]
        steps = apart(column, ship)
        if steps == 0 or (steps <= nuggets and not held):
            there = here if move in (NONE, column) else max(here, self.watched[move])
            best = max(best, there - steps * self.worth.nugget)
        if move != NONE:
            steps = apart(column, move)
            if steps == 0 or (steps <= nuggets and not held):
                best = max(best, here - steps * self.worth.nugget)
        if state.tiles.gps > 0 and not held:
            best = max(best, here - self.worth.gps)
        return best

    def after_shot(self, state: ArkadeState, column: i64, fire: i64, move: i64) -> i64:
        """The ship's place after a shot in a column, or the fire die's shot in another if it is still to come."""
        ship = state.ship
        best = self.watched_after[column] if ship == column else self.watched[ship]
        if move != NONE and move != column:
            best = max(best, self.watched[move])
        if fire != NONE:
            for other in range(self.parts.columns):
                if other != column and self.targets[other] == fire:
                    best = max(best, self.hit[other] + self.approach(state, other, ship, state.nuggets, move))
        return best

    # Answers to tiles.

    def weigh_answer(self, state: ArkadeState, action: i64) -> i64:
        """What the Alien loses by an obstacle, a tower or a comet."""
        notation = state.notation
        verb = notation.verb(action)
        if verb == notation.tower:
            self.see(state)
            return not_less(self.watched[notation.column(action)])
        cell = notation.cell(action)
        column = cell % self.parts.columns
        covered = state.covers(column)
        before = self.worth.column(state, column, covered)
        if verb == notation.comet:
            to = state.board.pushed_back(cell, state.about[DEFENDER] + 1)
            state.board.move(cell, to)
            after = self.worth.column(state, column, covered)
            state.board.move(to, cell)
        else:
            state.board.cells[cell] = ASTEROID if state.doing[DEFENDER] == PUT_ASTEROID else FIELD
            after = self.worth.column(state, column, covered)
            state.board.cells[cell] = EMPTY
        return not_less(before - after)


def apart(one: i64, other: i64) -> i64:
    """How many cells lie between two columns, the first not counted."""
    return one - other if one > other else other - one
