"""The arena: what is finished can be gone on with, jobs change nothing, and its intervals hold the truth."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.core.chance import Rng
from ludotheque.core.errors import Mistake
from ludotheque.lab.arena import Arena, arena, share_of
from ludotheque.lab.paired import interval
from ludotheque.lab.ratings import Met, rated

BOTS = ["random", "greedy", "easy"]


def test_all_meet_all_on_the_same_deals() -> None:
    found = arena("laaancez", BOTS, games=20, seed="a")
    assert [(met.one, met.other, len(met.deals)) for met in found.meetings] == [
        ("random", "greedy", 10),
        ("random", "easy", 10),
        ("greedy", "easy", 10),
    ]
    assert [one.bot for one in found.ratings] == ["greedy", "easy", "random"]
    assert sum(one.rating for one in found.ratings) == pytest.approx(0, abs=1e-6)
    assert found.played() == 60
    against = ludotheque.contest("laaancez", "greedy", "random", games=20, seed="a")
    assert found.meeting("greedy", "random").share == pytest.approx(against.rate)
    own, theirs = found.meeting("easy", "greedy"), found.meeting("greedy", "easy")
    assert (own.share, own.low, own.high) == pytest.approx((1 - theirs.share, 1 - theirs.high, 1 - theirs.low))


def test_with_three_seats_equals_are_even_to_the_last_deal() -> None:
    def twin(game: ludotheque.Game, seed: str) -> ludotheque.Player:
        return ludotheque.player("greedy", game, seed)

    found = arena("tiny", ["greedy", twin], games=12, seats=3)
    (met,) = found.meetings
    assert (found.of_a_deal, len(met.deals)) == (6, 2)
    assert met.share == pytest.approx(0.5)
    assert all(own == pytest.approx(1 / 3) for own, _ in met.deals)
    assert [one.rating for one in found.ratings] == pytest.approx([0, 0])


def test_crews_play_the_same_deals_one_after_the_other() -> None:
    found = arena("tiny_crew", ["random", "greedy"], games=20)
    (met,) = found.meetings
    rates = [ludotheque.win_rate("tiny_crew", bot, games=10).rate for bot in ("random", "greedy")]
    assert [sum(own for own, _ in met.deals) / 10, sum(theirs for _, theirs in met.deals) / 10] == pytest.approx(rates)


@pytest.mark.parametrize("sprt", [False, True])
def test_jobs_change_nothing(sprt: bool) -> None:
    asked: dict[str, Any] = {"game": "tiny", "bots": BOTS, "games": 40, "seed": "j", "sprt": sprt, "margin": 0.2}
    assert arena(**asked) == arena(**asked, jobs=2)


class Stopped(Exception):
    pass


@pytest.mark.parametrize("sprt", [False, True])
@pytest.mark.parametrize("after", [1, 50, 130])
def test_who_is_stopped_and_goes_on_gets_the_result_of_one_go(tmp_path: Path, sprt: bool, after: int) -> None:
    asked: dict[str, Any] = {"game": "tiny", "bots": BOTS, "games": 60, "seed": "r", "sprt": sprt, "margin": 0.25}
    file = tmp_path / "arena.json"

    def stop(done: int, of: int) -> None:
        if done >= after:
            raise Stopped

    try:
        arena(**asked, file=file, progress=stop)
    except Stopped:
        pass
    whole = arena(**asked)
    assert arena(**asked, resume=file) == whole
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(json.dumps(whole.plain()))
    assert [path.name for path in tmp_path.iterdir()] == ["arena.json"]


def test_more_and_fewer_games_than_are_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    arena("tiny", BOTS, games=10, file=file)
    other = tmp_path / "other.json"
    assert arena("tiny", BOTS, games=20, resume=file, file=other) == arena("tiny", BOTS, games=20)
    kept = other.read_bytes()
    with pytest.raises(Mistake, match="holds 20 games of a pair already; 10 would throw some away"):
        arena("tiny", BOTS, games=10, resume=other)
    assert other.read_bytes() == kept
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(msgspec.json.encode({**(told := msgspec.json.decode(kept)), "meetings": told["meetings"][:1]}))
    with pytest.raises(Mistake, match="is damaged: 1 meetings of"):
        arena("tiny", BOTS, games=20, resume=damaged)


def test_a_test_stops_who_is_settled_and_lets_others_go_on() -> None:
    found = arena("laaancez", BOTS, games=80, sprt=True, margin=0.1)
    settled = found.meeting("greedy", "random")
    assert settled.verdict == "high"
    assert len(settled.deals) < 40
    assert found.meeting("random", "greedy").verdict == "low"


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"seed": "other"}, "has other seed: 'any' there, and 'other' here"),
        ({"bots": ["random", "easy"]}, "has other bots"),
        ({"game": "tiny_timed"}, "has other game: 'tiny' there, and 'tiny_timed' here"),
        ({"sprt": True}, "has other margin"),
        ({"options": {"pay": "winner"}}, "has other options"),
        ({"seats": 3}, "has other seats"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, changed: dict[str, Any], complaint: str) -> None:
    asked: dict[str, Any] = {"game": "tiny", "bots": ["random", "greedy"], "games": 2, "seed": "any"}
    file = tmp_path / "arena.json"
    arena(**asked, file=file)
    before = file.read_bytes()
    with pytest.raises(Mistake, match=complaint):
        arena(**{**asked, **changed}, resume=file)
    assert file.read_bytes() == before
    with pytest.raises(Mistake, match="is there already, and nothing is written over"):
        arena(**asked, file=file)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"game": "tiny"}', "\\xff", "[" * 5000])
def test_what_is_no_file_of_an_arena_is_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "arena.json"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(Mistake, match="is no file of an arena"):
        arena("tiny", BOTS, resume=file)
    with pytest.raises(Mistake, match="cannot be read: No such file"):
        arena("tiny", BOTS, resume=tmp_path / "none.json")
    with pytest.raises(Mistake, match="cannot be written"):
        arena("tiny", BOTS, games=2, file=tmp_path / "none" / "arena.json")


@pytest.mark.parametrize(
    ("bots", "games", "complaint"),
    [
        (["random"], 2, "1 bots: from 2 to 32 can meet"),
        (["random", "random"], 2, "two of the bots are called random"),
        (["random", "easy"], 0, "at least 1 game"),
        (["random", "wizard"], 2, "there is no player 'wizard'"),
    ],
)
def test_who_cannot_meet_is_told(bots: list[str], games: int, complaint: str) -> None:
    with pytest.raises(Mistake, match=complaint):
        arena("tiny", bots, games=games)


def test_a_program_that_fails_is_told(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    found = arena("tiny", ["random", "cmd:false"], games=4, file=file)
    (faults,) = found.faults
    assert (faults.bot, faults.games) == ("cmd:false", 4)
    assert found.meeting("random", "cmd:false").share == 1
    assert arena("tiny", ["random", "cmd:false"], games=4, resume=file) == found


def drawn(rng: Rng, thousandths: int, deals: int) -> list[float]:
    """Deals of two games, of which luck decides some alike for both."""
    found = []
    for _ in range(deals):
        lucky = rng.below(1000) < 400
        wins = 1 if lucky else sum(rng.below(1000) < thousandths for _ in range(2))
        found.append(wins / 2)
    return found


@pytest.mark.parametrize(("thousandths", "deals"), [(500, 20), (850, 40)])
def test_an_interval_holds_the_truth_as_often_as_it_says(thousandths: int, deals: int) -> None:
    rng = Rng(f"{thousandths} {deals}")
    truth = 0.4 * 0.5 + 0.6 * thousandths / 1000
    held = 0
    for _ in range(120):
        low, high = interval(drawn(rng, thousandths, deals))
        held += low <= truth <= high
    assert 0.91 < held / 120 < 0.99


@pytest.mark.parametrize("deals", [2, 3, 9, 30, 1000, 100_000])
@pytest.mark.parametrize("pattern", [[0.0], [1.0], [0.5], [0.0, 1.0], [1.0, 1.0, 0.75], [1 / 3], [0.0, 0.0, 1e-9]])
def test_an_interval_holds_what_was_seen_and_stays_where_shares_are(pattern: list[float], deals: int) -> None:
    shares = (pattern * deals)[:deals]
    low, high = interval(shares)
    assert 0 <= low <= sum(shares) / deals + 1e-6
    assert sum(shares) / deals - 1e-6 <= high <= 1
    assert low < high


def test_ratings_hold_the_truth_as_often_as_they_say() -> None:
    """Three players whose strengths are known meet on deals of one game each."""
    rng = Rng("ratings")
    truth = [150.0, 0.0, -150.0]
    held = 0
    for _ in range(100):
        pairs = []
        for one, other in ((0, 1), (0, 2), (1, 2)):
            chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            shares = [float(int(rng.below(10**6)) < chance * 10**6) for _ in range(80)]
            pairs.append(Met(one, other, shares))
        held += sum(rating.low <= value <= rating.high for rating, value in zip(rated(3, pairs), truth, strict=True))
    assert 0.91 < held / 300 < 0.985


def test_nobody_is_infinitely_strong() -> None:
    strong, weak = rated(2, [Met(0, 1, [1.0] * 50)])
    assert 300 < strong.value < 500
    assert weak.value == pytest.approx(-strong.value)
    assert weak.high < 0 < strong.low
    assert rated(2, [Met(0, 1, [])])[0].value == 0
    assert share_of((1.0, 1.0)) == 0.5


def test_a_file_is_the_result(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    found = arena("tiny", ["random", "greedy"], games=4, file=file)
    assert isinstance(found, Arena)
    assert set(json.loads(file.read_text(encoding="utf-8"))) == set(found.plain())
