"""What must stop in time, what must not leak, and who comes first."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.laying.laying import Laying
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.rounds import Round
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import legal, may_read, play
from hexenkessel.kernel.patterns import SealedStep
from tests.battlemist.exam.arena import at, fight, sides
from tests.battlemist.exam.desk import QUIET, calm, go, lay, moment, over, roll, up_to
from tests.battlemist.exam.games import random_game
from tests.battlemist.table import (
    army,
    asides_of,
    begun,
    due,
    offers,
    player,
    refusal_of,
    say,
    settled,
    stock,
)

GAME = Battlemist()
THREE = ("orcs", "knights", "dwarves")


def hand(*cards: str, more: str = QUIET) -> str:
    return f"{more} hand {','.join(cards)}"


# Who comes first


@pytest.mark.rule("B2.3c")
def test_the_highest_roll_lays_first_and_equal_ones_roll_again() -> None:
    setup = GAME.setup(3, DiceParts("rolls"), {"races": "drawn"})
    dice = roll(3, 9, 9, 4, 6)
    position = begun(GAME.opening(setup), dice).position
    assert not dice.faces
    assert isinstance(position.step, Laying) and position.due == (2,)


@pytest.mark.rule("B3.0b", "B2.3c")
def test_round_one_begins_with_who_laid_the_first_tile() -> None:
    position = GAME.begin(GAME.setup(3, DiceParts("first"), {"races": "drawn"})).position
    (first,) = position.due
    rng = random.Random(1)
    while isinstance(position.step, Laying):
        (seat,) = position.due
        position = play(position, seat, rng.choice(legal(position, seat))).position
    assert position.state.round == 1 and position.state.first == first


@pytest.mark.rule("B3.3c")
def test_cities_are_declared_in_seat_order() -> None:
    units = {"orcs": {"wastes": "footman"}, "dwarves": {"oxmarch": "footman"}}
    position = lay(
        OrderRoll(), races=THREE, units=units, towns={"wastes": "city", "oxmarch": "city"}, first=2
    )
    position = settled(position, roll(5, 5, 6))
    assert due(position) == ("dwarves",)
    position = say(position, "dwarves: shift none").position
    assert due(position) == ("orcs",)


@pytest.mark.rule("BS.2d")
def test_dominance_is_too_late_once_the_next_has_spoken() -> None:
    position = settled(lay(Voting("comet"), races=THREE, dwarves="stars 2"), roll(9, 5, 1))
    position = go(position, "orcs: vote yes", "knights: vote no")
    if moment(position):
        assert refusal_of(position, "dwarves: cast word-of-dominance") is not None
    assert position.state.ballot.total == 1


# What must stop in time


@pytest.mark.rule("B3.1.2j", "B3.3.2b")
def test_what_is_left_of_a_step_is_gone_after_it() -> None:
    marched = lay(
        MovementPhase(0),
        orcs=hand("forced-march", "mountain-guides", more="stars 2"),
        units={"orcs": {"home-orcs": "footman"}},
        roads=("home-orcs oxmarch",),
    )
    marched = go(
        marched, "orcs: play forced-march", "orcs: play mountain-guides", "orcs: cast word-of-the-wind"
    )
    assert over(go(marched, "orcs: done")).state.effects == ()
    rich = f"{QUIET} grain 9 wood 9 iron 9"
    recruited = lay(
        Recruiting(),
        orcs=hand("market-day", "master-builders", "wandering-champion", more=rich),
        units={"orcs": {"wastes": "footman"}},
    )
    cards = [f"orcs: play {card}" for card in ("market-day", "master-builders", "wandering-champion")]
    recruited = over(go(recruited, *cards, "orcs: done"))
    assert recruited.state.effects == ()


@pytest.mark.rule("BS.2c", "B3.3.3.2a")
def test_nothing_of_one_battle_lasts_into_the_next() -> None:
    """War cry and sappers at the Oxmarch, which falls in round one; the Wastes have their walls."""
    position = lay(
        CombatPhase(0),
        orcs=hand("war-cry", "sappers"),
        units={
            "knights": {"oxmarch": "footman", "wastes": "footman footman footman"},
            "orcs": {"oxmarch": "footman", "wastes": "footman footman"},
        },
        towns={"oxmarch": "town", "wastes": "city"},
    )
    said = ["orcs: attack oxmarch", "orcs: play sappers", "orcs: play war-cry", "orcs: occupy"]
    position = up_to(position, 8, 1, said=said)
    # Now the Wastes: 8 of an orc routs only; a knight kills on 7 behind a city's walls.
    position = up_to(position, 8, 1, 7, 1, 1)
    assert sides(position)[2:] == ("ff", "f") and sides(position)[0] == "f"


@pytest.mark.rule("B3.3.1w")
def test_a_runed_blade_is_for_one_fight() -> None:
    position = lay(
        QuestPhase(0),
        orcs=hand("runed-blade", more=f"{QUIET} quest royal-hunt"),
        heroes={"orcs-1": "thornwood", "knights-1": "thornwood 1"},
        quests=("cold-forge",),
    )
    position = up_to(position, 1, 4, said=["orcs: done", "orcs: play runed-blade"])
    assert player(position, "orcs").quest == "cold-forge"
    position = up_to(position, 1, 4, 5, said=["orcs: challenge 1 knights-1"])
    assert player(position, "knights").heroes, "4 misses without the blade"
    assert player(position, "orcs").heroes[0].life <= 5


@pytest.mark.rule("B3.1.2j")
def test_haste_does_not_last_into_the_next_round() -> None:
    position = lay(
        QuestPhase(0),
        orcs=hand("great-haste", more=f"{QUIET} quest cold-forge"),
        heroes={"orcs-1": "home-orcs"},
        roads=("home-orcs oxmarch",),
    )
    position = over(go(position, "orcs: play great-haste", "orcs: done"))
    state = position.state.but(active=None)
    assert calm(replace(position, steps=(position.steps[0], Round(4)), state=state)).state.effects == ()


# What must not be possible between dice and what they do


@pytest.mark.rule("B4.0a")
def test_nobody_trades_while_his_dice_lie_on_the_table() -> None:
    rich = f"{QUIET} grain 9 wood 9 iron 9"
    position = fight(
        "orcs",
        "2 archer",
        "knights",
        "4 footman",
        orcs=hand("second-wind", more=rich),
        knights=hand("war-cry", more=rich),
    )
    position = settled(position)
    while "after_roll" not in moment(position):
        position = say(position, f"{due(position)[0]}: pass", roll(8, 1)).position
    assert not [line for line in asides_of(position, "orcs") if line.startswith("trade")]
    position = say(position, "orcs: play second-wind", roll()).position
    assert moment(position) == ("react_card",) and due(position) == ("knights",)
    assert not [line for line in asides_of(position, "knights") if line.startswith("trade")]


@pytest.mark.rule("B4.0a")
def test_nobody_trades_between_rally_die_and_rally() -> None:
    position = settled(at("footman", "archer cavalry", "footman", orcs=f"{QUIET} grain 9"), roll(5, 1))
    assert due(position) == ("orcs",) and "rally archer" in offers(position, "orcs")
    assert not [line for line in asides_of(position, "orcs") if line.startswith("trade")]


# What must not leak


def sealed_positions(seed: int, seats: int, actions: int) -> Any:
    for _, position in random_game(seed, seats, actions):
        if position.outcome is None and isinstance(position.step, SealedStep) and len(position.due) > 1:
            yield position


@pytest.mark.rule("B3.0b", "B3.1.2b")
@pytest.mark.parametrize(("seed", "seats"), [(21, 2), (22, 3), (23, 4), (24, 6)])
def test_a_sealed_choice_is_not_seen_by_others(seed: int, seats: int) -> None:
    """Whatever one of several chooses, the views of the others are the same until all have chosen."""
    rng = random.Random(seed)
    compared = 0
    for position in sealed_positions(600 + seed, seats, 500):
        seat = rng.choice(position.due)
        choices = legal(position, seat)
        if len(choices) < 2:
            continue
        one, other = (play(position, seat, action) for action in rng.sample(choices, 2))
        for observer in [None, *range(seats)]:
            if observer == seat:
                continue
            assert GAME.view(one.position, observer) == GAME.view(other.position, observer), position.step
            seen = [
                tuple(event for event in played.events if event.is_for(observer)) for played in (one, other)
            ]
            assert seen[0] == seen[1]
            assert not may_read(position, seat, choices[0], observer)
            compared += 1
    assert compared > 10


@pytest.mark.rule("B1.4.2h")
@pytest.mark.parametrize(("seed", "seats"), [(31, 3), (32, 4)])
def test_another_adventure_in_a_hand_changes_no_other_view(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    compared = 0
    for _, position in random_game(700 + seed, seats, 600):
        if position.outcome is not None or rng.random() < 0.6:
            continue
        state = position.state
        owner = rng.randrange(seats)
        mine = state.players[owner].quest
        if mine is None or any(getattr(step, "adventure", None) for step in position.steps):
            continue
        drawn = next(card for card in state.quests if card in ADVENTURES)
        quests = tuple(mine if card == drawn else card for card in state.quests)
        hidden = replace(position, state=state.but(quests=quests).with_player(owner, quest=drawn))
        hidden.__dict__.pop("due", None)
        assert hidden.due == position.due
        for observer in [None, *range(seats)]:
            if observer != owner:
                assert GAME.view(hidden, observer) == GAME.view(position, observer)
                compared += 1
    assert compared > 50


@pytest.mark.rule("B3.1.2b", "B3.1.2g")
def test_no_event_of_the_story_names_a_card_that_is_still_in_a_hand() -> None:
    """Public events may name cards played or discarded, never those just drawn."""
    rng = random.Random(8)
    setup = GAME.setup(4, DiceParts("story"), {"board": "drawn", "races": "drawn"})
    position = GAME.begin(setup).position
    for _ in range(500):
        if position.outcome is not None:
            break
        seat = rng.choice(position.due)
        before = position
        played = play(position, seat, rng.choice(legal(position, seat)))
        position = played.position
        for one, was in zip(range(4), before.state.players, strict=True):
            hand_now = position.state.players[one].hand
            fresh = [card for card in hand_now if hand_now.count(card) > was.hand.count(card)]
            for event in played.events:
                if event.is_for((one + 1) % 4) and event.key not in ("card-played",):
                    assert not any(card in event.args.values() for card in fresh), event


# Small print


@pytest.mark.rule("B3.5a", "B3.5f")
def test_a_dark_lord_short_of_grain_gives_up_footmen_in_pairs() -> None:
    position = lay(
        UpkeepPhase(),
        races=("dark-lord", "knights"),
        dark_lord=f"{QUIET} grain 1",
        units={"dark-lord": {"wastes": "footman " * 4}},
    )
    position = go(position, "dark-lord: disband wastes footman")
    assert due(position) == ("dark-lord",), "three still eat two grain"
    position = over(go(position, "dark-lord: disband wastes footman"))
    assert (
        stock(position, "dark-lord") == "0/0/0" and army(position, "dark-lord", "wastes") == "footman footman"
    )


@pytest.mark.rule("B3.2.3b", "B5.0h")
def test_a_cheaper_first_star() -> None:
    position = settled(
        lay(Voting("guilds-price"), races=THREE, orcs=f"{QUIET} grain 5 wood 5 iron 5"), roll(9, 5, 1)
    )
    position = go(position, "orcs: vote yes", "knights: vote yes", "dwarves: vote yes")
    position = go(replace(calm(position), steps=(*calm(position).steps, Guild())), "orcs: buy-star")
    assert player(position, "orcs").stars == 2 and stock(position, "orcs") == "0/0/0"


@pytest.mark.rule("B4.0d", "B4.0e")
def test_two_caravans_lead_to_two_partners_and_not_between_them() -> None:
    goods = f"{QUIET} grain 5 wood 5 iron 5"
    position = lay(
        Council(stage=2),
        races=THREE,
        orcs=hand("caravan", "caravan", more=goods),
        knights=goods,
        dwarves=goods,
    )
    position = go(settled(position), "orcs: play-at caravan knights", "orcs: play-at caravan dwarves")
    position = calm(replace(calm(position), steps=(*calm(position).steps, Recruiting())))
    assert {"barter 1", "barter 2"} <= set(asides_of(position, "orcs"))
    assert "barter 2" not in asides_of(position, "knights") and "barter 0" in asides_of(position, "dwarves")
