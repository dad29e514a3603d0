"""Which of his units a player may lose in an attack step, and which rule forbids the rest.

A side's results are so many kills and routs. Its owner says who suffers them (B3.3.3.1p); what he says is
kept as who is dead afterwards and who of those that stood is routed. Where all that stood have suffered a
result, those left over kill routed units (B3.3.3.2e), so that a unit can be routed and killed in one step.
Whom arrows spare and whom cavalry meets first (B3.3.3.1k, B3.3.3.1m) holds for both: for those who stand, and
for the routed once nobody does.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from hexenkessel.games.battlemist.battle.dice import Hits
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
        return tuple(_all_suffer(standing, routed, hits, step))
    found = []
    for struck in choices(standing, suffering):
        if why_not_struck(standing, struck, step) is None:
            found += [Losses(killed, minus(struck, killed)) for killed in choices(struck, kills)]
    return tuple(found)


def _all_suffer(standing: Units, routed: Units, hits: Hits, step: CombatStep) -> list[Losses]:
    """Nobody stays upright: who is killed of all of them? The others are routed."""
    killed = {
        plus(fallen, slain)
        for fallen in _fallen_standing(standing, hits)
        for slain in _slain_routed(minus(plus(standing, routed), fallen), hits, sum(standing), step)
    }
    # The fewest dead first, and of as many footmen first, like all choices of units.
    in_order = sorted(killed, key=lambda dead: (sum(dead), *(-count for count in dead)))
    return [Losses(dead, rest_of(standing, dead)) for dead in in_order]


def _fallen_standing(standing: Units, hits: Hits) -> Iterator[Units]:
    """Who of those standing is killed; each of them suffers one result, and the owner allots the kills."""
    upright = sum(standing)
    for dead in range(max(0, upright - hits.routs), min(hits.kills, upright) + 1):
        yield from choices(standing, dead)


def _slain_routed(lying: Units, hits: Hits, upright: int, step: CombatStep) -> Iterator[Units]:
    """B3.3.3.2e: who of the routed is killed by the results left over, kill or rout alike."""
    dead = min(hits.kills + hits.routs - upright, sum(lying))
    return (slain for slain in choices(lying, dead) if why_not_struck(lying, slain, step) is None)


def why_not_struck(available: Units, struck: Units, step: CombatStep) -> str | None:
    """The rule by which just these cannot be the ones that suffer, or None.

    Available are those who stand, or the routed when nobody stands.
    """
    number = sum(struck)
    if step == "archery":
        # B3.3.3.1k, BA.1d: no archers as long as others are available.
        others = sum(available) - available[ARCHER]
        return None if struck[ARCHER] == max(0, number - others) else "B3.3.3.1k"
    if step == "cavalry":
        # B3.3.3.1m, BA.1d: cavalry first, then any.
        return None if struck[CAVALRY] == min(number, available[CAVALRY]) else "B3.3.3.1m"
    # B3.3.3.1o: any.
    return None


def why_not_lose(standing: Units, routed: Units, hits: Hits, step: CombatStep, losses: Losses) -> str | None:
    """The rule that forbids these losses, or None."""
    if losses in ways_to_lose(standing, routed, hits, step):
        return None
    upright, suffering = sum(standing), hits.kills + hits.routs
    if suffering >= upright:
        if losses in ways_to_lose(standing, routed, hits, "melee"):
            # In the melee they might be; here arrows spare archers, or cavalry comes first.
            return "B3.3.3.1k" if step == "archery" else "B3.3.3.1m"
        # B3.3.3.2e: when all have suffered, what is left over kills routed units.
        return "B3.3.3.2e" if upright < suffering else "B3.3.3.1p"
    # B3.3.3.1s: as long as somebody stands, he suffers it, not one who is routed already.
    if not covers(standing, plus(losses.killed, losses.routed)):
        return "B3.3.3.1s"
    # B3.3.3.1p: every result is suffered by somebody, a kill as a kill and a rout as a rout.
    if (sum(losses.killed), sum(losses.routed)) != hits:
        return "B3.3.3.1p"
    return why_not_struck(standing, plus(losses.killed, losses.routed), step)
