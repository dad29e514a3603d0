"""Setting up: Towers, garrisons, Elements, and how everybody arranges his first armies (G5)."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import ClassVar, Final

from hexenkessel.games.gods.actions import Arrange, ChooseTower, Divide
from hexenkessel.games.gods.armies.markers import free_marker, grey_marker, markers_of, tower_marker
from hexenkessel.games.gods.equipment.board import CITY, DUNGEON, LAND, LANDS_OF, TOWERS
from hexenkessel.games.gods.equipment.figures import ELEMENTS
from hexenkessel.games.gods.equipment.pools import (
    DARK_ARMIES,
    GARRISONS,
    TITAN_FIGURES,
    TITAN_PLAYERS,
    starting_pool,
)
from hexenkessel.games.gods.equipment.spells import SPELLS
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep
from hexenkessel.games.gods.terms import Field, Figures, Marker
from hexenkessel.games.gods.turn import Turn
from hexenkessel.games.gods.world import DARKLORD, NEUTRAL, Army, Player, Tower, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.patterns import SealedStep
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, Reason
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions import knowledge
from hexenkessel.legions.forest import Group, Node
from hexenkessel.legions.forest import Legion as Stack
from hexenkessel.legions.stacks import apart, holds, together

# G5.7i: each black army has one of three leaders, and a Headcracker.
_FOLLOWER: Final = "Headcracker"
LEADERS: Final[Figures] = tuple(sorted(name for army in DARK_ARMIES for name in army if name != _FOLLOWER))


def empty_table(options: GodsOptions, seats: int) -> World:
    """The table before anybody has a Tower: everybody has his pool, and nothing is on the board."""
    return World(options, tuple(_player(seat) for seat in range(seats)), armies={}, towers={})


def _player(seat: Seat) -> Player:
    # G5.1f: all counters of a colour are one player's pool. G5.1a: so are his markers.
    return Player(
        markers=markers_of(seat),
        pool=dict(starting_pool("darklord" if seat == DARKLORD else "titan")),
        # G5.1e: a complete set of spells for everybody.
        spells=tuple(sorted(SPELLS)),
        # G23.1a: the Darklord has no Dark-Titan at first, but a Phantom.
        master="Phantom" if seat == DARKLORD else "Titan",
    )


class ChooseTowers(GodsStep, frozen=True, tag="choose-towers"):
    """G5.4a: the Titan players choose their Towers, the last seat first."""

    answers: ClassVar[tuple[type[Action], ...]] = (ChooseTower,)
    is_set_up: ClassVar[bool] = False

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        # Who comes last has no choice.
        waiting = _without_tower(position.state)
        return (waiting[-1],) if len(waiting) > 1 else ()

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [ChooseTower(field) for field in _free_towers(position.state)]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        return "G5.4a"

    def why_not_now(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        return NOT_AN_ANSWER  # no phase of any turn has begun yet

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseTower)
        _choose(change, seat, action.field)

    def run(self, change: GodsChange) -> None:
        for seat in _without_tower(change.state):
            _choose(change, seat, _free_towers(change.state)[0])
        man_towers(change)
        change.replace(Divisions())
        if change.state.has_darklord:
            deal_elements(change)


def _without_tower(world: World) -> list[Seat]:
    # G1.2b: three Titan players, in the seats before the Darklord's; G5.3a: 1 to 3,
    # G5.3b: and his is the fourth.
    return [seat for seat in range(TITAN_PLAYERS) if not world.players[seat].tower]


def _free_towers(world: World) -> list[Field]:
    taken = {player.tower for player in world.players}
    return [field for field in LANDS_OF["Tower"] if field not in taken]


def _choose(change: GodsChange, seat: Seat, field: Field) -> None:
    change.state = change.state.with_player(seat, tower=field)
    change.tell("tower-chosen", seat=seat, field=field)


def man_towers(change: GodsChange) -> None:
    """A garrison for each of the fifteen tower lands."""
    world = change.state
    for field in sorted(TOWERS):
        # G25.1a: three Towers of Titan players, three Darktowers and nine grey ones.
        world = _manned(world, field, _holder(world, field))
    for seat in range(len(world.players)):
        mine = world.armies_of(seat)
        known = tuple(Stack(marker, len(army.figures), army.figures) for marker, army in sorted(mine))
        world = world.with_player(seat, knowledge=knowledge.initial(known))
    change.state = world


def _holder(world: World, field: Field) -> Seat:
    if LAND[field] == "Tower":
        return next(seat for seat, player in enumerate(world.players) if player.tower == field)
    # G5.4b: the Darktowers are the Darklord's; without one they are neutral like all the others (G5.4c).
    return DARKLORD if LAND[field] == "Darktower" and world.has_darklord else NEUTRAL


def _manned(world: World, field: Field, holder: Seat) -> World:
    land = LAND[field]
    figures = together(GARRISONS[land].figures)
    if holder == NEUTRAL:
        marker = grey_marker(field)
    else:
        player = world.players[holder]
        found = tower_marker(player, holder, land)
        assert found is not None
        marker = found
        # Creatures and the Angel come from the pool; Demilords start on towers and are in none.
        world = world.with_pool(holder, taken=[name for name in figures if player.pool.get(name)])
        world = world.with_player(holder, markers=_without(player.markers, marker))
    # G5.5a: the other tower markers stay in the pool until such a land is taken.
    army = Army(holder, field, figures, garrison=True)
    return world.with_army(marker, army).with_tower(field, Tower(holder, marker))


def _without(markers: tuple[Marker, ...], *used: Marker) -> tuple[Marker, ...]:
    return tuple(marker for marker in markers if marker not in used)


def deal_elements(change: GodsChange) -> None:
    """G5.2a: one Element to each Titan player, by lot; G5.2b: without a Darklord there are none."""
    elements = change.shuffle("elements", ELEMENTS)
    change.state = change.state.but(elements=elements)
    for seat, element in enumerate(elements):
        change.tell("element-dealt", seat=seat, figure=element)


class Divisions(GodsStep, SealedStep[World], frozen=True, tag="divisions"):
    """Everybody forms his first armies in secret, all at once."""

    answers: ClassVar[tuple[type[Action], ...]] = (Divide, Arrange)
    is_set_up: ClassVar[bool] = False

    chosen: tuple[tuple[Seat, Divide | Arrange | None], ...] = ()

    def choosers(self, position: GodsPosition) -> tuple[Seat, ...]:
        return tuple(range(position.setup.seats))

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-arrangement") if seat == DARKLORD else Prompt("prompt-division")

    def choices(self, position: GodsPosition, seat: Seat) -> list[Action]:
        if seat == DARKLORD:
            return [Arrange(order) for order in permutations(LEADERS)]
        return [Divide(first) for first in divisions(starting_figures(position.state, seat))]

    def asides(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return SealedStep.asides(self, position, seat)

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        if isinstance(action, Arrange) or seat == DARKLORD:
            # The Darklord has other figures, and only he has them.
            return "G5.7c"
        assert isinstance(action, Divide)
        mine = starting_figures(position.state, seat)
        if not holds(mine, action.figures):
            return "G5.7c"
        others = apart(mine, action.figures)
        smallest = min(len(action.figures), len(others))
        return "G5.7c" if smallest < LIMITS.army.split_part else "G5.7d"

    def why_not_now(self, position: GodsPosition, seat: Seat, action: Action) -> Reason:
        return NOT_AN_ANSWER

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        SealedStep.answer(self, change, seat, action)

    def open(self, change: GodsChange) -> None:
        for seat, choice in self.chosen:
            if isinstance(choice, Arrange):
                _arrange(change, seat, choice)
            else:
                assert choice is not None
                _divide(change, seat, choice)
        # G5.8f: seat 1 begins.
        change.replace(Turn(0, begun=False))


def _divide(change: GodsChange, seat: Seat, choice: Divide) -> None:
    everything = starting_figures(change.state, seat)
    element = together(set(everything) & set(ELEMENTS))
    stacks = (choice.figures, apart(everything, choice.figures))
    # G5.7a: Titan players start in the City.
    first, second = _put_down(change, seat, CITY, stacks)
    sizes = [len(stack) for stack in stacks]
    # What everybody knows: who belongs to the player, how many lie where, and that two of them are apart.
    ways: list[tuple[Figures, Figures]] = [(("Titan",), element), (element, ("Titan",))]
    hypotheses = [
        (Group(everything, (Stack(first, sizes[0], one), Stack(second, sizes[1], other))),)
        for one, other in (ways if element else [((), ())])
    ]
    _learn(change, seat, hypotheses)
    change.tell("set-up", seat=seat, first=first, second=second, field=CITY)


def _arrange(change: GodsChange, seat: Seat, choice: Arrange) -> None:
    # G5.7h: Phantom, Angel, Jabberwok and Headcrackers, three of them (ruling on G5.7i).
    stacks = tuple(together((leader, _FOLLOWER)) for leader in choice.figures)
    # G5.7e: the Darklord starts in the Dungeon.
    markers = _put_down(change, seat, DUNGEON, stacks)
    # Ruling on G5.7i: which marker holds which, nobody knows.
    parts = tuple(Stack(marker, 2, (_FOLLOWER,)) for marker in markers)
    _learn(change, seat, [(Group(together(*stacks), parts),)])
    change.tell("set-up-dark", seat=seat, armies=markers, field=DUNGEON)


def _put_down(
    change: GodsChange, seat: Seat, field: Field, stacks: tuple[Figures, ...]
) -> tuple[Marker, ...]:
    used = []
    for figures in stacks:
        player = change.state.players[seat]
        marker = free_marker(player)
        assert marker is not None
        used.append(marker)
        taken = [name for name in figures if name not in ELEMENTS]
        world = change.state.with_army(marker, Army(seat, field, together(figures)))
        world = world.with_player(seat, markers=_without(player.markers, marker))
        change.state = world.with_pool(seat, taken=taken)
    return tuple(used)


def _learn(change: GodsChange, seat: Seat, hypotheses: list[tuple[Group]]) -> None:
    known = change.state.players[seat].knowledge
    assert known is not None
    (garrisons,) = known.hypotheses
    nodes: list[tuple[Node, ...]] = [(*garrisons, *groups) for groups in hypotheses]
    change.state = change.state.with_player(seat, knowledge=knowledge.initial(*nodes))


def starting_figures(world: World, seat: Seat) -> Figures:
    """G5.7b: Titan, Centaur, Gargoyle, Ogre, and with a Darklord his Element (G3.4c: one each).

    G16.5bn: so the Elements begin in armies of the Titan players.
    G3.4b: without a Darklord nobody has one.
    """
    return together(TITAN_FIGURES, world.elements[seat : seat + 1])


@cache
def divisions(figures: Figures) -> tuple[Figures, ...]:
    """All ways to fill the first army, the smallest first.

    >>> len(divisions(("Centaur", "Gargoyle", "Golem", "Ogre", "Titan")))
    12
    """
    # G5.7c: two armies; ruling: of at least two figures each.
    least = LIMITS.army.split_part
    sizes = range(least, len(figures) - least + 1)
    groups = [group for size in sizes for group in combinations(figures, size)]
    # G5.7d: Titan and Element are in different armies.
    apart_ = {"Titan", *ELEMENTS}.intersection(figures)
    return tuple(group for group in groups if len(apart_) < 2 or len(apart_.intersection(group)) == 1)
