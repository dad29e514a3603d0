"""What becomes of a player whose Titan is lost (T1.1c, T19.4)."""

from __future__ import annotations

from collections import defaultdict

from hexenkessel.games.titan.characters import legion_value
from hexenkessel.games.titan.phase import TitanChange
from hexenkessel.games.titan.terms import Character
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.stacks import in_marker_order


def fall(change: TitanChange, seat: Seat, slayer: Seat | None, set_aside: tuple[Character, ...] = ()) -> None:
    """The player is out. `set_aside` are the living members of the Titan's legion, which is off the board."""
    world = change.state
    score = world.players[seat].score
    # T19.4a: all legions leave the board, and with them what is left of the Titan's own.
    values: defaultdict[Seat | None, int] = defaultdict(int)
    values[slayer] += legion_value(set_aside, score)
    lost = list(set_aside)
    for marker, legion in world.legions_of(seat):
        opponents = [other.owner for _, other in world.legions_in(legion.land) if other.owner != seat]
        # T19.4c: a legion in an engagement counts for the opponent there, T19.4d: all others for the slayer.
        values[opponents[0] if opponents else slayer] += world.value_of(marker)
        lost += legion.characters
        change.reveal("legion-lost", seat=seat, legion=marker, characters=legion.characters)
    for marker, _ in world.legions_of(seat):
        world = world.without_legion(marker)
    for receiver, value in values.items():
        # T19.4b: half their value, summed up for each receiver and rounded down once.
        # T19.4e: these points count for a Titan's power; T19.4f: they never bring an angel.
        if receiver is not None and world.is_alive(receiver) and value >= 2:
            world = world.with_score(receiver, value // 2)
            change.tell("points", seat=receiver, points=value // 2)
    # T19.4g: nobody has fought for this, so nobody is reinforced: there are no spoils.
    world = world.returned_to_stacks(lost)
    markers = world.players[seat].markers
    world = world.with_player(seat, fallen=world.turn, markers=(), knowledge=None)
    # T19.4h: the slayer gets the markers. T4.2c: so he may lead more than twelve legions.
    if slayer is not None and world.is_alive(slayer):
        world = world.with_player(slayer, markers=in_marker_order((*world.players[slayer].markers, *markers)))
    change.state = world
    change.tell("titan-lost", seat=seat)
