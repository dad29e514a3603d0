"""Chapter 6: the phalanx, four men who fight as champions to the front."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.actions import Swap
from hexenkessel.games.armageddon.chapters.ch02_warriors import swapping, walking
from hexenkessel.games.armageddon.chapters.ch06_phalanx import charging, formation, mustering
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge, Dissolve, Face, Fill, Form
from hexenkessel.games.armageddon.chapters.chapter import Bout, Chapter, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll, price_of
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure, paced
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.terrain import OPEN
from hexenkessel.games.armageddon.terms import Field, Kind, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

LIFE: Final = 11  # A6.2s, A18.6a: for a man of a phalanx
STEPS: Final = 1  # A6.1j, A18.4a: in formation


class Phalanxes(Chapter):
    """6."""

    number = 6
    section = "6"
    needs: ClassVar[Sections] = ("5",)
    moves: ClassVar[tuple[type[Action], ...]] = (Form, Dissolve, Fill, Face)
    blows: ClassVar[tuple[type[Action], ...]] = (Charge,)

    # What a player may say

    def moves_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        yield from mustering.musters(index, seat)
        yield from _swaps(index, seat)

    def blows_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        return charging.charges(index, seat)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        figures = index.figures
        who = 0
        match action:
            case Form(name):
                rule = mustering.why_not_form(index, seat, name)
            case Dissolve(name):
                rule = mustering.why_not_dissolve(index, seat, name)
            case Fill(who, name) if who in figures:
                rule = mustering.why_not_fill(index, seat, figures[who], name)
            case Face():
                rule = mustering.why_not_face(index, seat, action)
            case Charge(who, target) if who in figures and target in figures:
                rule = charging.why_not_charge(index, seat, figures[who], figures[target])
            case _:
                return NOT_POSSIBLE
        return Refusal(rule, {"figure": who}) if rule else None

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        match action:
            case Form():
                mustering.form(change, seat, action)
            case Dissolve():
                mustering.dissolve(change, seat, action)
            case Fill():
                mustering.fill(change, seat, action)
            case Face():
                mustering.face(change, seat, action)
            case Charge():
                charging.charge(change, action)

    def at_muster(self, index: Index, seat: Seat) -> Iterator[Action]:
        return mustering.set_ups(index, seat)

    def mustered(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, self.moves):
            self.do(change, seat, action)

    # 6.1: stay and movement

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        return "A6.1h" if figure.phalanx and index.ground.footing[field] not in OPEN else None

    def crowd(self, index: Index) -> None:
        # A6.1i: it fills its field, even if men of it have fallen.
        for number, men in formation.men_of(index).items():
            if not formation.is_breaking(index, number):
                where = men[0].field
                index.free[where] = min(0, index.free[where])

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        is_phalanx = formation.standing(index, figure) is not None or formation.on_field(index, field)
        return "A6.1i" if is_phalanx else None

    def company(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if formation.standing(index, figure) is not None:
            along += [man for man in formation.men_of(index)[figure.phalanx] if man.id != figure.id]

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.phalanx:
            along += [man for man in formation.men_of(index)[figure.phalanx] if man.id != figure.id]

    def gait(self, index: Index, figure: Figure) -> Gait | None:
        return None if formation.standing(index, figure) is None else "phalanx"

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return formation.toll(ground, one, other) if gait == "phalanx" else None

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        phalanx = formation.standing(index, figure)
        if phalanx is None:
            return None
        # A6.1j: one step a round. A6.2p: after filling up as well, for until then it is not `standing`.
        # A6.1o: it turns after it, or instead.
        if phalanx.turned:
            return 0
        made = 0 if phalanx.course is None else max(1, figure.steps)
        return max(0, paced(figure, STEPS) - made)

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        if formation.standing(index, figure) is None:
            return None
        if not index.rules.steps_left(index, figure):
            return {}
        # A6.1i: onto fields where nobody is.
        ways = index.ways("phalanx")[figure.field]
        return {to: Way(price, (to,)) for to, price in ways if index.free[to] >= formation.MEN}

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        phalanx = formation.standing(index, figure)
        if phalanx is None:
            return None
        return "A6.1o" if phalanx.turned and phalanx.course is None else "A6.1j"

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        # A6.2f: the direction of its move.
        if figure.phalanx in change.state.phalanxes:
            before = change.state.phalanxes[figure.phalanx]
            course = change.state.index.ground.direction(figure.field, way.path[-1])
            formation.altered(
                change, figure.phalanx, Phalanx(before.front, course, before.charged, before.turned)
            )

    def may_exchange(self, index: Index, these: Sequence[Figure], those: Sequence[Figure]) -> Verdict:
        # A6.1n: two phalanxes do not change places.
        both = all(any(formation.standing(index, each) for each in some) for some in (these, those))
        return "A6.1n" if both else None

    # 6.2: combat

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        phalanx = formation.standing(index, attacker)
        if phalanx is None:
            return None
        # A6.2h: the charge blow is the last one.
        if phalanx.charged:
            return "A6.2h"
        # A6.2k: only at fields it could enter. A6.2d: each man may choose another of them.
        # A6.2l: in defence at any.
        return None if price_of(index.ways("phalanx"), attacker.field, target.field) else "A6.2k"

    def may_support(self, index: Index, supporter: Figure, attacker: Figure, target: Figure) -> Verdict:
        # A6.2e: phalanx men neither support nor are supported.
        in_phalanx = formation.standing(index, supporter) or formation.standing(index, attacker)
        return "A6.2e" if in_phalanx else None

    def fights_as(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Kind | None:
        # A6.2c: over a front side as champions. A6.2b: otherwise as the men they are.
        return "champion" if formation.strikes_to_the_front(index, fighter, opponent) else None

    def promotion(self, index: Index, bout: Bout, winner: Figure, loser: Figure) -> Kind | None:
        # A6.2i: not for phalanx men. A6.2j: `fights_as` makes a champion of who is killed over the front.
        return winner.kind if formation.standing(index, winner) is not None else None

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A6.2q: from the front they count as champions.
        phalanx = formation.standing(index, target)
        if phalanx is not None and formation.sees(index.ground, phalanx, target.field, bow.field):
            return "A6.2q"
        return None

    # Life, death and time

    def life_number(self, index: Index, figure: Figure, cause: str) -> int | None:
        return LIFE if figure.phalanx else None

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        if figure.phalanx:
            formation.forget_empty(change, figure.phalanx)

    def round_begins(self, change: ArmageddonChange) -> None:
        fresh = {number: Phalanx(phalanx.front) for number, phalanx in change.state.phalanxes.items()}
        change.state = change.state.but(phalanxes=fresh)

    def sets_out(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        # A6.2n, A6.1g: these come before all movement.
        if not isinstance(action, (Form, Dissolve, Fill)):
            self.moving_ends(change, seat)

    def moving_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        # A6.2m: what has not been filled up by now is dissolved.
        index = change.state.index
        if index.field.set_out:
            return
        for number in [each for each in formation.men_of(index) if formation.is_breaking(index, each)]:
            formation.disband(change, number)
        change.state = change.state.but(set_out=True)

    # Goals, and what cannot be

    def counts(self, index: Index, seat: Seat, word: str) -> int | None:
        if word != "phalanx":
            return None
        return sum(men[0].owner == seat for men in formation.men_of(index).values())

    def flaws(self, index: Index) -> Iterable[str]:
        everybody = formation.men_of(index)
        for number in index.field.phalanxes:
            men = everybody.get(number, [])
            if not 1 <= len(men) <= formation.MEN:
                yield f"phalanx {number} has {len(men)} men"
            if len({(man.field, man.kind, man.owner) for man in men}) > 1 or any(man.on for man in men):
                yield f"phalanx {number} does not hold together"


def _swaps(index: Index, seat: Seat) -> Iterator[Action]:
    """A6.1n: a phalanx for all who stand on a neighbouring field."""
    for men in formation.men_of(index).values():
        if men[0].owner != seat or not index.rules.steps_left(index, men[0]):
            continue
        for to, _ in index.ways("phalanx")[men[0].field]:
            if index.free[to] <= 0 and not formation.on_field(index, to):
                others = walking.heads(index, index.at(to))
                swap = Swap((men[0].id,), tuple(other.id for other in others))
                if others and swapping.why_not_swap(index, seat, swap) is None:
                    yield swap
