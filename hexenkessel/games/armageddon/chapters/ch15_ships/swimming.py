"""15.6: warriors in the water."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.ch15_ships.actions import Heave, Jump
from hexenkessel.games.armageddon.chapters.ch15_ships.boarding import STEPS_ON_RAFT
from hexenkessel.games.armageddon.chapters.chapter import Reach, Way
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import Figure, may_step
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, kill
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

DROWNING: Final = "drowning"
STEPS_ON_FOOT: Final = 2  # A2.3c
LASTS: Final = 2  # A15.6i: rounds until one drowns
LASTS_CLINGING: Final = 3  # A15.6s


def is_water(index: Index, place: Field) -> bool:
    """Water that one can fall into: floor 0 of a field of water."""
    return index.ground.floor_of(place) == 0 and index.ground.terrain[place] == "water"


def fate_in(rounds: int, *, clings: bool) -> Literal["swims", "rolls", "drowns"]:
    """A15.6i, A15.6r, A15.6s: what comes so many rounds after he fell, when his player's turn begins."""
    if rounds <= 0:
        return "swims"
    return "rolls" if rounds < (LASTS_CLINGING if clings else LASTS) else "drowns"


# Jumping


def why_not_jump(index: Index, seat: Seat, figure: Figure, to: Field) -> Rule | None:
    if figure.owner != seat or not figure.is_warrior:
        return "A2.3e"
    # A15.6g: from a ship or a landable coast; on foot, and by himself.
    is_ashore = index.ground.floor_of(figure.field) == 0 and hull.is_landable(index.ground, figure.field)
    is_led = any(each.led_by == figure.id for each in index.at(figure.field))
    if not (is_ashore or aboard.ship_under(index, figure)) or figure.on or figure.phalanx or is_led:
        return "A15.6g"
    # A15.6g, A18.1e: where no ship is, and where there is room for one more of four.
    near = index.ground.neighbours[index.ground.field_of(figure.field)]
    if to not in near or not is_water(index, to) or aboard.ship_at(index, to) or index.free[to] <= 0:
        return "A15.6g"
    if rule := index.closed(to):
        return rule
    if not may_step(figure):
        return "A15.3ab"
    # One step of the movement part.
    return "A2.3c" if index.rules.steps_left(index, figure) < 1 else None


def jumps(index: Index, seat: Seat, figure: Figure) -> Iterator[Jump]:
    for to in index.ground.neighbours[index.ground.field_of(figure.field)]:
        if is_water(index, to) and why_not_jump(index, seat, figure, to) is None:
            yield Jump(figure.id, index.name(to))


def jump(change: ArmageddonChange, figure: Figure, to: Field) -> None:
    now = change.state.round
    change.state = change.state.changing(stepped(figure, to, 1, now).but(swims=now, clings=False))
    change.tell(
        "jumped",
        seat=-1 if figure.owner is None else figure.owner,
        figure=figure.id,
        kind=figure.kind,
        field=change.state.index.name(to),
    )


# A15.6h: how many have to jump with a device, which is as many as carry it (A18.4f).
CARRIERS: Final[Mapping[Kind, int]] = {
    "wagon": 2,
    "ram": 2,
    "ladder": 2,
    "onager": 2,
    "tortoise": 3,
    "siege-tower": 3,
}


def why_not_heave(index: Index, seat: Seat, action: Heave) -> Rule | None:
    """What keeps these from going overboard with a device."""
    device, to = index.figures[action.device], index.ground.named(action.field)
    # A15.6h: from a ship, an own device with nobody in it, by as many as carry it.
    needed = CARRIERS.get(device.kind, 0)
    is_used = index.riders.get(device.id) or any(each.harness == device.id for each in index.figures.values())
    if device.owner != seat or not needed or is_used or aboard.ship_under(index, device) is None:
        return "A15.6h"
    those = [index.figures[each] for each in action.figures if each in index.figures]
    is_enough = len(set(action.figures)) == needed == len(those) == len(action.figures)
    if not is_enough or any(each.field != device.field for each in those):
        return "A15.6h"
    rules = (why_not_jump(index, seat, each, to) for each in those)
    return next(filter(None, rules), None) or (None if index.free[to] >= needed else "A15.6g")


def heaves(index: Index, seat: Seat, ship: Figure) -> Iterator[Heave]:
    """With those who come first; others may be named."""
    for device in aboard.aboard(index, ship):
        needed = CARRIERS.get(device.kind, 0)
        mine = [each.id for each in index.at(device.field) if each.is_warrior and each.owner == seat]
        if needed and len(mine) >= needed:
            for to in index.ground.neighbours[index.ground.field_of(device.field)]:
                yield Heave(device.id, index.name(to), tuple(mine[:needed]))


def heave(change: ArmageddonChange, action: Heave) -> None:
    """The device is lost; they swim."""
    index = change.state.index
    device, to = index.figures[action.device], index.ground.named(action.field)
    change.tell(
        "heaved",
        seat=-1 if device.owner is None else device.owner,
        figure=device.id,
        kind=device.kind,
        field=index.name(device.field),
    )
    for each in action.figures:
        jump(change, change.state.figures[each], to)
    kill(change, device.id, "heaved")


# Saving oneself


def reach_of(index: Index, figure: Figure) -> Reach:
    """A15.6j: a landable field or a friendly ship beside the water; never another field of water."""
    ground = index.ground
    left = index.rules.steps_left(index, figure)
    found: dict[Field, Way] = {}
    for beyond in ground.neighbours[figure.field]:
        ship = aboard.ship_at(index, beyond)
        if ship is not None:
            place, price = aboard.deck_at(index, beyond), _price(index, figure, ship, beyond)
        else:
            place, price = beyond, STEPS_ON_FOOT if hull.is_landable(ground, beyond) else 0
        if price and price <= left and index.free[place] > 0:
            found[place] = Way(price, (place,))
    return found


def _price(index: Index, figure: Figure, ship: Figure, field: Field) -> int:
    """R-A15.6j: onto a raft one step, onto other ships the whole move, and over a side line; 0: he cannot."""
    side = aboard.side_of(index, ship)
    if side is None and ship.owner is not None:
        side = index.field.sides[ship.owner]
    if figure.owner is None or side not in (None, index.field.sides[figure.owner]):
        return 0
    if ship.kind == "raft":
        return STEPS_ON_RAFT
    return STEPS_ON_FOOT if (field, figure.field) in hull.side_lines(index.ground, ship) else 0


def saved(index: Index, figure: Figure, way: Way) -> Figure:
    """Out of the water."""
    return stepped(figure, way.path[-1], way.cost, index.field.round).but(swims=0, clings=False)


def why_not_there(index: Index, figure: Figure, place: Field) -> Rule | None:
    """Why a swimmer does not get somewhere: nothing but land and ships beside him."""
    if index.ground.field_of(place) not in index.ground.neighbours[figure.field]:
        return "A15.6j"
    ship = aboard.ship_at(index, place)
    if ship is not None and index.ground.floor_of(place):
        return None if _price(index, figure, ship, index.ground.field_of(place)) else "A15.6j"
    return None if hull.is_landable(index.ground, place) else "A15.6j"


# Drowning


class Drowning(ArmageddonStep, frozen=True, tag="drowning"):
    """A15.6i, A15.6r, A15.6s: when a turn begins, swimmers drown or roll for their life."""

    seat: Seat

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        now = change.state.round
        fields: dict[Field, list[FigureId]] = {}
        for each in [*change.state.figures.values()]:
            if not each.swims or each.owner != self.seat:
                continue
            # A17.2y: stone has sunk already, and is dead when its spell ends.
            if change.state.index.rules.is_deathless(change.state.index, each):
                continue
            fate = fate_in(now - each.swims, clings=each.clings)
            if fate == "drowns":
                change.tell(
                    "drowned",
                    seat=self.seat,
                    figure=each.id,
                    kind=each.kind,
                    field=change.state.index.name(each.field),
                )
                kill(change, each.id, DROWNING)
            elif fate == "rolls":
                fields.setdefault(each.field, []).append(each.id)
        # A15.6n: those on one field support each other.
        for field in sorted(fields, reverse=True):
            change.push(LifeRolls(self.seat, tuple(fields[field]), DROWNING))
        end_if_won(change, "now")
