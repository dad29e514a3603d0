"""Action cards for harvest, recruitment and upkeep."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from tests.battlemist.exam.desk import QUIET, calm, go, lay, over
from tests.battlemist.exam.hands import gone, hand, recruiting
from tests.battlemist.table import army, due, offers, player, refusal_of, settled, stock

# Recruitment and harvest


@pytest.mark.rule("B6.0a", "B3.1.2d")
@pytest.mark.parametrize(
    ("card", "monster", "price"),
    [("dragons-bargain", "dragon", 3), ("pyre-caller", "firebreather", 2), ("giants-oath", "giant", 2)],
)
def test_monsters_for_sale(card: str, monster: str, price: int) -> None:
    position = calm(
        go(recruiting(card, goods=f"grain {price} wood {price} iron {price}"), f"orcs: play {card}")
    )
    assert army(position, "orcs", "home-orcs") == monster and stock(position, "orcs") == "0/0/0"
    assert gone(position, card)
    poor = calm(recruiting(card, goods=f"grain {price} wood {price} iron {price - 1}"))
    assert refusal_of(poor, f"orcs: play {card}") is not None


@pytest.mark.rule("B3.1.2d")
@pytest.mark.parametrize(
    ("card", "gain"), [("bumper-crop", "8/2/2"), ("timber-rafts", "4/5/2"), ("rich-vein", "4/2/5")]
)
def test_good_years(card: str, gain: str) -> None:
    position = go(lay(Economics(), orcs=hand(card)), f"orcs: play {card}")
    assert stock(position, "orcs") == gain, "on top of the harvest of 4/2/2"


@pytest.mark.rule("B3.1.2d")
def test_toll_roads_five_at_most() -> None:
    realms = ("oxmarch", "wastes", "bonesand", "deadlands")
    towns = {"oxmarch": "town", "wastes": "city", "bonesand": "city", "deadlands": "town"}
    position = lay(
        Economics(), orcs=hand("toll-roads"), units={"orcs": dict.fromkeys(realms, "footman")}, towns=towns
    )
    position = settled(position)
    before = player(position, "orcs").stock
    position = go(position, "orcs: play toll-roads")
    assert refusal_of(position, "orcs: take 6 0 0") is not None
    position = go(position, "orcs: take 1 2 2")
    after = player(position, "orcs").stock
    assert (after.grain - before.grain, after.wood - before.wood, after.iron - before.iron) == (1, 2, 2)


@pytest.mark.rule("B3.1.2d")
def test_toll_roads_of_one_town() -> None:
    position = lay(
        Economics(), orcs=hand("toll-roads"), units={"orcs": {"wastes": "footman"}}, towns={"wastes": "town"}
    )
    position = go(position, "orcs: play toll-roads")
    assert set(offers(position, "orcs")) == {"take 1 0 0", "take 0 1 0", "take 0 0 1"}


@pytest.mark.rule("B3.2.2l", "B3.2.2o")
def test_master_builders_once() -> None:
    units = {"orcs": {"oxmarch": "footman", "wastes": "footman"}}
    position = calm(
        go(
            recruiting("master-builders", units=units, towns={"oxmarch": "town"}),
            "orcs: play master-builders",
        )
    )
    position = go(position, "orcs: build oxmarch")
    assert stock(position, "orcs") == "9/6/6" and position.state.settlements["oxmarch"].kind == "city"
    position = go(position, "orcs: build wastes")
    assert stock(position, "orcs") == "9/1/1"


@pytest.mark.rule("B3.2.2i", "B3.2.2j")
def test_wandering_champion() -> None:
    position = recruiting("wandering-champion", goods="wood 2 iron 2")
    position = calm(go(position, "orcs: play wandering-champion"))
    if not player(position, "orcs").heroes:
        position = go(position, "orcs: hire")
    assert stock(position, "orcs") == "0/0/0" and len(player(position, "orcs").heroes) == 1
    assert refusal_of(position, "orcs: hire") is not None
    three = {f"orcs-{number}": "wastes" for number in (1, 2, 3)}
    full = calm(recruiting("wandering-champion", heroes=three))
    if refusal_of(full, "orcs: play wandering-champion") is None:
        full = calm(go(full, "orcs: play wandering-champion"))
    assert refusal_of(full, "orcs: hire") == "B3.2.2j"


@pytest.mark.rule("B4.0a")
def test_market_day_swaps_one_for_one_four_times() -> None:
    position = calm(go(recruiting("market-day", goods="grain 2 wood 2 iron 0"), "orcs: play market-day"))
    position = go(position, *["orcs: trade grain iron"] * 2, *["orcs: trade wood iron"] * 2)
    assert stock(position, "orcs") == "0/0/4"
    assert refusal_of(position, "orcs: trade iron wood") is None, "three for one is still there"
    assert stock(go(position, "orcs: trade iron wood"), "orcs") == "0/1/1"


# Upkeep


@pytest.mark.rule("B3.5a")
def test_lean_rations_save_up_to_four_grain() -> None:
    position = lay(
        UpkeepPhase(), orcs=hand("lean-rations", more="grain 1"), units={"orcs": {"wastes": "footman " * 5}}
    )
    assert stock(over(go(position, "orcs: play lean-rations")), "orcs") == "0/0/0"
    few = lay(UpkeepPhase(), orcs=hand("lean-rations", more="grain 2"), units={"orcs": {"wastes": "footman"}})
    assert stock(over(go(few, "orcs: play lean-rations")), "orcs") == "2/0/0", "never below nothing"


@pytest.mark.rule("B3.5a", "B3.5f")
def test_spoiled_stores_cost_three_grain_more_and_may_starve() -> None:
    position = lay(
        UpkeepPhase(),
        orcs=hand("spoiled-stores"),
        knights=f"{QUIET} grain 4",
        units={"knights": {"wastes": "footman footman"}},
    )
    position = go(position, "orcs: play-at spoiled-stores knights")
    assert due(position) == ("knights",)
    position = over(go(position, "knights: disband wastes footman"))
    assert stock(position, "knights") == "0/0/0" and army(position, "knights", "wastes") == "footman"


@pytest.mark.rule("B3.5f")
def test_who_has_nothing_left_to_give_up_pays_what_he_has() -> None:
    position = lay(UpkeepPhase(), orcs=hand("spoiled-stores"), knights=f"{QUIET} grain 1")
    position = over(go(position, "orcs: play-at spoiled-stores knights"))
    assert stock(position, "knights") == "0/0/0"
