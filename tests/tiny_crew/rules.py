"""The rules of Moles, C1 to C5, with their notation (`lift 2`, `done`, `dig 5`) and positions.

Nothing hidden is kept: a root that nobody has seen is drawn when its pot is lifted. So all know the same, and a state
is what a mole with perfect memory knows.
"""

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.components import checked
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import BadPosition
from ludotheque.core.hashing import Key
from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.shapes import read_position
from ludotheque.core.types import Data
from tests.tiny_crew.shapes import Knowledge, Position, Pots

REFUSALS = [
    ("", ""),
    ("over", "C5"),
    ("lifted-already", "C2"),
    ("open", "C2"),
    ("lift-first", "C3"),
    ("done-already", "C3"),
    ("choosing", "C4"),
    ("not-yet", "C4"),
]
OVER, LIFTED_ALREADY, OPEN, LIFT_FIRST, DONE_ALREADY, CHOOSING, NOT_YET = range(1, len(REFUSALS))
UNKNOWN = 0
MOST = 99
"""No number of a pot, a root or a seat is higher."""


def read_pots(text: str) -> Pots:
    return checked(text, Pots, "tiny_crew", lambda found: [])


class MolesState(State):
    """`roots` are those that were ever seen; `lifted` pots stay open for the round; `spent` moles have lifted one."""

    def __init__(self, game: "MolesGame", rng: Rng, plain: Data) -> None:
        super().__init__(game, rng)
        self.rules = game
        self.round: int = plain["round"]
        self.roots: list[int] = [*plain["roots"]]
        self.lifted: list[int] = [*plain["lifted"]]
        self.spent: list[int] = [*plain["spent"]]
        self.done: list[int] = [*plain["done"]]
        self.dug: int = plain["dug"]
        self.lamps: int = plain["lamps"]

    def won(self) -> bool:
        return self.dug == self.rules.goal

    def ended(self) -> bool:
        return self.won() or self.lamps == 0

    def common(self) -> bool:
        """Where to dig is for all to choose (C4)."""
        return len(self.done) == self.rules.seats and not self.ended()

    def owing(self) -> i64:
        """Whoever has not lifted a pot; where all dig, everybody (C3, C4)."""
        return self.awaited() & ~sum(1 << seat for seat in self.spent) if not self.common() else self.awaited()

    def is_open(self, pot: int) -> bool:
        return pot in self.lifted or 0 < self.roots[pot] <= self.dug

    def acting(self) -> i64:
        if self.ended():
            return 0
        return sum(1 << seat for seat in range(self.rules.seats) if self.common() or seat not in self.done)

    def legal(self, seat: i64, into: Actions) -> None:
        for action in range(self.rules.action_count()):
            if self.refusal(seat, action) == 0:
                into.add(action)

    def refusal(self, seat: i64, action: i64) -> i64:
        pots = self.rules.pots.pots
        if self.ended():
            return OVER
        if action > pots:
            pot = action - pots - 1
            return (OPEN if 0 < self.roots[pot] <= self.dug else 0) if self.common() else NOT_YET
        if self.common():
            return CHOOSING
        if action == pots:
            return DONE_ALREADY if seat in self.done else 0 if seat in self.spent else LIFT_FIRST
        if seat in self.spent:
            return LIFTED_ALREADY
        return OPEN if self.is_open(action) else 0

    def apply(self, seat: i64, action: i64) -> None:
        pots = self.rules.pots.pots
        if action == pots:
            self.done = sorted([*self.done, seat])
            self.tell("done", seat=seat)
        elif action < pots:
            self.lifted = sorted([*self.lifted, action])
            self.spent = sorted([*self.spent, seat])
            self.done = []
            self.tell("lifted", seat=seat, pot=action + 1, root=self.look(action))
        else:
            self.dig(action - pots - 1)

    def look(self, pot: int) -> int:
        """Draw the root that nobody has seen yet."""
        self.reveals += 1
        if self.roots[pot] == UNKNOWN:
            left = [root for root in range(1, len(self.roots) + 1) if root not in self.roots]
            self.roots[pot] = left[self.rng.below(len(left))]
        return self.roots[pot]

    def dig(self, pot: int) -> None:
        """The next root stays up; any other costs a lamp (C4). Then the next round begins."""
        root = self.look(pot)
        if root == self.dug + 1:
            self.dug += 1
            self.tell("dug", pot=pot + 1, root=root)
        else:
            self.lamps -= 1
            self.tell("missed", pot=pot + 1, root=root, lamps=self.lamps)
        if self.ended():
            self.tell("won" if self.won() else "lost")
            return
        self.round += 1
        self.lifted, self.spent, self.done = [], [], []
        if self.report is not None and self.rules.remembering:
            self.report.hide()
        self.tell("covered", round=self.round)

    def tell(self, kind: str, **data: int) -> None:
        if self.report is not None:
            self.report.add(kind, data)

    def clone(self) -> "MolesState":
        other = MolesState(self.rules, self.rng.clone(), self.knowledge(0))
        other.reveals = self.reveals
        return other

    def guess(self, seat: i64, rng: Rng) -> "MolesState":
        return self.rules.imagine(self.knowledge(seat), rng)

    def open(self) -> bool:
        """Nothing is hidden but what is still to be drawn."""
        return True

    def key(self, seat: i64) -> i64:
        key = Key()
        for number in [self.round, self.dug, self.lamps]:
            key.add_bits(number)
        for group in (self.roots, self.lifted, self.spent, self.done):
            key.add_list(vec[i64](group), 0, MOST)
        return key.value()

    def score(self, seat: i64) -> float:
        return float(self.won())

    def knowledge(self, seat: i64) -> Data:
        return {
            "round": self.round,
            "roots": [*self.roots],
            "lifted": [*self.lifted],
            "spent": [*self.spent],
            "done": [*self.done],
            "dug": self.dug,
            "lamps": self.lamps,
        }

    def view(self, seat: i64) -> Data:
        """Only what lies open, unless the crew takes notes."""
        told = self.knowledge(seat)
        if self.rules.remembering and not self.ended():
            told["roots"] = [root if self.is_open(pot) else UNKNOWN for pot, root in enumerate(self.roots)]
        return told

    def laid_open(self, seat: i64) -> Data:
        return self.knowledge(seat)

    def unseen(self, rng: Rng) -> Data:
        """The roots that nobody has seen."""
        left = vec[i64]([root for root in range(1, len(self.roots) + 1) if root not in self.roots])
        rng.shuffle(left)
        drawn = iter(left)
        return {"roots": [UNKNOWN if root != UNKNOWN else next(drawn) for root in self.roots]}

    def position(self) -> Data:
        return {**self.knowledge(0), "rng": self.rng.words()}

    def words(self, seat: i64, action: i64) -> Data:
        line = self.rules.write(action).split()
        return {"verb": line[0], "pot": int(line[1])} if len(line) == 2 else {"verb": line[0]}


class MolesGame(Game):
    """Moles with its pots and its level chosen."""

    def __init__(self, setup: Setup, pots: Pots) -> None:
        verbs = Verbs()
        for verb, many in (("lift", pots.pots), ("done", 1), ("dig", pots.pots)):
            verbs.add(verb, many)
        super().__init__(setup, REFUSALS, Lines(verbs, {"lift": counted(pots.pots), "dig": counted(pots.pots)}))
        self.pots = pots
        self.goal = int(setup.options["level"])
        self.free_order = True
        self.cooperative = True
        self.remembering = not setup.options["notes"]

    def targets(self) -> list[str]:
        return [f"pot-{number}" for number in counted(self.pots.pots)]

    def start(self, seed: str) -> MolesState:
        nothing: Data = {"round": 1, "lifted": [], "spent": [], "done": [], "dug": 0, "lamps": self.pots.lamps}
        return MolesState(self, Rng(seed), {**nothing, "roots": [UNKNOWN] * self.pots.pots})

    def from_position(self, position: Data) -> MolesState:
        told = read_position(position, Position)
        pots, seats = range(self.pots.pots), range(self.seats)
        if told.dug > self.goal or told.lamps > self.pots.lamps:
            raise BadPosition(f"at most {self.goal} roots are dug up, by the light of at most {self.pots.lamps} lamps")
        seen = [root for root in told.roots if root != UNKNOWN]
        if len(told.roots) != len(pots) or any(root > len(pots) for root in seen):
            raise BadPosition(f"roots has a number from 0 to {len(pots)} for each pot")
        if len(set(seen)) != len(seen) or not set(range(1, told.dug + 1)) <= set(seen):
            raise BadPosition("every root is under one pot, and those that were dug up are seen")
        for name, group, all_of_them in (("lifted", told.lifted, pots), ("spent", told.spent, seats)):
            if group != sorted(set(group) & set(all_of_them)):
                raise BadPosition(f"{name}: each once, in order")
        if len(told.lifted) != len(told.spent) or not all(told.roots[pot] for pot in told.lifted):
            raise BadPosition("lifted: each spent mole has lifted one pot, and seen its root")
        if told.done != sorted(set(told.done) & set(told.spent)):
            raise BadPosition("done: spent moles, each once, in order")
        return MolesState(self, Rng.at(told.rng), position)

    def imagine(self, knowledge: Data, rng: Rng) -> MolesState:
        read_position(knowledge, Knowledge)
        return MolesState(self, rng.fork(), knowledge)

    def forget(self, knowledge: Data, share: i64, seed: str) -> Data:
        """Roots under pots that were put down; which of them slip the mind depends on the round, too."""
        roots = [*knowledge["roots"]]
        for pot, root in enumerate(roots):
            covered = pot not in knowledge["lifted"] and root > knowledge["dug"]
            slips = sha256(f"{seed} {pot} {root}".encode()).digest()[0] * 100 < share * 256
            if covered and slips:
                roots[pot] = UNKNOWN
        return {**knowledge, "roots": roots}
