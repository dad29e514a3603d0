"""The players lay the board, one tile a turn (B2.3), or chance does it for them, or it is the usual one."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from hexenkessel.games.battlemist.actions import Lay
from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.laying import places
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.terms import RealmName
from hexenkessel.games.battlemist.units import units
from hexenkessel.games.battlemist.world import Hero, Placed, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.data import read_data
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

# A board that is always the same, laid by the rules with all six homes (B2.3). Whose race is not in play, his
# home's place stays empty; the realms hang together without it.
FIXED_BOARD: Mapping[RealmName, Placed] = MappingProxyType(
    read_data("hexenkessel.games.battlemist", "board.json", dict[RealmName, Placed])
)


class Laying(BattlemistStep, frozen=True, tag="laying"):
    """B2.3c: one tile per turn, clockwise, until all are laid."""

    answers: ClassVar[tuple[type[Action], ...]] = (Lay,)
    has_trade: ClassVar[bool] = False  # nobody has anything to trade for yet

    seat: Seat
    is_forced: bool = False  # B2.3s: nothing fits anywhere, so the rules bend

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        held = len(position.state.players[seat].tiles)
        return Prompt("prompt-laying-forced" if self.is_forced else "prompt-laying", {"tiles": held})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [*choices(position.state, seat, self.is_forced)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Lay)
        if self.is_forced:
            return "B2.3s"
        world = position.state
        return places.why_not(world.tiles, world.players[seat].tiles, action)

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Lay)
        lay(change, seat, action)
        pass_on(change, seat)


class BoardByChance(BattlemistStep, frozen=True, tag="board-by-chance"):
    """The board is drawn: in every turn chance picks a tile and a place that are legal for it."""

    seat: Seat
    is_forced: bool = False

    def run(self, change: BattlemistChange) -> None:
        world = change.state
        tiles = world.players[self.seat].tiles
        for realm in change.shuffle("tile", tiles):
            found = [*choices(world, self.seat, self.is_forced, (realm,))]
            if found:
                lay(change, self.seat, found[change.shuffle("place", range(len(found)))[0]])
                break
        pass_on(change, self.seat, is_drawn=True)


def choices(
    world: World, seat: Seat, is_forced: bool, held: tuple[RealmName, ...] | None = None
) -> list[Lay]:
    """All ways to lay one of the tiles a seat holds.

    B2.3i: the home is one of them, at any turn. B2.3j: and it is then the whole turn.
    """
    held = world.players[seat].tiles if held is None else held
    if not is_forced:
        return list(places.lays(world.tiles, held))
    bent = places.least_evil(world.tiles, held)
    if bent or any(is_neutral(realm) for player in world.players for realm in player.tiles):
        return bent
    return [lay for home in held for lay in places.farthest(world.tiles, home)]


def is_neutral(realm: RealmName) -> bool:
    return not REALMS[realm].is_home


def lay(change: BattlemistChange, seat: Seat, action: Lay) -> None:
    world = change.state
    cell = places.cell_of(action.place)
    assert cell is not None
    tiles = {**world.tiles, action.realm: Placed(*cell, action.turn)}
    held = tuple(realm for realm in world.players[seat].tiles if realm != action.realm)
    change.state = world.but(tiles=tiles).with_player(seat, tiles=held)
    change.reveal("laid", seat=seat, realm=action.realm, place=action.place)


def pass_on(change: BattlemistChange, last: Seat, *, is_drawn: bool = False) -> None:
    """To the next player who can lay. B2.3k, B2.3s: until all tiles and all homes lie."""
    step = BoardByChance if is_drawn else Laying
    holders = [seat for seat in change.state.seats_from(last + 1) if change.state.players[seat].tiles]
    for seat in holders:
        # B2.3r: who can lay must lay.
        if next(places.lays(change.state.tiles, change.state.players[seat].tiles), None) is not None:
            change.replace(step(seat))
            return
        show_tiles(change, seat)
    if not holders:
        complete(change)
        return
    # B2.3s: all were skipped in succession; the next who has a neutral tile lays it as well as can be.
    bearers = [s for s in holders if any(is_neutral(tile) for tile in change.state.players[s].tiles)]
    change.replace(step((bearers or holders)[0], is_forced=True))


def show_tiles(change: BattlemistChange, seat: Seat) -> None:
    """B2.3p: who finds no place shows his tiles, so that all can see it; B2.3q: and is skipped."""
    player = change.state.players[seat]
    change.reveal("tiles-shown", seat=seat, tiles=player.tiles)
    change.state = change.state.with_player(seat, shown=True)


def complete(change: BattlemistChange) -> None:
    """The board is complete. B2.4a: two footmen and the first hero on every home.

    B1.3.1b: all other realms are nobody's.
    """
    from hexenkessel.games.battlemist.rounds import Round  # which comes after

    world = change.state.but(neighbours=places.neighbours_on(change.state.tiles))
    for seat, player in enumerate(world.players):
        world = world.with_units(seat, player.home, units(footman=2)).with_hero(seat, Hero(1, player.home))
    change.state = world
    change.tell("board-complete")
    change.replace(Round())


def is_open(world: World) -> bool:
    """Is the board complete?"""
    return bool(world.neighbours)


def lay_fixed(change: BattlemistChange) -> None:
    """The board that is always the same: all tiles at once; nobody holds any."""
    homes = {player.home for player in change.state.players}
    tiles = {
        realm: placed for realm, placed in FIXED_BOARD.items() if not REALMS[realm].is_home or realm in homes
    }
    change.state = change.state.but(tiles=tiles)
    for seat in range(len(change.state.players)):
        change.state = change.state.with_player(seat, tiles=())
