"""What may be in the armies of others, by all that everybody has seen of them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hexenkessel.games.gods.equipment.figures import ELEMENTS, MASTERS
from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.terms import Figure, Figures, Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.legions import knowledge
from hexenkessel.legions.knowledge import Knowledge

from .worth import WORTH


class Guess(NamedTuple):
    """An army as one takes it to be."""

    figures: Figures
    element: float  # the chance that an Element is in it
    master: float  # the same of its owner's Master


def guess(view: GodsView, marker: Marker, army: ArmyView) -> Guess:
    if army.figures is not None or army.owner < 0:
        return _of_seen(army.visible)
    known = view.knowledge_of(army.owner)
    assert known is not None
    return _of_hidden(known, marker, army.size)


@lru_cache(maxsize=8192)
def _of_seen(figures: Figures) -> Guess:
    names = set(figures)
    return Guess(figures, float(not names.isdisjoint(ELEMENTS)), float(not names.isdisjoint(MASTERS)))


@lru_cache(maxsize=8192)
def _of_hidden(public: Knowledge, marker: Marker, size: int) -> Guess:
    """What nobody knows is taken to be of the better sort of what it may be."""
    known, open_ones = knowledge.known(public, marker), knowledge.possible(public, marker)
    element = max([_chance(public, marker, name) for name in ELEMENTS])
    master = max([_chance(public, marker, name) for name in MASTERS])
    plain = [name for name in open_ones if name not in MASTERS and name not in ELEMENTS]
    plain.sort(key=WORTH.__getitem__, reverse=True)
    unknown = size - len(known)
    likely = [name for name in (*MASTERS, *ELEMENTS) if _chance(public, marker, name) > 0.5]
    filler = [name for name in likely if name not in known] + plain
    filler = (filler * unknown)[:unknown] if filler else []
    filler += ["Warbear"] * (unknown - len(filler))
    return Guess(tuple(sorted((*known, *filler))), element, master)


def _chance(public: Knowledge, marker: Marker, name: Figure) -> float:
    """That one figure of which a player has no second is in this army: most likely in the biggest."""
    if name in knowledge.known(public, marker):
        return 1.0
    if name not in knowledge.possible(public, marker):
        return 0.0
    sizes = {
        other: _room(public, other)
        for other in knowledge.legions(public)
        if name in knowledge.possible(public, other)
    }
    return sizes[marker] / max(1, sum(sizes.values()))


def _room(public: Knowledge, marker: Marker) -> int:
    """How much is unknown; who has something to hide keeps it among many."""
    size = knowledge.size(public, marker)
    return (size - len(knowledge.known(public, marker))) * size
