"""The greedy bot does what a sensible player would do."""

from __future__ import annotations

import msgspec

from hexenkessel.games.armageddon.bot.greedy import Greedy
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.scenarios.format import Bring, Capture, Default, KillLeader, Points
from hexenkessel.kernel.gate import _apply, check, decision
from tests.armageddon.chariots import ALL, chariot
from tests.armageddon.table import battle


def answer(position: ArmageddonPosition) -> str:
    """The line with which a greedy bot that remembers nothing answers a position."""
    seat = position.due[0]
    return GAME.grammar.write(Greedy(1).choose(GAME.view(position, seat), decision(position, seat)))


def turn(position: ArmageddonPosition) -> list[str]:
    """All it says until somebody else is asked, or the dice fall."""
    seat, bot, said = position.due[0], Greedy(1), []
    while position.due == (seat,):
        action = bot.choose(GAME.view(position, seat), decision(position, seat))
        assert check(position, seat, action) is None
        said.append(GAME.grammar.write(action))
        played = _apply(position, seat, action)
        if played.rolls:
            break
        position = played.position
    return said


# Combat


def test_it_strikes_at_the_weapon_that_its_own_beats() -> None:
    position = battle("0 axe 1/19", "1 sword 1/20", "1 lance 1/20", in_combat=True)
    assert answer(position) == "attack 1 3"


def test_it_leaves_a_hero_alone_but_not_if_a_champion_can_be_supported() -> None:
    assert answer(battle("0 bow 1/19", "1 hero 1/20", in_combat=True)) == "end"
    position = battle("0 champion 1/19", "0 axe 1/19", "1 hero 1/20", "0 lance 1/26", in_combat=True)
    assert answer(position) in ("attack 1 3 2", "attack 1 3 4")


def test_it_shoots_before_it_strikes() -> None:
    position = battle("0 bow 1/3", "0 axe 1/19", "1 lance 1/20", "1 axe 1/12", in_combat=True)
    assert answer(position).startswith("shoot 1 ")


# Movement


def test_it_drives_among_bows_but_not_if_an_elephant_stands_by_them() -> None:
    """A9.1v: there its horses would be removed, and nobody trampled."""
    bows = ["1 bow 1/27"] * 2
    assert "go 1 1/27" in turn(battle(*chariot(4, speed=4), *bows, *bows, chapters=ALL))
    assert "go 1 1/27" not in turn(battle(*chariot(4, speed=4), *bows, "1 elephant 1/27", chapters=ALL))


def test_it_goes_where_it_has_to_be() -> None:
    goals = (Capture(("1/19",), 1),)
    position = battle("0 axe 1/18", "1 axe 1/48", goals=goals)
    assert turn(position)[0] == "go 1 1/19"


def test_a_leader_keeps_away_from_many() -> None:
    goals = (KillLeader("hero"),)
    crowd = ["1 axe 1/27", "1 axe 1/27", "1 sword 1/27", "1 lance 1/27", "1 champion 1/28"]
    position = battle("0 hero 1/2", "0 axe 1/1", *crowd, goals=goals, leaders=(1,))
    places = [line.split()[2] for line in turn(position) if line.startswith("go 1 ")]
    ground = position.state.index.ground
    for name in places:
        assert ground.distance(ground.number[name], ground.number["1/27"]) > 3


def test_a_leader_has_nothing_to_fear_when_the_battle_is_lost_without_him() -> None:
    goals = (KillLeader("hero"), Points())
    figures = ("0 hero 1/19", "1 hero 1/21", "1 axe 1/21")
    position = battle(*figures, goals=goals, leaders=(1, 2), round=9, rounds=9)
    assert not any(line.startswith("attack") for line in turn(position))
    behind = msgspec.structs.replace(position, state=position.state.but(losses=(90, 0)))
    assert turn(behind)[-1].startswith("attack 1 2")


RAID = (Bring("light-horse", 1, player=1, taken_from=2), Default(2))


def test_who_has_taken_a_horse_rides_on_with_the_steps_he_has_left() -> None:
    figures = ("0 axe 1/26 on=2", "0 light-horse 1/26", "1 light-horse 1/27", "1 axe 1/48")
    said = turn(battle(*figures, chapters=(2, 3, 4, 5, 7), zones=("1/1 1/2 1/3 1/4", "1/48"), goals=RAID))
    assert said[:2] == ["go 1 1/27", "lead 1 3"]
    assert said[2].startswith("go 1 ")


def test_who_would_be_too_late_with_all_he_leads_rides_one_home() -> None:
    led = ("0 light-horse 1/46 led_by=1", "0 light-horse 1/46 led_by=1")
    figures = ("0 axe 1/46 on=2", "0 light-horse 1/46", *led, "1 axe 1/23")
    zones = ("1/1 1/2 1/3 1/4", "1/48")
    position = battle(*figures, chapters=(2, 3, 4, 5, 7), zones=zones, goals=RAID, round=11, rounds=12)
    position = msgspec.structs.replace(position, state=position.state.but(origins=(0, 0, 1, 1, 1)))
    assert turn(position)[:3] == ["dismount 1", "mount 1 3", "release 4"]


def test_a_roll_that_saves_goes_to_the_dearest() -> None:
    rolls = LifeRolls(0, (1, 2), "thirst", 12)
    position = battle("0 axe 1/19", "0 hero 1/19", "1 axe 1/48", desert="1/19", steps=(rolls,))
    assert answer(position) == "assign 2"
    position = battle(
        "0 axe 1/19", "0 hero 1/19", "1 axe 1/48", desert="1/19", steps=(LifeRolls(0, (1, 2), "thirst", 5),)
    )
    assert answer(position) == "assign 1"


def test_a_turn_of_a_hundred_figures_takes_few_decisions() -> None:
    """How long one of them takes is measured, not tested: see the benchmarks."""
    kinds = ("axe", "lance", "sword", "bow")
    mine = [f"0 {kinds[number % 4]} 1/{1 + number // 4}" for number in range(100)]
    theirs = [f"1 {kinds[number % 4]} 1/{30 + number // 4}" for number in range(72)]
    assert len(turn(battle(*mine, *theirs))) <= 101
