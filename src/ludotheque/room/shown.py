"""How a table and its steps look to those who may see them."""

from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core.box import Box, Setup
from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.puzzles.shapes import Puzzle, Puzzles
from ludotheque.room import wire
from ludotheque.room.frames import Frame, frames
from ludotheque.room.settings import Settings
from ludotheque.room.store import Origin
from ludotheque.room.time_limit import TimeLimit
from ludotheque.table.deal import Deal
from ludotheque.table.diagrams import Diagram
from ludotheque.table.entries import Act, Entry
from ludotheque.table.table import Step, Table

# The table.


def table_shown(
    name: str,
    table: Table,
    branch: Origin | None,
    deal: Deal | None,
    here: set[int],
    decides_in: float | None,
    answers_in: Callable[[int], float | None],
    settings: Settings,
    limit: TimeLimit | None,
    clock: Callable[[int], wire.ClockShown | None],
) -> wire.TableShown:
    """The table as everybody may see it: who is here, and how long people have. The seed is a secret until the end."""
    setup = table.opening.setup
    return wire.TableShown(
        id=name,
        game=setup.game,
        options=dict(setup.options),
        components=setup.components_hash(),
        rules_version=setup.rules,
        newest_rules=box(setup.game).label.rules,
        seed_hash=table.opening.seed_hash(),
        seed=table.opening.seed if table.over() else None,
        tutorial=table.opening.tutorial,
        timed=table.game.timed,
        free_order=table.game.free_order,
        memory=table.game.remembering,
        campaign=campaign_shown(setup),
        rivals=table.rivals(),
        settings=settings,
        clock=limit,
        decides_in=decides_in,
        seats=[
            wire.SeatShown(
                holder=seat.holder,
                level=seat.level if seat.level in wire.LEVELS else "",
                name=seat.name,
                here=seat.seat in here,
                answers_in=answers_in(seat.seat),
                forfeited=seat.seat in table.forfeited,
                clock=clock(seat.seat),
            )
            for seat in table.seats
        ],
        branch=branch,
        deal=deal.day if deal else None,
    )


def campaign_shown(setup: Setup) -> wire.CampaignShown | None:
    label = box(setup.game).label
    if not label.campaign:
        return None
    [values] = [option.values for option in label.options if option.name == label.campaign]
    step = values.index(setup.options[label.campaign]) + 1
    return wire.CampaignShown(label.campaign, step, len(values), values[step] if step < len(values) else None)


# A step.


Views = dict[int, bytes]
"""By seat, or `WATCHER`: a view, encoded."""

WATCH = "watch"
"""What whoever holds no seat is called where seats are names."""


class StepScene:
    """A step and how things stand after it, for whoever looks on; what all of them see alike is made once.

    `ended` says that the game is over by the time they look, so that nothing is a secret any more. `live` says that
    they see it happen: whoever looks later is not told what was hidden again. `before` are views of how things stood
    before the step, as far as they are at hand.
    """

    def __init__(self, table: Table, step: Step, ended: bool, live: bool = False, before: Views | None = None) -> None:
        self.table = table
        self.step = step
        self.ended = ended
        self.live = live
        self.before = before or {}
        self.views: Views = {}
        """What was shown of how things stand now."""
        self._to_all = _shown_to_all(table, step, ended)

    def shown(self, seats: tuple[int, ...], form: type[wire.StepShown] = wire.StepShown) -> bytes:
        """To the holders of these seats, or to a watcher who holds none; as a step, or as the message that tells it."""
        watchers = {str(seat): seat for seat in seats} or {WATCH: int(WATCHER)}
        told = {name: self._told(seat) for name, seat in watchers.items()}
        return wire.encode(
            form(
                **self._to_all,
                entry=entry_shown(self.step.entry, seats, self.ended),
                events={name: self._events(told[name]) for name in watchers},
                frames={name: self._frames(seat, told[name]) for name, seat in watchers.items()},
                views={name: msgspec.Raw(self._view(seat)) for name, seat in watchers.items()},
                actions={str(seat): offered(self.table, seat) for seat in seats},
                undo=[seat for seat in seats if self.table.undo_depth(seat)],
            )
        )

    def _told(self, seat: int) -> list[int]:
        """Which of the events a seat is told."""
        step, openly = self.step, self.ended or self.live
        return [
            number
            for number, event in enumerate(step.events)
            if event.seen_by(seat) and (openly or not step.gone(number))
        ]

    def _events(self, told: list[int]) -> list[Data]:
        """Events as they are told; those that tell what was hidden again are marked."""
        events, gone = self.step.events, self.step.gone
        if self.ended:
            return [events[number].plain() for number in told]
        return [{**events[number].plain(), "gone": True} if gone(number) else events[number].plain() for number in told]

    def _frames(self, seat: int, told: list[int]) -> list[Frame]:
        """What changes in the view of a seat with each event that it is told, from the view before the step on."""
        moments = self.step.moments
        if not moments or not told:
            return []
        openly = self.ended and not self.live
        views = [_view(moments[number + 1], seat, openly) for number in told]
        known = None if openly else self.before.get(seat)
        before = _view(moments[0], seat, openly) if known is None else msgspec.json.decode(known)
        return frames(before, views)

    def _view(self, seat: int) -> bytes:
        if seat not in self.views:
            self.views[seat] = wire.encode(self.table.view(seat, self.ended))
        return self.views[seat]


def views_of(update: bytes) -> Views:
    """The views in an update that was told."""
    return {_seat_called(name): view for name, view in wire.views_of(update).items()}


def _seat_called(name: str) -> int:
    return int(WATCHER) if name == WATCH else int(name)


def _view(state: State, seat: int, openly: bool) -> Data:
    return state.laid_open(seat) if openly else state.view(seat)


def _shown_to_all(table: Table, step: Step, ended: bool) -> dict[str, Any]:
    """The fields of a step that everybody sees alike."""
    state = table.state
    return {
        "n": step.number,
        "at": state.clock if table.game.timed else None,
        "to_act": table.to_act(),
        "awaited": _seats(state, table.awaited()),
        "answering": _seats(state, table.answering()),
        "leading": table.leading(),
        "waits_for": table.waits_for(),
        "proposals": _proposals_shown(table),
        "veil": 0 if ended else table.veil(),
        "outcome": table.result(),
        "settled": table.settled(),
        "lesson": lesson_shown(table),
        "unseen": table.unseen(),
    }


def _seats(state: State, bits: int) -> list[int]:
    return [seat for seat in range(state.game.seats) if bits >> seat & 1]


def _proposals_shown(table: Table) -> list[wire.ProposalShown] | None:
    """What each seat proposes, the oldest first, where all choose together."""
    if not table.common():
        return None
    return [wire.ProposalShown(seat, action) for seat, action in table.proposals.items()]


def entry_shown(entry: Entry | None, seats: tuple[int, ...], ended: bool) -> Data:
    """An entry of the log; what was done is there for whoever did it. Others learn what they may from the events."""
    if entry is None:
        return {"kind": "start"}
    plain: Data = msgspec.to_builtins(entry)
    plain.pop("at", None)
    if isinstance(entry, Act) and not ended and entry.seat not in seats:
        del plain["action"]
    return plain


def offered(table: Table, seat: int) -> list[Data]:
    """The legal actions of a seat; in a lesson, those of them that it offers."""
    plan = table.plan()
    legal = [] if table.conceded() else table.state.actions(seat)
    found = [action_shown(table.state, seat, action) for action in legal]
    if plan is not None:
        return [action for action in found if plan.offers(action["do"])]
    return found


def action_shown(state: State, seat: int, action: int) -> Data:
    return {"do": state.game.write(action), **state.words(seat, action)}


def lesson_shown(table: Table) -> wire.LessonShown | None:
    plan = table.plan()
    if table.tutorial is None or plan is None:
        return None
    return wire.LessonShown(table.lesson + 1, len(table.tutorial.lessons), plan.text, plan.wrong, plan.point)


# The rules page.


def diagram_shown(found: Box, diagram: Diagram) -> wire.DiagramShown:
    """A diagram as whoever is to act sees it."""
    state = diagram.state(found)
    seat, setup = diagram.seat, state.game.setup
    return wire.DiagramShown(
        id=diagram.id,
        rules=diagram.rules,
        seat=seat,
        seats=setup.seats,
        options=dict(setup.options),
        view=state.view(seat),
        actions=[action_shown(state, seat, action) for action in state.actions(seat)],
        point=diagram.point,
    )


# Puzzles.


def puzzles_shown(found: Box, kept: Puzzles) -> wire.PuzzlesShown:
    """The puzzles of a game, each as whoever is to act sees it."""
    components = kept.components or found.standard_components(kept.rules)
    first = found.setup(components=kept.components, rules=kept.rules)
    return wire.PuzzlesShown(
        game=kept.game,
        components=msgspec.toml.decode(components),
        facts=open_game(first).facts,
        puzzles=[puzzle_shown(kept.state(found, puzzle), puzzle) for puzzle in kept.puzzles],
    )


def puzzle_shown(state: State, puzzle: Puzzle) -> wire.PuzzleShown:
    seat = puzzle.seat
    return wire.PuzzleShown(
        id=puzzle.id,
        level=puzzle.level,
        seat=seat,
        seats=puzzle.seats,
        options=puzzle.options,
        view=state.view(seat),
        actions=[action_shown(state, seat, action) for action in state.actions(seat)],
        answer=puzzle.answer,
        chance=puzzle.chance,
        costs=puzzle.costs,
        reason=puzzle.reason,
    )
