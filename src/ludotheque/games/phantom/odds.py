"""The odds of a fight: what dice and cards come to on the average."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.prices import Prices
from ludotheque.core.types import Ints, ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import ATTACKER, Duel
from ludotheque.games.phantom.parts import SHAO_NAAL, Parts
from ludotheque.games.phantom.situation import Situation

CERTAIN: Final[i64] = 1000
"""Chances are thousandths."""

WIDEST: Final[i64] = 20
"""Strengths further apart than this make no difference."""

OF_ONE_VALUE: Final[i64] = 0x0101010101
"""The single cards of value 1; those of other values lie beside them."""


@final
@mypyc_attr(acyclic=True)
class Odds:
    """Chances to win, by how much stronger a fighter is before the dice."""

    def __init__(self, prices: Prices, parts: Parts) -> None:
        self.parts = parts
        self.replaced: i64 = prices.one("replaced")
        """Making the rival throw again is worth about so much strength."""
        self.feared: Ints = prices.row("feared")
        """How strong the best of so many unknown cards is."""
        self.held_back: i64 = prices.one("held-back")
        """How much less than the best that one fears a rival puts into a fight."""
        self.plain: Ints = ints(0)
        """The faces that are added; the others are the Phantom."""
        for face in parts.faces:
            if face != parts.phantom:
                self.plain = append(self.plain, face)
        self.attacker: Ints = ints(2 * WIDEST + 1)
        for lead in range(-WIDEST, WIDEST + 1):
            self.attacker[lead + WIDEST] = self.reckoned(lead)

    def reckoned(self, lead: i64) -> i64:
        """The attacker throws first, so that their Phantom comes first; ties are thrown again."""
        wins: i64 = 0
        ties: i64 = 0
        for mine in self.plain:
            for other in self.plain:
                if mine + lead > other:
                    wins += 1
                elif mine + lead == other:
                    ties += 1
        faces: i64 = len(self.parts.faces)
        at_once: i64 = faces - len(self.plain)
        return CERTAIN * (at_once * faces + wins) // (faces * faces - ties)

    def attack(self, lead: i64) -> i64:
        """The attacker's chance with so much more strength than the defender."""
        return self.attacker[max(-WIDEST, min(WIDEST, lead)) + WIDEST]

    def chance(self, side: i64, lead: i64) -> i64:
        """A fighter's chance with so much more strength than the rival."""
        return self.attack(lead) if side == ATTACKER else CERTAIN - self.attack(-lead)

    def after(self, side: i64, lead: i64, own: i64, face: i64) -> i64:
        """A fighter's chance once the rival has thrown `face`; an attacker has thrown `own` before."""
        if face == self.parts.phantom:
            return 0
        if side == ATTACKER:
            return self.compared(side, lead + own - face, lead)
        total: i64 = CERTAIN * (len(self.parts.faces) - len(self.plain))
        for mine in self.plain:
            total += self.compared(side, lead + mine - face, lead)
        return total // len(self.parts.faces)

    def compared(self, side: i64, ahead: i64, lead: i64) -> i64:
        if ahead == 0:
            return self.chance(side, lead)
        if ahead > 0:
            return CERTAIN
        return 0

    def again(self, side: i64, lead: i64, own: i64) -> i64:
        """The same chance if the rival is made to throw again."""
        total: i64 = 0
        for face in self.parts.faces:
            total += self.after(side, lead, own, face)
        return total // len(self.parts.faces)

    # What one fears of a rival.

    def likely_best(self, state: Situation, viewer: i64, owner: i64) -> i64:
        """How strong a rival's best card is, as far as a viewer can tell: what is known, and a guess at the others."""
        known: i64 = state.hands.known_to(viewer, owner)
        best: i64 = best_value(known)
        unknown: i64 = state.hands.size(owner) - cards.count(known)
        return max(best, self.feared[min(unknown, len(self.feared) - 1)])

    def likely_committed(self, state: Situation, viewer: i64, side: i64) -> i64:
        """The strength that a rival puts into a fight: a card that is shown, or what one fears."""
        duel: Duel = state.duel
        if duel.is_shown(side):
            return state.parts.value[duel.cards[side]]
        if duel.has_decided(0) and duel.has_decided(1) and duel.cards[side] == NO_CARD:
            return 0
        fear: i64 = self.likely_best(state, viewer, duel.fighters[side])
        return fear - self.held_back if fear > 2 else fear

    def bonus(self, state: Situation, seat: i64, rival: i64) -> i64:
        """What the Phantom, and Shao'Naal on either side, add to a fighter's strength beyond the rival's."""
        lead: i64 = 0
        if state.phantom == seat:
            lead += 1
        elif state.phantom == rival:
            lead -= 1
        if state.parts.of_kind(state.kept[seat], SHAO_NAAL) > 0:
            lead += self.replaced
        if state.parts.of_kind(state.kept[rival], SHAO_NAAL) > 0:
            lead -= self.replaced
        return lead


def best_value(hand: i64) -> i64:
    """The strongest single card of a set; a Galaxol, or nothing, counts 1 or 0."""
    value: i64 = cards.VALUES
    while value > 0:
        if hand & (OF_ONE_VALUE << (value - 1)) != 0:
            return value
        value -= 1
    return 1 if cards.galaxols(hand) > 0 else 0
