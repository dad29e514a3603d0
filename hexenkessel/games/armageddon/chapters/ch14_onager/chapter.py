"""Chapter 14: onagers, and what a hit does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch14_onager.actions import Topple
from hexenkessel.games.armageddon.chapters.ch14_onager.hoisting import lay_edges
from hexenkessel.games.armageddon.chapters.ch14_onager.throwing import (
    AIMS,
    aims_of,
    fling,
    preview,
    why_not_throw,
)
from hexenkessel.games.armageddon.chapters.ch14_onager.toppling import Toppling
from hexenkessel.games.armageddon.chapters.chapter import Chapter, Verdict
from hexenkessel.games.armageddon.chapters.crossing import Add, Forbid, Gait, Toll
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import SOLID
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import Kind, Place, Sections, Soil
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

DRY: Final[frozenset[Soil]] = SOLID - {"swamp"}


class Hits(Chapter):
    """14.3. What hits is brought by others, who call `effects`."""

    number = 14
    section = "14.3"
    needs: ClassVar[Sections] = ("5",)
    answers: ClassVar[tuple[type[Action], ...]] = (Topple, *Scramble.answers)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Toppling, Scramble)

    def toll(self, ground: Ground, gait: Gait, one: Place, other: Place) -> Toll | None:
        if (one, other) not in ground.damaged or (one, other) not in ground.waters:
            return None
        # A14.3s: no wagon gets over a damaged bridge.
        if gait == "wheels":
            return Forbid("A14.3s")
        # R-A14.3s: elephants wade beside it.
        return Add(1) if gait in ("elephant", "led-elephant") else None

    def may_bring(self, index: Index, device: Figure, to: Place) -> Verdict:
        # A14.3s: nor does any other device but ladders.
        edge, ground = (device.field, to), index.ground
        is_broken = edge in ground.damaged and (edge in ground.waters or edge in ground.transitions)
        return "A14.3s" if is_broken and device.kind != "ladder" else None


class Onagers(Chapter):
    """14.1, 14.2. How onagers are moved, served and captured is told by 12.1."""

    number = 14
    section = "14.1"
    needs: ClassVar[Sections] = ("12.1", "14.3")
    kinds: ClassVar[tuple[Kind, ...]] = ("onager",)
    blows: ClassVar[tuple[type[Action], ...]] = AIMS

    # What a player may say

    def blows_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        return aims_of(index, seat)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        return why_not_throw(index, seat, action) if isinstance(action, AIMS) else NOT_POSSIBLE

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, AIMS)
        fling(change, seat, action)

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        return preview(index, action) if isinstance(action, AIMS) else None

    # Stay and movement

    def fixed_edges(self, ground: Ground, edges: Edges) -> None:
        lay_edges(ground, edges)

    def may_stay(self, index: Index, figure: Figure, field: Place) -> Verdict:
        if figure.kind != "onager":
            return None
        ground = index.ground
        # A14.1a: not in or on a siege tower.
        below = [field] if field < ground.size else [field, field - ground.size]
        if any(each.kind == "siege-tower" for place in below for each in index.at(place)):
            return "A14.1a"
        if field < ground.size:
            # A14.1a: on all land but swamp.
            return None if ground.terrain[field] in DRY else "A14.1a"
        # A14.1a: on every floor of a tower; A15.2f: and on the deck of a ship.
        foot = ground.field_of(field)
        return None if foot in ground.towers or ground.terrain[foot] == "water" else "A14.1a"
