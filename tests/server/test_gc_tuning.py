"""What refers to itself in circles goes when nobody is there, and at last even if somebody is."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from hexenkessel.server.ops import gc_tuning
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
    gc.unfreeze()
    gc.enable()


@pytest.mark.parametrize(
    ("seldom", "at_last", "is_quiet", "goes"),
    [(0.0, 99.0, True, True), (0.0, 99.0, False, False), (99.0, 99.0, True, False), (99.0, 0.0, False, True)],
    ids=["nobody is there", "somebody is there", "it was done just now", "it is high time"],
)
def test_old_cycles_are_collected_when_idle_and_at_last_when_busy(
    monkeypatch: pytest.MonkeyPatch,
    old_circle: weakref.ref[Circle],
    seldom: float,
    at_last: float,
    is_quiet: bool,
    goes: bool,
) -> None:
    monkeypatch.setattr(gc_tuning, "_PAUSE", 0.001)
    monkeypatch.setattr(gc_tuning, "_SELDOM", seldom)
    monkeypatch.setattr(gc_tuning, "_AT_LAST", at_last)
    tidy_for_a_moment(is_quiet)
    assert (old_circle() is None) == goes


def tidy_for_a_moment(is_quiet: bool) -> None:
    async def tidy() -> None:
        task = asyncio.create_task(gc_tuning.collect_when_idle(lambda: is_quiet))
        await asyncio.sleep(0.05)
        task.cancel()

    run(tidy())


def test_only_the_young_generation_is_collected_during_play() -> None:
    thresholds = gc.get_threshold()
    try:
        gc_tuning.collect_young_only()
        young, middle, old = gc.get_threshold()
        assert gc.isenabled() and young <= 10_000 and middle == old >= 1_000_000
        assert gc.get_freeze_count() > 0
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
