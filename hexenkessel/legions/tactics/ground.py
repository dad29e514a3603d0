"""How good each hex of a map is to stand in when enemies come, by the nature of who stands there."""

from __future__ import annotations

from typing import Final

from hexenkessel.kernel.cache import BoundedCache

from ..battle.battleland import Battleland
from ..battle.hexes import ATTACKER, DEFENDER, DISTANCE, HEXES, OFF
from ..battle.masks import members
from ..battle.tables import Tables

# A point of skill, a die and a hit by the ground, in one coin.
_SKILL: Final = 1.0
_DIE: Final = 0.4
_HURT: Final = 1.5
# Each side from which an enemy can come.
_OPENNESS: Final = 0.12


class Ground:
    """One map as a bot sees it."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables
        self._quality: Final[dict[int, list[float]]] = {}
        # Who may come, in general: those of the roster, not those who have happened to be here so far.
        kinds = range(len(tables.roster.names))
        self._foes: Final = sorted({tables.nature_of_kind(kind) for kind in kinds})
        # By ``2 * entry + army`` and hex: steps from that army's edge.
        self.depth: Final[list[list[int]]] = [[] for _ in range(12)]
        for entry in (1, 3, 5):
            for army in (ATTACKER, DEFENDER):
                edge = members(tables.edge[2 * entry + army])
                self.depth[2 * entry + army] = [
                    min([DISTANCE[HEXES * hex + start] for start in edge], default=OFF)
                    for hex in range(HEXES)
                ]
        # Dice gained and number needed, by striker's kind, target's kind and their hexes, as they come up.
        self.terms: Final[dict[int, tuple[int, int]]] = {}

    def quality(self, nature: int) -> list[float]:
        """By hex, how good it is for this nature."""
        found = self._quality.get(nature)
        if found is None:
            found = [_quality(self._tables, nature, self._foes, hex) for hex in range(HEXES)]
            self._quality[nature] = found
        return found


def _quality(tables: Tables, nature: int, foes: list[int], hex: int) -> float:
    """Changes to strikes out of the hex less changes to strikes into it, on average over its neighbours."""
    near = members(tables.contact[hex])
    if not near:
        return 0.0
    total = 0.0
    for at in near:
        out, back = HEXES * hex + at, HEXES * at + hex
        total += _DIE * tables.dice[nature][out] + _SKILL * tables.skill[nature][out]
        for foe in foes:
            into = _DIE * tables.dice[foe][back] + _SKILL * tables.skill[foe][back]
            total += (_SKILL * tables.raised[foe][nature][hex] - into) / len(foes)
    hurt = _HURT if tables.hurting[nature] >> hex & 1 else 0.0
    return total / len(near) - hurt - _OPENNESS * len(near)


_MADE: Final[BoundedCache[Battleland, Ground]] = BoundedCache(64)


def ground_of(tables: Tables) -> Ground:
    return _MADE.get(tables.land) or _MADE.keep(tables.land, Ground(tables))
