"""Stacks that were united although they had never been one: each keeps its leaves, under one marker.

Two parts of one split unite exactly (`knowledge.merge`). A garrison that strangers join is not of that form,
so it is kept as several leaves: `RedTower`, `RedTower/2`. What is seen of the whole may be in any of them,
and becomes one hypothesis for each way in which it can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, combinations_with_replacement, product
from math import comb, prod

from hexenkessel.legions.forest import (
    Bag,
    Character,
    Contradiction,
    Forest,
    Group,
    Legion,
    Marker,
    Node,
    Refuted,
)
from hexenkessel.legions.forestry import at_least, is_legion, together, with_edited, with_merged, without

_PART = "/"

# Of more ways than these nothing would be left but what was known before: then nothing is learnt.
_MOST_SHARES = 2000


def base_of(leaf: Marker) -> Marker:
    """The marker under which a leaf stands."""
    return leaf.partition(_PART)[0]


def leaves_of(forest: Forest, marker: Marker) -> list[Legion]:
    """All that stands under one marker."""
    return [leaf for tree in forest for base, leaf in _leaves(tree) if base == marker]


def markers_in(tree: Node) -> set[Marker]:
    """The markers under which the leaves of a tree stand."""
    return {base for base, _ in _leaves(tree)}


# Every event asks for the leaves of a whole forest, of which it changes one tree.
@lru_cache(maxsize=16384)
def _leaves(node: Node) -> tuple[tuple[Marker, Legion], ...]:
    """The leaves of a tree, each with the marker under which it stands."""
    if isinstance(node, Legion):
        return ((base_of(node.marker), node),)
    return tuple([leaf for part in node.parts for leaf in _leaves(part)])


# Changes.


def with_united(forest: Forest, marker: Marker, other: Marker) -> Forest:
    """The forest in which all under the other marker stands under this one, as one leaf if it can."""
    if len(leaves_of(forest, marker)) == len(leaves_of(forest, other)) == 1:
        try:
            return with_merged(forest, marker, other)
        except Refuted:
            raise
        except Contradiction:
            pass  # they are no parts of one split
    return with_leaves_under(forest, marker, other)


def with_leaves_under(forest: Forest, marker: Marker, other: Marker) -> Forest:
    """The forest in which all that stood under the other marker stands under this one, leaf by leaf."""
    taken = {leaf.marker for leaf in leaves_of(forest, marker)}
    free = (name for number in range(1, 100) if (name := part_name(marker, number)) not in taken)
    for leaf, name in zip(leaves_of(forest, other), free, strict=False):
        forest = with_edited(forest, leaf.marker, partial(_renamed, name))
    return forest


def _renamed(name: Marker, legion: Legion) -> Legion:
    return Legion(name, legion.size, legion.shown)


def with_divided(forest: Forest, parent: Marker, child: Marker, size: int) -> list[Forest]:
    """The forests in which so many have left the parent for the child; nobody knows out of which leaves."""
    leaves = leaves_of(forest, parent)
    return [_divided(forest, leaves, takes, parent, child) for takes in ways_to_take(leaves, size)]


def _divided(
    forest: Forest, leaves: Sequence[Legion], takes: Sequence[int], parent: Marker, child: Marker
) -> Forest:
    # Under names that nobody else has, so that none is met twice while they change.
    for number, leaf in enumerate(leaves):
        forest = with_edited(forest, leaf.marker, partial(_renamed, f"{parent}{_PART}{_PART}{number}"))
    staying = leaving = 0
    for number, (leaf, taken) in enumerate(zip(leaves, takes, strict=True)):
        staying += taken < leaf.size or not leaf.size
        leaving += taken > 0
        names = part_name(parent, staying), part_name(child, leaving)
        forest = with_edited(forest, f"{parent}{_PART}{_PART}{number}", partial(_cut, taken, names))
    return forest


def _cut(taken: int, names: tuple[Marker, Marker], legion: Legion) -> Node:
    """A leaf of which so many have gone elsewhere."""
    if not taken:
        return _renamed(names[0], legion)
    if taken == legion.size:
        return _renamed(names[1], legion)
    rest = Legion(names[0], legion.size - taken, ())
    return Group(legion.shown, (rest, Legion(names[1], taken, ())))


def ways_to_take(leaves: Sequence[Legion], size: int) -> Iterator[tuple[int, ...]]:
    """How many of each leaf may be among so many that leave."""
    if not leaves:
        if not size:
            yield ()
        return
    first, *others = leaves
    for taken in range(min(first.size, size) + 1):
        for rest in ways_to_take(others, size - taken):
            yield (taken, *rest)


def with_seen(forest: Forest, marker: Marker, seen: Bag) -> list[Forest]:
    """The forests in which these have been seen under the marker, each in some leaf. Raises Refuted."""
    ways = list(_with_shares(forest, leaves_of(forest, marker), seen))
    if not ways:
        raise Refuted(f"{', '.join(seen)} cannot be in {marker!r}")
    return ways


def with_none_of(forest: Forest, marker: Marker, absent: Collection[Character]) -> list[Forest]:
    """The forests in which none of these is under the marker: all are in other leaves. Raises Refuted."""
    ways = [forest]
    for tree in forest:
        banned = tuple(character for character in tree.shown if character in absent)
        if banned and marker in markers_in(tree):
            others = [leaf for base, leaf in _leaves(tree) if base != marker]
            if _count_shares(len(others), banned) > _MOST_SHARES:
                continue
            ways = [changed for way in ways for changed in _with_shares(way, others, banned)]
    if not ways:
        raise Refuted(f"one of {', '.join(sorted(absent))} must be in {marker!r}")
    return ways


def _count_shares(leaves: int, seen: Bag) -> int:
    """In how many ways what was seen could be in so many leaves, their sizes not looked at."""
    return prod(comb(leaves + count - 1, count) for count in Counter(seen).values())


def _with_shares(forest: Forest, leaves: Sequence[Legion], seen: Bag) -> Iterator[Forest]:
    """The forests in which these are somewhere in the leaves, in every way that is possible."""
    for shares in ways_to_share(leaves, seen) if len(leaves) != 1 else [(seen,)]:
        changed = forest
        try:
            for leaf, share in zip(leaves, shares, strict=True):
                if share:
                    changed = with_edited(changed, leaf.marker, partial(_with_bound, share))
        except Refuted:
            continue
        yield changed


def _with_bound(shown: Bag, legion: Legion) -> Legion:
    return Legion(legion.marker, legion.size, at_least(legion.shown, shown))


def with_one_gone(forest: Forest, marker: Marker, character: Character) -> list[Forest]:
    """The forests in which this one has left the marker, each out of some leaf. Raises Refuted."""
    ways = []
    for leaf in leaves_of(forest, marker):
        try:
            ways.append(with_edited(forest, leaf.marker, partial(_smaller, character), leaving=(character,)))
        except Refuted:
            continue
    if not ways:
        raise Refuted(f"{character} cannot have been in {marker!r}")
    return ways


def _smaller(character: Character, legion: Legion) -> Legion:
    if legion.size == 0:
        raise Refuted(f"{legion.marker!r} is empty")
    return Legion(legion.marker, legion.size - 1, without(legion.shown, (character,)))


def part_name(marker: Marker, number: int) -> Marker:
    return marker if number == 1 else f"{marker}{_PART}{number}"


def without_leaves(forest: Forest, marker: Marker) -> Forest:
    """The forest without what stood under this marker, all of which is known."""
    gone = [leaf.marker for leaf in leaves_of(forest, marker)]
    return tuple(tree for tree in forest if not any(is_legion(tree, name) for name in gone))


def ways_to_share(leaves: Sequence[Legion], seen: Bag) -> Iterator[tuple[Bag, ...]]:
    """All ways in which what was seen of the whole can be in its leaves, each with room for its share."""
    counts = Counter(seen)
    choices = [list(combinations_with_replacement(range(len(leaves)), count)) for count in counts.values()]
    for choice in product(*choices):
        shares: list[list[Character]] = [[] for _ in leaves]
        for character, places in zip(counts, choice, strict=True):
            for place in places:
                shares[place].append(character)
        if all(len(share) <= leaf.size for share, leaf in zip(shares, leaves, strict=True)):
            yield tuple(together(share) for share in shares)


# Worlds.


def of_markers(world: Mapping[Marker, Bag]) -> dict[Marker, Bag]:
    """A world by markers, from one by leaves."""
    found: dict[Marker, Bag] = {}
    for leaf, contents in world.items():
        found[base_of(leaf)] = together((*found.get(base_of(leaf), ()), *contents))
    return found


def worlds_of_leaves(
    forest: Forest, contents: Mapping[Marker, Sequence[Character]]
) -> Iterator[dict[Marker, Bag]]:
    """All worlds by leaves that come to these contents by markers."""
    ways = [
        list(_ways_to_divide(leaves_of(forest, marker), together(held))) for marker, held in contents.items()
    ]
    for choice in product(*ways):
        yield {leaf: bag for part in choice for leaf, bag in part.items()}


def _ways_to_divide(leaves: Sequence[Legion], contents: Bag) -> Iterator[dict[Marker, Bag]]:
    first, *others = leaves
    if not others:
        yield {first.marker: contents}
        return
    for share in sorted(set(combinations(contents, min(first.size, len(contents))))):
        for rest in _ways_to_divide(others, without(contents, share)):
            yield {first.marker: together(share), **rest}
