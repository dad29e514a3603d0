"""Chariots and elephants: what comes of it when they go among others, and how a chariot keeps going."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.armageddon.bot.moving import Places
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.ch08_chariot.team import FAST, pole_field, team_of
from hexenkessel.games.armageddon.chapters.chapter import Bout, Way
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.figures import Figure, room_of
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.odds import WAYS_OF_ONE, at_least
from hexenkessel.games.armageddon.terms import Field

_CLIMBS: Final = at_least(12) / WAYS_OF_ONE  # A8.4e


def is_trampler(figure: Figure) -> bool:
    return figure.kind == "wagon" or figure.kind in crowding.ELEPHANTS


def trampling_gain(scene: Scene, head: Figure, way: Way) -> float:
    """What comes of going this way among others, blow by blow; nothing where there is room for all."""
    index, field = scene.index, way.path[-1]
    tramplers = team_of(index, head) if head.kind == "wagon" else [head]
    rooms = sum(room_of(each, index.figures) for each in tramplers)
    surplus = crowding.units(index, field) + rooms - index.rules.room(index.ground)[field]
    if head.kind == "wagon" and crowding.elephants_at(index, field):
        # A9.1v: there it is the horses that go, and nobody else.
        return -sum(scene.worth(horse) for horse in tramplers[: max(0, surplus)])
    own = {head.id, *(each.id for each in tramplers)}
    victims = [
        each for each in index.at(field) if each.id not in own and crowding.can_be_trampled(index, each)
    ]
    if not victims or not tramplers:
        return 0.0
    came_from = way.path[-2] if len(way.path) > 1 else _start(scene, head)
    gain = 0.0
    for _ in range(surplus):
        if not victims:
            break
        values = [(_blow(scene, tramplers[0].but(field=came_from), victim), victim) for victim in victims]
        # Their player says who defends himself.
        worst, victim = min(values, key=lambda entry: entry[0])
        gain += worst
        victims.remove(victim)
    return gain


def _blow(scene: Scene, trampler: Figure, victim: Figure) -> float:
    """Until one of the two is dead."""
    kills, dies = scene.chances(Bout(trampler, victim, manner="trample"))
    if kills + dies == 0:
        return 0.0
    prize = scene.worth(victim) if scene.is_enemy(victim) else -scene.worth(victim)
    price = scene.worth(trampler) + scene.ridden_down(trampler)
    return (kills * prize - dies * price) / (kills + dies)


def _start(scene: Scene, head: Figure) -> Field:
    return pole_field(scene.index.ground, head) if head.kind == "wagon" else head.field


def rolling_gain(scene: Scene, wagon: Figure) -> float:
    """A8.4: those between the horses come under the wheels with the first step."""
    ahead = pole_field(scene.index.ground, wagon)
    gain = 0.0
    for figure in scene.index.at(ahead) if ahead != NOWHERE else ():
        if figure.harness != wagon.id:
            lost = (1 - _CLIMBS) * scene.worth(figure) if figure.is_warrior else scene.worth(figure)
            gain += lost if scene.is_enemy(figure) else -lost
    return gain


class Drives:
    """Where a chariot should go: at speed nobody gets at it, and it gets at everybody."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.scene = places.scene

    def worth(self, wagon: Figure, way: Way | None) -> float:
        """What it is worth to drive this way; None: to stand."""
        scene, temper = self.scene, self.scene.temper
        field = way.path[-1] if way is not None else pole_field(scene.index.ground, wagon)
        if field == NOWHERE:
            return 0.0
        behind = _wagon_field(scene, wagon, way)
        steps = wagon.steps + (way.cost if way is not None else 0)
        value = temper.step * self.places.nearness(wagon, field)
        if way is not None:
            value += trampling_gain(scene, wagon, way) + rolling_gain(scene, wagon)
        if steps >= FAST:
            value += temper.speed
        else:
            # A8.2a: whoever comes near can fight it.
            for each in scene.index.rules.company(scene.index, wagon):
                place = field if each.harness else behind
                value -= temper.fear * 0.5 * self.places.threats.blows(scene, each, place)
        if not self._goes_on(field, behind):
            value -= temper.dead_end
        crew = [each for each in scene.index.riders.get(wagon.id, ()) if each.kind == "bow"]
        return value + temper.shot * self.places.shots(crew, behind)

    def _goes_on(self, field: Field, behind: Field) -> bool:
        """Is there a way of two steps more, as far as one's own do not stand in it?"""
        scene = self.scene
        ways = scene.index.ways("wheels")

        def is_free(other: Field) -> bool:
            return all(scene.is_enemy(each) and each.kind != "wagon" for each in scene.index.at(other))

        return any(
            to != behind
            and is_free(to)
            and any(on not in (field, behind) and is_free(on) for on, _ in ways[to])
            for to, _ in ways[field]
        )


def _wagon_field(scene: Scene, wagon: Figure, way: Way | None) -> Field:
    if way is None:
        return wagon.field
    return way.path[-2] if len(way.path) > 1 else pole_field(scene.index.ground, wagon)
