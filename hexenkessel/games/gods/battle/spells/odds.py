"""The dice of spells that strike figures, before anybody rolls them, for previews (G15.6d, G15.6z)."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TypeAlias

from hexenkessel.games.gods.actions import Cast
from hexenkessel.games.gods.battle.fight import GodsFight
from hexenkessel.games.gods.battle.phase import battle_of, fight_of, find_unit
from hexenkessel.games.gods.battle.spells.casting import EFFECTS
from hexenkessel.games.gods.battle.spells.effect import living, number_against
from hexenkessel.games.gods.battle.spells.grade_2 import WAVE_DICE, Wave
from hexenkessel.games.gods.battle.spells.painchain import SKILL, PainchainStep
from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.game import Preview
from hexenkessel.legions.battle.odds import expected_hits, hit_odds, kill_chance

Roll: TypeAlias = tuple[int, int, int]
"""Dice, strike number, and hits that slay."""


def preview_of_cast(position: GodsPosition, action: Cast) -> Preview | None:
    """Hits to expect, and the chance to slay somebody: of a wave with all its rolls, of a Painchain with its
    first, for what comes then is decided later. None for spells without dice."""
    world = position.state
    fight, effect = fight_of(world), EFFECTS.get(action.spell)
    if isinstance(effect, Wave):
        unit = find_unit(battle_of(world), action.unit)
        if unit is None:
            return None
        targets = living(fight, 1 - fight.sides[unit])
        return _odds(tuple([_roll(fight, target, WAVE_DICE, effect.skill) for target in targets]))
    if action.spell != "Painchain" or len(action.units) != 1:
        return None
    target = find_unit(battle_of(world), action.units[0])
    return None if target is None else _odds((_roll(fight, target, action.number, SKILL),))


def preview_of_link(position: GodsPosition, step: PainchainStep, name: str) -> Preview | None:
    """The same for the next link of a Painchain."""
    target = find_unit(battle_of(position.state), name)
    return None if target is None else _odds((_roll(fight_of(position.state), target, step.dice, SKILL),))


def _roll(fight: GodsFight, target: int, dice: int, skill: int) -> Roll:
    return dice, number_against(fight, skill, target), fight.life(target)


@lru_cache(maxsize=4096)
def _odds(rolls: tuple[Roll, ...]) -> Preview:
    distribution: list[float] = [1.0]
    for dice, number, _ in rolls:
        odds = hit_odds(dice, number)
        summed = [0.0] * (len(distribution) + dice)
        for hits, chance in enumerate(distribution):
            for more, its in enumerate(odds):
                summed[hits + more] += chance * its
        distribution = summed
    spared = prod([1 - kill_chance(*roll) for roll in rolls])
    return Preview(
        sum(expected_hits(dice, number) for dice, number, _ in rolls),
        {"slays": 1 - spared},
        tuple(distribution),
    )


def spell_hits_in(events: tuple[Event, ...]) -> int | None:
    """How many hits a spell made, according to its story: a Painchain with its first roll."""
    rolls = [event for event in events if event.key == "spell-roll"]
    if not rolls:
        return None
    is_wave = any(event.key == "cast" and event.args["spell"] != "Painchain" for event in events)
    total = 0
    for event in rolls if is_wave else rolls[:1]:
        hits = event.args["hits"]
        assert isinstance(hits, int)
        total += hits
    return total
