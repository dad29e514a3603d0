"""What each operation does: what lasts stands here, what happens at once in the modules `on_...`.

A new card is data only; a new operation is a function in one of them.
"""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.cards import on_cards, on_goods, on_pieces
from hexenkessel.games.battlemist.cards.carrying import Carrying, carry_out, concerned, operation
from hexenkessel.games.battlemist.effect import Effect
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.world import Lasting

__all__ = ["carry_out", "concerned", "on_cards", "on_goods", "on_pieces"]


@operation(
    "archers_shoot_twice", "attack_cap", "build_cost", "combat_bonus", "forbid_entry", "forbid_step",
    "hero_cost", "hero_move", "hero_stat", "ignore_stop", "move_bonus", "move_penalty", "no_free_trade",
    "rally_bonus", "trade_link", "trade_ratio", "upkeep_change",
)  # fmt: skip
def last(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    left = effect.units or effect.heroes or effect.buildings or effect.max_trades or 0
    if effect.duration == "instant":
        # "Now" is as long as the step in which it is played.
        effect = msgspec.structs.replace(effect, duration="step")
    for seat in concerned(change.state, use, effect):
        lasting = Lasting(effect, use.by, seat, left=left, source=use.source)
        change.state = change.state.with_effect(lasting)


@operation("cancel_siege_bonus", "freeze_half", "guild_closed", "guild_discount", "no_production")
def last_for_all(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    realm = use.target if effect.realm == "any_but_home" else None
    change.state = change.state.with_effect(Lasting(effect, use.by, None, realm, source=use.source))


@operation("star_power")
def give_power(change: BattlemistChange, use: Carrying, effect: Effect) -> None:
    # B5.0h: for spells only, and gone when the stars are refreshed.
    for seat in concerned(change.state, use, effect):
        power = change.state.players[seat].power + effect.amount
        change.state = change.state.with_player(seat, power=power)
        change.tell("power-gained", seat=seat, amount=effect.amount)
