"""Which of his units a player may lose in an attack step, and which rule forbids the rest.

A side's results are so many kills and routs. Its owner says who suffers them (B3.3.3.1p); what he says is
kept as who is dead afterwards and who of those that stood is routed. Where all that stood have suffered a
result, those left over kill routed units (B3.3.3.2e), so that a unit can be routed and killed in one step.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hexenkessel.games.battlemist.battle.figures import Hits
from hexenkessel.games.battlemist.effect import CombatStep
from hexenkessel.games.battlemist.units import (
    ARCHER,
    CAVALRY,
    NO_UNITS,
    Units,
    choices,
    covers,
    minus,
    plus,
    rest_of,
)


class Losses(NamedTuple):
    """Who dies, standing or routed before, and who of those standing is routed."""

    killed: Units = NO_UNITS
    routed: Units = NO_UNITS


NO_LOSSES = Losses()


def after(standing: Units, routed: Units, losses: Losses) -> tuple[Units, Units]:
    """Who stands and who is routed when the losses are taken.

    The dead are taken from those standing first; those already routed die only where nobody is left standing,
    and then it makes no difference.
    """
    still = minus(standing, losses.routed)
    if covers(still, losses.killed):
        return minus(still, losses.killed), plus(routed, losses.routed)
    return NO_UNITS, minus(plus(routed, standing), losses.killed)


@lru_cache(maxsize=65536)
def ways_to_lose(standing: Units, routed: Units, hits: Hits, step: CombatStep) -> tuple[Losses, ...]:
    """All that the owner may say, each once."""
    kills, routs = hits
    suffering, upright = kills + routs, sum(standing)
    if not suffering:
        return (NO_LOSSES,)
    if suffering >= upright:
        return tuple(_all_suffer(standing, routed, hits))
    found = []
    for struck in choices(standing, suffering):
        if why_not_struck(standing, struck, step) is None:
            found += [Losses(killed, minus(struck, killed)) for killed in choices(struck, kills)]
    return tuple(found)


def _all_suffer(standing: Units, routed: Units, hits: Hits) -> list[Losses]:
    """Nobody stays upright: who is killed of all of them? The others are routed."""
    return [
        Losses(killed, rest_of(standing, killed))
        for dead in _numbers_of_dead(standing, routed, hits)
        for killed in choices(plus(standing, routed), dead)
        if _may_be_dead(standing, routed, hits, killed)
    ]


def _numbers_of_dead(standing: Units, routed: Units, hits: Hits) -> range:
    """B3.3.3.2e: results left over kill, kill or rout alike; the owner allots the kills among the others."""
    upright, everybody = sum(standing), sum(standing) + sum(routed)
    left_over = hits.kills + hits.routs - upright
    fewest = min(max(0, upright - hits.routs) + left_over, everybody)
    most = min(min(hits.kills, upright) + left_over, everybody)
    return range(fewest, most + 1)


def _may_be_dead(standing: Units, routed: Units, hits: Hits, killed: Units) -> bool:
    """Could the kills that fell on those standing have made these dead, and the rest those left over?"""
    left_over = hits.kills + hits.routs - sum(standing)
    if sum(killed) == sum(standing) + sum(routed):
        return True
    fallen_standing = sum(map(min, standing, killed))
    return fallen_standing >= sum(killed) - left_over


def why_not_struck(standing: Units, struck: Units, step: CombatStep) -> str | None:
    """The rule by which just these of those standing cannot be the ones that suffer, or None."""
    number = sum(struck)
    if step == "archery":
        # B3.3.3.1k, BA.1d: no archers as long as others stand.
        others = sum(standing) - standing[ARCHER]
        return None if struck[ARCHER] == max(0, number - others) else "B3.3.3.1k"
    if step == "cavalry":
        # B3.3.3.1m, BA.1d: cavalry first, then any.
        return None if struck[CAVALRY] == min(number, standing[CAVALRY]) else "B3.3.3.1m"
    # B3.3.3.1o: any.
    return None


def why_not_lose(standing: Units, routed: Units, hits: Hits, step: CombatStep, losses: Losses) -> str | None:
    """The rule that forbids these losses, or None."""
    if losses in ways_to_lose(standing, routed, hits, step):
        return None
    upright, suffering = sum(standing), hits.kills + hits.routs
    if suffering >= upright:
        # B3.3.3.2e: when all have suffered, what is left over kills routed units.
        return "B3.3.3.2e" if upright < suffering else "B3.3.3.1p"
    # B3.3.3.1s: as long as somebody stands, he suffers it, not one who is routed already.
    if not covers(standing, plus(losses.killed, losses.routed)):
        return "B3.3.3.1s"
    # B3.3.3.1p: every result is suffered by somebody, a kill as a kill and a rout as a rout.
    if (sum(losses.killed), sum(losses.routed)) != hits:
        return "B3.3.3.1p"
    return why_not_struck(standing, plus(losses.killed, losses.routed), step)
