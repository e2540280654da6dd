"""Positions and knowledge of Phantom read back into states, with the reason where one cannot be.

What is left out of a position is as in a game that has just begun: nobody has cards, everybody stands on the system of
their number with the crystals of the start. What lies nowhere else is the pile, the deck and the reserve.
"""

from typing import Any

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import read_number, read_rng
from ludotheque.core.types import Data, Ints, ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import HOLDS, NO_CARD
from ludotheque.games.phantom.checks import check
from ludotheque.games.phantom.deal import deal
from ludotheque.games.phantom.dock import EVERYBODY, HIDDEN
from ludotheque.games.phantom.duel import BOTH, NOBODY
from ludotheque.games.phantom.notation import SORTS, Notation
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.plain import ALL_SEEING, COVERED, UNKNOWN, told_to
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.situation import (
    BERTHING,
    EQUIPPING,
    FACING_TITANS,
    NOWHERE,
    PAYING_COST,
    PAYING_FARE,
    PHASES,
    STEALING,
)

MOST_ROUNDS = 999_999
DERIVED = ("target", "systems", "pile", "deck", "reserve", "owed", "fight")
"""What the rest of a position gives: it may be there, and then it has to be right."""
NAMES = (
    *("phase", "turn", "first", "round", "turned", "slots", "players", "phantom", "mine", "blobulopode", "under"),
    *("buried", "shuffled", "discards", "holds", "drawn", "revealed", "past", "lived", "winner", *DERIVED),
)
PLAYER = ("adventurer", "place", "crystals", "safe", "hand", "cards", "open", "seen", "low", "kept")
FIGHT = (
    *("attacker", "defender", "system", "phantom", "decided", "committed", "cards", "open", "dice", "used", "asked"),
)


def read_position(game: Game, parts: Parts, notation: Notation, position: Data) -> PhantomState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    rng = read_rng(position["rng"]) if "rng" in position else Rng("position")
    data = {name: value for name, value in position.items() if name != "rng"}
    state = PhantomState.blank(game, parts, notation, rng)
    read(state, data, ALL_SEEING, ints(parts.seats))
    check(state)
    compare(state, data, ALL_SEEING)
    return state


def read_knowledge(game: Game, parts: Parts, notation: Notation, knowledge: Data, rng: Rng) -> PhantomState:
    """A state that fits what a seat knows, all that it does not know dealt afresh."""
    viewer: i64 = read_number("seat", knowledge.get("seat"), NOBODY, parts.seats - 1)
    data = {name: value for name, value in knowledge.items() if name != "seat"}
    state = PhantomState.blank(game, parts, notation, rng.fork())
    sizes = ints(parts.seats)
    read(state, data, viewer, sizes)
    if not deal(state, viewer, sizes, rng):
        raise BadPosition("no deal of the cards fits this knowledge")
    check(state)
    compare(state, data, viewer)
    return state


def read(state: PhantomState, data: Data, viewer: i64, sizes: Ints) -> None:
    for name in data:
        if name not in NAMES:
            raise BadPosition(f"{name!r} is no part of a position")
    read_progress(state, data)
    read_dock(state, data, viewer)
    players = data.get("players", [{} for _ in range(state.parts.seats)])
    if not isinstance(players, list) or len(players) != state.parts.seats:
        raise BadPosition(f"players is a list of the {state.parts.seats} players")
    for seat in range(state.parts.seats):
        read_player(state, seat, players[seat], viewer, sizes)
    read_fight(state, data.get("fight"), viewer, sizes)
    read_pile(state, data.get("shuffled", []), viewer)
    read_ring(state, data)
    read_owed(state, table("owed", data.get("owed", {})))


# Where the game stands.


def read_progress(state: PhantomState, data: Data) -> None:
    phase = data.get("phase", PHASES[EQUIPPING])
    if phase not in PHASES:
        raise BadPosition(f"phase is {phase!r}; it is one of {', '.join(PHASES)}")
    last = state.parts.seats - 1
    state.phase = PHASES.index(phase)
    state.turn = read_number("turn", data.get("turn", 0), 0, last)
    state.first = read_number("first", data.get("first", 0), 0, last)
    state.round = read_number("round", data.get("round", 1), 1, MOST_ROUNDS)
    state.phantom = read_number("phantom", data.get("phantom", NOBODY), NOBODY, last)
    state.mine = read_number("mine", data.get("mine", NOBODY), NOBODY, last)
    state.blobulopode = read_number("blobulopode", data.get("blobulopode", NOBODY), NOBODY, last)
    state.winner = read_number("winner", data.get("winner", NOBODY), NOBODY, last)
    state.turned_up = 1 if flag("revealed", data.get("revealed", False)) else 0


def read_owed(state: PhantomState, owed: Data) -> None:
    if state.phase == PAYING_FARE:
        state.owed = read_number("owed.cards", owed.get("cards"), 1, 3)
    elif state.phase == PAYING_COST:
        adventure = state.adventure()
        symbols = items("owed.symbols", owed.get("symbols"))
        length = 0 if adventure == NONE else state.parts.lengths[adventure]
        if not 1 <= len(symbols) <= length:
            raise BadPosition(f"owed.symbols is {symbols!r}; it is what is left to pay of the adventure at the system")
        state.owed = length - len(symbols)
    elif state.phase == STEALING:
        read_drone(state, owed)
    elif state.phase == FACING_TITANS:
        asked = items("owed.asked", owed.get("asked"))
        state.asked = read_number("owed.asked[0]", asked[0] if asked else None, 0, state.parts.seats - 1)


def read_drone(state: PhantomState, owed: Data) -> None:
    sort = owed.get("sort", "")
    if sort != "" and sort not in SORTS:
        raise BadPosition(f"owed.sort is {sort!r}; it is empty or one of {', '.join(SORTS)}")
    victims = items("owed.victims", owed.get("victims", []))
    if len(victims) != (1 if sort else 0):
        raise BadPosition("owed.victims names one victim once the sort is named, and none before")
    if sort:
        state.sort = SORTS.index(sort)
        state.victim = read_number("owed.victims[0]", victims[0], 0, state.parts.seats - 1)


# Cards: all are in the pile until they are found elsewhere.


def read_dock(state: PhantomState, data: Data, viewer: i64) -> None:
    dock = state.dock
    dock.discards = read_cards(state, "discards", data.get("discards", []))
    holds = table("holds", data.get("holds", {}))
    for name in holds:
        if name not in HOLDS:
            raise BadPosition(f"holds: there is no hold {name!r}; the holds are A and B")
    for hold in range(2):
        where = f"holds.{HOLDS[hold]}"
        for name in items(where, holds.get(HOLDS[hold], [])):
            card = take_out(state, where, name)
            if not dock.fits(hold, card):
                raise BadPosition(
                    f"{where}: {name} does not fit: a hold bears {state.parts.hold_limit} and no Galaxol of the other"
                )
            dock.load(hold, card)
    drawn = data.get("drawn", "")
    if drawn != "":
        state.drawn = take_out(state, "drawn", drawn)
    under = items("under", data.get("under", []))
    buried = items("buried", data.get("buried", [EVERYBODY] * len(under)))
    if len(buried) != len(under):
        raise BadPosition(f"buried is a list of {len(under)}, one for each card under the pile")
    for place in range(len(under)):
        knower: i64 = read_number(f"buried[{place}]", buried[place], EVERYBODY, state.parts.seats - 1)
        hidden = under[place] == UNKNOWN and viewer != ALL_SEEING and knower != EVERYBODY and knower != viewer
        dock.bury(HIDDEN if hidden else take_out(state, "under", under[place]), knower)


def read_pile(state: PhantomState, names: Any, viewer: i64) -> None:
    """The cards of a pile that was discarded and shuffled; what lies nowhere else, as far as one knows, is more."""
    dock = state.dock
    if not items("shuffled", names):
        return
    rest = dock.pile
    found = read_cards(state, "shuffled", names)
    if viewer == ALL_SEEING and found != rest:
        raise BadPosition(f"shuffled is empty, or all that lies nowhere else: {cards.names(rest)}")
    dock.pile = found
    dock.shuffled = True


def read_cards(state: PhantomState, where: str, names: Any) -> i64:
    found: i64 = 0
    for name in items(where, names):
        found += cards.one(take_out(state, where, name))
    return found


def take_out(state: PhantomState, where: str, name: Any) -> i64:
    """A card that was nowhere yet."""
    card: i64 = cards.named(name)
    if card == NO_CARD:
        raise BadPosition(f"{where}: there is no card {name!r}; cards are D1 to N8 by kind and value, GA and GB")
    if not cards.has(state.dock.pile, card):
        raise BadPosition(f"{where}: {name} lies elsewhere already, or is not in this component set")
    state.dock.pile -= cards.one(card)
    return card


def part_of(where: str, names: Any, whole: i64) -> i64:
    """Cards that are known of a hand."""
    found: i64 = 0
    for name in items(where, names):
        card: i64 = cards.named(name)
        if card == NO_CARD or cards.copies(whole, card) <= cards.copies(found, card):
            raise BadPosition(f"{where}: {name!r} is not among the cards of this hand that are known")
        found += cards.one(card)
    return found


# Players.


def read_player(state: PhantomState, seat: i64, data: Any, viewer: i64, sizes: Ints) -> None:
    where = f"players[{seat}]"
    parts = state.parts
    told = table(where, data)
    for name in told:
        if name not in PLAYER:
            raise BadPosition(f"{where}: {name!r} is no part of a player")
    begun = state.phase > BERTHING
    read_adventurer(state, seat, where, told.get("adventurer", parts.adventurers[seat] if begun else ""))
    state.places[seat] = read_number(
        f"{where}.place", told.get("place", seat + 1 if begun else NOWHERE), NOWHERE, parts.systems
    )
    state.crystals[seat] = read_number(f"{where}.crystals", told.get("crystals", parts.start), 0, parts.crystals)
    state.safes[seat] = read_number(f"{where}.safe", told.get("safe", 0), 0, parts.crystals)
    state.reserve -= state.crystals[seat] + state.safes[seat]
    if state.reserve < 0:
        raise BadPosition(f"{where}: more crystals than the {parts.crystals} there are")
    state.kept[seat] = read_adventures(state, f"{where}.kept", told.get("kept", []))
    read_hand(state, seat, where, told, viewer, sizes)


def read_adventurer(state: PhantomState, seat: i64, where: str, name: Any) -> None:
    if name == "":
        return
    if name not in state.parts.adventurers:
        known = ", ".join(state.parts.adventurers)
        raise BadPosition(f"{where}.adventurer is {name!r}; it is empty or one of {known}")
    adventurer: i64 = state.parts.adventurers.index(name)
    for other in range(seat):
        if state.adventurers[other] == adventurer:
            raise BadPosition(f"{where}.adventurer: {name} is taken already")
    state.adventurers[seat] = adventurer


def read_hand(state: PhantomState, seat: i64, where: str, told: Data, viewer: i64, sizes: Ints) -> None:
    """The whole hand for whoever knows it; for others what they know, and how many cards it has."""
    hands = state.hands
    seats = state.parts.seats
    known = read_cards(state, f"{where}.cards", told.get("cards", []))
    hands.hand[seat] = known
    opened = part_of(f"{where}.open", told.get("open", []), known)
    hands.known[seats * seats + seat] = opened
    for other in range(seats):
        if other != seat:
            hands.known[other * seats + seat] = opened
    hands.weak[seat] = read_number(f"{where}.low", told.get("low", 0), 0, cards.SINGLES)
    if viewer in (seat, ALL_SEEING):
        read_seen(state, seat, where, told.get("seen", []))
    elif viewer != NOBODY:
        hands.known[viewer * seats + seat] = known
    elif known != opened:
        raise BadPosition(f"{where}.cards: who watches knows what everybody knows, {cards.names(opened)}")
    sizes[seat] = read_number(f"{where}.hand", told.get("hand", cards.count(known)), 0, cards.SINGLES + cards.SINGLES)
    if viewer == ALL_SEEING:
        return
    if sizes[seat] < cards.count(known) - 1:
        raise BadPosition(f"{where}.hand is {sizes[seat]}; {cards.count(known)} of its cards are known")


def read_seen(state: PhantomState, seat: i64, where: str, lists: Any) -> None:
    """What each other seat knows of a hand: at least what everybody knows."""
    hands = state.hands
    seats = state.parts.seats
    if not isinstance(lists, list) or len(lists) not in (0, seats):
        raise BadPosition(f"{where}.seen is a list of {seats} lists of cards, by seat")
    for other in range(len(lists)):
        if other == seat:
            if lists[other] != []:
                raise BadPosition(f"{where}.seen[{other}] is empty: one's own hand is known anyway")
            continue
        found = part_of(f"{where}.seen[{other}]", lists[other], hands.hand[seat])
        for card in range(cards.CARDS):
            if cards.copies(found, card) < cards.copies(hands.known_to_all(seat), card):
                raise BadPosition(f"{where}.seen[{other}] lacks {cards.name(card)}, which all know")
        hands.known[other * seats + seat] = found


# The fight.


def read_fight(state: PhantomState, data: Any, viewer: i64, sizes: Ints) -> None:
    if data is None:
        return
    told = table("fight", data)
    for name in told:
        if name not in FIGHT:
            raise BadPosition(f"fight: {name!r} is no part of a fight")
    last = state.parts.seats - 1
    attacker: i64 = read_number("fight.attacker", told.get("attacker"), 0, last)
    defender: i64 = read_number("fight.defender", told.get("defender"), 0, last)
    duel = state.duel
    duel.begin(attacker, defender, read_number("fight.phantom", told.get("phantom", state.phantom), NOBODY, last))
    duel.decided = read_sides("fight.decided", told)
    duel.shown = read_sides("fight.open", told)
    duel.used = read_sides("fight.used", told)
    dice = pair("fight.dice", told.get("dice", [0, 0]))
    names = pair("fight.cards", told.get("cards", ["", ""]))
    for side in range(2):
        duel.dice[side] = read_number(f"fight.dice[{side}]", dice[side], 0, 9)
        read_committed(state, side, names[side], viewer)
        if duel.decided == BOTH and duel.is_hidden(side):
            sizes[duel.fighters[side]] += 1
    asked: i64 = read_number("fight.asked", told.get("asked", NOBODY), NOBODY, last)
    duel.asked = duel.side(asked) if asked != NOBODY else NOBODY


def read_sides(where: str, told: Data) -> i64:
    """A set of sides from a list of two yes or no."""
    both = pair(where, told.get(where.partition(".")[2], [False, False]))
    return (1 if flag(where, both[0]) else 0) | (2 if flag(where, both[1]) else 0)


def read_committed(state: PhantomState, side: i64, name: Any, viewer: i64) -> None:
    duel = state.duel
    if name == "":
        return
    if not duel.has_decided(side):
        raise BadPosition(f"fight.cards[{side}] is {name!r}; this side has not decided yet")
    if name == UNKNOWN and viewer != ALL_SEEING and viewer != duel.fighters[side]:
        duel.cards[side] = COVERED
    elif duel.is_shown(side):
        duel.cards[side] = take_out(state, f"fight.cards[{side}]", name)
    else:
        card: i64 = cards.named(name)
        if card == NO_CARD or not cards.has(state.hands.hand[duel.fighters[side]], card):
            raise BadPosition(f"fight.cards[{side}]: {name!r} is not in the hand of its owner")
        duel.cards[side] = card


# The map.


def read_ring(state: PhantomState, data: Data) -> None:
    ring = state.ring
    parts = state.parts
    ring.turned = read_number("turned", data.get("turned", 0), 0, parts.systems - 1)
    ring.past = read_adventures(state, "past", data.get("past", []))
    ring.lived = read_adventures(state, "lived", data.get("lived", []))
    if "slots" not in data:
        if state.phase > BERTHING:
            fill_slots(state)
        return
    slots = items("slots", data["slots"])
    if len(slots) != parts.systems:
        raise BadPosition(f"slots is a list of {parts.systems}, one for each system")
    for slot in range(parts.systems):
        if slots[slot] != "":
            ring.slots[slot] = adventure_of(state, "slots", slots[slot])


def fill_slots(state: PhantomState) -> None:
    """The first adventures of the component file."""
    ring = state.ring
    for slot in range(state.parts.systems):
        if ring.deck != 0:
            ring.slots[slot] = state.parts.first_of(ring.deck)
            ring.deck = state.parts.without_adventure(ring.deck, ring.slots[slot])


def read_adventures(state: PhantomState, where: str, names: Any) -> i64:
    found: i64 = 0
    for name in items(where, names):
        found = state.parts.with_adventure(found, adventure_of(state, where, name))
    return found


def adventure_of(state: PhantomState, where: str, name: Any) -> i64:
    """An adventure that was nowhere yet."""
    parts = state.parts
    if name not in parts.names:
        raise BadPosition(f"{where}: there is no adventure {name!r}; there are {', '.join(parts.names)}")
    adventure: i64 = parts.names.index(name)
    if parts.copies(state.ring.deck, adventure) == 0:
        raise BadPosition(f"{where}: {name!r} stands more often than there are cards")
    state.ring.deck = parts.without_adventure(state.ring.deck, adventure)
    return adventure


# Small readers.


def compare(state: PhantomState, data: Data, viewer: i64) -> None:
    """What the rest of the position gives has to be as it says."""
    told = told_to(state, viewer)
    for name in DERIVED:
        if name in data:
            same(name, data[name], told[name])
    for seat, entry in enumerate(data.get("players", [])):
        if "hand" in entry:
            same(f"players[{seat}].hand", entry["hand"], told["players"][seat]["hand"])


def same(where: str, given: Any, wanted: Any) -> None:
    if isinstance(given, dict) and isinstance(wanted, dict):
        for name in given:
            same(f"{where}.{name}", given[name], wanted.get(name))
    elif given != wanted:
        raise BadPosition(f"{where} is {given!r}; with the rest of the position it is {wanted!r}")


def table(where: str, value: Any) -> Data:
    if not isinstance(value, dict):
        raise BadPosition(f"{where} is a table of names and values")
    return value


def items(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{where} is {value!r}; it is a list")
    return value


def pair(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition(f"{where} is a list of two, the attacker's first")
    return value


def flag(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{where} is {value!r}; it is true or false")
    return value
