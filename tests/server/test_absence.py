"""Who keeps the table waiting: the others agree that a bot plays for him, until he comes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hexenkessel.server.table.motions import Moved, needed_for
from tests.server.house import House, Visitor, wait_for
from tests.server.test_motions import answer, begun, in_turn, move, seat
from tests.server.test_resignation import resign, three

LENT = ("person", "greedy")


@pytest.fixture
def carl(house: House) -> Iterator[Visitor]:
    with house.visitor("Carl") as visitor:
        yield visitor


@pytest.fixture
def table(house: House, ada: Visitor, bert: Visitor, carl: Visitor) -> str:
    """Three people at a table that has waited for Bert for hours."""
    table = three(ada, bert, carl)
    for who in (ada, carl):
        who.act(table, who.state(table))
    wait_for_hours(house, table)
    return table


@pytest.fixture
def duel(house: House, ada: Visitor, bert: Visitor) -> str:
    """Only two of them."""
    table = ada.open_table([{"kind": "me"}, {"kind": "open"}])
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    ada.act(table, ada.state(table))
    wait_for_hours(house, table)
    return table


def wait_for_hours(house: House, table: str, hours: int = 3) -> None:
    house.services.registry._tables[table].ledger.quiet_since -= hours * 3600


def ask(who: Visitor, table: str, whose: int = 1) -> Any:
    return move(who, table, "lend", whose=whose)


def no(who: Visitor, table: str, **body: Any) -> str:
    """What speaks against it."""
    error: str = who.refused(f"/api/tables/{table}/motion", kind="lend", **body)[1]["error"]
    return error


def who_plays(table: Any) -> tuple[str, str | None]:
    return table["seats"][1]["kind"], table["seats"][1]["bot"]


def test_absent_player_has_no_vote_on_lending_his_seat() -> None:
    seats = (seat(0, "ada"), seat(1, "bert"), seat(2, "carl"), seat(3, "bert"))
    assert needed_for(Moved("lend", 0, None, (0,), 3), seats) == (2,)
    assert needed_for(Moved("lend", 0, None, (0, 2), 1), seats) == ()


def test_consent_lends_an_absent_players_seat_until_he_takes_it_back(
    house: House, ada: Visitor, bert: Visitor, carl: Visitor, table: str
) -> None:
    path = f"/api/tables/{table}"
    with bert.socket(table) as line:
        moved = ask(ada, table)["motion"]
        told = line.hear_until("table", lambda news: news["table"]["motion"])["table"]["motion"]
    assert told == moved
    assert moved == {"kind": "lend", "by": 0, "number": None, "agreed": [0], "needed": [2], "whose": 1}
    lent = answer(carl, table, True)
    assert who_plays(lent) == LENT and lent["motion"] is None
    assert lent["seats"][1]["person"] == bert.person["id"], "It is still his."
    wait_for(lambda: ada.state(table)["number"] == 3)  # the bot has chosen
    # As if he had lent it himself: only he sees what it sees, and he takes it back when he likes.
    assert ada.http.get(f"{path}/state?seat=1").json()["error"] == "not-your-seat"
    state = bert.state(table)
    assert state["seat"] == 1 and state["decision"] is None
    assert bert.refused(f"{path}/act", number=3, action="roll")[1]["error"] == "seat-lent"
    assert who_plays(bert.post(f"{path}/take-back")) == ("person", None)


def test_lending_by_consent_equals_lending_ones_own_seat(
    ada: Visitor, bert: Visitor, carl: Visitor, table: str
) -> None:
    own = three(ada, bert, carl)
    by_himself = bert.post(f"/api/tables/{own}/lend", bot="greedy")["seats"][1]
    ask(ada, table)
    assert answer(carl, table, True)["seats"][1] == by_himself


def test_absent_player_can_veto(ada: Visitor, bert: Visitor, table: str) -> None:
    ask(ada, table)
    refused = answer(bert, table, False)
    assert refused["motion"] is None and who_plays(refused) == ("person", None)
    assert no(ada, table, whose=1) == "too-soon", "He is here: the table waits anew."


def test_action_of_the_absent_player_cancels_the_motion(
    ada: Visitor, bert: Visitor, carl: Visitor, table: str
) -> None:
    ask(ada, table)
    bert.act(table, bert.state(table))
    assert ada.get(f"/api/tables/{table}")["motion"] is None
    assert carl.refused(f"/api/tables/{table}/motion/answer", agree=True)[1]["error"] == "no-motion"


@pytest.mark.parametrize("what", ["lend", "take-back"])
def test_lending_or_taking_back_his_own_seat_cancels_the_motion(
    ada: Visitor, bert: Visitor, table: str, what: str
) -> None:
    ask(ada, table)
    done = bert.post(f"/api/tables/{table}/{what}", **({"bot": "random"} if what == "lend" else {}))
    assert done["motion"] is None
    assert who_plays(done) == ("person", "random" if what == "lend" else None)


def test_resignation_of_the_absent_player_cancels_the_motion(ada: Visitor, bert: Visitor, table: str) -> None:
    ask(ada, table)
    after = resign(bert, table)
    assert after["motion"] is None and after["seats"][1]["kind"] == "bot"


def test_lending_ones_own_seat_is_not_consent(ada: Visitor, carl: Visitor, table: str) -> None:
    ask(ada, table)
    after = carl.post(f"/api/tables/{table}/lend", bot="random")
    assert after["motion"] is None and who_plays(after) == ("person", None)


def test_only_another_persons_due_seat_can_be_lent_by_consent(
    ada: Visitor, bert: Visitor, carl: Visitor, table: str
) -> None:
    for who, whose in ((ada, None), (ada, 0), (ada, 2), (ada, 3), (ada, -1), (bert, 1)):
        assert no(who, table, whose=whose) == "not-waited-for"
    ask(ada, table)
    answer(carl, table, True)
    assert no(carl, table, whose=1) == "not-waited-for", "A bot plays there."


def test_absence_motion_is_refused_while_paused(
    house: House, ada: Visitor, bert: Visitor, carl: Visitor, table: str
) -> None:
    move(ada, table, "pause")
    answer(bert, table, True)
    answer(carl, table, True)
    wait_for_hours(house, table)
    assert no(ada, table, whose=1) == "not-waited-for"


def test_absence_motion_is_refused_before_the_minimum_wait(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, _ = in_turn(table, ada, bert)
    other, whose = (bert, 0) if first is ada else (ada, 1)
    assert no(other, table, whose=whose) == "too-soon-for-two"


def test_absence_motion_is_refused_while_a_clock_runs(house: House, ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert, pace={"kind": "days", "days": 3, "timeout": "wait"})
    first, _ = in_turn(table, ada, bert)
    other, whose = (bert, 0) if first is ada else (ada, 1)
    wait_for_hours(house, table)
    assert no(other, table, whose=whose) == "time-left"


def test_between_two_players_a_day_of_absence_replaces_consent(
    house: House, bert: Visitor, ada: Visitor, duel: str
) -> None:
    with bert.socket(duel) as line:
        line.hear_until("state")
        assert no(ada, duel, whose=1) == "still-here"
    wait_for(lambda: not ada.get(f"/api/tables/{duel}")["seats"][1]["connected"])
    assert no(ada, duel, whose=1) == "too-soon-for-two", "He may mean to come tomorrow."
    wait_for_hours(house, duel, 24)
    lent = ask(ada, duel)
    assert who_plays(lent) == LENT and lent["motion"] is None
