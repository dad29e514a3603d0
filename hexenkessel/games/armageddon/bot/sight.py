"""What there is to see on the field: who is whose, what it is about, and who stands better."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hexenkessel.games.armageddon.endings import scores
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.scenarios.format import Annihilate, Bring, Default, KillLeader, Points
from hexenkessel.games.armageddon.terms import Field, FigureId
from hexenkessel.games.armageddon.view import ArmageddonView
from hexenkessel.kernel.seats import Seat

_KILLS: Final = 0.3  # of each man in a turn, if he gets at somebody


class Sight:
    """One position, seen by one seat."""

    def __init__(self, view: ArmageddonView, seat: Seat) -> None:
        self.view = view
        self.field = view.field
        self.index: Index = view.field.index
        self.seat = seat
        self.side = view.field.sides[seat]

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

    def keeper_of(self, horse: Figure) -> FigureId:
        """Who rides or leads it; 0 is nobody."""
        riders = self.index.riders.get(horse.id)
        return riders[0].id if riders else horse.led_by

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

    # Who stands better

    @cached_property
    def lead(self) -> int:
        """By how many points one is ahead of the best of the others."""
        points = scores(self.field)
        theirs = [points[seat] for seat in range(self.field.seats) if self.field.sides[seat] != self.side]
        return points[self.seat] - max(theirs, default=0)

    @cached_property
    def is_lost_in_time(self) -> bool:
        """Have the others won if the time runs out?"""
        goals = self.field.goals
        if any(isinstance(goal, Default) and not self.concerns(goal.player, self.seat) for goal in goals):
            return True
        return self.lead < 0 and any(isinstance(goal, Points) for goal in goals)

    @cached_property
    def prey(self) -> list[Figure]:
        """The enemies without whose death one loses when the time runs out; leaders are enough."""
        field = self.field
        mine = [goal for goal in field.goals if self.concerns(getattr(goal, "player", 0), self.seat)]
        other = [goal for goal in mine if not isinstance(goal, (Annihilate, KillLeader, Points, Bring))]
        if not self.is_lost_in_time or self.is_bringer or other:
            return []
        leaders = [enemy for enemy in self.enemies if enemy.id in field.leaders]
        return leaders or [enemy for enemy in self.enemies if enemy.is_warrior]

    @cached_property
    def haste(self) -> float:
        """The share of the time left that it takes to kill them: 0, if none have to die, to 1."""
        if not self.prey:
            return 0.0
        hunters = sum(figure.is_warrior for figure in self.mine)
        left = self.field.rounds - self.field.round + 1
        return min(1.0, (1 + len(self.prey) / (_KILLS * max(1, hunters))) / left)
