"""What the other players can know about hidden legions (T4.5a)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import combinations, islice
from operator import and_, or_
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexenkessel.games.titan.start import known_at_start
from hexenkessel.legions import knowledge
from hexenkessel.legions.forest import Contradiction
from hexenkessel.legions.knowledge import Knowledge

pytestmark = pytest.mark.compiled

START = ("Centaur", "Centaur", "Gargoyle", "Gargoyle", "Ogre", "Ogre")
Bag = tuple[str, ...]


def bag(text: str) -> Bag:
    """`"2 Ogre Titan"` as a sorted tuple of three characters."""
    characters: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            characters += [word] * count
            count = 1
    return tuple(sorted(characters))


def start() -> Knowledge:
    return known_at_start("A", "B", START)


def revealed(contents: str) -> Knowledge:
    """Legion A is fully known, B is gone."""
    k = knowledge.vanish(start(), "B", bag("Angel 2 Centaur Gargoyle"))
    for character in bag("Titan Gargoyle 2 Ogre"):
        k = knowledge.leave(k, "A", character)
    for character in bag(contents):
        k = knowledge.join(k, "A", character)
    return k


# Worked examples.


@pytest.mark.rule("T4.5a")
def test_nothing_is_certain_at_the_start() -> None:
    k = start()
    assert knowledge.legions(k) == ("A", "B")
    for marker in "AB":
        assert knowledge.size(k, marker) == 4
        assert knowledge.known(k, marker) == ()
        assert knowledge.possible(k, marker) == bag("Angel Centaur Gargoyle Ogre Titan")


@pytest.mark.rule("T4.5a")
def test_who_shows_the_titan_leaves_the_angel_to_the_other_legion() -> None:
    k = knowledge.show(start(), "A", ["Titan"])
    k = knowledge.join(k, "A", "Warlock")
    assert knowledge.known(k, "A") == bag("Titan Warlock")
    assert knowledge.known(k, "B") == ("Angel",)
    assert knowledge.possible(k, "A") == knowledge.possible(k, "B") == bag("Centaur Gargoyle Ogre")
    assert (knowledge.size(k, "A"), knowledge.size(k, "B")) == (5, 4)


@pytest.mark.rule("T4.5a")
def test_two_ogres_shown_by_one_legion_are_not_in_the_other() -> None:
    k = knowledge.join(knowledge.show(start(), "A", ["Ogre", "Ogre"]), "A", "Troll")
    assert knowledge.known(k, "A") == bag("2 Ogre Troll")
    # Three of two Centaurs and two Gargoyles went to B, so at least one of each.
    assert knowledge.known(k, "B") == bag("Centaur Gargoyle")
    assert "Ogre" not in knowledge.possible(k, "B")


@pytest.mark.rule("T4.5a")
def test_all_creatures_shown_leave_only_the_lords_open() -> None:
    k = knowledge.show(knowledge.show(start(), "A", ["Ogre", "Ogre"]), "A", ["Centaur"])
    assert knowledge.known(k, "A") == bag("Centaur 2 Ogre")
    assert knowledge.known(k, "B") == bag("Centaur 2 Gargoyle")
    assert knowledge.possible(k, "A") == knowledge.possible(k, "B") == bag("Angel Titan")
    k = knowledge.show(k, "B", ["Angel"])
    assert knowledge.known(k, "A") == bag("Centaur 2 Ogre Titan")
    assert knowledge.possible(k, "A") == ()


@pytest.mark.rule("T4.5a")
def test_one_lord_and_three_creatures_each() -> None:
    with pytest.raises(Contradiction):
        knowledge.show(start(), "A", ["Titan", "Angel"])
    with pytest.raises(Contradiction):
        knowledge.show(start(), "A", ["Ogre", "Ogre", "Centaur", "Centaur"])


@pytest.mark.rule("T4.5a")
def test_a_known_six_splits_and_the_four_shows_three_ogres() -> None:
    k = revealed("3 Ogre 2 Troll Titan")
    assert knowledge.known(k, "A") == bag("3 Ogre 2 Troll Titan")
    k = knowledge.split(k, "A", "C", 2)
    assert knowledge.known(k, "A") == ("Ogre",)  # the two cannot hold all three
    assert knowledge.known(k, "C") == ()
    k = knowledge.show(k, "A", bag("3 Ogre"))
    assert knowledge.known(k, "A") == bag("3 Ogre")
    # One place is left in the four, so two of Troll, Troll and Titan went.
    assert knowledge.known(k, "C") == ("Troll",)
    assert knowledge.possible(k, "A") == knowledge.possible(k, "C") == bag("Titan Troll")
    k = knowledge.show(k, "C", ["Titan"])
    assert knowledge.known(k, "A") == bag("3 Ogre Troll")
    assert knowledge.known(k, "C") == bag("Titan Troll")


@pytest.mark.rule("T4.5a")
def test_what_a_legion_showed_before_it_split_is_remembered_of_its_parts_together() -> None:
    k = knowledge.join(knowledge.show(start(), "A", ["Ogre", "Ogre"]), "A", "Troll")
    k = knowledge.split(k, "A", "C", 2)
    assert knowledge.known(k, "A") == knowledge.known(k, "C") == ()
    assert knowledge.known(k, "B") == bag("Centaur Gargoyle")
    k = knowledge.show(k, "C", ["Titan"])
    k = knowledge.show(k, "C", ["Centaur"])
    assert knowledge.known(k, "A") == bag("2 Ogre Troll")
    assert knowledge.known(k, "B") == bag("Angel Centaur 2 Gargoyle")


@pytest.mark.rule("T4.5a")
def test_a_split_in_three_recombines_without_loss() -> None:
    k = knowledge.join(knowledge.join(knowledge.show(start(), "A", ["Ogre"]), "A", "Ogre"), "A", "Troll")
    parts = knowledge.split(knowledge.split(k, "A", "C", 2), "A", "D", 2)
    assert [knowledge.size(parts, m) for m in "ACD"] == [2, 2, 2]
    partly = knowledge.merge(parts, "A", "D")
    assert partly == knowledge.split(k, "A", "C", 2)
    assert knowledge.merge(partly, "A", "C") == k
    assert knowledge.merge(knowledge.merge(parts, "A", "C"), "A", "D") == k


@pytest.mark.rule("T4.5a")
def test_parts_that_stay_recombine_after_a_sister_teleported() -> None:
    k = revealed("3 Ogre 3 Lion Titan")
    k = knowledge.split(knowledge.split(k, "A", "C", 2), "A", "D", 2)
    k = knowledge.show(k, "C", ["Titan"])
    k = knowledge.merge(k, "A", "D")
    assert knowledge.size(k, "A") == 5
    assert knowledge.known(k, "A") == bag("2 Ogre 2 Lion")
    assert knowledge.possible(k, "C") == bag("Ogre Lion")


@pytest.mark.rule("T4.5a")
def test_recombined_parts_hold_what_each_has_shown() -> None:
    k = revealed("2 Ogre 2 Lion 2 Troll Titan")
    k = knowledge.split(knowledge.split(k, "A", "C", 2), "A", "D", 2)
    k = knowledge.show(knowledge.show(k, "A", ["Ogre"]), "D", ["Lion"])
    for marker, other in ("AD", "DA"):
        recombined = knowledge.merge(k, marker, other)
        assert knowledge.size(recombined, marker) == 5
        assert knowledge.known(recombined, marker) == bag("Ogre Lion")
        assert knowledge.legions(recombined) == tuple(sorted((marker, "C")))


@pytest.mark.rule("T4.5a")
def test_a_battle_reveals_a_legion_and_what_it_left_to_its_sister() -> None:
    k = knowledge.split(revealed("2 Ogre Troll Ranger Titan"), "A", "C", 2)
    k = knowledge.reveal(k, "C", ["Troll", "Ogre"])
    assert knowledge.known(k, "A") == bag("Ogre Ranger Titan")
    assert k == knowledge.reveal(k, "A", bag("Ogre Ranger Titan"))
    k = knowledge.vanish(k, "C", ["Troll", "Ogre"])
    assert knowledge.legions(k) == ("A",)


@pytest.mark.rule("T4.5a")
def test_an_angel_summoned_away_gives_the_titan_to_the_other_legion() -> None:
    k = knowledge.leave(start(), "B", "Angel")
    k = knowledge.join(k, "A", "Angel")
    assert knowledge.known(k, "A") == bag("Angel Titan")
    assert knowledge.known(k, "B") == ()
    assert (knowledge.size(k, "A"), knowledge.size(k, "B")) == (5, 3)


@pytest.mark.rule("T4.5a")
def test_an_acquired_angel_tells_nothing_about_the_first_one() -> None:
    k = knowledge.join(start(), "A", "Angel")
    assert knowledge.known(k, "A") == ("Angel",)
    assert "Angel" in knowledge.possible(k, "A")
    k = knowledge.leave(k, "A", "Angel")
    assert knowledge.known(k, "A") == ()  # perhaps the new one left, perhaps it shows where the first one is
    assert knowledge.known(k, "B") == ()


@pytest.mark.rule("T4.5a")
def test_a_legion_emptied_by_summoning_vanishes() -> None:
    k = revealed("Angel")
    k = knowledge.leave(k, "A", "Angel")
    assert (knowledge.size(k, "A"), knowledge.known(k, "A"), knowledge.possible(k, "A")) == (0, (), ())
    assert knowledge.legions(knowledge.vanish(k, "A", ())) == ()


@pytest.mark.rule("T4.5a")
def test_showing_what_is_certain_changes_nothing() -> None:
    k = knowledge.show(start(), "A", ["Titan"])
    assert knowledge.show(k, "B", ["Angel"]) is k
    assert knowledge.show(k, "A", ["Titan"]) is k


CONTRADICTIONS: dict[str, Callable[[Knowledge], object]] = {
    "unknown legion": lambda k: knowledge.known(k, "Z"),
    "marker in use": lambda k: knowledge.split(k, "A", "B", 2),
    "nothing split off": lambda k: knowledge.split(k, "A", "C", 0),
    "everything split off": lambda k: knowledge.split(k, "A", "C", 4),
    "too many shown": lambda k: knowledge.show(k, "A", bag("3 Ogre")),
    "never had one": lambda k: knowledge.show(k, "A", ["Dragon"]),
    "gone elsewhere": lambda k: knowledge.show(knowledge.show(k, "A", bag("2 Ogre")), "B", ["Ogre"]),
    "leaving stranger": lambda k: knowledge.leave(k, "A", "Dragon"),
    "left elsewhere": lambda k: knowledge.leave(knowledge.show(k, "A", bag("2 Ogre")), "B", "Ogre"),
    "wrong number": lambda k: knowledge.reveal(k, "A", bag("Titan Ogre")),
    "two lords": lambda k: knowledge.vanish(k, "A", bag("Titan Angel 2 Ogre")),
    "with itself": lambda k: knowledge.merge(k, "A", "A"),
    "not of one split": lambda k: knowledge.merge(
        knowledge.split(knowledge.show(k, "A", ["Titan"]), "A", "C", 2), "C", "B"
    ),
    "uneven start": lambda k: known_at_start("A", "B", ("Ogre",)),
}


@pytest.mark.rule("T4.5a")
@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_contradictions_are_refused(case: str) -> None:
    with pytest.raises(Contradiction):
        CONTRADICTIONS[case](start())


# Against all possible worlds.

World = dict[str, Bag]
Frozen = tuple[tuple[str, Bag], ...]
MOST_WORLDS = 1500


def frozen(world: World) -> Frozen:
    return tuple(sorted((marker, tuple(sorted(contents))) for marker, contents in world.items()))


def minus(contents: Bag, taken: Iterable[str]) -> Bag:
    left = list(contents)
    for character in taken:
        left.remove(character)
    return tuple(left)


def choices(contents: Bag, count: int) -> set[Bag]:
    return {tuple(sorted(choice)) for choice in combinations(contents, count)}


def dealt(contents: Bag, sizes: list[tuple[str, int]]) -> Iterator[World]:
    """Every way to deal these characters to legions of these sizes."""
    if not sizes:
        yield {}
        return
    (marker, size), *others = sizes
    for part in choices(contents, size):
        for world in dealt(minus(contents, part), others):
            yield {marker: part, **world}


class Table:
    """The truth, all worlds that the onlookers must reckon with, and the knowledge under test."""

    def __init__(self, creatures: Bag, truth: int) -> None:
        self.knowledge = known_at_start("A", "B", creatures)
        self.worlds = {
            frozen({"A": (lord, *mine), "B": (other, *minus(creatures, mine))})
            for mine in choices(creatures, len(creatures) // 2)
            for lord, other in (("Titan", "Angel"), ("Angel", "Titan"))
        }
        self.truth: World = dict(sorted(self.worlds)[truth % len(self.worlds)])
        self.kin = {"A": 0, "B": 0}  # parts of one split bear the same number and may recombine
        self.untouched: set[str] = set()  # parts of splits since which nothing else has happened
        self.events = 0

    def change(self, change: Callable[[World], Iterable[World]], truth: Callable[[World], World]) -> None:
        self.truth = dict(frozen(truth(self.truth)))
        self.worlds = {frozen(new) for old in self.worlds for new in change(dict(old))}
        self.events += 1
        assert frozen(self.truth) in self.worlds

    def split(self, parent: str, part: Bag) -> None:
        child = f"{parent}{self.events}"
        if parent not in self.untouched:
            self.kin[parent] = self.events + 1
        self.kin[child] = self.kin[parent]
        self.untouched |= {parent, child}
        self.knowledge = knowledge.split(self.knowledge, parent, child, len(part))
        self.change(
            lambda world: [
                {**world, parent: minus(world[parent], some), child: some}
                for some in choices(world[parent], len(part))
            ],
            lambda world: {**world, parent: minus(world[parent], part), child: part},
        )

    def merge(self, marker: str, other: str) -> None:
        self.knowledge = knowledge.merge(self.knowledge, marker, other)
        self.untouched.clear()

        def unite(world: World) -> World:
            united = {**world, marker: world[marker] + world[other]}
            del united[other]
            return united

        self.change(lambda world: [unite(world)], unite)
        del self.kin[other]

    def show(self, marker: str, shown: Bag) -> None:
        self.knowledge = knowledge.show(self.knowledge, marker, shown)
        self.untouched.clear()
        self.change(lambda world: [world] if Counter(shown) <= Counter(world[marker]) else [], dict)

    def join(self, marker: str, character: str) -> None:
        self.knowledge = knowledge.join(self.knowledge, marker, character)
        self.untouched.clear()

        def grow(world: World) -> World:
            return {**world, marker: (*world[marker], character)}

        self.change(lambda world: [grow(world)], grow)

    def leave(self, marker: str, character: str) -> None:
        self.knowledge = knowledge.leave(self.knowledge, marker, character)
        self.untouched.clear()

        def shrink(world: World) -> World:
            return {**world, marker: minus(world[marker], [character])}

        self.change(lambda world: [shrink(world)] if character in world[marker] else [], shrink)

    def reveal(self, marker: str) -> None:
        contents = self.truth[marker]
        self.knowledge = knowledge.reveal(self.knowledge, marker, contents)
        self.untouched.clear()
        self.change(lambda world: [world] if world[marker] == contents else [], dict)

    def vanish(self, marker: str) -> None:
        contents = self.truth[marker]
        self.knowledge = knowledge.vanish(self.knowledge, marker, contents)
        self.untouched.clear()

        def remove(world: World) -> World:
            return {m: c for m, c in world.items() if m != marker}

        self.change(lambda world: [remove(world)] if world[marker] == contents else [], remove)
        del self.kin[marker]

    def play(self, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        """One event that can happen."""
        marker = draw(st.sampled_from(sorted(self.truth)))
        contents = self.truth[marker]
        sisters = sorted(m for m in self.truth if m != marker and self.kin[m] == self.kin[marker])
        events = ["join"] if sum(map(len, self.truth.values())) < 10 else []
        events += ["show", "show", "show", "leave", "reveal", "vanish"] if contents else []
        events += ["split"] * 6 if len(contents) > 1 and len(self.worlds) <= MOST_WORLDS // 6 else []
        events += ["merge"] * 2 if sisters else []
        if not events:
            return
        match draw(st.sampled_from(events)):
            case "split":
                size = draw(st.integers(1, len(contents) - 1))
                self.split(marker, draw(st.sampled_from(sorted(choices(contents, size)))))
            case "merge":
                self.merge(marker, draw(st.sampled_from(sisters)))
            case "show":
                size = draw(st.integers(1, min(3, len(contents))))
                self.show(marker, draw(st.sampled_from(sorted(choices(contents, size)))))
            case "join":
                self.join(marker, draw(st.sampled_from(["Angel", "Ogre", "Troll"])))
            case "leave":
                self.leave(marker, draw(st.sampled_from(contents)))
            case "reveal":
                self.reveal(marker)
            case "vanish":
                self.vanish(marker)

    def compare(self) -> None:
        k, worlds = self.knowledge, [dict(world) for world in self.worlds]
        assert knowledge.legions(k) == tuple(sorted(self.truth))
        for marker in self.truth:
            counts = [Counter(world[marker]) for world in worlds]
            least = reduce(and_, counts)
            most = reduce(or_, counts)
            assert knowledge.size(k, marker) == len(self.truth[marker])
            assert knowledge.known(k, marker) == tuple(sorted(least.elements()))
            assert knowledge.possible(k, marker) == tuple(sorted(most - least))
        for seed in range(5):
            assert frozen(knowledge.sample(k, random.Random(seed))) in self.worlds


def all_worlds_that_fit(table: Table) -> set[Frozen]:
    everything = tuple(sorted(c for contents in table.truth.values() for c in contents))
    sizes = [(marker, len(contents)) for marker, contents in table.truth.items()]
    return {
        frozen(world)
        for world in islice(dealt(everything, sizes), 4000)
        if knowledge.is_consistent(table.knowledge, world)
    }


CREATURES = st.lists(st.sampled_from(["Centaur", "Gargoyle", "Ogre"]), min_size=2, max_size=6).map(
    lambda some: tuple(sorted(some[: len(some) // 2 * 2]))
)


@pytest.mark.rule("T4.5a")
@given(data=st.data(), creatures=CREATURES, truth=st.integers(0, 99), length=st.integers(1, 14))
def test_known_is_what_all_possible_worlds_have_in_common(
    data: st.DataObject, creatures: Bag, truth: int, length: int
) -> None:
    table = Table(creatures, truth)
    table.compare()
    for _ in range(length):
        if table.truth:
            table.play(data.draw)
            table.compare()
    assert all(knowledge.is_consistent(table.knowledge, dict(world)) for world in table.worlds)
    assert all_worlds_that_fit(table) <= table.worlds


@pytest.mark.rule("T4.5a")
@given(data=st.data(), creatures=CREATURES.filter(lambda c: len(c) <= 4), truth=st.integers(0, 99))
def test_a_sample_can_be_any_possible_world(data: st.DataObject, creatures: Bag, truth: int) -> None:
    table = Table(creatures, truth)
    for _ in range(4):
        if table.truth and len(table.worlds) <= 12:
            table.play(data.draw)
    rng = random.Random(truth)
    missing = set(table.worlds)
    tries = 0
    while missing and tries < 200 * len(table.worlds):
        missing.discard(frozen(knowledge.sample(table.knowledge, rng)))
        tries += 1
    assert not missing


@pytest.mark.rule("T4.5a")
@given(data=st.data(), truth=st.integers(0, 99))
def test_equal_histories_give_equal_knowledge_that_survives_storing(data: st.DataObject, truth: int) -> None:
    table = Table(START, truth)
    for _ in range(5):
        if table.truth:
            table.play(data.draw)
    stored = msgspec.json.encode(table.knowledge)
    restored = msgspec.json.decode(stored, type=Knowledge)
    assert restored == table.knowledge
    assert hash(restored) == hash(table.knowledge)
    assert msgspec.json.encode(restored) == stored


@pytest.mark.rule("T4.5a")
def test_worlds_of_other_legions_do_not_fit() -> None:
    world = {"A": bag("Titan 2 Ogre Centaur"), "B": bag("Angel 2 Gargoyle Centaur")}
    assert knowledge.is_consistent(start(), world)
    assert not knowledge.is_consistent(start(), {"A": world["A"]})
    assert not knowledge.is_consistent(start(), {**world, "C": ()})
    assert not knowledge.is_consistent(start(), {**world, "B": (*world["B"], "Ogre")})
    assert not knowledge.is_consistent(start(), {**world, "B": bag("Angel 3 Gargoyle")})
