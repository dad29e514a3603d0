"""A game played on with new dice from one of its positions: nothing before changes, all after is new."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.kernel.battery.play import random_move
from hexenkessel.kernel.dice import DiceParts, Fork, HashedChance
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import MOST_FORKS, BadRecord, read_record, write_record
from hexenkessel.kernel.refusal import NOTHING_TO_UNDO, Refused
from hexenkessel.kernel.verification import Tampered, replay, verify
from tests.kernel.test_record import played, sealed_anew
from tests.minis.conclave import GAME as CONCLAVE
from tests.minis.march import GAME as MARCH
from tests.minis.scripts import begun, say

PARTS = DiceParts("host", ("north", "south"))


def go_on(history: History[Any, Any], actions: int) -> History[Any, Any]:
    rng = random.Random(5)
    for _ in range(actions):
        if history.position.outcome is None:
            history.play(*random_move(history.position, rng))
    return history


# Dice


def test_encoding_without_forks_is_backward_compatible() -> None:
    assert msgspec.json.encode(DiceParts("x")) == b'{"host":"x","seats":[]}'
    assert msgspec.json.encode(PARTS) == b'{"host":"host","seats":["north","south"]}'
    old = msgspec.json.decode(b'{"host":"host","seats":["north","south"]}', type=DiceParts)
    assert old == PARTS and old.forks == ()
    # The key of all games so far.
    assert PARTS.key.hex() == "d7470431a43b89ad9581fcb7d04a48439afd9977b62ed2995b295d4e04b66638"


def test_forks_round_trip_through_json() -> None:
    parts = PARTS.forked(3, "a").forked(7, "b")
    assert msgspec.json.decode(msgspec.json.encode(parts), type=DiceParts) == parts


def test_fork_changes_only_later_dice() -> None:
    forked = PARTS.forked(3, "a")
    assert [forked.key_after(number) == PARTS.key for number in range(6)] == [True] * 3 + [False] * 3
    assert len({forked.key_after(number) for number in (3, 4, 99)}) == 1
    assert forked.key == PARTS.key


def test_every_part_changes_the_key_after_a_fork() -> None:
    keys = [
        parts.forked(3, part).key_after(5)
        for parts in (PARTS, DiceParts("host", ("north", "west")), DiceParts("ghost", PARTS.seats))
        for part in ("a", "b")
    ]
    keys += [PARTS.forked(2, "a").key_after(5), PARTS.forked(2, "a").forked(3, "a").key_after(5)]
    keys += [DiceParts("host", ("north", "south", "a")).key]
    rolls = {HashedChance(key, 5).roll("x", 40, 6, None) for key in keys}
    assert len(rolls) == len(keys)


def test_fork_drops_later_forks() -> None:
    parts = PARTS.forked(3, "a").forked(7, "b").forked(7, "c").forked(9, "d").forked(8, "e")
    assert [(fork.after, fork.host) for fork in parts.forks] == [(3, "a"), (7, "c"), (8, "e")]


def test_the_commitment_of_a_fork_is_the_hash_of_its_part() -> None:
    assert Fork(3, "secret").commitment == sha256(b"secret").hexdigest()
    assert PARTS.forked(3, "secret").commitment == PARTS.commitment
    assert PARTS.forked(3, "secret").secrets == ("host", "north", "south", "secret")


# Games


@pytest.mark.parametrize(("game", "seats"), [(CONCLAVE, 3), (MARCH, 2)])
@pytest.mark.parametrize("number", [0, 1, 6])
def test_forked_game_is_identical_up_to_the_fork(game: Game[Any, Any], seats: int, number: int) -> None:
    first = played(game, seats, 12)
    other = first.forked(number, "new dice")
    assert other.moves == first.moves[:number]
    for mine, theirs in zip([other.opening, *other.results], [first.opening, *first.results], strict=False):
        assert (mine.events, mine.rolls, mine.position.state) == (
            theirs.events,
            theirs.rolls,
            theirs.position.state,
        )
    text = write_record(go_on(other, 12))
    again = verify(game, read_record(text))
    assert again.position == other.position and write_record(again) == text
    assert f"\nfork {number} new dice\n" in text


def test_first_roll_after_a_fork_depends_on_its_part() -> None:
    history = begun(MARCH)
    for line in ("go red13 a3", "go red13 a4", "attack red13 blue1"):
        say(history, 0, line)
    rolls = {
        say(history.forked(2, f"part {number}"), 0, "attack red13 blue1").rolls[0].dice
        for number in range(40)
    }
    assert len(rolls) > 20
    kept = history.forked(3, "part")
    assert kept.results[2].rolls == history.results[2].rolls
    with pytest.raises(ValueError, match="no position 4"):
        history.forked(4, "part")


def test_undo_stops_at_a_fork() -> None:
    """With the dice of the game that was left, he would know how they fall until the fork."""
    history = begun(MARCH)
    say(history, 0, "go red13 a3")
    assert history.earliest == 0 and history.why_not_undo(0) is None
    forked = history.forked(1, "new dice")
    assert forked.earliest == 1 and forked.why_not_undo(0) == NOTHING_TO_UNDO
    say(forked, 0, "go red13 a4")
    assert forked.undo(0) == forked.position_at(1)
    with pytest.raises(Refused):
        forked.undo(0)


# Records


def forked_text() -> str:
    return write_record(go_on(played(CONCLAVE, 2, 5).forked(4, "new dice").forked(4, "newer dice"), 3))


def test_forks_are_recorded() -> None:
    history = go_on(go_on(played(CONCLAVE, 2, 5).forked(3, "new dice"), 3).forked(5, "newer dice"), 2)
    record = read_record(write_record(history))
    assert record.setup.dice.forks == (Fork(3, "new dice"), Fork(5, "newer dice"))
    assert replay(CONCLAVE, record).position == history.position


def test_record_truncated_before_its_fork_is_valid() -> None:
    lines = forked_text().splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("0"))
    assert len(verify(CONCLAVE, read_record("\n".join(lines[: first + 3]))).moves) == 2


def rolling_text() -> str:
    """A march with a roll before and a roll after its fork."""
    history = begun(MARCH)
    for line in ("go red13 a3", "go red13 a4", "attack red13 blue1", "go red14 b3", "go red14 b4"):
        say(history, 0, line)
    forked = history.forked(5, "new dice")
    say(forked, 0, "attack red14 blue2")
    return write_record(forked)


@pytest.mark.parametrize(
    ("lie", "action"), [("fork 5 other dice", 6), ("fork 2 new dice", 3), ("fork 6 new dice", 6), ("", 6)]
)
def test_forged_fork_is_detected(lie: str, action: int) -> None:
    text = rolling_text()
    verify(MARCH, read_record(text))
    forged = text.replace("fork 5 new dice\n", f"{lie}\n" if lie else "")
    with pytest.raises(Tampered, match="was changed after it was sealed"):
        verify(MARCH, read_record(forged))
    with pytest.raises(Tampered, match="did not fall like this") as caught:
        verify(MARCH, read_record(sealed_anew(forged)))
    assert caught.value.action == action


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("fork", "names the action"),
        ("fork 4", "names the action"),
        ("fork 4 ", "names the action"),
        ("fork -1 x", "names the action"),
        ("fork \uff14 x", "names the action"),
        ("fork 99999999 x", "names the action"),
        ("fork 4 a\nfork 4 b", "after action 4 stands before"),
        ("fork 4 a\nfork 3 b", "after action 4 stands before"),
        ("\n".join(f"fork {number} x" for number in range(MOST_FORKS + 1)), "100 times"),
        ("part 0 a\npart 1 b\npart 2 c", "only 2 seats"),
    ],
)
def test_impossible_fork_is_rejected_with_its_line(line: str, problem: str) -> None:
    text = write_record(played(CONCLAVE, 2, 5))
    at = text.splitlines().index("host dice")
    with pytest.raises(BadRecord, match=problem) as caught:
        read_record(sealed_anew(text.replace("host dice\n", f"host dice\n{line}\n")))
    assert caught.value.line == at + 1 + len(line.splitlines())


@given(st.data())
def test_any_edit_of_the_header_is_detected(data: st.DataObject) -> None:
    original = rolling_text()
    end = original.index("\n~ ")
    at = data.draw(st.integers(0, end - 1))
    put = data.draw(st.text("0123456789 forkdice\n", max_size=8))
    edited = original[:at] + put + original[at + data.draw(st.integers(0, 8)) :]
    try:
        verify(MARCH, read_record(edited))
    except BadRecord:
        return
    assert edited.split() == original.split()
