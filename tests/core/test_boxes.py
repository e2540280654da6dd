"""Boxes, set-ups, options and the shelf: what is chosen before a game is checked before it."""

import pickle
from typing import Any

import msgspec
import pytest

from ludotheque.core.box import Box, Label, Option, OptionValue, Otherwise
from ludotheque.core.errors import BadComponents, BadOption, Mistake
from ludotheque.games import GAMES, box, open_game, register, shelf
from tests import tiny


def test_the_shelf_stands_in_the_order_of_the_registry() -> None:
    names = [each.name for each in shelf()]
    assert names[: len(GAMES)] == [*GAMES]
    assert "tiny" in names


def test_putting_a_box_on_the_shelf_twice_keeps_one() -> None:
    before = shelf()
    register(tiny.BOX)
    assert shelf() == before


def test_an_unknown_game_is_told_which_there_are() -> None:
    with pytest.raises(Mistake, match=f"there is no game 'chess'; the games are {', '.join(GAMES)}"):
        box("chess")


@pytest.mark.parametrize("name", GAMES)
def test_every_box_has_its_label(name: str) -> None:
    label = box(name).label
    assert label.title
    assert label.seats == sorted(set(label.seats))
    assert label.age > 0
    assert label.minutes > 0


def test_a_box_that_is_still_to_come_says_so() -> None:
    coming = Box("coming", tiny.BOX.label, tiny.BOX.folder)
    with pytest.raises(Mistake, match="coming is still to come: its rules cannot be played yet"):
        coming.open(coming.setup())


def test_what_is_not_chosen_is_the_default() -> None:
    setup = tiny.BOX.setup()
    assert (setup.game, setup.seats, setup.options, setup.components) == ("tiny", 2, {"pay": "all"}, "")


def test_what_is_chosen_counts() -> None:
    setup = tiny.BOX.setup(3, {"pay": "winner"})
    assert (setup.seats, setup.options) == (3, {"pay": "winner"})
    assert open_game(setup).seats == 3


def test_an_unknown_option_is_told_which_there_are() -> None:
    with pytest.raises(BadOption, match="tiny has no option colour; it has pay"):
        tiny.BOX.setup(options={"colour": "red"})


def test_an_option_of_a_game_without_options_is_told_so() -> None:
    plain = next(each for each in shelf() if each.opener and not each.label.options and not each.label.handicap)
    with pytest.raises(BadOption, match=f"{plain.name} has no option pay; it has none"):
        plain.setup(options={"pay": "all"})


def test_an_unknown_value_is_told_which_there_are() -> None:
    with pytest.raises(BadOption, match="pay=never: choose one of all, winner"):
        tiny.BOX.setup(options={"pay": "never"})


def dependent() -> Box:
    """A box in which the laps depend on the mode, in number and in whether there is a choice."""
    options = [
        Option("mode", ["turns", "race"], "turns"),
        Option("laps", [1, 2, 3], 3, only={"mode": "turns"}),
        Option("noise", [True, False], True, otherwise=[Otherwise({"mode": "race"}, False)]),
    ]
    label = tiny.BOX.label
    return Box("dependent", Label("Dependent", [2], label.age, label.minutes, label.credits, options), tiny.BOX.folder)


@pytest.mark.parametrize(
    ("given", "chosen"),
    [
        ({}, {"mode": "turns", "laps": 3, "noise": True}),
        ({"mode": "race"}, {"mode": "race", "laps": 3, "noise": False}),
        ({"mode": "race", "noise": True}, {"mode": "race", "laps": 3, "noise": True}),
        ({"laps": 1, "noise": False}, {"mode": "turns", "laps": 1, "noise": False}),
        ({"laps": 3, "mode": "race"}, {"mode": "race", "laps": 3, "noise": False}),
    ],
)
def test_an_option_may_depend_on_another(given: dict[str, OptionValue], chosen: dict[str, OptionValue]) -> None:
    assert dependent().setup(options=given).options == chosen


def test_an_option_that_is_not_offered_says_what_it_needs() -> None:
    with pytest.raises(BadOption, match="laps=2 needs mode=turns; otherwise laps is 3"):
        dependent().setup(options={"laps": 2, "mode": "race"})


@pytest.mark.parametrize("name", GAMES)
def test_options_depend_only_on_options_before_them_and_on_values_that_there_are(name: str) -> None:
    before: dict[str, list[OptionValue]] = {}
    for option in box(name).label.options:
        assert option.default in option.values
        for other in option.otherwise:
            assert other.default in option.values
        for wanted in [option.only, *(other.when for other in option.otherwise)]:
            assert all(value in before[needed] for needed, value in wanted.items())
        before[option.name] = option.values


def test_too_many_players_are_told_how_many_may_sit_down() -> None:
    with pytest.raises(BadOption, match="tiny is for 2 or 3 players, not for 4"):
        tiny.BOX.setup(4)


@pytest.mark.parametrize("seats", [2.0, True, "2", 2**70])
def test_a_number_of_players_is_a_whole_number(seats: Any) -> None:
    with pytest.raises(BadOption, match=f"tiny is for 2 or 3 players, not for {seats!r}"):
        tiny.BOX.setup(seats)


@pytest.mark.parametrize("rules", [1.0, True, "1", 2**70])
def test_a_version_of_the_rules_is_a_whole_number(rules: Any) -> None:
    with pytest.raises(BadOption, match=f"tiny has no version {rules!r} of its rules"):
        tiny.BOX.setup(rules=rules)


@pytest.mark.parametrize("name", [1, None, ("pay",)])
def test_what_is_no_name_is_the_name_of_no_option(name: Any) -> None:
    with pytest.raises(BadOption, match="tiny has no option"):
        tiny.BOX.setup(options={name: "all"})


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("TRUE", True), ("False", False), ("3", 3), ("long", "long")]
)
def test_a_line_of_text_is_read_as_the_value_it_means(text: str, value: object) -> None:
    option = Option("length", ["long", 3, True, False], "long")
    assert option.read(text) is value


@pytest.mark.parametrize("given", ["maybe", 1, 0])
def test_what_means_no_value_of_an_option_is_refused(given: OptionValue) -> None:
    option = Option("fast", [True, False], False)
    with pytest.raises(BadOption, match=f"fast={given}: choose one of True, False"):
        option.read(given)


def test_whether_is_no_number() -> None:
    with pytest.raises(BadOption, match="laps=True: choose one of 1, 2"):
        Option("laps", [1, 2], 1).read(True)


def test_a_long_value_is_not_told_back_whole() -> None:
    with pytest.raises(BadOption) as caught:
        Option("laps", [1, 2], 1).read("x" * 10_000)
    assert len(str(caught.value)) < 100


def test_what_is_chosen_in_words_is_converted_before_anything_depends_on_it() -> None:
    chosen = dependent().setup(options={"mode": "RACE", "noise": "true"}).options
    assert chosen == {"mode": "race", "laps": 3, "noise": True}
    assert [type(value) for value in chosen.values()] == [str, int, bool]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_taken_as_the_text_that_says_it(name: str) -> None:
    for option in box(name).label.options:
        for value in option.at(box(name).label.seats[-1]).values:
            assert option.read(str(value).upper()) == value
            assert type(option.read(str(value))) is type(value)


def test_components_are_named_by_their_hash() -> None:
    assert tiny.BOX.setup().components_hash() == "standard"
    own = tiny.BOX.setup(components="game = 1")
    assert own.components_hash() != tiny.BOX.setup(components="game = 2").components_hash()
    assert len(own.components_hash()) == 16


def test_components_of_one_s_own_are_used() -> None:
    text = tiny.BOX.standard_components().replace("coins = 4", "coins = 9")
    assert open_game(tiny.BOX.setup(components=text)).action_count() == 10


def test_a_component_file_is_the_same_however_an_editor_keeps_it() -> None:
    text = tiny.BOX.standard_components()
    assert tiny.BOX.setup(components="\ufeff" + text.replace("\n", "\r\n")) == tiny.BOX.setup(components=text)


def test_bad_components_are_refused_when_the_box_is_opened() -> None:
    with pytest.raises(BadComponents, match="component file"):
        open_game(tiny.BOX.setup(components="game = 1"))


def test_a_game_travels_as_its_setup() -> None:
    game = open_game(tiny.BOX.setup(3, {"pay": "winner"}))
    again = pickle.loads(pickle.dumps(game))
    assert again.setup == game.setup
    assert again.start("travel").position() == game.start("travel").position()


def test_a_box_reads_its_texts_and_data() -> None:
    assert "title" in tiny.BOX.text("fr")
    assert tiny.BOX.data("rules")["sections"]


SHIPS = Option("ships", by_seats={"2": ["red-blue", "red-green"], "3": ["all"]})


def test_an_option_may_depend_on_the_number_of_seats() -> None:
    assert (SHIPS.values, SHIPS.default) == (["red-blue", "red-green", "all"], "red-blue")
    assert (SHIPS.at(2).values, SHIPS.at(2).default) == (["red-blue", "red-green"], "red-blue")
    assert (SHIPS.at(3).values, SHIPS.at(3).default) == (["all"], "all")


def test_an_option_that_does_not_depend_on_the_seats_is_the_same_for_all() -> None:
    option = Option("fast", [True, False], False)
    assert option.at(2) is option


def test_a_value_for_another_number_of_seats_is_told_which_there_are() -> None:
    label = msgspec.structs.replace(tiny.BOX.label, options=[SHIPS])
    ships = Box("ships", label, tiny.BOX.folder, tiny.BOX.opener)
    assert ships.setup(3).options == {"ships": "all"}
    assert ships.setup(2, {"ships": "red-green"}).options == {"ships": "red-green"}
    with pytest.raises(BadOption, match="ships=all: choose one of red-blue, red-green"):
        ships.setup(2, {"ships": "all"})


def test_a_campaign_rises_by_an_option_of_the_box() -> None:
    with pytest.raises(ValueError, match="campaign = 'height' is the name of no option"):
        msgspec.structs.replace(tiny.BOX.label, campaign="height")
    assert msgspec.structs.replace(tiny.BOX.label, campaign="pay").campaign == "pay"


def test_a_handicap_is_an_option_of_each_seat_and_said_only_where_it_is_given() -> None:
    phantom = box("phantom")
    assert phantom.setup(3) == phantom.setup(3, {"handicap-3": 0})
    given = phantom.setup(3, {"handicap-3": "2"})
    assert [given.handicap(seat) for seat in range(3)] == [0, 0, 2]
    assert given.options == {**phantom.setup(3).options, "handicap-3": 2}
    for name, value, complaint in [
        ("handicap-4", 1, "handicap-4=1: phantom is set up for 3 players"),
        ("handicap-1", 9, "handicap-1=9: choose one of 0, 1, 2, 3"),
        ("handicap-6", 1, "phantom has no option handicap-6; it has handicap-1, handicap-2"),
    ]:
        with pytest.raises(BadOption, match=complaint):
            phantom.setup(3, {name: value})
    with pytest.raises(BadOption, match="tiny has no option handicap-1"):
        box("tiny").setup(2, {"handicap-1": 1})
