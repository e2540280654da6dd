"""What a game of Star Clicker comes to, counted by hand."""

from ludotheque.contract.at_play import counted

from .situations import before, creepers, do, press, sit, turning


def test_a_creeper_shot_down_is_energy_and_a_press_well_spent() -> None:
    state = sit(at={"blue": "a4"})
    assert counted(state, press(state, "blue", "fire violet")) == {
        "creepers": [0, 1],
        "presses": [0, 1],
        "finds": [0, 1],
        "energy-gained": [0, 1],
        "rounds": [1],
    }


def test_shots_at_the_planet_and_at_friends() -> None:
    state = sit()
    figures = counted(state, press(state, "yellow", "fire green"))
    assert (figures["friendly-fire"], figures["shields-lost"], "finds" in figures) == ([1, 0], [1], False)
    state = sit(at={"yellow": "b4", "blue": "b6"}, energy={"blue": 2})
    figures = counted(state, press(state, "yellow", "fire blue"))
    assert (figures["friendly-fire"], figures["energy-gone"]) == ([1, 0], [0, 1])


def test_a_press_finds_something_once_however_much_it_finds() -> None:
    state, told = turning(
        "accelerator",
        lambda seed: sit(at={"yellow": "b4"}, seed=seed),
        lambda state: press(state, "yellow", "propulsion blue"),
    )
    figures = counted(state, told)
    assert figures["finds"] == [1, 0]
    assert (figures["tiles"][0] or 0) >= 1


def test_the_tile_that_lily_turns_up_was_found_by_no_press() -> None:
    state = sit(2, tiles={"b5": "."}, at={"yellow": "b4"})
    told = press(state, "yellow", "propulsion blue") + do(state, "yellow", "reveal a2")
    figures = counted(state, told)
    assert (figures["tiles"], figures["energy-gone"], "finds" in figures) == ([1, 0], [1, 0], False)


def test_what_max_finds_further_on_was_found_by_his_press() -> None:
    state = sit(2, colours="blue-green", at={"green": "f4"}, tiles={"f5": "."})
    told = press(state, "green", "propulsion blue") + do(state, "green", "further 1")
    figures = counted(state, told)
    assert (figures["finds"], figures["energy-gone"]) == ([0, 1], [0, 1])


def test_an_assault_costs_shields_and_ends_a_round() -> None:
    state = before("attack 2|3687", creepers={"1": "c3"})
    figures = counted(state, creepers(state))
    assert (figures["shields-lost"], figures["rounds"]) == ([1], [13])
