"""16.1, 16.4 to 16.6: fabulous beasts, which belong to nobody and go with the wind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch15_ships.wind import is_due
from hexenkessel.games.armageddon.chapters.ch16_beasts import giants, roaming, territory, threats
from hexenkessel.games.armageddon.chapters.ch16_beasts.actions import Settle, Stride, Tame, ThrowStone
from hexenkessel.games.armageddon.chapters.ch16_beasts.giants import Stones, Taming
from hexenkessel.games.armageddon.chapters.ch16_beasts.roaming import ORDER, Roaming
from hexenkessel.games.armageddon.chapters.ch16_beasts.settling import Settling
from hexenkessel.games.armageddon.chapters.ch16_beasts.threats import ExtraStep, Threat
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Moment, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, Kind, Rule, Sections
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


def is_beast(figure: Figure) -> bool:
    return figure.kind in ORDER


class Beasts(Chapter):
    """16.1, 16.4, 16.5 and 16.6."""

    number = 16
    section = "16.1"
    needs: ClassVar[Sections] = ("14.3", "15.1")
    kinds: ClassVar[tuple[Kind, ...]] = ORDER
    anytime: ClassVar[tuple[type[Action], ...]] = (ThrowStone,)
    answers: ClassVar[tuple[type[Action], ...]] = (Settle, Tame, Stride, Done)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (
        *(Settling, Roaming, Threat, Stones, Taming, ExtraStep),
    )

    # What a player may say

    def anytime_of(self, index: Index, figure: Figure) -> Iterator[Action]:
        if figure.kind == territory.GIANT:
            yield from giants.hurls(index, figure)

    def is_awaited(self, index: Index, seat: Seat, action: Action) -> bool:
        return False

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        return giants.why_not_hurl(index, seat, action) if isinstance(action, ThrowStone) else NOT_POSSIBLE

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, ThrowStone):
            giants.hurl(change, seat, action)

    # Stay and movement

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        below = index.ground.field_of(field)
        if is_beast(figure):
            return territory.why_not_at_home(index.ground, figure.kind, below) or ALLOWED
        # A16.1d: but for messenger, Rider and magician nobody enters the field of a beast.
        is_other = not KINDS[figure.kind].hovers and below != index.ground.field_of(figure.field)
        return "A16.1d" if is_other and _is_taken(index, below) else None

    def edges(self, index: Index, edges: Edges) -> None:
        for beast in roaming.beasts(index):
            edges.close(beast.field, index.ground.neighbours[beast.field], "A16.1d")

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        if not is_beast(figure):
            return None
        # A16.6c: a tame giant alone goes where somebody wants.
        return ALLOWED if figure.kind == territory.GIANT and figure.owner is not None else "A2.3e"

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        return giants.PACE - figure.steps if is_beast(figure) else None

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return giants.reach_of(index, figure) if is_beast(figure) else None

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return "A16.6c" if is_beast(figure) else None

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        return "A16.6c" if is_beast(figure) else None

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        return "A2.3j" if is_beast(figure) else None

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        if is_beast(figure):
            threats.trample(change, figure)
        elif roaming.sirens(change.state.index):
            now = change.state.figures.get(figure.id)
            company = () if now is None else change.state.index.rules.company(change.state.index, now)
            roaming.enter(change, way.path, tuple(each.id for each in company))

    # Combat; A16.1i: hits leave beasts alone, as chapter 14 asks only warriors and animals

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        # A16.1g: only whom it threatens, and then he rolls.
        return "A16.1g" if is_beast(target) or is_beast(attacker) else None

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        return "A16.1g" if is_beast(target) else None

    # Time

    def before_armies(self, change: ArmageddonChange) -> Iterable[ArmageddonStep]:
        # A16.1b
        if left := tuple(kind for kind in change.state.unplaced if kind in ORDER):
            yield Settling(left)

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        giants.stray(change)

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        # A16.4e, A16.4l, A16.6b: when a new wind is rolled, and only then.
        return ((Moment.BEASTS, Roaming()),) if is_due(change.state) else ()

    def moving_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        giants.stray(change)

    def turn_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        giants.stray(change)
        roaming.listen(change)

    def flaws(self, index: Index) -> Iterable[str]:
        for beast in roaming.beasts(index):
            if rule := territory.why_not_at_home(index.ground, beast.kind, beast.field):
                yield f"{beast.kind} {beast.id} is not at home ({rule})"


def _is_taken(index: Index, field: Field) -> bool:
    return any(beast.field == field for beast in roaming.beasts(index))
