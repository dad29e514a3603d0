"""16.2: the eighteen, which the gods do not like, and the messenger they send."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch14_onager.effects import hit_field
from hexenkessel.games.armageddon.chapters.chapter import Bout, Chapter
from hexenkessel.games.armageddon.odds import KILLING_ROLL
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, afterwards
from hexenkessel.games.armageddon.rolling import DICE, Throw
from hexenkessel.games.armageddon.terms import Field, Sections

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

WRATH: Final = 18


class Messenger(ArmageddonStep, frozen=True, tag="messenger"):
    """A16.2c: he hits the field where the eighteen was rolled and the six around it, then he vanishes.

    Each field is settled before the next. R-A16.2c: what is rolled for it can call him again, afterwards.
    """

    field: Field
    left: tuple[Field, ...] | None = None  # the fields still to be hit; None: he has not come yet

    def run(self, change: ArmageddonChange) -> None:
        index = change.state.index
        if self.left is None:
            change.tell("messenger", field=index.name(self.field))
            change.replace(Messenger(self.field, (self.field, *index.ground.neighbours[self.field])))
        elif self.left:
            change.replace(Messenger(self.field, self.left[1:]))
            hit_field(change, self.left[0])
        else:
            change.pop()


class Eighteen(Chapter):
    """16.2, which can be used without the beasts."""

    number = 16
    section = "16.2"
    needs: ClassVar[Sections] = ("14.3",)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Messenger,)

    def is_enough(self, index: Index, roll: int, number: int) -> bool | None:
        # A16.2a: always too little. A16.2b: for protection too.
        return False if roll == WRATH else None

    def judge(self, index: Index, bout: Bout, attack: int, defence: int) -> str | None:
        if WRATH not in (attack, defence):
            return None
        # R-A16.2a: it kills nobody, and the opponent kills with a natural 12 to 17.
        word: str | None = index.rules.before(self, "judge", index, bout, attack, defence)
        if word is not None:
            return word
        can_kill = index.rules.can_kill
        if KILLING_ROLL <= attack < WRATH and can_kill(index, bout, bout.attacker, bout.defender):
            return "attacker"
        if KILLING_ROLL <= defence < WRATH and can_kill(index, bout, bout.defender, bout.attacker):
            return "defender"
        return "neither"

    def dice_fell(self, change: ArmageddonChange, throw: Throw, dice: tuple[int, ...]) -> str | None:
        # A16.2b: not for a protection roll. R-A16.2c: not for one die, nor for what is rolled nowhere.
        is_wrath = sum(dice) == WRATH and len(dice) == DICE and throw.purpose != "protection"
        if is_wrath and throw.field is not None:
            afterwards(change, Messenger(change.state.index.ground.field_of(throw.field)))
        return None
