"""9.3: fighting elephants, shooting at them and from them, and panic."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of, total
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_items, shot_number, why_not_aim
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.preview import odds_of, preview_of
from tests.armageddon.table import after, battle, events, kinds, lines, refusal, said

CHAPTERS = (2, 3, 4, 5, 9)
BEAST = ("1 elephant 1/27", "1 axe 1/27 on=1", "1 bow 1/27 on=1")


@pytest.mark.rule("A9.3a")
def test_riders_neither_fight_nor_are_fought_in_melee() -> None:
    position = battle(*BEAST, "0 axe 1/26", chapters=CHAPTERS)
    assert refusal(position, "attack 4 2") == "A9.3a"
    riding = battle("0 elephant 1/26", "0 axe 1/26 on=1", "1 axe 1/27", chapters=CHAPTERS)
    assert refusal(riding, "attack 2 3") == "A9.3a"


@pytest.mark.rule("A9.3b", "SV-046", "SV-047", "EX-A9.3b")
def test_riders_are_covered_and_a_level_higher() -> None:
    """EX-A9.3b"""
    far = battle(*BEAST, "0 bow 1/25", chapters=CHAPTERS).state.index
    assert shot_number(far, far.figures[4], far.figures[2]) == 15
    assert shot_items(far, far.figures[4], far.figures[2]) == [
        ("distance", 13),
        ("upwards", 1),
        ("on-elephant", 1),
    ]
    near = battle(*BEAST, "0 bow 1/26", chapters=CHAPTERS)
    assert refusal(near, "shoot 4 2") == ""
    index = near.state.index
    assert shot_number(index, index.figures[4], index.figures[2]) == 14


@pytest.mark.rule("A9.3b", "A5.5c")
def test_from_its_back_the_first_level_down_is_free() -> None:
    index = battle(
        "0 elephant 1/26", "0 bow 1/26 on=1", "1 axe 1/28", "1 axe 1/27", chapters=CHAPTERS
    ).state.index
    assert shot_number(index, index.figures[2], index.figures[3]) == 13
    # He cannot fight whoever stands beside him, so he may shoot there (A5.5e).
    assert why_not_aim(index, index.figures[2], index.figures[4]) is None
    assert shot_number(index, index.figures[2], index.figures[4]) == 12


@pytest.mark.rule("A9.3b", "A4.2b")
def test_lords_stay_immune_on_its_back() -> None:
    position = battle("1 elephant 1/27", "1 hero 1/27 on=1", "0 bow 1/25", chapters=CHAPTERS)
    assert refusal(position, "shoot 3 2") == "A4.2b" and refusal(position, "shoot 3 1") == ""


@pytest.mark.rule("A9.3c")
def test_it_hides_nobody() -> None:
    position = battle("0 bow 1/25", "1 elephant 1/26", "1 elephant 1/26", "1 axe 1/27", chapters=CHAPTERS)
    assert refusal(position, "shoot 1 4") == ""


@pytest.mark.rule("A9.3d")
def test_among_trees_riders_see_only_the_next_trees() -> None:
    wood = "1/27 1/28"
    open_field = battle(*BEAST, "0 bow 1/26", chapters=CHAPTERS, forest=wood)
    assert refusal(open_field, "shoot 4 2") == "A9.3d" and refusal(open_field, "shoot 4 1") == ""
    next_tree = battle(*BEAST, "0 bow 1/28", chapters=CHAPTERS, forest=wood)
    assert refusal(next_tree, "shoot 4 2") == ""
    shooter = battle(
        "0 elephant 1/27", "0 bow 1/27 on=1", "1 axe 1/26", "1 axe 1/28", chapters=CHAPTERS, forest=wood
    )
    assert refusal(shooter, "shoot 2 3") == "A9.3d" and refusal(shooter, "shoot 2 4") == ""


@pytest.mark.rule("A9.3e")
def test_all_but_bows_attack_it() -> None:
    position = battle(*BEAST, "0 axe 1/26", "0 hero 1/26", "0 bow 1/26", chapters=CHAPTERS)
    assert refusal(position, "attack 4 1") == "" and refusal(position, "attack 5 1") == ""
    assert refusal(position, "attack 6 1") == "A9.3e"
    assert refusal(position, "attack 4 1 6") == "A3.2a"
    across = battle(*BEAST, "0 axe 1/26", chapters=CHAPTERS, rivers="1/26-1/27")
    assert refusal(across, "attack 4 1") == "A5.4g"


@pytest.mark.rule("A9.3f", "A18.3g")
def test_it_defends_with_six_kills_nobody_and_does_not_attack() -> None:
    position = battle(*BEAST, "0 axe 1/26", chapters=CHAPTERS)
    index = position.state.index
    bout = Bout(index.figures[4], index.figures[1])
    strengths = strengths_of(index, bout)
    assert (total(strengths.attacker), total(strengths.defender)) == (2, 6)
    assert strengths.defender == [("elephant", 6)]
    survived = after(position, "attack 4 1", rolls=[3, 18])
    assert 4 in kinds(survived)
    mine = battle("0 elephant 1/26", "0 axe 1/26 on=1", "1 axe 1/27", chapters=CHAPTERS)
    assert not lines(mine, "attack") and refusal(mine, "attack 1 3") == "A9.3f"


@pytest.mark.rule("A9.3f", "A3.2g")
@pytest.mark.parametrize(
    ("attacker", "supporter", "kills"),
    [
        ("axe", "", 5817),
        ("lance", "", 5817),
        ("sword", "", 5817),
        ("champion", "", 11751),
        ("hero", "", 16005),
        ("axe", "axe", 9798),
        ("champion", "axe", 14934),
        ("champion", "champion", 17147),
        ("hero", "axe", 17147),
        ("hero", "champion", 17496),
        ("hero", "hero", 17496),
    ],
)
def test_exact_odds_against_an_elephant(attacker: str, supporter: str, kills: int) -> None:
    figures = [f"0 {attacker} 1/26", "1 elephant 1/27", *([f"0 {supporter} 1/26"] if supporter else [])]
    index = battle(*figures, "1 axe 1/48", chapters=CHAPTERS).state.index
    helper = index.figures[3] if supporter else None
    odds = odds_of(index, Bout(index.figures[1], index.figures[2], helper))
    assert (odds.attacker_kills, odds.defender_kills) == (kills, 0)


@pytest.mark.rule("A9.3g")
@pytest.mark.parametrize(
    ("kind", "becomes"), [("axe", "champion"), ("champion", "champion"), ("hero", "hero")]
)
def test_who_kills_one_is_promoted_as_for_a_champion(kind: str, becomes: str) -> None:
    position = battle("1 elephant 1/27", f"0 {kind} 1/26", "1 axe 1/48", chapters=CHAPTERS)
    assert kinds(after(position, "attack 2 1", rolls=[18, 3]))[2] == becomes


@pytest.mark.rule("A9.3h", "A18.6b")
def test_when_it_dies_its_riders_roll_for_life() -> None:
    position = battle(*BEAST, "0 axe 1/26", "1 axe 1/48", chapters=CHAPTERS)
    asked = after(position, "attack 4 1", rolls=[18, 3, 10])
    assert asked.due == (1,) and lines(asked) == ["assign 2", "assign 3"]
    done = after(asked, "assign 3", rolls=[9])
    assert set(kinds(done)) == {3, 4, 5} and done.state.figures[3].on == 0


@pytest.mark.rule("A9.3i", "A9.3j")
def test_arrows_do_not_kill_it_but_a_seventeen_frightens_it() -> None:
    position = battle(*BEAST, "1 lance 1/27", "0 bow 1/25", chapters=CHAPTERS)
    assert set(kinds(after(position, "shoot 5 1", rolls=[16]))) == {1, 2, 3, 4, 5}
    assert set(kinds(after(position, "shoot 5 1", rolls=[18]))) == {1, 2, 3, 4, 5}
    told = events(position, "shoot 5 1", [17])
    assert [event.key for event in told if event.key in ("shot", "panic")] == ["shot", "panic"]
    assert set(kinds(after(position, "shoot 5 1", rolls=[17]))) == {1, 5}


@pytest.mark.rule("A9.3j")
def test_aiming_at_a_rider_frightens_it_too_but_not_at_a_man_beside_it() -> None:
    position = battle(*BEAST, "1 lance 1/27", "0 bow 1/25", "1 axe 1/48", chapters=CHAPTERS)
    assert set(kinds(after(position, "shoot 5 2", rolls=[17]))) == {1, 5, 6}
    assert set(kinds(after(position, "shoot 5 2", rolls=[18]))) == {1, 3, 4, 5, 6}
    assert set(kinds(after(position, "shoot 5 4", rolls=[17]))) == {1, 2, 3, 5, 6}


@pytest.mark.rule("A9.3j", "A5.5d")
def test_only_if_a_man_on_its_field_could_be_reached() -> None:
    far = battle(*BEAST, "0 bow 1/24", chapters=CHAPTERS)  # 14, forest makes no difference here
    assert refusal(far, "shoot 4 1") == ""
    # Five fields away with cover of forest: 16 + 1.
    wood = battle("1 elephant 1/28", "1 axe 1/28 on=1", "0 bow 1/23", chapters=CHAPTERS, forest="1/28")
    assert refusal(wood, "shoot 3 1") == "A5.5d"


@pytest.mark.rule("A9.3k")
def test_panic_spares_other_elephants_and_who_rides_them() -> None:
    others = ("1 elephant 1/27", "1 axe 1/27 on=4")
    position = battle(*BEAST, *others, "0 bow 1/25", "1 axe 1/48", chapters=CHAPTERS)
    assert set(kinds(after(position, "shoot 6 1", rolls=[17]))) == {1, 4, 5, 6, 7}


@pytest.mark.rule("A9.3k")
def test_panic_kills_horses_too() -> None:
    position = battle(*BEAST, "1 light-horse 1/27", "0 bow 1/25", "1 axe 1/48", chapters=(2, 3, 4, 5, 7, 9))
    assert set(kinds(after(position, "shoot 5 1", rolls=[17]))) == {1, 5, 6}


@pytest.mark.rule("A9.3i")
def test_the_forecast_of_a_shot_at_an_elephant_promises_no_kill() -> None:
    position = battle(*BEAST, "0 bow 1/25", chapters=CHAPTERS)
    at_beast, at_rider = (preview_of(position, 0, said(order)) for order in ("shoot 4 1", "shoot 4 2"))
    assert at_beast is not None and at_beast.expected == 0
    # 15, 16 and 18; 17 is panic, which counts for itself.
    assert at_rider is not None and at_rider.expected == (10 + 6 + 1) / 216
