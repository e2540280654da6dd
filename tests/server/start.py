"""A server process for the tests: `python -m tests.server.start '{"data": ...}'` prints its address when ready."""

import json
import logging
import sys
from pathlib import Path
from typing import Any

from ludotheque.server.limits import Limits
from ludotheque.server.serve import serve
from ludotheque.server.settings import Settings


def main() -> None:
    options: dict[str, Any] = json.loads(sys.argv[1])
    limits = Limits(**options.pop("limits", {}))
    port = options.pop("port", 0)
    logging.basicConfig(level=logging.WARNING)
    settings = Settings(data=Path(options.pop("data")), limits=limits, **options)
    serve(settings, port=port, on_ready=lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
