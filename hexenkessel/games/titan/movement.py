"""Where a legion may go on the Masterboard: signs and teleporting (T7, T8), as geometry only.

Nothing here knows a position. The caller says which lands hold legions of the mover (``own``, the
moving legion itself not counted), which hold enemies (``enemy``), and in which ones legions already
met this turn (``engaged``).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from typing import Final, TypeAlias

from hexenkessel.legions import walking
from hexenkessel.legions.walking import Waiver

from .board import LANDS, SIGNS, TOWERS, is_tower, neighbours
from .terms import EntrySide, Land

Arrival: TypeAlias = tuple[Land, EntrySide]
"""A land together with the battle edge that the way into it leads to."""

Path: TypeAlias = tuple[Arrival, ...]
"""The lands a legion comes into one after another; its starting land is left out."""

Ways: TypeAlias = Mapping[Arrival, tuple[Land, ...]]
"""By where they end, the lands of a way, that in which it begins among them."""


def destinations(
    land: Land, roll: int, own: Collection[Land], enemy: Collection[Land], engaged: Collection[Land]
) -> tuple[Arrival, ...]:
    """Every land and entry side a legion in ``land`` may move to with this roll, sorted.

    >>> destinations(1, 2, own=(), enemy=(), engaged=())
    ((3, 3), (2000, 5), (6000, 1))
    """
    arrivals = ways_from(land, roll, enemy, engaged)
    # T7.1a: lands of one's own legions may be passed through, so only the ends matter.
    # T7.1b: a move may not end in a land of another legion of the same player.
    # T7.1e: a land just vacated by a sister is like any other; it is in ``own`` no longer.
    return tuple([arrival for arrival in arrivals if arrival[0] not in own])


def ways_from(land: Land, roll: int, enemy: Collection[Land], engaged: Collection[Land]) -> Ways:
    """Where a legion comes to that leaves ``land``, sorted, with a shortest way there.

    >>> ways_from(1, 2, enemy=(), engaged=())
    {(3, 3): (1, 2, 3), (2000, 5): (1, 1000, 2000), (6000, 1): (1, 1000, 6000)}
    """
    touched = _touched(land, roll)
    return _ways(land, roll, touched.intersection(enemy), touched.intersection(engaged))


@cache
def _touched(land: Land, roll: int) -> frozenset[Land]:
    """The lands on all ways."""
    return frozenset(crossed for path in _sign_paths(land, roll) for crossed, _ in path)


# Who stands on the way changes seldom, so that the same question is asked again and again.
@lru_cache(maxsize=16384)
def _ways(land: Land, roll: int, enemy: frozenset[Land], engaged: frozenset[Land]) -> Ways:
    ways: dict[Arrival, tuple[Land, ...]] = {}
    for path in _sign_paths(land, roll):
        walked = _walked(path, enemy, engaged)
        if walked and (walked[-1] not in ways or len(walked) < len(ways[walked[-1]]) - 1):
            ways[walked[-1]] = _lands_of(land, walked)
    return dict(sorted(ways.items()))


@cache
def _lands_of(land: Land, path: Path) -> tuple[Land, ...]:
    return (land, *[crossed for crossed, _ in path])


def _walked(path: Path, enemy: Collection[Land], engaged: Collection[Land]) -> Path:
    """The part of a path of signs that is really walked; empty when it is barred."""
    for steps, (land, _) in enumerate(path, 1):
        # T7.1d: a land with an engagement can be neither entered nor crossed this turn.
        if land in engaged:
            return ()
        # T7.1c: entering a land with an enemy legion ends the move there.
        if land in enemy:
            return path[:steps]
    return path


@cache
def _sign_paths(land: Land, roll: int, waived: str = "") -> tuple[Path, ...]:
    """All ways of exactly ``roll`` steps along the signs, on an empty board, sorted.

    ``waived`` names one rule about signs that is left out of account; it serves to tell a player
    which rule stands against the move he wanted.
    """
    # T6.2d: a legion goes exactly as many lands as the die shows.
    # T7.2a: every step follows a sign.
    found = walking.paths(SIGNS, land, roll, _WAIVERS[waived])
    return tuple(sorted(tuple([(step.land, step.entry) for step in path]) for path in found))


_WAIVERS: Final[Mapping[str, Waiver]] = {
    "": "",
    # T7.4a: a legion that starts in a land with a block pointing out must leave over the block.
    # T7.4b: without a block it may leave over an arch,
    # T7.4c: over any arrow of a Tower (no other land has arrows and no block),
    # T7.4e: or over a triple arrow.
    "T7.4a": "block",
    # T7.5a: blocks and arches serve the first step only; a legion passing through ignores them.
    "T7.5a": "first signs",
    # T7.4f: a legion passing through a land with a triple arrow must leave over it.
    "T7.4f": "triple",
    # T7.4d: it may leave over any arrow, but not back over the border it came in by.
    # T7.5b: so arrows and triple arrows rule every step after the first.
    "T7.4d": "straight back",
}


def paths(
    land: Land,
    roll: int,
    destination: Land,
    entry: EntrySide,
    *,
    enemy: Collection[Land] = (),
    engaged: Collection[Land] = (),
) -> tuple[tuple[Land, ...], ...]:
    """The lands entered on the way, one tuple for each way that ends so; ``destination`` is the last.

    Ways of full length come alone; only where there is none, the shorter ones that an enemy in
    ``destination`` would cut off are given.

    >>> paths(1, 2, 2000, 5)
    ((1000, 2000),)
    """
    ways = _ways_to((destination, entry), land, roll, enemy, engaged)
    full = {way for way in ways if len(way) == roll}
    return tuple(sorted(full or ways))


def _ways_to(
    arrival: Arrival, land: Land, roll: int, enemy: Collection[Land], engaged: Collection[Land]
) -> set[tuple[Land, ...]]:
    ways = set()
    for path in _sign_paths(land, roll):
        if arrival in path:
            way = path[: path.index(arrival) + 1]
            if _walked(way, enemy, engaged) == way:
                ways.add(tuple(crossed for crossed, _ in way))
    return ways


_RULES_ON_THE_WAY = ("T7.5a", "T7.4f")
_SIGN_RULES = ("T7.4a", "T7.4d", *_RULES_ON_THE_WAY)


def why_not_move(
    land: Land,
    roll: int,
    own: Collection[Land],
    enemy: Collection[Land],
    engaged: Collection[Land],
    destination: Land,
    entry_side: EntrySide,
) -> str:
    """The id of the rule that forbids this normal move; empty when it is allowed."""
    allowed = destinations(land, roll, own, enemy, engaged)
    if (destination, entry_side) in allowed:
        return ""
    if destination not in LANDS:
        return "T2.1c"
    if destination in engaged:
        return "T7.1d"
    hindrances = {
        side: _hindrance(land, roll, (destination, side), enemy, engaged) for side in (entry_side, 1, 3, 5)
    }
    if hindrances[entry_side]:
        return hindrances[entry_side]
    if destination in {end for end, _ in allowed}:
        return "T10.2a" if is_tower(destination) else "T10.1b"
    for hindrance in hindrances.values():
        if hindrance:
            return hindrance
    return _broken_sign_rule(land, roll, destination, may_stop=destination in enemy)


def _hindrance(
    land: Land, roll: int, arrival: Arrival, enemy: Collection[Land], engaged: Collection[Land]
) -> str:
    """Why a move that is not allowed, but that the signs allow, is stopped by legions; else empty."""
    for path in _sign_paths(land, roll):
        if arrival not in path:
            continue
        before = path[: path.index(arrival)]
        if len(before) + 1 < roll and arrival[0] not in enemy:
            continue
        for crossed, _ in before:
            if crossed in engaged:
                return "T7.1d"
            if crossed in enemy:
                return "T7.1c"
        # Nothing on the way bars it: then a legion of the mover's own is in the destination.
        return "T7.1b"
    return ""


def _broken_sign_rule(land: Land, roll: int, destination: Land, *, may_stop: bool) -> str:
    """The rule about signs or distance that a way to ``destination`` would break."""
    lengths = range(1, roll + 1) if may_stop else (roll,)
    near = destination in lands_within(land, roll)
    is_so_far_away = near and (may_stop or destination not in lands_within(land, roll - 1))
    is_on_a_way = any(_leads_to(land, length, destination) for length in range(1, 7))
    # A land that another roll would lead to is at the wrong distance, whatever detours there might be.
    if is_on_a_way and not is_so_far_away:
        return "T6.2d"
    for rule in _SIGN_RULES:
        # Leaving the road on the way comes to mind only where it fits the distance.
        if rule in _RULES_ON_THE_WAY and not is_so_far_away and destination != land:
            continue
        if any(_leads_to(land, length, destination, rule) for length in lengths):
            return rule
    return "T7.2a" if is_so_far_away else "T6.2d"


def _leads_to(land: Land, length: int, destination: Land, waived: str = "") -> bool:
    return any(
        path[-1][0] == destination and (not waived or _is_straight(path))
        for path in _sign_paths(land, length, waived)
    )


def _is_straight(path: Path) -> bool:
    """Does the path come into no land twice? Who wants to go somewhere does not wander to and fro."""
    return len({crossed for crossed, _ in path}) == len(path)


@cache
def lands_within(land: Land, steps: int) -> frozenset[Land]:
    """The lands at most so many steps away from land to touching land; not ``land`` itself."""
    reached = {land}
    rim = {land}
    for _ in range(steps):
        rim = {beyond for here in rim for beyond in neighbours(here)} - reached
        reached |= rim
    return frozenset(reached - {land})


TOWER_TELEPORT_RANGE = 6


def tower_teleport_lands(land: Land, occupied: Collection[Land]) -> tuple[Land, ...]:
    """Where a Lord's legion may teleport to from a Tower, sorted; ``occupied`` by legions of anybody.

    >>> len(tower_teleport_lands(100, occupied=(100,)))
    46
    """
    if not is_tower(land):
        return ()
    # T8.1b: to a Tower, or to a land at most six steps away whatever the signs,
    # T8.1d: and whoever stands on the way.
    # T8.1c: only to a land without any legion.
    return tuple(sorted(_tower_teleport_range(land).difference(occupied)))


@cache
def _tower_teleport_range(land: Land) -> frozenset[Land]:
    return lands_within(land, TOWER_TELEPORT_RANGE).union(TOWERS) - {land}


def titan_teleport_lands(enemy: Collection[Land], engaged: Collection[Land]) -> tuple[Land, ...]:
    """Where a Titan's legion may teleport to, from any land; sorted."""
    # T8.2c: to any enemy legion, however far, never to an empty land; nor to one already engaged,
    # where it would become the second legion of its player.
    return tuple(sorted(set(enemy).difference(engaged)))


def titan_teleport_entries(land: Land) -> tuple[EntrySide, ...]:
    """The edges a teleporting Titan may attack over."""
    # T10.4a: any of the three, except that a Tower has only one.
    return (3,) if is_tower(land) else (1, 3, 5)


TITAN_TELEPORT_ENTRIES = titan_teleport_entries
