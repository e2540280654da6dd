"""The client's types, made from ours: `python -m tools.shapes [--check]`.

Each game with a board has `web/src/games/GAME/shapes.ts`, made from its shapes; the messages of `room/wire.py` are in
`web/src/lib/wire.ts`. All are committed. With `--check` nothing is written, and a file that is not up to date is
an error: `./check` does that.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import workshop
from tools.workshop import WEB

from ludotheque.core.shapes import schema_of, structs_of
from ludotheque.core.types import Data
from ludotheque.games import shelf
from ludotheque.room import wire

HEARD = {"FromClient": wire.FromClient, "Asked": wire.Asked, "NewTable": wire.NewTable, "NewBranch": wire.NewBranch}
TOLD = {
    "Told": wire.Told,
    "StepShown": wire.StepShown,
    "Keys": wire.Keys,
    "FiguresShown": wire.FiguresShown,
    "ReviewShown": wire.ReviewShown,
    "NewDeal": wire.NewDeal,
    "NewRecord": wire.NewRecord,
    "Today": wire.Today,
    "DealShown": wire.DealShown,
    "DiagramShown": wire.DiagramShown,
    "PuzzlesShown": wire.PuzzlesShown,
}


def wire_schema() -> Data:
    """The messages of the wire. What a client may leave out is optional; what the server says it says in full."""
    parts = {**HEARD, **TOLD}
    schema = schema_of("the wire", parts, {name: name for name in parts})
    for part in TOLD.values():
        for kind in structs_of(part):
            if not kind.__struct_config__.omit_defaults:
                definition = schema["$defs"][kind.__name__]
                definition["required"] = list(definition["properties"])
    return schema


def made() -> Iterator[tuple[Path, Data, str]]:
    """Every file that is made, with the schema of its types, and the module behind it."""
    for box in shelf():
        target = WEB / "src" / "games" / box.name / "shapes.ts"
        if box.shapes is not None and target.parent.is_dir():
            yield target, box.shapes.schema(box.name), "shapes.py"
    yield WEB / "src" / "lib" / "wire.ts", wire_schema(), "wire.py"


def typescript(target: Path, schema: Data, source: str) -> str:
    """The types of a schema."""
    command, env = workshop.npm("exec", "--", "node", "tools/shapes.mjs", str(target), source)
    environment = {**os.environ, **env}
    done = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        input=json.dumps(schema),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def main(*, check: bool) -> int:
    stale = []
    for target, schema, source in made():
        types = typescript(target, schema, source)
        if not target.is_file() or target.read_text(encoding="utf-8") != types:
            stale.append(str(target.relative_to(WEB.parent)))
            if not check:
                target.write_text(types, encoding="utf-8")
    if stale:
        print(f"{'not up to date' if check else 'written'}: {', '.join(stale)}")
    return 1 if stale and check else 0


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
