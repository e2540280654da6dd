"""Whether anything that we depend on is known to be vulnerable: `./check audit`, or `python3 -m tools.audit`.

The database is OSV (osv.dev), which knows the advisories of PyPI by package and version; for the client there is `npm
audit`. Only the standard library. Exit code: 0 nothing known, 1 something known, 2 nobody could be asked.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import workshop

DATABASE = "https://api.osv.dev/v1/querybatch"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
PATIENCE = 30.0
"""Seconds for an answer."""

Pin = tuple[str, str]


class Unreachable(Exception):
    """Nobody could be asked."""


def pins(folder: Path) -> list[Pin]:
    """Everything that the lock files pin, by name and version."""
    return sorted({pin for path in folder.glob("*.txt") for pin in PINNED.findall(path.read_text(encoding="utf-8"))})


def known(found: Sequence[Pin], database: str) -> dict[Pin, list[str]]:
    """The advisories about these versions, by pin; those without any are left out."""
    asked = {"queries": [{"package": {"name": n, "ecosystem": "PyPI"}, "version": version} for n, version in found]}
    request = Request(database, json.dumps(asked).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            results = json.load(answer)["results"]
        told = [[advisory["id"] for advisory in result.get("vulns", ())] for result in results]
    except (URLError, OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreachable(f"the database of vulnerabilities does not answer: {error}") from None
    if len(told) != len(found):
        raise Unreachable(f"the database answered {len(told)} of {len(found)} questions")
    return {pin: advisories for pin, advisories in zip(found, told, strict=True) if advisories}


def known_of_client(command: Sequence[str | Path], env: Mapping[str, str]) -> list[str]:
    """The packages of the client with advisories, by `npm audit`."""
    done = subprocess.run(
        [str(word) for word in command], cwd=workshop.WEB, env={**os.environ, **env}, capture_output=True, text=True
    )
    try:
        told = json.loads(done.stdout)
        return [f"{name}: {each['severity']}" for name, each in sorted(told["vulnerabilities"].items())]
    except (ValueError, KeyError, TypeError, AttributeError):
        said = (done.stderr or done.stdout).strip().splitlines() or ["nothing said"]
        raise Unreachable(f"npm audit does not answer: {said[-1]}") from None


def main(database: str = DATABASE) -> int:
    found = pins(workshop.ROOT / "requirements")
    code = 0
    try:
        for (name, version), advisories in known(found, database).items():
            print(f"{name} {version}: {', '.join(advisories)}")
            code = 1
        print(f"{len(found)} Python packages asked about")
        for line in known_of_client(*workshop.npm("audit", "--json")):
            print(f"client: {line}")
            code = 1
        print("the client asked about")
    except (Unreachable, workshop.Trouble) as trouble:
        print(f"audit: {trouble}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
