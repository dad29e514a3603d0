"""What refers to itself in circles goes when nobody is there, and at last even if somebody is."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from hexenkessel.server import tidying
from tests.server.house import run


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def old_circle() -> Iterator[weakref.ref[Circle]]:
    """One that is garbage, but has become old before."""
    gc.disable()
    circle = Circle()
    gc.collect(0)
    kept = weakref.ref(circle)
    del circle
    gc.collect(0)
    assert kept() is not None
    yield kept
    gc.enable()


@pytest.mark.parametrize(
    ("seldom", "at_last", "is_quiet", "goes"),
    [(0.0, 99.0, True, True), (0.0, 99.0, False, False), (99.0, 99.0, True, False), (99.0, 0.0, False, True)],
    ids=["nobody is there", "somebody is there", "it was done just now", "it is high time"],
)
def test_old_circles_go(
    monkeypatch: pytest.MonkeyPatch,
    old_circle: weakref.ref[Circle],
    seldom: float,
    at_last: float,
    is_quiet: bool,
    goes: bool,
) -> None:
    monkeypatch.setattr(tidying, "_PAUSE", 0.001)
    monkeypatch.setattr(tidying, "_SELDOM", seldom)
    monkeypatch.setattr(tidying, "_AT_LAST", at_last)

    async def tidy_for_a_moment() -> None:
        task = asyncio.create_task(tidying.tidy_up(lambda: is_quiet))
        await asyncio.sleep(0.05)
        task.cancel()

    run(tidy_for_a_moment())
    assert (old_circle() is None) == goes
