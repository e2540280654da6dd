"""The client's pages: hashed files that never change, and one page for every address that people see."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

NEEDLESS = ("accept-ranges", "etag", "last-modified")
"""What nobody asks again after a file that never changes; beside a small one it would weigh."""

PACKED = {"br": ".br", "gzip": ".gz"}
"""How the build has packed its files already, as small as can be, the smallest first."""

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludothèque</title>
<h1>The game room is open, but its pages are not built</h1>
<p>Run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, or start with <code>./play</code>,
which does it. The tables themselves can be reached: see <code>docs/protocol.md</code>.</p>
"""


class Pages(StaticFiles):
    """Built files; any other address is a page of the client, which finds its own way."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)

    async def check_config(self) -> None:
        """Pages that are not built are no error of the set-up: whoever asks is told."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
            forever = path.split(os.sep)[0] == "assets"
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api", "assets")):
                raise
            response, forever = await self._page(scope), False
        response.headers["cache-control"] = FOREVER if forever else ALWAYS_ASK
        for name in NEEDLESS if forever else ():
            del response.headers[name]
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file as the build has packed it, if the browser unpacks that."""
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        for encoding, ending in PACKED.items():
            packed = Path(f"{full_path}{ending}")
            if encoding in accepted and packed.is_file():
                response = super().file_response(packed, packed.stat(), scope, status_code)
                response.headers["content-encoding"] = encoding
                break
        else:
            response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["vary"] = "Accept-Encoding"
        return response

    async def _page(self, scope: Scope) -> Response:
        try:
            return await super().get_response("index.html", scope)
        except HTTPException:
            return HTMLResponse(NOT_BUILT, 503)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser takes."""
    offers = (offer.replace(" ", "").lower().split(";") for offer in header.split(","))
    return {name for name, *more in offers if "q=0" not in more}
