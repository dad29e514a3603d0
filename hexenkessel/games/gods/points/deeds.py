"""Deeds that bring victory points: the program books them itself (G26.1)."""

from __future__ import annotations

from hexenkessel.games.gods.points.goals import POINTS, Deed, goal_for, victory_points
from hexenkessel.games.gods.terms import Side, VictoryPoints
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.seats import Seat


def side_of(seat: Seat) -> Side:
    return "darklord" if seat == DARKLORD else "titan"


def victory_points_of(world: World, seat: Seat) -> VictoryPoints:
    # G26.1c: nobody has any before his first deed.
    return victory_points(world.players[seat].goals)


def reach_goal(change: Change[World], seat: Seat, deed: Deed, of: str | None = None) -> None:
    """The player has done this: if it is a goal of his that is still open, he has its points."""
    if seat < 0:
        return
    reached = change.state.players[seat].goals
    # G26.1d: each goal counts once. G26.1e: nobody refuses or loses points; they are booked at once.
    goal = goal_for(side_of(seat), deed, of, reached)
    if goal is None:
        return
    goals = (*reached, goal)
    change.state = change.state.with_player(seat, goals=goals)
    what = f"@goal-{goal.replace('.', '-')}"
    change.tell("goal", seat=seat, what=what, points=POINTS[goal], total=victory_points(goals))
