"""The client's pages: hashed files that never change, and one page for every address that people see."""

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

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
        return response

    async def _page(self, scope: Scope) -> Response:
        try:
            return await super().get_response("index.html", scope)
        except HTTPException:
            return HTMLResponse(NOT_BUILT, 503)
