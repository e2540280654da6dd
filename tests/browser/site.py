"""A site without a server, as `ludotheque site` writes it, on a host of files: for walks that other tests take too."""

import json
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ludotheque.site.serve import serving
from tests.browser.guest import HURRY, Guest

NEWER = 'meta[name="newer"]'
VERSION = re.compile(r'(?<="version": ")\w+')

LISTEN = """
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => data.type === 'told' && ludothequeHeard(data.text));
        }
        postMessage(message) {
            if (message.type === 'say') ludothequeSaid(message.text);
            super.postMessage(message);
        }
    };
"""
"""What a page and its room tell each other, as the frames of a socket are read elsewhere."""


OPENS = """
    new MutationObserver(() => {
        if (document.getElementById('opening')) window.house = 'opens';
        else if (window.house) window.house = 'open';
    }).observe(document, { childList: true, subtree: true });
"""
"""Whether the room opens or is open: that it opens can be seen only as long as it takes."""


def made() -> Path:
    """The site that `./check browser` has made, beside the parts of it that others make."""
    site = Path(os.environ.get("LUDOTHEQUE_SITE", ""))
    if not (site / "index.html").is_file():
        pytest.exit("LUDOTHEQUE_SITE must name a site; ./check browser makes one", 2)
    return site


def written(folder: Path) -> Path:
    """The same in a folder; its bots take no rest."""
    shutil.copytree(made(), folder)
    room = next(folder.rglob("room.js"))
    room.write_text(HURRY + room.read_text("utf-8"), "utf-8")
    return folder


def newer(folder: Path) -> None:
    """Make another version of a site: a page with a mark in it."""
    index, keeper = folder / "index.html", folder / "sw.js"
    index.write_text(index.read_text("utf-8").replace("<head>", '<head><meta name="newer" content="yes" />'), "utf-8")
    keeper.write_text(VERSION.sub("newer", keeper.read_text("utf-8")), "utf-8")


class Host:
    """Files on this machine, which may be others tomorrow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = serving(folder, 0)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        self._thread = threading.Thread(target=self.server.serve_forever)
        self._thread.start()

    def put_up(self, other: Path) -> None:
        """Another site in the same place."""
        shutil.rmtree(self.folder)
        shutil.copytree(other, self.folder)

    def close(self) -> None:
        self.server.shutdown()
        self._thread.join()
        self.server.server_close()


@contextmanager
def host(folder: Path) -> Iterator[Host]:
    opened = Host(folder)
    try:
        yield opened
    finally:
        opened.close()


def come(browser: Browser, at: Host, language: str, game: str, **options: Any) -> Guest:
    """Somebody who opens the site for the first time, and goes offline when all of it is here."""
    context = browser.new_context(accept_downloads=True, **options)
    guest = Guest(context, f"{at.address}#", language, game)
    context.expose_function("ludothequeHeard", lambda text: guest.heard.append(json.loads(text)))
    context.expose_function("ludothequeSaid", lambda text: guest.said.append(json.loads(text)))
    context.add_init_script(LISTEN)
    context.add_init_script(OPENS)
    guest.open("/")
    wait_until_open(guest)
    guest.page.wait_for_function("navigator.serviceWorker.controller !== null")
    context.set_offline(True)
    return guest


def wait_until_open(guest: Guest) -> None:
    """The shelf is there at once, and then the room behind it."""
    expect(guest.page.locator(".box").first).to_be_visible()
    guest.page.wait_for_function("() => window.house === 'open'")
