"""Records that one address brings keep nobody else from having dice checked."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.record import write_record
from hexenkessel.server.records.service import MOST_WAITING
from tests.server.house import House, Visitor, open_house, settings_in, wait_for
from tests.server.test_records import long_game, played

MALLORY = {"X-Forwarded-For": "203.0.113.7"}  # as a trusted proxy tells us


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = settings_in(tmp_path_factory.mktemp("fairness"), records_per_minute=1000)
    with open_house(settings) as opened:
        yield opened


@pytest.fixture(scope="module")
def long_record() -> str:
    return write_record(long_game(DiceParts("long"), 600))


def upload(mallory: Visitor, record: str) -> int:
    return mallory.http.post("/api/analysis", json={"record": record}, headers=MALLORY).status_code


@contextmanager
def many_uploads(house: House, record: str) -> Iterator[list[Future[int]]]:
    """As many of one address as may wait behind one that is being looked at; the process stands still."""
    worker = house.services.records._uploads
    assert worker._pool is not None, "Somebody must have brought a record before."
    (process,) = worker._pool._processes
    with house.visitor("Mallory") as mallory, ThreadPoolExecutor(MOST_WAITING + 1) as threads:
        os.kill(process, signal.SIGSTOP)
        try:
            uploads = [threads.submit(upload, mallory, record) for _ in range(MOST_WAITING + 1)]
            wait_for(lambda: worker.waiting_of("203.0.113.7") == MOST_WAITING)
            yield uploads
        finally:
            os.kill(process, signal.SIGCONT)


def test_uploads_of_one_address_do_not_delay_the_dice_check_of_another(
    house: House, ada: Visitor, long_record: str
) -> None:
    first, second = (ada.post("/api/analysis", record=short_record(number))["id"] for number in (1, 2))
    assert ada.get(f"/api/tables/{first}/verification")["ok"]  # the processes are there
    with many_uploads(house, long_record) as uploads:
        assert ada.get(f"/api/tables/{second}/verification")["ok"]
        assert not any(upload.done() for upload in uploads)
    assert {upload.result() for upload in uploads} == {201}


def test_uploads_of_one_address_do_not_delay_those_of_another(
    house: House, ada: Visitor, long_record: str
) -> None:
    ada.post("/api/analysis", record=short_record(3))
    with ThreadPoolExecutor(1) as thread:
        with many_uploads(house, long_record) as uploads:
            finished: list[Future[Any]] = []
            answer = thread.submit(ada.post, "/api/analysis", record=short_record(4))
            for one in (answer, *uploads):
                one.add_done_callback(finished.append)
            wait_for(lambda: house.services.records._uploads.waiting_of("127.0.0.1") == 1)
        assert answer.result()["number"] == 5
    # Hers comes after the one at work and one more.
    assert finished.index(answer) < MOST_WAITING, "Somebody else has waited for all of them."


def short_record(number: int) -> str:
    return write_record(played(5, DiceParts(f"short {number}")))


def test_pending_uploads_per_address_are_limited(house: House, ada: Visitor, long_record: str) -> None:
    ada.post("/api/analysis", record=short_record(5))
    with many_uploads(house, long_record) as uploads, house.visitor("Mallory") as mallory:
        assert upload(mallory, long_record) == 429
    assert {upload.result() for upload in uploads} == {201}
