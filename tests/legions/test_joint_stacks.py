"""What is known of stacks that strangers have joined."""

from __future__ import annotations

import random
from collections import Counter
from functools import reduce
from itertools import combinations
from operator import and_

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel.legions import knowledge
from hexenkessel.legions.forest import Contradiction, Group, Legion
from hexenkessel.legions.knowledge import Knowledge

pytestmark = pytest.mark.compiled

Bag = tuple[str, ...]
World = dict[str, Bag]

FIRST: Bag = ("Centaur", "Lion", "Lion", "Ogre")
SECOND: Bag = ("Gargoyle", "Lion", "Ogre", "Ogre")


def bag(*names: str) -> Bag:
    return tuple(sorted(names))


def two_pairs() -> Knowledge:
    """A and B were one stack of four, C and D another."""
    return knowledge.initial(
        (
            Group(FIRST, (Legion("A", 2, ()), Legion("B", 2, ()))),
            Group(SECOND, (Legion("C", 2, ()), Legion("D", 2, ()))),
        )
    )


def all_worlds() -> list[World]:
    """The same as a list."""
    worlds = []
    for a in sorted(set(combinations(FIRST, 2))):
        for c in sorted(set(combinations(SECOND, 2))):
            b, d = (
                tuple((Counter(whole) - Counter(part)).elements())
                for whole, part in ((FIRST, a), (SECOND, c))
            )
            worlds.append({"A": bag(*a), "B": bag(*b), "C": bag(*c), "D": bag(*d)})
    return worlds


def united(worlds: list[World], marker: str, other: str) -> list[World]:
    return [
        {
            name: bag(*held, *world[other]) if name == marker else held
            for name, held in world.items()
            if name != other
        }
        for world in worlds
    ]


def certain(worlds: list[World], marker: str) -> Bag:
    return bag(*reduce(and_, [Counter(world[marker]) for world in worlds]).elements())


def test_strangers_become_one_stack_whose_size_is_known() -> None:
    k = knowledge.unite(two_pairs(), "A", "C")
    assert knowledge.legions(k) == ("A", "B", "D")
    assert knowledge.size(k, "A") == 4 and knowledge.known(k, "A") == ()
    assert knowledge.possible(k, "A") == ("Centaur", "Gargoyle", "Lion", "Ogre")


def test_what_leaves_such_a_stack_may_have_come_from_either() -> None:
    k = knowledge.leave(knowledge.unite(two_pairs(), "A", "C"), "A", "Lion")
    worlds = [world for world in united(all_worlds(), "A", "C") if "Lion" in world["A"]]
    for world in worlds:
        held = list(world["A"])
        held.remove("Lion")
        world["A"] = bag(*held)
        assert knowledge.is_consistent(k, world)
    assert knowledge.known(k, "B") == certain(worlds, "B") == ()


def test_a_stack_seen_whole_tells_of_the_parts_that_stayed_away() -> None:
    k = knowledge.reveal(
        knowledge.unite(two_pairs(), "A", "C"), "A", bag("Centaur", "Gargoyle", "Lion", "Ogre")
    )
    # Centaur and Gargoyle tell where they came from; Lion and Ogre may have come either way.
    assert knowledge.known(k, "B") == ("Lion",)
    assert knowledge.known(k, "D") == ("Ogre",)
    gone = knowledge.vanish(k, "A", bag("Centaur", "Gargoyle", "Lion", "Ogre"))
    assert knowledge.legions(gone) == ("B", "D") and knowledge.known(gone, "B") == ("Lion",)


def test_a_known_stack_joins_without_loss() -> None:
    k = knowledge.reveal(two_pairs(), "C", bag("Gargoyle", "Lion"))
    k = knowledge.unite(k, "A", "C")
    assert knowledge.known(k, "A") == ("Gargoyle", "Lion")


def test_a_renamed_stack_is_known_as_before() -> None:
    k = knowledge.rename(knowledge.show(two_pairs(), "A", ("Centaur",)), "A", "Tower")
    assert knowledge.legions(k) == ("B", "C", "D", "Tower") and knowledge.known(k, "Tower") == ("Centaur",)
    with pytest.raises(Contradiction):
        knowledge.rename(k, "B", "Tower")


def divided(worlds: list[World], size: int) -> list[World]:
    """All ways in which so many of A have gone to E."""
    found = []
    for world in worlds:
        for part in sorted(set(combinations(world["A"], size))):
            rest = tuple((Counter(world["A"]) - Counter(part)).elements())
            found.append({**world, "A": bag(*rest), "E": bag(*part)})
    return found


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_stack_of_strangers_is_split(size: int) -> None:
    k = knowledge.split(knowledge.unite(two_pairs(), "A", "C"), "A", "E", size)
    assert knowledge.legions(k) == ("A", "B", "D", "E")
    assert (knowledge.size(k, "A"), knowledge.size(k, "E")) == (4 - size, size)
    worlds = divided(united(all_worlds(), "A", "C"), size)
    assert all(knowledge.is_consistent(k, world) for world in worlds)
    assert all(knowledge.sample(k, random.Random(seed)) in worlds for seed in range(40))
    # What happens later is told of either of the two as of any other stack.
    k = knowledge.join(knowledge.join(k, "E", "Troll"), "A", "Hydra")
    assert "Troll" in knowledge.known(k, "E") and "Hydra" in knowledge.known(k, "A")
    k = knowledge.split(knowledge.unite(k, "A", "E"), "A", "E", 2)
    assert knowledge.size(k, "A") == 4


@given(st.data())
def test_what_is_seen_of_the_parts_tells_of_the_others(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 3))
    k = knowledge.split(knowledge.unite(two_pairs(), "A", "C"), "A", "E", size)
    worlds = divided(united(all_worlds(), "A", "C"), size)
    truth = data.draw(st.sampled_from(worlds))
    for marker in data.draw(st.lists(st.sampled_from("ABDE"), max_size=3)):
        shown = bag(*data.draw(st.permutations(truth[marker]))[: data.draw(st.integers(1, 2))])
        k = knowledge.show(k, marker, shown)
        worlds = [world for world in worlds if not Counter(shown) - Counter(world[marker])]
    for marker in "ABDE":
        assert knowledge.known(k, marker) == certain(worlds, marker)
    for world in divided(united(all_worlds(), "A", "C"), size):
        assert knowledge.is_consistent(k, world) == (world in worlds)


def matching(worlds: list[World], shown: Bag) -> list[World]:
    return [world for world in worlds if not Counter(shown) - Counter(world["A"])]


@given(st.data())
def test_known_is_what_all_possible_worlds_share(data: st.DataObject) -> None:
    k = knowledge.unite(two_pairs(), "A", "C")
    worlds = united(all_worlds(), "A", "C")
    truth = data.draw(st.sampled_from(worlds))
    for _ in range(data.draw(st.integers(0, 3))):
        shown = tuple(sorted(data.draw(st.permutations(truth["A"]))[: data.draw(st.integers(1, 3))]))
        k, worlds = knowledge.show(k, "A", shown), matching(worlds, shown)
    for marker in ("A", "B", "D"):
        assert knowledge.known(k, marker) == certain(worlds, marker)
    for world in united(all_worlds(), "A", "C"):
        assert knowledge.is_consistent(k, world) == (world in worlds)
    assert knowledge.sample(k, random.Random(data.draw(st.integers(0, 99)))) in worlds


@given(st.data())
def test_what_a_stack_lacks_is_in_others(data: st.DataObject) -> None:
    k, worlds = two_pairs(), all_worlds()
    if data.draw(st.booleans()):
        k, worlds = knowledge.unite(k, "A", "C"), united(worlds, "A", "C")
    markers = knowledge.legions(k)
    truth = data.draw(st.sampled_from(worlds))
    for marker in data.draw(st.lists(st.sampled_from(markers), max_size=3)):
        others = sorted(set(FIRST + SECOND) - set(truth[marker]))
        absent = data.draw(st.lists(st.sampled_from(others), max_size=2)) if others else []
        k = knowledge.lack(k, marker, absent)
        worlds = [world for world in worlds if set(absent).isdisjoint(world[marker])]
    for marker in markers:
        assert knowledge.known(k, marker) == certain(worlds, marker)
    everything = all_worlds() if len(markers) == 4 else united(all_worlds(), "A", "C")
    for world in everything:
        assert knowledge.is_consistent(k, world) == (world in worlds)


def test_nobody_lacks_what_he_has_shown() -> None:
    k = knowledge.show(two_pairs(), "A", ("Centaur",))
    with pytest.raises(Contradiction):
        knowledge.lack(k, "A", ("Centaur",))
    assert knowledge.lack(k, "C", ("Centaur", "Dragon")) is k


@settings(max_examples=25)
@given(st.randoms(use_true_random=False))
def test_too_many_ways_are_simplified_and_nothing_known_is_lost(rng: random.Random) -> None:
    """Stacks that are united, split and seen again and again."""
    world = {"A": list(FIRST[:2]), "B": list(FIRST[2:]), "C": list(SECOND[:2]), "D": list(SECOND[2:])}
    k = two_pairs()
    for _ in range(30):
        large = [marker for marker, held in world.items() if len(held) > 1]
        free = [marker for marker in "ABCDE" if marker not in world]
        if len(world) > 2 and (not free or not large or rng.random() < 0.5):
            one, other = rng.sample(sorted(world), 2)
            world[one] += world.pop(other)
            k = knowledge.unite(k, one, other)
        elif large and free:
            one, other = rng.choice(large), free[0]
            rng.shuffle(world[one])
            size = rng.randrange(1, len(world[one]))
            world[other], world[one] = world[one][:size], world[one][size:]
            k = knowledge.split(k, one, other, size)
        if rng.random() < 0.3:
            one = rng.choice(sorted(world))
            k = knowledge.show(k, one, (rng.choice(world[one]),))
        assert len(k.hypotheses) <= knowledge.MOST_HYPOTHESES
        for marker, held in world.items():
            assert not Counter(knowledge.known(k, marker)) - Counter(held)
        sampled = knowledge.sample(k, rng)
        assert {marker: len(held) for marker, held in sampled.items()} == {
            marker: len(held) for marker, held in world.items()
        }
        assert knowledge.is_consistent(k, {marker: bag(*held) for marker, held in world.items()})


def test_what_could_be_anywhere_in_a_big_group_is_not_worked_out() -> None:
    """With twenty different figures in five stacks there are more ways than anybody could go through."""
    names = tuple(f"Figure{number:02}" for number in range(20))
    k = knowledge.initial((Group(names, tuple(Legion(marker, 4, ()) for marker in "ABCDE")),))
    assert knowledge.lack(k, "A", names[:16]) == k
