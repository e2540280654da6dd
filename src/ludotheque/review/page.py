"""A review as one page of HTML that needs nothing else: light, dark and on paper."""

from collections.abc import Iterator
from html import escape

from ludotheque.core.html import COLOURS, DASHES, document, listed, paragraph, table
from ludotheque.review.shapes import Totals
from ludotheque.review.words import ToldReview, blamed

WIDTH, HEIGHT, MARGIN = 900, 260, 34


def page(told: ToldReview, title: str) -> str:
    """The whole page."""
    say = told.texts.say
    review = told.review
    body = [
        *map(paragraph, told.summary()),
        f"<h2>{escape(say('review-curve'))}</h2>",
        *curve(told),
        f"<h2>{escape(say('review-totals'))}</h2>",
        totals(told),
        *headed(say("review-turning"), (turned(told, number) for number in review.turning)),
        *headed(say("review-list"), (numbered(told, step.entry, told.mistake(step)) for step in blamed(review))),
        f"<p><small>{escape(say('review-depth', {'depth': review.depth}))}</small></p>",
    ]
    return document(told.texts.language, say("review-title", {"game": title}), body)


def turned(told: ToldReview, number: int) -> str:
    step = told.review.steps[number]
    return numbered(told, step.entry, told.what(step))


def numbered(told: ToldReview, entry: int, what: str) -> str:
    return told.texts.say("review-turned", {"step": entry, "what": what})


def headed(heading: str, lines: Iterator[str]) -> Iterator[str]:
    found = list(lines)
    if found:
        yield f"<h2>{escape(heading)}</h2>"
        yield listed(found)


def curve(told: ToldReview) -> Iterator[str]:
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


def totals(told: ToldReview) -> str:
    """What each cause came to for each seat; causes that came to nothing for anybody are left out."""
    names = [name for name in Totals.__struct_fields__ if name not in ("noise", "mistakes", "cost")]
    causes = [name for name in names if any(getattr(one, name) for one in told.review.totals)]
    rows = (
        [told.names[seat], *(told.change(getattr(one, name)) for name in causes)]
        for seat, one in enumerate(told.review.totals)
    )
    return table((told.texts.say(f"review-{name}") for name in ("player", *causes)), rows)
