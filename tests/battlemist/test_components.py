"""Everything in the box is there, says what the rules say, and a slip in the data is refused by name."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, get_args

import pytest

from hexenkessel.games.battlemist.components import (
    ACTION_DECK,
    ACTIONS,
    ADVENTURES,
    ARTIFACTS,
    EVENTS,
    NEUTRAL,
    PIECES,
    QUEST_DECK,
    RACES,
    REALMS,
    RESOURCE_OF,
    SPELLS,
    VALUES,
    ActionCard,
    Adventure,
    Race,
    check_quests,
    check_races,
    neutral_realms,
    result_of,
)
from hexenkessel.games.battlemist.effect import FIGURES, Condition, Effect, Kind, Op, Window, flaw_in
from hexenkessel.games.battlemist.goods import NOTHING, RESOURCES, Goods, some, sum_of
from hexenkessel.kernel.data import DataError, entries, read_data

PACKAGE = "hexenkessel.games.battlemist"
NEUTRAL_REALMS = [REALMS[realm] for realm in NEUTRAL]


def all_effects() -> list[Effect]:
    owners: list[Any] = [*RACES.values(), *ACTIONS.values(), *ARTIFACTS.values(), *SPELLS.values()]
    events = [effect for event in EVENTS.values() for effect in (*event.carried, *event.failed)]
    return [effect for owner in owners for effect in owner.effects] + events


@pytest.mark.rule("B1.2a", "B1.3.1a", "B1.4.3a", "B1.3.2.4b", "B5.0a")
def test_the_box_is_complete() -> None:
    assert len(REALMS) == 39
    assert len(NEUTRAL) == 33
    assert len(ACTION_DECK) == 81
    assert len(QUEST_DECK) == 48
    assert len(RACES) == 6
    assert len(SPELLS) == 14
    assert PIECES.stars == 25


@pytest.mark.rule("B1.4.1a", "B1.4.2a", "B1.4.2f")
def test_the_decks_hold_every_card_as_often_as_it_is_printed() -> None:
    assert len(ACTIONS) == 37
    assert len(EVENTS) == 15
    assert Counter(ACTION_DECK) == {card.id: card.copies for card in ACTIONS.values()} | dict.fromkeys(
        EVENTS, 1
    )
    assert len(ADVENTURES) == 33
    assert sum(card.copies for card in ARTIFACTS.values()) == 15
    assert Counter(QUEST_DECK)["star-of-timorran"] == 10


@pytest.mark.rule("B1.4.2d", "B1.4.2e")
def test_each_neutral_realm_is_the_target_of_one_adventure() -> None:
    assert sorted(adventure.target for adventure in ADVENTURES.values()) == sorted(NEUTRAL)
    assert sum(adventure.opponents is not None for adventure in ADVENTURES.values()) == 17


@pytest.mark.rule("B1.3.1c", "B1.3.1d", "B1.3.1e", "B1.3.1f", "EX-B1.3-1")
def test_what_realms_yield() -> None:
    assert Counter(realm.terrain for realm in NEUTRAL_REALMS) == {
        "plain": 10, "forest": 9, "mountain": 9, "desert": 5,
    }  # fmt: skip
    assert sum_of(realm.income for realm in NEUTRAL_REALMS) == Goods(32, 22, 22)
    for realm in NEUTRAL_REALMS:
        if realm.terrain == "desert":
            assert realm.income == NOTHING
        else:
            resource = RESOURCE_OF[realm.terrain]
            assert realm.income == some(resource, realm.income.of(resource)) != NOTHING


@pytest.mark.rule("B2.3d")
def test_edges_show_four_colours_and_no_two_tiles_are_alike() -> None:
    assert Counter("".join(realm.edges for realm in NEUTRAL_REALMS)) == {"R": 49, "B": 50, "G": 49, "Y": 50}
    assert all(set(realm.edges) == set("RBGY") for realm in NEUTRAL_REALMS)
    turned = {min(realm.edges[n:] + realm.edges[:n] for n in range(6)) for realm in NEUTRAL_REALMS}
    assert len(turned) == 33


@pytest.mark.rule("B1.3.1g", "B1.4.4a", "B1.4.4b", "B1.3.2.1a", "B1.3.2.1b", "B2.2e", "EX-B1.4-1")
def test_race_cards() -> None:
    assert {race.id: (race.colour, race.alignment) for race in RACES.values()} == {
        "dwarves": ("red", "neutral"),
        "elves": ("yellow", "good"),
        "knights": ("blue", "good"),
        "orcs": ("green", "evil"),
        "barbarians": ("orange", "neutral"),
        "dark-lord": ("grey", "evil"),
    }
    for race in RACES.values():
        home = REALMS[race.home]
        assert home.is_home
        assert (home.terrain, home.race, home.income) == ("home", race.id, race.income)
        assert race.income.total == 8
        assert race.start.total in (17, 18)


# What the dice of the worked examples did, unit by unit: M misses, R routs, K kills.
DICE = [
    ("EX-B3.3.3-1", "barbarians", "archer", "7R 10K"),
    ("EX-B3.3.3-3", "orcs", "archer", "3M 9K"),
    ("EX-B3.3.3-3", "dwarves", "archer", "6R"),
    ("EX-B3.3.3-4", "barbarians", "cavalry", "5R 7K"),
    ("EX-B3.3.3-4", "knights", "cavalry", "8K"),
    ("EX-B3.3.3-5", "elves", "footman", "3M 6M 9K"),
    ("EX-B3.3.3-5", "dark-lord", "footman", "5M 7R 9R"),
    ("EX-B3.3.3-6", "dwarves", "archer", "6R 7R"),
    ("EX-B3.3.3-6", "knights", "cavalry", "5R 10K"),
    ("EX-B3.3.3-6", "dwarves", "cavalry", "4R 3M"),
    ("EX-B3.3.3-6", "knights", "footman", "4M 7R 9K"),
    ("EX-B3.3.3-6", "dwarves", "footman", "2M 4M 7R"),
    ("EX-B3.3.3-6", "dwarves", "archer", "3M 8K"),
    ("EX-B3.3.3-6", "knights", "cavalry", "6K 8K"),
    ("EX-B3.3.3-6", "dwarves", "footman", "5M 9K"),
    ("EX-B3.3.3-6", "knights", "footman", "2M 7R 10K"),
]


@pytest.mark.rule("B3.3.3e", "EX-B3.3.3-1")
@pytest.mark.parametrize(("example", "race", "kind", "dice"), DICE)
def test_the_dice_of_the_examples_do_what_the_book_says(
    example: str, race: str, kind: Kind, dice: str
) -> None:
    for die, wanted in re.findall(r"(\d+)([MRK])", dice):
        assert result_of(VALUES[race][kind], int(die))[0].upper() == wanted, example


@pytest.mark.rule("B1.2b", "EX-B1.2-1")
@pytest.mark.parametrize("race", RACES)
def test_a_ten_is_the_best_roll_there_is(race: str) -> None:
    assert {result_of(values, 10) for values in VALUES[race].values()} == {"kill"}
    assert {result_of(values, 1) for values in VALUES[race].values()} == {"miss"}


@pytest.mark.rule("B3.3.2b", "EX-B3.3.2-4")
def test_knights_move_as_far_as_their_diagram_shows() -> None:
    assert VALUES["knights"]["footman"].move == 2
    assert VALUES["knights"]["cavalry"].move == 3


@pytest.mark.rule("B6.0b", "B6.0c", "B6.0g", "B6.0l", "BA.1f", "B1.3.2a")
def test_monsters() -> None:
    monsters = {
        kind: (found.move, found.rout, found.kill, found.dice) for kind, found in PIECES.monsters.items()
    }
    assert monsters == {"dragon": (3, 5, 8, 2), "firebreather": (2, 3, 7, 1), "giant": (2, 4, 6, 1)}
    assert [kind for kind, found in PIECES.monsters.items() if not found.stops] == ["dragon"]
    assert PIECES.monsters["giant"].own_rally == 3
    assert PIECES.monsters["firebreather"].enemy_rally == -3
    assert all(VALUES[race]["giant"] == PIECES.monsters["giant"] for race in RACES)
    assert not PIECES.army.keys() & PIECES.monsters.keys()  # so nothing of theirs is paid for or counted


@pytest.mark.rule("BA.1b", "BA.1g", "BA.1h", "BA.1i", "B3.2.2b", "B3.2.2c", "B3.2.2d", "B3.3.1t")
def test_costs_and_limits() -> None:
    army = PIECES.army
    assert {kind: (found.cost, found.upkeep) for kind, found in army.items()} == {
        "footman": (Goods(wood=1, iron=1), Goods(grain=1)),
        "archer": (Goods(wood=2, iron=1), Goods(grain=1)),
        "cavalry": (Goods(wood=1, iron=2), Goods(grain=1, iron=1)),
    }
    for site in (PIECES.sites["town"], PIECES.sites["city"]):
        assert (site.cost, site.upkeep) == (Goods(wood=5, iron=5), Goods(wood=1, iron=1))
    assert {name: (site.siege, site.recruits) for name, site in PIECES.sites.items()} == {
        "town": (1, 1), "city": (2, 3), "home": (2, 3),
    }  # fmt: skip
    hero = PIECES.hero
    assert (hero.life, hero.attack, hero.hit, hero.damage) == (5, 1, 5, 1)
    assert (hero.cost, hero.move, hero.most) == (Goods(wood=5, iron=5), 3, 3)


@pytest.mark.rule("BA.1c", "BA.1e", "B3.2.3b", "B3.3.3.1c", "B3.1.2h", "B3.3.2f")
def test_tables() -> None:
    assert PIECES.caps == {"archery": 2, "cavalry": 2, "melee": 3}
    assert PIECES.rally == (0, 0, 0, 0, 1, 1, 2, 2, 3, 3)
    assert PIECES.guild == (10, 10, 15, 20, 25)
    assert (PIECES.hand_limit, PIECES.stack_limit) == (7, 10)


@pytest.mark.rule("B1.3.2.2a")
def test_stocks_have_no_limit() -> None:
    assert Goods(iron=10**6).plus(Goods(iron=1)) == Goods(iron=10**6 + 1)


def test_goods_are_added_and_compared_by_resource() -> None:
    stock = Goods(3, 2, 1)
    assert stock.plus(Goods(iron=2)) == Goods(3, 2, 3)
    assert stock.minus(Goods(1, 1, 1)) == Goods(2, 1)
    assert stock.times(2) == Goods(6, 4, 2)
    assert stock.covers(Goods(3, 2, 1))
    assert not stock.covers(Goods(iron=2))
    assert [stock.of(resource) for resource in RESOURCES] == [3, 2, 1]
    assert sum_of(some(resource, 2) for resource in RESOURCES) == Goods(2, 2, 2)
    assert stock.total == 6


def test_ids_are_slugs_and_none_has_two_meanings() -> None:
    opponents = {found.opponents.name for found in ADVENTURES.values() if found.opponents}
    ids = [*RACES, *REALMS, *ACTIONS, *EVENTS, *ADVENTURES, *ARTIFACTS, *SPELLS, *opponents]
    assert len(set(ids)) == len(ids)
    assert [id_ for id_ in ids if not re.fullmatch(r"[a-z]+(-[a-z]+)*", id_)] == []


def test_every_operation_window_and_condition_is_used_and_described() -> None:
    assert set(FIGURES) == set(get_args(Op)) == {effect.op for effect in all_effects()}
    windows = {card.window for card in ACTIONS.values()} | {spell.window for spell in SPELLS.values()}
    assert windows == set(get_args(Window))
    assert {card.condition for card in ACTIONS.values()} - {None} == set(get_args(Condition))


def test_no_figure_of_an_operation_is_misspelled() -> None:
    figures = {name for required, optional in FIGURES.values() for name in required | optional}
    assert figures == set(Effect.__struct_fields__) - {"op"}


def card(**changes: object) -> dict[str, object]:
    effect = {"op": "gain", "amount": 1, "resource": "iron"}
    return {"id": "nails", "copies": 1, "window": "council", "effects": [effect]} | changes


@pytest.mark.parametrize(
    ("raw", "entry", "problem"),
    [
        ([card(effects=[{"op": "explode"}])], "nails", "unknown operation 'explode'"),
        ([card(effects=[{"op": "gain", "amount": 1}])], "nails", "gain needs resource"),
        ([card(effects=[{"op": "reroll", "amount": 1}])], "nails", "reroll does not take amount"),
        ([card(effects=[{"op": "gain", "amount": 1, "resource": "gold"}])], "nails", "gold"),
        ([card(window="breakfast")], "nails", "breakfast"),
        ([card(price=3)], "nails", "price"),
        ([card(), card()], "nails", "twice"),
        ([card(), {"copies": 1}], "entry 2", "has no id"),
    ],
)
def test_a_wrong_card_is_refused_with_file_and_entry(raw: list[Any], entry: str, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        entries("actions.json", raw, ActionCard, flaw_in)
    assert str(refused.value).startswith(f"actions.json: {entry}: ")
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"edges": "RBGYR"}, "six edges"),
        ({"edges": "RBGYRX"}, "six edges"),
        ({"income": 0}, "deserts"),
        ({"terrain": "desert"}, "deserts"),
    ],
)
def test_a_wrong_tile_is_refused(changes: dict[str, object], problem: str) -> None:
    tile = {"id": "moor", "terrain": "plain", "income": 2, "edges": "RBGYRB"}
    assert neutral_realms([tile])["moor"].income == Goods(grain=2)
    with pytest.raises(DataError, match=rf"realms.json: moor: .*{problem}"):
        neutral_realms([tile | changes])


def test_a_race_without_cavalry_or_with_mad_values_is_refused() -> None:
    raw = read_data(PACKAGE, "races.json", list[Any])[0]
    check_races(entries("races.json", [raw], Race))
    lacking = {kind: values for kind, values in raw["units"].items() if kind != "cavalry"}
    with pytest.raises(DataError, match=r"races.json: dwarves: needs values for"):
        check_races(entries("races.json", [raw | {"units": lacking}], Race))
    mad = raw["units"] | {"archer": {"rout": 8, "kill": 6, "move": 2}}
    with pytest.raises(DataError, match=r"races.json: dwarves: archer"):
        check_races(entries("races.json", [raw | {"units": mad}], Race))


@pytest.mark.parametrize("target", ["atlantis", "home-orcs"])
def test_an_adventure_to_nowhere_or_to_a_home_is_refused(target: str) -> None:
    with pytest.raises(DataError, match=rf"quests.json: voyage: no neutral realm {target}"):
        check_quests({"voyage": Adventure("voyage", target)}, REALMS)


def test_a_file_that_is_no_json_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pathlib.Path.read_bytes", lambda _: b"{")
    with pytest.raises(DataError, match=r"races.json: decoding"):
        read_data(PACKAGE, "races.json", list[Any])
