"""What a player may have wanted who names a piece that no choice has: the refusal of it tells him why."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.titan.actions import Acquire, Engage, Maneuver, Move, Muster, Split, Strike
from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.phase import unit_names
from hexenkessel.games.titan.battle.strikes import StrikePhase
from hexenkessel.games.titan.battle.terrain import entry_hexes
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import CHARACTERS, is_summonable
from hexenkessel.games.titan.engagement import EngagementPhase
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.movement import destinations
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import SMALLEST_PART, OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.action import Action
from hexenkessel.legions.battle.hexes import LABELS, NEIGHBOUR, OFF


def attempts(view: TitanView, piece: str) -> Iterator[Action]:
    """Actions of the present phase that speak of this piece."""
    step = view.steps[-1] if view.steps else None
    marker, name = _marker(view, piece), _character(piece)
    match step:
        case OrganisationPhase() if marker:
            yield Split(marker, _any(view, marker)[:SMALLEST_PART])
        case MovementPhase():
            yield from _moves(view, step, marker, piece)
        case EngagementPhase() if marker:
            yield Engage(view.legions[marker].land)
        case MusterPhase():
            yield from _musters(view, step, marker, name)
        case Spoils() if name:
            yield Acquire(name) if is_summonable(name) else Muster(step.legion, name)
        case ManeuverPhase() if view.battle is not None:
            yield from _maneuvers(view.battle, step.side, piece)
        case StrikePhase() if view.battle is not None:
            yield from _strikes(view.battle, step.side, piece)


def _marker(view: TitanView, piece: str) -> Marker | None:
    return next((marker for marker in view.legions if marker.casefold() == piece.casefold()), None)


def _character(piece: str) -> Character | None:
    return next((name for name in CHARACTERS if name.casefold() == piece.casefold()), None)


def _any(view: TitanView, marker: Marker) -> tuple[Character, ...]:
    return view.legions[marker].visible or ("Ogre", "Ogre")


def _moves(view: TitanView, step: MovementPhase, marker: Marker | None, piece: str) -> Iterator[Action]:
    if marker:
        # Where it could go on an empty board, so that what stands in its way is named.
        for land, side in destinations(view.legions[marker].land, step.roll, (), (), ()):
            yield Move(marker, land, side)
    elif piece.isascii() and piece.isdigit() and int(piece[:5]) in LANDS:
        for own, legion in view.legions_of(step.seat):
            if not legion.moved:
                yield Move(own, int(piece), 3)


def _musters(
    view: TitanView, step: MusterPhase, marker: Marker | None, name: Character | None
) -> Iterator[Action]:
    charts = view.options.charts
    if marker:
        terrain = view.legions[marker].terrain
        names = [link.name for link in charts.chains[terrain]] if terrain in charts.chains else ["Warlock"]
        yield from (Muster(marker, recruit) for recruit in names)
    elif name and name in view.stacks:
        legions = sorted(view.legions_of(step.seat), key=lambda pair: not pair[1].moved)
        yield from (Muster(own, name) for own, _ in legions)


def _units(battle: Battle, piece: str) -> list[int]:
    """The characters of this name, or whose name begins so."""
    names = unit_names(battle)
    return [unit for unit, name in enumerate(names) if name.casefold().startswith(piece.casefold())]


def _maneuvers(battle: Battle, side: int, piece: str) -> Iterator[Action]:
    names = unit_names(battle)
    if piece.upper() in LABELS:
        own = [unit for unit, owner in enumerate(battle.sides) if owner == side and battle.hexes[unit] <= OFF]
        yield from (Maneuver(names[unit], piece.upper()) for unit in own)
        return
    for unit in _units(battle, piece):
        hex = battle.hexes[unit]
        if hex < OFF:
            near = [other for other in NEIGHBOUR[hex] if other >= 0]
        else:
            near = sorted(entry_hexes(battle.terrain, battle.entry, battle.sides[unit]))
        yield from (Maneuver(names[unit], LABELS[other]) for other in near)


def _strikes(battle: Battle, side: int, piece: str) -> Iterator[Action]:
    names = unit_names(battle)
    dice, number = (int(word) for word in Strike.implied)
    for unit in _units(battle, piece):
        others = [other for other, owner in enumerate(battle.sides) if owner != battle.sides[unit]]
        for other in others:
            striker, target = (unit, other) if battle.sides[unit] == side else (other, unit)
            if battle.hexes[other] < OFF:
                yield Strike(names[striker], names[target], dice, number)
