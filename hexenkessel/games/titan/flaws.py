"""What can never be true on the table. For tests: legal play must never bring it about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hexenkessel.games.titan.characters import CHARACTERS
from hexenkessel.games.titan.world import COLOURS, FULL, World, markers_of
from hexenkessel.legions import knowledge


def flaws_of(world: World) -> list[str]:
    return [*_legion_flaws(world), *_marker_flaws(world), *_stack_flaws(world), *_knowledge_flaws(world)]


def _legion_flaws(world: World) -> Iterator[str]:
    for marker, legion in world.legions.items():
        # T4.1a: eight are never found together; only in a battle the slain still count as members.
        if not legion.characters or (len(legion.characters) > FULL and world.battle is None):
            yield f"{marker} has {len(legion.characters)} characters"
        if list(legion.characters) != sorted(legion.characters):
            yield f"{marker} is not sorted"
    for seat, player in enumerate(world.players):
        # T1.1b: one Titan for each player, as long as he is in the game.
        titans = sum(legion.characters.count("Titan") for _, legion in world.legions_of(seat))
        if world.turn and titans != (0 if player.fallen else 1):
            yield f"seat {seat} has {titans} Titans"


def _marker_flaws(world: World) -> Iterator[str]:
    # T2.3a: each marker is in one place.
    used = Counter([*world.legions, *(marker for player in world.players for marker in player.markers)])
    for marker, count in used.items():
        if count > 1:
            yield f"marker {marker} is in {count} places"
    if len(used) > len(COLOURS) * len(markers_of(0, world.options.charts.markers)):
        yield "there are too many markers"


def _stack_flaws(world: World) -> Iterator[str]:
    # T5.0a: every counter is in a stack, in a legion or out of the game; those of an engagement that is
    # not over yet may be on their way back.
    out = Counter(name for legion in world.legions.values() for name in legion.characters)
    for name, count in world.stacks.items():
        there = count + out[name] + world.lost.get(name, 0)
        if count < 0 or there > CHARACTERS[name].count:
            yield f"{name}: {count} in the stack, {out[name]} in legions, {world.lost.get(name, 0)} lost"


def _knowledge_flaws(world: World) -> Iterator[str]:
    for seat, player in enumerate(world.players):
        contents = {marker: legion.characters for marker, legion in world.legions_of(seat)}
        if player.knowledge is not None and not knowledge.is_consistent(player.knowledge, contents):
            yield f"what is known of seat {seat} is not true"
