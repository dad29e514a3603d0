"""How an engagement ends: who is gone, who scores, who is out (T9.5, T16, T19.3)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from hexenkessel.games.titan.characters import legion_value
from hexenkessel.games.titan.downfall import fall
from hexenkessel.games.titan.endings import end_if_last_titan
from hexenkessel.games.titan.meeting import Meeting
from hexenkessel.games.titan.muster import leave
from hexenkessel.games.titan.phase import TitanChange
from hexenkessel.games.titan.spoils import Spoils, multiples
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from hexenkessel.legions.stacks import apart

How: TypeAlias = Literal["flight", "agreement", "concession", "battle", "time"]


class Verdict(msgspec.Struct, frozen=True):
    """What is left of the two legions (attacker's, defender's), and why."""

    how: How
    left: tuple[tuple[Character, ...], tuple[Character, ...]]
    may_reinforce: bool = False  # the defender, if he wins (T14)


def conclude(change: TitanChange, meeting: Meeting, verdict: Verdict) -> None:
    """End the engagement: remove what is lost, score it, and let the winner take his spoils."""
    world = change.state
    legions = [world.legions[marker] for marker in meeting.markers]
    seats = [legion.owner for legion in legions]
    lost = [apart(legion.characters, left) for legion, left in zip(legions, verdict.left, strict=True)]
    fallen = [side for side in (ATTACKER, DEFENDER) if "Titan" in lost[side]]
    # T19.3a, T19.3c: with its Titan slain a legion is done for; its living are set aside.
    left = [() if side in fallen else verdict.left[side] for side in (ATTACKER, DEFENDER)]
    set_aside = [verdict.left[side] if side in fallen else () for side in (ATTACKER, DEFENDER)]
    # T16.1a, T9.3g: where both are gone nobody wins or scores; T19.3e: not even for a Titan slain on the way.
    winner = next((side for side in (ATTACKER, DEFENDER) if left[side] and not left[1 - side]), None)
    points = 0 if winner is None else _points(change, verdict, seats[1 - winner], lost[1 - winner])
    change.tell(
        "engagement-over", land=meeting.land, how=verdict.how, winner=-1 if winner is None else seats[winner]
    )
    for side, marker in enumerate(meeting.markers):
        _remove(change, marker, lost[side], left[side])
    # T13.3b: hits were part of the battle, so whoever survives it is healed.
    change.state = change.state.but(battle=None)
    earned: tuple[int, ...] = ()
    if winner is not None and points:
        # T9.5a: the winner scores, and may then acquire angels; T19.3d: also by points for a slain Titan.
        earned = multiples(change.state.players[seats[winner]].score, points)
        change.state = change.state.with_score(seats[winner], points)
        change.tell("points", seat=seats[winner], points=points)
    for side in fallen:
        # When both Titans fall together there is no slayer left to be paid.
        slayer = None if len(fallen) == 2 else seats[1 - side]
        fall(change, seats[side], slayer, set_aside[side])
    if fallen and end_if_last_titan(change):
        return
    _go_on(change, meeting, verdict, winner, seats, earned, (*lost[ATTACKER], *lost[DEFENDER]))


def _points(change: TitanChange, verdict: Verdict, loser: Seat, lost: tuple[Character, ...]) -> int:
    """What the winner scores for a legion.

    T16.0b: the value of all of it, those who joined in battle included; T10.1e: and those who never entered.
    T19.3b: of a slain Titan's legion only the Titan and those slain before: `lost` has no others.
    """
    value = legion_value(lost, change.state.players[loser].score)
    # T9.2b: half for a legion that fled, rounded down. T10.5c: nothing for an attack that took too long.
    # T9.3f, T9.4d, T16.1b: agreement and concession bring the full value.
    return {"flight": value // 2, "time": 0}.get(verdict.how, value)


def _remove(
    change: TitanChange, marker: Marker, lost: tuple[Character, ...], left: tuple[Character, ...]
) -> None:
    """Take the lost out of a legion, or the legion off the board."""
    legion = change.state.legions[marker]
    gone = lost if left else legion.characters
    if not gone:
        return
    # T9.1b: an eliminated legion is seen by everybody. T9.5c: who survives stays in this land.
    change.reveal("lost", seat=legion.owner, legion=marker, characters=gone, survives=bool(left))
    leave(change, marker, gone)


def _go_on(
    change: TitanChange,
    meeting: Meeting,
    verdict: Verdict,
    winner: int | None,
    seats: list[Seat],
    earned: tuple[int, ...],
    lost: tuple[Character, ...],
) -> None:
    """Back to the phase, or out of the turn if the active player has just lost his Titan."""
    turn, phase = 1, 2  # how much of the stack remains
    del change.steps[phase if change.state.is_alive(change.state.active) else turn :]
    # T13.6b: Lords and Demi-Lords return to the stacks only when the engagement is fully over.
    if winner is None or not change.state.is_alive(seats[winner]):
        change.state = change.state.returned_to_stacks(lost)
        return
    change.push(
        Spoils(
            seat=seats[winner],
            legion=meeting.markers[winner],
            multiples=earned,
            # T6.4b: the defender is reinforced at once, before the active player comes to muster.
            may_muster=winner == DEFENDER and verdict.may_reinforce,
            # T15.2a, T15.3c: the attacker may summon after a victory, T15.2b: but not after a flight.
            may_summon=winner == ATTACKER and verdict.how != "flight",
            returning=tuple(name for name in lost if name != "Titan"),
        )
    )
