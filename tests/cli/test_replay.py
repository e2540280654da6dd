"""`replay`: games in words; `--verify` finds what was changed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.core.chance import Rng
from ludotheque.games import box, shelf
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Forfeit, Seat, Tick
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from tests.cli.conftest import Run
from tests.table.logs import dare, people, random_log, timed, tiny


def test_a_game_is_told_in_words(run: Run, game_file: Path) -> None:
    result = run("replay", game_file)
    assert result.exit_code == 0, result.output
    told = result.stdout
    assert told.startswith("Magpies (version 1 of the rules)\nAda, Bot 2 (easy)\nSeed magpies\n")
    assert re.search(r"^ +\d+  You bid \d", told, re.MULTILINE)
    assert "takes back the last action" in told
    assert "    1  A bot (hard) takes seat 2.\n" in told
    assert "\nResult: " in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_can_be_told_and_verified(run: Run, tmp_path: Path, language: str) -> None:
    for each in shelf():
        if each.opener is None:
            continue
        setup = each.setup()
        table = Table(Opening(setup, "told"), people(setup.seats))
        kept = record.recorded(table, people(setup.seats), list(random_log(table, Rng("told"))))
        path = tmp_path / f"{each.name}.ludo"
        path.write_text(record.write(kept), encoding="utf-8")
        result = run("replay", path, "--verify", "--lang", language)
        assert result.exit_code == 0, result.output
        assert "{" not in result.stdout
        assert ("Verified" if language == "en" else "Vérifié") in result.stdout


def test_the_figures_are_told_with_the_names_of_those_who_have_them(run: Run) -> None:
    setup = box("arkade").setup()
    table = Table(Opening(setup, "told"), people(2))
    text = record.write(record.recorded(table, people(2), list(random_log(table, Rng("told")))))
    told = run("replay", "-", "--figures", stdin=text).stdout
    first, second = [seat.name for seat in table.seats]
    assert re.search(rf"^  Throws of the dice +{first} \d+, {second} \d+$", told, re.MULTILINE)
    assert re.search(rf"^  Furthest line reached +{first} \d$", told, re.MULTILINE)
    assert "Throws of the dice" not in run("replay", "-", stdin=text).stdout


def test_a_timed_game_is_told_with_its_moments(run: Run) -> None:
    table = Table(timed(), people(2))
    entries: list[Entry] = [Act(0, "toss 1", 1250), Tick(1500), Act(1, "toss 2", 61_250)]
    for entry in entries:
        table.add(entry)
    told = run("replay", "-", "--verify", stdin=record.write(record.recorded(table, people(2), entries))).stdout
    assert "    1   0:01.250  Player 1 tosses coin 1.\n    3   1:01.250  Coin 1 shows" in told
    assert "\n                  Player 2 tosses coin 2.\n" in told


def test_what_a_bot_answered_for_somebody_is_told(run: Run) -> None:
    table = Table(dare(), people(3))
    entries: list[Entry] = [Act(0, "dare 2"), Act(1, "slink", absent=True)]
    for entry in entries:
        table.add(entry)
    told = run("replay", "-", "--verify", stdin=record.write(record.recorded(table, people(3), entries))).stdout
    assert "    2  Player 2 is away: a bot answers.\n       Player 2 slinks away.\n" in told


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Player 2 has no time left: a bot decides.", "Player 3 gives up.", "Player 1 has no time left and loses."],
        ),
        ("fr", ["Joueur 2 n’a plus de temps", "Joueur 3 abandonne.", "Joueur 1 n’a plus de temps et perd la partie."]),
    ],
)
def test_who_ran_out_of_time_or_gave_up_is_told_and_verified(run: Run, language: str, said: list[str]) -> None:
    table = Table(dare(), people(3))
    entries: list[Entry] = [Act(0, "dare 2"), Act(1, "slink", late=True), Forfeit(2, "resigned"), Forfeit(0, "time")]
    for entry in entries:
        table.add(entry)
    text = record.write(record.recorded(table, people(3), entries))
    result = run("replay", "-", "--verify", "--lang", language, stdin=text)
    assert result.exit_code == 0, result.output
    assert [line for line in said if line not in result.stdout] == []
    assert run("replay", "-", "--verify", stdin=text.replace("3 resign\n", "")).exit_code == 1


def test_standard_input_is_read(run: Run, game_file: Path) -> None:
    text = game_file.read_text(encoding="utf-8")
    assert run("replay", "-", stdin=text).stdout == run("replay", game_file).stdout


def test_an_unfinished_game_says_so(run: Run) -> None:
    table = Table(tiny(), people(2))
    kept = record.recorded(table, people(2), list(random_log(table, Rng("short"), most=3)))
    assert "The game is not finished." in run("replay", "-", "--verify", stdin=record.write(kept)).stdout


def test_names_cannot_command_the_terminal(run: Run) -> None:
    seats = [Seat(0, "person", name="\x1b[2J"), Seat(1, "person")]
    kept = record.recorded(Table(tiny(), seats), seats, [])
    assert "\x1b" not in run("replay", "-", stdin=record.write(kept)).stdout


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        (r"seed magpies", "seed crows", "the seed does not have the hash"),
        (r"(\d) bid \d", r"\1 bid 99", r"line 11: '\d bid 99': 'bid 99' is no action"),
        (r"result .*", "result 0.25 0.75", "the record says 0.25 0.75"),
        (r"final \w+", "final 00", "the final state is not that of the record"),
    ],
)
def test_verify_ends_with_the_first_difference(
    fails: Callable[..., str], game_file: Path, pattern: str, new: str, complaint: str
) -> None:
    text = game_file.read_text(encoding="utf-8")
    game_file.write_text(re.sub(pattern, new, text, count=1), encoding="utf-8")
    told = fails("replay", game_file, "--verify", code=1)
    assert "is not what was played: " in told
    assert re.search(complaint, told)


def test_a_record_that_does_not_replay_is_a_mistake(run: Run, game_file: Path) -> None:
    text = game_file.read_text(encoding="utf-8")
    game_file.write_text(re.sub(r"bid \d", "bid 99", text, count=1), encoding="utf-8")
    result = run("replay", game_file)
    assert result.exit_code == 2
    assert "is no action" in result.stderr


def test_a_truncated_record_is_a_mistake(fails: Callable[..., str], game_file: Path) -> None:
    text = game_file.read_text(encoding="utf-8")
    for end in range(0, len(text), 97):
        game_file.write_text(text[:end], encoding="utf-8")
        assert re.search(r"ludotheque: (line \d+|the headings)", fails("replay", game_file, "--verify"))


def test_files_that_cannot_be_read_are_told(fails: Callable[..., str], tmp_path: Path) -> None:
    assert "cannot be read: No such file" in fails("replay", tmp_path / "none.ludo")
    assert "cannot be read: Is a directory" in fails("replay", tmp_path)
    assert "is no text in UTF-8" in fails("replay", "-", stdin=b"\xff\xfe")
