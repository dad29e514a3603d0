"""Whom to take in: recruits, angels and summoned Lords."""

from __future__ import annotations

import random
from typing import Final

from hexenkessel.games.titan.actions import Acquire, Divide, Muster, Summon
from hexenkessel.games.titan.battle.newcomers import Summoning
from hexenkessel.games.titan.characters import LORDS
from hexenkessel.games.titan.terms import Character
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.legions.battle.hexes import ATTACKER
from hexenkessel.legions.tactics.superiority import superiority

from ..battle.fight import Fight
from .temper import Temper
from .worth import WORTH, exhausted_in, prospects

# A battle so good does not need a summoned Lord.
_ENOUGH: Final = 6.0


def choose_division(decision: Decision, rng: random.Random) -> Action:
    """Two of a kind beside the Titan, so that it can muster at once; which legion that is, chance decides."""
    divisions = [action for action in decision.actions if isinstance(action, Divide)]
    creatures = sorted({name for division in divisions for name in division.characters} - LORDS)
    ranks = [_division_rank(division, creatures) for division in divisions]
    return rng.choice(
        [division for division, rank in zip(divisions, ranks, strict=True) if rank == max(ranks)]
    )


def _division_rank(division: Divide, creatures: list[Character]) -> float:
    """Worth of the pairs in the Titan's legion; what is not in the first legion is in the second."""
    wanted = 2 if "Titan" in division.characters else 0
    pairs = [name for name in creatures if division.characters.count(name) == wanted]
    return sum([WORTH[name] for name in pairs])


def choose_muster(view: TitanView, decision: Decision, temper: Temper) -> Action:
    """The best recruit for what it is and for what it leads to."""
    best: Action = Done()
    most = -1e9
    for action in decision.actions:
        if isinstance(action, Muster):
            gain = _gain_of_muster(view, action, temper)
            if gain > most:
                best, most = action, gain
    return best


def _gain_of_muster(view: TitanView, action: Muster, temper: Temper) -> float:
    legion = view.legions[action.legion]
    mine = tuple(sorted((*legion.visible, action.recruit)))
    ahead = prospects(view.options.charts.name, legion.land, mine, exhausted_in(view.stacks))
    # Show as little as possible, best of all what is known anyway.
    shown = [name for name in action.shown if name not in legion.known]
    return WORTH[action.recruit] + temper.hope * ahead - 0.01 * len(action.shown) - 0.02 * len(shown)


def choose_spoils(decision: Decision) -> Action:
    """Archangel, Angel, then the best recruit, as far as there is room; no summoning after the fact."""
    best: Action = Done()
    most = 0.0
    for action in decision.actions:
        if isinstance(action, Acquire):
            gain = WORTH[action.character] + 0.1
        elif isinstance(action, Muster):
            gain = WORTH[action.recruit]
        else:
            continue
        if gain > most:
            best, most = action, gain
    return best


def choose_reinforcement(decision: Decision) -> Action:
    """Whoever fights best, now."""
    musters = [action for action in decision.actions if isinstance(action, Muster)]
    return max(musters, key=lambda action: WORTH[action.recruit], default=Done())


def choose_summons(view: TitanView, decision: Decision, step: Summoning) -> Action:
    """A Lord from a legion that can spare it, unless the battle is won anyway."""
    assert view.battle is not None
    if superiority(Fight(view.battle), ATTACKER) > _ENOUGH:
        return Done()
    best: Action = Done()
    most = 0.0
    has_titan = "Titan" in view.legions[step.attacker].visible
    for action in decision.actions:
        if isinstance(action, Summon):
            donor = view.legions[action.legion]
            gain = WORTH[action.character]
            if "Titan" in donor.visible and not has_titan:
                gain -= 100.0
            if donor.size <= 2:
                gain -= 5.0
            if gain > most:
                best, most = action, gain
    return best
