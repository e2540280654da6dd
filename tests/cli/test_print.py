"""`print`: a PDF where one wants it, or one clear line."""

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run


def test_a_pdf_is_written_and_what_is_inside_is_told(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "box.pdf"
    told = run("print", "laaancez", "--out", out, "--paper", "letter", "--language", "fr")
    assert told.exit_code == 0, told.output
    assert out.read_bytes().startswith(b"%PDF-")
    assert "   1 × Feuille 1\n" in told.stdout


def test_what_cannot_be_printed_is_told_in_a_line(fails: Callable[..., str], run: Run, tmp_path: Path) -> None:
    out = tmp_path / "box.pdf"
    assert "tiny has no print.typ" in fails("print", "tiny", "--out", out)
    assert "tiny_coming has no print.typ" in fails("print", "tiny_coming", "--out", out)
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", "arkade").stdout)
    assert "component file of arkade, not of phantom" in fails("print", "phantom", "--components", mine, "--out", out)
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(run("components", "laaancez").stdout)
    assert "is named twice" in fails("print", "laaancez", "--components", sheet, "--out", sheet)
    assert sheet.read_text() == run("components", "laaancez").stdout
    assert "cannot be written" in fails("print", "laaancez", "--out", tmp_path / "nowhere" / "box.pdf")
