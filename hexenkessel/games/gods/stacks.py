"""Armies as everybody sees them change: who joins, who leaves, who is shown (G4, G28.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.world import Army
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import forest, forestry, knowledge
from hexenkessel.legions.knowledge import Knowledge
from hexenkessel.legions.stacks import apart, together


def known_of(change: GodsChange, seat: Seat) -> Knowledge:
    known = change.state.players[seat].knowledge
    assert known is not None
    return known


def _with_knowledge(change: GodsChange, seat: Seat, known: Knowledge) -> None:
    change.state = change.state.with_player(seat, knowledge=known)


def join(change: GodsChange, marker: Marker, figure: Figure) -> None:
    """A figure joins an army for all to see."""
    army = change.state.armies[marker]
    change.state = change.state.with_changed_army(marker, figures=together(army.figures, (figure,)))
    if army.owner >= 0:
        _with_knowledge(change, army.owner, knowledge.join(known_of(change, army.owner), marker, figure))


def found(change: GodsChange, marker: Marker, army: Army) -> None:
    """An army comes into being for all to see."""
    change.state = change.state.with_army(marker, army)
    if army.owner < 0:
        return
    stack = forest.Legion(marker, len(army.figures), army.figures)
    worlds = known_of(change, army.owner).hypotheses
    grown = tuple(forestry.in_order((*world, stack)) for world in worlds)
    _with_knowledge(change, army.owner, Knowledge(grown))


def leave(change: GodsChange, marker: Marker, figures: Sequence[Figure]) -> None:
    """Figures leave an army for all to see; G4.6a: an army that loses its last one is gone."""
    army = change.state.armies[marker]
    rest = apart(army.figures, figures)
    if rest:
        change.state = change.state.with_changed_army(marker, figures=rest)
    else:
        change.state = change.state.without_army(marker)
    if army.owner < 0:
        return
    known = known_of(change, army.owner)
    if rest:
        for figure in figures:
            known = knowledge.leave(known, marker, figure)
    else:
        known = knowledge.vanish(known, marker, army.figures)
    _with_knowledge(change, army.owner, known)


def show(change: GodsChange, marker: Marker, figures: Sequence[Figure]) -> None:
    """Everybody sees that an army has these figures."""
    seat = change.state.armies[marker].owner
    if seat < 0:
        return
    known = known_of(change, seat)
    shown = knowledge.show(known, marker, figures)
    if shown is not known:
        change.revealed = True
        _with_knowledge(change, seat, shown)


def rule_out(change: GodsChange, marker: Marker, figures: Iterable[Figure]) -> None:
    """Everybody sees by what an army does that it has none of these."""
    seat = change.state.armies[marker].owner
    if seat < 0:
        return
    known = known_of(change, seat)
    ruled_out = knowledge.lack(known, marker, figures)
    if ruled_out is not known:
        change.revealed = True
        _with_knowledge(change, seat, ruled_out)


def lay_open(change: GodsChange, marker: Marker) -> None:
    """G10.3e: everybody sees the whole army."""
    army = change.state.armies[marker]
    if army.owner >= 0:
        known = knowledge.reveal(known_of(change, army.owner), marker, army.figures)
        _with_knowledge(change, army.owner, known)
    change.reveal("revealed", seat=army.owner, army=marker, figures=army.figures)


def split(change: GodsChange, parent: Marker, child: Marker, figures: Sequence[Figure]) -> None:
    """Figures, nobody knows which, leave an army and form another."""
    army = change.state.armies[parent]
    rest = msgspec.structs.replace(army, figures=apart(army.figures, figures))
    part = msgspec.structs.replace(army, figures=together(figures), parent=parent)
    change.state = change.state.with_army(parent, rest).with_army(child, part)
    known = knowledge.split(known_of(change, army.owner), parent, child, len(figures))
    _with_knowledge(change, army.owner, known)


def merge(change: GodsChange, marker: Marker, other: Marker) -> None:
    """The other army becomes part of this one; its marker is free again."""
    army, joining = change.state.armies[marker], change.state.armies[other]
    world = change.state.without_army(other)
    change.state = world.with_changed_army(marker, figures=together(army.figures, joining.figures))
    _with_knowledge(change, army.owner, knowledge.unite(known_of(change, army.owner), marker, other))


def rename(change: GodsChange, marker: Marker, name: Marker) -> None:
    """An army gets another marker; the old one is its owner's to use again."""
    army = change.state.armies[marker]
    change.state = change.state.without_army(marker).with_army(name, army)
    _with_knowledge(change, army.owner, knowledge.rename(known_of(change, army.owner), marker, name))
