"""How a bot weighs one thing against another. Another temper is another opponent."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexenkessel.legions.tactics.temper import BATTLE_TEMPER, BattleTemper


class Temper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is `worth` unless a line says otherwise."""

    battle: BattleTemper = BATTLE_TEMPER
    hope: float = 0.5  # recruits of the next turn against those of this one
    prey: float = 0.35  # fights one could begin next turn
    fear: float = 0.6  # fights that others could begin
    point: float = 0.4  # a point of score
    shared: float = 0.6  # what a rival loses, when he is not the only one
    life: float = 2.0  # a Titan's life, against all that both players have on the board
    trophy: float = 4.0  # the same for the Titan of the only rival left
    out: float = 0.25  # and for one of several, against that
    courage: float = 0.8  # the chance to win with which a Titan attacks
    impatience: float = 0.02  # by how much less one's losses count with each round after the fifteenth
    revenge: float = 0.6  # what a victor loses, to those who have lost to him
    keep: float = 1.2  # what those are worth who are sent off, against what both parts can hope for
    spread: float = 15.0  # to have one legion more
    titan_danger: float = 0.25  # the chance to lose with which a Titan's legion is no longer split
    danger: float = 0.6  # the same for another legion


TEMPER: Final = Temper()
