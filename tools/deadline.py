"""A plugin of pytest: after HEXENKESSEL_DEADLINE (seconds since the epoch) no further test is started."""

from __future__ import annotations

import os
import time

import pytest

REASON = "The time was up."


def is_over() -> bool:
    return time.time() > float(os.environ.get("HEXENKESSEL_DEADLINE", "inf"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    if is_over():
        pytest.skip(REASON)
