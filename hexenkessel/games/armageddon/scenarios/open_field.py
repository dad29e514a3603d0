"""A battle on open ground for any number of players: the same army for everybody."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexenkessel.games.armageddon.ground.land import GreatField, Land
from hexenkessel.games.armageddon.ground.tiling import field_name
from hexenkessel.games.armageddon.scenarios.format import (
    FORMAT,
    Annihilate,
    KillLeader,
    Placement,
    Points,
    Scenario,
)

_MIDDLE: Final = 7
# The six great fields around the one in the middle, clockwise; players are spread over them.
_AROUND: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1))
_PLACES: Final = {
    1: (0,),
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}
# The heart of a great field.
_ZONE: Final = (11, 12, 13, 14, 17, 18, 19, 20, 21, 24, 25, 26, 27, 28, 29, 32, 33, 34, 35, 36)
_ROUNDS: Final = 12


@cache
def open_field(players: int) -> Scenario:
    places = _PLACES[players]
    great = [GreatField(number, _AROUND[place]) for number, place in enumerate(places, 1)]
    armies = [
        placement
        for player in range(1, players + 1)
        for placement in (
            Placement(player, field_name(player, 18), ("axe", "axe", "axe", "champion")),
            Placement(player, field_name(player, 26), ("lance", "lance", "lance", "hero")),
            Placement(player, field_name(player, 20), ("sword", "sword", "sword")),
        )
    ]
    return Scenario(
        format=FORMAT,
        id="open-field",
        title={"en": "The open field", "de": "Das offene Feld"},
        intro={
            "en": "Everybody has the same army; nothing hides it.",
            "de": "Alle haben das gleiche Heer; nichts verbirgt es.",
        },
        chapters=(2, 3),
        players=players,
        rounds=_ROUNDS,
        land=Land((*great, GreatField(_MIDDLE, (0, 0)))),
        zones=tuple(tuple(field_name(player, small) for small in _ZONE) for player in range(1, players + 1)),
        setup=tuple(armies),
        goals=(Annihilate(), KillLeader("hero"), Points()),
    )
