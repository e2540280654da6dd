"""The table of seats, with the smallest sizes."""

from bench.balance import games_by_place, main, set_ups, share
from click.testing import CliRunner

from ludotheque.games import box, open_game
from ludotheque.search.match import Tally, play_game


def test_one_row_for_each_level_and_one_column_for_each_place() -> None:
    result = CliRunner().invoke(
        main, ["tiny", "--games", "4", "--bots", "random", "--bots", "greedy", "--plain", "--seats", "2"]
    )
    assert result.exit_code == 0, result.output
    heads, _, *rows = result.stdout.splitlines()
    assert heads == "| set-up | players | bots | games | place 1 | place 2 | draws |"
    assert [row.split(" | ")[1:4] for row in rows] == [["2", "random", "4"], ["2", "greedy", "4"]]


def test_every_number_of_players_has_its_rows() -> None:
    result = CliRunner().invoke(main, ["phantom", "--games", "1", "--bots", "random"])
    assert result.exit_code == 0, result.output
    assert [row.split(" | ")[1] for row in result.stdout.splitlines()[2:]] == ["2", "3", "4", "5"]


def test_every_mode_is_measured_and_in_each_one_option_at_a_time() -> None:
    found = list(set_ups(box("arkade"), 2, (), plain=False))
    assert found[:2] == [("mode=strategy",), ("mode=strategy", "side=advanced")]
    assert ("mode=strategy", "throws=2") in found
    assert ("mode=arcade", "throws=2") not in found
    assert {("mode=strategy", "tiles=False"), ("mode=arcade", "tiles=True")} <= set(found)
    assert list(set_ups(box("arkade"), 2, (), plain=True)) == [("mode=strategy",), ("mode=arcade",)]
    assert list(set_ups(box("arkade"), 2, ("mode=arcade",), plain=True)) == [()]


def test_a_crew_has_no_places() -> None:
    result = CliRunner().invoke(main, ["star_clicker"])
    assert result.exit_code == 1
    assert "`crews`" in result.output


def test_places_are_counted_from_whoever_begins() -> None:
    game = open_game(box("phantom").setup(3))
    for number in range(4):
        begins = game.start(f"places/{number}").to_act()[0]
        scores = play_game(game, ["random"] * 3, f"places/{number}").scores
        found = games_by_place(game, "random", "places", number, number + 1)
        assert found.wins[(scores.index(1.0) - begins) % 3] == 1


def test_a_draw_counts_for_half() -> None:
    found = Tally(2)
    found.games, found.wins, found.draws = 4, [2, 1], 1
    assert [share(found, seat).split()[0] for seat in (0, 1)] == ["62.5%", "37.5%"]
