"""The icons of the home screen, drawn from the icon of the page: `python -m tools.icons`, when that has changed.

A browser draws them. Where a system cuts its own shape out of the picture, the shelf stands in the middle of its wall.
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tools.workshop import browser

WEB = Path(__file__).parent.parent / "web"
SHELF = WEB / "src" / "icons" / "shelf.svg"
ICONS = WEB / "public" / "icons"
WALL = "#6b3f22"

ROUND = {"192": 192, "512": 512}
"""With the corners of the drawing, by the width in pixels."""

WHOLE = {"apple": (180, 0.9), "maskable": (512, 0.66)}
"""With the wall up to the edge: the width, and how much of it the shelf takes."""


def draw(page: Page, name: str, size: int, part: float, wall: str) -> None:
    drawing = SHELF.read_text(encoding="utf-8")
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{wall}"
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f'<body style="{style}"><div style="width:{size * part}px">{drawing}</div></body>')
    page.screenshot(path=ICONS / f"{name}.png", omit_background=True)


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=str(browser()), args=["--no-sandbox"])
        page = chromium.new_page()
        for name, size in ROUND.items():
            draw(page, name, size, 1, "none")
        for name, (size, part) in WHOLE.items():
            draw(page, name, size, part, WALL)
        chromium.close()


if __name__ == "__main__":
    main()
