"""Positions imagined from a view: what its observer cannot see is drawn by lot."""

from __future__ import annotations

import random

import msgspec

from hexenkessel.games.titan.position import Position
from hexenkessel.games.titan.terms import Character, Marker
from hexenkessel.games.titan.view import TitanView
from hexenkessel.games.titan.world import Legion, Player, World
from hexenkessel.kernel.position import sampled_setup
from hexenkessel.legions import knowledge


def sample_position(view: TitanView, rng: random.Random) -> Position:
    """A random position that looks to the observer like this view. Its dice are not the real ones."""
    contents: dict[Marker, tuple[Character, ...]] = {}
    for player in view.players:
        if player.knowledge is not None:
            contents |= _sample_contents(view, player, rng)
    world = World(
        options=view.options,
        players=view.players,
        legions={
            marker: Legion(
                seen.owner, seen.land, contents[marker], seen.moved, seen.entry, seen.mustered, seen.parent
            )
            for marker, seen in view.legions.items()
        },
        stacks=view.stacks,
        lost=view.lost,
        order=view.order,
        turn=view.turn,
        round=view.round,
        active=view.active,
        summoned=view.summoned,
        battle=view.battle,
        newcomer=view.newcomer,
        time_is_up=view.time_is_up,
    )
    setup = sampled_setup("titan", view.version, len(view.players), rng, view.options)
    position = Position(setup, view.number, view.steps, world, view.outcome)
    return msgspec.structs.replace(position, steps=tuple(step.sampled(position, rng) for step in view.steps))


def _sample_contents(
    view: TitanView, player: Player, rng: random.Random
) -> dict[Marker, tuple[Character, ...]]:
    """Contents of a player's legions that fit what is public and what the observer has seen himself."""
    known = player.knowledge
    assert known is not None
    for marker in knowledge.legions(known):
        characters = view.legions[marker].characters
        if characters is not None:
            known = knowledge.reveal(known, marker, characters)
    return knowledge.sample(known, rng)
