"""Component files: the standard one as ruled, another set that plays, everything inconsistent refused."""

import pytest

from ludotheque.contract.at_play import can, do, one, why
from ludotheque.core.errors import BadComponents
from ludotheque.games import box
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.components import problems, read_components
from tests.component_files import changed, refused
from tests.games.phantom.situations import CROWDED, STANDARD, game, hand, inside, live, look, player, sit


def test_the_standard_file_is_the_reconstructed_set() -> None:
    components = read_components(STANDARD)
    assert [(entry.kind, entry.values) for entry in components.equipment] == [
        (kind, [*range(1, 9)]) for kind in ("drill", "thruster", "cannon", "shield", "scanner")
    ]
    assert [(entry.hold, entry.cards, entry.value) for entry in components.galaxols] == [("A", 6, 1), ("B", 6, 1)]
    assert (components.limits.hold.value, components.limits.hand.value) == (10, 7)
    assert (components.crystals.all.value, components.crystals.start.value) == (72, 2)
    assert {target.players: target.crystals for target in components.targets} == {2: 21, 3: 19, 4: 17, 5: 15}
    assert [(side.players, side.systems, side.routes) for side in components.maps] == [
        ([2, 3], 6, [0, 1, 2]),
        ([4, 5], 8, [0, 1, 2]),
    ]
    assert (components.die.faces, components.die.phantom) == ([1, 2, 3, 4, 5, 6], 6)
    assert [(token.sides, token.unlucky) for token in components.tokens] == [(2, 1), (2, 1)]
    assert (components.titans.value, components.market.crystals) == (7, [1, 2, 4, 6, 6])
    assert cards.count(inside(sit("", "")).parts.equipment) == 52


def test_the_standard_adventures_are_the_reconstructed_ones() -> None:
    adventures = read_components(STANDARD).adventures
    assert sum(adventure.copies for adventure in adventures) == 50
    found = {
        kind: " ".join(one_.cost for one_ in adventures for _ in range(one_.copies) if one_.kind == kind)
        for kind in dict.fromkeys(adventure.kind for adventure in adventures)
    }
    assert found == {
        "exploration": "DT TC CS SN ND DD TT CC SS NN DTC TCS CSN SND NDT",
        "resupply": "T S N",
        "drone": "NT NC NS",
        "ambush": "C T S",
        "mine": "D C",
        "blobulopode": "S N",
        "titans": "CD SD CT",
        "allegiance": "G G TS",
        "asteroids": "T D",
        "black-market": "G G G G G",
        "informer": "G G N N N",
        "shao-naal": "G G",
        "safe": "GS GD",
    }
    assert {one_.crystals for one_ in adventures if len(one_.cost) == 3} == {4}
    assert {one_.crystals for one_ in adventures[5:10]} == {3}


def test_another_set_is_played_by_what_is_printed_there() -> None:
    state = sit("D7", "", "", phase="move", components=CROWDED)
    assert (look(state, "systems"), look(state, "target")) == (7, 12)
    assert can(state, 0) == [*["stay"], *[f"fly {system}" for system in range(2, 8)]]
    do(state, 0, "fly 4")
    assert look(state, "owed") == {"cards": 1}
    full = sit("", "", holds={"A": ["GA", "GA", "GA"]}, next_cards="D3", components=CROWDED)
    assert one(do(full, 0, "turn"), "placed")["hold"] == "B"
    cut = sit("D1 D2 D3 D5", "", holds={"A": ["GA"]}, components=CROWDED)
    do(cut, 0, "take A")
    assert look(cut, "phase") == "cut"
    titans, _ = live("titans CT", "C2 T2", "", "D5 D3", components=CROWDED)
    assert can(titans, 1) == ["discard D5", "give"]
    market, told = live("black-market GDTC", "GA D1 T2 C2", "", "", components=CROWDED)
    assert one(told, "gained")["count"] == 2
    assert player(market, 0)["kept"] == ["black-market GDTC"]
    assert game(5, CROWDED).start("crowd").position()["reserve"] == 40 - 5


def test_R49_titans_take_a_galaxol_whose_value_is_high_enough() -> None:
    dear = changed(STANDARD, 'hold = "B"\ncards = 6\nvalue = 1', 'hold = "B"\ncards = 6\nvalue = 7')
    state, _ = live("titans CD", "C1 D1", "", "D7 GA GB GB", "GB", crystals=[2, 2, 0], components=dear)
    assert can(state, 1) == ["discard D7", "discard GB", "give"]
    assert why(state, 1, "discard GA") == "too-weak R49"
    do(state, 1, "discard GB")
    assert can(state, 2) == ["discard GB"]
    assert hand(state, 1) == "D7 GA GB"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "phantom"', 'game = "spectre"', "this is a component file of spectre, not of phantom"),
        ('kind = "drill"', 'kind = "hammer"', "equipment is not drill, thruster, cannon, shield, scanner"),
        ("values = [1, 2,", "values = [0, 2,", "equipment drill: a value is from 1 to 8"),
        ("values = [1, 2,", "values = [2, 2,", "equipment drill: a value stands twice"),
        ('hold = "A"', 'hold = "C"', "galaxols are not those of holds A and B"),
        ("cards = 6", "cards = 8", "galaxols A: cards is 8; 0 to 7 are possible"),
        ("value = 1\n", "value = 9\n", "galaxols A: value is 9; it is from 1 to 8"),
        ("hold = { value = 10", "hold = { value = 7", "limits.hold is 7; 8 to 99 are possible"),
        ("hand = { value = 7", "hand = { value = 0", "limits.hand is 0; 1 to 20 are possible"),
        ("start = { value = 2", "start = { value = -1", "crystals.start is -1; 0 to 999 are possible"),
        ("all = { value = 72", "all = { value = 9", "crystals.all is 9; five players start with 10"),
        ("players = 2\n", "players = 6\n", "targets are not those of 2, 3, 4 and 5 players"),
        ("crystals = 21", "crystals = 2", "target of 2 players is 2; 3 to 72 are possible"),
        ("players = [2, 3]", "players = [2]", "maps: each of 2, 3, 4 and 5 players has just one map"),
        ("systems = 8", "systems = 9", "maps, entry 2: 9 systems; 6 to 8 are possible"),
        ("routes = [0, 1, 2]", "routes = [0, 1, 2, 3]", "maps, entry 1: 4 routes; 1 to 3 are possible"),
        ("routes = [0, 1, 2]", "routes = [0, 1, 4]", "maps, entry 1: a route costs 0 to 3 cards"),
        ("routes = [0, 1, 2]", "routes = [1, 1, 2]", "maps, entry 1: the route to the next system is free"),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 2, 3, 4, 6]", "die.faces is a list of 6 numbers from 1 to 9"),
        ("phantom = 6", "phantom = 7", "die.phantom is 7; it is on some of the faces and not on all"),
        ('name = "mine"', 'name = "bomb"', "tokens are not mine and blobulopode"),
        ("unlucky = 1", "unlucky = 3", "token mine: 1 to 6 sides, on 1 of them or more it is unlucky"),
        ("[titans]\nvalue = 7", "[titans]\nvalue = 9", "titans.value is 9; it is from 1 to 8"),
        ("crystals = [1, 2, 4, 6, 6]", "crystals = []", "market.crystals is a list of 1 to 60 numbers"),
        ('name = "amber"', 'name = "jade"', "adventurers: there are 5, each with a name of their own"),
        (
            'name = "amber"',
            'name = "Old Amber"',
            "adventurers: 'Old Amber' is not one word of at most 24 small letters",
        ),
        ('kind = "resupply"', 'kind = "party"', "adventures, entry 16: there is no kind 'party'"),
        ('cost = "DT"', 'cost = "DX"', "adventures, entry 1: cost 'DX' is not one to 4 of D, T, C, S, N, G"),
        ('cost = "DT"', 'cost = ""', "adventures, entry 1: cost '' is not one to 4"),
        ("copies = 5", "copies = 0", "0 copies; there is at least 1"),
        ("copies = 5", "copies = 16", "adventures: 61 cards; 9 to 60 are possible"),
        ('cost = "DT"\ncrystals = 2', 'cost = "DT"', "explorations, and nothing else, bring crystals of their own"),
        ('cost = "TC"', 'cost = "DT"', "adventures, entry 2: 'exploration DT' stands twice; write copies = 2"),
        (
            'provenance = "rulebook"',
            'provenance = "hearsay"',
            "is 'hearsay'; it is one of inferred, reconstructed, rulebook",
        ),
        ("[titans]\nvalue = 7\n", "[titans]\n", "titans has no 'value'"),
        ("[limits]", "[limits", "component file:"),
    ],
)
def test_an_inconsistent_file_is_refused_with_the_entry_and_what_is_possible(old: str, new: str, problem: str) -> None:
    refused("phantom", changed(STANDARD, old, new), problem)


def test_a_file_with_too_few_cards_is_refused() -> None:
    text = STANDARD.replace("[1, 2, 3, 4, 5, 6, 7, 8]", "[1, 2, 3]")
    with pytest.raises(BadComponents, match="equipment: 15 cards; there are at least 20"):
        read_components(text)


def test_files_of_one_s_own_are_accepted() -> None:
    assert list(problems(read_components(CROWDED))) == []
    assert list(problems(read_components(changed(STANDARD, "cards = 6", "cards = 0")))) == []
    assert list(problems(read_components(changed(STANDARD, "systems = 6", "systems = 8")))) == []


def test_everybody_whom_the_rulebook_credits_is_on_the_box() -> None:
    credits = box("phantom").label.credits
    assert credits.authors == ["Jérémie Caplanne"]
    assert credits.developers == ["Raphaël Bovani", "Didier Jacobée"]
    assert credits.illustrators == ["Charles Vesic", "Kedi Baron"]
    assert credits.publishers == ["Sweet Games (Sweet November)"]
