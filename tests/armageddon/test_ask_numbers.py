"""Questions about wind, ships, magic, hunger and single numbers, worked out by hand from the book."""

from typing import Any

import pytest

from tests.armageddon.asking import ask


@pytest.mark.rule("A15.1b", "A15.1e", "A15.1f")
@pytest.mark.parametrize(
    ("dice", "players", "strength", "toward", "turns"),
    [
        ([1, 1, 1], 2, "calm", "E", 1),
        ([2, 2, 6], 6, "calm", "SE", 6),
        ([3, 3, 4], 7, "breeze", "SW", 8),
        ([4, 4, 5], 12, "breeze", "W", 10),
        ([6, 6, 5], 13, "storm", "NE", 15),
    ],
)
def test_wind(dice: list[int], players: int, strength: str, toward: str, turns: int) -> None:
    answer = {"strength": strength, "toward": toward, "turns": turns}
    assert ask("wind", dice=dice, players=players) == answer


@pytest.mark.rule(
    "A15.3a", "A15.3c", "A15.3e", "A15.3h", "A15.3i", "A15.3j", "A15.3n", "A15.4a", "A15.5b", "A15.5d"
)
@pytest.mark.parametrize(
    ("question", "steps"),
    [
        ({"ship": "longship", "steps": ["NW"]}, 4),
        ({"ship": "longship", "wind": "breeze", "steps": ["W"]}, 3),
        ({"ship": "longship", "wind": "storm", "steps": ["E", "SE", "SW"]}, 3),
        ({"ship": "sailing_ship", "wind": "storm", "steps": ["E"]}, 8),
        ({"ship": "sailing_ship", "wind": "storm", "steps": ["W"]}, -2),
        ({"ship": "raft", "wind": "breeze", "toward": "NE", "steps": ["W"]}, 1),
        ({"ship": "longship", "wind": "breeze", "steps": ["E"], "backwards": True}, 3),
        ({"ship": "sailing_ship", "wind": "breeze", "steps": ["SE"], "backwards": True}, 2),
        ({"ship": "sailing_ship", "wind": "breeze", "steps": ["SW"], "backwards": True}, 0),
        ({"ship": "raft", "steps": ["E"], "backwards": True}, None),
        ({"ship": "longship", "steps": ["E"], "stream": "SE"}, 5),
        ({"ship": "longship", "steps": ["W"], "stream": "SE"}, 3),
        ({"ship": "longship", "steps": ["W"], "anchored": True}, 0),
    ],
)
def test_a_steered_ship(question: dict[str, Any], steps: int | None) -> None:
    assert ask("ship", **question) == {"steps": steps}


@pytest.mark.rule("A17.2au")
@pytest.mark.parametrize(
    ("question", "steps"),
    [
        ({"ship": "longship", "steps": ["E"]}, 8),
        ({"ship": "longship", "steps": ["E"], "stream": "E"}, 9),
        ({"ship": "longship", "steps": ["E"], "stream": "W"}, 7),
        ({"ship": "longship", "steps": ["E"], "backwards": True}, 4),
        ({"ship": "sailing_ship", "wind": "storm", "steps": ["W"]}, -2),
    ],
)
def test_a_ship_with_double_speed(question: dict[str, Any], steps: int) -> None:
    assert ask("ship", doubled=True, **question) == {"steps": steps}


@pytest.mark.rule("A15.3n", "A15.5d")
def test_a_ship_that_nobody_steers() -> None:
    adrift = {"ship": "raft", "toward": "NW", "steered": False}
    assert ask("ship", wind="calm", **adrift) == {"steps": 0, "toward": "NW"}
    assert ask("ship", wind="storm", **adrift) == {"steps": 2, "toward": "NW"}
    assert ask("ship", wind="storm", stream="E", **adrift) == {"steps": 1, "toward": "E"}


@pytest.mark.rule("A15.6i", "A15.6r", "A15.6s")
@pytest.mark.parametrize(
    ("after", "fates"),
    [
        ("jump", ["swims", "rolls", "drowns", "drowns"]),
        ("sailing_ship", ["swims", "rolls", "drowns", "drowns"]),
        ("raft", ["swims", "rolls", "rolls", "drowns"]),
    ],
)
def test_swimmers(after: str, fates: list[str]) -> None:
    assert [ask("swim", after=after, round=round)["fate"] for round in (1, 2, 3, 4)] == fates


@pytest.mark.rule("A17.2bf", "A17.2bg", "A17.2bh", "A17.2bi", "A17.2bj", "A17.2ao", "A17.2ba", "A17.4c")
@pytest.mark.parametrize(
    ("question", "units", "counter"),
    [
        ({"spell": "paralyse", "on": {"axe": 2, "hero": 1}}, 20, 3),
        ({"spell": "weaken", "on": {"axe_phalanx": 4}}, 8, 1),
        ({"spell": "double_speed", "on": {"longship": 1, "sword": 4}}, 8, 1),
        ({"spell": "strengthen", "on": {"elephant": 1, "bow": 2}}, 5, 1),
        ({"spell": "displace", "on": {"onager": 1, "lance": 2}}, 16, 2),
        # Not on devices: they stand there, and nothing is paid for them.
        ({"spell": "petrify", "on": {"ram": 1, "axe": 1}}, 4, 1),
        ({"spell": "petrify", "on": {"ram": 1}}, None, None),
        ({"spell": "weaken", "on": {"magician": 1}}, None, None),
        ({"spell": "weaken", "on": {"mortal_magician": 1}}, 3, 1),
        ({"spell": "move_animals", "on": {"mammoth": 1, "light_chariot_horse": 2}}, 40, 5),
        ({"spell": "move_beasts", "beast": "dragon", "fields": 2}, 50, 6),
        ({"spell": "move_beasts", "beast": "troll"}, 15, 2),
        ({"spell": "move_gate", "gate": "keep", "outer": True, "castle": 3}, 20, 3),
        ({"spell": "move_gate", "gate": "tower", "outer": True, "castle": 2}, 10, 2),
        ({"spell": "local_wind", "on": {"longship": 1, "axe": 3}}, 20, 3),
        ({"spell": "local_wind", "on": {"axe": 3}}, None, None),
        ({"spell": "dry_river", "on": {"river": 2}}, 10, 2),
    ],
)
def test_spells(question: dict[str, Any], units: int | None, counter: int | None) -> None:
    assert ask("magic", **question) == {"units": units, "counter": counter}


@pytest.mark.rule("A17.4a", "A16.2a")
@pytest.mark.parametrize(
    ("formula", "counter", "fails"),
    [(10, 11, True), (11, 11, True), (10, 12, False), (18, 3, True), (17, 18, False)],
)
def test_counterspells(formula: int, counter: int, fails: bool) -> None:
    assert ask("counter", formula=formula, counter=counter) == {"fails": fails}


@pytest.mark.rule("A17.6b", "A17.6c")
@pytest.mark.parametrize(
    ("rolls", "loser"),
    [
        ([10, 9], "challenger"),
        ([10, 10, 9], "challenged"),
        ([10, 11], None),
        ([18], "challenged"),
        ([3, 18], "challenger"),
        ([], None),
    ],
)
def test_duels_of_magicians(rolls: list[int], loser: str | None) -> None:
    assert ask("magic_duel", rolls=rolls) == {"loser": loser}


@pytest.mark.rule("A17.5a", "A17.5c", "A17.5d", "A17.5g", "A17.5h", "A17.5i")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ({"dice": [4, 4, 4]}, {"again": True}),
        ({"dice": [4, 4, 5]}, {"again": False}),
        ({"dice": [6, 6, 6]}, {"again": False}),
        ({"dice": [1, 1, 1], "roll_for": "serving"}, {"again": False}),
        ({"dice": [4, 4, 4], "stock": None}, {"again": False}),
        ({"dice": [4, 4, 4], "stock": 100}, {"again": True}),
        ({"dice": [4, 4, 4], "stock": 30, "on_turn": False}, {"again": True, "stock": 50}),
        ({"dice": [4, 4, 4], "stock": 99, "cast": True}, {"again": True, "stock": 100}),
        ({"dice": [4, 4, 4], "stock": 100, "cast": True}, {"again": False, "stock": 100}),
    ],
)
def test_triples(question: dict[str, Any], answer: dict[str, Any]) -> None:
    assert ask("triple", **question) == answer


@pytest.mark.rule("A10.6i", "A10.6j", "A16.2a", "A17.2c", "A17.2h", "A17.2q", "A17.2bd")
@pytest.mark.parametrize(
    ("question", "number", "grace"),
    [
        ({}, 6, 2),
        ({"round": 8, "fields": 5}, 13, 6),
        ({"round": 13}, 18, 2),
        ({"round": 13, "eighteen": True}, None, 2),
        ({"round": 14}, None, 2),
        ({"round": 14, "spell": "strengthened"}, 18, 2),
        ({"round": 2, "spell": "weakened"}, 8, 2),
        ({"round": 14, "spell": "protected"}, 0, 2),
        # He feels nothing.
        ({"round": 2, "spell": "paralysed"}, 0, 2),
    ],
)
def test_hunger(question: dict[str, Any], number: int | None, grace: int) -> None:
    assert ask("hunger", **question) == {"number": number, "grace": grace}


@pytest.mark.rule("A10.4c", "A8.4e", "A15.6p", "A5.2g", "A14.4a", "A15.8f", "A15.8i")
@pytest.mark.parametrize(
    ("question", "number"),
    [
        ({"of": "fill_moat"}, 10),
        ({"of": "throw_ladder"}, 12),
        ({"of": "climb_wagon"}, 12),
        ({"of": "raft_overrun"}, 12),
        ({"of": "protection_roll"}, 6),
        ({"of": "fire_arrow"}, 17),
        ({"of": "self_destruction", "figure": "light_horse"}, 9),
        ({"of": "self_destruction", "figure": "onager"}, 10),
        ({"of": "self_destruction", "figure": "siege_tower"}, 11),
        ({"of": "self_destruction", "figure": "mammoth"}, 12),
    ],
)
def test_single_numbers(question: dict[str, Any], number: int) -> None:
    assert ask("number", **question) == {"number": number}


@pytest.mark.rule("A8.4j", "A8.4l")
def test_majority() -> None:
    assert ask("majority", warriors=[1, 3, 2]) == {"decides": 1}
    assert ask("majority", warriors=[3, 3, 2]) == {"decides": None}
    assert ask("majority", warriors=[0, 0]) == {"decides": None}
    assert ask("majority", warriors=[0, 1]) == {"decides": 1}


@pytest.mark.rule("A1.1b")
@pytest.mark.parametrize(
    ("chapter", "needs"),
    [
        ("m02", []),
        (3, ["m02"]),
        ("m05", ["m03"]),
        ("8", ["m07"]),
        ("m09", ["m05"]),
        ("m12", ["m10"]),
        ("m14", ["m12"]),
        ("m15", ["m05"]),
        ("m17", ["m16.eighteen"]),
    ],
)
def test_what_a_chapter_needs(chapter: str | int, needs: list[str]) -> None:
    assert ask("needs", chapter=chapter) == {"needs": needs}


@pytest.mark.rule("A9.5a", "A12.2g", "A12.2h", "A12.2k", "A12.2l", "A12.2p", "A12.3j")
@pytest.mark.parametrize(
    ("question", "number"),
    [
        ({"by": "ram", "on": "wall_gate"}, 13),
        ({"by": "ram", "on": "tower_gate"}, 14),
        ({"by": "elephant", "on": "keep_gate"}, 15),
        ({"by": "ram", "on": "wall_gate", "outer": True, "castle": 5}, 14),
        ({"by": "ram", "on": "wall_gate", "outer": True, "castle": 2}, 13),
        ({"by": "ram", "on": "wall_gate", "castle": 5}, 13),
        ({"by": "ram", "on": "keep_gate", "outer": True, "castle": 3}, 16),
        ({"by": "ram", "on": "wall_gate", "vain": 2}, 11),
        ({"by": "tortoise", "on": "wall"}, 15),
        ({"by": "tortoise", "on": "tower_wall"}, 16),
        ({"by": "ram", "on": "wall"}, None),
        ({"by": "elephant", "on": "tower_wall"}, None),
        ({"by": "ram", "on": "siege_tower_side"}, 13),
        ({"by": "ram", "on": "tortoise_side", "vain": 1}, 12),
        ({"by": "elephant", "on": "tortoise_side"}, None),
        ({"by": "ram", "on": "wall_gate", "between": "moat"}, None),
        ({"by": "ram", "on": "wall_gate", "between": "ramp"}, 13),
        ({"by": "ram", "on": "siege_tower_side", "between": "level_step"}, None),
    ],
)
def test_ramming(question: dict[str, Any], number: int | None) -> None:
    assert ask("ram", **question) == {"number": number}


@pytest.mark.rule("A16.5c", "A16.5d", "A16.5h")
@pytest.mark.parametrize(
    ("at", "wind", "toward", "number"),
    [
        ([1, 0], "breeze", "E", 17),
        ([2, 0], "breeze", "E", 16),
        ([3, 0], "breeze", "E", None),
        ([3, 0], "storm", "E", 15),
        ([4, 0], "storm", "E", 14),
        ([1, 0], "calm", "E", None),
        ([0, 1], "breeze", "E", None),
        ([0, 1], "breeze", "SE", 17),
        ([1, 1], "breeze", "E", 16),
        ([-1, 0], "breeze", "E", None),
    ],
)
def test_sirens(at: list[int], wind: str, toward: str, number: int | None) -> None:
    assert ask("siren", at=at, wind=wind, toward=toward) == {"number": number}


@pytest.mark.rule("A16.1e", "A16.4i")
@pytest.mark.parametrize(
    ("steps", "ahead", "behind", "end"),
    [(3, 5, 0, 3), (3, 2, 4, 1), (5, 1, 1, 1), (2, 0, 3, -2), (4, 0, 0, 0), (7, 2, 2, -1)],
)
def test_reflection(steps: int, ahead: int, behind: int, end: int) -> None:
    assert ask("bounce", steps=steps, ahead=ahead, behind=behind) == {"end": end}


FLAT = ["lowland"] * 6


@pytest.mark.rule("A14.2c", "A14.2e", "A14.2f", "A14.2g", "A14.2i", "A14.2j", "A14.2k", "A14.2l", "A14.2m")
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ({}, {"numbers": [11, 12, 13, 14, 15, 16]}),
        ({"roll": 14}, {"numbers": [11, 12, 13, 14, 15, 16], "hits": 4}),
        ({"roll": 10}, {"numbers": [11, 12, 13, 14, 15, 16], "hits": None}),
        ({"aim": "side"}, {"numbers": [12, 14, 16]}),
        ({"aim": "side", "roll": 13}, {"numbers": [12, 14, 16], "hits": None}),
        ({"aim": "side", "roll": 16}, {"numbers": [12, 14, 16], "hits": 6}),
        # Over a hill: what lies behind it needs one more as well.
        ({"line": ["lowland", "highland", *FLAT[2:]]}, {"numbers": [11, 13, 14, 15, 16, None]}),
        ({"line": ["forest", *FLAT[1:]]}, {"numbers": [12, 13, 14, 15, 16, None]}),
        ({"line": ["peaks", *FLAT[1:]]}, {"numbers": [None] * 6}),
        ({"from": "forest"}, {"numbers": [12, 13, 14, 15, 16, None]}),
        ({"from": "mountain"}, {"numbers": [11, 12, 13, 14, 15, 16]}),
        ({"aim": "single", "distance": 4, "roll": 14}, {"number": 14, "hits": 4}),
        ({"aim": "single", "distance": 4, "roll": 15}, {"number": 14, "hits": None}),
        ({"aim": "single", "distance": 0}, {"number": None}),
        ({"aim": "single", "distance": 7}, {"number": None}),
        ({"aim": "bridge", "distance": 2, "roll": 13}, {"number": 13, "hits": 2}),
        ({"aim": "moat", "distance": 0}, {"number": 11}),
        ({"aim": "moat", "distance": 5}, {"number": 16}),
        ({"aim": "moat", "distance": 6}, {"number": None}),
    ],
)
def test_onagers(question: dict[str, Any], answer: dict[str, Any]) -> None:
    assert ask("throw", **question) == answer


@pytest.mark.rule(
    "A5.2j", "A6.2s", "A8.1j", "A9.1e", "A9.3l", "A15.7j", "A17.2c", "A17.2h", "A17.2q", "A17.6m"
)
@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ({}, {"number": 10}),
        ({"figure": "hero"}, {"number": 10}),
        ({"figure": "horse"}, {"number": 10}),
        ({"figure": "phalanx_man"}, {"number": 11}),
        ({"figure": "chariot_horse_harnessed"}, {"number": 11}),
        ({"figure": "chariot_horse_unharnessed"}, {"number": 10}),
        ({"figure": "mortal_magician"}, {"number": 7}),
        ({"figure": "elephant"}, {"number": 10, "dead_below": 6}),
        ({"figure": "elephant", "spell": "weakened"}, {"number": 11, "dead_below": 7}),
        ({"figure": "mammoth", "spell": "strengthened"}, {"number": 9, "dead_below": 5}),
        ({"figure": "elephant", "occasion": "failed_protection_roll"}, {"number": 10, "dead_below": 6}),
        ({"figure": "mammoth", "occasion": "failed_protection_roll"}, {"number": 0}),
        ({"occasion": "ram_field"}, {"number": 10}),
        ({"figure": "horse", "occasion": "ram_field"}, {"number": None}),
        ({"occasion": "fall_from_a_ladder", "spell": "weakened"}, {"number": 11}),
        ({"occasion": "pitch", "spell": "invisible"}, {"number": 0}),
        ({"spell": "paralysed"}, {"number": None}),
        ({"spell": "petrified"}, {"number": 0}),
        ({"spell": "protected"}, {"number": 0}),
    ],
)
def test_rolling_for_life(question: dict[str, Any], answer: dict[str, Any]) -> None:
    assert ask("life", **{"occasion": "onager_hit", **question}) == answer


@pytest.mark.rule("A11.4a", "A11.4b", "A11.4c", "A11.4g")
@pytest.mark.parametrize(
    ("question", "reached"),
    [
        ({"platform": 2}, True),
        ({"platform": 3}, True),
        ({"platform": 4}, False),
        ({"platform": 4, "field": "highland"}, True),
        ({"platform": 2, "field": "highland"}, False),
        ({"platform": 2, "distance": 0}, True),
        ({"platform": 2, "distance": 2}, False),
        ({"platform": 2, "field": "forest"}, False),
        ({"platform": 2, "field": "water"}, False),
        ({"platform": 2, "between": "moat"}, False),
        ({"platform": 2, "figure": "elephant"}, False),
        ({"platform": 3, "figure": "elephant"}, True),
        ({"platform": 2, "figure": "siege_tower"}, False),
        ({"platform": 2, "figure": "siege_tower", "damaged": True}, True),
        ({"platform": 2, "figure": "ram"}, True),
    ],
)
def test_pitch(question: dict[str, Any], reached: bool) -> None:
    assert ask("pitch", **question) == {"reached": reached}
