"""Positions imagined from a view: what its observer cannot see is drawn by lot."""

from __future__ import annotations

import random
from typing import Final, TypeAlias

import msgspec

from hexenkessel.games.gods.armies.army import has_rank, is_legal
from hexenkessel.games.gods.armies.seafaring import may_swim
from hexenkessel.games.gods.equipment.board import SEA
from hexenkessel.games.gods.lineup import army_from
from hexenkessel.games.gods.position import Position
from hexenkessel.games.gods.terms import Figure, Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import World
from hexenkessel.kernel.position import sampled_setup
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions import knowledge

Contents: TypeAlias = dict[Marker, tuple[Figure, ...]]

_TRIES: Final = 40


def sample_position(view: GodsView, rng: random.Random) -> Position:
    """A random position that looks to the observer like this view. Its dice are not the real ones."""
    # Grey garrisons lie open.
    contents = {marker: seen.visible for marker, seen in view.armies.items() if seen.owner < 0}
    for seat, player in enumerate(view.players):
        if player.knowledge is not None:
            contents |= _likely_contents(view, seat, rng)
    world = World(
        options=view.options,
        players=view.players,
        armies={marker: army_from(seen, contents[marker]) for marker, seen in view.armies.items()},
        towers=view.towers,
        elements=view.elements,
        destroyed_elements=view.destroyed_elements,
        immortals=view.immortals,
        has_dark_titan=view.has_dark_titan,
        turn=view.turn,
        round=view.round,
        active=view.active,
        summoned=view.summoned,
        spied=view.spied,
        sights=view.sights,  # what others have seen, nobody else knows
        offers=view.offers,  # what a secret one says, stays open: nobody can take it here
        battle=view.battle,
        newcomer=view.newcomer,
        time_is_up=view.time_is_up,
    )
    setup = sampled_setup("gods", view.version, len(view.players), rng, view.options)
    position = Position(setup, view.number, view.steps, world, view.outcome)
    return msgspec.structs.replace(position, steps=tuple(step.sampled(position, rng) for step in view.steps))


def _likely_contents(view: GodsView, seat: Seat, rng: random.Random) -> Contents:
    """Contents of a player's armies that fit what is public and what the observer has seen himself.

    Where much was forgotten of how stacks have mixed, some would be against the rules; other ones are tried.
    """
    known = view.knowledge_of(seat)
    assert known is not None
    for marker in knowledge.legions(known):
        figures = view.armies[marker].figures
        if figures is not None:
            known = knowledge.reveal(known, marker, figures)
    tried = (knowledge.sample(known, rng) for _ in range(_TRIES))
    found = next((contents for contents in tried if _may_be(view, seat, contents)), None)
    return knowledge.sample(known, rng) if found is None else found


def _may_be(view: GodsView, seat: Seat, contents: Contents) -> bool:
    player = view.players[seat]
    for marker, figures in contents.items():
        army = view.armies[marker]
        if army.field in SEA and not may_swim(figures):
            return False
        # G25.6c: Masters and Elements are not stationed.
        if army.garrison and has_rank(figures, "master", "element"):
            return False
        is_revealed = player.is_revealed and player.master in figures
        if view.battle is None and not is_legal(figures, revealed=is_revealed):
            return False
    # What is forgotten of how stacks have mixed may be forgotten of what one knows and not of what all know.
    public = player.knowledge
    assert public is not None
    return view.knowledge_of(seat) is public or knowledge.is_consistent(public, contents)
