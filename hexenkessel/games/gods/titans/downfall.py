"""When a slain Master is destroyed, and what becomes of his player (G1.2, G23.10, G24.7, G24.8)."""

from __future__ import annotations

from hexenkessel.games.gods.darklord.elements import destroy_element
from hexenkessel.games.gods.equipment.board import LAND
from hexenkessel.games.gods.equipment.figures import DEMILORDS, REVEALABLE, is_element
from hexenkessel.games.gods.lords.thresholds import lords_between
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.points.scoring import score
from hexenkessel.games.gods.terms import Figure, Figures
from hexenkessel.games.gods.titans.trophies import give_back_trophies
from hexenkessel.games.gods.world import DARKLORD, NOBODY, Tower, World
from hexenkessel.kernel.seats import Seat

# Who never lies in somebody else's pool: G16.5am: an Executer, and G16.5ay: the Immortal.
_NOBODYS_PRIZE = frozenset({"Executer", "Immortal"})


def is_destroyed_if_slain(world: World, figure: Figure, *, by_executer: bool) -> bool:
    """Is this figure a Master whose death is his player's end? Else he is only slain (G1.2d)."""
    if figure not in REVEALABLE:
        return False
    # G16.5at: whom an Executer slays is destroyed; G16.5ca: no Phantom is safe from him.
    # G24.7a: and so is every Titan, once the Dark-Titan has appeared (G23.7f). G23.10e: himself included.
    if by_executer or world.has_dark_titan:
        return True
    # Ruling on G1.2d: Phantoms also come without a Darklord, unless that is switched off.
    return not world.has_darklord and not world.options.phantoms_without_darklord


def had_element(world: World, seat: Seat, aside: Figures) -> bool:
    """Had this player an Element, in an army on the board or among those put aside?"""
    armies = [army.figures for _, army in world.armies_of(seat)]
    return any(is_element(name) for figures in (*armies, aside) for name in figures)


def fall(change: GodsChange, seat: Seat, destroyer: Seat | None, aside: Figures = ()) -> tuple[Figures, ...]:
    """The player is out. `aside` are the living of his Master's army, which is off the board already.

    Returns for each Lord that the destroyer has earned by it those to choose from.
    """
    world = change.state
    points = world.players[seat].battle_points
    removed = list(aside)
    # G24.1a, G4.8a: without him his army and all the others are done for.
    # G24.8e: all his armies are removed, also those in combats; G23.10c: of the Darklord what is left in
    # towers and at sea.
    for marker, army in world.armies_of(seat):
        removed += army.figures
        change.reveal("army-lost", seat=seat, army=marker, figures=army.figures)
    # Ruling on G24.8i: his Immortals stay where they are, for the next holder of the Ruin.
    ruins = tuple(army.field for _, army in world.armies_of(seat) if "Immortal" in army.figures)
    assert all(LAND[field] == "Ruin" for field in ruins)
    change.state = _without_player(world, seat).but(immortals=tuple(sorted((*world.immortals, *ruins))))
    change.tell("player-out", seat=seat)
    earned = _reward(change, seat, destroyer, tuple(removed), points)
    # The Executer goes with his army, so what he held is free (G16.5as).
    give_back_trophies(change, seat)
    # Ruling on G24.8i: Elements have nowhere to go, so that they are destroyed.
    for name in sorted(name for name in removed if is_element(name)):
        destroy_element(change, name)
    return earned


def _without_player(world: World, seat: Seat) -> World:
    """The table without his armies and all that was his. G4.8b: his markers go, too."""
    armies = {marker: army for marker, army in world.armies.items() if army.owner != seat}
    # Ruling on G24.8e: his towers are nobody's, free to pass and to take.
    towers = {field: Tower(NOBODY) if tower.owner == seat else tower for field, tower in world.towers.items()}
    offers = tuple(offer for offer in world.offers if seat not in (offer.seat, offer.partner))
    sights = tuple(sight for sight in world.sights if sight.of != seat)
    world = world.but(armies=armies, towers=towers, offers=offers, sights=sights)
    # G24.8j: markers, spells, figures and gems of his pool leave the game.
    return world.with_player(seat, fallen=world.turn, markers=(), spells=(), pool={}, gems=0, knowledge=None)


def _reward(
    change: GodsChange, seat: Seat, destroyer: Seat | None, removed: Figures, points: int
) -> tuple[Figures, ...]:
    """What the destroyer has of it. G24.8h: nobody else has a share."""
    if destroyer is None or destroyer < 0 or not change.state.is_alive(destroyer):
        return ()
    # Ruling on G26.3n: who destroys a Titan or the Darklord has the points for it.
    reach_goal(change, destroyer, "destroyed", "Darklord" if seat == DARKLORD else "Titan")
    # G24.8f: half the value of all who are removed, G24.8g: and five gems for each.
    # G23.10d: so it is for the Darklord's armies, too. G23.10f: whichever way he was destroyed.
    won = score("removal", removed, points)
    before = change.state.players[destroyer].battle_points
    after = before + won.battle_points
    world = change.state.with_gems(destroyer, won.gems).with_player(destroyer, battle_points=after)
    # Ruling on G24.8i: Demilords of removed armies go to the destroyer's pool.
    prizes = [name for name in removed if name in DEMILORDS - _NOBODYS_PRIZE]
    change.state = world.with_pool(destroyer, added=prizes)
    change.tell("points", seat=destroyer, points=won.battle_points, gems=won.gems)
    # G24.8i: these points count for power and for Lords.
    return lords_between(before, after)
