"""The exact odds of a strike or a rangestrike, before anybody rolls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hexenkessel.games.titan.actions import Rangestrike, Strike
from hexenkessel.games.titan.battle.phase import battle_of, fight_of, find_unit
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.game import Preview
from hexenkessel.legions.battle.odds import expected_hits, hit_odds, kill_chance

_ROLLED: Final = frozenset({Strike, Rangestrike})


def previews_of(position: TitanPosition, actions: Sequence[Action]) -> Sequence[Preview | None]:
    if _ROLLED.isdisjoint(map(type, actions)):
        return [None] * len(actions)
    return [preview_of(position, action) for action in actions]


def preview_of(position: TitanPosition, action: Action) -> Preview | None:
    """Hits to expect, and the chance to slay the target."""
    if position.state.battle is None or not isinstance(action, (Strike, Rangestrike)):
        return None
    fight, battle = fight_of(position.state), battle_of(position.state)
    unit, target = find_unit(battle, action.unit), find_unit(battle, action.target)
    if unit is None or target is None:
        return None
    if isinstance(action, Strike):
        dice, number = action.dice, action.number
    else:
        dice, number = fight.rangestrike_terms(unit, target)
    return _odds(dice, number, fight.power(target) - fight.hits[target])


@lru_cache(maxsize=4096)
def _odds(dice: int, number: int, needed: int) -> Preview:
    return Preview(
        expected_hits(dice, number),
        {"slays": kill_chance(dice, number, needed)},
        hit_odds(dice, number),
    )


def hits_in(events: tuple[Event, ...]) -> int | None:
    """How many hits a strike made, according to its story."""
    for event in events:
        if event.key in ("strike", "rangestrike"):
            hits = event.args["hits"]
            assert isinstance(hits, int)
            return hits
    return None
