"""A review in plain words, by the texts of the game and those of this room."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from ludotheque.core.box import Box
from ludotheque.core.contract import State
from ludotheque.core.texts import Texts, reason_in_words
from ludotheque.core.types import Data
from ludotheque.review.estimates import TOLD
from ludotheque.review.moments import played
from ludotheque.review.shapes import Review, ReviewStep, Totals
from ludotheque.table.record import Record


def texts_of(box: Box, language: str, facts: Data, *more: str) -> Texts:
    """The texts of a game and of reviews; those of the house among `more` say why a mistake was one."""
    own = files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    return Texts(language, box.text(language), own, *more, facts=facts)


def hundredths(chance: float) -> int:
    return round(chance * 100)


@dataclass(frozen=True)
class ToldReview:
    """A review, ready to be told with these texts and names."""

    review: Review
    texts: Texts
    names: list[str]
    actions: dict[tuple[int, str], str]
    """What each action that is named means where it was played or could have been: by entry and notation."""

    @classmethod
    def of(cls, review: Review, kept: Record, texts: Texts, names: list[str]) -> "ToldReview":
        named = {step.entry: step for step in review.steps}
        actions = {}
        for moment in played(kept).moments:
            if moment.kind == "act":
                step = named[moment.entry]
                options = [step.choice.best] if step.choice is not None else []
                for line in {*options, moment.before.game.write(moment.action)}:
                    actions[moment.entry, line] = action_in_words(texts, names, moment.before, moment.seat or 0, line)
        return cls(review, texts, names, actions)

    def who(self, seat: int) -> str:
        return self.texts.say("review-crew") if self.review.cooperative else self.names[seat]

    def amount(self, chance: float) -> str:
        """So much of a chance: in per cent and, where it is more than a whole game, in games."""
        whole = hundredths(abs(chance))
        if whole > 100:
            return self.texts.say("review-games", {"games": round(whole / 100, 1)})
        return self.texts.say("review-percent", {"percent": whole})

    def change(self, chance: float) -> str:
        """The same with its sign."""
        whole = hundredths(chance)
        return ("+" if whole > 0 else "−" if whole < 0 else "") + self.amount(chance)

    def luck(self) -> Iterator[str]:
        """A line for each seat; one for a crew, whose luck is everybody's."""
        for seat, one in self.counted():
            lucky, doubt = hundredths(one.luck), TOLD * one.noise
            kind = "even" if abs(one.luck) <= doubt or lucky == 0 else "good" if lucky > 0 else "bad"
            noise = doubt if kind == "even" else one.noise
            if kind == "even" and hundredths(noise) == 0:
                kind = "untold"
            said = {"luck": self.change(one.luck), "doubt": self.doubt(noise), "player": self.who(seat)}
            yield self.texts.say(f"review-luck-{kind}", said)

    def doubt(self, noise: float) -> str:
        """How far a number may be off, if that is as much as people are told."""
        return self.texts.say("review-doubt", {"noise": self.amount(noise)}) if hundredths(noise) else ""

    def counted(self) -> Iterator[tuple[int, Totals]]:
        """The totals of every seat; a crew's once, for all of it."""
        return iter([*enumerate(self.review.totals)][: 1 if self.review.cooperative else None])

    def other_causes(self) -> Iterator[str]:
        """A line for each seat and cause that came to something for it."""
        for seat, one in self.counted():
            for name, change in (("secret", one.secret), ("time", one.time), ("forfeit", one.forfeit)):
                if hundredths(change):
                    said = {"change": self.change(change), "player": self.who(seat)}
                    yield self.texts.say(f"review-came-of-{name}", said)

    def mistakes(self) -> Iterator[str]:
        """A line for each seat: how many, and what they cost."""
        for seat, one in enumerate(self.review.totals):
            said = {"seat": seat, "mistakes": one.mistakes, "cost": self.amount(one.cost)}
            yield self.texts.say("review-mistakes", said, self.names)

    def mistake(self, step: ReviewStep) -> str:
        """A mistake, what would have been better, and why, as it would have been told to whoever made it."""
        assert step.choice is not None
        assert step.action is not None
        assert step.seat is not None
        said = {
            "seat": step.seat,
            "taken": self.actions[step.entry, step.action],
            "best": self.actions[step.entry, step.choice.best],
            "cost": self.amount(step.choice.cost),
            "doubt": self.doubt(step.choice.noise),
        }
        told = self.texts.say("review-mistake", said, self.names)
        if step.choice.reason is None:
            return told
        why = reason_in_words(self.texts, step.seat, step.choice.reason, self.names)
        return f"{told} {self.texts.say('review-why', {'why': why})}"

    def what(self, step: ReviewStep) -> str:
        """What happened at a step."""
        if step.action is not None and step.seat is not None:
            said = {"seat": step.seat, "action": self.actions[step.entry, step.action]}
            return self.texts.say("review-acted", said, self.names)
        kind = {"deal": "deal", "tick": "tick", "forfeit": "gave-up", "act": "tick"}[step.kind]
        return self.texts.say(f"review-{kind}", {"seat": step.seat}, self.names)

    def summary(self) -> Iterator[str]:
        yield from self.luck()
        yield from self.other_causes()
        yield from self.mistakes()


def blamed(review: Review) -> list[ReviewStep]:
    """The mistakes, the dearest first."""
    found = [step for step in review.steps if step.choice is not None and step.choice.mistake]
    return sorted(found, key=lambda step: -step.choice.cost if step.choice else 0.0)


def action_in_words(texts: Texts, names: list[str], state: State, seat: int, line: str) -> str:
    told = state.words(seat, state.game.read(line))
    said = texts.say(f"action-{told['verb']}", {"seat": seat, **told}, names)
    return said if said.endswith((".", "!", "?", "…")) else f"{said}."
