"""Chapter 12.1: what holds for all devices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch12_devices import (
    capture,
    carrying,
    overrunning,
    swapping,
    transport,
    turning,
)
from hexenkessel.games.armageddon.chapters.ch12_devices.actions import Carry, Swivel
from hexenkessel.games.armageddon.chapters.chapter import Verdict
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll
from hexenkessel.games.armageddon.chapters.keeping.actions import KEEPING, Seize
from hexenkessel.games.armageddon.chapters.keeping.keeper import Keeper
from hexenkessel.games.armageddon.chapters.keeping.owning import KeepingRules
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.phase import ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, Kind, Place, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


class Devices(Keeper):
    """12.1. The devices themselves come with the sections that know them."""

    number = 12
    section = "12.1"
    needs: ClassVar[Sections] = ("10.1",)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (overrunning.Crushing,)
    moves: ClassVar[tuple[type[Action], ...]] = (*KEEPING, Seize, Carry, Swivel)
    # They are neither mounted nor led, but carried. A12.1p: given away as animals are, to who is there.
    ids: ClassVar[KeepingRules] = KeepingRules(
        place="A12.1b", seats="A12.1b", alone="A12.1n", attended="A12.1n", gift="A12.1p", lead="A12.1b"
    )

    def keeps(self, kind: Kind) -> bool:
        return KINDS[kind].hands > 0

    # What a player may say

    def moves_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        yield from super().moves_at_large(index, seat)
        yield from transport.offers(index, seat)
        yield from turning.listed(index, seat)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Carry):
            return transport.why_not_carry(index, seat, action)
        if isinstance(action, Swivel):
            return turning.why_not_swivel(index, seat, action)
        return super().forbids(index, seat, action)

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Carry):
            carrying.carry(change, seat, action)
        elif isinstance(action, Swivel):
            turning.swivel(change, seat, action)
        else:
            super().do(change, seat, action)

    # Keeping

    def mount_price(self, index: Index, figure: Figure, thing: Figure) -> int:
        return 0

    def dismount_prices(self, index: Index, rider: Figure, thing: Figure) -> Mapping[Field, int]:
        return {}

    def why_not_lead(self, index: Index, figure: Figure, animal: Figure) -> Rule | None:
        return self.ids.lead

    def why_not_seize(self, index: Index, seat: Seat, thing: Figure) -> Rule | None:
        return capture.why_not_seize(index, seat, thing)

    # Movement

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        # A12.1b: it goes nowhere by itself.
        return "A12.1b" if transport.is_device(figure) else transport.why_not_after(index, figure)

    def gait(self, index: Index, figure: Figure) -> Gait | None:
        return "device" if transport.is_device(figure) else None

    def toll(self, ground: Ground, gait: Gait, one: Place, other: Place) -> Toll | None:
        return transport.toll_of_device(ground, one, other) if gait == "device" else None

    # 12.2: what rides at them

    def may_roll_over(self, index: Index, wagon: Figure, figure: Figure) -> Verdict:
        return overrunning.why_not_roll_over(figure)

    def is_prey(self, index: Index, elephant: Figure, figure: Figure) -> bool | None:
        return True if figure.kind in overrunning.FRAIL else None

    def overrun(self, change: ArmageddonChange, by: Figure, field: Field) -> None:
        overrunning.overrun(change, by, field)

    def exchanged(self, index: Index, these: Sequence[Figure], to: Place) -> Sequence[Figure] | Rule | None:
        return swapping.exchanged(index, these, to)
