"""What all steps of a battle share: who is who on the map, who decides for whom, and how it ends."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.actions import Carry, Concede, Engage, Flee, Recruit, Strike, Summon
from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.combats.combat import Combat, CombatStep
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.games.gods.terms import Figures
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.refusal import Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, GONE

UnitName: TypeAlias = str


class Throw(msgspec.Struct, frozen=True):
    """A melee attack whose dice lie."""

    unit: int
    target: int
    dice: int
    number: int
    hits: int


# Workbenches of the last battles that were looked at: to lay one out takes longer than to ask it. By the id
# of the battle, which is kept beside its workbench so that no other battle can get the same id.
_laid_out: Final = BoundedCache[int, tuple[Battle, GodsFight]](1024)


def battle_of(world: World) -> Battle:
    assert world.battle is not None
    return world.battle


def fight_of(world: World) -> GodsFight:
    return looked_at(battle_of(world))


def looked_at(battle: Battle) -> GodsFight:
    """The workbench for a battle, to be asked and never to be changed."""
    known = _laid_out.get(id(battle)) or _laid_out.keep(id(battle), (battle, GodsFight(battle)))
    return known[1]


def take_up(change: GodsChange) -> GodsFight:
    """A workbench of one's own, to be changed and put back."""
    return fight_of(change.state).copy()


def put_back(change: GodsChange, fight: GodsFight) -> None:
    """Let the battle stand as on this workbench, which nobody changes any more."""
    battle = fight.freeze()
    _laid_out.keep(id(battle), (battle, fight))
    change.state = change.state.but(battle=battle)


@lru_cache(maxsize=2048)
def unit_name(kind: int, unit: int) -> UnitName:
    return f"{KINDS[kind]}-{unit}"


def unit_names(battle: Battle) -> tuple[UnitName, ...]:
    return _names_of(battle.kinds)


@lru_cache(maxsize=256)
def _names_of(kinds: tuple[int, ...]) -> tuple[UnitName, ...]:
    return tuple(unit_name(kind, unit) for unit, kind in enumerate(kinds))


def names_of(fight: GodsFight, units: list[int]) -> tuple[UnitName, ...]:
    return tuple(unit_name(fight.kinds[unit], unit) for unit in units)


def find_unit(battle: Battle, name: UnitName) -> int | None:
    """The number of the figure with this name, if it takes part."""
    return _numbers_of(battle.kinds).get(name)


@lru_cache(maxsize=256)
def _numbers_of(kinds: tuple[int, ...]) -> dict[UnitName, int]:
    return {name: unit for unit, name in enumerate(_names_of(kinds))}


class FieldStep(CombatStep, frozen=True):
    """A step of a battle that asks somebody: it lets either side concede."""

    side: int  # whose decision it is

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.leaders[self.side],)

    def is_led_by(self, fight: GodsFight, unit: int, seat: Seat) -> bool:
        """Does this seat move this figure, and roll for it, in this step?"""
        return fight.sides[unit] == self.side and decider(fight, self.combat, unit) == seat

    def asides(self, position: GodsPosition, seat: Seat) -> list[Action]:
        asides = super().asides(position, seat)
        # G10.6a: either player may concede at any time; G10.6b: that ends it.
        if seat in self.leaders and not self.why_not_concede(position, seat):
            asides.append(Concede())
        return asides

    def why_not_concede(self, position: GodsPosition, seat: Seat) -> str:
        battle = battle_of(position.state)
        # Ruling on G27.5m: not for the God.
        if battle.is_final and seat != self.leaders[ATTACKER]:
            return "G27.5m"
        if seat not in self.leaders:
            return "G10.1b"
        side = self.leaders.index(seat)
        # Ruling on G25.2c: neutral armies do not concede.
        return "G25.2c" if battle.camps[side] == "neutral" else ""

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Concede):
            return self.why_not_concede(position, seat)
        return super().why_not(position, seat, action)

    def why_not_now(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        """Who calls for help when it cannot come learns what stands against it most."""
        match action:
            case Engage():
                return "G6.3c"
            case Flee():
                # G25.2b: neutral armies never flee; G10.4f: nor does anybody who has accepted battle.
                is_grey = battle_of(position.state).camps[self.side] == "neutral"
                return "G25.2b" if is_grey else "G10.4f"
            case Summon():
                return self._why_no_summoning(position.state, action)
            case Recruit():
                return self._why_no_reinforcement(position.state, action)
            case Carry():
                # G13.6e: hits go on only when somebody is slain by fewer.
                return "G13.6e"
            case Strike():
                # G11.1c: attacks come when the maneuvers are over.
                return "G6.1c"
        return super().why_not_now(position, seat, action)

    def _why_no_summoning(self, world: World, action: Summon) -> str:
        from hexenkessel.games.gods.lords.summoning import why_not_summon

        # G18.3b: only the attacker summons,
        if self.side != ATTACKER:
            return "G18.3b"
        rule = why_not_summon(world, self.attacker, action, living_of(world, ATTACKER))
        # G18.1b: and only in the maneuver phase after he has slain somebody.
        return rule if rule in ("G18.2a", "G18.3a", "G4.2c") else "G18.1b"

    def _why_no_reinforcement(self, world: World, action: Recruit) -> str:
        # G17.2c: only the defender reinforces,
        if self.side != DEFENDER or action.army != self.defender:
            return "G17.2c"
        # G17.2b: once,
        if battle_of(world).reinforced:
            return "G17.2b"
        # G17.1c: and only in his fourth maneuver phase.
        return "G17.1c"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Concede):
            from hexenkessel.games.gods.battle.ending import concede

            concede(change, self.combat, self.leaders.index(seat))
        else:
            self.act(change, seat, action)

    def act(self, change: GodsChange, seat: Seat, action: Action) -> None:
        raise NotImplementedError


class OwnersStep(FieldStep, frozen=True):
    """A phase in which each owner of figures on a side decides for his own."""

    done: tuple[Seat, ...] = ()  # who of several has finished

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        seat = self.speaker(position.state)
        return () if seat is None else (seat,)

    def speaker(self, world: World) -> Seat | None:
        # G27.5h: of several owners each decides for his own figures, in the order of their seats.
        seats = deciders(fight_of(world), self.combat, self.side)
        return next((seat for seat in seats if seat not in self.done), None)

    def finish_for(self, change: GodsChange, seat: Seat) -> None:
        """This owner is done; the phase is over when all are."""
        step = msgspec.structs.replace(self, done=(*self.done, seat))
        if step.speaker(change.state) is None:
            change.pop()
        else:
            change.replace(step)


def decider(fight: GodsFight, combat: Combat, unit: int) -> Seat:
    """Who moves a figure and rolls for it."""
    # G27.5h: in the final battle whoever lent it.
    if fight.is_final and fight.sides[unit] == DEFENDER:
        return fight.owners[unit]
    return combat.leaders[fight.sides[unit]]


def deciders(fight: GodsFight, combat: Combat, side: int) -> list[Seat]:
    """Who decides for a side; nobody where the God is alone."""
    if not (fight.is_final and side == DEFENDER):
        return [combat.leaders[side]]
    # The God decides nothing (G16.5cf).
    owners = {fight.owners[unit] for unit in range(len(fight.kinds)) if fight.hexes[unit] != GONE}
    lenders = {owner for owner in owners if owner >= 0}
    attackers = {combat.leaders[ATTACKER]}
    return sorted(lenders - attackers)


# Who is left


def living_of(world: World, side: int) -> Figures:
    """Who of the army of a side lives; whoever fights for the other side is not among them now."""
    return living(fight_of(world), side)


def living(fight: GodsFight, side: int) -> Figures:
    """The living of an army, as a stack: neither slaves of it nor its own that serve the enemy."""
    units = range(len(fight.kinds))
    return _stack(fight, [u for u in units if fight.sides[u] == side and not fight.slaves >> u & 1])


def _stack(fight: GodsFight, units: list[int]) -> Figures:
    # G15.6s: the red Demon is never carried away.
    return tuple(
        sorted(KINDS[fight.kinds[u]] for u in units if fight.is_alive(u) and not fight.reds >> u & 1)
    )


def survivors(fight: GodsFight, side: int) -> Figures:
    """Who is left of an army when the battle is over.

    G13.5b: their hits are forgotten with the battle. G13.5c: the others are gone, each to where it belongs.
    """
    # G15.6af: if all others are gone, so is who serves the enemy.
    if not living(fight, side):
        return ()
    # G15.6ae: else whoever was made a slave returns.
    return _stack(fight, [u for u in range(len(fight.kinds)) if fight.home(u) == side])
