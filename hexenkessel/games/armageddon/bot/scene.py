"""What a bot makes of what it sees: what everybody is worth, and how duels go."""

from __future__ import annotations

from functools import cached_property
from math import tanh
from typing import Final, TypeAlias

from hexenkessel.games.armageddon.bot.sight import Sight
from hexenkessel.games.armageddon.bot.temper import Temper
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import KINDS, RANKS, Figure
from hexenkessel.games.armageddon.odds import WAYS_OF_TWO, duel_odds
from hexenkessel.games.armageddon.scenarios.format import AnnihilateKind
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.seats import Seat

Pairs: TypeAlias = dict[tuple[object, ...], int]
"""Good-points by who meets whom and where; they hold for a part of a turn."""

_FRONT: Final = 3  # A6.2c: what a man gains who fights to the front of his phalanx


class Scene(Sight):
    """What one makes of it."""

    def __init__(self, view: ArmageddonView, seat: Seat, temper: Temper, pairs: Pairs | None = None) -> None:
        super().__init__(view, seat)
        self.temper = temper
        self._pairs: Pairs = {} if pairs is None else pairs
        # Enemy leaders who are likely to fall in this turn if everybody strikes at them.
        self.doomed: frozenset[int] = frozenset()
        self._worth: dict[tuple[int, str, int], float] = {}

    # What lives are worth

    def worth(self, figure: Figure) -> float:
        """What its life is worth to its side, and its death to the other."""
        key = (figure.id, figure.kind, figure.phalanx)
        known = self._worth.get(key)
        if known is None:
            known = self._worth[key] = self._worth_of(figure)
        return known

    def _worth_of(self, figure: Figure) -> float:
        worth = float(KINDS[figure.kind].price)
        if figure.phalanx:
            worth += self.temper.phalanx
        if figure.id in self.doomed:
            worth += self.temper.crown * (1.0 - self.hope)
        elif figure.id in self.field.leaders and not self.is_enemy(figure):
            worth += self.temper.crown * self.hope
        if figure.id in self.wanted_horses:
            # Who shall bring them home wants them alive, whoever has them.
            worth = -worth if self.is_bringer and self.is_enemy(figure) else worth + self.temper.booty
        elif figure.id in self.carriers:
            worth += self.temper.booty
        elif figure.id in self.keepers:
            worth += self.temper.keeper
        if any(each.id == figure.id for each in self.prey):
            worth += self.haste * self.temper.prey
        for goal in self.field.goals:
            # It is the others who win by its death.
            if isinstance(goal, AnnihilateKind) and self._is_hunted(figure, goal):
                worth *= 1 + self.temper.wanted
        return worth

    def _is_hunted(self, figure: Figure, goal: AnnihilateKind) -> bool:
        if figure.owner is None or not _is_part_of(figure, goal.kind):
            return False
        return goal.player == 0 or not self.concerns(goal.player, figure.owner)

    def doom(self, leaders: frozenset[int]) -> None:
        """From now on these count as what they are: the end of the battle."""
        self.doomed = leaders
        self._worth.clear()

    # Duels

    def points(self, bout: Bout, fighter: Figure, opponent: Figure) -> int:
        """The good-points of one side of a bout; the same for all bouts of such figures."""
        is_defender = fighter is bout.defender
        key = (
            fighter.id, fighter.kind, fighter.field, fighter.on, fighter.phalanx,
            opponent.id, opponent.kind, opponent.field, opponent.on, is_defender, bout.manner,
        )  # fmt: skip
        known = self._pairs.get(key)
        if known is None:
            alone = Bout(opponent, fighter) if is_defender else Bout(fighter, opponent)
            alone = Bout(alone.attacker, alone.defender, manner=bout.manner)
            strengths = strengths_of(self.index, alone)
            known = self._pairs[key] = total(strengths.defender if is_defender else strengths.attacker)
        return known

    def chances(self, bout: Bout) -> tuple[float, float]:
        """How likely the attacker and the defender kill."""
        advantage = self.points(bout, bout.attacker, bout.defender)
        advantage -= self.points(bout, bout.defender, bout.attacker)
        if bout.supporter is not None:
            advantage += self.points(bout, bout.supporter, bout.defender)
        return self._odds(bout, advantage)

    def _odds(self, bout: Bout, advantage: int) -> tuple[float, float]:
        rules, index = self.index.rules, self.index
        odds = duel_odds(
            advantage,
            rules.can_kill(index, bout, bout.attacker, bout.defender),
            rules.can_kill(index, bout, bout.defender, bout.attacker),
        )
        return odds.attacker_kills / WAYS_OF_TWO, odds.defender_kills / WAYS_OF_TWO

    def gain(self, bout: Bout) -> float:
        """What a bout is worth to the attacker's side, all told."""
        kills, dies = self.chances(bout)
        attacker, defender = bout.attacker, bout.defender
        prize = self.worth(defender) + self.ridden_down(defender)
        if attacker.is_warrior and RANKS[attacker.kind] < RANKS[defender.kind]:
            promoted = self.index.rules.promotion(self.index, bout, attacker, defender)
            prize += self.temper.rank * (KINDS[promoted].price - KINDS[attacker.kind].price)
        own = self.stake if attacker.owner == self.seat else 1.0
        return kills * prize - own * dies * self.worth(attacker)

    @cached_property
    def hope(self) -> float:
        """About how likely one is to win, by what both sides have lost: a lead counts more at the end."""
        time = max(0.05, (self.field.rounds - self.field.round) / self.field.rounds)
        return 0.5 + 0.5 * tanh((self.lead / time + self.temper.courage) / (2 * self.temper.luck))

    @cached_property
    def stake(self) -> float:
        """What one's own losses count: the less, the less can be won but by the death of the others."""
        own, despair = self.temper.own, self.temper.despair
        if self.is_lost_in_time and self.field.round == self.field.rounds:
            return despair
        return own + self.haste * (despair - own)

    def ridden_down(self, figure: Figure) -> float:
        """A9.3h: who rides an elephant that dies has to roll for his life."""
        if figure.kind not in ("elephant", "mammoth"):
            return 0.0
        return 0.4 * sum(self.worth(rider) for rider in self.index.riders.get(figure.id, ()))

    def facing(self, bout: Bout) -> tuple[float, float]:
        """The chances if whoever stands in a phalanx has turned its front to the other."""
        advantage = self.points(bout, bout.attacker, bout.defender)
        advantage -= self.points(bout, bout.defender, bout.attacker)
        rules, index = self.index.rules, self.index
        for fighter, other, sign in ((bout.attacker, bout.defender, 1), (bout.defender, bout.attacker, -1)):
            if fighter.phalanx and rules.fights_as(index, bout, fighter, other) != "champion":
                advantage += sign * _FRONT
        return self._odds(bout, advantage)


def _is_part_of(figure: Figure, kind: str) -> bool:
    match kind:
        case "phalanx":
            return bool(figure.phalanx)
        case "chariot":
            return bool(figure.harness)
        case "warrior":
            return figure.is_warrior
        case _:
            return figure.kind == kind
