"""Who stands where, with the numbers by which actions name them."""

from __future__ import annotations

import textwrap
from itertools import groupby

from hexenkessel.games.armageddon.chapters.ch12_devices.siding import WALLED
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import LONG
from hexenkessel.games.armageddon.chapters.ch15_ships.wind import over
from hexenkessel.games.armageddon.chapters.ch17_magic.stock import magicians, units_of
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import SIDES
from hexenkessel.games.armageddon.view import ArmageddonView


def headline(view: ArmageddonView) -> str:
    field = view.field
    title = field.title.get("en", "")
    if field.round == 0:
        return f"{title}  ·  before the battle"
    turn = "" if field.active is None else f"  ·  turn of Player {field.active + 1}"
    return f"{title}  ·  round {field.round} of {field.rounds}{turn}"


def draw_armies(field: Battlefield, width: int) -> str:
    """A line or more for each player: field by field."""
    names = field.index.ground.names
    lines: list[str] = []
    for owner in (*range(field.seats), None):
        mine = sorted(
            (figure for figure in field.figures.values() if figure.owner == owner),
            key=lambda figure: (figure.field, figure.id),
        )
        if not mine:
            continue
        places = [
            f"{names[number]}: {', '.join(map(_figure, group))}"
            for number, group in groupby(mine, key=lambda figure: figure.field)
        ]
        who = "Nobody  " if owner is None else f"Player {owner + 1}"
        lines += textwrap.wrap(
            "; ".join(places), width, initial_indent=f"{who}  ", subsequent_indent=" " * 10
        )
    lines += [f"Phalanx {number} faces {SIDES[one.front]}." for number, one in field.phalanxes.items()]
    lines += [f"Magician {each.id} has {units_of(field, each.id)} units." for each in magicians(field)]
    if field.wind is not None:
        air = over(field.index)
        more = f"for this turn and {field.wind.left} more" if field.wind.left else "for this turn"
        lines.append(f"The wind: {air.strength}, towards {SIDES[air.toward]}, {more}.")
    return "\n".join([*lines, "(2): steps made, *: has acted."])


def _figure(figure: Figure) -> str:
    steps = figure.steps + figure.carried
    words = f"{figure.kind} {figure.id}{f'({steps})' if steps else ''}{'*' if figure.acted else ''}"
    for sign, other in (
        ("on", figure.on),
        ("led by", figure.led_by),
        ("before", figure.harness),
        ("in phalanx", figure.phalanx),
    ):
        if other:
            words += f" {sign} {other}"
    # A15.2c: where its front half is stands before it. A12.3f: the front of a device.
    if figure.kind in LONG or figure.kind in WALLED:
        words += f" facing {SIDES[figure.pole]}"
    signs = (
        ("at anchor", figure.moored),
        ("tied", figure.tied),
        ("damaged", figure.damage),
        ("swims", figure.swims),
        (figure.spell, figure.spell),
    )
    return words + "".join(f" {sign}" for sign, is_so in signs if is_so)
