"""A plugin of pytest: after HEXENKESSEL_DEADLINE (seconds since the epoch) no further test is started."""

from __future__ import annotations

import os
import time

import pytest

REASON = "The time was up."


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    if time.time() > float(os.environ.get("HEXENKESSEL_DEADLINE", "inf")):
        pytest.skip(REASON)
