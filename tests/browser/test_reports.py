"""Pages that stand alone, reports and reviews: nothing axe finds, light and dark, no sideways scrolling on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludotheque.games import box
from ludotheque.lab.report.making import report
from ludotheque.lab.report.page import page as page_of
from ludotheque.lab.report.words import ToldReport
from ludotheque.library import game as opened
from tests.browser.test_every_page import axe

SCREENS = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 800}}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_report_is_for_everybody(browser: Browser, tmp_path: Path, language: str) -> None:
    standard = box("laaancez").standard_components()
    other = standard.replace("hearts = { value = 2", "hearts = { value = 5")
    found = report("laaancez", "easy", 30, reviews=1, depth=4, against=other, vary="candle.damage=0..2")
    file = tmp_path / "report.html"
    file.write_text(
        page_of(ToldReport(found, box("laaancez"), language, opened("laaancez").facts), "…"), encoding="utf-8"
    )
    for scheme in ("light", "dark"):
        for screen, size in SCREENS.items():
            context = browser.new_context(viewport=size, color_scheme=scheme, offline=True)  # type: ignore[arg-type]
            page = context.new_page()
            page.goto(file.as_uri())
            page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
            assert [f"{scheme} {screen}: {one}" for one in axe(page)] == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            assert page.locator("figure svg[role=img]").count() >= 8
            context.close()
