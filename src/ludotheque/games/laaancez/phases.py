"""The phases of Laaancez !: in each, who may act, what may be done, why not, and what comes of it.

One player rolls, both choose in secret, and both choices are carried out together; once a sheet is complete, it is
line against line, one throw at a time, until a candle is out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.events import all_but, only
from ludotheque.games.laaancez import plain
from ludotheque.games.laaancez.parts import TICK
from ludotheque.games.laaancez.refusals import (
    ALREADY_CHOSEN,
    CANDLE_CELL,
    CELL_TAKEN,
    CHOOSE_FIRST,
    FIGHTING,
    GAME_OVER,
    MUST_CHOOSE,
    MUST_THROW,
    NOT_OFFERED,
    NOT_THE_ROLLER,
    NOT_YOUR_THROW,
    RECRUITING,
    ROLL_FIRST,
    TARGET_GONE,
    TARGET_OFF_LINE,
    TARGET_PROTECTED,
    THROWER_GONE,
    THROWER_HARMLESS,
    THROWER_OFF_LINE,
    TICK_CANDLE,
    TICK_HOLE,
    TICK_LIMIT,
    TICK_NOT_OFFERED,
)
from ludotheque.games.laaancez.sheet import HOLE
from ludotheque.games.laaancez.situation import CHOOSING, COMBAT, FACES, NOT_YET, OVER, ROLLING, Phase, Situation


@final
class Rolling(Phase):
    """One player rolls the die for both."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        into.add(state.notation.roll)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if state.notation.is_throw(action):
            return RECRUITING
        if action != state.notation.roll:
            return ROLL_FIRST
        return 0 if seat == state.turn else NOT_THE_ROLLER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        state.die = state.rng.below(FACES) + 1
        state.phase = CHOOSING
        if state.report is not None:
            state.report.add("rolled", {"seat": seat, "die": state.die})


@final
class Choosing(Phase):
    """Both choose an option of the result in secret (L1)."""

    def acting(self, state: Situation) -> i64:
        return (0 if state.has_chosen(0) else 1) | (0 if state.has_chosen(1) else 2)

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """Both options of the result, wherever they can be carried out; passing if neither can (L4, L15)."""
        before: i64 = into.size
        first = state.parts.option(state.die, 0)
        second = state.parts.option(state.die, 1)
        self.carried_out(state, seat, first, into)
        if second != first:
            self.carried_out(state, seat, second, into)
        if into.size == before:
            into.add(state.notation.passing)

    def carried_out(self, state: Situation, seat: i64, option: i64, into: Actions) -> None:
        sheet = state.sheet(seat)
        if option == TICK:
            for cell in range(state.parts.candle):
                if sheet.can_grow(cell):
                    into.add(state.notation.tick(cell))
        else:
            first: i64 = state.notation.copy(option, 0)
            for cell in range(state.parts.candle):
                if sheet.what[cell] == HOLE:
                    into.add(first + cell)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        notation = state.notation
        if notation.is_throw(action):
            return RECRUITING
        if state.has_chosen(seat):
            return ALREADY_CHOSEN
        if action == notation.roll:
            return CHOOSE_FIRST
        if action == notation.passing:
            return self.refused_pass(state, seat)
        if notation.is_tick(action):
            return self.refused_tick(state, seat, notation.ticked(action))
        return self.refused_copy(state, seat, notation.copied(action), notation.copied_to(action))

    def refused_pass(self, state: Situation, seat: i64) -> i64:
        parts = state.parts
        may_tick = parts.offers(state.die, TICK) and state.sheet(seat).can_grow_anywhere()
        may_copy = parts.option(state.die, 0) != TICK or parts.option(state.die, 1) != TICK
        return MUST_CHOOSE if may_tick or may_copy else 0

    def refused_tick(self, state: Situation, seat: i64, cell: i64) -> i64:
        sheet = state.sheet(seat)
        if not state.parts.offers(state.die, TICK):
            return TICK_NOT_OFFERED
        if cell == state.parts.candle:
            return TICK_CANDLE
        if sheet.what[cell] == HOLE:
            return TICK_HOLE
        return 0 if sheet.can_grow(cell) else TICK_LIMIT

    def refused_copy(self, state: Situation, seat: i64, thing: i64, cell: i64) -> i64:
        if not state.parts.offers(state.die, thing):
            return NOT_OFFERED
        if cell == state.parts.candle:
            return CANDLE_CELL
        return 0 if state.sheet(seat).what[cell] == HOLE else CELL_TAKEN

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        state.choices[seat] = action
        if state.report is not None:
            state.report.add("chose", {"seat": seat}, all_but(seat))
            state.report.add("chose-this", {"seat": seat, **plain.words(state, seat, action)}, only(seat))
        if state.has_chosen(1 - seat):
            self.carry_out_both(state)

    def carry_out_both(self, state: Situation) -> None:
        """Both choices are revealed and carried out together (L1); a complete sheet ends the recruiting (R9, L5)."""
        state.reveals += 1
        for seat in range(2):
            self.carry_out(state, seat)
        state.die = 0
        if state.first.free == 0 or state.second.free == 0:
            start_combat(state)
        else:
            state.turn = 1 - state.turn
            state.phase = ROLLING

    def carry_out(self, state: Situation, seat: i64) -> None:
        """What is drawn is told once it stands there, in the words in which it was chosen."""
        report = state.report
        if report is None:
            self.draw(state, seat)
        else:
            choice = state.choices[seat]
            told = {"seat": seat, **plain.said_of(state, seat, choice)}
            self.draw(state, seat)
            report.add(f"{state.notation.lines.verb(choice)}-done", told)

    def draw(self, state: Situation, seat: i64) -> None:
        notation = state.notation
        choice = state.choices[seat]
        sheet = state.sheet(seat)
        if notation.is_tick(choice):
            sheet.damage[notation.ticked(choice)] += 1
        elif notation.is_copy(choice):
            sheet.copy(notation.copied_to(choice), notation.copied(choice))
        state.choices[seat] = NOT_YET


@final
class Combat(Phase):
    """One throws an object of the fighting line at the line opposite."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        mine = state.sheet(seat)
        rival = state.sheet(1 - seat)
        first: i64 = rival.start()
        targets: i64 = rival.targets()
        for thrower in range(mine.start(), mine.end()):
            if mine.hurts(thrower):
                action: i64 = state.notation.throw(thrower, first)
                left: i64 = targets
                while left != 0:
                    if left & 1 == 1:
                        into.add(action)
                    action += 1
                    left >>= 1

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        notation = state.notation
        if not notation.is_throw(action) and action != notation.passing:
            return FIGHTING
        if seat != state.turn:
            return NOT_YOUR_THROW
        if action == notation.passing:
            return MUST_THROW
        return self.refused_throw(state, seat, notation.thrower(action), notation.target(action))

    def refused_throw(self, state: Situation, seat: i64, thrower: i64, target: i64) -> i64:
        mine = state.sheet(seat)
        if not mine.on_line(thrower):
            return THROWER_OFF_LINE
        if not mine.living(thrower):
            return THROWER_GONE
        if not mine.hurts(thrower):
            return THROWER_HARMLESS
        rival = state.sheet(1 - seat)
        if not rival.on_line(target):
            return TARGET_OFF_LINE
        if not rival.living(target):
            return TARGET_GONE
        return TARGET_PROTECTED if rival.covered(target) else 0

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        target = state.notation.target(action)
        rival = state.sheet(1 - seat)
        lost = rival.hit(target, state.sheet(seat).damage[state.notation.thrower(action)])
        if state.report is not None:
            told = {"seat": seat, **plain.said_of(state, seat, action), "lost": lost, "left": rival.hearts[target]}
            state.report.add("thrown", told)
            if not rival.living(target):
                state.report.add("destroyed", {"seat": 1 - seat, **plain.object_words(rival, target)})
        if rival.hearts[state.parts.candle] == 0:
            state.phase = OVER
            if state.report is not None:
                state.report.add("won", {"seat": seat})
            return
        fold(state, 1 - seat)
        state.turn = 1 - seat


@final
class Over(Phase):
    """A candle is out."""

    def acting(self, state: Situation) -> i64:
        return 0

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """There is nothing left to do."""

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return GAME_OVER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Nothing is legal."""


IN_ORDER: Final[list[Phase]] = [Rolling(), Choosing(), Combat(), Over()]
BY_PHASE: Final = vec[Phase](IN_ORDER)
"""In the order of `situation.PHASES`."""


def any_choice(state: Situation, seat: i64, rng: Rng) -> i64:
    """One of a seat's possible choices, each as likely as the others: the law for a choice that nobody saw."""
    possible = Actions()
    BY_PHASE[CHOOSING].legal(state, seat, possible)
    return possible.items[rng.below(possible.size)]


def start_combat(state: Situation) -> None:
    """Player 1 throws first; lines that cannot fight are folded at once (L6, L7, L17)."""
    state.phase = COMBAT
    state.turn = 0
    if state.report is not None:
        state.report.add("combat", {})
    fold(state, 0)
    fold(state, 1)


def fold(state: Situation, seat: i64) -> None:
    """Fold away every line in turn that has nothing left to throw (L7, L16)."""
    sheet = state.sheet(seat)
    while sheet.beaten():
        sheet.line += 1
        if state.report is not None:
            state.report.add("folded", {"seat": seat, "line": state.parts.line_name(sheet.line - 1)})
            if sheet.on_candle():
                state.report.add("on-candle", {"seat": seat})
