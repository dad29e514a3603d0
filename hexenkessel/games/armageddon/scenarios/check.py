"""Why a scenario cannot be played: every fault with its place, so that whoever wrote it finds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from hexenkessel.games.armageddon.chapters.book import chapter_flaw, rules_for, sections_of
from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import WEAPONS
from hexenkessel.games.armageddon.chapters.ch08_chariot.team import MOST_HORSES, TEAM
from hexenkessel.games.armageddon.chapters.ch10_walls.access import without_access
from hexenkessel.games.armageddon.chapters.ch11_towers.castle import castles, outer_gates
from hexenkessel.games.armageddon.chapters.ch16_beasts.territory import HOMES, is_shut_in
from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.ground.ground import Ground, ground_of
from hexenkessel.games.armageddon.ground.land import Edge
from hexenkessel.games.armageddon.scenarios.building_check import building_flaws
from hexenkessel.games.armageddon.scenarios.flaw import Flaw
from hexenkessel.games.armageddon.scenarios.format import Scenario, Unit
from hexenkessel.games.armageddon.scenarios.lay import MEN_IN_A_PHALANX, lay_out
from hexenkessel.games.armageddon.terms import FieldName

FLOORS: Final = 3  # A11.1c: a field, and two above it
MOST_GREAT_FIELDS: Final = 36
MOST_FIGURES: Final = 800
# With these nobody can say what stands where.
_IN_THE_WAY: Final = frozenset(
    {"no-land", "too-large", "great-field-twice", "place-twice", "no-such-field", "no-such-player", "zones"}
    | {"chapters", "too-many-figures"}
)
_NOT_IN_ICE: Final = ("water", "forest", "swamp", "desert", "highland-desert")


def flaws_in(scenario: Scenario) -> list[Flaw]:
    """Everything that is wrong with it; nothing: it can be played."""
    if len(scenario.land.great_fields) > MOST_GREAT_FIELDS:
        # Nothing is made of such a land, not even to look for more.
        return [Flaw("too-large", "", str(MOST_GREAT_FIELDS))]
    found = [*_land_flaws(scenario), *_frame_flaws(scenario)]
    if not _IN_THE_WAY.isdisjoint(flaw.word for flaw in found):
        return found
    return [*dict.fromkeys([*found, *_force_flaws(scenario)])]


def _land_flaws(scenario: Scenario) -> Iterator[Flaw]:
    land = scenario.land
    if not land.great_fields:
        yield Flaw("no-land", "")
        return
    for number, times in Counter(great.number for great in land.great_fields).items():
        if times > 1:
            yield Flaw("great-field-twice", str(number))
    for great in land.great_fields:
        smalls = Counter(small for fields in great.fields.values() for small in fields)
        for small, times in smalls.items():
            if times > 1:
                yield Flaw("terrain-twice", f"{great.number}/{small}")
    for at, times in Counter(great.at for great in land.great_fields).items():
        if times > 1:
            yield Flaw("place-twice", f"{at[0]} {at[1]}")
    ground = ground_of(land)
    for edge in (*land.rivers, *land.ramps, *land.bridges, *land.moats):
        yield from _edge_flaws(ground, edge)
    yield from _ice_flaws(ground)
    yield from building_flaws(scenario)
    ramps = {frozenset(edge) for edge in land.ramps}
    # A10.4a: a moat is as good as a river.
    rivers = {frozenset(edge) for edge in (*land.rivers, *land.moats)}
    for edge in land.ramps:
        # A5.1j, A5.3f: a ramp leads over exactly one level.
        if _known(ground, edge) and _rise(ground, edge) != 1:
            yield Flaw("ramp-level", " ".join(edge))
    for edge in land.bridges:
        # A10.5a: over a river, on one level or beside a ramp.
        if frozenset(edge) not in rivers:
            yield Flaw("bridge-without-river", " ".join(edge))
        elif _known(ground, edge) and _rise(ground, edge) and frozenset(edge) not in ramps:
            yield Flaw("bridge-level", " ".join(edge))


def _ice_flaws(ground: Ground) -> Iterator[Flaw]:
    """A5.1h: water, forest, swamp and desert do not lie inside the ice, that is with ice on all sides."""
    for field, around in enumerate(ground.neighbours):
        if ground.terrain[field] in _NOT_IN_ICE and all(
            ground.danger[other] == "freezing" for other in around
        ):
            yield Flaw("inside-ice", ground.names[field], ground.terrain[field])


def _edge_flaws(ground: Ground, edge: Edge) -> Iterator[Flaw]:
    for name in edge:
        if name not in ground.number:
            yield Flaw("no-such-field", name)
    if _known(ground, edge) and ground.direction(ground.number[edge[0]], ground.number[edge[1]]) is None:
        yield Flaw("not-neighbours", " ".join(edge))


def _known(ground: Ground, edge: Edge) -> bool:
    return edge[0] in ground.number and edge[1] in ground.number


def _rise(ground: Ground, edge: Edge) -> int:
    return abs(ground.level[ground.number[edge[0]]] - ground.level[ground.number[edge[1]]])


def _frame_flaws(scenario: Scenario) -> Iterator[Flaw]:
    problem = chapter_flaw(scenario.chapters)
    rules = None if problem else rules_for(sections_of(scenario.chapters))
    ground = ground_of(scenario.land, floors=rules.floors if rules else FLOORS)
    if problem:
        yield Flaw("chapters", "", problem)
    if len(scenario.zones) != scenario.players:
        yield Flaw("zones", "", str(scenario.players))
    if "en" not in scenario.title or not scenario.id.replace("-", "").isalnum() or not scenario.id.isascii():
        yield Flaw("title", "", scenario.id)
    names: list[FieldName] = [name for zone in scenario.zones for name in zone]
    names += [placement.field for placement in scenario.setup]
    for goal in scenario.goals:
        names += getattr(goal, "fields", ())
    for hint in scenario.hints:
        names += hint.fields
    for name in dict.fromkeys(names):
        if name not in ground.number:
            yield Flaw("no-such-field", name)
    if not scenario.goals:
        yield Flaw("no-goal", "")
    for number, goal in enumerate(scenario.goals, 1):
        if getattr(goal, "player", 0) > scenario.players or getattr(goal, "taken_from", 0) > scenario.players:
            yield Flaw("no-such-player", f"goal {number}")
    if figures_in(scenario) > MOST_FIGURES:
        yield Flaw("too-many-figures", "", str(MOST_FIGURES))
    for placement in scenario.setup:
        if placement.player > scenario.players:
            yield Flaw("no-such-player", placement.field)


def figures_in(scenario: Scenario) -> int:
    """All of them, also those who ride, draw, or stand in a phalanx."""
    units = [unit for placement in scenario.setup for unit in placement.units if not isinstance(unit, str)]
    words = sum(len(placement.units) for placement in scenario.setup) - len(units)
    return words + sum(
        unit.count * (MEN_IN_A_PHALANX if unit.front else 1 + len(unit.riders) + len(unit.team))
        for unit in units
    )


def _force_flaws(scenario: Scenario) -> Iterator[Flaw]:
    chapters = sections_of(scenario.chapters)
    kinds = rules_for(chapters).kinds
    for kind in scenario.beasts:
        if kind not in kinds or not KINDS[kind].is_wild:
            yield Flaw("kind-without-chapter", "", kind)
    for placement in scenario.setup:
        for unit in placement.units:
            whole = Unit(unit) if isinstance(unit, str) else unit
            for kind in (whole.kind, *whole.riders, *whole.team):
                # A16.1a: what is wild is nobody's.
                is_wild = KINDS[kind].is_wild and not placement.player
                if kind not in kinds or not (KINDS[kind].for_sale or is_wild):
                    yield Flaw("kind-without-chapter", placement.field, kind)
            if len(whole.riders) > KINDS[whole.kind].seats:
                yield Flaw("too-many-riders", placement.field, whole.kind)
            # A6.1a, A6.1b, A6.1f: four of one weapon.
            if whole.front and whole.kind not in WEAPONS:
                yield Flaw("bad-phalanx", placement.field, whole.kind)
            # A8.1c, A8.1g: a team of four at most, all light or all heavy.
            is_team = (
                len(whole.team) <= MOST_HORSES and len(set(whole.team)) < 2 and TEAM.issuperset(whole.team)
            )
            if not is_team or (whole.team and whole.kind != "wagon"):
                yield Flaw("bad-team", placement.field)
    field = lay_out(scenario, chapters, tuple(range(scenario.players)))
    index = field.index
    for where, free in enumerate(index.free):
        if free < 0:
            yield Flaw("too-full", index.name(where))
    for figure in field.figures.values():
        if rule := index.rules.may_stay(index, figure, figure.field):
            yield Flaw("may-not-stay", index.name(figure.field), f"{figure.kind} {rule}")
        # A8.1a: nobody beside a wagon.
        if figure.kind == "wagon" and any(
            figure.id not in (each.id, each.on) for each in index.at(figure.field)
        ):
            yield Flaw("too-full", index.name(figure.field))
        # A16.1c: by walls and towers.
        if figure.kind in HOMES and is_shut_in(index.ground, figure.kind, figure.field):
            yield Flaw("shut-in", index.name(figure.field), figure.kind)
        # Who rides stands where his animal or wagon stands.
        if figure.owner is not None and not figure.on and figure.field not in field.zones[figure.owner]:
            yield Flaw("outside-zone", index.name(figure.field), figure.kind)
    # A10.6b
    for place in without_access(index) if "10.6" in chapters else ():
        yield Flaw("no-access", index.name(place))
    # A11.5f
    for castle in castles(index.ground) if "11.1" in chapters else ():
        if not outer_gates(index.ground, castle):
            yield Flaw("castle-gate", index.name(min(castle.courts)))
    for player in range(scenario.players):
        if player not in field.living:
            yield Flaw("no-warriors", "", str(player + 1))
