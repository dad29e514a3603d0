"""How a game ends: the last Titan, the God's destruction, or a shorter game by agreement (G1.3)."""

from __future__ import annotations

from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.seats import Seat


def end_if_last_titan(change: GodsChange) -> bool:
    """G1.3a: the last surviving Titan wins; if the last ones fall together, it is a draw."""
    alive = change.state.survivors
    if len(alive) > 1:
        return False
    # Who falls later has the better place; seats that fall in the same turn share one.
    last = change.state.turn + 1
    stayed: list[tuple[int, ...]] = [(player.fallen or last,) for player in change.state.players]
    return _end(change, "last-titan" if alive else "draw", stayed)


def end_with_the_god(change: GodsChange) -> None:
    """G1.3b, G23.1b: with the God destroyed the Darklord has won, G16.5ci: and the game is over."""
    world = change.state
    last = world.turn + 1
    stayed = [(seat == DARKLORD, player.fallen or last) for seat, player in enumerate(world.players)]
    _end(change, "god-destroyed", [(int(has_won), turn) for has_won, turn in stayed])


def end_if_over(change: GodsChange, is_new_round: bool) -> bool:
    """Looked at when a turn is over, as in Titan (G1.1a)."""
    world = change.state
    if world.options.points and any(
        player.battle_points >= world.options.points and not player.fallen for player in world.players
    ):
        # Who has the agreed points wins; among several the most points, then what their armies are worth.
        totals = [_standing(world, seat, by_points=True) for seat in range(len(world.players))]
        return _end(change, "points", totals)
    rounds_are_over = world.options.rounds and is_new_round and world.round >= world.options.rounds
    if world.time_is_up or rounds_are_over:
        totals = [_standing(world, seat, by_points=False) for seat in range(len(world.players))]
        return _end(change, "time", totals)
    return False


def total(world: World, seat: Seat) -> int:
    """Battle points, and the value of all armies on the board."""
    points = world.players[seat].battle_points
    return points + sum(army_value(army.figures, points) for _, army in world.armies_of(seat))


def _standing(world: World, seat: Seat, *, by_points: bool) -> tuple[int, ...]:
    """What decides, the most important first. Who is out stands behind all who are in."""
    if not world.is_alive(seat):
        return (0, world.players[seat].fallen)
    if by_points:
        return (1, world.players[seat].battle_points, total(world, seat))
    return (1, total(world, seat))


def _end(change: GodsChange, reason: str, totals: list[tuple[int, ...]]) -> bool:
    world = change.state
    for marker, army in world.armies.items():
        change.reveal("final-army", army=marker, seat=army.owner, field=army.field, figures=army.figures)
    scores = tuple(
        total(world, seat) if reason == "time" else player.battle_points
        for seat, player in enumerate(world.players)
    )
    outcome = Outcome(reason, rank(totals), scores)
    change.end(outcome)
    change.tell("game-over", reason=reason, winners=outcome.winners)
    return True
