"""Several servers on one machine behind one address: begun together, replaced when they die, renewed one by one.

The parent listens and serves nobody; its children take connections from the same queue, and hand those of a table to
the one where its people meet. SIGHUP renews them: each new one is ready before an old one goes, and whoever was there
comes back to another from the last step they saw.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType

from ludotheque.core.errors import Mistake
from ludotheque.server.config import ServerConfig
from ludotheque.server.meeting import Place

READY_SECONDS = 60.0
LOOK_SECONDS = 0.5
"""Seconds between two looks whether it is time to end."""
ENDING_SECONDS = 10.0
SHORT_LIFE = 5.0
"""A child that dies sooner is begun anew only after so many seconds."""

log = logging.getLogger("ludotheque.processes")


def serve_child(config: ServerConfig, listener: socket.socket, told: Connection, place: Place | None) -> None:
    """One of the servers; says when it is ready."""
    from ludotheque.games.plugins import load_plugins
    from ludotheque.server.serve import serve_on

    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    load_plugins(config.plugins)
    serve_on(config, listener, lambda: told.send(True), place)


def _end_with_parent() -> None:
    """Nobody would look after this server, nor could another take its address."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@dataclass
class Child:
    """A server of its own process."""

    process: BaseProcess
    told: Connection
    begun: float

    def ready(self, ending: Callable[[], bool]) -> bool:
        """Wait until people can come to it; false if it died before, or if it is time to end."""
        while not ending() and time.monotonic() < self.begun + READY_SECONDS:
            if self.told.poll(LOOK_SECONDS):
                try:
                    return bool(self.told.recv())
                except EOFError:
                    return False
        return False

    def end(self) -> None:
        self.process.terminate()
        self.process.join(ENDING_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Processes:
    """The servers of one machine."""

    def __init__(self, config: ServerConfig, listener: socket.socket, ready: Callable[[], None]) -> None:
        self.config = replace(config, bot_workers=max(1, config.bot_workers // config.processes))
        self.listener = listener
        self.ready = ready
        self._context = multiprocessing.get_context("spawn")
        self._children: list[Child] = []
        self._folder: Path | None = None
        """By what lies there the children find each other, if there is any; nobody else may look into it."""
        self._ending = False
        self._renewing = False

    def run(self) -> None:
        """Until SIGINT or SIGTERM; raises `Mistake` if the first servers cannot begin."""
        with ExitStack() as folders:
            try:
                self._folder = Path(folders.enter_context(TemporaryDirectory(prefix="ludotheque-")))
            except OSError as error:
                log.warning("people of one table do not meet at one process, which costs more: %s", error)
            self._run()

    def _run(self) -> None:
        wanted = {signal.SIGINT: self._end, signal.SIGTERM: self._end, signal.SIGHUP: self._renew}
        before = {number: signal.signal(number, handler) for number, handler in wanted.items()}
        try:
            self._children = [self._begin(place) for place in range(self.config.processes)]
            begun = all(child.ready(self._is_ending) for child in self._children)
            if not begun and not self._ending:
                raise Mistake("a server process did not begin; the log says why")
            if begun:
                self.ready()
            self._look_after()
        finally:
            for child in self._children:
                child.process.terminate()
            for child in self._children:
                child.end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _begin(self, number: int) -> Child:
        hears, tells = self._context.Pipe(duplex=False)
        place = Place(self._folder, number, self.config.processes) if self._folder is not None else None
        arguments = (self.config, self.listener, tells, place)
        process = self._context.Process(target=serve_child, args=arguments, name="ludotheque server")
        process.start()
        tells.close()
        return Child(process, hears, time.monotonic())

    def _look_after(self) -> None:
        while not self._ending:
            wait([child.process.sentinel for child in self._children], LOOK_SECONDS)
            for place, child in enumerate(self._children):
                if not self._ending and not child.process.is_alive():
                    self._replace(place, child)
            if self._renewing and not self._ending:
                self._renewing = False
                self._renew_all()

    def _replace(self, place: int, child: Child) -> None:
        log.error("a server process died (exit code %s); another takes its place", child.process.exitcode)
        rest = SHORT_LIFE if time.monotonic() - child.begun < SHORT_LIFE else 0.0
        end = time.monotonic() + rest
        while not self._ending and time.monotonic() < end:
            time.sleep(LOOK_SECONDS)
        if not self._ending:
            self._children[place] = self._begin(place)

    def _renew_all(self) -> None:
        """One after the other, so that there is always somebody to come to."""
        for place, old in enumerate(self._children):
            new = self._begin(place)
            if not new.ready(self._is_ending):
                if not self._ending:
                    log.error("a new server process did not begin; the old ones stay")
                new.end()
                return
            self._children[place] = new
            old.end()
        log.info("all server processes are new")

    def _is_ending(self) -> bool:
        return self._ending

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ending = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True
