"""What everybody sees at the moment of each event: never less than it tells, and nothing that comes later."""

from ludotheque.contract.at_play import do
from tests.films import film, seen

from .situations import duel, live, sit


def test_a_card_lies_on_the_pile_when_it_is_turned_up_and_in_its_hold_when_it_is_placed() -> None:
    told = film(sit("", "", next_cards="D8", holds={"A": ["C6"], "B": []}), 0, "turn")
    assert seen(told, "drawn") == [("revealed", "D8"), ("placed", "")]
    assert seen(told, "holds", "B") == [("revealed", []), ("placed", ["D8"])]


def test_an_overload_is_seen_on_the_pile_before_it_is_in_the_hand() -> None:
    told = film(sit("", "", next_cards="D8", holds={"A": ["C6"], "B": ["N6"]}), 0, "turn")
    assert seen(told, "drawn") == [("revealed", "D8"), ("overload", "")]
    assert seen(told, "players", 0, "hand") == [("revealed", 0), ("overload", 1)]


def test_a_fight_shows_each_die_and_card_as_it_is_told() -> None:
    state = duel("D3", "C8", (4, 2))
    do(state, 0, "commit D3")
    told = film(state, 1, "commit C8")
    kinds = [kind for kind, _ in told]
    fight = kinds.index("won-fight") + 1
    dice_seen = [view for _, view in seen(told[:fight], "fight", "dice")]
    cards_seen = [view for _, view in seen(told[:fight], "fight", "cards")]
    assert kinds[:fight] == [
        *("decided", "committed", "committed", "threw", "shown", "total", "threw", "shown", "total", "won-fight")
    ]
    assert dice_seen == [[0, 0]] * 3 + [[4, 0]] * 3 + [[4, 2]] * 4
    assert cards_seen[3:] == [["?", "?"]] + [["D3", "?"]] * 3 + [["D3", "C8"]] * 3


def test_a_tie_is_told_while_both_dice_lie() -> None:
    state = duel("D3", "C3", (2, 2, 5, 1))
    do(state, 0, "commit D3")
    told = film(state, 1, "commit C3")
    after = [kind for kind, _ in told].index("tied")
    tied, again = told[after : after + 2]
    assert [tied[1]["fight"]["dice"], again[1]["fight"]["dice"]] == [[2, 2], [5, 0]]


def test_the_loser_is_exiled_when_the_fight_is_over_and_then_the_phantom_comes() -> None:
    state = duel("C8", "", (4, 2))
    do(state, 0, "commit C8")
    told = film(state, 1, "bare")
    kinds = [kind for kind, _ in told]
    end = told[kinds.index("won-fight") :]
    assert seen(end, "players", 1, "place") == [
        *(("won-fight", 2), ("takes-cards", 2), ("exiled", 0), ("phantom-to", 0), ("gained", 0))
    ]
    assert [view["fight"] is None for _, view in end] == [False, False, True, True, True]
    assert [view for _, view in seen(end, "phantom")] == [-1, -1, -1, 0, 0]
    assert [view for _, view in seen(end, "players", 0, "crystals")] == [2, 2, 2, 2, 3]


def test_a_card_leaves_the_fight_for_a_hand_in_one_moment() -> None:
    """Also one that was never shown, which until then is counted on the table and not in its hand."""
    state = duel("D3", "C5", (5, 1))
    do(state, 0, "commit D3")
    told = film(state, 1, "commit C5")
    end = [view for kind, view in told if kind in ("won-fight", "takes-cards")]
    assert [view["fight"]["cards"] for view in end] == [["D3", "C5"], ["D3", ""], ["", ""]]
    assert [[player["hand"] for player in view["players"]] for view in end] == [[0, 0], [0, 1], [0, 2]]

    state = duel("D3", "C5", (1, 6))
    do(state, 0, "commit D3")
    told = film(state, 1, "commit C5")
    end = [view for kind, view in told if kind in ("won-fight", "takes-cards")]
    assert [view["fight"]["cards"] for view in end] == [["D3", "?"], ["", "?"], ["", ""]]
    assert [[player["hand"] for player in view["players"]] for view in end] == [[0, 0], [1, 0], [2, 0]]


def test_shao_naal_is_asked_while_the_die_lies() -> None:
    state = duel("C8", "", (4, 2), kept={1: ["shao-naal G"]})
    do(state, 0, "commit C8")
    told = film(state, 1, "bare")
    assert seen(told, "fight", "asked")[-2:] == [("threw", -1), ("rethrow", 1)]
    assert seen(told, "fight", "dice")[-1] == ("rethrow", [4, 0])


def test_crystals_come_with_their_event_and_the_end_comes_last() -> None:
    state = sit("D1 T1", "", here="exploration DT", phase="adventure", crystals=(20, 2), phantom=0)
    do(state, 0, "live")
    do(state, 0, "pay D1")
    told = film(state, 0, "pay T1")
    assert [kind for kind, _ in told][-1] == "won"
    before, gained = [view for kind, view in told if kind in ("laid", "gained")]
    assert [view["players"][0]["crystals"] for view in (before, gained)] == [20, 22]
    assert [view["phase"] == "over" for _, view in told] == [False] * (len(told) - 1) + [True]


def test_the_map_has_turned_when_it_is_told() -> None:
    state = sit("T1", "", here="asteroids T", phase="adventure")
    do(state, 0, "live")
    do(state, 0, "pay T1")
    assert seen(film(state, 0, "rotate 2"), "turned") == [("rotated", 2)]


def test_when_the_titans_have_what_they_want_they_ask_nobody() -> None:
    state, _ = live("titans CT", "C1 T1", "", "D1", blobulopode=1)
    told = film(state, 1, "give")
    assert [kind for kind, _ in told][:3] == ["titans-given", "discarded", "turn"]
    assert [view["owed"] for _, view in told] == [{"asked": [1]}] + [{}] * (len(told) - 1)
