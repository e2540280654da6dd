"""Phantom - Raiders Rush: who may act, what may be done, and what it leads to.

Rules are cited as R1 to R56 and rulings as P1 to P23; `rules.toml` lists them, `texts/` puts them into words. Each
phase has its module: `setting_up`, `equipment`, `moves`, `fight`, `adventures` with `drone`, `titans` and `tokens`;
`turns` leads from one player to the next. What players know of each other's hands is in `hands`.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.events import all_but, only
from ludotheque.core.hashing import mixed
from ludotheque.core.types import Data, ints
from ludotheque.games.phantom import adventures, drone, equipment, fight, moves, plain, setting_up, titans, turns
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.deal import deal, knows_under
from ludotheque.games.phantom.dock import Dock
from ludotheque.games.phantom.duel import BOTH, NOBODY, Duel
from ludotheque.games.phantom.hands import Hands
from ludotheque.games.phantom.notation import (
    ACCEPT,
    ADVENTURER,
    BERTH,
    BURY,
    HAND,
    PAY,
    PLACE,
    RETHROW,
    ROTATE,
    Notation,
    sort_stolen,
    victim,
)
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.refusals import (
    DECIDED_ALREADY,
    GAME_OVER,
    NOT_YOUR_TURN,
    WAIT_FOR_MINE,
    WAIT_FOR_RETHROW,
    WAIT_FOR_TITANS,
)
from ludotheque.games.phantom.ring import Ring
from ludotheque.games.phantom.situation import (
    ADVENTURING,
    BERTHING,
    BURYING,
    CHOOSING,
    COMMITTING,
    EQUIPPING,
    FACING_TITANS,
    HANDING,
    MOVING,
    NOWHERE,
    OVER,
    PAYING_COST,
    PAYING_FARE,
    PLACING,
    RETHROWING,
    STEALING,
    Situation,
)


@final
class PhantomState(Situation):
    """One situation of Phantom, under its rules."""

    @staticmethod
    def blank(game: Game, parts: Parts, notation: Notation, rng: Rng) -> "PhantomState":
        """All still in the box."""
        seats: i64 = parts.seats
        return PhantomState(
            game,
            parts,
            notation,
            rng,
            Hands.empty(seats, parts.strong),
            Dock.full(parts),
            Ring.full(parts),
            Duel.none(),
            ints(seats),
            ints(seats),
            ints(seats, NOWHERE),
            ints(seats),
            ints(seats, NOBODY),
        )

    @staticmethod
    def fresh(game: Game, parts: Parts, notation: Notation, rng: Rng) -> "PhantomState":
        """Set up for the first choice."""
        state = PhantomState.blank(game, parts, notation, rng)
        setting_up.set_up(state)
        return state

    # The contract.

    def acting(self) -> i64:
        if self.phase == COMMITTING:
            return self.undecided()
        if self.phase == OVER:
            return 0
        return only(self.decider())

    def answering(self) -> i64:
        """Whoever decides in somebody else's turn: in defence, on Shao'Naal, about titans or the Mine."""
        return self.acting() & all_but(self.turn)

    def legal(self, seat: i64, into: Actions) -> None:
        if (self.acting() >> seat) & 1 == 0:
            return
        phase: i64 = self.phase
        if phase == EQUIPPING:
            equipment.dock_actions(self, into)
        elif phase == PLACING:
            equipment.place_actions(into)
        elif phase == BURYING:
            equipment.hand_actions(self, seat, BURY, into)
        elif phase == MOVING:
            moves.move_actions(self, seat, into)
        elif phase == PAYING_FARE:
            equipment.hand_actions(self, seat, PAY, into)
        elif phase == COMMITTING:
            fight.commit_actions(self, seat, into)
        elif phase == ADVENTURING:
            adventures.adventure_actions(self, seat, into)
        elif phase == PAYING_COST:
            adventures.cost_actions(self, seat, into)
        elif phase == RETHROWING:
            into.add(RETHROW)
            into.add(ACCEPT)
        elif phase == STEALING:
            drone.steal_actions(self, into)
        elif phase == HANDING:
            turns.receivers(self, into)
        elif phase == FACING_TITANS:
            titans.answers(self, seat, into)
        elif phase == CHOOSING:
            setting_up.adventurer_actions(self, into)
        elif phase == BERTHING:
            setting_up.berth_actions(self, into)
        else:
            adventures.rotate_actions(self, into)

    def refusal(self, seat: i64, action: i64) -> i64:
        if (self.acting() >> seat) & 1 == 0:
            return self.refused_seat(seat)
        phase: i64 = self.phase
        if phase == EQUIPPING:
            return equipment.refused_dock(self, action)
        if phase == PLACING:
            return equipment.refused_place(action)
        if phase == BURYING:
            return equipment.refused_bury(self, seat, action)
        if phase == MOVING:
            return moves.refused_move(self, seat, action)
        if phase == PAYING_FARE:
            return moves.refused_fare(self, seat, action)
        if phase == COMMITTING:
            return fight.refused_commit(self, seat, action)
        if phase == ADVENTURING:
            return adventures.refused_adventure(self, seat, action)
        if phase == PAYING_COST:
            return adventures.refused_cost(self, seat, action)
        if phase == RETHROWING:
            return fight.refused_rethrow(action)
        if phase == STEALING:
            return drone.refused_steal(self, action)
        if phase == HANDING:
            return turns.refused_hand(self, action)
        if phase == FACING_TITANS:
            return titans.refused_answer(self, seat, action)
        if phase == CHOOSING:
            return setting_up.refused_adventurer(self, action)
        if phase == BERTHING:
            return setting_up.refused_berth(self, action)
        return adventures.refused_rotate(self, action)

    def apply(self, seat: i64, action: i64) -> None:
        phase: i64 = self.phase
        if phase == EQUIPPING:
            equipment.at_dock(self, seat, action)
        elif phase == PLACING:
            equipment.place(self, seat, action - PLACE)
        elif phase == BURYING:
            equipment.bury(self, seat, action - BURY)
        elif phase == MOVING:
            moves.move(self, seat, action)
        elif phase == PAYING_FARE:
            moves.pay_fare(self, seat, action - PAY)
        elif phase == COMMITTING:
            fight.commit(self, seat, action)
        elif phase == ADVENTURING:
            adventures.choose_adventure(self, seat, action)
        elif phase == PAYING_COST:
            adventures.pay_cost(self, seat, action - PAY)
        elif phase == RETHROWING:
            fight.answer_rethrow(self, action)
        elif phase == STEALING:
            drone.name(self, sort_stolen(action), victim(action))
        elif phase == HANDING:
            turns.hand(self, action - HAND)
        elif phase == FACING_TITANS:
            titans.answer(self, seat, action)
        elif phase == CHOOSING:
            setting_up.choose_adventurer(self, seat, action - ADVENTURER)
        elif phase == BERTHING:
            setting_up.choose_berth(self, seat, action - BERTH + 1)
        else:
            adventures.rotate(self, seat, action - ROTATE + 1)

    def clone(self) -> "PhantomState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "PhantomState":
        other = self.copied(rng.fork())
        sizes = ints(self.parts.seats)
        for owner in range(self.parts.seats):
            sizes[owner] = self.hands.size(owner)
        deal(other, seat, sizes, rng)
        return other

    def key(self, seat: i64) -> i64:
        result: i64 = self.key_of_hands(self.key_of_table(), seat)
        result = self.key_of_fight(result, seat)
        dock = self.dock
        for place in range(len(dock.under)):
            told: i64 = dock.card_under(place) if knows_under(self, seat, place) else NO_CARD
            result = mixed(result, (told + 1) * 16 + dock.knower(place) + 1)
        return result

    def score(self, seat: i64) -> float:
        return 1.0 if seat == self.winner else 0.0

    def knowledge(self, seat: i64) -> Data:
        """Everything open, one's own cards, and what was seen of those of others (P21)."""
        return plain.seen_by(self, seat)

    def position(self) -> Data:
        whole = plain.everything(self)
        whole["rng"] = self.rng.words()
        return whole

    def words(self, seat: i64, action: i64) -> Data:
        return plain.action_words(self, seat, action)

    def settled(self) -> bool:
        return self.phase == OVER

    # Who decides.

    def undecided(self) -> i64:
        """The fighters who have not decided yet."""
        seats: i64 = 0
        for side in range(2):
            if not self.duel.has_decided(side):
                seats |= only(self.duel.fighters[side])
        return seats

    def decider(self) -> i64:
        """The one seat that decides now, outside the secret choice of a fight."""
        if self.phase == RETHROWING:
            return self.duel.fighters[self.duel.asked]
        if self.phase == HANDING:
            return self.giver()
        return self.asked if self.phase == FACING_TITANS else self.turn

    def refused_seat(self, seat: i64) -> i64:
        """Why a seat cannot do anything now."""
        if self.phase == OVER:
            return GAME_OVER
        if self.phase == COMMITTING and self.duel.side(seat) != NOBODY:
            return DECIDED_ALREADY
        if seat != self.turn:
            return NOT_YOUR_TURN
        if self.phase == RETHROWING:
            return WAIT_FOR_RETHROW
        if self.phase == FACING_TITANS:
            return WAIT_FOR_TITANS
        return WAIT_FOR_MINE

    # Keys.

    def key_of_table(self) -> i64:
        """What everybody sees, but for hands and fights."""
        ring = self.ring
        dock = self.dock
        result: i64 = mixed(1, (self.phase * 8 + self.turn) * 8 + self.first)
        result = mixed(result, self.round * 64 + self.drawn + 1)
        result = mixed(result, ((self.phantom + 1) * 8 + self.mine + 1) * 8 + self.blobulopode + 1)
        result = mixed(result, ((self.owed * 4 + self.sort + 1) * 8 + self.victim + 1) * 8 + self.asked + 1)
        result = mixed(result, (self.turned_up * 16 + ring.turned) * 8 + self.winner + 1)
        slots: i64 = 0
        for slot in range(self.parts.systems):
            slots = slots * 64 + ring.slots[slot] + 1
        result = mixed(result, slots)
        result = mixed(mixed(result, ring.past), ring.lived)
        result = mixed(mixed(result, dock.holds[0]), dock.holds[1])
        result = mixed(mixed(result, dock.discards), dock.known_pile())
        for seat in range(self.parts.seats):
            place: i64 = (self.places[seat] + 1) * 8 + self.adventurers[seat] + 1
            result = mixed(result, (place * 1024 + self.crystals[seat]) * 1024 + self.safes[seat])
            result = mixed(result, self.kept[seat])
        return result

    def key_of_hands(self, result: i64, viewer: i64) -> i64:
        hands = self.hands
        for owner in range(self.parts.seats):
            result = mixed(result, self.cards_shown(owner) * 64 + hands.weak[owner])
            result = mixed(mixed(result, hands.known_to(viewer, owner)), hands.known_to_all(owner))
            if owner == viewer:
                for other in range(self.parts.seats):
                    result = mixed(result, hands.known_to(other, owner))
        return result

    def key_of_fight(self, result: i64, viewer: i64) -> i64:
        duel = self.duel
        if not duel.is_on():
            return result
        result = mixed(result, ((duel.decided * 4 + duel.shown) * 4 + duel.used) * 4 + duel.asked + 1)
        result = mixed(result, duel.phantom + 1)
        for side in range(2):
            card: i64 = duel.cards[side]
            if duel.fighters[side] != viewer and not duel.is_shown(side):
                card = plain.COVERED if duel.decided == BOTH and card != NO_CARD else NO_CARD
            result = mixed(result, ((duel.fighters[side] + 1) * 64 + card + 1) * 16 + duel.dice[side])
        return result

    # Copies.

    def copied(self, rng: Rng) -> "PhantomState":
        other = PhantomState(
            self.game,
            self.parts,
            self.notation,
            rng,
            self.hands.clone(),
            self.dock.clone(),
            self.ring.clone(),
            self.duel.clone(),
            self.crystals[:],
            self.safes[:],
            self.places[:],
            self.kept[:],
            self.adventurers[:],
        )
        self.copy_into(other)
        return other
