"""Everything that lies on the table in a game of Gods of Titan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from hexenkessel.games.gods.actions import Terms
from hexenkessel.games.gods.battle.battle import Battle
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.terms import EntrySide, Field, Figure, Marker, Spell
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.knowledge import Knowledge
from hexenkessel.legions.stacks import in_marker_order

# G2.3e: grey is the colour of garrisons that are nobody's, black that of the Darklord.
NEUTRAL: Final[Seat] = -1
"""G2.3e: grey, the colour of garrisons that are nobody's."""
NOBODY: Final[Seat] = -2
"""The holder of a tower whose holder has left the game."""
DARKLORD: Final[Seat] = 3
"""G5.3b: a Darklord has the fourth seat."""

COLOURS: Final = ("Red", "Green", "Blue", "Black")  # G2.3d; yellow stays in the box

PACT: Final = 10
"""G8.3a: in so many rounds nobody fights."""


class Army(msgspec.Struct, frozen=True):
    """G4.1a: a stack of figures under a marker. G1.4a: only in armies do figures move on the board."""

    owner: Seat  # or NEUTRAL
    field: Field
    figures: tuple[Figure, ...]  # sorted; in a battle the slain are among them until it is over
    garrison: bool = False  # G25.1b: of a tower land, where it stays
    moved: bool = False  # this turn; G28.7a: everybody sees it
    distance: int = 0  # G8.4d: fields moved this turn
    entry: EntrySide = 0  # the side over which it came into its field; 0 where it may choose, or did not move
    came_from: Field = ""  # the field before the last; "" where it did not walk
    recruited: bool = False  # G22.2a: this turn; or it has no right to this turn
    parent: Marker | None = None  # the army it was split from this turn
    fought: bool = False  # G10.2d: in City or Dungeon in this combat phase
    conquered: int = 0  # the number of its owner's turn in which it took the tower it stands on (G25.6a)
    stayed: bool = False  # G8.6h: it stood in City or Dungeon when its owner's turn began
    ashore: bool = False  # G27.4d: a sea army that was led ashore


class Tower(msgspec.Struct, frozen=True):
    """A tower land: who holds it, and the marker that says so."""

    owner: Seat  # or NEUTRAL or NOBODY
    marker: Marker | None = None  # names the garrison, if there is one


class Offer(msgspec.Struct, frozen=True):
    """G7: what somebody has offered somebody; it stands until it is taken, declined or withdrawn."""

    seat: Seat
    partner: Seat
    terms: Terms | None  # None: secret, and not for your eyes
    is_secret: bool = False


class Player(msgspec.Struct, frozen=True):
    """What belongs to a seat besides its armies. All of it is public (G28.5a)."""

    tower: Field = ""  # G5.4a: the Tower he has chosen; a Darklord has none
    battle_points: int = 0  # G24.2a: none at first
    gems: int = 0  # G20.2a: none at first
    goals: tuple[str, ...] = ()  # G26.1d: each counts once; in the order they were reached
    markers: tuple[Marker, ...] = ()  # not in use, tower markers among them
    pool: Mapping[Figure, int] = {}  # G5.1f
    spells: tuple[Spell, ...] = ()  # G5.1e: sorted
    master: Figure = "Titan"  # which of his Masters is in play: Titan, Phantom or Dark-Titan
    is_revealed: bool = False  # G24.3a
    has_landed: bool = False  # G27.4e
    end_creatures: int = 0  # G8.4f: taken since his last turn began
    has_mustered: bool = False  # G26.5c: his Titan's army has taken the additional one since then
    has_called_executer: bool = False  # G22.4d: who lies in the pool, has been in play, and so was slain
    trophies: tuple[tuple[Seat, Figure], ...] = ()  # G16.5ao: what his Executer has destroyed
    titans_destroyed: int = 0  # G26.3l
    turns: int = 0  # begun so far
    fallen: int = 0  # 0 while he is in the game, then the number of the turn in which he left
    knowledge: Knowledge | None = None  # what everybody knows of this player's armies


class Sight(msgspec.Struct, frozen=True):
    """What one seat knows of a player's armies, of which it has secretly seen more than everybody."""

    observer: Seat
    of: Seat
    knowledge: Knowledge


class Newcomer(msgspec.Struct, frozen=True):
    """A figure called into a battle that has to enter in this very phase (G17.1c, G18.1b)."""

    unit: int  # its number in the battle
    donor: Marker | None = None  # the army it was summoned from; None for a reinforcement


class World(msgspec.Struct, frozen=True):
    """The table. Nothing in it can be worked out from the rest."""

    options: GodsOptions
    players: tuple[Player, ...]
    armies: Mapping[Marker, Army]
    towers: Mapping[Field, Tower]
    elements: tuple[Figure, ...] = ()  # G5.2a: by seat, as they were dealt; none without a Darklord
    destroyed_elements: tuple[Figure, ...] = ()  # G23.6g
    immortals: tuple[Field, ...] = ()  # Ruins in which an Immortal waits for the next holder (G19.1e)
    has_dark_titan: bool = False  # G23.7: he has appeared, and all that is over which ends with it
    turn: int = 0  # of anybody, counted from 1
    round: int = 0  # G27.1a: counted from 1
    active: Seat = 0
    summoned: bool = False  # G18.3a: in this combat phase
    spied: bool = False  # G23.3a: in this movement phase
    offers: tuple[Offer, ...] = ()
    sights: tuple[Sight, ...] = ()  # each its observer's secret; by observer and player
    battle: Battle | None = None  # the one that is being fought
    newcomer: Newcomer | None = None
    time_is_up: bool = False

    @property
    def has_darklord(self) -> bool:
        return len(self.players) > DARKLORD

    @property
    def is_pact(self) -> bool:
        # G8.3a: until the end of round 10 no combat takes place.
        return self.round <= PACT

    def armies_of(self, seat: Seat) -> list[tuple[Marker, Army]]:
        return [(marker, army) for marker, army in self.armies.items() if army.owner == seat]

    def armies_in(self, field: Field) -> list[tuple[Marker, Army]]:
        return [(marker, army) for marker, army in self.armies.items() if army.field == field]

    def is_alive(self, seat: Seat) -> bool:
        return self.players[seat].fallen == 0

    @property
    def survivors(self) -> list[Seat]:
        """The seats still in the game, in the order of play."""
        return [seat for seat, player in enumerate(self.players) if player.fallen == 0]

    # Changed copies, which share whatever did not change.

    def but(self, **changes: Any) -> World:
        return msgspec.structs.replace(self, **changes)

    def with_army(self, marker: Marker, army: Army) -> World:
        return msgspec.structs.replace(self, armies={**self.armies, marker: army})

    def with_changed_army(self, marker: Marker, **changes: Any) -> World:
        return self.with_army(marker, msgspec.structs.replace(self.armies[marker], **changes))

    def without_army(self, marker: Marker) -> World:
        """G4.6b: the marker of a destroyed army is free again; that of a garrison stays with its tower."""
        army = self.armies[marker]
        world = self.but(armies={other: stack for other, stack in self.armies.items() if other != marker})
        if army.garrison or army.owner < 0:
            return world
        return world.with_free_markers(army.owner, (marker,))

    def with_free_markers(self, seat: Seat, markers: Iterable[Marker]) -> World:
        return self.with_player(seat, markers=in_marker_order((*self.players[seat].markers, *markers)))

    def with_tower(self, field: Field, tower: Tower) -> World:
        return self.but(towers={**self.towers, field: tower})

    def with_player(self, seat: Seat, **changes: Any) -> World:
        changed = msgspec.structs.replace(self.players[seat], **changes)
        return self.but(players=(*self.players[:seat], changed, *self.players[seat + 1 :]))

    def with_pool(self, seat: Seat, added: Iterable[Figure] = (), taken: Iterable[Figure] = ()) -> World:
        """G5.1f: a player's pool with some more figures, or without some."""
        pool = dict(self.players[seat].pool)
        for figure in added:
            pool[figure] = pool.get(figure, 0) + 1
        for figure in taken:
            pool[figure] -= 1
        return self.with_player(seat, pool=pool)

    def with_gems(self, seat: Seat, gems: int) -> World:
        return self.with_player(seat, gems=self.players[seat].gems + gems) if gems else self
