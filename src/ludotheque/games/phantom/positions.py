"""Positions and knowledge of Phantom read back into states, with the reason where one cannot be.

What is left out of a position is as in a game that has just begun: nobody has cards, everybody stands on the system of
their number with the crystals of the start. What lies nowhere else is the pile, the deck and the reserve.
"""

from collections.abc import Sequence

from msgspec import UNSET
from mypy_extensions import i64

from ludotheque.core import shapes
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadPosition
from ludotheque.core.positions import must_follow, read_chance, read_number
from ludotheque.core.types import Data, Ints, ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import HOLDS, NO_CARD
from ludotheque.games.phantom.checks import check
from ludotheque.games.phantom.deal import deal
from ludotheque.games.phantom.dock import EVERYBODY, HIDDEN
from ludotheque.games.phantom.duel import BOTH, COVERED, NOBODY
from ludotheque.games.phantom.notation import SORTS
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.plain import ALL_SEEING, UNKNOWN, on_the_table
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.shapes import Belongings, Fight, OnTheTable, Owed, Player, PlayerSetUp, Position, View
from ludotheque.games.phantom.situation import NOWHERE, PHASES

DERIVED = ("target", "systems", "pile", "deck", "reserve", "owed", "fight", "winner")
"""What the rest of a position gives: it may be there, and then it has to be right."""


def read_position(game: Game, parts: Parts, position: Data) -> PhantomState:
    """The state of a position; without `rng`, chance to come starts from a fixed seed."""
    told = shapes.read_position(position, Position)
    players = told.players or [PlayerSetUp() for _ in range(parts.seats)]
    state = laid_out(game, parts, told, players, read_chance(told.rng), ALL_SEEING, ints(parts.seats))
    check(state)
    compare(state, position, ALL_SEEING)
    return state


def read_knowledge(game: Game, parts: Parts, knowledge: Data, rng: Rng) -> PhantomState:
    """A state that fits what a seat knows, all that it does not know dealt afresh."""
    told = shapes.read_position(knowledge, View)
    viewer = read_number("seat", told.seat, NOBODY, parts.seats - 1)
    sizes = ints(parts.seats)
    state = laid_out(game, parts, told, told.players, rng.fork(), viewer, sizes)
    if not deal(state, viewer, sizes, rng):
        raise BadPosition("no deal of the cards fits this knowledge")
    check(state)
    compare(state, knowledge, viewer)
    return state


def laid_out(
    game: Game,
    parts: Parts,
    told: OnTheTable,
    players: Sequence[Player | PlayerSetUp],
    rng: Rng,
    viewer: i64,
    sizes: Ints,
) -> PhantomState:
    """What a viewer knows, on the table; how many cards each hand has comes into `sizes`."""
    state = PhantomState.blank(game, parts, rng)
    if len(players) != state.parts.seats:
        raise BadPosition(f"players is a list of the {state.parts.seats} players")
    state.phase = PHASES.listed.index(told.phase)
    state.turn = read_seat(state, "turn", told.turn)
    state.first = read_seat(state, "first", told.first)
    state.round = told.round
    state.phantom = read_seat(state, "phantom", told.phantom, NOBODY)
    state.mine = read_seat(state, "mine", told.mine, NOBODY)
    state.blobulopode = read_seat(state, "blobulopode", told.blobulopode, NOBODY)
    state.turned_up = told.revealed
    lay_dock(state, told, viewer)
    for seat, player in enumerate(players):
        lay_player(state, seat, player)
        lay_hand(state, seat, player, viewer, sizes)
    if told.fight is not None:
        lay_fight(state, told.fight, viewer, sizes)
    lay_pile(state, told.shuffled, viewer)
    lay_ring(state, told)
    lay_owed(state, told.owed)
    return state


def read_seat(state: PhantomState, where: str, seat: int, least: int = 0) -> i64:
    return read_number(where, seat, least, state.parts.seats - 1)


def lay_owed(state: PhantomState, owed: Owed) -> None:
    """Each is asked for in one phase; where it does not belong, what follows from the rest tells."""
    if owed.cards is not UNSET:
        state.owed = read_number("owed.cards", owed.cards, 1, 3)
    if owed.symbols is not UNSET:
        adventure = state.adventure()
        length = 0 if adventure == NONE else state.parts.lengths[adventure]
        if not 1 <= len(owed.symbols) <= length:
            raise BadPosition(f"owed.symbols is {owed.symbols}; it is what is left to pay of the adventure here")
        state.owed = length - len(owed.symbols)
    victims = shapes.given(owed.victims, [])
    if len(victims) != (1 if owed.sort else 0):
        raise BadPosition("owed.victims names one victim once the sort is named, and none before")
    if owed.sort:
        state.sort = SORTS.index(owed.sort)
        state.victim = read_seat(state, "owed.victims[0]", victims[0])
    if owed.asked:
        state.asked = read_seat(state, "owed.asked[0]", owed.asked[0])


# Cards: all are in the pile until they are found elsewhere.


def lay_dock(state: PhantomState, told: OnTheTable, viewer: i64) -> None:
    dock = state.dock
    dock.discards = read_cards(state, "discards", told.discards)
    for hold, names in enumerate((told.holds.A, told.holds.B)):
        for name in names:
            card = take_out(state, f"holds.{HOLDS[hold]}", name)
            if not dock.fits(hold, card):
                limit = state.parts.hold_limit
                raise BadPosition(
                    f"holds.{HOLDS[hold]}: {name} does not fit: a hold bears {limit} and no Galaxol of the other"
                )
            dock.load(hold, card)
    if told.drawn:
        state.drawn = take_out(state, "drawn", told.drawn)
    buried = told.buried or [EVERYBODY] * len(told.under)
    if len(buried) != len(told.under):
        raise BadPosition(f"buried is a list of {len(told.under)}, one for each card under the pile")
    for place, name in enumerate(told.under):
        knower = read_seat(state, f"buried[{place}]", buried[place], EVERYBODY)
        hidden = name == UNKNOWN and viewer != ALL_SEEING and knower not in (EVERYBODY, viewer)
        dock.bury(HIDDEN if hidden else take_out(state, "under", name), knower)


def lay_pile(state: PhantomState, names: list[str], viewer: i64) -> None:
    """The cards of a pile that was discarded and shuffled; what lies nowhere else, as far as one knows, is more."""
    if not names:
        return
    rest = state.dock.pile
    found = read_cards(state, "shuffled", names)
    if viewer == ALL_SEEING and found != rest:
        raise BadPosition(f"shuffled is empty, or all that lies nowhere else: {cards.names(rest)}")
    state.dock.pile = found
    state.dock.shuffled = True


def read_cards(state: PhantomState, where: str, names: list[str]) -> i64:
    return sum(cards.one(take_out(state, where, name)) for name in names)


def take_out(state: PhantomState, where: str, name: str) -> i64:
    """A card that was nowhere yet."""
    card: i64 = cards.named(name)
    if card == NO_CARD:
        raise BadPosition(f"{where}: there is no card {name!r}; cards are D1 to N8 by kind and value, GA and GB")
    if not cards.has(state.dock.pile, card):
        raise BadPosition(f"{where}: {name} lies elsewhere already, or is not in this component set")
    state.dock.pile -= cards.one(card)
    return card


def part_of(where: str, names: list[str], whole: i64) -> i64:
    """Cards that are known of a hand."""
    found: i64 = 0
    for name in names:
        card: i64 = cards.named(name)
        if card == NO_CARD or cards.copies(whole, card) <= cards.copies(found, card):
            raise BadPosition(f"{where}: {name!r} is not among the cards of this hand that are known")
        found += cards.one(card)
    return found


# Players.


def lay_player(state: PhantomState, seat: i64, told: Player | PlayerSetUp) -> None:
    where = f"players[{seat}]"
    parts = state.parts
    usual = parts.adventurers[seat] if state.begun() else ""
    lay_adventurer(state, seat, where, shapes.given(told.adventurer, usual))
    place = shapes.given(told.place, seat + 1 if state.begun() else NOWHERE)
    state.places[seat] = read_number(f"{where}.place", place, NOWHERE, parts.systems)
    crystals = shapes.given(told.crystals, parts.start)
    state.crystals[seat] = read_number(f"{where}.crystals", crystals, 0, parts.crystals)
    state.safes[seat] = read_number(f"{where}.safe", told.safe, 0, parts.crystals)
    state.reserve -= state.wealth(seat)
    if state.reserve < 0:
        raise BadPosition(f"{where}: more crystals than the {parts.crystals} there are")
    state.kept[seat] = read_adventures(state, f"{where}.kept", told.kept)


def lay_adventurer(state: PhantomState, seat: i64, where: str, name: str) -> None:
    if name == "":
        return
    known = state.parts.adventurers
    if name not in known:
        raise BadPosition(f"{where}.adventurer is {name!r}; it is empty or one of {', '.join(known)}")
    adventurer: i64 = known.index(name)
    if adventurer in state.adventurers:
        raise BadPosition(f"{where}.adventurer: {name} is taken already")
    state.adventurers[seat] = adventurer


def lay_hand(state: PhantomState, seat: i64, told: Belongings, viewer: i64, sizes: Ints) -> None:
    """The whole hand for whoever knows it; for others what they know, and how many cards it has."""
    where = f"players[{seat}]"
    hands = state.hands
    seats = state.parts.seats
    known = read_cards(state, f"{where}.cards", told.cards)
    hands.hand[seat] = known
    opened = part_of(f"{where}.open", told.open, known)
    for row in range(seats + 1):
        if row != seat:
            hands.known[row * seats + seat] = opened
    hands.weak[seat] = read_number(f"{where}.low", told.low, 0, cards.MOST_CARDS)
    if viewer in (seat, ALL_SEEING):
        lay_seen(state, seat, where, told.seen)
    elif viewer != NOBODY:
        hands.known[viewer * seats + seat] = known
    elif known != opened:
        raise BadPosition(f"{where}.cards: who watches knows what everybody knows, {cards.names(opened)}")
    sizes[seat] = read_number(f"{where}.hand", told.hand, 0, cards.MOST_CARDS)
    if viewer != ALL_SEEING and sizes[seat] < cards.count(known) - 1:
        raise BadPosition(f"{where}.hand is {sizes[seat]}; {cards.count(known)} of its cards are known")


def lay_seen(state: PhantomState, seat: i64, where: str, lists: list[list[str]]) -> None:
    """What each other seat knows of a hand: at least what everybody knows."""
    hands = state.hands
    seats = state.parts.seats
    if len(lists) not in (0, seats):
        raise BadPosition(f"{where}.seen is a list of {seats} lists of cards, by seat")
    for other, names in enumerate(lists):
        if other == seat:
            if names:
                raise BadPosition(f"{where}.seen[{other}] is empty: one's own hand is known anyway")
            continue
        found = part_of(f"{where}.seen[{other}]", names, hands.hand[seat])
        for card in range(cards.CARDS):
            if cards.copies(found, card) < cards.copies(hands.known_to_all(seat), card):
                raise BadPosition(f"{where}.seen[{other}] lacks {cards.name(card)}, which all know")
        hands.known[other * seats + seat] = found


# The fight.


def lay_fight(state: PhantomState, told: Fight, viewer: i64, sizes: Ints) -> None:
    duel = state.duel
    duel.begin(read_seat(state, "fight.attacker", told.attacker), read_seat(state, "fight.defender", told.defender))
    duel.decided = sides(told.decided)
    duel.shown = sides(told.open)
    duel.used = sides(told.used)
    duel.asked = NOBODY if told.asked == NOBODY else duel.side(told.asked)
    for side in range(2):
        duel.dice[side] = told.dice[side]
        lay_committed(state, side, told.cards[side], viewer)
        if duel.decided == BOTH and duel.is_hidden(side):
            sizes[duel.fighters[side]] += 1


def sides(flags: list[bool]) -> i64:
    """A set of sides."""
    return (1 if flags[0] else 0) | (2 if flags[1] else 0)


def lay_committed(state: PhantomState, side: i64, name: str, viewer: i64) -> None:
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


def lay_ring(state: PhantomState, told: OnTheTable) -> None:
    ring = state.ring
    parts = state.parts
    ring.turned = read_number("turned", told.turned, 0, parts.systems - 1)
    ring.past = read_adventures(state, "past", told.past)
    ring.lived = read_adventures(state, "lived", told.lived)
    slots = told.slots or usual_slots(state)
    if len(slots) != parts.systems:
        raise BadPosition(f"slots is a list of {parts.systems}, one for each system")
    for slot, name in enumerate(slots):
        if name != "":
            ring.slots[slot] = adventure_of(state, "slots", name)


def usual_slots(state: PhantomState) -> list[str]:
    """Once the game has begun, the first adventures of the component file that lie nowhere else."""
    names = state.parts.listed(state.ring.deck) if state.begun() else []
    return (names + [""] * state.parts.systems)[: state.parts.systems]


def read_adventures(state: PhantomState, where: str, names: list[str]) -> i64:
    found: i64 = 0
    for name in names:
        found = state.parts.with_adventure(found, adventure_of(state, where, name))
    return found


def adventure_of(state: PhantomState, where: str, name: str) -> i64:
    """An adventure that was nowhere yet."""
    parts = state.parts
    if name not in parts.names:
        raise BadPosition(f"{where}: there is no adventure {name!r}; there are {', '.join(parts.names)}")
    adventure: i64 = parts.names.index(name)
    if parts.copies(state.ring.deck, adventure) == 0:
        raise BadPosition(f"{where}: {name!r} stands more often than there are cards")
    state.ring.deck = parts.without_adventure(state.ring.deck, adventure)
    return adventure


# What follows from the rest.


def compare(state: PhantomState, data: Data, viewer: i64) -> None:
    """What the rest of the position gives has to be as it says."""
    told = on_the_table(state, viewer)
    for name in DERIVED:
        if name in data:
            must_follow(name, data[name], told[name])
    for seat, entry in enumerate(data.get("players", [])):
        if "hand" in entry:
            must_follow(f"players[{seat}].hand", entry["hand"], told["players"][seat]["hand"])
