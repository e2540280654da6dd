"""A conversation with a program: a line to it, a line back, within a time. It ends when we end, however that is.

Everything that may wait does so in a thread: a program that reads nothing, writes nothing or writes for ever holds up
nobody for longer than it is given. It gets a session of its own, so that Ctrl-C is ours to answer, and so that all that
it has started ends with it.
"""

import atexit
import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from typing import IO, Final

from ludotheque.core.errors import Mistake

LONGEST: Final = 64 * 1024
"""Bytes of a line that a program may write: many times what any answer needs."""

LAST_LINES: Final = 5
"""So many of a program's last complaints are told, without what would command a terminal."""

REMEMBERED: Final = 2000
"""Bytes of what a program last wrote to standard error."""

FAREWELL: Final = 1.0
"""Seconds that a program has to end by itself once its input has ended."""


class Fault(Mistake):
    """Something that a player did wrong, and not we: it fell, was too slow, or said what is no answer."""


class Conversation:
    """One running program."""

    def __init__(self, words: list[str]) -> None:
        with undisturbed():
            self._begin(words)

    def _begin(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise Mistake(f"the program {words[0]} cannot be started: {error.strerror}") from None
        self._input, self._output, self._complaints = pipes_of(self.process)
        self._last_words: deque[bytes] = deque(maxlen=64)
        self._to_say: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._talk, self._listen)]
        for thread in self._threads:
            thread.start()
        _open.add(self)

    def tell(self, line: bytes) -> None:
        """Say something that needs no answer."""
        self._to_say.put((line, False))

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Say something, and give the line that comes back; raises `Fault`, and has ended then, if none does."""
        self._to_say.put((line, True))
        try:
            answer = self._heard.get(timeout=seconds)
        except Empty:
            self.end(at_once=True)
            raise Fault(self._with_last_words(f"gave no answer within {seconds:g} s")) from None
        except BaseException:
            self.end(at_once=True)
            raise
        if answer.endswith(b"\n"):
            return answer
        if len(answer) > LONGEST:
            self.end(at_once=True)
            raise Fault(self._with_last_words(f"wrote a line of more than {LONGEST} bytes: {told(answer)}"))
        self.end()
        ended = f"ended with code {self.process.returncode}"
        raise Fault(self._with_last_words(f"{ended} in the middle of {told(answer)}" if answer else ended))

    def refuse(self, why: str) -> Fault:
        """What was said is no answer: this conversation is over."""
        self.end(at_once=True)
        return Fault(self._with_last_words(why))

    def over(self) -> bool:
        return self.process.poll() is not None

    def end(self, at_once: bool = False) -> None:
        """The program's input ends; it has a moment to end too, unless there is no reason to wait."""
        self._to_say.put(None)
        try:
            self.process.wait(0 if at_once else FAREWELL)
        except subprocess.TimeoutExpired:
            pass
        kill(self.process.pid)
        self.process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)
        if not any(thread.is_alive() for thread in self._threads):
            for stream in (self._input, self._output, self._complaints):
                try:
                    stream.close()
                except OSError:
                    pass  # what was never read cannot be written any more
        _open.discard(self)

    def _talk(self) -> None:
        try:
            while (said := self._to_say.get()) is not None:
                line, answered = said
                try:
                    self._input.write(line)
                    self._input.flush()
                except OSError:
                    pass  # it does not listen; whether it has said something all the same is seen next
                if answered:
                    self._heard.put(self._output.readline(LONGEST + 1))
            self._input.close()
        except (OSError, ValueError):
            self._heard.put(b"")

    def _listen(self) -> None:
        """Standard error is read all the time, so that nobody waits to complain."""
        try:
            while part := os.read(self._complaints.fileno(), REMEMBERED):
                self._last_words.append(part)
        except (OSError, ValueError):
            pass

    def _with_last_words(self, what: str) -> str:
        said = b"".join(self._last_words)[-REMEMBERED:].decode("utf-8", "replace").split("\n")
        lines = ["".join(sign for sign in line if sign.isprintable()).strip() for line in said]
        last = "\n".join([line for line in lines if line][-LAST_LINES:])
        return f"{what}; it last complained: {last}" if last else what


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C, and whoever ends us, wait for a moment: a program that is just begun must be known, to be ended too."""
    came: list[int] = []
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            handler = signal.getsignal(number)
            if handler is not None and handler is not signal.SIG_IGN:
                before[number] = handler
                signal.signal(number, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for late in came:
        signal.raise_signal(late)


def pipes_of(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def told(line: bytes) -> str:
    """The beginning of a line, for people.

    >>> told(b'hello ' * 100)
    "'hello hello hello hello hello hello hello hello hello hello hello he...'"
    """
    text = line.decode("utf-8", "replace").rstrip("\n")
    return repr(text if len(text) <= 80 else f"{text[:68]}...")


def kill(process: int) -> None:
    """The program, and all that it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process, signal.SIGKILL)
        else:
            os.kill(process, signal.SIGTERM)
    except (ProcessLookupError, PermissionError):
        pass


_open: set[Conversation] = set()
"""The conversations of this process."""


def end_all(at_once: bool = False) -> None:
    """Nobody is left to talk to these programs."""
    for conversation in list(_open):
        conversation.end(at_once)


def end_with_this_process() -> None:
    """However it ends, but for a blow that no process survives; then the programs find that their input has ended.

    Processes that work for another are ended by a signal, or leave without a look at `atexit`.
    """
    atexit.register(end_all)
    Finalize(None, end_all, exitpriority=10)
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _end_by_signal)


def _end_by_signal(number: int, frame: object) -> None:
    """A signal comes in the middle of anything: nothing here may wait for what this thread itself holds."""
    signal.signal(number, signal.SIG_IGN)
    for conversation in list(_open):
        kill(conversation.process.pid)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def forget_all() -> None:
    """In a process that was forked: the conversations are its parent's."""
    _open.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=forget_all)
