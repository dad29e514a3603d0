"""Abilities that ask: Stone Cold when the dice lie, the Necromancer when his strike phase begins (G16.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from hexenkessel.games.gods.actions import Concede, UseAbility
from hexenkessel.games.gods.battle.carrying import land
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import (
    FieldStep,
    Throw,
    battle_of,
    decider,
    fight_of,
    find_unit,
    names_of,
    put_back,
    take_up,
    unit_name,
    unit_names,
)
from hexenkessel.games.gods.battle.roster import IS_MASTER, kind_of
from hexenkessel.games.gods.combats.combat import CombatStep
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.battle.hexes import LABELS
from hexenkessel.legions.battle.masks import members

BASILISK: Final = kind_of("Basilisk")
NECROMANCER: Final = kind_of("Necromancer")


# --- Basilisk -----------------------------------------------------------------------------------


def after_roll(change: GodsChange, step: FieldStep, throw: Throw) -> bool:
    """The dice of a melee attack lie: is there a choice before hits fall? Then it is pushed."""
    fight = fight_of(change.state)
    # G16.5b: after any attack in its own strike phase, not after a strike-back;
    # ruling on G16.5e: as long as it has not used it (G16.2b); ruling on G15.2b: and has life left.
    if (
        fight.kinds[throw.unit] != BASILISK
        or step.side != fight.half
        or fight.used >> throw.unit & 1
        or not fight.is_alive(throw.unit)
    ):
        return False
    change.push(StoneColdChoice(*step.combat, step.side, throw=throw))
    return True


class StoneColdChoice(FieldStep, frozen=True, tag="stone-cold", kw_only=True):
    """G16.5b: let the hits fall, or discard the roll and turn to stone."""

    answers: ClassVar[tuple[type[Action], ...]] = (UseAbility, Done, Concede)

    throw: Throw

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (decider(fight_of(position.state), self.combat, self.throw.unit),)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        name = self._name(fight_of(position.state))
        return Prompt("prompt-stone-cold", {"unit": name, "hits": self.throw.hits})

    def _name(self, fight: GodsFight) -> str:
        return unit_name(fight.kinds[self.throw.unit], self.throw.unit)

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [UseAbility(self._name(fight_of(position.state))), Done()]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        # It is this Basilisk that is asked, and there is nothing to aim at.
        return "G16.5b" if isinstance(action, UseAbility) else super().why_not(position, seat, action)

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        change.pop()
        if isinstance(action, Done):
            land(change, self, self.throw)
            return
        unit = self.throw.unit
        fight = take_up(change)
        # G16.5b: the whole roll is discarded; the attack has been made.
        fight.used |= 1 << unit
        fight.stone |= 1 << unit
        fight.mark_struck(unit)
        put_back(change, fight)
        change.tell("stone-cold", unit=self._name(fight))


def tell_what_is_over(change: GodsChange, before: GodsFight, now: GodsFight) -> None:
    """A maneuver phase begins: stones that live again (G16.5c) and Trees that are gone (G16.5o)."""
    woken = members(before.stone & ~now.stone)
    if woken:
        change.tell("stone-cold-over", units=names_of(now, woken), count=len(woken))
    for decoy in before.decoys:
        if decoy not in now.decoys:
            change.tell("decoy-over", hex=LABELS[decoy[0]])


# --- Necromancer --------------------------------------------------------------------------------


def begin_phase(change: GodsChange, course: CombatStep) -> None:
    """The strike phase of a side begins, Drift and the red Demon are done with (ruling on G13.1a)."""
    fight = fight_of(change.state)
    # G16.5bu: in each strike phase of his own side; ruling on G15.2b: if he has life left.
    waiting = tuple(
        unit
        for unit, kind in enumerate(fight.kinds)
        if kind == NECROMANCER
        and fight.sides[unit] == fight.half
        and fight.is_on_map(unit)
        and fight.is_alive(unit)
    )
    if waiting:
        change.push(NecromancerChoice(*course.combat, fight.half, waiting=waiting))


class NecromancerChoice(FieldStep, frozen=True, tag="necromancer", kw_only=True):
    """Whom a Necromancer hurts. Where there is nothing to choose, nobody is asked."""

    answers: ClassVar[tuple[type[Action], ...]] = (UseAbility, Concede)

    waiting: tuple[int, ...]  # a slave may make it two

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return super().due(position) if len(self.targets(fight_of(position.state))) > 1 else ()

    def run(self, change: GodsChange) -> None:
        targets = self.targets(fight_of(change.state))
        self._hurt(change, targets[0] if targets else None)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        unit = self.waiting[0]
        return Prompt("prompt-necromancer", {"unit": unit_name(fight_of(position.state).kinds[unit], unit)})

    def targets(self, fight: GodsFight) -> list[int]:
        """Whom he can hurt."""
        return [
            unit
            for unit, side in enumerate(fight.sides)
            if side != self.side
            and fight.is_on_map(unit)
            and fight.is_alive(unit)
            # G16.5bx: it is a magical rangestrike, however far; ruling: so Masters are immune (G14.6b).
            and not IS_MASTER[fight.kinds[unit]]
            # G16.5bg: and a rider is covered by the Pegasus.
            and not fight.is_covered(unit)
        ]

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        names = unit_names(battle_of(position.state))
        # G16.5bu: he does it, whether his player likes it or not (G16.3a).
        return [
            UseAbility(names[self.waiting[0]], names[target])
            for target in self.targets(fight_of(position.state))
        ]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if not isinstance(action, UseAbility):
            return super().why_not(position, seat, action)
        battle, fight = battle_of(position.state), fight_of(position.state)
        target = find_unit(battle, action.target) if action.target else None
        if target is not None and IS_MASTER[fight.kinds[target]] and fight.sides[target] != self.side:
            return "G14.6b"
        return "G16.5bu"

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, UseAbility) and action.target is not None
        self._hurt(change, find_unit(battle_of(change.state), action.target))

    def _hurt(self, change: GodsChange, target: int | None) -> None:
        unit = self.waiting[0]
        fight = take_up(change)
        if target is not None:
            fight.hurt(target, 1)
        # G16.5bv: his power rises at the same time, ruling on G16.5bx: even if nobody can be hurt;
        # it counts for dice and life, already now.
        fight.set_power(unit, fight.powers[unit] + 1)
        put_back(change, fight)
        change.tell(
            "necromancer",
            unit=unit_name(fight.kinds[unit], unit),
            target="" if target is None else unit_name(fight.kinds[target], target),
            power=fight.powers[unit],
        )
        change.pop()
        if len(self.waiting) > 1:
            change.push(NecromancerChoice(*self.combat, self.side, waiting=self.waiting[1:]))
