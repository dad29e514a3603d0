"""Race cards that the players have changed: stocks, income, movement, dice and odds follow them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.battlemist.battle.preview import armies_of, win_chance, world_if_met
from hexenkessel.games.battlemist.components import RACES, VALUES
from hexenkessel.games.battlemist.economy.income import income_of
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.race_cards import TABLE, cards_with, values_of
from hexenkessel.kernel.battery import random_move
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.gate import _apply
from hexenkessel.kernel.history import History
from hexenkessel.kernel.record import read_record, write_record
from hexenkessel.kernel.verification import verify
from tests.battlemist.fields import REALM, battle, passing
from tests.battlemist.roads import goals, moving
from tests.battlemist.table import LoadedDice

SHOWS = GAME.presentation


def begun(seats: int = 2, **options: Any) -> Any:
    setup = GAME.setup(seats, DiceParts("race cards"), {"board": "drawn", "races": "drawn", **options})
    return GAME.begin(setup).position


@pytest.mark.rule("B1.4.4a")
def test_the_set_is_what_is_usual() -> None:
    assert cards_with("") == RACES
    assert all(values_of(race) == tuple(VALUES[race][kind] for kind in KINDS) for race in RACES)
    for name, row in zip(TABLE.rows, TABLE.usual, strict=True):
        card = dict(zip(TABLE.columns, row, strict=True))
        assert card["start-iron"] == RACES[name].start.iron
        assert card["cavalry-kill"] == RACES[name].units["cavalry"].kill


@pytest.mark.rule("B2.2g", "B3.2.1e")
def test_stock_and_income_are_those_of_the_changed_card() -> None:
    usual = begun()
    race = usual.state.players[0].race
    changed = begun(values=f"{race}.start-wood=20 {race}.income-iron=11")
    assert changed.state.players[0].stock.wood - usual.state.players[0].stock.wood == (
        20 - RACES[race].start.wood
    )
    assert income_of(changed.state, 0).iron - income_of(usual.state, 0).iron == 11 - RACES[race].income.iron
    assert income_of(changed.state, 1) == income_of(usual.state, 1)


@pytest.mark.rule("B3.3.2b")
def test_units_move_as_far_as_the_changed_card_says() -> None:
    units = {"knights": {"home-knights": "footman cavalry"}}
    usual = moving(units)
    changed = moving(units, options={"values": "knights.footman-move=4"})
    assert goals(usual, "footman") < goals(changed, "footman")
    assert goals(usual, "cavalry") == goals(changed, "cavalry")


@pytest.mark.rule("B3.3.3e")
@pytest.mark.parametrize(
    ("values", "result"),
    [("", "rout"), ("knights.footman-kill=6", "kill"), ("knights.footman-rout=7", "miss")],
)
def test_a_die_does_what_the_changed_card_says(values: str, result: str) -> None:
    position = battle("knights", "footman", "dwarves", "2 footman", options={"values": values})
    _, events = passing(position, LoadedDice(6, 1, 1, *[10] * 20))
    thrown = next(event for event in events if event.key == "attacked" and event.args["seat"] == 0)
    assert thrown.args["results"] == (result,)


def test_the_odds_follow_the_changed_card() -> None:
    def chance(values: str) -> float:
        position = battle("knights", "3 footman", "dwarves", "3 footman", options={"values": values})
        met = world_if_met(position.state, REALM, 0)
        assert met is not None
        return win_chance(*armies_of(met))[0]

    assert chance("knights.footman-kill=6 knights.footman-rout=4") > chance("") + 0.2
    assert chance("dwarves.footman-kill=6 dwarves.footman-rout=4") < chance("") - 0.1


def test_who_kills_routs() -> None:
    with pytest.raises(BadSetup, match="footman-rout may not be above"):
        GAME.setup(2, DiceParts(""), {"values": "elves.footman-kill=5"})


def test_the_terminal_shows_the_changed_card() -> None:
    setup = GAME.setup(2, DiceParts(""), {"values": "elves.archer-move=6"})
    position = GAME.begin(setup).position
    assert "moves 6" in SHOWS.draw(GAME.view(position, 0))
    assert "moves 6" not in SHOWS.draw(GAME.view(GAME.begin(GAME.setup(2, DiceParts(""))).position, 0))


def test_a_record_keeps_what_differs_and_is_played_again() -> None:
    rng = random.Random(4)
    history = History(
        GAME, GAME.setup(3, DiceParts("kept"), {"values": "orcs.cavalry-move=5 elves.archer-move=2"})
    )
    for _ in range(60):
        history.play(*random_move(history.position, rng))
    text = write_record(history)
    assert '"values":"orcs.cavalry-move=5"' in text
    assert verify(GAME, read_record(text)).position == history.position


def test_a_whole_game_with_changed_cards_keeps_its_table_in_order() -> None:
    rng = random.Random(8)
    position = begun(3, values="orcs.footman-kill=8 elves.income-grain=0 dwarves.cavalry-move=6", stars=2)
    for _ in range(1_500):
        if position.outcome is not None:
            break
        position = _apply(position, *random_move(position, rng)).position
    assert GAME.flaws(position) == []
