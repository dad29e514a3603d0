"""What a bot makes of the other players' legions: what may be in them, and where they can come."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.lineup import LegionView
from hexenkessel.games.titan.march import TITAN_TELEPORT_SCORE
from hexenkessel.games.titan.movement import destinations
from hexenkessel.games.titan.terms import Character, Land, Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge
from hexenkessel.legions.knowledge import Knowledge

from .worth import WORTH


@cache
def chances_from(land: Land) -> dict[Land, float]:
    """What a legion may attack next turn: a move stops at an enemy, so that any higher roll will do, too."""
    nearest: dict[Land, int] = {}
    for roll in range(1, 7):
        for end, _ in destinations(land, roll, (), (), ()):
            nearest.setdefault(end, roll)
    return {end: (7 - roll) / 6.0 for end, roll in nearest.items()}


class Rival(NamedTuple):
    """A legion of somebody else, as far as one can guess."""

    marker: Marker
    owner: Seat
    land: Land
    characters: tuple[Character, ...]
    titan_power: int
    titan_chance: float  # that the Titan is in it


class Scouting(NamedTuple):
    """All rivals, and by land which of them may come there next, with what chance."""

    rivals: dict[Land, Rival]
    comers: dict[Land, list[tuple[Rival, float]]]
    teleporters: list[Rival]  # who may come anywhere with a six


def scout(view: TitanView, seat: Seat) -> Scouting:
    rivals: dict[Land, Rival] = {}
    comers: dict[Land, list[tuple[Rival, float]]] = {}
    teleporters = []
    for marker, legion in view.legions.items():
        if legion.owner == seat:
            continue
        rival = rivals[legion.land] = rival_of(view, marker, legion)
        for land, chance in chances_from(legion.land).items():
            comers.setdefault(land, []).append((rival, chance))
        strong = view.players[legion.owner].score >= TITAN_TELEPORT_SCORE
        if rival.titan_chance > 0.9 and strong:
            teleporters.append(rival)
    return Scouting(rivals, comers, teleporters)


def rival_of(view: TitanView, marker: Marker, legion: LegionView) -> Rival:
    player = view.players[legion.owner]
    characters, titan_chance = _guess(player.knowledge, marker, legion.characters, legion.size)
    return Rival(marker, legion.owner, legion.land, characters, titan_power(player.score), titan_chance)


@lru_cache(maxsize=4096)
def _guess(
    public: Knowledge | None, marker: Marker, seen: tuple[Character, ...] | None, size: int
) -> tuple[tuple[Character, ...], float]:
    """What is in a legion, and the chance that the Titan is. What nobody knows is taken to be strong."""
    if seen is not None:
        return seen, float("Titan" in seen)
    assert public is not None
    known, open_ones = knowledge.known(public, marker), knowledge.possible(public, marker)
    titan_chance = float("Titan" in known)
    if "Titan" in open_ones:
        places = [
            other for other in knowledge.legions(public) if "Titan" in knowledge.possible(public, other)
        ]
        titan_chance = 1.0 / max(1, len(places))
    unknown = size - len(known)
    others = sorted([name for name in open_ones if name != "Titan"], key=WORTH.__getitem__, reverse=True)
    filler = ((others or ["Titan"]) * unknown)[:unknown]
    return tuple(sorted((*known, *filler))), titan_chance
