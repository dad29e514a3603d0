"""Movement steps laid out by hand: `moving({"knights": {"home-knights": "2 footman"}})`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.world import Lasting
from tests.battlemist.fields import words
from tests.battlemist.table import offers, settled, table

# Plains in a row from the home of the knights; a forest and a mountain beside the first of them.
ROADS = (
    "home-knights abou-xar oxmarch amberfield golden-reach harrowdale",
    "abou-xar gloamwood kestrel-downs",
    "abou-xar greyhorn orlas-fields",
    "harrowdale home-orcs",
)


def moving(
    units: Mapping[str, Mapping[str, str]],
    race: str = "knights",
    effects: Sequence[Lasting] = (),
    races: Sequence[str] = ("knights", "orcs"),
    **more: Any,
) -> Any:
    counted = {
        owner: {realm: words(text) for realm, text in places.items()} for owner, places in units.items()
    }
    settings: dict[str, Any] = {name.replace("-", "_"): "stars 1 used 1" for name in races}
    settings |= {"races": races, "units": counted, "roads": ROADS, "effects": effects, **more}
    return settled(table(MovementPhase(races.index(race)), active=races.index(race), **settings))


def goals(position: Any, kind: str, origin: str = "home-knights", race: str = "knights") -> set[str]:
    """Where a unit of this kind may go from there."""
    said = [line.split() for line in offers(position, race)]
    return {line[4] for line in said if line[:4] == ["march", origin, kind, "1"]}


def under(effect: Any, on: int | None = None, realm: str | None = None, by: int = 0) -> Lasting:
    return Lasting(effect, by, on, realm, effect.units or 0)
