"""What units are worth to a bot in a battle, as a game hands it in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Values:
    """Worth by kind, and what a leader counts for, whose loss ends the battle and may end a game."""

    def __init__(
        self,
        worths: Sequence[float],
        is_leader: Sequence[bool],
        *,
        leader_prize: float = 300.0,
        leader_life: float = 600.0,
        leader_balance: float = 250.0,
        shares_terms: bool = False,
    ) -> None:
        self.is_leader: Final = list(is_leader)
        # To slay one, to lose one, and in the balance of a battle.
        self.prizes: Final = _with_leaders(worths, is_leader, leader_prize)
        self.lives: Final = _with_leaders(worths, is_leader, leader_life)
        self.balances: Final = _with_leaders(worths, is_leader, leader_balance)
        # Whether dice and numbers of a strike follow from kinds and hexes alone, but for the striker's power:
        # then they are worked out once for a map and not for every plan.
        self.shares_terms: Final = shares_terms


def _with_leaders(worths: Sequence[float], is_leader: Sequence[bool], leader: float) -> list[float]:
    return [leader if leads else worth for worth, leads in zip(worths, is_leader, strict=True)]
