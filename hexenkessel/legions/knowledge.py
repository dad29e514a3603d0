"""What everybody knows about the hidden contents of one player's legions: all that follows, and no more.

What has been seen is kept as a description of the *worlds* that are still possible; a world says what each
legion holds. A `Knowledge` is a choice of hypotheses (who started with the leader), each of them a forest:

* a leaf is a legion: its size and the characters it has shown;
* a group is a set of parts that were once one legion, with what that legion had shown;
* all of a root is known: its `shown` is its whole contents. A legion that is a root is fully known.

A world fits a hypothesis when every legion has its size, every node holds at least what it has shown, and
every root holds exactly that. What parts have shown, their group has shown: the bounds add up. Therefore any
contents of a group that include its bound can be dealt out: each part takes its own bound, and the rest goes
anywhere. All answers follow from that remark, going down from the root, and each event turns a description of
this form into another one, of exactly the worlds that the event leaves:

* a split puts a group in place of the leaf, and showing raises the leaf's bound;
* joining and leaving shift every bound from leaf to root by the character, as they shift the contents;
* parts of one group merge by adding their bounds: contents that include the sum can be divided again.

The knowledge of an onlooker who has seen more than the others is kept in the same way.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Final, NamedTuple

import msgspec

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
from hexenkessel.legions.forestry import (
    deal,
    holds,
    in_both,
    in_order,
    least_in_parts,
    settled,
    shown_by,
    together,
    with_edited,
    with_merged,
    without,
)
from hexenkessel.legions.joint_stacks import (
    base_of,
    leaves_of,
    markers_in,
    of_markers,
    with_divided,
    with_leaves_under,
    with_none_of,
    with_one_gone,
    with_seen,
    with_united,
    without_leaves,
    worlds_of_leaves,
)

MOST_HYPOTHESES: Final = 24
"""Stacks that strangers join and leave make more and more of them; beyond this many they are simplified."""


class Knowledge(msgspec.Struct, frozen=True, cache_hash=True):
    """What is publicly known about one player's legions."""

    hypotheses: tuple[Forest, ...]  # at least one of them is true


# What happens.


def initial(*hypotheses: Iterable[Node]) -> Knowledge:
    """The stacks at the start; which of these arrangements it is, nobody knows."""
    return Knowledge(
        tuple(in_order(root for tree in hypothesis for root in settled(tree)) for hypothesis in hypotheses)
    )


# A search tries many splits that differ only in what nobody sees, and many musters that add the same.
@lru_cache(maxsize=4096)
def split(k: Knowledge, parent: Marker, child: Marker, size: int) -> Knowledge:
    """`size` characters, nobody knows which, leave the parent and form the child."""
    if child in _outlook(k):
        raise Contradiction(f"there is a legion {child!r} already")
    if not 0 < size < _look(k, parent).size:
        raise Contradiction(f"{size} of {_look(k, parent).size} characters cannot split off {parent!r}")

    def divide(legion: Legion) -> Node:
        return Group(legion.shown, (Legion(parent, legion.size - size, ()), Legion(child, size, ())))

    def divided(forest: Forest) -> Iterable[Forest]:
        if len(leaves_of(forest, parent)) > 1:
            return with_divided(forest, parent, child, size)
        return (with_edited(forest, parent, divide),)

    return _revised(k, divided)


def merge(k: Knowledge, marker: Marker, other: Marker) -> Knowledge:
    """The other legion recombines into this one; they are parts of one split, or one is fully known."""
    if marker == other:
        raise Contradiction(f"{marker!r} cannot recombine with itself")
    for part in (marker, other):
        _look(k, part)  # it exists
    return _revised(k, lambda forest: (with_merged(forest, marker, other),))


def unite(k: Knowledge, marker: Marker, other: Marker) -> Knowledge:
    """The other legion joins this one, wherever the two have come from."""
    if marker == other:
        raise Contradiction(f"{marker!r} cannot join itself")
    for part in (marker, other):
        _look(k, part)  # it exists

    return _revised(k, lambda forest: (with_united(forest, marker, other),))


def rename(k: Knowledge, marker: Marker, name: Marker) -> Knowledge:
    """The legion gets another marker."""
    if name in _outlook(k):
        raise Contradiction(f"there is a legion {name!r} already")
    _look(k, marker)  # it exists
    return _revised(k, lambda forest: (with_leaves_under(forest, name, marker),))


def show(k: Knowledge, marker: Marker, characters: Iterable[Character]) -> Knowledge:
    """The legion is seen to contain at least these."""
    shown = together(characters)
    # What is certain already changes nothing, so that equal knowledge does not depend on superfluous showing.
    if not without(shown, _look(k, marker).known):
        return k

    def see(forest: Forest) -> Iterable[Forest]:
        if not without(shown, _look_in(forest, marker).known):
            return (forest,)
        return with_seen(forest, marker, shown)

    return _revised(k, see)


def lack(k: Knowledge, marker: Marker, characters: Iterable[Character]) -> Knowledge:
    """The legion is seen to hold none of these."""
    look = _look(k, marker)
    absent = frozenset(characters).intersection((*look.known, *look.possible))
    if not absent:
        return k
    return _revised(k, lambda forest: with_none_of(forest, marker, absent))


@lru_cache(maxsize=4096)
def join(k: Knowledge, marker: Marker, character: Character) -> Knowledge:
    """The character openly becomes a member of the legion: mustered, acquired or summoned."""
    _look(k, marker)  # it exists

    def grow(legion: Legion) -> Legion:
        return Legion(marker, legion.size + 1, together((*legion.shown, character)))

    # All bounds grow alike, so what was settled stays settled.
    return _revised(
        k, lambda forest: (with_edited(forest, marker, grow, joining=(character,), is_settled=True),)
    )


def leave(k: Knowledge, marker: Marker, character: Character) -> Knowledge:
    """The character openly leaves the legion. An emptied legion stays until it vanishes."""
    if _look(k, marker).size == 0:
        raise Contradiction(f"{marker!r} is empty")

    return _revised(k, lambda forest: with_one_gone(forest, marker, character))


def reveal(k: Knowledge, marker: Marker, contents: Iterable[Character]) -> Knowledge:
    """The whole legion is seen."""
    seen = together(contents)
    if len(seen) != _look(k, marker).size:
        raise Contradiction(f"{marker!r} has {_look(k, marker).size} characters, not {len(seen)}")
    return show(k, marker, seen)


def vanish(k: Knowledge, marker: Marker, contents: Iterable[Character]) -> Knowledge:
    """The whole legion is seen and leaves the board."""
    k = reveal(k, marker, contents)
    return _revised(k, lambda forest: (without_leaves(forest, marker),))


# What is known.


def legions(k: Knowledge) -> tuple[Marker, ...]:
    """The markers of the player's legions, sorted."""
    return tuple(_outlook(k))


def size(k: Knowledge, marker: Marker) -> int:
    """How many characters the legion holds; this is always public."""
    return _look(k, marker).size


# What a legion holds is its owner's secret; others know of it what all possible worlds share.
def known(k: Knowledge, marker: Marker) -> Bag:
    """The characters that are certainly in the legion, sorted."""
    return _look(k, marker).known


@lru_cache(maxsize=1024)
def known_of_all(k: Knowledge) -> dict[Marker, Bag]:
    """The same for each of the player's legions."""
    return {marker: look.known for marker, look in _outlook(k).items()}


def possible(k: Knowledge, marker: Marker) -> Bag:
    """The characters, each once, that may be among those of the legion that are not known."""
    return _look(k, marker).possible


def is_consistent(k: Knowledge, contents: Mapping[Marker, Sequence[Character]]) -> bool:
    """Whether a world fits what is known."""
    if set(contents) != set(_outlook(k)):
        return False
    return any(
        all(holds(tree, world) for tree in forest)
        for forest in k.hypotheses
        for world in worlds_of_leaves(forest, contents)
    )


def sample(k: Knowledge, rng: random.Random) -> dict[Marker, Bag]:
    """A random world that fits; each one has a chance."""
    world: dict[Marker, Bag] = {}
    for tree in rng.choice(k.hypotheses):
        deal(tree, tree.shown, rng, world)
    return dict(sorted(of_markers(world).items()))


class _Look(NamedTuple):
    marker: Marker
    size: int
    known: Bag
    possible: Bag


def _look(k: Knowledge, marker: Marker) -> _Look:
    try:
        return _outlook(k)[marker]
    except KeyError:
        raise Contradiction(f"there is no legion {marker!r}") from None


@lru_cache(maxsize=4096)
def _outlook(k: Knowledge) -> dict[Marker, _Look]:
    first, *others = [_looks_of(forest) for forest in k.hypotheses]
    return {marker: _in_any(first[marker], [other[marker] for other in others]) for marker in sorted(first)}


def _looks_of(forest: Forest) -> dict[Marker, _Look]:
    looks: dict[Marker, _Look] = {}
    for tree in forest:
        for look in _looks(tree):
            marker = look.marker
            looks[marker] = look if marker not in looks else _both(looks[marker], look)
    return looks


def _look_in(forest: Forest, marker: Marker) -> _Look:
    return reduce(_both, [look for tree in forest for look in _looks(tree) if look.marker == marker])


def _both(first: _Look, second: _Look) -> _Look:
    """What is known of two leaves under one marker.

    Where they are distant parts of one split, more may follow for the whole than for its parts; that is not
    worked out.
    """
    return _Look(
        first.marker,
        first.size + second.size,
        together((*first.known, *second.known)),
        together({*first.possible, *second.possible}),
    )


def _in_any(first: _Look, others: list[_Look]) -> _Look:
    """What is known if any of the hypotheses may be true."""
    if all(other == first for other in others):
        return first
    least = first.known
    for other in others:
        least = in_both(least, other.known)
    open_ones = {c for look in (first, *others) for c in (*look.possible, *without(look.known, least))}
    return _Look(first.marker, first.size, least, together(open_ones))


@lru_cache(maxsize=16384)
def _looks(tree: Node) -> tuple[_Look, ...]:
    """What is known about every legion of a tree."""
    return tuple(_looks_within(tree, tree.shown, frozenset()))


def _looks_within(node: Node, least: Bag, open_ones: frozenset[Character]) -> list[_Look]:
    if isinstance(node, Legion):
        return [_Look(base_of(node.marker), node.size, least, together(open_ones))]
    # What is not bound to a certain part may be in any of them: fully known ones are roots, so all have room.
    open_ones = open_ones.union(without(node.shown, shown_by(node.parts)))
    return [
        look
        for part, certain in zip(node.parts, least_in_parts(node, least), strict=True)
        for look in _looks_within(part, certain, open_ones)
    ]


def _revised(k: Knowledge, change: Callable[[Forest], Iterable[Forest]]) -> Knowledge:
    """The knowledge after an event; hypotheses that it refutes are dropped."""
    surviving: dict[Forest, None] = {}
    reason = ""
    for forest in k.hypotheses:
        try:
            surviving.update(dict.fromkeys(change(forest)))
        except Refuted as refuted:
            reason = str(refuted)  # to keep the error would keep this very call, which it tells of
    if not surviving:
        raise Refuted(reason)
    revised = Knowledge(tuple(surviving))
    return revised if len(surviving) <= MOST_HYPOTHESES else _simplified(revised)


def _simplified(k: Knowledge) -> Knowledge:
    """What is known of each legion stays; how one bears upon another is forgotten where it is in doubt."""
    looks, first = _outlook(k), k.hypotheses[0]
    certain = set(first).intersection(*k.hypotheses[1:])
    doubtful = {marker for tree in first if tree not in certain for marker in markers_in(tree)}
    # A tree is kept only as a whole.
    while touched := [tree for tree in certain if not doubtful.isdisjoint(markers_in(tree))]:
        certain.difference_update(touched)
        doubtful.update(marker for tree in touched for marker in markers_in(tree))
    contents = together(c for tree in first if tree not in certain for c in tree.shown)
    parts = [Legion(marker, looks[marker].size, looks[marker].known) for marker in sorted(doubtful)]
    group = (
        Group(contents, tuple(parts)) if len(parts) > 1 else Legion(parts[0].marker, parts[0].size, contents)
    )
    return Knowledge((in_order((*certain, *settled(group))),))
