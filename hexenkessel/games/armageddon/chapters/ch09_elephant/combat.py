"""9.3: fighting elephants, shooting at them and from them, and what becomes of all who are near."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import why_not_aim
from hexenkessel.games.armageddon.chapters.ch09_elephant.panic import (
    LIVES_FROM,
    PANIC_FROM,
    PANIC_ROLL,
    panic,
)
from hexenkessel.games.armageddon.chapters.chapter import Bout, Verdict
from hexenkessel.games.armageddon.chapters.keeping.keeper import Keeper
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import RANKS, Figure
from hexenkessel.games.armageddon.rolling import is_enough
from hexenkessel.games.armageddon.terms import Item, Kind
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

STRENGTH: Final = 6  # A9.3f, A9.4g
STAND_IN: Final[Kind] = "axe"  # for what holds for an elephant as for any man on its field


def elephant_of(index: Index, figure: Figure) -> Figure | None:
    """The elephant that a figure is or rides."""
    if figure.kind in ELEPHANTS:
        return figure
    return index.figures[figure.on] if crowding.is_on_elephant(index, figure) else None


class ElephantsInCombat(Keeper):
    """What chapter 9 says of fighting and dying."""

    # 9.3: melee

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        # A9.3a: neither of them may sit on an elephant.
        if crowding.is_on_elephant(index, attacker) or crowding.is_on_elephant(index, target):
            return "A9.3a"
        # A9.3f: it does not attack. A9.3e: but is attacked by all but bows.
        if attacker.kind in ELEPHANTS:
            return "A9.3f"
        if target.kind in ELEPHANTS:
            if attacker.kind == "bow":
                return "A9.3e"
            return index.rules.may_strike(index, attacker, target.but(kind=STAND_IN))
        return None

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int | None:
        # A9.4g, A8.4h: none besides its own, and none in a scramble.
        return 0 if bout.manner in ("trample", "scramble") else None

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        return ((fighter.kind, STRENGTH),) if fighter.kind in ELEPHANTS else ()

    def can_kill(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> bool | None:
        # A9.3f: only by trampling.
        if fighter.kind in ELEPHANTS:
            return bout.manner == "trample"
        # A9.4g: neither bows nor horses.
        return fighter.is_warrior and fighter.kind != "bow" if opponent.kind in ELEPHANTS else None

    def judge(self, index: Index, bout: Bout, attack: int, defence: int) -> str | None:
        # A9.4h: instead of what the totals say.
        is_trampled = bout.manner == "trample" and bout.attacker.kind in ELEPHANTS
        return "panic" if is_trampled and defence == PANIC_ROLL and bout.defender.is_warrior else None

    def settled(self, change: ArmageddonChange, bout: Bout, result: str) -> None:
        if result == "panic":
            panic(change, bout.attacker.id)

    def promotion(self, index: Index, bout: Bout, winner: Figure, loser: Figure) -> Kind | None:
        # A9.3g: as for a champion; A6.2i: but not men of a phalanx.
        is_less = RANKS[winner.kind] < RANKS["champion"] and winner.is_warrior and not winner.phalanx
        return "champion" if loser.kind in ELEPHANTS and is_less else None

    # 9.3: ranged combat. A9.3c: an elephant is no obstacle, so nothing is said of it in `sight`.

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A9.3d: among trees, riders and bows only see the next field of forest.
        for rider, other in ((bow, target), (target, bow)):
            if (
                crowding.is_on_elephant(index, rider)
                and index.ground.terrain[rider.field] == "forest"
                and not (
                    index.ground.terrain[other.field] == "forest"
                    and other.field in index.ground.neighbours[rider.field]
                )
            ):
                return "A9.3d"
        # A9.3j: it can be aimed at like a man there, to make it panic.
        if target.kind in ELEPHANTS:
            return index.rules.may_shoot(index, bow, target.but(kind=STAND_IN))
        return None

    def level(self, index: Index, figure: Figure) -> int | None:
        # A9.3b: on its back one is a level higher.
        return index.ground.level[figure.field] + 1 if crowding.is_on_elephant(index, figure) else None

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        return (("on-elephant", 1),) if crowding.is_on_elephant(index, target) else ()

    def struck(self, index: Index, bow: Figure, target: Figure, roll: int, number: int) -> str | None:
        elephant = elephant_of(index, target)
        if elephant is None:
            return None
        # A9.3j: 17 makes it panic if a warrior on its field could be reached.
        if roll == PANIC_ROLL and why_not_aim(index, bow, elephant) is None:
            return "panic"
        # A9.3i: arrows do not kill it.
        return "missed" if target.kind in ELEPHANTS else None

    # Life and death

    def rolls_alone(self, index: Index, figure: Figure) -> bool | None:
        return True if figure.kind in ELEPHANTS else None

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str | None:
        if figure.kind not in ELEPHANTS:
            return None
        # A9.3l, A18.6a: it dies, panics, or lives.
        if not is_enough(index, roll, PANIC_FROM):
            return "dies"
        return "lives" if is_enough(index, roll, LIVES_FROM) else "panics"

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        if result in ("panic", "panics"):
            panic(change, figure.on or figure.id)

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        super().died(change, figure, cause, slayers)
        if figure.kind not in ELEPHANTS:
            return
        # A9.3h, A18.6b: its riders roll for life, and stand on the ground.
        riders = [each for each in change.state.figures.values() if each.on == figure.id]
        change.state = change.state.changing(*(rider.but(on=0) for rider in riders))
        for seat in reversed(change.state.order):
            mine = tuple(rider.id for rider in riders if rider.owner == seat)
            if mine:
                change.push(LifeRolls(seat, mine, "elephant"))
