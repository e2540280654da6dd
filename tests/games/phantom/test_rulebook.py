"""The rulebook of Phantom, rule by rule: setting up, the dock, moving, fighting, winning."""

import pytest

from ludotheque.contract.at_play import can, do, kinds, one, why
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.games.phantom import cards
from tests.games.phantom.situations import crystals, dice, duel, fight, game, hand, inside, look, places, player, sit


def set_up(seats: int, seed: str = "set up") -> State:
    """A game after everybody has chosen."""
    state = game(seats).start(seed)
    while look(state, "phase") in ("adventurer", "berth"):
        (seat,) = state.to_act()
        do(state, seat, can(state, seat)[0])
    return state


# Setting up.


@pytest.mark.parametrize(("seats", "systems"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_R1_the_map_side_goes_by_the_number_of_players(seats: int, systems: int) -> None:
    state = game(seats).start("map")
    assert look(state, "systems") == systems
    do(state, *first_choice(state))
    assert can(state, look(state, "turn")) == [f"berth {system}" for system in range(1, systems + 1)]


def first_choice(state: State) -> tuple[int, str]:
    (seat,) = state.to_act()
    return seat, can(state, seat)[0]


def test_R1_there_are_no_systems_beyond_the_map() -> None:
    assert why(sit("", "", phase="move"), 0, "fly 7") == "no-such-system R1"
    assert why(sit("", "", "", "", phase="move"), 0, "fly 8") == ""
    state = game(2).start("map")
    do(state, *first_choice(state))
    assert why(state, look(state, "turn"), "berth 8") == "no-such-system R1"


def test_R2_the_dock_begins_with_a_pile_and_an_open_card_in_each_hold() -> None:
    for seed in range(20):
        told = game(3).start(f"dock {seed}").position()
        assert [len(told["holds"][hold]) for hold in "AB"] == [1, 1]
        assert told["pile"] == 52 - 2 - 3
        assert told["discards"] == []


def test_R3_everybody_begins_with_two_crystals_and_one_secret_card() -> None:
    state = game(4).start("start")
    assert crystals(state) == [2, 2, 2, 2]
    assert look(state, "reserve") == 72 - 8
    for seat in range(4):
        assert player(state, seat)["hand"] == 1
        assert len(player(state, seat, seat)["cards"]) == 1
        for viewer in {-1, 0, 1, 2, 3} - {seat}:
            assert player(state, seat, viewer)["cards"] == []


def test_R26_only_a_card_of_the_hand_can_be_committed() -> None:
    state = duel("D3", "C8")
    assert why(state, 0, "commit C8") == "committed-not-in-hand R26"
    assert why(state, 1, "commit D3") == "committed-not-in-hand R26"
    assert can(state, 0) == ["bare", "commit D3"]


def test_R4_each_takes_another_adventurer_and_a_free_system() -> None:
    state = game(3).start("adventurers")
    seat = look(state, "first")
    assert can(state, seat) == [f"adventurer {name}" for name in ("crimson", "amber", "jade", "azure", "violet")]
    assert why(state, seat, "berth 1") == "adventurer-first R4"
    assert one(do(state, seat, "adventurer jade"), "joined")["adventurer"] == "jade"
    assert why(state, seat, "adventurer amber") == "berth-first P1"
    assert one(do(state, seat, "berth 3"), "berthed")["system"] == 3
    left = (seat + 1) % 3
    assert why(state, left, "adventurer jade") == "adventurer-taken R4"
    do(state, left, "adventurer amber")
    assert why(state, left, "berth 3") == "system-taken R4"
    assert why(state, seat, "berth 4") == "not-your-turn R9"


def test_R5_an_adventure_lies_at_every_system() -> None:
    for seats, systems in ((2, 6), (5, 8)):
        told = set_up(seats).position()
        assert len(told["slots"]) == systems
        assert "" not in told["slots"]
        assert told["deck"] == 50 - systems


def test_R5_adventures_are_laid_at_random() -> None:
    assert len({tuple(look(set_up(2, f"slots {seed}"), "slots")) for seed in range(10)}) == 10


def test_R6_there_is_a_first_player() -> None:
    firsts = {look(set_up(5, f"first {seed}"), "turn") for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}
    told = set_up(3).position()
    assert (told["turn"], told["round"]) == (told["first"], 1)


# Winning.


def at_the_end(crystals_: int, phantom: int, seats: int = 2) -> State:
    """Seat 0 is about to end its turn."""
    state = sit(*[""] * seats, crystals=[crystals_], phantom=phantom, phase="adventure")
    do(state, 0, "pass")
    return state


def test_R7_enough_crystals_and_the_phantom_at_the_end_of_one_s_turn_win() -> None:
    state = at_the_end(21, 0)
    assert (look(state, "phase"), look(state, "winner")) == ("over", 0)
    assert state.outcome() == [1.0, 0.0]
    assert state.to_act() == []


@pytest.mark.parametrize(("amount", "phantom"), [(20, 0), (21, 1), (21, -1)])
def test_R7_one_of_the_two_is_not_enough(amount: int, phantom: int) -> None:
    assert look(at_the_end(amount, phantom), "winner") == -1


@pytest.mark.parametrize(("seats", "target"), [(2, 21), (3, 19), (4, 17), (5, 15)])
def test_R8_the_crystals_needed_go_by_the_number_of_players(seats: int, target: int) -> None:
    assert look(sit(*[""] * seats), "target") == target
    assert look(at_the_end(target - 1, 0, seats), "winner") == -1
    assert look(at_the_end(target, 0, seats), "winner") == 0


# Turns.


def test_R9_three_phases_in_order_and_then_the_left_neighbour() -> None:
    state = sit("", "", "")
    assert look(state, "phase") == "equipment"
    assert why(state, 0, "stay") == "equipment-phase P3"
    do(state, 0, "pass")
    assert look(state, "phase") == "move"
    assert why(state, 0, "live") == "move-phase P6"
    do(state, 0, "stay")
    assert look(state, "phase") == "adventure"
    assert why(state, 0, "turn") == "adventure-phase P10"
    told = do(state, 0, "pass")
    assert one(told, "turn") == {"event": "turn", "seat": 1, "round": 1}
    assert (look(state, "phase"), look(state, "turn")) == ("equipment", 1)
    assert why(state, 0, "turn") == "not-your-turn R9"


def test_R9_a_round_is_over_when_the_first_player_is_next() -> None:
    state = sit("", "", "", turn=1, first=2, round=3, phase="adventure")
    do(state, 1, "pass")
    assert (look(state, "turn"), look(state, "round")) == (2, 4)


def test_R10_every_phase_may_be_passed() -> None:
    state = sit("D1", "", here="exploration DT")
    assert [kinds(do(state, 0, line))[0] for line in ("pass", "stay", "pass")] == ["passed"] * 3
    assert hand(state, 0) == "D1"
    assert places(state) == [1, 2]


# Equipment.


def test_R11_a_hold_is_taken_whole_and_the_phase_is_over() -> None:
    state = sit("D1", "", holds={"A": ["T4", "GA"], "B": ["C8"]})
    told = one(do(state, 0, "take A"), "took")
    assert (told["hold"], told["cards"], told["count"]) == ("A", ["T4", "GA"], 2)
    assert hand(state, 0) == "D1 T4 GA"
    assert look(state, "holds") == {"A": [], "B": ["C8"]}
    assert look(state, "phase") == "move"


def test_R11_an_empty_hold_cannot_be_taken() -> None:
    state = sit("", "", holds={"B": ["C8"]})
    assert why(state, 0, "take A") == "hold-empty P3"
    assert can(state, 0) == ["pass", "take B", "turn"]


def test_R12_a_card_turned_up_goes_into_the_hold_of_one_s_choice() -> None:
    for hold in "AB":
        state = sit("", "", next_cards="D3")
        assert one(do(state, 0, "turn"), "revealed")["card"] == "D3"
        assert (look(state, "phase"), look(state, "drawn")) == ("place", "D3")
        assert can(state, 0) == ["place A", "place B"]
        assert why(state, 0, "take A") == "place-first R12"
        assert one(do(state, 0, f"place {hold}"), "placed")["hold"] == hold
        assert look(state, "holds")[hold] == ["D3"]
        assert look(state, "phase") == "equipment"


@pytest.mark.parametrize(("card", "where"), [("C6", "A"), ("C5", "either")])
def test_R13_a_hold_bears_at_most_ten(card: str, where: str) -> None:
    state = sit("", "", holds={"A": ["D4"], "B": ["T5"]}, next_cards=card)
    told = do(state, 0, "turn")
    if where == "either":
        assert look(state, "phase") == "place"
    else:
        assert one(told, "placed")["hold"] == "A"


def test_R14_what_fits_nowhere_is_an_overload_and_goes_to_the_hand() -> None:
    state = sit("D1", "", holds={"A": ["D4"], "B": ["T5"]}, next_cards="C7")
    assert one(do(state, 0, "turn"), "overload")["card"] == "C7"
    assert hand(state, 0) == "D1 C7"
    assert look(state, "holds") == {"A": ["D4"], "B": ["T5"]}
    assert look(state, "phase") == "move"


def test_R15_cards_may_be_turned_up_until_a_hold_is_taken_or_overloaded() -> None:
    state = sit("", "", holds={"A": ["D8"]}, next_cards="T8 GB C8")
    do(state, 0, "turn")
    assert why(state, 0, "pass") == "cannot-pass-now P3"
    do(state, 0, "turn")
    assert look(state, "holds") == {"A": ["D8"], "B": ["T8", "GB"]}
    assert can(state, 0) == ["take A", "take B", "turn"]
    assert "overload" in kinds(do(state.clone(), 0, "turn"))
    do(state, 0, "take B")
    assert hand(state, 0) == "T8 GB"


@pytest.mark.parametrize(("card", "hold"), [("GA", "A"), ("GB", "B")])
def test_R16_a_galaxol_s_hold_is_printed_on_it(card: str, hold: str) -> None:
    state = sit("", "", next_cards=card)
    assert one(do(state, 0, "turn"), "placed")["hold"] == hold
    assert look(state, "phase") == "equipment"


def test_R16_a_galaxol_is_an_overload_when_its_own_hold_is_full() -> None:
    state = sit("", "", holds={"A": ["D8", "T2"]}, next_cards="GA")
    assert one(do(state, 0, "turn"), "overload")["card"] == "GA"


def test_R17_more_than_seven_cards_the_surplus_goes_under_the_pile() -> None:
    state = sit("D1 D2 D3 D4 D5 D6", "", holds={"A": ["T1", "T2", "T3"]})
    pile = look(state, "pile")
    do(state, 0, "take A")
    assert look(state, "phase") == "cut"
    assert why(state, 0, "stay") == "bury-first R17"
    assert why(state, 0, "bury C8") == "surplus-not-in-hand R17"
    do(state, 0, "bury D6")
    assert look(state, "phase") == "cut"
    do(state, 0, "bury T1")
    assert look(state, "phase") == "move"
    assert look(state, "under") == ["D6", "T1"]
    assert (look(state, "pile"), player(state, 0)["hand"]) == (pile + 2, 7)


def test_R18_what_is_left_in_the_holds_is_there_for_the_next() -> None:
    state = sit("", "", holds={"A": ["T4"], "B": ["C8"]})
    do(state, 0, "take A")
    do(state, 0, "stay")
    do(state, 0, "pass")
    assert can(state, 1) == ["pass", "take B", "turn"]


# Moving.


@pytest.mark.parametrize(("seats", "reached"), [(2, [2, 3, 4, 5, 6]), (4, [2, 3, 4, 6, 7, 8])])
def test_R19_one_route_leads_to_a_linked_system(seats: int, reached: list[int]) -> None:
    state = sit("D1 D2", *[""] * (seats - 1), at=[1, 2, 3, 4][:seats], phase="move")
    assert can(state, 0) == ["stay", *[f"fly {system}" for system in reached]]
    assert why(state, 0, "fly 1") == "already-there R19"
    if seats == 4:
        assert why(state, 0, "fly 5") == "no-route R19"


@pytest.mark.parametrize(
    ("system", "cost", "route"), [(6, 0, "free"), (2, 0, "free"), (5, 1, "one"), (3, 1, "one"), (4, 2, "two")]
)
def test_R20_routes_are_free_or_cost_one_card_or_two(system: int, cost: int, route: str) -> None:
    state = sit("D1 D2 D3", "", at=[1, 0], phase="move")
    words = state.words(0, state.game.read(f"fly {system}"))
    assert (words["system"], words["cost"]) == (system, cost)
    assert one(do(state, 0, f"fly {system}"), "flew")["route"] == route
    for left, card in zip(range(cost, 0, -1), ("D2", "D1"), strict=False):
        assert (look(state, "phase"), look(state, "owed")) == ("fare", {"cards": left})
        assert why(state, 0, "stay") == "fare-first R20"
        assert why(state, 0, "pay C8") == "fare-not-in-hand R20"
        do(state, 0, f"pay {card}")
    assert (look(state, "phase"), places(state)) == ("adventure", [system, 0])
    assert player(state, 0)["hand"] == 3 - cost
    assert len(look(state, "discards")) == cost


def test_R20_without_enough_cards_a_route_is_closed() -> None:
    state = sit("D1", "", at=[1, 0], phase="move")
    assert why(state, 0, "fly 4") == "fare-too-high R20"
    assert can(state, 0) == ["stay", "fly 2", "fly 3", "fly 5", "fly 6"]


def test_R21_from_red_glix_one_must_fly_and_may_fly_anywhere_for_free() -> None:
    state = sit("", "", at=[0, 2], phase="move")
    assert can(state, 0) == [f"fly {system}" for system in range(1, 7)]
    assert why(state, 0, "stay") == "must-leave R21"
    assert one(do(state, 0, "fly 4"), "flew")["route"] == "red-glix"
    assert look(state, "phase") == "adventure"


def test_R22_an_undefended_system_leads_to_the_adventure() -> None:
    state = sit("", "", at=[1, 3], phase="move")
    do(state, 0, "fly 2")
    assert look(state, "phase") == "adventure"


def test_R23_a_defended_system_is_fought_for() -> None:
    state = sit("", "", phase="move")
    told = do(state, 0, "fly 2")
    assert kinds(told) == ["flew", "challenged"]
    assert look(state, "phase") == "fight"


def test_R24_staying_leads_to_the_adventure() -> None:
    state = sit("", "", phase="move")
    do(state, 0, "stay")
    assert (look(state, "phase"), places(state)) == ("adventure", [1, 2])


# Fighting.


def test_R25_who_arrives_attacks() -> None:
    state = sit("", "", turn=1, phase="move")
    told = one(do(state, 1, "fly 1"), "challenged")
    assert (told["seat"], told["rival"], told["system"]) == (1, 0, 1)
    assert (look(state, "fight")["attacker"], look(state, "fight")["defender"]) == (1, 0)


def test_R26_each_may_commit_one_card_face_down_or_none() -> None:
    state = duel("D3 GA GA", "C8")
    assert state.to_act() == [0, 1]
    assert can(state, 0) == ["bare", "commit D3", "commit GA"]
    assert why(state, 0, "stay") == "fight-first R26"
    do(state, 0, "commit GA")
    assert state.to_act() == [1]
    assert why(state, 0, "bare") == "decided-already P7"
    told = do(state, 1, "bare")
    assert [event["card"] for event in told if event["event"] == "committed"] == [True, False]


def test_R27_the_attacker_s_phantom_wins_at_once() -> None:
    state = duel("D1", "C8", (6,))
    told = fight(state, "commit D1", "commit C8")
    assert [event["face"] for event in told if event["event"] == "threw"] == [6]
    assert one(told, "won-fight") == {"event": "won-fight", "seat": 0, "rival": 1, "how": "phantom"}
    assert "shown" not in kinds(told)


def test_R27_otherwise_the_attacker_s_card_is_shown_and_added() -> None:
    told = fight(duel("D5", "", (3, 2)), "commit D5", "bare")
    assert one(told, "shown")["card"] == "D5"
    assert next(event["total"] for event in told if event["event"] == "total") == 8


def test_R28_the_defender_s_phantom_wins_at_once_too() -> None:
    state = duel("D8", "C1", (5, 6))
    told = fight(state, "commit D8", "commit C1")
    assert one(told, "won-fight")["seat"] == 1
    assert [event["card"] for event in told if event["event"] == "shown"] == ["D8"]


def test_R28_otherwise_the_defender_adds_card_and_die() -> None:
    told = fight(duel("D3", "C5", (4, 3)), "commit D3", "commit C5")
    assert [event["total"] for event in told if event["event"] == "total"] == [7, 8]
    assert one(told, "won-fight")["seat"] == 1


@pytest.mark.parametrize(("phantom", "winner"), [(0, 0), (1, 1)])
def test_R29_whoever_has_the_phantom_adds_one(phantom: int, winner: int) -> None:
    told = fight(duel("", "", (3, 3), phantom=phantom))
    assert one(told, "won-fight")["seat"] == winner
    assert [event["phantom"] for event in told if event["event"] == "total"] == [1 - winner, winner]


@pytest.mark.parametrize(("faces", "winner"), [((4, 3), 0), ((3, 4), 1)])
def test_R30_the_stronger_wins(faces: tuple[int, int], winner: int) -> None:
    told = one(fight(duel("", "", faces)), "won-fight")
    assert (told["seat"], told["how"]) == (winner, "strength")


def test_R31_on_a_tie_both_throw_again_with_the_same_cards() -> None:
    told = fight(duel("D3", "C2", (2, 3, 5, 4)), "commit D3", "commit C2")
    assert one(told, "tied")["total"] == 5
    assert [event["face"] for event in told if event["event"] == "threw"] == [2, 3, 5, 4]
    assert [event["total"] for event in told if event["event"] == "total"] == [5, 5, 8, 6]
    assert kinds(told).count("shown") == 2
    assert one(told, "won-fight")["seat"] == 0


def test_R32_the_loser_takes_both_cards_and_goes_to_red_glix() -> None:
    state = duel("D3 T1", "C5 T2", (5, 1))
    told = fight(state, "commit D3", "commit C5")
    assert [(event["seat"], event["card"]) for event in told if event["event"] == "takes-cards"] == [
        (1, "C5"),
        (1, "D3"),
    ]
    assert (hand(state, 0), hand(state, 1)) == ("T1", "D3 T2 C5")
    assert places(state) == [2, 0]


def test_R33_a_winning_attacker_goes_on_to_the_adventure() -> None:
    state = duel("", "", (5, 1))
    fight(state)
    assert (look(state, "phase"), look(state, "turn")) == ("adventure", 0)


def test_R33_a_beaten_attacker_s_turn_is_over() -> None:
    state = duel("", "", (1, 5))
    fight(state)
    assert (look(state, "phase"), look(state, "turn"), places(state)) == ("equipment", 1, [0, 2])


def test_R34_the_winner_takes_the_phantom_and_a_crystal() -> None:
    state = duel("", "", (5, 1))
    told = fight(state)
    assert one(told, "phantom-to") == {"event": "phantom-to", "seat": 0, "rival": -1}
    assert (look(state, "phantom"), crystals(state)) == (0, [3, 2])


def test_R34_even_from_somebody_who_does_not_fight() -> None:
    state = duel("", "", (5, 1), "", phantom=2)
    assert one(fight(state), "phantom-to") == {"event": "phantom-to", "seat": 0, "rival": 2}
    assert (look(state, "phantom"), crystals(state)) == (0, [3, 2, 2])


def test_R35_whoever_had_the_phantom_gets_no_crystal() -> None:
    state = duel("", "", (5, 1), phantom=0)
    told = fight(state)
    assert "phantom-to" not in kinds(told)
    assert (look(state, "phantom"), crystals(state)) == (0, [2, 2])


def test_R36_a_turn_begun_with_the_phantom_brings_a_crystal() -> None:
    state = sit("", "", phantom=1, phase="adventure")
    told = do(state, 0, "pass")
    assert one(told, "phantom-pays") == {"event": "phantom-pays", "seat": 1, "count": 1}
    assert crystals(state) == [2, 3]


def test_R56_the_game_goes_on_until_somebody_wins() -> None:
    state = sit("", "", crystals=[40, 30], phantom=-1, round=500)
    for _ in range(3):
        for seat in range(2):
            for line in ("pass", "stay", "pass"):
                do(state, seat, line)
    assert state.outcome() is None
    assert look(state, "round") == 503
    over = at_the_end(21, 0)
    assert why(over, 0, "pass") == "over R56"
    assert why(over, 1, "take A") == "over R56"


def test_fights_of_equals_favour_the_attacker_a_little() -> None:
    """Without cards the attacker wins 52 %: their Phantom counts before the defender's."""
    arrived = inside(duel("", ""))
    wins = 0
    for seed in range(400):
        state = arrived.clone()
        state.rng = Rng(f"fight {seed}")
        wins += one(fight(state), "won-fight")["seat"] == 0
    assert 188 < wins < 228


def test_dice_are_as_given() -> None:
    assert [event["face"] for event in fight(duel("", "", (2, 5))) if event["event"] == "threw"] == [2, 5]
    assert dice(1, 6) == ((6, 0), (6, 5))
    assert cards.count(inside(sit("D1 GA GA", "")).hands.hand[0]) == 3
