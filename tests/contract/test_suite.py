"""The contract suite of the package, over every game on the shelf and the tiny games."""

from importlib import import_module
from importlib.resources import files

MODULES = sorted(path.name.removesuffix(".py") for path in files("ludotheque.contract").iterdir())

for _module in MODULES:
    if _module.startswith("test_"):
        _tests = vars(import_module(f"ludotheque.contract.{_module}")).items()
        _found = {name: test for name, test in _tests if name.startswith("test_")}
        assert not _found.keys() & globals().keys(), f"a name of {_module} is taken"
        globals().update(_found)
