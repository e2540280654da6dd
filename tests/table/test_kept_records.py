"""Records of earlier days: whatever was played by a version of the rules is replayed by it, to the byte.

`tests/kept/records-N.zip` was written by `tools/kept_records.py` when version N of the rules was the newest.
"""

import zipfile
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.games import box
from ludotheque.table import record

KEPT = Path(__file__).parent.parent / "kept"


def read(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as kept:
        return {name: kept.read(name).decode() for name in kept.namelist()}


RECORDS = {name: text for path in sorted(KEPT.glob("records-*.zip")) for name, text in read(path).items()}


@pytest.mark.parametrize("name", RECORDS)
def test_a_kept_record_verifies(name: str) -> None:
    kept = record.read(RECORDS[name])
    record.verify(kept)
    assert record.write(kept) == RECORDS[name]


def test_hundreds_are_kept_of_every_game_option_and_number_of_players() -> None:
    setups = [record.read(text).opening.setup for text in RECORDS.values()]
    games = Counter(setup.game for setup in setups)
    assert {"laaancez", "arkade", "star_clicker", "phantom"} <= set(games)
    assert min(games.values()) >= 64
    for game in games:
        label = box(game).label
        assert {setup.seats for setup in setups if setup.game == game} == set(label.seats)
        for option in label.options:
            played = {setup.options[option.name] for setup in setups if setup.game == game}
            assert played == set(option.values), f"{game}: {option.name}"
