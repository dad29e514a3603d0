"""What refers to itself in circles goes when nobody is there, and at last even if somebody is."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from math import inf
from typing import Any

import pytest

from hexenkessel.server import tidying
from hexenkessel.server.guard import Guard
from hexenkessel.server.settings import Settings
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
    tidy_for_a_moment(is_quiet)
    assert (old_circle() is None) == goes


def tidy_for_a_moment(is_quiet: bool) -> None:
    async def tidy() -> None:
        task = asyncio.create_task(tidying.tidy_up(lambda: is_quiet))
        await asyncio.sleep(0.05)
        task.cancel()

    run(tidy())


@pytest.fixture
def young() -> Iterator[tidying.Young]:
    thresholds = gc.get_threshold()
    gc.disable()
    young = tidying.Young()
    young.watch_only_them()
    yield young
    gc.callbacks.pop()
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.enable()


def are_spared(young: tidying.Young) -> bool:
    """Where so much has been played that it is time for a look."""
    things = [[number] for number in range(9_000)]
    young.spare_them()
    return gc.get_count()[0] < len(things) // 2


def test_the_young_are_spared_only_if_the_last_look_has_found_nothing(young: tidying.Young) -> None:
    assert not are_spared(young), "nobody has looked yet"
    gc.collect(0)
    assert are_spared(young)
    for _ in range(500):
        Circle()
    gc.collect(0)
    assert not are_spared(young), "somebody leaves circles behind"
    gc.collect(0)
    assert are_spared(young)


def test_what_a_request_leaves_behind_is_looked_at_before_anything_is_spared(young: tidying.Young) -> None:
    gc.collect(0)
    kept = weakref.ref(Circle())
    young.look_at_them()
    assert not are_spared(young)
    gc.collect(0)
    assert kept() is None
    assert are_spared(young)


def test_the_guard_tells_when_a_request_begins_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def answer(scope: Any, receive: Any, send: Any) -> None:
        assert tidying.YOUNG._spared_until == 0.0
        tidying.YOUNG._spared_until = inf  # there has been a look
        await send({"type": "http.response.start", "status": 200})

    async def ignore(*message: Any) -> Any:
        pass

    monkeypatch.setattr(tidying.YOUNG, "_spared_until", inf)
    scope: Any = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "headers": []}
    run(Guard(answer, Settings())(scope, ignore, ignore))
    assert tidying.YOUNG._spared_until == 0.0


def test_there_is_a_look_now_and_then_and_what_was_spared_goes_at_last(
    young: tidying.Young, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(tidying, "monotonic", lambda: now)
    gc.collect(0)
    kept = weakref.ref(Circle())
    assert are_spared(young) and are_spared(young)
    now += tidying._SPARED_FOR
    assert not are_spared(young), "it is time for a look"
    gc.collect(0)
    assert kept() is not None
    monkeypatch.setattr(tidying, "monotonic", time.monotonic)
    for name in ("_PAUSE", "_SELDOM", "_AT_LAST"):
        monkeypatch.setattr(tidying, name, 0.0)
    tidy_for_a_moment(is_quiet=False)
    assert kept() is None
