"""How a bot weighs one thing against another. Another temper is another opponent."""

from __future__ import annotations

from typing import Final, NamedTuple


class Temper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is `worth` unless a line says otherwise."""

    # In battle
    deal: float = 1.4  # what one's strikes are expected to bring
    take: float = 1.7  # what the enemies' strikes are expected to cost
    kill: float = 0.5  # to slay, beyond the hits it takes
    shot: float = 1.6  # what a rangestrike is expected to bring
    threat: float = 0.1  # what those could do who may come into contact next
    titan_threat: float = 0.1  # the same for the Titan
    titan: float = 600.0  # what the Titan's life counts
    quality: float = 3.0  # a point of advantage from the ground
    approach: float = 5.0  # each step nearer to the enemy, for an attacker
    hold: float = 0.15  # the share of that for a defender who waits
    hold_until: float = 1.2  # the advantage with which a defender waits no longer
    friends: float = 0.5  # each friend beside one
    allies: float = 0.3  # how far one trusts that others will come, too
    rehearsals: int = 6  # how often each plan is tried out when a Titan is at stake
    # On the Masterboard
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
