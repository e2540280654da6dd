"""Records: one way to write each, every complaint with its line, and verification that finds any change."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.core.chance import Rng, seed_hash
from ludotheque.core.errors import BadRecord
from ludotheque.games import box
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Forfeit, Holder, Lesson, Seat, Tick, Undo
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table, branch
from tests.table.logs import opening, people, random_log, tiny

TEXT = """\
ludo 1
game tiny
rules 1
option pay winner
seat 1 person "Ada"
seat 2 bot hard
seedhash {hash}
seed s

1 bid 0
1 undo
1 bid 1
2 bid 2
seat 2 person
"""


def played(start: Opening, chance: Rng, most: int = 10**6, giving_up: bool = False) -> record.Record:
    seats = [Seat(seat, "person", name=f'{seat} "é" \n\u2028|') for seat in range(start.setup.seats)]
    table = Table(start, seats)
    return record.recorded(table, seats, list(random_log(table, chance, most, giving_up)))


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game, as a record."""
    return record.write(played(tiny(), Rng("a game")))


@settings(max_examples=5)
@given(SEEDS, st.integers(0, 300))
def test_records_lead_back_to_the_same_game(case: Case, seed: int, most: int) -> None:
    kept = played(opening(case.game, seed), Rng(f"log {seed}"), most, giving_up=seed % 2 == 0)
    text = record.write(kept)
    assert record.read(text) == kept
    assert record.write(record.read(text)) == text
    table = record.verify(record.read(text))
    assert record.fingerprint(table.state) == kept.final
    assert table.result() == kept.result


@settings(max_examples=3)
@given(SEEDS)
def test_a_game_that_begins_on_a_position_is_recorded_with_it(case: Case, seed: int) -> None:
    table = Table(opening(case.game, seed), people(case.game.seats))
    list(random_log(table, Rng(f"log {seed}"), most=9))
    kept = played(branch(table, 0, "another"), Rng("on"))
    assert record.read(record.write(kept)) == kept
    record.verify(record.read(record.write(kept)))


words = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters='"'), max_size=12)
holders: st.SearchStrategy[Holder] = st.sampled_from(["person", "open", "bot"])


@st.composite
def logs(draw: st.DrawFn) -> record.Record:
    """Records of any content, playable or not."""

    def seat(number: int) -> Seat:
        return Seat(number, draw(holders), draw(words), draw(st.text(max_size=9)))

    number = st.integers(0, 1)
    entries: list[Entry] = []
    moments = st.integers(0, 10**15 - 1)
    for kind in draw(st.lists(st.integers(0, 4), max_size=9)):
        word = draw(words.filter(lambda word: word not in ("undo", "resign", "timeout"))) or "x"
        how = draw(st.sampled_from([(False, False), (True, False), (False, True)]))
        act = Act(draw(number), word, draw(st.none() | moments), *how)
        lost = Forfeit(draw(number), draw(st.sampled_from(["resigned", "time"])))
        acts: list[Entry] = [act, Undo(draw(number)), seat(draw(number)), Tick(draw(moments)), lost]
        entries.append(acts[kind])
    component_lines = draw(
        st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=9), max_size=4)
    )
    setup = box("tiny").setup(2, {"pay": draw(st.sampled_from(["all", "winner"]))}, "\n".join(component_lines))
    position = draw(st.none() | st.dictionaries(st.text(max_size=4), st.integers(0, 9) | st.text(max_size=4)))
    result = draw(st.none() | st.lists(st.floats(0, 1), min_size=2, max_size=2))
    hashed, final = draw(words.filter(bool)), draw(words.filter(bool))
    start = Opening(setup, draw(st.text(max_size=9)), position)
    return record.Record(start, [seat(0), seat(1)], entries, hashed, result, final)


@settings(max_examples=200)
@given(logs())
def test_whatever_is_written_is_read_back(kept: record.Record) -> None:
    text = record.write(kept)
    assert record.read(text) == kept
    assert record.write(record.read(text)) == text
    assert record.read(text.replace("\n", "\r\n")) == kept


@settings(max_examples=300)
@given(st.data())
def test_a_changed_line_is_refused_or_written_back_as_it_is(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["drop", "twice", "swap", "space", "junk"]))
    other = data.draw(st.integers(0, len(lines) - 1))
    if kind == "drop":
        del lines[at]
    elif kind == "twice":
        lines.insert(at, lines[at])
    elif kind == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == "space":
        lines[at] += " "
    else:
        lines[at] = data.draw(st.text(max_size=9))
    read_or_refused("\n".join(lines).replace("\r\n", "\n"))


def read_or_refused(text: str) -> None:
    complaint = ""
    try:
        assert record.write(record.read(text)) == text
    except BadRecord as error:
        complaint = str(error)
    assert not complaint or re.match(r"line \d+: |the headings do not fit", complaint)


def sample() -> str:
    return TEXT.format(hash=seed_hash("s")) + "\nfinal 0\n"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("ludo 1", "ludo 2", "line 1: this reads format 1 only"),
        ("ludo 1", "hello", "line 1: 'hello' stands where 'ludo ...' is expected"),
        ("game tiny", "game chess", "line 2: there is no game 'chess'"),
        ("game tiny\n", "", "line 2: 'rules 1' stands where 'game ...' is expected"),
        ("rules 1", "rules one", "line 3: 'one' is no number"),
        ("rules 1", "rules 01", "line 3: 'rules 01' should be written 'rules 1'"),
        ("rules 1", "rules", "line 3: nothing stands behind 'rules'"),
        ("rules 1", "rules 1\nrules 1", "line 4: 'rules 1' stands where 'seedhash ...' is expected"),
        ("pay winner", "pay nobody", "line 4: pay=nobody: choose one of all, winner"),
        ("pay winner", "pay WINNER", "line 4: 'option pay WINNER' should be written 'option pay winner'"),
        ("pay winner", "price winner", "line 4: tiny has no option price"),
        ("option pay winner", "option pay winner\noption pay winner", "line 5: option pay stands twice"),
        ("option pay winner\n", "", "line 4: 'seat 1 person \"Ada\"' should be written 'option pay all'"),
        ("seat 2 bot", "seat 3 bot", "line 6: seat 2 is expected"),
        ("seat 2 bot hard", "seat 1 bot hard", "line 6: seat 2 is expected"),
        ("seat 2 bot hard\n", "", "the headings do not fit the game: tiny is for 2 or 3 players, not for 1"),
        ("seat 2 bot", "seat 2 robot", "line 6: a seat is written: seat NUMBER person|open|bot"),
        ('"Ada"', "Ada Lovelace", "line 5: a seat is written"),
        ('"Ada"', '"Ada', "line 5: a seat is written"),
        ('"Ada"', '"A"da"', 'line 5: "A"da" is no text between double quotes'),
        ('"Ada"', r'"\u0041da"', "line 5: .* should be written"),
        ("seed s", 'seed "s"', "line 8: .* should be written 'seed s'"),
        ("seed s\n", "seed s\nstart [1]\n", "line 9: the position is no JSON object"),
        ("seed s\n", "seed s\nstart {\n", "line 9: the position is no JSON object"),
        ("seed s\n", "seed s\nstart " + '{"a":' * 5_000 + "\n", "line 9: the position is no JSON object"),
        ("1 bid 0", "3 bid 0", "line 10: there is no seat 3; this game has 2"),
        ("1 bid 0", "0 bid 0", "line 10: there is no seat 0"),
        ("1 bid 0", "01 bid 0", "line 10: '01 bid 0' should be written '1 bid 0'"),
        ("1 bid 0", "1", "line 10: '1' is no entry"),
        ("1 bid 0", "bid 0", "line 10: 'bid 0' is no entry"),
        ("1 undo", "lesson", "line 11: 'lesson' is no entry"),
        ("seat 2 person\n", "seat 3 person\n", "line 14: there is no seat 3"),
        ("final 0", "result 1\nfinal 0", "line 16: a result is a number from 0 to 1 for each seat"),
        ("final 0", "result 1 2\nfinal 0", "line 16: a result is a number"),
        ("final 0", "result 1 nan\nfinal 0", "line 16: a result is a number"),
        ("final 0", "result 1.0 0\nfinal 0", "line 16: 'result 1.0 0' should be written 'result 1 0'"),
        ("final 0", "final 0\nresult 1 0", "line 17: 'result 1 0' stands behind the end of the record"),
        ("final 0", "final 0\n1 bid 0", "line 17: '1 bid 0' stands behind the end"),
        ("final 0\n", "final 0", "line 16: the record breaks off here"),
        ("\nfinal 0\n", "", "line 15: the record breaks off here"),
    ],
)
def test_every_complaint_names_its_line(old: str, new: str, complaint: str) -> None:
    assert record.write(record.read(sample())) == sample()
    with pytest.raises(BadRecord, match="^" + complaint.replace("(", r"\(").replace("|", r"\|")):
        record.read(sample().replace(old, new, 1))


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match="line 1"):
        record.read("")


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        (r"seed magpies", "seed crows", "the seed does not have the hash"),
        (r"seedhash \w+", "seedhash 00", "the seed does not have the hash 00 that was shown"),
        (r"rules 1", "rules 2", "tiny has no version 2 of its rules; it has version 1"),
        (r"bid \d", "bid 99", r"line \d+: '\d bid 99': 'bid 99' is no action"),
        (r"\n(\d) bid 0\n", r"\n\1 undo\n", r"line \d+"),
        (r"result .*", "result 0.25 0.75", r"the result is .*; the record says 0.25 0.75"),
        (r"result .*\n", "", "the record says open"),
        (r"final \w+", "final 00", "the final state is not that of the record"),
    ],
)
def test_any_change_is_found(text: str, pattern: str, new: str, complaint: str) -> None:
    record.verify(record.read(text))
    changed = re.sub(pattern, new, text, count=1)
    assert changed != text
    with pytest.raises(BadRecord, match=complaint):
        record.verify(record.read(changed))


def test_a_tampered_action_is_found_at_the_latest_at_the_end(text: str) -> None:
    for match in re.finditer(r"^(\d) bid (\d)$", text, re.MULTILINE):
        other = f"{match[1]} bid {(int(match[2]) + 1) % 4}"
        changed = text[: match.start()] + other + text[match.end() :]
        with pytest.raises(BadRecord):
            record.verify(record.read(changed))


@pytest.mark.parametrize(
    ("heading", "complaint"),
    [
        ("components\n| game = 1", "the game cannot begin: component file"),
        ('start {"lot":1}', "the game cannot begin: a position has"),
    ],
)
def test_a_beginning_that_cannot_be_is_told(text: str, heading: str, complaint: str) -> None:
    changed = text.replace("seed magpies\n", f"seed magpies\n{heading}\n")
    with pytest.raises(BadRecord, match=complaint):
        record.verify(record.read(changed))


def test_a_refused_action_is_told_with_its_rule() -> None:
    table = Table(tiny(), people(2))
    kept = record.recorded(table, people(2), [Act(0, "bid 1"), Act(0, "bid 1")])
    with pytest.raises(BadRecord, match=r"entry 2: '1 bid 1': the rules refuse it: already-bid \(M2\)"):
        list(record.replay(kept))


def test_lessons_and_levels_of_two_words_cannot_be_written() -> None:
    kept = record.recorded(Table(tiny(), people(2)), people(2), [Lesson()])
    with pytest.raises(BadRecord, match="tutorial"):
        record.write(kept)
    kept.entries = [Seat(0, "bot", "very hard")]
    with pytest.raises(BadRecord, match="plain word"):
        record.write(kept)
