"""`play`: a whole game in the terminal, with what is typed piped in."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.games import GAMES, box
from ludotheque.table import record
from ludotheque.table.entries import Seat
from tests.cli.conftest import Run

ALWAYS_THE_FIRST = "1\n" * 2000
"""What somebody types who never looks: enough for any game."""


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["laaancez", "arkade"])
def test_a_whole_game_is_played_to_its_result_and_kept(run: Run, tmp_path: Path, game: str, language: str) -> None:
    file = tmp_path / "mine.ludo"
    words = ["play", game, "--bots", "random", "--seed", "a", "--seat", 2, "--language", language, "--record", file]
    result = run(*words, stdin=ALWAYS_THE_FIRST)
    assert result.exit_code == 0, result.output
    assert {"fr": "Résultat", "en": "Result:"}[language] in result.stdout
    assert str(file) in result.stdout
    kept = record.read(file.read_text(encoding="utf-8"))
    assert record.verify(kept).over()
    assert [seat.holder for seat in kept.seats] == ["bot", "person"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_nothing_more_to_say_leaves_kindly(run: Run, game: str) -> None:
    result = run("play", game, "--bots", "random", "--seed", "a", stdin="1\n1\n1\n")
    assert result.exit_code == 0
    assert box(game).label.title in result.stdout
    assert result.stdout.endswith("You have left the table. See you soon!\n")


def test_an_interrupt_is_a_way_to_leave(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = run("play", "laaancez", "--seed", "a")
    assert (result.exit_code, "left the table" in result.stdout) == (0, True)


def test_what_is_typed_is_understood_or_explained(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "begun.ludo"
    typed = ["0", "dance", "copy hat a1", "?", "roll", "? 1", "undo", "board", "wait", "rules", "", "quit"]
    result = run("play", "laaancez", "--bots", "random", "--seed", "x", "--record", file, stdin="\n".join(typed))
    for part in (
        "Choose a number from 1 to 1.",
        "“dance” is no action of this game.",
        "R2  ",
        "A bot would:",
        "That is allowed now.",
        "There is nothing of yours that can be taken back now.",
    ):
        assert part in result.stdout, part
    kept = record.read(file.read_text(encoding="utf-8"))
    assert kept.result is None
    assert record.verify(kept).number == len(kept.entries) > 0


def test_a_secret_of_a_rival_is_neither_drawn_nor_told(run: Run, tmp_path: Path) -> None:
    """Rivals who have chosen in secret, and differently, look the same."""
    told, chosen = set(), set()
    for bot in ("random", "newcomer", "greedy", "easy"):
        file = tmp_path / bot
        words = ["play", "laaancez", "--seed", "x", "--bots", bot, "--record", file]
        result = run(*words, stdin="1\nwait\nboard\nquit\n")
        assert "has chosen." in result.stdout
        told.add(result.stdout.replace(str(file), "file").replace(bot, "bot"))
        chosen.add(str(record.read(file.read_text(encoding="utf-8")).entries[-1]))
    assert len(chosen) > 1
    assert len(told) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["arkade", "-o", "mode=arcade"], "choose --option mode=strategy here, or use ludotheque serve"),
        (["laaancez", "--seat", 3], "--seat 3: laaancez is set up for 2 players"),
        (["phantom", "--seats", 4, "--bots", "easy,hard"], "--bots names 2; 3 sit with you"),
        (["laaancez", "--bots", "nobody"], "there is no player 'nobody'"),
        (["laaancez", "--bots", ""], "--bots names nobody"),
    ],
)
def test_what_cannot_be_played_is_told(fails: Callable[..., str], words: list[object], told: str) -> None:
    assert told in fails("play", *words)


def test_no_record_is_written_over(fails: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "kept.ludo"
    file.write_text("mine")
    assert "is there already" in fails("play", "laaancez", "--record", file)
    assert file.read_text() == "mine"


def test_a_name_for_each_bot_sets_the_number_of_seats(run: Run) -> None:
    result = run("play", "phantom", "--bots", "random,greedy,easy", "--name", "Ada", stdin="quit\n")
    assert "you are Ada, with Bot 2 (random), Bot 3 (greedy), Bot 4 (easy)." in result.stdout


def test_who_pipes_reads_no_colours(run: Run) -> None:
    assert "\x1b" not in run("play", "arkade", stdin="quit\n").stdout


def test_a_rival_is_called_by_name_in_what_can_be_done(run: Run) -> None:
    result = run("play", "phantom", "--bots", "random", "--seed", "q", stdin="1\n" * 40)
    assert "attack Bot 2 (random)" in result.stdout


def test_a_record_that_cannot_be_written_is_told_before_the_first_action(
    fails: Callable[..., str], tmp_path: Path
) -> None:
    assert "cannot be written" in fails("play", "laaancez", "--record", tmp_path / "nowhere" / "a.ludo")


def test_a_bot_that_fails_leaves_the_record_as_far_as_it_was_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.ludo"
    run("play", "laaancez", "--seat", 2, "--bots", "cmd:false", "--record", file)
    assert record.read(file.read_text(encoding="utf-8")).result is None


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("cmd:true", "ended with code 0"),
        ("cmd:echo hello", "said 'hello', which is no message of the protocol"),
        ("tests.lab.test_own_players:Quitter", "the player Quitter wanted to end everything"),
        ("tests.lab.test_own_players:Dreamer", "which is none of its legal actions"),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_bot_that_fails_leaves_its_seat_to_one_of_ours(
    run: Run, tmp_path: Path, bot: str, told: str, language: str
) -> None:
    file = tmp_path / "mine.ludo"
    words = ["play", "tiny", "--bots", bot, "--seed", "a", "--language", language, "--record", file]
    result = run(*words, stdin=ALWAYS_THE_FIRST)
    assert result.exit_code == 0, result.output
    failed = {"fr": "a échoué\u00a0:", "en": "has failed:"}[language]
    assert result.stdout.count(failed) == 1
    assert told in result.stdout
    kept = record.read(file.read_text(encoding="utf-8"))
    assert record.verify(kept).over()
    assert [entry.level for entry in kept.entries if isinstance(entry, Seat)] == ["normal"]
