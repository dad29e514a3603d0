"""What is built on a land when a battle begins, as far as sections in use know it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from hexenkessel.games.armageddon.ground.geometry import NOWHERE, Geometry
from hexenkessel.games.armageddon.ground.land import BuiltTower, Joint, Land
from hexenkessel.games.armageddon.ground.works import Gate, Pair, Tower, Wall, Works
from hexenkessel.games.armageddon.terms import SIDES, Side
from hexenkessel.kernel.seats import Seat


def works_of(land: Land, ground: Geometry, known: Collection[str]) -> Works:
    """Of the parts of a land that change in play those that are known, by the name they have there."""

    def has(word: str) -> bool:
        return word in known

    walls = [
        Wall(ground.number[each.field], SIDES.index(each.side), each.gate, _seat(each.owner))
        for each in land.walls
        if has("walls")
    ]
    towers = land.towers if has("towers") else ()
    walls += [wall for each in towers for wall in _walls_of(each, ground)]
    return Works(
        walls=tuple(walls),
        towers=tuple(_tower(each, ground) for each in towers),
        moats=_pairs(ground, land.moats if has("moats") else ()),
        passages=_pairs(ground, land.passages if has("passages") else ()),
        transitions=_pairs(ground, land.transitions if has("transitions") else ()),
        streams=tuple(
            (ground.number[name], SIDES.index(side)) for name, side in land.streams if has("streams")
        ),
    )


def _seat(player: int) -> Seat | None:
    return player - 1 if player else None


def _walls_of(tower: BuiltTower, ground: Geometry) -> Iterator[Wall]:
    """A11.1a: six, or those that are left. A11.1c: a keep has as many above; A11.1e: its gates are below."""
    gates: dict[Side, Gate] = {each.side: each.state for each in tower.gates}
    for floor, place in enumerate(ground.floors_of(ground.number[tower.field])[: tower.floors]):
        for side in tower.walls:
            gate = gates.get(side, "") if floor == 0 else ""
            yield Wall(place, SIDES.index(side), gate, _seat(tower.owner))


def _tower(tower: BuiltTower, ground: Geometry) -> Tower:
    return Tower(
        ground.number[tower.field],
        tower.floors,
        tower.floors if tower.platform else tower.floors - 1,
        tower.battlements and tower.platform,
        tower.foundation,
        tower.stairs,
        _seat(tower.owner),
    )


def _pairs(ground: Geometry, joints: tuple[Joint, ...]) -> tuple[Pair, ...]:
    """What names places that do not exist is left out."""
    pairs = ((ground.number.get(one, NOWHERE), ground.number.get(other, NOWHERE)) for one, other in joints)
    return tuple(pair for pair in pairs if NOWHERE not in pair)
