"""What one seat, or a spectator, may know of a game of Battlemist: built from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

from hexenkessel.games.battlemist.battle.battle import Battle
from hexenkessel.games.battlemist.cards.choices import Spying
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.phase import BattlemistPosition
from hexenkessel.games.battlemist.position import AnyStep
from hexenkessel.games.battlemist.terms import Card, QuestCard, RaceName, RealmName, Round
from hexenkessel.games.battlemist.world import (
    Ballot,
    Force,
    Hero,
    Lasting,
    Placed,
    Settlement,
    World,
)
from hexenkessel.kernel.outcome import Outcome
from hexenkessel.kernel.seats import Observer, Seat


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the observer sees him. B2.2i: stocks, stars and pieces are public, cards are not."""

    race: RaceName
    stock: Goods
    stars: int
    used: int
    power: int
    hand_size: int
    hand: tuple[Card, ...] | None  # None: not for your eyes
    has_quest: bool
    quest: QuestCard | None
    artifacts: tuple[QuestCard, ...]
    heroes: tuple[Hero, ...]
    tiles_left: int  # neutral ones; whether the home lies everybody sees
    tiles: tuple[RealmName, ...] | None
    shown: bool
    fallen: Round

    @property
    def home(self) -> RealmName:
        return f"home-{self.race}"


class BattlemistView(msgspec.Struct, frozen=True):
    """The table as the observer sees it."""

    observer: Observer
    version: str
    number: int
    options: BattlemistOptions
    players: tuple[PlayerView, ...]
    tiles: Mapping[RealmName, Placed]
    neighbours: Mapping[RealmName, tuple[RealmName, ...]]
    forces: Mapping[RealmName, tuple[Force, ...]]
    held: Mapping[RealmName, Seat] | None
    settlements: Mapping[RealmName, Settlement]
    deck_size: int
    discard: tuple[Card, ...]
    gone: tuple[Card, ...]
    pending: tuple[Card, ...]
    quests_left: int
    quest_discard: tuple[QuestCard, ...]
    round: Round
    first: Seat
    active: Seat | None
    effects: tuple[Lasting, ...]
    ballot: Ballot | None
    battle: Battle | None
    steps: tuple[AnyStep, ...]
    due: tuple[Seat, ...]
    outcome: Outcome | None


def view_of(position: BattlemistPosition, observer: Observer, *, is_open: bool = False) -> BattlemistView:
    """What this observer may know; everything but the decks, if nothing is secret any more."""
    world = position.state
    is_open = is_open or position.outcome is not None
    spied = _spied(position, observer)
    return BattlemistView(
        observer=observer,
        version=position.setup.version,
        number=position.number,
        options=world.options,
        players=tuple(
            _player_view(world, seat, is_open or seat == observer, seat == spied)
            for seat in range(len(world.players))
        ),
        tiles=world.tiles,
        neighbours=world.neighbours,
        forces=world.forces,
        held=world.held,
        settlements=world.settlements,
        deck_size=len(world.deck),
        discard=world.discard,
        gone=world.gone,
        pending=world.pending,
        quests_left=len(world.quests),
        quest_discard=world.quest_discard,
        round=world.round,
        first=world.first,
        active=world.active,
        effects=world.effects,
        ballot=world.ballot,
        battle=world.battle,
        steps=cast("tuple[AnyStep, ...]", position.steps_seen_by(observer)),
        due=position.due,
        outcome=position.outcome,
    )


def _spied(position: BattlemistPosition, observer: Observer) -> Seat | None:
    """Whose hand lies open to the observer at this moment."""
    for step in position.steps:
        if isinstance(step, Spying) and not position.outcome:
            return step.shows_hand_to(observer)
    return None


def _player_view(world: World, seat: Seat, is_own: bool, is_spied: bool) -> PlayerView:
    player = world.players[seat]
    return PlayerView(
        race=player.race,
        stock=player.stock,
        stars=player.stars,
        used=player.used,
        power=player.power,
        hand_size=len(player.hand),
        hand=player.hand if is_own or is_spied else None,
        has_quest=player.quest is not None,
        quest=player.quest if is_own else None,
        artifacts=player.artifacts,
        heroes=player.heroes,
        tiles_left=sum(tile != player.home for tile in player.tiles),
        tiles=player.tiles if is_own or player.shown else None,
        shown=player.shown,
        fallen=player.fallen,
    )
