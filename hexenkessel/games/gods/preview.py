"""The exact odds of an attack, a rangestrike or a spell, before anybody rolls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hexenkessel.games.gods.actions import Carry, Cast, Rangestrike, Strike
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import battle_of, fight_of, find_unit
from hexenkessel.games.gods.battle.spells.odds import preview_of_cast, preview_of_link, spell_hits_in
from hexenkessel.games.gods.battle.spells.painchain import PainchainStep
from hexenkessel.games.gods.equipment.figures import KINDS
from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.game import Preview
from hexenkessel.legions.battle.hexes import HEX
from hexenkessel.legions.battle.odds import expected_hits, hit_odds, kill_chance

_ROLLED: Final = frozenset({Strike, Rangestrike, Cast, Carry})
_NEVER: Final = 1000


def previews_of(position: GodsPosition, actions: Sequence[Action]) -> Sequence[Preview | None]:
    if _ROLLED.isdisjoint(map(type, actions)):
        return [None] * len(actions)
    return [preview_of(position, action) for action in actions]


def preview_of(position: GodsPosition, action: Action) -> Preview | None:
    """Hits to expect, and the chance to slay the target."""
    if position.state.battle is None:
        return None
    if isinstance(action, Cast):
        return preview_of_cast(position, action)
    if isinstance(action, Carry) and isinstance(position.step, PainchainStep):
        return preview_of_link(position, position.step, action.target)
    if not isinstance(action, (Strike, Rangestrike)):
        return None
    fight, battle = fight_of(position.state), battle_of(position.state)
    unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
    if unit is None or target is None:
        return None
    if isinstance(action, Strike):
        return _odds(action.dice, action.number, hits_needed(fight, unit, target))
    dice, number = rangestrike_terms(fight, unit, target, action)
    return _odds(dice, number, fight.life(target))


def rangestrike_terms(fight: GodsFight, unit: int, target: int, action: Rangestrike) -> tuple[int, int]:
    start = fight.hexes[unit] if action.hex is None else HEX.get(action.hex, fight.hexes[unit])
    return fight.terms_from(unit, target, start)


def hits_needed(fight: GodsFight, unit: int, target: int) -> int:
    """How many dice of a melee attack must hit to slay; more than there are if none of them can."""
    # G15.6c: a shield keeps off what a strike-back does.
    if target == fight.shielded and fight.sides[unit] != fight.half:
        return _NEVER
    needed = fight.life(target)
    # G16.5n: a Cuff is one damage more, even if no die hits.
    if fight.announced >> unit & 1 and KINDS[fight.kinds[unit]] == "Plaque":
        needed -= 1
    # G12.7bj: in Darkness each attack does one damage less.
    if needed and fight.darks >> fight.hexes[target] & 1:
        needed += 1
    return needed


@lru_cache(maxsize=4096)
def _odds(dice: int, number: int, needed: int) -> Preview:
    return Preview(
        expected_hits(dice, number),
        {"slays": kill_chance(dice, number, needed)},
        hit_odds(dice, number),
    )


def hits_in(events: tuple[Event, ...]) -> int | None:
    """How many hits an attack made, according to its story."""
    for event in events:
        if event.key in ("strike", "rangestrike"):
            hits = event.args["hits"]
            assert isinstance(hits, int)
            return hits
    return spell_hits_in(events)
