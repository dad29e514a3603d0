"""Income, upkeep, reach and rides, worked out again by plain code and compared in games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import ceil
from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.components import REALMS
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.rounds import Individual
from hexenkessel.games.battlemist.world import Settlement, World
from tests.battlemist.exam.desk import calm, lay, roll, taped
from tests.battlemist.exam.games import random_game
from tests.battlemist.table import offers, player, say

INCOME = {
    "dwarves": (2, 2, 4),
    "elves": (2, 4, 2),
    "knights": (3, 2, 3),
    "orcs": (4, 2, 2),
    "barbarians": (3, 3, 2),
    "dark-lord": (2, 3, 3),
}
MOVES = {
    "dwarves": (2, 2, 2),
    "elves": (2, 2, 3),
    "knights": (2, 2, 3),
    "orcs": (2, 2, 3),
    "barbarians": (2, 2, 4),
    "dark-lord": (2, 2, 3),
}
KINDS = ("footman", "archer", "cavalry", "dragon", "firebreather", "giant")
YIELDS = {
    **{name: ("grain", 4) for name in ("amberfield", "oxmarch", "golden-reach")},
    **{
        name: ("grain", 3)
        for name in ("abou-xar", "plains-of-loth", "harrowdale", "kestrel-downs", "orlas-fields")
    },
    "riverlands-of-iss": ("grain", 3),
    "long-meads": ("grain", 2),
    **{name: ("wood", 3) for name in ("timaara-lethuin", "elderholt", "birch-weald", "raven-pines")},
    **{name: ("wood", 2) for name in ("gloamwood", "mirewood", "thornwood", "wolfshade", "tanglewood")},
    **{name: ("iron", 3) for name in ("godstone-mts", "stormtop-range", "anvil-peaks", "ironspine")},
    **{
        name: ("iron", 2)
        for name in ("fellow-range", "three-princes", "greyhorn", "cinder-heights", "cold-teeth")
    },
}
DESERTS = {"deadlands", "wastes", "saltpan-of-uur", "bonesand", "glass-desert"}


@pytest.mark.rule("B1.3.1d", "B1.3.1e")
def test_the_realms_of_the_table() -> None:
    for name, realm in REALMS.items():
        if name.startswith("home-"):
            continue
        kind, amount = YIELDS.get(name, ("", 0))
        assert realm.income.total == amount and (name in DESERTS) == (not amount), name
        assert not amount or realm.income.of(kind) == amount  # type: ignore[arg-type]


def tables(seed: int, seats: int, actions: int = 700) -> Iterator[World]:
    """Worlds of a random game, peopled a little more, with nothing in force that lasts."""
    rng = random.Random(seed)
    for _, position in random_game(900 + seed, seats, actions):
        if position.outcome is not None or rng.random() < 0.93 or position.state.battle:
            continue
        state = position.state.but(effects=(), active=None, ballot=None, pending=(), held=None)
        for realm, town in state.settlements.items():
            state = state.with_settlement(realm, Settlement(town.kind, 0))  # none of them new
        for realm in rng.sample(sorted(REALMS), 14):
            seat = rng.randrange(seats)
            if realm in state.forces or realm.startswith("home-") or realm not in state.neighbours:
                continue
            if state.is_alive(seat):
                some = tuple(rng.choice((0, 0, 0, 1, 1, 2)) for _ in range(6))
                state = state.with_units(seat, realm, some)
                kind = rng.choice(("", "town", "city"))
                if kind and any(some[:3]):
                    state = state.with_settlement(realm, Settlement(kind, 0))  # type: ignore[arg-type]
        for seat in range(seats):
            used = state.players[seat].stars
            state = state.with_player(seat, hand=(), used=used, power=0)
        yield state


def with_stocks(state: World, amount: int) -> World:
    for seat in range(len(state.players)):
        state = state.with_player(seat, stock=Goods(amount, amount, amount))
    return state


def at_step(state: World, seats: int, step: Any) -> Any:
    """The same table with this step on top, and nobody having cards or power."""
    position = lay(step, races=tuple(one.race for one in state.players))
    assert len(state.players) == seats
    seat = getattr(step, "seat", None)
    return replace(position, state=state.but(active=seat))


def holder(state: World, realm: str) -> int | None:
    """B3.2.1b, c, e."""
    for force in state.forces.get(realm, ()):
        if sum(force.units[:3]):
            return force.owner
    for seat, one in enumerate(state.players):
        if realm == f"home-{one.race}" and not one.fallen:
            return seat
    return None


def income(state: World, seat: int) -> tuple[int, int, int]:
    total = dict.fromkeys(("grain", "wood", "iron"), 0)
    for realm in state.neighbours:
        if holder(state, realm) != seat:
            continue
        if realm.startswith("home-"):
            for kind, amount in zip(total, INCOME[realm.removeprefix("home-")], strict=True):
                total[kind] += amount
        elif realm in YIELDS:
            kind, amount = YIELDS[realm]
            total[kind] += amount * (2 if realm in state.settlements else 1)
            total[kind] += kind == "iron" and state.players[seat].race == "dwarves"
    return total["grain"], total["wood"], total["iron"]


def upkeep(state: World, seat: int) -> tuple[int, int, int]:
    forces = [force.units for there in state.forces.values() for force in there if force.owner == seat]
    footmen, archers, horses = (sum(units[kind] for units in forces) for kind in range(3))
    towns = sum(holder(state, realm) == seat for realm in state.settlements)
    mouths = ceil(footmen / 2) if state.players[seat].race == "dark-lord" else footmen
    return mouths + archers + horses, towns, horses + towns


GAMES = [(5, 2), (2, 3), (3, 4), (4, 6)]


@pytest.mark.rule("B3.2.1a", "B3.2.1b", "B3.2.1c", "B3.2.1e", "B3.2.1f", "B3.2.1g", "B7.0c")
@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_harvests(seed: int, seats: int) -> None:
    compared = 0
    for state in tables(seed, seats):
        position = calm(at_step(state, seats, Economics()))
        for seat, one in enumerate(state.players):
            if one.fallen:
                continue
            gained = position.state.players[seat].stock.minus(one.stock)
            assert (gained.grain, gained.wood, gained.iron) == income(state, seat)
            compared += 1
    assert compared > 30


@pytest.mark.rule("B3.5a", "B3.5b", "B3.5c", "B3.5d")
@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_upkeeps(seed: int, seats: int) -> None:
    for found in tables(seed, seats):
        state = with_stocks(found, 200)
        position = calm(at_step(state, seats, UpkeepPhase()))
        for seat, one in enumerate(state.players):
            paid = Goods(200, 200, 200).minus(position.state.players[seat].stock)
            assert one.fallen or (paid.grain, paid.wood, paid.iron) == upkeep(state, seat)


def reach(state: World, seat: int, kind: str, origin: str) -> set[str]:
    """B3.3.2b-d, B6.0d and the abilities of dwarves and elves, step by step."""
    race = state.players[seat].race
    place = KINDS.index(kind)
    points = MOVES[race][place] if place < 3 else {"dragon": 3, "firebreather": 2, "giant": 2}[kind]
    found: set[str] = set()
    border = {origin}
    for _ in range(points):
        entered = {other for realm in border for other in state.neighbours[realm]}
        found |= entered
        border = set()
        for realm in entered:
            terrain = REALMS[realm].terrain
            stops = terrain in ("forest", "mountain") and kind != "dragon"
            if place < 3 and (race, terrain) in (("dwarves", "mountain"), ("elves", "forest")):
                stops = False
            foreign = any(force.owner != seat for force in state.forces.get(realm, ()))
            if not stops and not foreign:
                border.add(realm)
    return found - {origin}


@pytest.mark.rule("B3.3.2b", "B3.3.2c", "B3.3.2d", "B6.0b", "B6.0d")
@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_reaches(seed: int, seats: int) -> None:
    compared = 0
    for state in tables(seed, seats):
        for seat, one in enumerate(state.players):
            position = calm(at_step(state, seats, MovementPhase(seat)))
            if one.fallen or not isinstance(position.step, MovementPhase):
                continue
            ends: dict[tuple[str, str], set[str]] = {}
            for line in offers(position, one.race):
                if line.startswith("march"):
                    _, origin, kind, _, realm = line.split()
                    ends.setdefault((origin, kind), set()).add(realm)
            expected = {
                (realm, kind): reach(state, seat, kind, realm)
                for realm, forces in state.forces.items()
                for force in forces
                if force.owner == seat
                for place, kind in enumerate(KINDS)
                if force.units[place]
            }
            assert ends == expected
            compared += len(expected)
    assert compared > 50


@pytest.mark.rule("B3.3.1c", "B3.3.1d")
@pytest.mark.parametrize(("seed", "seats"), GAMES[1:])
def test_rides(seed: int, seats: int) -> None:
    compared = 0
    for state in tables(seed, seats):
        for seat, one in enumerate(state.players):
            if one.fallen or not one.heroes:
                continue
            position = calm(at_step(state, seats, QuestPhase(seat)))
            steps = 3 + (one.race == "elves") + ("wayfarers-boots" in one.artifacts)
            for hero in one.heroes:
                border = found = {hero.realm}
                for _ in range(steps):
                    border = {other for realm in border for other in state.neighbours[realm]}
                    found = found | border
                start = f"ride {hero.number} "
                rides = {
                    line.removeprefix(start) for line in offers(position, one.race) if line.startswith(start)
                }
                assert rides == found - {hero.realm}
                compared += 1
    assert compared > 20


@pytest.mark.rule("B3.1.3b", "B4.0b", "B3.2.2f")
@pytest.mark.parametrize(("seed", "seats"), GAMES[1:3])
def test_trade_and_recruiting_limits(seed: int, seats: int) -> None:
    for found in tables(seed, seats, 400):
        state = with_stocks(found, 60)
        position = calm(at_step(state, seats, Recruiting()))
        for seat, one in enumerate(state.players):
            if one.fallen:
                continue
            held = {
                realm: town.kind for realm, town in state.settlements.items() if holder(state, realm) == seat
            }
            sites = {one.home, *held}
            offered = {line.split()[2] for line in offers(position, one.race) if line.startswith("recruit")}
            assert offered == sites
            built = {line.split()[1] for line in offers(position, one.race) if line.startswith("build")}
            mine = {realm for realm in state.neighbours if holder(state, realm) == seat}
            assert built == {
                realm for realm in mine if not realm.startswith("home-") and held.get(realm) != "city"
            }


# Dice that are equal again and again


@pytest.mark.rule("B3.3c", "B3.1.4c")
def test_ties_within_ties() -> None:
    races = ("orcs", "knights", "dwarves")
    heroes = {f"{race}-1": f"home-{race}" for race in races}
    roads = ("home-orcs wastes home-knights home-dwarves",)
    # All equal; then orcs and knights are equal above the dwarves; then the knights are higher.
    dice = (5, 5, 5, 7, 7, 2, 3, 9)
    position, tape = taped(lay(OrderRoll(), races=races, heroes=heroes, roads=roads), *dice)
    (order,) = (step.order for step in position.steps if isinstance(step, Individual))
    assert [races[seat] for seat in order] == ["knights", "orcs", "dwarves"] and not tape.faces
    voting, tape = taped(lay(Voting("comet"), races=races), *dice)
    assert [races[seat] for seat in voting.state.ballot.order] == ["knights", "orcs", "dwarves"]


@pytest.mark.rule("B3.1.2h", "B7.0b")
def test_thieves_pass_over_the_fallen() -> None:
    races = ("orcs", "knights", "dwarves", "elves")
    position = lay(Voting("night-of-thieves"), races=races, orcs="stars 1 used 1 hand caravan")
    position = replace(position, state=position.state.with_player(1, fallen=2, stars=0, used=0))
    position = calm(position, dice := roll(9, 5, 1))
    for _ in range(3):
        (seat,) = position.due
        position = calm(say(position, f"{races[seat]}: vote no", dice).position, dice)
    assert player(position, "dwarves").hand == ("caravan",)
