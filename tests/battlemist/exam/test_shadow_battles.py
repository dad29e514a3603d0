"""Whole battles fought twice with the same dice and the same choices: by the game, and by plain code here."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.actions import Lead, Rally, Suffer
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.units import Units, named
from hexenkessel.kernel.gate import _apply, legal
from tests.battlemist.exam.arena import RACE_CARDS, less, more, outcome_of, outcomes, takes
from tests.battlemist.exam.desk import lay
from tests.battlemist.table import LoadedDice, begun, is_over

MONSTERS = {3: (5, 8), 4: (3, 7), 5: (4, 6)}
RALLY = (0, 0, 0, 0, 1, 1, 2, 2, 3, 3)


class Tray(LoadedDice):
    """Dice at random, kept in the order in which they fell."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng
        self.fallen: list[int] = []

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        rolled = tuple(self.rng.randint(1, sides) for _ in range(count))
        self.fallen += rolled
        return rolled


class Army:
    def __init__(self, race: str, units: Units, walls: int, *, attacks: bool) -> None:
        self.race, self.walls, self.attacks = race, walls, attacks
        self.ready = units
        self.routed: Units = (0,) * 6
        self.killed = 0
        self.said: list[Any] = []

    def values(self, kind: int) -> tuple[int, int]:
        if kind in MONSTERS:
            return MONSTERS[kind]
        rout, kill, _ = RACE_CARDS[self.race].split()[2 + kind].split("/")
        return int(rout), int(kill)

    def may_attack(self, step: str) -> list[Units]:
        """B3.3.3.1j, l, n, and the orcs' swarm: all ways to send as many as may go."""
        if step != "melee":
            kind = 1 if step == "archery" else 2
            sent = [0] * 6
            sent[kind] = min(2, self.ready[kind])
            return [tuple(sent)]  # type: ignore[list-item]
        fighters: Units = (self.ready[0], 0, 0, *self.ready[3:])
        ways = [way for way in product(*(range(count + 1) for count in fighters)) if self._may_go(way)]
        most = max(sum(way) for way in ways)
        return [way for way in ways if sum(way) == most]  # type: ignore[misc]

    def _may_go(self, way: tuple[int, ...]) -> bool:
        swarm = 1 if self.race == "orcs" else 0
        return sum(way[3:]) <= 3 and sum(way) <= 3 + swarm

    def hits(self, step: str, sent: Units, dice: list[int], round_: int) -> Hits:
        kills = routs = 0
        for kind, count in enumerate(sent):
            rout, kill = self.values(kind)
            fury = self.race == "barbarians" and self.attacks and round_ == 1 and kind == 0
            for _ in range(count * (2 if kind == 3 else 1)):
                die = dice.pop(0) + self.walls + fury
                kills += die >= kill
                routs += rout <= die < kill
        return Hits(kills, routs)

    def cheer(self, enemy: Army) -> int:
        return 3 * (self.ready[5] > 0) - 3 * (enemy.ready[4] > 0)

    @property
    def is_gone(self) -> bool:
        return not sum(self.ready) + sum(self.routed)

    def rally(self, number: int) -> None:
        number = min(number, sum(self.routed))
        ways = takes(self.routed, number)
        back = ways[0]
        if len(ways) > 1:
            said = self.said.pop(0)
            assert isinstance(said, Rally)
            back = named(said.kinds)
            assert back in ways
        self.ready, self.routed = more(self.ready, back), less(self.routed, back)

    def suffer(self, hits: Hits, step: str) -> None:
        if not sum(hits):
            return
        before = sum(self.ready) + sum(self.routed)
        ways = outcomes(self.ready, self.routed, hits, step)
        if len(ways) > 1:
            said = self.said.pop(0)
            assert isinstance(said, Suffer)
            found = outcome_of(self.ready, self.routed, hits, said)
            assert found in ways
        else:
            (found,) = ways
        self.ready, self.routed = found
        self.killed += before - sum(self.ready) - sum(self.routed)


def fought(attacker: Army, defender: Army, dice: list[int]) -> None:
    """B3.3.3.1 and B3.3.3.2 from the first round to the last."""
    both = (attacker, defender)
    round_ = 1
    while True:
        if round_ > 1:
            cheers = (attacker.cheer(defender), defender.cheer(attacker))
            rolled = [dice.pop(0), dice.pop(0)]
            for army, die, cheer in zip(both, rolled, cheers, strict=True):
                army.rally(RALLY[min(max(die + cheer, 1), 10) - 1])
            threatened = [army.killed >= 2 and not army.ready[0] for army in both]
            if sum(threatened) == 1:
                lost = both[threatened.index(True)]
                lost.ready = lost.routed = (0,) * 6
                return
            attacker.killed = defender.killed = 0
        for step in ("archery", "cavalry", "melee"):
            sent = []
            for army in both:
                ways = army.may_attack(step)
                way = ways[0]
                if len(ways) > 1:
                    said = army.said.pop(0)
                    assert isinstance(said, Lead)
                    way = named(said.kinds)
                    assert way in ways
                sent.append(way)
            on_defender = attacker.hits(step, sent[0], dice, round_)
            on_attacker = defender.hits(step, sent[1], dice, round_)
            attacker.suffer(on_attacker, step)
            defender.suffer(on_defender, step)
            if attacker.is_gone or defender.is_gone:
                return
        round_ += 1


@pytest.mark.rule(
    *("B3.3.3e", "B3.3.3i", "B3.3.3.1a", "B3.3.3.1b", "B3.3.3.1c", "B3.3.3.1f", "B3.3.3.1h", "B3.3.3.1j"),
    *("B3.3.3.1l", "B3.3.3.1n", "B3.3.3.1q", "B3.3.3.1r", "B3.3.3.2b", "B3.3.3.2c", "B3.3.3.2e", "B3.3.3.2f"),
)
@pytest.mark.parametrize("block", range(4))
def test_the_game_and_the_shadow_end_alike(block: int) -> None:
    rng = random.Random(block)
    for _ in range(40):
        races = rng.sample(sorted(RACE_CARDS), 2)
        units = [random_units(rng), random_units(rng)]
        kind = rng.choice(("", "town", "city"))
        walls = {"": 0, "town": 1, "city": 2}[kind] if any(units[1][:3]) else 0
        armies = [Army(races[0], units[0], 0, attacks=True), Army(races[1], units[1], walls, attacks=False)]
        tray = Tray(rng)
        position = lay(CombatPhase(0), races=tuple(races), towns={"oxmarch": kind} if kind else {})
        state = position.state.with_units(1, "oxmarch", units[1]).with_units(0, "oxmarch", units[0])
        position = begun(replace(position, state=state), tray).position
        while not is_over(position) and position.state.battle is not None:
            seat = position.due[0]
            action = rng.choice(legal(position, seat))
            armies[seat].said.append(action)
            position = _apply(position, seat, action, tray).position
        dice = list(tray.fallen)
        fought(armies[0], armies[1], dice)
        assert not dice and not armies[0].said and not armies[1].said
        for seat, army in enumerate(armies):
            assert position.state.force_of(seat, "oxmarch") == more(army.ready, army.routed)


def random_units(rng: random.Random) -> Units:
    while True:
        found: Units = tuple(rng.choice((0, 1, 2, 3, 4)) for _ in range(3)) + tuple(  # type: ignore[assignment]
            rng.choice((0, 0, 0, 1, 2)) for _ in range(3)
        )
        if sum(found):
            return found
