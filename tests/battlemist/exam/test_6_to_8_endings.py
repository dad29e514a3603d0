"""Chapters 6 to 8: monsters, the loss of a home, and victory."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.rounds import Individual, Round, Turn
from tests.battlemist.exam.arena import REALM, fight, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll, taped, up_to
from tests.battlemist.table import army, due, offers, player, refusal_of, settled, stock

THREE = ("orcs", "knights", "dwarves")
FOUR = ("orcs", "knights", "dwarves", "elves")


# Monsters


@pytest.mark.rule("B6.0a", "B3.2.2a")
def test_monsters_cannot_be_recruited() -> None:
    position = settled(lay(Recruiting(), orcs=f"{QUIET} grain 50 wood 50 iron 50"))
    for kind in ("dragon", "giant", "firebreather"):
        assert refusal_of(position, f"orcs: recruit {kind} home-orcs") is not None


@pytest.mark.rule("B6.0b", "BA.1f", "B6.0d")
def test_dragons_fly_over_woods_and_hills_and_the_others_do_not() -> None:
    position = calm(
        lay(
            MovementPhase(0),
            units={"orcs": {"home-orcs": "dragon giant firebreather"}},
            roads=("home-orcs gloamwood greyhorn oxmarch abou-xar",),
        )
    )
    ends = {kind: set() for kind in ("dragon", "giant", "firebreather")}  # type: dict[str, set[str]]
    for line in offers(position, "orcs"):
        if line.startswith("march"):
            _, _, kind, _, realm = line.split()
            ends[kind].add(realm)
    assert ends == {
        "dragon": {"gloamwood", "greyhorn", "oxmarch"},
        "giant": {"gloamwood"},
        "firebreather": {"gloamwood"},
    }


@pytest.mark.rule("B6.0b", "B6.0c", "BA.1f")
def test_a_dragon_rolls_two_dice_and_kills_on_eight() -> None:
    position, tape = taped(fight("orcs", "dragon", "knights", "4 footman"), 8, 5, 1, 1, 1)
    assert tape.rolled == [("melee", 2), ("melee", 3)]
    assert sides(position)[2:] == ("ff", "f")
    assert sides(up_to(fight("orcs", "dragon", "knights", "4 footman"), 7, 4, 1, 1, 1))[2:] == ("fff", "f")


@pytest.mark.rule("B6.0k")
def test_one_result_routs_or_kills_a_monster() -> None:
    position = over(fight("orcs", "footman", "knights", "dragon"), roll(9, 1, 1))
    assert army(position, "knights", REALM) == ""
    routed = up_to(fight("orcs", "footman", "knights", "dragon"), 7, 1, 1)
    assert sides(routed)[2:] == ("", "D")


@pytest.mark.rule("B6.0i", "B6.0h", "B3.2.2s")
def test_a_town_with_monsters_only_is_lost_at_the_end_of_the_phase() -> None:
    position = lay(
        Individual((0,)),
        units={"orcs": {"wastes": "giant footman"}},
        towns={"wastes": "city"},
        roads=("wastes oxmarch",),
    )
    position = over(go(position, "orcs: march wastes footman 1 oxmarch", "orcs: done"))
    assert position.state.settlements == {} and army(position, "orcs", "wastes") == "giant"


@pytest.mark.rule("B6.0j", "B7.0a")
def test_monsters_alone_capture_no_home() -> None:
    position = lay(Turn(0), units={"orcs": {"wastes": "dragon giant"}}, roads=("wastes home-knights",))
    position = go(
        position, "orcs: march wastes dragon 1 home-knights", "orcs: march wastes giant 1 home-knights"
    )
    position = over(go(position, "orcs: done"))
    assert not player(position, "knights").fallen and position.outcome is None
    assert stock(calm(replace(position, steps=(*position.steps, Economics()))), "knights") == "3/2/3"


@pytest.mark.rule("B6.0l")
def test_there_is_no_end_of_giants() -> None:
    hand = f"{QUIET} grain 9 wood 9 iron 9 hand giants-oath,giants-oath"
    position = lay(Recruiting(), orcs=hand, units={"orcs": {"wastes": "giant " * 12}})
    position = calm(go(position, "orcs: play giants-oath", "orcs: play giants-oath"))
    assert army(position, "orcs", "home-orcs") == "giant giant"


# Loss of the home


def conquest(stars: int = 3, used: int = 0, **settings: Any) -> Any:
    """Orcs stand beside the empty home of the knights."""
    return lay(
        Turn(0, phase=1),
        races=THREE,
        units={
            "orcs": {"wastes": "footman"},
            "knights": {"oxmarch": "footman giant", "bonesand": "archer"},
            "dwarves": {"abou-xar": "footman"},
        },
        towns={"oxmarch": "city", "bonesand": "town"},
        heroes={"knights-1": "home-knights", "knights-2": "wastes"},
        knights=f"stars {stars} used {used} grain 7 wood 7 iron 7 hand war-cry,caravan quest lost-road "
        "artifacts horn-of-gathering",
        roads=("wastes home-knights",),
        **settings,
    )


def taken(position: Any) -> Any:
    return calm(go(position, "orcs: march wastes footman 1 home-knights", "orcs: done"))


@pytest.mark.rule("B7.0a", "B7.0b", "B1.4.3f")
def test_an_empty_home_is_occupied_and_everything_of_its_owner_goes() -> None:
    position = taken(conquest())
    knights = player(position, "knights")
    assert knights.fallen == position.state.round
    assert knights.stars == 0 and knights.stock.total == 0 and knights.hand == () and knights.quest is None
    assert knights.heroes == () and knights.artifacts == ()
    assert position.state.quest_discard == ("horn-of-gathering", "lost-road")
    assert position.state.discard == ("caravan", "war-cry")
    assert all(force.owner != 1 for forces in position.state.forces.values() for force in forces)
    assert position.state.settlements == {}, "they vanish at once, none passes to anybody"
    assert position.outcome is None


@pytest.mark.rule("B7.0c", "B3.2.1e")
def test_the_conqueror_harvests_the_home_while_he_stays() -> None:
    position = over(taken(conquest()))
    assert set(position.state.realms_of(0)) == {"home-orcs", "home-knights"}
    harvested = calm(
        replace(position, steps=(*position.steps, Economics()), state=position.state.but(active=None))
    )
    assert stock(harvested, "orcs") == "7/4/5"
    left = replace(position, steps=(*position.steps, MovementPhase(0)))
    left = over(go(left, "orcs: march home-knights footman 1 wastes", "orcs: done"))
    assert left.state.controller_of("home-knights") is None, "an abandoned captured home is nobody's"


@pytest.mark.rule("B7.0c")
def test_losing_a_captured_home_eliminates_nobody() -> None:
    position = over(taken(conquest()))
    state = position.state.with_units(2, "home-knights", (3, 0, 0, 0, 0, 0)).but(active=2)
    dice = roll(8, 1, 1, 1)
    position = over(replace(position, steps=(*position.steps, CombatPhase(2)), state=state), dice)
    assert position.state.controller_of("home-knights") == 2
    assert not player(position, "orcs").fallen and position.outcome is None
    assert player(position, "orcs").stars == 3


@pytest.mark.rule("B7.0d", "B7.0e", "B1.1c", "DX-1")
@pytest.mark.parametrize(
    ("stars", "gained", "back"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)]
)
def test_half_the_stars_rounded_up_come_used(stars: int, gained: int, back: int) -> None:
    before = conquest(stars)
    position = taken(before)
    orcs = player(position, "orcs")
    assert (orcs.stars, orcs.used) == (1 + gained, 1 + gained)
    assert position.state.star_pool == before.state.star_pool + back


@pytest.mark.rule("B7.0d", "B5.0h")
def test_the_dark_lords_power_is_not_captured() -> None:
    position = lay(
        Turn(0, phase=1),
        races=("orcs", "dark-lord", "dwarves"),
        units={"orcs": {"wastes": "footman"}},
        dark_lord="stars 1 power 1",
        roads=("wastes home-dark-lord",),
    )
    position = calm(go(position, "orcs: march wastes footman 1 home-dark-lord", "orcs: done"))
    assert player(position, "orcs").stars == 2 and player(position, "orcs").power == 0


@pytest.mark.rule("B7.0a", "B6.0j")
def test_a_home_defended_by_a_monster_must_be_won() -> None:
    position = lay(
        Turn(0, phase=1),
        races=THREE,
        units={"orcs": {"wastes": "footman"}, "knights": {"home-knights": "firebreather"}},
        roads=("wastes home-knights",),
    )
    dice = roll(1, 5)  # 5 + 2 is 7, which kills for a firebreather
    position = over(go(position, "orcs: march wastes footman 1 home-knights", "orcs: done", dice=dice), dice)
    assert not player(position, "knights").fallen


@pytest.mark.rule("B7.0a", "B7.0b", "B3.3.3c")
def test_a_home_falls_after_the_combat_step_and_not_after_its_battle() -> None:
    """Two battles against the knights: the home is won first, but the other one is still fought."""
    position = lay(
        CombatPhase(0),
        races=THREE,
        units={
            "knights": {"home-knights": "footman", "oxmarch": "footman", "bonesand": "archer"},
            "orcs": {"home-knights": "footman", "oxmarch": "footman"},
        },
        towns={"oxmarch": "town"},
    )
    position = up_to(position, 9, 1, said=["orcs: attack home-knights"])
    assert not player(position, "knights").fallen and army(position, "knights", "bonesand") == "archer"
    position = up_to(position, 9, 1)
    assert set(offers(position, "orcs")) == {"occupy", "plunder"}
    position = over(go(position, "orcs: occupy"))
    assert player(position, "knights").fallen
    assert set(position.state.settlements) == {"oxmarch"}, "this one had become the conqueror's before"


@pytest.mark.rule("B7.0a", "B3.3.3h")
def test_the_home_falls_though_the_survivors_stand_elsewhere() -> None:
    position = lay(
        Turn(0, phase=1),
        races=THREE,
        units={"orcs": {"wastes": "archer"}, "knights": {"oxmarch": "footman " * 9, "abou-xar": "dragon"}},
        roads=("wastes home-knights",),
    )
    position = calm(go(position, "orcs: march wastes archer 1 home-knights", "orcs: done"))
    assert player(position, "knights").fallen
    assert army(position, "knights", "oxmarch") == "" and army(position, "knights", "abou-xar") == ""


@pytest.mark.rule("B3.0b", "B7.0b")
def test_the_fallen_are_never_asked_again() -> None:
    position = taken(conquest())
    state = position.state.but(active=None)
    position = calm(replace(position, steps=(position.steps[0], Round()), state=state))
    assert "knights" not in due(position)
    assert position.state.first != 1, "nor does a round begin with them"
    assert player(position, "knights").stars == 0


# Victory


@pytest.mark.rule("B8.0a", "DX-6")
@pytest.mark.parametrize(
    ("orcs", "knights", "winner"), [(5, 6, None), (5, 5, None), (6, 4, 0), (4, 5, 1), (4, 4, None)]
)
def test_exactly_one_player_with_five_wins(orcs: int, knights: int, winner: int | None) -> None:
    position = settled(
        lay(
            Council(),
            races=THREE,
            orcs=f"stars {orcs} used {orcs}",
            knights=f"stars {knights} used {knights}",
        )
    )
    if winner is None:
        assert position.outcome is None
    else:
        assert position.outcome is not None and position.outcome.winners == (winner,)


@pytest.mark.rule("B8.0a")
def test_after_a_stalemate_the_one_who_is_left_with_five_wins_the_round_after() -> None:
    position = lay(Council(), races=THREE, orcs="stars 5 used 5", knights="stars 5 used 5")
    position = settled(position)
    assert position.outcome is None
    state = position.state.with_player(1, stars=4, used=0)
    again = settled(replace(position, steps=(position.steps[0], Council()), state=state))
    assert again.outcome is not None and again.outcome.winners == (0,)


@pytest.mark.rule("B8.0b")
def test_the_last_one_left_wins_at_once() -> None:
    position = lay(
        Individual((0, 1)),
        races=("orcs", "knights"),
        units={
            "orcs": {"wastes": "footman", "oxmarch": "footman"},
            "knights": {"oxmarch": "footman", "bonesand": "archer"},
        },
        roads=("wastes home-knights",),
    )
    # A second battle would be due at the Oxmarch; the game is over before it.
    position = go(position, "orcs: march wastes footman 1 home-knights", "orcs: done")
    if position.outcome is None:
        position = calm(position, roll(9, 1))
        if due(position):
            position = go(position, "orcs: attack oxmarch", dice=roll(9, 1))
    assert position.outcome is not None and position.outcome.winners == (0,)


@pytest.mark.rule("B1.1a")
def test_a_short_game_needs_fewer_stars() -> None:
    position = settled(lay(Council(), orcs="stars 3 used 3", options={"stars": 3}))
    assert position.outcome is not None and position.outcome.winners == (0,)


@pytest.mark.rule("BA.1b", "B3.2.2j")
def test_nobody_has_four_heroes() -> None:
    three = {f"orcs-{number}": "wastes" for number in (1, 2, 3)}
    position = settled(lay(Recruiting(), orcs=f"{QUIET} wood 30 iron 30", heroes=three))
    assert refusal_of(position, "orcs: hire") == "B3.2.2j"


@pytest.mark.rule("B3.3d", "B8.0b")
def test_no_home_falls_in_its_owners_own_turn() -> None:
    """Ruling: it falls after another player's combat step."""
    position = lay(
        Turn(1, phase=2),
        races=THREE,
        units={"orcs": {"home-knights": "footman footman"}, "knights": {"home-knights": "footman"}},
    )
    position = over(position, roll(1, 9, 1))
    assert army(position, "orcs", "home-knights") == "footman footman"
    assert not player(position, "knights").fallen
    position = over(
        replace(position, steps=(*position.steps, CombatPhase(0)), state=position.state.but(active=0))
    )
    assert player(position, "knights").fallen


@pytest.mark.rule("B7.0a", "B3.2.1b")
def test_four_players_and_two_fall_in_one_step() -> None:
    position = lay(
        Turn(0, phase=1),
        races=FOUR,
        units={"orcs": {"wastes": "footman footman"}},
        roads=("wastes home-knights", "wastes home-elves"),
    )
    position = go(
        position,
        "orcs: march wastes footman 1 home-knights",
        "orcs: march wastes footman 1 home-elves",
        "orcs: done",
    )
    position = calm(position)
    assert player(position, "knights").fallen and player(position, "elves").fallen
    assert player(position, "orcs").stars == 3 and position.outcome is None
