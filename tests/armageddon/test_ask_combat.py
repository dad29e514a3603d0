"""Questions about duels and arrows, worked out by hand from the book."""

from typing import Any

import pytest

from tests.armageddon.asking import ask


def man(kind: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, **more}


def points(attacker: dict[str, Any], defender: dict[str, Any], **more: Any) -> list[int] | None:
    """The good-points of both, or None if the duel is not allowed."""
    found = ask("duel", attacker=attacker, defender=defender, **more)
    assert "error" not in found, found
    assert found["allowed"] == ("gp" in found)
    gp: list[int] | None = found.get("gp")
    return gp


@pytest.mark.rule(
    "A2.4r", "A2.4s", "A3.1c", "A3.1d", "A4.1b", "A6.2b", "A6.2c", "A7.2b", "A7.2c", "A8.2a", "A9.3f"
)
@pytest.mark.parametrize(
    ("attacker", "defender", "gp"),
    [
        (man("axe"), man("axe"), [2, 0]),
        (man("axe"), man("lance"), [3, 0]),
        (man("axe"), man("sword"), [2, 1]),
        (man("axe"), man("champion"), [2, 3]),
        (man("hero"), man("axe"), [8, 0]),
        (man("bow"), man("axe"), [0, 0]),
        (man("axe"), man("axe", horse="light"), [2, 1]),
        (man("champion", horse="heavy"), man("axe"), [7, 0]),
        (man("axe"), man("heavy_horse"), [2, 2]),
        (man("axe"), man("light_horse"), [2, 0]),
        (man("axe"), man("axe", wagon=True), [2, 2]),
        (man("axe"), man("lance_phalanx"), [2, 3]),
        (man("axe"), man("sword_phalanx", over="rear"), [2, 1]),
        (man("lance_phalanx"), man("sword"), [5, 0]),
        (man("axe"), man("elephant"), [2, 6]),
        (man("bow"), man("elephant"), None),
        (man("light_horse"), man("axe"), None),
    ],
)
def test_good_points(attacker: dict[str, Any], defender: dict[str, Any], gp: list[int] | None) -> None:
    assert points(attacker, defender) == gp


@pytest.mark.rule("A3.2d", "A3.2g", "A5.4e", "A6.2e")
@pytest.mark.parametrize(
    ("attacker", "supporter", "defender", "gp"),
    [
        (man("axe"), man("axe"), man("lance"), [6, 0]),
        (man("champion"), man("axe"), man("hero"), [7, 6]),
        (man("bow"), man("bow"), man("axe"), [0, 0]),
        (man("axe", level=2), man("axe", level=2), man("sword"), [6, 1]),
        (man("axe"), man("axe", level=2), man("sword"), [5, 1]),
        (man("axe"), man("hero"), man("sword"), None),
        (man("axe_phalanx"), man("axe"), man("sword"), None),
    ],
)
def test_support(
    attacker: dict[str, Any], supporter: dict[str, Any], defender: dict[str, Any], gp: list[int] | None
) -> None:
    assert points(attacker, defender, supporter=supporter) == gp


@pytest.mark.rule("A5.4a", "A5.4c", "A5.4d", "A10.2d", "A10.3a", "A10.4a", "A10.5b", "A11.2e", "A11.3c")
@pytest.mark.parametrize(
    ("between", "levels", "gp"),
    [
        ([], (2, 1), [3, 0]),
        ([], (1, 2), [2, 1]),
        ([], (3, 1), None),
        (["ramp"], (2, 1), [2, 0]),
        (["river"], (1, 1), None),
        (["river", "bridge"], (1, 1), [2, 0]),
        (["moat"], (1, 1), None),
        (["moat", "open_gate"], (1, 1), [2, 0]),
        (["wall"], (1, 1), None),
        (["open_gate"], (1, 1), [2, 0]),
        (["closed_gate"], (1, 1), None),
        (["stairs"], (2, 1), [3, 0]),
        (["passage"], (1, 1), [2, 0]),
    ],
)
def test_what_lies_between(between: list[str], levels: tuple[int, int], gp: list[int] | None) -> None:
    mine, theirs = (man("axe", level=level) for level in levels)
    assert points(mine, theirs, between=between) == gp


@pytest.mark.rule("A8.3g", "A8.4h", "A9.4g", "A9.4i", "A9.4e", "A15.6k", "A8.2f")
@pytest.mark.parametrize(
    ("how", "attacker", "defender", "gp"),
    [
        ("trample", man("light_chariot_horse"), man("axe"), [4, 0]),
        ("trample", man("light_chariot_horse"), man("bow"), [6, 0]),
        ("trample", man("heavy_chariot_horse"), man("bow"), [8, 0]),
        ("trample", man("elephant"), man("axe"), [6, 0]),
        ("trample", man("mammoth"), man("axe_phalanx"), [6, 3]),
        ("trample", man("elephant"), man("elephant"), None),
        ("trample", man("axe"), man("axe"), None),
        ("scramble", man("axe"), man("lance"), [1, 0]),
        ("scramble", man("axe", wagon=True), man("axe", wagon=True), [2, 2]),
        ("swim", man("axe"), man("lance"), [1, 0]),
        ("swim", man("hero"), man("lance"), [6, 0]),
    ],
)
def test_other_fights(
    how: str, attacker: dict[str, Any], defender: dict[str, Any], gp: list[int] | None
) -> None:
    assert points(attacker, defender, how=how) == gp


@pytest.mark.rule("A17.2b", "A17.2g", "A17.2l", "A17.2p")
@pytest.mark.parametrize(
    ("mine", "theirs", "gp"),
    [
        ("weakened", None, [0, 0]),
        (None, "weakened", [2, 0]),
        ("strengthened", "invisible", [4, 4]),
        (None, "paralysed", [2, 0]),
        ("paralysed", None, None),
    ],
)
def test_spells(mine: str | None, theirs: str | None, gp: list[int] | None) -> None:
    assert points(man("axe", spell=mine), man("axe", spell=theirs)) == gp


STIFF = man("axe", spell="paralysed")


@pytest.mark.rule("A2.4t", "A2.4u", "A7.2e", "A9.4h", "A16.2a", "A17.2s", "A17.6m")
@pytest.mark.parametrize(
    ("question", "kills"),
    [
        ({"attacker": man("axe"), "defender": man("axe")}, (16005, 9798)),
        ({"attacker": man("axe"), "defender": man("axe"), "eighteen": True}, (15866, 9672)),
        ({"attacker": man("axe"), "defender": man("hero", horse="heavy"), "eighteen": True}, (2645, 17280)),
        ({"attacker": man("axe"), "defender": man("heavy_horse")}, (13497, 0)),
        # 81 of 216 rolls are 12 or more, one of them an eighteen; he does not roll.
        ({"attacker": man("axe"), "defender": man("axe", spell="paralysed")}, (81 * 216, 0)),
        (
            {"attacker": man("axe"), "defender": man("axe", spell="paralysed"), "eighteen": True},
            (80 * 216, 0),
        ),
        # With a seventeen the elephant panics.
        ({"attacker": man("elephant"), "defender": man("axe"), "how": "trample"}, (17228, 2376)),
    ],
)
def test_chances(question: dict[str, Any], kills: tuple[int, int]) -> None:
    found = ask("duel", **question)
    assert (found["attacker_kills"], found["defender_kills"]) == kills


@pytest.mark.rule("A17.6m")
def test_a_mortal_magician_falls_to_a_seventeen_only() -> None:
    found = ask("duel", attacker=man("axe"), defender=man("mortal_magician"), eighteen=True)
    assert found["gp"] == [2, 6] and found["attacker_kills"] == 3 * 216


@pytest.mark.rule("A3.1e", "A3.1f", "A6.2i", "A6.2j", "A9.3g", "A17.6m")
@pytest.mark.parametrize(
    ("killer", "victim", "over", "becomes"),
    [
        ("axe", "sword", "front", "axe"),
        ("bow", "champion", "front", "champion"),
        ("champion", "hero", "front", "hero"),
        ("hero", "hero", "front", "hero"),
        ("axe", "axe_phalanx", "front", "champion"),
        ("axe", "axe_phalanx", "rear", "axe"),
        ("axe_phalanx", "hero", "front", "axe_phalanx"),
        ("lance", "mammoth", "front", "champion"),
        ("champion", "elephant", "front", "champion"),
        ("axe", "mortal_magician", "front", "hero"),
    ],
)
def test_promotion(killer: str, victim: str, over: str, becomes: str) -> None:
    assert ask("promote", killer=killer, victim=victim, over=over) == {"becomes": becomes}


def shot(**question: Any) -> int | None:
    """`origin` and `inside` stand for `from` and `in`, which are words of Python."""
    names = {"origin": "from", "inside": "in"}
    found = ask("shot", **{names.get(name, name): said for name, said in question.items()})
    assert "error" not in found, found
    number: int | None = found["number"]
    return number


@pytest.mark.rule("A4.2c", "A4.2d", "A5.5b", "A5.5c", "A5.5d", "A5.5e")
@pytest.mark.parametrize(
    ("distance", "up", "number"),
    [
        (0, 0, None),
        (1, 0, None),
        (2, 0, 13),
        (3, 0, 14),
        (5, 0, 16),
        (6, 0, None),
        (99, 0, None),
        (3, 1, 15),
        (4, 2, None),
        (5, -1, 16),
        (4, -2, 16),
        (5, -2, None),
    ],
)
def test_shots_by_distance_and_height(distance: int, up: int, number: int | None) -> None:
    assert shot(distance=distance, up=up) == number


@pytest.mark.rule("A5.5e", "A10.3c", "A10.3d")
def test_shots_at_neighbours() -> None:
    assert shot(distance=1, melee=False) == 12
    assert shot(distance=1, melee=False, up=-2) == 13
    assert shot(distance=1, melee=False, up=2) == 14
    assert shot(distance=1, melee=False, origin="loophole") == 12
    assert shot(distance=1, melee=False, inside=["open_gate"]) is None


@pytest.mark.rule(
    "A7.2f",
    "A7.2h",
    "A8.2g",
    "A8.2h",
    "A8.2i",
    "A9.3b",
    "A9.3d",
    "A10.3g",
    "A11.3f",
    "A12.3h",
    "A13.2j",
    "A15.6d",
)
@pytest.mark.parametrize(
    ("question", "number"),
    [
        ({"origin": "horse"}, 14),
        ({"origin": "wagon", "speed": 2}, 13),
        ({"origin": "wagon", "speed": 3}, 14),
        ({"origin": "elephant", "up": -1}, 13),
        ({"origin": "platform", "up": -1}, 13),
        ({"origin": "water", "up": 1}, None),
        ({"target": "heavy_horse", "distance": 3, "origin": "horse"}, 16),
        ({"target": "heavy_chariot_horse", "target_speed": 3}, 15),
        ({"target": "elephant"}, 13),
        ({"inside": ["forest"]}, 14),
        ({"inside": ["loophole"]}, 14),
        ({"inside": ["open_gate"]}, 14),
        ({"inside": ["tower"]}, 14),
        ({"inside": ["tower", "loophole"]}, 14),
        ({"inside": ["battlements"], "up": 1}, 15),
        ({"inside": ["tortoise"]}, 14),
        ({"inside": ["siege_tower"], "up": 1}, 15),
        ({"inside": ["longship"]}, 14),
        ({"inside": ["sailing_ship"]}, 14),
        ({"inside": ["raft"]}, 13),
        ({"inside": ["elephant"], "up": 1}, 15),
        ({"inside": ["elephant", "forest"], "up": 1}, None),
        ({"inside": ["wagon"]}, 14),
        ({"inside": ["wagon"], "target_speed": 4}, 15),
        # Of several covers only the best counts (R-A15.6e).
        ({"inside": ["forest", "wagon"], "target_speed": 4}, 15),
        ({"swims": True, "up": -1}, 14),
    ],
)
def test_from_where_and_at_whom(question: dict[str, Any], number: int | None) -> None:
    assert shot(**question) == number


@pytest.mark.rule("A4.2j", "A6.2q", "A6.2r", "A17.6m")
@pytest.mark.parametrize(
    ("target", "over", "number"),
    [
        ("champion", "front", None),
        ("hero", "front", None),
        ("mortal_magician", "front", None),
        ("axe_phalanx", "front", None),
        ("axe_phalanx", "rear", 13),
        ("bow", "front", 13),
    ],
)
def test_whom_arrows_hit(target: str, over: str, number: int | None) -> None:
    assert shot(target=target, over=over) == number


@pytest.mark.rule("A17.2d", "A17.2e", "A17.2i", "A17.2j", "A17.2m", "A17.2t")
@pytest.mark.parametrize(
    ("question", "number"),
    [
        ({"bow_spell": "weakened"}, 14),
        ({"bow_spell": "strengthened"}, 12),
        ({"target_spell": "weakened"}, 12),
        ({"target_spell": "strengthened"}, 14),
        ({"target_spell": "paralysed"}, 13),
        ({"target_spell": "invisible"}, None),
        ({"bow_spell": "paralysed"}, None),
        ({"bow_spell": "strengthened", "distance": 5, "inside": ["forest"]}, None),
    ],
)
def test_shots_and_spells(question: dict[str, Any], number: int | None) -> None:
    assert shot(**question) == number
