"""Everything in the box, read once and checked; names stand in the messages, here are only ids and figures.

B1.2a, B1.3.2a: tiles, cards, stars and the figures of all pieces.
B1.4a: three decks, each with its own file.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from hexenkessel.kernel.data import DataError, entries, read_data

from .effect import ARMY, ArmyKind, CombatStep, Condition, Effect, Kind, MonsterKind, Terrain, Window, flaw_in
from .goods import NOTHING, Goods, Resource, some

T = TypeVar("T")

Alignment: TypeAlias = Literal["good", "neutral", "evil"]

# B1.3.1c, B1.3.1d, B1.3.1f: what each type of neutral realm yields.
# B1.3.1e, B1.3.1g: neither deserts nor homes are in the table.
RESOURCE_OF: Mapping[str, Resource] = MappingProxyType(
    {"plain": "grain", "forest": "wood", "mountain": "iron"}
)


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a unit fights and moves.

    B6.0b: everything from ``dice`` on is for monsters, whose values are the same for all races.
    """

    rout: int
    kill: int
    move: int
    dice: int = 1
    stops: bool = True
    own_rally: int = 0
    enemy_rally: int = 0


class Race(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B1.4.4a, B1.4.4b, B1.3.2.1a: a race card, open to everybody."""

    id: str
    colour: str
    alignment: Alignment
    home: str
    income: Goods
    start: Goods
    units: dict[ArmyKind, Values]
    ability: str
    effects: tuple[Effect, ...]


class Realm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B1.4.3a: a tile and its card. ``edges`` go clockwise from east in turn 0.

    B2.3f: a home has no colours of its own, so that it fits everywhere.
    """

    id: str
    terrain: Terrain | Literal["home"]
    income: Goods
    edges: str = ""
    race: str | None = None
    """Whose home it is, None for a neutral realm."""

    @property
    def is_home(self) -> bool:
        return self.race is not None


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B3.1.2d: a card names the moment at which it can be played."""

    id: str
    copies: int
    window: Window
    effects: tuple[Effect, ...]
    condition: Condition | None = None


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event: ``votes`` are those needed with six players (B3.1.4i)."""

    id: str
    votes: int
    carried: tuple[Effect, ...]
    failed: tuple[Effect, ...]


class Opponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B3.3.1s: who waits at the target of an adventure, so many, each with these values."""

    name: str
    number: int
    life: int
    attack: int
    hit: int
    damage: int


class Adventure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B1.4.2a, B1.4.2d: a quest card with exactly one target."""

    id: str
    target: str
    opponents: Opponents | None = None


class Artifact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B1.4.2f, B3.3.1l: a star, a reward used at once, or something kept."""

    id: str
    copies: int
    kept: bool
    effects: tuple[Effect, ...]


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B5.0a, B5.0j: as the spell book has it."""

    id: str
    cost: int
    window: Window
    effects: tuple[Effect, ...]


class Recruit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B1.3.2.1b: what an army unit costs, and in which step of a combat round it attacks.

    B6.0g, B6.0l: monsters have no such figures; they are not paid for, fed or counted.
    """

    cost: Goods
    upkeep: Goods
    step: CombatStep


class HeroFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """B3.3.1t, BA.1b: the same for all heroes."""

    cost: Goods
    life: int
    attack: int
    hit: int
    damage: int
    move: int
    most: int


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A town, a city or a home: what it costs, what it adds in defence, how many recruits it takes."""

    siege: int
    recruits: int
    cost: Goods = NOTHING
    upkeep: Goods = NOTHING


class Pieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BA.1c, BA.1e, BA.1f, BA.1g, BA.1h, BA.1i: the tables of the player aid."""

    army: dict[ArmyKind, Recruit]
    monsters: dict[MonsterKind, Values]
    caps: dict[CombatStep, int]
    hero: HeroFigures
    sites: dict[Literal["town", "city", "home"], Site]
    stars: int
    guild: tuple[int, ...]
    """Price of a star for a player who owns 0, 1, 2 … stars (B3.2.3b)."""
    rally: tuple[int, ...]
    """Units that return on a rally die of 1, 2, 3 … (B3.3.3.1c)."""
    hand_limit: int
    stack_limit: int


class _NeutralTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    terrain: Terrain
    income: int
    edges: str


def check_races(races: Mapping[str, Race]) -> None:
    """Raise DataError unless every race has sensible values for all three army units."""
    for race in races.values():
        if set(race.units) != set(ARMY):
            raise DataError("races.json", race.id, f"needs values for {', '.join(ARMY)}")
        for kind, values in race.units.items():
            if not (1 <= values.rout <= values.kill and values.move >= 1):
                raise DataError("races.json", race.id, f"{kind}: rout, then kill, movement at least 1")


def check_quests(adventures: Mapping[str, Adventure], realms: Mapping[str, Realm]) -> None:
    """Raise DataError unless every adventure leads to a neutral realm (B1.4.2d)."""
    for adventure in adventures.values():
        if adventure.target not in realms or realms[adventure.target].is_home:
            raise DataError("quests.json", adventure.id, f"no neutral realm {adventure.target}")


def neutral_realms(raw: list[Any]) -> dict[str, Realm]:
    """B2.3d: neutral tiles have six edges of four colours; an amount becomes goods by terrain."""
    realms = {}
    for tile in entries("realms.json", raw, _NeutralTile).values():
        if len(tile.edges) != 6 or set(tile.edges) - set("RBGY"):
            raise DataError("realms.json", tile.id, "needs six edges of the colours R, B, G, Y")
        if (tile.terrain in RESOURCE_OF) != (tile.income > 0):
            raise DataError("realms.json", tile.id, "exactly deserts yield nothing")
        income = some(RESOURCE_OF[tile.terrain], tile.income) if tile.income else NOTHING
        realms[tile.id] = Realm(tile.id, tile.terrain, income, tile.edges)
    return realms


def _homes(races: Mapping[str, Race]) -> dict[str, Realm]:
    return {race.home: Realm(race.home, "home", race.income, race=race.id) for race in races.values()}


def _listed(file: str, shape: type[T], raw: list[Any] | None = None) -> Mapping[str, T]:
    """The entries of a file, or of a part of it, by their id."""
    raw = read_data(__package__, file, list[Any]) if raw is None else raw
    return MappingProxyType(entries(file, raw, shape, flaw_in))


_QUESTS = read_data(__package__, "quests.json", dict[str, list[Any]])

RACES: Mapping[str, Race] = _listed("races.json", Race)
REALMS: Mapping[str, Realm] = MappingProxyType(
    neutral_realms(read_data(__package__, "realms.json", list[Any])) | _homes(RACES)
)
# B1.3.1a: 33 neutral realms, then six homes.
NEUTRAL: tuple[str, ...] = tuple(realm.id for realm in REALMS.values() if not realm.is_home)
ACTIONS: Mapping[str, ActionCard] = _listed("actions.json", ActionCard)
EVENTS: Mapping[str, EventCard] = _listed("events.json", EventCard)
ADVENTURES: Mapping[str, Adventure] = _listed("quests.json", Adventure, _QUESTS["adventures"])
ARTIFACTS: Mapping[str, Artifact] = _listed("quests.json", Artifact, _QUESTS["artifacts"])
# B5.0k, BS.1c, BS.1d, BS.2c, BS.3c, BS.4a, BS.4c: these are nothing but cost, window and effects.
SPELLS: Mapping[str, Spell] = _listed("spells.json", Spell)
PIECES = read_data(__package__, "pieces.json", Pieces)

check_races(RACES)
check_quests(ADVENTURES, REALMS)

ACTION_DECK: tuple[str, ...] = tuple(
    card.id for card in ACTIONS.values() for _ in range(card.copies)
) + tuple(EVENTS)
# B1.4.1a: 81 cards in the order of the files, events among them once they are shuffled.
QUEST_DECK: tuple[str, ...] = tuple(ADVENTURES) + tuple(
    card.id for card in ARTIFACTS.values() for _ in range(card.copies)
)
"""All 48 quest cards."""


def _values(race: Race) -> Mapping[Kind, Values]:
    values: dict[Kind, Values] = {}
    for kind, of_army in race.units.items():
        values[kind] = of_army
    for monster, of_monster in PIECES.monsters.items():
        values[monster] = of_monster
    return MappingProxyType(values)


VALUES: Mapping[str, Mapping[Kind, Values]] = MappingProxyType({r.id: _values(r) for r in RACES.values()})
"""How the units of a race, and monsters, fight and move: ``VALUES["dark-lord"]["footman"].kill``."""


def result_of(values: Values, die: int) -> Literal["kill", "rout", "miss"]:
    """B3.3.3e: what an attack die does, bonuses included."""
    if die >= values.kill:
        return "kill"
    return "rout" if die >= values.rout else "miss"
