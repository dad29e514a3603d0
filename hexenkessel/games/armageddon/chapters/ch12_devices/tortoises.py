"""Chapter 12.3: the tortoise, which shelters those inside and rams walls too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch10_walls import loopholes
from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.chapters.ch12_devices import gateways, siding, transport
from hexenkessel.games.armageddon.chapters.ch12_devices.rams import Ramming
from hexenkessel.games.armageddon.chapters.chapter import Verdict
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.trampling.crowding import HORSES
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Obstacle, Rim
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Place, Sections, Terrain

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A12.3d
TORTOISE_STANDS: Final[frozenset[Terrain]] = frozenset(
    {"lowland", "highland", "desert", "highland-desert", "ice-lowland", "ice-highland"}
)
HEIGHT: Final = 1
COVER: Final = 1  # A12.3h


class Tortoises(Ramming):
    """12.3."""

    section = "12.3"
    needs: ClassVar[Sections] = ("12.1",)
    kinds: ClassVar[tuple[Kind, ...]] = ("tortoise",)
    rammers: ClassVar[frozenset[Kind]] = frozenset({"tortoise"})

    # Stay

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        if kind != "tortoise":
            return None
        # A12.3d: nor in a tower or on one.
        is_there = ground.terrain[field] in TORTOISE_STANDS and tower_at(ground, field) is None
        return None if is_there else "A12.3d"

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        if figure.kind == "tortoise":
            return index.rules.may_stand(index.ground, figure.kind, field) or None
        if _tortoise_at(index, field) is None:
            return None
        # A12.3o: neither wagon nor elephant, nor horses in harness.
        is_horse = figure.kind in HORSES and not figure.harness
        if not (figure.is_warrior or is_horse):
            return "A12.1k" if transport.is_device(figure) else "A12.3o"
        # A12.3c: warriors, and horses that nobody rides.
        return "A12.3c" if figure.on or index.riders.get(figure.id) or figure.phalanx else None

    # Movement

    def may_haul(self, index: Index, device: Figure, carrier: Figure) -> Verdict:
        if device.kind != "tortoise":
            return None
        # A12.3e, R-A12.3e, A18.4f: warriors and horses that nobody rides.
        is_horse = carrier.kind in HORSES and carrier.id not in index.riders
        return None if carrier.is_warrior or is_horse else "A12.3e"

    def may_bring(self, index: Index, device: Figure, to: Place) -> Verdict:
        # A12.3e: through no gate.
        if device.kind != "tortoise":
            return None
        return "A12.3e" if gateways.is_gate(index.ground, device.field, to) else None

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        # A12.3g: it changes places with nobody.
        return "A12.3g" if figure.kind == "tortoise" else None

    def edges(self, index: Index, edges: Edges) -> None:
        for tortoise in _tortoises(index):
            here = tortoise.field
            for side, other in enumerate(index.ground.around[here]):
                if other == NOWHERE:
                    continue
                # A12.3o: chariots and elephants stay outside. A12.3c: so do riders and phalanxes.
                edges.bar(here, other, "A12.3o", ("wheels", "elephant", "led-elephant"))
                edges.bar(here, other, "A12.3c", ("ride", "phalanx"))
                # A12.3a: it is open only in front, behind, and where a side has been broken.
                if siding.has_wall(tortoise, side):
                    edges.bar(here, other, "A12.3a", siding.WALKERS)
                    # A12.3h: as on the ground floor of a tower, nobody strikes through a wall.
                    edges.blow(here, other, "A12.3h")

    # Ranged combat

    def obstacles(self, index: Index) -> Iterator[Obstacle]:
        # A12.3h: like a tower, roof and walls.
        for tortoise in _tortoises(index):
            # A12.3b: one level step high.
            top = index.ground.level[tortoise.field] + HEIGHT
            if siding.has_cover(tortoise):
                yield Obstacle(tortoise.field, top)
            for side in siding.walls_of(tortoise):
                yield Obstacle(tortoise.field, top, side)

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
        # A12.3a: each of its walls has a loophole; A12.3h: and what holds for those of towers.
        field, side = rim
        tortoise = _tortoise_at(index, field)
        if tortoise is None or not siding.has_wall(tortoise, side):
            return None
        return loopholes.is_open_to(index, bow, target, rim)

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterator[Item]:
        # A12.3h: inside, from whatever side.
        if _tortoise_at(index, target.field) is not None:
            yield ("tortoise", COVER)


def _tortoises(index: Index) -> list[Figure]:
    known: list[Figure] | None = index.memo.get(("tortoises",))
    if known is None:
        known = [figure for figure in index.figures.values() if figure.kind == "tortoise"]
        index.memo["tortoises",] = known
    return known


def _tortoise_at(index: Index, field: Field) -> Figure | None:
    return next((figure for figure in _tortoises(index) if figure.field == field), None)
