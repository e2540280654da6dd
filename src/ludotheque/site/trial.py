"""Tries games from elsewhere as a browser will find them, in a process of its own: `trial.py FOLDER MODULE ...`.

In the folder is the house as a site has it. Besides that there is the standard library and what `parts.toml` lists:
whatever else a game imports is on this machine, and would not be there.
"""

import sys
from importlib.abc import MetaPathFinder
from pathlib import Path

PARTS = {"msgspec", "librt", "mypy_extensions"}


class OnlyWhatIsThere(MetaPathFinder):
    """Finds nothing, and lets nothing else be found."""

    def __init__(self, folder: Path) -> None:
        self.names = {*sys.stdlib_module_names, *PARTS, *(path.stem for path in folder.iterdir())}

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] not in self.names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def main(folder: str, *plugins: str) -> None:
    sys.path.insert(0, folder)
    sys.meta_path.insert(0, OnlyWhatIsThere(Path(folder)))
    from ludotheque.games.plugins import load_plugin

    for plugin in plugins:
        found = load_plugin(plugin)
        found.open(found.setup()).start("trial")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Exception as error:
        sys.exit(f"{type(error).__name__}: {error}")
