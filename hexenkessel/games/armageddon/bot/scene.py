"""What a bot sees, in the words in which it thinks: who is whose, what everybody is worth, how duels go."""

from __future__ import annotations

from functools import cached_property
from typing import Final, TypeAlias

from hexenkessel.games.armageddon.bot.temper import Temper
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.endings import scores
from hexenkessel.games.armageddon.figures import KINDS, RANKS, Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.odds import WAYS_OF_TWO, duel_odds
from hexenkessel.games.armageddon.scenarios.format import AnnihilateKind, Bring, Default, Points
from hexenkessel.games.armageddon.terms import Field
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.seats import Seat

Pairs: TypeAlias = dict[tuple[object, ...], int]
"""Good-points by who meets whom and where; they hold for a part of a turn."""

_FRONT: Final = 3  # A6.2c: what a man gains who fights to the front of his phalanx


class Scene:
    """One position, seen by one seat."""

    def __init__(self, view: ArmageddonView, seat: Seat, temper: Temper, pairs: Pairs | None = None) -> None:
        self.view = view
        self.field = view.field
        self.index: Index = view.field.index
        self.seat = seat
        self.side = view.field.sides[seat]
        self.temper = temper
        self._pairs: Pairs = {} if pairs is None else pairs
        # Enemy leaders who are likely to fall in this turn if everybody strikes at them.
        self.doomed: frozenset[int] = frozenset()
        self._worth: dict[tuple[int, str, int], float] = {}

    # Who is who

    @cached_property
    def mine(self) -> list[Figure]:
        return [figure for figure in self.index.figures.values() if figure.owner == self.seat]

    @cached_property
    def enemies(self) -> list[Figure]:
        return [figure for figure in self.index.figures.values() if self.is_enemy(figure)]

    @cached_property
    def heads(self) -> list[Figure]:
        """Those of one's own that go of their own accord, one for all who go together."""
        found: list[Figure] = []
        phalanxes: set[int] = set()
        for figure in self.mine:
            if figure.phalanx in phalanxes or self.index.rules.may_move(self.index, figure):
                continue
            if figure.phalanx:
                phalanxes.add(figure.phalanx)
            found.append(figure)
        return found

    def is_enemy(self, figure: Figure) -> bool:
        return figure.owner is not None and self.field.sides[figure.owner] != self.side

    def warriors_on(self, field: Field) -> tuple[int, int]:
        """How many of one's own side and of others stand there."""
        ours = theirs = 0
        for figure in self.index.at(field):
            if figure.is_warrior and figure.owner is not None:
                if self.is_enemy(figure):
                    theirs += 1
                else:
                    ours += 1
        return ours, theirs

    # What it is about

    def concerns(self, player: int, seat: Seat) -> bool:
        """Can this seat win by a goal of this player? Players are counted from 1, 0 is everybody."""
        return player == 0 or self.field.sides[player - 1] == self.field.sides[seat]

    @cached_property
    def bringing(self) -> list[tuple[Bring, list[Figure]]]:
        """What somebody can still win by bringing it home; of what is left there may be too little."""
        found: list[tuple[Bring, list[Figure]]] = []
        for goal in self.field.goals:
            if isinstance(goal, Bring):
                giver = goal.taken_from - 1 if goal.taken_from else None
                left = [
                    figure
                    for figure in self.index.figures.values()
                    if figure.kind == goal.kind and self.field.origins[figure.id - 1] == giver
                ]
                if len(left) >= goal.count:
                    found.append((goal, left))
        return found

    @cached_property
    def wanted_horses(self) -> frozenset[int]:
        """The figures that somebody has to bring home."""
        return frozenset(figure.id for _, wanted in self.bringing for figure in wanted)

    @cached_property
    def is_bringer(self) -> bool:
        """Does one win by bringing something home?"""
        return any(self.concerns(goal.player, self.seat) for goal, _ in self.bringing)

    @cached_property
    def carriers(self) -> frozenset[int]:
        """Those who lead or ride what was another's and is to be brought home."""
        carriers: set[int] = set()
        for each in self.wanted_horses:
            horse = self.index.figures[each]
            if horse.owner != self.field.origins[each - 1]:
                carriers.update(rider.id for rider in self.index.riders.get(each, ()))
                carriers.add(horse.led_by)
        return frozenset(carriers)

    @cached_property
    def keepers(self) -> frozenset[int]:
        """A7.3b, A7.3c: the enemies without whose death one cannot have what one has to bring home."""
        if not self.is_bringer:
            return frozenset()
        return frozenset(
            figure.id
            for each in self.wanted_horses
            for figure in self.index.at(self.index.figures[each].field)
            if figure.is_warrior and self.is_enemy(figure)
        )

    @cached_property
    def booty(self) -> frozenset[int]:
        """What one has to bring home and has already, and who brings it."""
        if not self.is_bringer:
            return frozenset()
        mine = {each for each in self.wanted_horses if self.index.figures[each].owner == self.seat}
        return self.carriers | mine

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
            worth += self.temper.prize
        elif figure.id in self.field.leaders and not self.is_enemy(figure):
            worth += self.temper.leader * (self.temper.bold if self.is_behind else 1.0)
        if figure.id in self.wanted_horses:
            # Who shall bring them home wants them alive, whoever has them.
            worth = -worth if self.is_bringer and self.is_enemy(figure) else worth + self.temper.booty
        elif figure.id in self.carriers:
            worth += self.temper.booty
        elif figure.id in self.keepers:
            worth += self.temper.keeper
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
    def is_behind(self) -> bool:
        """Is it the points that decide, and are they clearly the others'?"""
        field = self.field
        if not any(isinstance(goal, Points) for goal in field.goals):
            return False
        points = scores(field)
        theirs = [points[seat] for seat in range(field.seats) if field.sides[seat] != self.side]
        return max(theirs, default=0) > points[self.seat] + self.temper.behind

    @cached_property
    def stake(self) -> float:
        """What one's own losses count: next to nothing, if all is lost unless it is won in this turn."""
        field = self.field
        is_lost = any(
            isinstance(goal, Default) and not self.concerns(goal.player, self.seat) for goal in field.goals
        )
        return self.temper.despair if is_lost and field.round == field.rounds else self.temper.own

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
