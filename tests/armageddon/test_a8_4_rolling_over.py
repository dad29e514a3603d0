"""8.4: under the wagon, on the wagon, and whose the wagon is."""

from __future__ import annotations

import msgspec
import pytest

from hexenkessel.games.armageddon.field import Phalanx
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.chariots import ALL, CHAPTERS, FOE, chariot
from tests.armageddon.table import after, battle, events, kinds, lines, places, played, refusal


def among(*men: str, horses: int = 2, crew: tuple[str, ...] = ("axe",)) -> ArmageddonPosition:
    """A fast chariot with these men between its horses."""
    return battle(*chariot(horses, crew=crew, speed=4), *men, FOE, chapters=CHAPTERS)


@pytest.mark.rule("A8.4a", "A8.4e")
def test_below_twelve_dead_from_twelve_on_the_wagon() -> None:
    position = among("1 lance 1/26")
    assert 5 not in kinds(after(position, "go 1 1/27", rolls=[11]))
    up = after(position, "go 1 1/27", rolls=[12])
    assert up.state.figures[5].on == 1 and places(up)[5] == "1/26"
    told = [event.args for event in events(position, "go 1 1/27", [12]) if event.key == "life"]
    assert (told[0]["cause"], told[0]["result"]) == ("rolled-over", "climbs")


@pytest.mark.rule("A8.4b")
def test_horses_are_dead_at_once() -> None:
    position = among("1 light-horse 1/26", "1 axe 1/26 on=5")
    done = after(position, "go 1 1/27", rolls=[12])
    assert 5 not in kinds(done) and done.state.figures[6].on == 1


@pytest.mark.rule("A8.4c")
def test_first_the_trampling_then_the_rolling() -> None:
    position = among("1 lance 1/26", *["1 sword 1/27"] * 3)
    told = events(position, "go 1 1/27", [12, 3, 11])
    assert [event.key for event in told if event.key in ("duel", "rolled-over", "life")] == [
        "duel",
        "rolled-over",
        "life",
    ]


@pytest.mark.rule("A8.4f", "A5.2k")
def test_those_of_one_player_support_each_other() -> None:
    position = among("1 hero 1/26", "1 axe 1/26")
    asked = after(position, "go 1 1/27", rolls=[12])
    assert asked.due == (1,) and lines(asked) == ["assign 5", "assign 6"]
    assert asked.step.prompt(asked, 1).args == {"roll": 12, "cause": "rolled-over"}
    done = after(asked, "assign 5", rolls=[11])
    assert 5 in kinds(done) and 6 not in kinds(done)


@pytest.mark.rule("A8.4f")
def test_a_battle_is_saved_and_seen_while_somebody_is_under_the_wagon() -> None:
    asked = after(among("1 hero 1/26", "1 axe 1/26"), "go 1 1/27", rolls=[12])
    loaded = GAME.decode(GAME.encode(asked))
    assert loaded == asked
    assert after(loaded, "assign 5", rolls=[11]) == after(asked, "assign 5", rolls=[11])
    for observer in (0, 1, None):
        view = GAME.view(asked, observer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view


@pytest.mark.rule("A8.4g")
def test_men_of_a_phalanx_are_common_men_on_the_wagon() -> None:
    men = ["1 lance 1/26 phalanx=1"] * 2
    position = battle(*chariot(2, speed=4), *men, FOE, chapters=ALL, phalanxes={1: Phalanx(3)})
    done = after(position, "go 1 1/27", rolls=[12, 12])
    assert {done.state.figures[each].phalanx for each in (5, 6)} == {0}


@pytest.mark.rule("A8.4h")
def test_too_many_on_the_wagon_scramble_the_owner_first() -> None:
    position = among("1 lance 1/26", crew=("axe", "axe", "axe"))
    # All three strike at him, then he at them, and so on.
    told = [
        event.args
        for event in events(position, "go 1 1/27", [12, 3, 3, 3, 3, 3, 3, 3, 3, 12, 3])
        if event.key == "duel"
    ]
    assert [(each["manner"], each["seat"]) for each in told] == [
        ("scramble", seat) for seat in (0, 0, 0, 1, 0)
    ]
    assert told[0]["attack_points"] == ("axe-against-lance 1", "crew 2") and told[0]["supporter"] == 0
    done = after(position, "go 1 1/27", rolls=[12, 12, 3])
    assert 7 not in kinds(done) and not any(figure.acted for figure in done.state.figures.values())
    assert done.due == (0,) and refusal(done, "go 1 1/28") == ""


@pytest.mark.rule("A8.4h")
def test_each_chooses_his_target_and_strikes_once() -> None:
    position = among("1 lance 1/26", "1 sword 1/26", crew=("axe", "bow", "axe"))
    asked = after(position, "go 1 1/27", rolls=[12])
    asked = after(asked, "assign 7", rolls=[12])
    assert asked.due == (0,)
    assert set(lines(asked)) == {f"strike {one} {other}" for one in (4, 5, 6) for other in (7, 8)}
    asked = after(asked, "strike 4 7", rolls=[3, 3])
    assert set(lines(asked)) == {f"strike {one} {other}" for one in (5, 6) for other in (7, 8)}
    assert refusal(asked, "strike 4 7") == "A8.4h"
    assert refusal(asked, "defend 4") != ""
    # The second falls; the last of the crew has only one to strike at, and then there is room.
    done = after(asked, "strike 5 8", rolls=[12, 3, 12, 3])
    assert {4, 5, 6} <= set(kinds(done)) and not {7, 8} & set(kinds(done))


@pytest.mark.rule("A8.4i")
def test_own_men_too_many_are_given_up_by_their_player() -> None:
    position = among("0 lance 1/26", crew=("axe", "axe", "bow"))
    asked = after(position, "go 1 1/27", rolls=[12])
    assert asked.due == (0,) and lines(asked) == ["sacrifice 4", "sacrifice 5", "sacrifice 6", "sacrifice 7"]
    assert asked.step.prompt(asked, 0).key == "prompt-sacrifice" and refusal(asked, "sacrifice 2") == "A8.4i"
    done = played(asked, "sacrifice 6")
    assert 6 not in kinds(done.position) and "sacrificed" in [event.key for event in done.events]
    assert done.position.due == (0,)


@pytest.mark.rule("A8.4j", "A8.4l", "A8.4p")
def test_who_has_most_warriors_on_it_drives() -> None:
    most = battle(*chariot(2, crew=("axe", "axe")), "1 axe 1/25 on=1", FOE, chapters=CHAPTERS)
    assert refusal(most, "go 1 1/27") == ""
    equal = battle(*chariot(2), "1 axe 1/25 on=1", FOE, chapters=CHAPTERS)
    assert refusal(equal, "go 1 1/27") == "A8.4l" and refusal(equal, "back 1 1/24") == "A8.4l"
    assert equal.state.figures[1].owner == 0  # and stays whose it was
    assert refusal(equal, "seize 1") == "A8.4o"


@pytest.mark.rule("A8.4k", "A8.4j")
def test_allies_count_together() -> None:
    figures = (*chariot(2), "1 axe 1/25 on=1", "2 axe 1/25 on=1", "2 axe 1/48")
    allied = battle(*figures, chapters=CHAPTERS, seats=3, sides=(0, 0, 1))
    assert refusal(allied, "go 1 1/27") == ""
    alone = battle(*figures, chapters=CHAPTERS, seats=3)
    assert refusal(alone, "go 1 1/27") == "A8.4l"


@pytest.mark.rule("A8.4m", "A8.4n")
def test_who_may_get_on() -> None:
    enemies = battle(*chariot(2, owner=1), "0 axe 1/24", FOE, chapters=CHAPTERS)
    assert refusal(enemies, "mount 5 1") == "A8.4m"
    mine = battle(*chariot(2, owner=1), "0 axe 1/25 on=1", "0 axe 1/24", FOE, chapters=CHAPTERS)
    assert refusal(mine, "mount 6 1") == ""
    fast = battle(*chariot(2, owner=1, speed=3), "0 axe 1/25 on=1", "0 axe 1/24", FOE, chapters=CHAPTERS)
    assert refusal(fast, "mount 6 1") == "A8.1p"
    friends = battle(
        *chariot(2, owner=1), "0 axe 1/24", "2 axe 1/48", chapters=CHAPTERS, seats=3, sides=(0, 0, 1)
    )
    assert refusal(friends, "mount 5 1") == ""
    empty = battle(*chariot(2, owner=1, crew=()), "0 axe 1/24", FOE, chapters=CHAPTERS)
    assert refusal(empty, "mount 4 1") == ""


@pytest.mark.rule("A8.4j", "A8.4k")
def test_who_has_the_majority_drives_whosever_it_is() -> None:
    team = chariot(2, owner=1, crew=())
    aboard = ("0 axe 1/25 on=1", "0 axe 1/25 on=1", "1 axe 1/25 on=1")
    position = battle(*team, *aboard, FOE, chapters=CHAPTERS)
    assert refusal(position, "go 1 1/27") == "" and refusal(position, "back 1 1/24") == ""
    driven = after(position, "go 1 1/27")
    assert driven.state.figures[1].owner == 1 and places(driven)[6] == "1/26"
    assert {event.args["seat"] for event in events(position, "go 1 1/27") if event.key == "went"} == {0}
    # The owner cannot, as long as he is outnumbered.
    assert refusal(after(position, "end"), "go 1 1/27") == "A2.3e"
    # Of allies the owner drives, if he is aboard; else who has most of them there.
    for sides, driver in {(0, 1, 1): 1, (0, 0, 0): 1, (0, 1, 0): 0}.items():
        crowd = ("0 axe 1/25 on=1", "1 axe 1/25 on=1", "2 axe 1/25 on=1")
        seats = [
            seat
            for seat in range(3)
            if lines(
                battle(*team, *crowd, FOE, seats=3, sides=sides, active=seat, chapters=CHAPTERS), "go 1 "
            )
        ]
        assert seats == [driver]


@pytest.mark.rule("A8.4o", "A8.4q", "A8.4r")
def test_a_wagon_is_captured_with_its_horses_by_saying_so() -> None:
    position = battle(*chariot(2, owner=1, crew=()), "0 axe 1/24", FOE, chapters=CHAPTERS)
    up = after(position, "mount 4 1")
    assert up.state.figures[1].owner == 1
    mine = after(up, "seize 1")
    assert {mine.state.figures[each].owner for each in (1, 2, 3)} == {0}
    assert refusal(mine, "go 1 1/27") == ""
    moved = ("1 wagon 1/25 pole=0 busy=1 course=a steps=1", "1 light-chariot-horse 1/26 harness=1")
    late = after(battle(*moved, "0 axe 1/25 on=1", FOE, chapters=CHAPTERS), "seize 1")
    assert refusal(late, "go 1 1/27") == "A8.4q"


@pytest.mark.rule("A8.4r")
def test_harnessed_horses_are_captured_only_with_the_wagon() -> None:
    position = battle(*chariot(2, owner=1, crew=()), "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert refusal(position, "lead 4 2") == "A8.1x" and refusal(position, "unharness 4 2") == "A2.3e"
    loose = battle("1 light-chariot-horse 1/26", "0 axe 1/26", FOE, chapters=CHAPTERS)
    assert after(loose, "lead 2 1").state.figures[1].owner == 0
    guarded = battle("1 light-chariot-horse 1/26", "0 axe 1/26", "1 axe 1/26", chapters=CHAPTERS)
    assert refusal(guarded, "lead 2 1") == "A8.4r"


@pytest.mark.rule("A8.4s", "A8.4r")
def test_giving_a_chariot_away() -> None:
    position = battle(*chariot(2), "1 axe 1/24", "2 axe 1/48", chapters=CHAPTERS, seats=3, sides=(0, 0, 1))
    assert refusal(position, "give 1 1") == "A8.4s" and refusal(position, "give 2 1") == "A8.4r"
    aboard = battle(*chariot(2), "1 axe 1/25 on=1", "2 axe 1/48", chapters=CHAPTERS, seats=3, sides=(0, 0, 1))
    given = after(aboard, "give 1 1")
    assert {given.state.figures[each].owner for each in (1, 2, 3)} == {1}


@pytest.mark.rule("A8.4a")
def test_a_chariot_counts_while_it_has_a_horse() -> None:
    index = battle(*chariot(1), "1 wagon 1/30", FOE, chapters=CHAPTERS).state.index
    assert index.rules.counts(index, 0, "chariot") == 1 and index.rules.counts(index, 1, "chariot") == 0
