"""What can be asked, and what makes sense as a question.

The shape of a question is checked by its type; what the shape cannot say is checked by `check`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.equipment.board import FIELDS, LANDS, LANDS_OF, TOWERS, WHIRLS
from hexenkessel.games.gods.equipment.figures import DEMILORDS, FIGURES, HUMANS
from hexenkessel.games.gods.equipment.spells import SPELLS, printed
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.terms import Field, Figure, LandName, Spell

Army: TypeAlias = Annotated[tuple[Figure, ...], msgspec.Meta(min_length=1, max_length=99)]
Fields: TypeAlias = Annotated[tuple[Field, ...], msgspec.Meta(max_length=len(FIELDS))]
Distance: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=LIMITS.swift_move)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=999_999)]
VictoryPoints: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Round: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9_999)]


class BadQuestion(ValueError):
    """The question makes no sense; says why in one sentence."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all questions. The field `ask` names which one it is."""

    ask: str

    def check(self) -> None:
        """Raise BadQuestion if the words of the question name nothing that exists."""


class Moves(Question, frozen=True, kw_only=True):
    """Where may an army of a Titan player end that moves so many fields?

    The only teleports are those of Whirls; nobody of the player has gone ashore. `neutral` are tower lands
    with a grey garrison for which he has a marker; any other tower land is empty. `tower` is his own, which
    matters in the first round, when he leaves the City.
    """

    field: Field
    distance: Distance
    army: Army
    round: Round = 11
    own: Fields = ()
    enemy: Fields = ()
    neutral: Fields = ()
    revealed: bool = False
    victory_points: VictoryPoints = 0
    battle_points: Points = 0
    tower: Field | None = None

    def check(self) -> None:
        check_figures(self.army)
        for field in (self.field, *self.own, *self.enemy, *self.neutral):
            check_field(field)
        if self.field in WHIRLS:
            raise BadQuestion("No army stands on a Whirl.")
        for field in self.neutral:
            if field not in TOWERS:
                raise BadQuestion(f"{field} is no tower land.")
        if self.tower is not None and self.tower not in LANDS_OF["Tower"]:
            raise BadQuestion(
                f"{shortened(self.tower)} is no Tower; there are {', '.join(LANDS_OF['Tower'])}."
            )


class Recruits(Question, frozen=True, kw_only=True):
    """Which Creatures may such an army recruit in such a land? Pools are full, and a marker is free."""

    land: LandName
    army: Army
    distance: Annotated[int, msgspec.Meta(ge=0, le=99)] = 4
    labelled: bool = True
    revealed: bool = False
    victory_points: VictoryPoints = 0
    end_creature_taken: bool = False

    def check(self) -> None:
        if self.land not in LANDS:
            raise BadQuestion(f"There is no land {shortened(self.land)}; there are {', '.join(LANDS)}.")
        check_figures(self.army)


class Price(Question, frozen=True, kw_only=True, rename={"purpose": "for"}):
    """How many gems does it cost?"""

    purpose: Literal["hire", "revive", "conjure", "darkland-teleport"]
    figure: Figure | None = None

    def check(self) -> None:
        if self.purpose == "darkland-teleport":
            check_figures([] if self.figure is None else [self.figure])
            return
        if self.figure is None:
            raise BadQuestion("Whom? The figure is missing.")
        check_figures([self.figure])
        sold: Collection[Figure] = HUMANS if self.purpose == "hire" else DEMILORDS
        if self.figure not in sold:
            raise BadQuestion(f"Nobody can {self.purpose} a {self.figure}; only {', '.join(sorted(sold))}.")


class Spells(Question, frozen=True, kw_only=True):
    """Which spells may somebody of this army cast now, who has cast these in this battle?"""

    army: Army
    enemy: Annotated[tuple[Figure, ...], msgspec.Meta(max_length=99)]
    cast: Annotated[tuple[Spell, ...], msgspec.Meta(max_length=99)] = ()

    def check(self) -> None:
        check_figures((*self.army, *self.enemy))
        for spell in self.cast:
            if spell not in map(printed, SPELLS):
                known = ", ".join(map(printed, SPELLS))
                raise BadQuestion(f"There is no spell {shortened(spell)}; there are {known}.")


class Score(Question, frozen=True, kw_only=True):
    """What does the loss of such an army bring? `battle_points` are those of its owner."""

    how: Literal["flight", "negotiation", "battle", "draw", "time"]
    army: Army
    battle_points: Points = 0

    def check(self) -> None:
        check_figures(self.army)


class Lords(Question, frozen=True, kw_only=True, rename={"before": "from", "after": "to"}):
    """Which Lords appear when a player goes from so many battle points to so many?"""

    before: Points
    after: Points

    def check(self) -> None:
        if self.after < self.before:
            raise BadQuestion("Nobody loses battle points.")


class ArmyQuestion(Question, frozen=True, kw_only=True):
    """May an army be so, how many figures may it have at most, and what is it worth?"""

    army: Army
    revealed: bool = False
    battle_points: Points = 0

    def check(self) -> None:
        check_figures(self.army)


class Advantages(Question, frozen=True, kw_only=True):
    """What does a Titan's army have of so many victory points?"""

    victory_points: VictoryPoints
    revealed: bool


class Sacrifices(Question, frozen=True, kw_only=True):
    """Who in this army can be given for the Executer?"""

    army: Army

    def check(self) -> None:
        check_figures(self.army)


class God(Question, frozen=True, kw_only=True):
    """How much life has the God against Titans of such powers, the Dark-Titan among them?"""

    titans: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=9_999)], ...], msgspec.Meta(max_length=4)]


def check_field(field: Field) -> None:
    if field not in FIELDS:
        raise BadQuestion(f"There is no field {shortened(field)} on the board.")


def check_figures(names: Iterable[Figure]) -> None:
    for name in names:
        if name not in FIGURES:
            raise BadQuestion(f"There is no figure {shortened(name)}.")


def shortened(word: str) -> str:
    return repr(word if len(word) <= 40 else word[:40] + "…")
