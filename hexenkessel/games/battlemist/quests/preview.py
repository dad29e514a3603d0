"""What a fight of heroes will come to, before one commits oneself: exact odds for the screen and for bots."""

from __future__ import annotations

from hexenkessel.games.battlemist.actions import Challenge, Face, MoveHero
from hexenkessel.games.battlemist.cards.targets import hero_named
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.phase import BattlemistPosition
from hexenkessel.games.battlemist.quests.adventure import Arrival, heroes_there
from hexenkessel.games.battlemist.quests.combat import Duel, Encounter
from hexenkessel.games.battlemist.quests.fight import Fight
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.quests.odds import odds_of
from hexenkessel.games.battlemist.terms import QuestCard
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.seats import Seat


def quest_preview(position: BattlemistPosition, seat: Seat, action: Action) -> Preview | None:
    """The life a hero will be left with, if this leads him into a fight as things stand.

    Cards that are played before the fight may still change it. Only the seat itself may be told this of its
    own journeys: it alone knows where its adventure leads.
    """
    fight = fight_ahead(position, seat, action)
    if fight is None:
        return None
    odds = odds_of(fight)
    return Preview(odds.expected_life, {"survives": odds.survival}, odds.lives)


def fight_ahead(position: BattlemistPosition, seat: Seat, action: Action) -> Fight | None:
    """The fight that an action leads to, if there is one and it is clear who fights it."""
    world, step = position.state, position.step
    match action:
        case Face(number) if isinstance(step, Arrival):
            return _encounter(world, seat, number, step.adventure)
        case Challenge(number, target):
            named = hero_named(world, target)
            if named is None or world.hero(seat, number) is None:
                return None
            return Duel(seat=seat, hero=number, foe=named[0], foe_hero=named[1]).opening(world)
        case MoveHero(number, realm) if isinstance(step, Journeys):
            quest = world.players[seat].quest
            is_target = quest is not None and ADVENTURES[quest].target == realm
            return _encounter(world, seat, number, quest) if is_target else None
        case Done() if isinstance(step, Journeys):
            quest = world.players[seat].quest
            there = heroes_there(world, seat, quest) if quest else []
            return _encounter(world, seat, there[0].number, quest) if len(there) == 1 else None
    return None


def _encounter(world: World, seat: Seat, number: int, adventure: QuestCard | None) -> Fight | None:
    if adventure is None or ADVENTURES[adventure].opponents is None or world.hero(seat, number) is None:
        return None
    return Encounter(seat=seat, hero=number, adventure=adventure).opening(world)
