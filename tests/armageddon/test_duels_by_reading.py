"""Duels on random positions: who may strike at whom, with what, and what comes of it, against the rules read
one after the other, without any of the code that plays them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.actions import Attack
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.gate import _apply, legal
from tests.amount import usually
from tests.armageddon.chariots import ALL
from tests.armageddon.table import LoadedDice, battle

MEN = ("axe", "lance", "sword")
BEATS = {"axe": "lance", "lance": "sword", "sword": "axe"}
RANK = {"axe": 1, "lance": 1, "sword": 1, "bow": 1, "champion": 2, "hero": 3}
HORSES = ("light-horse", "heavy-horse", "light-chariot-horse", "heavy-chariot-horse")
ELEPHANTS = ("elephant", "mammoth")
OPEN = ("lowland", "highland")

# The middle of a great field, row by row: all of them have six neighbours.
ROWS = (
    (11, 12, 13, 14),
    (17, 18, 19, 20, 21),
    (24, 25, 26, 27, 28, 29),
    (32, 33, 34, 35, 36),
    (39, 40, 41, 42),
)
MIDDLE = [f"1/{small}" for row in ROWS for small in row]


# A random position


def crowded(rng: random.Random) -> ArmageddonPosition:
    rng_fields = rng.sample(MIDDLE, len(MIDDLE))
    terrain: dict[str, list[str]] = {"highland": [], "mountain": [], "forest": []}
    for field in MIDDLE:
        kind = rng.choices(["lowland", "highland", "mountain", "forest"], [10, 6, 1, 1])[0]
        if kind != "lowland":
            terrain[kind].append(field)
    ground: dict[str, Any] = {kind: " ".join(fields) for kind, fields in terrain.items()}
    level = {
        field: 2 if field in terrain["highland"] else 3 if field in terrain["mountain"] else 1
        for field in MIDDLE
    }
    index = battle("0 axe 1/1").state.index
    edges = [
        (one, other)
        for one in MIDDLE
        for other in (index.name(each) for each in index.ground.neighbours[index.ground.number[one]])
        if other in level and one < other
    ]
    ground["rivers"] = " ".join(f"{one}-{other}" for one, other in edges if rng.random() < 0.08)
    ground["ramps"] = " ".join(
        f"{one}-{other}" for one, other in edges if abs(level[one] - level[other]) == 1 and rng.random() < 0.3
    )
    figures: list[str] = []
    phalanxes: dict[int, Phalanx] = {}
    taken: set[str] = set()
    for field in rng_fields:
        if field not in taken and rng.random() < 0.8:
            taken |= group(
                rng,
                index,
                field,
                taken,
                level[field] < 3 and field not in terrain["forest"],
                figures,
                phalanxes,
            )
    figures += ["0 axe 1/1", "1 axe 1/48"]
    position = battle(*figures, chapters=ALL, phalanxes=phalanxes, in_combat=True, **ground)
    # A6.2m: the movement is over, so what has lost men since then is still a phalanx.
    return msgspec.structs.replace(position, state=position.state.but(set_out=True))


def group(
    rng: random.Random,
    index: Any,
    field: str,
    taken: set[str],
    is_open: bool,
    figures: list[str],
    phalanxes: dict[int, Phalanx],
) -> set[str]:
    """Somebody on this field, and what belongs to him; which fields that takes."""
    owner, first = rng.randrange(2), len(figures) + 1
    what = rng.choice(["man", "man", "crowd", "rider", "phalanx", "chariot", "elephant", "horse"])
    kind = rng.choice((*MEN, "bow", "champion", "hero"))
    if what == "rider":
        figures += [f"{owner} {kind} {field} on={first + 1}", f"{owner} {rng.choice(HORSES[:2])} {field}"]
    elif what == "phalanx" and is_open:
        number = len(phalanxes) + 1
        phalanxes[number] = Phalanx(rng.randrange(6))
        figures += [f"{owner} {rng.choice(MEN)} {field} phalanx={number}"] * rng.choice([4, 4, 2])
    elif what == "chariot" and is_open:
        pole = rng.randrange(6)
        ahead = index.name(index.ground.around[index.ground.number[field]][pole])
        if ahead in taken or ahead not in MIDDLE:
            return set()
        speed = rng.randrange(5)
        figures.append(f"{owner} wagon {field} pole={pole} speed={speed}")
        figures += [f"{owner} {rng.choice(HORSES[2:])} {ahead} harness={first}"]
        figures += [
            f"{rng.choice([owner, owner, 1 - owner])} {rng.choice(list(RANK))} {field} on={first}"
            for _ in "12"
        ]
        return {field, ahead}
    elif what == "elephant":
        figures.append(f"{owner} elephant {field}")
        figures += [f"{owner} {rng.choice(list(RANK))} {field} on={first}"] * rng.randrange(3)
        figures += [f"{rng.randrange(2)} {kind} {field}"]
    elif what == "horse":
        figures += [f"{owner} {rng.choice(HORSES)} {field}"]
    elif what == "crowd":
        figures += [f"{rng.randrange(2)} {rng.choice(list(RANK))} {field}" for _ in "123"]
    else:
        figures += [f"{owner} {kind} {field}"]
    return {field}


# The rules, read one after the other


class Reader:
    """What the rules say of this position."""

    def __init__(self, position: ArmageddonPosition) -> None:
        self.field = position.state
        self.ground = position.state.index.ground
        self.figures = position.state.figures

    def under(self, figure: Figure, *kinds: str) -> Figure | None:
        """What a figure rides, if it is one of these."""
        mount = self.figures.get(figure.on)
        return mount if mount is not None and mount.kind in kinds else None

    def side(self, one: Figure, other: Figure) -> int | None:
        around = self.ground.around[one.field]
        return around.index(other.field) if other.field in around else None

    def is_level_or_ramp(self, one: Figure, other: Figure) -> bool:
        level = self.ground.level
        return level[one.field] == level[other.field] or (one.field, other.field) in self.ground.ramps

    def may(self, attacker: Figure, target: Figure) -> bool:
        # A2.4f, A7.2d, A9.3f: warriors attack; A2.4ac: not their own.
        if attacker.kind not in RANK or target.owner == attacker.owner or target.kind == "wagon":
            return False
        # A9.3a, A9.3e
        if self.under(attacker, *ELEPHANTS) or self.under(target, *ELEPHANTS):
            return False
        if target.kind in ELEPHANTS and attacker.kind == "bow":
            return False
        mine, theirs = self.under(attacker, "wagon"), self.under(target, "wagon")
        # A8.2f
        if mine is not None and mine == theirs:
            return True
        # A2.4d
        side = self.side(attacker, target)
        if attacker.field != target.field and side is None:
            return False
        # A5.4d, A5.4g
        if abs(self.ground.level[attacker.field] - self.ground.level[target.field]) >= 2:
            return False
        if (attacker.field, target.field) in self.ground.rivers:
            return False
        # A6.2k
        if attacker.phalanx and not (
            side is not None
            and self.ground.terrain[target.field] in OPEN
            and self.is_level_or_ramp(attacker, target)
        ):
            return False
        # A8.2c: nobody fights fast horses.
        if target.harness and self.figures[target.harness].speed >= 3:
            return False
        return self.reaches(mine, target) and self.reaches(theirs, attacker)

    def reaches(self, wagon: Figure | None, outsider: Figure) -> bool:
        """A8.2a to A8.2c: can the crew of this wagon and somebody outside it fight each other?"""
        if wagon is None or wagon.speed == 0:
            return True
        behind = self.ground.around[wagon.field][(wagon.pole + 3) % 6]
        if outsider.field != behind:
            return False
        is_mounted = self.under(outsider, *HORSES) or any(
            each.on == outsider.id and outsider.kind in HORSES for each in self.figures.values()
        )
        return wagon.speed <= 2 or bool(is_mounted)

    def is_champion_to(self, figure: Figure, other: Figure) -> bool:
        """A6.2a to A6.2c"""
        if not figure.phalanx:
            return False
        front = self.field.phalanxes[figure.phalanx].front
        return self.side(figure, other) in {(front - 1) % 6, front, (front + 1) % 6}

    def points(self, fighter: Figure, other: Figure, *, is_attacking: bool) -> int:
        found = 0
        # A2.4r, A4.1b
        if is_attacking and fighter.kind != "bow":
            found += 2
        # A2.4s, A6.2c: the weapon plays no part where one fights as a champion.
        is_plain = not (self.is_champion_to(fighter, other) or self.is_champion_to(other, fighter))
        if is_plain and BEATS.get(fighter.kind) == other.kind:
            found += 1
        # A3.1c, A3.1d
        if fighter.kind == "champion" or self.is_champion_to(fighter, other):
            found += 3
        found += 6 * (fighter.kind == "hero")
        # A7.2b, A7.2c
        found += 2 * (fighter.kind in ("heavy-horse", "heavy-chariot-horse"))
        found += bool(self.under(fighter, "light-horse")) + 2 * bool(self.under(fighter, "heavy-horse"))
        # A8.2a, A8.2e
        found += 2 * bool(self.under(fighter, "wagon"))
        # A9.3f
        found += 6 * (fighter.kind in ELEPHANTS)
        # A5.4b, A5.4c
        level = self.ground.level
        is_higher = level[fighter.field] > level[other.field]
        return found + (is_higher and (fighter.field, other.field) not in self.ground.ramps)

    def may_support(self, helper: Figure, attacker: Figure, target: Figure) -> bool:
        # A3.2a, A3.2d, A4.1d, A6.2e
        return (
            helper.id != attacker.id
            and helper.owner == attacker.owner
            and self.may(helper, target)
            and RANK[helper.kind] <= RANK[attacker.kind]
            and (helper.kind == "bow") == (attacker.kind == "bow")
            and not helper.phalanx
            and not attacker.phalanx
        )

    def attacks(self, seat: int) -> Iterator[Attack]:
        mine = [figure for figure in self.figures.values() if figure.owner == seat]
        for attacker in mine:
            for target in self.figures.values():
                if self.may(attacker, target):
                    yield Attack(attacker.id, target.id)
                    for helper in mine:
                        if self.may_support(helper, attacker, target):
                            yield Attack(attacker.id, target.id, helper.id)

    def promoted(self, winner: Figure, loser: Figure) -> str:
        """A3.1e, A3.1f, A6.2i, A6.2j, A9.3g"""
        if winner.phalanx:
            return winner.kind
        if loser.kind == "hero" and RANK[winner.kind] < 3:
            return "hero"
        is_champion = (
            loser.kind == "champion" or self.is_champion_to(loser, winner) or loser.kind in ELEPHANTS
        )
        return "champion" if is_champion and RANK[winner.kind] == 1 else winner.kind

    def outcome(self, action: Attack, attack: int, defence: int) -> dict[int, str]:
        """The two who fought, if they live, and as what."""
        attacker, target = self.figures[action.attacker], self.figures[action.target]
        mine = attack + self.points(attacker, target, is_attacking=True)
        if action.supporter is not None:
            mine += self.points(self.figures[action.supporter], target, is_attacking=True)
        theirs = defence + self.points(target, attacker, is_attacking=False)
        # A2.4t to A2.4v
        if attack >= 12 and mine > theirs:
            return {attacker.id: self.promoted(attacker, target)}
        # A7.2e, A9.3f
        if defence >= 12 and theirs > mine and target.kind in RANK:
            return {target.id: self.promoted(target, attacker)}
        return {attacker.id: attacker.kind, target.id: target.kind}


POSITIONS = usually(12, everything=150)


@pytest.mark.rule(
    "A2.4d", "A2.4q", "A2.4s", "A2.4t", "A2.4u", "A2.4v", "A3.1c", "A3.1d", "A3.1e", "A3.1f", "A3.2a", "A3.2d"
)
@pytest.mark.rule("A4.1b", "A4.1d", "A5.4b", "A5.4c", "A5.4d", "A5.4e", "A5.4f", "A5.4g", "A6.2b", "A6.2c")
@pytest.mark.rule("A6.2e", "A6.2i", "A6.2j", "A6.2k", "A7.2b", "A7.2c", "A7.2e", "A8.2a", "A8.2b", "A8.2c")
@pytest.mark.rule("A8.2e", "A8.2f", "A9.3a", "A9.3e", "A9.3f", "A9.3g")
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_all_duels_of_a_random_position(seed: int) -> None:
    rng = random.Random(f"duels {seed}")
    position = crowded(rng)
    reader = Reader(position)
    read = set(reader.attacks(0))
    listed = {action for action in legal(position, 0) if isinstance(action, Attack)}
    assert listed == read
    for action in rng.sample(sorted(read, key=str), min(60, len(read))):
        attack, defence = (rng.choice([3, 9, 11, 12, 12, 13, 14, 15, 16, 17, 18]) for _ in "12")
        # What is rolled afterwards is for riders of a dead elephant.
        after = _apply(position, 0, action, LoadedDice([attack, defence, *[18] * 9])).position.state.figures
        two = (action.attacker, action.target)
        assert {each: after[each].kind for each in two if each in after} == reader.outcome(
            action, attack, defence
        )
