"""In battle: whom to call back, to send forward and to give up; and what cards and spells change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexenkessel.games.battlemist.actions import Attack, Lead, Occupy, Plunder, Rally, Suffer
from hexenkessel.games.battlemist.battle.aftermath import Spoils
from hexenkessel.games.battlemist.battle.battle import Battle
from hexenkessel.games.battlemist.battle.choices import Leading, Rallying, Suffering
from hexenkessel.games.battlemist.battle.conditions import battle_of, terms_of
from hexenkessel.games.battlemist.battle.estimate import estimate
from hexenkessel.games.battlemist.battle.fray import hits_of
from hexenkessel.games.battlemist.battle.habits import attack_of, losses_of, rally_of
from hexenkessel.games.battlemist.battle.odds import hit_odds
from hexenkessel.games.battlemist.battle.preview import armies_of, world_if_met
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.cards.effects import concerned
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.units import army_size, kinds_in, minus, named, of_kind, plus
from hexenkessel.games.battlemist.world import Lasting, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat

# What changes the terms of a battle, and so can be put to the test beforehand.
_TERMS: Final = frozenset(
    {"archers_shoot_twice", "attack_cap", "cancel_siege_bonus", "combat_bonus", "forbid_step", "rally_bonus"}
)
BATTLE_OPS: Final = _TERMS | {"add_unit", "kill_routed", "reroll"}
_ONE_ROUND: Final = 0.45  # the share of a battle that its next round decides


# Decisions of a combat round


def choose_rally(scene: Scene, step: Rallying) -> Action:
    battle = battle_of(scene.world)
    side = battle.side_of(scene.seat)
    assert side is not None
    return Rally(kinds_in(rally_of(side.ready, side.routed, step.number(battle, side))))


def choose_lead(scene: Scene, step: Leading) -> Action:
    battle = battle_of(scene.world)
    side = battle.side_of(scene.seat)
    assert side is not None and battle.step is not None
    terms = terms_of(scene.world, scene.seat)
    return Lead(kinds_in(attack_of(side.race, side.ready, terms, battle.step)))


def choose_losses(scene: Scene, step: Suffering) -> Action:
    """Footmen that keep the army from being overrun are dear, those beyond what can fight at once cheap."""
    battle = battle_of(scene.world)
    side = battle.side_of(scene.seat)
    assert side is not None and battle.step is not None
    losses = losses_of(side.ready, side.routed, step.hits(battle, scene.seat), battle.step)
    return Suffer(kinds_in(losses.killed), kinds_in(losses.routed))


def choose_battle(scene: Scene, decision: Decision) -> Action:
    """The surest victory first: what is left of the others' power is then known."""

    def hope(action: Action) -> float:
        assert isinstance(action, Attack)
        met = world_if_met(scene.world, action.realm, scene.seat)
        assert met is not None and met.battle is not None
        # B6.0j: against monsters in its own home the bot is the defender.
        return _chance(met) if scene.seat == met.battle.attacker.seat else 1 - _chance(met)

    return max(decision.actions, key=hope)


def choose_spoils(scene: Scene, step: Spoils) -> Action:
    """A town that can be held is worth more than what is in it."""
    held = scene.world.force_of(scene.seat, step.realm)
    kind = scene.world.settlements[step.realm].kind
    worth = scene.temper.town if kind == "town" else scene.temper.city
    worth = 0.5 * worth + 0.5 * scene.horizon * scene.yield_worth(step.realm)
    booty = 2.5 if kind == "town" else 5.0
    kept = worth * (1 - scene.danger(step.realm, held))
    return Occupy() if kept >= booty else Plunder()


# Cards and spells


def stakes(scene: Scene) -> float:
    """What it is worth to win the battle under way rather than to lose it."""
    world, battle = scene.world, battle_of(scene.world)
    if battle.side_of(scene.seat) is None:
        return 0.0
    attacker, defender = battle.sides
    owner = world.owner_of_home(battle.realm)
    both = scene.army_worth(plus(attacker.ready, attacker.routed)) + scene.army_worth(
        plus(defender.ready, defender.routed)
    )
    # B6.0j: monsters alone take no home.
    can_fall = army_size(plus(attacker.ready, attacker.routed)) > 0
    if owner is not None and owner == defender.seat and can_fall:
        stars = (world.players[owner].stars + 1) // 2
        return both + (scene.temper.home * 2 if owner == scene.seat else 20.0 + 45.0 * stars)
    return both + scene.realm_worth(battle.realm)


def battle_gain(scene: Scene, effects: Iterable[Effect], by: Seat, target: str) -> float:
    """What effects are worth to the bot by what they do to the battle under way."""
    world = scene.world
    if world.battle is None or world.battle.side_of(scene.seat) is None:
        return 0.0
    use = Carrying(by, "", tuple(effects), target)
    gain = 0.0
    for effect in use.effects:
        if effect.op in _TERMS:
            gain += _gain_by_terms(world, use, effect)
        elif effect.op == "kill_routed":
            gain += _chance(_with_dead(world, by, target)) - _chance(world)
        elif effect.op == "add_unit" and effect.unit is not None:
            gain += _chance(_with_newcomers(world, by, effect)) - _chance(world)
        elif effect.op == "reroll":
            gain += _gain_by_reroll(world, by)
    if scene.seat != world.battle.attacker.seat:
        gain = -gain
    return gain * stakes(scene)


def _chance(world: World, *, now: bool = False) -> float:
    """The attacker's; `now`: as if this round's terms held for the whole battle."""
    attacker, defender = armies_of(world)
    if now:
        attacker, defender = (army._replace(later=army.terms) for army in (attacker, defender))
    return estimate(attacker, defender)


def _gain_by_terms(world: World, use: Carrying, effect: Effect) -> float:
    changed = world
    if effect.op == "cancel_siege_bonus":
        changed = world.with_effect(Lasting(effect, use.by))
    else:
        for seat in concerned(world, use, effect):
            changed = changed.with_effect(Lasting(effect, use.by, seat))
    share = _ONE_ROUND if effect.duration in ("combat_round", "instant") else 1.0
    return share * (_chance(changed, now=True) - _chance(world, now=True))


def _with_dead(world: World, by: Seat, target: str) -> World:
    battle = battle_of(world)
    enemy = battle.enemy_of(by)
    assert enemy is not None
    fewer = enemy.but(routed=minus(enemy.routed, named(target.split("+"))))
    return world.but(battle=battle.with_side(fewer))


def _with_newcomers(world: World, by: Seat, effect: Effect) -> World:
    battle = battle_of(world)
    side = battle.side_of(by)
    assert side is not None and effect.unit is not None
    joined = side.but(ready=plus(side.ready, of_kind(effect.unit, effect.amount)))
    return world.but(battle=battle.with_side(joined))


def _gain_by_reroll(world: World, by: Seat) -> float:
    """How far the dice on the table fall short of what they do on average, as a share of the battle."""
    battle: Battle = battle_of(world)
    side = battle.side_of(by)
    if side is None or battle.step is None:
        return 0.0
    place = battle.sides.index(side)
    terms = terms_of(world, by)
    kills, routs = hits_of(side.race, terms, battle.step, battle.attackers[place], battle.dice[place])
    expected = sum(
        chance * (hits.kills + hits.routs / 2)
        for hits, chance in hit_odds(side.race, terms, battle.step, battle.attackers[place]).items()
    )
    enemy = battle.enemy_of(by)
    assert enemy is not None
    short = (expected - kills - routs / 2) / max(1, sum(enemy.ready) + sum(enemy.routed))
    gain = 0.5 * min(short, 1.0)
    return gain if by == battle.attacker.seat else -gain
