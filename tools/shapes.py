"""The client's types of every game, made from its shapes: `python -m tools.shapes [--check]`.

Each game with a board has `web/src/games/GAME/shapes.ts`, which is committed. With `--check` nothing is written, and a
file that is not what its game's shapes give is an error: `./check` does that.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from tools import workshop
from tools.workshop import WEB

from ludotheque.core.box import Box
from ludotheque.games import shelf


def target(box: Box) -> Path:
    return WEB / "src" / "games" / box.name / "shapes.ts"


def typescript(box: Box) -> str:
    """The types of a game."""
    assert box.shapes is not None
    command, env = workshop.npm("exec", "--", "node", "tools/shapes.mjs", str(target(box)))
    schema = json.dumps(box.shapes.schema(box.name))
    environment = {**os.environ, **env}
    done = subprocess.run(
        command, cwd=WEB, env=environment, input=schema, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def main(*, check: bool) -> int:
    stale = []
    for box in shelf():
        if box.shapes is None or not target(box).parent.is_dir():
            continue
        made = typescript(box)
        if not target(box).is_file() or target(box).read_text(encoding="utf-8") != made:
            stale.append(str(target(box).relative_to(WEB.parent)))
            if not check:
                target(box).write_text(made, encoding="utf-8")
    if stale:
        print(f"{'not up to date' if check else 'written'}: {', '.join(stale)}")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
