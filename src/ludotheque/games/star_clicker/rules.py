"""Star Clicker: what a pilot may do, when, and what comes of it.

Rules are cited as R1 to R64 and rulings as S1 to S21; `rules.toml` lists them, `texts/` puts them into words.
What buttons do is in `flight.py`, the Creepers' phase in `assault.py`, powers in `powers.py`.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.hashing import mixed
from ludotheque.core.types import Data, ints
from ludotheque.games.star_clicker import assault, flight, notation, plain, powers
from ludotheque.games.star_clicker.board import BLUE, CELLS, LINES, NONE, VIOLET, YELLOW
from ludotheque.games.star_clicker.buttons import BUTTONS, GROUP, PLACES, REPLICATOR, button_text, colour
from ludotheque.games.star_clicker.dashboards import Dashboards
from ludotheque.games.star_clicker.mothership import STACKS, Mothership
from ludotheque.games.star_clicker.notation import BUY, COPY, DESTROY, DONE, GO, RAYS, REVEAL
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.refusals import (
    ABSENT_PILOT,
    ALREADY_VISIBLE,
    BOUGHT_ALREADY,
    BUY_ENERGY,
    COPY_FIRST,
    DESTROY_ENERGY,
    DONE_ALREADY,
    FURTHER_FIRST,
    GAME_OVER,
    LAST_JAMMER,
    NO_CREEPER,
    NO_HIDDEN_TILE,
    NO_POWERS,
    NO_PRESS_LEFT,
    NO_RAYS,
    NO_ROOM_BEHIND,
    NOT_BRIAN,
    NOT_LILY,
    NOT_VISIBLE,
    NOT_WENDY,
    NOTHING_TO_COPY,
    NOTHING_TO_DESTROY,
    NOTHING_TO_LENGTHEN,
    POWER_ENERGY,
    POWER_USED,
    PRESS_FIRST,
    PROBE_HOLDS,
    RAYS_FIRST,
    SHOWN_OPENLY,
    UNDER_CREEPER,
)
from ludotheque.games.star_clicker.situation import (
    CHOOSING_RAYS,
    COMPULSORY,
    COPYING,
    LENGTHENING,
    OVER,
    PILOTING,
    WON,
    Situation,
)
from ludotheque.games.star_clicker.space import NOBODY, Space
from ludotheque.games.star_clicker.tiles import JAMMER, JAMMERS, PROBE, PROBES_NEEDED, SECTORS

PRICE_OF_A_PRESS: Final[i64] = 2


@final
class StarClickerState(Situation):
    """One situation of Star Clicker, under its rules."""

    @staticmethod
    def fresh(game: Game, parts: Parts, rng: Rng) -> "StarClickerState":
        """The set-up of the rulebook (R1 to R8)."""
        space = Space.empty(parts)
        for index in range(len(parts.first)):
            space.put_creeper(parts.first[index], 0)
        mothership = Mothership.full(parts)
        mothership.reserve = parts.tokens - len(parts.first) - parts.seats
        for stack in range(STACKS):
            mothership.reserve -= parts.stacks[stack]
        boards = Dashboards.face_down(parts)
        energy, owes = ints(parts.seats, 1), ints(parts.seats, COMPULSORY)
        return StarClickerState(game, parts, rng, space, boards, mothership, energy, owes, ints(SECTORS))

    # The contract.

    def acting(self) -> i64:
        """Everybody who can do something now: also who is done, and could still spend energy."""
        if self.phase == OVER:
            return 0
        bit: i64 = 1
        everybody: i64 = (bit << self.parts.seats) - 1
        if self.phase == CHOOSING_RAYS:
            return everybody
        if self.phase != PILOTING:
            return bit << self.actor
        for seat in range(self.parts.seats):
            if self.has(self.done, seat) and not self.can_spend(seat):
                everybody &= ~(bit << seat)
        return everybody

    def awaited(self) -> i64:
        """Who is not done (S1)."""
        if self.phase != PILOTING:
            return self.acting()
        bit: i64 = 1
        return ((bit << self.parts.seats) - 1) & ~self.done

    def common(self) -> bool:
        """The group for ion rays is chosen together (S12)."""
        return self.phase == CHOOSING_RAYS

    def stage(self) -> i64:
        return self.round

    def legal(self, seat: i64, into: Actions) -> None:
        if self.phase == PILOTING:
            self.piloting(seat, into)
        elif self.phase == CHOOSING_RAYS:
            for group in range(GROUP):
                into.add(notation.rays(group))
        elif seat == self.actor:
            if self.phase == LENGTHENING:
                for steps in range(notation.FURTHEST + 1):
                    into.add(notation.further(steps))
            elif self.phase == COPYING:
                buttons: i64 = self.boards.copyable(seat, self.mothership.problem())
                for button in range(REPLICATOR):
                    if self.has(buttons, button):
                        into.add(notation.copy(button))

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return GAME_OVER
        if self.phase == COPYING:
            return self.refused_copy(seat, action)
        if self.phase == LENGTHENING:
            return 0 if seat == self.actor and notation.is_further(action) else FURTHER_FIRST
        if self.phase == CHOOSING_RAYS:
            return 0 if notation.is_rays(action) else RAYS_FIRST
        return self.refused_piloting(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == PILOTING:
            self.pilot(seat, action)
        elif self.phase == COPYING:
            self.copy(seat, action - COPY)
        elif self.phase == LENGTHENING:
            self.lengthen(seat, action - GO)
        else:
            assault.choose_rays(self, seat, action - RAYS)

    def clone(self) -> "StarClickerState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "StarClickerState":
        """Whatever is hidden is still to be drawn, so that fresh chance is all that is needed."""
        return self.copied(rng.fork())

    def key(self, seat: i64) -> i64:
        """Everybody knows the same."""
        result: i64 = mixed(1, self.phase * 4096 + self.round)
        result = mixed(result, self.actor * 64 + self.engine)
        result = mixed(result, ((self.bought * 16 + self.powered) * 16 + self.done) * 16 + self.broken)
        result = mixed(result, (self.outage * 64 + self.probes) * 8 + self.shields)
        for pilot in range(self.parts.seats):
            result = mixed(result, self.energy[pilot] * 4 + self.owes[pilot])
        return self.mothership.stirred(self.boards.stirred(self.space.stirred(result)))

    def score(self, seat: i64) -> float:
        return 1.0 if self.result == WON else 0.0

    def knowledge(self, seat: i64) -> Data:
        """All that a pilot with perfect memory knows; everybody knows the same."""
        return plain.everything(self)

    def view(self, seat: i64) -> Data:
        """Without what was seen and hidden again, unless the table keeps a notebook (S2)."""
        return plain.shown(self)

    def position(self) -> Data:
        whole = plain.everything(self)
        whole["rng"] = self.rng.words()
        return whole

    def words(self, seat: i64, action: i64) -> Data:
        return plain.action_words(self, seat, action)

    def copied(self, rng: Rng) -> "StarClickerState":
        other = StarClickerState(
            self.game,
            self.parts,
            rng,
            self.space.clone(),
            self.boards.clone(),
            self.mothership.clone(),
            self.energy[:],
            self.owes[:],
            self.jammers[:],
        )
        self.copy_into(other)
        return other

    # The pilots' phase: any pilot may act next (S1).

    def piloting(self, seat: i64, into: Actions) -> None:
        if self.owes[seat] > 0:
            for place in range(PLACES):
                if not self.boards.is_visible(seat, place):
                    into.add(notation.press(place))
        elif not self.has(self.done, seat):
            into.add(DONE)
        if self.refused_buying(seat) == 0:
            into.add(BUY)
        if self.refused_destroying(seat) == 0:
            into.add(DESTROY)
        if self.has_power(seat):
            self.power_actions(seat, into)

    def refused_piloting(self, seat: i64, action: i64) -> i64:
        if notation.is_press(action):
            return self.refused_press(seat, action)
        if action == DONE:
            return self.refused_done(seat)
        if action == BUY:
            return self.refused_buying(seat)
        if action == DESTROY:
            return self.refused_destroying(seat)
        if notation.is_copy(action):
            return NOTHING_TO_COPY
        if notation.is_further(action):
            return NOTHING_TO_LENGTHEN
        if notation.is_rays(action):
            return NO_RAYS
        return self.refused_power(seat, action)

    def pilot(self, seat: i64, action: i64) -> None:
        if action == DONE:
            self.say_done(seat)
            return
        self.done = 0
        if notation.is_press(action):
            flight.press(self, seat, action)
        elif action == BUY:
            self.buy(seat)
        elif action == DESTROY:
            flight.destroy(self, seat)
        elif notation.is_reveal(action):
            powers.reveal(self, seat, action - REVEAL)
        elif notation.is_push(action):
            powers.push(self, seat, notation.pushed(action))
        else:
            other: i64 = self.parts.pilot(notation.other_colour(action))
            powers.show(self, seat, notation.own_place(action), other, notation.other_place(action))

    def refused_press(self, seat: i64, place: i64) -> i64:
        if self.owes[seat] == 0:
            return NO_PRESS_LEFT
        return ALREADY_VISIBLE if self.boards.is_visible(seat, place) else 0

    def refused_done(self, seat: i64) -> i64:
        if self.owes[seat] > 0:
            return PRESS_FIRST
        return DONE_ALREADY if self.has(self.done, seat) else 0

    def say_done(self, seat: i64) -> None:
        """The phase ends once everybody is done and owes no press (S1)."""
        bit: i64 = 1
        self.done |= bit << seat
        if self.report is not None:
            self.report.add("done", {"seat": seat})
        if self.done == (bit << self.parts.seats) - 1:
            assault.begin(self)

    def refused_buying(self, seat: i64) -> i64:
        if self.has(self.bought, seat):
            return BOUGHT_ALREADY
        return BUY_ENERGY if self.energy[seat] < PRICE_OF_A_PRESS else 0

    def buy(self, seat: i64) -> None:
        """One more press, which must then be made (R14, S1)."""
        bit: i64 = 1
        self.bought |= bit << seat
        self.owes[seat] += 1
        self.spend(seat, PRICE_OF_A_PRESS)
        if self.report is not None:
            self.report.add("bought", {"seat": seat})

    def refused_destroying(self, seat: i64) -> i64:
        kind: i64 = self.space.tiles[self.space.ships[seat]]
        if kind == PROBE and self.parts.level < 4:
            return PROBE_HOLDS
        if kind != JAMMER and kind != PROBE:
            return NOTHING_TO_DESTROY
        if self.energy[seat] == 0:
            return DESTROY_ENERGY
        last = kind == JAMMER and self.jammers_destroyed() == JAMMERS - 1
        return LAST_JAMMER if last and self.parts.level == 4 and self.probes < PROBES_NEEDED else 0

    def can_spend(self, seat: i64) -> bool:
        """Whether a pilot who is done could still do something."""
        if self.energy[seat] == 0:
            return False
        if self.refused_buying(seat) == 0 or self.refused_destroying(seat) == 0:
            return True
        return self.has_power(seat) and self.has_target(seat)

    # Choices in the middle of an effect.

    def refused_copy(self, seat: i64, action: i64) -> i64:
        if seat != self.actor or not notation.is_copy(action):
            return COPY_FIRST
        buttons: i64 = self.boards.copyable(seat, self.mothership.problem())
        return 0 if self.has(buttons, action - COPY) else NOT_VISIBLE

    def copy(self, seat: i64, button: i64) -> None:
        """The copy works with the own ship (S14)."""
        self.phase = PILOTING
        self.actor = NONE
        if self.report is not None:
            told = {"seat": seat, "button": BUTTONS[button], "name": button_text(button)}
            self.report.add("copied", told)
        flight.work(self, seat, button)

    def lengthen(self, seat: i64, steps: i64) -> None:
        """Max goes as far as his propulsion says, or one or two steps further; declining keeps the power (S16)."""
        towards: i64 = colour(self.engine)
        self.phase = PILOTING
        self.actor = NONE
        self.engine = NONE
        if steps > 0:
            powers.use(self, seat)
        flight.fly(self, seat, towards, 1 + steps)

    # Powers besides Max's, which is asked for when he moves.

    def power_actions(self, seat: i64, into: Actions) -> None:
        flown: i64 = self.parts.colours[seat]
        if flown == YELLOW:
            for cell in range(CELLS):
                if powers.can_reveal(self, cell):
                    into.add(notation.reveal(cell))
        elif flown == BLUE:
            for line in range(1, LINES + 1):
                if powers.pushed_to(self, line) != NONE:
                    into.add(notation.push(line))
        elif flown == VIOLET:
            self.shows(seat, into)

    def shows(self, seat: i64, into: Actions) -> None:
        for place in range(PLACES):
            if not self.boards.is_visible(seat, place):
                for other in range(self.parts.seats):
                    if other != seat:
                        for other_place in range(PLACES):
                            if not self.boards.is_visible(other, other_place):
                                into.add(notation.show(place, self.parts.colours[other], other_place))

    def has_target(self, seat: i64) -> bool:
        """Whether there is anything to use the power on; Brian always finds buttons that lie face down."""
        flown: i64 = self.parts.colours[seat]
        if flown == YELLOW:
            for cell in range(CELLS):
                if powers.can_reveal(self, cell):
                    return True
        elif flown == BLUE:
            for line in range(1, LINES + 1):
                if powers.pushed_to(self, line) != NONE:
                    return True
        return flown == VIOLET

    def refused_power(self, seat: i64, action: i64) -> i64:
        if self.parts.level == 1:
            return NO_POWERS
        flown: i64 = self.parts.colours[seat]
        if notation.is_reveal(action) and flown != YELLOW:
            return NOT_LILY
        if notation.is_push(action) and flown != BLUE:
            return NOT_WENDY
        if notation.is_show(action) and flown != VIOLET:
            return NOT_BRIAN
        if self.has(self.powered, seat):
            return POWER_USED
        if self.energy[seat] == 0:
            return POWER_ENERGY
        if notation.is_reveal(action):
            return self.refused_reveal(action - REVEAL)
        if notation.is_push(action):
            return self.refused_push(notation.pushed(action))
        return self.refused_show(seat, action)

    def refused_reveal(self, cell: i64) -> i64:
        if not self.space.lies_hidden(cell):
            return NO_HIDDEN_TILE
        return 0 if self.space.on[cell] == NOBODY else UNDER_CREEPER

    def refused_push(self, line: i64) -> i64:
        if self.space.creepers[line] == NONE:
            return NO_CREEPER
        return 0 if powers.pushed_to(self, line) != NONE else NO_ROOM_BEHIND

    def refused_show(self, seat: i64, action: i64) -> i64:
        other: i64 = self.parts.pilot(notation.other_colour(action))
        if other == NONE:
            return ABSENT_PILOT
        open_here = self.boards.is_visible(seat, notation.own_place(action))
        open_there = self.boards.is_visible(other, notation.other_place(action))
        return SHOWN_OPENLY if open_here or open_there else 0
