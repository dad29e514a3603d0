"""Clocks as values: no time is made and none is lost, whatever happens at a table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.server.contract.tables import ClockFace, Pace
from hexenkessel.server.storage.rows import SeatRow, TableRow
from hexenkessel.server.table.clocks import (
    BREATH,
    DAY,
    Clocks,
    Waiting,
    awake,
    clocks_after,
    faces,
    opened,
    reckoned,
    run_out,
    time_is_up_at,
    turned,
    waiting_at,
    woken,
)

SEATS = 3
LIVE = Pace("live", bank=100, increment=7)
DAYS = Pace("days", days=2)


def waiting(number: int, *due: int, bots: Iterable[int] = (), stands: bool = False) -> Waiting:
    return Waiting(number, frozenset(due), frozenset(bots), stands)


# Live


def test_only_clocks_of_due_seats_run() -> None:
    clocks = turned(opened(LIVE, SEATS, 0), LIVE, waiting(0, 1), waiting(1, 1), now=30)
    assert clocks == Clocks((100, 70, 100), 30)


def test_increment_is_added_once_when_a_seat_is_no_longer_due() -> None:
    clocks = turned(opened(LIVE, SEATS, 0), LIVE, waiting(0, 0, 1), waiting(1, 1), now=10)
    assert clocks.left == (97, 90, 100)
    clocks = turned(clocks, LIVE, waiting(1, 1), waiting(2, 2), now=20)
    assert clocks.left == (97, 87, 100)


def test_clocks_stop_during_a_pause_and_for_bots() -> None:
    clocks = opened(LIVE, SEATS, 0)
    for before in (waiting(0, 0, stands=True), waiting(0, 0, bots=[0])):
        assert turned(clocks, LIVE, before, waiting(0, 0), now=50).left == clocks.left
        assert run_out(clocks, before, now=1000) == frozenset()
        assert time_is_up_at(clocks, LIVE, before) is None


def test_no_increment_for_bots_pauses_and_lent_seats() -> None:
    clocks = opened(LIVE, SEATS, 0)
    assert turned(clocks, LIVE, waiting(0, 0, bots=[0]), waiting(1, 1, bots=[0]), now=5).left == clocks.left
    paused = turned(clocks, LIVE, waiting(0, 0), waiting(0, 0, stands=True), now=5)
    assert paused.left == (95, 100, 100)
    lent = turned(clocks, LIVE, waiting(0, 0), waiting(0, 0, bots=[0]), now=5)
    assert lent.left == (95, 100, 100)


def test_return_after_a_time_out_grants_one_increment_or_the_minimum() -> None:
    lent, back = waiting(4, 0, bots=[0]), waiting(4, 0)
    for increment, gained in ((30, 30), (0, BREATH)):
        pace = Pace("live", increment=increment)
        assert turned(Clocks((-3, 50, 50), 0), pace, lent, back, now=9).left == (gained, 50, 50)
    assert turned(Clocks((20, 50, 50), 0), LIVE, lent, back, now=9).left == (20, 50, 50)
    assert turned(Clocks((-3, 0, 0), 0), DAYS, lent, back, now=9).left == (2 * DAY, 0, 0)


def test_time_out_is_due_when_the_first_running_clock_reaches_zero() -> None:
    clocks, both = Clocks((20, 5, 1), at=1000), waiting(0, 0, 1)
    assert time_is_up_at(clocks, LIVE, both) == 1005
    assert run_out(clocks, both, now=1004) == frozenset()
    assert run_out(clocks, both, now=1005) == {1}
    assert run_out(clocks, both, now=1020) == {0, 1}
    assert time_is_up_at(clocks, Pace("live", timeout="wait"), both) is None
    assert time_is_up_at(clocks, Pace(), both) is None
    assert time_is_up_at(clocks, LIVE, waiting(0)) is None


def test_downtime_is_not_charged() -> None:
    stopped = Clocks((10, 10, 10), at=100)
    assert awake(stopped, since=500) == Clocks((10, 10, 10), at=500)
    assert awake(stopped, since=50) == stopped, "The server was there."


def test_system_clock_set_back_gives_no_time() -> None:
    clocks = reckoned(Clocks((10, 10, 10), at=100), [0], now=40)
    assert clocks == Clocks((10, 10, 10), at=40)


# By days


def test_daily_allowance_is_renewed_each_turn() -> None:
    clocks = turned(opened(DAYS, SEATS, 0), DAYS, waiting(0, 0), waiting(1, 0), now=DAY)
    assert clocks.left == (DAY, 2 * DAY, 2 * DAY), "It is the same turn."
    clocks = turned(clocks, DAYS, waiting(1, 0), waiting(2, 1), now=1.5 * DAY)
    assert clocks.left[0] == DAY / 2
    clocks = turned(clocks, DAYS, waiting(2, 1), waiting(3, 0), now=1.75 * DAY)
    assert clocks.left == (2 * DAY, 1.75 * DAY, 2 * DAY)


def test_undo_does_not_renew_the_daily_allowance() -> None:
    clocks = turned(opened(DAYS, SEATS, 0), DAYS, waiting(0, 0, 1), waiting(1, 1), now=DAY)
    clocks = turned(clocks, DAYS, waiting(1, 1), waiting(0, 0, 1), now=DAY)
    assert clocks.left == (DAY, DAY, 2 * DAY)


def test_undo_by_consent_grants_a_minimum_of_time() -> None:
    late = Clocks((120, DAY, DAY), 0)
    back = turned(late, DAYS, waiting(5, 1), waiting(4, 0), now=0, by_consent=True)
    assert back.left == (2 * DAY, DAY, DAY), "He is asked again, and has his days for it."
    back = turned(late, DAYS, waiting(5, 0), waiting(2, 0), now=60, by_consent=True)
    assert back.left == (2 * DAY, DAY, DAY), "So he is if he was to answer something else."
    lent = turned(late, DAYS, waiting(5, 1, bots=[0]), waiting(4, 0, bots=[0]), now=0, by_consent=True)
    assert lent.left == late.left, "He has lent his seat, and gains nothing."
    for increment, least in ((0, BREATH), (7, BREATH), (30, 30)):
        pace = Pace("live", increment=increment)
        answered = turned(Clocks((2, 50, 50), 0), pace, waiting(4, 0), waiting(5, 1), now=0)
        assert answered.left[0] == 2 + increment
        back = turned(answered, pace, waiting(5, 1), waiting(4, 0), now=0, by_consent=True)
        assert back.left == (least, 50, 50)


# Whatever happens

Step = tuple[float, str, int]
steps = st.lists(
    st.tuples(
        st.floats(0, 60),
        st.sampled_from(["answer", "ask", "lend", "pause", "look"]),
        st.integers(0, SEATS - 1),
    ),
    max_size=40,
)


def after_step(at: Waiting, what: str, seat: int) -> Waiting:
    match what:
        case "answer" if at.due != {seat}:
            return Waiting(at.number + 1, at.due - {seat}, at.bots, at.stands)
        case "ask":
            return Waiting(at.number + 1, at.due | {seat}, at.bots, at.stands)
        case "lend":
            return Waiting(at.number, at.due, at.bots ^ {seat}, at.stands)
        case "pause":
            return Waiting(at.number, at.due, at.bots, not at.stands)
    return at


@given(steps, st.integers(0, 60))
def test_time_is_conserved(steps: list[Step], increment: int) -> None:
    """Bank, and increments for answers, and what was given to those who came back: all else was thought."""
    pace = Pace("live", bank=90, increment=increment)
    clocks, at, now = opened(pace, SEATS, 1000.0), waiting(0, 0), 1000.0
    owned = [90.0] * SEATS
    for seconds, what, seat in steps:
        now += seconds
        after = after_step(at, what, seat)
        for other in at.due - at.bots if not at.stands else ():
            owned[other] -= seconds
            if other not in after.due:
                owned[other] += increment
        for other in at.bots - after.bots:
            if owned[other] <= 0:
                owned[other] = max(BREATH, increment)
        clocks, at = turned(clocks, pace, at, after, now), after
        assert clocks.left == pytest.approx(owned, abs=1e-6) and clocks.at == now


@given(steps)
def test_daily_allowance_is_a_maximum_and_is_used_up(steps: list[Step]) -> None:
    pace = Pace("days", days=1)
    clocks, at, now = opened(pace, SEATS, 0.0), waiting(0, 0), 0.0
    for hours, what, seat in steps:
        now += hours * 3600
        after = after_step(at, what, seat)
        before, clocks = clocks, turned(clocks, pace, at, after, now)
        assert max(clocks.left) <= DAY
        for other in at.running & after.running:
            assert clocks.left[other] == pytest.approx(before.left[other] - hours * 3600)
        at = after


@given(st.floats(BREATH, 100), st.integers(0, 60), st.integers(1, 10))
def test_answer_and_undo_gain_no_time(left: float, increment: int, times: int) -> None:
    pace, both, one = Pace("live", increment=increment), waiting(0, 0, 1), waiting(1, 1)
    clocks = Clocks((left, left, left), 0)
    for _ in range(times):
        clocks = turned(turned(clocks, pace, both, one, 0), pace, one, both, 0)
        assert clocks.left == pytest.approx((left, left, left))


def test_undo_pays_the_increment_back() -> None:
    clocks = turned(opened(LIVE, SEATS, 0), LIVE, waiting(0, 0), waiting(1, 1), now=10)
    assert clocks.left == (97, 100, 100)
    back = turned(clocks, LIVE, waiting(1, 1), waiting(0, 0), now=15)
    assert back.left == (90, 95, 100)


@given(st.lists(st.floats(0, 30), min_size=1, max_size=20))
def test_reading_a_clock_does_not_move_its_deadline(pauses: list[float]) -> None:
    asked = waiting(0, 0)
    clocks, now = opened(LIVE, SEATS, 0.0), 0.0
    for seconds in pauses:
        now += seconds
        clocks = turned(clocks, LIVE, asked, asked, now)
        assert time_is_up_at(clocks, LIVE, asked) == pytest.approx(100)
        assert (run_out(clocks, asked, now) == {0}) == (clocks.left[0] <= 0)


# As stored


def row(state: str = "running", pace: Pace = LIVE, **more: object) -> TableRow:
    usual = TableRow(
        "id", "titan", "1", "{}", "name", "host", False, "running", "now", 0, 0, "[0]", None, "part"
    )
    stored = msgspec.json.encode(pace).decode()
    return msgspec.structs.replace(usual, state=state, pace=stored, **more)


PEOPLE = tuple(SeatRow("id", seat, person=f"person{seat}") for seat in range(SEATS))


def test_table_without_time_control_has_no_clocks() -> None:
    silent = row(pace=Pace())
    assert clocks_after(row("open", Pace()), PEOPLE, silent, PEOPLE, 5) == "{}"
    assert faces(silent, PEOPLE, 5).seats == ()
    assert woken(silent, 9) is silent


def test_clocks_start_and_stop_with_the_game() -> None:
    open_table = row("open", due="[]")
    assert clocks_after(open_table, PEOPLE, open_table, PEOPLE, 5) == "{}"
    begun = row(clocks=clocks_after(open_table, PEOPLE, row(), PEOPLE, 5))
    assert faces(begun, PEOPLE, 15).seats == (
        ClockFace(90, True),
        ClockFace(100, False),
        ClockFace(100, False),
    )
    over = row(
        "finished", number=1, due="[]", clocks=clocks_after(begun, PEOPLE, row("finished"), PEOPLE, 25)
    )
    assert waiting_at(over, PEOPLE).running == frozenset()
    assert [face.left for face in faces(over, PEOPLE, 1000).seats] == [87, 100, 100]
    assert faces(woken(begun, 65), PEOPLE, 75).seats[0].left == 90
    slow = row(pace=DAYS, clocks=clocks_after(open_table, PEOPLE, row(pace=DAYS), PEOPLE, 5))
    assert faces(woken(slow, 30 * DAY), PEOPLE, 31 * DAY).seats[0].left == DAY
