"""Battles of seven against seven on all maps, played at random: on the workbench, and through the kernel."""

from __future__ import annotations

import random
from itertools import count

from benchmarks.players import warlike
from benchmarks.stopwatch import Figures, rate
from hexenkessel.games.titan import actions
from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.fight import Fight
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.characters import CHARACTERS
from hexenkessel.games.titan.engagement import EngagementPhase, Negotiation
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.options import TitanOptions
from hexenkessel.games.titan.phase import TitanPosition
from hexenkessel.games.titan.position import Position
from hexenkessel.games.titan.start import empty_table
from hexenkessel.games.titan.terms import Character, Terrain
from hexenkessel.games.titan.turn import Turn
from hexenkessel.games.titan.world import FULL, Legion
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, legal
from hexenkessel.legions import forest, knowledge
from hexenkessel.legions.battle.hexes import ATTACKER
from hexenkessel.legions.battle.playout import random_battle
from hexenkessel.legions.battle.quickrandom import QuickRandom

BATTLES_PER_MAP = 8
MARKERS = ("Red1", "Blue1")
TITAN_POWERS = (6, 6)
ENTRY = 3  # the only edge that every map has


def measure(seconds: float, round: int) -> Figures:
    armies = drawn_armies()
    fights = [
        Fight(start_battle(terrain, ENTRY, attackers, defenders, TITAN_POWERS))
        for terrain, attackers, defenders in armies
    ]
    quick = QuickRandom(round)
    positions = [about_to_fight(*army) for army in armies]
    seeds = count(1_000_000 * round)
    return {
        "battles on the workbench, battles/s": rate(lambda: fight_all(fights, quick), seconds),
        "battles through the kernel, battles/s": rate(lambda: play_some(positions, next(seeds)), seconds),
    }


def drawn_armies() -> list[tuple[Terrain, tuple[Character, ...], tuple[Character, ...]]]:
    """For each map some pairs of legions, drawn from all counters but the Titans, always the same."""
    rng = random.Random("legions")
    kinds = [name for name in CHARACTERS if name != "Titan"]
    counts = [CHARACTERS[name].count for name in kinds]

    def legion() -> tuple[Character, ...]:
        return tuple(sorted(rng.choices(kinds, counts, k=FULL)))

    return [(terrain, legion(), legion()) for terrain in TERRAINS for _ in range(BATTLES_PER_MAP)]


def fight_all(fights: list[Fight], rng: QuickRandom) -> int:
    for fight in fights:
        random_battle(fight.copy(), rng)
    return len(fights)


def about_to_fight(
    terrain: Terrain, attackers: tuple[Character, ...], defenders: tuple[Character, ...]
) -> TitanPosition:
    """Two legions have met, and the attacker is asked what he wants."""
    land = next(number for number, place in LANDS.items() if place.terrain == terrain)
    world = empty_table(TitanOptions(), seats=2).but(order=(0, 1), turn=11, round=6)
    for seat, (marker, characters) in enumerate(zip(MARKERS, (attackers, defenders), strict=True)):
        known = knowledge.Knowledge(((forest.Legion(marker, len(characters), characters),),))
        legion = Legion(seat, land, characters, moved=True, entry=ENTRY)
        world = world.with_legion(marker, legion).with_player(seat, knowledge=known, markers=(), turns=5)
    setup = GAME.setup(2, DiceParts("battles"))
    talk = Negotiation(land, *MARKERS, speaker=ATTACKER, flight_declined=True)
    return Position(setup, 0, (Turn(0, phase=3), EngagementPhase(0), talk), world)


def play_some(positions: list[TitanPosition], seed: int) -> int:
    """One battle on each map."""
    chosen = positions[seed % BATTLES_PER_MAP :: BATTLES_PER_MAP]
    rng = random.Random(seed)
    for position in chosen:
        play_battle(position, rng)
    return len(chosen)


def play_battle(position: TitanPosition, rng: random.Random) -> None:
    position = _apply(position, 0, actions.Fight()).position
    while position.state.battle is not None:
        seat = position.due[0]
        action = warlike(position.state, legal(position, seat), rng)
        position = _apply(position, seat, action).position
