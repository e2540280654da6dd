"""Our rulings, S1 to S21, sentence by sentence."""

import re
from collections import Counter
from typing import Any

import pytest

from ludotheque.contract.at_play import ToldEvents, kinds, one
from ludotheque.contract.chi_square import UNBELIEVABLE, alike
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER, Report
from ludotheque.games import box, open_game
from ludotheque.room.history import Happening, perspective, seen_after
from ludotheque.room.store import Beginning
from ludotheque.table.entries import Act, Entry, Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from tests.games.star_clicker.situations import (
    BUTTONS,
    HARMLESS,
    before,
    can,
    creepers,
    do,
    energy,
    game,
    inside,
    lines,
    pilot,
    press,
    ship,
    sit,
    tile,
    turning,
    why,
)

ALL = "yellow-blue-green-violet"
PRESSED = {"yellow": BUTTONS[:2], "blue": BUTTONS[:2]}
UNSEEN = {"known": ["?"] * 9}


# S1: the order is free.


def test_S1_any_pilot_who_still_has_a_press_may_press_next() -> None:
    state = sit(colours="yellow-blue-green")
    for who in ("green", "yellow", "yellow", "blue"):
        assert why(state, who, "press 9") == ""
        press(state, who, "fire violet" if pilot(state, who)["owes"] == 2 else "fire yellow")
    assert [why(state, who, "press 9") for who in ("yellow", "blue", "green")] == ["no-press-left R11", "", ""]


def test_S1_an_extra_press_may_be_bought_before_the_compulsory_ones_and_must_be_made() -> None:
    state = sit(energy={"yellow": 2})
    do(state, "yellow", "buy")
    assert pilot(state, "yellow")["owes"] == 3
    press(state, "yellow", "fire violet")
    press(state, "yellow", "fire yellow")
    assert why(state, "yellow", "done") == "press-first S1"
    press(state, "yellow", "fire blue")
    assert why(state, "yellow", "done") == ""


def test_S1_a_button_pressed_in_vain_counts_as_a_press() -> None:
    state = before("outage 5|4321")
    creepers(state)
    press(state, "yellow", "fire violet")
    assert pilot(state, "yellow")["owes"] == 1


def test_S1_the_phase_ends_when_nobody_owes_a_press_and_all_are_done() -> None:
    state = sit(visible={"yellow": BUTTONS[:2], "blue": BUTTONS[:1]})
    do(state, "yellow", "done")
    assert why(state, "blue", "done") == "press-first S1"
    press(state, "blue", "fire violet")
    do(state, "blue", "done")
    assert state.position()["round"] == 1
    assert why(state, "blue", "done") == "done-already S1"
    do(state, "yellow", "done")
    assert state.position()["round"] == 2
    assert state.awaited() == 0b11


@pytest.mark.parametrize("action", ["press 9", "buy", "destroy"])
def test_S1_any_other_action_cancels_every_done(action: str) -> None:
    visible = {"yellow": BUTTONS[:2], "blue": BUTTONS[: 1 if action == "press 9" else 2]}
    tiles = {"b4": "jammer"}
    state = sit(visible=visible, energy={"blue": 2}, at={"blue": "b4"}, tiles=tiles)
    do(state, "yellow", "done")
    assert pilot(state, "yellow")["done"] is True
    do(state, "blue", action)
    assert pilot(state, "yellow")["done"] is False


def test_S1_who_is_done_may_still_act_and_is_not_waited_for() -> None:
    state = sit(visible=PRESSED, energy={"yellow": 2, "blue": 0})
    do(state, "yellow", "done")
    assert can(state, "yellow") == ["buy"]
    assert (state.acting(), state.awaited()) == (0b11, 0b10)
    do(state, "yellow", "buy")
    assert state.awaited() == 0b11


def test_S1_who_is_done_and_could_do_nothing_more_does_not_act() -> None:
    state = sit(visible=PRESSED)
    do(state, "yellow", "done")
    assert state.to_act() == [1]


@pytest.mark.parametrize(
    ("who", "other", "more", "left"),
    [
        ("yellow", "blue", {"level": 1, "at": {"yellow": "b4"}, "tiles": {"b4": "jammer"}}, "destroy"),
        ("yellow", "blue", {"level": 2}, "reveal a2"),
        ("blue", "green", {"level": 2, "creepers": {"3": "b6"}}, "push 3"),
        ("blue", "green", {"level": 2, "creepers": {"3": "a7"}}, ""),
        ("green", "violet", {"level": 2}, ""),
        ("violet", "blue", {"level": 2}, "show 3 blue 3"),
    ],
)
def test_S1_one_energy_is_enough_to_act_after_being_done(who: str, other: str, more: Any, left: str) -> None:
    colours = "-".join(sorted((who, other), key=ALL.index))
    state = sit(colours=colours, visible={who: BUTTONS[:2]}, **more)
    do(state, who, "done")
    assert (left in can(state, who)) == (left != "")
    assert (len(state.to_act()) == 2) == (left != "")


# S2: a memory game.


def test_S2_a_pressed_button_stays_visible_until_the_end_of_the_phase() -> None:
    state = sit()
    press(state, "yellow", "fire violet")
    press(state, "blue", "fire yellow")
    assert state.view(WATCHER)["pilots"][0]["buttons"][6] == "fire violet"


@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_S2_what_is_hidden_again_is_shown_to_nobody(viewer: int) -> None:
    state = before(HARMLESS)
    creepers(state)
    for told in state.view(viewer)["pilots"]:
        assert told["buttons"] == ["?"] * 9
        assert "known" not in told
        assert "seen" not in told
    assert state.knowledge(viewer)["pilots"][0]["known"] == BUTTONS


def test_S2_the_report_says_from_where_on_people_must_remember() -> None:
    state = before(HARMLESS)
    do(state, "yellow", "done")
    report = state.report = Report()
    state.play(1, state.game.read("done"))
    assert [event.kind for event in report.events[: report.hidden]] == ["done"]
    assert report.events[report.hidden].kind == "hidden"


def test_S2_what_brian_shows_is_hidden_at_once() -> None:
    state = sit(2, "blue-violet", pilots={"blue": UNSEEN, "violet": UNSEEN})
    report = state.report = Report()
    state.play(1, state.game.read("show 1 blue 9"))
    assert [(event.kind, event.brief) for event in report.events] == [
        ("power", False),
        ("shown", True),
        ("shown", True),
    ]
    assert report.hides()


def test_S2_with_a_notebook_nothing_must_be_remembered() -> None:
    state = before(HARMLESS, notebook=True)
    do(state, "yellow", "done")
    report = state.report = Report()
    state.play(1, state.game.read("done"))
    assert not report.hides()
    assert not state.game.remembering


@pytest.mark.parametrize("seats", [(), (0,), (1,)])
def test_S2_whoever_looks_back_in_a_running_game_sees_no_button_that_was_turned_down(seats: tuple[int, ...]) -> None:
    beginning = Beginning(Opening(game().setup, "S2"), [Seat(0, "person"), Seat(1, "person")])
    table = Table(beginning.opening, beginning.seats)
    log: list[Entry] = []
    while table.veil() == 0:
        seat = table.state.to_act()[len(log) % len(table.state.to_act())]
        log.append(Act(seat, table.game.write(table.state.actions(seat)[0])))
        table.add(log[-1])
    told = perspective(beginning, log, seats, ended=False).decode()
    assert told.count('"n":') == 1
    assert not re.search('"(pressed|copied|known)"|"buttons":[^]]*(fire|propulsion|replicator)', told)
    assert "pressed" in perspective(beginning, log, seats, ended=True).decode()


@pytest.mark.parametrize("seats", [(), (0,), (1,)])
def test_S2_what_brian_shows_is_told_to_those_who_are_there_and_to_nobody_later(seats: tuple[int, ...]) -> None:
    beginning = Beginning(Opening(game(2, "blue-violet").setup, "S2"), [Seat(0, "person"), Seat(1, "person")])
    table = Table(beginning.opening, beginning.seats)
    log: list[Entry] = [Act(1, "show 1 blue 9")]
    happening = Happening(table, table.add(log[0]))
    assert happening.told(seats).count(b'"shown"') == 2
    later = [
        happening.seen(seats),
        perspective(beginning, log, seats, ended=False),
        *seen_after(beginning, log, seats, 0),
    ]
    assert [told for told in later if re.search(b'"shown"|"button":"', told)] == []


@pytest.mark.parametrize("seats", [(), (0,), (1,)])
def test_S2_what_brian_shows_hides_nothing_that_still_lies_open(seats: tuple[int, ...]) -> None:
    beginning = Beginning(Opening(game(2, "blue-violet").setup, "S2"), [Seat(0, "person"), Seat(1, "person")])
    table = Table(beginning.opening, beginning.seats)
    log: list[Entry] = [Act(0, "press 1"), Act(1, "show 1 blue 9")]
    for entry in log:
        table.add(entry)
    assert table.veil() == 0
    told = perspective(beginning, log, seats, ended=False).decode()
    assert told.count('"event":"pressed"') == 1
    assert '"event":"shown"' not in told
    assert perspective(beginning, log, seats, ended=True).decode().count('"event":"shown"') == 2


def test_S2_a_notebook_shows_what_was_seen_since_the_last_shuffle_of_the_group() -> None:
    state = before("ion-guns A 4|8163", notebook=True)
    creepers(state)
    for viewer in (0, 1, WATCHER):
        assert state.view(viewer)["pilots"][1]["known"] == ["?", "?", "?", *BUTTONS[3:]]


def test_S2_what_brian_shows_counts_as_seen() -> None:
    state = sit(2, "blue-violet", pilots={"blue": UNSEEN, "violet": UNSEEN}, notebook=True)
    told = do(state, "violet", "show 1 blue 9")
    assert state.view(WATCHER)["pilots"][1]["known"][0] == told[1]["button"]
    assert state.view(WATCHER)["pilots"][0]["known"][8] == told[2]["button"]


def test_S2_pressing_or_showing_what_was_seen_before_cannot_be_taken_back_either() -> None:
    """Whoever had forgotten the button has learned it."""
    for line in ("press 7", "show 7 blue 7"):
        state = sit(2, "blue-violet")
        reveals = state.reveals
        do(state, "violet", line)
        assert state.reveals > reveals


# S3: shots.


def test_S3_a_shot_flies_over_tiles_and_planet_cells_to_the_first_creeper() -> None:
    state = sit(at={"yellow": "c1"}, creepers={"3": "c5"})
    assert one(press(state, "yellow", "fire blue"), "fired")["to"] == "c5"


def test_S3_a_shot_stops_at_the_first_ship() -> None:
    state = sit(at={"yellow": "c1", "blue": "c4"}, creepers={"3": "c5"})
    assert one(press(state, "yellow", "fire blue"), "fired")["hit"] == "ship"
    assert state.position()["creepers"] == {"3": "c5"}


def test_S3_a_shot_stops_at_the_planet_s_centre() -> None:
    state = sit(at={"yellow": "a4", "blue": "b2"}, creepers={"6": "g4"})
    assert one(press(state, "yellow", "fire green"), "fired")["hit"] == "planet"


def test_S3_a_shot_does_not_come_in_on_the_other_side() -> None:
    state = sit(at={"yellow": "a2"}, creepers={"7": "g1", "1": "a1", "3": "a7"}, tiles={"a2": "."})
    assert one(press(state, "yellow", "fire yellow"), "fired")["hit"] == "edge"
    assert len(state.position()["creepers"]) == 3


# S4: moves.


def full_row(**more: Any) -> State:
    """Row d with everything jumped but d1 and, if it is not taken, d7."""
    tiles = {"d2": "accelerator", "d6": "accelerator", **more.pop("tiles", {})}
    return sit(2, "blue-green-violet", at={"blue": "d5", "violet": "d3", "green": "d1"}, tiles=tiles, **more)


def test_S4_if_every_other_cell_is_jumped_the_ship_stays_and_does_not_arrive() -> None:
    state = full_row(creepers={"4": "d7"}, energy={"green": 0}, tiles={"d1": "energy"})
    told = press(state, "green", "propulsion blue")
    assert one(told, "in-vain")["why"] == "hemmed-in"
    assert (ship(state, "green"), energy(state, "green")) == ("d1", 0)


def test_S4_the_starting_cell_is_free_once_left_and_coming_back_is_an_arrival() -> None:
    state = full_row(creepers={}, energy={"green": 1}, tiles={"d1": "energy", "d7": "."})
    press(state, "green", "propulsion blue")
    told = do(state, "green", "further 1")
    assert ship(state, "green") == "d1"
    assert kinds(told) == ["power", "flew", "energy-found"]
    assert one(told, "flew")["path"] == ["d2", "d3", "d4", "d5", "d6", "d7", "d1"]


def test_S4_each_wrap_continues_past_jumped_cells() -> None:
    state = sit(at={"yellow": "a4"}, creepers={"6": "g4"}, tiles={"f4": "."})
    assert one(press(state, "yellow", "propulsion yellow"), "flew")["path"] == ["g4", "f4"]


# S5: arriving.


def lily_flies(tiles: dict[str, str] | None = None, **more: Any) -> Any:
    return (
        lambda seed: sit(seed=seed, tiles=tiles or {}, **more),
        lambda state: press(state, "yellow", "propulsion yellow"),
    )


def test_S5_an_accelerator_leads_on_to_a_cell_that_is_resolved_in_turn() -> None:
    state, told = turning("accelerator", *lily_flies({"a4": "energy"}))
    assert kinds(told)[-2:] == ["accelerated", "energy-found"]
    assert (ship(state, "yellow"), energy(state, "yellow")) == ("a4", 2)


def along_row_b(tiles: dict[str, str] | None = None) -> Any:
    """Lily flies from b1 towards the east; b2 lies in the fifth zone, b3 to b5 in sector 2."""
    return (
        lambda seed: sit(seed=seed, at={"yellow": "b1"}, tiles=tiles or {}),
        lambda state: press(state, "yellow", "propulsion blue"),
    )


def test_S5_another_accelerator_included() -> None:
    make, act = along_row_b()
    told = next(told for told in (act(make(seed)) for seed in range(2000)) if kinds(told).count("accelerated") == 2)
    legs = [(event["from"], event["to"]) for event in told if event["event"] == "accelerated"]
    assert legs == [("b2", "b3"), ("b3", "b4")]


def test_S5_an_accelerator_jumps_as_a_move_does() -> None:
    state, told = turning("accelerator", *along_row_b({"b3": "accelerator", "b4": "."}))
    assert one(told, "accelerated")["path"] == ["b3", "b4"]
    assert ship(state, "yellow") == "b4"


def test_S5_energy_comes_on_every_arrival_if_the_reserve_has_one() -> None:
    state = sit(tiles={"b4": "energy"}, energy={"yellow": 8, "blue": 1}, stacks=[5, 5, 5, 5])
    assert state.position()["reserve"] == 0
    assert kinds(press(state, "yellow", "propulsion yellow"))[-1] == "energy-none"
    assert energy(state, "yellow") == 8
    state = sit(tiles={"b4": "energy"}, energy={"yellow": 7, "blue": 1}, stacks=[5, 5, 5, 5])
    assert kinds(press(state, "yellow", "propulsion yellow"))[-1] == "energy-found"
    assert (energy(state, "yellow"), state.position()["reserve"]) == (8, 0)


def test_S5_probe_and_jammer_stay() -> None:
    for kind in ("probe", "jammer"):
        state, _ = turning(kind, *lily_flies())
        assert tile(state, "b4") == kind


def test_S5_a_tile_under_a_creeper_stays_as_it_is() -> None:
    state = before("ion-guns A 4|8163")
    creepers(state)
    assert (state.position()["creepers"]["1"], tile(state, "b2"), tile(state, "a1")) == ("b2", "hidden", "hidden")


def test_S5_cells_flown_over_are_not_turned_up() -> None:
    state = sit(at={"yellow": "b1"}, creepers={"1": "b2"}, tiles={"b3": "."})
    press(state, "yellow", "propulsion blue")
    assert (ship(state, "yellow"), tile(state, "b2")) == ("b3", "hidden")


# S6: when.


def test_S6_destroying_is_possible_before_the_first_press_and_whoever_pressed_last() -> None:
    state = sit(at={"yellow": "b4"}, tiles={"b4": "jammer"})
    assert why(state, "yellow", "destroy") == ""
    press(state, "blue", "fire yellow")
    assert why(state, "yellow", "destroy") == ""


def test_S6_destroying_is_possible_after_the_last_press_and_during_an_outage() -> None:
    state = sit(at={"yellow": "b4"}, tiles={"b4": "jammer"}, visible={"yellow": BUTTONS[:2]})
    assert why(state, "yellow", "destroy") == ""
    state = sit(at={"yellow": "b4"}, tiles={"b4": "jammer"}, floppy="outage 5|4321", outage=True)
    assert why(state, "yellow", "destroy") == ""


def test_S6_at_level_4_a_probe_at_the_same_time() -> None:
    state = sit(4, at={"yellow": "b4"}, tiles={"b4": "probe"}, floppy="outage 5|4321", outage=True)
    assert why(state, "yellow", "destroy") == ""


@pytest.mark.parametrize("line", ["destroy", "buy", "press 1", "reveal a2", "done"])
def test_S6_while_a_copy_is_chosen_nobody_does_anything_else(line: str) -> None:
    state = sit(2, at={"yellow": "b4"}, tiles={"b4": "jammer"}, energy={"yellow": 3}, visible={"yellow": BUTTONS[:1]})
    press(state, "blue", "replicator")
    assert state.to_act() == [1]
    assert why(state, "yellow", line) == "copy-first S6"
    assert why(state, "blue", line) == "copy-first S6"


@pytest.mark.parametrize("line", ["destroy", "buy", "press 1", "push 3", "done"])
def test_S6_while_max_chooses_nobody_does_anything_else(line: str) -> None:
    state = sit(2, "blue-green", energy={"blue": 3})
    press(state, "green", "propulsion green")
    assert state.to_act() == [1]
    assert why(state, "blue", line) == "further-first S6"
    assert why(state, "green", line) == "further-first S6"


def test_S6_powers_and_the_extra_press_have_the_same_timing() -> None:
    state = sit(2, energy={"yellow": 3}, floppy="outage 5|4321", outage=True, visible={"yellow": BUTTONS[:2]})
    assert why(state, "yellow", "buy") == why(state, "yellow", "reveal a2") == ""


# S7: tokens.


def test_S7_energy_that_is_spent_returns_to_the_reserve() -> None:
    state = sit(2, at={"yellow": "b4"}, tiles={"b4": "jammer"}, energy={"yellow": 4})
    for line, reserve in (("destroy", 5), ("buy", 7), ("reveal a2", 8)):
        do(state, "yellow", line)
        assert state.position()["reserve"] == reserve


def test_S7_energy_lost_to_a_friendly_shot_returns_to_the_reserve_and_nobody_receives_it() -> None:
    state = sit(at={"yellow": "b4", "blue": "b6"}, creepers={})
    reserve = state.position()["reserve"]
    press(state, "yellow", "fire blue")
    assert (energy(state, "yellow"), energy(state, "blue")) == (1, 0)
    assert state.position()["reserve"] == reserve + 1


def test_S7_a_friendly_shot_stops_at_a_ship_without_energy() -> None:
    state = sit(at={"yellow": "a4", "blue": "a6"}, energy={"blue": 0})
    press(state, "yellow", "fire blue")
    assert "3" in state.position()["creepers"]


def test_S7_a_creeper_that_reaches_the_planet_leaves_the_game() -> None:
    state = before("ion-guns A 4|8163", creepers={"1": "c3"})
    reserve = state.position()["reserve"]
    creepers(state)
    assert (state.position()["lost"], state.position()["reserve"]) == (1, reserve)


def test_S7_a_pilot_may_hold_any_number_of_energy() -> None:
    state = sit(energy={"yellow": 8}, at={"yellow": "a4"})
    press(state, "yellow", "fire blue")
    assert energy(state, "yellow") == 9


# S8: lines.


def test_S8_activation_moves_the_creeper_of_the_line_or_else_brings_one() -> None:
    told = creepers(before("ion-guns A 4|8163"))
    assert lines(told) == [("arrived", 8), ("moved", 1)]


def test_S8_the_first_four_are_those_of_lines_1_3_5_and_7() -> None:
    assert sorted(game().start("S8").position()["creepers"]) == ["1", "3", "5", "7"]


def test_S8_a_ship_on_its_start_cell_lets_the_creeper_before_it_land() -> None:
    state = before("attack 2|3687", creepers={"2": "b4"})
    told = creepers(state)
    assert one(told, "creeper-landed") == {"event": "creeper-landed", "line": 2, "from": "b4", "jumped": 1}


def test_S8_if_ships_hold_every_cell_ahead_a_creeper_lands() -> None:
    at = {"yellow": "b4", "blue": "c4"}
    state = before("attack 2|3687", at=at, creepers={"2": "a4"})
    assert one(creepers(state), "creeper-landed")["jumped"] == 2


def test_S8_a_new_creeper_before_a_line_full_of_ships_lands() -> None:
    at = {"yellow": "d1", "blue": "d2", "violet": "d3"}
    state = before("ion-guns A 4|8163", colours="yellow-blue-violet", at=at, creepers={})
    told = one(creepers(state), "creeper-landed")
    assert (told["line"], told["from"]) == (8, "")
    position = state.position()
    assert (position["shields"], position["lost"], position["stacks"][0]) == (3, 1, 2)


# S9: stacks.


def test_S9_arrivals_called_by_a_probe_come_from_the_stacks_too() -> None:
    state = before("ion-guns A 4|8163", at={"yellow": "b4"}, tiles={"b4": "probe"}, stacks=[1, 5, 5, 5])
    told = creepers(state)
    arrived = [(event["line"], event["stack"]) for event in told if event["event"] == "creeper-arrived"]
    assert arrived == [(4, 1), (8, 2)]


SMALL = (
    box("star_clicker")
    .standard_components()
    .replace("stacks = [5, 5, 5, 5]\nstrengths = [1, 2, 2]", "stacks = [1, 1, 1, 1]\nstrengths = [1, 2, 3]")
)
"""A mothership of level 2 with a single Creeper in each stack."""


def test_S9_each_stack_emptied_by_a_floppy_causes_its_attack_in_order() -> None:
    told = creepers(before("ion-guns A 4|8163", 2, creepers={}, components=SMALL))
    assert lines(told)[:2] == [("arrived", 8), ("arrived", 1)]
    assert [event["strength"] for event in told if event["event"] == "attack"] == [1, 2]


def test_S9_the_fourth_stack_loses_before_remaining_lines_and_attacks() -> None:
    state = before("ion-guns A 4|8163", 2, ALL, creepers={}, stacks=[0, 0, 1, 1], components=SMALL)
    told = creepers(state)
    assert lines(told) == [("arrived", 8), ("arrived", 1)]
    assert "attack" not in kinds(told)
    assert kinds(told)[-1] == "lost"


@pytest.mark.parametrize("shields", [1, 3])
def test_S9_the_last_creeper_of_the_fourth_stack_takes_no_shield(shields: int) -> None:
    """All cells of its line have ships on them, so that any other Creeper would reach the planet."""
    state = full_line(shields, stacks=[0, 0, 0, 1])
    told = creepers(state)
    assert kinds(told)[-2:] == ["stack-empty", "lost"]
    assert told[-1]["how"] == "stack"
    assert "creeper-landed" not in kinds(told)
    assert state.position()["shields"] == shields
    assert state.outcome() == [0.0, 0.0, 0.0]


def test_S9_any_other_creeper_of_the_fourth_stack_reaches_the_planet() -> None:
    state = full_line(3, stacks=[0, 0, 0, 5])
    assert "creeper-landed" in kinds(creepers(state))
    assert state.position()["shields"] == 2


@pytest.mark.parametrize(("shields", "how"), [(1, "shields"), (3, "stack")])
def test_S9_by_version_1_the_last_creeper_still_took_a_shield(shields: int, how: str) -> None:
    state = full_line(shields, stacks=[0, 0, 0, 1], rules=1)
    told = creepers(state)
    assert "creeper-landed" in kinds(told)
    assert [event["how"] for event in told if event["event"] == "lost"] == [how]
    assert state.position()["shields"] == shields - 1


def full_line(shields: int, **more: Any) -> State:
    """Ships stand on all three cells of line 8, which the floppy disk activates first."""
    ships = {"yellow": "d1", "blue": "d2", "green": "d3"}
    tiles = dict.fromkeys(("d1", "d2"), ".")
    colours = "yellow-blue-green"
    return before("ion-guns A 4|8163", 1, colours, at=ships, tiles=tiles, creepers={}, shields=shields, **more)


# S10: general attacks.


def test_S10_cells_to_go_are_counted_with_ships() -> None:
    """Line 5 has two cells to go and a ship before it, line 3 has two without: the lower number moves."""
    state = before("attack 2|3687", at={"yellow": "e5"}, creepers={"3": "b6", "5": "f6"})
    assert lines(creepers(state))[0] == ("moved", 3)


def test_S10_a_floppy_s_attack_and_a_stack_s_attack_are_separate() -> None:
    state = before("attack 2|3687", creepers={"5": "g7"}, stacks=[1, 5, 5, 5])
    told = creepers(state)
    assert lines(told) == [("moved", 5), ("arrived", 3), ("arrived", 6), ("moved", 5)]


def test_S10_creepers_that_have_just_arrived_take_part() -> None:
    state = before("ion-guns A 4|8163", creepers={}, stacks=[2, 5, 5, 5])
    assert lines(creepers(state)) == [("arrived", 8), ("arrived", 1), ("moved", 1)]


def test_S10_a_landed_creeper_is_followed_by_the_next_nearest() -> None:
    state = before("double-attack 1|6583", 3, creepers={"3": "c5", "7": "f2"})
    assert lines(creepers(state))[:2] == [("landed", 3), ("moved", 7)]


def test_S10_an_attack_that_finds_no_creeper_moves_nothing_and_is_told_so() -> None:
    told = creepers(before("double-attack 2|4176", 3, creepers={}))
    assert one(told, "attack-none")["strength"] == 2
    assert "attack" not in kinds(told)
    assert lines(told) == [("arrived", 4), ("arrived", 1)]


def test_S10_where_no_symbol_is_printed_there_is_no_attack() -> None:
    none = SMALL.replace("strengths = [1, 2, 3]", "strengths = [0, 0, 0]")
    told = creepers(before("ion-guns A 4|8163", 2, creepers={"5": "f6"}, components=none))
    assert lines(told) == [("arrived", 8), ("arrived", 1)]
    assert not {"attack", "attack-none"} & set(kinds(told))


# S11: the order of things.


def test_S11_effect_then_probe_line_then_one_line_for_each_pilot() -> None:
    state = before("attack 2|3687", at={"blue": "b4"}, tiles={"b4": "probe"}, creepers={"5": "f6"})
    told = creepers(state)
    assert lines(told) == [("moved", 5), ("arrived", 2), ("arrived", 3), ("arrived", 6)]


def test_S11_two_ships_on_probes_call_once() -> None:
    tiles = {"b4": "probe", "d6": "probe"}
    state = before("attack 2|3687", at={"yellow": "b4", "blue": "d6"}, tiles=tiles)
    assert kinds(creepers(state)).count("probe-calls") == 1


# S12: shuffling.


@pytest.mark.parametrize("floppy", ["ion-guns A 4|8163", "ion-rays 6|5438"])
def test_S12_every_pilot_s_group_is_shuffled_in_secret(floppy: str) -> None:
    level = 3 if "rays" in floppy else 1
    state = before(floppy, level)
    creepers(state)
    if level == 3:
        do(state, "yellow", "rays A")
    for viewer in (0, 1, WATCHER):
        for told in state.knowledge(viewer)["pilots"]:
            assert told["known"] == ["?", "?", "?", *BUTTONS[3:]]


def test_S12_after_a_shuffle_every_order_is_as_likely() -> None:
    orders: Counter[str] = Counter()
    for seed in range(600):
        state = before("ion-guns A 4|8163", seed=seed)
        creepers(state)
        boards = inside(state).boards
        orders[" ".join(str(boards.look(0, place, 2, state.rng)) for place in range(3))] += 1
    assert len(orders) == 6
    assert alike(orders, Counter(dict.fromkeys(orders, 100))) > UNBELIEVABLE


def test_S12_the_choice_for_ion_rays_is_one_choice_to_the_rules() -> None:
    state = before("ion-rays 6|5438", 3)
    creepers(state)
    assert why(state, "yellow", "press 1") == "rays-first S12"
    assert state.common()
    told = do(state, "yellow", "rays B")
    assert lines(told) == [("moved", 5), ("arrived", 4)]
    assert state.position()["phase"] == "pilots"
    assert not state.common()


# S13: outage and technical problem.


def outage(**more: Any) -> State:
    return sit(more.pop("level", 1), floppy="outage 5|4321", outage=True, **more)


def test_S13_an_outage_lasts_for_the_next_phase_only() -> None:
    state = sit(visible=PRESSED, floppy="outage 5|4321", outage=True)
    creepers(state)
    assert state.position()["outage"] == (state.position()["floppy"]["kind"] == "outage")


def test_S13_any_pilot_s_replicator_ends_it_and_does_nothing_itself() -> None:
    state = outage(visible={"yellow": ["fire yellow"]})
    assert kinds(press(state, "blue", "replicator")) == ["pressed", "power-back"]
    assert state.position()["phase"] == "pilots"


def test_S13_earlier_presses_are_not_made_good() -> None:
    state = outage()
    press(state, "yellow", "propulsion blue")
    press(state, "blue", "replicator")
    assert ship(state, "yellow") == "c4"


def test_S13_a_second_replicator_works_normally() -> None:
    state = outage()
    press(state, "yellow", "replicator")
    press(state, "yellow", "fire yellow")
    press(state, "blue", "replicator")
    assert can(state, "blue") == ["copy fire yellow"]


def test_S13_powers_destroying_and_buying_work_in_an_outage() -> None:
    state = outage(level=2, at={"yellow": "b4"}, tiles={"b4": "jammer"}, energy={"yellow": 4})
    for line in ("reveal a2", "destroy", "buy"):
        do(state, "yellow", line)
    assert energy(state, "yellow") == 0


def test_S13_a_technical_problem_holds_for_all_and_for_one_phase() -> None:
    state = before("problem fire yellow 4|6312")
    creepers(state)
    for who in ("yellow", "blue"):
        assert one(press(state, who, "fire yellow"), "in-vain")["why"] == "problem"
        press(state, who, "fire violet")
    creepers(state)
    assert state.position()["problem"] != "fire yellow"


# S14: the replicator.


def test_S14_a_button_that_did_nothing_when_pressed_may_be_copied() -> None:
    state = outage()
    press(state, "blue", "fire violet")
    press(state, "blue", "replicator")
    press(state, "yellow", "replicator")
    assert can(state, "yellow") == ["copy fire violet"]


def test_S14_one_s_own_buttons_are_not_copied() -> None:
    state = sit(visible={"yellow": ["fire violet"], "blue": ["fire yellow"]})
    press(state, "yellow", "replicator")
    assert can(state, "yellow") == ["copy fire yellow"]


def test_S14_a_copy_is_compulsory_if_there_is_one() -> None:
    state = sit(visible={"blue": ["fire green"]})
    press(state, "yellow", "replicator")
    assert can(state, "yellow") == ["copy fire green"]


def test_S14_the_copy_uses_one_s_own_ship() -> None:
    state = sit(visible={"blue": ["propulsion blue"]}, at={"yellow": "b4"}, tiles={"b5": "."})
    press(state, "yellow", "replicator")
    do(state, "yellow", "copy propulsion blue")
    assert (ship(state, "yellow"), ship(state, "blue")) == ("b5", "d5")


def test_S14_max_may_lengthen_a_copied_move() -> None:
    state = sit(2, "blue-green", visible={"blue": ["propulsion blue"]}, at={"green": "f1"})
    press(state, "green", "replicator")
    do(state, "green", "copy propulsion blue")
    assert can(state, "green") == ["go", "further 1", "further 2"]


# S15: bugs.


def test_S15_the_token_is_random_among_those_face_down() -> None:
    broken: Counter[str] = Counter()
    for seed in range(300):
        state = before("bug 8|7245", 3, ALL, pilots={"blue": {"broken": True}}, seed=seed)
        broken[str(one(creepers(state), "bug")["seat"])] += 1
    assert set(broken) == {"0", "2", "3"}
    assert alike(broken, Counter({"0": 100, "2": 100, "3": 100})) > UNBELIEVABLE


def test_S15_with_no_token_left_nothing_happens() -> None:
    both = {"yellow": {"broken": True}, "blue": {"broken": True}}
    state = before("bug 8|7245", 3, pilots=both)
    assert "bug-none" in kinds(creepers(state))


def test_S15_a_broken_replicator_does_nothing_but_end_an_outage() -> None:
    state = sit(3, pilots={"yellow": {"broken": True}}, visible={"blue": ["fire violet"]})
    assert one(press(state, "yellow", "replicator"), "in-vain")["why"] == "broken"
    state = outage(level=3, pilots={"yellow": {"broken": True}})
    assert kinds(press(state, "yellow", "replicator")) == ["pressed", "power-back"]


# S16: powers.


def test_S16_lily_chooses_a_hidden_tile_without_a_creeper_and_triggers_nothing() -> None:
    assert why(sit(2), "yellow", "reveal a1") == "under-creeper R47"
    assert not {"reveal a1", "reveal c3"} & {*can(sit(2), "yellow")}
    for kind in ("accelerator", "energy", "probe", "jammer"):
        state, told = turning(kind, lambda seed: sit(2, seed=seed), lambda state: do(state, "yellow", "reveal a2"))
        assert kinds(told) == ["power", "turned"]
        assert (tile(state, "a2"), ship(state, "yellow"), energy(state, "yellow")) == (kind, "c4", 0)


def test_S16_wendy_pushes_over_any_ship_her_own_too() -> None:
    state = sit(2, at={"blue": "b6"}, creepers={"3": "c5"})
    do(state, "blue", "push 3")
    assert state.position()["creepers"] == {"3": "a7"}


def test_S16_a_creeper_with_no_free_cell_behind_it_cannot_be_chosen() -> None:
    state = sit(2, at={"blue": "b6", "yellow": "a7"}, tiles={"a7": "energy"}, creepers={"3": "c5"})
    assert why(state, "blue", "push 3") == "no-room-behind S16"


def max_moves(colour: str = "violet", **more: Any) -> State:
    state = sit(2, "blue-green", **{"at": {"green": "f5"}, "creepers": {}, **more})
    press(state, "green", f"propulsion {colour}")
    return state


def test_S16_max_is_asked_before_his_ship_leaves() -> None:
    state = max_moves()
    assert (ship(state, "green"), state.position()["pending"]) == ("f5", "propulsion violet")


def test_S16_declining_keeps_the_power() -> None:
    state = max_moves(tiles={"f4": "."})
    do(state, "green", "go")
    assert (ship(state, "green"), energy(state, "green"), pilot(state, "green")["power"]) == ("f4", 1, False)


def test_S16_max_is_not_asked_when_his_propulsion_does_not_work_or_his_power_is_gone() -> None:
    for more in (
        {"floppy": "problem propulsion violet 8|4756"},
        {"floppy": "outage 5|4321", "outage": True},
        {"energy": {"green": 0}},
        {"pilots": {"green": {"power": True}}},
    ):
        assert max_moves(**more).position()["phase"] == "pilots"
    assert why(sit(2, "blue-green"), "green", "further 1") == "nothing-to-lengthen S16"


def test_S16_each_step_of_max_jumps() -> None:
    state = max_moves(at={"green": "f5", "blue": "f3"}, tiles={"f1": "accelerator", "f2": ".", "f7": "."})
    do(state, "green", "further 2")
    assert ship(state, "green") == "f7"


def test_S16_cells_flown_over_are_not_turned_up_and_give_no_energy() -> None:
    state = max_moves(tiles={"f4": "energy", "f2": "."})
    do(state, "green", "further 2")
    assert (ship(state, "green"), energy(state, "green"), tile(state, "f3")) == ("f2", 0, "hidden")


def test_S16_an_accelerator_turned_up_at_the_end_gives_its_one_cell() -> None:
    _, told = turning("accelerator", lambda seed: max_moves(seed=seed), lambda state: do(state, "green", "further 1"))
    assert kinds(told)[:4] == ["power", "flew", "turned", "accelerated"]
    assert (told[3]["from"], told[3]["to"]) == ("f3", "f2")


def brian(**more: Any) -> State:
    return sit(2, "blue-violet", **more)


def test_S16_brian_shows_face_down_buttons_of_his_and_of_a_pilot_who_plays() -> None:
    state = brian(visible={"violet": ["fire yellow"], "blue": ["fire violet"]})
    assert why(state, "violet", "show 1 blue 1") == "shown-openly S16"
    assert why(state, "violet", "show 2 blue 7") == "shown-openly S16"
    assert why(state, "violet", "show 2 green 7") == "absent-pilot S19"
    assert why(state, "violet", "show 2 blue 1") == ""


def test_S16_what_brian_shows_is_no_press_ends_no_outage_and_cannot_be_copied() -> None:
    state = brian(floppy="outage 5|4321", outage=True)
    do(state, "violet", "show 6 blue 6")
    assert pilot(state, "violet")["owes"] == 2
    assert state.position()["outage"] is True
    state = brian()
    do(state, "violet", "show 1 blue 1")
    assert one(press(state, "blue", "replicator"), "in-vain")["why"] == "nothing"


# S17: level 4.


def silent(floppy: str, **more: Any) -> ToldEvents:
    tiles = {"b1": ".", "c1": ".", **more.pop("tiles", {})}
    return creepers(before(floppy, 4, jammers={"8": 2}, tiles=tiles, **more))


def test_S17_no_creeper_comes_to_a_neutralised_line_and_no_other_line_replaces_it() -> None:
    assert lines(silent("ion-guns A 4|8163")) == [("line-silent", 8), ("moved", 1)]


def test_S17_not_by_the_probe_line_either() -> None:
    told = silent("problem propulsion violet 8|4756", at={"yellow": "b4"}, tiles={"b4": "probe"})
    assert lines(told)[0] == ("line-silent", 8)


def test_S17_one_already_there_still_advances() -> None:
    assert lines(silent("ion-guns A 4|8163", creepers={"8": "d1"}))[0] == ("moved", 8)


def test_S17_a_destroyed_probe_leaves_an_ordinary_empty_cell() -> None:
    state = sit(4, at={"yellow": "b4"}, tiles={"b4": "probe"})
    do(state, "yellow", "destroy")
    assert tile(state, "b4") == "."
    assert not inside(state).space.on_probe()


def test_S17_a_lost_game_has_no_rating() -> None:
    left = {zone: {"jammer": 2, "probe": 1, "energy": 1, "accelerator": 1, "empty": 3} for zone in "2468"}
    left["zone"] = {"jammer": 0, "probe": 1, "energy": 2, "accelerator": 2, "empty": 1}
    state = sit(4, tiles={"b2": ".", "b6": "."}, left=left, probes=2, shields=1)
    press(state, "yellow", "fire green")
    assert (state.position()["winner"], state.position()["rating"]) == (0, 0)


# S18: the deck.


def test_S18_an_empty_deck_is_made_anew_of_all_discards_the_last_floppy_included() -> None:
    state = before(HARMLESS)
    creepers(state)
    for who in ("yellow", "blue"):
        press(state, who, "fire violet")
        press(state, who, "fire yellow")
    told = creepers(state)
    assert one(told, "reshuffled")["cards"] == 12
    position = state.position()
    assert (position["deck"], position["discards"]) == (11, [])
    assert len({position["floppy"]["name"], *position["unseen"]}) == 12


def test_S18_a_new_deck_is_drawn_evenly() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(600):
        state = inside(before(HARMLESS))
        state.mothership.draw(Rng("last"))
        state.mothership.discard()
        state.mothership.reshuffle()
        state.mothership.draw(Rng(f"first {seed}"))
        drawn[state.parts.floppies[state.mothership.open]] += 1
    assert alike(drawn, Counter(dict.fromkeys(drawn, 50))) > UNBELIEVABLE


def test_S18_discards_are_public() -> None:
    state = before("ion-guns A 4|8163")
    assert len(state.view(WATCHER)["discards"]) == 10


# S19: fewer pilots.


@pytest.mark.parametrize("colours", ["green-violet", "yellow-blue-violet"])
def test_S19_absent_ships_stay_in_the_box(colours: str) -> None:
    position = game(1, colours).start("S19").position()
    assert [told["colour"] for told in position["pilots"]] == colours.split("-")
    assert position["reserve"] == 33 - 24 - len(position["pilots"])


def test_S19_an_absent_pilot_s_start_cell_can_be_flown_to() -> None:
    state = sit(colours="blue-violet", at={"blue": "b4"})
    press(state, "blue", "propulsion green")
    assert ship(state, "blue") == "c4"


def test_S19_all_edges_and_lines_stay_in_use() -> None:
    state = sit(colours="green-violet")
    assert len(can(state, "green")) == 9
    told = creepers(before("outage 5|4321", colours="green-violet"))
    assert lines(told) == [("arrived", 4), ("moved", 3)]


def test_S19_tokens_of_absent_pilots_stay_in_the_box() -> None:
    assert game(3, "green-violet").start("S19").position()["tokens"] == 2


# S20: levels.


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_S20_any_level_may_be_chosen(level: int) -> None:
    assert open_game(box("star_clicker").setup(options={"level": level})).start("S20").position()["level"] == level


def test_S20_level_2_uses_the_deck_of_level_1() -> None:
    assert game(1).start("S20").position()["unseen"] == game(2).start("S20").position()["unseen"]


# S21: the planet.


def test_S21_only_the_centre_is_the_planet_for_shots() -> None:
    state = sit(at={"yellow": "c1"}, creepers={})
    assert one(press(state, "yellow", "fire blue"), "fired")["hit"] == "edge"


def test_S21_only_the_centre_is_jumped() -> None:
    state = sit(at={"yellow": "d2"}, creepers={})
    press(state, "yellow", "propulsion blue")
    assert ship(state, "yellow") == "d3"


def test_S21_creepers_stand_on_the_planet_s_outer_cells() -> None:
    state = before("ion-guns A 4|8163", creepers={"1": "b2"})
    creepers(state)
    assert (state.position()["creepers"]["1"], state.position()["shields"]) == ("c3", 4)
