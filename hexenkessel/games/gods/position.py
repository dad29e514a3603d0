"""A position of Gods of Titan: the table, and the steps that lead on from it."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.gods.armies.surplus import Surplus
from hexenkessel.games.gods.battle.carrying import CarryChoice
from hexenkessel.games.gods.battle.choices import NecromancerChoice, StoneColdChoice
from hexenkessel.games.gods.battle.course import BattleCourse
from hexenkessel.games.gods.battle.maneuvers import ManeuverPhase
from hexenkessel.games.gods.battle.newcomers import Reinforcement, Summoning
from hexenkessel.games.gods.battle.spells.painchain import PainchainStep
from hexenkessel.games.gods.battle.strikes import StrikePhase
from hexenkessel.games.gods.combats.aftermath import Aftermath
from hexenkessel.games.gods.combats.concession import Concession
from hexenkessel.games.gods.combats.final_battle import Lending, SideChoice
from hexenkessel.games.gods.combats.negotiation import Negotiation
from hexenkessel.games.gods.combats.phase import CombatPhase, EntryChoice
from hexenkessel.games.gods.combats.spoils import Spoils
from hexenkessel.games.gods.darklord.darktitan import DarkTitanAppears
from hexenkessel.games.gods.darklord.encounters import Encounter
from hexenkessel.games.gods.lords.appearing import Appearance
from hexenkessel.games.gods.movement.passages import Passage
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.start import ChooseTowers, Divisions
from hexenkessel.games.gods.surrender import GivingUp
from hexenkessel.games.gods.titans.placement import ElementPlacement, PhantomPlacement
from hexenkessel.games.gods.towers.garrisons import GarrisonChoice
from hexenkessel.games.gods.turn import Turn
from hexenkessel.games.gods.world import World
from hexenkessel.kernel import position as kernel

# The sequence of play from top to bottom, as the book has it.
AnyStep: TypeAlias = (
    ChooseTowers
    | Divisions
    | Turn
    | MovementPhase
    | Passage
    | Encounter
    | GarrisonChoice
    | Surplus
    | CombatPhase
    | EntryChoice
    | Negotiation
    | Lending
    | SideChoice
    | BattleCourse
    | Concession
    | Reinforcement
    | Summoning
    | ManeuverPhase
    | NecromancerChoice
    | StrikePhase
    | StoneColdChoice
    | PainchainStep
    | CarryChoice
    | Aftermath
    | Spoils
    | Appearance
    | ElementPlacement
    | PhantomPlacement
    | DarkTitanAppears
    | GivingUp
    | RecruitmentPhase
)


class Position(kernel.Position[World], frozen=True):
    """Everything that is true at one moment of a game of Gods of Titan."""

    steps: tuple[AnyStep, ...]
    state: World
