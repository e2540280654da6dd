"""The texts that only the client asks for: nothing but its sources can say which."""

import re
from collections.abc import Iterable
from pathlib import Path

from ludotheque.core.box import Box

CLIENT = Path(__file__).parent.parent / "web" / "src"


def unnamed_by_the_board(box: Box, names: Iterable[str]) -> list[str]:
    """The messages that neither the game's board nor what all boards share names, in full or by their beginning."""
    named: set[str] = set()
    starts: set[str] = set()
    for source in [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if draws(path, box)]:
        quoted = re.findall(r"['`\"]([\w-]+)['`\"]", source)
        begun = set(re.findall(r"`((?:board|field|value|role|target)-[\w-]*)\$\{", source))
        named.update(quoted, *({f"board-{word}" for word in quoted} for start in begun if start == "board-"))
        starts |= begun - {"board-"}
    return sorted(name for name in names if name not in named and not name.startswith(tuple(starts)))


def draws(path: Path, box: Box) -> bool:
    """Whether a file of the client has a part in drawing a game: no test, and nothing of another board than its own."""
    folder, *inner = path.relative_to(CLIENT).parts
    source = path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    plain = folder == "plain" and (CLIENT / "games" / box.name).is_dir()
    return source and not plain and (folder != "games" or inner[0] == box.name)
