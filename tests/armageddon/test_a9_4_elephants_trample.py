"""9.4: trampling elephants, panic under their feet, and the scramble for what is left."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.odds import SUMS
from tests.armageddon.table import after, battle, events, kinds, lines, places, refusal

CHAPTERS = (2, 3, 4, 5, 9)
ALL = (2, 3, 4, 5, 6, 7, 8, 9)
MINE = ("0 elephant 1/26", "0 axe 1/26 on=1")
FOE = "1 axe 1/48"


@pytest.mark.rule("A9.4a", "A9.4c", "A9.4f", "A9.4g")
def test_it_tramples_until_there_is_room_and_goes_on() -> None:
    position = battle(*MINE, *["1 lance 1/27"] * 4, FOE, chapters=CHAPTERS)
    told = events(position, "go 1 1/27", [12, 3, 11, 10, 14, 5])
    duels = [event.args for event in told if event.key == "duel"]
    assert [each["result"] for each in duels] == ["attacker", "neither", "attacker"]
    assert duels[0]["attack_points"] == ("elephant 6",) and duels[0]["manner"] == "trample"
    done = after(position, "go 1 1/27", rolls=[12, 3, 12, 3])
    assert done.due == (0,) and len(kinds(done)) == 5 and not done.state.figures[1].acted
    assert refusal(done, "go 1 1/29") == ""


@pytest.mark.rule("A9.4b")
def test_without_a_rider_it_does_not() -> None:
    led = battle("0 elephant 1/26 led_by=2", "0 axe 1/26", *["1 lance 1/27"] * 3, FOE, chapters=CHAPTERS)
    assert refusal(led, "go 2 1/27") == "A2.3g"


@pytest.mark.rule("A9.4c", "EX-A9.4c")
def test_three_full_fields_in_a_row() -> None:
    """EX-A9.4c"""
    rows = [f"1 axe 1/{field}" for field in (27, 28, 29) for _ in range(4)]
    position = battle(*MINE, *rows, FOE, chapters=CHAPTERS)
    for field in (27, 28, 29):
        position = after(position, f"go 1 1/{field}", rolls=[12, 3, 12, 3])
    assert len(kinds(position)) == 3 + 12 - 6 and places(position)[1] == "1/29"
    assert not lines(position, "go 1 ")


@pytest.mark.rule("A9.4c", "A9.4j")
def test_only_where_enemies_are_but_then_friend_and_foe() -> None:
    own = battle(*MINE, *["0 lance 1/27"] * 4, FOE, chapters=CHAPTERS)
    assert refusal(own, "go 1 1/27") == "A9.4c"
    mixed = battle(*MINE, "0 lance 1/27", "0 lance 1/27", "1 axe 1/27", "1 axe 1/27", FOE, chapters=CHAPTERS)
    # In turn order one of each.
    told = [event.args for event in events(mixed, "go 1 1/27", [11, 3, 12, 3, 12, 3]) if event.key == "duel"]
    assert [each["foe"] for each in told] == [0, 1, 0]


@pytest.mark.rule("A9.4c")
def test_with_room_for_all_nobody_is_trampled() -> None:
    position = battle(*MINE, "1 lance 1/27", "1 lance 1/27", FOE, chapters=CHAPTERS)
    assert not [event for event in events(position, "go 1 1/27") if event.key == "duel"]


@pytest.mark.rule("A8.3h", "A9.4f")
def test_the_trampled_players_choose_who_defends() -> None:
    position = battle(*MINE, "1 hero 1/27", "1 axe 1/27", "1 bow 1/27", FOE, chapters=CHAPTERS)
    asked = after(position, "go 1 1/27")
    assert asked.due == (1,) and lines(asked) == ["defend 3", "defend 4", "defend 5"]
    assert asked.step.prompt(asked, 1).key == "prompt-defend"
    assert refusal(asked, "defend 6") == "A8.3h"
    again = after(asked, "defend 3", rolls=[3, 4])
    assert lines(again) == ["defend 3", "defend 4", "defend 5"]
    assert after(again, "defend 4", rolls=[12, 3]).due == (0,)


@pytest.mark.rule("A9.4d", "A9.4m", "A9.4e")
def test_two_of_them_trample_together() -> None:
    second = ("0 elephant 1/27", "0 bow 1/27 on=3")
    position = battle(*MINE, *second, "1 axe 1/27", "1 axe 1/27", FOE, chapters=CHAPTERS)
    asked = after(position, "go 1 1/27")
    assert asked.due == (0,) and lines(asked) == ["trample 1", "trample 3"]
    assert asked.step.prompt(asked, 0).key == "prompt-trample" and refusal(asked, "trample 2") == "A9.4d"
    # One falls, its rider lives; the other goes on, and now the rider too is under its feet.
    told = [each.args for each in events(asked, "trample 3", [3, 12, 10, 12, 3]) if each.key == "duel"]
    assert [(each["figure"], each["target"], each["result"]) for each in told] == [
        (3, 5, "defender"),
        (1, 4, "attacker"),
    ]
    done = after(asked, "trample 3", rolls=[3, 12, 10, 12, 3])
    assert set(kinds(done)) == {1, 2, 5, 6, 7} and kinds(done)[5] == "champion" and done.due == (0,)


@pytest.mark.rule("A9.4e")
def test_elephants_do_not_crowd_each_other() -> None:
    theirs = ["1 elephant 1/27", "1 axe 1/27 on=3", "1 elephant 1/27", "1 axe 1/27 on=5"]
    assert refusal(battle(*MINE, *theirs, chapters=CHAPTERS), "go 1 1/27") == "A9.4e"
    # In a forest there is room for one.
    wood = battle(*MINE, "1 elephant 1/27", "1 axe 1/27", FOE, chapters=CHAPTERS, forest="1/27")
    assert refusal(wood, "go 1 1/27") == "A9.4e"
    # An enemy's elephant and its riders are not trampled, the men beside them are.
    one = battle(
        *MINE, "1 elephant 1/27", "1 bow 1/27 on=3", "1 axe 1/27", "1 axe 1/27", FOE, chapters=CHAPTERS
    )
    told = [each.args for each in events(one, "go 1 1/27", [12, 3, 12, 3]) if each.key == "duel"]
    assert [each["other"] for each in told] == ["axe", "axe"]


@pytest.mark.rule("A9.4g", "A9.4h", "A9.4i")
@pytest.mark.parametrize(
    ("kind", "dies", "elephant_dies"),
    [("axe", 17228, 2376), ("bow", 17228, 0), ("champion", 16656, 7227), ("hero", 13494, 12861)],
)
def test_every_exchange_by_count(kind: str, dies: int, elephant_dies: int) -> None:
    index = battle(*MINE, f"1 {kind} 1/27", FOE, chapters=CHAPTERS).state.index
    bout = Bout(index.figures[1], index.figures[3], manner="trample")
    lead = strengths_of(index, bout).advantage
    rules = index.rules
    found = {"attacker": 0, "defender": 0, "panic": 0}
    for attack in range(3, 19):
        for defence in range(3, 19):
            ways = SUMS[attack] * SUMS[defence]
            if rules.judge(index, bout, attack, defence) == "panic":
                found["panic"] += ways
            elif attack >= 12 and attack + lead > defence:
                found["attacker"] += ways
            elif (
                defence >= 12
                and attack + lead < defence
                and rules.can_kill(index, bout, bout.defender, bout.attacker)
            ):
                found["defender"] += ways
    assert found == {"attacker": dies, "defender": elephant_dies, "panic": 648}
    # A field of four, of whom two must go.
    kills, falls, panics = (each / 46656 for each in (dies, elephant_dies, 648))
    clear = (kills / (kills + falls + panics)) ** 2
    assert round(clear, 4) == {"axe": 0.7237, "bow": 0.9288, "champion": 0.461, "hero": 0.2497}[kind]


@pytest.mark.rule("A9.4h")
def test_a_seventeen_in_defence_is_panic_whatever_the_totals_say() -> None:
    position = battle(*MINE, *["1 bow 1/27"] * 3, FOE, chapters=CHAPTERS)
    told = events(position, "go 1 1/27", [18, 17])
    assert [each.args["result"] for each in told if each.key == "duel"] == ["panic"]
    assert set(kinds(after(position, "go 1 1/27", rolls=[3, 17]))) == {1, 6}


@pytest.mark.rule("A9.4h", "A9.4g")
def test_horses_neither_frighten_nor_kill_it() -> None:
    position = battle(*MINE, *["1 heavy-horse 1/27"] * 3, FOE, chapters=ALL)
    told = [each.args for each in events(position, "go 1 1/27", [3, 17, 3, 18, 12, 3]) if each.key == "duel"]
    assert [each["result"] for each in told] == ["neither", "neither", "attacker"]
    assert told[0]["defence_points"] == ("heavy-horse 2",)


@pytest.mark.rule("A9.4i")
@pytest.mark.parametrize(("front", "points"), [(3, 3), (0, 0)])
def test_a_phalanx_is_trampled_over_its_front_or_its_rear(front: int, points: int) -> None:
    men = ["1 lance 1/27 phalanx=1"] * 4
    position = battle(*MINE, *men, FOE, chapters=(2, 3, 4, 5, 6, 9), phalanxes={1: Phalanx(front)})
    told = [each.args for each in events(position, "go 1 1/27", [12, 3, 12, 3]) if each.key == "duel"]
    assert told[0]["defence_total"] == 3 + points


@pytest.mark.rule("A9.4k")
def test_a_wagon_is_destroyed_without_over_occupation() -> None:
    figures = ("1 wagon 1/27 pole=0", "1 axe 1/27 on=3", "1 light-chariot-horse 1/28 harness=3")
    position = battle(*MINE, *figures, chapters=ALL)
    told = events(position, "go 1 1/27")
    assert [each.key for each in told if each.key in ("crushed", "duel")] == ["crushed"]
    done = after(position, "go 1 1/27")
    assert 3 not in kinds(done) and done.state.figures[4].on == 0 and done.state.figures[5].harness == 0
    three = battle(*MINE, *figures[:2], "1 axe 1/27 on=3", "1 axe 1/27 on=3", chapters=ALL)
    told = events(three, "go 1 1/27", [12, 3])
    assert [each.key for each in told if each.key in ("crushed", "duel")] == ["crushed", "duel"]


@pytest.mark.rule("A9.4l", "A9.4m", "A8.4h")
def test_when_it_falls_its_riders_and_the_trampled_scramble() -> None:
    position = battle(*MINE, "0 lance 1/26 on=1", *["1 champion 1/27"] * 4, FOE, chapters=CHAPTERS)
    asked = after(position, "go 1 1/27", rolls=[3, 12, 10])
    # A roll of 10 saves one of the two riders, the other dies: five on a field for four.
    told = [each.args for each in events(asked, "assign 2", [9, 12, 3]) if each.key == "duel"]
    assert [(each["manner"], each["target"], each["attack_points"]) for each in told] == [
        ("scramble", 2, ("champion 3",))
    ]
    done = after(asked, "assign 2", rolls=[9, 12, 3])
    assert set(kinds(done)) == {4, 5, 6, 7, 8}


@pytest.mark.rule("A9.4l", "A8.4h")
def test_those_who_were_trampled_strike_first_then_the_riders_and_so_on() -> None:
    position = battle(*MINE, *["1 axe 1/27"] * 4, FOE, "0 axe 1/1", chapters=CHAPTERS)
    # The elephant dies, its rider lives. Who killed it is a champion now, so there is a choice.
    asked = after(position, "go 1 1/27", rolls=[3, 12, 10])
    assert asked.due == (1,) and asked.step.prompt(asked, 1).key == "prompt-scramble"
    assert lines(asked) == ["strike 3 2", "strike 4 2", "strike 5 2", "strike 6 2"]
    assert refusal(asked, "strike 2 3") == "A8.4h"
    asked = after(asked, "strike 4 2", rolls=[3, 3])
    assert lines(asked) == ["strike 3 2", "strike 5 2", "strike 6 2"]  # each once
    asked = after(asked, "strike 3 2", rolls=[3, 3, 3, 3, 3, 3])
    # Then it is his turn to strike, at whom he likes.
    assert asked.due == (0,) and lines(asked) == ["strike 2 3", "strike 2 4", "strike 2 5", "strike 2 6"]
    told = [each.args for each in events(asked, "strike 2 3", [12, 3]) if each.key == "duel"]
    assert told[0]["attack_points"] == () and told[0]["result"] == "attacker"
    # Four are left, and that is enough.
    assert set(kinds(after(asked, "strike 2 3", rolls=[12, 3]))) == {2, 4, 5, 6, 7, 8}


@pytest.mark.rule("A9.4f")
def test_it_is_no_action_and_the_riders_may_shoot_afterwards() -> None:
    position = battle(
        "0 elephant 1/26", "0 bow 1/26 on=1", *["1 axe 1/27"] * 3, "1 axe 1/28", chapters=CHAPTERS
    )
    done = after(position, "go 1 1/27", rolls=[12, 3])
    assert refusal(done, "shoot 2 6") == ""
