"""17.2: what spells on figures do in melee, to arrows, and when somebody rolls for life."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from hexenkessel.games.armageddon.chapters.ch16_beasts.eighteen import WRATH
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.chapter import Bout, Verdict
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import Item

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

HUNGER: Final = "hunger"  # 10.6
PITCH: Final = "pitch"  # 11.4
WEAKNESS: Final = 2  # A17.2b
# A17.2g, A17.2l: so many good-points more.
MORE: Final = {"strengthened": 2, "invisible": 4}
MORTAL_ROLL: Final = 17  # A17.6m
LIFE_OF_A_MORTAL: Final = 7

# A17.2c, A17.2h: so much more is needed by whom it lies on, when he rolls for life or for hunger.
FOR_LIFE: Final = {"weakened": 1, "strengthened": -1}
# A17.2d, A17.2i, A18.5a: and so much more to hit him; A17.2e, A17.2j: or when he shoots.
AS_TARGET: Final = {"weakened": -1, "strengthened": 1}
AS_BOW: Final = {"weakened": 1, "strengthened": -1}


def points(fighter: Figure, others: int) -> Iterator[Item]:
    """What a spell adds to the good-points that he has without it."""
    if fighter.spell in MORE:
        yield (fighter.spell, MORE[fighter.spell])
    # A17.2b, A18.3a: two less, if there are so many.
    elif fighter.spell == "weakened" and others >= WEAKNESS:
        yield (fighter.spell, -WEAKNESS)


def shot_items(bow: Figure, target: Figure) -> Iterator[Item]:
    # A17.2t: to arrows the paralysed are as if under no spell.
    if bow.spell in AS_BOW:
        yield (f"bow-{bow.spell}", AS_BOW[bow.spell])
    if target.spell in AS_TARGET:
        yield (target.spell, AS_TARGET[target.spell])


def why_not_aim(index: Index, bow: Figure, target: Figure) -> Verdict:
    """What keeps a bow from shooting at this figure because of magic."""
    from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import HIGHEST_NUMBER, shot_number

    # A17.3i: nothing can hurt a magician; A17.6m: nor arrows a mortal one.
    if target.kind in (MAGICIAN, MORTAL):
        return "A17.3i" if target.kind == MAGICIAN else "A17.6m"
    # A17.2m: what nobody sees. A17.2x: what cannot die.
    if target.spell == "invisible":
        return "A17.2m"
    if target.spell == "petrified":
        return "A17.2x"
    # A17.2d, R-A17.2j: who would be out of reach without spells stays so.
    if bow.spell not in AS_BOW and target.spell not in AS_TARGET:
        return None
    number = shot_number(index, bow.but(spell=""), target.but(spell=""))
    return "A17.2j" if number > HIGHEST_NUMBER else None


def shifted(spell: str, roll: int) -> int:
    """A roll for several numbers at once, as if they all had changed; an eighteen stays what it is."""
    if roll == WRATH or spell not in FOR_LIFE:
        return roll
    return max(3, min(WRATH - 1, roll - FOR_LIFE[spell]))


def fate(figure: Figure, cause: str) -> str | None:
    """What becomes of who should roll for his life. A17.2be: nobody casts between danger and roll."""
    # A17.2q: the paralysed are dead, but hunger does nothing to them.
    if figure.spell == "paralysed":
        return "lives" if cause == HUNGER else "dies"
    # A17.2n: pitch does nothing to the invisible.
    if figure.spell == "invisible" and cause == PITCH:
        return "lives"
    # A17.2w: stone does not roll. A17.2bd: the protected survive.
    return "lives" if figure.spell in ("petrified", "protected") else None


def judge(
    bout: Bout, attack: int, defence: int, could: Callable[[Figure, Figure], bool], is_deadly: bool
) -> str | None:
    """What comes of a bout that totals do not decide; `could` says who can kill whom without magic, and
    `is_deadly` whether the attacker's roll kills who does not defend himself."""
    attacker, defender = bout.attacker, bout.defender
    # A17.6m: a mortal magician falls to a natural seventeen, whatever the totals are, and only he does.
    if attack == MORTAL_ROLL and _is_mortal(defender) and could(attacker, defender):
        return "attacker"
    # A17.2u: it promotes like any other, so nothing is said of that.
    if defender.spell == "paralysed":
        is_dead = is_deadly and defender.kind != MORTAL and could(attacker, defender)
        return "attacker" if is_dead else "neither"
    is_slain = defence == MORTAL_ROLL and _is_mortal(attacker) and could(defender, attacker)
    return "defender" if is_slain else None


def _is_mortal(figure: Figure) -> bool:
    return figure.kind == MORTAL and figure.spell != "petrified"


def can_kill(fighter: Figure, opponent: Figure) -> bool | None:
    # A17.2x: the petrified cannot be killed. R-A17.6m: nor a mortal magician, but by `judge`.
    return False if opponent.spell == "petrified" or opponent.kind == MORTAL else None
