"""8.1: driving forward and backwards; 8.3: onto whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch08_chariot import team
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Forbid, Only, Toll
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.figures import Figure, carried, may_be_carried, paced, room_of
from hexenkessel.games.armageddon.ground.ground import NOWHERE, Ground
from hexenkessel.games.armageddon.terms import Field, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MOST_UNITS: Final = 8  # A8.3a: on an over-occupied field
BACKWARDS: Final = 1  # A8.1u, A18.4a: steps


def why_not_drive(index: Index, wagon: Figure) -> Verdict:
    """May this chariot move at all, as far as its crew and horses go?"""
    crew = team.crew_of(index, wagon)
    # A8.1k: a warrior on the wagon drives it.
    if not crew:
        return "A8.1k"
    # A8.4l: of several players the one with most warriors, if there is one.
    driver = team.driver(index, wagon)
    if driver is None:
        return "A8.4l"
    # A8.1l: without horses it stands.
    horses = team.team_of(index, wagon)
    if not horses:
        return "A8.1l"
    # A8.4q: it has moved for another player in this round. A7.3f: or one of its horses has, harnessed or not.
    if wagon.barred == index.field.round:
        return "A8.4q"
    if any(horse.barred == index.field.round for horse in horses):
        return "A7.3f"
    # A8.1r: who has been carried and got off is not carried again. (Those who came under it have no choice.)
    mine = (each for each in crew if not index.field.is_enemy(each.owner, driver))
    return ALLOWED if all(map(may_be_carried, mine)) else "A8.1r"


def steps_left(index: Index, wagon: Figure) -> int:
    """A8.1l, A8.1m: if the number of horses changes the lower number of steps applies."""
    horses = team.team_of(index, wagon)
    most = team.STEPS[len(horses)]
    return min(paced(each, min(most, each.limit or most)) - each.steps for each in (wagon, *horses))


def others_at(index: Index, wagon: Figure, field: Field) -> list[Figure]:
    """Those on a field who are no part of this chariot."""
    own = wagon.id
    return [each for each in index.at(field) if own not in (each.id, each.on, each.harness)]


def why_not_enter(index: Index, wagon: Figure, one: Field, other: Field) -> Rule | None:
    """The rule that keeps the horses from going from a field to its neighbour."""
    return index.barrier("wheels", one, other) or _why_not_join(index, wagon, other)


def toll(ground: Ground, one: Field, other: Field) -> Toll:
    """For horses in harness."""
    # A8.1i, A8.1s
    if not team.is_open(ground, other):
        return Forbid("A8.1i")
    if not team.has_way(ground, one, other):
        return Forbid("A8.1s")
    # A8.1t: one step more for the way up, paid when the horses go up.
    return Only(2 if ground.level[other] > ground.level[one] else 1)


def _why_not_join(index: Index, wagon: Figure, other: Field) -> Rule | None:
    """The rule that keeps the horses from those who are there."""
    there = others_at(index, wagon, other)
    # A8.3b: never where another wagon or other harnessed horses are.
    if any(figure.kind == "wagon" or figure.harness for figure in there):
        return "A8.3b"
    # A8.3a: among others only at speed 3 or 4, and no more than eight in all.
    if there and wagon.speed < team.FAST:
        return "A8.3a"
    horses = len(team.team_of(index, wagon))
    # A17.2x: where stone leaves no room for the horses, nothing makes any.
    if (stone := crowding.stone(index, other)) and stone + horses > index.rules.room(index.ground)[other]:
        return "A17.2x"
    units = sum(room_of(figure, index.figures) for figure in there) + horses
    # A6.1i: among the men of a phalanx only to trample them.
    if any(figure.phalanx for figure in there) and units <= index.rules.room(index.ground)[other]:
        return "A6.1i"
    return "A8.3a" if units > MOST_UNITS else None


def why_not_follow(index: Index, wagon: Figure, field: Field) -> Rule | None:
    """The rule that keeps the wagon from going to the field that its horses leave."""
    # A8.1s: the wagon crosses no river either, and no step without a ramp.
    if not team.is_passable(index, wagon.field, field):
        return "A8.1s"
    there = others_at(index, wagon, field)
    # A9.1w: not over an elephant.
    if any(figure.kind in crowding.ELEPHANTS for figure in there):
        return "A9.1w"
    # A17.2x: nor over stone.
    if crowding.stone(index, field):
        return "A17.2x"
    for figure in there:
        if rule := index.rules.may_roll_over(index, wagon, figure):
            return rule
    # A8.4a: over others only at speed 3 or 4.
    return "A8.4a" if there and wagon.speed < team.FAST else None


def reach_of(
    index: Index,
    wagon: Figure,
    most: int | None = None,
    gentle: Collection[Field] = (),
    without: Collection[Field] = (),
) -> Reach:
    """A8.1n: where the horses can get. Where somebody stands they stop, for that must be settled first.

    If a later chapter says so with so many steps at most, without these fields, and neither trampling nor
    rolling while any part of it is on those where it must be gentle.
    """
    ground = index.ground
    left = steps_left(index, wagon) if most is None else most
    start = team.pole_field(ground, wagon)
    if left <= 0 or start == NOWHERE or why_not_follow(index, wagon, start):
        return {}
    # A8.4c: those between the horses come under the wagon with the first step.
    is_rolling = bool(others_at(index, wagon, start))
    ways = index.ways("wheels")
    own = (wagon.field, start)
    taken = {field for field in index.on_field if field not in own or others_at(index, wagon, field)}
    found: dict[Field, Way] = {}
    best: dict[tuple[Field, Field], int] = {(wagon.field, start): 0}  # by where wagon and horses are
    by_cost: list[list[tuple[Field, Field, tuple[Field, ...]]]] = [[] for _ in range(left + 2)]
    by_cost[0].append((wagon.field, start, ()))
    for cost in range(left):
        for last, field, path in by_cost[cost]:
            for to, price in ways[field]:
                total = cost + price
                # A8.1n: not to where the wagon is.
                if to == last or total > left or total >= best.get((field, to), 99) or to in without:
                    continue
                is_free = to not in taken
                if not is_free and _why_not_join(index, wagon, to):
                    continue
                if (is_rolling or not is_free) and (field in gentle or to in gentle):
                    continue
                longer = (*path, to)
                best[field, to] = total
                if to not in found or total < found[to].cost:
                    found[to] = Way(total, longer)
                if is_free and not is_rolling:
                    by_cost[total].append((field, to, longer))
    return found


def driven(index: Index, wagon: Figure, way: Way) -> list[Figure]:
    """A chariot after its horses have gone this way, the wagon always one field behind them."""
    ahead = way.path[-1]
    here = way.path[-2] if len(way.path) > 1 else team.pole_field(index.ground, wagon)
    return moved(index, wagon, here, ahead, way.cost, team.STEPS[len(team.team_of(index, wagon))])


def moved(index: Index, wagon: Figure, here: Field, ahead: Field, cost: int, most: int) -> list[Figure]:
    """The wagon here, its horses ahead, its crew with it."""
    now = index.field.round
    pole = index.ground.direction(here, ahead)
    assert pole is not None, "a pole points to the next field"
    gone = stepped(wagon, here, cost, now)
    return [
        gone.but(pole=pole, limit=min(most, wagon.limit or most)),
        *(
            stepped(horse, ahead, cost, now).but(limit=min(most, horse.limit or most))
            for horse in team.team_of(index, wagon)
        ),
        *(carried(each, here, cost, now) for each in team.crew_of(index, wagon)),
    ]


def why_not_back(index: Index, wagon: Figure, to: Field) -> Rule | None:
    """A8.1u: one step in a round, the reverse of a step forward."""
    if rule := index.rules.may_move(index, wagon):
        return rule
    ground = index.ground
    ahead = team.pole_field(ground, wagon)
    if to == ahead or to not in ground.neighbours[wagon.field]:
        return "A8.1u"
    # The horses come to where the wagon is; up a ramp that would take two steps.
    # A17.2au: or twice one.
    has_gone = wagon.steps >= paced(wagon, BACKWARDS) or (wagon.steps and wagon.limit > 1)
    if has_gone or steps_left(index, wagon) < 1 or ground.level[ahead] < ground.level[wagon.field]:
        return "A8.1u"
    if barrier := index.barrier("wheels", wagon.field, to):
        return barrier
    if not team.is_passable(index, ahead, wagon.field):
        return "A8.1s"
    # A8.3f, A8.4d: backwards nobody is trampled or rolled over.
    return "A8.4d" if index.at(to) else None


def backed(index: Index, wagon: Figure, to: Field) -> list[Figure]:
    return moved(index, wagon, to, wagon.field, 1, 1)
