"""Places one wants: towers for victory points, and for the Dark-Titan the City with the God in it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import exp
from typing import Final

from hexenkessel.games.gods.combats.final_battle import MOST_LENT
from hexenkessel.games.gods.equipment.board import CITY, CITYTOWERS, DUNGEON, LAND, TOWERS
from hexenkessel.games.gods.equipment.figures import END_CREATURES, FIGURES, MASTERS, is_creature
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.points.goals import POINTS, goal_for
from hexenkessel.games.gods.terms import Field, Figure, Figures
from hexenkessel.games.gods.world import NEUTRAL, PACT

from .outlook import Outlook
from .roads import turns_to
from .worth import plain_worth

# What a tower is worth by itself: it links others, and nobody else has it.
_TOWER: Final = 8.0


class Conquests:
    """What one seat could take at one moment."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.temper: Final = outlook.temper

    def prize(self, field: Field) -> float:
        """What it brings to hold this tower."""
        outlook = self.outlook
        goal = goal_for(outlook.side, "taken", LAND[field], outlook.view.players[outlook.seat].goals)
        gain = _TOWER + (self.temper.goal * POINTS[goal] if goal else 0.0)
        if self._needs_gate and field in CITYTOWERS:
            # G27.5b: over his own Citytower the Darklord comes into the City.
            gain += self.temper.gate
        return gain

    @cached_property
    def _needs_gate(self) -> bool:
        view = self.outlook.view
        if not self.outlook.is_black or not view.has_dark_titan:
            return False
        return all(view.towers[field].owner != self.outlook.seat for field in CITYTOWERS)

    def storm(self, figures: Figures, field: Field) -> float:
        """G27.5a: the Dark-Titan's army in the City fights the God."""
        if field != CITY or "Dark-Titan" not in figures:
            return 0.0
        chance = self.storm_chance(figures)
        return self.temper.god * (chance - self._stake * (1.0 - chance))

    def storm_chance(self, figures: Figures) -> float:
        """How likely the God falls. The figures were fitted to storms that this bot fought against itself."""
        lean = (_strength(figures) - 0.6 * self._guard - 62.0) / 18.0
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lean))))

    @cached_property
    def _guard(self) -> float:
        """G27.5c: the strength of the six best Creatures that could be lent to the God."""
        outlook = self.outlook
        names = Counter[Figure]()
        for marker, army in outlook.view.armies.items():
            if army.owner >= 0 and army.owner != outlook.seat:
                names.update(filter(is_creature, outlook.figures_of(marker)))
        # G27.5d: of end creatures two of a kind.
        many = [min(count, 2) if name in END_CREATURES else count for name, count in names.items()]
        values = [value for name, count in zip(names, many, strict=True) for value in [_value(name)] * count]
        return sum(sorted(values)[-MOST_LENT:])

    @cached_property
    def _stake(self) -> float:
        """G27.5m: who is beaten there is out. He loses by it what chances he had on the board."""
        outlook = self.outlook
        totals = [0.0] * len(outlook.view.players)
        for marker, army in outlook.view.armies.items():
            if army.owner >= 0:
                totals[army.owner] += plain_worth(outlook.figures_of(marker))
        return self.temper.dare * totals[outlook.seat] / max(1.0, sum(totals))

    def haven(self, figures: Figures, field: Field) -> float:
        """Behind his own gates nobody finds the Darklord's Master, least of all an Executer."""
        outlook = self.outlook
        is_due = outlook.is_black and outlook.view.round >= PACT - 1
        is_safe = is_due and field == DUNGEON and outlook.holds_gates_of(DUNGEON)
        return self.temper.haven if is_safe and not set(MASTERS).isdisjoint(figures) else 0.0

    # Whereto

    def approach(self, figures: Figures, field: Field) -> float:
        """What it is worth to be near a place that this army could take."""
        best = 0.0
        for goal, gain in self._goals(figures):
            turns = turns_to(goal).get(field)
            if turns and gain > 0.0:
                best = max(best, gain / (1.0 + turns))
        return self.temper.march * best

    def _goals(self, figures: Figures) -> list[tuple[Field, float]]:
        found = self._found.get(figures)
        if found is None:
            found = self._found[figures] = self._find(figures)
        return found

    @cached_property
    def _found(self) -> dict[Figures, list[tuple[Field, float]]]:
        return {}

    def _find(self, figures: Figures) -> list[tuple[Field, float]]:
        outlook = self.outlook
        view = outlook.view
        found = [(DUNGEON, self.haven(figures, DUNGEON))]
        if "Dark-Titan" in figures and not self._needs_gate:
            found.append((CITY, self.storm(figures, CITY)))
        value = outlook.points(figures, outlook.seat)
        for field in sorted(TOWERS):
            tower = view.towers.get(field)
            if tower is None or tower.owner == outlook.seat:
                continue
            # G25.2a: it takes an army of some value to attack a neutral one.
            if tower.owner == NEUTRAL and value < LIMITS.neutral_attack_value:
                continue
            gain = self.prize(field)
            for marker, army in view.armies_in(field):
                if army.owner != outlook.seat:
                    gain = outlook.likely(figures, marker).win * gain + outlook.attack(figures, marker)
            if gain > 0.0:
                found.append((field, gain))
        return found


def _value(name: Figure) -> float:
    return float(FIGURES[name].power * FIGURES[name].skill)


def _strength(figures: Figures) -> float:
    return sum([_value(name) for name in figures if name not in MASTERS])
