"""Steps of economy, order and quests in the middle of their work can be written down and read again."""

from __future__ import annotations

import msgspec
import pytest

from hexenkessel.games.battlemist.actions import BuyStar, Offer
from hexenkessel.games.battlemist.economy.barter import Bartering
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.phase import BattlemistStep
from hexenkessel.games.battlemist.position import Position
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.quests.fight import Fight, Fighter
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.kernel.patterns import Pass
from tests.battlemist.table import table

FIGHT = Fight(Fighter(3, 1, 4, 1), (Fighter(0, 1, 5, 1), Fighter(1, 1, 5, 1)))

STEPS = (
    Economics(2),
    Recruiting(done=(1,), busy=(0,), placed={"home-orcs": 2, "wastes": 1}, hired=(0,)),
    Guild(chosen=((0, BuyStar()), (1, Pass()))),
    Bartering(1, 0, 2, Offer(1, 0, 0, 0, 2, 0)),
    UpkeepPhase(begun=True),
    OrderRoll({1: 9, 0: 4}, {0: -2}),
    QuestPhase(1, 3),
    Journeys(0, (1, 3)),
    Arrival(0, "robbers-camp"),
    Encounter(seat=0, hero=1, adventure="robbers-camp", fight=FIGHT, has_been_struck=True),
    Duel(seat=0, hero=1, foe=1, foe_hero=2),
    Challenges(0, (2,)),
)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: str(type(step).__struct_config__.tag))
def test_a_step_survives_being_saved(step: BattlemistStep) -> None:
    laid = table()
    position = Position(laid.setup, 100, (step,), laid.state)  # type: ignore[arg-type]  # a step of this game
    read = GAME.decode(GAME.encode(position))
    assert read == position
    assert msgspec.json.encode(read.step) == msgspec.json.encode(step)
