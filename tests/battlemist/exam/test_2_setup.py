"""Chapter 2: races, preparation and the board, which the examiner works out on his own and compares."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.actions import ChooseRace, Lay
from hexenkessel.games.battlemist.components import NEUTRAL, RACES, REALMS
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.laying.laying import Laying
from hexenkessel.games.battlemist.world import Placed
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import check, legal, play
from hexenkessel.kernel.position import Position
from tests.battlemist.exam.desk import calm, go, lay
from tests.battlemist.table import due, offers, player

GAME = Battlemist()
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east

Cell = tuple[int, int]


def begun(seats: int, seed: str, **options: Any) -> Any:
    return GAME.begin(GAME.setup(seats, DiceParts(seed), options)).position


# The examiner's own reading of B2.3


def colour(realm: str, turn: int, side: int) -> str:
    """The edge of a laid tile on this side; a home has none."""
    edges = REALMS[realm].edges
    return edges[(side - turn) % 6] if edges else ""


def touched(laid: dict[Cell, tuple[str, int]], cell: Cell) -> Iterator[tuple[int, Cell]]:
    for side, (q, r) in enumerate(AROUND):
        other = cell[0] + q, cell[1] + r
        if other in laid:
            yield side, other


def fits(laid: dict[Cell, tuple[str, int]], realm: str, cell: Cell, turn: int) -> bool:
    """B2.3e, B2.3f: every edge that touches a tile has its colour."""
    for side, other in touched(laid, cell):
        mine, yours = colour(realm, turn, side), colour(*laid[other], (side + 3) % 6)
        if mine and yours and mine != yours:
            return False
    return True


def is_firm(laid: dict[Cell, tuple[str, int]], cell: Cell) -> bool:
    """B2.3g, B2.3h: two contacts, or one with a tile that has two itself."""
    contacts = [other for _, other in touched(laid, cell)]
    if len(contacts) >= 2:
        return True
    return len(contacts) == 1 and len(list(touched(laid, contacts[0]))) >= 2


def steps_to_homes(laid: dict[Cell, tuple[str, int]], cell: Cell) -> dict[str, int]:
    """B2.3m: steps over laid tiles, the destination counted and the start not."""
    found: dict[str, int] = {}
    border, seen, steps = {cell}, {cell}, 0
    while border:
        steps += 1
        border = {other for one in border for _, other in touched(laid, one)} - seen
        seen |= border
        found |= {laid[one][0]: steps for one in border if laid[one][0].startswith("home-")}
    return found


def is_far_enough(laid: dict[Cell, tuple[str, int]], realm: str, cell: Cell) -> bool:
    mine = RACES[realm.removeprefix("home-")].alignment
    for home, steps in steps_to_homes(laid, cell).items():
        needed = 4 if RACES[home.removeprefix("home-")].alignment == mine else 2
        if steps < needed:
            return False
    return True


def legal_places(position: Any, seat: int) -> set[tuple[str, Cell, int]]:
    state = position.state
    laid = {(one.q, one.r): (realm, one.turn) for realm, one in state.tiles.items()}
    border = {(q + x, r + y) for q, r in laid for x, y in AROUND} - set(laid)
    mine = state.players[seat]
    found = set()
    for cell in border:
        if not is_firm(laid, cell):
            continue
        found |= {
            (realm, cell, turn)
            for realm in mine.tiles
            if not realm.startswith("home-")
            for turn in range(6)
            if fits(laid, realm, cell, turn)
        }
        if mine.home not in state.tiles and is_far_enough(laid, mine.home, cell):
            found.add((mine.home, cell, 0))
    return found


def named(actions: list[Action]) -> set[tuple[str, Cell, int]]:
    found = set()
    for action in actions:
        assert isinstance(action, Lay)
        q, r = action.place.removeprefix("c").split(".")
        found.add((action.realm, (int(q), int(r)), action.turn))
    return found


@pytest.mark.rule("B2.3d", "B2.3e", "B2.3f", "B2.3g", "B2.3h", "B2.3l", "B2.3m", "B2.3n", "B2.3o", "B2.3r")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_may_be_laid_is_what_the_examiner_finds(seats: int) -> None:
    """Every turn of a board laid at random; the races of five and six meet their like."""
    rng = random.Random(seats)
    position = begun(seats, f"board {seats}", races="drawn")
    turns = 0
    while isinstance(position.step, Laying):
        assert len(position.due) == 1
        (seat,) = position.due
        offered = legal(position, seat)
        if not position.step.is_forced:
            assert named(offered) == legal_places(position, seat)
            turns += 1
        position = play(position, seat, rng.choice(offered)).position
    assert turns >= 25
    assert set(position.state.tiles) == {*NEUTRAL, *(one.home for one in position.state.players)}


@pytest.mark.rule("B2.3i", "B2.3j", "B2.3k", "B2.3c")
def test_homes_first_or_last_the_board_is_completed_in_turns() -> None:
    for is_first in (True, False):
        position = begun(3, "homes", races="drawn")
        speakers = []
        while isinstance(position.step, Laying):
            (seat,) = position.due
            speakers.append(seat)
            offered = legal(position, seat)
            homes = [one for one in offered if isinstance(one, Lay) and one.realm.startswith("home-")]
            others = [one for one in offered if one not in homes]
            wanted = homes or others if is_first else others or homes
            position = play(position, seat, wanted[0]).position
        assert len(speakers) == 33  # thirty neutral tiles, three homes, one each turn
        assert all(after == (before + 1) % 3 for before, after in pairwise(speakers))


@pytest.mark.rule("B2.3a", "B2.3b")
@pytest.mark.parametrize(("seats", "each"), [(2, [15, 15]), (3, [10] * 3), (4, [7, 7, 8, 8]), (6, [5] * 6)])
def test_three_tiles_in_a_triangle_and_the_others_dealt(seats: int, each: list[int]) -> None:
    position = begun(seats, "dealt", races="drawn")
    laid = [(one.q, one.r) for one in position.state.tiles.values()]
    assert len(laid) == 3
    assert all((a[0] - b[0], a[1] - b[1]) in AROUND for a, b in combinations(laid, 2))
    dealt = [[tile for tile in one.tiles if tile in NEUTRAL] for one in position.state.players]
    assert sorted(map(len, dealt)) == each
    assert sorted((*position.state.tiles, *(tile for tiles in dealt for tile in tiles))) == sorted(NEUTRAL)
    if seats == 4:
        (first,) = position.due
        assert {len(dealt[first]), len(dealt[(first + 1) % 4])} == {8}


@pytest.mark.rule("B2.3b", "B2.3p")
def test_dealt_tiles_lie_face_down() -> None:
    position = begun(3, "secret", races="drawn")
    seen = GAME.view(position, 0)
    assert seen.players[1].tiles is None and seen.players[0].tiles


def half_laid(tiles: dict[str, Placed], mine: tuple[str, ...], races: tuple[str, ...], seat: int = 0) -> Any:
    """`mine` are this seat's tiles besides the home."""
    position = lay(Laying(seat), races=races, active=None)
    state = position.state.but(tiles=tiles, neighbours={})
    return replace(position, state=state.with_player(seat, tiles=(*mine, f"home-{races[seat]}")))


ROW = ("oxmarch", "golden-reach", "harrowdale", "kestrel-downs", "orlas-fields", "long-meads")
OTHER_ROW = ("gloamwood", "mirewood", "thornwood", "elderholt", "wolfshade", "tanglewood")


def two_rows(homes: dict[str, Cell]) -> dict[str, Placed]:
    laid = {name: Placed(q, 0) for q, name in enumerate(ROW)}
    laid |= {name: Placed(q, 1) for q, name in enumerate(OTHER_ROW)}
    return laid | {home: Placed(*cell) for home, cell in homes.items()}


@pytest.mark.rule("B2.3m", "B2.3l", "B2.3n")
def test_good_keeps_four_steps_from_good_and_two_from_evil() -> None:
    """On a strip of two rows the way from (0, -1) to (3, -1) is 0-0, 1-0, 2-0, then home: four steps."""
    position = half_laid(two_rows({"home-knights": (0, -1)}), ("deadlands",), ("elves", "knights"))
    position = calm(position)
    homes = {one.place for one in legal(position, 0) if isinstance(one, Lay) and one.realm == "home-elves"}
    assert "c2.-1" not in homes and "c4.-1" in homes
    assert steps_to_homes({(p.q, p.r): (n, 0) for n, p in position.state.tiles.items()}, (3, -1)) == {
        "home-knights": 4
    }
    assert "c3.-1" in homes, "four steps are enough"
    refusal = check(position, 0, Lay("home-elves", "c2.-1"))
    assert refusal is not None and refusal.rule == "B2.3m"
    evil = calm(half_laid(two_rows({"home-knights": (0, -1)}), ("deadlands",), ("orcs", "knights")))
    homes = {one.place for one in legal(evil, 0) if isinstance(one, Lay) and one.realm == "home-orcs"}
    assert "c2.-1" in homes and "c1.-1" not in homes
    refusal = check(evil, 0, Lay("home-orcs", "c1.-1"))
    assert refusal is not None and refusal.rule == "B2.3l"


@pytest.mark.rule("B2.3h", "B2.3o")
def test_no_peninsula_is_longer_than_one_tile_not_even_for_a_home() -> None:
    laid = two_rows({}) | {"wastes": Placed(6, 0)}  # touches (5, 0) and (5, 1)
    laid |= {"bonesand": Placed(7, 0)}  # a peninsula: one contact
    position = calm(half_laid(laid, ("deadlands",), ("orcs", "knights")))
    refusal = check(position, 0, Lay("home-orcs", "c8.0"))
    assert refusal is not None and refusal.rule in ("B2.3h", "B2.3o")
    # (7, -1) touches the peninsula (7, 0) and (6, 0): two contacts are always firm enough.
    assert check(position, 0, Lay("home-orcs", "c7.-1")) is None


@pytest.mark.rule("B2.3h")
def test_a_single_contact_with_a_firm_tile_is_enough() -> None:
    position = calm(half_laid(two_rows({}), ("deadlands",), ("orcs", "knights")))
    assert check(position, 0, Lay("home-orcs", "c6.-1")) is None, (
        "(5, 0) has neighbours (4, 0), (4, 1), (5, 1)"
    )


@pytest.mark.rule("B2.3r", "B2.3i")
def test_only_the_home_fits_so_the_home_must_be_laid() -> None:
    """A player whose neutral tiles are gone is asked for his home and nothing else."""
    position = calm(half_laid(two_rows({}), (), ("orcs", "knights")))
    assert due(position) == ("orcs",)
    assert {line.split()[1] for line in offers(position, "orcs")} == {"home-orcs"}


SMALL = {"oxmarch": Placed(0, 0), "golden-reach": Placed(1, 0), "harrowdale": Placed(0, 1)}


def stuck_elves(*knights: str) -> Any:
    """The knights' home lies beside three tiles, so the elves' finds no place four steps away."""
    position = half_laid(SMALL | {"home-knights": Placed(1, 1)}, (), ("elves", "knights"))
    state = position.state.with_player(1, tiles=knights)
    return calm(replace(position, steps=(position.steps[0], Laying(1)), state=state))


@pytest.mark.rule("B2.3p", "B2.3q", "B2.3r")
def test_a_player_who_is_stuck_shows_his_tiles_and_is_skipped() -> None:
    position = stuck_elves("deadlands", "bonesand")
    assert not player(position, "elves").shown
    close = [one for one in legal(position, 1) if isinstance(one, Lay)]
    position = play(position, 1, close[0]).position
    assert due(position) == ("knights",), "the elves' home is still nowhere four steps away"
    assert player(position, "elves").shown
    assert GAME.view(position, 1).players[0].tiles == ("home-elves",)


@pytest.mark.rule("B2.3s")
def test_a_home_without_a_legal_place_goes_to_the_farthest_one() -> None:
    position = stuck_elves("deadlands")
    near = [
        one for one in legal(position, 1) if isinstance(one, Lay) and one.place == "c2.0"
    ]  # touches golden-reach and the home, and makes the board no longer
    position = play(position, 1, near[0]).position
    assert due(position) == ("elves",)
    board = {(p.q, p.r): (n, 0) for n, p in position.state.tiles.items()}
    border = {(q + x, r + y) for q, r in board for x, y in AROUND} - set(board)
    farthest = max(steps_to_homes(board, cell)["home-knights"] for cell in border)
    assert farthest < 4
    offered = named(legal(position, 0))
    assert offered and {steps_to_homes(board, cell)["home-knights"] for _, cell, _ in offered} == {farthest}


def mismatches(laid: dict[Cell, tuple[str, int]], realm: str, cell: Cell, turn: int) -> int:
    pairs = [
        (colour(realm, turn, side), colour(*laid[other], (side + 3) % 6))
        for side, other in touched(laid, cell)
    ]
    return sum(bool(mine) and bool(yours) and mine != yours for mine, yours in pairs)


@pytest.mark.rule("B2.3s", "B2.3h")
def test_a_neutral_tile_that_fits_nowhere_is_laid_with_the_fewest_mismatches() -> None:
    """Two tiles alone: only the two places beside both are firm, and often nothing matches there."""
    rng = random.Random(4)
    seen = 0
    while seen < 20:
        one, other, mine = rng.sample(sorted(NEUTRAL), 3)
        tiles = {one: Placed(0, 0, rng.randrange(6)), other: Placed(1, 0, rng.randrange(6))}
        position = half_laid(tiles, (mine,), ("orcs", "knights"))
        if any(not realm.startswith("home-") for realm, _, _ in legal_places(position, 0)):
            continue
        seen += 1
        position = calm(replace(position, steps=(position.steps[0], Laying(0, is_forced=True))))
        laid = {(p.q, p.r): (n, p.turn) for n, p in tiles.items()}
        ways = {
            (cell, turn): mismatches(laid, mine, cell, turn)
            for cell in ((1, -1), (0, 1))
            for turn in range(6)
        }
        best = {(mine, *way) for way, bad in ways.items() if bad == min(ways.values())}
        assert named(legal(position, 0)) == best


@pytest.mark.rule("B2.0a", "B2.0b", "B2.0c", "B2.0d", "B2.0e", "B2.0f")
def test_every_choice_of_races_ends_in_a_line_of_the_table() -> None:
    lines: dict[int, Callable[[set[str]], bool]] = {
        2: lambda s: one_of(s, "dark-lord orcs") and one_of(s, "elves knights"),
        3: lambda s: (
            one_of(s, "dark-lord orcs") and one_of(s, "elves knights") and one_of(s, "dwarves barbarians")
        ),
        4: lambda s: (
            one_of(s, "dark-lord orcs") and one_of(s, "elves knights") and {"dwarves", "barbarians"} <= s
        ),
        5: lambda s: {"dark-lord", "elves", "knights", "orcs"} <= s and one_of(s, "dwarves barbarians"),
        6: lambda s: s == set(RACES),
    }
    for seats, fits_table in lines.items():
        reached: set[frozenset[str]] = set()
        explore(begun(seats, "races"), reached)
        assert reached and all(fits_table(set(found)) and len(found) == seats for found in reached), seats
        expected = {2: 4, 3: 8, 4: 4, 5: 2, 6: 1}[seats]
        assert len(reached) == expected


def one_of(chosen: set[str], names: str) -> bool:
    return len(chosen & set(names.split())) == 1


def explore(
    position: Position[Any], reached: set[frozenset[str]], seen: set[frozenset[str]] | None = None
) -> None:
    seen = set() if seen is None else seen
    chosen = frozenset(one.race for one in position.state.players if one.race)
    if not position.due or not isinstance(legal(position, position.due[0])[0], ChooseRace):
        reached.add(chosen)
        return
    if chosen in seen:
        return
    seen.add(chosen)
    (seat,) = position.due
    for action in legal(position, seat):
        explore(play(position, seat, action).position, reached, seen)


@pytest.mark.rule("B2.0f", "B2.1a")
def test_free_choice_and_drawn_races_never_repeat_one() -> None:
    position = begun(2, "free", races="free")
    (seat,) = position.due
    position = play(position, seat, ChooseRace("orcs")).position
    (seat,) = position.due
    assert check(position, seat, ChooseRace("orcs")) is not None
    assert check(position, seat, ChooseRace("dark-lord")) is None
    for seed in range(8):
        races = [one.race for one in begun(4, f"drawn {seed}", races="drawn").state.players]
        assert len(set(races)) == 4 and {"dwarves", "barbarians"} <= set(races)


@pytest.mark.rule("B2.2a", "B2.2d", "B2.2e", "B2.2f", "B2.2g", "B2.4a", "B2.2c")
def test_everything_is_ready_when_the_board_is_complete() -> None:
    position = begun(3, "ready", races="drawn", board="drawn")
    state = position.state
    races = {one.race for one in state.players}
    assert {name for name in state.tiles if name.startswith("home-")} == {f"home-{race}" for race in races}
    assert state.star_pool == 22
    for seat, one in enumerate(state.players):
        assert one.stars == 1 and one.used == 0
        assert one.quest is not None
        assert [(hero.number, hero.realm, hero.life) for hero in one.heroes] == [(1, one.home, 5)]
        assert state.force_of(seat, one.home) == (2, 0, 0, 0, 0, 0)
        assert state.forces.keys() == {other.home for other in state.players}


@pytest.mark.rule("B2.2b")
def test_the_decks_are_shuffled() -> None:
    one, other = (begun(3, seed, races="drawn").state for seed in ("x", "y"))
    assert one.deck != other.deck and sorted(one.deck) == sorted(other.deck)
    assert one.quests != other.quests


@pytest.mark.rule("B2.2g")
def test_stocks_before_the_first_harvest_are_those_of_the_race_cards() -> None:
    position = begun(3, "stock", races="drawn")
    for one in position.state.players:
        assert one.stock == RACES[one.race].start


@pytest.mark.rule("B2.2h")
def test_a_payment_leaves_the_stock_and_goes_to_nobody() -> None:
    position = go(lay(Recruiting(), orcs="wood 5 iron 5 stars 1 used 1"), "orcs: recruit archer home-orcs")
    assert player(position, "orcs").stock.total == 7 and player(position, "knights").stock.total == 0


@pytest.mark.rule("B2.3t")
def test_where_the_board_lies_on_the_table_is_all_the_same() -> None:
    here = calm(half_laid(two_rows({}), ("deadlands",), ("orcs", "knights")))
    there = calm(
        half_laid(
            {name: Placed(p.q + 5, p.r - 3, p.turn) for name, p in two_rows({}).items()},
            ("deadlands",),
            ("orcs", "knights"),
        )
    )
    shifted = {(n, (q + 5, r - 3), turn) for n, (q, r), turn in named(legal(here, 0))}
    assert named(legal(there, 0)) == shifted
