"""A position of Battlemist: the table, and the steps that lead on from it."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.battlemist.battle.aftermath import Looting, Spoils
from hexenkessel.games.battlemist.battle.choices import Leading, Rallying, Suffering
from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.battle.course import BattleCourse
from hexenkessel.games.battlemist.cards.carrying import Carrying
from hexenkessel.games.battlemist.cards.choices import (
    Choosing,
    Culling,
    Despoiling,
    Overfull,
    Spying,
    Taking,
)
from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.council.council import Council, Drawing
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.barter import Bartering
from hexenkessel.games.battlemist.economy.economics import Economics
from hexenkessel.games.battlemist.economy.guild import Guild
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.laying.laying import BoardByChance, Laying
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.order import OrderRoll
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.quests.quest import QuestPhase
from hexenkessel.games.battlemist.rounds import Individual, Round, Turn
from hexenkessel.games.battlemist.start import Gathering
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel import position as kernel

# The sequence of play from top to bottom, as the book has it; what can happen at any time comes last.
AnyStep: TypeAlias = (
    Gathering
    | Laying
    | BoardByChance
    | Round
    | Council
    | Drawing
    | Voting
    | Economics
    | Recruiting
    | Guild
    | OrderRoll
    | Individual
    | Turn
    | QuestPhase
    | Journeys
    | Arrival
    | Encounter
    | Challenges
    | Duel
    | MovementPhase
    | CombatPhase
    | BattleCourse
    | Rallying
    | Leading
    | Suffering
    | Spoils
    | Looting
    | UpkeepPhase
    | Moment
    | Carrying
    | Taking
    | Despoiling
    | Choosing
    | Spying
    | Culling
    | Overfull
    | Bartering
)


class Position(kernel.Position[World], frozen=True):
    """Everything that is true at one moment of a game of Battlemist."""

    steps: tuple[AnyStep, ...]
    state: World
