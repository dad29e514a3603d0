"""8.3: trampling chariot horses."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.preview import odds_of
from tests.armageddon.chariots import ALL, CHAPTERS, FOE, chariot
from tests.armageddon.table import after, battle, events, kinds, lines, places, refusal


def horses(position: ArmageddonPosition) -> int:
    return sum(kind.endswith("chariot-horse") for kind in kinds(position).values())


@pytest.mark.rule("A8.3a", "A8.3c", "A8.3d", "A8.3j")
def test_fast_horses_drive_into_a_crowd_and_trample_until_there_is_room() -> None:
    position = battle(*chariot(speed=3), *["1 axe 1/27"] * 2, FOE, chapters=CHAPTERS)
    told = [
        event.args for event in events(position, "go 1 1/27", [12, 3, 3, 4, 12, 3]) if event.key == "duel"
    ]
    assert [each["result"] for each in told] == ["attacker", "neither", "attacker"]
    assert told[0]["manner"] == "trample" and told[0]["kind"] == "light-chariot-horse"
    done = after(position, "go 1 1/27", rolls=[12, 3, 12, 3])
    assert done.due == (0,) and not any(figure.acted for figure in done.state.figures.values())
    assert refusal(done, "go 1 1/30") == ""  # with the steps that are left


@pytest.mark.rule("A8.3a")
def test_no_more_than_eight_units() -> None:
    eight = battle(*chariot(speed=4), *["1 axe 1/27"] * 4, FOE, chapters=CHAPTERS)
    assert refusal(eight, "go 1 1/27") == ""
    # An elephant's field that is full already, and four horses: eight as well.
    beasts = battle(*chariot(speed=4), "1 elephant 1/27", "1 elephant 1/27", FOE, chapters=ALL)
    assert refusal(beasts, "go 1 1/27") == ""


@pytest.mark.rule("A8.3e", "A8.3d", "EX-A8.3e")
def test_four_tramplings_in_one_turn() -> None:
    """EX-A8.3e"""
    rows = [f"1 axe 1/{field}" for field in (27, 28, 29, 30) for _ in range(4)]
    position = battle(*chariot(speed=4), *rows, FOE, chapters=CHAPTERS)
    for number, field in enumerate((27, 28, 29, 30)):
        assert refusal(position, f"go 1 1/{field}") == ""
        position = after(position, f"go 1 1/{field}", rolls=[12, 3] * 4)
        assert horses(position) == 4 and position.state.figures[1].steps == number + 1
    assert set(kinds(position)) == {1, 2, 3, 4, 5, 6, 23}


@pytest.mark.rule("A8.3g", "A8.3i", "A18.3f", "A18.3g", "A18.3h")
@pytest.mark.parametrize(
    ("weight", "victim", "kills", "dies"),
    [
        ("light", "axe", 17147, 5817),
        ("light", "lance", 17147, 5817),
        ("light", "sword", 17147, 5817),
        ("light", "bow", 17471, 2700),
        ("light", "champion", 14934, 11751),
        ("light", "hero", 9798, 16005),
        ("light", "light-horse", 17147, 0),
        ("light", "heavy-horse", 16005, 0),
        ("heavy", "axe", 17471, 2700),
        ("heavy", "lance", 17471, 2700),
        ("heavy", "sword", 17471, 2700),
        ("heavy", "bow", 17496, 918),
        ("heavy", "champion", 16716, 7770),
        ("heavy", "hero", 13497, 13497),
        ("heavy", "light-horse", 17471, 0),
        ("heavy", "heavy-horse", 17147, 0),
    ],
)
def test_exact_odds_of_an_exchange(weight: str, victim: str, kills: int, dies: int) -> None:
    index = battle(*chariot(speed=4, weight=weight), f"1 {victim} 1/27", FOE, chapters=CHAPTERS).state.index
    odds = odds_of(index, Bout(index.figures[2], index.figures[7], manner="trample"))
    assert tuple(odds) == (kills, dies)


@pytest.mark.rule("A8.3g", "A7.2b")
@pytest.mark.parametrize(
    ("weight", "horse", "rider", "kills", "dies"),
    [
        ("light", "light-horse", "axe", 16716, 7770),
        ("light", "heavy-horse", "axe", 16005, 9798),
        ("light", "heavy-horse", "champion", 11751, 14934),
        ("light", "heavy-horse", "hero", 5817, 17147),
        ("heavy", "light-horse", "axe", 17375, 4098),
        ("heavy", "heavy-horse", "axe", 17147, 5817),
        ("heavy", "heavy-horse", "champion", 14934, 11751),
        ("heavy", "heavy-horse", "hero", 9798, 16005),
    ],
)
def test_exact_odds_against_riders(weight: str, horse: str, rider: str, kills: int, dies: int) -> None:
    figures = (*chariot(speed=4, weight=weight), f"1 {horse} 1/27", f"1 {rider} 1/27 on=7")
    index = battle(*figures, FOE, chapters=CHAPTERS).state.index
    assert tuple(odds_of(index, Bout(index.figures[2], index.figures[8], manner="trample"))) == (kills, dies)


@pytest.mark.rule("A8.3g")
def test_no_points_for_attacking_besides() -> None:
    index = battle(*chariot(speed=4), "1 bow 1/27", FOE, chapters=CHAPTERS).state.index
    strengths = strengths_of(index, Bout(index.figures[2], index.figures[7], manner="trample"))
    assert strengths.attacker == [("trampling", 4), ("against-bow", 2)] and strengths.defender == []


@pytest.mark.rule("A8.3g", "A8.3j")
@pytest.mark.parametrize(
    ("weight", "team", "men", "killed", "lost"),
    [
        ("light", 2, 2, 0.0, 0.0),
        ("light", 2, 3, 0.7467, 0.2533),
        ("light", 2, 4, 1.4934, 0.5066),
        ("light", 3, 2, 0.7467, 0.2533),
        ("light", 3, 3, 1.4934, 0.5066),
        ("light", 3, 4, 2.2401, 0.7599),
        ("light", 4, 2, 1.4934, 0.5066),
        ("light", 4, 3, 2.2401, 0.7599),
        ("light", 4, 4, 2.9868, 1.0132),
        ("heavy", 2, 2, 0.0, 0.0),
        ("heavy", 2, 3, 0.8661, 0.1339),
        ("heavy", 2, 4, 1.7323, 0.2677),
        ("heavy", 3, 2, 0.8661, 0.1339),
        ("heavy", 3, 3, 1.7323, 0.2677),
        ("heavy", 3, 4, 2.5984, 0.4016),
        ("heavy", 4, 2, 1.7323, 0.2677),
        ("heavy", 4, 3, 2.5984, 0.4016),
        ("heavy", 4, 4, 3.4646, 0.5354),
    ],
)
def test_what_a_trampling_costs_on_average(
    weight: str, team: int, men: int, killed: float, lost: float
) -> None:
    """As many exchanges that kill somebody as there are too many; each of them is a horse or a man."""
    position = battle(*chariot(team, speed=4, weight=weight), *["1 axe 1/27"] * men, FOE, chapters=CHAPTERS)
    index = position.state.index
    odds = odds_of(index, Bout(index.figures[2], index.figures[team + 3], manner="trample"))
    share = odds.attacker_kills / (odds.attacker_kills + odds.defender_kills)
    too_many = max(0, team + men - 4)
    assert round(too_many * share, 4) == pytest.approx(killed, abs=2e-4)
    assert round(too_many * (1 - share), 4) == pytest.approx(lost, abs=2e-4)
    # And that is what play does: so many fall, whoever they are.
    done = after(position, "go 1 1/27", rolls=[12, 3] * too_many)
    assert len(kinds(position)) - len(kinds(done)) == too_many


@pytest.mark.rule("A8.3h")
def test_their_player_chooses_who_defends() -> None:
    position = battle(*chariot(speed=4), "1 hero 1/27", "1 axe 1/27", FOE, chapters=CHAPTERS)
    asked = after(position, "go 1 1/27")
    assert asked.due == (1,) and lines(asked) == ["defend 7", "defend 8"]
    assert asked.step.prompt(asked, 1).args == {"field": "1/27"}
    again = after(asked, "defend 7", rolls=[3, 12])
    assert horses(again) == 3 and lines(again) == ["defend 7", "defend 8"]
    assert after(again, "defend 7", rolls=[3, 12]).due == (0,)


@pytest.mark.rule("A8.3i", "A7.2e")
def test_trampled_warriors_kill_horses_and_trampled_horses_do_not() -> None:
    position = battle(*chariot(speed=4), "1 light-horse 1/27", FOE, chapters=CHAPTERS)
    assert horses(after(position, "go 1 1/27", rolls=[3, 18, 12, 3])) == 4


@pytest.mark.rule("A8.3k", "A8.3l")
def test_several_players_defend_in_turn_also_the_owner() -> None:
    men = ["0 axe 1/27", "1 axe 1/27", "2 axe 1/27", "1 axe 1/27"]
    position = battle(*chariot(2, speed=4), *men, FOE, chapters=CHAPTERS, seats=3)
    told = [event.args for event in events(position, "go 1 1/27", [12, 3, 12, 3]) if event.key == "duel"]
    assert [each["foe"] for each in told] == [0, 1]
    many = battle(*chariot(speed=4), *men, FOE, chapters=CHAPTERS, seats=3)
    rolls = [3, 3, 3, 3, 3, 3, 12, 3, 12, 3, 12, 3, 12, 3]
    told = [event.args for event in events(many, "go 1 1/27", rolls) if event.key == "duel"]
    assert [each["foe"] for each in told] == [0, 1, 2, 0, 1, 2, 1]


@pytest.mark.rule("A8.3m")
@pytest.mark.parametrize(("front", "points"), [(3, ("champion 3",)), (0, ())])
def test_a_phalanx_by_front_or_rear(front: int, points: tuple[str, ...]) -> None:
    men = ["1 lance 1/27 phalanx=1"] * 4
    position = battle(*chariot(2, speed=4), *men, FOE, chapters=ALL, phalanxes={1: Phalanx(front)})
    told = [event.args for event in events(position, "go 1 1/27", [12, 3, 12, 3]) if event.key == "duel"]
    assert told[0]["defence_points"] == points


@pytest.mark.rule("A8.3n", "A8.4a", "EX-A8.3n")
def test_with_room_for_all_nobody_is_trampled_but_the_wagon_follows() -> None:
    """EX-A8.3n"""
    position = battle(*chariot(2, speed=3), "1 axe 1/27", "1 axe 1/27", FOE, chapters=CHAPTERS)
    among = after(position, "go 1 1/27")
    assert len(kinds(among)) == 7 and places(among)[2] == "1/27"
    told = events(among, "go 1 1/28", [11, 11])
    assert [event.key for event in told if event.key in ("rolled-over", "life")] == [
        "rolled-over",
        "life",
        "life",
    ]


@pytest.mark.rule("A8.1m", "A8.3d")
def test_horses_that_fall_slow_the_chariot_down() -> None:
    position = battle(*chariot(4, speed=4), *["1 axe 1/27"] * 2, FOE, chapters=CHAPTERS)
    done = after(position, "go 1 1/27", rolls=[3, 12, 3, 12])
    assert horses(done) == 2
    # The two men stand between the horses; three steps in all.
    position = after(done, "go 1 1/28", rolls=[11, 11])
    position = after(position, "go 1 1/29")
    assert position.state.figures[1].steps == 3 and not lines(position, "go 1 ")


@pytest.mark.rule("A8.3i")
def test_without_horses_it_stands() -> None:
    position = battle(*chariot(1, speed=4), *["1 hero 1/27"] * 4, FOE, chapters=CHAPTERS)
    done = after(position, "go 1 1/27", rolls=[3, 12])
    assert horses(done) == 0 and refusal(done, "go 1 1/28") == "A8.1l"


@pytest.mark.rule("A6.1i", "A8.3n")
def test_a_phalanx_is_entered_only_to_trample_it() -> None:
    men = ["1 lance 1/27 phalanx=1"] * 2
    position = battle(*chariot(2, speed=4), *men, FOE, chapters=ALL, phalanxes={1: Phalanx(3)})
    assert refusal(position, "go 1 1/27") == "A6.1i"
    four = battle(*chariot(4, speed=4), *men, FOE, chapters=ALL, phalanxes={1: Phalanx(3)})
    assert refusal(four, "go 1 1/27") == ""
