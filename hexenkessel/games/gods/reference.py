"""Reference data of Gods of Titan for screens, which know no rules: board, maps, counters, charts, prices."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hexenkessel.games.gods import limits
from hexenkessel.games.gods.equipment import battlefields, board, figures, spells
from hexenkessel.games.gods.equipment.pools import EQUIPMENT, Equipment
from hexenkessel.games.gods.points.goals import GOALS, THRESHOLDS, Advantage, Goal
from hexenkessel.games.gods.recruitment import prices, recruits
from hexenkessel.games.gods.terms import Figure, LandName, Side, VictoryPoints
from hexenkessel.games.gods.world import COLOURS
from hexenkessel.legions.battle.field import LAST_ROUND


class GodsFigures(msgspec.Struct, frozen=True):
    """What is the same in every game."""

    board: board.BoardFigures  # fields with land, place and symbols
    maps: battlefields.BattlefieldFigures  # and what hazards do, by the rules that say so
    kinds: tuple[figures.FigureType, ...]  # a battle names them by their place in this list
    values: Mapping[Figure, int]  # battle points for each; of a Master while its owner has none
    charts: Mapping[LandName, tuple[recruits.Track, ...]]
    spells: tuple[spells.SpellType, ...]
    goals: Mapping[Side, tuple[Goal, ...]]  # of a Titan player, and of the Darklord
    advantages: Mapping[Advantage, VictoryPoints]
    prices: prices.Prices
    limits: limits.Limits
    start: Equipment
    colours: tuple[str, ...]  # of the seats, as in the names of their markers
    battle_rounds: int  # after so many a battle is over


def gods_figures() -> GodsFigures:
    return GodsFigures(
        board=board.BOARD,
        maps=battlefields.MAPS,
        kinds=tuple(figures.FIGURES.values()),
        values={name: figures.value(name) for name in figures.KINDS},
        charts=dict(recruits.CHARTS),
        spells=tuple(spells.SPELLS.values()),
        goals=dict(GOALS),
        advantages=dict(THRESHOLDS),
        prices=prices.PRICES,
        limits=limits.LIMITS,
        start=EQUIPMENT,
        colours=COLOURS,
        battle_rounds=LAST_ROUND,
    )
