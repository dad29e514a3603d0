"""Ways along the symbols on an empty board, for armies that swim, walk or both (G8.5, G8.6, G9.1 to G9.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.gods.equipment.board import (
    CENTRE,
    COAST,
    EXITS,
    FIELDS,
    FIRST_EXITS,
    GATES,
    SEA,
    TOWERS,
    WHIRLS,
)
from hexenkessel.games.gods.terms import Distance, Field
from hexenkessel.legions import walking
from hexenkessel.legions.board import Board, EntrySide, Exit
from hexenkessel.legions.walking import Waiver

Fields: TypeAlias = frozenset[Field]

NOWHERE: Final[Fields] = frozenset()


class Gait(NamedTuple):
    """How an army moves."""

    swims: bool  # it may enter Sea and Whirls
    walks: bool  # it may leave Sea and Coast
    freeway: bool  # all symbols count as single arrows
    reach: Distance  # the most fields it moves


class Arrival(NamedTuple):
    """Where a move ends, over which side of the battlefield (0: any or none), after how many fields."""

    field: Field
    side: EntrySide
    distance: Distance


class Route(NamedTuple):
    """One way on the empty board."""

    arrival: Arrival
    fields: tuple[Field, ...]  # from the start on; both ends of a teleport, and the gate of City or Dungeon
    crossed: Fields  # what it passes, the start not counted
    ends: Fields  # between which it teleports over towers
    teleport: Literal["", "whirl", "tower"]


SYMBOL_RULES: Final[Mapping[Waiver, str]] = {
    # G8.5d: an army that begins in a land with a rectangle pointing out must leave over it.
    # G8.5e: where there is none it may begin over a semicircle,
    # G8.5f: or over a triple arrow.
    "block": "G8.5d",
    # G8.5g: an army that comes into a land with a triple arrow and goes on must leave over it.
    "triple": "G8.5g",
    # G8.5h: any single arrow may be followed, at the start and on the way; rectangles and semicircles count
    # for the first step only, and nobody steps straight back to the field that he has just left.
    "first signs": "G8.5h",
    "straight back": "G8.5h",
}


def gates_of(field: Field, gates: Fields | None = None) -> tuple[Field, ...]:
    """The gates over which an army leaves City or Dungeon, some of these only; none for another field."""
    # G8.6k: whoever leaves the City is first put on a Citytower of his choice, which costs no field,
    # G8.6m: and whoever leaves the Dungeon on a Darktower.
    return tuple([gate for gate in GATES.get(field, ()) if gates is None or gate in gates])


def first_gates(tower: Field) -> Fields:
    """The gate over which a Titan player with this Tower must leave the City in the first round."""
    return frozenset({FIRST_EXITS[tower]})


# With many towers to teleport between there are thousands of ways: what moves need of them is in `options`.
@lru_cache(maxsize=64)
def routes(
    field: Field, gait: Gait, links: Fields = NOWHERE, gates: Fields | None = None, waived: Waiver = ""
) -> tuple[Route, ...]:
    """All ways of every length the army can go.

    ``links`` are tower lands between which it may teleport. ``waived`` names a rule about symbols that is
    left out of account; it serves to tell a player which rule stands against the move he wanted.
    """
    board = _board(gait.swims, gait.walks, gait.freeway, links)
    found: list[Route] = []
    for gate in gates_of(field, gates) if field in CENTRE else ("",):
        start = gate or field
        # G8.6l: the real move begins on the gate; it does not lead back into the centre.
        # G8.6j: into it one comes with one step over a gate, and the move ends there.
        exits = tuple([way for way in board[start] if way.neighbour != field])
        for ways in walking.paths_up_to(board, exits, start, gait.reach, waived):
            found.extend(_route(field, gate, path) for path in ways)
    # G9.3c: who has come to a tower land may teleport to another one and join the garrison there.
    found.extend(
        _to_the_other_end(route, other)
        for route in tuple(found)
        if route.arrival.field in links
        for other in sorted(links - {route.arrival.field})
    )
    return tuple(found)


def _to_the_other_end(route: Route, other: Field) -> Route:
    tower = route.arrival.field
    return Route(
        # G9.1c: both ends count as the same field.
        route.arrival._replace(field=other),
        (*route.fields, other),
        route.crossed | {tower},
        route.ends | {tower, other},
        "tower",
    )


def _route(field: Field, gate: Field, path: walking.Path[Field]) -> Route:
    fields = [field, gate] if gate else [field]
    crossed = ([gate] if gate else []) + [step.land for step in path[:-1]]
    ends: set[Field] = set()
    for step in path:
        if step.via:
            ends |= {fields[-1], step.via} & TOWERS
            fields.append(step.via)
        fields.append(step.land)
    teleport: Literal["", "whirl", "tower"] = "tower" if ends else ""
    if not ends and not WHIRLS.isdisjoint(crossed):
        teleport = "whirl"
    arrival = Arrival(path[-1].land, path[-1].entry, len(path))
    return Route(arrival, tuple(fields), frozenset(crossed), frozenset(ends), teleport)


@lru_cache(maxsize=1024)
def _board(swims: bool, walks: bool, freeway: bool, links: Fields) -> Board[Field]:
    """The board for an army that may enter only some lands, and teleports between others."""
    return {
        field: tuple(
            Exit(way.neighbour, "arrow" if freeway else way.sign, way.entry, None if end == field else end)
            for end in _ends(field, links)
            for way in EXITS[end]
            if _may_enter(way.neighbour, swims, walks)
        )
        for field in FIELDS
    }


def _ends(field: Field, links: Fields) -> Iterable[Field]:
    """The fields that count as this one for whoever moves on."""
    # G9.2a: out of a Whirl one comes from any Whirl.
    if field in WHIRLS:
        return sorted(WHIRLS)
    # G9.3a: between tower lands an army may teleport in the middle of its move.
    # G9.1c: both ends count as the same field.
    return sorted(links) if field in links else (field,)


def _may_enter(field: Field, swims: bool, walks: bool) -> bool:
    if field in SEA or field in WHIRLS:
        return swims
    return walks or field in COAST


# There are very many of these two, and none is part of a cycle: the garbage collection need not look at them.
class Way(msgspec.Struct, frozen=True, gc=False):
    """How an army comes to an arrival."""

    fields: tuple[Field, ...]  # from the start on; both ends of a teleport, and the gate of City or Dungeon
    leave: tuple[Field, ...] = ()  # on these somebody else must permit it to pass, or to teleport
    teleport: Literal["", "whirl", "tower"] = ""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One way to an arrival, in a form that is quick to judge: sets of fields as bits."""

    crossed: int
    ends: int
    way: Way  # as if it needed nobody's leave


_BIT: Final[Mapping[Field, int]] = {field: 1 << number for number, field in enumerate(FIELDS)}
_NAMES: Final = tuple(FIELDS)
_WHIRLS: Final = sum(_BIT[field] for field in WHIRLS)


def bits(fields: Iterable[Field]) -> int:
    """A set of fields as one number."""
    found = 0
    for field in fields:
        found |= _BIT[field]
    return found


def fields_of(number: int) -> list[Field]:
    """The fields of a set that is given as a number."""
    found = []
    while number:
        lowest = number & -number
        found.append(_NAMES[lowest.bit_length() - 1])
        number ^= lowest
    return found


_Step: TypeAlias = tuple[Field, EntrySide, Field | None]  # to a field, over a side, from another end
_Grown: TypeAlias = tuple[Field, int, int, tuple[Field, ...], tuple[_Step, ...]]


@lru_cache(maxsize=1024)
def _later(board_key: tuple[bool, bool, bool, Fields]) -> Mapping[Field, tuple[bool, tuple[_Step, ...]]]:
    """How one goes on from each field, and whether one may go straight back."""
    board = _board(*board_key)
    found = {}
    for field, exits in board.items():
        ways = walking.later_exits(exits, ())
        is_bound = any(way.sign == "triple" for way in ways)
        found[field] = (is_bound, tuple((way.neighbour, way.entry, way.via) for way in ways))
    return found


# Armies on many fields arrive at the same ones.
_arrival: Final = lru_cache(maxsize=None)(Arrival)


@lru_cache(maxsize=4096)
def options(
    field: Field, gait: Gait, links: Fields = NOWHERE, gates: Fields | None = None
) -> Mapping[Arrival, tuple[Option, ...]]:
    """All arrivals, sorted, each with the ways there; without those that take more leave than another.

    The same as `routes`, but quicker, because with many towers to teleport between there are many ways.
    """
    key = (gait.swims, gait.walks, gait.freeway, links)
    board, later = _board(*key), _later(key)
    found: dict[Arrival, list[Option]] = {}
    for gate in gates_of(field, gates) if field in CENTRE else ("",):
        start = gate or field
        way: tuple[Field, ...] = (field, gate) if gate else (field,)
        exits = tuple([exit_ for exit_ in board[start] if exit_.neighbour != field])
        first = [(exit_.neighbour, exit_.entry, exit_.via) for exit_ in walking.first_exits(exits)]
        # Each way so far: where it has come from, what it has passed, over which ends, and the next steps.
        grown: list[_Grown] = [(start, _BIT[gate] if gate else 0, 0, way, tuple(first))]
        for distance in range(1, gait.reach + 1):
            last, grown = grown, []
            for here, crossed, ends, fields, steps in last:
                for there, entry, via in steps:
                    over, gone = ends, fields
                    if via is not None:
                        gone = (*fields, via)
                        if via in TOWERS:
                            over |= _BIT[here] | _BIT[via]
                    gone = (*gone, there)
                    teleport: Literal["", "whirl", "tower"]
                    teleport = "tower" if over else "whirl" if crossed & _WHIRLS else ""
                    _keep(
                        found.setdefault(_arrival(there, entry, distance), []),
                        Option(crossed, over, Way(gone, (), teleport)),
                    )
                    is_bound, onward = later[there]
                    if not is_bound:
                        onward = tuple([step for step in onward if step[0] not in (here, via)])
                    grown.append((there, crossed | _BIT[there], over, gone, onward))
    # G9.3c: who has come to a tower land may teleport to another one and join the garrison there.
    for arrival, ways in [
        (arrival, tuple(ways)) for arrival, ways in found.items() if arrival.field in links
    ]:
        for end in links - {arrival.field}:
            others = found.setdefault(_arrival(end, arrival.side, arrival.distance), [])
            for option in ways:
                _keep(others, _to_other_end(option, end))
    return MappingProxyType({arrival: tuple(found[arrival]) for arrival in sorted(found)})


def _to_other_end(option: Option, end: Field) -> Option:
    tower = _BIT[option.way.fields[-1]]
    way = Way((*option.way.fields, end), (), "tower")
    return Option(option.crossed | tower, option.ends | tower | _BIT[end], way)


def _keep(others: list[Option], option: Option) -> None:
    """Add a way to those to the same arrival, unless one of them serves whoever may go this one."""
    if not others:
        others.append(option)
    elif not any(_is_better(other, option) for other in others):
        others[:] = [other for other in others if not _is_better(option, other)]
        others.append(option)


def _is_better(option: Option, other: Option) -> bool:
    """Does whoever may go the other way always reach the same on this one?"""
    if option.crossed & ~other.crossed or option.ends & ~other.ends:
        return False
    way, longer = option.way, other.way
    # Where the last step comes from matters to who enters the City.
    is_alike = way.teleport in ("", longer.teleport) and way.fields[-2] == longer.fields[-2]
    if (option.crossed, option.ends, way.teleport) == (other.crossed, other.ends, longer.teleport):
        return is_alike and way.fields <= longer.fields
    return is_alike


@lru_cache(maxsize=4096)
def touched(field: Field, gait: Gait, links: Fields = NOWHERE, gates: Fields | None = None) -> Fields:
    """The fields on all ways, gates among them."""
    found = bits(gates_of(field, gates))
    for arrival, ways in options(field, gait, links, gates).items():
        found |= _BIT[arrival.field]
        for way in ways:
            found |= way.crossed
    return frozenset(fields_of(found))


def useful_links(field: Field, gait: Gait, links: Fields, gates: Fields | None = None) -> Fields:
    """These towers to teleport between; none if the army comes to none of them on foot.

    Most armies are far from all towers, and need not be told apart by who holds which.
    """
    if field in links or not touched(field, gait, NOWHERE, gates).isdisjoint(links):
        return links
    return NOWHERE
