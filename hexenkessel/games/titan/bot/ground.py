"""How good each hex of a Battleland is to stand in when enemies come, by the nature of who stands there."""

from __future__ import annotations

from typing import Final

from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER, DISTANCE, HEXES, OFF
from hexenkessel.legions.battle.masks import members
from hexenkessel.legions.battle.tables import Tables

from ..battle.terrain import ENTRIES

# A point of skill, a die and a hit by the ground, in one coin.
_SKILL: Final = 1.0
_DIE: Final = 0.4
_HURT: Final = 1.5
# Each side from which an enemy can come.
_OPENNESS: Final = 0.12


class Ground:
    """One Battleland as a bot sees it."""

    def __init__(self, tables: Tables) -> None:
        self.quality: Final = [
            [_quality(tables, nature, hex) for hex in range(HEXES)] for nature in tables.numbers()
        ]
        # By ``2 * entry + army`` and hex: steps from that army's edge.
        self.depth: Final[list[list[int]]] = [[] for _ in range(12)]
        for entry in ENTRIES:
            for army in (ATTACKER, DEFENDER):
                edge = members(tables.edge[2 * entry + army])
                self.depth[2 * entry + army] = [
                    min([DISTANCE[HEXES * hex + start] for start in edge], default=OFF)
                    for hex in range(HEXES)
                ]
        # Dice gained and number needed, by striker's kind, target's kind and their hexes, as they come up.
        self.terms: Final[dict[int, tuple[int, int]]] = {}


def _quality(tables: Tables, nature: int, hex: int) -> float:
    """Changes to strikes out of the hex less changes to strikes into it, on average over its neighbours."""
    near = members(tables.contact[hex])
    if not near:
        return 0.0
    total = 0.0
    natures = tables.numbers()
    for at in near:
        out, back = HEXES * hex + at, HEXES * at + hex
        total += _DIE * tables.dice[nature][out] + _SKILL * tables.skill[nature][out]
        for foe in natures:
            into = _DIE * tables.dice[foe][back] + _SKILL * tables.skill[foe][back]
            total += (_SKILL * tables.raised[foe][nature][hex] - into) / len(natures)
    hurt = _HURT if tables.hurting[nature] >> hex & 1 else 0.0
    return total / len(near) - hurt - _OPENNESS * len(near)


_MADE: Final[dict[str, Ground]] = {}


def ground_of(tables: Tables) -> Ground:
    made = _MADE.get(tables.land.name)
    if made is None:
        made = _MADE[tables.land.name] = Ground(tables)
    return made
