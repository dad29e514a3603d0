"""Numbers of the rules that more than one module needs: sizes, distances, rounds, thresholds."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import msgspec

from hexenkessel.games.gods.equipment.figures import Rank
from hexenkessel.kernel.data import DataError, read_data

from .terms import PACKAGE, BattlePoints, Distance, Figure, Gems, Round

FILE: Final = "limits.json"


class ArmyLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    most: int  # figures in an army that has neither a revealed Master nor a Pegasus
    end_creatures: int  # of one type
    split_from: int
    split_part: int


class GemFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For one figure each."""

    slain: Gems
    fled: Gems
    removed: Gems


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    army: ArmyLimits
    armies: int
    end_creatures_a_round: int
    move: Distance
    swift_move: Distance  # with the advantage Movement
    recruit_distances: tuple[Distance, ...]
    swift_recruit_distances: tuple[Distance, ...]
    pact_rounds: Round
    battle_rounds: int
    maneuver: int
    rangestrike: int
    neutral_attack_value: int
    lords: dict[Figure, BattlePoints]
    guardian: dict[Rank, int]
    gems: GemFigures


def check_limits(limits: Limits) -> None:
    """Raise DataError unless the numbers fit each other."""
    if limits.army.split_from != 2 * limits.army.split_part:
        raise DataError(FILE, "army", "the smallest army that splits gives two smallest parts")
    for distances, longest in (
        (limits.recruit_distances, limits.move),
        (limits.swift_recruit_distances, limits.swift_move),
    ):
        if list(distances) != list(range(distances[0], longest)):
            raise DataError(FILE, "recruit distances", f"{distances} do not end before {longest}")
    steps = list(limits.lords.values())
    if any(later % earlier for earlier, later in pairwise(steps)):
        raise DataError(FILE, "lords", "each Lord appears at multiples of the one before")


LIMITS: Final[Limits] = read_data(PACKAGE, FILE, Limits)
check_limits(LIMITS)
