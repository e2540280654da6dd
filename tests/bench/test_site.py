"""The figures of a room without a server: what is counted, and how it is told."""

from pathlib import Path

import pytest

from bench import site, site_load
from ludotheque.alone import thinking
from ludotheque.site.folder import write_site
from ludotheque.site.parts import FetchedParts
from tests.site.conftest import brought, pages

__all__ = ["brought", "pages"]


def test_every_file_of_a_site_is_weighed_once(tmp_path: Path, pages: Path, brought: FetchedParts) -> None:
    size = write_site(tmp_path / "site", pages, brought)
    rows = [row.split(" | ") for row in site.size(tmp_path / "site", 1).splitlines()[2:]]
    *parts, whole = [[int(row[1]), float(row[2])] for row in rows]
    assert [sum(counts) for counts in zip(*parts, strict=True)] == [whole[0], pytest.approx(whole[1], abs=0.02)]
    assert whole[1] == pytest.approx(size / 1e6, abs=0.005)
    assert 0 < float(rows[-1][3].rstrip(" |")) < whole[1]


def test_what_is_not_offered_stands_in_brackets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = [
        {"game": "phantom", "seats": 3, "set up": "", "level": "normal", "times": [0.1, 0.2, 0.3]},
        {"game": "phantom", "seats": 3, "set up": "", "level": "hard", "times": [12.0]},
    ]
    monkeypatch.setattr(site, "asked", lambda folder, part, count: iter(found))
    told = site.levels(tmp_path, 3)
    assert "| phantom, 3 seats | 200 ± 113, ≤ 300 | (12,000 ± 0, ≤ 12,000) |" in told


def test_answers_are_compared_with_those_that_are_given_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = [{"question": "a", "answer": "A"}, {"question": "b", "answer": "C"}]
    monkeypatch.setattr(thinking, "think", str.upper)
    monkeypatch.setattr(site, "asked", lambda folder, part, count: iter(found))
    assert site.alike(tmp_path, 1) == "Of 2 decisions in WebAssembly, 1 are those of Python here."


def test_visits_are_told_by_their_median_and_range() -> None:
    assert site_load.told((1000.0, 4000.0, 2000.0)) == "2.00 (1.00 to 4.00)"
