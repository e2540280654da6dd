"""Notation: what is no action is told what would be one; and every refusal can happen."""

import pytest

from ludotheque.contract.at_play import do, why
from ludotheque.core.contract import State
from ludotheque.core.errors import BadNotation
from tests.games.phantom.situations import CROWDED, duel, game, live, no_adventure, pays, sit


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "'' is no action; an action begins with adventurer, berth, pass"),
        ("Pass", "'Pass' is no action"),
        ("pass ", "'pass ' is no action"),
        ("adventurer ruby", "'adventurer' is followed by crimson, amber, jade, azure, violet"),
        ("berth 0", "'berth' is followed by 1, 2, 3, 4, 5, 6, 7, 8"),
        ("fly 9", "'fly 9' is no action"),
        ("fly ²", "'fly ²' is no action"),
        ("fly 12", "'fly 12' is no action"),
        ("take C", "'take' is followed by A, B"),
        ("place a", "'place a' is no action"),
        ("bury D9", "'bury' is followed by D1 to GB"),
        ("pay G", "'pay G' is no action"),
        ("commit d3", "'commit d3' is no action"),
        ("discard", "'discard' is no action"),
        ("steal cards", "'steal cards' is no action"),
        ("steal gold 2", "'steal gold 2' is no action"),
        ("steal cards 6", "'steal' is followed by crystals 1, crystals 2"),
        ("hand 0", "'hand' is followed by 1, 2, 3, 4, 5"),
        ("rotate 8", "'rotate' is followed by 1, 2, 3, 4, 5, 6, 7"),
        ("live live", "'live live' is no action"),
    ],
)
def test_a_line_that_is_no_action_is_told_what_would_be_one(line: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        game().read(line)
    assert reason in str(caught.value)


def test_adventurers_go_by_the_names_of_the_component_set() -> None:
    assert game(2, CROWDED).write(0) == "adventurer ruby"
    assert game(2, CROWDED).read("adventurer pearl") == 4


def test_every_refusal_happens() -> None:
    """Each situation with what is refused in it; together they are all there are."""
    joining = game(2).start("joining")
    first = joining.to_act()[0]
    berthing = joining.clone()
    do(berthing, first, "adventurer jade")
    next_joining = berthing.clone()
    do(next_joining, first, "berth 1")
    next_berthing = next_joining.clone()
    do(next_berthing, 1 - first, "adventurer amber")
    flying = sit("D1", "", at=[1, 0], phase="move")
    do(flying, 0, "fly 3")
    committed = duel("D1", "")
    do(committed, 0, "bare")
    asked = duel("", "", kept={1: ["shao-naal G"]})
    do(asked, 0, "bare")
    do(asked, 1, "bare")
    paying = sit("D1 GA", "", here="exploration DT", phase="adventure")
    do(paying, 0, "live")
    market = sit("D1 GA", "", here="black-market G", phase="adventure")
    do(market, 0, "live")
    stealing, _ = live("drone NS", "N1 S1", "", "D1", "")
    named = stealing.clone()
    do(named, 0, "steal crystals 2")
    empty, _ = live("drone NS", "N1 S1", "", "", "", crystals=[2, 0, 3], players={1: {"cards": ["D1"]}})
    mine = sit("D1", "", "", here="mine D", phase="adventure")
    pays(mine, 0, "D1")
    handing = sit("", "", "", mine=1, lived=["mine D"], phase="hand")
    titans, _ = live("titans CT", "C1 T1", "", "D7 D1", crystals=[2, 0])
    rotating = sit("T1", "", here="asteroids T", phase="adventure")
    pays(rotating, 0, "T1")
    over = sit("", "", phase="over", winner=0, phantom=0, crystals=[30, 2])
    turned = sit("", "", holds={"A": ["D1"]}, revealed=True)
    full = "GA GA GA GA GA GA GB GB GB GB GB GB D1 D2 D3 D4 D5 D6 D7 D8 T1 T2 T3 T4 T5 T6 T7 T8"
    rest = "C1 C2 C3 C4 C5 C6 C7 C8 S1 S2 S3 S4 S5 S6 S7 S8 N1 N2 N3 N4 N5 N6 N7 N8"
    refused = [
        why(over, 0, "pass"),
        why(sit("", ""), 1, "pass"),
        why(committed, 0, "bare"),
        why(asked, 0, "bare"),
        why(titans, 0, "pass"),
        why(handing, 0, "pass"),
        why(joining, first, "pass"),
        why(berthing, first, "pass"),
        why(sit("", ""), 0, "live"),
        why(sit("", "", drawn="D1", revealed=True, phase="place"), 0, "pass"),
        why(sit("D1 D2 D3 D4 D5 D6 D7 D8", "", phase="cut"), 0, "pass"),
        why(sit("", "", phase="move"), 0, "live"),
        why(flying, 0, "stay"),
        why(duel("", ""), 0, "pass"),
        why(asked, 1, "pass"),
        why(sit("", "", phase="adventure"), 0, "stay"),
        why(paying, 0, "pass"),
        why(stealing, 0, "pass"),
        why(mine, 0, "pass"),
        why(titans, 1, "pass"),
        why(rotating, 0, "pass"),
        why(next_joining, 1 - first, "adventurer jade"),
        why(next_berthing, 1 - first, "berth 1"),
        why(next_berthing, 1 - first, "berth 8"),
        why(flying, 0, "pay D2"),
        why(paying, 0, "pay D2"),
        why(sit("D1 D2 D3 D4 D5 D6 D7 D8", "", phase="cut"), 0, "bury T1"),
        why(duel("", ""), 0, "commit D1"),
        why(titans, 1, "discard D8"),
        why(sit("", "", holds={"A": ["D8", "D2"], "B": ["T8", "T2"]}, revealed=True), 0, "turn"),
        why(turned, 0, "pass"),
        why(sit("", ""), 0, "take A"),
        why(sit(full, rest), 0, "turn"),
        why(sit("", "", at=[0, 2], phase="move"), 0, "stay"),
        why(sit("", "", phase="move"), 0, "fly 1"),
        why(sit("", "", "", "", phase="move"), 0, "fly 5"),
        why(sit("", "", phase="move"), 0, "fly 4"),
        why(no_adventure(), 0, "live"),
        why(sit("", "", phase="adventure"), 0, "live"),
        why(with_cards("C1 D1 GA"), 0, "pay C1"),
        why(market, 0, "pay D1"),
        why(paying, 0, "pay GA"),
        why(stealing, 0, "steal cards 5"),
        why(stealing, 0, "steal cards 1"),
        why(named, 0, "steal cards 2"),
        why(empty, 0, "steal crystals 2"),
        why(mine, 0, "hand 1"),
        why(mine, 0, "hand 4"),
        why(titans, 1, "discard D1"),
        why(titans, 1, "give"),
        why(rotating, 0, "rotate 7"),
    ]
    assert sorted(refused) == sorted(f"{name} {rule}" for name, rule in game().refusals[1:])


def with_cards(hand: str) -> State:
    state = sit(hand, "", here="exploration DT", phase="adventure")
    do(state, 0, "live")
    return state
