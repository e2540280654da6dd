"""Where and when it was measured."""

import os
import platform
import shlex
import subprocess
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


def processor() -> str:
    """The processor's name."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def compiler() -> str:
    command = [*shlex.split(os.environ.get("CC", "cc")), "--version"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    return told.stdout.partition("\n")[0]


def syncs_a_second(folder: Path, count: int = 200) -> float:
    """How often this disk can make a page durable, one after the other: the bound of any store without group commit."""
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        began = time.perf_counter()
        for _ in range(count):
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
        return count / (time.perf_counter() - began)


def described(folder: Path) -> dict[str, Any]:
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "compiler": compiler(),
        "syncs_a_second": syncs_a_second(folder),
        "load": os.getloadavg()[0],
    }
