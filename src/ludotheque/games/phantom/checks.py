"""What holds in every situation of Phantom that the rules can lead to, whoever set it up."""

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.errors import BadPosition
from ludotheque.games.phantom import cards, drone
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.duel import ATTACKER, BOTH, DEFENDER, NOBODY
from ludotheque.games.phantom.parts import (
    ADVENTURES,
    ASTEROIDS,
    DRONE,
    INFORMER,
    MINE,
    RESUPPLY,
    SHAO_NAAL,
    TITANS,
)
from ludotheque.games.phantom.ring import NONE, RED_GLIX
from ludotheque.games.phantom.rules import PhantomState
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
    PHASES,
    PLACING,
    RETHROWING,
    ROTATING,
    STEALING,
)


def check(state: PhantomState) -> None:
    check_places(state)
    check_adventures(state)
    check_lived(state)
    check_hands(state)
    check_dock(state)
    check_fight(state)
    check_choices(state)
    check_end(state)


def setting_up(state: PhantomState) -> bool:
    return state.phase == CHOOSING or state.phase == BERTHING


def wrong(state: PhantomState, reason: str) -> BadPosition:
    return BadPosition(f"phase {PHASES[state.phase]!r}: {reason}")


# Ships.


def check_places(state: PhantomState) -> None:
    if setting_up(state):
        check_berths(state)
        return
    for seat in range(state.parts.seats):
        if state.adventurers[seat] == NOBODY or state.places[seat] == NOWHERE:
            raise BadPosition(f"players[{seat}] has an adventurer and a place once the game is set up")
    visiting = state.phase in (PAYING_FARE, COMMITTING, RETHROWING)
    for seat in range(state.parts.seats):
        place = state.places[seat]
        other = state.who_is_at(place, seat)
        if place != RED_GLIX and other != NOBODY and not (visiting and state.turn in (seat, other)):
            raise BadPosition(f"players[{seat}].place: seat {other} stands on system {place} too")
    early = (EQUIPPING, PLACING, BURYING, MOVING, HANDING, OVER)
    if state.phase not in early and state.places[state.turn] == RED_GLIX:
        raise wrong(state, "whose turn it is has left Red-Glix")


def check_berths(state: PhantomState) -> None:
    """In turn order from the first player, each takes an adventurer and then a system (P1)."""
    seat: i64 = state.first
    chosen = True
    for _ in range(state.parts.seats):
        if seat == state.turn:
            chosen = False
        named = chosen or (seat == state.turn and state.phase == BERTHING)
        if (state.adventurers[seat] != NOBODY) != named:
            raise wrong(state, f"players[{seat}].adventurer: in turn order from seat {state.first}, each takes one")
        if (state.places[seat] != NOWHERE) != chosen or state.places[seat] == RED_GLIX:
            raise wrong(state, f"players[{seat}].place: in turn order from seat {state.first}, each takes a system")
        if chosen and state.who_is_at(state.places[seat], seat) != NOBODY:
            raise wrong(state, f"players[{seat}].place: system {state.places[seat]} is taken")
        seat = state.left_of(seat)
    held = state.phantom + state.mine + state.blobulopode != 3 * NOBODY
    if held or state.round != 1:
        raise wrong(state, "nobody has the Phantom or a token yet, and it is round 1")


# Adventures.


def check_adventures(state: PhantomState) -> None:
    parts = state.parts
    ring = state.ring
    for seat in range(parts.seats):
        for adventure in range(len(parts.kinds)):
            if parts.copies(state.kept[seat], adventure) > 0 and not parts.is_kept(adventure):
                raise BadPosition(f"players[{seat}].kept: {parts.names[adventure]!r} is discarded, not kept")
        if parts.of_kind(state.kept[seat], INFORMER) > 1:
            raise BadPosition(f"players[{seat}].kept: of two informers one is discarded at once")
        if setting_up(state) and state.kept[seat] != 0:
            raise wrong(state, "nobody has lived an adventure yet")
    for slot in range(parts.systems):
        empty = ring.slots[slot] == NONE
        if setting_up(state) and not empty:
            raise wrong(state, "adventures are laid when everybody has a system")
        if empty and not setting_up(state) and ring.deck | ring.past != 0:
            raise BadPosition(f"slots[{slot}] is empty; there are adventures to lay there")


def check_lived(state: PhantomState) -> None:
    """What was lived in this turn is there for a reason."""
    lived = state.ring.lived
    parts = state.parts
    for adventure in range(len(parts.kinds)):
        if parts.copies(lived, adventure) > 0 and parts.is_kept(adventure):
            raise BadPosition(f"lived: {parts.names[adventure]!r} is kept, not discarded at the end of the turn")
    needed = {STEALING: DRONE, FACING_TITANS: TITANS, ROTATING: ASTEROIDS}.get(state.phase, NONE)
    if state.phase == HANDING and (state.mine == NOBODY or state.mine != state.turn):
        needed = MINE
    if lived != 0 and state.phase in (EQUIPPING, PLACING, BURYING):
        needed = RESUPPLY
    if lived != 0 and state.phase in (ADVENTURING, PAYING_COST):
        needed = ASTEROIDS
    if needed != NONE and parts.of_kind(lived, needed) == 0:
        raise wrong(state, f"lived names no {ADVENTURES[needed]!r}")
    before = (CHOOSING, BERTHING, MOVING, PAYING_FARE, COMMITTING, RETHROWING, OVER)
    if lived != 0 and (state.phase in before or (state.phase == HANDING and needed == NONE)):
        raise wrong(state, "no adventure has been lived in this turn")


# Cards.


def check_hands(state: PhantomState) -> None:
    hands = state.hands
    for seat in range(state.parts.seats):
        hidden = hands.hand[seat] - hands.known_to_all(seat)
        if hands.weak[seat] > cards.count(hidden & ~hands.strong):
            raise BadPosition(f"players[{seat}].low is {hands.weak[seat]}; fewer of the hidden cards are that low")
    if state.phase == BURYING and hands.size(state.turn) <= state.parts.hand_limit:
        raise wrong(state, f"the hand has no more than {state.parts.hand_limit} cards")
    if state.phase == PAYING_FARE and hands.size(state.turn) < state.owed:
        raise wrong(state, "there are fewer cards than are owed")
    paying = state.phase == PAYING_COST
    if paying and not state.parts.payable(hands.hand[state.turn], state.adventure(), state.owed):
        raise wrong(state, "the hand cannot pay what is owed")


def check_dock(state: PhantomState) -> None:
    placing = state.phase == PLACING
    if placing != (state.drawn != NO_CARD):
        raise BadPosition("drawn is a card in phase 'place', and only there")
    if placing and not (state.dock.fits(0, state.drawn) and state.dock.fits(1, state.drawn)):
        raise wrong(state, f"{cards.name(state.drawn)} does not fit in both holds, so that nothing is asked")
    if state.turned_up == 1 and state.phase not in (EQUIPPING, PLACING):
        raise BadPosition("revealed: no card has been turned up in this phase")
    if state.turned_up == 0 and placing:
        raise wrong(state, "revealed is true: the card was turned up")
    if state.turned_up == 1 and state.phase == EQUIPPING and state.dock.holds[0] + state.dock.holds[1] == 0:
        raise BadPosition("revealed: the card turned up lies in one of the holds")


# Fights.


def check_fight(state: PhantomState) -> None:
    duel = state.duel
    if duel.is_on() != (state.phase == COMMITTING or state.phase == RETHROWING):
        raise BadPosition("fight is there in phases 'fight' and 'rethrow', and only there")
    if not duel.is_on():
        return
    attacker = duel.fighters[ATTACKER]
    defender = duel.fighters[DEFENDER]
    if attacker != state.turn or defender == attacker or state.places[attacker] != state.places[defender]:
        raise BadPosition("fight: whose turn it is attacks a rival on the same system")
    if duel.phantom != state.phantom:
        raise BadPosition(f"fight.phantom is {duel.phantom}; the Phantom stays with seat {state.phantom} until the end")
    if state.phase == COMMITTING:
        if duel.decided == BOTH or duel.shown + duel.used + duel.dice[0] + duel.dice[1] > 0 or duel.asked != NOBODY:
            raise wrong(state, "once both have decided they throw; before, nothing is thrown or shown")
        return
    check_throws(state)


def check_throws(state: PhantomState) -> None:
    """Whoever has Shao'Naal is asked right after the rival's throw."""
    duel = state.duel
    if duel.decided != BOTH:
        raise wrong(state, "both have decided")
    if duel.asked == NOBODY or duel.has_used(duel.asked):
        raise wrong(state, "fight.asked is a fighter who has not used Shao'Naal in this fight")
    if state.parts.of_kind(state.kept[duel.fighters[duel.asked]], SHAO_NAAL) == 0:
        raise wrong(state, f"seat {duel.fighters[duel.asked]} keeps no Shao'Naal")
    other = 1 - duel.asked
    if duel.has_used(other) and state.parts.of_kind(state.kept[duel.fighters[other]], SHAO_NAAL) == 0:
        raise wrong(state, f"seat {duel.fighters[other]} keeps no Shao'Naal to have used")
    for side in range(2):
        face = duel.dice[side]
        thrown = side in (other, ATTACKER)
        if thrown != (face != 0) or (thrown and face not in list(state.parts.faces)):
            raise wrong(state, f"fight.dice[{side}] is {face}; the attacker throws first, then the defender")
        if duel.is_shown(side) and duel.cards[side] == NO_CARD:
            raise wrong(state, f"fight.open[{side}]: there is no card to show")
    if duel.asked == ATTACKER and (duel.dice[ATTACKER] == state.parts.phantom or duel.is_hidden(ATTACKER)):
        raise wrong(state, "the defender throws once the attacker's card is shown")
    if duel.shown == DEFENDER + 1 and duel.cards[ATTACKER] != NO_CARD:
        raise wrong(state, "the attacker shows first")


# Choices in the middle of an adventure.


def check_choices(state: PhantomState) -> None:
    if state.phase == STEALING:
        named = state.victim != NOBODY
        if named and (state.victim == state.turn or drone.has_left(state, state.sort, state.victim) < 0):
            raise wrong(state, "the victim is a rival who has something of the sort")
        answers = Actions()
        drone.steal_actions(state, answers)
        if answers.size < 2:
            raise wrong(state, "there is no choice left, so that nothing is asked")
    elif state.phase == HANDING and state.parts.seats == 2:
        raise wrong(state, "with two players there is no choice")
    elif state.phase == FACING_TITANS:
        seat = state.asked
        able = state.crystals[seat] > 0 or state.hands.has_strong(seat)
        if seat == state.turn or state.hands.hand[seat] == 0 or not able:
            raise wrong(state, f"seat {seat} has nothing to decide")


def check_end(state: PhantomState) -> None:
    if (state.phase == OVER) != (state.winner != NOBODY):
        raise BadPosition("winner is a seat once the game is over, and -1 before")
    if state.phase == OVER:
        rich = state.wealth(state.winner) >= state.parts.target
        if state.winner != state.turn or state.phantom != state.winner or not rich:
            raise wrong(state, f"the winner has the Phantom and {state.parts.target} crystals at the end of a turn")
