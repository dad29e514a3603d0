"""A position of Titan: the table, and the steps that lead on from it."""

from __future__ import annotations

from typing import TypeAlias

from hexenkessel.games.titan.battle.course import BattleCourse
from hexenkessel.games.titan.battle.maneuvers import ManeuverPhase
from hexenkessel.games.titan.battle.newcomers import Reinforcement, Summoning
from hexenkessel.games.titan.battle.strikes import CarryChoice, StrikePhase
from hexenkessel.games.titan.engagement import EngagementPhase, Negotiation
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.muster import MusterPhase
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.spoils import Spoils
from hexenkessel.games.titan.start import Division, Towers
from hexenkessel.games.titan.turn import Turn
from hexenkessel.games.titan.world import World
from hexenkessel.kernel import position as kernel

# The sequence of play from top to bottom, as the book has it.
AnyStep: TypeAlias = (
    Towers
    | Division
    | Turn
    | OrganisationPhase
    | MovementPhase
    | EngagementPhase
    | Negotiation
    | BattleCourse
    | Reinforcement
    | Summoning
    | ManeuverPhase
    | StrikePhase
    | CarryChoice
    | Spoils
    | MusterPhase
)


class Position(kernel.Position[World], frozen=True):
    """Everything that is true at one moment of a game of Titan. T21.0b: and all one needs to resume it."""

    steps: tuple[AnyStep, ...]
    state: World
