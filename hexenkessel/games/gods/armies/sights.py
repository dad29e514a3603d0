"""What is known of a player's armies: by everybody, and by who has secretly seen more (G8.6h, G10.3, G23.3).

No rule asks what somebody has secretly seen: whom a step asks and what it offers follows from what everybody
knows. It is kept so that who has seen an army goes on seeing it, as far as that still follows.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import TypeAlias

from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import Figures, Marker
from hexenkessel.games.gods.world import Sight, World
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge
from hexenkessel.legions.knowledge import Knowledge

Event: TypeAlias = Callable[[Knowledge], Knowledge]
"""What becomes of anybody's knowledge of a player's armies by something that all see."""


def public_of(world: World, seat: Seat) -> Knowledge:
    """What everybody knows of a player's armies."""
    known = world.players[seat].knowledge
    assert known is not None
    return known


def publicly(world: World, marker: Marker) -> tuple[Figures, Figures]:
    """Who is known to be in an army of a player, and who may be among the others."""
    known = public_of(world, world.armies[marker].owner)
    return knowledge.known(known, marker), knowledge.possible(known, marker)


def might_have_room(world: World, marker: Marker) -> bool:
    """Might one more figure find a place, for all that is publicly known?"""
    army = world.armies[marker]
    player = world.players[army.owner]
    certain, possible = publicly(world, marker)
    # G4.2b: who is revealed is known; G16.5bd: a Pegasus may be hidden.
    most = LIMITS.army.most + (player.is_revealed and player.master in certain)
    return len(army.figures) < most + ("Pegasus" in certain or "Pegasus" in possible)


def seen_by_all(world: World, seat: Seat, event: Event) -> World:
    """Everybody learns by it, also who has known more than the others."""
    before = public_of(world, seat)
    public = event(before)
    if public is not before:
        world = world.with_player(seat, knowledge=public)
    if not any([sight.of == seat for sight in world.sights]):
        return world
    sights = [
        sight if sight.of != seat else Sight(sight.observer, seat, event(sight.knowledge))
        for sight in world.sights
    ]
    return world.but(sights=tuple([sight for sight in sights if _tells_more(world, sight)]))


def seen_by_one(world: World, observer: Seat, marker: Marker) -> World:
    """Somebody secretly sees a whole army of somebody else."""
    army = world.armies[marker]
    # Grey garrisons lie open, and his own armies he sees anyway.
    if army.owner < 0 or army.owner == observer:
        return world
    known = {(sight.observer, sight.of): sight.knowledge for sight in world.sights}
    before = known.get((observer, army.owner), public_of(world, army.owner))
    known[observer, army.owner] = knowledge.reveal(before, marker, army.figures)
    sights = [Sight(seat, of, what) for (seat, of), what in sorted(known.items(), key=itemgetter(0))]
    return world.but(sights=tuple([sight for sight in sights if _tells_more(world, sight)]))


def _tells_more(world: World, sight: Sight) -> bool:
    """Than what everybody knows by now?"""
    return set(sight.knowledge.hypotheses) != set(public_of(world, sight.of).hypotheses)
