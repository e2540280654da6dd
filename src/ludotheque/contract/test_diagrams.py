"""The pictures of a rules page: each shows rules of the game in a situation that can be played on from, and is told."""

from ludotheque.contract.suite import Candidate
from ludotheque.contract.test_shapes import fits, shapes_of
from ludotheque.contract.texts import messages, well_said
from ludotheque.core.box import LANGUAGES
from ludotheque.core.texts import Texts
from ludotheque.table.diagrams import Diagrams
from ludotheque.table.entries import Act, Seat
from ludotheque.table.table import Table


def test_each_diagram_is_a_situation_of_the_game_in_which_its_seat_is_to_act(drawn: Candidate) -> None:
    for diagram in Diagrams.of(drawn.box).diagrams:
        state = diagram.state(drawn.box)
        drawn.brought.check(state)
        assert diagram.seat in state.to_act(), f"{diagram.id}: seat {diagram.seat} has nothing to do"
        fits(state.view(diagram.seat), shapes_of(drawn.box).view)


def test_a_table_can_play_on_from_each_diagram(drawn: Candidate) -> None:
    for diagram in Diagrams.of(drawn.box).diagrams:
        opening = diagram.opening(drawn.box)
        table = Table(opening, [Seat(seat, "person") for seat in range(opening.setup.seats)])
        assert table.view(diagram.seat) == diagram.state(drawn.box).view(diagram.seat), diagram.id
        first = table.game.write(table.state.actions(diagram.seat)[0])
        at = table.state.clock if table.game.timed else None
        assert table.add(Act(diagram.seat, first, at=at)).number == 1


def test_each_diagram_stands_below_a_rule_and_shows_rules_of_the_game(drawn: Candidate) -> None:
    rules = {item for section in drawn.box.data("rules")["sections"] for item in section["items"]}
    for diagram in Diagrams.of(drawn.box).diagrams:
        assert diagram.rules, f"{diagram.id} shows no rule"
        assert set(diagram.rules) <= rules, f"{diagram.id} shows rules that are not there"


def test_each_diagram_has_its_caption_and_each_caption_its_diagram(drawn: Candidate) -> None:
    names = [diagram.id for diagram in Diagrams.of(drawn.box).diagrams]
    assert len(set(names)) == len(names)
    for language in LANGUAGES:
        texts = Texts.of(drawn.box, language, drawn.box.facts())
        told = [name for name in messages(drawn.box, language) if name.startswith("diagram-")]
        assert sorted(told) == sorted(f"diagram-{name}" for name in names)
        for name in told:
            well_said(texts.say(name))
