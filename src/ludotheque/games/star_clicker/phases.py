"""The phases of Star Clicker: in each, who may act, what may be done, why not, and what comes of it.

Pilots act in any order; a replicator and Max's power ask one of them in between, ion rays ask all. The Creepers' phase
asks nobody, so that it is none of these: it is in `assault.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.games.star_clicker import assault, flight, notation, powers
from ludotheque.games.star_clicker.board import NONE
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUP, PLACES, REPLICATOR, button_text, colour, is_propulsion
from ludotheque.games.star_clicker.mothership import ION_RAYS
from ludotheque.games.star_clicker.notation import BUY, COPY, DESTROY, DONE, GO, RAYS
from ludotheque.games.star_clicker.powers import POWERS
from ludotheque.games.star_clicker.refusals import (
    ALREADY_VISIBLE,
    BOUGHT_ALREADY,
    BUY_ENERGY,
    COPY_FIRST,
    DESTROY_ENERGY,
    DONE_ALREADY,
    FURTHER_FIRST,
    LAST_JAMMER,
    LOST_TO_CREEPER,
    LOST_TO_SHOT,
    LOST_TO_STACKS,
    NO_PRESS_LEFT,
    NO_RAYS,
    NOT_VISIBLE,
    NOTHING_TO_COPY,
    NOTHING_TO_DESTROY,
    NOTHING_TO_LENGTHEN,
    PRESS_FIRST,
    PROBE_ENERGY,
    PROBE_HOLDS,
    RAYS_FIRST,
    SAVED,
)
from ludotheque.games.star_clicker.situation import PILOTING, Phase, Situation
from ludotheque.games.star_clicker.tiles import JAMMER, JAMMERS, PROBE, PROBES_NEEDED

PRICE_OF_A_PRESS: Final[i64] = 2


@final
class Piloting(Phase):
    """The pilots' phase: any pilot may act next (S1)."""

    def acting(self, state: Situation) -> i64:
        """Everybody who can do something now: also who is done, and could still spend energy."""
        found: i64 = state.everybody()
        for seat in range(state.parts.seats):
            if state.has(state.done, seat) and not self.can_spend(state, seat):
                found &= ~only(seat)
        return found

    def awaited(self, state: Situation) -> i64:
        """Who is not done (S1)."""
        return state.everybody() & ~state.done

    def owing(self, state: Situation) -> i64:
        """Who has not made all compulsory presses: once they have, others need not wait until they are done."""
        found: i64 = 0
        for seat in range(state.parts.seats):
            if state.owes[seat] > 0:
                found |= only(seat)
        return found

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if state.owes[seat] > 0:
            for place in range(PLACES):
                if not state.boards.is_visible(seat, place):
                    into.add(notation.press(place))
        elif not state.has(state.done, seat):
            into.add(DONE)
        if self.refused_buying(state, seat) == 0:
            into.add(BUY)
        if self.refused_destroying(state, seat) == 0:
            into.add(DESTROY)
        if state.has_power(seat):
            POWERS[state.parts.colours[seat]].legal(state, seat, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if notation.is_press(action):
            return self.refused_press(state, seat, action)
        if action == DONE:
            return self.refused_done(state, seat)
        if action == BUY:
            return self.refused_buying(state, seat)
        if action == DESTROY:
            return self.refused_destroying(state, seat)
        if notation.is_copy(action):
            return NOTHING_TO_COPY
        if notation.is_further(action):
            return NOTHING_TO_LENGTHEN
        if notation.is_rays(action):
            return NO_RAYS
        return powers.refusal(state, seat, action)

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        if action == DONE:
            self.say_done(state, seat)
            return
        state.done = 0
        if notation.is_press(action):
            flight.press(state, seat, action)
        elif action == BUY:
            self.buy(state, seat)
        elif action == DESTROY:
            flight.destroy(state, seat)
        else:
            powers.use(state, seat)
            POWERS[state.parts.colours[seat]].apply(state, seat, action)

    def problem(self, state: Situation) -> str:
        return "everybody is done, so that it is the Creepers' turn" if state.done == state.everybody() else ""

    def refused_press(self, state: Situation, seat: i64, place: i64) -> i64:
        if state.owes[seat] == 0:
            return NO_PRESS_LEFT
        return ALREADY_VISIBLE if state.boards.is_visible(seat, place) else 0

    def refused_done(self, state: Situation, seat: i64) -> i64:
        if state.owes[seat] > 0:
            return PRESS_FIRST
        return DONE_ALREADY if state.has(state.done, seat) else 0

    def say_done(self, state: Situation, seat: i64) -> None:
        """The phase ends once everybody is done and owes no press (S1)."""
        state.done |= only(seat)
        if state.report is not None:
            state.report.add("done", {"seat": seat})
        if state.done == state.everybody():
            assault.begin(state)

    def refused_buying(self, state: Situation, seat: i64) -> i64:
        if state.has(state.bought, seat):
            return BOUGHT_ALREADY
        if state.energy[seat] < PRICE_OF_A_PRESS:
            return BUY_ENERGY
        return 0

    def buy(self, state: Situation, seat: i64) -> None:
        """One more press, which must then be made (R14, S1)."""
        state.bought |= only(seat)
        state.owes[seat] += 1
        state.spend(seat, PRICE_OF_A_PRESS)
        if state.report is not None:
            state.report.add("bought", {"seat": seat})

    def refused_destroying(self, state: Situation, seat: i64) -> i64:
        kind: i64 = state.space.tiles[state.space.ships[seat]]
        if kind == PROBE and state.parts.level < 4:
            return PROBE_HOLDS
        if kind != JAMMER and kind != PROBE:
            return NOTHING_TO_DESTROY
        if state.energy[seat] == 0:
            return PROBE_ENERGY if kind == PROBE else DESTROY_ENERGY
        last = kind == JAMMER and state.jammers_destroyed() == JAMMERS - 1
        return LAST_JAMMER if last and state.parts.level == 4 and state.probes < PROBES_NEEDED else 0

    def can_spend(self, state: Situation, seat: i64) -> bool:
        """Whether a pilot who is done could still do something."""
        if state.energy[seat] == 0:
            return False
        if self.refused_buying(state, seat) == 0 or self.refused_destroying(state, seat) == 0:
            return True
        return state.has_power(seat) and POWERS[state.parts.colours[seat]].has_target(state, seat)


@final
class Copying(Phase):
    """A replicator is at work: its pilot chooses what to copy, and the copy works with the own ship (R25, S14)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if seat == state.actor:
            buttons: i64 = state.copyable(seat)
            for button in range(REPLICATOR):
                if state.has(buttons, button):
                    into.add(notation.copy(button))

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if seat != state.actor or not notation.is_copy(action):
            return COPY_FIRST
        return 0 if state.has(state.copyable(seat), action - COPY) else NOT_VISIBLE

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        button: i64 = action - COPY
        state.phase = PILOTING
        state.actor = NONE
        if state.report is not None:
            told = {"seat": seat, "button": BUTTONS[button], "name": button_text(button)}
            state.report.add("copied", told)
        flight.work(state, seat, button)

    def pending(self, state: Situation) -> str:
        return BUTTONS[REPLICATOR]

    def problem(self, state: Situation) -> str:
        seat: i64 = state.actor
        if seat == NONE or state.outage or state.has(state.broken, seat) or not state.boards.shows(seat, REPLICATOR):
            return f"phase 'copy': seat {seat} has no working replicator face up"
        return "phase 'copy': there is nothing to copy" if state.copyable(seat) == 0 else ""


@final
class Lengthening(Phase):
    """Max goes as far as his propulsion says, or one or two steps further; declining keeps the power (R49, S16)."""

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if seat == state.actor:
            for steps in range(notation.FURTHEST + 1):
                into.add(notation.further(steps))

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return 0 if seat == state.actor and notation.is_further(action) else FURTHER_FIRST

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        steps: i64 = action - GO
        towards: i64 = colour(state.engine)
        state.phase = PILOTING
        state.actor = NONE
        state.engine = NONE
        if steps > 0:
            powers.use(state, seat)
        flight.fly(state, seat, towards, 1 + steps)

    def pending(self, state: Situation) -> str:
        return BUTTONS[state.engine]

    def problem(self, state: Situation) -> str:
        if not is_propulsion(state.engine):
            return "pending: in phase 'further' it is a propulsion"
        if state.actor == NONE or state.outage or not flight.may_lengthen(state, state.actor):
            return f"phase 'further': seat {state.actor} has no power to lengthen a move with"
        return ""


@final
class ChoosingRays(Phase):
    """All choose together which group the ion rays shuffle (R63, S12)."""

    def acting(self, state: Situation) -> i64:
        return state.everybody()

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        for group in range(GROUP):
            into.add(notation.rays(group))

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return 0 if notation.is_rays(action) else RAYS_FIRST

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        assault.choose_rays(state, seat, action - RAYS)

    def problem(self, state: Situation) -> str:
        return "" if state.mothership.kind() == ION_RAYS else "phase 'rays' needs a floppy of ion rays"

    def presses(self, state: Situation, seat: i64) -> i64:
        return 0


@final
class Over(Phase):
    """The game is won or lost."""

    def acting(self, state: Situation) -> i64:
        return 0

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """There is nothing left to do."""

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        """By what ended the game: only in the pilots' phase, where shots are fired, do buttons lie face up."""
        if state.saved():
            return SAVED
        if state.shields > 0:
            return LOST_TO_STACKS
        for pilot in range(state.parts.seats):
            if state.boards.visible[pilot] != 0:
                return LOST_TO_SHOT
        return LOST_TO_CREEPER

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Nothing is legal."""

    def presses(self, state: Situation, seat: i64) -> i64:
        """As many as there were when it ended."""
        return state.boards.pressed(seat) + state.owes[seat]


IN_ORDER: Final[list[Phase]] = [Piloting(), Copying(), Lengthening(), ChoosingRays(), Over()]
BY_PHASE: Final = vec[Phase](IN_ORDER)
"""In the order of `situation.PHASES`."""
