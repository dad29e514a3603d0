"""11.4: whom pitch reaches, and what it does to him. A11.4i: to buildings it does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from hexenkessel.games.armageddon.chapters.ch12_devices import siding
from hexenkessel.games.armageddon.chapters.ch14_onager.effects import at_hand, is_exposed, party_of
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.rolling import is_enough, throw_by
from hexenkessel.games.armageddon.terms import Kind, Place
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

PITCH: Final = "pitch"  # why somebody rolls for life
COVERED: Final = 6  # A11.4j, A11.4n
OTHER_WOOD: Final = 7
_OTHERS: Final[tuple[Kind, ...]] = ("onager", "ram", "ladder", "wagon")
_REACH: Final = (1, 2)  # A11.4a: level steps


# Whom it reaches


def _top(index: Index, figure: Figure) -> int:
    """A9.1g, A12.3b, A13.2b: these are one level step high. A11.4b: not when they are open above."""
    is_high = figure.kind in ELEPHANTS or siding.has_cover(figure)
    return index.ground.level[figure.field] + int(is_high)


def is_reached(index: Index, platform: Place, figure: Figure) -> bool:
    """R-A11.4a: judged figure by figure. Whoever rides an elephant is up there with it."""
    judged = index.figures[figure.on] if crowding.is_on_elephant(index, figure) else figure
    return index.ground.level[platform] - _top(index, judged) in _REACH


def _shelter(index: Index, place: Place) -> Figure | None:
    """What covers all who are there."""
    return next((each for each in index.at(place) if siding.has_cover(each)), None)


def is_hit(index: Index, platform: Place, place: Place) -> bool:
    """Is anybody or anything there on which pitch would fall?"""
    shelter = _shelter(index, place)
    there = index.at(place) if shelter is None else [shelter]
    return any(is_reached(index, platform, each) for each in there)


# What it does


def pour(change: ArmageddonChange, platform: Place, place: Place, by: Seat) -> None:
    """A11.4h: in the order of the list, what covers others first."""
    index = change.state.index
    covered = next((each for each in index.at(place) if each.kind in siding.COVERS), None)
    was_open = covered is None or not siding.has_cover(covered)
    above = place + index.ground.size
    if covered is not None:
        if not is_reached(index, platform, covered):
            return  # and whoever is inside is covered by it
        result = _try(change, covered, COVERED, "damaged" if not was_open else "destroyed")
        if result == "damaged":
            # A11.4k, A11.4o: with all who are on it.
            siding.uncover(change, covered, PITCH, by)
        elif result == "destroyed":
            # A11.4m, A11.4q: for the second time it has not held.
            kill(change, covered.id, PITCH, by)
        elif not was_open and above < index.ground.places:
            # A11.4j: only those on the platform. A11.4n: on a roof there is nobody.
            _roll_for_life(change, platform, above)
    if not was_open:
        return
    # A11.4l, A11.4p: through the open top.
    for device in index.at(place):
        # A11.4r: onagers, rams, ladders and wagons bear nothing.
        if device.kind in _OTHERS and _try(change, device, OTHER_WOOD, "destroyed") == "destroyed":
            kill(change, device.id, PITCH, by)
    _roll_for_life(change, platform, place)


def _try(
    change: ArmageddonChange, device: Figure, number: int, worst: Literal["damaged", "destroyed"]
) -> str:
    roll = throw_by(change, PITCH, device)
    result = "whole" if is_enough(change.state.index, roll, number) else worst
    change.tell(
        "pitch",
        seat=-1 if device.owner is None else device.owner,
        figure=device.id,
        kind=device.kind,
        field=change.state.index.name(device.field),
        roll=roll,
        number=number,
        result=result,
    )
    return result


def _roll_for_life(change: ArmageddonChange, platform: Place, place: Place) -> None:
    """A11.4h: in turn order; of each player first the elephants, then men and horses, then those who hold
    together in a phalanx or in harness."""
    index = change.state.index
    groups: dict[tuple[int, int, int, int], list[int]] = {}
    order = change.state.order
    for figure in index.at(place):
        if not is_exposed(index, figure) or not is_reached(index, platform, figure):
            continue
        party = party_of(index, figure)
        seat = at_hand(change) if party is None else party
        # A11.4s: each by itself. A11.4t: on the same field or floor. A11.4u: only among themselves.
        if index.rules.rolls_alone(index, figure):
            key = (0, figure.id, 0)
        else:
            key = (1 if not (figure.phalanx or figure.harness) else 2, figure.phalanx, figure.harness)
        # What is nobody's supports nobody.
        sort, one, other = key
        groups.setdefault((order.index(seat), sort, one, other - int(party is None)), []).append(figure.id)
    for (turn, *_), figures in sorted(groups.items(), reverse=True):
        change.push(LifeRolls(order[turn], tuple(figures), PITCH))
