"""Chapter 3: champion, hero, promotion, support."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import RANKS
from tests.armageddon.table import after, battle, events, kinds, lines, refusal


@pytest.mark.rule("A3.1a", "A3.1b")
def test_lords_are_warriors_of_higher_rank() -> None:
    assert RANKS["axe"] == RANKS["bow"] == 1 and RANKS["champion"] == 2 and RANKS["hero"] == 3
    position = battle("0 hero 1/19", chapters=(2, 3))
    assert len(lines(position, "go")) == 18


@pytest.mark.rule("A3.1c", "A3.1d")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("champion", "axe", (5, 0)),
        ("axe", "champion", (2, 3)),
        ("hero", "lance", (8, 0)),
        ("sword", "hero", (2, 6)),
    ],
)
def test_lords_fight_without_the_triangle(mine: str, theirs: str, points: tuple[int, int]) -> None:
    index = battle(f"0 {mine} 1/19", f"1 {theirs} 1/20").state.index
    strengths = strengths_of(index, Bout(index.figures[1], index.figures[2]))
    assert (total(strengths.attacker), total(strengths.defender)) == points


@pytest.mark.rule("A3.1e", "A3.1f")
@pytest.mark.parametrize(
    ("winner", "loser", "becomes"),
    [
        ("axe", "champion", "champion"),
        ("axe", "hero", "hero"),
        ("champion", "hero", "hero"),
        ("champion", "champion", "champion"),
        ("hero", "champion", "hero"),
        ("axe", "lance", "axe"),
        ("bow", "champion", "champion"),
    ],
)
def test_who_kills_a_lord_becomes_one(winner: str, loser: str, becomes: str) -> None:
    position = battle(f"0 {winner} 1/19", f"1 {loser} 1/20", "1 axe 1/48")
    assert kinds(after(position, "attack 1 2", rolls=[18, 3]))[1] == becomes


@pytest.mark.rule("A3.1f")
def test_promotion_also_in_defence_and_he_keeps_what_he_has_done() -> None:
    position = battle("0 hero 1/19", "0 axe 1/48", "1 axe 1/20")
    position = after(position, "attack 1 3", rolls=[3, 18])
    assert kinds(position) == {2: "axe", 3: "hero"}
    attack = battle("0 axe 1/19 steps=1 course=a", "1 hero 1/20", "1 axe 1/48")
    told = events(attack, "attack 1 2", [18, 3])
    assert [event.args["becomes"] for event in told if event.key == "promoted"] == ["hero"]
    winner = after(attack, "attack 1 2", rolls=[18, 3]).state.figures[1]
    assert winner.acted and winner.steps == 1


@pytest.mark.rule("A3.2a")
def test_two_who_reach_the_same_enemy() -> None:
    position = battle("0 axe 1/19", "0 axe 1/21", "0 axe 1/22", "1 hero 1/20", "1 axe 1/48")
    assert refusal(position, "attack 1 4 2") == ""
    assert "attack 1 4 2" in lines(position) and "attack 2 4 1" in lines(position)
    assert refusal(position, "attack 1 4 3") == "A3.2a"
    assert refusal(position, "attack 1 4 5") == "A3.2a"
    assert refusal(position, "attack 1 4 1") == "K4"


@pytest.mark.rule("A3.2a")
def test_only_of_the_same_player() -> None:
    position = battle("0 axe 1/19", "1 axe 1/19", "2 hero 1/20", seats=3, sides=(0, 0, 1))
    assert refusal(position, "attack 1 3 2") == "A3.2a"


@pytest.mark.rule("A3.2b", "EX-A3.2b")
def test_support_only_in_attack() -> None:
    """EX-A3.2b: two men join against a hero in their turn, but not when he attacks one of them."""
    theirs = battle("0 hero 1/20", "1 axe 1/19", "1 axe 1/19")
    (told,) = [event for event in events(theirs, "attack 1 2", [3, 3]) if event.key == "duel"]
    assert told.args["defence_points"] == () and told.args["attack_points"] == ("attacker 2", "hero 6")


@pytest.mark.rule("A3.2c", "A3.2e")
def test_support_is_an_action() -> None:
    position = battle("0 axe 1/19", "0 axe 1/19", "0 axe 1/19", "1 hero 1/20")
    position = after(position, "attack 1 4 2", rolls=[3, 3])
    assert refusal(position, "attack 2 4") == "A2.4i"
    assert refusal(position, "attack 3 4 2") == "A3.2c"
    assert refusal(position, "attack 3 4") == ""


@pytest.mark.rule("A3.2d", "A3.2f")
@pytest.mark.parametrize(
    ("supporter", "fighter", "rule"),
    [
        ("axe", "sword", ""),
        ("axe", "champion", ""),
        ("axe", "hero", ""),
        ("champion", "champion", ""),
        ("champion", "hero", ""),
        ("hero", "hero", ""),
        ("champion", "axe", "A3.2d"),
        ("hero", "axe", "A3.2d"),
        ("hero", "champion", "A3.2d"),
    ],
)
def test_the_stronger_never_supports_the_weaker(supporter: str, fighter: str, rule: str) -> None:
    position = battle(f"0 {fighter} 1/19", f"0 {supporter} 1/19", "1 axe 1/20")
    assert refusal(position, "attack 1 3 2") == rule


@pytest.mark.rule("A3.2g", "EX-A3.2g", "A5.4e")
@pytest.mark.parametrize(
    ("fighter", "supporter", "target", "points"),
    [
        ("axe", "axe", "lance", 6),  # SV-021, EX-A3.2g
        ("axe", "axe", "hero", 4),  # SV-022, EX-A3.2g
        ("champion", "axe", "hero", 7),  # SV-023
        ("hero", "hero", "axe", 16),  # SV-024
        ("bow", "bow", "axe", 0),  # SV-026
    ],
)
def test_the_supported_adds_all_of_the_supporter(
    fighter: str, supporter: str, target: str, points: int
) -> None:
    position = battle(f"0 {fighter} 1/19", f"0 {supporter} 1/19", f"1 {target} 1/20")
    (told,) = [event for event in events(position, "attack 1 3 2", [4, 3]) if event.key == "duel"]
    assert told.args["attack_total"] == 4 + points


@pytest.mark.rule("A3.2h")
def test_only_who_fought_dies_or_rises() -> None:
    position = battle("0 axe 1/19", "0 lance 1/19", "1 hero 1/20", "1 axe 1/48")
    assert kinds(after(position, "attack 1 3 2", rolls=[18, 3])) == {1: "hero", 2: "lance", 4: "axe"}
    lost = after(position, "attack 1 3 2", rolls=[3, 18])
    assert kinds(lost) == {2: "lance", 3: "hero", 4: "axe"}
    assert lost.state.figures[2].acted
