"""What effects on pieces are worth: units, monsters, heroes, towns and marches."""

from __future__ import annotations

from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.bot.worth import worth
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.economy.prices import price_of_hero
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.quests.heroes import steps_of
from hexenkessel.games.battlemist.units import army_size
from hexenkessel.kernel.seats import Seat


@worth("place_monster")
def _monster(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    return _monster_worth(scene) * (1.3 if effect.monster == "dragon" else 1.0)


def _monster_worth(scene: Scene) -> float:
    """In a war for homes nothing is worth more: they eat nothing, and there is always room for them."""
    return scene.temper.monster * (4.0 if scene.is_tied else 1.0)


@worth("roll_for_monster")
def _perhaps_a_monster(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    return _monster_worth(scene) * (11 - effect.needed) / 10


@worth("remove_monsters")
def _no_monsters(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    return -scene.temper.monster * sum(sum(units[3:]) for _, units in scene.world.forces_of(seat))


@worth("remove_units", "add_unit")
def _units(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    if effect.op == "add_unit":
        return scene.temper.unit * effect.amount
    there = sum(army_size(units) for _, units in scene.world.forces_of(seat))
    amount = 5.5 / effect.die_divided_by if effect.die_divided_by else effect.amount
    return -scene.temper.unit * min(amount, there)


@worth("city_to_town", "destroy_roll")
def _settlements(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    towns, cities = (len(scene.world.settlements_of(seat, kind)) for kind in ("town", "city"))
    temper = scene.temper
    if effect.op == "city_to_town":
        return -(temper.city - temper.town) * cities
    return -(towns * temper.town + cities * temper.city) * (11 - effect.destroyed_on) / 10


@worth("build_cost")
def _building(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    """Cheaper buildings are worth something to one who would build."""
    return 4.0 if scene.horizon >= 6 and len(scene.world.realms_of(seat)) > 2 else 0.0


@worth("hero_cost")
def _hiring(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    wants = scene.temper.heroes - len(scene.world.players[seat].heroes)
    return float(price_of_hero(scene.world, seat).total - effect.goods.total) if wants > 0 else 0.0


@worth("damage_hero")
def _damage(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    player = scene.world.players[seat]
    heroes = player.heroes
    if effect.heroes:
        named = hero_named(scene.world, target)
        heroes = tuple(hero for hero in heroes if named == (seat, hero.number))
    elif effect.where == "outside_home":
        heroes = tuple(hero for hero in heroes if hero.realm != player.home)
    lost = 0.0
    for hero in heroes:
        life = max(hero.life - effect.amount, min(effect.minimum, hero.life))
        lost += 1.5 * (hero.life - life) if life > 0 else scene.temper.hero
    return -lost


@worth("heal")
def _heal(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    named = hero_named(scene.world, target)
    hero = scene.world.hero(*named) if named else None
    if hero is None:
        return 0.0
    healed = min(effect.amount, (effect.maximum or 5) - hero.life)
    return 1.5 * healed if healed == effect.amount or hero.life <= 3 else 0.0


@worth("hero_move")
def _haste(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    """A step more counts where it brings a hero to his target."""
    if seat != scene.seat or scene.me.quest is None:
        return 0.0
    aim = ADVENTURES[scene.me.quest].target
    steps = steps_of(scene.world, seat)
    away = min((scene.distances[hero.realm].get(aim, 99) for hero in scene.me.heroes), default=99)
    return 3.0 if steps < away <= steps + effect.amount else 0.0


@worth("swap_adventure")
def _swap(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    if seat != scene.seat or scene.me.quest is None:
        return 0.0
    adventure = ADVENTURES[scene.me.quest]
    away = min((scene.distances[h.realm].get(adventure.target, 9) for h in scene.me.heroes), default=0)
    return 1.0 * (away - 4) + (1.5 if adventure.opponents else 0.0)


@worth("move_bonus", "ignore_stop")
def _march(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    """For those who are not needed where they are."""
    world = scene.world
    idle = sum(max(0, army_size(units) - 2) for _, units in world.forces_of(seat))
    return 0.35 * min(idle, effect.units or 6)


@worth("move_penalty")
def _mud(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    return -_attackers_near(scene, seat)


@worth("forbid_entry")
def _truce(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    """Good for him who is attacked, bad for those who would attack."""
    world = scene.world
    if seat == scene.seat:
        return scene.temper.home * scene.home_danger - 0.5 * _attackers_near(scene, seat)
    return (
        12.0 if scene.has_won(seat) else -0.5 * _attackers_near(scene, seat) if world.active is None else 0.0
    )


def _attackers_near(scene: Scene, seat: Seat) -> float:
    """Units of a seat that stand beside others."""
    world = scene.world
    return sum(
        0.7 * army_size(units)
        for realm, units in world.forces_of(seat)
        if any(world.controller_of(near) not in (None, seat) for near in world.neighbours[realm])
    )


@worth("freeze_half")
def _cold(scene: Scene, effect: Effect, seat: Seat, target: str) -> float:
    units = scene.world.force_of(seat, target)
    if seat == scene.seat:
        return -0.5 * army_size(units)
    threat = scene.temper.home * scene.home_danger if target in scene.distances[scene.me.home] else 0.0
    is_near = scene.distances[scene.me.home].get(target, 9) <= 3
    return -0.3 * max(0, army_size(units) - 2) - (0.3 * threat if is_near and sum(units) > 2 else 0.0)
