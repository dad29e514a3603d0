"""Animals and things: who mounts, leads or is harnessed; and who gets off because he must go on on foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexenkessel.games.armageddon.bot.aims import Aims
from hexenkessel.games.armageddon.bot.roads import FAR, Atlas, road_of
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.bot.threats import Threats
from hexenkessel.games.armageddon.chapters.ch08_chariot.actions import Harness
from hexenkessel.games.armageddon.chapters.keeping.actions import Dismount, Lead, Mount, Release, Seize
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.kernel.action import Action

_RISK: Final = 0.2  # what may be lost by taking something, as a share of it


def choose_keeping(
    scene: Scene, actions: Sequence[Action], aims: Aims, atlas: Atlas, threats: Threats
) -> Action | None:
    figures = scene.index.figures
    best: tuple[float, Action] | None = None
    for action in actions:
        match action:
            case Seize():
                value = 20.0
            case Harness():
                value = 10.0
            case Lead(who, what) | Mount(who, what) if _is_rash(
                scene, figures[who], figures[what], aims, threats
            ):
                continue
            case Lead(who, animal):
                value = 0.0 if who in aims.hurried else _lead_value(scene, figures[animal])
            case Release(animal):
                value = 16.0 if _is_to_be_left(scene, figures[animal], aims) else 0.0
            case Mount(who, what) if who in aims.hurried:
                value = 18.0 if what in scene.wanted_horses else 0.0
            case Mount(who, what):
                value = _mount_value(scene, figures[who], figures[what])
            case Dismount(who, _) if who in aims.hurried:
                value = 0.0 if figures[who].on in scene.wanted_horses or figures[who].carried else 17.0
            case Dismount(who, _):
                value = _dismount_value(scene, figures[who], aims, atlas)
            case _:
                continue
        if value > 0 and (best is None or value > best[0]):
            best = value, action
    return best[1] if best else None


def _lead_value(scene: Scene, animal: Figure) -> float:
    """What is wanted at home, and what is not one's own yet; it is not passed from hand to hand."""
    if animal.led_by:
        return 0.0
    if animal.id in scene.wanted_horses and scene.is_bringer:
        is_home = animal.owner == scene.seat and animal.field in scene.field.zones[scene.seat]
        return 0.0 if is_home else 15.0
    return float(KINDS[animal.kind].price) if animal.owner != scene.seat else 0.0


def _is_rash(scene: Scene, figure: Figure, animal: Figure, aims: Aims, threats: Threats) -> bool:
    """Would what has to be brought home only be killed, now that it is the enemy's no more?

    While there is time those who could do it are fought first. When there is none, no more is taken than
    is needed: who leads is slower.
    """
    if not scene.is_bringer or animal.id not in scene.wanted_horses or animal.owner == scene.seat:
        return False
    if not aims.spare:
        return any(
            animal in wanted and sum(each.owner == scene.seat for each in wanted) >= goal.count
            for goal, wanted in scene.bringing
        )
    taken = animal.but(owner=scene.seat, led_by=figure.id)
    index = scene.field.changing(taken).index
    leader = index.figures[figure.id]
    fields = [leader.field]
    if not index.rules.may_move(index, leader):
        fields += index.reach(leader)
    return min(threats.blows(scene, taken, field) for field in fields) > _RISK * scene.worth(taken)


def _is_to_be_left(scene: Scene, animal: Figure, aims: Aims) -> bool:
    """It is where it was to be brought, and who has led it there may go again; or he has no time for it."""
    leader = scene.index.figures.get(animal.led_by)
    if leader is None or not scene.is_bringer or animal.id not in scene.wanted_horses:
        return False
    is_home = animal.field in scene.field.zones[scene.seat]
    rides_another = leader.on in scene.wanted_horses
    return rides_another if leader.id in aims.hurried else is_home and not rides_another


def _mount_value(scene: Scene, figure: Figure, thing: Figure) -> float:
    if figure.phalanx or figure.steps:
        return 0.0
    riders = scene.index.riders.get(thing.id, ())
    if thing.kind == "wagon":
        # It needs somebody who drives it, and is a good place for a bow.
        return 12.0 if not riders else 4.0 if figure.kind == "bow" else 0.0
    if KINDS[thing.kind].seats > 1:
        return 14.0 if not riders else 3.0 if figure.kind == "bow" else 0.0
    return 8.0


def _dismount_value(scene: Scene, figure: Figure, aims: Aims, atlas: Atlas) -> float:
    """Where what he rides gets no nearer to a place at which somebody is needed, and he does on foot."""
    if figure.carried or figure.steps:
        return 0.0
    mount = scene.index.figures[figure.on]
    if KINDS[mount.kind].seats == 1:
        return 6.0 if _has_room_only_on_foot(scene, figure, aims) else 0.0
    for errand in aims.errands:
        if not errand.need or errand.is_fetching or figure.field in errand.fields:
            continue
        if (
            mount.kind == "wagon"
            or atlas.to(road_of(scene.index, figure)[0], errand.fields)[figure.field] < FAR
        ):
            continue
        on_foot, _ = road_of(scene.index, figure.but(on=0))
        away = atlas.to(on_foot, errand.fields)
        # There is no nearer field for the mount.
        stuck = all(away[to] >= away[figure.field] for to in scene.index.reach(mount))
        if away[figure.field] < FAR and stuck and _is_needed(scene, figure):
            return 5.0
    return 0.0


def _has_room_only_on_foot(scene: Scene, figure: Figure, aims: Aims) -> bool:
    """Is what shall be fetched on a field beside him that has room for one man, but not for his horse?"""
    beside = scene.index.ground.neighbours[figure.field]
    return figure.id not in scene.booty and any(
        errand.is_fetching
        and field in beside
        and scene.index.free[field] == 1
        and not _is_of_no_use(scene, field)
        for errand in aims.errands
        for field in errand.fields
    )


def _is_of_no_use(scene: Scene, field: Field) -> bool:
    """A7.3b: nothing can be taken where an enemy stands; and one man on foot is enough."""
    return bool(scene.warriors_on(field)[1]) or any(
        figure.owner == scene.seat and figure.is_warrior and not figure.on
        for figure in scene.index.near(field)
    )


def _is_needed(scene: Scene, figure: Figure) -> bool:
    """One stays up there: without a rider it would be anybody's."""
    return len(scene.index.riders.get(figure.on, ())) > 1
