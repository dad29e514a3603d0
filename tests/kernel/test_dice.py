"""Dice: fair, independent, and nobody's choice."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.kernel.action import Action
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import DiceParts, Fork, HashedChance, fresh_part
from hexenkessel.kernel.gate import begin, play
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Step

KEY = DiceParts("host", ("north", "south")).key


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    misses = (kinds - len(counts)) * expected
    return misses + sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize(
    # For the fixed seed of this test; the limits are exceeded by one fair run in a thousand.
    ("sides", "limit"),
    [(2, 10.8), (6, 20.5), (10, 27.9), (100, 148.2), (256, 330.5), (300, 379.8)],
)
def test_sides_are_uniform(sides: int, limit: float) -> None:
    dice = [die for number in range(60) for die in HashedChance(KEY, number).roll("test", 500, sides, None)]
    assert set(dice) <= set(range(1, sides + 1))
    assert chi_square(Counter(dice), sides) < limit


def test_permutations_are_uniform() -> None:
    orders: Counter[object] = Counter(HashedChance(KEY, n).shuffle("deck", "abcd") for n in range(12_000))
    assert set(orders) == set(permutations("abcd"))
    assert chi_square(orders, 24) < 49.7


def test_shuffle_keeps_every_card() -> None:
    assert sorted(HashedChance(KEY, 1).shuffle("deck", range(1000))) == list(range(1000))


@pytest.mark.parametrize("items", [(), ("only",)])
def test_empty_and_single_shuffles(items: tuple[str, ...]) -> None:
    assert HashedChance(KEY, 1).shuffle("deck", items) == items
    assert HashedChance(KEY, 1).roll("none", 0, 6, None) == ()


def test_dice_are_deterministic_in_key_number_and_purpose() -> None:
    assert HashedChance(KEY, 7).roll("hit", 20, 6, None) == HashedChance(KEY, 7).roll("hit", 20, 6, 4)


def test_draws_of_other_actions_other_purposes_and_later_draws_are_independent() -> None:
    """Of two independent series of dice one in six pairs is equal."""
    count = 6_000
    chance = HashedChance(KEY, 1)
    first, again = chance.roll("hit", count, 6, None), chance.roll("hit", count, 6, None)
    purpose, action = (
        HashedChance(KEY, 1).roll("hits", count, 6, None),
        HashedChance(KEY, 2).roll("hit", count, 6, None),
    )
    for other in (again, purpose, action):
        equal = sum(one == two for one, two in zip(first, other, strict=True))
        assert abs(equal - count / 6) < 120


def test_a_public_roll_says_nothing_about_a_hidden_shuffle() -> None:
    """Among games whose first die shows six, every card is still equally often on top."""
    tops: Counter[object] = Counter()
    for game in range(9_000):
        chance = HashedChance(DiceParts(str(game)).key, 1)
        if chance.roll("movement", 1, 6, None) == (6,):
            tops[chance.shuffle("deck", range(5))[0]] += 1
    assert chi_square(tops, 5) < 18.5


def test_purpose_and_number_are_separated_in_the_hash() -> None:
    rolls = [
        HashedChance(KEY, number).roll(purpose, 30, 6, None)
        for number, purpose in [(1, "1|a"), (11, "a"), (1, "a"), (1, "a|1"), (1, "a|0"), (11, "|a")]
    ]
    assert len(set(rolls)) == len(rolls)


@given(st.text(max_size=20), st.lists(st.text(max_size=20), min_size=1, max_size=4), st.data())
def test_every_part_changes_all_dice(host: str, seats: list[str], data: st.DataObject) -> None:
    parts = DiceParts(host, tuple(seats))
    which = data.draw(st.integers(0, len(seats) - 1))
    changed = (*seats[:which], seats[which] + "!", *seats[which + 1 :])
    others = [DiceParts(host + "!", tuple(seats)), DiceParts(host, changed), DiceParts(host, (*seats, ""))]
    rolls = [HashedChance(other.key, 5).roll("x", 40, 6, None) for other in (parts, *others)]
    assert len(set(rolls)) == len(rolls)


def test_parts_of_seats_are_separated_in_the_key() -> None:
    assert DiceParts("h", ("ab", "c")).key != DiceParts("h", ("a", "bc")).key
    assert DiceParts("ha", ("b",)).key != DiceParts("h", ("ab",)).key


def test_missing_part_does_not_change_the_key() -> None:
    assert DiceParts("h", (None, "a", None, "b")).key == DiceParts("h", ("a", "b")).key
    assert DiceParts("h", (None, "a")).key_after(3) == DiceParts("h", ("a",)).key_after(3)
    assert DiceParts("h", (None, "a")).secrets == ("h", "a")


def test_the_commitment_is_the_hash_of_the_hosts_part_alone() -> None:
    assert DiceParts("secret", ("a",)).commitment == sha256(b"secret").hexdigest()
    assert DiceParts("secret", ("b",)).commitment == DiceParts("secret").commitment
    assert DiceParts("other").commitment != DiceParts("secret").commitment


def test_fresh_parts_are_long_and_unique() -> None:
    parts = {fresh_part() for _ in range(100)}
    assert len(parts) == 100
    assert all(len(part) == 64 for part in parts)


def test_dice_parts_round_trip_through_json() -> None:
    parts = DiceParts("host", ("a", None, "b"))
    assert msgspec.json.decode(msgspec.json.encode(parts), type=DiceParts) == parts


class Cards(msgspec.Struct, frozen=True):
    """What has been drawn, the newest last."""

    orders: tuple[tuple[int, ...], ...] = ()
    rolls: tuple[tuple[int, ...], ...] = ()


class Again(Action, frozen=True, tag="again"):
    pass


class Draw(Step[Cards], frozen=True, tag="draw"):
    """The opening and every action shuffle the same deck and roll the same dice, for the same purpose."""

    answers = (Again,)

    def due(self, position: Position[Cards]) -> tuple[Seat, ...]:
        return (0,) if position.state.orders else ()

    def legal(self, position: Position[Cards], seat: Seat) -> list[Action]:
        return [Again()]

    def run(self, change: Change[Cards]) -> None:
        drawn = change.state
        order, rolled = change.shuffle("deck", range(20)), change.roll("hit", 20)
        change.state = Cards((*drawn.orders, order), (*drawn.rolls, rolled))

    def apply(self, change: Change[Cards], seat: Seat, action: Action) -> None:
        self.run(change)


@pytest.mark.parametrize("forks", [(), (Fork(0, "anew"),)])
def test_draws_of_one_purpose_differ_between_actions(
    forks: tuple[Fork, ...],
) -> None:
    dice = DiceParts("host", ("north",), forks)
    position = begin(Position(Setup("cards", "1", 1, {}, dice), 0, (Draw(),), Cards())).position
    for _ in range(3):
        position = play(position, 0, Again()).position
    assert len(set(position.state.orders)) == len(set(position.state.rolls)) == 4


def test_the_opening_is_number_0_and_the_first_action_1() -> None:
    position = begin(Position(Setup("cards", "1", 1, {}, DiceParts("host")), 0, (Draw(),), Cards())).position
    position = play(position, 0, Again()).position
    for number, order in enumerate(position.state.orders):
        assert HashedChance(DiceParts("host").key, number).shuffle("deck", range(20)) == order
