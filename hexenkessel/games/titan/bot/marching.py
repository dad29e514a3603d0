"""Where to march: toward recruits and prey, away from those who are stronger."""

from __future__ import annotations

from typing import Final

from hexenkessel.games.titan.actions import Move, Reroll, Teleport
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import titan_power
from hexenkessel.games.titan.lineup import LegionView
from hexenkessel.games.titan.movement import destinations
from hexenkessel.games.titan.terms import Character, Land, Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.world import FULL
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat

from .forecast import forecast
from .scouting import Rival, Scouting, chances_from
from .stakes import Stakes
from .temper import Temper
from .worth import WORTH, best_recruit, exhausted_in, prospects


class March:
    """One movement phase: what each land would be worth to each legion, as long as no enemy moves."""

    def __init__(self, view: TitanView, seat: Seat, scouting: Scouting, temper: Temper) -> None:
        self.seat: Final = seat
        self.turn: Final = view.turn
        self.scouting: Final = scouting
        self.titan: Final = titan_power(view.players[seat].score)
        self.temper: Final = temper
        self.stakes: Final = Stakes(view, seat, temper)
        self.charts: Final = view.options.charts.name
        self.exhausted: Final = exhausted_in(view.stacks)
        self._values: Final[dict[tuple[tuple[Character, ...], Land, bool], float]] = {}
        self._attacks: Final[dict[tuple[tuple[Character, ...], Marker], float]] = {}

    def choose(self, view: TitanView, decision: Decision) -> Action:
        """The move that improves things most, or no more."""
        best: Action | None = None
        most = -1e9
        stays: dict[Marker, float] = {}
        for action in decision.actions:
            if isinstance(action, (Move, Teleport)):
                legion = view.legions[action.legion]
                if action.legion not in stays:
                    stays[action.legion] = self.value(legion, legion.land, moves=False)
                gain = self.value(legion, action.land, moves=True) - stays[action.legion]
                if gain > most:
                    best, most = action, gain
            elif isinstance(action, Reroll) and self._is_bad_roll(view, decision):
                return action
        if best is None or (most <= 0.0 and Done() in decision.actions):
            return Done()
        return best

    def _is_bad_roll(self, view: TitanView, decision: Decision) -> bool:
        """Would another roll bring better recruits?"""
        roll = decision.prompt.args["roll"]
        sums = [0.0] * 7
        for _, legion in view.legions_of(self.seat):
            for other in range(1, 7):
                ends = destinations(legion.land, other, (), (), ())
                sums[other] += max([self._recruit(legion, end)[1] for end, _ in ends], default=0.0)
        assert isinstance(roll, int)
        return sums[roll] < sum(sums) / 6.0 - 1.0

    def _recruit(self, legion: LegionView, land: Land) -> tuple[Character | None, float]:
        if legion.size >= FULL:
            return None, 0.0
        recruit = best_recruit(self.charts, LANDS[land].terrain, legion.visible, self.exhausted)
        return recruit, 0.0 if recruit is None else WORTH[recruit]

    def value(self, legion: LegionView, land: Land, *, moves: bool) -> float:
        """What it is worth to have this legion there at the end of the phase."""
        key = (legion.visible, land, moves)
        found = self._values.get(key)
        if found is None:
            rival = self.scouting.rivals.get(land)
            if rival is None:
                found = self._peaceful(legion, land, moves)
            else:
                found = self.attack(legion.visible, rival) + 0.5 * self._recruit(legion, land)[1]
            self._values[key] = found
        return found

    def _peaceful(self, legion: LegionView, land: Land, moves: bool) -> float:
        mine = legion.visible
        value = 0.0
        if moves:
            recruit, value = self._recruit(legion, land)
            if recruit is not None:
                mine = tuple(sorted((*mine, recruit)))
        ahead = prospects(self.charts, land, mine, self.exhausted)
        value += self.temper.hope * ahead * (1.0 if len(mine) < FULL else 0.6)
        value += self.temper.prey * self._prey(mine, land)
        return value - self.temper.fear * self._danger(mine, land)

    # --- enemies --------------------------------------------------------------------------------

    def attack(self, mine: tuple[Character, ...], rival: Rival) -> float:
        key = (mine, rival.marker)
        found = self._attacks.get(key)
        if found is None:
            terrain = LANDS[rival.land].terrain
            likely = forecast(mine, rival.characters, terrain, self.titan, rival.titan_power)
            found = self._attacks[key] = self.stakes.venture(
                likely, mine, self.seat, rival.characters, rival.owner, rival.titan_chance
            )
        return found

    def _prey(self, mine: tuple[Character, ...], land: Land) -> float:
        """What could be attacked from here next turn, if it stays where it is."""
        total = 0.0
        chances = chances_from(land)
        for there, rival in self.scouting.rivals.items():
            chance = chances.get(there)
            if chance is not None:
                gain = self.attack(mine, rival)
                if gain > 0.0:
                    total = max(total, chance * gain)
        return total

    def _danger(self, mine: tuple[Character, ...], land: Land) -> float:
        """What those who can come here would cost us."""
        total = 0.0
        for rival, chance in self.scouting.comers.get(land, ()):
            total += chance * self._harm(mine, land, rival)
        for rival in self.scouting.teleporters:
            total += self._harm(mine, land, rival) / 6.0
        return min(total, self.stakes.loss(mine))

    def _harm(self, mine: tuple[Character, ...], land: Land, rival: Rival) -> float:
        likely = forecast(rival.characters, mine, LANDS[land].terrain, rival.titan_power, self.titan)
        # He will not come to lose.
        if likely.win < (0.2 if "Titan" in mine else 0.45):
            return 0.0
        harm = -self.stakes.stand(likely, mine, self.seat, rival.characters, rival.owner)
        if "Titan" not in mine:
            harm = min(harm, -self.stakes.flight(mine, self.seat))
        return max(0.0, harm)
