"""Games of which nothing is secret any more: looked at, verified, and played on with new dice."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from hexenkessel.bots.registry import find_bot
from hexenkessel.kernel.dice import DiceParts, Fork
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import LARGEST_RECORD, Remark, read_record, write_record
from hexenkessel.kernel.registry import find_game
from hexenkessel.kernel.verification import verify
from hexenkessel.server.contract.play import StoryEntry
from hexenkessel.server.records import replay as replaying
from hexenkessel.server.records import service as records
from hexenkessel.server.records import verification as examining
from hexenkessel.server.records.verification import Examined, Finding, examine
from hexenkessel.server.table.state import open_entry
from hexenkessel.server.table.subscribers import Subscribers
from tests.kernel.test_record import sealed_anew
from tests.server.house import House, Visitor, open_house, run, settings_in, wait_for

TITAN = find_game("titan")
NAMES = ["Ada", "Béla \x07Bartók", "x" * 60]


def played(actions: int, dice: DiceParts, seats: int = 3, **options: Any) -> History[Any, Any]:
    history = History(TITAN, TITAN.setup(seats, dice, options))
    bots = [find_bot(TITAN, "random", seat) for seat in range(seats)]
    while history.position.due and len(history.moves) < actions:
        seat = history.position.due[0]
        view = TITAN.view(history.position, seat)
        history.play(seat, bots[seat].choose(view, decision(history.position, seat)))
    return history


def long_game(dice: DiceParts, actions: int) -> History[Any, Any]:
    """A game that is not over after so many actions. At random most are, so several are tried."""
    tried = (
        played(actions, msgspec.structs.replace(dice, host=f"{dice.host} {number}"), seats=6)
        for number in range(200)
    )
    return next(history for history in tried if history.position.outcome is None)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("records")
    with open_house(settings_in(folder, records_per_minute=100_000)) as opened:
        yield opened


@pytest.fixture(scope="module")
def finished() -> str:
    """A game that is over, with words and times, by dice of a seed alone."""
    history = played(5000, DiceParts("seed 7"), rounds=2)
    remarks = [Remark(0, 1, "hello"), Remark(3, -1, "from the gallery"), Remark(3, 0, "\x00")]
    return write_record(history, NAMES, remarks, {number: 1_700_000_000 + number for number in range(1, 9)})


@pytest.fixture(scope="module")
def unfinished() -> str:
    return write_record(played(40, DiceParts("host part", ("part one", "part two", "part three"))))


def analysed(visitor: Visitor, record: str, **more: Any) -> Any:
    return visitor.post("/api/analysis", record=record, **more)


# Analysis


def test_uploaded_record_opens_an_analysis_table(ada: Visitor, bert: Visitor, finished: str) -> None:
    table = analysed(ada, finished, name="An evening")
    assert (table["kind"], table["state"], table["private"]) == ("analysis", "finished", True)
    assert (table["name"], table["host"]) == ("An evening", ada.person["id"])
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Béla Bartók", "x" * 30]
    assert table["outcome"] and table["parts"] == {"host": "seed 7", "seats": []}
    last = len(read_record(finished).entries) - 1
    assert table["number"] == last
    path = f"/api/tables/{table['id']}"
    assert ada.get(path)["number"] == last
    assert table["id"] in [each["id"] for each in ada.get("/api/tables", which="mine")]
    assert table["id"] not in [each["id"] for each in bert.get("/api/tables", which="finished")]
    assert ada.get(f"{path}/replay", number=last)["outcome"] == table["outcome"]


def test_uploaded_record_is_exported_unchanged(ada: Visitor, finished: str, unfinished: str) -> None:
    for sent in (finished, unfinished):
        table = analysed(ada, sent)
        back = ada.http.get(f"/api/tables/{table['id']}/record").text
        one, other = read_record(sent), read_record(back)
        assert other.setup == one.setup
        assert [(entry.seat, entry.action, entry.rolls, entry.time) for entry in other.entries] == [
            (entry.seat, entry.action, entry.rolls, entry.time) for entry in one.entries
        ]
        assert other.result == one.result
        verify(TITAN, other)
    assert read_record(ada.http.get(f"/api/tables/{analysed(ada, finished)['id']}/record").text).remarks == (
        Remark(0, 1, "hello"),
        Remark(3, -1, "from the gallery"),
    )


def test_unfinished_record_can_be_uploaded(ada: Visitor, unfinished: str) -> None:
    table = analysed(ada, unfinished)
    assert table["outcome"] is None and table["state"] == "finished" and table["number"] == 40
    assert table["name"] == "Ada"
    state = ada.get(f"/api/tables/{table['id']}/replay", number=40)
    assert state["outcome"] is None and state["due"] and state["decision"] is None
    assert ada.refused(f"/api/tables/{table['id']}/act", number=40, action="roll")[0] in (403, 409)


def test_analysis_tables_survive_a_restart(folder: Path, unfinished: str) -> None:
    forked = write_record(played(40, DiceParts("host part", ("p1", "p2"), (Fork(5, "new dice"),))))
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        before = [
            (table, ada.get(f"/api/tables/{table}/replay", number=40))
            for table in (analysed(ada, record)["id"] for record in (unfinished, forked))
        ]
    with open_house(settings_in(folder)) as house, house.visitor("Eve") as eve:
        for table, state in before:
            assert eve.get(f"/api/tables/{table}/replay", number=40) == state
            assert eve.get(f"/api/tables/{table}/verification")["ok"]


def test_analysis_tables_per_person_are_limited(
    folder: Path, finished: str, unfinished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_ANALYSES", 2)
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada, house.visitor("Bert") as bert:
        kept = analysed(bert, unfinished)["id"]
        tables = [analysed(ada, unfinished)["id"] for _ in range(3)]
        assert {each["id"] for each in ada.get("/api/tables", which="mine")} == set(tables[1:])
        assert [each["id"] for each in bert.get("/api/tables", which="mine")] == [kept]


def line_of(record: str, beginning: str) -> int:
    return next(at for at, line in enumerate(record.splitlines(), 1) if line.startswith(beginning))


def refused(visitor: Visitor, record: str) -> tuple[int, str]:
    status, body = visitor.refused("/api/analysis", record=record)
    assert status == 422 and body["error"] == "bad-record", body
    assert body["text"].startswith(f"Line {body['line']}: ")
    return body["line"], body["text"]


def test_malformed_record_is_rejected_with_its_line(ada: Visitor, finished: str) -> None:
    assert refused(ada, "")[0] == 1
    assert refused(ada, "Dear aunt\n")[0] == 1
    assert refused(ada, "\x00" * 1000)[0] == 1
    assert refused(ada, "hexenkessel-record 2\n" + "[" * 100_000 + "\n")[0] == 2
    assert refused(ada, "hexenkessel-record 2\noptions " + "[" * 100_000 + "\n~ 0")[0] == 3
    lines = finished.splitlines()
    third = line_of(finished, "3 ")
    broken = "\n".join([*lines[: third - 1], lines[third - 1].replace("3 ", "7 ", 1), *lines[third:]])
    assert refused(ada, broken)[0] == third


def test_tampered_record_is_rejected_with_its_line(ada: Visitor, finished: str) -> None:
    at = next(at for at, line in enumerate(finished.splitlines(), 1) if " = movement:" in line)
    line = finished.splitlines()[at - 1]
    face = line.partition("movement:")[2][0]
    lie = line.replace(f"movement:{face}", f"movement:{int(face) % 6 + 1}")
    assert refused(ada, finished.replace(line, lie))[0] == at
    found, sentence = refused(ada, sealed_anew(finished.replace(line, lie)))
    assert found == at and "did not fall like this" in sentence
    first = line_of(finished, "1 ")
    words = finished.splitlines()[first - 1]
    found, sentence = refused(ada, sealed_anew(finished.replace(words, "1 0 roll ~ 00000000")))
    assert found == first and "is not legal" in sentence


def test_record_errors_are_localised(house: House, finished: str) -> None:
    at = next(at for at, line in enumerate(finished.splitlines(), 1) if " = movement:" in line)
    line = finished.splitlines()[at - 1]
    number = line.partition(" ")[0]
    broken = finished.replace(line, line.replace("movement:", "movement:6"))
    with house.visitor("Ilona", language="hu") as ilona:
        status, body = ilona.refused("/api/analysis", record=broken)
        assert (status, body["line"]) == (422, at)
        changed = f"A játszma {number}. lépésénél ezt a lepecsételés után megváltoztatták: {number} "
        assert body["text"].startswith(f"{at}. sor: {changed}")
        crowded = sealed_anew(finished.replace("seats 3", "seats 9"))
        _, body = ilona.refused("/api/analysis", record=crowded)
        assert body["text"].startswith("2. sor: Ehhez a játékhoz (titan) legalább 2 és legfeljebb 6 hely")
        _, body = ilona.refused("/api/analysis", record="Dear aunt")
        assert body["text"] == "1. sor: A jegyzőkönyv így kezdődik: „hexenkessel-record 2”."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game titan", "game chess", "There is no game 'chess' here"),
        ("game titan " + TITAN.version, "game titan 0.0.1", "version 0.0.1 of the rules"),
        ("seats 3", "seats 9", "2 to 6 seats"),
        ('"rounds":2', '"rounds":"two"', "cannot be"),
    ],
)
def test_record_of_another_game_version_or_setup_is_rejected(
    ada: Visitor, finished: str, old: str, new: str, sentence: str
) -> None:
    assert old in finished
    line, said = refused(ada, sealed_anew(finished.replace(old, new, 1)))
    assert line == 2 and sentence in said


@pytest.mark.parametrize("part", ["x" * 129, "a\x00b", "\x1b[2J"])
def test_dice_parts_that_cannot_be_stored_are_rejected(ada: Visitor, part: str) -> None:
    for dice in (DiceParts(part), DiceParts("h", (part,)), DiceParts("h", (), (Fork(0, part),))):
        record = write_record(played(3, dice))
        line, sentence = refused(ada, record)
        assert record.splitlines()[line - 1].endswith(part) and "all of them visible" in sentence


def test_number_of_actions_in_a_record_is_limited(monkeypatch: pytest.MonkeyPatch, unfinished: str) -> None:
    monkeypatch.setattr(examining, "MOST_ACTIONS", 39)
    found = examine(unfinished)
    assert isinstance(found, Finding) and found.line == line_of(unfinished, "40 ")
    monkeypatch.setattr(examining, "MOST_ACTIONS", 40)
    assert isinstance(examine(unfinished), Examined)


def test_large_bodies_are_accepted_only_for_uploads(ada: Visitor) -> None:
    large = "x" * 1_900_000
    assert ada.refused("/api/analysis", record=large)[0] == 422
    assert ada.refused("/api/analysis", record=large + large)[0] == 413
    for path in ("/api/tables", "/api/tables/x/play-on", "/api/guest"):
        assert ada.http.post(path, json={"record": large, "name": large}).status_code == 413
    chunks = (b"x" * 100_000 for _ in range(40))
    headers = {"Content-Type": "application/json"}
    assert ada.http.post("/api/analysis", content=chunks, headers=headers).status_code == 413


def test_malformed_uploads_are_rejected(house: House, ada: Visitor) -> None:
    headers = {"Content-Type": "application/json"}
    for body in (
        b"[" * 1_000_000,
        b'{"record":' + b"[" * 1_000_000,
        b'{"record":null}',
        b"{}",
        b'{"record":"","x":1}',
    ):
        assert ada.http.post("/api/analysis", content=body, headers=headers).status_code == 400
    assert ada.refused("/api/analysis", record="", name="x" * 99)[1]["error"] == "bad-name"
    with house.visitor(None) as nobody:
        assert nobody.refused("/api/analysis", record="")[0] == 401
        assert nobody.get("/api/health")["status"] == "ok"


def test_uploads_are_rate_limited(folder: Path) -> None:
    with open_house(settings_in(folder, records_per_minute=2)) as house, house.visitor("Ada") as ada:
        codes = [ada.http.post("/api/analysis", json={"record": ""}).status_code for _ in range(4)]
        assert codes == [422, 422, 429, 429]


def test_verification_of_an_upload_has_a_time_limit(
    ada: Visitor, house: House, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "_PATIENCE", 0.00001)
    assert "within" in refused(ada, finished)[1]
    monkeypatch.undo()
    assert analysed(ada, finished)["number"]


def test_upload_does_not_block_the_event_loop(house: House, ada: Visitor, bert: Visitor) -> None:
    """A record as large as may be: others are answered meanwhile."""
    line = "0 = towers:1 ~ 00000000\n"
    header = "hexenkessel-record 2\ngame titan 1.0.0\nseats 2\noptions {}\ncommitment x\nhost x\n~ 00000000\n"
    large = header + line + "".join(f"; 0 {'word ' * 8}~ 00000000\n" for _ in range(30_000))
    answered = 0
    with ThreadPoolExecutor(1) as threads:
        reading = threads.submit(refused, ada, large)
        while not reading.done():
            bert.get("/api/health")
            answered += 1
        reading.result()
    # Whoever asks a loop that reads is answered once, afterwards.
    assert answered > 3


# Step by step


def test_replay_sends_each_log_entry_once(ada: Visitor, finished: str) -> None:
    table = analysed(ada, finished)
    path, last = f"/api/tables/{table['id']}/replay", table["number"]
    whole = ada.get(path, number=last)
    story: list[Any] = []
    for number in range(last + 1):
        story += (state := ada.get(path, number=number, since=number - 1))["story"]
        assert state["number"] == number and len(state["story"]) == 1
    assert story == whole["story"]
    assert ada.get(path, number=3, since=9)["story"] == []
    assert [entry["number"] for entry in ada.get(path, number=9, since=3)["story"]] == list(range(4, 10))
    assert ada.get(path, number=9) == ada.get(path, number=9, since=-1)
    assert ada.get(path, number=9, since=-(10**30)) == ada.get(path, number=9)
    assert ada.get(path, number=9, since=10**30)["story"] == []
    for wrong in (last + 1, -1, 10**30):
        assert ada.http.get(path, params={"number": wrong}).status_code == 422
    for wrong in ({"number": "x"}, {"since": "x"}):
        assert ada.http.get(path, params=wrong).status_code == 400


def test_replay_of_a_long_game_does_not_block_others(
    ada: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = analysed(ada, write_record(long_game(DiceParts("long"), 800)))
    path, last = f"/api/tables/{table['id']}/replay", table["number"]
    written: list[int] = []

    def slowly(history: History[Any, Any], number: int) -> StoryEntry:
        written.append(number)
        time.sleep(0.002)
        return open_entry(history, number)

    monkeypatch.setattr(replaying, "open_entry", slowly)
    answered = 0
    with ThreadPoolExecutor(3) as threads:
        reading = [threads.submit(ada.get, path, number=last) for _ in range(3)]
        while not all(each.done() for each in reading):
            bert.get("/api/health")
            answered += 1
    assert answered > 3, "Whoever asks a loop that writes is answered once, afterwards."
    assert written == list(range(last + 1)), "Written once, whoever asks."
    whole = reading[0].result()
    assert ada.get(path, number=last - 200, since=99)["story"] == whole["story"][100 : last - 199]
    assert len(written) == last + 1
    assert ada.get(path, number=last, since=last - 2)["story"] == whole["story"][-2:]
    assert len(written) == last + 3, "A few are written anew: nobody need write all of them."


def test_whole_replays_are_rate_limited(folder: Path) -> None:
    with open_house(settings_in(folder, stories_per_minute=2)) as house, house.visitor("Ada") as ada:
        table = analysed(ada, write_record(long_game(DiceParts("long"), 150)))
        path, last = f"/api/tables/{table['id']}", table["number"]
        codes = [ada.http.get(f"{path}/replay", params={"number": last}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert ada.http.get(f"{path}/record").json()["error"] == "too-many-stories"
        assert ada.get(f"{path}/replay", number=last, since=last - 1)["number"] == last, "Steps are not."


def test_cost_of_a_replay_step_does_not_grow_with_the_game(ada: Visitor) -> None:
    table = analysed(ada, write_record(long_game(DiceParts("long"), 800)))
    path, last = f"/api/tables/{table['id']}/replay", table["number"]
    assert last == 800
    sizes = [len(ada.http.get(path, params={"number": at, "since": at - 1}).content) for at in (last, 5)]
    assert sizes[0] < 3 * sizes[1]

    def took(number: int) -> float:
        began = time.perf_counter()
        ada.get(path, number=number, since=number - 1)
        return time.perf_counter() - began

    # The quickest of many, in turn: whatever else this machine does, it does to both.
    late, early = zip(*((took(last - at), took(5 + at)) for at in range(25)), strict=True)
    assert min(late) < 5 * min(early)


# Verification


def test_a_finished_game_is_verified(ada: Visitor, finished: str) -> None:
    running = ada.open_table([{"kind": "me"}] * 2, start=True)
    assert ada.http.get(f"/api/tables/{running}/verification").status_code == 409
    assert ada.refused(f"/api/tables/{running}/play-on", number=0, seat=0, bot="random")[0] == 409
    table = ada.open_table([{"kind": "bot", "bot": "random"}] * 2, options={"rounds": 1}, start=True)
    with ada.socket(table) as line:
        line.hear_until("state", lambda news: news["outcome"])
    story = ada.state(table)["story"]
    expected: dict[str, Any] = {
        "ok": True,
        "problems": [],
        "actions": len(story) - 1,
        "rolls": sum(len(entry["rolls"]) for entry in story),
    }
    assert [ada.get(f"/api/tables/{table}/verification") for _ in range(2)] == [expected] * 2
    assert expected["rolls"] > 0
    other = analysed(ada, finished)
    assert ada.get(f"/api/tables/{other['id']}/verification")["ok"]


def test_amount_of_chat_does_not_spoil_verification(house: House, ada: Visitor, finished: str) -> None:
    table = analysed(ada, finished)["id"]
    said = house.services.registry._tables[table].ledger.chat
    said += [msgspec.structs.replace(said[0], text="x" * 400)] * (LARGEST_RECORD // 400)
    assert ada.get(f"/api/tables/{table}/verification")["ok"]


def test_subscribers_are_read_only_in_the_event_loop(
    house: House, ada: Visitor, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He may go while a record is written in a thread."""
    table = analysed(ada, finished)["id"]
    found = house.services.registry._tables[table].ledger
    found.seats = tuple(msgspec.structs.replace(seat, person=ada.person["id"]) for seat in found.seats)
    threads: set[threading.Thread] = set()
    has = Subscribers.has

    def noticed(subscribers: Subscribers, person: str | None) -> bool:
        threads.add(threading.current_thread())
        return has(subscribers, person)

    monkeypatch.setattr(Subscribers, "has", noticed)
    assert ada.http.get(f"/api/tables/{table}/record").is_success
    assert ada.get(f"/api/tables/{table}/verification")["ok"]
    assert threads == {house._thread}


def test_verification_finds_dice_other_than_those_shown(house: House, ada: Visitor, finished: str) -> None:
    table = analysed(ada, finished)["id"]
    forge = text("UPDATE actions SET rolls = 'movement:9' WHERE \"table\" = :table AND number = 5")

    async def forged() -> None:
        await house.services.store.write(lambda connection: connection.execute(forge, {"table": table}))

    run(forged())
    found = ada.get(f"/api/tables/{table}/verification")
    assert not found["ok"]
    assert [problem["number"] for problem in found["problems"]] == [5]
    (problem,) = found["problems"]
    assert "movement:9" in problem["text"]
    # Whoever reads another language is told the same, by the messages that every client has.
    assert problem["args"]["shown"] == "movement:9"
    for language in ("de", "hu"):
        said = TITAN.messages(language).say(problem["key"], problem["args"])
        assert "movement:9" in said and said != problem["text"]


def test_dice_parts_are_recorded_by_seat(ada: Visitor) -> None:
    table = ada.open_table([{"kind": "bot", "bot": "random"}, {"kind": "me"}])
    ada.post(f"/api/tables/{table}/start", part="adasown12")
    ada.post(f"/api/tables/{table}/resign")
    told = ada.get(f"/api/tables/{table}")
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert told["parts"]["seats"] == [None, "adasown12"]
    assert "\nplayer 1 Ada\n" in record and "\npart 1 adasown12\n" in record
    assert ada.get(f"/api/tables/{table}/verification")["ok"]
    assert analysed(ada, record)["parts"] == told["parts"]


# Playing on


def test_play_on_forks_the_game_with_new_dice(house: House, ada: Visitor, unfinished: str) -> None:
    source = analysed(ada, unfinished)
    path = f"/api/tables/{source['id']}"
    tables = [ada.post(f"{path}/play-on", number=30, seat=1, bot="random") for _ in range(2)]
    for table in tables:
        assert table["state"] in ("running", "finished") and table["kind"] == "game" and table["private"]
        assert (table["origin"]["table"], table["origin"]["number"]) == (source["id"], 30)
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert table["parts"] is None
        dice = house.history(table["id"]).setup.dice
        assert dice.forks[0].after == 30 and table["origin"]["commitment"] == dice.forks[0].commitment
        assert (dice.host, dice.seats) == ("host part", ("part one", "part two", "part three"))
    forks = {house.history(table["id"]).setup.dice.forks for table in tables}
    assert len(forks) == 2
    wait_for(
        lambda: tables[0]["id"] not in house.services.registry._bot_seats
    )  # while they play it is not whole
    first = house.history(tables[0]["id"])
    text = write_record(first)
    assert read_record(text).entries[:31] == tuple(
        entry for entry in read_record(text).entries if entry.number <= 30
    )
    mine = read_record(unfinished).entries[1:31]
    assert [(entry.seat, entry.action, entry.rolls) for entry in read_record(text).entries[1:31]] == [
        (entry.seat, entry.action, entry.rolls) for entry in mine
    ]
    verify(TITAN, read_record(text))


def test_forked_game_is_finished_verified_and_forked_again(house: House, ada: Visitor) -> None:
    source = analysed(ada, write_record(played(25, DiceParts("short"), rounds=1)))
    table = ada.post(f"/api/tables/{source['id']}/play-on", number=9, seat=0, bot="random")["id"]
    part = house.history(table).setup.dice.forks[0].host
    heard = []
    with ada.socket(table) as line:
        ada.post(f"/api/tables/{table}/lend", bot="random")
        line.hear_until("state", lambda news: news["outcome"])
        heard = [json.dumps(news) for news in line.heard if news["type"] != "table"]
        assert not any(part in news for news in heard)
    wait_for(lambda: ada.get(f"/api/tables/{table}")["state"] == "finished")
    summary = ada.get(f"/api/tables/{table}")
    assert summary["parts"]["forks"] == [{"after": 9, "host": part}]
    assert ada.get(f"/api/tables/{table}/verification")["ok"]
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert f"\nfork 9 {part}\n" in record
    # The record comes back as an analysis, and goes on from elsewhere.
    again = analysed(ada, record)
    last = again["number"]
    later = ada.post(f"/api/tables/{again['id']}/play-on", number=last - 1, seat=0, bot="random")["id"]
    assert [fork.after for fork in house.history(later).setup.dice.forks] == [9, last - 1]
    earlier = ada.post(f"/api/tables/{again['id']}/play-on", number=9, seat=0, bot="random")["id"]
    (fork,) = house.history(earlier).setup.dice.forks
    assert fork.after == 9 and fork.host != part


def test_dice_part_of_a_fork_is_secret_during_the_game(
    house: House, ada: Visitor, bert: Visitor, unfinished: str
) -> None:
    source = analysed(ada, unfinished)["id"]
    table = ada.post(f"/api/tables/{source}/play-on", number=0, seat=0, bot="random")["id"]
    part = house.history(table).setup.dice.forks[0].host
    for somebody in (ada, bert):
        for path in ("", "/state"):
            assert part not in somebody.http.get(f"/api/tables/{table}{path}").text
        for path in ("/record", "/replay", "/verification"):
            answer = somebody.http.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 409 and part not in answer.text
        assert part not in somebody.http.get("/api/tables", params={"which": "running"}).text


def test_undo_stops_at_the_fork(house: House, ada: Visitor) -> None:
    """The dice before it are those of a game of which all parts are known."""
    game = played(25, DiceParts("short"))
    last = game.moves[-1][0]
    source = analysed(ada, write_record(game))["id"]
    table = ada.post(f"/api/tables/{source}/play-on", number=25, seat=last, bot="random")["id"]
    path = f"/api/tables/{table}"
    state = wait_for(lambda: (now := ada.state(table))["decision"] and now)
    if state["number"] == 25:
        assert not state["may_undo"]
        state = ada.act(table, state)
    for number in (0, 24):
        status, body = ada.refused(f"{path}/motion", kind="undo", number=number)
        assert (status, body["error"]) == (409, "before-fork") and "25" in body["text"]
    assert ada.get(path)["number"] >= 26 and ada.get(path)["motion"] is None
    back = ada.post(f"{path}/motion", kind="undo", number=25)
    assert back["motion"] is None, "Nobody else plays, so nobody else is asked."
    history = house.history(table)
    assert history.moves[:25] == game.moves and history.setup.dice.forks[0].after == 25


def test_invalid_play_on_requests_are_rejected(house: House, ada: Visitor, finished: str) -> None:
    table = analysed(ada, finished)
    path, last = f"/api/tables/{table['id']}/play-on", table["number"]
    for wish, status, error in (
        ({"number": last, "seat": 0, "bot": "random"}, 409, "game-over"),
        ({"number": last + 1, "seat": 0, "bot": "random"}, 422, "bad-number"),
        ({"number": -1, "seat": 0, "bot": "random"}, 422, "bad-number"),
        ({"number": 0, "seat": 3, "bot": "random"}, 422, "bad-seat"),
        ({"number": 0, "seat": -1, "bot": "random"}, 422, "bad-seat"),
        ({"number": 0, "seat": 0, "bot": "nobody"}, 422, "unknown-bot"),
    ):
        code, body = ada.refused(path, **wish)
        assert (code, body["error"]) == (status, error)
    with house.visitor(None) as nobody:
        assert nobody.refused(path, number=0, seat=0, bot="random")[0] == 401
    forks = tuple(Fork(number, "x") for number in range(100))
    often = analysed(ada, write_record(long_game(DiceParts("often", (), forks), 101)))
    code, body = ada.refused(f"/api/tables/{often['id']}/play-on", number=101, seat=0, bot="random")
    assert (code, body["error"]) == (409, "too-many-forks")


def test_forked_tables_count_for_the_limit(folder: Path, unfinished: str) -> None:
    with open_house(settings_in(folder)) as house, house.visitor("Ada") as ada:
        source = analysed(ada, unfinished)["id"]
        wish = {"number": 3, "seat": 0, "bot": "random"}
        codes = [ada.http.post(f"/api/tables/{source}/play-on", json=wish).status_code for _ in range(41)]
        assert codes == [201] * 40 + [409]
