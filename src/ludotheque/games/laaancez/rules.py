"""Laaancez !: recruit objects with a die, then throw them at the rival's sheet, line by line, down to the candle.

Rules are cited as R1 to R16 and rulings as L1 to L17; `rules.toml` lists them, `texts/` puts them into words.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import all_but, only
from ludotheque.core.hashing import mixed
from ludotheque.core.refusals import Refusals
from ludotheque.core.types import Data, Ints, ints
from ludotheque.games.laaancez.notation import PASS, ROLL, Notation
from ludotheque.games.laaancez.sheet import HOLE, TICK, Parts, Sheet

ROLLING: Final[i64] = 0
CHOOSING: Final[i64] = 1
COMBAT: Final[i64] = 2
OVER: Final[i64] = 3
PHASES: Final = ["roll", "choose", "combat", "over"]

NOT_YET: Final[i64] = -1
"""The choice of a player who has not chosen."""

REFUSALS: Final = Refusals()

REFUSED_OVER: Final[i64] = REFUSALS.add("over", "R16")
NOT_THE_ROLLER: Final[i64] = REFUSALS.add("not-the-roller", "L12")
ROLL_FIRST: Final[i64] = REFUSALS.add("roll-first", "R5")
ALREADY_CHOSEN: Final[i64] = REFUSALS.add("already-chosen", "L1")
CHOOSE_FIRST: Final[i64] = REFUSALS.add("choose-first", "L4")
FIGHTING: Final[i64] = REFUSALS.add("fighting", "R9")
RECRUITING: Final[i64] = REFUSALS.add("recruiting", "R2")
NOT_YOUR_THROW: Final[i64] = REFUSALS.add("not-your-throw", "L6")
NOT_OFFERED: Final[i64] = REFUSALS.add("not-offered", "R6")
CANDLE_CELL: Final[i64] = REFUSALS.add("candle-cell", "L2")
CELL_TAKEN: Final[i64] = REFUSALS.add("cell-taken", "R7")
TICK_NOT_OFFERED: Final[i64] = REFUSALS.add("tick-not-offered", "R6")
TICK_CANDLE: Final[i64] = REFUSALS.add("tick-candle", "L3")
TICK_HOLE: Final[i64] = REFUSALS.add("tick-hole", "L3")
TICK_LIMIT: Final[i64] = REFUSALS.add("tick-limit", "R4")
MUST_CHOOSE: Final[i64] = REFUSALS.add("must-choose", "L4")
MUST_THROW: Final[i64] = REFUSALS.add("must-throw", "L13")
THROWER_OFF_LINE: Final[i64] = REFUSALS.add("thrower-off-line", "L8")
THROWER_GONE: Final[i64] = REFUSALS.add("thrower-gone", "L8")
THROWER_HARMLESS: Final[i64] = REFUSALS.add("thrower-harmless", "R12")
TARGET_OFF_LINE: Final[i64] = REFUSALS.add("target-off-line", "L8")
TARGET_GONE: Final[i64] = REFUSALS.add("target-gone", "L8")
TARGET_PROTECTED: Final[i64] = REFUSALS.add("target-protected", "L9")


@final
class LaaancezState(State):
    """One situation of Laaancez !."""

    def __init__(self, game: Game, notation: Notation, rng: Rng, first: Sheet, second: Sheet, choices: Ints) -> None:
        super().__init__(game, rng)
        self.parts: Parts = notation.parts
        self.notation: Notation = notation
        self.phase: i64 = ROLLING
        self.turn: i64 = 0
        """Who rolls; while choosing, who rolled; in combat, who throws."""
        self.die: i64 = 0
        """The result to choose from, 0 when there is none."""
        self.first: Sheet = first
        self.second: Sheet = second
        self.choices: Ints = choices

    @staticmethod
    def fresh(game: Game, notation: Notation, rng: Rng) -> "LaaancezState":
        """Two blank sheets, and player 1 about to roll."""
        parts = notation.parts
        return LaaancezState(game, notation, rng, Sheet.blank(parts), Sheet.blank(parts), ints(2, NOT_YET))

    def sheet(self, seat: i64) -> Sheet:
        return self.first if seat == 0 else self.second

    # The contract.

    def acting(self) -> i64:
        if self.phase == CHOOSING:
            return (1 if self.choices[0] == NOT_YET else 0) | (2 if self.choices[1] == NOT_YET else 0)
        if self.phase == OVER:
            return 0
        return self.turn + 1

    def legal(self, seat: i64, into: Actions) -> None:
        if self.phase == COMBAT:
            if seat == self.turn:
                self.throws(seat, into)
        elif self.phase == CHOOSING:
            if self.choices[seat] == NOT_YET:
                self.options(seat, into)
        elif self.phase == ROLLING and seat == self.turn:
            into.add(ROLL)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == OVER:
            return REFUSED_OVER
        if self.notation.is_throw(action):
            return self.refused_throw(seat, self.notation.thrower(action), self.notation.target(action))
        if self.phase == COMBAT:
            return self.refused_pass(seat) if action == PASS else FIGHTING
        if action == ROLL:
            return self.refused_roll(seat)
        if self.phase == ROLLING:
            return ROLL_FIRST
        if self.choices[seat] != NOT_YET:
            return ALREADY_CHOSEN
        return self.refused_choice(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == COMBAT:
            self.throw(seat, self.notation.thrower(action), self.notation.target(action))
        elif self.phase == CHOOSING:
            self.choose(seat, action)
        else:
            self.roll(seat)

    def clone(self) -> "LaaancezState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "LaaancezState":
        other = self.copied(rng.fork())
        for rival in range(2):
            if rival != seat and other.choices[rival] != NOT_YET:
                other.choices[rival] = other.any_choice(rival, rng)
        return other

    def key(self, seat: i64) -> i64:
        result: i64 = mixed(1, (self.phase * 2 + self.turn) * 8 + self.die)
        for chooser in range(2):
            choice = self.choices[chooser]
            result = mixed(result, choice if chooser == seat or choice == NOT_YET else PASS)
            sheet = self.sheet(chooser)
            result = mixed(result, sheet.line)
            for cell in range(sheet.start(), self.parts.cells):
                result = mixed(result, (sheet.what[cell] * 16 + sheet.hearts[cell]) * 16 + sheet.damage[cell])
        return result

    def score(self, seat: i64) -> float:
        return 1.0 if seat == self.winner() else 0.0

    def knowledge(self, seat: i64) -> Data:
        """All but the choice that a rival has made in secret (L1)."""
        told = self.open_things()
        told["seat"] = seat
        told["choices"] = [self.choice_seen(chooser, seat) for chooser in range(2)]
        return told

    def position(self) -> Data:
        whole = self.open_things()
        whole["choices"] = [self.choice_seen(chooser, chooser) for chooser in range(2)]
        whole["rng"] = self.rng.words()
        return whole

    def words(self, seat: i64, action: i64) -> Data:
        notation = self.notation
        mine = self.sheet(seat)
        rival = self.sheet(1 - seat)
        name = self.parts.cell_name
        if action == ROLL:
            return {"verb": "roll"}
        if action == PASS:
            return {"verb": "pass"}
        if notation.is_tick(action):
            cell = notation.ticked(action)
            return {
                "verb": "tick",
                "object": self.text(mine, cell),
                "cell": name(cell),
                "damage": mine.damage[cell] + 1,
            }
        if notation.is_copy(action):
            thing = self.parts.name(notation.copied(action))
            return {"verb": "copy", "object": f"@object-{thing}", "cell": name(notation.copied_to(action))}
        thrower, target = notation.thrower(action), notation.target(action)
        return {
            "verb": "throw",
            "object": self.text(mine, thrower),
            "from": name(thrower),
            "target": self.text(rival, target),
            "to": name(target),
            "damage": mine.damage[thrower],
        }

    def foreseeable(self) -> bool:
        return self.phase == COMBAT

    def settled(self) -> bool:
        """Candles are equal, so whoever is on the candle first has lost.

        The rival may be brought down to the candle too, but only by a throw, and then strikes next, with all hearts.
        """
        if self.phase == COMBAT:
            return self.first.on_candle() or self.second.on_candle()
        return self.phase == OVER

    def winner(self) -> i64:
        """Who has won, or will, once the game is settled: with both on the candle, whoever puts out the other first."""
        if self.first.on_candle() and self.second.on_candle():
            damage = self.parts.damage[self.parts.objects]
            thrower = self.sheet(self.turn).hearts[self.parts.candle]
            rival = self.sheet(1 - self.turn).hearts[self.parts.candle]
            first = (rival + damage - 1) // damage <= (thrower + damage - 1) // damage
            return self.turn if first else 1 - self.turn
        return 1 if self.first.on_candle() else 0

    # Recruiting: one player rolls, both choose in secret, both choices are carried out together.

    def refused_roll(self, seat: i64) -> i64:
        if self.phase == CHOOSING:
            return CHOOSE_FIRST if self.choices[seat] == NOT_YET else ALREADY_CHOSEN
        return 0 if seat == self.turn else NOT_THE_ROLLER

    def roll(self, seat: i64) -> None:
        self.die = self.rng.below(6) + 1
        self.phase = CHOOSING
        if self.report is not None:
            self.report.add("rolled", {"seat": seat, "die": self.die})

    def options(self, seat: i64, into: Actions) -> None:
        """Both options of the result, wherever they can be carried out; passing if neither can (L4, L15)."""
        before: i64 = into.size
        first = self.parts.option(self.die, 0)
        second = self.parts.option(self.die, 1)
        self.carried_out(seat, first, into)
        if second != first:
            self.carried_out(seat, second, into)
        if into.size == before:
            into.add(PASS)

    def carried_out(self, seat: i64, option: i64, into: Actions) -> None:
        sheet = self.sheet(seat)
        if option == TICK:
            for cell in range(self.parts.candle):
                if sheet.can_grow(cell):
                    into.add(self.notation.tick(cell))
        else:
            for cell in range(self.parts.candle):
                if sheet.what[cell] == HOLE:
                    into.add(self.notation.copy(option, cell))

    def refused_choice(self, seat: i64, action: i64) -> i64:
        sheet = self.sheet(seat)
        if action == PASS:
            may_tick = self.parts.offers(self.die, TICK) and sheet.can_grow_anywhere()
            may_copy = self.parts.option(self.die, 0) != TICK or self.parts.option(self.die, 1) != TICK
            return MUST_CHOOSE if may_tick or may_copy else 0
        if self.notation.is_tick(action):
            return self.refused_tick(sheet, self.notation.ticked(action))
        cell = self.notation.copied_to(action)
        if not self.parts.offers(self.die, self.notation.copied(action)):
            return NOT_OFFERED
        if cell == self.parts.candle:
            return CANDLE_CELL
        return 0 if sheet.what[cell] == HOLE else CELL_TAKEN

    def refused_tick(self, sheet: Sheet, cell: i64) -> i64:
        if not self.parts.offers(self.die, TICK):
            return TICK_NOT_OFFERED
        if cell == self.parts.candle:
            return TICK_CANDLE
        if sheet.what[cell] == HOLE:
            return TICK_HOLE
        return 0 if sheet.can_grow(cell) else TICK_LIMIT

    def choose(self, seat: i64, action: i64) -> None:
        self.choices[seat] = action
        if self.report is not None:
            self.report.add("chose", {"seat": seat}, all_but(seat))
            self.report.add("chose-this", {"seat": seat, **self.words(seat, action)}, only(seat))
        if self.choices[1 - seat] != NOT_YET:
            self.carry_out_choices()

    def carry_out_choices(self) -> None:
        """Both choices are revealed and carried out together (L1); a complete sheet ends the recruiting (R9, L5)."""
        self.reveals += 1
        for seat in range(2):
            self.carry_out(seat, self.choices[seat])
            self.choices[seat] = NOT_YET
        self.die = 0
        if self.first.free == 0 or self.second.free == 0:
            self.start_combat()
        else:
            self.turn = 1 - self.turn
            self.phase = ROLLING

    def carry_out(self, seat: i64, choice: i64) -> None:
        sheet = self.sheet(seat)
        if self.report is not None:
            told = self.words(seat, choice)
            verb = told.pop("verb")
            self.report.add(f"{verb}-done", {"seat": seat, **told})
        if choice == PASS:
            return
        if self.notation.is_tick(choice):
            sheet.damage[self.notation.ticked(choice)] += 1
        else:
            sheet.copy(self.notation.copied_to(choice), self.notation.copied(choice))

    # Combat: line against line, one throw at a time, until a candle is out.

    def start_combat(self) -> None:
        """Player 1 throws first; lines that cannot fight are folded at once (L6, L7, L17)."""
        self.phase = COMBAT
        self.turn = 0
        if self.report is not None:
            self.report.add("combat", {})
        self.fold(0)
        self.fold(1)

    def throws(self, seat: i64, into: Actions) -> None:
        mine = self.sheet(seat)
        rival = self.sheet(1 - seat)
        start = rival.start()
        end = rival.end()
        targets = rival.targets()
        for thrower in range(mine.start(), mine.end()):
            if mine.hurts(thrower):
                for target in range(start, end):
                    if (targets >> (target - start)) & 1 == 1:
                        into.add(self.notation.throw(thrower, target))

    def refused_pass(self, seat: i64) -> i64:
        return MUST_THROW if seat == self.turn else NOT_YOUR_THROW

    def refused_throw(self, seat: i64, thrower: i64, target: i64) -> i64:
        if self.phase != COMBAT:
            return RECRUITING
        if seat != self.turn:
            return NOT_YOUR_THROW
        mine = self.sheet(seat)
        if not mine.on_line(thrower):
            return THROWER_OFF_LINE
        if not mine.living(thrower):
            return THROWER_GONE
        if not mine.hurts(thrower):
            return THROWER_HARMLESS
        rival = self.sheet(1 - seat)
        if not rival.on_line(target):
            return TARGET_OFF_LINE
        if not rival.living(target):
            return TARGET_GONE
        return TARGET_PROTECTED if rival.covered(target) else 0

    def throw(self, seat: i64, thrower: i64, target: i64) -> None:
        mine = self.sheet(seat)
        rival = self.sheet(1 - seat)
        lost = rival.hit(target, mine.damage[thrower])
        if self.report is not None:
            self.report_throw(seat, thrower, target, lost)
        if rival.hearts[self.parts.candle] == 0:
            self.phase = OVER
            if self.report is not None:
                self.report.add("won", {"seat": seat})
            return
        self.fold(1 - seat)
        self.turn = 1 - seat

    def fold(self, seat: i64) -> None:
        """Fold away every line in turn that has nothing left to throw (L7, L16)."""
        sheet = self.sheet(seat)
        while sheet.beaten():
            if self.report is not None:
                self.report.add("folded", {"seat": seat, "line": self.line_name(sheet)})
            sheet.line += 1
            if self.report is not None and sheet.on_candle():
                self.report.add("on-candle", {"seat": seat})

    def report_throw(self, seat: i64, thrower: i64, target: i64, lost: i64) -> None:
        assert self.report is not None
        told = self.words(seat, self.notation.throw(thrower, target))
        del told["verb"]
        rival = self.sheet(1 - seat)
        self.report.add("thrown", {"seat": seat, **told, "lost": lost, "left": rival.hearts[target]})
        if not rival.living(target):
            where = {"object": self.text(rival, target), "cell": self.parts.cell_name(target)}
            self.report.add("destroyed", {"seat": 1 - seat, **where})

    # Plain data.

    def copied(self, rng: Rng) -> "LaaancezState":
        first, second = self.first.clone(), self.second.clone()
        other = LaaancezState(self.game, self.notation, rng, first, second, self.choices[:])
        other.reveals = self.reveals
        other.phase = self.phase
        other.turn = self.turn
        other.die = self.die
        return other

    def any_choice(self, seat: i64, rng: Rng) -> i64:
        """One of a seat's possible choices, each as likely as the others: the law for a choice that nobody saw."""
        possible = Actions()
        self.options(seat, possible)
        return possible.items[rng.below(possible.size)]

    def open_things(self) -> Data:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "die": self.die,
            "sheets": [self.sheet_data(self.first), self.sheet_data(self.second)],
        }

    def sheet_data(self, sheet: Sheet) -> Data:
        rows = []
        for row in range(self.parts.rows):
            cells = range(self.parts.starts[row], self.parts.starts[row + 1])
            rows.append(" ".join([self.cell_data(sheet, cell) for cell in cells]))
        return {"rows": rows, "candle": sheet.hearts[self.parts.candle], "line": self.line_name(sheet)}

    def cell_data(self, sheet: Sheet, cell: i64) -> str:
        thing = sheet.what[cell]
        return "." if thing == HOLE else f"{self.parts.name(thing)}:{sheet.hearts[cell]}/{sheet.damage[cell]}"

    def line_name(self, sheet: Sheet) -> str:
        return chr(97 + sheet.line)

    def text(self, sheet: Sheet, cell: i64) -> str:
        return f"@object-{self.parts.name(sheet.what[cell])}"

    def choice_seen(self, chooser: i64, seat: i64) -> str:
        choice = self.choices[chooser]
        if choice == NOT_YET:
            return ""
        return self.notation.write(choice) if chooser == seat else "?"
