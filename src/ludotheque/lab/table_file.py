"""Rows in a file that other tools read: Parquet, CSV or lines of JSON, as the file's name ends."""

import csv
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludotheque.core.errors import Mistake
from ludotheque.lab.rows import Row, Value

UNFINISHED = ".part"


class Writer(Protocol):
    def add(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


class CsvWriter:
    """Names in the first line; nothing stands for what there is not."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.rows: csv.DictWriter[str] | None = None

    def add(self, rows: Sequence[Row]) -> None:
        if self.rows is None and rows:
            self.rows = csv.DictWriter(self.file, list(rows[0]), lineterminator="\n")
            self.rows.writeheader()
        if self.rows is not None:
            self.rows.writerows(rows)

    def close(self) -> None:
        self.file.close()


class JsonWriter:
    """An object in each line."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("wb")

    def add(self, rows: Sequence[Row]) -> None:
        self.file.write(msgspec.json.Encoder().encode_lines(rows))

    def close(self) -> None:
        self.file.close()


class ParquetWriter:
    """A group of rows for each block of games; the first row decides what is a number."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise Mistake(
                "a Parquet file needs pyarrow: install ludotheque[table], or name a .csv or .jsonl file"
            ) from None
        self.arrow: Any = pyarrow
        self.path = path
        self.writer: Any = None

    def add(self, rows: Sequence[Row]) -> None:
        if not rows:
            return
        if self.writer is None:
            schema = self.arrow.schema([(name, self._type(value)) for name, value in rows[0].items()])
            self.writer = self.arrow.parquet.ParquetWriter(self.path, schema)
        self.writer.write_table(self.arrow.Table.from_pylist(list(rows), self.writer.schema))

    def _type(self, value: Value) -> Any:
        kinds = {str: self.arrow.string(), float: self.arrow.float64()}
        return kinds.get(type(value), self.arrow.int64())

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


WRITERS: dict[str, type[CsvWriter | JsonWriter | ParquetWriter]] = {
    ".parquet": ParquetWriter,
    ".csv": CsvWriter,
    ".jsonl": JsonWriter,
}


@contextmanager
def table_file(place: str | os.PathLike[str]) -> Iterator[Writer]:
    """A new file to which rows are added. Whoever stops early keeps the rows of all that was over by then."""
    path = Path(place)
    if path.suffix not in WRITERS:
        raise Mistake(f"{path}: a table is a file that ends in {', '.join(WRITERS)}, and this one does not")
    if path.exists():
        raise Mistake(f"{path} is there already, and nothing is written over; choose another name")
    aside = path.with_name(path.name + UNFINISHED)
    try:
        writer = WRITERS[path.suffix](aside)
        try:
            yield writer
        except KeyboardInterrupt:
            finish(writer, aside, path)
            raise
        except BaseException:
            writer.close()
            raise
        finish(writer, aside, path)
    except OSError as error:
        raise Mistake(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        aside.unlink(missing_ok=True)


def finish(writer: Writer, aside: Path, path: Path) -> None:
    writer.close()
    if aside.exists():
        aside.replace(path)
