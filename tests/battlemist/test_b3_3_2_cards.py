"""Cards, spells and events that help or hinder movement."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.components import ACTIONS, EVENTS, SPELLS
from tests.battlemist.roads import goals, moving, under
from tests.battlemist.table import (
    after,
    due,
    offers,
    player,
    refusal_of,
)


@pytest.mark.rule("BS.2a")
def test_word_of_the_wind_carries_three_units_one_realm_further() -> None:
    wind = under(SPELLS["word-of-the-wind"].effects[0], on=0)
    position = moving({"knights": {"home-knights": "4 footman giant"}}, effects=[wind])
    assert "march home-knights footman 3 amberfield" in offers(position, "knights")
    assert refusal_of(position, "knights: march home-knights footman 4 amberfield") == "BS.2a"
    position = after(
        position,
        "knights: march home-knights footman 2 amberfield",
        "knights: march home-knights giant 1 amberfield",
    )
    # The three are used up; those who need no help go as far as they can.
    assert goals(position, "footman") == {"abou-xar", "oxmarch", "gloamwood", "greyhorn"}
    assert position.state.effects == ()


@pytest.mark.rule("BS.2a")
def test_a_second_casting_may_help_the_same_units_again() -> None:
    wind = under(SPELLS["word-of-the-wind"].effects[0], on=0)
    position = moving({"knights": {"home-knights": "4 footman"}}, effects=[wind, wind])
    assert "march home-knights footman 3 golden-reach" in offers(position, "knights")
    moved = after(position, "knights: march home-knights footman 2 golden-reach")
    assert [one.left for one in moved.state.effects] == [1, 1]
    assert "march home-knights footman 2 amberfield" not in offers(moved, "knights")


@pytest.mark.rule("B3.1.2c", "B3.1.2k")
def test_forced_march_helps_army_units_only_and_adds_to_the_wind() -> None:
    march = under(ACTIONS["forced-march"].effects[0], on=0)
    wind = under(SPELLS["word-of-the-wind"].effects[0], on=0)
    position = moving({"knights": {"home-knights": "footman giant"}}, effects=[march])
    assert "amberfield" in goals(position, "footman") and "amberfield" not in goals(position, "giant")
    both = moving({"knights": {"home-knights": "footman giant"}}, effects=[wind, march])
    assert "golden-reach" in goals(both, "footman")
    moved = after(both, "knights: march home-knights footman 1 amberfield")
    # What serves fewer kinds is used first: the giant can still have the wind.
    assert [one.left for one in moved.state.effects] == [3, 2]


@pytest.mark.rule("B3.1.2c")
def test_mountain_guides_lead_four_units_through_forests_and_mountains() -> None:
    guides = under(ACTIONS["mountain-guides"].effects[0], on=0)
    position = moving({"knights": {"abou-xar": "5 footman"}}, effects=[guides])
    assert "march abou-xar footman 4 kestrel-downs" in offers(position, "knights")
    assert "march abou-xar footman 5 kestrel-downs" not in offers(position, "knights")
    # To the forest itself nobody needs them.
    moved = after(position, "knights: march abou-xar footman 1 gloamwood")
    assert moved.state.effects[0].left == 4
    moved = after(moved, "knights: march abou-xar footman 4 orlas-fields")
    assert moved.state.effects == ()


@pytest.mark.rule("B3.1.2c")
def test_broken_bridges_slow_all_units_but_never_below_one() -> None:
    broken = under(ACTIONS["broken-bridges"].effects[0], on=0, by=1)
    position = moving({"knights": {"home-knights": "footman cavalry dragon"}}, effects=[broken])
    assert goals(position, "footman") == {"abou-xar"}
    assert goals(position, "cavalry") == {"abou-xar", "oxmarch", "gloamwood", "greyhorn"}
    twice = moving({"knights": {"home-knights": "footman"}}, effects=[broken, broken])
    assert goals(twice, "footman") == {"abou-xar"}
    # They were broken for this step.
    assert after(twice, "knights: done").state.effects == ()


@pytest.mark.rule("B3.1.4f")
def test_rolling_mist() -> None:
    clear = under(EVENTS["rolling-mist"].carried[0])
    position = moving({"knights": {"home-knights": "cavalry"}}, effects=[clear])
    assert {"kestrel-downs", "orlas-fields"} <= goals(position, "cavalry")
    thick = under(EVENTS["rolling-mist"].failed[0])
    position = moving({"knights": {"home-knights": "footman giant"}}, effects=[thick])
    assert goals(position, "footman") == {"abou-xar"}
    assert "oxmarch" in goals(position, "giant")


@pytest.mark.rule("B3.1.4f")
def test_in_the_wizards_truce_nobody_enters_foreign_homes_or_meets_others() -> None:
    truce = under(EVENTS["wizards-truce"].carried[0])
    position = moving(
        {"knights": {"golden-reach": "cavalry"}, "orcs": {"oxmarch": "footman"}}, effects=[truce]
    )
    assert goals(position, "cavalry", "golden-reach") == {"harrowdale", "amberfield"}
    for closed in ("home-orcs", "oxmarch"):
        assert refusal_of(position, f"knights: march golden-reach cavalry 1 {closed}") == "B3.1.2c"


@pytest.mark.rule("BS.3b")
def test_winters_cold_lets_half_of_the_units_leave() -> None:
    cold = under(SPELLS["eyes-of-winters-cold"].effects[0], realm="abou-xar", by=1)
    position = moving(
        {"knights": {"abou-xar": "3 footman 2 cavalry", "home-knights": "2 footman"}}, effects=[cold]
    )
    assert refusal_of(position, "knights: march abou-xar footman 3 oxmarch") == "BS.3b"
    # Those who come there in this step, or pass through, are free; so are other realms.
    position = after(position, "knights: march home-knights footman 2 oxmarch")
    position = after(position, "knights: march abou-xar cavalry 1 oxmarch")
    assert "march abou-xar footman 1 oxmarch" in offers(position, "knights")
    assert refusal_of(position, "knights: march abou-xar footman 2 oxmarch") == "BS.3b"
    position = after(position, "knights: march abou-xar footman 1 oxmarch")
    assert goals(position, "footman", "abou-xar") == set()
    assert refusal_of(position, "knights: march abou-xar footman 1 oxmarch") == "BS.3b"


@pytest.mark.rule("B3.1.2d", "BS.2a")
def test_cards_and_spells_come_before_the_movement_step() -> None:
    position = moving(
        {"knights": {"home-knights": "footman"}, "orcs": {"home-orcs": "footman"}},
        knights="stars 1 used 1 hand forced-march",
        orcs="stars 1 used 1 hand broken-bridges",
    )
    assert "play forced-march" in offers(position, "knights")
    position = after(position, "knights: play forced-march")
    while due(position) == ("orcs",) and "play broken-bridges" not in offers(position, "orcs"):
        position = after(position, "orcs: pass")
    assert due(position) == ("orcs",)
    position = after(position, "orcs: play broken-bridges")
    while due(position) != ("knights",) or "done" not in offers(position, "knights"):
        position = after(position, *(f"{race}: pass" for race in due(position)))
    assert goals(position, "footman") == {"abou-xar", "oxmarch", "gloamwood", "greyhorn"}
    assert player(position, "knights").hand == ()
