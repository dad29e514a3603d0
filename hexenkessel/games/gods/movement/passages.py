"""Leave to pass: whoever holds a tower, or can darken, is asked (G8.2, G9.3, G23.2)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from hexenkessel.games.gods.actions import Deny, Grant
from hexenkessel.games.gods.movement.advance import advance
from hexenkessel.games.gods.movement.notes import note
from hexenkessel.games.gods.movement.ways import Arrival, Way
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, GodsStep
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

Asked: TypeAlias = tuple[tuple[Seat, tuple[Field, ...]], ...]


def asked_for(world: World, way: Way) -> Asked:
    """Who must permit this way, in the order of their seats, and where."""
    found: dict[Seat, list[Field]] = {}
    for field in way.leave:
        # G9.3d: every holder involved; G23.2a: for black armies on Darkland the Darklord.
        holder = world.towers[field].owner if field in world.towers else DARKLORD
        found.setdefault(holder, []).append(field)
    return tuple((seat, tuple(fields)) for seat, fields in sorted(found.items()))


class Passage(GodsStep, frozen=True, tag="passage"):
    """An army of the Mover wants to pass, or to teleport over, what others hold."""

    answers: ClassVar[tuple[type[Action], ...]] = (Grant, Deny)

    seat: Seat
    army: Marker
    field: Field
    side: int
    distance: int
    way: tuple[Field, ...]
    asked: Asked  # who has still to answer

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.asked[0][0],)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        fields = self.asked[0][1]
        return Prompt(
            "prompt-passage", {"seat": self.seat, "army": self.army, "fields": fields, "field": self.field}
        )

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        return [Grant(), Deny()]

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        (holder, fields), *others = self.asked
        key = "passage-granted" if isinstance(action, Grant) else "passage-denied"
        change.tell(key, seat=holder, army=self.army, fields=fields)
        if isinstance(action, Deny):
            # The army has not moved. Its owner looks for another way.
            change.pop()
            note(change, denied=tuple((self.army, field) for field in fields))
        elif others:
            change.replace(msgspec.structs.replace(self, asked=tuple(others)))
        else:
            change.pop()
            advance(change, self.army, Arrival(self.field, self.side, self.distance), self.way)
