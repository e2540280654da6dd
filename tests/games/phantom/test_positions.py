"""Positions: short ones are enough, and one that cannot be is refused with the reason."""

from typing import Any

import pytest

from ludotheque.contract.at_play import do
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.errors import BadPosition
from ludotheque.core.types import Data
from tests.games.phantom.situations import duel, game, hand, live, look, sit

FIGHT = {"attacker": 0, "defender": 1, "decided": [True, True], "dice": [3, 0], "asked": 1}
MET = {"place": 2}


def players(*told: Any) -> dict[str, Any]:
    return {"players": [*told, *[{}] * (3 - len(told))]}


def asked(**more: Any) -> dict[str, Any]:
    """Seat 1 has Shao'Naal and is asked about the throw of seat 0."""
    return {"phase": "rethrow", **players(MET, {"kept": ["shao-naal G"]}), "fight": {**FIGHT, **more}}


def test_what_is_left_out_is_as_in_a_game_that_has_just_begun() -> None:
    told = game(3).from_position({}).position()
    assert [player["place"] for player in told["players"]] == [1, 2, 3]
    assert [player["adventurer"] for player in told["players"]] == ["crimson", "amber", "jade"]
    assert (told["pile"], told["deck"], told["reserve"]) == (52, 44, 66)
    assert told["phase"] == "equipment"


def test_a_generator_can_be_given() -> None:
    words = Rng("given").words()
    assert game().from_position({"rng": words}).position()["rng"] == words


def test_what_lies_nowhere_else_is_pile_deck_and_reserve() -> None:
    state = sit("D1 GA", "", holds={"B": ["T1"]}, crystals=[10, 20], past=["mine D"], discards=["C1"])
    assert (look(state, "pile"), look(state, "deck"), look(state, "reserve")) == (48, 43, 42)


def test_what_others_know_of_a_hand_is_what_all_know_unless_it_is_said() -> None:
    state = sit("D1 D2 D3", "", "", known={0: "D1"})
    assert [hand(state, 0, viewer) for viewer in (-1, 1, 2)] == ["D1", "D1", "D1"]
    state = sit("D1 D2 D3", "", "", players={0: {"open": ["D1"], "seen": [[], ["D1", "D2"], ["D1"]]}})
    assert [hand(state, 0, viewer) for viewer in (-1, 1, 2)] == ["D1", "D1 D2", "D1"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"moon": 1}, "'moon' is no part of a position"),
        ({"phase": "lunch"}, "phase is 'lunch'; it is one of adventure, adventurer, berth"),
        ({"turn": 3}, "turn is 3; a number from 0 to 2 is possible"),
        ({"turn": True}, "turn is True"),
        ({"round": 0}, "round is 0; it is a number from 1 to 999999"),
        ({"target": 20}, "target is 20; with the rest of the position it is 19"),
        ({"systems": 8}, "systems is 8; with the rest of the position it is 6"),
        ({"pile": 51}, "pile is 51; with the rest of the position it is 52"),
        ({"deck": 50}, "deck is 50; with the rest of the position it is 44"),
        ({"reserve": 72}, "reserve is 72; with the rest of the position it is 66"),
        ({"owed": {"cards": 1}}, "owed.cards is 1; with the rest of the position it is None"),
        ({"owed": 1}, "owed is 1; it is a table of names and values"),
        ({"turned": 6}, "turned is 6; a number from 0 to 5 is possible"),
        ({"slots": ["mine D"]}, "slots is a list of 6, one for each system"),
        ({"slots": ["mine X"] * 6}, "slots: there is no adventure 'mine X'"),
        ({"slots": ["mine D"] * 6}, "slots: 'mine D' stands more often than there are cards"),
        ({"slots": [""] * 6}, "slots[0] is empty; there are adventures to lay there"),
        ({"past": "none"}, "past is 'none'; it is a list"),
        ({"lived": ["mine D"]}, "phase 'equipment': lived names no 'resupply'"),
        ({"lived": ["safe GS"]}, "lived: 'safe GS' is kept, not discarded"),
        ({"phase": "move", "lived": ["mine D"]}, "phase 'move': no adventure has been lived in this turn"),
        ({"phase": "adventure", "lived": ["mine D"]}, "phase 'adventure': lived names no 'asteroids'"),
        ({"discards": ["D9"]}, "discards: there is no card 'D9'"),
        ({"discards": ["D1", "D1"]}, "discards: D1 lies elsewhere already"),
        ({"discards": ["GA"] * 7}, "discards: GA lies elsewhere already"),
        ({"discards": [["D1"]]}, "discards[0] is ['D1']; it is text"),
        ({"holds": {"C": []}}, "'C' is no part of holds; the parts are A, B"),
        ({"holds": {"A": ["GB"]}}, "holds.A: GB does not fit"),
        ({"holds": {"A": ["D8", "T3"]}}, "holds.A: T3 does not fit: a hold bears 10"),
        ({"holds": []}, "holds is []; it is a table of names and values"),
        ({"drawn": "D1"}, "drawn is a card in phase 'place', and only there"),
        ({"phase": "place"}, "drawn is a card in phase 'place', and only there"),
        ({"phase": "place", "drawn": "GA", "revealed": True}, "GA does not fit in both holds"),
        ({"phase": "place", "drawn": "D1"}, "phase 'place': revealed is true"),
        ({"revealed": 1}, "revealed is 1; it is true or false"),
        ({"revealed": True}, "revealed: the card turned up lies in one of the holds"),
        ({"phase": "move", "revealed": True}, "revealed: no card has been turned up in this phase"),
        ({"under": ["?"]}, "under: there is no card '?'"),
        ({"under": ["D1"], "buried": [0, 1]}, "buried is a list of 1, one for each card under the pile"),
        ({"under": ["D1"], "buried": [3]}, "buried[0] is 3; a number from -1 to 2 is possible"),
        ({"phantom": 3}, "phantom is 3; a number from -1 to 2 is possible"),
        ({"players": [{}]}, "players is a list of the 3 players"),
        ({"players": [{}, {}, 1]}, "players[2] is 1; it is a table of names and values"),
        (players({"hat": 1}), "'hat' is no part of players[0]; the parts are"),
        (players({"adventurer": "ruby"}), "players[0].adventurer is 'ruby'; it is empty or one of crimson"),
        (players({"adventurer": "amber"}), "players[1].adventurer: amber is taken already"),
        (players({"adventurer": ""}), "players[0] has an adventurer and a place once the game is set up"),
        (players({"place": -1}), "players[0] has an adventurer and a place once the game is set up"),
        (players({"place": 7}), "players[0].place is 7; a number from -1 to 6 is possible"),
        (players({"place": 2}), "players[0].place: seat 1 stands on system 2 too"),
        (players({"crystals": -1}), "players[0].crystals is -1; it is a number from 0 on"),
        (players({"crystals": 73}), "players[0].crystals is 73; a number from 0 to 72 is possible"),
        (players({"safe": 2**53 - 1}), "players[0].safe is 9007199254740991; a number from 0 to 72 is possible"),
        (players({"crystals": 40, "safe": 40}), "players[0]: more crystals than the 72 there are"),
        (players({"kept": ["mine D"]}), "players[0].kept: 'mine D' is discarded, not kept"),
        (players({"kept": ["informer G", "informer N"]}), "of two informers one is discarded at once"),
        (players({"cards": ["D1"], "hand": 2}), "players[0].hand is 2; with the rest of the position it is 1"),
        (players({"open": ["D1"]}), "players[0].open: 'D1' is not among the cards of this hand"),
        (players({"cards": ["GA"], "open": ["GA", "GA"]}), "players[0].open: 'GA' is not among the cards"),
        (players({"seen": [[]]}), "players[0].seen is a list of 3 lists of cards, by seat"),
        (players({"cards": ["D1"], "seen": [["D1"], [], []]}), "players[0].seen[0] is empty"),
        (players({"seen": [[], ["D1"], []]}), "players[0].seen[1]: 'D1' is not among the cards"),
        (
            players({"cards": ["D1"], "open": ["D1"], "seen": [[], [], ["D1"]]}),
            "seen[1] lacks D1, which all know",
        ),
        (players({"cards": ["D8"], "low": 1}), "players[0].low is 1; fewer of the hidden cards are that low"),
        (players({"cards": ["D1"], "open": ["D1"], "low": 1}), "players[0].low is 1; fewer of the hidden"),
        ({"shuffled": ["D1", "D2"]}, "shuffled is empty, or all that lies nowhere else: ['D1', 'D2', 'D3'"),
        ({"shuffled": ["D1", "D1"]}, "shuffled: D1 lies elsewhere already, or is not in this component set"),
        ({"phase": "cut"}, "phase 'cut': the hand has no more than 7 cards"),
        ({"phase": "fare", "owed": {"cards": 1}}, "phase 'fare': there are fewer cards than are owed"),
        ({"phase": "fare"}, "phase 'fare': owed.cards says how many cards are left to pay"),
        ({"phase": "adventure", **players({"place": 0})}, "whose turn it is has left Red-Glix"),
        ({"phase": "cost"}, "phase 'cost': the hand cannot pay what is owed"),
        ({"phase": "cost", "owed": {"symbols": []}}, "owed.symbols is []; it is what is left to pay"),
        ({"phase": "cost", "owed": {"symbols": ["T"]}}, "phase 'cost': the hand cannot pay what is owed"),
        (
            {"phase": "cost", "owed": {"symbols": ["D"]}, **players({"cards": ["T1"]})},
            "owed.symbols is ['D']; with the rest of the position it is ['T']",
        ),
        ({"fight": FIGHT}, "fight is there in phases 'fight' and 'rethrow', and only there"),
        ({"phase": "fight"}, "fight is there in phases 'fight' and 'rethrow', and only there"),
        ({"phase": "fight", "fight": {"attacker": 0}}, "fight has no 'defender'"),
        ({"phase": "fight", "fight": {"moon": 1}}, "'moon' is no part of fight"),
        (
            {"phase": "fight", "fight": {"attacker": 0, "defender": 1}},
            "fight: whose turn it is attacks a rival on the same system",
        ),
        ({"phase": "fight", **players(MET), "fight": FIGHT}, "phase 'fight': once both have decided they throw"),
        (
            {"phase": "fight", **players(MET), "fight": {"attacker": 0, "defender": 1, "cards": ["D1", ""]}},
            "fight.cards[0] is 'D1'; this side has not decided yet",
        ),
        (
            {
                "phase": "fight",
                **players(MET),
                "fight": {"attacker": 0, "defender": 1, "cards": ["D1", ""], "decided": [True, False]},
            },
            "fight.cards[0]: 'D1' is not in the hand of its owner",
        ),
        (asked(phantom=1), "fight.phantom is 1; with the rest of the position it is -1"),
        (asked(decided=[True, False]), "phase 'rethrow': both have decided"),
        (asked(asked=-1), "fight.asked is a fighter who has not used Shao'Naal"),
        (asked(used=[False, True]), "fight.asked is a fighter who has not used Shao'Naal"),
        (asked(used=[True, False]), "seat 0 keeps no Shao'Naal to use"),
        (asked(asked=0, dice=[3, 3]), "seat 0 keeps no Shao'Naal"),
        (asked(dice=[0, 0]), "fight.dice[0] is 0; the attacker throws first"),
        (asked(dice=[3, 3]), "fight.dice[1] is 3; the attacker throws first"),
        (asked(dice=[7, 0]), "fight.dice[0] is 7"),
        (asked(open=[True, False]), "fight.open[0]: there is no card to show"),
        (asked(decided=[True]), "fight.decided is [True]; it is a list of 2"),
        (asked(system=3), "fight.system is 3; with the rest of the position it is 2"),
        (asked(committed=[True, False]), "fight.committed is [True, False]; with the rest of the position"),
        ({"phase": "steal"}, "phase 'steal': lived names no 'drone'"),
        ({"phase": "steal", "owed": {"sort": "gold"}}, "owed.sort is 'gold'; it is one of nothing, cards, crystals"),
        ({"phase": "steal", "owed": {"sort": "cards"}}, "owed.victims names one victim once the sort is named"),
        (
            {"phase": "steal", "lived": ["drone NT"], "owed": {"sort": "cards", "victims": [1]}},
            "the victim is a rival who has something of the sort",
        ),
        (
            {"phase": "steal", "lived": ["drone NT"], **players({}, {"crystals": 0})},
            "there is no choice left, so that nothing is asked",
        ),
        ({"phase": "hand"}, "phase 'hand': lived names no 'mine'"),
        ({"phase": "hand", "mine": 0, "lived": ["mine D"]}, "no adventure has been lived in this turn"),
        ({"phase": "titans", "lived": ["titans CD"]}, "owed.asked begins with whom titans ask"),
        ({"phase": "titans", "owed": {"asked": [1, 2]}}, "phase 'titans': lived names no 'titans'"),
        (
            {"phase": "titans", "lived": ["titans CD"], "owed": {"asked": [1, 2]}},
            "phase 'titans': seat 1 has nothing to decide",
        ),
        (
            {"phase": "titans", "lived": ["titans CD"], "owed": {"asked": [1]}, **players({}, {"cards": ["D1"]})},
            "owed.asked is [1]; with the rest of the position it is [1, 2]",
        ),
        ({"phase": "rotate"}, "phase 'rotate': lived names no 'asteroids'"),
        ({"winner": 0}, "winner is 0; with the rest of the position it is -1"),
        ({"phase": "over"}, "the winner has the Phantom and 19 crystals at the end of a turn"),
        ({"phase": "berth"}, "players[0].adventurer: in turn order from seat 0, each takes one"),
        ({"phase": "adventurer", "slots": ["mine D"] + [""] * 5}, "adventures are laid when everybody has a system"),
        ({"phase": "adventurer", "phantom": 1}, "nobody has the Phantom or a token yet, and it is round 1"),
        ({"phase": "adventurer", **players({"place": 3})}, "players[0].place: in turn order from seat 0"),
        ({"phase": "adventurer", **players({"kept": ["safe GS"]})}, "nobody has lived an adventure yet"),
        ({"rng": [1, 2, 3]}, "rng is [1, 2, 3]; it is a list of 4"),
        ({"rng": "seed"}, "rng is 'seed'; it is a list of 4"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        game(3).from_position(changes)
    assert reason in str(caught.value)


def test_with_two_players_nobody_is_asked_who_gets_the_mine() -> None:
    with pytest.raises(BadPosition, match="with two players there is no choice"):
        sit("", "", phase="hand", mine=0)


def test_the_attacker_shows_first() -> None:
    kept = {0: ["shao-naal G"]}
    told = {"attacker": 0, "defender": 1, "decided": [True, True], "dice": [3, 3], "asked": 0, "cards": ["D1", ""]}
    with pytest.raises(BadPosition, match="the defender throws once the attacker's card is shown"):
        sit("D1", "", phase="rethrow", at=[2, 2], kept=kept, fight=told)


def test_knowledge_that_no_deal_fits_is_refused() -> None:
    """Every 7 and 8 is seen elsewhere, so that nobody can be asked by titans for one."""
    strong = [f"{kind}{value}" for kind in "DTCSN" for value in (7, 8) if f"{kind}{value}" != "D7"]
    state, _ = live("titans CT", "C1 T1", "", "D7", crystals=[2, 0], discards=strong)
    told = state.knowledge(0)
    assert hand(game(2).imagine(told, Rng("fits")), 1) == "D7"
    told["discards"] = [*told["discards"], "D7"]
    told["pile"] -= 1
    with pytest.raises(BadPosition, match="no deal of the cards fits this knowledge"):
        game(2).imagine(told, Rng("fits not"))


def test_knowledge_is_that_of_a_seat_and_holds_no_generator() -> None:
    state = sit("D1", "")
    with pytest.raises(BadPosition, match="'rng' is no part of a position"):
        game().imagine(state.position(), Rng("imagine"))
    nobody = {name: value for name, value in state.position().items() if name != "rng"}
    with pytest.raises(BadPosition, match="a position has no 'seat'"):
        game().imagine(nobody, Rng("imagine"))
    told = knowledge_with(state, 1, {"cards": ["D1", "D2"], "hand": 0})
    with pytest.raises(BadPosition, match=r"players\[0\].hand is 0; 2 of its cards are known"):
        game().imagine(told, Rng("imagine"))
    watching = knowledge_with(state, -1, {"cards": ["D1"]})
    with pytest.raises(BadPosition, match="who watches knows what everybody knows"):
        game().imagine(watching, Rng("imagine"))


def knowledge_with(state: State, viewer: int, changes: Data) -> Data:
    """What a viewer knows, with something else of the first player."""
    told = state.knowledge(viewer)
    first, *others = told["players"]
    return {**told, "players": [{**first, **changes}, *others]}


def test_a_card_committed_unseen_may_be_hidden_in_knowledge_only() -> None:
    state = duel("D1", "C1", (3,), kept={1: ["shao-naal G"]})
    do(state, 0, "commit D1")
    do(state, 1, "commit C1")
    told = state.knowledge(1)
    assert told["fight"]["cards"] == ["?", "C1"]
    twin = game().imagine(told, Rng("twin"))
    assert twin.knowledge(1) == told
    whole = {**state.position(), "fight": told["fight"]}
    with pytest.raises(BadPosition, match="'\\?' is not in the hand of its owner"):
        game().from_position(whole)
