"""A server process for the tests: `python -m tests.server.start '{"data_dir": ...}'` prints its address when ready."""

import json
import logging
import sys
from typing import Any

from ludotheque.server.limits import Limits
from ludotheque.server.run import serve


def main() -> None:
    options: dict[str, Any] = json.loads(sys.argv[1])
    limits = Limits(**options.pop("limits", {}))
    logging.basicConfig(level=logging.WARNING)
    serve(port=options.pop("port", 0), limits=limits, on_ready=lambda address: print(address, flush=True), **options)


if __name__ == "__main__":
    main()
