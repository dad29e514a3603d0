"""What all steps of a battle share: who is who on the map, who decides for whom, and how it ends."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.combat import CombatStep
from hexenkessel.games.gods.figures import KINDS
from hexenkessel.games.gods.phase import GodsChange, GodsPosition
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.cache import BoundedCache
from hexenkessel.kernel.seats import Seat

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
