"""A review as one page of HTML that needs nothing else: light, dark and on paper."""

from collections.abc import Iterator
from html import escape

from ludotheque.review.shapes import Totals
from ludotheque.review.words import Told, blamed, points

WIDTH, HEIGHT, MARGIN = 900, 260, 34
COLOURS = ("#b3261e", "#1f5fae", "#2c7a3f", "#8a5a00", "#7a3fa0", "#00707a", "#a03f6b", "#555555")
DASHES = ("", "8 4", "2 3", "12 4 2 4", "6 2 2 2", "1 2", "10 2", "4 6")
"""Lines differ also where colours cannot be told apart."""

STYLE = """
:root { color-scheme: light dark; --ink: #1c1b1a; --paper: #fbfaf7; --line: #8a857c; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8e1; --paper: #1b1a19; --line: #918b82; }
  svg .seat { filter: brightness(1.7); } }
@media print { :root { --ink: #000; --paper: #fff; } svg, table { break-inside: avoid; } }
body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 0 auto; padding: 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; } .axis { stroke: var(--line); }
.seat { fill: none; stroke-width: 2; } .turn { stroke: var(--ink); fill: var(--paper); stroke-width: 2; }
.wide { overflow-x: auto; } table { border-collapse: collapse; } th, td { padding: .2rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr { border-bottom: 1px solid var(--line); }
"""


def page(told: Told, title: str) -> str:
    """The whole page."""
    say = told.texts.say
    review = told.review
    heading = escape(say("review-title", {"game": title}))
    parts = [
        "<!doctype html>",
        f'<html lang="{told.texts.language}"><head><meta charset="utf-8"><title>{heading}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style></head><body><main><h1>{heading}</h1>",
        *(f"<p>{escape(line)}</p>" for line in told.summary()),
        f"<h2>{escape(say('review-curve'))}</h2>",
        *curve(told),
        f"<h2>{escape(say('review-totals'))}</h2>",
        *totals(told),
        *listed(say("review-turning"), (turned(told, number) for number in review.turning)),
        *listed(say("review-list"), (numbered(told, step.entry, told.mistake(step)) for step in blamed(review))),
        f"<p><small>{escape(say('review-depth', {'depth': review.depth}))}</small></p>",
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def turned(told: Told, number: int) -> str:
    step = told.review.steps[number]
    return numbered(told, step.entry, told.what(step))


def numbered(told: Told, entry: int, what: str) -> str:
    return told.texts.say("review-turned", {"step": entry, "what": what})


def listed(heading: str, lines: Iterator[str]) -> Iterator[str]:
    found = list(lines)
    if found:
        yield f"<h2>{escape(heading)}</h2><ul>"
        yield from (f"<li>{escape(line)}</li>" for line in found)
        yield "</ul>"


def curve(told: Told) -> Iterator[str]:
    """One line for each seat, one for a crew; the turning points are marked."""
    review = told.review
    rows = [review.start, *(step.chances for step in review.steps)]
    across = (WIDTH - 2 * MARGIN) / max(1, len(rows) - 1)

    def place(number: int, chance: float) -> str:
        return f"{MARGIN + number * across:.1f},{HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN):.1f}"

    lines = range(1 if review.cooperative else len(review.seats))
    yield f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 24}" role="img" aria-label="{escape(told.texts.say("review-curve"))}">'
    for share in (0, 0.5, 1):
        height = place(0, share).partition(",")[2]
        yield f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{height}" y2="{height}"/>'
        yield f'<text x="0" y="{height}">{share:.0%}</text>'
    for seat in lines:
        path = " ".join(place(number, row[seat]) for number, row in enumerate(rows))
        look = f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        left = MARGIN + seat * (WIDTH - 2 * MARGIN) / len(lines)
        yield f'<polyline class="seat" {look} points="{path}"><title>{escape(told.who(seat))}</title></polyline>'
        yield f'<line class="seat" {look} x1="{left:.0f}" x2="{left + 24:.0f}" y1="{HEIGHT + 8}" y2="{HEIGHT + 8}"/>'
        yield f'<text x="{left + 30:.0f}" y="{HEIGHT + 12}">{escape(told.who(seat))}</text>'
    for number in review.turning:
        x, _, y = place(number + 1, review.steps[number].chances[0]).partition(",")
        yield f'<circle class="turn" cx="{x}" cy="{y}" r="4"><title>{escape(turned(told, number))}</title></circle>'
    yield "</svg>"


def totals(told: Told) -> Iterator[str]:
    """What each cause came to for each seat, in points; causes that came to nothing for anybody are left out."""
    names = [name for name in Totals.__struct_fields__ if name not in ("noise", "mistakes", "cost")]
    causes = [name for name in names if any(getattr(one, name) for one in told.review.totals)]
    say = told.texts.say
    heads = "".join(f'<th scope="col">{escape(say(f"review-{name}"))}</th>' for name in ("player", *causes))
    yield f'<div class="wide" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>'
    for seat, one in enumerate(told.review.totals):
        cells = "".join(f"<td>{points(getattr(one, name))}</td>" for name in causes)
        yield f'<tr><th scope="row">{escape(told.names[seat])}</th>{cells}</tr>'
    yield "</tbody></table></div>"
