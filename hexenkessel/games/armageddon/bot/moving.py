"""Where a figure, a rider or a phalanx should stand at the end of its movement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexenkessel.games.armageddon.bot.aims import Aims, Errand
from hexenkessel.games.armageddon.bot.roads import FAR, Atlas, road_of
from hexenkessel.games.armageddon.bot.scene import Scene
from hexenkessel.games.armageddon.bot.threats import Threats
from hexenkessel.games.armageddon.chapters.ch02_warriors.chapter import BEATS
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import fields_in_range, shot_number, why_not_aim
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling.crowding import is_on_elephant
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.odds import WAYS_OF_ONE, at_least
from hexenkessel.games.armageddon.terms import Field

_SHOOTING_DISTANCE: Final = 2  # steps from contact at which a bow is content
_MOST_FRIENDS: Final = 6
# A5.2g, A5.2j: to be unprotected, and then to die.
_PERISH: Final = (1 - at_least(6) / WAYS_OF_ONE) * (1 - at_least(10) / WAYS_OF_ONE)


class Places:
    """What fields are worth to those who can get there."""

    def __init__(self, scene: Scene, threats: Threats, aims: Aims, atlas: Atlas) -> None:
        self.scene = scene
        self.index = scene.index
        self.threats = threats
        self.aims = aims
        self.atlas = atlas

    def worth(self, head: Figure, company: Sequence[Figure], field: Field) -> float:
        """What it is worth to have this figure, with who goes along with it, on a field."""
        temper = self.scene.temper
        men = [each for each in company if each.is_warrior]
        value = temper.step * self.nearness(head, field)
        value += temper.attack * self.blows(men, field) + temper.shot * self.shots(men, field)
        for each in company:
            value -= temper.fear * self._caution(each) * self.threats.blows(self.scene, each, field)
            value -= temper.arrows * self.threats.arrows(self.scene, each, field)
            value -= temper.crowd * self.threats.hooves(self.scene, each, field)
            if self.index.ground.danger[field] and "5" in self.index.rules.sections:
                value -= _PERISH * self.scene.worth(each)
        return value + temper.friend * self._friends(head, field) + 0.1 * self.index.ground.level[field]

    def _caution(self, figure: Figure) -> float:
        """The more has to be risked the less one is afraid; a leader always is."""
        if figure.id in self.scene.field.leaders:
            return 1.0 - self.scene.haste
        if figure.id in self.scene.booty:
            return 1.0 if self.aims.spare else 0.3
        errand = self.aims.sent.get(figure.id)
        if errand is not None and errand.is_fetching:
            return 0.8 if self.aims.spare else 0.2
        return (1.2 - self.aims.pressure) * (1.0 - self.scene.haste)

    # Getting nearer

    def nearness(self, head: Figure, field: Field) -> float:
        """Less the steps to where it is sent, or to the enemy."""
        errand = self.aims.sent.get(head.id)
        ways, _ = road_of(self.index, head)
        if errand is not None and (away := self.atlas.to(ways, errand.fields)[field]) < FAR:
            return self._on_errand(errand, field, away)
        return -(0.3 + self.aims.pressure) * min(60, self._away_from_enemy(head, field))

    def _on_errand(self, errand: Errand, field: Field, away: int) -> float:
        temper = self.scene.temper
        share = temper.errand / temper.step * errand.weight
        arrived = temper.post / temper.step * errand.weight if field in errand.fields else 0.0
        return arrived - share * away

    def _away_from_enemy(self, head: Figure, field: Field) -> int:
        ways, _ = road_of(self.index, head)
        away = self.atlas.towards(ways, ("enemy", head.kind), self._prey(head))[field]
        if head.kind == "bow":
            return max(0, away - _SHOOTING_DISTANCE)
        return away

    def _prey(self, head: Figure) -> dict[Field, int]:
        """Where one would be in contact with enemies; whom one would rather meet seems nearer."""
        goals: dict[Field, int] = {}
        for enemy in self.scene.enemies:
            if not enemy.is_warrior and enemy.kind == "wagon":
                continue
            farther = 3
            if BEATS.get(head.kind) == enemy.kind or enemy.kind == "bow":
                farther -= 1
            elif BEATS.get(enemy.kind) == head.kind:
                farther += 1
            if enemy.id in self.scene.field.leaders:
                farther -= 2
            for field in (enemy.field, *self.index.ground.neighbours[enemy.field]):
                goals[field] = min(farther, goals.get(field, 99))
        return goals

    # Striking and shooting from there

    def blows(self, men: Sequence[Figure], field: Field) -> float:
        """What those of a company could gain by striking from a field in this turn."""
        foes = self.index.foes_near(field, self.scene.seat)
        if not foes:
            return 0.0
        total = 0.0
        for man in men:
            # Knives are for those who have no time to shoot.
            if man.acted or is_on_elephant(self.index, man) or (man.kind == "bow" and not self.scene.haste):
                continue
            ghost = man.but(field=field)
            best = max((self._blow(ghost, foe) for foe in foes if self.scene.is_enemy(foe)), default=0.0)
            total += max(0.0, best - self._best_shot(ghost)) if man.kind == "bow" else best
        return total

    def _blow(self, ghost: Figure, foe: Figure) -> float:
        scene, rules = self.scene, self.index.rules
        if rules.may_strike(self.index, ghost, foe):
            return 0.0
        bout = Bout(ghost, foe)
        if ghost.phalanx:
            kills, dies = scene.facing(bout)
            return max(0.0, kills * scene.worth(foe) - dies * scene.worth(ghost) * scene.temper.own)
        alone = max(0.0, scene.gain(bout))
        helper = self._helper(ghost, foe)
        if helper is None:
            return alone
        return max(alone, scene.temper.support * scene.gain(Bout(ghost, foe, helper)))

    def _helper(self, ghost: Figure, foe: Figure) -> Figure | None:
        """A friend who stands where he could support this blow already."""
        rules = self.index.rules
        for friend in self.index.near(foe.field):
            if (
                friend.owner == ghost.owner
                and friend.id != ghost.id
                and friend.is_warrior
                and not friend.acted
                and not rules.may_support(self.index, friend, ghost, foe)
                and not rules.may_strike(self.index, friend, foe)
            ):
                return friend
        return None

    def shots(self, men: Sequence[Figure], field: Field) -> float:
        total = 0.0
        for man in men:
            if man.kind == "bow" and not man.acted:
                total += self._best_shot(man.but(field=field))
        return total

    def _best_shot(self, ghost: Figure) -> float:
        scene, best = self.scene, 0.0
        on_field = self.index.on_field
        for field in fields_in_range(self.index.ground, ghost.field):
            for foe in on_field.get(field, ()):
                if not scene.is_enemy(foe) or 0.3 * scene.worth(foe) <= best:
                    continue
                if why_not_aim(self.index, ghost, foe) is None:
                    chance = at_least(shot_number(self.index, ghost, foe)) / WAYS_OF_ONE
                    best = max(best, chance * scene.worth(foe))
        return best

    def _friends(self, head: Figure, field: Field) -> int:
        found = 0
        for figure in self.index.near(field):
            if figure.owner == head.owner and figure.is_warrior and figure.field != head.field:
                found += 1
        return min(found, _MOST_FRIENDS)
