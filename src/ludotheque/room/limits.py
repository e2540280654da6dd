"""How much one table may hold and how long it may take, so that nobody can spoil it for the others."""

from dataclasses import dataclass

from ludotheque.core.errors import BadComponents


@dataclass(frozen=True)
class TableLimits:
    """What every table keeps to; docs/operations.md explains it."""

    tables: int = 100_000
    entries_per_table: int = 10_000
    visitors_per_seat: int = 64
    """So many visitors hold the same seats at a table, or none: watchers never keep a player out."""
    waiting_jobs: int = 256
    waiting_messages: int = 256
    said_kept: int = 500
    """So much of what was said at a table is kept, and no more is shown to whoever comes."""
    said_length: int = 200
    said_per_second: float = 0.5
    said_at_once: int = 6
    """By one seat; by all together at one table, four times as much."""
    seatings_per_second: float = 0.2
    seatings_at_once: int = 12
    """How often a seat is renamed, handed over or sat down at; the host does as much for every seat."""
    changes_per_second: float = 1
    changes_at_once: int = 30
    """How often somebody takes back an action, or proposes something else."""
    history_steps: int = 1_500
    """So much of a game is told again, the last of it; no game of these lasts so long."""
    history_bytes: int = 33_554_432
    """So much of what was told again is kept, of all tables."""
    record_bytes: int = 131_072
    """Of a record that somebody opens; those of whole games here have a tenth of that."""
    component_bytes: int = 16_384
    component_line: int = 200
    """Reading TOML takes time that grows with the square of a line."""


def check_component_size(text: str, limits: TableLimits) -> None:
    """Raise for a component file that would take too long to read."""
    size = len(text.encode())
    if size > limits.component_bytes:
        raise BadComponents(f"a component file has at most {limits.component_bytes} bytes, this one has {size}")
    longest = max(map(len, text.split("\n")))
    if longest > limits.component_line:
        raise BadComponents(
            f"a line of a component file has at most {limits.component_line} characters, this one has one of {longest}"
        )
