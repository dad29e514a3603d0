"""17.2: spells on ships, gates, and those who must not die or may end themselves."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch15_ships import numbers, wind
from hexenkessel.games.armageddon.field import Wind
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.position import Position
from tests.armageddon.magic import magic, spells, units
from tests.armageddon.table import after, kinds, lines, places, refusal

SEA = (2, 3, 4, 5, 7, 10, "12.1", "14.3", 15, "16.2", 17)
WATER = " ".join(f"1/{field}" for field in range(16, 49))


def at_sea(*figures: str, die: int = 3, **more: Any) -> ArmageddonPosition:
    """Field 1/16 and all below are water; the wind blows to the east."""
    more.setdefault("chapters", SEA)
    more.setdefault("water", WATER)
    position = magic("0 magician 1/1", "1 axe 1/2", *figures, **more)
    state = position.state.but(wind=Wind(die, 0, 9, 1))
    return Position(position.setup, 0, position.steps, state)


SHIP = ("0 longship 1/27 pole=0", "0 axe 1/27+1", "0 axe 1/26+1")


@pytest.mark.rule("A17.3e", "A17.3d", "A17.2bj")
def test_a_ship_is_enchanted_as_a_whole_with_all_aboard() -> None:
    position = at_sea(*SHIP)
    assert refusal(position, "cast 1 double-speed 1/27") == "A17.3e"
    fast = after(position, "cast 1 double-speed 1/27,1/26")
    assert spells(fast) == dict.fromkeys((3, 4, 5), "doubled")
    assert units(fast) == 30 - 4 - 2
    assert "cast 1 weaken 1/27,1/26" in lines(position, "cast 1 weaken")


@pytest.mark.rule("A17.2au")
def test_positive_numbers_of_a_ship_are_doubled_before_the_stream_counts() -> None:
    # With the wind a longship makes 5 steps in a breeze; 2 times 5, and 1 with or against the flow.
    assert [numbers.doubled_ahead("longship", "breeze", 0, 0, flow) for flow in (None, 0, 3)] == [10, 11, 9]
    assert numbers.doubled_ahead("sailing-ship", "breeze", 0, 3, None) == -1
    assert numbers.doubled_astern("longship", "calm", 0, 0, None) == 4
    position = at_sea(*SHIP)
    fast = after(position, "cast 1 double-speed 1/27,1/26")
    index = fast.state.index
    assert index.rules.steps_left(index, index.figures[3]) == 10


@pytest.mark.rule("A17.2av")
def test_who_is_too_fast_does_not_ram() -> None:
    from hexenkessel.games.armageddon.chapters.ch15_ships import ramming

    position = at_sea(*SHIP, "1 longship 1/29 pole=0")
    assert ramming.why_not_begin(position.state.index, position.state.figures[3]) is None
    fast = after(position, "cast 1 double-speed 1/27,1/26")
    assert ramming.why_not_begin(fast.state.index, fast.state.figures[3]) == "A17.2av"


@pytest.mark.rule("A17.2aw", "A17.2ax")
def test_a_local_wind_blows_for_these_ships_alone() -> None:
    position = at_sea(*SHIP, "1 longship 1/40 pole=0")
    called = after(position, "call-wind 1 storm W 1/27,1/26")
    assert units(called) == 30 - 20
    index = called.state.index
    assert wind.over(index, index.figures[3]) == ("storm", 3)
    assert wind.over(index, index.figures[6]) == ("breeze", 0)
    assert spells(called) == {3: "windborne"}
    # Which wind must be said, and on land there is none for ships.
    assert refusal(position, "cast 1 local-wind 1/27,1/26") != ""
    assert refusal(position, "call-wind 1 calm E 1/2") == "A17.3d"
    # A17.2ax: no step more than the round has.
    tired = at_sea("0 longship 1/27 pole=0 steps=5 limit=5", *SHIP[1:])
    called = after(tired, "call-wind 1 breeze E 1/27,1/26")
    index = called.state.index
    assert index.rules.steps_left(index, index.figures[3]) == 0


@pytest.mark.rule("A17.2ah", "A17.2ai", "A17.2aj")
def test_a_ship_is_displaced_onto_water_with_everything_on_it() -> None:
    position = at_sea(*SHIP)
    number = position.state.index.ground.number
    figures = {**position.state.figures}
    figures[1] = figures[1].but(field=number["1/27"])
    figures[3] = figures[3].but(moored=(number["1/20"],))
    state = position.state.but(figures=figures)
    there = type(position)(position.setup, 0, position.steps, state)
    assert refusal(there, "cast 1 displace 1/9") == "A17.2af"
    gone = after(there, "cast 1 displace 1/42")
    assert places(gone) == {1: "1/42", 2: "1/2", 3: "1/42", 4: "1/42+1", 5: "1/41+1"}
    assert gone.state.figures[3].moored == ()
    assert units(gone) == 30 - 4 * (4 + 1 + 1)


@pytest.mark.rule("A17.2ae")
def test_onto_an_empty_field_of_a_ship() -> None:
    position = at_sea(
        "0 axe 1/1", "0 longship 1/27 pole=0", "0 axe 1/27+1", "1 longship 1/29 pole=0", "1 axe 1/29+1"
    )
    assert refusal(position, "cast 1 displace 1/26+1") == ""
    assert refusal(position, "cast 1 displace 1/27+1") == "A17.2ae"
    assert refusal(position, "cast 1 displace 1/28+1") == "A17.2ae"
    assert refusal(position, "cast 1 displace 1/42") == "A17.2ah"


@pytest.mark.rule("A17.2y")
def test_stone_sinks_and_is_dead_when_the_spell_ends() -> None:
    from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import sink
    from hexenkessel.games.armageddon.phase import ArmageddonChange

    cast = after(at_sea(*SHIP, "0 axe 1/3"), "cast 1 petrify 1/27,1/26")
    change = ArmageddonChange(cast)
    sink(change, 3)
    sunk = change.position(1)
    assert {4, 5} <= set(sunk.state.figures)
    later = after(sunk, "end")
    while later.state.active != 0:
        later = after(later, "done" if "done" in lines(later) else "end")
    assert {4, 5}.isdisjoint(later.state.figures)


@pytest.mark.rule("A17.6j")
def test_made_mortal_above_water_he_swims() -> None:
    position = magic("0 magician 1/1", "1 magician 1/27", "0 axe 1/3", "1 axe 1/2", chapters=SEA, water=WATER)
    fallen = after(after(position, "challenge 1 2", rolls=[9, 10, 9]), "make-mortal")
    assert (kinds(fallen)[2], fallen.state.figures[2].swims) == ("mortal-magician", 1)
    # Without ships nobody swims, and he is dead.
    plain = magic("0 magician 1/1", "1 magician 1/27", "0 axe 1/3", "1 axe 1/2", water=WATER)
    assert 2 not in after(after(plain, "challenge 1 2", rolls=[9, 10, 9]), "make-mortal").state.figures


@pytest.mark.rule("A17.2r", "A17.2x")
def test_the_paralysed_may_end_it_and_the_petrified_cannot() -> None:
    position = at_sea("0 axe 1/1 spell=paralysed", "0 axe 1/3 spell=petrified", "0 axe 1/5")
    assert refusal(position, "perish 3") == ""
    assert refusal(position, "perish 4") == "A17.2x"
    assert 3 not in after(position, "perish 3").state.figures


@pytest.mark.rule("A17.2bb")
def test_a_gate_that_a_spell_has_moved_obeys_nobody_else() -> None:
    from hexenkessel.games.armageddon.ground.works import Wall, Works

    position = magic(
        "0 magician 1/1", "0 axe 1/20", "1 axe 1/48", chapters=(2, 3, 4, 5, 10, "14.3", "16.2", 17)
    )
    field = position.state.index.ground.number["1/20"]
    works = Works(walls=(Wall(field, 0, "closed"),))
    there = type(position)(position.setup, 0, position.steps, position.state.but(works=works))
    assert refusal(there, "open 2 1/21") == ""
    moved = after(there, "cast 1 move-gate 1/20,1/21")
    assert refusal(moved, "close 2 1/21") == "A17.2bb"
    other = magic(
        "0 magician 1/1",
        "0 magician 1/3",
        "0 axe 1/20",
        "1 axe 1/48",
        chapters=(2, 3, 5, 10, "14.3", "16.2", 17),
    )
    again = type(other)(other.setup, 0, other.steps, other.state.but(works=works))
    once = after(again, "cast 1 move-gate 1/20,1/21")
    assert refusal(once, "cast 2 move-gate 1/20,1/21") == ""


@pytest.mark.rule("A17.2c", "A17.2h", "A17.2q", "A17.2w", "A17.2bd")
def test_hunger_under_spells() -> None:
    position = magic(
        "0 axe 1/1", "0 axe 1/1 spell=weakened", "0 axe 1/1 spell=strengthened", "0 axe 1/1 spell=paralysed",
        "1 axe 1/48", chapters=(2, 3, 4, 5, 10, "14.3", "16.2", 17),
    )  # fmt: skip
    index = position.state.index
    needed = [index.rules.life_number(index, index.figures[who], "hunger") for who in (1, 2, 3)]
    assert needed == [6, 7, 5]
    # The paralysed need not roll for hunger; it does not kill them.
    assert index.rules.fate(index, index.figures[4], "hunger") == "lives"


@pytest.mark.rule("A17.2au", "A17.2at", "A12.1e")
def test_devices_are_carried_twice_as_far() -> None:
    def carried(spell: str) -> ArmageddonPosition:
        men = [f"0 axe 1/23{spell}"] * 2
        position: ArmageddonPosition = magic(
            f"0 ram 1/23{spell}", *men, "1 axe 1/48", chapters=(2, 3, 4, 5, 10, 12, "14.3", "16.2", 17)
        )
        return after(position, "carry 1 2,3 1/24")

    assert refusal(carried(""), "carry 1 2,3 1/25") == "A12.1e"
    twice = after(carried(" spell=doubled"), "carry 1 2,3 1/25")
    assert refusal(twice, "carry 1 2,3 1/26") == "A12.1e"


@pytest.mark.rule("A17.2p")
def test_the_paralysed_fill_no_moat() -> None:
    from hexenkessel.games.armageddon.ground.works import Works

    men = ("0 axe 1/19", "0 axe 1/19", "0 axe 1/19 spell=paralysed", "1 axe 1/48")
    position = magic(*men, chapters=(2, 3, 4, 5, 10, "14.3", "16.2", 17))
    one, other = (position.state.index.ground.number[name] for name in ("1/19", "1/20"))
    works = Works(moats=((one, other),))
    there = type(position)(position.setup, 0, position.steps, position.state.but(works=works))
    assert refusal(there, "fill-moat 1/19 1/20 1,2,3", seat=0) == "A17.2p"


TOWERS = (2, 3, 4, 5, 10, 11, "14.3", "16.2", 17)


def with_works(position: Any, works: Any) -> ArmageddonPosition:
    return Position(position.setup, 0, position.steps, position.state.but(works=works))


@pytest.mark.rule("A17.2ad", "A17.3d")
def test_onto_the_platform_of_a_building() -> None:
    from hexenkessel.games.armageddon.ground.works import Tower, Wall, Works

    def goes(owner: int | None, *men: str) -> str:
        position = magic("0 magician 1/1", "0 axe 1/1", "1 axe 1/48", *men, chapters=TOWERS)
        field = position.state.index.ground.number["1/19"]
        walls = tuple(Wall(field, side) for side in range(6))
        works = Works(walls=walls, towers=(Tower(field, platform=1, owner=owner),))
        return refusal(with_works(position, works), "cast 1 displace 1/19+1")

    assert goes(None) == goes(0) == goes(1) == ""
    assert goes(1, "1 axe 1/19") == "A17.2ad"
    assert goes(0, "1 axe 1/19") == ""
    assert goes(0, "0 axe 1/19+1") == "A17.2ac"


@pytest.mark.rule("A17.6k")
def test_above_a_tower_he_comes_to_its_platform() -> None:
    from hexenkessel.games.armageddon.ground.works import Tower, Wall, Works

    position = magic("0 magician 1/1", "1 magician 1/19", "0 axe 1/3", "1 axe 1/2", chapters=TOWERS)
    field = position.state.index.ground.number["1/19"]
    walls = tuple(Wall(field, side) for side in range(6))
    there = with_works(position, Works(walls=walls, towers=(Tower(field, platform=1),)))
    fallen = after(after(there, "challenge 1 2", rolls=[9, 10, 9]), "make-mortal")
    assert places(fallen)[2] == "1/19+1"


@pytest.mark.rule("A17.2ba")
def test_gates_of_towers_and_keeps_cost_more() -> None:
    from hexenkessel.games.armageddon.ground.works import Tower, Wall, Works

    def cost(floors: int) -> int:
        position = magic("0 magician 1/1", "0 axe 1/3", "1 axe 1/2", chapters=TOWERS)
        field = position.state.index.ground.number["1/19"]
        walls = (Wall(field, 0, "closed"), *(Wall(field, side) for side in range(1, 6)))
        there = with_works(position, Works(walls=walls, towers=(Tower(field, floors, platform=floors),)))
        return 30 - units(after(there, "cast 1 move-gate 1/19,1/20"))

    assert (cost(1), cost(2)) == (10, 15)


@pytest.mark.rule("A17.2y")
def test_ships_sail_over_stone_that_has_sunk() -> None:
    position = at_sea(*SHIP, "0 axe 1/28 swims=1 spell=petrified")
    number = position.state.index.ground.number
    assert position.state.index.free[number["1/28"]] == 4
    assert places(after(position, "go 3 1/29"))[6] == "1/28"
