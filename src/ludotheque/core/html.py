"""Pages that need nothing else, for reviews and reports: one file of HTML, light, dark and on paper."""

from collections.abc import Iterable
from html import escape

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


def document(language: str, title: str, body: Iterable[str], style: str = "") -> str:
    """A whole page, with its title as its first heading."""
    heading = escape(title)
    parts = [
        "<!doctype html>",
        f'<html lang="{language}"><head><meta charset="utf-8"><title>{heading}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}{style}</style></head><body><main><h1>{heading}</h1>",
        *body,
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table that scrolls by itself where it is too wide; the first cell of a row is its heading."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def listed(lines: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"
