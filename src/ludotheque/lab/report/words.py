"""A report in plain words, by the texts of the game and those of reports."""

import re
from collections.abc import Iterator
from importlib.resources import files

from ludotheque.core.box import Box, OptionValue
from ludotheque.core.errors import Mistake
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data
from ludotheque.lab.report.shapes import Difference, Estimate, GamesReport, ReportSide, Thing

NARROW, DECIMAL = "\u202f", {"fr": ",", "en": "."}
MANY_DRAWS = 0.05
"""Fewer draws are not worth a sentence."""


class ToldReport:
    """A report, ready to be told in a language."""

    def __init__(self, report: GamesReport, box: Box, language: str, facts: Data) -> None:
        self.report = report
        self.language = language
        self.source = box.text(language)
        own = files(__package__).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
        self.texts = Texts(language, self.source, own, facts=facts)

    def say(self, message: str, **data: object) -> str:
        return self.texts.say(message, data)

    # Numbers.

    def number(self, value: float, digits: int = 1) -> str:
        """As people write it: few digits, a comma in French."""
        told = f"{value:.{digits}f}"
        told = told.rstrip("0").rstrip(".") if "." in told else told
        return (told if told not in ("-0", "") else "0").replace("-", "−").replace(".", DECIMAL[self.language])

    def share(self, value: float) -> str:
        """A share in per cent."""
        return f"{self.number(100 * value)}{NARROW if self.language == 'fr' else ''}%"

    def points(self, value: float) -> str:
        """A difference of shares in hundredths, with its sign."""
        return ("+" if value > 0 else "") + self.number(100 * value)

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.number(value, 2)

    def interval(self, one: Estimate, how: str = "number") -> str:
        told = getattr(self, how)
        return f"{told(one.low)} … {told(one.high)}"

    # Names.

    def seat(self, seat: int) -> str:
        """A seat by its role, if it has one, or by its number."""
        if self.report.cooperative:
            return self.say("report-crew")
        return self.say_or(f"role-{seat}", self.say("report-seat", number=seat + 1))

    def option(self, name: str, value: OptionValue) -> str:
        """An option as set-up tells it, by its text if it has one."""
        said = f"option-{name}-{str(value).lower()}"
        told = str(value).lower() if isinstance(value, bool) else str(value)
        return f"{self.say_or(f'option-{name}', name)} = {self.say_or(said, told)}"

    def say_or(self, message: str, otherwise: str) -> str:
        try:
            return self.say(message)
        except Mistake:
            return otherwise

    def thing(self, name: str) -> str:
        """Something in the box; of somebody's own making, by its bare name."""
        if not name.startswith("@"):
            return name
        return self.say_or(name[1:], name[1:].partition("-")[2] or name[1:])

    def headed(self, message: str) -> str:
        """A text as a heading begins: with a capital."""
        text = self.say(message)
        return text[0].upper() + text[1:]

    def event(self, kind: str) -> str:
        """What a kind of event says, with an ellipsis where somebody or something is named."""
        found = re.search(rf"^event-{re.escape(kind)} =((?:.*)(?:\n[ \t]+.*|\n\}})*)", self.source, re.MULTILINE)
        if found is None:
            return kind
        usual = re.findall(r"\*\[[\w-]+\] (.*)", found[1]) or [found[1]]
        line = re.sub(r"\{[^{}]*\}", "…", usual[0].strip())
        line = re.sub(r"\{.*", "…", line).strip()
        return line if re.search(r"\w", line) else kind

    # Sentences.

    def short(self) -> Iterator[str]:
        """What there is to say of this component file."""
        side = self.report.side
        yield from self.winners(side)
        if side.draws.value >= MANY_DRAWS:
            yield self.say("short-draws", **self.estimate(side.draws))
        yield self.say(
            "short-length",
            actions=self.number(side.length.value, 0),
            decisions=self.number(side.decisions.value, 0),
            choices=self.number(side.choices.value),
        )
        yield from self.tension(side)
        far = [thing for thing in side.things if thing.beyond]
        yield from map(self.gain, sorted(far, key=lambda thing: -abs(thing.gain.value if thing.gain else 0)))
        if side.things and not far:
            yield self.say("short-no-thing")
        never = sum(one.games == 0 for one in side.happenings)
        if never:
            yield self.say("short-never", count=never, all=len(side.happenings))

    def winners(self, side: ReportSide) -> Iterator[str]:
        if self.report.cooperative:
            yield self.say("short-crew", **self.estimate(side.seats[0]))
        elif not any(side.uneven):
            yield self.say("short-even")
        else:
            for seat, (one, far) in enumerate(zip(side.seats, side.uneven, strict=True)):
                if far:
                    fair = self.share(1 / len(side.seats))
                    yield self.say("short-seat", seat=self.seat(seat), fair=fair, **self.estimate(one))

    def estimate(self, one: Estimate) -> dict[str, str]:
        return {"rate": self.share(one.value), "low": self.share(one.low), "high": self.share(one.high)}

    def tension(self, side: ReportSide) -> Iterator[str]:
        found = side.tension
        if found is None:
            return
        together = "crew-" if self.report.cooperative else ""
        leads = self.number(found.leads.value)
        yield self.say(f"short-{together}decided", share=self.share(found.decided.value), leads=leads)
        causes = {name: self.share(getattr(found, name)) for name in ("luck", "decisions", "secrets", "time")}
        yield self.say("short-causes-timed" if self.report.timed else "short-causes", **causes)

    def gain(self, thing: Thing) -> str:
        gain = thing.gain
        assert gain is not None
        more = gain.value > 0
        ends = (gain.low, gain.high) if more else (-gain.high, -gain.low)
        return self.say(
            "short-more" if more else "short-less",
            group=self.headed(thing.group),
            thing=self.thing(thing.thing),
            often=self.often(thing),
            gain=self.number(100 * abs(gain.value)),
            low=self.number(100 * ends[0]),
            high=self.number(100 * ends[1]),
        )

    def often(self, thing: Thing) -> str:
        return self.say("often-once") if thing.least == 1 else self.say("often-least", least=thing.least)

    def compared(self) -> list[str]:
        """What differs beyond noise."""
        far = [one for one in self.report.differences if one.beyond and not self.repeats(one)]
        count = len(self.report.differences)
        if not far:
            return [self.say("compare-none", count=count)]
        return [*map(self.change, far)]

    def repeats(self, one: Difference) -> bool:
        """Whether another figure says it already: where all win together, every seat wins as the first does."""
        return self.report.cooperative and one.kind == "seat" and one.name != "0"

    def change(self, one: Difference) -> str:
        rose = one.change.value > 0
        low, high = (one.change.low, one.change.high) if rose else (-one.change.high, -one.change.low)
        told = {"before": self.value(one, one.before), "after": self.value(one, one.after)}
        ends = {"low": self.value(one, low), "high": self.value(one, high)}
        what = self.figure(one)
        return self.say("compare-rose" if rose else "compare-fell", what=what[0].upper() + what[1:], **told, **ends)

    def value(self, one: Difference, value: float) -> str:
        if one.kind in ("seat", "draws"):
            return self.share(value)
        return self.number(value / 1000 if one.kind == "clock" else value, 2)

    def figure(self, one: Difference) -> str:
        """What was compared."""
        if one.kind == "seat":
            return self.say("compare-seat", seat=self.seat(int(one.name)))
        if one.kind == "figure":
            return self.say("compare-figure", figure=self.say(f"figure-{one.name}"))
        if one.kind == "use":
            group, _, thing = one.name.partition(" ")
            return self.say("compare-use", group=self.headed(group), thing=self.thing(thing))
        return self.say(f"compare-{one.kind}")
