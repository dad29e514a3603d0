"""A battle is over at once when a side has no unit left, whatever killed the last one (B3.3.3.2f)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.actions import CastAt
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import RACES
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal, play
from tests.battlemist.fields import REALM, battle, in_battle, passing, side, using
from tests.battlemist.table import LoadedDice, army, due, is_over, offers, player, say, settled, story

SONG = "cast-at song-of-fear"


def all_routed(**more: Any) -> Any:
    """Before a combat round: a footman of the Knights and two of the Dwarves, all of them routed."""
    return settled(in_battle(("", "footman", 0), ("", "2 footman", 0), "round", **more))


@pytest.mark.rule("B3.3.3.2f", "BS.1a", "B3.3.3j")
def test_the_dead_do_not_sing() -> None:
    """The Dwarves could answer with a song of their own, if anybody were left to hear it."""
    position = all_routed(knights="stars 1", dwarves="stars 3 hand war-cry")
    assert set(due(position)) == {"knights", "dwarves"}
    position = using(position, f"knights: {SONG} footman+footman")
    assert is_over(position)
    assert army(position, "knights", REALM) == "footman" and army(position, "dwarves", REALM) == ""
    assert position.state.controller_of(REALM) == 0


@pytest.mark.rule("B3.3.3.2f", "BS.1a")
def test_what_the_loser_chose_in_the_same_moment_is_forgotten() -> None:
    position = all_routed(knights="stars 1", dwarves="stars 1")
    position = say(position, f"dwarves: {SONG} footman").position
    position = say(position, f"knights: {SONG} footman+footman").position
    assert is_over(position)
    assert player(position, "dwarves").unused == 1, "nobody has heard it, so it has cost nothing"
    assert army(position, "knights", REALM) == "footman"


@pytest.mark.rule("B3.3.3.2f", "BS.1a")
def test_the_defender_may_be_the_one_who_sings_last() -> None:
    position = using(all_routed(knights="stars 2", dwarves="stars 2"), f"dwarves: {SONG} footman")
    assert is_over(position)
    assert army(position, "dwarves", REALM) == "footman footman"
    assert position.state.controller_of(REALM) == 1


@pytest.mark.rule("B3.3.3.2f", "BS.1a")
@pytest.mark.parametrize("stage", ["overrun", "attack"])
def test_between_two_steps_as_well(stage: Any) -> None:
    """After rallying, and between archery and cavalry: the moment for songs is over with the battle."""
    windows = ("battle_any_time",)
    laid = in_battle(
        ("footman", "archer", 0), ("", "2 footman", 0), stage, knights="stars 1", dwarves="stars 3"
    )
    asked = Moment(windows=windows, asked=(0, 1))
    position = settled(type(laid)(laid.setup, laid.number, (*laid.steps, asked), laid.state))
    position = using(position, f"knights: {SONG} footman+footman")
    assert is_over(position) and army(position, "knights", REALM) == "footman archer"


@pytest.mark.rule("B3.3.3.2f", "BS.1a", "BS.4b")
def test_a_song_that_has_not_taken_effect_yet_can_be_undone() -> None:
    position = all_routed(knights="stars 2", dwarves="stars 4")
    position = say(position, "dwarves: pass").position
    position = say(position, f"knights: {SONG} footman+footman").position
    assert due(position) == ("dwarves",), "the last two still live, and so the battle goes on"
    position = say(position, "dwarves: cast hand-of-the-void").position
    assert side(position, "dwarves") == ("", "footman footman")
    assert due(position) == ("knights",), "who may sing once more"


@pytest.mark.rule("B3.3.3.2f")
def test_who_is_not_yet_gone_is_asked_as_before() -> None:
    """Two of three die, and the third sings."""
    laid = in_battle(("", "footman", 0), ("", "3 footman", 0), "round", knights="stars 1", dwarves="stars 1")
    position = using(settled(laid), f"knights: {SONG} footman+footman")
    assert due(position) == ("dwarves",) and f"{SONG} footman" in offers(position, "dwarves")
    assert is_over(say(position, f"dwarves: {SONG} footman").position)


@pytest.mark.rule("B3.3.3.2f", "B3.3.3k")
def test_when_both_fall_together_nobody_is_asked_and_nobody_rules() -> None:
    laid = battle("knights", "footman", "dwarves", "footman", knights="stars 4", dwarves="stars 4")
    position, events = passing(laid, LoadedDice(9, 8))
    assert is_over(position)
    assert [event.key for event in events][-1] == "both-wiped-out"
    assert position.state.forces == {} and position.state.controller_of(REALM) is None


@pytest.mark.rule("B3.3.3.2f", "B3.3.3.1g")
def test_an_overrun_army_is_asked_nothing_more() -> None:
    hand = "stars 4 hand war-cry,second-wind"
    laid = in_battle(("2 footman", "", 0), ("archer", "", 2), "overrun", knights=hand, dwarves=hand)
    assert is_over(settled(laid))
    assert [event.key for event in story(laid)] == ["overrun", "battle-won", "realm-taken"]


@pytest.mark.rule("B3.3.3.2f", "B3.3.3k")
@pytest.mark.parametrize("block", range(4))
def test_in_no_battle_is_anybody_asked_whose_army_is_gone(block: int) -> None:
    """Battles at random with power for many songs, also when both sides are routed almost wholly."""
    rng = random.Random(block)
    ended_by_song = 0
    for number in range(40):
        races = rng.sample(sorted(RACES), 2)
        units = [" ".join(rng.choices(KINDS, (6, 3, 3, 1, 1, 1), k=rng.randint(1, 4))) for _ in races]
        powers: dict[str, Any] = {
            race.replace("-", "_"): f"stars 9 used {rng.randint(0, 5)} hand war-cry,second-wind"
            for race in races
        }
        position = battle(races[0], units[0], races[1], units[1], **powers)
        setup = replace(position.setup, dice=DiceParts(f"battle {block} {number}"))
        position = settled(replace(position, setup=setup))
        while not is_over(position):
            fought = position.state.battle
            assert fought is not None and not fought.is_over, "somebody is asked in a battle that is over"
            seat = rng.choice(position.due)
            actions = legal(position, seat)
            songs = [action for action in actions if isinstance(action, CastAt)]
            played = play(position, seat, rng.choice(songs if songs and rng.random() < 0.4 else actions))
            position = played.position
            told = [event.key for event in played.events]
            if "routed-killed" in told and {"battle-won", "both-wiped-out"} & {*told}:
                ended_by_song += 1
                assert "both-wiped-out" not in told, "a song kills on one side only"
    assert ended_by_song > 2, "the trial was none"
