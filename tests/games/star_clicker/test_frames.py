"""What everybody sees at the moment of each event: never less than it tells, and nothing that comes later."""

from ludotheque.core.contract import State
from ludotheque.core.types import Data
from tests.films import Film, film

from .situations import BUTTONS, before, seat_of, sit


def done_by(state: State, who: str, line: str) -> Film:
    return film(state, seat_of(state, who), line)


def pressing(state: State, who: str, button: str) -> Film:
    return done_by(state, who, f"press {BUTTONS.index(button) + 1}")


def all_done(state: State) -> Film:
    """The Creepers' phase, which begins with the last who says done."""
    done_by(state, "yellow", "done")
    return done_by(state, "blue", "done")


def at(told: Film, kind: str) -> Data:
    return next(view for each, view in told if each == kind)


def test_a_creeper_is_there_when_the_shot_is_fired_and_gone_when_it_is_hit() -> None:
    told = pressing(sit(at={"yellow": "c4"}, creepers={"2": "a4"}, energy={"yellow": 1}), "yellow", "fire yellow")
    assert [kind for kind, _ in told] == ["pressed", "fired", "creeper-destroyed"]
    assert [view["creepers"] for _, view in told] == [{"2": "a4"}, {"2": "a4"}, {}]
    assert [view["pilots"][0]["energy"] for _, view in told] == [1, 1, 2]
    assert [view["pilots"][0]["buttons"][0] for _, view in told] == ["fire yellow"] * 3


def test_a_ship_has_flown_before_its_tile_is_turned_up() -> None:
    told = pressing(sit(at={"yellow": "c4"}, tiles={"b4": "hidden"}), "yellow", "propulsion yellow")
    assert [kind for kind, _ in told][:3] == ["pressed", "flew", "turned"]
    assert [view["pilots"][0]["cell"] for _, view in told][:3] == ["c4", "b4", "b4"]
    assert [view["tiles"][1].split()[3] == "hidden" for _, view in told][:3] == [True, True, False]


def test_a_shot_at_the_planet_is_fired_before_the_shield_is_lost() -> None:
    told = pressing(sit(at={"yellow": "c4"}), "yellow", "fire green")
    assert [(kind, view["shields"]) for kind, view in told] == [("pressed", 4), ("fired", 4), ("shield-lost", 3)]


def test_the_buttons_go_down_before_the_floppy_disk_comes_and_its_lines_after_one_another() -> None:
    told = all_done(before("ion-guns A 4|8163", creepers={"1": "a1"}))
    kinds = ["done", "hidden", "floppy", "shuffled", "creeper-arrived", "creeper-moved", "round"]
    assert [kind for kind, _ in told] == kinds
    assert [view["pilots"][0]["buttons"][0] for _, view in told] == ["fire yellow"] + ["?"] * 6
    drives = [view["floppy"]["name"] == "ion-guns A 4|8163" for _, view in told]
    assert drives == [False, False, True, True, True, True, True]
    assert [(len(view["creepers"]), view["creepers"]["1"]) for _, view in told] == [(1, "a1")] * 4 + [
        (2, "a1"),
        (2, "b2"),
        (2, "b2"),
    ]
    assert [view["pilots"][0]["owes"] for _, view in told] == [0] * 6 + [2]


def test_a_creeper_has_left_its_cell_before_the_shield_is_lost() -> None:
    told = all_done(before("ion-guns A 4|8163", at={"yellow": "e7"}, creepers={"1": "c3"}))
    assert "1" not in at(told, "creeper-landed")["creepers"]
    assert [at(told, kind)["shields"] for kind in ("creeper-landed", "shield-lost")] == [4, 3]


def test_nobody_is_asked_any_more_when_the_rays_are_pointed() -> None:
    state = before("ion-rays 6|5438", level=3)
    assert at(all_done(state), "floppy")["phase"] == "pilots"
    assert state.view(0)["phase"] == "rays"
    assert {view["phase"] for _, view in done_by(state, "yellow", "rays B")} == {"pilots"}


def test_the_last_jammer_is_gone_before_the_game_is_won() -> None:
    left = dict.fromkeys(("a2", "a3", "b7", "c7", "g2", "g3", "b1"), ".")
    state = sit(at={"yellow": "d1"}, tiles={"d1": "jammer", **left}, jammers={"2": 2, "4": 2, "6": 2, "8": 1})
    told = done_by(state, "yellow", "destroy")
    assert [(kind, view["phase"], view["jammers"]["8"]) for kind, view in told] == [
        ("jammer-destroyed", "pilots", 2),
        ("won", "over", 2),
    ]
