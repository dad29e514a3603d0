"""Which rule stands against a move that an army would like to make."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.gods.equipment.board import COAST, FIELDS, SEA, TOWERS, WHIRLS
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.movement.reach import (
    Around,
    March,
    moves,
    rule_against_end,
    rule_on_the_way,
    way_of,
)
from hexenkessel.games.gods.movement.ways import SYMBOL_RULES, Arrival, Fields, Gait, Route, routes
from hexenkessel.games.gods.terms import Distance, Field
from hexenkessel.legions.board import EntrySide
from hexenkessel.legions.walking import Waiver


def why_not_move(
    field: Field, march: March, around: Around, destination: Field, side: EntrySide, distance: Distance
) -> str:
    """The id of the rule that forbids this move; empty when it is allowed."""
    wanted = Arrival(destination, side, distance)
    allowed = moves(field, march, around)
    if wanted in allowed:
        return ""
    if destination not in FIELDS:
        return "G8.5c"
    if not 1 <= distance <= march.gait.reach:
        return "G8.4b"
    if rule := _hindrance(field, march, around, wanted):
        return rule
    if any(end.field == destination and end.distance == distance for end in allowed):
        return _rule_of_the_side(destination)
    for other in (1, 3, 5):
        if rule := _hindrance(field, march, around, wanted._replace(side=other)):
            return rule
    return _broken_rule(field, march, around, destination, distance)


def _hindrance(field: Field, march: March, around: Around, wanted: Arrival) -> str:
    """Why a move that the symbols allow is stopped by armies or may not end so; else empty."""
    for route in routes(field, march.gait, around.links, around.gates):
        if route.arrival == wanted:
            way = way_of(route, around)
            rule = rule_on_the_way(route, around) or rule_against_end(march, around, wanted.field, way)
            # G9.2c: who has no step left to leave the Whirl may not enter it.
            is_last_step = wanted.distance == march.gait.reach
            return "G9.2c" if rule == "G9.2d" and is_last_step else rule
    return ""


def _rule_of_the_side(destination: Field) -> str:
    if destination in TOWERS:
        return "G11.3c"
    return "G11.4a" if destination in COAST else "G11.2c"


def _broken_rule(field: Field, march: March, around: Around, destination: Field, distance: Distance) -> str:
    """The rule about lands, gates, symbols or distance that a way to ``destination`` would break."""
    gait, links, gates = march.gait, around.links, around.gates

    def ways(gait: Gait, gates: Fields | None, waived: Waiver = "", exactly: bool = True) -> Iterator[Route]:
        for route in routes(field, gait, links, gates, waived):
            if route.arrival.field == destination and (not exactly or route.arrival.distance == distance):
                yield route

    for route in ways(gait._replace(swims=True, walks=True), gates):
        # Sea is for armies of sea figures only (G8.5i), and other land is not for those bound to it.
        swims = not (route.crossed | {destination}).isdisjoint(SEA | WHIRLS)
        return "G8.5i" if swims and not gait.swims else march.bound
    # In the first round only one gate serves.
    if gates is not None and any(ways(gait, None)):
        return "G5.8a"
    for waived, rule in SYMBOL_RULES.items():
        if any(_is_straight(route) for route in ways(gait, gates, waived)):
            return rule
    # It can be reached, but not so: the distance is another one (G8.4b).
    is_reached = any(ways(gait._replace(reach=LIMITS.swift_move), gates, exactly=False))
    return "G8.4b" if is_reached else "G8.5c"


def _is_straight(route: Route) -> bool:
    """Does it come into no field twice? Who wants to go somewhere does not wander to and fro."""
    return len(set(route.fields[1:])) == len(route.fields) - 1
