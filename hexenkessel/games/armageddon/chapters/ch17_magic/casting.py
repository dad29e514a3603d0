"""17.3, 17.4: a spell is announced, perhaps countered, and works."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.ch16_beasts.eighteen import WRATH
from hexenkessel.games.armageddon.chapters.ch17_magic import (
    aiming,
    displacing,
    gates,
    goading,
    herding,
    lasting,
    offering,
    stock,
    waters,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import CallWind, Cast, Counter, MoveBeast
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import (
    SPELLS,
    SpellName,
    beast_units,
    counter_units,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.state import Lasting
from hexenkessel.games.armageddon.figures import Figure
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


# Casting it


def announce(change: ArmageddonChange, seat: Seat, cast: offering.AnyCast) -> int:
    """What it costs is paid at once, whatever comes of it (A17.4c); so many units."""
    casting = _goading(change, seat, cast) if isinstance(cast, MoveBeast) else _casting(change, seat, cast)
    stock.pay(change, cast.figure, casting.units)
    magic = change.state.magic
    change.state = change.state.but(magic=magic.but(cast=tuple(sorted((*magic.cast, cast.figure)))))
    change.push(casting)
    return casting.units


def _goading(change: ArmageddonChange, seat: Seat, cast: MoveBeast) -> Casting:
    index = change.state.index
    magician, beast = index.figures[cast.figure], index.figures[cast.beast]
    price = beast_units(beast.kind, cast.steps)
    change.tell(
        "goaded",
        seat=seat,
        field=index.name(magician.field),
        kind=beast.kind,
        place=index.name(beast.field),
        side=cast.side,
        steps=cast.steps,
        units=price,
    )
    toward = SIDES.index(cast.side)
    fields = (beast.field,)
    return Casting(seat, magician.id, "move-beasts", fields, price, (), "", toward, beast.id, cast.steps)


def _casting(change: ArmageddonChange, seat: Seat, cast: Cast | CallWind) -> Casting:
    index = change.state.index
    magician = index.figures[cast.figure]
    fields = tuple(index.ground.number[name] for name in cast.fields)
    spell: SpellName = "local-wind" if isinstance(cast, CallWind) else cast.spell
    price = offering.units(index, magician, spell, fields)
    name = index.name(magician.field)
    change.tell("cast", seat=seat, field=name, spell=spell, fields=cast.fields, units=price)
    casting = Casting(seat, magician.id, spell, fields, price)
    if isinstance(cast, CallWind):
        toward = SIDES.index(cast.side)
        casting = msgspec.structs.replace(casting, strength=cast.strength, toward=toward)
    return casting


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
    beast: FigureId = 0  # A17.2ap: which goes so many steps
    steps: int = 0

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


def _goad(change: ArmageddonChange, casting: Casting) -> None:
    goading.goad(change, casting.seat, casting.beast, casting.toward, casting.steps)


_EFFECTS: Final[Mapping[SpellName, Callable[[ArmageddonChange, Casting], None]]] = {
    "displace": _displace,
    "dry-river": _waters,
    "flood-river": _waters,
    "move-gate": _gates,
    "move-animals": _herd,
    "move-beasts": _goad,
}
