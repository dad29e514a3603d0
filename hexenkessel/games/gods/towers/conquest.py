"""Tower lands change hands: taking them and leaving them (G25.4, G25.5, G23.9)."""

from __future__ import annotations

from hexenkessel.games.gods.armies.markers import free_marker, tower_marker
from hexenkessel.games.gods.armies.stacks import found, join, leave, rename
from hexenkessel.games.gods.armies.surplus import push_surplus
from hexenkessel.games.gods.equipment.board import LAND
from hexenkessel.games.gods.equipment.figures import IMMORTAL
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.games.gods.towers.garrisons import garrison_of
from hexenkessel.games.gods.world import NOBODY, Army, Tower
from hexenkessel.kernel.seats import Seat


def take_tower(change: GodsChange, seat: Seat, field: Field) -> None:
    """The tower land is this player's from now on: conquered, or empty and taken without a fight.

    Its former garrison has left the board already.
    """
    world, before, land = change.state, change.state.towers[field], LAND[field]
    # The marker of the former holder is his to use again.
    if before.owner >= 0 and before.marker and world.is_alive(before.owner):
        world = world.with_free_markers(before.owner, (before.marker,))
    # G25.4a: the marker of the new holder is laid down at once. G4.4d: only so does a tower marker come
    # into play.
    marker = tower_marker(world.players[seat], seat, land)
    if marker is not None:
        left = tuple(other for other in world.players[seat].markers if other != marker)
        world = world.with_player(seat, markers=left)
    # Ruling on G25.4b: where no marker is free it stays unmarked, and his while his army is there.
    world = world.with_tower(field, Tower(seat, marker))
    army = next((name for name, army in world.armies_in(field) if army.owner == seat), None)
    if army is not None:
        world = world.with_changed_army(army, conquered=world.players[seat].turns)
    change.state = world
    change.tell("tower-taken", seat=seat, field=field)
    # G25.5a: the first of each kind brings victory points; ruling on G26.3j: an empty one too, but not the
    # Tower that was his from the start.
    if field != world.players[seat].tower:
        reach_goal(change, seat, "taken", land)
    if field in world.immortals:
        _welcome_immortal(change, seat, field, army)


def _welcome_immortal(change: GodsChange, seat: Seat, field: Field, army: Marker | None) -> None:
    """G16.5ax: who waits in the Ruin joins whoever takes it, for nothing."""
    waiting = tuple(ruin for ruin in change.state.immortals if ruin != field)
    marker = change.state.towers[field].marker
    if army is not None:
        change.state = change.state.but(immortals=waiting)
        join(change, army, IMMORTAL)
        change.tell("immortal", army=army, field=field)
        # G16.5az: if the army is too big with him, another figure goes.
        push_surplus(change, seat)
    elif marker is not None:
        # Ruling on G19.1e: after a draw he is the attacker's garrison, alone.
        change.state = change.state.but(immortals=waiting)
        found(change, marker, Army(seat, field, (IMMORTAL,), garrison=True))
        change.tell("immortal", army=marker, field=field)


# Leaving a tower


def leave_tower(change: GodsChange, marker: Marker) -> Marker:
    """An army goes from the tower land on which it stands. Returns its marker, which may be a new one."""
    army = change.state.armies[marker]
    if army.garrison:
        return _march_out(change, marker)
    if IMMORTAL in army.figures:
        _leave_immortal(change, marker)
    tower = change.state.towers[army.field]
    others = [other for other, _ in change.state.armies_in(army.field) if other != marker]
    # Ruling on G25.4b: an unmarked tower is nobody's as soon as the army leaves.
    if tower.owner == army.owner and tower.marker is None and not others:
        change.state = change.state.with_tower(army.field, Tower(NOBODY))
        change.tell("tower-left", seat=army.owner, field=army.field)
    return marker


def _march_out(change: GodsChange, marker: Marker) -> Marker:
    """G23.9a: after the Dark-Titan's appearance the Darklord takes a Darktower army out completely."""
    army = change.state.armies[marker]
    player = change.state.players[army.owner]
    # G23.9b: it gets a new marker, G23.9c: and the tower marker stays; G23.9d: the tower can be manned again.
    name = free_marker(player)
    assert name is not None
    left = tuple(other for other in player.markers if other != name)
    change.state = change.state.with_player(army.owner, markers=left)
    rename(change, marker, name)
    change.state = change.state.with_changed_army(name, garrison=False)
    change.tell("garrison-leaves", seat=army.owner, field=army.field, army=name)
    return name


def _leave_immortal(change: GodsChange, marker: Marker) -> None:
    """Ruling on G16.5az: when the army leaves the Ruin the Immortal stays behind, alone if need be."""
    army = change.state.armies[marker]
    field, flag = army.field, change.state.towers[army.field].marker
    leave(change, marker, (IMMORTAL,))
    if (garrison := garrison_of(change.state, field)) is not None:
        join(change, garrison, IMMORTAL)
    elif flag is not None:
        found(change, flag, Army(army.owner, field, (IMMORTAL,), garrison=True))
    else:
        # Nobody holds the Ruin any more: he waits for who takes it next.
        change.state = change.state.but(immortals=tuple(sorted((*change.state.immortals, field))))
    change.reveal("immortal-stays", army=marker, field=field)
