"""How a forest of possible worlds is read and changed: plain functions only, so that mypyc compiles them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence

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

# Questions.


def least_in_parts(group: Group, least: Bag) -> list[Bag]:
    """What each part surely holds: its bound, and of the rest what the other parts have no room for."""
    rest = without(least, shown_by(group.parts))
    rooms = [room(part) for part in group.parts]
    free = sum(rooms)
    certain = []
    for part, own in zip(group.parts, rooms, strict=True):
        elsewhere = free - own
        forced: list[Character] = []
        # If all of it finds room elsewhere, none of it is forced.
        if len(rest) > elsewhere:
            forced = [c for c in set(rest) for _ in range(rest.count(c) - elsewhere)]
        certain.append(together((*part.shown, *forced)) if forced else part.shown)
    return certain


def holds(node: Node, contents: Mapping[Marker, Sequence[Character]]) -> bool:
    if without(node.shown, contents_of(node, contents)):
        return False
    if isinstance(node, Legion):
        return len(contents[node.marker]) == node.size
    return all(holds(part, contents) for part in node.parts)


def contents_of(node: Node, contents: Mapping[Marker, Sequence[Character]]) -> Bag:
    if isinstance(node, Legion):
        return tuple(contents[node.marker])
    return tuple(c for part in node.parts for c in contents_of(part, contents))


def deal(node: Node, contents: Bag, rng: random.Random, world: dict[Marker, Bag]) -> None:
    if isinstance(node, Legion):
        world[node.marker] = contents
        return
    rest = list(without(contents, shown_by(node.parts)))
    rng.shuffle(rest)
    for part in node.parts:
        drawn, rest = rest[: room(part)], rest[room(part) :]
        deal(part, together((*part.shown, *drawn)), rng, world)


# Changes.


def with_edited(
    forest: Forest,
    marker: Marker,
    edit: Callable[[Legion], Node],
    *,
    joining: Bag = (),
    leaving: Bag = (),
    is_settled: bool = False,
) -> Forest:
    """The forest with one leaf changed, and all groups above it shifted by what joins or leaves."""
    for number, tree in enumerate(forest):
        if (new := edited(tree, marker, edit, joining, leaving)) is not None:
            trees = (new,) if is_settled else settled(new)
            return in_order((*forest[:number], *trees, *forest[number + 1 :]))
    raise Contradiction(f"there is no legion {marker!r}")


def edited(
    node: Node, marker: Marker, edit: Callable[[Legion], Node], joining: Bag, leaving: Bag
) -> Node | None:
    """The same for one tree; None if the leaf is not in it."""
    if isinstance(node, Legion):
        return edit(node) if node.marker == marker else None
    for number, part in enumerate(node.parts):
        if (new := edited(part, marker, edit, joining, leaving)) is not None:
            shown = without(together((*node.shown, *joining)), leaving)
            return Group(shown, (*node.parts[:number], new, *node.parts[number + 1 :]))
    return None


def with_merged(forest: Forest, marker: Marker, other: Marker) -> Forest:
    for tree in forest:
        # Fully known contents join like any public arrival.
        for known_one, unknown_one in ((other, marker), (marker, other)):
            if is_legion(tree, known_one):
                rest = tuple(t for t in forest if t is not tree)
                gain = tree.shown

                def absorb(legion: Legion, gain: Bag = gain) -> Legion:
                    return Legion(marker, legion.size + len(gain), together((*legion.shown, *gain)))

                return with_edited(rest, unknown_one, absorb, joining=gain)
    for number, tree in enumerate(forest):
        if (new := with_siblings_merged(tree, marker, other)) is not None:
            return in_order((*forest[:number], *settled(new), *forest[number + 1 :]))
    raise Contradiction(f"{marker!r} and {other!r} are not parts of one split")


def with_siblings_merged(node: Node, marker: Marker, other: Marker) -> Node | None:
    if isinstance(node, Legion):
        return None
    pair = [part for part in node.parts if is_legion(part, marker) or is_legion(part, other)]
    if len(pair) == 2:
        united = Legion(marker, pair[0].size + pair[1].size, shown_by(pair))
        return Group(node.shown, (united, *(part for part in node.parts if part not in pair)))
    for number, part in enumerate(node.parts):
        if (new := with_siblings_merged(part, marker, other)) is not None:
            return Group(node.shown, (*node.parts[:number], new, *node.parts[number + 1 :]))
    return None


# Order.


def settled(tree: Node) -> Forest:
    """The same worlds in the form described at the top, with everything that is known as a root."""
    total = tree.shown
    tree = added_up(tree)
    # A root's contents are given: its parts cannot have shown more, nor can an absent character leave.
    if len(total) != tree.size or tree.shown != total:
        raise Refuted(f"{tree.size} characters cannot be {', '.join(tree.shown)}")
    if isinstance(tree, Legion):
        return (tree,)
    remainder, freed = with_known_parts_freed(tree, total)
    if not freed:
        return (tree,)
    trees = [known_one for part in freed for known_one in settled(part)]
    return in_order((*trees, *(settled(remainder) if remainder.parts else ())))


def added_up(node: Node) -> Node:
    """The node with bounds that add up; a group that says no more than its parts gives way to them."""
    if isinstance(node, Group):
        parts: list[Node] = []
        for part in map(added_up, node.parts):
            if isinstance(part, Group) and part.shown == shown_by(part.parts):
                parts.extend(part.parts)
            else:
                parts.append(part)
        shown = at_least(node.shown, shown_by(parts))
        if len(parts) == 1:
            node = msgspec.structs.replace(parts[0], shown=shown)
        else:
            node = Group(shown, in_order(parts))
    if len(node.shown) > node.size:
        raise Refuted(f"{node.size} characters cannot be {', '.join(node.shown)}")
    return node


def with_known_parts_freed(group: Group, least: Bag) -> tuple[Group, list[Node]]:
    """Parts all of whose characters are certain become roots; what the group showed counts without them."""
    kept: list[Node] = []
    freed: list[Node] = []
    for part, certain in zip(group.parts, least_in_parts(group, least), strict=True):
        if len(certain) == part.size:
            freed.append(msgspec.structs.replace(part, shown=certain))
        elif isinstance(part, Group):
            remainder, inner = with_known_parts_freed(part, certain)
            kept.append(remainder)
            freed.extend(inner)
        else:
            kept.append(part)
    return Group(without(group.shown, shown_by(freed)), tuple(kept)), freed


def in_order(nodes: Iterable[Node]) -> Forest:
    return tuple(sorted(nodes, key=first_marker))


def first_marker(node: Node) -> Marker:
    return node.marker if isinstance(node, Legion) else first_marker(node.parts[0])


def is_legion(node: Node, marker: Marker) -> bool:
    return isinstance(node, Legion) and node.marker == marker


def room(node: Node) -> int:
    return node.size - len(node.shown)


# Bags.


def together(characters: Iterable[Character]) -> Bag:
    return tuple(sorted(characters))


def shown_by(nodes: Iterable[Node]) -> Bag:
    return together([c for node in nodes for c in node.shown])


def without(bag: Bag, taken: Iterable[Character]) -> Bag:
    """What is left of a bag; characters it does not have are not missed."""
    left = list(bag)
    for character in taken:
        if character in left:
            left.remove(character)
    return tuple(left)


def at_least(bag: Bag, other: Bag) -> Bag:
    """The smallest bag that includes both."""
    return together((*bag, *without(other, bag)))


def in_both(bag: Bag, other: Bag) -> Bag:
    """The greatest bag that both include."""
    return without(bag, without(bag, other))
