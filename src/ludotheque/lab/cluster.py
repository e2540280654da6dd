"""Other machines that work for this one: a Dask cluster as an `Executor` (docs/operations.md tells how to start it).

Long jobs hand out blocks of work and know nothing of who does them. When a worker dies, the scheduler has its blocks
done again by others; a block depends on its numbers alone, so nobody can tell from the result.
"""

import asyncio
import os
import pickle
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, ParamSpec, TypeVar

from ludotheque import __version__
from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import look_in
from ludotheque.lab.program import programs_ended

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")
P = ParamSpec("P")

EXAMPLE = "tcp://192.168.1.5:8786"

KNOCK = 5.0
"""Seconds that a scheduler has to answer at the door."""

Trouble = Literal["extra", "address", "silent", "empty", "others", "deaths", "lost"]

TROUBLES: dict[Trouble, str] = {
    "extra": "for --cluster install ludotheque with the extra `cluster`",
    "address": "{address} is no address of a cluster ({detail}); write it as {example}",
    "silent": "no scheduler of Dask answers at {address}; start it with `dask scheduler`",
    "empty": "the cluster at {address} has no workers; start some with `dask worker {address}`",
    "others": "all machines of a cluster need ludotheque {version}; {detail}",
    "deaths": "the same work has killed several workers of the cluster at {address}: {detail}",
    "lost": "the cluster at {address} went away in the middle of the work",
}


class NoCluster(Mistake):
    """A cluster that is not there or cannot work; `trouble` and `facts` say why, for texts in other languages."""

    def __init__(self, trouble: Trouble, **facts: str) -> None:
        super().__init__(TROUBLES[trouble].format(**facts))
        self.trouble = trouble
        self.facts = facts


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of the scheduler at an address such as `tcp://192.168.1.5:8786`, for any `executor=`."""
    try:
        from distributed import Client, KilledWorker
    except ImportError:
        raise NoCluster("extra") from None
    knock(address)
    with Client(address, set_as_default=False) as client:
        check_workers(client, address)
        try:
            yield Workers(client.get_executor(pure=False))
        except KilledWorker as error:
            raise NoCluster("deaths", address=address, detail=str(error)) from error
        except CancelledError as error:
            raise NoCluster("lost", address=address) from error


def knock(address: str) -> None:
    """See whether anybody is there: a client would wait for long, and complain when it is gone."""
    from distributed import Security
    from distributed.comm.core import connect

    async def enter() -> None:
        async with asyncio.timeout(KNOCK):
            opened = await connect(address, timeout=KNOCK, **Security().get_connection_args("client"))
            await opened.close()

    try:
        asyncio.run(enter())
    except OSError:
        raise NoCluster("silent", address=address) from None
    except (TypeError, ValueError) as error:
        raise NoCluster("address", address=address, detail=str(error), example=EXAMPLE) from None


def check_workers(client: "Client", address: str) -> None:
    """There are some, and all of them, and the scheduler, play by the same package as we do."""
    try:
        found = {"the scheduler": client.run_on_scheduler(own_version), **client.run(own_version)}
    except (ImportError, AttributeError, RuntimeError) as error:
        raise NoCluster("others", version=__version__, detail=str(error)) from None
    if len(found) == 1:
        raise NoCluster("empty", address=address)
    for place, version in sorted(found.items()):
        if version != __version__:
            raise NoCluster("others", version=__version__, detail=f"{place}: {version}")


def own_version() -> str:
    return __version__


class Workers(Executor):
    """Hands out work in parcels that bring along what a worker needs."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return self._executor.submit(Parcel.of(fn), *args, **kwargs)


ALONE = threading.Lock()
"""Folders and programs belong to a whole process: a worker of several threads does one parcel at a time."""


@dataclass(frozen=True)
class Parcel:
    """Work, with all that a spawned process would get: what it is by reference, where modules lie, where we stand."""

    work: bytes
    path: list[str]
    folder: str
    version: str

    @staticmethod
    def of(work: Callable[..., Any]) -> "Parcel":
        import cloudpickle

        return Parcel(cloudpickle.dumps(work), [*filter(os.path.isabs, sys.path)], os.getcwd(), __version__)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.version != __version__:
            told = f"{socket.gethostname()}: {__version__}"
            raise Mistake(TROUBLES["others"].format(version=self.version, detail=told))
        with ALONE, standing_in(self.folder), programs_ended():
            return self.unpacked()(*args, **kwargs)

    def unpacked(self) -> Callable[..., Any]:
        for place in self.path:
            look_in(Path(place))
        try:
            work: Callable[..., Any] = pickle.loads(self.work)
        except (ImportError, AttributeError) as error:
            raise Mistake(
                f"{socket.gethostname()} cannot import your games or bots: {error}. Their modules must lie in the same "
                "folder on every machine of a cluster, or be installed there"
            ) from None
        return work


@contextmanager
def standing_in(folder: str) -> Iterator[None]:
    """In the folder of whoever sent the work, if there is one here: names of files and programs begin there."""
    before = os.getcwd()
    if os.path.isdir(folder):
        os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
