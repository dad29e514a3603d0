"""How a game ends: the last Titan, or a shorter game by agreement (T1.1d, T21)."""

from __future__ import annotations

from hexenkessel.games.titan.phase import TitanChange
from hexenkessel.games.titan.world import World
from hexenkessel.kernel.outcome import Outcome, rank
from hexenkessel.kernel.seats import Seat


def end_if_last_titan(change: TitanChange) -> bool:
    """T1.1d: the owner of the only Titan left wins; if the last ones fall together, it is a draw."""
    alive = change.state.survivors
    if len(alive) > 1:
        return False
    # Who falls later has the better place; seats that fall in the same turn share one.
    last = change.state.turn + 1
    stayed: list[tuple[int, ...]] = [(player.fallen or last,) for player in change.state.players]
    _end(change, "last-titan" if alive else "draw", stayed)
    return True


def end_if_over(change: TitanChange, is_new_round: bool) -> bool:
    """Looked at when a turn is over, because a battle under way has no settled value."""
    world = change.state
    if world.options.points and any(
        player.score >= world.options.points and not player.fallen for player in world.players
    ):
        # T21.2a: who has the agreed points at the end of a turn wins.
        # T21.2b: among several the higher score; then what their legions are worth.
        totals = [_standing(world, seat, by_score=True) for seat in range(len(world.players))]
        return _end(change, "points", totals)
    rounds_are_over = world.options.rounds and is_new_round and world.round >= world.options.rounds
    if world.time_is_up or rounds_are_over:
        # T21.1a: at the agreed end score and legions decide; the turn under way was played out.
        # T21.0a: so they do where everybody agrees to stop.
        totals = [_standing(world, seat, by_score=False) for seat in range(len(world.players))]
        return _end(change, "time", totals)
    return False


def total(world: World, seat: Seat) -> int:
    """T21.0a: the score, and the value of all legions on the board."""
    return world.players[seat].score + sum(world.value_of(marker) for marker, _ in world.legions_of(seat))


def _standing(world: World, seat: Seat, *, by_score: bool) -> tuple[int, ...]:
    """What decides, the most important first. Who is out stands behind all who are in."""
    if not world.is_alive(seat):
        return (0, world.players[seat].fallen)
    if by_score:
        return (1, world.players[seat].score, total(world, seat))
    return (1, total(world, seat))


def _end(change: TitanChange, reason: str, totals: list[tuple[int, ...]]) -> bool:
    world = change.state
    for marker, legion in world.legions.items():
        change.reveal(
            "final-legion", legion=marker, seat=legion.owner, land=legion.land, characters=legion.characters
        )
    scores = tuple(
        total(world, seat) if reason == "time" else player.score for seat, player in enumerate(world.players)
    )
    outcome = Outcome(reason, rank(totals), scores)
    change.end(outcome)
    change.tell("game-over", reason=reason, winners=outcome.winners)
    return True
