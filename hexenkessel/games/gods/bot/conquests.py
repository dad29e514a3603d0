"""Places one wants: towers for victory points, and for the Dark-Titan the City with the God in it."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hexenkessel.games.gods.board import CITY, CITYTOWERS, LAND, TOWERS
from hexenkessel.games.gods.figures import FIGURES, MASTERS
from hexenkessel.games.gods.goals import POINTS, goal_for
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import Field, Figures
from hexenkessel.games.gods.world import NEUTRAL

from .outlook import Outlook
from .roads import turns_to

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
        return self.temper.god * (chance - self.temper.dare * (1.0 - chance))

    def storm_chance(self, figures: Figures) -> float:
        """About so much it takes to reach the God and to strike him down in seven rounds."""
        blows = sum([FIGURES[name].power * FIGURES[name].skill for name in figures if name not in MASTERS])
        return min(0.95, max(0.0, (blows - 60.0) / 90.0))

    # Whereto

    def approach(self, figures: Figures, field: Field) -> float:
        """What it is worth to be near a place that this army could take."""
        best = 0.0
        for goal, gain in self._goals(figures):
            turns = turns_to(goal).get(field)
            if turns:
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
        found = []
        if "Dark-Titan" in figures and not self._needs_gate:
            found.append((CITY, self.storm(figures, CITY)))
        value = outlook.points(figures, outlook.seat)
        for field in TOWERS:
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
