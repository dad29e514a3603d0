"""8.2 to 8.4: fighting a chariot, shooting at it and from it, and what becomes of those under it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch08_chariot import melee, rolling, team
from hexenkessel.games.armageddon.chapters.chapter import Bout, Verdict
from hexenkessel.games.armageddon.chapters.keeping.keeper import Keeper
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.rolling import is_enough
from hexenkessel.games.armageddon.terms import Field, Item
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

HARNESSED_LIFE: Final = 11  # A8.1j


class ChariotsInCombat(Keeper):
    """What chapter 8 says of fighting, danger and death."""

    # 8.2, 8.3: combat

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        return melee.why_not_strike(index, attacker, target)

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int | None:
        # A8.3g, A8.4h: none besides their own, and none in a scramble.
        return 0 if bout.manner in ("trample", "scramble") else None

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        return melee.points(index, bout, fighter, opponent)

    def can_kill(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> bool | None:
        # A8.3i: trampling horses can, trampled ones cannot.
        is_trampling = (
            bout.manner == "trample" and fighter.id == bout.attacker.id and fighter.kind in team.TEAM
        )
        return True if is_trampling else None

    def increases(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        # A8.2g: at every speed. A8.2h: horses at speed 3 or 4. A8.2i: and bows that shoot from the wagon.
        if target.harness and index.figures[target.harness].speed >= team.FAST:
            yield ("speed", 1)
        wagon = team.wagon_of(index, bow)
        if wagon is not None and wagon.speed >= team.FAST:
            yield ("from-chariot", 1)

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        # A8.2h, A18.5d: the crew by one or two; horses are hard to hit by what `increases` say of them.
        wagon = team.wagon_of(index, target)
        return () if wagon is None else (("on-chariot", 2 if wagon.speed >= team.FAST else 1),)

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        super().died(change, figure, cause, slayers)
        if figure.kind == "wagon":
            # A9.4k: its crew stand on the ground, and its horses are loose.
            loose = [
                each.but(on=0, harness=0)
                for each in change.state.figures.values()
                if figure.id in (each.on, each.harness)
            ]
            change.state = change.state.changing(*loose)

    # Life and death

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        # A8.1j: harnessed horses stand by the wagon's owner.
        if index.ground.danger[field]:
            who[:] = [figure for figure in who if not figure.harness]
            who += [figure for figure in index.at(field) if figure.harness and figure.owner == seat]

    def life_number(self, index: Index, figure: Figure, cause: str) -> int | None:
        # A8.4e: under the wagon. A8.1j: in harness.
        if cause == rolling.ROLLED_OVER:
            return rolling.CLIMBING
        return HARNESSED_LIFE if figure.harness else None

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str | None:
        if cause != rolling.ROLLED_OVER:
            return None
        return "climbs" if is_enough(index, roll, rolling.CLIMBING) else "dies"

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        if result == "climbs":
            rolling.climb(change, figure.id)
