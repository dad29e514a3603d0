"""2.3: building the board."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.components import NEUTRAL, REALMS
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.laying import places
from hexenkessel.games.battlemist.laying.laying import FIXED_BOARD, Laying, pass_on
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.world import Placed, Player, World
from hexenkessel.hexes.axial import neighbours
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from hexenkessel.kernel.position import Position, Setup
from tests.battlemist.table import GRAMMAR, after, due, offers, refusal_of, say


def turned(realm: str, colour: str, direction: int) -> int:
    """How a tile must lie to show a colour on one side."""
    return next(turn for turn in range(6) if places.edge(realm, turn, direction) == colour)


def board(tiles: dict[str, tuple[int, int, int]], held: dict[str, str], seat: int = 0) -> Any:
    """A half-built board: tiles as (q, r, turn), and what each race still holds."""
    players = tuple(Player(race, stars=1, tiles=tuple(text.split())) for race, text in held.items())
    world = World(
        BattlemistOptions(), players, tiles={realm: Placed(*where) for realm, where in tiles.items()}
    )
    setup = Setup("battlemist", "1.1.0", len(players), {}, DiceParts("laid by hand"))
    return Position(setup, 10, (Laying(seat),), world)


# Three tiles that all touch: Deadlands in the west, Godstone Mts in the east, Abou Xar below.
MIDDLE = {"deadlands": (0, 0, 0), "godstone-mts": (1, 0, 0), "abou-xar": (0, 1, 0)}
ABOVE = (1, -1)  # touches the first two: to its south-west (2) and to its south-east (1)


def demanded(tiles: dict[str, tuple[int, int, int]], cell: tuple[int, int]) -> places.Edges:
    laid = {realm: Placed(*where) for realm, where in tiles.items()}
    return places.Site(cell, laid, places.cells_of(laid)).demanded


@pytest.mark.rule("B2.3d", "B2.3e")
def test_a_tile_turned_by_a_sixth_shows_its_colours_one_side_further() -> None:
    assert [places.edge("abou-xar", 0, side) for side in range(6)] == list("BRGBYR")
    assert [places.edge("abou-xar", 1, side) for side in range(6)] == list("RBRGBY")


@pytest.mark.rule("EX-B2.3-B", "B2.3e")
def test_b_a_tile_that_matches_both_neighbours_lies_well() -> None:
    position = board(MIDDLE, {"orcs": " ".join(r for r in NEUTRAL if r not in MIDDLE), "elves": "home-elves"})
    lay = next(line for line in offers(position, "orcs") if places.place_of(ABOVE) in line)
    realm, _, turn = lay.split()[1:] if len(lay.split()) == 4 else [*lay.split()[1:], "0"]
    laid = after(position, f"orcs: {lay}").state.tiles
    assert (laid[realm].q, laid[realm].r, laid[realm].turn) == (*ABOVE, int(turn))
    for side, colour in enumerate(demanded(MIDDLE, ABOVE)):
        assert not colour or places.edge(realm, int(turn), side) == colour


@pytest.mark.rule("EX-B2.3-C", "B2.3e")
def test_c_a_tile_that_does_not_match_is_refused() -> None:
    position = board(MIDDLE, {"orcs": "wastes", "elves": "home-elves"})
    for turn in range(6):
        if places.mismatches("wastes", turn, demanded(MIDDLE, ABOVE)):
            assert refusal_of(position, f"orcs: lay wastes {places.place_of(ABOVE)} {turn}") == "B2.3e"


@pytest.mark.rule("EX-B2.3-D", "B2.3g")
def test_d_one_contact_is_enough() -> None:
    position = board(MIDDLE, {"orcs": "oxmarch", "elves": "home-elves"})
    colour = places.edge("abou-xar", 0, 2)
    turn = turned("oxmarch", colour, 5)
    assert refusal_of(position, f"orcs: lay oxmarch c-1.2 {turn}") is None
    assert refusal_of(position, f"orcs: lay oxmarch c-1.2 {(turn + 1) % 6}") in (None, "B2.3e")


@pytest.mark.rule("EX-B2.3-E", "B2.3i", "B2.3j")
def test_e_a_home_is_laid_instead_of_a_tile_and_ends_the_turn() -> None:
    position = board(MIDDLE, {"dwarves": "oxmarch home-dwarves", "elves": "wastes home-elves"})
    position = after(position, "dwarves: lay home-dwarves c1.-1")
    assert "home-dwarves" in position.state.tiles
    assert position.state.players[0].tiles == ("oxmarch",)
    assert due(position) == ("elves",)


@pytest.mark.rule("EX-B2.3-F", "B2.3f")
def test_f_a_home_matches_every_colour() -> None:
    tiles = MIDDLE | {"home-dwarves": (1, -1, 0)}
    position = board(tiles, {"dwarves": "timaara-lethuin", "elves": "home-elves"})
    colour = places.edge("godstone-mts", 0, 5)
    # Beside the home and above the Godstone Mts: only these ask for a colour.
    fitting = {turn for turn in range(6) if places.edge("timaara-lethuin", turn, 2) == colour}
    offered = {int((line + " 0").split()[3]) for line in offers(position, "dwarves") if " c2.-1" in line}
    assert offered == fitting and fitting
    assert refusal_of(board(MIDDLE, {"dwarves": "home-dwarves", "elves": "wastes"}),
                      "dwarves: lay home-dwarves c1.-1 3") == "B2.3f"  # fmt: skip


@pytest.mark.rule("EX-B2.3-G", "B2.3m")
def test_g_homes_of_one_alignment_keep_four_apart() -> None:
    tiles = MIDDLE | {"home-dwarves": (1, -1, 0)}
    position = board(tiles, {"barbarians": "home-barbarians", "dwarves": "wastes"})
    # Dwarf home, Godstone Mts, here: two away.
    assert refusal_of(position, "barbarians: lay home-barbarians c2.0") == "B2.3m"
    # For another alignment two are enough.
    position = board(tiles, {"orcs": "home-orcs", "dwarves": "wastes"})
    assert refusal_of(position, "orcs: lay home-orcs c2.0") is None


@pytest.mark.rule("EX-B2.3-K", "B2.3m")
def test_k_orcs_and_dark_lord_keep_four_apart() -> None:
    row = {
        name: (q, 0, 0) for q, name in enumerate(["oxmarch", "wastes", "bonesand", "ironspine", "greyhorn"])
    }
    lower = {
        name: (q, 1, 0) for q, name in enumerate(["abou-xar", "amberfield", "golden-reach", "elderholt"])
    }
    position = board(
        row | lower | {"home-orcs": (1, -1, 0)}, {"dark-lord": "home-dark-lord", "orcs": "wolfshade"}
    )
    # home-orcs, wastes, bonesand, here: three away.
    assert refusal_of(position, "dark-lord: lay home-dark-lord c3.-1") == "B2.3m"
    assert refusal_of(position, "dark-lord: lay home-dark-lord c4.-1") is None


@pytest.mark.rule("B2.3l")
def test_homes_never_touch() -> None:
    tiles = MIDDLE | {"home-dwarves": (1, -1, 0)}
    position = board(tiles, {"orcs": "home-orcs", "dwarves": "wastes"})
    assert refusal_of(position, "orcs: lay home-orcs c2.-1") == "B2.3l"
    assert refusal_of(position, "orcs: lay home-orcs c1.1") is None


@pytest.mark.rule("B2.3n")
def test_only_laid_tiles_count_for_the_distance() -> None:
    # Around a bay: as the crow flies one realm between, over the tiles three.
    ring = {"oxmarch": (0, 0, 0), "wastes": (0, 1, 0), "bonesand": (1, 1, 0), "ironspine": (2, 0, 0),
            "abou-xar": (-1, 1, 0), "greyhorn": (2, 1, 0)}  # fmt: skip
    position = board(ring | {"home-orcs": (0, -1, 0)}, {"dark-lord": "home-dark-lord", "orcs": "wolfshade"})
    # Over the sea it is two to c2.-1; over land home-orcs, oxmarch, wastes, bonesand, ironspine, here.
    assert refusal_of(position, "dark-lord: lay home-dark-lord c2.-1") is None


@pytest.mark.rule("EX-B2.3-H", "EX-B2.3-I", "B2.3h")
def test_i_no_peninsula_is_longer_than_one_tile() -> None:
    # The Fellow Range hangs on the board by one edge.
    tiles = MIDDLE | {"fellow-range": (2, 0, 0)}
    tile = "oxmarch"
    position = board(tiles, {"orcs": f"{tile} wastes", "elves": "home-elves"})
    for turn in range(6):
        assert refusal_of(position, f"orcs: lay {tile} c3.0 {turn}") == "B2.3h"
    # With a tile on X, which also touches the range, the same place has two contacts.
    wider = board(tiles | {"wastes": (3, -1, 0)}, {"orcs": tile, "elves": "home-elves"})
    reasons = {refusal_of(wider, f"orcs: lay {tile} c3.0 {turn}") for turn in range(6)}
    assert reasons <= {None, "B2.3e"}
    # H: where the only neighbour touches two others, one contact is enough.
    assert any(" c-1." in line for line in offers(position, "orcs"))


@pytest.mark.rule("B2.3o")
def test_homes_make_no_long_peninsulas_either() -> None:
    position = board(MIDDLE | {"fellow-range": (2, 0, 0)}, {"orcs": "home-orcs", "elves": "wastes"})
    assert refusal_of(position, "orcs: lay home-orcs c3.0") == "B2.3o"


@pytest.mark.rule("EX-B2.3-J", "B2.3c", "B2.3i")
def test_j_after_the_home_the_player_to_the_left_is_next() -> None:
    position = board(MIDDLE, {"orcs": "home-orcs", "elves": "wastes home-elves", "dwarves": "home-dwarves"})
    position = after(position, "orcs: lay home-orcs c1.-1")
    assert due(position) == ("elves",)


@pytest.mark.rule("B2.3b")
def test_nobody_lays_what_he_has_not_got() -> None:
    position = board(MIDDLE, {"orcs": "wastes home-orcs", "elves": "oxmarch home-elves"})
    assert refusal_of(position, "orcs: lay oxmarch c1.-1") == "B2.3b"
    assert refusal_of(position, "orcs: lay home-elves c1.-1") == "B2.3b"


@pytest.mark.rule("B2.3g")
@pytest.mark.parametrize("place", ["c0.0", "c5.5", "x", "c1"])
def test_a_tile_touches_the_board_and_lies_on_a_free_place(place: str) -> None:
    position = board(MIDDLE, {"orcs": "wastes home-orcs", "elves": "oxmarch"})
    assert refusal_of(position, f"orcs: lay wastes {place}") == "B2.3g"


def stuck(held: dict[str, str], seat: int = 0) -> Any:
    """A board of four on which no neutral tile fits: every free place hangs on the tip of a peninsula."""
    return board(_knot(), held, seat)


def _knot() -> dict[str, tuple[int, int, int]]:
    """Tiles around which every place with two contacts asks for what nothing shows."""
    rng = random.Random(4)
    while True:
        realms = rng.sample(NEUTRAL, 12)
        tiles: dict[str, Placed] = {}
        for realm, cell in zip(realms, [(0, 0), (1, 0), (0, 1)], strict=False):
            tiles[realm] = Placed(*cell, rng.randrange(6))
        for realm in realms[3:]:
            lays = list(places.lays(tiles, (realm,)))
            if not lays:
                break
            lay = rng.choice(lays)
            where = places.cell_of(lay.place)
            assert where is not None
            tiles[realm] = Placed(*where, lay.turn)
        if "wastes" not in tiles and not any(places.lays(tiles, ("wastes",))):
            return {realm: (placed.q, placed.r, placed.turn) for realm, placed in tiles.items()}


@pytest.mark.rule("B2.3p", "B2.3q", "B2.3r")
def test_who_finds_no_place_shows_his_tiles_and_is_skipped() -> None:
    position = stuck({"orcs": "home-orcs", "elves": "wastes", "dwarves": "home-dwarves"})
    lay = next(line for line in offers(position, "orcs"))
    # The orcs' home may have opened a place for the Wastes; if it has not, the elves are skipped.
    played = say(position, f"orcs: {lay}")
    if any(places.lays(played.position.state.tiles, ("wastes",))):
        assert due(played.position) == ("elves",)
    else:
        assert due(played.position) == ("dwarves",)
        assert played.position.state.players[1].shown
        assert any(event.key == "tiles-shown" and event.to is None for event in played.events)


@pytest.mark.rule("B2.3p", "B2.3q")
def test_the_skipped_come_again_in_the_next_turn() -> None:
    position = stuck({"elves": "wastes", "orcs": "home-orcs home-dark-lord"}, seat=1)
    change: Any = Change(position)
    pass_on(change, 1)
    after_skip = change.position(11)
    assert due(after_skip) == ("orcs",)
    assert after_skip.state.players[0].shown


@pytest.mark.rule("B2.3s")
def test_when_all_are_stuck_the_next_lays_as_well_as_he_can() -> None:
    position = stuck({"elves": "wastes", "orcs": ""}, seat=1)
    change: Any = Change(position)
    pass_on(change, 1)
    forced = change.position(11)
    assert due(forced) == ("elves",) and forced.step.is_forced
    tiles = forced.state.tiles
    chosen = legal(forced, 0)
    counts = set()
    for lay in chosen:
        cell = places.cell_of(lay.place)  # type: ignore[attr-defined]
        assert cell is not None
        counts.add(places.mismatches("wastes", lay.turn, demanded_on(tiles, cell)))  # type: ignore[attr-defined]
    assert len(counts) == 1 and min(counts) >= 1
    assert refusal_of(forced, "elves: lay wastes c9.9") == "B2.3s"
    done = _apply(forced, 0, chosen[0]).position
    assert "wastes" in done.state.tiles and done.state.round == 1


def demanded_on(tiles: Any, cell: tuple[int, int]) -> places.Edges:
    return places.Site(cell, tiles, places.cells_of(tiles)).demanded


@pytest.mark.rule("B2.3s")
def test_a_home_without_a_place_goes_as_far_as_it_can() -> None:
    tiles = MIDDLE | {"home-orcs": (1, -1, 0)}
    position = board(tiles, {"dark-lord": "home-dark-lord", "orcs": ""}, seat=1)
    change: Any = Change(position)
    pass_on(change, 1)
    forced = change.position(11)
    assert forced.step.is_forced and due(forced) == ("dark-lord",)
    far = {places.distance_of(places.Site(cell, forced.state.tiles, places.cells_of(forced.state.tiles)),
                              dict(_steps(forced)), forced.state.tiles)
           for cell in (places.cell_of(lay.place) for lay in legal(forced, 0)) if cell}  # type: ignore[attr-defined]  # fmt: skip
    assert far == {3}


def _steps(position: Any) -> dict[tuple[int, int], int]:
    tiles = position.state.tiles
    return places.steps_from("home-orcs", tiles, places.cells_of(tiles))


@pytest.mark.rule("B2.3s", "B2.3k", "B2.3t")
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_laying_always_brings_a_legal_board(seats: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        position: Any = GAME.begin(GAME.setup(seats, DiceParts(f"lay {seed}"), {"races": "drawn"})).position
        was_forced = False
        while isinstance(position.step, Laying):
            (seat,) = position.due
            was_forced |= position.step.is_forced
            position = _apply(position, seat, rng.choice(legal(position, seat))).position
        tiles = position.state.tiles
        assert len(tiles) == 33 + seats
        cells = places.cells_of(tiles)
        first = set(list(tiles)[:3])
        for realm, placed in tiles.items():
            for side, around in enumerate(neighbours((placed.q, placed.r))):
                other = cells.get(around)
                if other and not was_forced and not {realm, other} <= first:
                    mine = places.edge(realm, placed.turn, side)
                    theirs = places.edge(other, tiles[other].turn, (side + 3) % 6)
                    assert not mine or not theirs or mine == theirs
        assert all(set(position.state.neighbours[realm]) == {
            cells[around] for around in neighbours((placed.q, placed.r)) if around in cells
        } for realm, placed in tiles.items())  # fmt: skip


@pytest.mark.rule("B2.3e")
def test_what_is_listed_is_what_the_rules_allow() -> None:
    """The list against a plain reading of the rules, place by place and turn by turn."""
    rng = random.Random(7)
    position: Any = GAME.begin(GAME.setup(3, DiceParts("plain"), {"races": "drawn"})).position
    for _ in range(12):
        (seat,) = position.due
        listed = {GRAMMAR.write(lay) for lay in legal(position, seat)}
        tiles, cells = position.state.tiles, places.cells_of(position.state.tiles)
        for realm in position.state.players[seat].tiles:
            if REALMS[realm].is_home:
                continue
            for cell in {around for known in cells for around in neighbours(known)} - set(cells):
                touched = [cells[around] for around in neighbours(cell) if around in cells]
                only = tiles[touched[0]]
                reach = sum(around in cells for around in neighbours((only.q, only.r)))
                for turn in range(6):
                    fits = all(
                        not places.edge(cells[around], tiles[cells[around]].turn, (side + 3) % 6)
                        or places.edge(realm, turn, side)
                        == places.edge(cells[around], tiles[cells[around]].turn, (side + 3) % 6)
                        for side, around in enumerate(neighbours(cell))
                        if around in cells
                    )
                    line = f"lay {realm} {places.place_of(cell)}" + (f" {turn}" if turn else "")
                    assert (line in listed) == (fits and (len(touched) > 1 or reach > 1))
        position = _apply(position, seat, rng.choice(legal(position, seat))).position


@pytest.mark.rule("B2.3p", "B2.2i")
def test_tiles_are_hidden_until_they_are_shown() -> None:
    position = board(MIDDLE, {"orcs": "wastes home-orcs", "elves": "oxmarch home-elves"})
    seen = GAME.view(position, 0).players
    assert seen[0].tiles == ("wastes", "home-orcs")
    assert (seen[1].tiles, seen[1].tiles_left) == (None, 1)
    shown = msgspec.structs.replace(position, state=position.state.with_player(1, shown=True))
    assert GAME.view(shown, 0).players[1].tiles == ("oxmarch", "home-elves")


@pytest.mark.rule("B2.3e", "B2.3f", "B2.3l", "B2.3m")
def test_the_fixed_board_is_a_legal_one() -> None:
    cells = places.cells_of(FIXED_BOARD)
    assert sorted(FIXED_BOARD) == sorted(REALMS) and len(cells) == 39
    middle = set(list(FIXED_BOARD)[:3])
    for realm, placed in FIXED_BOARD.items():
        for side, around in enumerate(neighbours((placed.q, placed.r))):
            other = cells.get(around)
            if other and not {realm, other} <= middle:
                mine = places.edge(realm, placed.turn, side)
                theirs = places.edge(other, FIXED_BOARD[other].turn, (side + 3) % 6)
                assert not mine or not theirs or mine == theirs
    for home in (realm for realm in REALMS if REALMS[realm].is_home):
        steps = places.steps_from(home, FIXED_BOARD, cells)
        for other in (realm for realm in REALMS if REALMS[realm].is_home and realm != home):
            far = steps[FIXED_BOARD[other].q, FIXED_BOARD[other].r]
            assert far >= (4 if places.alignment(home) == places.alignment(other) else 2)


@pytest.mark.rule("B2.2a")
@pytest.mark.parametrize("seats", range(2, 7))
def test_on_the_fixed_board_only_homes_of_races_in_play_lie(seats: int) -> None:
    options = {"board": "fixed", "races": "free"}
    position: Any = GAME.begin(GAME.setup(seats, DiceParts("fixed"), options)).position
    for seat in range(seats):
        position = _apply(position, seat, legal(position, seat)[-1]).position
    world = position.state
    assert world.round == 1 and len(world.tiles) == 33 + seats
    steps = places.steps_from(world.players[0].home, world.tiles, places.cells_of(world.tiles))
    assert len(steps) == 33 + seats
