"""Positions imagined from a view: what its observer cannot see is drawn by lot."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import msgspec

from hexenkessel.games.battlemist.components import ACTION_DECK, ADVENTURES, EVENTS, NEUTRAL, QUEST_DECK
from hexenkessel.games.battlemist.position import Position
from hexenkessel.games.battlemist.terms import Card, QuestCard, RealmName
from hexenkessel.games.battlemist.view import BattlemistView
from hexenkessel.games.battlemist.world import Player, World
from hexenkessel.kernel.position import sampled_setup


def sample_position(view: BattlemistView, rng: random.Random) -> Position:
    """A random position that looks to the observer like this view. Its dice are not the real ones."""
    hands, deck = _imagined_cards(view, rng)
    quests, quest_deck = _imagined_quests(view, rng)
    tiles = _imagined_tiles(view, rng)
    players = tuple(
        Player(
            race=seen.race,
            stock=seen.stock,
            stars=seen.stars,
            used=seen.used,
            power=seen.power,
            hand=hands[seat],
            quest=quests[seat],
            artifacts=seen.artifacts,
            heroes=seen.heroes,
            tiles=tiles[seat],
            shown=seen.shown,
            fallen=seen.fallen,
        )
        for seat, seen in enumerate(view.players)
    )
    world = World(
        options=view.options,
        players=players,
        tiles=view.tiles,
        neighbours=view.neighbours,
        forces=view.forces,
        held=view.held,
        settlements=view.settlements,
        deck=deck,
        discard=view.discard,
        gone=view.gone,
        pending=view.pending,
        quests=quest_deck,
        quest_discard=view.quest_discard,
        round=view.round,
        first=view.first,
        active=view.active,
        effects=view.effects,
        ballot=view.ballot,
        battle=view.battle,
    )
    setup = sampled_setup("battlemist", view.version, len(players), rng, view.options)
    position = Position(setup, view.number, view.steps, world, view.outcome)
    return msgspec.structs.replace(position, steps=tuple(step.sampled(position, rng) for step in view.steps))


def _shuffled(cards: Iterable[str], rng: random.Random) -> list[str]:
    found = sorted(cards)
    rng.shuffle(found)
    return found


def _imagined_cards(
    view: BattlemistView, rng: random.Random
) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    """Hands and deck: whatever is not open lies in one of them; events lie in no hand."""
    if not view.deck_size and not any(player.hand_size for player in view.players) and not view.discard:
        return [() for _ in view.players], ()  # before the decks are made
    has_events = view.options.has_events(len(view.players))
    unseen = Counter(card for card in ACTION_DECK if has_events or card not in EVENTS)
    unseen.subtract([*view.discard, *view.gone, *view.pending])
    for player in view.players:
        unseen.subtract(player.hand or ())
    cards = _shuffled((card for card in unseen.elements() if card not in EVENTS), rng)
    hands: list[tuple[Card, ...]] = []
    for player in view.players:
        if player.hand is not None:
            hands.append(player.hand)
        else:
            hands.append(tuple(sorted(cards[: player.hand_size])))
            cards = cards[player.hand_size :]
    return hands, tuple(_shuffled([*cards, *(c for c in unseen.elements() if c in EVENTS)], rng))


def _imagined_quests(
    view: BattlemistView, rng: random.Random
) -> tuple[list[QuestCard | None], tuple[QuestCard, ...]]:
    """Current adventures and the quest deck."""
    if not view.quests_left and not view.quest_discard and not any(p.has_quest for p in view.players):
        return [None for _ in view.players], ()
    unseen = Counter(QUEST_DECK)
    unseen.subtract(view.quest_discard)
    for player in view.players:
        unseen.subtract(player.artifacts)
        unseen.subtract([player.quest] if player.quest else [])
    adventures = _shuffled((card for card in unseen.elements() if card in ADVENTURES), rng)
    quests: list[QuestCard | None] = []
    for player in view.players:
        is_hidden = player.has_quest and player.quest is None
        quests.append(adventures.pop() if is_hidden else player.quest)
    rest = [card for card in unseen.elements() if card not in ADVENTURES]
    return quests, tuple(_shuffled([*adventures, *rest], rng))


def _imagined_tiles(view: BattlemistView, rng: random.Random) -> list[tuple[RealmName, ...]]:
    """Who holds which of the tiles that are still to be laid."""
    known = {tile for player in view.players for tile in player.tiles or ()}
    unseen = _shuffled((tile for tile in NEUTRAL if tile not in view.tiles and tile not in known), rng)
    held: list[tuple[RealmName, ...]] = []
    for player in view.players:
        if player.tiles is not None:
            held.append(player.tiles)
            continue
        mine, unseen = unseen[: player.tiles_left], unseen[player.tiles_left :]
        is_home_left = bool(view.tiles) and player.home not in view.tiles
        held.append((*sorted(mine), player.home) if is_home_left else tuple(sorted(mine)))
    return held
