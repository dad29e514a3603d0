"""Chapter 3: champions and heroes, support, promotion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.actions import Attack
from hexenkessel.games.armageddon.chapters.ch02_warriors.chapter import targets_of
from hexenkessel.games.armageddon.chapters.chapter import Bout, Chapter, Verdict
from hexenkessel.games.armageddon.figures import RANKS, Figure
from hexenkessel.games.armageddon.terms import Item, Kind, Sections
from hexenkessel.kernel.action import Action

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A3.1c, A3.1d, A18.3e, A18.3g: against every opponent, in attack and defence.
LORDS: Final[Mapping[Kind, int]] = {"champion": 3, "hero": 6}


class Lords(Chapter):
    """3: always in use. A3.1b: lords do everything else as others do, so nothing is said of it here."""

    number = 3
    section = "3"
    needs: ClassVar[Sections] = ("2",)
    kinds: ClassVar[tuple[Kind, ...]] = ("champion", "hero")

    def blows_of(self, index: Index, figure: Figure) -> Iterator[Action]:
        """A3.2a, A3.2b, A3.2e: attacks, and only those, with one other who can reach the same enemy."""
        rules = index.rules
        for target in targets_of(index, figure):
            for supporter in index.near(target.field):
                if (
                    supporter.owner == figure.owner
                    and supporter.id != figure.id
                    and supporter.is_warrior
                    and not supporter.acted
                    and not rules.may_support(index, supporter, figure, target)
                    and not rules.may_strike(index, supporter, target)
                ):
                    yield Attack(figure.id, target.id, supporter.id)

    def may_support(self, index: Index, supporter: Figure, attacker: Figure, target: Figure) -> Verdict:
        # A3.2d: the stronger never supports the weaker. A3.2f: only man, champion and hero count.
        return "A3.2d" if RANKS[supporter.kind] > RANKS[attacker.kind] else None

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        kind = index.rules.fights_as(index, bout, fighter, opponent)
        return ((kind, LORDS[kind]),) if kind in LORDS else ()

    def promotion(self, index: Index, bout: Bout, winner: Figure, loser: Figure) -> Kind | None:
        # A3.1e, A3.1f: whoever kills a lord becomes one himself, if he is less.
        slain = index.rules.fights_as(index, bout, loser, winner)
        is_less = winner.is_warrior and RANKS[winner.kind] < RANKS[slain]
        return slain if slain in LORDS and is_less else None
