"""What can never be true on the table. For tests: legal play must never bring it about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hexenkessel.games.battlemist.components import (
    ACTION_DECK,
    ACTIONS,
    ADVENTURES,
    EVENTS,
    NEUTRAL,
    QUEST_DECK,
    REALMS,
)
from hexenkessel.games.battlemist.world import FULL_LIFE, MOST_HEROES, World


def flaws_of(world: World) -> list[str]:
    return [*_card_flaws(world), *_player_flaws(world), *_piece_flaws(world), *_board_flaws(world)]


def _card_flaws(world: World) -> Iterator[str]:
    if not world.tiles:
        return  # before the decks are made
    has_events = world.options.has_events(len(world.players))
    demanded = Counter(card for card in ACTION_DECK if has_events or card not in EVENTS)
    hands = [card for player in world.players for card in player.hand]
    there = Counter([*world.deck, *world.discard, *world.gone, *world.pending, *hands])
    if there != demanded:
        yield f"action cards were lost or made: {(there - demanded) + (demanded - there)}"
    if any(card not in ACTIONS for card in (*hands, *world.discard)):
        yield "an event is in a hand or on the discard pile"
    quests = [player.quest for player in world.players if player.quest]
    kept = [card for player in world.players for card in player.artifacts]
    if Counter([*world.quests, *world.quest_discard, *quests, *kept]) != Counter(QUEST_DECK):
        yield "quest cards were lost or made"
    if any(quest not in ADVENTURES for quest in quests):
        yield "somebody is on a quest for an artifact"


def _player_flaws(world: World) -> Iterator[str]:
    if world.star_pool < 0:
        yield "there are too many stars"
    for seat, player in enumerate(world.players):
        if min(player.stock.grain, player.stock.wood, player.stock.iron) < 0:
            yield f"seat {seat} owes resources"
        if not 0 <= player.used <= player.stars or player.power < 0:
            yield f"seat {seat} has used {player.used} of {player.stars} stars"
        if len(player.heroes) > MOST_HEROES:
            yield f"seat {seat} has {len(player.heroes)} heroes"
        if any(not 0 < hero.life <= FULL_LIFE for hero in player.heroes):
            yield f"seat {seat} has a hero with impossible life"
        if list(player.hand) != sorted(player.hand):
            yield f"the hand of seat {seat} is not sorted"
        if player.fallen and (player.heroes or player.hand or player.quest or player.stars):
            yield f"seat {seat} is out and still has something"


def _piece_flaws(world: World) -> Iterator[str]:
    for realm, forces in world.forces.items():
        if realm not in world.tiles:
            yield f"there are units in {realm}, which is not on the board"
        owners = [force.owner for force in forces]
        if len(owners) > len(set(owners)):
            yield f"a race has two forces in {realm}"
        # B3.3.3b: different races share a realm only until the active player has fought. But recruits may
        # come to a home in which foreign monsters stand, who can never take it (B6.0j).
        if len(owners) > 1 and world.active not in owners and world.owner_of_home(realm) not in owners:
            yield f"two races share {realm}"
        for force in forces:
            if min(force.units) < 0 or not any(force.units) or world.players[force.owner].fallen:
                yield f"impossible force in {realm}: {force}"
    for realm in world.settlements:
        # B3.2.2r: never in a home.
        if REALMS[realm].is_home:
            yield f"there is a settlement in {realm}"
        if world.active is None and world.controller_of(realm) is None:
            yield f"nobody controls the settlement in {realm}"


def _board_flaws(world: World) -> Iterator[str]:
    if not world.tiles:
        return
    cells = Counter((placed.q, placed.r) for placed in world.tiles.values())
    if max(cells.values()) > 1:
        yield "two tiles lie on one place"
    held = [tile for player in world.players for tile in player.tiles]
    homes = [player.home for player in world.players]
    if sorted([*world.tiles, *held]) != sorted([*NEUTRAL, *homes]):
        yield "tiles were lost or made"
