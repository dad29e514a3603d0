"""A12.2d to A12.2f, A13.1f, A14.1c: chariots and elephants on a field with a ram, a ladder or an onager."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, kill
from hexenkessel.games.armageddon.rolling import Throw, throw
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

FRAIL: Final[frozenset[Kind]] = frozenset({"ram", "ladder", "onager"})


def frail_at(index: Index, field: Field) -> list[Figure]:
    """The cheapest first."""
    there = [figure for figure in index.at(field) if figure.kind in FRAIL]
    return sorted(there, key=lambda figure: (KINDS[figure.kind].price, figure.id))


def why_not_roll_over(figure: Figure) -> Rule | None:
    # A12.2e: no wagon drives onto its field.
    return "A12.2e" if figure.kind in FRAIL else None


def overrun(change: ArmageddonChange, by: Figure, field: Field) -> None:
    index = change.state.index
    if not frail_at(index, field):
        return
    if by.kind in ELEPHANTS:
        change.push(Crushing(by.id, field))
        return
    # A12.2d: a chariot loses one horse at once; after that it goes on as usual. If nobody is left who could
    # be trampled it loses them until there is room.
    horses = [figure for figure in index.at(field) if figure.harness == by.id]
    has_victims = any(
        crowding.can_be_trampled(index, figure) for figure in index.at(field) if figure.harness != by.id
    )
    most = 1 if has_victims else max(1, crowding.surplus(index, field))
    for horse in horses[-most:]:
        change.tell(
            "stumbled",
            seat=-1 if horse.owner is None else horse.owner,
            figure=horse.id,
            kind=horse.kind,
            field=index.name(field),
        )
        kill(change, horse.id, "device")


class Crushing(ArmageddonStep, frozen=True, tag="crushing"):
    """A12.2f: an elephant tramples devices first, one after the other until there is room."""

    is_tumult: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = ()

    elephant: FigureId
    field: Field

    def owners(self, index: Index) -> list[Seat | None]:
        """Whose the devices are that are left, if any must go."""
        if crowding.surplus(index, self.field) <= 0:
            return []
        return list(dict.fromkeys(figure.owner for figure in frail_at(index, self.field)))

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        owners = self.owners(index)
        if not owners:
            change.pop()
            return
        owner = owners[0]
        if len(owners) > 1:
            # A12.2f: of several players a roll decides whose is first; with two or three all are as likely.
            roll = throw(change, Throw("devices", change.state.active, field=self.field))
            owner = owners[roll % len(owners)]
        self._crush(change, next(each for each in frail_at(index, self.field) if each.owner == owner))

    def _crush(self, change: ArmageddonChange, device: Figure) -> None:
        elephant = change.state.figures[self.elephant]
        change.tell(
            "crushed",
            seat=elephant.owner if elephant.owner is not None else -1,
            figure=elephant.id,
            kind=elephant.kind,
            field=change.state.index.name(self.field),
            foe=device.owner if device.owner is not None else -1,
            target=device.id,
            other=device.kind,
        )
        kill(change, device.id, "crushed", elephant.owner)
