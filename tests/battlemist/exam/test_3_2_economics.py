"""Chapter 3.2: harvest, recruitment and the Grey Guild."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.rounds import Individual
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over, roll
from tests.battlemist.table import army, due, offers, player, refusal_of, say, settled, stock

RICH = "stars 1 used 1 grain 40 wood 40 iron 40"


@pytest.mark.rule("B3.2.1a", "B3.2.1b", "B3.2.1c", "B6.0h")
def test_heroes_and_monsters_harvest_nothing() -> None:
    position = calm(
        lay(
            Economics(),
            units={"knights": {"oxmarch": "giant dragon", "golden-reach": "cavalry"}},
            heroes={"knights-1": "amberfield"},
        )
    )
    assert stock(position, "knights") == "7/2/3"  # home 3/2/3 and the Golden Reach 4


@pytest.mark.rule("B3.2.1e")
def test_a_home_without_a_soldier_yields_but_a_captured_one_needs_one() -> None:
    fallen = lay(Economics(), races=("orcs", "knights", "elves"), units={"orcs": {"home-elves": "footman"}})
    position = replace(fallen, state=fallen.state.with_player(2, fallen=1, stars=0, used=0))
    assert stock(calm(position), "orcs") == "6/6/4"  # 4/2/2 and 2/4/2
    left = replace(position, state=position.state.without_units(0, "home-elves", (1, 0, 0, 0, 0, 0)))
    assert stock(calm(left), "orcs") == "4/2/2"
    assert stock(calm(left), "elves") == "0/0/0"


@pytest.mark.rule("B3.2.1f", "B3.2.1g", "B1.3.2.3a", "B1.4.3d", "BA.1i")
@pytest.mark.parametrize(("kind", "wood"), [("", 3), ("town", 6), ("city", 6)])
def test_a_town_doubles_and_a_city_does_not_double_again(kind: str, wood: int) -> None:
    towns = {"raven-pines": kind} if kind else {}
    position = calm(lay(Economics(), units={"knights": {"raven-pines": "archer"}}, towns=towns))
    assert stock(position, "knights") == f"3/{2 + wood}/3"


@pytest.mark.rule("B3.2.1d", "B1.4.3f")
def test_one_unit_may_relieve_another_without_losing_the_town() -> None:
    """The last footman leaves, an archer comes: control is looked at when the step is over."""
    position = go(
        lay(
            MovementPhase(0),
            units={"orcs": {"oxmarch": "footman", "home-orcs": "archer"}},
            towns={"oxmarch": "town"},
            roads=("home-orcs oxmarch wastes",),
        ),
        "orcs: march oxmarch footman 1 wastes",
        "orcs: march home-orcs archer 1 oxmarch",
        "orcs: done",
    )
    assert position.state.settlements["oxmarch"].kind == "town"
    assert set(position.state.realms_of(0)) == {"home-orcs", "oxmarch", "wastes"}


@pytest.mark.rule("B3.2.2a", "B3.2.2b", "B3.2.2c", "B3.2.2d", "BA.1g")
@pytest.mark.parametrize(("kind", "left"), [("footman", "5/8/8"), ("archer", "5/7/8"), ("cavalry", "5/8/7")])
def test_prices_of_army_units(kind: str, left: str) -> None:
    position = go(
        lay(Recruiting(), knights=f"{QUIET} grain 5 wood 9 iron 9"), f"knights: recruit {kind} home-knights"
    )
    assert stock(position, "knights") == left
    assert army(position, "knights", "home-knights") == kind


@pytest.mark.rule("B3.2.2a")
def test_who_cannot_pay_cannot_recruit() -> None:
    position = settled(lay(Recruiting(), knights=f"{QUIET} wood 1 iron 1"))
    assert offers(position, "knights") == ["done", "recruit footman home-knights"]
    assert refusal_of(position, "knights: recruit archer home-knights") is not None


@pytest.mark.rule("B3.2.2e", "B3.2.2f", "B3.2.2g", "B3.2.2h", "BA.1h")
def test_placement_limits_of_home_city_and_town() -> None:
    position = lay(
        Recruiting(),
        orcs=RICH,
        units={"orcs": {"wastes": "footman", "oxmarch": "footman", "bonesand": "footman"}},
        towns={"wastes": "city", "oxmarch": "town"},
    )
    position = settled(position)
    for realm, most in (("home-orcs", 3), ("wastes", 3), ("oxmarch", 1), ("bonesand", 0)):
        for _ in range(most):
            position = go(position, f"orcs: recruit cavalry {realm}")
        assert refusal_of(position, f"orcs: recruit footman {realm}") is not None, realm
    assert not [line for line in offers(position, "orcs") if line.startswith("recruit")]


@pytest.mark.rule("B3.2.2e", "B3.2.2g")
def test_nobody_recruits_in_a_foreign_home_or_an_enemys_town() -> None:
    position = lay(
        Recruiting(),
        races=("orcs", "knights", "elves"),
        orcs=RICH,
        units={"orcs": {"home-elves": "footman"}, "knights": {"oxmarch": "footman"}},
        towns={"oxmarch": "city"},
    )
    position = settled(replace(position, state=position.state.with_player(2, fallen=1, stars=0, used=0)))
    assert refusal_of(position, "orcs: recruit footman home-elves") is not None
    assert refusal_of(position, "orcs: recruit footman oxmarch") is not None
    assert refusal_of(position, "orcs: build home-elves") is not None


@pytest.mark.rule("B3.2.2f", "B6.0j", "B3.2.1c")
def test_a_town_held_by_monsters_only_is_no_site() -> None:
    position = settled(
        lay(Recruiting(), orcs=RICH, units={"orcs": {"oxmarch": "giant"}}, towns={"oxmarch": "city"})
    )
    assert refusal_of(position, "orcs: recruit footman oxmarch") is not None
    assert refusal_of(position, "orcs: build oxmarch") is not None


@pytest.mark.rule("B3.2.2i", "B3.2.2j", "B3.2.2k", "BA.1b")
def test_a_hero_a_round_three_in_all_with_the_lowest_free_number() -> None:
    position = go(
        lay(
            Recruiting(),
            orcs=RICH,
            heroes={"orcs-1": "wastes 2", "orcs-3": "wastes"},
        ),
        "orcs: hire",
    )
    assert [(hero.number, hero.realm, hero.life) for hero in player(position, "orcs").heroes] == [
        (1, "wastes", 2),
        (2, "home-orcs", 5),
        (3, "wastes", 5),
    ]
    assert stock(position, "orcs") == "40/35/35"
    assert refusal_of(position, "orcs: hire") is not None
    for _ in range(3):
        position = go(position, "orcs: recruit footman home-orcs")
    one = go(lay(Recruiting(), orcs=RICH), "orcs: hire")
    assert refusal_of(one, "orcs: hire") == "B3.2.2j"


@pytest.mark.rule("B3.2.2l", "B3.2.2m", "B3.2.2n")
def test_a_town_in_a_desert_recruits_from_the_next_round_on() -> None:
    position = lay(Recruiting(), orcs=RICH, units={"orcs": {"glass-desert": "archer"}})
    position = go(position, "orcs: build glass-desert")
    assert stock(position, "orcs") == "40/35/35"
    assert position.state.settlements["glass-desert"].kind == "town"
    assert refusal_of(position, "orcs: recruit footman glass-desert") is not None
    assert refusal_of(position, "orcs: build glass-desert") is not None, "no second town, no city so soon"
    old = settled(
        lay(
            Recruiting(),
            orcs=RICH,
            units={"orcs": {"glass-desert": "archer"}},
            towns={"glass-desert": "town"},
        )
    )
    assert refusal_of(old, "orcs: recruit footman glass-desert") is None


@pytest.mark.rule("B3.2.2l")
def test_a_town_needs_control() -> None:
    position = settled(
        lay(Recruiting(), orcs=RICH, units={"orcs": {"oxmarch": "dragon"}}, roads=("oxmarch wastes",))
    )
    assert not [line for line in offers(position, "orcs") if line.startswith("build")]
    assert refusal_of(position, "orcs: build wastes") is not None


@pytest.mark.rule("B3.2.2o", "B3.2.2p")
def test_a_new_city_still_recruits_like_the_old_town_in_its_round() -> None:
    position = lay(Recruiting(), orcs=RICH, units={"orcs": {"oxmarch": "archer"}}, towns={"oxmarch": "town"})
    first = go(position, "orcs: build oxmarch", "orcs: recruit footman oxmarch")
    assert first.state.settlements["oxmarch"].kind == "city"
    assert stock(first, "orcs") == "40/34/34"
    assert refusal_of(first, "orcs: recruit footman oxmarch") is not None
    later = go(position, "orcs: recruit footman oxmarch", "orcs: build oxmarch")
    assert refusal_of(later, "orcs: recruit footman oxmarch") is not None
    assert refusal_of(later, "orcs: build oxmarch") is not None


@pytest.mark.rule("B3.2.2q")
def test_the_new_city_counts_for_trade_at_once() -> None:
    position = lay(
        Recruiting(),
        orcs=RICH,
        units={"orcs": {"oxmarch": "archer", "wastes": "archer"}},
        towns={"oxmarch": "town", "wastes": "city"},
    )
    position = go(position, "orcs: trade grain wood")
    assert stock(position, "orcs") == "37/41/40"
    position = go(position, "orcs: build oxmarch", "orcs: trade grain wood")
    assert stock(position, "orcs") == "35/37/35"


@pytest.mark.rule("B3.2.2r", "B7.0f")
def test_a_home_never_has_a_town() -> None:
    position = settled(lay(Recruiting(), orcs=RICH, units={"orcs": {"home-orcs": "footman"}}))
    assert refusal_of(position, "orcs: build home-orcs") is not None
    assert "build home-orcs" not in offers(position, "orcs")


@pytest.mark.rule("B3.2.2s", "B3.4a", "B6.0i")
def test_abandoned_towns_fall_when_all_have_had_their_turn() -> None:
    """Orcs leave a town; the knights, who come later, walk in and keep it. Another is left to a giant."""
    position = lay(
        Individual((0, 1)),
        units={
            "orcs": {"oxmarch": "footman", "bonesand": "footman giant"},
            "knights": {"home-knights": "footman footman"},
        },
        towns={"oxmarch": "city", "bonesand": "town"},
        roads=("home-orcs oxmarch home-knights", "home-orcs bonesand"),
    )
    position = go(
        position,
        "orcs: march oxmarch footman 1 home-orcs",
        "orcs: march bonesand footman 1 home-orcs",
        "orcs: done",
    )
    assert set(position.state.settlements) == {"oxmarch", "bonesand"}, "not before the phase is over"
    position = over(go(position, "knights: march home-knights footman 1 oxmarch", "knights: done"))
    assert set(position.state.settlements) == {"oxmarch"}
    assert position.state.settlements["oxmarch"].kind == "city"
    assert position.state.controller_of("oxmarch") == 1


@pytest.mark.rule("B3.2.2s", "B3.2.2u", "B3.5f")
def test_a_town_whose_last_garrison_is_disbanded_in_upkeep_falls_at_once() -> None:
    position = lay(
        UpkeepPhase(),
        orcs=f"{QUIET} grain 1 wood 5 iron 5",
        units={"orcs": {"oxmarch": "footman", "wastes": "footman"}},
        towns={"oxmarch": "town"},
    )
    position = over(go(position, "orcs: disband oxmarch footman"))
    assert position.state.settlements == {}
    assert stock(position, "orcs") == "0/5/5", "a town that is gone costs nothing"


@pytest.mark.rule("B3.2.2u")
def test_a_town_may_be_given_up_instead() -> None:
    position = lay(
        UpkeepPhase(),
        orcs=f"{QUIET} grain 2 wood 1 iron 1",
        units={"orcs": {"oxmarch": "footman", "wastes": "footman"}},
        towns={"oxmarch": "town", "wastes": "city"},
    )
    position = settled(position)
    position = over(go(position, "orcs: raze wastes"))
    assert set(position.state.settlements) == {"oxmarch"} and stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("B3.2.2t", "B3.3.3.3c")
def test_plunder_destroys() -> None:
    position = calm(
        lay(
            CombatPhase(0),
            units={"knights": {"oxmarch": "footman"}, "orcs": {"oxmarch": "footman"}},
            towns={"oxmarch": "city"},
        ),
        roll(9, 1),
    )
    position = go(position, "orcs: plunder", dice=roll(1))
    assert position.state.settlements == {}
    position = go(position, "orcs: take 1 1 1")
    assert stock(position, "orcs") == "1/1/1"


@pytest.mark.rule("B3.2.2v")
def test_building_and_recruiting_in_any_order() -> None:
    position = lay(Recruiting(), orcs=RICH, units={"orcs": {"oxmarch": "archer"}})
    position = go(
        position,
        "orcs: recruit footman home-orcs",
        "orcs: hire",
        "orcs: build oxmarch",
        "orcs: recruit archer home-orcs",
        "orcs: done",
    )
    assert stock(position, "orcs") == "40/27/28"


@pytest.mark.rule("B3.2.3a", "B3.2.3b", "B3.2.3c", "B3.2.3d", "EX-B3.2.3-1")
@pytest.mark.parametrize(("stars", "price"), [(0, 10), (1, 10), (2, 15), (3, 20), (4, 25)])
def test_prices_of_the_guild(stars: int, price: int) -> None:
    position = lay(Guild(), orcs=f"stars {stars} grain {price} wood {price} iron {price}")
    position = go(position, "orcs: buy-star")
    one = player(position, "orcs")
    assert (one.stars, one.used, one.unused) == (stars + 1, 1, stars)
    assert stock(position, "orcs") == "0/0/0"
    assert "orcs" not in due(position) or "buy-star" not in offers(position, "orcs")
    short = calm(lay(Guild(), orcs=f"stars {stars} grain {price} wood {price} iron {price - 1}"))
    assert refusal_of(short, "orcs: buy-star") is not None


@pytest.mark.rule("B3.2.3b")
@pytest.mark.parametrize("stars", [5, 6])
def test_who_has_five_stars_buys_no_more(stars: int) -> None:
    position = calm(lay(Guild(), orcs=f"stars {stars} used {stars} grain 90 wood 90 iron 90"))
    assert refusal_of(position, "orcs: buy-star") is not None


@pytest.mark.rule("B3.2.3c")
def test_one_star_a_round() -> None:
    position = go(lay(Guild(), orcs=RICH), "orcs: buy-star")
    assert player(position, "orcs").stars == 2
    assert "buy-star" not in offers(position, "orcs")


@pytest.mark.rule("B3.2.3a", "B3.0b")
def test_what_others_choose_at_the_guild_is_sealed() -> None:
    position = settled(lay(Guild(), orcs=RICH, knights=RICH))
    bought = say(position, "orcs: buy-star").position
    passed = say(position, "orcs: pass").position
    assert Battlemist().view(bought, 1) == Battlemist().view(passed, 1)


@pytest.mark.rule("B4.0a", "B3.2.3a")
def test_who_can_afford_a_star_only_by_trading_is_asked() -> None:
    position = calm(lay(Guild(), orcs="stars 1 used 1 grain 13 wood 10 iron 9"))
    assert due(position) == ("orcs",)
    position = go(position, "orcs: trade grain iron", "orcs: buy-star")
    assert stock(position, "orcs") == "0/0/0" and player(position, "orcs").stars == 2
