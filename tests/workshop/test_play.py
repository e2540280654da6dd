"""What `./play --offline` is asked, before anything is made or served."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def told(*words: str) -> tuple[int, str]:
    done = subprocess.run([sys.executable, ROOT / "play", *words], capture_output=True, text=True, cwd=ROOT)
    return done.returncode, done.stdout + done.stderr


def test_options_of_a_server_are_refused_by_their_name() -> None:
    code, said = told("--offline", "--lan", "--data", "elsewhere")
    assert code == 2
    assert "--lan is for a room with a server; --offline goes with --port and --no-browser alone" in said
    code, said = told("--offline", "--port", "many")
    assert code == 2
    assert "--port" in said


def test_offline_has_a_help_of_its_own() -> None:
    code, said = told("--offline", "--help")
    assert code == 0
    assert all(word in said for word in ("--offline", "--port", "--no-browser"))
