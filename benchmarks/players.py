"""Policies for benchmark games: random, with or without a little sense."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from hexenkessel.games.titan.actions import Accept, Flee, Move, Propose, Reroll, Split, Teleport
from hexenkessel.games.titan.battle.tables import tables_for
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.games.titan.world import FULL, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from hexenkessel.kernel.seats import Seat

Actions: TypeAlias = Sequence[Action]

_SHUNNED: Final = (Accept, Done, Flee, Propose, Reroll, Split)


class Moment(NamedTuple):
    """A decision of a game, and what was chosen."""

    position: TitanPosition
    seat: Seat
    actions: Actions
    chosen: Action


def make_tables() -> None:
    """The tables of all Battlelands are made once in the life of a process: no game shall pay for them."""
    for terrain in TERRAINS:
        tables_for(terrain)


def opening(seats: int, seed: int) -> TitanPosition:
    return GAME.begin(GAME.setup(seats, DiceParts(f"benchmark {seed}"))).position


def by_verb(actions: Actions, rng: random.Random) -> Action:
    """A verb, then one of its actions: so that the many ways to split a legion do not drown the rest."""
    of_kind: dict[type[Action], list[Action]] = {}
    for action in actions:
        of_kind.setdefault(type(action), []).append(action)
    return rng.choice(rng.choice(list(of_kind.values())))


def warlike(world: World, actions: Actions, rng: random.Random) -> Action:
    """By verb, too, but with some sense: he moves and musters what he can, fights, and risks no Titan.

    Thoughtless play ends before there is a middle of the game: legions are split into pairs, and bargains and
    characters left off the map lose the Titans.
    """
    halves = [action for action in actions if _is_halving(world, action)]
    eager = [action for action in actions if not isinstance(action, _SHUNNED)]
    careful = [action for action in eager if not _risks_titan(world, action)]
    return by_verb(halves or careful or eager or actions, rng)


def _is_halving(world: World, action: Action) -> bool:
    if not isinstance(action, Split):
        return False
    return len(world.legions[action.legion].characters) >= FULL and len(action.characters) in (3, 4)


def _risks_titan(world: World, action: Action) -> bool:
    if not isinstance(action, (Move, Teleport)) or "Titan" not in world.legions[action.legion].characters:
        return False
    return any(legion.owner != world.active for _, legion in world.legions_in(action.land))


def warlike_game(seats: int, seed: int) -> Iterator[Moment]:
    """A game as people might play it on a bad day, decision by decision."""
    rng = random.Random(seed)
    position = opening(seats, seed)
    while due := position.due:
        actions = legal(position, due[0])
        chosen = warlike(position.state, actions, rng)
        yield Moment(position, due[0], actions, chosen)
        position = _apply(position, due[0], chosen).position
