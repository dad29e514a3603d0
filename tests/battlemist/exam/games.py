"""Games played at random, and what may never be in any of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hexenkessel.games.battlemist.game import Battlemist
from hexenkessel.games.battlemist.world import HAND_LIMIT, STARS, World
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import asides, legal, play

GAME = Battlemist()


def random_game(seed: int, seats: int, actions: int, **options: Any) -> Iterator[tuple[Any, Any]]:
    """Pairs of positions before and after each action; trades and the like come in now and then."""
    rng = random.Random(seed)
    setup = GAME.setup(seats, DiceParts(f"examiner {seed}"), {"board": "drawn", "races": "drawn", **options})
    position = GAME.begin(setup).position
    for _ in range(actions):
        if position.outcome is not None:
            return
        seat = rng.choice(position.due)
        choices = legal(position, seat)
        said = asides(position, seat)
        if said and rng.random() < 0.05:
            choices = said
        action = rng.choice(choices)
        before = position
        position = play(position, seat, action).position
        yield before, position


def flaws(state: World, seats: int) -> list[str]:
    """The examiner's own list of what may never be."""
    found = []
    for one in state.players:
        goods = one.stock
        if min(goods.grain, goods.wood, goods.iron) < 0:
            found.append(f"{one.race} owes {goods}")
        if not 0 <= one.used <= one.stars or one.power < 0:
            found.append(f"{one.race} has {one.stars} stars, {one.used} used, {one.power} power")
        if len(one.hand) > HAND_LIMIT + 1:
            found.append(f"{one.race} holds {one.hand}")
        if len(one.heroes) > 3 or any(not 1 <= hero.life <= 5 for hero in one.heroes):
            found.append(f"{one.race} has {one.heroes}")
        if one.fallen and (one.stars or one.hand or one.heroes or one.quest or one.artifacts or goods.total):
            found.append(f"{one.race} has fallen and still has something")
    if state.star_pool < 0 or state.star_pool + sum(one.stars for one in state.players) != STARS:
        found.append(f"{state.star_pool} stars in the pool")
    if any(home.startswith("home-") for home in state.settlements):
        found.append("a town in a home")
    if any(min(force.units) < 0 for forces in state.forces.values() for force in forces):
        found.append("fewer units than none")
    return found
