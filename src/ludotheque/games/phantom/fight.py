"""Fights: a card face down or none, a die each; the loser goes to Red-Glix with both cards (R25 to R35; P7 to P9)."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.events import only
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import CARDS, NO_CARD
from ludotheque.games.phantom.duel import ATTACKER, BOTH, DEFENDER, NOBODY, NOT_THROWN
from ludotheque.games.phantom.equipment import card_actions
from ludotheque.games.phantom.notation import ACCEPT, BARE, COMMIT, RETHROW, is_one
from ludotheque.games.phantom.parts import SHAO_NAAL
from ludotheque.games.phantom.refusals import (
    COMMITTED_NOT_IN_HAND,
    DECIDED_ALREADY,
    FIGHT_FIRST,
    NOT_YOUR_TURN,
    RETHROW_FIRST,
    WAIT_FOR_RETHROW,
)
from ludotheque.games.phantom.ring import RED_GLIX
from ludotheque.games.phantom.situation import ADVENTURING, COMMITTING, RETHROWING, Phase, Situation
from ludotheque.games.phantom.turns import end_turn

# Both decide in secret (R26).


def challenge(state: Situation, attacker: i64, defender: i64) -> None:
    """Who arrives attacks (R25)."""
    state.duel.begin(attacker, defender)
    state.phase = COMMITTING
    if state.report is not None:
        told = {"seat": attacker, "rival": defender, "system": state.places[attacker]}
        state.report.add("challenged", told)


def ill_matched(state: Situation) -> str:
    """What is wrong with the fighters, if anything is."""
    attacker: i64 = state.duel.fighters[ATTACKER]
    defender: i64 = state.duel.fighters[DEFENDER]
    if attacker == state.turn and defender != attacker and state.places[attacker] == state.places[defender]:
        return ""
    return "fight: whose turn it is attacks a rival on the same system"


@final
class Committing(Phase):
    """A card or none, of both fighters in any order."""

    def acting(self, state: Situation) -> i64:
        return state.duel.undecided()

    def waiting(self, state: Situation, seat: i64) -> i64:
        return NOT_YOUR_TURN if state.duel.side(seat) == NOBODY else DECIDED_ALREADY

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        into.add(BARE)
        card_actions(state.hands.hand[seat], COMMIT, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action == BARE:
            return 0
        if not is_one(action, COMMIT, CARDS):
            return FIGHT_FIRST
        return 0 if cards.has(state.hands.hand[seat], action - COMMIT) else COMMITTED_NOT_IN_HAND

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        duel = state.duel
        side: i64 = duel.side(seat)
        duel.cards[side] = NO_CARD if action == BARE else action - COMMIT
        duel.decided |= side + 1
        if state.report is not None:
            state.report.add("decided", {"seat": seat})
        if duel.decided == BOTH:
            state.reveals += 1
            if state.report is not None:
                for number in range(2):
                    told = {"seat": duel.fighters[number], "card": duel.cards[number] != NO_CARD}
                    state.report.add("committed", told)
            throw(state, ATTACKER)

    def may_share(self) -> bool:
        return True

    def problem(self, state: Situation) -> str:
        duel = state.duel
        thrown = duel.dice[ATTACKER] + duel.dice[DEFENDER] > 0
        if duel.decided == BOTH or duel.shown + duel.used > 0 or thrown or duel.asked != NOBODY:
            return "once both have decided they throw; before, nothing is thrown or shown"
        return ill_matched(state)


# Throws, and Shao'Naal (R27, R28, R54).


def throw(state: Situation, side: i64) -> None:
    """A fighter throws, and throws again if the rival makes them (P8)."""
    duel = state.duel
    roll(state, side, False)
    other: i64 = 1 - side
    owner: i64 = duel.fighters[other]
    if not duel.has_used(other) and has_shao_naal(state, owner):
        duel.asked = other
        state.phase = RETHROWING
        if state.report is not None:
            state.report.add("rethrow", {"seat": owner, "rival": duel.fighters[side]})
    else:
        let_stand(state, side)


def has_shao_naal(state: Situation, seat: i64) -> bool:
    return state.parts.of_kind(state.kept[seat], SHAO_NAAL) > 0


def roll(state: Situation, side: i64, again: bool) -> None:
    face: i64 = state.throw_die()
    state.duel.dice[side] = face
    if state.report is not None:
        told = {"seat": state.duel.fighters[side], "face": face, "phantom": face == state.parts.phantom, "again": again}
        state.report.add("threw", told)


@final
class Rethrowing(Phase):
    """Whether the rival has to throw again."""

    def acting(self, state: Situation) -> i64:
        return only(state.duel.fighters[state.duel.asked])

    def waiting(self, state: Situation, seat: i64) -> i64:
        return NOT_YOUR_TURN if state.duel.side(seat) == NOBODY else WAIT_FOR_RETHROW

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        into.add(RETHROW)
        into.add(ACCEPT)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return 0 if action in (RETHROW, ACCEPT) else RETHROW_FIRST

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """The new throw stands."""
        duel = state.duel
        owner: i64 = duel.asked
        side: i64 = 1 - owner
        duel.asked = NOBODY
        if action == RETHROW:
            duel.used |= owner + 1
            roll(state, side, True)
        elif state.report is not None:
            state.report.add("accepted", {"seat": duel.fighters[owner], "rival": duel.fighters[side]})
        let_stand(state, side)

    def may_share(self) -> bool:
        return True

    def problem(self, state: Situation) -> str:
        return ill_matched(state) or wrongly_asked(state) or wrongly_thrown(state)


def wrongly_asked(state: Situation) -> str:
    """Whoever has Shao'Naal, and has not used it yet, is asked."""
    duel = state.duel
    if duel.decided != BOTH:
        return "both have decided"
    if duel.asked == NOBODY or duel.has_used(duel.asked):
        return "fight.asked is a fighter who has not used Shao'Naal in this fight"
    for side in range(2):
        if (side == duel.asked or duel.has_used(side)) and not has_shao_naal(state, duel.fighters[side]):
            return f"seat {duel.fighters[side]} keeps no Shao'Naal to use"
    return ""


def wrongly_thrown(state: Situation) -> str:
    """The attacker throws and shows first; the rival is asked right after a throw."""
    duel = state.duel
    for side in range(2):
        face: i64 = duel.dice[side]
        thrown = side == ATTACKER or side != duel.asked
        if thrown != (face != NOT_THROWN) or (thrown and not state.parts.is_face(face)):
            return f"fight.dice[{side}] is {face}; the attacker throws first, then the defender"
        if duel.is_shown(side) and duel.cards[side] == NO_CARD:
            return f"fight.open[{side}]: there is no card to show"
    if duel.asked == ATTACKER and (duel.dice[ATTACKER] == state.parts.phantom or duel.is_hidden(ATTACKER)):
        return "the defender throws once the attacker's card is shown"
    if duel.is_shown(DEFENDER) and duel.is_hidden(ATTACKER):
        return "the attacker shows first"
    return ""


def let_stand(state: Situation, side: i64) -> None:
    """A throw stands: the Phantom wins at once, otherwise the card is shown; then the other throws, or both compare."""
    duel = state.duel
    if duel.dice[side] == state.parts.phantom:
        win(state, side, "phantom")
        return
    show(state, side)
    if state.report is not None:
        bonus: i64 = 1 if duel.fighters[side] == state.phantom else 0
        told = {"seat": duel.fighters[side], "total": strength(state, side), "phantom": bonus}
        state.report.add("total", told)
    if side == ATTACKER:
        throw(state, DEFENDER)
    else:
        compare(state)


def show(state: Situation, side: i64) -> None:
    """A card that is shown lies on the table, and is in no hand until the fight is over."""
    duel = state.duel
    if not duel.is_hidden(side):
        return
    seat: i64 = duel.fighters[side]
    card: i64 = duel.cards[side]
    state.reveals += 1
    state.hands.leave(seat, card)
    duel.shown |= side + 1
    if state.report is not None:
        state.report.add("shown", {"seat": seat, **state.card_told(card)})


def strength(state: Situation, side: i64) -> i64:
    """Die and card, and one more for whoever has the Phantom, which stays where it is until the fight is over (R29)."""
    duel = state.duel
    total: i64 = duel.dice[side]
    if duel.cards[side] != NO_CARD:
        total += state.parts.value[duel.cards[side]]
    if duel.fighters[side] == state.phantom:
        total += 1
    return total


def compare(state: Situation) -> None:
    """The stronger wins; on a tie both throw again, with the same cards (R30, R31)."""
    attack: i64 = strength(state, ATTACKER)
    defence: i64 = strength(state, DEFENDER)
    if attack != defence:
        win(state, ATTACKER if attack > defence else DEFENDER, "strength")
        return
    duel = state.duel
    if state.report is not None:
        told = {"seat": duel.fighters[ATTACKER], "rival": duel.fighters[DEFENDER], "total": attack}
        state.report.add("tied", told)
    duel.dice[ATTACKER] = NOT_THROWN
    duel.dice[DEFENDER] = NOT_THROWN
    throw(state, ATTACKER)


# The end of a fight (R32 to R35; P9).


def win(state: Situation, side: i64, how: str) -> None:
    duel = state.duel
    winner: i64 = duel.fighters[side]
    loser: i64 = duel.fighters[1 - side]
    if state.report is not None:
        state.report.add("won-fight", {"seat": winner, "rival": loser, "how": how})
    take_card(state, winner, loser, 1 - side)
    take_card(state, winner, loser, side)
    state.places[loser] = RED_GLIX
    duel.end()
    if state.report is not None:
        state.report.add("exiled", {"seat": loser})
    had_phantom = state.phantom == winner
    state.take_phantom(winner)
    if not had_phantom:
        state.gain(winner, 1, "fight")
    if winner == state.turn:
        state.phase = ADVENTURING
    else:
        end_turn(state)


def take_card(state: Situation, winner: i64, loser: i64, side: i64) -> None:
    """The loser takes a card of the fight; one that was never shown is the loser's still, or seen by the two only."""
    card: i64 = state.duel.cards[side]
    if card == NO_CARD:
        return
    own = state.duel.fighters[side] == loser
    told = state.duel.is_shown(side)
    if told:
        state.hands.enter(loser, cards.one(card))
    elif not own:
        state.reveals += 1
        state.hands.leave_unseen(winner, card, loser)
        state.hands.enter_unseen(loser, card, winner)
    state.duel.cards[side] = NO_CARD
    if state.report is not None:
        report_taken(state, winner, loser, card, own, told)


def report_taken(state: Situation, winner: i64, loser: i64, card: i64, own: bool, told: bool) -> None:
    assert state.report is not None
    whose = {"seat": loser, "rival": winner, "own": own}
    if told:
        state.report.add("takes-cards", {**whose, **state.card_told(card)})
        return
    seeing: i64 = only(loser) if own else only(loser) | only(winner)
    state.report.add("takes-cards", {**whose, **state.card_told(NO_CARD)}, ~seeing)
    state.report.add("takes-cards", {**whose, **state.card_told(card)}, seeing)
