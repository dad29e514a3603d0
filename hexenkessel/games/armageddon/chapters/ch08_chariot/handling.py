"""8.1: harnessing and pulling by hand; 8.4: capturing a wagon."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch08_chariot import driving, team
from hexenkessel.games.armageddon.chapters.ch08_chariot.actions import Back, Harness, Pull, Unharness
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MOST_HARNESSED: Final = 3  # A8.1d: by one warrior in a round
PULLERS: Final = 2  # A8.1v, A18.4f: warriors, no animals
STEPS_ON_FOOT: Final = 2


# Harnessing


def why_not_harness(index: Index, seat: Seat, action: Harness) -> Rule | None:
    horse, wagon = index.figures[action.horse], index.figures[action.wagon]
    # A8.1g: only chariot horses.
    if horse.kind not in team.TEAM or wagon.kind != "wagon":
        return "A8.1g"
    if horse.owner != seat or wagon.owner != seat:
        return "A2.3e"
    field = team.pole_field(index.ground, wagon)
    # A8.1b, A8.1e: when it stands on the pole field.
    if horse.field != field or horse.harness:
        return "A8.1e"
    if rule := _why_not_hitch(index, seat, index.figures[action.figure], horse, field):
        return rule
    horses = team.team_of(index, wagon)
    # A8.1c: four at most. A8.1g: all light or all heavy.
    if len(horses) >= team.MOST_HORSES:
        return "A8.1c"
    if any(other.kind != horse.kind for other in horses):
        return "A8.1g"
    # A8.1i: a team and its wagon stand on open ground.
    if not (team.is_open(index.ground, wagon.field) and team.is_open(index.ground, field)):
        return "A8.1i"
    # A8.1s: and nothing is between them that a chariot cannot cross.
    return None if team.is_passable(index, wagon.field, field) else "A8.1s"


def why_not_unharness(index: Index, seat: Seat, action: Unharness) -> Rule | None:
    horse = index.figures[action.horse]
    if not horse.harness:
        return "A8.1d"
    if horse.owner != seat:
        return "A2.3e"
    return _why_not_hitch(index, seat, index.figures[action.figure], horse, horse.field)


def _why_not_hitch(index: Index, seat: Seat, figure: Figure, horse: Figure, field: Field) -> Rule | None:
    if figure.owner != seat:
        return "A2.3e"
    if rule := index.rules.may_stir(index, figure):
        return rule
    # A8.1e: by a warrior on the pole field or next to it.
    if not figure.is_warrior or index.ground.distance(figure.field, field) > 1:
        return "A8.1e"
    # A8.1f: each horse once, A8.1d: each warrior three times in a round.
    if horse.hitched:
        return "A8.1f"
    return "A8.1d" if figure.hitched >= MOST_HARNESSED else None


# Pulling by hand


def why_not_pull(index: Index, seat: Seat, action: Pull) -> Rule | None:
    wagon, ground = index.figures[action.wagon], index.ground
    if wagon.kind != "wagon" or wagon.owner != seat:
        return "A2.3e"
    # A8.1v: an empty wagon without horses, one step a round.
    if team.crew_of(index, wagon) or team.team_of(index, wagon) or wagon.steps:
        return "A8.1v"
    if wagon.barred == index.field.round:
        return "A8.4q"
    here, to = team.pole_field(ground, wagon), ground.number.get(action.field, NOWHERE)
    pullers = [index.figures[each] for each in action.figures]
    if len(set(action.figures)) != PULLERS or not all(_may_pull(each, seat, here) for each in pullers):
        return "A8.1v"
    if to == NOWHERE or to not in ground.neighbours[here] or to == wagon.field:
        return "A2.3b"
    if stiff := next((rule for each in pullers if (rule := index.rules.may_stir(index, each))), None):
        return stiff
    # A8.1v: not over rivers or level steps without a ramp.
    if ground.footing[here] not in team.PULLED or not team.is_passable(index, wagon.field, here):
        return "A8.1v"
    if barrier := index.barrier("foot", here, to):
        return barrier
    # R-A10.1j: with a wagon one climbs no walls.
    if ground.wall_between(here, to):
        return "A10.1j"
    # A8.1a: there is no room beside the wagon.
    if any(each.id not in action.figures for each in index.at(here)):
        return "A8.1a"
    if index.free[to] < PULLERS:
        return index.rules.full(index, pullers[0], to)
    return "A2.3c" if index.price("foot", here, to) > STEPS_ON_FOOT else None


def _may_pull(figure: Figure, seat: Seat, field: Field) -> bool:
    """On foot on the pole field, and not moved in this round."""
    is_mine = figure.is_warrior and figure.owner == seat and figure.field == field
    return is_mine and not (figure.on or figure.phalanx or figure.course)


def pulled(index: Index, action: Pull) -> list[Figure]:
    """The wagon and the two warriors, who have no steps left in this round."""
    now, ground = index.field.round, index.ground
    wagon, to = index.figures[action.wagon], ground.number[action.field]
    here = team.pole_field(ground, wagon)
    pole = ground.direction(here, to)
    assert pole is not None
    two = [index.figures[each] for each in action.figures]
    return [
        stepped(wagon, here, 1, now).but(pole=pole, limit=1),
        *(stepped(each, to, STEPS_ON_FOOT, now) for each in two),
    ]


# Capturing


def why_not_seize(index: Index, seat: Seat, wagon: Figure) -> Rule | None:
    # A8.4o: the majority on it, allies counted together; A8.4p: equal numbers change nothing.
    is_there = any(each.owner == seat for each in team.crew_of(index, wagon))
    is_most = team.driving_side(index, wagon) == index.field.sides[seat]
    is_new = wagon.owner is None or index.field.is_enemy(seat, wagon.owner)
    return None if wagon.kind == "wagon" and is_there and is_most and is_new else "A8.4o"


# What can be listed


def offers(index: Index, seat: Seat) -> Iterator[Action]:
    """Everything of this sort that may be worth a look; not all of it is allowed."""
    for wagon in team.wagons(index):
        ahead = team.pole_field(index.ground, wagon)
        if ahead == NOWHERE:
            continue
        horses = team.team_of(index, wagon)
        if horses and team.driver(index, wagon) == seat and not driving.why_not_drive(index, wagon):
            yield from (Back(wagon.id, index.name(to)) for to in index.ground.neighbours[wagon.field])
        if wagon.owner != seat:
            continue
        mine = [each for each in index.near(ahead) if each.is_warrior and each.owner == seat]
        for figure in mine:
            yield from (Unharness(figure.id, horse.id) for horse in horses)
            for horse in index.at(ahead):
                if horse.kind in team.TEAM and not horse.harness:
                    yield Harness(figure.id, horse.id, wagon.id)
        if not horses and wagon.id not in index.riders:
            pullers = [each.id for each in mine if _may_pull(each, seat, ahead)]
            for pair in combinations(pullers, PULLERS):
                for to in index.ground.neighbours[ahead]:
                    yield Pull(wagon.id, pair, index.name(to))


def musters(index: Index, seat: Seat) -> Iterator[Action]:
    """Before the battle: horses beside a wagon are harnessed, the first of them wherever it stands."""
    ground = index.ground
    for wagon in team.wagons(index):
        if wagon.owner != seat or not team.is_open(ground, wagon.field):
            continue
        horses = team.team_of(index, wagon)
        fields = [horses[0].field] if horses else list(ground.neighbours[wagon.field])
        for field in fields:
            warrior = next(
                (each for each in index.near(field) if each.is_warrior and each.owner == seat), None
            )
            is_good = team.is_open(ground, field) and team.is_passable(index, wagon.field, field)
            if warrior is None or not is_good:
                continue
            for horse in index.at(field):
                if horse.harness == wagon.id:
                    yield Unharness(warrior.id, horse.id)
                elif (
                    horse.kind in team.TEAM
                    and horse.owner == seat
                    and not horse.harness
                    and len(horses) < team.MOST_HORSES
                    and all(other.kind == horse.kind for other in horses)
                ):
                    yield Harness(warrior.id, horse.id, wagon.id)
