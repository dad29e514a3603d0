"""What a player may have wanted who names a piece that no choice has: the refusal of it tells him why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hexenkessel.games.battlemist.actions import (
    Attack,
    Build,
    BuyStar,
    Cast,
    Challenge,
    ChooseRace,
    Disband,
    Hire,
    Lay,
    Lead,
    March,
    MoveHero,
    Play,
    Rally,
    Raze,
    Recruit,
    Suffer,
    Trade,
)
from hexenkessel.games.battlemist.battle.choices import Leading, Rallying, Suffering
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.cards.choices import Culling
from hexenkessel.games.battlemist.components import ACTIONS, RACES, REALMS, SPELLS
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.goods import RESOURCES
from hexenkessel.games.battlemist.laying.laying import Laying
from hexenkessel.games.battlemist.laying.places import TURNS, cell_of, cells_of, place_of
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.meaning.scene import scene_of
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.start import Gathering
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import Units
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.hexes.axial import rim
from hexenkessel.kernel.action import Action


def attempts(view: BattlemistView, piece: str) -> Iterator[Action]:
    """Actions that speak of this piece: first those of the present step, then what has its time elsewhere."""
    if view.observer is None or not view.steps:
        return
    yield from _now(view, piece)
    for card in _called(piece, ACTIONS):
        yield Play(card)
    for spell in _called(piece, SPELLS):
        yield Cast(spell)
    given = _called(piece, RESOURCES)
    yield from (Trade(one, two) for one in RESOURCES for two in RESOURCES if one in given and one != two)
    home = view.players[view.observer].home
    for kind in _called(piece, KINDS):
        yield Recruit(kind, home)
    for realm in _called(piece, REALMS):
        yield March(home, "footman", 1, realm)


def _called(piece: str, names: Iterable[str]) -> list[str]:
    """The names that this is, or that it begins, or a part of which it begins.

    >>> _called("Loth", ["plains-of-loth", "amberfield"])
    ['plains-of-loth']
    """
    wanted = piece.casefold()
    known = list(names)
    if wanted in known:
        return [wanted]
    begun = [name for name in known if name.startswith(wanted)]
    return begun or [name for name in known if any(part.startswith(wanted) for part in name.split("-"))]


def _now(view: BattlemistView, piece: str) -> Iterator[Action]:
    realms = _called(piece, view.neighbours)
    kinds = _called(piece, KINDS)
    match view.steps[-1]:
        case Gathering():
            yield from (ChooseRace(race) for race in _called(piece, RACES))
        case Laying():
            yield from _lays(view, piece)
        case Recruiting():
            yield from _purchases(view, piece, realms, kinds)
        case Guild() if "star".startswith(piece.casefold()):
            yield BuyStar()
        case Journeys() | Challenges():
            yield from _rides(view, piece, realms)
        case MovementPhase():
            yield from _marches(view, realms, kinds)
        case CombatPhase():
            yield from (Attack(realm) for realm in realms)
        case Rallying():
            yield from (Rally((kind,)) for kind in kinds)
        case Leading():
            yield from (Lead((kind,)) for kind in kinds)
        case Suffering():
            yield from (action for kind in kinds for action in (Suffer((kind,)), Suffer((), (kind,))))
        case UpkeepPhase() | Culling():
            yield from (Disband(realm, kind) for realm, _ in _forces(view) for kind in kinds)
            yield from (Raze(realm) for realm in realms)


def _lays(view: BattlemistView, piece: str) -> Iterator[Action]:
    assert view.observer is not None
    cells = cells_of(view.tiles)
    if cell_of(piece.casefold()) is not None:
        held = view.players[view.observer].tiles or ()
        yield from (Lay(realm, piece.casefold()) for realm in held)
        return
    for realm in _called(piece, REALMS):
        # Wherever it is tried, some edge forbids it; and a tile that somebody else holds is refused at once.
        yield from (Lay(realm, place_of(cell), turn) for cell in rim(cells) for turn in TURNS)


def _purchases(
    view: BattlemistView, piece: str, realms: list[RealmName], kinds: list[str]
) -> Iterator[Action]:
    assert view.observer is not None
    if "hero".startswith(piece.casefold()):
        yield Hire()
    yield from (Recruit(kind, view.players[view.observer].home) for kind in kinds)
    for realm in realms:
        yield from (Build(realm), Recruit("footman", realm))


def _rides(view: BattlemistView, piece: str, realms: list[RealmName]) -> Iterator[Action]:
    assert view.observer is not None
    for hero in view.players[view.observer].heroes:
        yield from (MoveHero(hero.number, realm) for realm in realms)
        yield from (
            Challenge(hero.number, f"{player.race}-{foe.number}")
            for player in view.players
            for foe in player.heroes
            if f"{player.race}-{foe.number}".startswith(piece.casefold())
        )


def _forces(view: BattlemistView) -> list[tuple[RealmName, Units]]:
    return [
        (realm, force.units)
        for realm, forces in view.forces.items()
        for force in forces
        if force.owner == view.observer
    ]


def _marches(view: BattlemistView, realms: list[RealmName], kinds: list[str]) -> Iterator[Action]:
    """Out of the realm if one's own units are there, else into it, from near before from far."""
    assert view.observer is not None
    scene, forces = scene_of(view, view.observer), _forces(view)
    for realm in realms:
        for origin, units in sorted(forces, key=lambda force: scene.way(realm, force[0])):
            for kind, count in zip(KINDS, units, strict=True):
                if count and origin == realm:
                    yield from (March(realm, kind, 1, near) for near in view.neighbours[realm])
                elif count:
                    yield March(origin, kind, 1, realm)
    for origin, _ in forces:
        yield from (March(origin, kind, 1, near) for kind in kinds for near in view.neighbours[origin])
