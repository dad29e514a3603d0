"""A battle as text: both sides, their values, and the dice on the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from hexenkessel.games.battlemist.battle.battle import Battle, Dice, Side
from hexenkessel.games.battlemist.battle.conditions import terms_of
from hexenkessel.games.battlemist.battle.fray import Terms
from hexenkessel.games.battlemist.economy.outlook import open_table
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.race_cards import values_of
from hexenkessel.games.battlemist.terminal.words import name, seat_name
from hexenkessel.games.battlemist.units import Units
from hexenkessel.games.battlemist.view import BattlemistView

_COLUMN: Final = 40
_STEPS: Final = {"archery": "archers shoot", "cavalry": "cavalry charges", "melee": "footmen and monsters"}


def draw_battle(view: BattlemistView, battle: Battle) -> str:
    world = open_table(view)
    settlement = view.settlements.get(battle.realm)
    site = "a home" if world.owner_of_home(battle.realm) is not None else ""
    site = f"a {settlement.kind}" if settlement else site
    words = [f"Battle in {name(battle.realm)}{f' ({site})' if site else ''}", f"combat round {battle.round}"]
    if battle.step:
        words.append(_STEPS[battle.step])
    columns = [
        [*_column(view, side, terms_of(world, side.seat), attackers, dice, role)]
        for side, attackers, dice, role in zip(
            battle.sides, battle.attackers, battle.dice, ("Attacker", "Defender"), strict=True
        )
    ]
    lines = [f"{left:{_COLUMN}}{right}".rstrip() for left, right in zip_longest(*columns, fillvalue="")]
    key = "(6/9: 6 or more routs, 9 or more kills; bonuses counted)"
    return "\n".join(["  ·  ".join(words), *lines, key])


def _column(
    view: BattlemistView, side: Side, terms: Terms, attackers: Units, dice: Dice, role: str
) -> Iterator[str]:
    bonus = f", rally {terms.rally:+}" if terms.rally else ""
    yield f"{role}: {seat_name(view, side.seat)}{bonus}"
    for place, kind in enumerate(KINDS):
        ready, routed = side.ready[place], side.routed[place]
        if ready or routed:
            values, more = values_of(side.race, terms.changes)[place], terms.attack[place]
            figures = f"{values.rout - more}/{values.kill - more}"
            flown = f"  {routed} routed" if routed else ""
            yield f"  {ready} {name(kind):13} {figures:6}{flown}"
    if dice:
        yield f"  dice: {', '.join(map(str, dice))}"
