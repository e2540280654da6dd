"""The page about the wire names every message that there is."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ludotheque.room import wire

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def kinds(messages: Any) -> list[str]:
    return [message.__struct_config__.tag for message in get_args(messages)]


@pytest.mark.parametrize("kind", kinds(wire.FromClient))
def test_the_page_shows_every_message_that_a_client_sends(kind: str) -> None:
    assert re.search(rf'"type": ?"{kind}"', PAGE)


@pytest.mark.parametrize("kind", kinds(wire.Told))
def test_the_page_explains_every_message_that_the_server_sends(kind: str) -> None:
    assert re.search(rf"^\| (`\w+`, )*`{kind}`", PAGE, re.MULTILINE)
