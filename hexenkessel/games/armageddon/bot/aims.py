"""What a battle is about: where somebody has to be, who is sent there, and how much time there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hexenkessel.games.armageddon.bot.bringing import hurried, spare_rounds
from hexenkessel.games.armageddon.bot.roads import FAR, Atlas, road_of, rounds_to
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.endings import scores
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.scenarios.format import (
    AnyGoal,
    Bring,
    Capture,
    Cities,
    Clear,
    Default,
    Domination,
    Hold,
    MajorityAtEnd,
)
from hexenkessel.games.armageddon.terms import Field, FigureId

_NEAR = 4  # steps from a place within which an enemy has to be reckoned with
_EVERYBODY = 99
_FETCHING = (1.0, 1.2)  # how much it matters to fetch something, as long as there is time and then

_UNHURRIED = 0.7  # the pressure as long as there is time to fight first


class Errand(NamedTuple):
    """Some have to be on one of these fields."""

    fields: frozenset[Field]
    need: int  # so many warriors
    weight: float = 1.0  # how much it matters
    is_fetching: bool = False  # for who is fast


class Aims:
    """Worked out once in a turn."""

    def __init__(self, scene: Scene, atlas: Atlas) -> None:
        self.scene = scene
        self.atlas = atlas
        self.pressure = pressure_of(scene)
        self.spare = spare_rounds(scene, atlas)
        if scene.is_bringer and self.spare:
            self.pressure = min(self.pressure, _UNHURRIED)
        self.hurried = hurried(scene, atlas)
        self.errands = _merged(list(self._errands()))
        self.sent: dict[FigureId, Errand] = {}
        self._send()

    def _fields(self, names: Sequence[str]) -> frozenset[Field]:
        return frozenset(self.scene.index.ground.number[name] for name in names)

    def _enemies_near(self, fields: frozenset[Field], steps: int = _NEAR) -> int:
        distance = self.scene.index.ground.distance
        return sum(
            figure.is_warrior and min(distance(figure.field, field) for field in fields) <= steps
            for figure in self.scene.enemies
        )

    # Where somebody has to be

    def _errands(self) -> Iterator[Errand]:
        for goal in self.scene.field.goals:
            yield from self._errands_of(goal)
        for goal, wanted in self.scene.bringing:
            yield from self._horses(goal, wanted)
        yield from self._hunts()

    def _hunts(self) -> Iterator[Errand]:
        """Everybody goes after somebody, and somebody after everybody."""
        scene = self.scene
        hunters = sum(figure.is_warrior for figure in scene.mine)
        by_field = Counter(enemy.field for enemy in scene.prey)
        for field, count in by_field.items():
            beside = frozenset({field, *scene.index.ground.neighbours[field]})
            yield Errand(beside, -(-hunters * count // len(scene.prey)), scene.haste)

    def _errands_of(self, goal: AnyGoal) -> Iterator[Errand]:
        scene = self.scene
        match goal:
            case Capture(names, player):
                if scene.concerns(player, scene.seat):
                    yield self._easiest(names)
                if any(scene.concerns(player, enemy) for enemy in self._rivals()):
                    yield from (self._guard(frozenset({field})) for field in self._fields(names))
            case Hold(names, player=player):
                fields = self._fields(names)
                yield Errand(fields, max(4, self._enemies_near(fields) + 2))
            case MajorityAtEnd(names):
                fields = self._fields(names)
                is_time = scene.field.rounds - scene.field.round <= rounds_to(scene, self.atlas, fields) + 2
                if is_time:
                    yield Errand(fields, self._enemies_near(fields) + 2)
            case Clear(names, player):
                fields = self._fields(names)
                if scene.concerns(player, scene.seat):
                    there = frozenset(field for field in fields if scene.warriors_on(field)[1])
                    yield Errand(there or fields, _EVERYBODY)
                else:
                    yield self._guard(fields)
            case Domination(names) | Cities(names):
                for field in self._fields(names):
                    here = frozenset({field})
                    yield Errand(here, min(4, self._enemies_near(here, 3) + 1), 0.8)
            case _:
                return

    def _rivals(self) -> list[int]:
        field = self.scene.field
        return [seat for seat in range(field.seats) if field.sides[seat] != self.scene.side]

    def _easiest(self, names: Sequence[str]) -> Errand:
        """One of several fields is enough: the one that is nearest and least guarded."""
        fields = self._fields(names)

        def trouble(field: Field) -> float:
            here = frozenset({field})
            return 2 * rounds_to(self.scene, self.atlas, here) + self._enemies_near(here, 3)

        best = frozenset({min(fields, key=trouble)})
        return Errand(best, max(4, self._enemies_near(best) + 3), 0.6 + self.pressure)

    def _guard(self, fields: frozenset[Field]) -> Errand:
        """As many as could come here within two turns, and one more."""
        coming = self._enemies_near(fields, 2 * _NEAR)
        return Errand(fields, min(4 * len(fields), coming + 1) if coming else 0)

    def _horses(self, goal: Bring, wanted: list[Figure]) -> Iterator[Errand]:
        """Those who shall bring them fetch them, and go home; the others stand by them."""
        scene = self.scene
        is_mine = scene.concerns(goal.player, scene.seat)
        by_field: dict[Field, int] = {}
        for horse in wanted:
            is_kept = horse.owner == scene.seat and (horse.led_by or horse.id in scene.index.riders)
            is_home = is_mine and horse.owner == scene.seat and horse.field in scene.field.zones[scene.seat]
            if not is_kept and not is_home:
                by_field[horse.field] = by_field.get(horse.field, 0) + 1
        for field, count in by_field.items():
            here = frozenset({field})
            if is_mine:
                yield Errand(here, 2 * count, _FETCHING[not self.spare], is_fetching=True)
            else:
                yield Errand(here, max(1, min(3, self._enemies_near(here, 6))), 1.0)

    # Who is sent

    def _send(self) -> None:
        scene = self.scene
        homeward = self._homeward()
        self.sent.update(homeward)
        for errand in self.errands:
            ready: list[tuple[float, FigureId, int]] = []
            for figure in scene.heads:
                if figure.id in self.sent or figure.kind == "wagon":
                    continue
                ways, speed = road_of(scene.index, figure)
                away = self.atlas.to(ways, errand.fields)[figure.field]
                if away < FAR:
                    company = scene.index.rules.company(scene.index, figure)
                    men = sum(each.is_warrior for each in company)
                    ready.append((away / speed + self._reluctance(figure, errand), figure.id, men))
            need = errand.need
            for _, who, men in sorted(ready):
                if need <= 0:
                    break
                self.sent[who] = errand
                need -= men

    def _reluctance(self, figure: Figure, errand: Errand) -> float:
        """By how many rounds one would rather send somebody else."""
        if figure.id in self.scene.field.leaders:
            return 6.0
        if errand.is_fetching:
            return (0.0 if figure.on else 2.0) + (figure.kind == "bow")
        return 1.0 if figure.kind == "bow" else 0.0

    def _homeward(self) -> dict[FigureId, Errand]:
        """Who has what has to be brought home goes home; who has led it there is free again."""
        scene = self.scene
        if not scene.is_bringer:
            return {}
        zone = frozenset(scene.field.zones[scene.seat])
        home = Errand(zone, 1, 2.0)
        sent: dict[FigureId, Errand] = {}
        for each in scene.wanted_horses:
            horse = scene.index.figures[each]
            keeper = scene.keeper_of(horse)
            is_delivered = horse.field in zone and each not in scene.index.riders
            if horse.owner == scene.seat and keeper and not is_delivered:
                sent[keeper] = home
        return sent


def _merged(errands: list[Errand]) -> list[Errand]:
    """One errand for each place, the most important first."""
    best: dict[frozenset[Field], Errand] = {}
    for errand in errands:
        known = best.get(errand.fields)
        if known is None or (errand.weight, errand.need) > (known.weight, known.need):
            best[errand.fields] = errand
    return sorted(best.values(), key=lambda errand: -errand.weight)


def pressure_of(scene: Scene) -> float:
    """How much has to be risked: 0, if nothing needs to happen, to 1."""
    field = scene.field
    defaults = [goal.player for goal in field.goals if isinstance(goal, Default)]
    if defaults:
        return 0.15 if scene.concerns(defaults[0], scene.seat) else 1.0
    gone = field.round / max(1, field.rounds)
    points = scores(field)
    best = max((points[seat] for seat in range(field.seats) if field.sides[seat] != scene.side), default=0)
    lead = points[scene.seat] - best
    # Who is ahead can wait, and the less time there is the more so; who is behind cannot.
    return min(1.0, max(0.3, 0.7 + 0.3 * gone - 0.012 * lead))
