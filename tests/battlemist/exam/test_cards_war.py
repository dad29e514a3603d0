"""Action cards for marches and battles."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.march import MovementPhase
from tests.battlemist.exam.arena import REALM, at, fight, sides
from tests.battlemist.exam.desk import calm, go, lay, moment, taped, up_to
from tests.battlemist.exam.hands import hand
from tests.battlemist.table import army, due, offers, refusal_of, say, settled

# March


CHAIN = ("home-orcs oxmarch abou-xar harrowdale", "home-orcs gloamwood greyhorn bonesand")


def marching(there: str, *cards: str, **settings: Any) -> Any:
    return lay(
        MovementPhase(0), orcs=hand(*cards), units={"orcs": {"home-orcs": there}}, roads=CHAIN, **settings
    )


@pytest.mark.rule("B3.3.2b")
def test_forced_march_is_for_three_army_units() -> None:
    position = calm(
        go(marching("footman footman footman footman giant", "forced-march"), "orcs: play forced-march")
    )
    assert refusal_of(position, "orcs: march home-orcs giant 1 harrowdale") is not None
    assert refusal_of(position, "orcs: march home-orcs footman 4 harrowdale") is not None
    position = go(position, "orcs: march home-orcs footman 3 harrowdale")
    assert refusal_of(position, "orcs: march home-orcs footman 1 harrowdale") is not None


@pytest.mark.rule("B3.3.2c")
def test_mountain_guides_lead_four_units_monsters_too() -> None:
    position = marching("footman footman footman footman giant", "mountain-guides")
    position = calm(go(position, "orcs: play mountain-guides"))
    assert refusal_of(position, "orcs: march home-orcs footman 1 bonesand") is not None, (
        "they walk no farther"
    )
    position = go(
        position, "orcs: march home-orcs giant 1 greyhorn", "orcs: march home-orcs footman 3 greyhorn"
    )
    assert refusal_of(position, "orcs: march home-orcs footman 1 greyhorn") is not None
    assert refusal_of(position, "orcs: march home-orcs footman 1 gloamwood") is None


@pytest.mark.rule("B3.3.2b")
def test_broken_bridges_slow_all_but_nobody_below_one() -> None:
    position = marching("footman cavalry dragon", knights=hand("broken-bridges"))
    position = go(position, "knights: play broken-bridges")
    assert refusal_of(position, "orcs: march home-orcs footman 1 abou-xar") is not None
    assert refusal_of(position, "orcs: march home-orcs footman 1 oxmarch") is None
    assert refusal_of(position, "orcs: march home-orcs cavalry 1 abou-xar") is None
    assert refusal_of(position, "orcs: march home-orcs cavalry 1 harrowdale") is not None
    assert refusal_of(position, "orcs: march home-orcs dragon 1 harrowdale") is not None


# Battle


@pytest.mark.rule("B3.3.3e")
def test_war_cry_and_shield_wall() -> None:
    cry = fight("orcs", "footman", "knights", "3 footman", orcs=hand("war-cry"))
    assert sides(up_to(cry, 8, 1, 1, 1, said=["orcs: play war-cry"]))[2:] == ("ff", "")
    wall = fight("orcs", "footman", "knights", "3 footman", knights=hand("shield-wall"))
    assert sides(up_to(wall, 9, 1, 1, 1, said=["knights: play shield-wall"]))[2:] == ("ff", "f")
    assert sides(up_to(wall, 7, 1, 1, 1, said=["knights: play shield-wall"]))[2:] == ("fff", "")


@pytest.mark.rule("B3.1.2k")
def test_two_war_cries_add_up() -> None:
    cry = fight("orcs", "footman", "knights", "3 footman", orcs=hand("war-cry", "war-cry"))
    assert sides(up_to(cry, 7, 1, 1, 1, said=["orcs: play war-cry"] * 2))[2:] == ("ff", "")


@pytest.mark.rule("B3.3.3.1c")
def test_war_cry_does_not_help_the_rally_check_and_the_standard_bearer_does() -> None:
    cry = at("footman", "2 archer", "footman", orcs=hand("war-cry"))
    assert sides(up_to(cry, 4, 1, said=["orcs: play war-cry"]))[0] == "f"
    bearer = at("footman", "2 archer", "footman", orcs=hand("standard-bearer"))
    assert sides(up_to(bearer, 4, 1, said=["orcs: play standard-bearer"]))[0] == "faa"
    assert (
        sides(
            up_to(
                fight("orcs", "footman", "knights", "3 footman", orcs=hand("standard-bearer")),
                8,
                1,
                1,
                1,
                said=["orcs: play standard-bearer"],
            )
        )[3]
        == "f"
    )


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1l")
def test_arrow_storm_and_thunder_of_hooves_raise_the_caps_by_one() -> None:
    position = fight(
        "orcs", "4 archer 4 cavalry", "knights", "9 footman", orcs=hand("arrow-storm", "thunder-of-hooves")
    )
    _, tape = taped(position, *[1] * 6, said=["orcs: play arrow-storm", "orcs: play thunder-of-hooves"])
    assert tape.rolled == [("archery", 3), ("cavalry", 3)]


@pytest.mark.rule("B3.3.3.2a", "B3.3.3.2d")
@pytest.mark.parametrize("realm", [REALM, "home-knights"])
def test_sappers_level_town_and_home_for_the_whole_battle(realm: str) -> None:
    towns = {REALM: "city"} if realm == REALM else {}
    position = fight(
        "orcs", "3 footman", "knights", "footman", realm=realm, towns=towns, orcs=hand("sappers")
    )
    first = up_to(position, 1, 1, 1, 8, said=["orcs: play sappers"])
    assert sides(first)[:2] == ("ff", "f"), "8 is a rout only, without walls"
    second = up_to(position, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, said=["orcs: play sappers"])
    assert sides(second)[:2] == ("ff", "f")


@pytest.mark.rule("B3.3.3.2a")
def test_sappers_are_the_attackers_and_ambush_and_militia_the_defenders() -> None:
    all_cards = hand("sappers", "ambush", "militia")
    walls = settled(
        fight(
            "orcs", "footman", "knights", "footman", orcs=all_cards, knights=all_cards, towns={REALM: "town"}
        )
    )
    assert moment(walls) == ("battle_start",)
    assert set(offers(walls, "orcs")) == {"pass", "play sappers"}
    assert set(offers(walls, "knights")) == {"pass", "play ambush", "play militia"}
    field = settled(fight("orcs", "footman", "knights", "footman", orcs=all_cards, knights=all_cards))
    assert set(offers(field, "knights")) == {"pass", "play ambush"}, "no walls, no militia"


@pytest.mark.rule("B3.3.3.1j", "B3.3.3.1l")
def test_ambush_silences_archers_and_horses_of_the_attacker_in_the_first_round() -> None:
    position = fight(
        "orcs", "archer cavalry footman", "knights", "archer cavalry footman", knights=hand("ambush")
    )
    _, tape = taped(position, *[1] * 12, said=["knights: play ambush"])
    assert tape.rolled == [
        ("archery", 1),
        ("cavalry", 1),
        ("melee", 1),
        ("melee", 1),
        *[("rally", 1)] * 2,
        *[("archery", 1)] * 2,
        *[("cavalry", 1)] * 2,
        *[("melee", 1)] * 2,
    ]


@pytest.mark.rule("B3.3.3.1q")
def test_second_wind_rolls_all_dice_of_the_step_again_and_the_second_result_stands() -> None:
    position = fight("orcs", "2 archer", "knights", "4 footman", orcs=hand("second-wind"))
    again = up_to(position, 8, 1, 1, 6, said=["orcs: play second-wind"])
    assert sides(again)[2:] == ("fff", "f"), "the kill of the first throw is gone"
    kept = up_to(position, 8, 1)
    assert sides(kept)[2:] == ("fff", "")


@pytest.mark.rule("B3.3.3.1q")
def test_second_wind_is_for_ones_own_dice_only() -> None:
    position = fight("orcs", "2 archer", "knights", "4 footman", knights=hand("second-wind"))
    position, tape = taped(position, 8, 1)
    assert tape.rolled == [("archery", 2)]
    assert sides(position)[2:] == ("fff", "")


@pytest.mark.rule("B3.3.3.2a", "B3.3.3.1f")
def test_militia_come_before_round_one_and_fight() -> None:
    position = fight("orcs", "footman", "knights", "archer", towns={REALM: "town"}, knights=hand("militia"))
    position, tape = taped(position, 1, 1, 1, said=["knights: play militia"])
    assert sides(position)[2] == "fa"
    assert tape.rolled == [("archery", 1), ("melee", 1), ("melee", 1)]
    won = up_to(
        fight("orcs", "footman", "knights", "archer", towns={REALM: "town"}, knights=hand("militia")),
        8,
        said=["knights: play militia"],
    )
    assert army(won, "knights", REALM) == "footman archer", "he stays after the battle"


@pytest.mark.rule("B3.3.3.2a")
def test_militia_do_not_rise_once_sappers_have_undermined_the_walls() -> None:
    """Militia needs a siege bonus, and the attacker, who is first to play, has taken it away."""
    position = settled(
        fight(
            "orcs",
            "footman",
            "knights",
            "footman",
            towns={REALM: "town"},
            orcs=hand("sappers"),
            knights=hand("militia"),
        )
    )
    position = say(position, "knights: play militia").position
    position = say(position, "orcs: play sappers").position
    if moment(position) == ("react_card",):
        position = calm_answers(position)
    assert refusal_of(position, "knights: play militia") is not None


def calm_answers(position: Any) -> Any:
    while moment(position) == ("react_card",):
        position = say(position, f"{due(position)[0]}: pass").position
    return position
