"""Chapter 12.2: the ram, and elephants that ram (9.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch11_towers.towers import tower_at
from hexenkessel.games.armageddon.chapters.ch12_devices import gateways, ramming
from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Batter
from hexenkessel.games.armageddon.chapters.chapter import Chapter, Verdict
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.odds import chance_of
from hexenkessel.games.armageddon.terms import Field, Kind, Place, Sections, Terrain
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

# A12.2a
RAM_STANDS: Final[frozenset[Terrain]] = frozenset(
    {
        "lowland",
        "highland",
        "mountain",
        "forest",
        "desert",
        "highland-desert",
        "ice-lowland",
        "ice-highland",
        "ice-mountain",
    }
)


class Ramming(Chapter):
    """What rams have in common."""

    number = 12
    blows: ClassVar[tuple[type[Action], ...]] = (Batter,)
    rammers: ClassVar[frozenset[Kind]]

    def blows_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        return ramming.listed(index, seat, self.rammers)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        return ramming.why_not_batter(index, seat, action) if isinstance(action, Batter) else NOT_POSSIBLE

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Batter)
        ramming.batter(change, seat, action)

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        if not isinstance(action, Batter):
            return None
        target = ramming.target_of(index, index.figures[action.ram].field, index.ground.number[action.field])
        if target is None:
            return None
        chance = chance_of(index, ramming.number_of(index, target))
        return Preview(chance, {"breaks": chance}, (1 - chance, chance))


class Rams(Ramming):
    """12.2."""

    section = "12.2"
    needs: ClassVar[Sections] = ("12.1",)
    kinds: ClassVar[tuple[Kind, ...]] = ("ram",)
    # A9.5a: elephants ram gates as a ram does.
    rammers: ClassVar[frozenset[Kind]] = ELEPHANTS | {"ram"}

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        return index.rules.may_stand(index.ground, figure.kind, field) if figure.kind == "ram" else None

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        if kind != "ram":
            return None
        # A12.2a: neither in a tower nor on one.
        is_there = ground.terrain[field] in RAM_STANDS and tower_at(ground, field) is None
        return None if is_there else "A12.2a"

    def may_bring(self, index: Index, device: Figure, to: Place) -> Verdict:
        # A12.2b: through the gates of walls, not of towers.
        if device.kind != "ram":
            return None
        return "A12.2b" if gateways.is_tower_gate(index.ground, device.field, to) else None
