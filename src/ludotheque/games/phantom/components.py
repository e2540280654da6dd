"""The component file of Phantom read and checked: cards, limits, crystals, maps, die, tokens, adventures."""

from collections.abc import Iterator

from ludotheque.core.box import Setup
from ludotheque.core.components import checked
from ludotheque.core.types import Data
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.notation import PLAYERS as MOST_PLAYERS
from ludotheque.games.phantom.notation import SYSTEMS as MOST_SYSTEMS
from ludotheque.games.phantom.parts import ADVENTURES, EXPLORATION, MOST_SYMBOLS, NO_ROUTE, Parts
from ludotheque.games.phantom.shapes import Adventure, Adventurer, Components, StarMap
from ludotheque.games.phantom.versions import Versions

KINDS = cards.KINDS[: cards.GALAXOL]
PLAYERS = tuple(range(2, MOST_PLAYERS + 1))
TOKENS = ("mine", "blobulopode")
FACES = 6
MOST_CRYSTALS = 999
MOST_ADVENTURES = 60
MAX_NAME = 24
LEAST_CARDS = 20
"""So many single cards are there for sure, so that hands and holds can be set up."""


def read_components(text: str) -> Components:
    """The component file, or `BadComponents` with the entry that is wrong and what it should be."""
    return checked(text, Components, "phantom", problems)


def problems(components: Components) -> Iterator[str]:
    """Everything that is inconsistent, in the order of the file. What comes first may bring others after it."""
    yield from card_problems(components)
    yield from limit_problems(components)
    yield from map_problems(components.maps)
    yield from chance_problems(components)
    yield from adventurer_problems(components.adventurers)
    yield from adventure_problems(components.adventures)


def card_problems(components: Components) -> Iterator[str]:
    if [entry.kind for entry in components.equipment] != KINDS:
        yield f"equipment is not {', '.join(KINDS)}, each once and in this order"
    for entry in components.equipment:
        if any(not 1 <= value <= cards.VALUES for value in entry.values):
            yield f"equipment {entry.kind}: a value is from 1 to {cards.VALUES}"
        if len(set(entry.values)) != len(entry.values):
            yield f"equipment {entry.kind}: a value stands twice; there is one card of each"
    single = sum(len(entry.values) for entry in components.equipment)
    if single < LEAST_CARDS:
        yield f"equipment: {single} cards; there are at least {LEAST_CARDS}"
    if [entry.hold for entry in components.galaxols] != cards.HOLDS:
        yield "galaxols are not those of holds A and B, each once and in this order"
    for galaxol in components.galaxols:
        where = f"galaxols {galaxol.hold}"
        if not 0 <= galaxol.cards <= cards.MOST_GALAXOLS:
            yield f"{where}: cards is {galaxol.cards}; 0 to {cards.MOST_GALAXOLS} are possible"
        if not 1 <= galaxol.value <= cards.VALUES:
            yield f"{where}: value is {galaxol.value}; it is from 1 to {cards.VALUES}"


def limit_problems(components: Components) -> Iterator[str]:
    hold, hand = components.limits.hold.value, components.limits.hand.value
    if not cards.VALUES <= hold <= 99:
        yield f"limits.hold is {hold}; {cards.VALUES} to 99 are possible, so that every card fits into an empty hold"
    if not 1 <= hand <= LEAST_CARDS:
        yield f"limits.hand is {hand}; 1 to {LEAST_CARDS} are possible"
    start, whole = components.crystals.start.value, components.crystals.all.value
    if not 0 <= start <= MOST_CRYSTALS:
        yield f"crystals.start is {start}; 0 to {MOST_CRYSTALS} are possible"
    if not MOST_PLAYERS * start <= whole <= MOST_CRYSTALS:
        yield f"crystals.all is {whole}; five players start with {MOST_PLAYERS * start}, at most are {MOST_CRYSTALS}"
    if tuple(target.players for target in components.targets) != PLAYERS:
        yield "targets are not those of 2, 3, 4 and 5 players, each once and in this order"
    for target in components.targets:
        if not start < target.crystals <= whole:
            yield f"target of {target.players} players is {target.crystals}; {start + 1} to {whole} are possible"


def map_problems(maps: list[StarMap]) -> Iterator[str]:
    if sorted(players for side in maps for players in side.players) != [*PLAYERS]:
        yield "maps: each of 2, 3, 4 and 5 players has just one map"
    for number, side in enumerate(maps, 1):
        where = f"maps, entry {number}"
        least = max([*side.players, 3]) + 1
        if not least <= side.systems <= MOST_SYSTEMS:
            yield f"{where}: {side.systems} systems; {least} to {MOST_SYSTEMS} are possible"
        if not 1 <= len(side.routes) <= side.systems // 2:
            yield f"{where}: {len(side.routes)} routes; 1 to {side.systems // 2} are possible, by distance"
        if any(not 0 <= fare <= 3 for fare in side.routes):
            yield f"{where}: a route costs 0 to 3 cards"
        if side.routes[:1] != [0]:
            yield f"{where}: the route to the next system is free"


def chance_problems(components: Components) -> Iterator[str]:
    die = components.die
    if len(die.faces) != FACES or any(not 1 <= face <= 9 for face in die.faces):
        yield f"die.faces is a list of {FACES} numbers from 1 to 9"
    if not 0 < die.faces.count(die.phantom) < len(die.faces):
        yield f"die.phantom is {die.phantom}; it is on some of the faces and not on all"
    if tuple(token.name for token in components.tokens) != TOKENS:
        yield f"tokens are not {' and '.join(TOKENS)}, each once and in this order"
    for token in components.tokens:
        if not 1 <= token.sides <= 6 or not 1 <= token.unlucky <= token.sides:
            yield f"token {token.name}: 1 to 6 sides, on 1 of them or more it is unlucky"
    if not 1 <= components.titans.value <= cards.VALUES:
        yield f"titans.value is {components.titans.value}; it is from 1 to {cards.VALUES}"
    gains = components.market.crystals
    if not 1 <= len(gains) <= MOST_ADVENTURES or any(not 0 <= gain <= MOST_CRYSTALS for gain in gains):
        yield f"market.crystals is a list of 1 to {MOST_ADVENTURES} numbers from 0 to {MOST_CRYSTALS}"


def adventurer_problems(adventurers: list[Adventurer]) -> Iterator[str]:
    names = [adventurer.name for adventurer in adventurers]
    if len(set(names)) != len(names) or len(names) != MOST_PLAYERS:
        yield f"adventurers: there are {MOST_PLAYERS}, each with a name of their own"
    for name in names:
        if not (name.isascii() and name.isalpha() and name.islower() and len(name) <= MAX_NAME):
            yield f"adventurers: {name!r} is not one word of at most {MAX_NAME} small letters"


def adventure_problems(adventures: list[Adventure]) -> Iterator[str]:
    names = [adventure.name() for adventure in adventures]
    for number, adventure in enumerate(adventures, 1):
        where = f"adventures, entry {number}"
        if adventure.kind not in ADVENTURES:
            yield f"{where}: there is no kind {adventure.kind!r}; the kinds are {', '.join(ADVENTURES)}"
        if not 1 <= len(adventure.cost) <= MOST_SYMBOLS or not set(adventure.cost) <= set(cards.LETTERS):
            yield f"{where}: cost {adventure.cost!r} is not one to {MOST_SYMBOLS} of {', '.join(cards.LETTERS)}"
        if adventure.copies < 1:
            yield f"{where}: {adventure.copies} copies; there is at least 1"
        if adventure.crystals > MOST_CRYSTALS:
            yield f"{where}: crystals is {adventure.crystals}; at most {MOST_CRYSTALS} are possible"
        if (adventure.kind == ADVENTURES[EXPLORATION]) != (adventure.crystals > 0):
            yield f"{where}: explorations, and nothing else, bring crystals of their own"
        if names.index(adventure.name()) != number - 1:
            yield f"{where}: {adventure.name()!r} stands twice; write copies = 2"
    total = sum(adventure.copies for adventure in adventures)
    if not MOST_SYSTEMS < total <= MOST_ADVENTURES:
        yield f"adventures: {total} cards; {MOST_SYSTEMS + 1} to {MOST_ADVENTURES} are possible"


def parts(components: Components, setup: Setup) -> Parts:
    """The component set in the form in which the rules use it."""
    side = next(side for side in components.maps if setup.seats in side.players)
    target = next(target for target in components.targets if target.players == setup.seats)
    fares = [NO_ROUTE, *side.routes]
    adventures = components.adventures
    return Parts(
        seats=setup.seats,
        values=[*[card % cards.VALUES + 1 for card in range(cards.SINGLES)], *[g.value for g in components.galaxols]],
        equipment=whole_pile(components),
        strong=strong_cards(components),
        hold_limit=components.limits.hold.value,
        hand_limit=components.limits.hand.value,
        crystals=components.crystals.all.value,
        start=components.crystals.start.value,
        target=target.crystals,
        systems=side.systems,
        fares=fares + [NO_ROUTE] * (side.systems + 1 - len(fares)),
        faces=components.die.faces,
        phantom=components.die.phantom,
        mine=[components.tokens[0].sides, components.tokens[0].unlucky],
        blobulopode=[components.tokens[1].sides, components.tokens[1].unlucky],
        market=components.market.crystals,
        adventurers=[adventurer.name for adventurer in components.adventurers],
        names=[adventure.name() for adventure in adventures],
        kinds=[ADVENTURES.index(adventure.kind) for adventure in adventures],
        costs=[adventure.cost for adventure in adventures],
        gains=[adventure.crystals for adventure in adventures],
        copies=[adventure.copies for adventure in adventures],
        versions=Versions(setup.rules),
    )


def facts(components: Components, setup: Setup) -> Data:
    """What texts may say of the component set, and the version of the rules that is played by."""
    steps = components.market.crystals
    while steps[-2:-1] == steps[-1:]:
        steps = steps[:-1]
    return {
        "rules-version": setup.rules,
        "hold-limit": components.limits.hold.value,
        "hand-limit": components.limits.hand.value,
        "crystals-all": components.crystals.all.value,
        "crystals-start": components.crystals.start.value,
        **{f"target-{target.players}": target.crystals for target in components.targets},
        **{f"systems-{players}": side.systems for side in components.maps for players in side.players},
        "dearest-route": max(fare for side in components.maps for fare in side.routes),
        "die-least": min(components.die.faces),
        "die-most": max(components.die.faces),
        "die-phantom": components.die.phantom,
        "titans-least": components.titans.value,
        "market-steps": ", ".join(map(str, steps)),
    }


def strong_cards(components: Components) -> int:
    """The set of cards that titans want, with room for every Galaxol that is worth as much."""
    least = components.titans.value
    single = [cards.one(card) for card in range(cards.SINGLES) if card % cards.VALUES + 1 >= least]
    both = zip((cards.GALAXOL_A, cards.GALAXOL_B), components.galaxols, strict=True)
    return sum(single) + sum(cards.one(card) * cards.MOST_GALAXOLS for card, entry in both if entry.value >= least)


def whole_pile(components: Components) -> int:
    """The set of all equipment cards."""
    single = [
        cards.one(cards.VALUES * number + value - 1)
        for number, entry in enumerate(components.equipment)
        for value in entry.values
    ]
    both = zip((cards.GALAXOL_A, cards.GALAXOL_B), components.galaxols, strict=True)
    return sum(single) + sum(cards.one(card) * entry.cards for card, entry in both)
