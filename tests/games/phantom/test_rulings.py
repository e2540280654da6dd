"""The rulings of Phantom, one by one; what is known of hands (P21) is in `test_knowledge.py`."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.contract.at_play import can, do, kinds, one, why
from ludotheque.contract.chi_square import UNBELIEVABLE, fits
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from tests.games.phantom.situations import (
    crystals,
    dice,
    duel,
    fight,
    game,
    hand,
    inside,
    live,
    look,
    no_adventure,
    pays,
    places,
    player,
    sit,
    tosses,
)


def end_of_turn(state: State, seat: int) -> list[dict[str, object]]:
    """A seat passes all three phases."""
    do(state, seat, "pass")
    do(state, seat, "stay")
    return do(state, seat, "pass")


# P1 to P5: setting up, the beginning of a turn, the dock.


def test_P1_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(look(game(3).start(f"lot {seed}"), "first") for seed in range(300))
    assert fits(firsts, {0: 1, 1: 1, 2: 1}) > UNBELIEVABLE


def test_P1_in_turn_order_each_takes_an_adventurer_and_then_a_system() -> None:
    state = game(4).start("order")
    first = look(state, "first")
    asked = []
    while look(state, "phase") in ("adventurer", "berth"):
        (seat,) = state.to_act()
        asked.append((seat, look(state, "phase")))
        assert look(state, "slots") == [""] * 8
        do(state, seat, can(state, seat)[-1])
    order = [(first + step) % 4 for step in range(4)]
    assert asked == [(seat, phase) for seat in order for phase in ("adventurer", "berth")]
    assert "" not in look(state, "slots")
    assert (look(state, "turn"), look(state, "phase")) == (first, "equipment")


def test_P2_at_the_beginning_of_a_turn_first_the_phantom_then_the_mine_then_the_blobulopode() -> None:
    state = sit("", "", phantom=1, mine=1, blobulopode=1, phase="adventure", chance=tosses("bad", "good"))
    told = do(state, 0, "pass")
    order = ["turn", "phantom-pays", "mine-tossed", "lost", "blob-tossed", "gained"]
    assert [kind for kind in kinds(told) if kind in order] == order
    assert crystals(state) == [2, 2]


def test_P2_the_crystal_of_the_phantom_can_be_lost_to_the_mine() -> None:
    state = sit("", "", crystals=[2, 0], phantom=1, mine=1, phase="adventure", chance=tosses("bad"))
    assert one(do(state, 0, "pass"), "lost") == {"event": "lost", "seat": 1, "count": 1, "why": "mine"}
    assert crystals(state) == [2, 0]


def test_P2_a_mine_that_holds_is_handed_on_before_the_blobulopode_is_tossed() -> None:
    state = sit("", "", "", mine=1, blobulopode=1, phase="adventure", chance=tosses("good", "bad"))
    told = do(state, 0, "pass")
    assert "blob-tossed" not in kinds(told)
    assert (look(state, "phase"), state.to_act()) == ("hand", [1])
    told = do(state, 1, "hand 3")
    assert kinds(told) == ["mine-to", "blob-tossed", "blob-to"]
    assert (look(state, "mine"), look(state, "blobulopode"), look(state, "phase")) == (2, 2, "equipment")


def test_P3_after_turning_up_the_phase_cannot_be_passed() -> None:
    state = sit("", "", next_cards="GA")
    assert "pass" in can(state, 0)
    do(state, 0, "turn")
    assert look(state, "revealed") is True
    assert why(state, 0, "pass") == "cannot-pass-now P3"
    do(state, 0, "take A")
    assert look(state, "revealed") is False


@pytest.mark.parametrize("rules", [1, 2])
def test_P3_the_first_card_may_be_turned_up_even_when_both_holds_are_full(rules: int) -> None:
    state = sit("", "", holds={"A": ["D8", "D2"], "B": ["T8", "T2"]}, next_cards="C1", rules=rules)
    assert "turn" in can(state, 0)
    assert "overload" in kinds(do(state, 0, "turn"))


FILLED = {"A": ["D8", "D2"], "B": ["T8"]}
"""Whoever turns up a 2 has filled both holds."""


def test_P3_no_further_card_is_turned_up_once_both_holds_are_full() -> None:
    state = sit("", "", holds=FILLED, next_cards="T2 C1", rules=2)
    do(state, 0, "turn")
    assert can(state, 0) == ["take A", "take B"]
    assert why(state, 0, "turn") == "holds-full P3"
    room = sit("", "", holds=FILLED, next_cards="T1 C1", rules=2)
    do(room, 0, "turn")
    assert can(room, 0) == ["take A", "take B", "turn"]


def test_P3_by_the_first_version_of_the_rules_cards_are_turned_up_into_full_holds() -> None:
    state = sit("", "", holds=FILLED, next_cards="T2 C1", rules=1)
    do(state, 0, "turn")
    assert can(state, 0) == ["take A", "take B", "turn"]
    assert "overload" in kinds(do(state, 0, "turn"))


def test_P3_a_card_that_fits_in_one_hold_goes_there_by_itself() -> None:
    state = sit("", "", holds={"A": ["D8"]}, next_cards="C3")
    assert one(do(state, 0, "turn"), "placed")["hold"] == "B"


@pytest.mark.parametrize("line", ["pass", "take A", "turn"])
def test_P3_however_the_phase_ends_the_hand_is_cut_to_seven(line: str) -> None:
    state = sit("D1 D2 D3 D4 D5 D6 D7 D8", "", holds={"A": ["T8", "T2"], "B": ["C8", "C2"]}, next_cards="S1")
    do(state, 0, line)
    assert look(state, "phase") == "cut"


def test_P3_surplus_goes_under_the_pile_each_below_the_one_before() -> None:
    state = sit("D1 D2 D3 D4 D5 D6 D7 D8 T1", "", under=["C1"])
    do(state, 0, "pass")
    do(state, 0, "bury T1")
    do(state, 0, "bury D4")
    assert look(state, "under") == ["C1", "T1", "D4"]


def test_P4_what_is_spent_is_discarded_and_shuffled_in_only_when_the_pile_is_used_up() -> None:
    state = sit("D1", "", at=[1, 0], phase="move")
    do(state, 0, "fly 3")
    do(state, 0, "pay D1")
    assert look(state, "discards") == ["D1"]
    state = sit("", "", next_cards="GA")
    assert "reshuffled" not in kinds(do(state, 0, "turn"))
    assert (look(state, "pile"), len(look(state, "discards"))) == (0, 51)
    told = do(state, 0, "turn")
    assert kinds(told)[:2] == ["reshuffled", "revealed"]
    assert (look(state, "pile"), look(state, "discards")) == (50, [])


def test_P4_surplus_put_under_an_empty_pile_is_the_pile() -> None:
    state = sit("D1 D2 D3 D4 D5 D6 D7 D8", "", next_cards="GB")
    do(state, 0, "turn")
    do(state, 0, "take B")
    do(state, 0, "bury D8")
    do(state, 0, "bury GB")
    assert look(state, "pile") == 2
    for line in ("stay", "pass"):
        do(state, 0, line)
    assert one(do(state, 1, "turn"), "revealed")["card"] == "D8"


def test_P4_with_pile_and_discards_empty_nothing_can_be_turned_up() -> None:
    held = "GA GA GA GA GA GA GB GB GB GB GB GB D1 D2 D3 D4 D5 D6 D7 D8 T1 T2 T3 T4 T5 T6 T7 T8"
    other = "C1 C2 C3 C4 C5 C6 C7 C8 S1 S2 S3 S4 S5 S6 S7 S8 N1 N2 N3 N4 N5 N6 N7 N8"
    state = sit(held, other)
    assert look(state, "pile") == 0
    assert why(state, 0, "turn") == "nothing-to-turn P4"
    assert can(state, 0) == ["pass"]


def test_P5_a_galaxol_of_the_other_letter_goes_under_the_pile_at_the_set_up() -> None:
    buried = set()
    for seed in range(120):
        told = game(2).start(f"galaxols {seed}").position()
        assert not [name for name in told["holds"]["A"] if name == "GB"]
        assert not [name for name in told["holds"]["B"] if name == "GA"]
        assert set(told["under"]) <= {"GA", "GB"}
        assert told["buried"] == [-1] * len(told["under"])
        buried |= set(told["under"])
        for seat in (-1, 0):
            assert game(2).start(f"galaxols {seed}").knowledge(seat)["under"] == told["under"]
    assert buried == {"GA", "GB"}


# P6 to P9: moving and fighting.


def test_P6_any_cards_pay_and_they_are_gone_before_the_fight() -> None:
    state = sit("D8 GA", "", at=[1, 3], phase="move")
    told = do(state, 0, "fly 3")
    assert kinds(told) == ["flew"]
    assert can(state, 0) == ["pay D8", "pay GA"]
    told = do(state, 0, "pay D8")
    assert kinds(told) == ["paid", "challenged"]
    assert can(state, 0) == ["bare", "commit GA"]


def test_P6_nobody_flies_to_red_glix_by_choice() -> None:
    assert all(line != "fly 0" for line in can(sit("D1 D2", "", phase="move"), 0))


def test_P6_from_red_glix_one_may_fly_on_to_a_rival() -> None:
    state = sit("", "", at=[0, 5], phase="move")
    assert "challenged" in kinds(do(state, 0, "fly 5"))


def test_P6_moving_on_to_a_rival_is_a_fight_even_with_no_cards() -> None:
    state = duel("", "")
    assert (can(state, 0), can(state, 1)) == (["bare"], ["bare"])


def test_P7_both_decide_at_the_same_time_in_any_order() -> None:
    for order in ((0, 1), (1, 0)):
        state = duel("D3", "C2", (4, 2))
        first, second = order
        told = do(state, first, ["commit D3", "commit C2"][first])
        assert told == [{"event": "decided", "seat": first}]
        told = do(state, second, ["commit D3", "commit C2"][second])
        assert one(told, "won-fight")["seat"] == 0


def test_P7_nobody_learns_before_both_have_decided_whether_a_card_was_committed() -> None:
    seen = []
    for line in ("bare", "commit D3"):
        state = duel("D3", "C2")
        do(state, 0, line)
        told = [state.knowledge(viewer) for viewer in (1, -1)]
        assert told[0]["fight"]["committed"] == [None, None]
        assert told[0]["fight"]["decided"] == [True, False]
        seen.append((told, state.key(1), state.key(-1)))
    assert seen[0] == seen[1]


def test_P7_a_fighter_waits_for_the_rival_and_others_for_both() -> None:
    state = duel("D3", "C2", (), "")
    do(state, 0, "bare")
    assert why(state, 0, "commit D3") == "decided-already P7"
    assert why(state, 2, "bare") == "not-your-turn R9"
    assert state.answering() == 0b10


def test_P7_the_attacker_s_phantom_shows_no_card_at_all() -> None:
    told = fight(duel("D3", "C2", (6,)), "commit D3", "commit C2")
    assert "shown" not in kinds(told)
    assert "total" not in kinds(told)


def test_P7_whoever_had_the_phantom_when_the_fight_began_adds_one_in_every_round() -> None:
    told = fight(duel("", "D1", (3, 3, 4, 2), phantom=0), "bare", "commit D1")
    assert [event["total"] for event in told if event["event"] == "total"] == [4, 4, 5, 3]


def test_P7_after_a_tie_a_phantom_wins_at_once_again() -> None:
    told = fight(duel("", "", (3, 3, 2, 6)))
    assert one(told, "won-fight") == {"event": "won-fight", "seat": 1, "rival": 0, "how": "phantom"}


def shao_duel(faces: tuple[int, ...], *owners: int, cards: tuple[str, str] = ("", "")) -> State:
    state = duel(*cards, faces, kept={owner: ["shao-naal G"] for owner in owners})
    for seat, card in enumerate(cards):
        do(state, seat, f"commit {card}" if card else "bare")
    return state


def test_P8_both_fighters_wait_for_whoever_has_shao_naal() -> None:
    defence = shao_duel((5, 4, 2), 1)
    assert (defence.to_act(), why(defence, 0, "pass")) == ([1], "wait-for-rethrow P8")
    attack = shao_duel((5, 4, 2), 0)
    assert (attack.to_act(), why(attack, 1, "pass")) == ([0], "wait-for-rethrow P8")
    others = duel("", "", (5, 4, 2), "", kept={0: ["shao-naal G"]})
    fight(others)
    assert why(others, 2, "pass") == "not-your-turn R9"


def test_P8_shao_naal_serves_in_defence_and_in_attack_and_is_kept() -> None:
    state = shao_duel((5, 4, 2), 0)
    assert (look(state, "fight")["dice"], state.to_act()) == ([5, 4], [0])
    assert state.answering() == 0
    told = do(state, 0, "rethrow")
    assert one(told, "won-fight")["seat"] == 0
    assert player(state, 0)["kept"] == ["shao-naal G"]


def test_P8_it_is_asked_before_the_card_is_shown_and_before_a_phantom_takes_effect() -> None:
    state = shao_duel((6, 1, 5), 1, cards=("D3", ""))
    assert look(state, "fight")["open"] == [False, False]
    assert why(state, 0, "bare") == "wait-for-rethrow P8"
    told = do(state, 1, "rethrow")
    assert one(told, "threw" if kinds(told).count("threw") == 1 else "won-fight")["seat"] in (0, 1)
    assert [event["face"] for event in told if event["event"] == "threw"] == [1, 5]


def test_P8_the_new_throw_stands_even_a_phantom() -> None:
    state = shao_duel((1, 6), 1)
    told = do(state, 1, "rethrow")
    assert one(told, "won-fight") == {"event": "won-fight", "seat": 0, "rival": 1, "how": "phantom"}


def test_P8_both_may_use_theirs_once_in_a_fight_ties_included() -> None:
    state = shao_duel((5, 3, 5, 3, 2, 4), 0, 1)
    do(state, 1, "rethrow")
    assert (look(state, "fight")["used"], look(state, "fight")["asked"]) == ([False, True], 0)
    told = do(state, 0, "rethrow")
    assert "tied" in kinds(told)
    assert "rethrow" not in kinds(told)
    assert one(told, "won-fight")["seat"] == 1


def test_P8_whoever_has_not_used_it_is_asked_again_after_a_tie() -> None:
    state = shao_duel((3, 3, 4, 2), 1)
    told = do(state, 1, "accept")
    assert one(told, "accepted") == {"event": "accepted", "seat": 1, "rival": 0}
    assert "tied" in kinds(told)
    assert (look(state, "phase"), look(state, "fight")["dice"]) == ("rethrow", [4, 0])


def test_P8_two_of_them_count_once() -> None:
    state = duel("", "", (5, 5, 1), kept={1: ["shao-naal G", "shao-naal G"]})
    fight(state)
    told = do(state, 1, "rethrow")
    assert one(told, "won-fight")["seat"] == 0


def test_P9_the_loser_takes_the_winner_s_card_though_it_was_never_shown() -> None:
    state = duel("D3", "C2", (6,))
    fight(state, "commit D3", "commit C2")
    assert (hand(state, 0), hand(state, 1)) == ("", "D3 C2")


def test_P9_the_limit_of_seven_is_looked_at_only_when_an_equipment_phase_ends() -> None:
    state = duel("C8", "D1 D2 D3 D4 D5 D6 D7", (5, 1))
    fight(state, "commit C8", "commit D1")
    assert (player(state, 1)["hand"], look(state, "phase")) == (8, "adventure")
    do(state, 0, "pass")
    do(state, 1, "pass")
    assert look(state, "phase") == "cut"


def test_P9_a_beaten_attacker_loses_the_rest_of_the_turn_and_the_phantom() -> None:
    state = duel("T1 D1", "C8", (1, 5), phantom=0, crystals=[30, 2])
    fight(state, "bare", "commit C8")
    assert (look(state, "turn"), look(state, "phantom"), places(state)) == (1, 1, [0, 2])
    assert crystals(state) == [30, 4]


# P10 to P19: adventures.


def test_P10_an_adventure_may_be_lived_even_if_it_would_do_nothing() -> None:
    state, told = live("ambush T", "T1", "", "", crystals=[2, 0])
    assert one(told, "lost")["count"] == 0
    assert crystals(state) == [2, 0]


def test_P10_any_value_pays_and_nothing_is_overpaid() -> None:
    state = sit("T8 T1 GA C3", "", here="resupply T", phase="adventure")
    do(state, 0, "live")
    assert can(state, 0) == ["pay T1", "pay T8", "pay GA"]
    assert why(state, 0, "pay C3") == "wrong-kind P10"
    do(state, 0, "pay T8")
    assert look(state, "phase") == "equipment"


def test_P10_a_galaxol_that_is_needed_later_cannot_be_spent_before() -> None:
    state = sit("D1 GA", "", here="exploration DT", phase="adventure")
    do(state, 0, "live")
    assert can(state, 0) == ["pay D1"]
    assert why(state, 0, "pay GA") == "galaxol-needed-later P10"


def test_P10_the_slot_is_refilled_before_the_effect() -> None:
    _, told = live("exploration DT", "D1 T1", "", "")
    assert kinds(told).index("laid") < kinds(told).index("gained")


def test_P10_the_adventures_discarded_are_shuffled_when_the_deck_is_used_up() -> None:
    fresh = inside(sit("", ""))
    blue = [name for name in fresh.parts.listed(fresh.ring.deck) if not name.startswith(("black", "inf", "sh", "sa"))]
    pink = [name for name in fresh.parts.listed(fresh.ring.deck) if name not in blue]
    informers = [name for name in pink if name.startswith("informer")]
    rest = [name for name in pink if name not in informers]
    slots = ["exploration DT", *informers[:5]]
    explorations = ["exploration TC", "exploration CS", "exploration SN", "exploration ND", "exploration DD"]
    state = sit("D1 T1", "", phase="adventure", slots=slots, kept={1: rest}, past=[*blue, *explorations])
    assert look(state, "deck") == 0
    told = pays(state, 0, "D1 T1")
    assert "deck-reshuffled" in kinds(told)
    assert (look(state, "past"), look(state, "deck")) == (["exploration DT"], len(blue) + len(explorations) - 1)


def test_P10_a_slot_for_which_there_was_no_card_is_filled_once_one_is_discarded() -> None:
    state = no_adventure()
    told = do(state, 0, "pass")
    assert one(told, "laid")["slot"] == 1
    assert look(state, "slots")[0] != ""
    assert state.game.from_position(state.position()).position() == state.position()


def test_P10_the_phase_is_never_passed_for_who_cannot_pay() -> None:
    state = sit("", "", phase="move")
    do(state, 0, "stay")
    assert (look(state, "phase"), can(state, 0)) == ("adventure", ["pass"])


def test_P10_mine_and_blobulopode_are_discarded_at_the_end_of_the_turn() -> None:
    state, _ = live("blobulopode N", "N1", "", "")
    assert look(state, "past") == ["blobulopode N"]


def test_P11_units_are_named_first_and_taken_in_turn_order() -> None:
    state, _ = live("drone NS", "N1 S1", "", "", "", "")
    assert kinds(do(state, 0, "steal crystals 4")) == ["named"]
    assert crystals(state) == [2, 2, 2, 2]
    told = do(state, 0, "steal crystals 2")
    assert [event["rival"] for event in told if event["event"] == "stolen"] == [1, 3]


def test_P11_the_second_unit_is_of_the_same_sort() -> None:
    state, _ = live("drone NS", "N1 S1", "", "D1 D2", "")
    do(state, 0, "steal crystals 2")
    assert why(state, 0, "steal cards 2") == "other-sort R45"
    assert why(state, 0, "steal crystals 1") == "steal-from-rivals P11"
    assert can(state, 0) == ["steal crystals 2", "steal crystals 3"]


def test_P11_fewer_than_two_only_if_the_rivals_together_have_fewer() -> None:
    state, _ = live("drone NS", "N1 S1", "", "D1", "", crystals=[2, 0, 1])
    assert can(state, 0) == ["steal crystals 3", "steal cards 2"]
    assert why(state, 0, "steal crystals 2") == "nothing-to-steal P11"
    told = do(state, 0, "steal cards 2")
    assert kinds(told).count("stolen") == 1
    assert hand(state, 0) == "D1"


def test_P11_where_one_answer_is_left_it_is_given() -> None:
    state, told = live("drone NS", "N1 S1", "", "", crystals=[2, 5])
    assert [(event["rival"], event["sort"]) for event in told if event["event"] == "named"] == [(1, "crystals")] * 2
    assert (crystals(state), look(state, "turn")) == ([4, 3], 1)


def test_P11_crystals_in_a_safe_are_out_of_reach() -> None:
    state, told = live("drone NS", "N1 S1", "", "", crystals=[2, 0], safe=[0, 9])
    assert one(told, "nothing")["seat"] == 0
    assert (crystals(state), player(state, 1)["safe"]) == ([2, 0], 9)


def test_P11_cards_are_drawn_at_random() -> None:
    state, _ = live("drone NS", "N1 S1", "", "D1 D2 GA GA GA GA", "T1")
    do(state, 0, "steal cards 2")
    found: Counter[str] = Counter()
    for seed in range(300):
        other = inside(state).clone()
        other.rng = Rng(f"drone {seed}")
        do(other, 0, "steal cards 3")
        found[hand(other, 0).replace("T1", "").strip()] += 1
    assert fits(found, {"D1": 1, "D2": 1, "GA": 4}) > UNBELIEVABLE


def test_P12_ambush_takes_unprotected_crystals_only_and_red_glix_protects_nobody() -> None:
    state, _ = live("ambush S", "S1", "", "", "", at=[1, 0, 3], crystals=[2, 3, 0], safe=[0, 0, 4])
    assert (crystals(state), player(state, 2)["safe"]) == ([2, 2, 0], 4)


def test_P12_titans_ask_in_turn_order_from_the_left() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1", "D2", "D3", turn=0)
    asked = []
    while look(state, "phase") == "titans":
        (seat,) = state.to_act()
        asked.append(seat)
        assert look(state, "owed")["asked"] == list(range(seat, 4))
        do(state, seat, "give")
    assert asked == [1, 2, 3]


def test_P12_a_rival_with_a_crystal_and_any_card_is_asked_even_with_one_answer() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1")
    assert (state.to_act(), can(state, 1)) == ([1], ["give"])
    assert state.answering() == 0b10
    assert why(state, 0, "pass") == "wait-for-titans P12"


def test_P12_a_rival_with_crystals_and_no_cards_gives_one_unasked() -> None:
    state, told = live("titans CT", "C1 T1", "", "")
    assert one(told, "titans-given")["seat"] == 1
    assert crystals(state) == [3, 1]


def test_P12_a_rival_without_crystals_must_discard_a_seven_or_eight() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D7 D1", crystals=[2, 0], safe=[0, 5])
    assert can(state, 1) == ["discard D7"]
    assert why(state, 1, "give") == "no-crystal P12"


@pytest.mark.parametrize("cards", ["", "D1 D6"])
def test_P12_with_neither_nothing_happens(cards: str) -> None:
    state, told = live("titans CT", "C1 T1", "", cards, crystals=[2, 0])
    assert one(told, "titans-nothing")["seat"] == 1
    assert (crystals(state), look(state, "turn")) == ([2, 0], 1)


def mine_state(*sides: str, **changes: Any) -> State:
    state = sit("D1", "", "", here="mine D", phase="adventure", **changes)
    pays(state, 0, "D1")
    state.rng = sit("", "", chance=tosses(*sides)).rng
    return state


def test_P13_a_mine_that_holds_may_go_back_to_the_giver() -> None:
    state = mine_state("good")
    assert why(state, 0, "hand 1") == "hand-to-rivals P13"
    do(state, 0, "hand 2")
    assert why(state, 0, "hand 3") == "wait-for-mine P13"
    assert state.answering() == 0b10
    assert can(state, 1) == ["hand 1", "hand 3"]
    do(state, 1, "hand 1")
    assert (look(state, "mine"), look(state, "turn")) == (0, 1)


def test_P13_it_costs_unprotected_crystals_as_many_as_there_are_and_leaves_play() -> None:
    state = mine_state("bad", crystals=[2, 1, 2], safe=[0, 6, 0])
    assert one(do(state, 0, "hand 2"), "lost") == {"event": "lost", "seat": 1, "count": 1, "why": "mine"}
    assert (crystals(state), player(state, 1)["safe"], look(state, "mine")) == ([2, 0, 2], 6, -1)


def test_P13_a_mine_card_takes_the_token_from_whoever_has_it() -> None:
    state = mine_state("bad", mine=2)
    assert look(state, "mine") == -1
    told = do(state, 0, "hand 2")
    assert one(told, "mine-tossed")["seat"] == 1
    assert look(state, "mine") == -1


def test_P13_with_two_players_there_is_nothing_to_choose() -> None:
    state = sit("D1", "", here="mine D", phase="adventure")
    do(state, 0, "live")
    state.rng = sit("", "", chance=((44, 0), *tosses("good"))).rng
    told = do(state, 0, "pay D1")
    assert [(event["seat"], event["rival"]) for event in told if event["event"] == "mine-to"] == [(1, 0), (0, 1)]
    assert (look(state, "mine"), look(state, "turn")) == (0, 1)


def test_P14_an_escaping_blobulopode_takes_an_unprotected_crystal_if_there_is_one() -> None:
    state = sit("", "", "", crystals=[2, 0, 2], safe=[0, 3, 0], blobulopode=1, phase="adventure", chance=tosses("bad"))
    told = do(state, 0, "pass")
    assert one(told, "blob-to") == {"event": "blob-to", "seat": 2, "rival": 1, "count": 0}
    assert (crystals(state), player(state, 1)["safe"]) == ([2, 0, 2], 3)


def test_P14_the_neighbour_tosses_at_the_beginning_of_their_own_next_turn() -> None:
    state = sit("", "", "", blobulopode=1, phase="adventure", chance=tosses("bad", "bad"))
    do(state, 0, "pass")
    assert (look(state, "blobulopode"), crystals(state)) == (2, [2, 1, 3])
    end_of_turn(state, 1)
    assert (look(state, "blobulopode"), crystals(state)) == (0, [3, 1, 2])


@pytest.mark.parametrize("keeper", [0, 1])
def test_P14_a_card_lived_while_somebody_has_it_moves_the_token_alone(keeper: int) -> None:
    state, told = live("blobulopode S", "S1", "", "", "", blobulopode=keeper)
    assert one(told, "blob-to")["count"] == 0
    assert one(told, "gained") == {"event": "gained", "seat": 0, "count": 1, "why": "blobulopode"}
    assert (look(state, "blobulopode"), crystals(state)) == (0, [3, 2, 2])


def test_P15_the_map_turns_by_one_to_all_but_one_notches() -> None:
    state = sit("T1", "", "", "", here="asteroids T", phase="adventure")
    pays(state, 0, "T1")
    assert can(state, 0) == [f"rotate {notches}" for notches in range(1, 8)]
    two = sit("T1", "", here="asteroids T", phase="adventure")
    pays(two, 0, "T1")
    assert why(two, 0, "rotate 6") == "too-far P15"


def test_P15_ships_turn_with_the_map_and_nobody_fights() -> None:
    state = sit("T1", "", here="asteroids T", phase="adventure")
    pays(state, 0, "T1")
    assert kinds(do(state, 0, "rotate 1")) == ["rotated"]
    assert places(state) == [1, 2]
    assert inside(state).ring.slot(1) == 1
    assert inside(state).ring.slot(6) == 0


def test_P15_another_asteroid_field_found_there_grants_one_more() -> None:
    slots = ["asteroids T", "asteroids D", "exploration CC", "exploration DD", "exploration SS", "exploration NN"]
    state = sit("T1 D1 C1 C2", "", slots=slots, phase="adventure")
    pays(state, 0, "T1")
    do(state, 0, "rotate 1")
    pays(state, 0, "D1")
    do(state, 0, "rotate 1")
    assert look(state, "lived") == ["asteroids T", "asteroids D"]
    pays(state, 0, "C1 C2")
    assert (crystals(state), look(state, "turn")) == ([5, 2], 1)
    assert look(state, "past") == ["exploration CC", "asteroids T", "asteroids D"]


def test_P16_a_second_safe_takes_in_what_is_unprotected_then() -> None:
    state, told = live("safe GD", "GA D1", "", "", crystals=[3, 2], safe=[5, 0], kept={0: ["safe GS"]})
    assert one(told, "secured")["count"] == 3
    assert (player(state, 0)["safe"], crystals(state)) == (8, [0, 2])


def test_P16_crystals_in_a_safe_count_for_victory() -> None:
    state = sit("", "", crystals=[1, 2], safe=[20, 0], phantom=0, phase="adventure")
    do(state, 0, "pass")
    assert look(state, "winner") == 0


def test_P17_each_further_informer_pays_and_the_older_is_kept() -> None:
    state = sit("GA", "", here="informer G", phase="adventure", kept={0: ["informer N"]})
    do(state, 0, "live")
    state.rng = sit("", "", chance=((43, 0), *dice(5))).rng
    do(state, 0, "pay GA")
    assert (player(state, 0)["kept"], look(state, "past"), crystals(state)) == (["informer N"], ["informer G"], [7, 2])


def test_P17_the_phantom_of_the_die_counts_six() -> None:
    state = sit("GA", "", here="informer G", phase="adventure", kept={0: ["informer N"]})
    do(state, 0, "live")
    state.rng = sit("", "", chance=((43, 0), *dice(6))).rng
    assert one(do(state, 0, "pay GA"), "gained")["count"] == 6


def test_P18_a_resupply_is_a_whole_phase_with_its_cut_and_then_the_turn_ends() -> None:
    state, _ = live("resupply N", "N1", "D1 D2 D3 D4 D5 D6 D7", "", holds={"A": ["T1"]}, next_cards="S8")
    do(state, 0, "turn")
    do(state, 0, "place B")
    assert why(state, 0, "pass") == "cannot-pass-now P3"
    do(state, 0, "take A")
    assert look(state, "phase") == "cut"
    told = do(state, 0, "bury D1")
    assert one(told, "turn")["seat"] == 1
    assert look(state, "past") == ["resupply N"]


def test_P19_an_empty_reserve_pays_what_it_has() -> None:
    state, told = live("exploration DTC", "D1 T1 C1", "", "", crystals=[10, 59])
    assert one(told, "gained")["count"] == 3
    assert (crystals(state), look(state, "reserve")) == ([13, 59], 0)
    state = sit("", "", crystals=[10, 62], phantom=1, phase="adventure")
    assert one(do(state, 0, "pass"), "phantom-pays")["count"] == 0
    assert crystals(state) == [10, 62]


# P20 to P23: winning.


def test_P20_victory_is_only_for_the_player_whose_turn_ends() -> None:
    state = sit("", "", crystals=[2, 30], phantom=1)
    end_of_turn(state, 0)
    assert look(state, "winner") == -1
    end_of_turn(state, 1)
    assert look(state, "winner") == 1


def test_P20_who_gets_there_in_another_s_turn_must_still_be_there_at_the_end_of_their_own() -> None:
    state = duel("", "", (1, 5), crystals=[2, 20])
    fight(state)
    assert (crystals(state), look(state, "phantom"), look(state, "winner")) == ([2, 22], 1, -1)


def test_P22_allegiance_pays_even_the_holder_of_the_phantom() -> None:
    state, told = live("allegiance G", "GA", "", "", phantom=0)
    assert "phantom-to" not in kinds(told)
    assert (look(state, "phantom"), crystals(state)) == (0, [3, 2])


def test_P23_there_is_no_last_round() -> None:
    state = sit("", "", round=999_000)
    end_of_turn(state, 0)
    end_of_turn(state, 1)
    assert (state.over(), look(state, "round")) == (False, 999_001)
