"""Records of simulated games: whole, true, and never in the way of what is there."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.errors import Mistake
from ludotheque.lab.records import MOST
from ludotheque.lab.simulate import simulate
from ludotheque.table import record
from ludotheque.table.ludo import plain_word


def kept(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


@pytest.mark.parametrize("game", ["tiny", "tiny_timed", "tiny_crew", "laaancez", "arkade", "star_clicker", "phantom"])
def test_every_game_is_kept_as_it_was_played(game: str, tmp_path: Path) -> None:
    summary = simulate(game, games=2, seed="kept", records=tmp_path / "new" / "folder")
    texts = kept(tmp_path / "new" / "folder")
    assert list(texts) == [f"{game}-0.ludo", f"{game}-1.ludo"]
    tables = [record.verify(record.read(text)) for text in texts.values()]
    assert all(table.over() for table in tables)
    assert sum(table.result() == [1.0] + [0.0] * (summary.seats - 1) for table in tables) <= summary.wins[0]
    assert summary.wins == simulate(game, games=2, seed="kept").wins
    assert record.read(texts[f"{game}-1.ludo"]).opening.seed == "kept/1"


def test_time_that_goes_by_after_the_last_action_is_kept(tmp_path: Path) -> None:
    simulate("arkade", games=1, bots=["easy", "greedy"], options={"mode": "arcade"}, records=tmp_path)
    (text,) = kept(tmp_path).values()
    assert "seat 1 bot easy\nseat 2 bot greedy\n" in text
    assert record.verify(record.read(text)).over()


def test_jobs_and_what_they_write(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"game": "tiny", "games": 12, "bots": ["greedy", "random", "random"], "seed": "a seed"}
    alone = simulate(**asked, records=tmp_path / "one")
    others = simulate(**asked, records=tmp_path / "two", jobs=2)
    assert kept(tmp_path / "one") == kept(tmp_path / "two")
    assert list(kept(tmp_path / "one"))[::11] == ["tiny-00.ludo", "tiny-11.ludo"]
    assert alone.wins == others.wins


def test_components_of_one_s_own_are_kept_too(tmp_path: Path) -> None:
    own = ludotheque.box("tiny").standard_components().replace("coins = 4", "coins = 5")
    simulate("tiny", games=1, components=own, options={"pay": "winner"}, records=tmp_path)
    (text,) = kept(tmp_path).values()
    assert "option pay winner\n" in text
    assert "| coins = 5" in text
    record.verify(record.read(text))


def test_what_is_there_stays_and_nothing_is_played(tmp_path: Path) -> None:
    (tmp_path / "tiny-3.ludo").write_text("mine", encoding="utf-8")
    with pytest.raises(Mistake, match=r"tiny-3.ludo is there already, and no record is written over"):
        simulate("tiny", games=5, records=tmp_path)
    assert kept(tmp_path) == {"tiny-3.ludo": "mine"}
    simulate("tiny", games=3, records=tmp_path)
    assert len(kept(tmp_path)) == 4


def test_a_folder_that_takes_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    for place in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/none")):
        with pytest.raises(Mistake, match="no records can be kept at"):
            simulate("tiny", games=1, records=place)


@pytest.mark.parametrize("jobs", [1, 2])
def test_who_stops_early_keeps_what_is_over(tmp_path: Path, jobs: int) -> None:
    def stop(done: int, of: int) -> None:
        if done >= 3:
            (tmp_path / "tiny-0000.ludo.part").write_text("half", encoding="utf-8")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("tiny", games=1001, records=tmp_path, jobs=jobs, progress=stop)
    texts = kept(tmp_path)
    assert 3 <= len(texts) < 1001
    assert all(record.verify(record.read(text)).over() for text in list(texts.values())[:20])


def test_too_many_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="at most 100000 can be kept as records"):
        simulate("tiny", games=MOST + 1, records=tmp_path)


def test_a_bot_of_several_words_is_told_by_one() -> None:
    assert plain_word('master:my "file" é') == "master:my_file_"
