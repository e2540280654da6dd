"""What holds for a table as a stage: it fits its window, what is needed can be pressed, and nothing moves by itself."""

import os

from playwright.sync_api import Page

WHOLE = bool(os.environ.get("LUDOTHEQUE_WHOLE"))
"""Whether everything is looked at, everywhere, as `./check stage` does; every day a choice of it has to do."""

MOST = 10_000 if WHOLE else 20
"""So many decisions of a game are looked at."""

SIZES = [
    *((360, 640), (390, 844), (768, 1024), (1024, 600), (1280, 720), (1366, 650), (1920, 1080)),
    (640, 400),
]
"""Phones, tablets, laptops, a large screen; the last is a page of 1280x800 at 200 %."""

MISFITS = """() => {
    const root = document.documentElement;
    const found = [];
    for (const [what, by] of [['down', root.scrollHeight - innerHeight], ['sideways', root.scrollWidth - innerWidth]])
        if (by > 0) found.push(`the page scrolls ${what} by ${by} px`);
    const needed =
        ':is(.board, .hand) :is(.lit, .pass), :is(.line, .coach, .tools, .end) .button, .end a';
    const told = (node) => node.outerHTML.replace(/\\s+/g, ' ').slice(0, 160);
    const within = ({ left, top, right, bottom }) =>
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const long = (node) => node.scrollHeight > node.clientHeight + 1;
    const scroller = (node) => {
        for (let each = node.parentElement; each && each !== document.body; each = each.parentElement)
            if (/auto|scroll/.test(getComputedStyle(each).overflow) && long(each)) return each;
        return null;
    };
    const line = document.querySelector('.line .words');
    const over = line ? line.scrollHeight - line.clientHeight : 0;
    if (over > 1) found.push(`the line says ${over} px more than can be seen: ${line.innerText}`);
    for (const node of document.querySelectorAll('.bar .called, .tools .button span'))
        if (node.scrollWidth > node.clientWidth + 1) found.push(`cut off: ${node.innerText}`);
    for (const node of document.querySelectorAll(needed)) {
        if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || node.disabled) continue;
        if (node.closest('[inert], [hidden]')) continue;
        const list = scroller(node);
        if (list) node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = node.getBoundingClientRect();
        if (!within(box)) { found.push(`outside: ${told(node)}`); continue; }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const covered = top && top !== node && !node.contains(top) && !top.contains(node) && !top.closest('.layer');
        if (covered) found.push(`covered by ${told(top)}: ${told(node)}`);
    }
    return found;
}"""
"""Which controls that are needed now are outside the window or covered, and what scrolls that should be seen whole."""

WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            shifts.push({
                value: entry.value,
                sources: entry.sources.map(({ node, previousRect: was, currentRect: is }) => [
                    node?.nodeType === 1 ? node.outerHTML.replace(/\\s+/g, ' ').slice(0, 110) : node?.textContent,
                    `${was.x},${was.y} ${was.width}x${was.height} -> ${is.x},${is.y} ${is.width}x${is.height}`,
                ]),
            });
    }).observe({ type: 'layout-shift', buffered: false });
}"""
"""Keep every layout shift from now on, those after a tap too."""


MISSED = 50
"""Milliseconds between two pictures, after which a busy machine has left some out that nobody has seen."""


def some_sizes(number: int, new: bool = True) -> list[tuple[int, int]]:
    """The windows for the sight of this number: all, or the smallest for what is new and one of the others in turn."""
    smallest, *others = SIZES
    if WHOLE:
        return SIZES
    return [*([smallest] if new else []), others[number % len(others)]]


def misfits(page: Page, width: int, height: int) -> list[str]:
    """What does not fit into a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
    page.evaluate("() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)))")
    found: list[str] = page.evaluate(MISFITS)
    return [f"{width}x{height}: {flaw}" for flaw in found]


def shifted(page: Page) -> tuple[float, list[str]]:
    """How much has moved by itself since `WATCH`, and what moved most."""
    shifts = page.evaluate("shifts")
    worst = sorted(shifts, key=lambda shift: -shift["value"])[:6]
    return sum(shift["value"] for shift in shifts), [f"{shift['value']:.4f}: {shift['sources']}" for shift in worst]
