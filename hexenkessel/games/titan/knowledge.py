"""What everybody knows about the hidden contents of one player's legions: all that follows, and no more.

What has been seen is kept as a description of the *worlds* that are still possible; a world says what each
legion holds. A `Knowledge` is a choice of hypotheses (who started with the Titan), each of them a forest:

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
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.titan.terms import Character, Marker

Bag: TypeAlias = tuple[Character, ...]  # a multiset, sorted

TITAN: Character = "Titan"
ANGEL: Character = "Angel"


class Contradiction(ValueError):
    """No world fits what is said to have been seen."""


class _Refuted(Contradiction):
    """No world of this hypothesis fits; one of another may."""


class Legion(msgspec.Struct, frozen=True, cache_hash=True, tag="legion"):
    """A legion on the board."""

    marker: Marker
    size: int  # how many characters it holds
    shown: Bag  # at least these are in it; all of them if it is a root


class Group(msgspec.Struct, frozen=True, cache_hash=True, tag="group"):
    """Legions and groups that were once one legion."""

    shown: Bag  # at least these are in it, its parts' shown included; all of them if it is a root
    parts: tuple[Legion | Group, ...]  # by first marker

    @property
    def size(self) -> int:
        return sum(part.size for part in self.parts)


Node: TypeAlias = Legion | Group
Forest: TypeAlias = tuple[Node, ...]  # by first marker


class Knowledge(msgspec.Struct, frozen=True, cache_hash=True):
    """What is publicly known about one player's legions."""

    hypotheses: tuple[Forest, ...]  # at least one of them is true


# What happens.


def initial(first: Marker, second: Marker, creatures: Sequence[Character]) -> Knowledge:
    """Two legions with half of the creatures each, one led by the Titan and one by the Angel."""
    if first == second or len(creatures) % 2:
        raise Contradiction(f"{len(creatures)} creatures cannot be halved between {first!r} and {second!r}")
    half = 1 + len(creatures) // 2
    everything = _together((*creatures, TITAN, ANGEL))
    hypotheses = tuple(
        _settled(Group(everything, (Legion(first, half, (lord,)), Legion(second, half, (other,)))))
        for lord, other in ((TITAN, ANGEL), (ANGEL, TITAN))
    )
    return Knowledge(hypotheses)


def split(k: Knowledge, parent: Marker, child: Marker, size: int) -> Knowledge:
    """`size` characters, nobody knows which, leave the parent and form the child."""
    if child in _outlook(k):
        raise Contradiction(f"there is a legion {child!r} already")
    if not 0 < size < _look(k, parent).size:
        raise Contradiction(f"{size} of {_look(k, parent).size} characters cannot split off {parent!r}")

    def divide(legion: Legion) -> Node:
        return Group(legion.shown, (Legion(parent, legion.size - size, ()), Legion(child, size, ())))

    return _revised(k, lambda forest: _with_edited(forest, parent, divide))


def merge(k: Knowledge, marker: Marker, other: Marker) -> Knowledge:
    """The other legion recombines into this one; they are parts of one split, or one is fully known."""
    if marker == other:
        raise Contradiction(f"{marker!r} cannot recombine with itself")
    for part in (marker, other):
        _look(k, part)  # it exists
    return _revised(k, lambda forest: _with_merged(forest, marker, other))


def show(k: Knowledge, marker: Marker, characters: Iterable[Character]) -> Knowledge:
    """The legion is seen to contain at least these."""
    shown = _together(characters)
    # What is certain already changes nothing, so that equal knowledge does not depend on superfluous showing.
    if not _without(shown, _look(k, marker).known):
        return k

    def raise_bound(legion: Legion) -> Legion:
        return Legion(marker, legion.size, _at_least(legion.shown, shown))

    def see(forest: Forest) -> Forest:
        look = next(look for tree in forest for look in _looks(tree) if look.marker == marker)
        return _with_edited(forest, marker, raise_bound) if _without(shown, look.known) else forest

    return _revised(k, see)


def join(k: Knowledge, marker: Marker, character: Character) -> Knowledge:
    """The character openly becomes a member of the legion: mustered, acquired or summoned."""
    _look(k, marker)  # it exists

    def grow(legion: Legion) -> Legion:
        return Legion(marker, legion.size + 1, _together((*legion.shown, character)))

    # All bounds grow alike, so what was settled stays settled.
    return _revised(
        k, lambda forest: _with_edited(forest, marker, grow, joining=(character,), is_settled=True)
    )


def leave(k: Knowledge, marker: Marker, character: Character) -> Knowledge:
    """The character openly leaves the legion. An emptied legion stays until it vanishes."""
    if _look(k, marker).size == 0:
        raise Contradiction(f"{marker!r} is empty")

    def shrink(legion: Legion) -> Legion:
        return Legion(marker, legion.size - 1, _without(legion.shown, (character,)))

    return _revised(k, lambda forest: _with_edited(forest, marker, shrink, leaving=(character,)))


def reveal(k: Knowledge, marker: Marker, contents: Iterable[Character]) -> Knowledge:
    """The whole legion is seen."""
    seen = _together(contents)
    if len(seen) != _look(k, marker).size:
        raise Contradiction(f"{marker!r} has {_look(k, marker).size} characters, not {len(seen)}")
    return show(k, marker, seen)


def vanish(k: Knowledge, marker: Marker, contents: Iterable[Character]) -> Knowledge:
    """The whole legion is seen and leaves the board."""
    k = reveal(k, marker, contents)
    return _revised(k, lambda forest: tuple(tree for tree in forest if not _is_legion(tree, marker)))


# What is known.


def legions(k: Knowledge) -> tuple[Marker, ...]:
    """The markers of the player's legions, sorted."""
    return tuple(_outlook(k))


def size(k: Knowledge, marker: Marker) -> int:
    """How many characters the legion holds; this is always public."""
    return _look(k, marker).size


# T4.5a: what a legion holds is its owner's secret; others know of it what all possible worlds share.
def known(k: Knowledge, marker: Marker) -> Bag:
    """The characters that are certainly in the legion, sorted."""
    return _look(k, marker).known


def possible(k: Knowledge, marker: Marker) -> Bag:
    """The characters, each once, that may be among those of the legion that are not known."""
    return _look(k, marker).possible


def is_consistent(k: Knowledge, contents: Mapping[Marker, Sequence[Character]]) -> bool:
    """Whether a world fits what is known."""
    if set(contents) != set(_outlook(k)):
        return False
    return any(all(_holds(tree, contents) for tree in forest) for forest in k.hypotheses)


def sample(k: Knowledge, rng: random.Random) -> dict[Marker, Bag]:
    """A random world that fits; each one has a chance."""
    world: dict[Marker, Bag] = {}
    for tree in rng.choice(k.hypotheses):
        _deal(tree, tree.shown, rng, world)
    return dict(sorted(world.items()))


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
    first, *others = [
        {look.marker: look for tree in forest for look in _looks(tree)} for forest in k.hypotheses
    ]
    return {marker: _in_any(first[marker], [other[marker] for other in others]) for marker in sorted(first)}


def _in_any(first: _Look, others: list[_Look]) -> _Look:
    """What is known if any of the hypotheses may be true."""
    if all(other == first for other in others):
        return first
    least = first.known
    for other in others:
        least = _in_both(least, other.known)
    open_ones = {c for look in (first, *others) for c in (*look.possible, *_without(look.known, least))}
    return _Look(first.marker, first.size, least, _together(open_ones))


@lru_cache(maxsize=16384)
def _looks(tree: Node) -> tuple[_Look, ...]:
    """What is known about every legion of a tree."""
    return tuple(_looks_within(tree, tree.shown, frozenset()))


def _looks_within(node: Node, least: Bag, open_ones: frozenset[Character]) -> list[_Look]:
    if isinstance(node, Legion):
        return [_Look(node.marker, node.size, least, _together(open_ones))]
    # What is not bound to a certain part may be in any of them: fully known ones are roots, so all have room.
    open_ones = open_ones.union(_without(node.shown, _shown_by(node.parts)))
    return [
        look
        for part, certain in zip(node.parts, _least_in_parts(node, least), strict=True)
        for look in _looks_within(part, certain, open_ones)
    ]


def _least_in_parts(group: Group, least: Bag) -> list[Bag]:
    """What each part surely holds: its bound, and of the rest what the other parts have no room for."""
    rest = _without(least, _shown_by(group.parts))
    room = sum(map(_room, group.parts))
    certain = []
    for part in group.parts:
        elsewhere = room - _room(part)
        forced = [c for c in set(rest) for _ in range(rest.count(c) - elsewhere)]
        certain.append(_together((*part.shown, *forced)) if forced else part.shown)
    return certain


def _holds(node: Node, contents: Mapping[Marker, Sequence[Character]]) -> bool:
    if _without(node.shown, _contents_of(node, contents)):
        return False
    if isinstance(node, Legion):
        return len(contents[node.marker]) == node.size
    return all(_holds(part, contents) for part in node.parts)


def _contents_of(node: Node, contents: Mapping[Marker, Sequence[Character]]) -> Bag:
    if isinstance(node, Legion):
        return tuple(contents[node.marker])
    return tuple(c for part in node.parts for c in _contents_of(part, contents))


def _deal(node: Node, contents: Bag, rng: random.Random, world: dict[Marker, Bag]) -> None:
    if isinstance(node, Legion):
        world[node.marker] = contents
        return
    rest = list(_without(contents, _shown_by(node.parts)))
    rng.shuffle(rest)
    for part in node.parts:
        drawn, rest = rest[: _room(part)], rest[_room(part) :]
        _deal(part, _together((*part.shown, *drawn)), rng, world)


# Changes.


def _revised(k: Knowledge, change: Callable[[Forest], Forest]) -> Knowledge:
    """The knowledge after an event; hypotheses that it refutes are dropped."""
    surviving: dict[Forest, None] = {}
    for forest in k.hypotheses:
        try:
            surviving[change(forest)] = None
        except _Refuted as refutation:
            refuted = refutation
    if not surviving:
        raise refuted
    return Knowledge(tuple(surviving))


def _with_edited(
    forest: Forest,
    marker: Marker,
    edit: Callable[[Legion], Node],
    *,
    joining: Bag = (),
    leaving: Bag = (),
    is_settled: bool = False,
) -> Forest:
    """The forest with one leaf changed, and all groups above it shifted by what joins or leaves."""

    def edited(node: Node) -> Node | None:
        if isinstance(node, Legion):
            return edit(node) if node.marker == marker else None
        for number, part in enumerate(node.parts):
            if (new := edited(part)) is not None:
                shown = _without(_together((*node.shown, *joining)), leaving)
                return Group(shown, (*node.parts[:number], new, *node.parts[number + 1 :]))
        return None

    for number, tree in enumerate(forest):
        if (new := edited(tree)) is not None:
            trees = (new,) if is_settled else _settled(new)
            return _in_order((*forest[:number], *trees, *forest[number + 1 :]))
    raise Contradiction(f"there is no legion {marker!r}")


def _with_merged(forest: Forest, marker: Marker, other: Marker) -> Forest:
    for tree in forest:
        # Fully known contents join like any public arrival.
        for known_one, unknown_one in ((other, marker), (marker, other)):
            if _is_legion(tree, known_one):
                rest = tuple(t for t in forest if t is not tree)
                gain = tree.shown

                def absorb(legion: Legion, gain: Bag = gain) -> Legion:
                    return Legion(marker, legion.size + len(gain), _together((*legion.shown, *gain)))

                return _with_edited(rest, unknown_one, absorb, joining=gain)
    for number, tree in enumerate(forest):
        if (new := _with_siblings_merged(tree, marker, other)) is not None:
            return _in_order((*forest[:number], *_settled(new), *forest[number + 1 :]))
    raise Contradiction(f"{marker!r} and {other!r} are not parts of one split")


def _with_siblings_merged(node: Node, marker: Marker, other: Marker) -> Node | None:
    if isinstance(node, Legion):
        return None
    pair = [part for part in node.parts if _is_legion(part, marker) or _is_legion(part, other)]
    if len(pair) == 2:
        united = Legion(marker, pair[0].size + pair[1].size, _shown_by(pair))
        return Group(node.shown, (united, *(part for part in node.parts if part not in pair)))
    for number, part in enumerate(node.parts):
        if (new := _with_siblings_merged(part, marker, other)) is not None:
            return Group(node.shown, (*node.parts[:number], new, *node.parts[number + 1 :]))
    return None


# Order.


def _settled(tree: Node) -> Forest:
    """The same worlds in the form described at the top, with everything that is known as a root."""
    total = tree.shown
    tree = _added_up(tree)
    # A root's contents are given: its parts cannot have shown more, nor can an absent character leave.
    if len(total) != tree.size or tree.shown != total:
        raise _Refuted(f"{tree.size} characters cannot be {', '.join(tree.shown)}")
    if isinstance(tree, Legion):
        return (tree,)
    remainder, freed = _with_known_parts_freed(tree, total)
    if not freed:
        return (tree,)
    trees = [settled for part in freed for settled in _settled(part)]
    return _in_order((*trees, *(_settled(remainder) if remainder.parts else ())))


def _added_up(node: Node) -> Node:
    """The node with bounds that add up; a group that says no more than its parts gives way to them."""
    if isinstance(node, Group):
        parts: list[Node] = []
        for part in map(_added_up, node.parts):
            if isinstance(part, Group) and part.shown == _shown_by(part.parts):
                parts.extend(part.parts)
            else:
                parts.append(part)
        shown = _at_least(node.shown, _shown_by(parts))
        if len(parts) == 1:
            node = msgspec.structs.replace(parts[0], shown=shown)
        else:
            node = Group(shown, _in_order(parts))
    if len(node.shown) > node.size:
        raise _Refuted(f"{node.size} characters cannot be {', '.join(node.shown)}")
    return node


def _with_known_parts_freed(group: Group, least: Bag) -> tuple[Group, list[Node]]:
    """Parts all of whose characters are certain become roots; what the group showed counts without them."""
    kept: list[Node] = []
    freed: list[Node] = []
    for part, certain in zip(group.parts, _least_in_parts(group, least), strict=True):
        if len(certain) == part.size:
            freed.append(msgspec.structs.replace(part, shown=certain))
        elif isinstance(part, Group):
            remainder, inner = _with_known_parts_freed(part, certain)
            kept.append(remainder)
            freed.extend(inner)
        else:
            kept.append(part)
    return Group(_without(group.shown, _shown_by(freed)), tuple(kept)), freed


def _in_order(nodes: Iterable[Node]) -> Forest:
    return tuple(sorted(nodes, key=_first_marker))


def _first_marker(node: Node) -> Marker:
    return node.marker if isinstance(node, Legion) else _first_marker(node.parts[0])


def _is_legion(node: Node, marker: Marker) -> bool:
    return isinstance(node, Legion) and node.marker == marker


def _room(node: Node) -> int:
    return node.size - len(node.shown)


# Bags.


def _together(characters: Iterable[Character]) -> Bag:
    return tuple(sorted(characters))


def _shown_by(nodes: Iterable[Node]) -> Bag:
    return _together(c for node in nodes for c in node.shown)


def _without(bag: Bag, taken: Iterable[Character]) -> Bag:
    """What is left of a bag; characters it does not have are not missed."""
    left = list(bag)
    for character in taken:
        if character in left:
            left.remove(character)
    return tuple(left)


def _at_least(bag: Bag, other: Bag) -> Bag:
    """The smallest bag that includes both."""
    return _together((*bag, *_without(other, bag)))


def _in_both(bag: Bag, other: Bag) -> Bag:
    """The greatest bag that both include."""
    return _without(bag, _without(bag, other))
