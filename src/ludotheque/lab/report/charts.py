"""Charts as inline SVG: they print, follow the colours of the page, and say in words what they show."""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from ludotheque.core.html import COLOURS, DASHES
from ludotheque.lab.report.shapes import Estimate

WIDTH = 900
LABEL = 300
"""Room for the names of rows, on the left."""
ROW = 30
MARGIN = 18

STYLE = """
.dot { stroke: var(--ink); stroke-width: 1.5; } .bar { opacity: .85; }
.whisker { stroke: var(--ink); stroke-width: 1.5; }
.fair { stroke: var(--ink); stroke-dasharray: 5 4; } .hollow { fill: var(--paper); } .full { fill: #d1642c; }
figure svg { min-width: 44rem; } figure svg text { font-size: 14px; } @media print { figure svg { min-width: 0; } }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; } figure { margin: 1rem 0; }
figcaption { font-style: italic; margin-bottom: .4rem; } code { overflow-wrap: anywhere; }
table { margin: .6rem 0; } td { white-space: nowrap; } summary { cursor: pointer; }
@media (prefers-color-scheme: dark) { .bar { filter: brightness(1.5); } }
"""

Shown = Callable[[float], str]
"""How a number is written on an axis."""

Row = tuple[str, Estimate, bool]
"""A name, a figure with its interval, and whether its mark is filled."""


def framed(caption: str, height: float, inner: Iterator[str]) -> str:
    words = escape(caption)
    picture = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{words}">{"".join(inner)}</svg>'
    return f'<figure><figcaption>{words}</figcaption><div class="wide" tabindex="0">{picture}</div></figure>'


def ticks(low: float, high: float) -> list[float]:
    """About five round numbers from one to the other.

    >>> ticks(0.0, 1.0)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    room = (high - low) or 1.0
    step = next(size * 10**power for power in range(-4, 9) for size in (1, 2, 5) if room / (size * 10**power) <= 6)
    first = -(-low // step)
    return [round((first + number) * step, 6) for number in range(int((high - first * step) / step + 1e-9) + 1)]


def intervals(caption: str, rows: Sequence[Row], shown: Shown, low: float, high: float, fair: float | None) -> str:
    """A mark with its interval in each row, from `low` to `high`; a dashed line where a fair share or nothing is."""
    height = len(rows) * ROW + 2 * MARGIN

    def across(value: float) -> float:
        return LABEL + (min(max(value, low), high) - low) / ((high - low) or 1.0) * (WIDTH - LABEL - 30)

    def drawn() -> Iterator[str]:
        for tick in ticks(low, high):
            x = across(tick)
            yield f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - MARGIN}" opacity=".35"/>'
            yield f'<text class="middle" x="{x:.1f}" y="{height - 3}">{escape(shown(tick))}</text>'
        if fair is not None:
            yield f'<line class="fair" x1="{across(fair):.1f}" x2="{across(fair):.1f}" y1="2" y2="{height - MARGIN}"/>'
        for number, (name, one, full) in enumerate(rows):
            y = MARGIN + number * ROW
            yield f'<text x="0" y="{y + 4}">{escape(shortened(name))}</text>'
            yield f'<line class="whisker" x1="{across(one.low):.1f}" x2="{across(one.high):.1f}" y1="{y}" y2="{y}"/>'
            look = "full" if full else "hollow"
            yield f'<circle class="dot {look}" cx="{across(one.value):.1f}" cy="{y}" r="5"/>'

    return framed(caption, height, drawn())


def shortened(name: str) -> str:
    return name if len(name) <= 46 else f"{name[:45]}…"


def spread(caption: str, cuts: Sequence[int], middle: float, shown: Shown) -> str:
    """Where values lie: a bar for eight in ten, a line for all, a mark for the mean."""
    low, high = 0.0, cuts[-1] * 1.05 or 1.0

    def across(value: float) -> float:
        return 20 + (value - low) / (high - low) * (WIDTH - 40)

    def drawn() -> Iterator[str]:
        for tick in ticks(low, high):
            yield f'<line class="axis" x1="{across(tick):.1f}" x2="{across(tick):.1f}" y1="6" y2="52" opacity=".35"/>'
            yield f'<text class="middle" x="{across(tick):.1f}" y="68">{escape(shown(tick))}</text>'
        yield f'<line class="whisker" x1="{across(cuts[0]):.1f}" x2="{across(cuts[-1]):.1f}" y1="30" y2="30"/>'
        left, wide = across(cuts[1]), across(cuts[9]) - across(cuts[1])
        yield f'<rect class="bar" x="{left:.1f}" y="18" width="{wide:.1f}" height="24" rx="4" fill="#d1642c"/>'
        yield f'<circle class="dot hollow" cx="{across(middle):.1f}" cy="30" r="6"/>'

    return framed(caption, 74, drawn())


def parted(caption: str, parts: Sequence[tuple[str, float]], shown: Shown) -> str:
    """Shares of a whole, side by side in one bar, with their names below."""

    def drawn() -> Iterator[str]:
        left = 0.0
        for number, (_, share) in enumerate(parts):
            x, wide = left * WIDTH, share * WIDTH
            colour = COLOURS[number % len(COLOURS)]
            yield f'<rect class="bar" x="{x:.1f}" y="4" width="{wide:.1f}" height="34" fill="{colour}"/>'
            left += share
        for number, (name, share) in enumerate(parts):
            x = number * WIDTH / len(parts)
            colour = COLOURS[number % len(COLOURS)]
            yield f'<rect class="bar" x="{x:.0f}" y="52" width="14" height="14" fill="{colour}"/>'
            yield f'<text x="{x + 20:.0f}" y="64">{escape(name)} {escape(shown(share))}</text>'

    return framed(caption, 74, drawn())


Line = tuple[str, Sequence[tuple[float, Estimate]]]
"""A name, and its points: where, and how much with its interval."""


def curves(caption: str, lines: Sequence[Line], shown: tuple[Shown, Shown], low: float, high: float) -> str:
    """Lines over one another, each with the band of its intervals."""
    places = [x for _, points in lines for x, _ in points]
    least, most = min(places), max(places)
    height, foot = 300, 46

    def across(x: float) -> float:
        return 60 + (x - least) / ((most - least) or 1.0) * (WIDTH - 90)

    def up(y: float) -> float:
        return height - foot - (min(max(y, low), high) - low) / ((high - low) or 1.0) * (height - foot - 16)

    def drawn() -> Iterator[str]:
        for tick in ticks(low, high):
            y = up(tick)
            yield f'<line class="axis" x1="60" x2="{WIDTH - 30}" y1="{y:.1f}" y2="{y:.1f}" opacity=".35"/>'
            yield f'<text class="end" x="54" y="{y + 4:.1f}">{escape(shown[1](tick))}</text>'
        for x in sorted(set(places)):
            yield f'<text class="middle" x="{across(x):.1f}" y="{height - foot + 18}">{escape(shown[0](x))}</text>'
        for number, (name, points) in enumerate(lines):
            colour = COLOURS[number % len(COLOURS)]
            look = f'class="seat" stroke="{colour}" stroke-dasharray="{DASHES[number % len(DASHES)]}"'
            upper = [f"{across(x):.1f},{up(one.high):.1f}" for x, one in points]
            lower = [f"{across(x):.1f},{up(one.low):.1f}" for x, one in reversed(points)]
            yield f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity=".14"/>'
            way = " ".join(f"{across(x):.1f},{up(one.value):.1f}" for x, one in points)
            yield f'<polyline {look} points="{way}"/>'
            if len(lines) > 1:
                x, y = 60 + number * (WIDTH - 90) / len(lines), height - 12
                yield f'<line {look} x1="{x:.0f}" x2="{x + 24:.0f}" y1="{y}" y2="{y}"/>'
                yield f'<text x="{x + 30:.0f}" y="{y + 4}">{escape(name)}</text>'

    return framed(caption, height, drawn())
