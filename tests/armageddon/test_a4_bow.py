"""Chapter 4: the bow."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import fields_in_range
from tests.armageddon.table import after, battle, events, kinds, lines, played, refusal

# From 1/23, the westernmost field, eastwards: 1/24 is beside it, 1/28 five fields away.
AT = {1: "1/24", 2: "1/25", 3: "1/26", 4: "1/27", 5: "1/28", 6: "1/29"}


@pytest.mark.rule("A4.1a", "A4.1b", "A4.1c")
def test_the_knife_has_no_points() -> None:
    position = battle("0 bow 1/19", "1 axe 1/20")
    (told,) = [event for event in events(position, "attack 1 2", [14, 13]) if event.key == "duel"]
    assert told.args["attack_points"] == told.args["defence_points"] == ()
    # SV-012: a knife that rolls 14 against 13 kills.
    assert told.args["result"] == "attacker"
    attacked = battle("0 axe 1/19", "1 bow 1/20")
    (told,) = [event for event in events(attacked, "attack 1 2", [3, 3]) if event.key == "duel"]
    assert told.args["attack_points"] == ("attacker 2",) and told.args["defence_points"] == ()


@pytest.mark.rule("A4.1d", "A4.1e")
@pytest.mark.parametrize(
    ("fighter", "supporter", "rule"),
    [
        ("bow", "bow", ""),
        ("axe", "bow", "A4.1d"),
        ("bow", "axe", "A4.1d"),
        ("hero", "bow", "A4.1d"),
        ("axe", "axe", ""),
    ],
)
def test_knives_support_only_knives(fighter: str, supporter: str, rule: str) -> None:
    position = battle(f"0 {fighter} 1/19", f"0 {supporter} 1/19", "1 axe 1/20")
    assert refusal(position, "attack 1 3 2") == rule


@pytest.mark.rule("A4.2a")
def test_only_bows_shoot_and_nobody_defends_himself() -> None:
    position = battle("0 bow 1/23", "0 axe 1/23", "1 axe 1/25")
    assert refusal(position, "shoot 2 3") == "A4.2a"
    assert [roll.purpose for roll in played(position, "shoot 1 3", rolls=[3]).rolls] == ["shot"]


@pytest.mark.rule("A4.2b")
@pytest.mark.parametrize("kind", ["champion", "hero"])
def test_lords_cannot_be_shot(kind: str) -> None:
    assert refusal(battle("0 bow 1/23", f"1 {kind} 1/25"), "shoot 1 2") == "A4.2b"


@pytest.mark.rule("A4.2c", "A4.2d", "A4.2e", "A5.5a")
@pytest.mark.parametrize("chapters", [(2, 3, 4), (2, 3, 4, 5)])
def test_numbers_by_distance(chapters: tuple[int, ...]) -> None:
    """SV-027, SV-028, SV-030 to SV-034."""
    own = battle("0 bow 1/23", "1 axe 1/23", chapters=chapters)
    assert refusal(own, "shoot 1 2") == "A4.2c"
    rules = []
    for distance, number in ((1, 0), (2, 13), (3, 14), (4, 15), (5, 16), (6, 0)):
        position = battle("0 bow 1/23", f"1 axe {AT[distance]}", "1 axe 1/48", chapters=chapters)
        rules.append(refusal(position, "shoot 1 2"))
        if number:
            assert set(kinds(after(position, "shoot 1 2", rolls=[number]))) == {1, 3}
            assert set(kinds(after(position, "shoot 1 2", rolls=[number - 1]))) == {1, 2, 3}
    assert rules == ["A4.2c", "", "", "", "", "A4.2d"]


@pytest.mark.rule("A4.2e")
def test_a_ring_has_one_number() -> None:
    position = battle("0 bow 1/26")
    ground = position.state.index.ground
    field = ground.number["1/26"]
    found = fields_in_range(ground, field)
    assert sorted(found) == sorted(f for f in range(48) if 1 <= ground.distance(field, f) <= 5)


@pytest.mark.rule("A4.2f", "A4.2g", "EX-A4.2g")
def test_fourteen_at_three_fields() -> None:
    """EX-A4.2g."""
    position = battle("0 bow 1/23", "1 axe 1/26", "1 axe 1/48", chapters=(2, 3, 4))
    assert 2 not in kinds(after(position, "shoot 1 2", rolls=[14]))
    assert 2 in kinds(after(position, "shoot 1 2", rolls=[13]))


@pytest.mark.rule("A4.2h", "EX-A4.2h")
def test_one_shot_or_one_blow() -> None:
    """EX-A4.2h: who has used the knife cannot shoot."""
    position = battle("0 bow 1/23", "0 bow 1/23", "1 axe 1/24", "1 axe 1/25")
    assert refusal(after(position, "attack 1 3", rolls=[3, 3]), "shoot 1 4") == "A4.2h"
    assert refusal(after(position, "shoot 1 4", rolls=[3]), "attack 1 3") == "A2.4i"


@pytest.mark.rule("A4.2i")
def test_only_the_target_is_in_danger_and_enemies_beside_the_bow_do_not_matter() -> None:
    position = battle("0 bow 1/23", "0 axe 1/25", "1 axe 1/25", "1 lance 1/24")
    assert set(kinds(after(position, "shoot 1 3", rolls=[18]))) == {1, 2, 4}


@pytest.mark.rule("A4.2j", "A4.2k")
def test_no_support_and_no_promotion_by_arrows() -> None:
    position = battle("0 bow 1/23", "0 bow 1/23", "1 axe 1/25", "1 axe 1/48")
    assert {line.count(" ") for line in lines(position, "shoot")} == {2}
    assert kinds(after(position, "shoot 1 3", rolls=[18]))[1] == "bow"


@pytest.mark.rule("A2.4ac", "A2.4e")
def test_whom_a_bow_may_aim_at() -> None:
    position = battle("0 bow 1/23", "0 axe 1/25", "1 bow 1/26")
    assert refusal(position, "shoot 1 2") == "A2.4ac"
    assert refusal(position, "shoot 3 1") == "A2.4e"
    assert refusal(position, "shoot 1 9") == "K4"


@pytest.mark.rule("A1.1b")
def test_without_the_chapter_there_are_no_bows() -> None:
    position = battle("0 axe 1/23", "1 axe 1/25", chapters=(2, 3))
    assert refusal(position, "shoot 1 2") == "K3"
