"""Great battles of Armageddon: one with all that the field has, and the largest that there can be.

The first has more than a hundred figures on each side and chapters 2 to 9: it is the shipped one for six
players, with three armies in one hand and some more men in each.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from time import process_time
from typing import Final

import msgspec

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.ground.tiling import field_name
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.check import MOST_FIGURES, MOST_GREAT_FIELDS
from hexenkessel.games.armageddon.scenarios.format import FORMAT, Annihilate, Placement, Points, Scenario
from hexenkessel.games.armageddon.scenarios.shipped import shipped
from hexenkessel.kernel.action import Pick
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, continuing, decision
from hexenkessel.kernel.seats import Seat

FOR_SIX: Final = "s14-field"
REINFORCEMENTS: Final = ("axe", "lance", "sword", "bow")
AT: Final = 5  # the small field, of each great one that an army begins on, that has room for them


def great_scenario() -> Scenario:
    six = shipped()[FOR_SIX]
    homes = {_great_field(place.field): _hand(place.player) for place in six.setup if place.player}
    more = [Placement(hand, f"{great}/{AT}", REINFORCEMENTS) for great, hand in homes.items()]
    zones: list[list[str]] = [[f"{great}/{AT}" for great in homes if homes[great] == hand] for hand in (1, 2)]
    for player, zone in enumerate(six.zones, 1):
        zones[_hand(player) - 1] += [name for name in zone if name not in zones[_hand(player) - 1]]
    return msgspec.structs.replace(
        six,
        id="great-battle",
        players=2,
        zones=tuple(map(tuple, zones)),
        setup=(*(_of_two(place) for place in six.setup), *more),
    )


def _great_field(name: str) -> str:
    return name.split("/", maxsplit=1)[0]


def _hand(player: int) -> int:
    """Every second army is the first player's."""
    return (player - 1) % 2 + 1


def _of_two(place: Placement) -> Placement:
    return msgspec.structs.replace(place, player=_hand(place.player)) if place.player else place


def begin(seed: int) -> ArmageddonPosition:
    text = msgspec.json.encode(great_scenario()).decode()
    return GAME.begin(GAME.setup(2, DiceParts(f"benchmark {seed}"), {"scenario": text})).position


# What is timed


def time_listing(position: ArmageddonPosition) -> list[float]:
    """For each figure of the seat on turn the seconds to list all it can do, with nothing known before."""
    times = []
    for figure in _own(position):
        # A copy has not worked out anything yet: not even who stands where.
        fresh = msgspec.structs.replace(position, state=position.state.but())
        began = process_time()
        continuing(fresh, position.due[0], Pick("figure", figure.id))
        times.append(process_time() - began)
    return times


def count_steps(position: ArmageddonPosition) -> int:
    """List what each figure of the seat on turn can do; returns how much that is."""
    fresh = msgspec.structs.replace(position, state=position.state.but())
    seat = position.due[0]
    return sum(len(continuing(fresh, seat, Pick("figure", figure.id))) for figure in _own(position))


def _own(position: ArmageddonPosition) -> list[Figure]:
    seat = position.due[0]
    return [figure for figure in position.state.figures.values() if figure.owner == seat]


def time_turns(position: ArmageddonPosition, turns: int) -> Iterator[float]:
    """Seconds of whole turns of greedy bots: listing, thinking and doing."""
    bots = [find_bot(GAME, "greedy", seat) for seat in range(2)]
    for _ in range(turns):
        turn = _turn(position)
        began = process_time()
        while position.due and _turn(position) == turn:
            seat = position.due[0]
            chosen = bots[seat].choose(GAME.view(position, seat), decision(position, seat))
            position = _apply(position, seat, chosen).position
        yield process_time() - began


def _turn(position: ArmageddonPosition) -> tuple[int, Seat | None]:
    return position.state.round, position.state.active


def encode_view(position: ArmageddonPosition) -> int:
    """As the server sends it; returns how many bytes that is."""
    return len(msgspec.json.encode(GAME.view(position, position.due[0])))


# The largest battle that a scenario may hold


def largest_scenario() -> Scenario:
    """Four hundred of each on the largest land: as many figures as there may be."""
    rows = isqrt(MOST_GREAT_FIELDS)
    land = [
        GreatField(row * rows + column + 1, (column, row)) for row in range(rows) for column in range(rows)
    ]
    fields = [field_name(great.number, small) for great in land for small in range(1, 49)]
    halves = (fields[: len(fields) // 2], fields[len(fields) // 2 :])
    crowds = MOST_FIGURES // 2 // len(REINFORCEMENTS)  # fields that each army fills, next to the enemy
    stands = (halves[0][-crowds:], halves[1][:crowds])
    return Scenario(
        format=FORMAT,
        id="largest",
        title={"en": "The largest battle"},
        intro={"en": "Eight hundred."},
        chapters=(2, 3, 4),
        players=2,
        rounds=12,
        land=Land(tuple(land)),
        zones=tuple(map(tuple, halves)),
        setup=tuple(
            Placement(player, field, REINFORCEMENTS)
            for player, army in enumerate(stands, 1)
            for field in army
        ),
        goals=(Annihilate(), Points()),
    )
