"""`hexenkessel serve` in a process of its own, as a host would start it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0  # seconds until it is at home, or gone


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    environment = {
        **os.environ,
        "HEXENKESSEL_LOG": "warning",
        # All the people of a test come from one address, and they are quick.
        "HEXENKESSEL_REQUESTS_PER_SECOND": "1000",
        "HEXENKESSEL_MESSAGES_PER_SECOND": "1000",
        "HEXENKESSEL_GUESTS_PER_MINUTE": "1000",
        "HEXENKESSEL_LOGINS_PER_MINUTE": "1000",
        "PYTHONUNBUFFERED": "1",
    }
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    command = [sys.executable, "-m", "hexenkessel.cli", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=folder, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Hexenkessel is at http://"), line
        try:
            yield line.split()[3].rstrip("/")
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()
