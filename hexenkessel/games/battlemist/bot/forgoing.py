"""What to give up when there is not enough, or when something must go."""

from __future__ import annotations

from hexenkessel.games.battlemist.actions import Disband, Raze
from hexenkessel.games.battlemist.bot.buying import trade_for
from hexenkessel.games.battlemist.bot.scene import Scene
from hexenkessel.games.battlemist.economy.dues import missing_of, upkeep_of, without_unit
from hexenkessel.games.battlemist.units import PLACE
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision


def choose_to_give_up(scene: Scene, decision: Decision) -> Action:
    """Trade if that helps; else whatever is worth least for what it costs."""
    world, seat = scene.world, scene.seat
    trade = trade_for(scene, decision, upkeep_of(world, seat))
    if trade is not None:
        return trade
    missing = missing_of(world, seat)

    def price(action: Action) -> float:
        worth, helped = 0.0, 0
        if isinstance(action, Disband):
            after = without_unit(world, seat, action.realm, action.kind)
            is_last = after.controller_of(action.realm) != seat
            worth = scene.temper.unit + 0.1 * PLACE[action.kind]
            if is_last:
                worth += scene.realm_worth(action.realm)
            if action.realm == scene.me.home:
                worth += scene.temper.home * (
                    scene.danger(action.realm, after.force_of(seat, action.realm)) + 0.05
                )
        elif isinstance(action, Raze):
            after = world.with_settlement(action.realm, None)
            worth = scene.temper.town + scene.horizon * scene.yield_worth(action.realm) / 2
        else:
            return 10**6
        still = missing_of(after, seat)
        helped = missing.total - still.total
        return worth / helped if helped > 0 else 10**4 + worth

    return min(decision.actions, key=price)


def choose_loss(scene: Scene, decision: Decision) -> Action:
    """A unit that must go for nothing: where it is missed least."""
    world, seat = scene.world, scene.seat

    def price(action: Action) -> float:
        assert isinstance(action, Disband)
        after = without_unit(world, seat, action.realm, action.kind)
        worth = 0.1 * PLACE[action.kind]
        if after.controller_of(action.realm) != seat:
            worth += scene.realm_worth(action.realm)
        if action.realm == scene.me.home:
            worth += scene.temper.home * (
                scene.danger(action.realm, after.force_of(seat, action.realm)) + 0.05
            )
        return worth

    return min(decision.actions, key=price)
