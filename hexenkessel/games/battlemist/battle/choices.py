"""What the two sides decide in a combat round, both at once: who returns, who attacks, who suffers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import Lead, Rally, Suffer
from hexenkessel.games.battlemist.battle.battle import Battle, Side
from hexenkessel.games.battlemist.battle.conditions import battle_of, terms_of
from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.battle.fray import attacks_of, hits_of, with_losses
from hexenkessel.games.battlemist.battle.losses import Losses, ways_to_lose, why_not_lose
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, SealedBattlemistStep
from hexenkessel.games.battlemist.units import NO_UNITS, Units, choices, kinds_in, minus, named, plus
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.patterns import SealedStep
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


def _units_named(kinds: tuple[str, ...]) -> Units | None:
    """The units these words name, or None if one of them names none."""
    return named(kinds) if all(kind in KINDS for kind in kinds) else None


class BattleChoice(SealedBattlemistStep, frozen=True, kw_only=True):
    """Both sides choose in secret; who has no choice is not asked, and gets what there is."""

    def ways(self, world: World, side: Side) -> Sequence[Action]:
        """All that this side may say, at least one thing."""
        raise NotImplementedError

    def settled(self, battle: Battle, side: Side, action: Action) -> Battle:
        """The battle when one side has had its will."""
        raise NotImplementedError

    def choosers(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        return tuple(side.seat for side in battle_of(world).sides if len(self.ways(world, side)) > 1)

    def choices(self, position: BattlemistPosition, seat: Seat) -> Sequence[Action]:
        side = battle_of(position.state).side_of(seat)
        return self.ways(position.state, side) if side else ()

    def run(self, change: BattlemistChange) -> None:
        if self.chosen:
            SealedStep.run(self, change)
        else:
            # Nobody was asked, so nothing was secret.
            self.open(change)

    def open(self, change: BattlemistChange) -> None:
        before = battle_of(change.state)
        battle = before
        for side in before.sides:
            ways = self.ways(change.state, side)
            chosen = self.chosen_by(side.seat) if len(ways) > 1 else ways[0]
            assert chosen is not None
            battle = self.settled(battle, side, chosen)
            self.tell(change, side, chosen)
        change.state = change.state.but(battle=battle)
        change.pop()

    def tell(self, change: BattlemistChange, side: Side, action: Action) -> None:
        """What everybody sees of it."""


class Rallying(BattleChoice, frozen=True, kw_only=True, tag="rallying"):
    """B3.3.3.1d: the owner chooses which of his routed units return."""

    answers: ClassVar[tuple[type[Action], ...]] = (Rally,)
    has_trade: ClassVar[bool] = False

    returning: tuple[int, int]  # how many may return, by side
    chosen: tuple[tuple[Seat, Rally | None], ...] = ()

    def number(self, battle: Battle, side: Side) -> int:
        """No more than he has."""
        return min(self.returning[battle.sides.index(side)], sum(side.routed))

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        battle = battle_of(position.state)
        side = battle.side_of(seat)
        return Prompt("prompt-rallying", {"count": self.number(battle, side) if side else 0})

    def ways(self, world: World, side: Side) -> Sequence[Action]:
        number = self.number(battle_of(world), side)
        return [Rally(kinds_in(some)) for some in choices(side.routed, number)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        # How many return says the table, who returns must be routed.
        assert isinstance(action, Rally)
        side = battle_of(position.state).side_of(seat)
        is_right_number = side and len(action.kinds) == self.number(battle_of(position.state), side)
        return "B3.3.3.1d" if is_right_number else "B3.3.3.1c"

    def settled(self, battle: Battle, side: Side, action: Action) -> Battle:
        assert isinstance(action, Rally)
        back = named(action.kinds)
        # B3.3.3.1e: they fight in this round.
        return battle.with_side(side.but(ready=plus(side.ready, back), routed=minus(side.routed, back)))

    def tell(self, change: BattlemistChange, side: Side, action: Action) -> None:
        assert isinstance(action, Rally)
        if action.kinds:
            change.tell("rallied", seat=side.seat, units=kinds_in(named(action.kinds)))


class Leading(BattleChoice, frozen=True, kw_only=True, tag="leading"):
    """B3.3.3.1n: the owner chooses which footmen and monsters attack, where he has more than may."""

    answers: ClassVar[tuple[type[Action], ...]] = (Lead,)

    chosen: tuple[tuple[Seat, Lead | None], ...] = ()

    def ways(self, world: World, side: Side) -> Sequence[Action]:
        step = battle_of(world).step
        assert step is not None
        return [Lead(kinds_in(some)) for some in attacks_of(side.ready, terms_of(world, side.seat), step)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Lead)
        battle = battle_of(position.state)
        units, side = _units_named(action.kinds), battle.side_of(seat)
        # B3.3.3.1r: who is routed or killed does not attack.
        if (
            units is None
            or side is None
            or any(here < led for here, led in zip(side.ready, units, strict=True))
        ):
            return "B3.3.3.1r"
        return "B3.3.3.1n"

    def settled(self, battle: Battle, side: Side, action: Action) -> Battle:
        assert isinstance(action, Lead)
        units = named(action.kinds)
        both = (
            (units, battle.attackers[1])
            if side.seat == battle.attacker.seat
            else (battle.attackers[0], units)
        )
        return battle.but(attackers=both)


class Suffering(BattleChoice, frozen=True, kw_only=True, tag="suffering"):
    """B3.3.3.1p: each player decides which of his own units suffer the results.

    B3.3.3.1q: all dice of the step have fallen, so whoever is hit has already attacked in it.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Suffer,)
    has_trade: ClassVar[bool] = False

    on_attacker: Hits
    on_defender: Hits
    chosen: tuple[tuple[Seat, Suffer | None], ...] = ()

    def hits(self, battle: Battle, seat: Seat) -> Hits:
        return self.on_attacker if seat == battle.attacker.seat else self.on_defender

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        hits = self.hits(battle_of(position.state), seat)
        return Prompt("prompt-suffering", {"kills": hits.kills, "routs": hits.routs})

    def ways(self, world: World, side: Side) -> Sequence[Action]:
        return [
            Suffer(kinds_in(killed), kinds_in(routed))
            for killed, routed in self._ways(battle_of(world), side)
        ]

    def choosers(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        battle = battle_of(position.state)
        return tuple(side.seat for side in battle.sides if len(self._ways(battle, side)) > 1)

    def _ways(self, battle: Battle, side: Side) -> tuple[Losses, ...]:
        assert battle.step is not None
        return ways_to_lose(side.ready, side.routed, self.hits(battle, side.seat), battle.step)

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, Suffer)
        battle = battle_of(position.state)
        killed, routed, side = _units_named(action.killed), _units_named(action.routed), battle.side_of(seat)
        if killed is None or routed is None or side is None or battle.step is None:
            return "B3.3.3.1p"
        hits, losses = self.hits(battle, seat), Losses(killed, routed)
        return why_not_lose(side.ready, side.routed, hits, battle.step, losses) or "B3.3.3.1p"

    def settled(self, battle: Battle, side: Side, action: Action) -> Battle:
        assert isinstance(action, Suffer)
        return battle.with_side(with_losses(side, Losses(named(action.killed), named(action.routed))))

    def tell(self, change: BattlemistChange, side: Side, action: Action) -> None:
        assert isinstance(action, Suffer)
        if action.killed or action.routed:
            killed, routed = kinds_in(named(action.killed)), kinds_in(named(action.routed))
            change.tell("losses", seat=side.seat, killed=killed, routed=routed)


def suffering_from(world: World) -> Suffering:
    """What the dice on the table do to both sides."""
    battle = battle_of(world)
    assert battle.step is not None
    by_attacker, by_defender = (
        hits_of(side.race, terms_of(world, side.seat), battle.step, attackers, dice)
        for side, attackers, dice in zip(battle.sides, battle.attackers, battle.dice, strict=True)
    )
    return Suffering(on_attacker=by_defender, on_defender=by_attacker)


def leads_alone(world: World) -> Battle | None:
    """The battle with the attackers of this step set, if neither side has a choice of them."""
    battle = battle_of(world)
    assert battle.step is not None
    ways = [attacks_of(side.ready, terms_of(world, side.seat), battle.step) for side in battle.sides]
    if any(len(way) > 1 for way in ways):
        return None
    return msgspec.structs.replace(battle, attackers=(ways[0][0], ways[1][0]))


NOBODY_ATTACKS = (NO_UNITS, NO_UNITS)
