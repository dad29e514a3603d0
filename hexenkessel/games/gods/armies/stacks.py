"""Armies as everybody sees them change: who joins, who leaves, who is shown (G4, G28.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hexenkessel.games.gods.armies.sights import Event, public_of, seen_by_all, seen_by_one
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.world import Army
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import forest, forestry, knowledge
from hexenkessel.legions.knowledge import Knowledge
from hexenkessel.legions.stacks import apart, together


def _learn(change: GodsChange, seat: Seat, event: Event) -> None:
    """Everybody sees this happen to armies of a player; those of nobody lie open anyway."""
    if seat >= 0:
        change.state = seen_by_all(change.state, seat, event)


def _discover(change: GodsChange, seat: Seat, event: Event) -> None:
    """The same where it may be news, which cannot be taken back."""
    if seat < 0:
        return
    before = public_of(change.state, seat)
    _learn(change, seat, event)
    if public_of(change.state, seat) is not before:
        change.revealed = True


def join(change: GodsChange, marker: Marker, figure: Figure) -> None:
    """A figure joins an army for all to see."""
    army = change.state.armies[marker]
    change.state = change.state.with_changed_army(marker, figures=together(army.figures, (figure,)))
    _learn(change, army.owner, lambda known: knowledge.join(known, marker, figure))


def found(change: GodsChange, marker: Marker, army: Army) -> None:
    """An army comes into being for all to see."""
    change.state = change.state.with_army(marker, army)
    stack = forest.Legion(marker, len(army.figures), army.figures)

    def grown(known: Knowledge) -> Knowledge:
        return Knowledge(tuple(forestry.in_order((*world, stack)) for world in known.hypotheses))

    _learn(change, army.owner, grown)


def leave(change: GodsChange, marker: Marker, figures: Sequence[Figure]) -> None:
    """Figures leave an army for all to see; G4.6a: an army that loses its last one is gone."""
    army = change.state.armies[marker]
    rest = apart(army.figures, figures)
    if rest:
        change.state = change.state.with_changed_army(marker, figures=rest)
    else:
        change.state = change.state.without_army(marker)

    def lessened(known: Knowledge) -> Knowledge:
        if not rest:
            return knowledge.vanish(known, marker, army.figures)
        for figure in figures:
            known = knowledge.leave(known, marker, figure)
        return known

    _learn(change, army.owner, lessened)


def show(change: GodsChange, marker: Marker, figures: Sequence[Figure]) -> None:
    """Everybody sees that an army has these figures."""
    owner = change.state.armies[marker].owner
    _discover(change, owner, lambda known: knowledge.show(known, marker, figures))


def rule_out(change: GodsChange, marker: Marker, figures: Iterable[Figure]) -> None:
    """Everybody sees by what an army does that it has none of these."""
    absent = tuple(figures)
    owner = change.state.armies[marker].owner
    _discover(change, owner, lambda known: knowledge.lack(known, marker, absent))


def lay_open(change: GodsChange, marker: Marker) -> None:
    """G10.3e: everybody sees the whole army."""
    army = change.state.armies[marker]
    _learn(change, army.owner, lambda known: knowledge.reveal(known, marker, army.figures))
    change.reveal("revealed", seat=army.owner, army=marker, figures=army.figures)


def sighted(change: GodsChange, observer: Seat, marker: Marker) -> None:
    """Somebody secretly sees the whole army; nobody else learns what is in it."""
    change.state = seen_by_one(change.state, observer, marker)
    change.revealed = True


def split(change: GodsChange, parent: Marker, child: Marker, figures: Sequence[Figure]) -> None:
    """Figures, nobody knows which, leave an army and form another."""
    army = change.state.armies[parent]
    rest = msgspec.structs.replace(army, figures=apart(army.figures, figures))
    part = msgspec.structs.replace(army, figures=together(figures), parent=parent)
    change.state = change.state.with_army(parent, rest).with_army(child, part)
    _learn(change, army.owner, lambda known: knowledge.split(known, parent, child, len(figures)))


def merge(change: GodsChange, marker: Marker, other: Marker) -> None:
    """The other army becomes part of this one; its marker is free again."""
    army, joining = change.state.armies[marker], change.state.armies[other]
    world = change.state.without_army(other)
    change.state = world.with_changed_army(marker, figures=together(army.figures, joining.figures))
    _learn(change, army.owner, lambda known: knowledge.unite(known, marker, other))


def rename(change: GodsChange, marker: Marker, name: Marker) -> None:
    """An army gets another marker; the old one is its owner's to use again."""
    army = change.state.armies[marker]
    change.state = change.state.without_army(marker).with_army(name, army)
    _learn(change, army.owner, lambda known: knowledge.rename(known, marker, name))
