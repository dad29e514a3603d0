"""Forming (A6.1c); dissolving and filling up, before anything else moves (A6.1g, A6.2n); and turning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.ch06_phalanx import formation
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Dissolve, Face, Fill, Form
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure, room_of
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import SIDES, Field, FieldName, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange

ROUNDS_IDLE = 2  # A6.1c: they arrive in round n, stand idle in n + 1 and form up in n + 2


def musters(index: Index, seat: Seat) -> Iterator[Action]:
    """Everything of this that may be done now."""
    name = index.name
    for field, figures in index.on_field.items():
        if figures[0].owner != seat or figures[0].kind not in formation.WEAPONS:
            continue
        if why_not_form(index, seat, name(field)) is None:
            yield from (Form(name(field), side) for side in SIDES)
        if why_not_dissolve(index, seat, name(field)) is None:
            yield Dissolve(name(field))
        number = formation.on_field(index, field, seat)
        if number and formation.is_breaking(index, number):
            for neighbour in index.ground.neighbours[field]:
                for figure in index.at(neighbour):
                    if why_not_fill(index, seat, figure, name(field)) is None:
                        yield Fill(figure.id, name(field))
        elif number:
            front = SIDES[index.field.phalanxes[number].front]
            if not _why_stiff(index, figures):
                yield from (Face(name(field), side) for side in SIDES if side != front)


# Forming


def why_not_form(index: Index, seat: Seat, name: FieldName) -> Rule | None:
    field = index.ground.number.get(name, NOWHERE)
    if rule := why_not_four(index, seat, field):
        return rule
    # A6.1c: after a whole round in idleness, whoever else has moved by now. A6.1d: not one of them may have
    # stirred. A6.1e: to defend oneself or to roll for one's life is not to stir.
    if rule := _why_stiff(index, index.at(field)):
        return rule
    last = index.field.round - ROUNDS_IDLE
    stirred = [man for man in index.at(field) if man.busy > last]
    if last < 0 or len(stirred) == formation.MEN:
        return "A6.1c"
    return "A6.1d" if stirred else None


def _why_stiff(index: Index, men: Iterable[Figure]) -> Rule | None:
    """Who may not stir (A17.2p) does not take part."""
    return next((rule for man in men if (rule := index.rules.may_stir(index, man))), None)


def why_not_four(index: Index, seat: Seat, field: Field) -> Rule | None:
    """What keeps those on a field from being a phalanx, apart from time."""
    men = index.at(field)
    # A6.1a: four men of one player, and nobody else: they fill their field.
    if len(men) != formation.MEN or any(man.owner != seat or man.on for man in men):
        return "A6.1a"
    # A6.1b: of one weapon; no bows, no lords.
    if men[0].kind not in formation.WEAPONS or any(man.kind != men[0].kind for man in men):
        return "A6.1b"
    if any(man.phalanx for man in men):
        return "A6.1a"
    # A6.1h: where a phalanx may stay.
    return index.rules.may_stay(index, men[0].but(phalanx=1), field) or None


def set_ups(index: Index, seat: Seat) -> Iterator[Action]:
    """A6.1f: before the battle four equal men may be set up as a phalanx at once."""
    for field in index.on_field:
        if why_not_four(index, seat, field) is None:
            yield from (Form(index.name(field), side) for side in SIDES)
        elif formation.on_field(index, field, seat):
            yield Dissolve(index.name(field))


def form(change: ArmageddonChange, seat: Seat, action: Form) -> None:
    field = change.state
    men = field.index.at(field.index.ground.number[action.field])
    number = max(field.phalanxes, default=0) + 1
    change.state = field.changing(*(man.but(phalanx=number) for man in men))
    formation.altered(change, number, Phalanx(SIDES.index(action.front)))
    change.tell("formed", seat=seat, kind=men[0].kind, field=action.field, side=action.front)


# Dissolving


def why_not_dissolve(index: Index, seat: Seat, name: FieldName) -> Rule | None:
    """A6.1g: one's own, before the movement."""
    field = index.ground.number.get(name, NOWHERE)
    has_one = bool(formation.on_field(index, field, seat))
    return None if has_one and not index.field.set_out else "A6.1g"


def dissolve(change: ArmageddonChange, seat: Seat, action: Dissolve) -> None:
    index = change.state.index
    formation.disband(change, formation.on_field(index, index.ground.number[action.field], seat))


# Filling up


def why_not_fill(index: Index, seat: Seat, figure: Figure, name: FieldName) -> Rule | None:
    field = index.ground.number.get(name, NOWHERE)
    number = formation.on_field(index, field, seat)
    if figure.owner != seat:
        return "A2.3e"
    if rule := index.rules.may_stir(index, figure):
        return rule
    # A6.2n: the first movement after the losses.
    if not number or not formation.is_breaking(index, number):
        return "A6.2n"
    # A6.2o: a common man with the same weapon, perhaps out of another phalanx.
    if figure.kind != formation.men_of(index)[number][0].kind or figure.on:
        return "A6.2o"
    return _why_not_step_in(index, figure, field)


def _why_not_step_in(index: Index, figure: Figure, field: Field) -> Rule | None:
    # A6.2n: from a neighbouring field, with a single step, as the first one he makes.
    if index.price("foot", figure.field, field) != 1 or figure.steps:
        return "A6.2n"
    is_leading = figure.phalanx == 0 and len(index.rules.company(index, figure)) > 1
    used = sum(room_of(each, index.figures) for each in index.at(field))
    return "A6.2n" if is_leading or used >= formation.MEN else None


def fill(change: ArmageddonChange, seat: Seat, action: Fill) -> None:
    field = change.state
    index = field.index
    figure = field.figures[action.figure]
    to = index.ground.number[action.field]
    number = formation.on_field(index, to, seat)
    change.state = field.changing(stepped(figure, to, 1, field.round).but(phalanx=number))
    formation.forget_empty(change, figure.phalanx)
    change.tell(
        "filled",
        seat=seat,
        figure=figure.id,
        kind=figure.kind,
        field=index.name(figure.field),
        place=action.field,
    )


# Turning


def why_not_face(index: Index, seat: Seat, action: Face) -> Rule | None:
    """A6.1o: after its move or instead of it, by any angle."""
    number = formation.on_field(index, index.ground.number.get(action.field, NOWHERE), seat)
    if not number or formation.is_breaking(index, number):
        return "A6.1o"
    if rule := _why_stiff(index, formation.men_of(index)[number]):
        return rule
    return "A6.1o" if index.field.phalanxes[number].front == SIDES.index(action.front) else None


def face(change: ArmageddonChange, seat: Seat, action: Face) -> None:
    index = change.state.index
    number = formation.on_field(index, index.ground.number[action.field], seat)
    before = change.state.phalanxes[number]
    after = Phalanx(SIDES.index(action.front), before.course, before.charged, turned=True)
    formation.altered(change, number, after)
    # A6.1c: who turns is not idle.
    now = change.state.round
    change.state = change.state.changing(*(man.but(busy=now) for man in formation.men_of(index)[number]))
    kind = formation.men_of(index)[number][0].kind
    change.tell("faced", seat=seat, kind=kind, field=action.field, side=action.front)
