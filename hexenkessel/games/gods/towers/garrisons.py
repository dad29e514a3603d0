"""Garrisons of tower lands: manning and strengthening them (G25.6, G25.7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Final

from hexenkessel.games.gods.actions import Garrison
from hexenkessel.games.gods.armies.army import has_rank, is_legal
from hexenkessel.games.gods.armies.stacks import leave, merge, rename, rule_out
from hexenkessel.games.gods.equipment.board import TOWERS
from hexenkessel.games.gods.equipment.figures import ELEMENTS, IMMORTAL, REVEALABLE
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep
from hexenkessel.games.gods.terms import Field, Figures, Marker
from hexenkessel.games.gods.world import Tower, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt
from hexenkessel.legions.stacks import apart, together

# G25.6c: who may not be stationed in tower lands.
UNSTATIONED: Final = REVEALABLE.union(ELEMENTS)


def garrison_of(world: World, field: Field) -> Marker | None:
    """The garrison of a tower land; None where there is none."""
    marker = world.towers[field].marker
    army = world.armies.get(marker) if marker else None
    return marker if army is not None and army.garrison else None


def conquerors(world: World, seat: Seat) -> list[Marker]:
    """Armies that stand on an own tower land and are no garrison."""
    return [
        marker
        for marker, army in world.armies_of(seat)
        if army.field in TOWERS and not army.garrison and world.towers[army.field].owner == seat
    ]


# Manning a tower


def join_garrison(change: GodsChange, marker: Marker) -> None:
    """G25.7a: an army that has come to an own tower land joins the garrison, or becomes it."""
    army = change.state.armies[marker]
    garrison = garrison_of(change.state, army.field)
    if garrison is None:
        become_garrison(change, marker)
        return
    choices = replacements(army.figures, change.state.armies[garrison].figures)
    if len(choices) == 1:
        unite(change, marker, choices[0])
    else:
        change.push(GarrisonChoice(army.owner, marker))


def become_garrison(change: GodsChange, marker: Marker) -> None:
    """Ruling on G25.6a: an army that stays becomes the garrison, and its own marker is free."""
    army = change.state.armies[marker]
    # G25.6c: so nobody of those is in it who may not be stationed.
    rule_out(change, marker, UNSTATIONED)
    flag = change.state.towers[army.field].marker
    if flag is None:
        # No other marker was free for the tower: that of the army stays.
        change.state = change.state.with_tower(army.field, Tower(army.owner, marker))
        flag = marker
    else:
        rename(change, marker, flag)
    change.state = change.state.with_changed_army(flag, garrison=True, conquered=0, parent=None)
    change.tell("garrison", seat=army.owner, field=army.field, army=flag)


def unite(change: GodsChange, marker: Marker, removed: Figures) -> None:
    """The whole army joins the garrison, after these of the garrison have gone.

    G4.7c: this is one of the few ways in which figures change armies.
    """
    army = change.state.armies[marker]
    garrison = garrison_of(change.state, army.field)
    assert garrison is not None
    if removed:
        # G25.7c: figures of the garrison are removed to the pool first, so that the whole army fits.
        leave(change, garrison, removed)
        change.state = change.state.with_pool(army.owner, added=removed)
        change.reveal("garrison-reduced", seat=army.owner, field=army.field, figures=removed)
    if garrison in change.state.armies:
        rule_out(change, marker, UNSTATIONED)
        # G25.7b: the marker of the army is free again.
        merge(change, garrison, marker)
        # Whoever has come has moved, and with him all.
        change.state = change.state.with_changed_army(garrison, moved=army.moved)
        change.tell("garrison-joined", seat=army.owner, field=army.field, army=garrison, part=marker)
    else:
        become_garrison(change, marker)


@lru_cache(maxsize=1024)
def replacements(army: Figures, garrison: Figures) -> tuple[Figures, ...]:
    """The groups of the garrison any of which may be removed for this army: none bigger than it must be."""
    found_: list[Figures] = []
    for size in range(len(garrison) + 1):
        for group in sorted(set(combinations(garrison, size))):
            # Ruling on G19.1e: the Immortal never lies in a pool.
            if IMMORTAL in group or any(_contains(group, smaller) for smaller in found_):
                continue
            if is_legal(together(army, apart(garrison, group))):
                found_.append(group)
    return tuple(found_)


def _contains(group: Figures, smaller: Figures) -> bool:
    return all(group.count(name) >= smaller.count(name) for name in smaller)


class GarrisonChoice(GodsStep, frozen=True, tag="garrison"):
    """G25.7c: whom of the garrison the arriving army replaces."""

    answers: ClassVar[tuple[type[Action], ...]] = (Garrison,)

    seat: Seat
    army: Marker

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def _choices(self, world: World) -> tuple[Figures, ...]:
        army = world.armies[self.army]
        garrison = garrison_of(world, army.field)
        assert garrison is not None
        return replacements(army.figures, world.armies[garrison].figures)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        field = position.state.armies[self.army].field
        return Prompt("prompt-garrison", {"army": self.army, "field": field})

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [Garrison(group) for group in self._choices(position.state)]

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        return "G25.7c"

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Garrison)
        change.pop()
        unite(change, self.army, action.figures)


# The end of the movement phase


def settle_conquerors(change: GodsChange, seat: Seat) -> None:
    """Armies that have stayed on a tower land since they took it are its garrison from now on."""
    turn = change.state.players[seat].turns
    for marker in conquerors(change.state, seat):
        army = change.state.armies[marker]
        # G25.6a: in the round right after the conquest it may stay, leave, or split.
        if army.moved or army.conquered >= turn:
            continue
        if holds_unstationed(army.figures):
            # It could not leave: G25.6d: so it must, as soon as it can.
            change.state = change.state.with_changed_army(marker, conquered=turn)
        else:
            join_garrison(change, marker)


def holds_unstationed(figures: Figures) -> bool:
    """G25.6c: Masters and Elements may not be stationed in tower lands."""
    return has_rank(figures, "master", "element")
