"""Where an army may move (G8, G9.1 to G9.3), as geometry only.

Nothing here knows a position. A `March` is what matters of the army, an `Around` is who stands where, as far
as it concerns that army; the caller has already found out who is its enemy and who might let it pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.army import army_value, has_rank
from hexenkessel.games.gods.armies.seafaring import is_sea_army, may_swim, why_not_ashore
from hexenkessel.games.gods.equipment.board import CENTRE, CITY, CITYTOWERS, FIELDS, TOWERS, WHIRLS
from hexenkessel.games.gods.equipment.figures import TITANS
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.movement.ways import (
    NOWHERE,
    Arrival,
    Fields,
    Gait,
    Route,
    Way,
    bits,
    fields_of,
    gates_of,
    options,
    touched,
    useful_links,
)
from hexenkessel.games.gods.points.goals import has_advantage
from hexenkessel.games.gods.terms import BattlePoints, Field, Figures, Round, VictoryPoints

Moves: TypeAlias = Mapping[Arrival, Way]


class March(NamedTuple):
    """What matters of an army that moves."""

    gait: Gait
    bound: str  # the rule that binds it to Sea and Coast; empty for who may walk on land
    is_strong: bool  # enough to attack a neutral tower
    has_master: bool
    has_element: bool
    at_sea: bool  # a sea army: among themselves these never fight


class Around(msgspec.Struct, frozen=True, kw_only=True):
    """Who stands where, as the army that moves must see it. It does not count itself."""

    own: Fields = NOWHERE  # other armies of its owner
    garrisons: Fields = NOWHERE  # tower lands of its owner: whoever ends there joins the garrison
    enemy: Fields = NOWHERE  # armies it would fight, and tower lands that others hold
    asking: Fields = NOWHERE  # those of them whose owner might let it pass
    shared: Fields = NOWHERE  # armies with which it never fights
    neutral: Fields = NOWHERE  # grey garrisons
    closed: frozenset[tuple[Field, str]] = frozenset()  # where else it may not end, each with the rule
    pact: bool = False
    links: Fields = NOWHERE  # tower lands between which it may teleport
    asking_links: Fields = NOWHERE  # those of them that need somebody's leave
    gates: Fields | None = None  # over which it may leave City or Dungeon; None: over all
    entries: Fields | None = None  # over which it may enter the City; None: over all


def is_pact(round: Round) -> bool:
    """Is there peace on the whole board?"""
    # G8.3a: until the end of round 10.
    return round <= LIMITS.pact_rounds


# An army seldom changes, but it is looked at again and again.
@lru_cache(maxsize=8192)
def march_of(
    army: Figures,
    *,
    revealed: bool = False,
    victory_points: VictoryPoints = 0,
    battle_points: BattlePoints = 0,
    has_landed: bool = False,
    ashore: bool = False,
) -> March:
    """All about an army that its move depends on.

    ``revealed``: its Master lies open. ``has_landed``: some army of the owner has gone ashore before;
    ``ashore``: this one has.
    """
    # Advantages are the Titan's; a Phantom has none of them.
    is_titan_army = revealed and not TITANS.isdisjoint(army)
    is_swift = has_advantage("Movement", victory_points, revealed=is_titan_army)
    bound = why_not_ashore(army, has_landed=has_landed)
    gait = Gait(
        swims=may_swim(army),
        walks=not bound,
        # G26.5g: with Freeway every symbol counts as a single arrow, but only in its direction.
        freeway=has_advantage("Freeway", victory_points, revealed=is_titan_army),
        # G27.2a: there is no roll for it.
        # G8.4b: up to six fields, as its owner likes; G8.4c: each army on its own.
        # G26.5d: with Movement up to eight.
        reach=LIMITS.swift_move if is_swift else LIMITS.move,
    )
    return March(
        gait,
        bound,
        # G25.2a: neutral towers are attacked by armies of a value of 100 or more.
        is_strong=army_value(army, battle_points) >= LIMITS.neutral_attack_value,
        has_master=has_rank(army, "master"),
        has_element=has_rank(army, "element"),
        at_sea=is_sea_army(army, ashore=ashore),
    )


def moves(field: Field, march: March, around: Around) -> Moves:
    """Every arrival the army may move to, sorted, with a way there.

    Of several ways the one is given that needs least leave of others, and rather one without teleport.

    >>> centaurs = march_of(("Centaur", "Centaur"))
    >>> [arrival for arrival in moves("D0.7", centaurs, Around()) if arrival.distance == 2]
    [Arrival(field='C0.5', side=5, distance=2)]
    """
    links = useful_links(field, march.gait, around.links, around.gates)
    near = touched(field, march.gait, links, around.gates)
    # Nothing near is NOWHERE itself: thousands of empty sets would only keep the garbage collection busy.
    return _moves(
        field,
        march,
        Around(
            own=near & around.own or NOWHERE,
            garrisons=near & around.garrisons or NOWHERE,
            enemy=near & around.enemy or NOWHERE,
            asking=near & around.asking or NOWHERE,
            shared=near & around.shared or NOWHERE,
            neutral=near & around.neutral or NOWHERE,
            closed=frozenset([pair for pair in around.closed if pair[0] in near]),
            pact=around.pact,
            links=links,
            asking_links=around.asking_links if links else NOWHERE,
            gates=around.gates,
            entries=around.entries,
        ),
    )


# Who stands on the way changes seldom, so that the same question is asked again and again.
@lru_cache(maxsize=16384)
def _moves(field: Field, march: March, around: Around) -> Moves:
    barred = bits([end for end in around.enemy if _is_barred(end, around)])
    asked = 0 if around.pact else bits(around.asking)
    asked_links = bits(around.asking_links)
    contested = _contested(around)
    found: dict[Arrival, Way] = {}
    for arrival, options_there in options(field, march.gait, around.links, around.gates).items():
        is_contested = arrival.field in contested
        best: Way | None = None
        least = (len(FIELDS), False)
        needed = 0
        for option in options_there:
            if option.crossed & barred:
                continue
            leave = (option.crossed & asked) | (option.ends & asked_links)
            cost = (leave.bit_count(), option.way.teleport != "")
            if cost >= least:
                continue
            if not is_contested or not rule_against_end(march, around, arrival.field, option.way):
                best, least, needed = option.way, cost, leave
        if best is not None:
            found[arrival] = _with_leave(best, needed) if needed else best
    if attacks := _attacks_on_gates(field, march, around):
        found = dict(sorted({**found, **attacks}.items()))
    return MappingProxyType(found)


@lru_cache(maxsize=16384)
def _with_leave(way: Way, fields: int) -> Way:
    return msgspec.structs.replace(way, leave=tuple(sorted(fields_of(fields))))


_SPECIAL: Final = WHIRLS | CENTRE | TOWERS


def _contested(around: Around) -> Fields:
    """The fields where some rule may stand against ending a move; on all others none does."""
    closed = [field for field, _ in around.closed]
    return _SPECIAL.union(around.own, around.enemy, around.shared, closed)


def _attacks_on_gates(field: Field, march: March, around: Around) -> dict[Arrival, Way]:
    """What an army in City or Dungeon may do that nobody lets out."""
    gates = gates_of(field, around.gates)
    # G8.6n: it leaves over gates of its own centre only. Where all of them are held by players who refuse,
    # it may attack one, and that counts as one field.
    if not all(_is_barred(gate, around) for gate in gates):
        return {}
    found = {Arrival(gate, 3, 1): Way((field, gate)) for gate in gates}
    return {end: way for end, way in found.items() if not rule_against_end(march, around, end.field, way)}


def _is_barred(field: Field, around: Around) -> bool:
    """Must an army that comes here stop, whatever others permit?"""
    # G8.2a: entering a land with an enemy army ends the move; G6.2d: nobody moves through one.
    # G8.3b: not under the pact. G8.2c: and neutral tower armies let everybody pass.
    return field in around.enemy and field not in around.asking and not around.pact


def rule_on_the_way(route: Route, around: Around) -> str:
    """The id of the rule that stops an army before the end of this way; empty when nothing does."""
    if route.crossed.isdisjoint(around.enemy):
        return ""
    stops = [field for field in route.fields[1:] if field in route.crossed and _is_barred(field, around)]
    # G8.2d: whoever holds a tower land is asked before somebody passes; neutrals are not.
    return "" if not stops else "G8.2d" if stops[0] in TOWERS else "G8.2a"


def way_of(route: Route, around: Around) -> Way:
    """This way with the leave that it takes."""
    leave = NOWHERE if around.pact else route.crossed & around.asking
    # G9.3d: towers of other players serve as ends of a teleport if each of their holders permits it.
    if route.ends:
        leave |= route.ends & around.asking_links
    return Way(route.fields, tuple(sorted(leave)), route.teleport)


def rule_against_end(march: March, around: Around, field: Field, way: Way) -> str:
    """The id of the rule against ending a move so; empty when it may end."""
    # G9.2d: nobody ends on a Whirl.
    # G9.2b: it must be left in the same move, G9.2c: so who cannot go on must stop before it.
    if field in WHIRLS:
        return "G9.2d"
    # G8.6f: Elements may not stay in the City nor on its gates; they may pass over them.
    if march.has_element and (field == CITY or field in CITYTOWERS):
        return "G8.6f"
    for closed, rule in around.closed:
        if closed == field:
            return rule
    # G27.5b: when the Dark-Titan has appeared, black armies come into the City over a Citytower of their own.
    if field == CITY and around.entries is not None and way.fields[-2] not in around.entries:
        return "G8.6n"
    # G8.6e: one army of a player in the City, one in the Dungeon; those of others do not matter there.
    if field in CENTRE:
        return "G8.6e" if field in around.own else ""
    # G8.1d: own armies may be passed, but a move may not end on their land; G8.1e: so no two of them change
    # places.
    # G8.3d: not under the pact either.
    if field in around.own:
        return "G8.1d"
    if field in TOWERS:
        return _rule_against_tower(march, around, field, way)
    # G8.3c: under the pact armies share a field, G8.3e: and sea armies always do. G6.2e: all others fight.
    is_shared = field in around.shared or (around.pact and field in around.enemy)
    # G9.1d: but a teleport ends on a free land, unless it attacks.
    return "G9.1d" if is_shared and way.teleport else ""


def _rule_against_tower(march: March, around: Around, field: Field, way: Way) -> str:
    # G25.7a: an army that ends on an own tower land joins the garrison;
    # G25.6c: but Masters and Elements may not be stationed there.
    if field in around.garrisons:
        return "G25.6c" if march.has_master or march.has_element else ""
    # G9.3c: who teleports over towers ends outside of tower lands, unless he joins a garrison.
    if way.teleport == "tower":
        return "G9.3c"
    # To stop where others have a garrison means combat: the pact forbids it, on towers too (G8.3d).
    if around.pact and (field in around.neutral or field in around.enemy):
        return "G8.3d"
    return "G25.2a" if field in around.neutral and not march.is_strong else ""
