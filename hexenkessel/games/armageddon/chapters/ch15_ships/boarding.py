"""15.3: going aboard, ashore and over; 15.6: who can strike whom there."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Verdict
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.tolls import Gait
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Field, Kind, Rule

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A15.2f, A18.1g: what may be on a ship, besides warriors; onagers too.
CARGO: Final[frozenset[Kind]] = frozenset(
    {
        *("light-horse", "heavy-horse", "light-chariot-horse", "heavy-chariot-horse", "wagon"),
        *("elephant", "mammoth"),
        *("ram", "tortoise", "onager", "ladder", "siege-tower"),
    }
)
SERVED_ABOARD: Final[frozenset[Kind]] = frozenset({"onager"})  # A15.6f
STEPS_ABOARD: Final = 2  # A15.3ac, A15.3af
STEPS_WITH_DEVICE: Final = 1  # A15.3ac: carried only by warriors
STEPS_ON_RAFT: Final = 1  # A15.3ad, A15.3ag
STEPS_ON_DECK: Final = 1  # A15.3ah
NEEDED: Final = 2  # A15.3ai: side lines, to board
FARTHEST_TOUCHING: Final = 3  # fields from front to front

# Chariots are carried (A15.2f), but nobody drives on a deck of two fields.
WALKERS: Final[tuple[Gait, ...]] = ("foot", "led")
ALL: Final[tuple[Gait, ...]] = (*WALKERS, "device")


def why_not_on_deck(index: Index, figure: Figure) -> Verdict:
    """A15.2f: may a figure be on a ship, such as it is?"""
    # No phalanx; its men only after it has been dissolved.
    if figure.phalanx:
        return "A15.2f"
    # No riders: those of a wagon are its crew.
    if figure.on and index.figures[figure.on].kind != "wagon":
        return "A15.2f"
    if figure.is_warrior:
        return ALLOWED
    if figure.kind != "wagon" and index.riders.get(figure.id):
        return "A15.2f"
    return ALLOWED if figure.kind in CARGO else "A15.2f"


def why_not_serve(index: Index, device: Figure) -> Rule | None:
    """The rule that keeps anybody from serving a device where it is, if that is a ship."""
    # A15.6f: the onager is the only one.
    is_aboard = aboard.ship_under(index, device) is not None
    return "A15.6f" if is_aboard and device.kind not in SERVED_ABOARD else None


def steps_aboard(ship: Figure) -> int:
    """A15.3ac, A15.3ad: the price of going aboard or ashore, for all but who carries a device."""
    return STEPS_ON_RAFT if ship.kind == "raft" else STEPS_ABOARD


class Links:
    """What ships link at the moment: steps by gait with their prices, and over which edges one can strike."""

    def __init__(self) -> None:
        self.steps: dict[tuple[Field, Field, Gait], int] = {}
        self.blows: set[tuple[Field, Field]] = set()

    def both_ways(self, one: Field, other: Field, steps: int, gaits: tuple[Gait, ...]) -> None:
        for gait in gaits:
            self.steps[one, other, gait] = self.steps[other, one, gait] = steps

    def fight(self, one: Field, other: Field) -> None:
        self.blows |= {(one, other), (other, one)}


def links_of(index: Index) -> Links:
    """Worked out once: halves of ships, coasts at which they are anchored, ships beside each other."""
    known: Links | None = index.memo.get(("ship links",))
    if known is None:
        known = index.memo["ship links",] = Links()
        those = aboard.ships(index)
        for ship in those:
            _on_deck(index, known, ship)
            _ashore(index, known, ship)
        for one, other in combinations(those, 2):
            if index.ground.distance(one.field, other.field) <= FARTHEST_TOUCHING:
                _over(index, known, one, other)
    return known


def lay_edges(index: Index, edges: Edges) -> None:
    """A15.3aa, A15.3ae, A15.3ah, A15.6a: links between decks and land, and the blows over them."""
    links = links_of(index)
    for (one, other, gait), steps in links.steps.items():
        edges.link(one, other, steps, (gait,))
    for one, other in links.blows:
        edges.blow(one, other, ALLOWED)


def _on_deck(index: Index, links: Links, ship: Figure) -> None:
    # A15.3ah: from half to half.
    if ship.kind in hull.LONG:
        front, rear = (aboard.deck_at(index, field) for field in hull.fields_of(index.ground, ship))
        links.both_ways(front, rear, STEPS_ON_DECK, ALL)
        links.fight(front, rear)


def _ashore(index: Index, links: Links, ship: Figure) -> None:
    if not ship.moored:
        return
    price = steps_aboard(ship)
    # A15.3aa: over a side line, at a landable coast at which it is anchored. A15.3q: stranded elsewhere, not.
    for own, beyond in hull.side_lines(index.ground, ship):
        if beyond in ship.moored and hull.is_landable(index.ground, beyond):
            # A15.3an: where a wall stands, only through an open gate.
            if index.ground.wall_between(beyond, own) is not None:
                continue
            deck = aboard.deck_at(index, own)
            links.both_ways(beyond, deck, price, WALKERS)
            # A15.3ac: with a device that only warriors carry, one step.
            links.both_ways(beyond, deck, STEPS_WITH_DEVICE, ("device",))
            # A15.6a
            links.fight(beyond, deck)


def _over(index: Index, links: Links, one: Figure, other: Figure) -> None:
    touching = hull.contacts(index.ground, one, other)
    is_tied = other.id in one.tied
    is_boarding = bool(touching) and can_board(index, one, other)
    if not (is_tied or is_boarding or are_friends(index, one, other)):
        return
    price = STEPS_ON_RAFT if one.kind == other.kind == "raft" else STEPS_ABOARD
    for mine, theirs in touching:
        here, there = aboard.deck_at(index, mine), aboard.deck_at(index, theirs)
        # A15.3af: only warriors. A15.3ag: on rafts that are anchored to each other all figures.
        links.both_ways(here, there, price, ALL if is_tied else ("foot",))
        # A15.6a: melee between ships needs the boarding position; rafts that are tied are one ship.
        if is_boarding or is_tied:
            links.fight(here, there)


def are_friends(index: Index, one: Figure, other: Figure) -> bool:
    """A15.3ae: two ships of one side, or one of which nobody is aboard."""
    mine, theirs = aboard.side_of(index, one), aboard.side_of(index, other)
    return mine is None or theirs is None or mine == theirs


def can_board(index: Index, one: Figure, other: Figure) -> bool:
    """A15.3ai, A15.3aj: are two hostile ships with warriors aboard in boarding position?"""
    if are_friends(index, one, other):
        return False
    mine, theirs = aboard.fleet(index, one), aboard.fleet(index, other)
    lines = sum(len(hull.contacts(index.ground, each, that)) for each in mine for that in theirs)
    # A15.3aj: two single rafts with one side line; all others, a double raft too, with two.
    are_single = all(each.kind == "raft" and not each.tied for each in (one, other))
    return lines >= (1 if are_single else NEEDED)


def why_not_cross(index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
    """The rule that keeps somebody on foot from stepping between a deck and somewhere else beside it."""
    gaits = [gait for (here, there, gait) in links_of(index).steps if (here, there) == (one, other)]
    if gaits:
        # A15.3af: there is a way, but not with what he has with him.
        return None if index.rules.gait(index, figure) in gaits else "A15.3af"
    ground = index.ground
    mine, theirs = (
        aboard.ship_at(index, place) if ground.floor_of(place) else None for place in (one, other)
    )
    if mine is not None and theirs is not None:
        # A15.3ae, A15.3ai: only if the ships touch, and hostile ones with two side lines.
        return "A15.3ae" if are_friends(index, mine, theirs) else "A15.3ai"
    ship, land = (mine, other) if mine is not None else (theirs, one)
    if ship is None or ground.floor_of(land):
        return None
    if ground.terrain[land] == "water":
        return "A15.6g" if mine is not None else "A15.6j"
    # A15.3aa: at a coast where it is anchored. A15.3q: where one can land. A15.3ac: not over prow and stern.
    if land not in ship.moored:
        return "A15.3aa"
    return "A15.3ac" if hull.is_landable(ground, land) else "A15.3q"
