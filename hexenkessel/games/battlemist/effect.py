"""What a card, spell, artifact or race ability does, as data: one operation and its named figures.

An effect is carried out by the function registered for its ``op``; a new card needs no code as long as
it is made of these operations. Whoever uses the card makes all choices an effect leaves open, except
where players give up something of their own.

B3.1.2c: what a card says is right, whatever the rules say; so an effect may change nearly everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

import msgspec

from .goods import Goods, Resource

Terrain: TypeAlias = Literal["plain", "forest", "mountain", "desert"]
ArmyKind: TypeAlias = Literal["footman", "archer", "cavalry"]
MonsterKind: TypeAlias = Literal["dragon", "firebreather", "giant"]
Kind: TypeAlias = Literal["footman", "archer", "cavalry", "dragon", "firebreather", "giant"]
CombatStep: TypeAlias = Literal["archery", "cavalry", "melee"]
Stat: TypeAlias = Literal["life", "attack", "hit", "damage"]

ARMY: tuple[ArmyKind, ...] = get_args(ArmyKind)
MONSTER_KINDS: tuple[MonsterKind, ...] = get_args(MonsterKind)
KINDS: tuple[Kind, ...] = get_args(Kind)

Window: TypeAlias = Literal[
    "council",  # B3.1.3d: before and after the events
    "council_vote",  # directly after somebody announced his votes
    "after_harvest",
    "recruit",
    "before_quest",  # before healing, drawing and moving
    "own_quest",  # in the own quest step, outside a fight
    "before_fight",  # before an encounter or a fight of heroes, on anybody's turn
    "before_move",
    "before_other_move",
    "battle_start",  # before the first combat round
    "before_round",  # BS.5a: before the rally check of any combat round
    "battle_any_time",  # between two steps of a battle
    "after_roll",  # after the own dice of an attack step, before losses
    "upkeep",
    "react_spell",
    "react_card",
]
WINDOWS: tuple[Window, ...] = get_args(Window)

Condition: TypeAlias = Literal["attacking", "defending", "defending_siege", "on_quest", "event_pending"]

Duration: TypeAlias = Literal[
    "instant", "event", "step", "fight", "combat_round", "battle", "round", "permanent"
]

Whom: TypeAlias = Literal[
    "self",  # whoever uses it
    "other_player",  # one other player, chosen
    "enemy",  # the other side of the battle
    "attacker",  # the attacking side of every battle
    "moving_player",
    "each_player",
    "most_stars",  # those who own the most stars, ties included
    "fewest_stars",
    "without_city",
]

Op: TypeAlias = Literal[
    "add_unit", "add_vote", "archers_shoot_twice", "attack_cap", "build_cost", "cancel_action",
    "cancel_event", "cancel_siege_bonus", "cancel_spell", "cancel_vote", "city_to_town", "combat_bonus",
    "damage_hero", "destroy_resources", "destroy_roll", "discard_random", "draw_action", "forbid_entry",
    "forbid_step", "freeze_half", "gain", "gain_per", "gain_star", "guild_closed", "guild_discount", "heal",
    "hero_cost", "hero_move", "hero_stat", "ignore_stop", "income_bonus", "kill_routed", "lose", "lose_each",
    "move_bonus", "move_penalty", "no_free_trade", "no_production", "pass_random_left", "pay",
    "place_monster", "rally_bonus", "remove_monsters", "remove_units", "reroll", "roll_for_monster",
    "star_power", "steal", "swap_adventure", "trade_link", "trade_ratio", "upkeep_change", "upkeep_rule",
    "use_star", "view_hand_discard",
]  # fmt: skip


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One operation with its figures; which figures an operation takes stands in ``FIGURES``."""

    op: Op
    whom: Whom = "self"
    duration: Duration = "instant"
    amount: int = 0
    grain: int = 0
    wood: int = 0
    iron: int = 0
    resource: Resource | Literal["choice", "wood_or_iron"] | None = None
    realm: Literal["own_home", "battle_realm", "any_but_home"] | None = None
    terrain: tuple[Terrain, ...] = ()
    unit: ArmyKind | None = None
    kinds: tuple[Kind, ...] = KINDS
    units: int | None = None
    """At most so many units; None: all of them."""
    heroes: int | None = None
    """So many heroes; None: all of them."""
    monster: MonsterKind | Literal["choice"] | None = None
    stat: Stat | None = None
    state: Literal["used", "unused"] | None = None
    when: Literal["attacking", "has_settlement"] | None = None
    where: Literal["outside_home", "foreign_units_or_home"] | None = None
    steps: tuple[CombatStep, ...] = ()
    first_round: bool = False
    """Only in the first combat round of a battle."""
    includes_rally: bool = False  # B5.0m: the bonus goes to the rally check as well
    minimum: int = 0
    maximum: int | None = None
    needed: int = 0
    destroyed_on: int = 0
    die_divided_by: int = 0
    """The amount is a die divided by this, rounded down."""
    max_cost: int | None = None
    buildings: int = 0
    town: int = 0
    city: int = 0
    give: int = 0
    get: int = 0
    max_trades: int | None = None
    per: int = 1

    @property
    def goods(self) -> Goods:
        return Goods(self.grain, self.wood, self.iron)


def _figures(required: str, optional: str = "") -> tuple[frozenset[str], frozenset[str]]:
    return frozenset(required.split()), frozenset(optional.split())


FIGURES: Mapping[str, tuple[frozenset[str], frozenset[str]]] = MappingProxyType(
    {
        "add_unit": _figures("amount unit realm"),
        "add_vote": _figures("amount", "duration"),
        "archers_shoot_twice": _figures("duration"),
        "attack_cap": _figures("amount unit duration"),
        "build_cost": _figures("wood iron buildings duration"),
        "cancel_action": _figures(""),
        "cancel_event": _figures(""),
        "cancel_siege_bonus": _figures("duration"),
        "cancel_spell": _figures("", "max_cost"),
        "cancel_vote": _figures("amount"),
        "city_to_town": _figures(""),
        "combat_bonus": _figures("amount duration", "whom kinds when first_round includes_rally"),
        "damage_hero": _figures("whom amount minimum", "heroes where"),
        "destroy_resources": _figures("whom amount"),
        "destroy_roll": _figures("destroyed_on"),
        "discard_random": _figures("whom amount"),
        "draw_action": _figures("amount"),
        "forbid_entry": _figures("whom where duration"),
        "forbid_step": _figures("whom steps duration"),
        "freeze_half": _figures("realm duration"),
        "gain": _figures("amount resource", "whom"),
        "gain_per": _figures("town city resource", "maximum"),
        "gain_star": _figures("amount state"),
        "guild_closed": _figures("duration"),
        "guild_discount": _figures("amount duration"),
        "heal": _figures("amount maximum", "heroes"),
        "hero_cost": _figures("wood iron duration", "heroes"),
        "hero_move": _figures("amount duration", "heroes"),
        "hero_stat": _figures("amount stat duration"),
        "ignore_stop": _figures("terrain duration", "whom units kinds"),
        "income_bonus": _figures("amount resource terrain duration"),
        "kill_routed": _figures("whom amount"),
        "lose": _figures("whom amount resource"),
        "lose_each": _figures("whom", "grain wood iron"),
        "move_bonus": _figures("amount duration", "units kinds"),
        "move_penalty": _figures("whom amount duration", "kinds minimum"),
        "no_free_trade": _figures("duration", "whom"),
        "no_production": _figures("duration", "terrain realm"),
        "pass_random_left": _figures("whom amount"),
        "pay": _figures("", "grain wood iron"),
        "place_monster": _figures("monster realm"),
        "rally_bonus": _figures("amount duration"),
        "remove_monsters": _figures(""),
        "remove_units": _figures("whom", "amount die_divided_by"),
        "reroll": _figures(""),
        "roll_for_monster": _figures("needed monster realm", "whom"),
        "star_power": _figures("amount duration", "whom"),
        "steal": _figures("whom amount"),
        "swap_adventure": _figures(""),
        "trade_link": _figures("whom duration"),
        "trade_ratio": _figures("give get", "whom when max_trades duration"),
        "upkeep_change": _figures("grain duration", "whom"),
        "upkeep_rule": _figures("unit grain per duration"),
        "use_star": _figures("whom amount"),
        "view_hand_discard": _figures("whom amount"),
    }
)


def flaw_in(raw: Mapping[str, object]) -> str | None:
    """What is wrong with one of the effects that a card, a spell or an event has, or None."""
    lists = [raw.get(key) for key in ("effects", "carried", "failed")]
    effects = (effect for listed in lists if isinstance(listed, list) for effect in listed)
    flaws = (flaw_of(effect) for effect in effects if isinstance(effect, Mapping))
    return next((flaw for flaw in flaws if flaw), None)


def flaw_of(raw: Mapping[str, object]) -> str | None:
    """What is wrong with the figures an effect is written with, or None."""
    op = raw.get("op")
    if not isinstance(op, str) or op not in FIGURES:
        return f"unknown operation {op!r}"
    required, optional = FIGURES[op]
    given = frozenset(raw) - {"op"}
    for missing in sorted(required - given):
        return f"{op} needs {missing}"
    for extra in sorted(given - required - optional):
        return f"{op} does not take {extra}"
    return None
