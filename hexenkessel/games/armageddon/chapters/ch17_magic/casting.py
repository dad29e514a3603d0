"""17.3, 17.4: a spell is announced, perhaps countered, and works."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, ClassVar, Final, get_args

import msgspec

from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.ch15_ships.numbers import Strength
from hexenkessel.games.armageddon.chapters.ch16_beasts.eighteen import WRATH
from hexenkessel.games.armageddon.chapters.ch17_magic import (
    aiming,
    displacing,
    gates,
    herding,
    lasting,
    stock,
    waters,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import CallWind, Cast, Counter
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import (
    SPELLS,
    SpellName,
    counter_units,
    units_for,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep
from hexenkessel.games.armageddon.rolling import throw_by
from hexenkessel.games.armageddon.terms import SIDES, FigureId, Place, Rule
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_AN_ANSWER, NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

MOST_APART: Final = 1  # A17.4a: two formulas that undo a spell


# Whether it may be cast


def why_not_cast(index: Index, seat: Seat, cast: Cast | CallWind) -> Refusal | None:
    magician = index.figures.get(cast.figure)
    # A17.2aw: which wind must be said.
    if magician is None or not cast.fields or (isinstance(cast, Cast) and cast.spell == "local-wind"):
        return NOT_POSSIBLE
    spell: SpellName = "local-wind" if isinstance(cast, CallWind) else cast.spell
    named = [index.ground.number.get(name, NOWHERE) for name in cast.fields]
    if NOWHERE in named or (len(set(cast.fields)) < len(cast.fields) and spell not in _EDGES):
        return NOT_POSSIBLE
    fields = tuple(named)
    rule = why_cannot(index, seat, magician) or _why_not(index, magician, spell, fields)
    # A17.3k: what he does not have he cannot spend.
    if not rule and units(index, magician, spell, fields) > stock.units_of(index.field, magician.id):
        rule = "A17.3k"
    return Refusal(rule, {"figure": cast.figure}) if rule else None


def why_cannot(index: Index, seat: Seat, magician: Figure) -> Rule | None:
    """What keeps him from casting at all."""
    # A17.6g: a mortal one neither casts nor counters.
    if magician.kind == MORTAL:
        return "A17.6g"
    # A17.3a: a magician, in his player's turn, once a round.
    if magician.kind != MAGICIAN or magician.owner != seat or magician.id in index.field.magic.cast:
        return "A17.3a"
    return None


def _why_not(index: Index, magician: Figure, spell: SpellName, fields: tuple[Place, ...]) -> Rule | None:
    if spell == "displace":
        return displacing.why_not(index, magician, fields)
    if spell in lasting.WATERS:
        return waters.why_not(index, magician, fields)
    if spell == "move-gate":
        return gates.why_not(index, magician, fields)
    return aiming.why_not_over(index, magician, spell, fields)


def units(index: Index, magician: Figure, spell: SpellName, fields: tuple[Place, ...]) -> int:
    """A17.3k: what it costs."""
    if spell == "displace":
        return units_for(SPELLS[spell], displacing.who_goes(index, magician))
    if spell in lasting.WATERS:
        return SPELLS[spell].units * len(waters.rivers_at(index.ground, fields))
    if spell == "move-gate":
        return gates.units(index, fields)
    return units_for(SPELLS[spell], aiming.subjects(index, magician, spell, fields))


_EDGES: Final = (*lasting.WATERS, "move-gate")


def casts(index: Index, magician: Figure) -> Iterator[Cast | CallWind]:
    """All that can be cast over one field, river or gate; over several it may be said, but is not listed."""
    if magician.owner is None or why_cannot(index, magician.owner, magician):
        return
    left = stock.units_of(index.field, magician.id)
    for spell in SPELLS:
        for fields in _targets(index, magician, spell):
            if units(index, magician, spell, fields) > left:
                continue
            names = tuple(map(index.name, fields))
            if spell != "local-wind":
                yield Cast(magician.id, spell, names)
                continue
            for strength, side in product(get_args(Strength), SIDES):
                yield CallWind(magician.id, strength, side, names)


def _targets(index: Index, magician: Figure, spell: SpellName) -> Iterator[tuple[Place, ...]]:
    if spell == "displace":
        return displacing.targets(index, magician)
    if spell in lasting.WATERS:
        return waters.targets(index, magician)
    if spell == "move-gate":
        return gates.targets(index, magician)
    return aiming.targets(index, magician, spell)


# Casting it


def announce(change: ArmageddonChange, seat: Seat, cast: Cast | CallWind) -> int:
    """What it costs is paid at once, whatever comes of it (A17.4c); so many units."""
    index = change.state.index
    magician = index.figures[cast.figure]
    fields = tuple(index.ground.number[name] for name in cast.fields)
    spell: SpellName = "local-wind" if isinstance(cast, CallWind) else cast.spell
    price = units(index, magician, spell, fields)
    stock.pay(change, magician.id, price)
    magic = change.state.magic
    change.state = change.state.but(magic=magic.but(cast=tuple(sorted((*magic.cast, magician.id)))))
    name = index.name(magician.field)
    change.tell("cast", seat=seat, field=name, spell=spell, fields=cast.fields, units=price)
    casting = Casting(seat, magician.id, spell, fields, price)
    if isinstance(cast, CallWind):
        toward = SIDES.index(cast.side)
        casting = msgspec.structs.replace(casting, strength=cast.strength, toward=toward)
    change.push(casting)
    return price


class Casting(ArmageddonStep, frozen=True, tag="casting"):
    """A17.4a, A17.4b: whoever can is asked whether he counters it, in turn order; one attempt is made."""

    answers: ClassVar[tuple[type[Action], ...]] = (Counter, Done)

    seat: Seat
    figure: FigureId
    spell: SpellName
    fields: tuple[Place, ...]
    units: int
    passed: tuple[Seat, ...] = ()  # who does not want to
    strength: str = ""  # of a local wind
    toward: Direction = 0

    def _counterers(self, index: Index) -> list[Figure]:
        """Those of the first seat that has any and has not passed."""
        return next(self._by_seat(index), [])

    def _by_seat(self, index: Index) -> Iterator[list[Figure]]:
        field = index.field
        caster = index.figures.get(self.figure)
        order = field.order
        start = order.index(self.seat) + 1
        for seat in (*order[start:], *order[:start]):
            if caster is None or seat in self.passed or seat not in field.living:
                continue
            if not field.is_enemy(seat, self.seat):
                continue
            able = [each for each in stock.magicians(field, seat) if not why_not_counter(index, self, each)]
            if able:
                yield able

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        able = self._counterers(position.state.index)
        return tuple(each.owner for each in able[:1] if each.owner is not None)

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-casting", {"spell": self.spell, "units": counter_units(self.units)})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [*(Counter(each.id) for each in self._counterers(position.state.index)), Done()]

    def why_not(self, position: ArmageddonPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Counter):
            return NOT_AN_ANSWER
        index = position.state.index
        figure = index.figures.get(action.figure)
        if figure is None or figure.owner != seat:
            return NOT_POSSIBLE
        rule = why_not_counter(index, self, figure)
        return Refusal(rule, {"figure": figure.id}) if rule else None

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if not isinstance(action, Counter):
            change.replace(msgspec.structs.replace(self, passed=(*self.passed, seat)))
        elif self._is_undone(change, change.state.figures[action.figure]):
            change.pop()
        else:
            self.run(change)

    def _is_undone(self, change: ArmageddonChange, counterer: Figure) -> bool:
        """A17.4a: first the caster rolls his formula, then the other."""
        stock.pay(change, counterer.id, counter_units(self.units))
        formula = throw_by(change, "formula", change.state.figures[self.figure])
        counter = throw_by(change, "counter-formula", counterer)
        fails = is_countered(formula, counter)
        seat = -1 if counterer.owner is None else counterer.owner
        change.tell(
            "countered",
            seat=seat,
            foe=self.seat,
            spell=self.spell,
            field=change.state.index.name(counterer.field),
            units=counter_units(self.units),
            attack=formula,
            defence=counter,
            result="fails" if fails else "works",
        )
        return fails

    def run(self, change: ArmageddonChange) -> None:
        change.pop()
        _EFFECTS.get(self.spell, _enchant)(change, self)


def why_not_counter(index: Index, casting: Casting, figure: Figure) -> Rule | None:
    caster = index.figures[casting.figure]
    # A17.6g: no mortal one. A17.4a: within 12 fields.
    if figure.kind == MORTAL:
        return "A17.6g"
    if figure.kind != MAGICIAN or index.ground.distance(figure.field, caster.field) > aiming.REACH:
        return "A17.4a"
    # A17.4c: who can pay for it.
    is_paid = counter_units(casting.units) <= stock.units_of(index.field, figure.id)
    return None if is_paid else "A17.4c"


def is_countered(formula: int, counter: int) -> bool:
    """A17.4a. R-A17.4c: an eighteen spoils what it was rolled for."""
    if formula == WRATH:
        return True
    return counter != WRATH and abs(formula - counter) <= MOST_APART


# What it does


def _enchant(change: ArmageddonChange, casting: Casting) -> None:
    """A17.3d: it lies on all of them until it ends."""
    index = change.state.index
    word = SPELLS[casting.spell].leaves
    meant = aiming.subjects(index, index.figures[casting.figure], casting.spell, casting.fields)
    change.state = change.state.changing(*(_under(figure, word) for figure in meant))
    ids = tuple(figure.id for figure in meant)
    lasting.add(
        change,
        Lasting(word, casting.seat, figures=ids, strength=casting.strength, toward=casting.toward),
    )


def _under(figure: Figure, word: str) -> Figure:
    # A17.2au: for a ship the number that holds in this round is noted as it is.
    is_fast = word == "doubled" and figure.kind in SHIPS
    return figure.but(spell=word, limit=2 * figure.limit if is_fast else figure.limit)


def _displace(change: ArmageddonChange, casting: Casting) -> None:
    displacing.displace(change, change.state.figures[casting.figure], casting.fields[0])


def _waters(change: ArmageddonChange, casting: Casting) -> None:
    waters.enchant(change, casting.seat, casting.spell, casting.fields)


def _gates(change: ArmageddonChange, casting: Casting) -> None:
    gates.move(change, casting.seat, casting.fields)


def _herd(change: ArmageddonChange, casting: Casting) -> None:
    index = change.state.index
    meant = aiming.subjects(index, index.figures[casting.figure], casting.spell, casting.fields)
    herding.begin(change, casting.seat, [figure.id for figure in meant])


_EFFECTS: Final[Mapping[SpellName, Callable[[ArmageddonChange, Casting], None]]] = {
    "displace": _displace,
    "dry-river": _waters,
    "flood-river": _waters,
    "move-gate": _gates,
    "move-animals": _herd,
}
