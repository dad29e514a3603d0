"""14.1, 14.2: onagers stand, are moved and served, and throw."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.figures import KINDS
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Tower, Wall, Works
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.preview import preview_of, tally_of
from hexenkessel.games.armageddon.screen import outlook_of
from hexenkessel.kernel.action import Pick
from tests.armageddon.hits import Floors
from tests.armageddon.listeners import with_chapter
from tests.armageddon.table import after, battle, events, kinds, lines, played, refusal, said

BOOK = (2, 3, 4, 5, 6, 7, 8, 9, "12.1", "14.1", "14.3", "97")
FAR = ("0 axe 1/1", "1 axe 1/48")
ONAGER = ("0 onager 1/23", "0 axe 1/23")  # figures 3 and 4


@pytest.fixture(autouse=True)
def floors(monkeypatch: pytest.MonkeyPatch) -> None:
    with_chapter(monkeypatch, Floors())


def stand(*figures: str, works: Works = NO_WORKS, **more: Any) -> ArmageddonPosition:
    position = battle(*FAR, *figures, chapters=BOOK, **more)
    return msgspec.structs.replace(position, state=position.state.but(works=works))


def place(name: str) -> int:
    return stand().state.index.ground.number[name]


# Stay and movement


@pytest.mark.rule("A14.1a", "A18.1d")
@pytest.mark.parametrize(
    ("terrain", "rule"),
    [(each, "") for each in ("lowland", "highland", "mountain", "forest", "desert", "ice_lowland")]
    + [("swamp", "A14.1a"), ("peaks", "A14.1a")],
)
def test_where_it_may_be(terrain: str, rule: str) -> None:
    index = stand(*ONAGER, **dict[str, Any]({terrain: "1/24"})).state.index
    assert index.rules.may_stay(index, index.figures[3], index.ground.number["1/24"]) == rule
    assert KINDS["onager"].room == 1


@pytest.mark.rule("A14.1a")
def test_on_towers_but_not_in_or_on_siege_towers(monkeypatch: pytest.MonkeyPatch) -> None:
    if "siege-tower" not in KINDS:
        monkeypatch.setitem(KINDS, "siege-tower", KINDS["ram"])
    works = Works(towers=(Tower(place("1/25"), platform=1),))
    index = stand(*ONAGER, "1 siege-tower 1/24", works=works).state.index

    def may(name: str) -> str:
        return index.rules.may_stay(index, index.figures[3], index.ground.number[name])

    assert (may("1/24"), may("1/24+1"), may("1/26+1")) == ("A14.1a", "A14.1a", "A14.1a")
    assert (may("1/25"), may("1/25+1")) == ("", "")


@pytest.mark.rule("A14.1b")
def test_two_move_it() -> None:
    position = stand(*ONAGER, "0 axe 1/23")
    assert refusal(position, "carry 3 4 1/24") == "A12.1b"
    moved = after(position, "carry 3 4,5 1/24")
    assert moved.state.figures[3].field == place("1/24")
    # It may have been moved before it is served.
    assert refusal(moved, "lob 4 3 1/26") == ""


@pytest.mark.rule("A14.1b")
def test_it_passes_open_gates() -> None:
    gate = Works((Wall(place("1/23"), 0, "open"),))
    assert refusal(stand(*ONAGER, "0 axe 1/23", works=gate), "carry 3 4,5 1/24") == ""


# Serving


@pytest.mark.rule("A14.2a", "A12.1l", "A18.2a")
def test_once_a_round_by_one_man_who_acts() -> None:
    position = stand(*ONAGER, "0 lance 1/23", "0 onager 1/23", "0 axe 1/24")
    done = after(position, "lob 4 3 1/25", rolls=[3])
    assert done.state.figures[4].acted and done.state.figures[3].acted
    assert refusal(done, "lob 5 3 1/25") == "A12.1l" and refusal(done, "lob 4 6 1/25") == "A2.4i"
    assert refusal(done, "lob 7 6 1/25") == "A12.1l" and refusal(done, "lob 5 6 1/25") == ""
    # It is combat: nobody moves any more.
    assert refusal(done, "go 5 1/22") == "A2.4b"


@pytest.mark.rule("A12.1m", "A14.2a")
def test_only_who_has_the_majority() -> None:
    shared = stand("1 onager 1/23", "0 axe 1/23", "1 axe 1/23")
    assert refusal(shared, "lob 4 3 1/25") == "A12.1m"
    assert refusal(stand("1 onager 1/23", "0 axe 1/23"), "lob 4 3 1/25") == ""


@pytest.mark.rule("A14.2b")
def test_on_a_tower_but_not_inside() -> None:
    walls = tuple(Wall(place(name), side) for name in ("1/23", "1/23+1") for side in range(6))

    def rule(name: str, **parts: Any) -> str:
        works = Works(walls[: 6 * parts.get("floors", 1)], (Tower(place("1/23"), **parts),))
        figures = (f"0 onager {name}", f"0 axe {name}")
        return refusal(stand(*figures, works=works), "lob 4 3 1/25")

    assert rule("1/23", platform=1) == "A14.2b" and rule("1/23+1", platform=1) == ""
    assert rule("1/23+1", platform=2, floors=2) == "A14.2b" and rule("1/23+2", platform=2, floors=2) == ""
    assert rule("1/23") == "A14.2b"
    works = Works(towers=(Tower(place("1/23"), foundation=True),))
    assert refusal(stand(*ONAGER, works=works), "lob 4 3 1/25") == ""


# Aims


@pytest.mark.rule("A14.2c", "A14.2d", "A14.2l", "A14.2m")
@pytest.mark.parametrize(
    ("order", "rule"),
    [
        ("lob 4 3 1/29", ""),
        ("lob 4 3 1/30", "A14.2c"),
        ("lob 4 3 1/23", "A14.2c"),
        ("lob 4 3 9/9", "A2.3i"),
        ("hurl 4 3 1/24", ""),
        ("hurl 4 3 1/17", ""),
        ("hurl 4 3 1/25", "A14.2d"),
        ("hurl 4 3 1/23", "A14.2d"),
        ("lob 4 3 1/11", "A14.2l"),
        ("lob 4 3 1/48", "A14.2c"),
        ("lob 4 1 1/25", "K3"),
        ("smash 4 3 1/25 1/26", "A14.3q"),
        ("bury 4 3 1/25 1/26", "A14.3u"),
    ],
)
def test_what_can_be_aimed_at(order: str, rule: str) -> None:
    found = refusal(stand(*ONAGER, peaks="1/11"), order)
    assert found == rule or (rule == "K3" and found.startswith("K"))


@pytest.mark.rule("A14.2m")
def test_what_is_too_high_is_out_of_range() -> None:
    assert refusal(stand(*ONAGER, highland="1/29"), "lob 4 3 1/29") == "A14.2m"


@pytest.mark.rule("A14.2e", "A14.3a")
@pytest.mark.parametrize(("roll", "hit"), [(10, None), (11, 24), (13, 26), (16, 29), (17, None), (18, None)])
def test_in_a_main_direction_the_number_says_which(roll: int, hit: int | None) -> None:
    told = events(stand(*ONAGER), "hurl 4 3 1/24", [roll])
    threw = next(event.args for event in told if event.key == "threw")
    assert threw["hit"] == (() if hit is None else (f"1/{hit}",)) and threw["aim"] == "side"


@pytest.mark.rule("A14.2e", "A14.3a")
def test_it_hits_friends_as_well() -> None:
    position = stand(*ONAGER, "0 bow 1/25", "1 axe 1/25")
    done = after(position, "hurl 4 3 1/24", rolls=[12, 9, 10])
    assert set(kinds(done)) == {1, 2, 3, 4, 6}


@pytest.mark.rule("A14.2f")
@pytest.mark.parametrize(
    ("roll", "hit"), [(11, ()), (12, ("1/34",)), (13, ()), (14, ("1/19",)), (16, ("1/7",))]
)
def test_in_a_side_direction_every_second(roll: int, hit: tuple[str, ...]) -> None:
    told = events(stand("0 onager 1/46", "0 axe 1/46"), "hurl 4 3 1/34", [roll])
    assert [event.args["hit"] for event in told if event.key == "threw"] == [hit]


@pytest.mark.rule("A14.2g", "EX-A14.2g")
@pytest.mark.parametrize(("roll", "hits"), [(13, False), (14, True), (15, False), (16, False)])
def test_a_single_field_exactly(roll: int, hits: bool) -> None:
    """EX-A14.2g"""
    told = events(stand(*ONAGER), "lob 4 3 1/27", [roll])
    assert [bool(event.args["hit"]) for event in told if event.key == "threw"] == [hits]


# Bridges and moats


@pytest.mark.rule("A14.3q", "A14.3r", "A14.3s", "A14.3t")
def test_a_bridge_is_damaged_and_then_destroyed() -> None:
    more: dict[str, Any] = {"rivers": "1/25-1/26", "bridges": "1/25-1/26"}
    position = stand(*ONAGER, "0 axe 1/23", "1 lance 1/25", **more)
    missed = after(position, "smash 4 3 1/25 1/26", rolls=[12])
    assert missed.state.works == NO_WORKS
    # 13, one more than the field before it; whoever stands there is not hit.
    first = played(position, "smash 4 3 1/25 1/26", [13])
    assert [event.args["result"] for event in first.events if event.key == "edge-hit"] == ["broken"]
    state = first.position.state
    assert state.works.damaged == ((place("1/25"), place("1/26")),) and 6 in kinds(first.position)
    again = msgspec.structs.replace(position, state=position.state.but(works=state.works))
    gone = after(again, "smash 4 3 1/25 1/26", rolls=[13])
    assert gone.state.works.destroyed and not gone.state.works.damaged
    assert refusal(gone, "smash 5 3 1/25 1/26") == "A12.1l"


@pytest.mark.rule("A14.3s", "R-A14.3s")
def test_who_crosses_a_damaged_bridge() -> None:
    more: dict[str, Any] = {"rivers": "1/25-1/26", "bridges": "1/25-1/26"}
    edge = (place("1/25"), place("1/26"))
    position = stand(
        "0 axe 1/25",
        "0 ram 1/25",
        "0 axe 1/25",
        "0 elephant 1/19",
        "0 axe 1/19 on=6",
        works=Works(damaged=(edge,)),
        **more,
    )
    index = position.state.index
    assert refusal(position, "go 3 1/26") == "" and index.price("foot", *edge) == 1
    assert refusal(position, "carry 4 3,5 1/26") == "A14.3s"
    assert index.price("elephant", *edge) == 2 and index.barrier("wheels", *edge) == "A14.3s"
    assert index.price("ride", *edge) == 1
    if "ladder" in KINDS:
        ladder = index.figures[4].but(kind="ladder")
        assert index.rules.may_bring(index, ladder, edge[1]) == ""


@pytest.mark.rule("A14.3u", "A14.3r")
def test_a_moat_is_filled() -> None:
    edge = (place("1/25"), place("1/26"))
    position = stand(*ONAGER, works=Works(moats=(edge,)))
    assert "bury 4 3 1/25 1/26" in lines(position, "bury")
    assert after(position, "bury 4 3 1/25 1/26", rolls=[12]).state.works.moats
    filled = played(position, "bury 4 3 1/25 1/26", [13])
    assert filled.position.state.works == NO_WORKS
    assert [event.args["result"] for event in filled.events if event.key == "edge-hit"] == ["filled"]


# What is listed and expected


@pytest.mark.rule("A14.2d")
def test_everything_listed_may_be_done_and_the_rest_is_not() -> None:
    position = stand(*ONAGER, forest="1/24 1/17", mountain="1/27", in_combat=True)
    listed = set(lines(position))
    for verb in ("lob", "hurl"):
        for small in range(1, 49):
            order = f"{verb} 4 3 1/{small}"
            assert (refusal(position, order) == "") is (order in listed), order


@pytest.mark.rule("A14.2d")
def test_the_odds_of_every_aim_before_one_rolls() -> None:
    position = stand(*ONAGER)
    single, main = (preview_of(position, 0, said(order)) for order in ("lob 4 3 1/26", "hurl 4 3 1/24"))
    assert single is not None and dict(single.chances) == {"hits": 21 / 216}
    assert main is not None and main.chances["throw-11"] == 27 / 216 and main.chances["throw-16"] == 6 / 216
    assert main.chances["hits"] == pytest.approx((27 + 25 + 21 + 15 + 10 + 6) / 216)
    thrown = played(position, "hurl 4 3 1/24", [13])
    assert tally_of(position, thrown.position, thrown.events) == 1


@pytest.mark.rule("A14.2c")
def test_a_screen_shows_the_number_of_every_field() -> None:
    outlook = outlook_of(GAME.view(stand(*ONAGER), 0), Pick("figure", 3))
    assert outlook is not None and outlook.fire["1/24"] == 11 and outlook.fire["1/29"] == 16
    inside = stand(*ONAGER, works=Works(tuple(Wall(place("1/23"), side) for side in range(4))))
    outlook = outlook_of(GAME.view(inside, 0), Pick("figure", 3))
    assert outlook is not None and not outlook.fire


@pytest.mark.rule("A14.1b", "A2.3j")
def test_it_changes_places_with_its_carriers() -> None:
    # Two full fields: the onager with three men, and four men.
    mine = (*ONAGER, "0 axe 1/23", "0 lance 1/23")
    position = stand(*mine, *["0 bow 1/24"] * 4)
    swapped = after(position, "swap 3,4,5 7,8,9")
    assert swapped.state.figures[3].field == place("1/24") and swapped.state.figures[7].field == place("1/23")
    assert refusal(position, "swap 3,4 7,8") == "A12.1b"


# Chariots and elephants


@pytest.mark.rule("A14.1c", "A12.2f")
def test_an_elephant_treads_on_the_onager_first() -> None:
    elephant = ("0 elephant 1/23", "0 axe 1/23 on=3")
    position = stand(*elephant, "1 onager 1/24", "1 lance 1/24", "1 lance 1/24")
    result = played(position, "go 3 1/24")
    assert [event.args["other"] for event in result.events if event.key == "crushed"] == ["onager"]
    assert set(kinds(result.position)) == {1, 2, 3, 4, 6, 7}


@pytest.mark.rule("A14.1c", "A12.2d", "A12.2e")
def test_chariot_horses_do_not_and_no_wagon_comes_to_its_field() -> None:
    wagon = ("0 wagon 1/23 pole=0 speed=4", "0 axe 1/23 on=3")
    horses = ["0 light-chariot-horse 1/24 harness=3"] * 4
    position = stand(*wagon, *horses, "1 onager 1/25", "1 lance 1/25")
    # Six room units: one horse is lost at once, the man is trampled, the onager stays.
    left = after(position, "go 3 1/25", rolls=[12, 3])
    assert sum(each.harness == 3 for each in left.state.figures.values()) == 3
    assert 9 in kinds(left) and 10 not in kinds(left)
    # Among the horses themselves: the wagon would have to go there.
    between = stand(*wagon, *horses[:2], "1 onager 1/24")
    assert refusal(between, "go 3 1/25") == "A12.2e"
