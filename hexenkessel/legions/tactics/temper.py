"""How a bot weighs one thing against another in a battle."""

from __future__ import annotations

from typing import Final, NamedTuple


class BattleTemper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is what units are worth."""

    deal: float = 1.4  # what one's strikes are expected to bring
    take: float = 1.7  # what the enemies' strikes are expected to cost
    kill: float = 0.5  # to slay, beyond the hits it takes
    shot: float = 1.6  # what a rangestrike is expected to bring
    threat: float = 0.1  # what those could do who may come into contact next
    leader_threat: float = 0.1  # the same for a leader
    quality: float = 3.0  # a point of advantage from the ground
    approach: float = 5.0  # each step nearer to the enemy, for an attacker
    hold: float = 0.15  # the share of that for a defender who waits
    hold_until: float = 1.2  # the advantage with which a defender waits no longer
    friends: float = 0.5  # each friend beside one
    allies: float = 0.3  # how far one trusts that others will come, too
    rehearsals: int = 6  # how often each plan is tried out when a leader is at stake


BATTLE_TEMPER: Final = BattleTemper()
