"""The file one shares: what is written is read, and every change is found."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.cli.verify import broken_seal
from hexenkessel.kernel.battery.play import random_move
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.history import History
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.record import BadRecord, Remark, read_record, record_of, seal_of, write_record
from hexenkessel.kernel.verification import Tampered, replay, verify
from tests.minis.conclave import GAME as CONCLAVE
from tests.minis.march import GAME as MARCH
from tests.minis.scripts import begun, say

REMARKS = (Remark(0, 1, "hello ~ there"), Remark(3, -1, "time = 5 @ 6"), Remark(3, 0, "once\nmore"))


def played(game: Game[Any, Any], seats: int, actions: int) -> History[Any, Any]:
    history = begun(game, seats)
    rng = random.Random(3)
    while history.position.outcome is None and len(history.moves) < actions:
        history.play(*random_move(history.position, rng))
    return history


@cache
def finished_text() -> str:
    history = played(CONCLAVE, 2, 999)
    return write_record(
        history, ["Ada", "Béla  Bartók"], REMARKS, {number: 1_700_000_000 + number for number in range(4)}
    )


@cache
def unfinished_text() -> str:
    return write_record(played(CONCLAVE, 3, 9))


def sealed_anew(text: str) -> str:
    """What a forger writes who knows how seals are made."""
    lines = text.splitlines()
    end = next(at for at, line in enumerate(lines) if line.startswith("~ "))
    seal = seal_of("", "\n".join(lines[:end]))
    forged = [*lines[:end], f"~ {seal}"]
    for line in lines[end + 1 :]:
        words = line.rpartition(" ~ ")[0]
        seal = seal_of(seal, words)
        forged.append(f"{words} ~ {seal}")
    return "\n".join(forged) + "\n"


@pytest.mark.parametrize(("game", "seats", "actions"), [(CONCLAVE, 4, 999), (CONCLAVE, 2, 0), (MARCH, 2, 60)])
def test_written_record_is_read_and_verified(game: Game[Any, Any], seats: int, actions: int) -> None:
    history = played(game, seats, actions)
    text = write_record(history)
    for again in (verify(game, read_record(text)), replay(game, read_record(text))):
        assert again.position == history.position
        assert again.moves == history.moves
        assert write_record(again) == text


def test_players_remarks_and_times_are_kept() -> None:
    record = read_record(finished_text())
    assert record.players == ("Ada", "Béla Bartók")
    assert record.remarks == (*REMARKS[:2], Remark(3, 0, "once more"))
    assert [entry.time for entry in record.entries[:5]] == [1_700_000_000 + n for n in range(4)] + [None]
    assert verify(CONCLAVE, record).position.outcome is not None


@pytest.mark.parametrize("letter", ["\u2028", "\u2029", "\x85", "\x0b", "\r", "\n"])
def test_options_may_hold_unicode_line_separators(letter: str) -> None:
    setup = Setup("game", "1", 2, {"scenario": f"one{letter}two"}, DiceParts("host"))
    text = record_of(setup, [("", "")], None)
    assert read_record(text).setup == setup
    assert broken_seal(text) == 0


def test_crlf_line_endings_are_accepted() -> None:
    assert read_record(finished_text().replace("\n", "\r\n")) == read_record(finished_text())


def test_resealing_an_unchanged_record_changes_nothing() -> None:
    assert sealed_anew(finished_text()) == finished_text()


def test_record_is_replayed_up_to_an_action() -> None:
    record = read_record(finished_text())
    numbers: list[int] = []
    assert len(replay(CONCLAVE, record, to=5, progress=numbers.append).moves) == 5
    assert numbers == [1, 2, 3, 4, 5]
    assert replay(CONCLAVE, record, to=0).moves == []


def line_at(text: str, at: int) -> int:
    return len((text[:at] + "x").splitlines())


def demand_found(original: str, edited: str, line: int) -> None:
    """Either the edit is found, on its line or on the next, or it changed nothing but empty space."""
    try:
        verify(CONCLAVE, read_record(edited))
    except Tampered as tampered:
        assert tampered.line in (line, line + 1) or (
            tampered.action == 0 and line <= len(read_record(original).header)
        )
        entries = read_record(original).entries
        nearest = max((entry.number for entry in entries if entry.line <= tampered.line), default=0)
        assert tampered.action in (nearest, nearest - 1)  # an action made a remark belongs to the one before
    except BadRecord as bad:
        assert bad.line in (line - 1, line, line + 1) or line <= len(read_record(original).header) + 1
    else:
        assert edited.split() == original.split()


@pytest.mark.parametrize("text", [finished_text, unfinished_text])
def test_every_deleted_character_is_detected(text: Any) -> None:
    original = text()
    for at in range(len(original)):
        demand_found(original, original[:at] + original[at + 1 :], line_at(original, at))


@pytest.mark.parametrize("letter", ["0", "a", "~", ";", " ", "\n", "\x0b", "\ud800"])
def test_every_changed_or_inserted_character_is_detected(letter: str) -> None:
    original = unfinished_text()
    for at in range(len(original)):
        for edited in (original[:at] + letter + original[at + 1 :], original[:at] + letter + original[at:]):
            if edited != original:
                demand_found(original, edited, line_at(original, at))


@given(st.data())
def test_any_edit_is_detected_or_harmless(data: st.DataObject) -> None:
    original = finished_text()
    start = data.draw(st.integers(0, len(original)))
    stop = data.draw(st.integers(start, min(len(original), start + 40)))
    put = data.draw(st.text(max_size=20) | st.text("0123456789 ~=@;,:-abcdef\n", max_size=20))
    edited = original[:start] + put + original[stop:]
    try:
        verify(CONCLAVE, read_record(edited))
    except BadRecord:
        return
    lines = len(original.splitlines())
    assert edited.split() == original.split() or len(edited.splitlines()) < lines  # the end may be torn off


@given(st.text() | st.text("hexnkslrcod-2\n ~;=@0").map(lambda text: "hexenkessel-record 2\n" + text))
def test_random_text_is_rejected(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


def test_truncated_record_is_valid() -> None:
    lines = finished_text().splitlines(keepends=True)
    first = next(at for at, line in enumerate(lines) if line.startswith("0"))
    for end in range(first + 1, len(lines) - 1):
        assert len(verify(CONCLAVE, read_record("".join(lines[:end]))).moves) <= end - first


# Whoever seals a forged record anew is found by the rules and the dice.


def forged(old: str, new: str) -> str:
    text = finished_text()
    assert text.count(old) >= 1
    return sealed_anew(text.replace(old, new, 1))


def tampering(text: str, game: Game[Any, Any] = CONCLAVE) -> Tampered:
    with pytest.raises(Tampered) as caught:
        verify(game, read_record(text))
    return caught.value


def test_forged_illegal_action_is_detected() -> None:
    text = write_record(played(MARCH, 2, 10))
    line = next(line for line in text.splitlines() if " go " in line)
    number, _, piece = line.split()[0], line.split()[1], line.split()[3]
    problem = tampering(sealed_anew(text.replace(line, f"{number} 0 go {piece} a6 ~ 00000000")), MARCH)
    assert problem.action == int(number)
    assert "is not legal (M2." in problem.problem


def test_forged_dice_are_detected() -> None:
    history = begun(MARCH)
    for line in ("go red13 a3", "go red13 a4", "attack red13 blue1"):
        say(history, 0, line)
    text = write_record(history)
    dice = ",".join(map(str, history.results[-1].rolls[0].dice))
    for lie in ("6,6,6", "1,1,1"):
        problem = tampering(sealed_anew(text.replace(f"attack:{dice}", f"attack:{lie}")), MARCH)
        assert (problem.action, "did not fall like this" in problem.problem) == (3, True)
    assert tampering(sealed_anew(text.replace(f" = attack:{dice}", "")), MARCH).action == 3


def test_host_part_that_breaks_its_commitment_is_detected() -> None:
    assert "committed" in tampering(forged("host dice", "host nice dice")).problem


def test_forged_result_is_detected() -> None:
    ending = finished_text().splitlines()[-1].rpartition(" ~ ")[0]
    reason, places, scores = ending.split()[1:]
    for lie in (
        f"end {reason} 1,1 {scores}",
        f"end {reason} {places} 99,99",
        f"end adjourned {places} {scores}",
    ):
        if lie != ending:
            assert "The result should be" in tampering(forged(ending, lie)).problem
    without = "\n".join(finished_text().splitlines()[:-1])
    assert "The result should be" in tampering(sealed_anew(without)).problem


def test_result_of_an_unfinished_game_is_detected() -> None:
    text = unfinished_text() + "end goal 1,2,3 3,2,1 ~ 00000000\n"
    assert "not over" in tampering(sealed_anew(text)).problem


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("hexenkessel-record 2", "hexenkessel-record 1", "begins with"),
        ("game conclave", "game march", "game of march"),
        ("1.0.0", "0.9.0", "version 0.9.0"),
        ("seats 2", "seats 9", "2 to 5 seats"),
        ("seats 2", "seats two", "number of seats"),
        ('"goal":4', '"goal":400', "lies between"),
        ('"goal":4', '"gaol":4', "no option 'gaol'"),
        ('"goal":4', '"goal":4.5', "options cannot be read"),
        ('"goal":4', '"goal":[[[[', "options cannot be read"),
        ("player 1", "player 2", "Seat 1 was expected"),
        ("host dice", "ghost dice", "does not belong"),
        ("host dice\n", "", "no line 'host'"),
        ("host dice", "host dice\nhost mice", "does not belong"),
    ],
)
def test_malformed_header_is_rejected_with_a_message(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        replay(CONCLAVE, read_record(forged(old, new)))


def test_oversized_record_is_rejected() -> None:
    with pytest.raises(BadRecord, match="too large"):
        read_record("x" * 20_000_001)


def test_the_dice_parts_of_all_seats_are_in_the_record() -> None:
    history = History(CONCLAVE, CONCLAVE.setup(2, DiceParts("h", ("north wind", "south wind"))))
    assert read_record(write_record(history)).setup.dice == DiceParts("h", ("north wind", "south wind"))


def test_parts_are_recorded_by_seat() -> None:
    dice = DiceParts("h", (None, "north wind", None, "south wind"))
    text = write_record(History(CONCLAVE, CONCLAVE.setup(5, dice)))
    assert [line for line in text.splitlines() if line.startswith("part ")] == [
        "part 1 north wind",
        "part 3 south wind",
    ]
    assert verify(CONCLAVE, read_record(text)).setup.dice == dice


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("part 1", "part 0", "in order, each once"),
        ("part 1", "part x", "names the seat"),
        ("part 1", "part 2", "only 2 seats"),
    ],
)
def test_part_of_a_missing_seat_is_rejected(old: str, new: str, problem: str) -> None:
    text = write_record(History(CONCLAVE, CONCLAVE.setup(2, DiceParts("h", ("north", "south")))))
    with pytest.raises(BadRecord, match=problem):
        read_record(text.replace(old, new))
