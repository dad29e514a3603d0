"""Sea armies: who may swim, and who is bound to the ring of Sea and Coast (G3.10, G8.3, G27.4)."""

from __future__ import annotations

from collections.abc import Iterable

from hexenkessel.games.gods.equipment.board import SEA
from hexenkessel.games.gods.equipment.figures import SEA_LEADERS, WATERBOUND, WAVE_CREATURES, WAVE_FIGURES
from hexenkessel.games.gods.terms import Figure, Figures, Marker
from hexenkessel.games.gods.world import World


def is_sea_army(army: Iterable[Figure], *, ashore: bool = False) -> bool:
    """Does the army hold a wave Creature, and has it not gone ashore?

    An Aquarian or a Siren alone does not make one: they are land-capable and start in land armies.
    """
    return not ashore and not WAVE_CREATURES.isdisjoint(army)


def is_at_sea(world: World, marker: Marker) -> bool:
    army = world.armies[marker]
    # Also one without any sea Creature, while it swims: nobody else could.
    return army.field in SEA or is_sea_army(army.figures, ashore=army.ashore)


def may_swim(army: Iterable[Figure]) -> bool:
    """May the army enter Sea fields and Whirls?"""
    # G3.10j: only figures with one of the two waves may,
    # G8.5i: so only armies that consist of them altogether;
    # G16.5z: an Aquarian swims, G16.5bj: and so does a Siren.
    return WAVE_FIGURES.issuperset(army)


def why_not_ashore(army: Figures, *, has_landed: bool) -> str:
    """The id of the rule that binds the army to Sea and Coast; empty for one that may walk on land.

    ``has_landed``: an army of its owner has gone ashore before.
    """
    # G3.10f: whoever bears the double wave must always be on Coast or Sea.
    if not WATERBOUND.isdisjoint(army):
        return "G3.10f"
    # G3.10h: the land-capable go ashore with an Aquarian or a Siren in their army (G27.4c: who leads them).
    # G27.4f: after their owner's first landing they need nobody.
    # G3.10i: before it, and without them, they are bound like the others.
    needs_leader = not has_landed and not WAVE_CREATURES.isdisjoint(army)
    return "G3.10i" if needs_leader and SEA_LEADERS.isdisjoint(army) else ""
