"""The changelog and the package tell of the same version."""

import re
from pathlib import Path

import ludotheque

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"


def test_the_newest_version_of_the_changelog_is_that_of_the_package() -> None:
    versions = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", CHANGELOG.read_text(encoding="utf-8"), re.M)
    assert versions[0] == ludotheque.__version__
    assert versions == sorted(versions, key=lambda version: [*map(int, version.split("."))], reverse=True)
