"""The rulebook of Phantom, rule by rule: the adventure phase and the thirteen kinds of adventures."""

import pytest

from ludotheque.contract.at_play import can, do, kinds, one, why
from tests.games.phantom.situations import (
    crystals,
    dice,
    duel,
    hand,
    live,
    look,
    no_adventure,
    pays,
    player,
    sit,
    tosses,
)

# The phase.


def test_R37_alone_in_a_system_one_may_live_its_adventure() -> None:
    state = sit("D1 T1", "", here="exploration DT", phase="adventure")
    assert can(state, 0) == ["pass", "live"]
    assert state.words(0, state.game.read("live"))["adventure"] == "exploration DT"


def test_R37_where_no_adventure_lies_none_can_be_lived() -> None:
    state = no_adventure()
    assert why(state, 0, "live") == "no-adventure R37"
    assert can(state, 0) == ["pass"]
    assert state.words(0, state.game.read("live")) == {"verb": "live"}


def test_R38_to_live_it_pay_take_the_card_and_let_it_happen() -> None:
    state = sit("D1 T1 C1", "", here="exploration DT", phase="adventure")
    assert one(do(state, 0, "live"), "lived")["adventure"] == "exploration DT"
    assert (look(state, "phase"), look(state, "owed")["symbols"]) == ("cost", ["D", "T"])
    assert why(state, 0, "pass") == "cost-first R38"
    assert can(state, 0) == ["pay D1"]
    do(state, 0, "pay D1")
    assert look(state, "owed") == {"adventure": "exploration DT", "symbols": ["T"]}
    told = do(state, 0, "pay T1")
    assert kinds(told) == ["paid", "laid", "gained", "discarded", "turn"]
    assert look(state, "discards") == ["D1", "T1"]
    assert hand(state, 0) == "C1"


def test_R38_what_cannot_be_paid_cannot_be_lived() -> None:
    state = sit("D1 C1", "", here="exploration DT", phase="adventure")
    assert can(state, 0) == ["pass"]
    assert why(state, 0, "live") == "cannot-pay R38"


def test_R39_a_galaxol_stands_in_for_any_kind() -> None:
    state = sit("D1 GA GB", "", here="exploration DT", phase="adventure")
    do(state, 0, "live")
    assert can(state, 0) == ["pay D1", "pay GA", "pay GB"]
    do(state, 0, "pay GA")
    assert can(state, 0) == ["pay GB"]
    do(state, 0, "pay GB")
    assert crystals(state) == [4, 2]


def test_R39_some_adventures_need_a_galaxol() -> None:
    assert why(sit("D1 T1", "", here="black-market G", phase="adventure"), 0, "live") == "cannot-pay R38"
    state = sit("D1 GA", "", here="black-market G", phase="adventure")
    do(state, 0, "live")
    assert why(state, 0, "pay D1") == "galaxol-only R39"
    assert can(state, 0) == ["pay GA"]


def test_R40_crystals_come_from_the_reserve() -> None:
    state, told = live("exploration NDT", "N1 D1 T1", "", "")
    assert one(told, "gained") == {"event": "gained", "seat": 0, "count": 4, "why": "exploration"}
    assert (crystals(state), look(state, "reserve")) == ([6, 2], 72 - 8)


def test_R41_blue_adventures_are_discarded_at_the_end_of_the_turn() -> None:
    state = sit("T1", "", here="asteroids T", phase="adventure")
    pays(state, 0, "T1")
    assert (look(state, "lived"), look(state, "past")) == (["asteroids T"], [])
    do(state, 0, "rotate 1")
    assert one(do(state, 0, "pass"), "discarded")["adventure"] == "asteroids T"
    assert (look(state, "lived"), look(state, "past")) == ([], ["asteroids T"])


@pytest.mark.parametrize(
    ("name", "cost"), [("black-market G", "GA"), ("informer N", "N1"), ("shao-naal G", "GB"), ("safe GD", "GA D1")]
)
def test_R41_pink_adventures_are_kept(name: str, cost: str) -> None:
    state, told = live(name, cost, "", "")
    assert one(told, "kept")["adventure"] == name
    assert (player(state, 0)["kept"], look(state, "past")) == ([name], [])
    assert player(state, 0, 1)["kept"] == [name]


def test_R42_one_adventure_a_turn() -> None:
    state, told = live("exploration DT", "D1 T1", "C1 T2 S1", "")
    assert one(told, "turn")["seat"] == 1
    assert look(state, "turn") == 1


# The kinds.


@pytest.mark.parametrize(
    ("name", "cost", "gain"),
    [("exploration SN", "S1 N1", 2), ("exploration SS", "S1 S2", 3), ("exploration CSN", "C1 S1 N1", 4)],
)
def test_R43_explorations_bring_what_is_printed(name: str, cost: str, gain: int) -> None:
    state, _ = live(name, cost, "", "")
    assert crystals(state) == [2 + gain, 2]


def test_R44_resupply_is_another_equipment_phase() -> None:
    state, _ = live("resupply T", "T1", "", "", holds={"A": ["D1"], "B": ["C1"]})
    assert (look(state, "phase"), look(state, "turn")) == ("equipment", 0)
    assert can(state, 0) == ["pass", "take A", "take B", "turn"]
    do(state, 0, "take A")
    assert (hand(state, 0), look(state, "turn")) == ("D1", 1)


def test_R45_a_drone_steals_two_crystals_of_one_rival_or_of_two() -> None:
    state, _ = live("drone NT", "N1 T1", "", "", "")
    assert can(state, 0) == ["steal crystals 2", "steal crystals 3"]
    do(state, 0, "steal crystals 2")
    assert look(state, "owed") == {"sort": "crystals", "victims": [1], "units": 2}
    same = state.clone()
    do(same, 0, "steal crystals 2")
    assert crystals(same) == [4, 0, 2]
    told = do(state, 0, "steal crystals 3")
    assert [(event["seat"], event["rival"]) for event in told if event["event"] == "stolen"] == [(0, 1), (0, 2)]
    assert crystals(state) == [4, 1, 1]


def test_R45_a_drone_steals_two_cards_of_hands() -> None:
    state, _ = live("drone NC", "N1 C1", "", "D1 D2", "T1 T2")
    assert can(state, 0) == ["steal crystals 2", "steal crystals 3", "steal cards 2", "steal cards 3"]
    assert why(state, 0, "pass") == "steal-first R45"
    assert why(state, 0, "steal cards 4") == "no-such-player R45"
    do(state, 0, "steal cards 3")
    do(state, 0, "steal cards 2")
    assert [player(state, seat)["hand"] for seat in range(3)] == [2, 1, 1]


def test_R46_an_ambush_costs_all_others_a_crystal() -> None:
    state, told = live("ambush C", "C1", "", "", "", crystals=[2, 3, 4])
    assert [(event["seat"], event["count"]) for event in told if event["event"] == "lost"] == [(1, 1), (2, 1)]
    assert (crystals(state), look(state, "reserve")) == ([2, 2, 3], 72 - 7)


def test_R47_a_mine_is_given_tossed_at_once_and_costs_two_crystals_if_it_explodes() -> None:
    state = sit("D1", "", "", here="mine D", phase="adventure")
    pays(state, 0, "D1")
    assert (look(state, "phase"), can(state, 0)) == ("hand", ["hand 2", "hand 3"])
    state.rng = sit("", "", chance=tosses("bad")).rng
    told = do(state, 0, "hand 3")
    assert one(told, "mine-tossed") == {"event": "mine-tossed", "seat": 2, "explodes": True}
    assert (crystals(state), look(state, "mine"), look(state, "turn")) == ([2, 2, 0], -1, 1)


def test_R47_a_mine_that_holds_is_given_on_and_tossed_at_the_beginning_of_a_turn() -> None:
    state = sit("D1", "", "", here="mine D", phase="adventure")
    pays(state, 0, "D1")
    assert why(state, 0, "pass") == "hand-first R47"
    assert why(state, 0, "hand 4") == "no-such-receiver R47"
    state.rng = sit("", "", chance=tosses("good", "bad")).rng
    do(state, 0, "hand 3")
    assert (state.to_act(), can(state, 2)) == ([2], ["hand 1", "hand 2"])
    told = do(state, 2, "hand 2")
    assert one(told, "mine-to") == {"event": "mine-to", "seat": 1, "rival": 2}
    assert one(told, "mine-tossed") == {"event": "mine-tossed", "seat": 1, "explodes": True}
    assert (look(state, "turn"), crystals(state)) == (1, [2, 0, 2])


def test_R48_the_blobulopode_brings_a_crystal_and_stays_or_escapes() -> None:
    state, told = live("blobulopode S", "S1", "", "")
    assert one(told, "blob-to") == {"event": "blob-to", "seat": 0, "rival": -1, "count": 0}
    assert (crystals(state), look(state, "blobulopode")) == ([3, 2], 0)


@pytest.mark.parametrize(("side", "keeper", "amounts"), [("good", 1, [2, 3]), ("bad", 0, [3, 1])])
def test_R48_it_is_tossed_at_the_beginning_of_its_keeper_s_turn(side: str, keeper: int, amounts: list[int]) -> None:
    state = sit("", "", blobulopode=1, phase="adventure", chance=tosses(side))
    told = do(state, 0, "pass")
    assert one(told, "blob-tossed") == {"event": "blob-tossed", "seat": 1, "stays": side == "good"}
    assert (look(state, "blobulopode"), crystals(state)) == (keeper, amounts)


def test_R49_titans_want_a_seven_or_eight_or_a_crystal_of_everybody_else() -> None:
    state, told = live("titans CD", "C1 D1", "", "C7 S8 N6", "T8")
    assert one(told, "titans-asked")["seat"] == 1
    assert (state.to_act(), can(state, 1)) == ([1], ["discard C7", "discard S8", "give"])
    assert why(state, 1, "pass") == "titans-first R49"
    assert why(state, 1, "discard N6") == "too-weak R49"
    assert why(state, 1, "discard T8") == "discard-not-in-hand R49"
    assert one(do(state, 1, "discard S8"), "titans-discarded")["card"] == "S8"
    assert hand(state, 1) == "C7 N6"
    told = do(state, 2, "give")
    assert one(told, "titans-given") == {"event": "titans-given", "seat": 2, "rival": 0}
    assert (crystals(state), look(state, "turn")) == ([3, 2, 1], 1)


def test_R50_allegiance_brings_the_phantom_and_a_crystal() -> None:
    state, told = live("allegiance TS", "T1 S1", "", "", phantom=1)
    assert one(told, "phantom-to") == {"event": "phantom-to", "seat": 0, "rival": 1}
    assert (look(state, "phantom"), crystals(state)) == (0, [3, 2])


def test_R51_the_asteroid_field_turns_the_map_and_one_may_live_what_is_there_then() -> None:
    state = sit("T1 D1 T2", "", here="asteroids T", phase="adventure")
    pays(state, 0, "T1")
    slots = look(state, "slots")
    assert (look(state, "phase"), can(state, 0)) == ("rotate", [f"rotate {notches}" for notches in range(1, 6)])
    assert why(state, 0, "pass") == "rotate-first R51"
    assert one(do(state, 0, "rotate 2"), "rotated")["notches"] == 2
    assert (look(state, "turned"), look(state, "slots"), look(state, "phase")) == (2, slots, "adventure")
    assert state.words(0, state.game.read("live"))["adventure"] == slots[2]


@pytest.mark.parametrize(("owned", "gain"), [(0, 1), (1, 2), (2, 4), (3, 6), (4, 6)])
def test_R52_the_black_market_pays_more_for_each_further_card(owned: int, gain: int) -> None:
    state, told = live("black-market G", "GA", "", "", kept={0: ["black-market G"] * owned})
    assert one(told, "gained")["count"] == gain
    assert crystals(state) == [2 + gain, 2]


@pytest.mark.parametrize("face", [1, 4, 6])
def test_R53_two_informers_bring_a_throw_of_crystals(face: int) -> None:
    state = sit("N1", "", here="informer N", phase="adventure", kept={0: ["informer G"]})
    do(state, 0, "live")
    state.rng = sit("", "", chance=((43, 0), *dice(face))).rng
    told = do(state, 0, "pay N1")
    assert one(told, "informers") == {"event": "informers", "seat": 0, "face": face, "phantom": face == 6}
    assert crystals(state) == [2 + face, 2]
    assert (player(state, 0)["kept"], look(state, "past")) == (["informer G"], ["informer N"])


def test_R53_one_informer_brings_nothing_yet() -> None:
    state, told = live("informer N", "N1", "", "")
    assert "informers" not in kinds(told)
    assert crystals(state) == [2, 2]


def test_R54_shao_naal_makes_the_rival_throw_again_once_in_a_fight() -> None:
    state = duel("", "", (5, 1, 2, 4), kept={1: ["shao-naal G"]})
    do(state, 0, "bare")
    told = do(state, 1, "bare")
    assert one(told, "rethrow") == {"event": "rethrow", "seat": 1, "rival": 0}
    assert (state.to_act(), can(state, 1)) == ([1], ["rethrow", "accept"])
    assert why(state, 1, "pass") == "rethrow-first R54"
    told = do(state, 1, "rethrow")
    assert [(event["face"], event["again"]) for event in told if event["event"] == "threw"] == [(1, True), (2, False)]
    assert one(told, "won-fight")["seat"] == 1


def test_R55_the_safe_protects_all_crystals_and_none_that_come_later() -> None:
    state, told = live("safe GS", "GA S1", "", "", crystals=[5, 2], phantom=0)
    assert one(told, "secured") == {"event": "secured", "seat": 0, "count": 5}
    assert (player(state, 0)["safe"], crystals(state)) == (5, [0, 2])
    for line in ("pass", "stay", "pass"):
        do(state, 1, line)
    assert (player(state, 0)["safe"], crystals(state)) == (5, [1, 2])
