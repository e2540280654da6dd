"""Arkade: saucers cross the board by colour dice, a lone ship shoots at them; in turns, or both at once in real time.

This module keeps the contract and tells who may act when: throws, turns, the signal and falling dice. What the two
sides do with their dice is in `alien.py` and `defender.py`.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game
from ludotheque.core.hashing import mixed
from ludotheque.core.types import Data, ints
from ludotheque.games.arkade.alien import (
    alien_actions,
    alien_answers,
    alien_apply,
    alien_refusal,
    any_sacrifice,
    lapse_alien,
)
from ludotheque.games.arkade.board import Board
from ludotheque.games.arkade.defender import (
    any_while_falling,
    defender_actions,
    defender_answers,
    defender_apply,
    defender_refusal,
    fly,
    lapse_defender,
    must_obey,
)
from ludotheque.games.arkade.dice import FIRE, MOVEMENT, Dice
from ludotheque.games.arkade.notation import (
    END,
    FLY,
    KEEP,
    NUGGET_LEFT,
    NUGGET_RIGHT,
    READY,
    STOP,
    THROW,
    THROW_FIRST_DIE,
    THROW_SECOND_DIE,
    Notation,
)
from ludotheque.games.arkade.refusals import (
    ALIENS_ONLY,
    ALREADY_READY,
    ALWAYS_BOTH,
    CHOOSE_FIRST,
    DEFENDERS_ONLY,
    DICE_FALLING,
    FIRST_THROW_IS_BOTH,
    MUST_OBEY,
    NO_SIGNAL,
    NO_TURNS,
    NOT_FINAL,
    NOT_STARTED,
    NOT_YOUR_TURN,
    REFUSED_OVER,
    THROW_FIRST,
    THROWS_ARE_FINAL,
)
from ludotheque.games.arkade.situation import (
    ALIEN,
    COUNTDOWN,
    DEFENDER,
    DRAW,
    FREE,
    HELD,
    HIT,
    MOORED,
    NO_CHOICE,
    OVER,
    PLAYING,
    WAITING,
    Situation,
)
from ludotheque.games.arkade.tiles import KINDS, Tiles

BOTH: Final[i64] = 3
"""Both seats, as a set of bits."""

HELD_THROWS: Final[i64] = 3
"""In the arcade the third throw frees a ship that is held, whatever it shows (A27)."""


@final
class ArkadeState(Situation):
    """One situation of Arkade."""

    @staticmethod
    def fresh(game: Game, notation: Notation, rng: Rng) -> "ArkadeState":
        """Saucers on the first lines, the ship on cell 1 with its nuggets, tiles face down (R3 to R7)."""
        options = game.setup.options
        arcade = options["mode"] == "arcade"
        parts = notation.parts
        tiles = Tiles.fresh(parts, options["tiles"] is True)
        board, dice = Board.fresh(parts), Dice.fresh(parts)
        state = ArkadeState(game, notation, rng, arcade, board, dice, tiles, ints(4), ints(2, NEVER))
        state.nuggets = int(options["nuggets"])
        state.throws_a_turn = int(options["throws"])
        return state

    # The contract.

    def acting(self) -> i64:
        if self.phase == PLAYING:
            if not self.arcade:
                return self.turn + 1
            return (1 if self.may_act(ALIEN) else 0) | (2 if self.may_act(DEFENDER) else 0)
        return BOTH - self.ready if self.phase == WAITING else 0

    def awaited(self) -> i64:
        """While dice fall nobody waits for their player, though nuggets, GPS and sacrifices may be used (A26)."""
        acting = self.acting()
        for seat in range(2):
            if self.lands[seat] != NEVER and self.choice(seat) == NO_CHOICE:
                acting &= ~(seat + 1)
        return acting

    def legal(self, seat: i64, into: Actions) -> None:
        if self.phase != PLAYING:
            if self.phase == WAITING and not self.is_ready(seat):
                into.add(READY)
        elif not self.arcade and seat != self.turn:
            return
        elif self.choice(seat) != NO_CHOICE:
            if seat == ALIEN:
                alien_answers(self, into)
            else:
                defender_answers(self, into)
        else:
            self.throws_and_end(seat, into)
            if seat == ALIEN:
                alien_actions(self, into)
            else:
                defender_actions(self, into)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return REFUSED_OVER
        if action == READY:
            return self.refused_ready(seat)
        if self.phase != PLAYING:
            return NOT_STARTED
        if seat == DEFENDER and self.notation.is_aliens(action):
            return ALIENS_ONLY
        if seat == ALIEN and self.notation.is_defenders(action):
            return DEFENDERS_ONLY
        if not self.arcade and seat != self.turn:
            return NOT_YOUR_TURN
        if THROW <= action <= KEEP or action == END:
            return self.refused_throws_and_end(seat, action)
        return alien_refusal(self, action) if seat == ALIEN else defender_refusal(self, action)

    def apply(self, seat: i64, action: i64) -> None:
        if action == READY:
            self.get_ready(seat)
        elif action == END:
            self.end_turn()
        elif action == KEEP:
            self.keep()
        elif THROW <= action <= THROW_SECOND_DIE:
            if self.arcade:
                self.toss(seat)
            else:
                self.throw(seat, action)
        elif seat == ALIEN:
            alien_apply(self, action)
            if self.arcade:
                lapse_defender(self)
        else:
            defender_apply(self, action)
            if self.arcade:
                lapse_alien(self)

    def due(self) -> i64:
        """The signal, or whatever dice land first (A13)."""
        if self.phase == COUNTDOWN:
            return self.starts
        first = self.lands[ALIEN]
        second = self.lands[DEFENDER]
        if first == NEVER or second == NEVER:
            return second if first == NEVER else first
        return first if first <= second else second

    def tick(self, now: i64) -> None:
        due = self.due()
        while due != NEVER and due <= now:
            self.clock = due
            if self.phase == COUNTDOWN:
                self.go()
            else:
                self.land(ALIEN if self.lands[ALIEN] == due else DEFENDER)
            due = self.due()
        self.clock = now

    def clone(self) -> "ArkadeState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "ArkadeState":
        """Nothing is hidden but chance to come: unturned tiles are drawn when they are turned (A30)."""
        return self.copied(rng.fork())

    def key(self, seat: i64) -> i64:
        result: i64 = mixed(1, (self.phase * 4 + self.ready) * 4 + self.turn + 1)
        result = mixed(result, (self.turns * 2 + (1 if self.kept else 0)) * 4 + self.reactor)
        result = mixed(result, (self.throws * 4 + self.held) * 4 + self.winner + 1)
        result = mixed(result, (self.ship * 64 + self.nuggets) * 16 + self.tiles.gps)
        result = mixed(result, self.tiles.alien_left)
        result = mixed(result, self.until(self.starts))
        for place in range(2):
            result = mixed(result, self.until(self.lands[place]))
        for place in range(4):
            result = mixed(result, (self.choices[place] * 16 + self.dice.shown[place] + 1) * 2 + self.dice.used[place])
        for cell in range(self.parts.cells):
            result = mixed(result, self.board.cells[cell])
        for colour in range(self.parts.colours):
            result = mixed(
                result, (self.board.out[colour] * 4096 + self.board.shot[colour]) * 16 + self.tiles.ammo[colour]
            )
            result = mixed(result, self.tiles.defender_left[colour])
        for kind in range(len(self.tiles.alien)):
            result = mixed(result, self.tiles.alien[kind])
        for kind in range(KINDS * self.parts.colours):
            result = mixed(result, self.tiles.defender[kind])
        return result

    def settled(self) -> bool:
        return self.phase == OVER

    def score(self, seat: i64) -> float:
        if self.winner == DRAW:
            return 0.5
        return 1.0 if seat == self.winner else 0.0

    def knowledge(self, seat: i64) -> Data:
        """Everything on the table is open."""
        return self.everything()

    def position(self) -> Data:
        whole = self.everything()
        whole["rng"] = self.rng.words()
        return whole

    def words(self, seat: i64, action: i64) -> Data:
        notation = self.notation
        told: Data = {"verb": notation.write(action).partition(" ")[0]}
        name = self.parts.cell_name
        if THROW <= action <= THROW_SECOND_DIE:
            told["dice"] = self.thrown_text(seat, action)
        elif action in (NUGGET_LEFT, NUGGET_RIGHT):
            told["way"] = "left" if action == NUGGET_LEFT else "right"
        elif action == FLY:
            told["column"] = self.dice.shown[MOVEMENT] + 1
        elif action == STOP:
            told["cell"] = name(self.chosen_about(ALIEN))
            told["saucer"] = self.saucer_text(self.chosen_about(ALIEN))
        elif notation.is_move(action):
            told["saucer"] = self.saucer_text(notation.origin(action))
            told["from"] = name(notation.origin(action))
            told["to"] = name(notation.target(action))
        elif notation.is_repair(action):
            told["saucer"] = f"@saucer-{self.parts.names[notation.colour(action)]}"
            told["cell"] = name(notation.column(action))
        elif action >= notation.first_sacrifice:
            cell = notation.cell(action)
            told["cell"] = name(cell)
            if self.board.saucer_at(cell):
                told["saucer"] = self.saucer_text(cell)
        elif action >= notation.first_gps:
            told["column"] = notation.column(action) + 1
            if notation.is_blast(action):
                told["colour"] = self.colour_text(notation.colour(action))
            elif notation.is_shoot(action):
                told["colour"] = self.colour_text(self.dice.shown[FIRE])
        return told

    # Throws and turns (R8, R9, R15; A2, A7, A17).

    def throws_and_end(self, seat: i64, into: Actions) -> None:
        if self.arcade:
            if self.lands[seat] == NEVER:
                into.add(THROW)
        elif self.kept:
            if seat == ALIEN or not must_obey(self):
                into.add(END)
        else:
            into.add(THROW)
            if self.throws > 0:
                into.add(THROW_FIRST_DIE)
                into.add(THROW_SECOND_DIE)
                into.add(KEEP)

    def refused_throws_and_end(self, seat: i64, action: i64) -> i64:
        if self.arcade:
            if action in (KEEP, END):
                return NO_TURNS
            if action != THROW:
                return ALWAYS_BOTH
        if self.choice(seat) != NO_CHOICE:
            return CHOOSE_FIRST
        if self.arcade:
            return 0 if self.lands[seat] == NEVER else DICE_FALLING
        if action == END:
            return self.refused_end(seat)
        if self.kept:
            return THROWS_ARE_FINAL
        if self.throws > 0 or action == THROW:
            return 0
        return THROW_FIRST if action == KEEP else FIRST_THROW_IS_BOTH

    def refused_end(self, seat: i64) -> i64:
        if not self.kept:
            return NOT_FINAL if self.throws > 0 else THROW_FIRST
        return MUST_OBEY if seat == DEFENDER and must_obey(self) else 0

    def throw(self, seat: i64, action: i64) -> None:
        """A die that is not thrown again keeps its result; the last throw of a turn is final (A17)."""
        first = action != THROW_SECOND_DIE
        second = action != THROW_FIRST_DIE
        if first:
            self.dice.roll(2 * seat, self.rng)
        if second:
            self.dice.roll(2 * seat + 1, self.rng)
        self.throws += 1
        self.kept = self.throws == self.throws_a_turn
        if self.report is not None:
            self.report_throw(seat, first, second, self.throws)

    def keep(self) -> None:
        self.kept = True
        if self.report is not None:
            self.report.add("kept", {"seat": self.turn})

    def end_turn(self) -> None:
        """The next player's turn begins; a damaged reactor holds the ship for one turn of the defender (A6)."""
        seat = self.turn
        if self.report is not None:
            self.report.add("ended", {"seat": seat})
        if seat == ALIEN:
            self.board.rest()
            if self.reactor == HIT:
                self.reactor = HELD
        elif self.reactor == HELD:
            self.release()
        self.dice.pick_up(seat)
        self.throws = 0
        self.kept = False
        self.turn = 1 - seat
        self.turns += 1
        if self.turns == self.parts.most_turns:
            self.draw()

    def release(self) -> None:
        self.reactor = FREE
        self.held = 0
        if self.report is not None:
            self.report.add("released", {"seat": DEFENDER})

    # Arcade: a signal, then each throws and acts without waiting for the other (R22 to R24; A13, A26).

    def is_ready(self, seat: i64) -> bool:
        return (self.ready >> seat) & 1 == 1

    def refused_ready(self, seat: i64) -> i64:
        if not self.arcade:
            return NO_SIGNAL
        return ALREADY_READY if self.is_ready(seat) else 0

    def get_ready(self, seat: i64) -> None:
        """When both are, a countdown runs to the signal."""
        self.ready |= seat + 1
        if self.report is not None:
            self.report.add("ready", {"seat": seat})
        if self.ready == BOTH:
            self.phase = COUNTDOWN
            self.starts = self.clock + self.parts.countdown
            if self.report is not None:
                self.report.add("countdown", {"ms": self.parts.countdown})

    def go(self) -> None:
        self.phase = PLAYING
        self.starts = NEVER
        if self.report is not None:
            self.report.add("go", {})

    def may_act(self, seat: i64) -> bool:
        """Whoever has a choice to answer or dice on the table; while they fall, whoever needs none."""
        if self.lands[seat] == NEVER or self.choice(seat) != NO_CHOICE:
            return True
        return any_sacrifice(self) if seat == ALIEN else any_while_falling(self)

    def toss(self, seat: i64) -> None:
        """Both dice go up; what they showed is lost (A26), and what had to rest may move again (A16, A27)."""
        self.dice.pick_up(seat)
        self.lands[seat] = self.clock + self.parts.fall
        if self.report is not None:
            self.report.add("tossed", {"seat": seat, "lands": self.lands[seat]})
        if seat == ALIEN:
            self.board.rest()
        elif self.reactor == MOORED:
            self.release()

    def land(self, seat: i64) -> None:
        """The dice lie; the throw that is one too many for a game ends it (A15)."""
        self.lands[seat] = NEVER
        self.dice.roll(2 * seat, self.rng)
        self.dice.roll(2 * seat + 1, self.rng)
        self.throws += 1
        if self.report is not None:
            self.report_throw(seat, True, True, 0)
        if seat == DEFENDER and self.reactor == HELD:
            self.obey()
        if self.throws == self.parts.most_throws:
            self.draw()

    def obey(self) -> None:
        """A held ship goes to a 1 or a 6 by itself, and no further; the third throw without one frees it (A27)."""
        column = self.dice.shown[MOVEMENT]
        if self.parts.is_end(column):
            self.dice.used[MOVEMENT] = 1
            self.reactor = MOORED
            self.held = 0
            if column != self.ship:
                fly(self, column, "reactor")
            return
        self.held += 1
        if self.held == HELD_THROWS:
            self.release()

    # Plain data.

    def until(self, moment: i64) -> i64:
        """How far off a moment is, so that the same situation at another time has the same key."""
        return NEVER if moment == NEVER else moment - self.clock

    def copied(self, rng: Rng) -> "ArkadeState":
        board, dice, tiles = self.board.clone(), self.dice.clone(), self.tiles.clone()
        other = ArkadeState(
            self.game, self.notation, rng, self.arcade, board, dice, tiles, self.choices[:], self.lands[:]
        )
        other.clock = self.clock
        other.reveals = self.reveals
        other.throws_a_turn = self.throws_a_turn
        other.phase = self.phase
        other.ready = self.ready
        other.starts = self.starts
        other.turn = self.turn
        other.turns = self.turns
        other.throws = self.throws
        other.kept = self.kept
        other.ship = self.ship
        other.nuggets = self.nuggets
        other.reactor = self.reactor
        other.held = self.held
        other.winner = self.winner
        return other

    def thrown_text(self, seat: i64, action: i64) -> str:
        if action == THROW:
            return "both"
        if action == THROW_FIRST_DIE:
            return "first" if seat == ALIEN else "fire"
        return "second" if seat == ALIEN else "movement"

    def report_throw(self, seat: i64, first: bool, second: bool, throw: i64) -> None:
        assert self.report is not None
        told: Data = {"seat": seat, "dice": self.dice_data(seat), "rolled": [first, second], "throw": throw}
        told["first"] = self.die_text(2 * seat)
        told["second"] = self.die_text(2 * seat + 1)
        self.report.add("thrown", told)

    def die_text(self, die: i64) -> str | int:
        shown = self.dice.shown[die]
        if die == MOVEMENT:
            return shown + 1
        return self.colour_text(shown)
