"""Data that several threads read at once."""

from __future__ import annotations

import subprocess
import sys
from textwrap import dedent

# In a process of its own: what this is about can only be seen the first time, and might end the process.
PROGRAM = """
    import sys
    import threading
    from typing import Annotated

    import msgspec

    from hexenkessel.server.ops.warmup import resolve_struct_types

    Word = Annotated[str, msgspec.Meta(min_length=1)]
    FIELDS = {"a": "Word", "b": "tuple[Word, ...]", "c": "tuple[Annotated[str, 'x'], ...] | None"}
    SAID = {"a": "x", "b": ("x",), "c": None}

    def form(number):
        names = {"__annotations__": dict(FIELDS), "__module__": "__main__"}
        return type(msgspec.Struct)(f"Form{number}", (msgspec.Struct,), names)

    forms = [form(number) for number in range(3000)]
    resolve_struct_types()
    sys.setswitchinterval(1e-6)
    start = threading.Barrier(4)

    def read():
        start.wait()
        for each in forms:
            msgspec.convert(SAID, each)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print("done")
"""


def test_concurrent_first_decoding_of_a_struct_is_safe() -> None:
    done = subprocess.run(
        [sys.executable, "-c", dedent(PROGRAM)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.strip()) == (0, "done"), done.stderr
