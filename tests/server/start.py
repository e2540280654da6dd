"""A server process for the tests: `python -m tests.server.start '{"data": ...}'` prints its address when ready."""

import json
import logging
import sys
from pathlib import Path
from typing import Any

from ludotheque.core.box import Setup
from ludotheque.core.chance import seed_hash
from ludotheque.server.config import ServerConfig
from ludotheque.server.limits import Limits
from ludotheque.server.serve import serve
from ludotheque.table.opening import Opening


def main() -> None:
    options: dict[str, Any] = json.loads(sys.argv[1])
    limits = Limits(**options.pop("limits", {}))
    port = options.pop("port", 0)
    if deals := options.pop("deals", ""):
        deal_alike(deals)
    logging.basicConfig(level=logging.WARNING)
    config = ServerConfig(data=Path(options.pop("data")), limits=limits, **options)
    serve(config, port=port, on_ready=lambda address: print(address, flush=True))


def deal_alike(deals: str) -> None:
    """The same deal for the same set-up, in every run: a test that plays by what it meets always meets the same."""

    def fresh(setup: Setup) -> Opening:
        return Opening(setup, seed_hash(f"{deals} {setup}"))

    Opening.fresh = staticmethod(fresh)  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
