"""Processor time, which other programs on a busy machine disturb least."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time
from typing import TypeAlias

Figures: TypeAlias = dict[str, float]
"""What a measurement found, by name: `random play, actions/s` and the like."""


def rate(work: Callable[[], int], seconds: float) -> float:
    """The rate per second of processor time; `work` is done once or more and says how much."""
    gc.collect()
    done = 0
    began = process_time()
    while True:
        done += work()
        passed = process_time() - began
        if passed >= seconds:
            return done / passed
