"""Reference data of Titan for screens, which know no rules: board, maps, counters, charts and colours."""

from __future__ import annotations

import msgspec

from hexenkessel.games.titan import board, characters, mustering
from hexenkessel.games.titan.battle import terrain
from hexenkessel.games.titan.world import COLOURS
from hexenkessel.kernel.data import read_data
from hexenkessel.legions.battle.field import LAST_ROUND


class TitanFigures(msgspec.Struct, frozen=True):
    """What is the same in every game."""

    board: board.Masterboard
    maps: terrain.Battlelands
    kinds: tuple[characters.CharacterType, ...]  # a battle names them by their place in this list
    mustering: mustering.MusterFigures
    colours: tuple[str, ...]  # of the seats, as in the names of their markers
    battle_rounds: int  # after so many a battle is over


def titan_figures() -> TitanFigures:
    return TitanFigures(
        board=board.BOARD,
        maps=read_data("hexenkessel.games.titan", terrain.FILE, terrain.Battlelands),
        kinds=tuple(characters.CHARACTERS.values()),
        mustering=read_data("hexenkessel.games.titan", mustering.FILE, mustering.MusterFigures),
        colours=COLOURS,
        battle_rounds=LAST_ROUND,
    )
