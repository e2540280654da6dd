"""A report as one page of HTML that needs nothing else: light, dark and on paper, every chart with its table."""

from collections.abc import Iterator
from html import escape
from itertools import groupby

from ludotheque.core.html import document, listed, paragraph, table
from ludotheque.lab.component_files import told as as_written
from ludotheque.lab.report import charts
from ludotheque.lab.report.shapes import Estimate, ReportSide, Thing
from ludotheque.lab.report.words import ToldReport


def page(told: ToldReport, command: str) -> str:
    """The whole page; `command` is what gives the same figures again."""
    title = told.say("report-title", game=told.report.title)
    return document(told.language, title, body(told, command), charts.STYLE)


def body(told: ToldReport, command: str) -> Iterator[str]:
    yield from opening(told)
    if told.report.against is not None:
        yield from comparison(told, told.report.against)
    if told.report.path:
        yield from varied(told)
    side = told.report.side
    yield from winning(told, side)
    yield from length(told, side)
    yield from tension(told, side)
    yield from ladder(told, side)
    yield from things(told, side)
    yield from figures(told, side)
    yield from never(told, side)
    yield heading(told.say("made-title"))
    yield f"<p>{escape(told.say('made-command', command='␞')).replace('␞', f'<code>{escape(command)}</code>')}</p>"
    yield paragraph(told.say("made-bots"))


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def folded(summary: str, inner: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inner}</details>"


def opening(told: ToldReport) -> Iterator[str]:
    report = told.report
    known = {"games": report.games, "bots": report.bots, "seats": report.seats, "seed": report.seed}
    made = {"components": report.components, "rules": report.rules, "version": report.version}
    yield paragraph(told.say("report-about", **known, **made))
    if report.options:
        options = ", ".join(told.option(name, value) for name, value in report.options.items())
        yield paragraph(told.say("report-options", options=options))
    yield heading(told.say("report-short"))
    yield listed(told.short())


def comparison(told: ToldReport, other: ReportSide) -> Iterator[str]:
    report = told.report
    yield heading(told.say("compare-title"))
    lines = told.compared()
    count = len(report.differences)
    if any(one.beyond for one in report.differences):
        files = {"components": report.components, "other": other.components}
        yield paragraph(told.say("compare-about", games=report.games, count=count, **files))
        yield listed(lines)
    else:
        yield from map(paragraph, lines)
    yield heading(told.say("compare-changed"), 3)
    heads = [told.say(f"head-{name}") for name in ("path", "before", "after")]
    yield table(heads, ([one.path, as_written(one.before), as_written(one.after)] for one in report.changes))
    names = [told.seat(seat) for seat in range(1 if report.cooperative else report.seats)]
    rows = [
        (f"{name}, {told.say(head)}", one.seats[seat], False)
        for seat, name in enumerate(names)
        for head, one in (("head-before", report.side), ("head-after", other))
    ]
    yield charts.intervals(
        told.say("crew-chart" if report.cooperative else "seats-chart"), rows, told.share, 0.0, 1.0, fair_share(told)
    )
    heads = [told.say(f"head-{name}") for name in ("what", "before", "after", "change", "interval", "beyond")]
    shown = [one for one in report.differences if not told.repeats(one)]
    cells = (
        [
            told.figure(one),
            told.value(one, one.before),
            told.value(one, one.after),
            told.value(one, one.change.value),
            f"{told.value(one, one.change.low)} … {told.value(one, one.change.high)}",
            told.say("yes") if one.beyond else "",
        ]
        for one in shown
    )
    yield folded(told.say("compare-all"), table(heads, cells))
    if report.side.things or other.things:
        yield folded(told.say("compare-things"), both_things(told, report.side, other))


def both_things(told: ToldReport, side: ReportSide, other: ReportSide) -> str:
    """What each thing goes with, in the one file and in the other."""
    left, right = ({(one.group, one.thing): one for one in each.things} for each in (side, other))
    heads = [
        told.say("head-thing"),
        *(told.say(f"head-{name}") for name in ("before", "interval", "after", "interval")),
    ]
    rows = (
        [
            f"{told.headed(group)}, {told.thing(thing)}",
            *gain_cells(told, left.get((group, thing))),
            *gain_cells(told, right.get((group, thing))),
        ]
        for group, thing in dict.fromkeys([*left, *right])
    )
    return table(heads, rows)


def gain_cells(told: ToldReport, one: Thing | None) -> list[str]:
    if one is None or one.gain is None:
        return ["", ""]
    return [told.points(one.gain.value), told.interval(one.gain, "points")]


def fair_share(told: ToldReport) -> float | None:
    return None if told.report.cooperative else 1 / told.report.seats


def varied(told: ToldReport) -> Iterator[str]:
    report = told.report
    possible = [point for point in report.points if point.problem is None]
    yield heading(told.say("vary-title", path=report.path))
    yield paragraph(told.say("vary-about", games=report.games))
    seats = range(1 if report.cooperative else report.seats)
    if possible:
        lines = [(told.seat(seat), [(float(one.value), one.seats[seat]) for one in possible]) for seat in seats]
        shown = (whole(told), told.share)
        yield charts.curves(told.say("vary-chart", path=report.path), lines, shown, 0.0, 1.0)
        lengths = [(float(one.value), one.length) for one in possible if one.length is not None]
        most = max(one.high for _, one in lengths)
        caption = told.say("vary-length", path=report.path)
        yield charts.curves(caption, [("", lengths)], (whole(told), whole(told)), 0.0, most * 1.1)
        heads = [
            told.say("head-value"),
            *(told.seat(seat) for seat in seats),
            told.say("head-draws"),
            told.say("head-length"),
        ]
        yield table(
            heads,
            (
                [
                    str(one.value),
                    *(
                        f"{told.share(one.seats[seat].value)} ({told.interval(one.seats[seat], 'share')})"
                        for seat in seats
                    ),
                    told.share(one.draws.value) if one.draws else "",
                    told.number(one.length.value) if one.length else "",
                ]
                for one in possible
            ),
        )
    problems = [(one.value, one.problem) for one in report.points if one.problem]
    if problems:
        yield listed(told.say("vary-impossible", value=value, problem=problem) for value, problem in problems)


def whole(told: ToldReport) -> charts.Shown:
    return lambda value: told.number(value, 0)


def winning(told: ToldReport, side: ReportSide) -> Iterator[str]:
    yield heading(told.say("seats-title"))
    together = told.report.cooperative
    seats = side.seats[:1] if together else side.seats
    rows = [(told.seat(seat), one, side.uneven[seat]) for seat, one in enumerate(seats)]
    fair = fair_share(told)
    yield charts.intervals(told.say("crew-chart" if together else "seats-chart"), rows, told.share, 0.0, 1.0, fair)
    names = ("seat", "won", "interval", *(() if fair is None else ("fair",)))
    cells = [[name, told.share(one.value), told.interval(one, "share")] for name, one, _ in rows]
    if not together:
        cells = [[*row, told.share(fair or 0.0)] for row in cells]
        cells.append([told.say("head-draws"), told.share(side.draws.value), told.interval(side.draws, "share"), ""])
    yield table((told.say(f"head-{name}") for name in names), cells)


def length(told: ToldReport, side: ReportSide) -> Iterator[str]:
    yield heading(told.say("length-title"))
    yield charts.spread(told.say("length-chart"), side.lengths, side.length.value, whole(told))
    rows = [("length", side.length), ("decisions", side.decisions), ("choices", side.choices)]
    if told.report.timed:
        clock = side.clock
        rows.append(("clock", Estimate(clock.value / 1000, clock.low / 1000, clock.high / 1000)))
    cells = ([told.say(f"compare-{name}"), told.number(one.value), told.interval(one)] for name, one in rows)
    yield table((told.say(f"head-{name}") for name in ("what", "mean", "interval")), cells)


def tension(told: ToldReport, side: ReportSide) -> Iterator[str]:
    found = side.tension
    if found is None:
        return
    yield heading(told.say("tension-title"))
    yield paragraph(told.say("tension-about", reviews=found.reviews, depth=found.depth))
    points = [(tenth / 10, Estimate(chance, chance, chance)) for tenth, chance in enumerate(found.winner)]
    yield charts.curves(told.say("tension-chart"), [("", points)], (told.share, told.share), 0.0, 1.0)
    heads = [told.say("head-part"), *(told.share(tenth) for tenth, _ in points)]
    yield table(heads, [[told.say("head-chance"), *(told.share(chance) for chance in found.winner)]])
    rows = [
        [told.say("tension-decided"), told.share(found.decided.value), told.interval(found.decided, "share")],
        [told.say("tension-leads"), told.number(found.leads.value), told.interval(found.leads)],
        [told.say("tension-behind"), told.share(found.behind.value), told.interval(found.behind, "share")],
    ]
    yield table((told.say(f"head-{name}") for name in ("what", "mean", "interval")), rows)
    yield heading(told.say("skill-title"))
    names = ["luck", "decisions", "secrets", *(["time"] if told.report.timed else [])]
    parts = [(told.say(f"skill-{name}"), float(getattr(found, name))) for name in names]
    yield charts.parted(told.say("skill-chart"), parts, told.share)
    yield table([told.say("head-cause"), "%"], ([name, told.share(one)] for name, one in parts))


def ladder(told: ToldReport, side: ReportSide) -> Iterator[str]:
    if not side.ladder:
        return
    together = told.report.cooperative
    yield heading(told.say("ladder-title"), 3)
    names = [
        rung.bot if together else told.say("ladder-against", bot=rung.bot, other=rung.against) for rung in side.ladder
    ]
    rows = [(name, rung.rate, False) for name, rung in zip(names, side.ladder, strict=True)]
    fair = None if together else side.ladder[0].fair
    caption = told.say("ladder-crew-chart" if together else "ladder-chart")
    yield charts.intervals(caption, rows, told.share, 0.0, 1.0, fair)
    cells = (
        [name, told.share(rung.rate.value), told.interval(rung.rate, "share"), str(rung.games)]
        for name, rung in zip(names, side.ladder, strict=True)
    )
    yield table((told.say(f"head-{name}") for name in ("bot", "won", "interval", "games")), cells)


def things(told: ToldReport, side: ReportSide) -> Iterator[str]:
    if not side.things:
        return
    yield heading(told.say("things-title"))
    yield paragraph(told.say("things-about"))
    for group, members in groupby(side.things, key=lambda thing: thing.group):
        some = list(members)
        name = told.headed(group)
        yield heading(name, 3)
        known = [(told.thing(one.thing), one.gain, one.beyond) for one in some if one.gain is not None]
        if known:
            far = max(0.1, *(abs(end) for _, gain, _ in known for end in (gain.low, gain.high)))
            caption = told.say("things-chart", group=name)
            yield charts.intervals(caption, known, told.points, -min(1.0, far), min(1.0, far), 0.0)
        heads = (told.say(f"head-{head}") for head in ("thing", "uses", "often", "users", "gain", "interval"))
        yield table(heads, (thing_row(told, one) for one in some))


def thing_row(told: ToldReport, one: Thing) -> list[str]:
    used = [told.number(one.uses.value, 2), told.often(one), told.share(one.users)]
    return [told.thing(one.thing), *used, *gain_cells(told, one)]


def figures(told: ToldReport, side: ReportSide) -> Iterator[str]:
    if not side.figures:
        return
    yield heading(told.say("figures-title"))
    rows = (
        [
            told.say(f"figure-{one.figure}"),
            *("" if value is None else told.number(value.value, 2) for value in (one.all, one.winners, one.others)),
        ]
        for one in side.figures
    )
    yield table((told.say(f"head-{name}") for name in ("figure", "all", "winners", "others")), rows)


def never(told: ToldReport, side: ReportSide) -> Iterator[str]:
    yield heading(told.say("never-title"))
    silent = [one.event for one in side.happenings if one.games == 0]
    if not silent and not side.unplayed:
        yield paragraph(told.say("never-none"))
    if silent:
        yield paragraph(told.say("never-events"))
        lines = (f"<li>{escape(told.event(kind))} <code>{escape(kind)}</code></li>" for kind in silent)
        yield f"<ul>{''.join(lines)}</ul>"
    if side.unplayed:
        yield paragraph(told.say("never-verbs", verbs=", ".join(side.unplayed)))
    heads = (told.say(f"head-{name}") for name in ("event", "share", "times"))
    rows = (
        [told.event(one.event), told.share(one.games), told.number(one.times, 2)]
        for one in side.happenings
        if one.games
    )
    yield folded(told.say("never-all"), table(heads, rows))
