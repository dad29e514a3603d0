"""Who stands where, as the Mover may know it: what matters of the board to an army that moves (G8, G9).

Nothing here looks into the armies of others. What counts of them is what everybody sees: whose they are,
where they stand, whether their Master lies open, and what they are known to hold.
"""

from __future__ import annotations

from hexenkessel.games.gods.armies.army import most_figures
from hexenkessel.games.gods.armies.markers import free_marker
from hexenkessel.games.gods.equipment.board import CENTRE, CITY, CITYTOWERS, GATES, LAND, SEA
from hexenkessel.games.gods.equipment.figures import IMMORTAL, WAVE_CREATURES
from hexenkessel.games.gods.movement.reach import Around, March, march_of
from hexenkessel.games.gods.movement.ways import NOWHERE, Fields, first_gates
from hexenkessel.games.gods.points.deeds import victory_points_of
from hexenkessel.games.gods.terms import Field, Figures, Marker
from hexenkessel.games.gods.world import COLOURS, DARKLORD, NEUTRAL, NOBODY, Army, World
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge


def is_dark_age(world: World) -> bool:
    """Are the special rules of the Darklord in force: darkening, spying, immunity?"""
    # G23.7k: they end with the Dark-Titan, and with the Darklord himself.
    return world.has_darklord and not world.has_dark_titan and world.is_alive(DARKLORD)


def has_open_master(world: World, marker: Marker) -> bool:
    """Does the revealed Master of its owner lie on this army? Everybody sees it."""
    army = world.armies[marker]
    if army.owner < 0:
        return False
    player = world.players[army.owner]
    return player.is_revealed and player.master in army.figures


def is_surely_at_sea(world: World, marker: Marker) -> bool:
    """Does everybody know that this is a sea army?"""
    army = world.armies[marker]
    known = world.players[army.owner].knowledge if army.owner >= 0 else None
    if known is None or army.ashore:
        return False
    # On Sea there are wave figures only, and no more than two of them can be Humans or Demilords.
    if army.field in SEA and len(army.figures) > 2:
        return True
    return not WAVE_CREATURES.isdisjoint(knowledge.known(known, marker))


def travellers(army: Army) -> Figures:
    """Those of an army who go with it when it moves."""
    # G16.5ay: the Immortal may not leave the Ruin.
    if IMMORTAL not in army.figures:
        return army.figures
    return tuple([name for name in army.figures if name != IMMORTAL])


def march_for(world: World, marker: Marker) -> March:
    """All about an own army that its move depends on."""
    army = world.armies[marker]
    player = world.players[army.owner]
    return march_of(
        travellers(army),
        revealed=player.is_revealed,
        victory_points=victory_points_of(world, army.owner),
        battle_points=player.battle_points,
        has_landed=player.has_landed,
        ashore=army.ashore,
    )


def fits_garrison(figures: Figures, garrison: Figures) -> bool:
    """Could this army join this garrison, if others of it are removed?"""
    # G25.7c: all of them may go, the Immortal excepted.
    whole = (*figures, IMMORTAL) if IMMORTAL in garrison else figures
    return len(whole) <= most_figures(whole)


class Places:
    """The board for one Mover. It is no part of a position."""

    def __init__(self, world: World, seat: Seat) -> None:
        self.world = world
        self.seat = seat
        self.own: dict[Marker, Field] = {}  # his armies, garrisons excepted
        self.foes: dict[Field, list[Marker]] = {}  # armies of other players, garrisons too
        self._immortals: list[Field] = []  # his towers in which an Immortal stands
        for marker, army in world.armies.items():
            if army.owner == seat:
                if not army.garrison:
                    self.own[marker] = army.field
                elif IMMORTAL in army.figures:
                    self._immortals.append(army.field)
            elif army.owner >= 0:
                self.foes.setdefault(army.field, []).append(marker)
        garrisons, neutral = [], []
        self.held: dict[Field, Seat] = {}  # other players' towers, and whose; G25.6b: also the empty ones
        for field, tower in world.towers.items():
            if tower.owner == seat:
                garrisons.append(field)
            elif tower.owner == NEUTRAL:
                neutral.append(field)
            elif tower.owner != NOBODY:
                self.held[field] = tower.owner
        self.garrisons: Fields = frozenset(garrisons)  # the Mover's own towers
        self.neutral: Fields = frozenset(neutral)
        # The towers over which his armies may teleport, with leave or without.
        # G9.3b: it takes neither a Lord nor a die.
        # G9.3e: neutral towers cannot be used; ruling on G24.8e: nor can those of nobody.
        self.linked: Fields = self.garrisons.union(self.held)
        self.is_dark_age = is_dark_age(world)
        self._enmities: dict[tuple[bool, bool], _Enmity] = {}

    # What an army sees

    def around(
        self, marker: Marker, march: March, denied: frozenset[Field] = NOWHERE, used: tuple[Field, ...] = ()
    ) -> Around:
        """The board for this army. `denied`: where it has been refused; `used`: gates of the first round."""
        world = self.world
        army = world.armies[marker]
        enmity = self._enmity(has_open_master(world, marker), march.at_sea)
        links, asking, closed = self.linked, enmity.asking, enmity.closed
        if denied:
            # Ruling on G23.2b: leave is asked for each passage; who has refused an army is not asked again.
            links, asking = links - denied, asking - denied
        if world.round == 1 and army.field in CENTRE:
            # G5.8e: each over one Darktower, and so not from its gate to another one.
            links -= {*GATES[army.field]}
        if self._immortals:
            closed |= self._full_garrisons(army)
        return Around(
            own=frozenset([field for other, field in self.own.items() if other != marker]),
            garrisons=self.garrisons,
            enemy=enmity.enemy,
            asking=asking,
            shared=enmity.shared,
            neutral=self.neutral,
            closed=closed,
            pact=world.is_pact,
            # G9.3a: it takes two towers to teleport.
            links=links if len(links) > 1 else NOWHERE,
            # G9.3d: each holder of another player's tower must permit it.
            asking_links=links - self.garrisons,
            gates=self._gates(army, used),
            entries=self._entries,
        )

    def _enmity(self, is_open: bool, at_sea: bool) -> _Enmity:
        key = (is_open, at_sea)
        if key not in self._enmities:
            self._enmities[key] = _Enmity(self, is_open, at_sea)
        return self._enmities[key]

    def closed_towers(self) -> frozenset[tuple[Field, str]]:
        """Where no army of the Mover may end, each with the rule."""
        closed = [(field, self._rule_against_neutral(field)) for field in self.neutral]
        # Ruling on G8.6n: black armies do not enter the City before the Dark-Titan has appeared.
        if self.seat == DARKLORD and self.is_dark_age:
            closed.append((CITY, "G8.6n"))
        return frozenset([(field, rule) for field, rule in closed if rule])

    def _rule_against_neutral(self, field: Field) -> str:
        if self.world.has_dark_titan:
            # G25.4d: once the Dark-Titan has appeared no marker is asked for,
            # G23.7j: and black armies may attack neutral towers, too.
            return ""
        # G25.2d: not before.
        if self.seat == DARKLORD:
            return "G25.2d"
        player, land = self.world.players[self.seat], LAND[field]
        if land != "Darktower":
            # G25.4c: a neutral tower is attacked only by who has the matching marker in his pool.
            return "" if f"{COLOURS[self.seat]}{land}" in player.markers else "G25.4c"
        # Ruling on G25.4d: for a neutral Darktower any free marker, and one Darktower for each player.
        has_one = any(LAND[other] == land for other in self.garrisons)
        return "G25.4c" if has_one or free_marker(player) is None else ""

    def _full_garrisons(self, army: Army) -> frozenset[tuple[Field, str]]:
        """Own towers that this army cannot join as a whole: a big army, and an Immortal who stays."""
        if fits_garrison(army.figures, (IMMORTAL,)):
            return frozenset()
        return frozenset([(field, "G4.2c") for field in self._immortals])

    def _gates(self, army: Army, used: tuple[Field, ...]) -> Fields | None:
        """Over which gates it may leave City or Dungeon; None: over all."""
        if self.world.round > 1 or army.field not in CENTRE:
            # G5.8d: later any of them serves.
            return None
        if self.seat == DARKLORD:
            # G5.8e: in the first round each black army leaves over a Darktower of its own.
            return frozenset(GATES[army.field]) - {*used}
        # G5.8a: in the first round a Titan player leaves over one particular Citytower.
        return first_gates(self.world.players[self.seat].tower)

    @property
    def _entries(self) -> Fields | None:
        """Over which Citytowers his armies may enter the City; None: over all."""
        if self.seat != DARKLORD or not self.world.has_dark_titan:
            return None
        # G27.5b: the Darklord must have taken a Citytower to enter over it, and that in a later round.
        turn = self.world.players[DARKLORD].turns
        just_taken = [army.field for _, army in self.world.armies_of(DARKLORD) if army.conquered == turn]
        return (self.garrisons & CITYTOWERS).difference(just_taken)


class _Enmity:
    """With whom an army of this kind would fight, and who might let it pass.

    G8.2b: pact, towers, darkening and immunity are the exceptions to the rule that an enemy stops an army.
    """

    def __init__(self, places: Places, is_open: bool, at_sea: bool) -> None:
        world, seat = places.world, places.seat
        # G23.5a: until the Dark-Titan appears Masters and black armies do not attack each other.
        # Ruling on G23.5c: under the pact nobody does, and all share fields.
        is_immune = places.is_dark_age and not world.is_pact
        enemy, asking, shared = set[Field](), set[Field](), set[Field]()
        closed = set(places.closed_towers())
        for field, markers in places.foes.items():
            if field in CENTRE:
                continue
            fighting = []
            for marker in markers:
                is_black = world.armies[marker].owner == DARKLORD
                # G23.5b: revealed Titan and Phantom armies pass through black ones, G23.5d: and the other way
                # round; G23.5c: but they do not end on one field. G24.3c: hidden ones have no such right.
                if is_immune and (
                    is_open and is_black if seat != DARKLORD else has_open_master(world, marker)
                ):
                    closed.add((field, "G23.5c"))
                # G8.3e: sea armies pass through each other and stand on one field.
                elif at_sea and is_surely_at_sea(world, marker):
                    shared.add(field)
                else:
                    fighting.append(is_black)
            if fighting:
                enemy.add(field)
                # G23.2a: black armies on Darkland can darken, if the Darklord permits; G23.7h: until the
                # Dark-Titan appears. In Darktowers his leave is that of any holder.
                if all(fighting) and places.is_dark_age and LAND[field] == "Darkland":
                    asking.add(field)
        for field, holder in places.held.items():
            # Ruling on G23.5d: a revealed Titan or Phantom army passes over Darktowers.
            if is_immune and is_open and seat != DARKLORD and holder == DARKLORD:
                continue
            # G8.2d: other players' towers are passed with the holder's leave; G23.8b: so is a Darktower that
            # the Darklord has lost.
            enemy.add(field)
            asking.add(field)
        self.enemy = frozenset(enemy)
        self.asking = frozenset(asking)
        self.shared = frozenset(shared - enemy)
        self.closed = frozenset(closed)
