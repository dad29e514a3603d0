"""Chapter 4: the bow, with a knife for melee."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.actions import Shoot
from hexenkessel.games.armageddon.chapters.ch04_bow import shooting
from hexenkessel.games.armageddon.chapters.chapter import Bout, Chapter, Verdict
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Kind, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

_IMMUNE: Final = ("champion", "hero")


class Bows(Chapter):
    """4."""

    number = 4
    section = "4"
    needs: ClassVar[Sections] = ("3",)
    blows: ClassVar[tuple[type[Action], ...]] = (Shoot,)
    kinds: ClassVar[tuple[Kind, ...]] = ("bow",)

    def blows_of(self, index: Index, figure: Figure) -> Iterator[Action]:
        if figure.kind == "bow":
            yield from (Shoot(figure.id, target.id) for target in shooting.targets_of(index, figure))

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Shoot):
            return NOT_POSSIBLE
        return shooting.why_not_shoot(index, seat, action.bow, action.target)

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Shoot)
        bow, target = change.state.figures[action.bow], change.state.figures[action.target]
        change.state.index.rules.shoots(change, bow, target)
        shooting.shoot(change, bow, target)

    # A4.1a, A4.1c, A4.1e: a man with a knife, who has no part in the triangle

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int | None:
        # A4.1b, A18.3b: none with the knife, not even for who supports with it.
        return 0 if fighter.kind == "bow" else None

    def may_support(self, index: Index, supporter: Figure, attacker: Figure, target: Figure) -> Verdict:
        # A4.1d: knives support only knives, and only knives support them.
        return "A4.1d" if (supporter.kind == "bow") != (attacker.kind == "bow") else None

    # 4.2: the arrow

    def may_shoot_floor(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A4.2c: unless a later chapter knows of a floor between them.
        return "A4.2c"

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A4.2b: lords cannot be killed by arrows.
        if target.kind in _IMMUNE:
            return "A4.2b"
        # A4.2a: what is no warrior has its own chapter.
        return None if target.is_warrior else "A4.2a"
