"""P21: what is known of hands, and that nothing else is; undo, and what is imagined."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from ludotheque.contract.at_play import do, one
from ludotheque.contract.chi_square import UNBELIEVABLE, fits
from ludotheque.contract.graph import graph
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER
from ludotheque.games.phantom import cards
from tests.games.phantom.situations import duel, fight, game, hand, inside, live, look, player, sit

EVERYBODY = (WATCHER, 0, 1, 2)
ALL_CARDS = cards.names(inside(sit("", "")).parts.equipment)


def known(state: State, owner: int) -> dict[int, str]:
    """What each viewer but the owner knows of a hand."""
    return {viewer: hand(state, owner, viewer) for viewer in EVERYBODY if viewer != owner}


def steal(*hands: str, **changes: Any) -> State:
    """Seat 0 steals both cards of seat 1."""
    state, _ = live("drone NS", "N1 S1", *hands, **changes)
    do(state, 0, "steal cards 2")
    do(state, 0, "steal cards 2")
    return state


# Seen to enter.


def test_P21_cards_of_a_hold_are_known_to_all() -> None:
    state = sit("D1", "", "", holds={"A": ["T1", "GA"]})
    do(state, 0, "take A")
    assert known(state, 0) == {WATCHER: "T1 GA", 1: "T1 GA", 2: "T1 GA"}
    assert player(state, 0, 0)["open"] == ["T1", "GA"]
    assert player(state, 0, 0)["seen"] == [[], ["T1", "GA"], ["T1", "GA"]]
    assert player(state, 0, 1)["seen"] == []


def test_P21_an_overload_is_known_to_all() -> None:
    state = sit("D1", "", "", holds={"A": ["D8"], "B": ["T8"]}, next_cards="C7")
    do(state, 0, "turn")
    assert known(state, 0) == {WATCHER: "C7", 1: "C7", 2: "C7"}


def test_P21_cards_shown_in_a_fight_are_known_to_all() -> None:
    state = duel("D3 T1", "C5 T2", (5, 1), "")
    fight(state, "commit D3", "commit C5")
    assert known(state, 1) == {WATCHER: "D3 C5", 0: "D3 C5", 2: "D3 C5"}


def test_P21_a_winner_s_card_that_was_never_shown_is_known_to_the_fighters_only() -> None:
    state = duel("D3 T1", "C5 T2", (6,), "", known={0: "T1"})
    fight(state, "commit D3", "commit C5")
    assert known(state, 1) == {WATCHER: "", 0: "D3", 2: ""}
    assert player(state, 1, 1)["seen"] == [["D3"], [], []]


def test_P21_only_the_fighters_are_told_which_card_that_was() -> None:
    for viewer, card in ((WATCHER, ""), (0, "D3"), (1, "D3"), (2, "")):
        state = duel("D3", "C5", (6,), "")
        do(state, 0, "commit D3")
        told = [event for event in do(state, 1, "commit C5", viewer) if event["event"] == "takes-cards"]
        assert [event["card"] for event in told if not event["own"]] == [card]
        assert [event["card"] for event in told if event["own"]] == ["C5" if viewer == 1 else ""]


def test_P21_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    state = steal("", "D1 D2", "T1")
    assert hand(state, 0) == "D1 D2"
    assert known(state, 0) == {WATCHER: "", 1: "D1 D2", 2: ""}


def test_P21_only_thief_and_victim_are_told_which_cards_were_stolen() -> None:
    for viewer, seen in ((WATCHER, False), (0, True), (1, True), (2, False)):
        state, _ = live("drone NS", "N1 S1", "", "D1", "T1", crystals=[2, 0, 0])
        told = do(state, 0, "steal cards 2", viewer)
        stolen = {event["rival"]: event["card"] for event in told if event["event"] == "stolen"}
        assert stolen == {1: "D1" if seen else "", 2: "T1" if viewer in (0, 2) else ""}


# Seen to leave, and not seen.


def test_P21_a_known_card_that_is_paid_is_known_no_more() -> None:
    state = sit("D1 GA GA", "", at=[1, 0], phase="move", known={0: "D1 GA GA"})
    do(state, 0, "fly 4")
    do(state, 0, "pay D1")
    do(state, 0, "pay GA")
    assert hand(state, 0, 1) == "GA"


def test_P21_a_card_that_was_not_known_leaves_the_known_ones_alone() -> None:
    state = sit("D1 D2", "", at=[1, 0], phase="move", known={0: "D1"})
    do(state, 0, "fly 3")
    do(state, 0, "pay D2")
    assert hand(state, 0, 1) == "D1"


def test_P21_when_surplus_leaves_unseen_all_that_was_known_lapses() -> None:
    state = sit("D1 D2 D3 D4 D5 D6 D7 D8", "", "", known={0: "D1 D2 D3"})
    do(state, 0, "pass")
    do(state, 0, "bury D8")
    assert known(state, 0) == {WATCHER: "", 1: "", 2: ""}


def test_P21_what_was_buried_is_known_to_its_owner_only() -> None:
    state = sit("D1 D2 D3 D4 D5 D6 D7 D8", "", "")
    do(state, 0, "pass")
    assert one(do(state.clone(), 0, "bury D8", 0), "buried")["card"] == "D8"
    assert one(do(state, 0, "bury D8", 1), "buried")["card"] == ""
    assert [state.knowledge(viewer)["under"] for viewer in EVERYBODY] == [["?"], ["D8"], ["?"], ["?"]]


def test_P21_a_drone_makes_what_others_knew_of_the_victim_lapse() -> None:
    state, _ = live("drone NS", "N1 S1", "", "D1 D2 D3", "", known={1: "D1 D2"}, crystals=[2, 2, 0])
    do(state, 0, "steal cards 2")
    rest = set(hand(state, 1).split())
    assert known(state, 1)[WATCHER] == known(state, 1)[2] == ""
    assert set(known(state, 1)[0].split()) == {"D1", "D2"} & rest


def test_P21_a_winner_s_unshown_card_makes_what_others_knew_of_the_winner_lapse() -> None:
    state = duel("D3 T1", "C5", (6,), "", known={0: "D3 T1"})
    fight(state, "commit D3", "commit C5")
    assert known(state, 0) == {WATCHER: "", 1: "T1", 2: ""}


def test_P21_a_loser_s_unshown_card_never_left_the_hand() -> None:
    state = duel("D3", "C5 C6", (6,), "", known={1: "C5"})
    fight(state, "commit D3", "commit C5")
    assert known(state, 1) == {WATCHER: "C5", 0: "D3 C5", 2: "C5"}


def test_P21_a_card_shown_in_a_fight_lies_on_the_table_until_it_is_over() -> None:
    state = duel("D3 T1", "C5", (4, 3), "", known={0: "D3"}, kept={0: ["shao-naal G"]})
    fight(state, "commit D3", "commit C5")
    told = state.knowledge(2)
    assert (told["fight"]["cards"], told["fight"]["open"]) == (["D3", "?"], [True, False])
    assert [one_["hand"] for one_ in told["players"]] == [1, 0, 0]
    assert told["players"][0]["cards"] == []
    assert state.knowledge(1)["fight"]["cards"] == ["D3", "C5"]


def test_P21_hand_sizes_are_without_the_committed_card_only_once_both_have_decided() -> None:
    state = duel("D3", "C5", (4,), kept={1: ["shao-naal G"]})
    do(state, 0, "commit D3")
    assert player(state, 0, 1)["hand"] == 1
    do(state, 1, "bare")
    assert [player(state, seat, 0)["hand"] for seat in (0, 1)] == [0, 1]


# Titans tell.


def test_P21_to_be_passed_over_by_titans_tells_all_that_no_card_is_high() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1 D6 GA", crystals=[2, 0], known={1: "GA"})
    assert player(state, 1, 0)["low"] == 2
    for seed in range(60):
        cards = inside(state.guess(0, Rng(f"low {seed}"))).hands.hand[1]
        assert cards & inside(state).parts.strong == 0


def test_P21_what_titans_told_lapses_when_a_card_leaves_unseen() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1 D2 D3 D4 D5 D6 C2 C3", crystals=[2, 0])
    assert player(state, 1, 0)["low"] == 8
    do(state, 1, "pass")
    do(state, 1, "bury D1")
    assert player(state, 1, 0)["low"] == 0


def test_P21_what_titans_told_goes_with_the_cards_that_are_seen_to_leave() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1 D6", crystals=[2, 0], at=[1, 3])
    do(state, 1, "pass")
    do(state, 1, "fly 5")
    do(state, 1, "pay D6")
    assert player(state, 1, 0)["low"] == 1


def test_P21_a_card_that_all_knew_leaves_what_titans_told_of_the_others() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1 D6 GA", crystals=[2, 0], at=[1, 3], known={1: "GA"})
    do(state, 1, "pass")
    do(state, 1, "fly 5")
    do(state, 1, "pay GA")
    assert player(state, 1, 0)["low"] == 2


def test_P21_who_knows_more_of_a_hand_counts_what_titans_told_once() -> None:
    seen = {1: {"seen": [["D1", "D6"], [], []]}}
    state, _ = live("titans CT", "C1 T1", "", "D1 D6 C2", "", crystals=[2, 0, 0], players=seen)
    assert player(state, 1, 0)["low"] == 3
    twin = game(3).imagine(state.knowledge(0), Rng("twin"))
    assert player(twin, 1)["hand"] == 3
    assert hand(twin, 1).startswith("D1 ")


def test_P21_a_rival_without_crystals_who_is_asked_has_a_high_card() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1 D7", crystals=[2, 0])
    for seed in range(60):
        told = game(2).imagine(state.knowledge(0), Rng(f"high {seed}"))
        assert inside(told).hands.has_strong(1)


def test_P10_who_pays_is_imagined_with_cards_that_can() -> None:
    state = sit(
        "C1 N1 D4 D5", "", here="exploration CSN", phase="adventure", players={0: {"cards": ["C1", "S3", "N1"]}}
    )
    do(state, 0, "live")
    do(state, 0, "pay C1")
    for seed in range(60):
        told = inside(game(2).imagine(state.knowledge(1), Rng(f"cost {seed}")))
        assert told.parts.payable(told.hands.hand[0], told.adventure(), 1)
        assert told.actions(0)


# What is imagined.


def test_P21_what_is_not_known_could_be_any_card_that_is_not_seen() -> None:
    state = sit("D1 D2", "T1", "", discards=["C1"], known={0: "D1"}, next_cards="")
    found: Counter[str] = Counter()
    for seed in range(1200):
        cards = hand(game(3).imagine(state.knowledge(1), Rng(f"any {seed}")), 0).split()
        assert "D1" in cards
        cards.remove("D1")
        found[cards[0]] += 1
    law: dict[str, float] = {f"{kind}{value}": 1 for kind in "DTCSN" for value in range(1, 9)}
    for gone in ("D1", "T1", "C1"):
        del law[gone]
    assert fits(found, {**law, "GA": 6, "GB": 6}) > UNBELIEVABLE


def used_up() -> State:
    """The discards have become the pile: all but the hands and hold A lay there, and one card is turned up."""
    gone = [name for name in cards.names(inside(sit("", "")).parts.equipment) if name not in ("D8", "T8", "C8", "S8")]
    state = sit("D8", "T8", "C8", discards=gone, holds={"A": ["S8"]}, phase="equipment")
    do(state, 0, "turn")
    return state


def test_P21_all_know_which_cards_a_pile_holds_that_was_discarded() -> None:
    state = used_up()
    assert all(state.knowledge(viewer)["shuffled"] == look(state, "shuffled") for viewer in EVERYBODY)
    assert len(look(state, "shuffled")) == look(state, "pile") == 47
    assert sit("D8", "T8").knowledge(1)["shuffled"] == [], "before, nobody knows which cards are in hands"


@pytest.mark.parametrize("viewer", [1, WATCHER])
def test_P21_nobody_is_imagined_with_a_card_that_all_saw_go_into_the_pile(viewer: int) -> None:
    state = used_up()
    found: Counter[str] = Counter()
    for seed in range(40):
        rng = Rng(f"pile {seed}")
        for twin in (state.guess(viewer, rng), game(3).imagine(state.knowledge(viewer), rng)):
            found[hand(twin, 0) + hand(twin, 2)] += 1
            assert twin.knowledge(viewer) == state.knowledge(viewer)
            assert twin.key(viewer) == state.key(viewer)
    pairs = permutations(["D8", "C8"] if viewer == 1 else ["D8", "T8", "C8"], 2)
    assert set(found) == {"".join(pair) for pair in pairs}


def test_P21_who_stole_imagines_the_victim_to_know_what_was_stolen() -> None:
    state = steal("", "D1 D2", "T1")
    twin = game(3).imagine(state.knowledge(0), Rng("twin"))
    assert hand(twin, 0, 1) == "D1 D2"
    assert hand(game(3).imagine(state.knowledge(2), Rng("twin")), 0, 1) == ""


def test_P21_a_key_tells_every_phase_of_every_round() -> None:
    """Search would take two situations with one key for the same, and play what cannot be done there."""
    state = sit("D1", "T1")
    told: dict[int, Any] = {}
    for _ in range(20 * 2 * 3):
        knowledge = state.knowledge(0)
        assert told.setdefault(state.key(0), knowledge) == knowledge
        [seat] = state.to_act()
        do(state, seat, "stay" if look(state, "phase") == "move" else "pass")
    assert look(state, "round") == 21


# What can be taken back: only what taught nobody anything.


@pytest.mark.parametrize(
    ("state", "line", "learned"),
    [
        (sit("", "", holds={"A": ["T1"]}), "take A", False),
        (sit("", ""), "pass", False),
        (sit("", "", next_cards="D3"), "turn", False),
        (sit("", "", next_cards="D3", buried=[0]), "turn", True),
        (sit("D1", "", at=[1, 0], phase="move"), "fly 3", False),
        (sit("D1 T1", "", here="exploration DT", phase="adventure"), "live", True),
        (sit("D1 T1", "", here="exploration DT", phase="adventure", known={0: "D1 T1"}), "live", False),
        (duel("D1", ""), "commit D1", False),
        (sit("D1 D2 D3 D4 D5 D6 D7 D8", "", phase="cut"), "bury D8", False),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_undo_is_for_what_taught_nobody_anything(state: State, line: str, learned: bool) -> None:
    before = (state.rng.drawn, state.reveals)
    after = state.clone()
    do(after, 0, line)
    assert ((after.rng.drawn, after.reveals) != before) == learned


@pytest.mark.parametrize(("seen", "learned"), [("", True), ("D1", False)])
def test_paying_teaches_something_unless_all_knew_the_card(seen: str, learned: bool) -> None:
    state = sit("D1", "", at=[1, 0], phase="move", known={0: seen})
    do(state, 0, "fly 3")
    before = state.reveals
    do(state, 0, "pay D1")
    assert (state.reveals != before) == learned


@pytest.mark.parametrize(("seen", "learned"), [("N1 GA", True), ("N1 S1 GA", False)])
def test_a_galaxol_paid_early_tells_that_the_rest_can_be_paid_without_it(seen: str, learned: bool) -> None:
    state = sit("N1 S1 GA", "", here="drone NS", phase="adventure", known={0: seen})
    do(state, 0, "live")
    before = state.reveals
    do(state, 0, "pay GA")
    assert (state.reveals != before) == learned


def test_a_position_holds_everything_and_knowledge_only_what_may_be_known() -> None:
    state = duel("D3", "C5", (), "")
    do(state, 0, "commit D3")
    assert look(state, "fight")["cards"] == ["D3", ""]
    assert [state.knowledge(viewer)["fight"]["cards"] for viewer in EVERYBODY] == [
        ["", ""],
        ["D3", ""],
        ["", ""],
        ["", ""],
    ]


def stealing(line: str) -> State:
    """Seat 0 has named the first of two victims, and may name either as the second."""
    state, _ = live("drone NS", "N1 S1", "", "D1 D2", "T1 T2")
    do(state, 0, line)
    return state


def rethrown(answer: str) -> State:
    """Seat 1 was asked about the throw of seat 0, which shows 3 in any case; now seat 0 is asked."""
    faces = (3, 3, 4) if answer == "rethrow" else (3, 4)
    state = duel("", "", faces, "", kept={0: ["shao-naal G"], 1: ["shao-naal G"]})
    fight(state)
    do(state, 1, answer)
    return state


@pytest.mark.parametrize(
    ("state", "other"),
    [
        (sit("D1", "", ""), sit("D1 D2", "", "")),
        (sit("D1", "D2", ""), sit("D1", "D3", "")),
        *((stealing("steal crystals 2"), stealing(line)) for line in ("steal crystals 3", "steal cards 2")),
        tuple(sit("D1 D2", "", "", at=[4, 2, 3], phase="fare", owed={"cards": owed}) for owed in (1, 2)),
        (sit("D1", "", ""), sit("D1", "", "", shuffled=[name for name in ALL_CARDS if name != "D1"])),
        tuple(sit("", "", "", phase="hand", mine=1, lived=[f"mine {cost}"]) for cost in "DC"),
        (rethrown("accept"), rethrown("rethrow")),
    ],
    ids=["size", "card", "victim", "sort", "fare", "pile", "lived", "used"],
)
def test_a_key_tells_apart_just_what_its_seat_can(state: State, other: State) -> None:
    told = [state.knowledge(viewer) == other.knowledge(viewer) for viewer in EVERYBODY]
    assert [state.key(viewer) == other.key(viewer) for viewer in EVERYBODY] == told
    assert not all(told)


@pytest.mark.parametrize("state", [stealing("steal cards 3"), rethrown("rethrow")], ids=["theft", "fight"])
def test_nothing_is_lost_of_what_has_just_begun(state: State) -> None:
    state.report = None
    assert graph(state.clone()) == graph(state)
    again = game(3).from_position(state.position())
    again.reveals = state.reveals
    again.rng = state.rng
    assert graph(again) == graph(state)
