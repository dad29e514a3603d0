"""A6.2f to A6.2h: the charge blow, the fifth and last one of a phalanx that has moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch02_warriors import duel
from hexenkessel.games.armageddon.chapters.ch06_phalanx import formation
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


def charges(index: Index, seat: Seat) -> Iterator[Charge]:
    """All charge blows that this seat may give now."""
    for men in formation.men_of(index).values():
        if men[0].owner != seat:
            continue
        ahead = _ahead(index, men[0])
        for target in index.at(ahead) if ahead != NOWHERE else ():
            for man in men:
                if why_not_charge(index, seat, man, target) is None:
                    yield Charge(man.id, target.id)


def _ahead(index: Index, man: Figure) -> Field:
    """The field at which the phalanx of a man may charge; NOWHERE: at none."""
    phalanx = formation.standing(index, man)
    # A6.2f: straight ahead in the direction of its move, if a front side faces that field; once.
    if phalanx is None or phalanx.charged or phalanx.course is None:
        return NOWHERE
    if not formation.is_front(phalanx, phalanx.course):
        return NOWHERE
    return index.ground.around[man.field][phalanx.course]


def why_not_charge(index: Index, seat: Seat, man: Figure, target: Figure) -> Rule | None:
    if man.owner != seat:
        return "A2.4e"
    if target.owner == seat:
        return "A2.4ac"
    if _ahead(index, man) != target.field:
        return "A6.2f"
    return index.rules.may_strike(index, man, target) or None


def charge(change: ArmageddonChange, action: Charge) -> None:
    figures = change.state.figures
    man, target = figures[action.figure], figures[action.target]
    before = change.state.phalanxes[man.phalanx]
    after = Phalanx(before.front, before.course, True, before.turned)
    formation.altered(change, man.phalanx, after)
    # A6.2g, A6.2h: a champion's blow, by a man who may have struck already, and who can be killed by it.
    duel.fight(change, Bout(man, target, manner="charge"))
