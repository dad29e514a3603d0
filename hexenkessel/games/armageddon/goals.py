"""Ways to win: when each of them is looked at, and who has reached it."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias

from hexenkessel.games.armageddon.endings import outcome_of, won
from hexenkessel.games.armageddon.field import Battlefield, Streak
from hexenkessel.games.armageddon.phase import ArmageddonChange
from hexenkessel.games.armageddon.scenarios.format import (
    Annihilate,
    AnnihilateKind,
    AnyGoal,
    Bring,
    Capture,
    CaptureShip,
    Cities,
    Clear,
    Default,
    Domination,
    Hold,
    KillLeader,
    Landing,
    MajorityAtEnd,
    Points,
    Sink,
)
from hexenkessel.games.armageddon.terms import Field, FieldName
from hexenkessel.kernel.outcome import Outcome

Moment: TypeAlias = Literal["now", "turn", "round", "end"]
MOMENTS: Final[tuple[Moment, ...]] = ("now", "turn", "round", "end")


def end_if_won(change: ArmageddonChange, moment: Moment) -> bool:
    """Has somebody won at this moment? The goals are looked at in the order in which they are written."""
    if change.outcome is not None:
        return True
    field = change.state
    if moment == "round":
        field = change.state = _counting_rounds(field)
    for number, goal in enumerate(field.goals):
        if goal.moment == moment and (outcome := _outcome(field, goal, number)):
            change.end(outcome)
            return True
    if moment == "end":
        change.end(won(field, "draw", ()))
    return change.outcome is not None


def _outcome(field: Battlefield, goal: AnyGoal, number: int) -> Outcome | None:
    """What comes of a goal, if anything comes of it now."""
    match goal:
        case Annihilate():
            alive = {field.sides[seat] for seat in field.living}
            return won(field, "annihilated", alive) if len(alive) < 2 else None
        case AnnihilateKind():
            return _without_kind(field, goal)
        case KillLeader():
            return _without_leader(field)
        case Capture(fields, player):
            for each in _fields(field, fields):
                side = field.index.majority([each])
                if side is not None and player in (0, *_players(field, side)):
                    return won(field, "captured", {side})
            return None
        case Hold(rounds=rounds):
            streak = field.streaks[number]
            is_held = streak.side is not None and streak.rounds >= rounds
            return won(field, "held", {streak.side or 0}) if is_held else None
        case MajorityAtEnd(fields):
            side = field.index.majority(_fields(field, fields))
            return None if side is None else won(field, "majority", {side})
        case Clear(fields, player):
            mine = field.sides[player - 1]
            is_clear = all(_owner_side(field, each) in (mine, None) for each in _fields(field, fields))
            return won(field, "cleared", {mine}) if is_clear else None
        case Bring():
            brought = _brought(field, goal) >= goal.count
            return won(field, "brought", {field.sides[goal.player - 1]}) if brought else None
        case Domination():
            held = Counter(_holders(field, goal.fields))
            allowed = [side for side in held if goal.player in (0, *_players(field, side))]
            best = max(allowed, key=lambda side: held[side], default=None)
            is_enough = best is not None and held[best] >= goal.count
            return won(field, "dominated", {best or 0}) if is_enough else None
        case Cities(fields):
            held = Counter(_holders(field, fields))
            most = max(held.values(), default=0)
            return won(field, "cities", {side for side in held if held[side] == most})
        case Landing(fields=fields):
            landed = _landed(field, goal, frozenset(_fields(field, fields))) >= goal.count
            return won(field, "landed", {field.sides[goal.player - 1]}) if landed else None
        case Sink():
            gone = _lost_hulls(field, goal) >= goal.count
            return won(field, "sunk", {field.sides[goal.player - 1]}) if gone else None
        case CaptureShip(player=player):
            return _captured_flagship(field, player)
        case Points():
            return outcome_of(field, "points")
        case Default(player):
            return won(field, "default", {field.sides[player - 1]})


def _without_kind(field: Battlefield, goal: AnnihilateKind) -> Outcome | None:
    index = field.index
    having = {field.sides[seat] for seat in range(field.seats) if index.rules.counts(index, seat, goal.kind)}
    if not goal.player:
        return won(field, "annihilated-kind", having) if len(having) < 2 else None
    mine = field.sides[goal.player - 1]
    return None if having - {mine} else won(field, "annihilated-kind", {mine})


def _without_leader(field: Battlefield) -> Outcome | None:
    """At the end of a turn in which a leader has died: if all of them have, the battle goes on."""
    if not any(leader in field.fallen for leader in field.leaders):
        return None
    alive = {_side_of_origin(field, leader) for leader in field.leaders if leader in field.figures}
    return won(field, "leader", alive) if len(alive) == 1 else None


def _side_of_origin(field: Battlefield, figure: int) -> int:
    owner = field.origins[figure - 1]
    return -1 if owner is None else field.sides[owner]


def _brought(field: Battlefield, goal: Bring) -> int:
    seat, from_seat = goal.player - 1, goal.taken_from - 1 if goal.taken_from else None
    zone = field.zones[seat]
    return sum(
        figure.kind == goal.kind
        and figure.owner == seat
        and figure.field in zone
        and field.origins[figure.id - 1] == from_seat
        for figure in field.figures.values()
    )


def _landed(field: Battlefield, goal: Landing, fields: frozenset[Field]) -> int:
    seat = goal.player - 1
    return sum(
        figure.kind == goal.kind and figure.owner == seat and figure.field in fields
        for figure in field.figures.values()
    )


def _lost_hulls(field: Battlefield, goal: Sink) -> int:
    """How many ships of the player's enemies have gone down, or are not theirs any more."""
    seat = goal.player - 1
    return sum(
        kind == goal.kind
        and field.is_enemy(field.origins[who - 1], seat)
        and (who not in field.figures or not field.is_enemy(field.figures[who].owner, seat))
        for who, kind in field.hulls
    )


def _captured_flagship(field: Battlefield, player: int) -> Outcome | None:
    for who in field.flagships:
        ship = field.figures.get(who)
        taker = None if ship is None else ship.owner
        if taker is None or not field.is_enemy(taker, field.origins[who - 1]):
            continue
        if player in (0, *_players(field, field.sides[taker])):
            return won(field, "flagship", {field.sides[taker]})
    return None


def _counting_rounds(field: Battlefield) -> Battlefield:
    """A round has ended: who holds what for how long now."""
    streaks = list(field.streaks)
    for number, goal in enumerate(field.goals):
        if isinstance(goal, Hold) and field.round >= goal.from_round:
            side = field.index.majority(_fields(field, goal.fields))
            if side is not None and goal.player not in (0, *_players(field, side)):
                side = None
            before = streaks[number]
            is_same = side is not None and side == before.side
            streaks[number] = Streak(side, before.rounds + 1 if is_same else int(side is not None))
    return field.but(streaks=tuple(streaks))


def _holders(field: Battlefield, names: tuple[FieldName, ...]) -> list[int]:
    """The sides that have the majority on these fields, once for each field."""
    sides = [field.index.majority([where]) for where in _fields(field, names)]
    return [side for side in sides if side is not None]


def _fields(field: Battlefield, names: tuple[FieldName, ...]) -> list[Field]:
    return [field.index.ground.named(name) for name in names]


def _players(field: Battlefield, side: int) -> list[int]:
    """Players are counted from 1."""
    return [seat + 1 for seat in range(field.seats) if field.sides[seat] == side]


def _owner_side(field: Battlefield, where: Field) -> int | None:
    """A side that has warriors there; where several have, -1."""
    sides = {
        field.sides[figure.owner]
        for figure in field.index.at(where)
        if figure.is_warrior and figure.owner is not None
    }
    if len(sides) > 1:
        return -1
    return sides.pop() if sides else None
