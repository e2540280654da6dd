"""The rulebook, R1 to R64, one after another."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.contract.at_play import kinds, one
from ludotheque.contract.chi_square import UNBELIEVABLE, alike
from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.types import ints
from ludotheque.games import box
from ludotheque.games.star_clicker.tiles import TILES, ZONES
from tests.games.star_clicker import test_rulings
from tests.games.star_clicker.situations import (
    BUTTONS,
    CORNERS,
    HARMLESS,
    STARTS,
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

BOX: Box = box("star_clicker")
ALL = "yellow-blue-green-violet"
GONE = {"2": 2, "4": 2, "6": 2, "8": 1}
"""All jammers destroyed but one."""


# Setting up.


def test_R1_every_pilot_starts_on_the_cell_of_its_colour() -> None:
    pilots = game(1, ALL).start("R1").position()["pilots"]
    assert {told["colour"]: told["cell"] for told in pilots} == STARTS
    assert all(told["buttons"] == ["?"] * 9 for told in pilots)


def test_R2_buttons_lie_shuffled_in_their_groups_and_nobody_has_seen_them() -> None:
    found: dict[int, Counter[str]] = {place: Counter() for place in range(9)}
    for seed in range(300):
        state = game().start(f"R2 {seed}")
        assert state.knowledge(0)["pilots"][0]["known"] == ["?"] * 9
        for place in (0, 4, 8):
            found[place][do(state.clone(), 0, f"press {place + 1}")[0]["button"]] += 1
    for place in (0, 4, 8):
        group = BUTTONS[place - place % 3 :][:3]
        assert alike(found[place], Counter(dict.fromkeys(group, 100))) > UNBELIEVABLE


def test_R3_everybody_has_one_energy() -> None:
    assert [told["energy"] for told in game(1, ALL).start("R3").position()["pilots"]] == [1, 1, 1, 1]


def test_R4_eight_tiles_lie_face_down_in_each_of_five_zones() -> None:
    position = game().start("R4").position()
    words = " ".join(position["tiles"]).split()
    assert (words.count("hidden"), words.count(".")) == (40, 9)
    assert [sum(mix.values()) for mix in position["left"].values()] == [8] * 5


def test_R4_what_a_tile_is_follows_the_mix_of_its_zone() -> None:
    found: Counter[str] = Counter()
    for seed in range(400):
        told = press(sit(at={"yellow": "c4"}, seed=seed), "yellow", "propulsion yellow")
        found[one(told[:3], "turned")["tile"]] += 1
    mix = {"jammer": 100, "probe": 50, "energy": 50, "accelerator": 50, "empty": 150}
    assert alike(found, Counter(mix)) > UNBELIEVABLE


@pytest.mark.parametrize("zone", range(5))
def test_R4_all_tiles_of_a_zone_are_its_mix(zone: int) -> None:
    state = inside(game().start("R4"))
    mix = state.position()["left"][ZONES[zone]]
    cells = [cell for cell in range(49) if state.parts.zone[cell] == zone]
    found = Counter(TILES[state.space.turn_up(cell, state.rng)] for cell in cells)
    assert found == Counter({kind: count for kind, count in mix.items() if count})


def test_R5_four_shields_protect_the_planet() -> None:
    assert game().start("R5").position()["shields"] == 4


def test_R6_a_creeper_stands_in_each_corner() -> None:
    assert game().start("R6").position()["creepers"] == CORNERS


@pytest.mark.parametrize(("level", "stacks"), [(1, [5, 5, 5, 5]), (4, [6, 6, 5, 5])])
@pytest.mark.parametrize("colours", ["yellow-blue", ALL])
def test_R7_stacks_are_those_of_the_level_and_the_other_tokens_are_the_reserve(
    level: int, stacks: list[int], colours: str
) -> None:
    position = game(level, colours).start("R7").position()
    assert position["stacks"] == stacks
    assert position["reserve"] == 33 - 4 - sum(stacks) - len(position["pilots"])


def test_R8_the_deck_has_all_floppies_of_level_1_and_six_of_level_2() -> None:
    position = game().start("R8").position()
    assert (position["deck"], len(position["unseen"]), position["floppy"]) == (12, 14, None)
    assert sum(name.startswith("problem") for name in position["unseen"]) == 8


def eager_deck(seed: int) -> list[str]:
    """The first three floppy disks of a deck that is put together and shuffled beforehand, as on a table."""
    rng = Rng(f"eager {seed}")
    names = game().start("R8").position()["unseen"]
    others, deck = ints(8), ints(12)
    for index in range(8):
        others[index] = 6 + index
    rng.shuffle(others)
    for index in range(12):
        deck[index] = index if index < 6 else others[index - 6]
    rng.shuffle(deck)
    return [names[deck[index]].split()[0] for index in range(3)]


def test_R8_the_deck_drawn_card_by_card_has_the_law_of_a_shuffled_one() -> None:
    lazy: Counter[str] = Counter()
    eager: Counter[str] = Counter()
    for seed in range(600):
        state = inside(game().start("R8"))
        rng = Rng(f"lazy {seed}")
        drawn = []
        for _ in range(3):
            state.mothership.discard()
            state.mothership.draw(rng)
            drawn.append(state.parts.floppies[state.mothership.open].split()[0])
        lazy[" ".join(drawn)] += 1
        eager[" ".join(eager_deck(seed))] += 1
    assert alike(lazy, eager) > UNBELIEVABLE


def test_R8_a_whole_deck_is_drawn_without_repetition_and_then_nothing_is_left() -> None:
    state = inside(game().start("R8"))
    drawn = []
    for left in range(11, -1, -1):
        state.mothership.discard()
        state.mothership.draw(state.rng)
        drawn.append(state.parts.floppies[state.mothership.open])
        assert (state.position()["deck"], state.position()["floppy"]["name"]) == (left, drawn[-1])
        assert not {*drawn} & {*state.position()["unseen"]}
    assert len({*drawn}) == 12
    assert sum(name.startswith("problem") for name in drawn) == 6
    assert state.position()["unseen"] == []


# The goal, and the round.


def test_R9_everybody_wins_or_loses_together() -> None:
    state = sit(at={"yellow": "d1"}, tiles={"d1": "jammer", **cleared()}, jammers=GONE)
    do(state, "yellow", "destroy")
    assert state.outcome() == [1.0, 1.0]
    state = sit(at={"yellow": "d1"}, shields=1)
    press(state, "yellow", "fire blue")
    assert state.outcome() == [0.0, 0.0]


def cleared() -> dict[str, str]:
    """Cells that the destroyed jammers of `GONE` have left."""
    return dict.fromkeys(("a2", "a3", "b7", "c7", "g2", "g3", "b1"), ".")


def test_R10_the_pilots_phase_is_followed_by_the_creepers_phase() -> None:
    state = sit(visible={"yellow": BUTTONS[:2], "blue": BUTTONS[:2]})
    told = creepers(state)
    assert kinds(told)[:3] == ["done", "hidden", "floppy"]
    assert one(told, "round")["number"] == 2
    assert state.position()["phase"] == "pilots"


def test_R11_everybody_presses_twice_in_any_order() -> None:
    state = sit()
    assert "press 1" in can(state, "yellow")
    assert "press 1" in can(state, "blue")
    press(state, "yellow", "fire violet")
    press(state, "blue", "fire yellow")
    press(state, "blue", "fire green")
    assert why(state, "blue", "press 1") == "no-press-left R11"
    press(state, "yellow", "fire blue")
    assert why(state, "yellow", "press 1") == "no-press-left R11"


def test_R12_an_effect_is_over_before_the_next_button_is_pressed() -> None:
    state = sit(visible={"blue": ["fire yellow"]})
    press(state, "yellow", "replicator")
    assert why(state, "blue", "press 2") == "copy-first S6"
    do(state, "yellow", "copy fire yellow")
    assert why(state, "blue", "press 2") == ""


def test_R13_a_visible_button_cannot_be_pressed() -> None:
    state = sit(visible={"yellow": ["fire yellow"]})
    assert why(state, "yellow", "press 1") == "already-visible R13"
    assert "press 1" not in can(state, "yellow")


def test_R14_two_energy_buy_one_more_press_once_a_round() -> None:
    state = sit(energy={"yellow": 4}, visible={"yellow": BUTTONS[:2]})
    assert why(state, "blue", "buy") == "buy-energy R14"
    assert kinds(do(state, "yellow", "buy")) == ["bought"]
    assert (energy(state, "yellow"), pilot(state, "yellow")["owes"]) == (2, 1)
    assert why(state, "yellow", "buy") == "bought-already R14"
    press(state, "yellow", "fire violet")
    assert why(state, "yellow", "press 9") == "no-press-left R11"


def test_R14_a_press_can_be_bought_again_in_the_next_round() -> None:
    state = sit(energy={"yellow": 4}, visible={"yellow": BUTTONS[:2], "blue": BUTTONS[:2]})
    do(state, "yellow", "buy")
    press(state, "yellow", "fire violet")
    creepers(state)
    assert (pilot(state, "yellow")["bought"], pilot(state, "yellow")["owes"]) == (False, 2)
    assert why(state, "yellow", "buy") == ""


# Buttons.


@pytest.mark.parametrize(("colour", "to"), [("yellow", "a4"), ("blue", "d7"), ("green", "g4"), ("violet", "d1")])
def test_R15_a_colour_acts_towards_the_edge_of_that_colour(colour: str, to: str) -> None:
    state = sit(at={"yellow": STARTS[colour], "blue": "b2"}, creepers={})
    assert one(press(state, "yellow", f"fire {colour}"), "fired")["to"] == to


def test_R16_a_shot_hits_the_first_thing_in_its_way() -> None:
    state = sit(at={"yellow": "a4"}, creepers={"1": "a1", "3": "a7"})
    told = one(press(state, "yellow", "fire blue"), "fired")
    assert (told["from"], told["to"], told["hit"]) == ("a4", "a7", "creeper")
    assert state.position()["creepers"] == {"1": "a1"}


def test_R17_a_shot_at_the_edge_changes_nothing() -> None:
    state = sit()
    told = press(state, "yellow", "fire yellow")
    assert one(told, "fired")["hit"] == "edge"
    assert kinds(told) == ["pressed", "fired"]
    assert energy(state, "yellow") == 1


def test_R18_a_creeper_that_is_hit_becomes_energy_of_the_shooter() -> None:
    state = sit(at={"blue": "a4"})
    told = press(state, "blue", "fire violet")
    assert one(told, "creeper-destroyed") == {"event": "creeper-destroyed", "seat": 1, "line": 1, "cell": "a1"}
    assert (energy(state, "blue"), energy(state, "yellow")) == (2, 1)


def test_R19_a_shot_at_the_planet_costs_a_shield() -> None:
    state = sit()
    told = press(state, "yellow", "fire green")
    assert (one(told, "fired")["hit"], one(told, "shield-lost")["left"]) == ("planet", 3)
    assert not state.over()


def test_R19_without_the_last_shield_the_game_is_lost() -> None:
    state = sit(shields=1)
    told = press(state, "yellow", "fire green")
    assert one(told, "lost")["how"] == "shields"
    assert state.outcome() == [0.0, 0.0]
    assert why(state, "yellow", "press 1") == "over-shot R19"


def test_R20_a_friend_who_is_hit_loses_one_energy_if_there_is_one() -> None:
    at = {"yellow": "b4", "blue": "b6"}
    state = sit(at=at, energy={"blue": 2})
    assert kinds(press(state, "yellow", "fire blue")) == ["pressed", "fired", "energy-lost"]
    assert energy(state, "blue") == 1
    state = sit(at=at, energy={"blue": 0})
    assert kinds(press(state, "yellow", "fire blue")) == ["pressed", "fired"]
    state = sit(at=at, energy={"yellow": 2})
    assert kinds(press(state, "blue", "fire violet")) == ["pressed", "fired", "energy-lost"]
    assert energy(state, "yellow") == 1


@pytest.mark.parametrize(("colour", "end"), [("yellow", "a2"), ("blue", "b3"), ("green", "c2"), ("violet", "b1")])
def test_R21_a_move_goes_one_cell_towards_the_edge_of_its_colour(colour: str, end: str) -> None:
    state = sit(at={"yellow": "b2"}, tiles={end: "."})
    assert one(press(state, "yellow", f"propulsion {colour}"), "flew")["path"] == [end]
    assert ship(state, "yellow") == end


def test_R22_who_leaves_the_board_comes_in_on_the_other_side() -> None:
    state = sit(at={"yellow": "a4"}, tiles={"g4": "."})
    told = press(state, "yellow", "propulsion yellow")
    assert ship(state, "yellow") == "g4"
    assert one(told, "flew")["path"] == ["g4"]


def test_R23_ships_creepers_the_centre_and_accelerators_are_skipped() -> None:
    state = sit(at={"yellow": "c1", "blue": "d1"}, creepers={"7": "g1"}, tiles={"e1": "accelerator", "f1": "."})
    assert one(press(state, "yellow", "propulsion green"), "flew")["path"] == ["d1", "e1", "f1"]
    state = sit(at={"yellow": "f1"}, creepers={"7": "g1"}, tiles={"a1": "."})
    press(state, "yellow", "propulsion green")
    assert ship(state, "yellow") == "a1"
    state = sit()
    press(state, "yellow", "propulsion green")
    assert ship(state, "yellow") == "e4"


def test_R24_arriving_on_a_hidden_tile_turns_it_up() -> None:
    state = sit()
    told = press(state, "yellow", "propulsion yellow")
    assert told[2]["event"] == "turned"
    assert told[2]["cell"] == "b4"
    assert tile(state, "b4") != "hidden"


def test_R25_a_replicator_copies_a_visible_button_of_another_pilot() -> None:
    state = sit(at={"yellow": "a4"}, visible={"blue": ["fire violet", "propulsion blue"], "yellow": ["fire blue"]})
    press(state, "yellow", "replicator")
    assert state.to_act() == [0]
    assert can(state, "yellow") == ["copy fire violet", "copy propulsion blue"]
    assert why(state, "yellow", "copy fire blue") == "not-visible S14"
    told = do(state, "yellow", "copy fire violet")
    assert kinds(told) == ["copied", "fired", "creeper-destroyed"]
    assert (state.position()["phase"], state.position()["actor"]) == ("pilots", -1)


def test_R25_a_replicator_is_not_copied_and_without_anything_else_nothing_happens() -> None:
    state = sit(visible={"blue": ["replicator"]})
    assert one(press(state, "yellow", "replicator"), "in-vain")["why"] == "nothing"
    assert state.position()["phase"] == "pilots"


def test_R25_only_a_replicator_copies() -> None:
    assert why(sit(), "yellow", "copy fire blue") == "nothing-to-copy R25"


# Tiles.


def found(wanted: str, **more: Any) -> Any:
    """Lily flies to b4 and this is what she turns up there."""
    return turning(
        wanted, lambda seed: sit(seed=seed, **more), lambda state: press(state, "yellow", "propulsion yellow")
    )


def test_R26_an_empty_tile_is_removed() -> None:
    state, told = found("empty")
    assert (tile(state, "b4"), ship(state, "yellow")) == (".", "b4")
    assert kinds(told) == ["pressed", "flew", "turned"]


def test_R27_who_turns_up_an_accelerator_goes_on_one_cell() -> None:
    state, told = found("accelerator")
    assert tile(state, "b4") == "accelerator"
    assert told[3]["event"] == "accelerated"
    assert (told[3]["from"], told[3]["to"]) == ("b4", "a4")


def test_R27_a_revealed_accelerator_is_skipped() -> None:
    state = sit(tiles={"b4": "accelerator", "a4": "."})
    press(state, "yellow", "propulsion yellow")
    assert ship(state, "yellow") == "a4"


def test_R28_an_energy_reserve_gives_one_on_every_arrival() -> None:
    state, told = found("energy")
    assert kinds(told)[-1] == "energy-found"
    assert energy(state, "yellow") == 2
    state = sit(tiles={"b4": "energy"}, energy={"yellow": 3})
    press(state, "yellow", "propulsion yellow")
    assert energy(state, "yellow") == 4


def test_R29_a_ship_on_a_probe_calls_one_more_creeper() -> None:
    on = before("ion-guns C 1|5872", at={"yellow": "b4"}, tiles={"b4": "probe"})
    assert lines(creepers(on)) == [("moved", 1), ("moved", 5), ("arrived", 8)]
    off = before("ion-guns C 1|5872", tiles={"b4": "probe"})
    assert lines(creepers(off)) == [("moved", 5), ("arrived", 8)]


def test_R30_one_energy_destroys_the_jammer_under_the_ship() -> None:
    state = sit(at={"yellow": "b4"}, tiles={"b4": "jammer"})
    told = do(state, "yellow", "destroy")
    assert one(told, "jammer-destroyed")["sector"] == 2
    assert (energy(state, "yellow"), tile(state, "b4")) == (0, ".")
    assert state.position()["jammers"] == {"2": 1, "4": 0, "6": 0, "8": 0}


@pytest.mark.parametrize(("sector", "cell"), [(2, "a4"), (4, "d7"), (6, "g4"), (8, "d1")])
def test_R30_a_jammer_is_counted_in_its_sector(sector: int, cell: str) -> None:
    state = sit(at={"yellow": cell}, tiles={cell: "jammer"})
    assert one(do(state, "yellow", "destroy"), "jammer-destroyed")["sector"] == sector
    assert state.position()["jammers"][str(sector)] == 1


def test_R30_elsewhere_there_is_nothing_to_destroy() -> None:
    state = sit(tiles={"b4": "jammer"})
    assert why(state, "yellow", "destroy") == "nothing-to-destroy R30"


def test_R31_without_energy_a_jammer_cannot_be_destroyed() -> None:
    state = sit(at={"yellow": "b4"}, tiles={"b4": "jammer"}, energy={"yellow": 0})
    assert why(state, "yellow", "destroy") == "destroy-energy R31"


def test_R32_each_sector_has_two_jammers() -> None:
    left = game().start("R32").position()["left"]
    assert {zone: mix["jammer"] for zone, mix in left.items()} == {"2": 2, "4": 2, "6": 2, "8": 2, "zone": 0}


def test_R33_the_eighth_jammer_wins_at_once() -> None:
    state = sit(at={"yellow": "d1"}, tiles={"d1": "jammer", **cleared()}, jammers=GONE)
    told = do(state, "yellow", "destroy")
    assert kinds(told) == ["jammer-destroyed", "won"]
    assert state.over()
    assert why(state, "yellow", "press 1") == "over R33"


def test_R34_buttons_are_turned_face_down_where_they_lie() -> None:
    state = sit(visible={"yellow": BUTTONS[:2], "blue": BUTTONS[:2]}, floppy=HARMLESS)
    creepers(state)
    assert pilot(state, "yellow")["buttons"] == ["?"] * 9
    assert pilot(state, "yellow")["known"][:2] == BUTTONS[:2]


# The Creepers' phase.


def test_R35_the_old_floppy_is_discarded_and_a_new_one_drawn() -> None:
    state = before("ion-guns A 4|8163")
    told = creepers(state)
    assert kinds(told)[1:4] == ["hidden", "floppy", "shuffled"]
    assert state.position()["floppy"]["name"] == "ion-guns A 4|8163"
    assert HARMLESS in state.position()["discards"]


def test_R36_the_probe_s_line_counts_only_for_a_ship_on_a_probe() -> None:
    on = before("ion-guns A 4|8163", at={"blue": "b4"}, tiles={"b4": "probe"})
    told = creepers(on)
    assert one(told, "probe-calls")["line"] == 4
    assert lines(told) == [("arrived", 4), ("arrived", 8), ("moved", 1)]
    assert lines(creepers(before("ion-guns A 4|8163"))) == [("arrived", 8), ("moved", 1)]


@pytest.mark.parametrize(
    ("colours", "activated"),
    [("yellow-blue", [8, 1]), ("yellow-blue-green", [8, 1, 6]), (ALL, [8, 1, 6, 3])],
)
def test_R37_as_many_lines_as_pilots_one_after_the_other(colours: str, activated: list[int]) -> None:
    told = creepers(before("ion-guns A 4|8163", colours=colours))
    assert [line for _, line in lines(told)] == activated


def test_R38_a_creeper_moves_one_cell_skips_ships_and_ignores_tiles() -> None:
    state = before("ion-guns A 4|8163", tiles={"b2": "accelerator"})
    creepers(state)
    assert state.position()["creepers"]["1"] == "b2"
    state = before("ion-guns A 4|8163", at={"yellow": "b2"})
    assert one(creepers(state), "creeper-moved")["to"] == "c3"
    state = before("ion-guns A 4|8163")
    creepers(state)
    assert tile(state, "b2") == "hidden"


def test_R39_a_creeper_at_the_centre_leaves_the_game_and_costs_a_shield() -> None:
    state = before("ion-guns A 4|8163", creepers={"1": "c3"})
    told = creepers(state)
    assert one(told, "creeper-landed")["line"] == 1
    position = state.position()
    assert (position["shields"], position["lost"]) == (3, 1)
    assert "1" not in position["creepers"]


def test_R39_without_the_last_shield_the_game_is_lost() -> None:
    state = before("ion-guns A 4|8163", creepers={"1": "c3"}, shields=1)
    assert kinds(creepers(state))[-2:] == ["shield-lost", "lost"]
    assert state.over()
    assert why(state, "yellow", "press 1") == "over-landed R39"


def test_R40_a_new_creeper_comes_from_the_leftmost_stack_to_the_first_free_cell() -> None:
    state = before("ion-guns A 4|8163", creepers={"1": "a1"}, stacks=[0, 4, 5, 5])
    told = one(creepers(state), "creeper-arrived")
    assert (told["line"], told["cell"], told["stack"]) == (8, "d1", 2)
    assert state.position()["stacks"] == [0, 3, 5, 5]
    state = before("ion-guns A 4|8163", creepers={"1": "a1"}, at={"yellow": "d1"})
    assert one(creepers(state), "creeper-arrived")["cell"] == "d2"


def test_R41_an_emptied_stack_brings_a_general_attack_after_the_whole_floppy() -> None:
    state = before("ion-guns A 4|8163", creepers={"3": "b6"}, stacks=[1, 5, 5, 5])
    told = creepers(state)
    assert kinds(told)[4:] == [
        *("creeper-arrived", "stack-empty", "creeper-arrived"),
        *("attack", "creeper-moved", "round"),
    ]


def test_R41_the_strength_is_that_of_the_stack_just_emptied() -> None:
    for stacks, strength in (([1, 5, 5, 5], 2), ([0, 1, 5, 5], 2), ([0, 0, 1, 5], 3)):
        told = creepers(before("ion-guns A 4|8163", 3, creepers={}, stacks=stacks))
        assert one(told, "attack")["strength"] == strength


def test_R42_the_nearest_creeper_moves_for_each_point_of_strength() -> None:
    state = before("ion-guns A 4|8163", 2, creepers={"3": "b6", "5": "g7"}, stacks=[0, 1, 5, 5])
    told = creepers(state)
    assert one(told, "attack")["strength"] == 2
    assert lines(told) == [("arrived", 8), ("arrived", 1), ("moved", 3), ("moved", 1)]


def test_R43_of_equally_near_creepers_the_lowest_line_moves() -> None:
    told = creepers(before("attack 7|6154", creepers={"3": "b6", "5": "f6", "8": "d2"}))
    assert lines(told)[0] == ("moved", 3)


def test_R44_no_creeper_moves_twice_and_surplus_points_are_lost() -> None:
    state = before("double-attack 1|6583", 3, creepers={"7": "f2"})
    told = creepers(state)
    assert one(told, "attack")["strength"] == 2
    assert lines(told) == [("moved", 7), ("arrived", 6), ("arrived", 5)]


def test_R45_the_empty_fourth_stack_loses_at_once() -> None:
    state = before("ion-guns A 4|8163", creepers={}, stacks=[0, 0, 0, 1])
    told = creepers(state)
    assert kinds(told)[-3:] == ["creeper-arrived", "stack-empty", "lost"]
    assert told[-1]["how"] == "stack"
    assert state.outcome() == [0.0, 0.0]
    assert why(state, "yellow", "press 1") == "over-stacks R45"


# Level 2.


def test_R46_level_2_has_its_mothership() -> None:
    assert [list(inside(game(level).start("R46")).parts.strengths) for level in (1, 2, 3, 4)] == [
        [1, 1, 1],
        [1, 2, 2],
        [2, 2, 3],
        [2, 3, 3],
    ]


def test_R46_a_power_is_used_once_a_round_for_one_energy() -> None:
    assert why(sit(1), "yellow", "reveal a2") == "no-powers R46"
    state = sit(2, energy={"yellow": 3})
    do(state, "yellow", "reveal a2")
    assert energy(state, "yellow") == 2
    assert why(state, "yellow", "reveal a3") == "power-used R46"
    assert why(sit(2, energy={"yellow": 0}), "yellow", "reveal a3") == "power-energy R46"


def test_R46_a_power_is_back_in_the_next_round() -> None:
    state = before(HARMLESS, 2, pilots={"yellow": {"power": True}})
    assert pilot(state, "yellow")["power"] is True
    creepers(state)
    assert pilot(state, "yellow")["power"] is False


def test_R47_lily_turns_up_a_tile() -> None:
    state = sit(2)
    told = do(state, "yellow", "reveal a2")
    assert kinds(told) == ["power", "turned"]
    assert tile(state, "a2") != "hidden"
    assert why(state, "blue", "reveal a3") == "not-lily R47"
    assert why(sit(2, tiles={"a2": "probe"}), "yellow", "reveal a2") == "no-hidden-tile R47"
    assert why(sit(2), "yellow", "reveal a1") == "under-creeper R47"


def test_R47_an_empty_tile_is_removed() -> None:
    state, _ = turning("empty", lambda seed: sit(2, seed=seed), lambda state: do(state, "yellow", "reveal a2"))
    assert tile(state, "a2") == "."


def test_R48_wendy_pushes_a_creeper_back_over_ships_but_not_off_the_board() -> None:
    state = sit(2, creepers={"3": "b6", "1": "a1", "5": "e5"}, at={"yellow": "f6"})
    assert can(state, "blue")[-2:] == ["push 3", "push 5"]
    assert why(state, "blue", "push 1") == "no-room-behind S16"
    assert why(state, "blue", "push 7") == "no-creeper R48"
    assert why(state, "yellow", "push 3") == "not-wendy R48"
    told = do(state.clone(), "blue", "push 3")
    assert kinds(told) == ["power", "pushed-back"]
    assert one(told, "pushed-back")["to"] == "a7"
    do(state, "blue", "push 5")
    assert state.position()["creepers"]["5"] == "g7"
    assert (energy(state, "blue"), pilot(state, "blue")["power"]) == (0, True)


def test_R49_max_makes_a_move_one_or_two_cells_longer() -> None:
    for steps, end in ((1, "f2"), (2, "f1")):
        state = sit(2, "blue-green", at={"green": "f4"}, tiles={"f2": ".", "f1": "."})
        press(state, "green", "propulsion violet")
        assert can(state, "green") == ["go", "further 1", "further 2"]
        told = do(state, "green", f"further {steps}")
        assert kinds(told) == ["power", "flew"]
        assert ship(state, "green") == end
        assert (state.position()["phase"], state.position()["actor"]) == ("pilots", -1)
        assert energy(state, "green") == 0
        assert tile(state, "f3") == "hidden"


def test_R49_below_level_2_max_is_not_asked() -> None:
    state = sit(1, "blue-green", at={"green": "f4"}, tiles={"f3": "."})
    press(state, "green", "propulsion violet")
    assert (ship(state, "green"), state.position()["phase"]) == ("f3", "pilots")


def test_R50_brian_shows_one_of_his_buttons_and_one_of_another_pilot() -> None:
    state = sit(2, "blue-violet", pilots={"blue": {"known": ["?"] * 9}, "violet": {"known": ["?"] * 9}})
    told = do(state, "violet", "show 4 blue 7")
    assert kinds(told) == ["power", "shown", "shown"]
    assert [(event["seat"], event["place"]) for event in told[1:]] == [(1, 4), (0, 7)]
    assert pilot(state, "violet")["known"][3] == told[1]["button"]
    assert pilot(state, "blue")["known"][6] == told[2]["button"]
    assert pilot(state, "violet")["buttons"] == ["?"] * 9
    assert why(state, "blue", "show 4 blue 7") == "not-brian R50"


# Levels 3 and 4.


@pytest.mark.parametrize(("level", "names"), [(1, 14), (2, 14), (3, 20), (4, 20)])
def test_R51_the_deck_of_level_3_mixes_the_floppies_of_levels_2_and_3(level: int, names: int) -> None:
    position = game(level).start("R51").position()
    assert (position["deck"], len(position["unseen"])) == (12, names)


@pytest.mark.parametrize(("colours", "tokens"), [("yellow-blue", 2), ("blue-green-violet", 3), (ALL, 4)])
def test_R52_the_tokens_of_the_pilots_who_play_lie_face_down(colours: str, tokens: int) -> None:
    assert game(3, colours).start("R52").position()["tokens"] == tokens
    assert game(2, colours).start("R52").position()["tokens"] == 0


def test_R53_level_4_has_the_deck_and_the_tokens_of_level_3() -> None:
    third, fourth = (game(level).start("R53").position() for level in (3, 4))
    assert third["unseen"] == fourth["unseen"]
    assert third["tokens"] == fourth["tokens"]
    assert fourth["stacks"] == [6, 6, 5, 5]


def test_R54_a_line_is_neutralised_once_both_jammers_of_its_sector_are_gone() -> None:
    state = sit(4, at={"yellow": "b4"}, tiles={"b4": "jammer", "a3": "."}, jammers={"2": 1})
    assert one(do(state, "yellow", "destroy"), "neutralised")["line"] == 2
    assert state.position()["neutralised"] == [2]
    told = creepers(before("ion-guns A 4|8163", 4, jammers={"8": 2}, tiles={"a2": ".", "b1": ".", "c1": "."}))
    assert lines(told) == [("line-silent", 8), ("moved", 1)]


def test_R54_a_creeper_that_is_there_still_advances() -> None:
    told = creepers(
        before("ion-guns A 4|8163", 4, jammers={"8": 2}, tiles={"b1": ".", "c1": "."}, creepers={"8": "d1"})
    )
    assert lines(told) == [("moved", 8), ("arrived", 1)]


def test_R54_below_level_4_lines_are_never_neutralised() -> None:
    told = creepers(before("ion-guns A 4|8163", 3, jammers={"8": 2}, tiles={"b1": ".", "c1": "."}))
    assert lines(told) == [("arrived", 8), ("moved", 1)]


def test_R55_at_level_4_a_probe_is_destroyed_for_one_energy() -> None:
    state = sit(4, at={"yellow": "b4"}, tiles={"b4": "probe"})
    assert one(do(state, "yellow", "destroy"), "probe-destroyed")["count"] == 1
    assert (energy(state, "yellow"), state.position()["probes"]) == (0, 1)
    assert why(sit(3, at={"yellow": "b4"}, tiles={"b4": "probe"}), "yellow", "destroy") == "probe-holds R55"
    assert why(sit(4, at={"yellow": "b4"}, tiles={"b4": "probe"}, energy={"yellow": 0}), "yellow", "destroy") == (
        "probe-energy R55"
    )


@pytest.mark.parametrize(("probes", "refused"), [(0, "last-jammer R56"), (1, "last-jammer R56"), (2, "")])
def test_R56_the_eighth_jammer_holds_until_two_probes_are_destroyed(probes: int, refused: str) -> None:
    state = last_jammer(probes)
    assert why(state, "yellow", "destroy") == refused


def last_jammer(probes: int) -> Any:
    """Lily on the last jammer at level 4, with so many probes destroyed."""
    left = {zone: {"jammer": 0, "probe": 1, "energy": 1, "accelerator": 1, "empty": 3} for zone in "2468"}
    left["zone"] = {"jammer": 0, "probe": 3, "energy": 2, "accelerator": 2, "empty": 1}
    gone = [("2", "a4"), ("4", "d7"), ("zone", "b2"), ("zone", "b6"), ("zone", "f2"), ("6", "g4"), ("8", "e1")]
    for zone, _ in gone[:probes]:
        left[zone]["probe"] -= 1
    tiles = {"d1": "jammer", **cleared(), **{cell: "." for _, cell in gone[:probes]}}
    return sit(4, at={"yellow": "d1"}, tiles=tiles, jammers=GONE, left=left, probes=probes, creepers={})


@pytest.mark.parametrize("probes", range(2, 8))
def test_R57_the_rating_of_a_victory_counts_the_probes(probes: int) -> None:
    state = last_jammer(probes)
    assert one(do(state, "yellow", "destroy"), "won")["rating"] == probes
    assert state.position()["rating"] == probes
    assert sit().position()["rating"] == 0


# Floppy disks.


def test_R58_ion_guns_shuffle_the_group_shown() -> None:
    state = before("ion-guns B 3|7245")
    told = creepers(state)
    assert one(told, "shuffled")["group"] == one(told, "floppy")["group"] == "B"
    assert one(told, "floppy")["button"] == ""
    for who in ("yellow", "blue"):
        assert pilot(state, who)["known"] == [*BUTTONS[:3], "?", "?", "?", *BUTTONS[6:]]


def test_R59_a_creeperian_attack_is_a_general_attack_of_strength_1() -> None:
    told = creepers(before("attack 2|3687", creepers={"5": "f6", "1": "a1"}))
    assert one(told, "attack")["strength"] == 1
    assert lines(told)[0] == ("moved", 5)


def test_R60_in_an_outage_buttons_do_nothing_until_a_replicator_is_pressed() -> None:
    state = before("outage 5|4321")
    assert one(creepers(state), "outage")
    assert one(press(state, "yellow", "fire green"), "in-vain")["why"] == "outage"
    assert state.position()["shields"] == 4
    assert kinds(press(state, "blue", "replicator")) == ["pressed", "power-back"]
    assert kinds(press(state, "yellow", "fire yellow")) == ["pressed", "fired"]


def test_R61_a_technical_problem_switches_a_button_off_also_for_copying() -> None:
    state = before("problem fire green 2|1478")
    told = creepers(state)
    assert one(told, "problem")["button"] == one(told, "floppy")["button"] == "fire green"
    assert state.position()["floppy"]["button"] == state.position()["problem"] == "fire green"
    assert one(press(state, "yellow", "fire green"), "in-vain")["why"] == "problem"
    assert one(press(state, "blue", "replicator"), "in-vain")["why"] == "nothing"
    state = before("problem fire green 2|1478")
    creepers(state)
    press(state, "yellow", "fire green")
    press(state, "yellow", "fire yellow")
    press(state, "blue", "replicator")
    assert can(state, "blue") == ["copy fire yellow"]


def test_R62_a_double_attack_has_strength_2() -> None:
    told = creepers(before("double-attack 2|4176", 3, creepers={"5": "f6", "1": "a1"}))
    assert one(told, "attack")["strength"] == 2
    assert lines(told)[:2] == [("moved", 5), ("moved", 1)]


def test_R63_for_ion_rays_the_pilots_choose_a_group() -> None:
    state = before("ion-rays 6|5438", 3)
    creepers(state)
    assert state.to_act() == [0, 1]
    assert can(state, "blue") == ["rays A", "rays B", "rays C"]
    told = do(state, "blue", "rays C")
    assert kinds(told)[:2] == ["rays", "shuffled"]
    assert pilot(state, "yellow")["known"] == [*BUTTONS[:6], "?", "?", "?"]
    assert why(sit(3), "yellow", "rays A") == "no-rays R63"


def test_R64_a_computer_bug_breaks_a_replicator_for_the_rest_of_the_game() -> None:
    state = before("bug 8|7245", 3)
    broken = one(creepers(state), "bug")["seat"]
    who = ["yellow", "blue"][broken]
    assert pilot(state, who)["broken"] is True
    press(state, ["blue", "yellow"][broken], "fire yellow")
    assert one(press(state, who, "replicator"), "in-vain")["why"] == "broken"


def test_R64_a_broken_replicator_still_ends_an_outage() -> None:
    state = before("outage 5|4321", 3, pilots={"yellow": {"broken": True}})
    creepers(state)
    assert kinds(press(state, "yellow", "replicator")) == ["pressed", "power-back"]


def test_every_rule_and_every_ruling_has_a_test_that_names_it() -> None:
    names = [*globals(), *vars(test_rulings)]
    for section in BOX.data("rules")["sections"]:
        for item in section["items"]:
            assert any(name.startswith(f"test_{item}_") for name in names), item
