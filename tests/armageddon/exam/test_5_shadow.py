"""Examination of chapters 2 to 5 together: random battles with a second referee. At every decision the list
of what may be done is written once more from the rules alone, and every duel is judged once more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import play
from tests.armageddon.exam.terrain_reading import LEVELS, Country, around
from tests.armageddon.table import battle, lines, said

BEATS = {("axe", "lance"), ("lance", "sword"), ("sword", "axe")}
STRENGTH = {"champion": 3, "hero": 6}
RANK = {"champion": 2, "hero": 3}
MIX = [*LEVELS, *["lowland"] * 8, *["highland"] * 4]


class Shadow:
    """What the rules say of one position."""

    def __init__(self, country: Country, position: ArmageddonPosition) -> None:
        self.country = country
        self.seat = position.due[0]
        self.figures = position.state.figures
        index = position.state.index
        self.at = {number: index.name(figure.field) for number, figure in self.figures.items()}
        self.free = {name: country.room(name) for name in country.terrain}
        for name in self.at.values():
            self.free[name] -= 1
        self.mine = [figure for figure in self.figures.values() if figure.owner == self.seat]
        self.others = [figure for figure in self.figures.values() if figure.owner != self.seat]

    def steps(self) -> set[str]:
        found = set()
        for figure in self.mine:
            here, left = self.at[figure.id], 2 - figure.steps
            found |= {f"go {figure.id} {name}" for name in self.country.reach(here, left, self.free)}
        return found

    def swaps(self) -> set[frozenset[int]]:
        """A2.3j, one for one."""
        found = set()
        for one in self.mine:
            for other in self.mine:
                here, there = self.at[one.id], self.at[other.id]
                if there in around(here) and not self.free[here] and not self.free[there]:
                    ways = (
                        self.country.step(here, there) + one.steps,
                        self.country.step(there, here) + other.steps,
                    )
                    if max(ways) <= 2:
                        found.add(frozenset((one.id, other.id)))
        return found

    def blows(self) -> set[str]:
        found = set()
        ready = [figure for figure in self.mine if not figure.acted]
        for enemy in self.others:
            able = [one for one in ready if self.country.is_melee(self.at[one.id], self.at[enemy.id])]
            for one in able:
                found.add(f"attack {one.id} {enemy.id}")
                found |= {
                    f"attack {one.id} {enemy.id} {two.id}" for two in able if self.may_support(one, two)
                }
        return found

    def may_support(self, one: Figure, two: Figure) -> bool:
        is_knife = {one.kind == "bow", two.kind == "bow"}
        return one is not two and len(is_knife) == 1 and RANK.get(two.kind, 1) <= RANK.get(one.kind, 1)

    def shots(self) -> dict[str, int | None]:
        found = {}
        for bow in self.mine:
            for enemy in self.others:
                if bow.kind == "bow" and not bow.acted and enemy.kind not in STRENGTH:
                    number = self.country.number(self.at[bow.id], self.at[enemy.id])
                    if number != 0:
                        found[f"shoot {bow.id} {enemy.id}"] = number
        return found

    def points(self, one: int, other: int, is_attacking: bool) -> int:
        kind, against = self.figures[one].kind, self.figures[other].kind
        attack = 2 if is_attacking and kind != "bow" else 0
        height = self.country.height(self.at[one], self.at[other])
        return attack + STRENGTH.get(kind, 0) + ((kind, against) in BEATS) + height

    def check_duel(self, told: Any) -> None:
        one, other, two = told["figure"], told["target"], told["supporter"]
        mine = told["attack"] + self.points(one, other, True) + (self.points(two, other, True) if two else 0)
        yours = told["defence"] + self.points(other, one, False)
        assert (told["attack_total"], told["defence_total"]) == (mine, yours)
        kills = told["attack"] >= 12 and mine > yours
        dies = told["defence"] >= 12 and yours > mine
        assert told["result"] == ("attacker" if kills else "defender" if dies else "neither")


def compare(shadow: Shadow, choices: list[str], is_moving: bool) -> None:
    listed: dict[str, set[str]] = {}
    for line in choices:
        listed.setdefault(line.split()[0], set()).add(line)
    assert listed.get("go", set()) == (shadow.steps() if is_moving else set())
    assert listed.get("attack", set()) == shadow.blows()
    shots, allowed = shadow.shots(), listed.get("shoot", set())
    assert allowed <= set(shots)
    assert {line for line, number in shots.items() if number is not None} <= allowed
    swaps = {frozenset(map(int, line.split()[1:])) for line in listed.get("swap", ())}
    assert swaps == (shadow.swaps() if is_moving else set())


@pytest.mark.rule(
    "A2.3c", "A2.3g", "A2.3j", "A2.4d", "A2.4i", "A2.4l", "A2.4t", "A3.2a", "A3.2d", "A4.1d", "A5.3a", "A5.5m"
)
@pytest.mark.parametrize("seed", range(8))
def test_a_random_battle_with_a_second_referee(seed: int) -> None:
    rng = random.Random(seed)
    seats = 2 + seed % 2
    country = Country.at_random(rng, MIX, wet=0.15)
    figures, free = [], {name: country.room(name) for name in country.terrain}
    for _ in range(rng.choice((14, 40))):
        name = rng.choice([name for name, room in free.items() if room])
        crowd = rng.choice((1, 1, free[name]))
        free[name] -= crowd
        for _ in range(crowd):
            kind = rng.choice(("axe", "lance", "sword", "bow", "bow", "champion", "hero"))
            figures.append(f"{rng.randrange(seats)} {kind} {name}")
    figures += [
        f"{seat} axe {next(name for name, room in free.items() if room > seats)}" for seat in range(seats)
    ]
    position = battle(*figures, seats=seats, sides=(0, 1, 1)[:seats], on=country.written())
    for _ in range(25):
        if position.outcome is not None:
            break
        seat = position.due[0]
        asked, choices = type(position.step).__name__, lines(position)
        if asked in ("Movement", "Combat"):
            shadow = Shadow(country, position)
            compare(shadow, choices, asked == "Movement")
        acts = [line for line in choices if line.startswith(("attack", "shoot"))]
        line = rng.choice(acts) if acts and rng.random() < 0.5 else rng.choice(choices)
        result = play(position, seat, said(line))
        for event in result.events:
            if event.key == "duel" and event.args["seat"] == seat:
                shadow.check_duel(event.args)
        position = result.position
