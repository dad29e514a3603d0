"""What enemies could do in their next turn: whom they could strike, trample or shoot, and where."""

from __future__ import annotations

from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import BASE, FARTHEST
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS, is_on_elephant
from hexenkessel.games.armageddon.figures import Figure, rested
from hexenkessel.games.armageddon.odds import WAYS_OF_ONE, at_least
from hexenkessel.games.armageddon.terms import Field, FigureId

_SURVIVES = 0.7  # the chance to live through somebody's blow
_COMES = 0.4  # who is not beside one yet may be kept from coming, or go elsewhere; a leader reckons with all
_STEPS_OF_A_BOW = 2
_NEAREST_SHOT = 2
_IMMUNE = frozenset({"champion", "hero", "wagon", "elephant", "mammoth"})


class Threats:
    """Worked out once in a turn, as enemies stand still while one moves; `count` before each move."""

    def __init__(self, scene: Scene) -> None:
        self.strikers: dict[Field, list[Figure]] = {}  # by where they could strike
        self.tramplers: dict[Field, list[Figure]] = {}  # by where they could come upon others
        self.bows: list[Figure] = []
        self._targets: dict[FigureId, int] = {}  # how many of ours each of them could strike
        self._beside: dict[FigureId, int] = {}  # how many of ours stand beside each of them
        self._lives: dict[FigureId, float] = {}  # how likely each of them lives through our blows
        self._gains: dict[tuple[object, ...], float] = {}
        self._look_around(scene)

    def _look_around(self, scene: Scene) -> None:
        # As they will be when their turn comes: with all their steps.
        fresh = scene.field.changing(*(rested(figure) for figure in scene.enemies))
        index = fresh.index
        neighbours = index.ground.neighbours
        zones: dict[tuple[Field, int], set[Field]] = {}
        for enemy in index.figures.values():
            if not scene.is_enemy(enemy):
                continue
            if enemy.kind == "bow":
                self.bows.append(enemy)
            if enemy.kind in ELEPHANTS or enemy.kind == "wagon":
                if enemy.kind != "wagon" or enemy.steps >= 3 or enemy.speed >= 3:
                    for field in index.reach(enemy):
                        self.tramplers.setdefault(field, []).append(enemy)
                continue
            if not enemy.is_warrior or is_on_elephant(index, enemy):
                continue
            reach = index.reach(enemy)
            key = (enemy.field, id(reach))
            zone = zones.get(key)
            if zone is None:
                zone = zones[key] = {enemy.field, *neighbours[enemy.field]}
                for field in reach:
                    zone.add(field)
                    zone.update(neighbours[field])
            for field in zone:
                self.strikers.setdefault(field, []).append(enemy)
        self._index = index  # its reaches are what `zones` is keyed by

    def count(self, scene: Scene) -> None:
        """Whom of ours each enemy could strike as we stand now: he strikes only one of them, if he lives."""
        self._targets, self._beside, self._lives = {}, {}, {}
        for enemy in scene.enemies:
            near = [
                each for each in scene.index.near(enemy.field) if each.owner == scene.seat and each.is_warrior
            ]
            if near:
                self._beside[enemy.id] = len(near)
                self._lives[enemy.id] = _SURVIVES ** sum(not each.acted for each in near)
        for figure in scene.mine:
            for enemy in self.strikers.get(figure.field, ()) if figure.is_warrior else ():
                self._targets[enemy.id] = self._targets.get(enemy.id, 0) + 1

    def blows(self, scene: Scene, figure: Figure, field: Field) -> float:
        """What enemies can expect of striking at this figure if it stands there."""
        total = 0.0
        is_there = figure.field == field
        around = (field, *scene.index.ground.neighbours[field])
        strikes = figure.is_warrior and figure.kind != "bow"
        for enemy in self.strikers.get(field, ()):
            gain = self._gain(scene, enemy, figure)
            if gain > 0:
                lives = self._lives.get(enemy.id, 1.0)
                if enemy.field in around:
                    others = self._beside.get(enemy.id, 0)
                    lives *= _SURVIVES if strikes and not is_there else 1.0
                else:
                    others = self._targets.get(enemy.id, 0)
                    lives *= 1.0 if figure.id in scene.field.leaders else _COMES
                total += lives * gain / (1 + max(0, others - is_there))
        # However many they are, one dies but once.
        return min(total, 0.8 * scene.worth(figure))

    def _gain(self, scene: Scene, enemy: Figure, figure: Figure) -> float:
        key = (enemy.id, figure.id, figure.kind, figure.on, figure.phalanx)
        known = self._gains.get(key)
        if known is None:
            # On level ground: from where he would come nobody knows.
            bout = Bout(enemy.but(field=figure.field), figure)
            kills, dies = scene.facing(bout)
            known = kills * scene.worth(figure) - dies * scene.worth(enemy)
            if figure.kind in ELEPHANTS and enemy.kind == "bow":
                known = 0.0
            self._gains[key] = known
        return known

    def arrows(self, scene: Scene, figure: Figure, field: Field) -> float:
        """What enemies can expect of their bows if this figure stands there."""
        if figure.kind in _IMMUNE or not self.bows:
            return 0.0
        total, distance = 0.0, scene.index.ground.distance
        for bow in self.bows:
            away = distance(bow.field, field)
            if away <= FARTHEST + _STEPS_OF_A_BOW:
                number = BASE + max(_NEAREST_SHOT, away - _STEPS_OF_A_BOW)
                total += at_least(number) / WAYS_OF_ONE
        return min(1.0, total / max(1.0, 0.2 * len(scene.mine))) * scene.worth(figure)

    def hooves(self, scene: Scene, figure: Figure, field: Field) -> float:
        """Is this a field on which one may be trampled?"""
        found = 0.0
        for trampler in self.tramplers.get(field, ()):
            crowd = len(scene.index.at(field))
            # A9.4c: elephants come only where there is no room for them, so two on a field are left alone.
            if trampler.kind == "wagon" or crowd - (figure.field == field) >= 2:
                found += 1.0
        return min(found, 2.0) * scene.worth(figure)
