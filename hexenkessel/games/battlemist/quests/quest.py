"""The quest step of one player, from rest at home to a fight with another hero (B3.3.1)."""

from __future__ import annotations

import msgspec

from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.components import ADVENTURES
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistStep
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.challenge import Challenges
from hexenkessel.games.battlemist.quests.deck import draw_adventure, put_away
from hexenkessel.games.battlemist.quests.heroes import heal_at_home
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.kernel.seats import Seat

BEFORE, START, ARRIVAL, CHALLENGES, OVER = range(5)


class QuestPhase(BattlemistStep, frozen=True, tag="quest"):
    """Its parts in their order; each that asks is a step of its own."""

    seat: Seat
    part: int = BEFORE

    def run(self, change: BattlemistChange) -> None:
        if self.part == OVER:
            change.pop()
            return
        change.replace(msgspec.structs.replace(self, part=self.part + 1))
        match self.part:
            case 0:
                change.push(Moment(windows=("before_quest",), asked=(self.seat,)))
            case 1:
                heal_at_home(change, self.seat)
                begin_quest(change, self.seat)
                # B3.3.1f: all hero movement comes now, B3.3.1e: also without a quest.
                change.push(Journeys(self.seat))
            case 2:
                arrive(change, self.seat)
            case _:
                change.push(Challenges(self.seat))


def begin_quest(change: BattlemistChange, seat: Seat) -> None:
    """B3.3.1a, B3.3.1m, B3.3.1p: without a quest and with a hero in the home, a new one is drawn.

    B3.3.1b: so that it begins with an adventure.
    """
    player = change.state.players[seat]
    if player.quest is None and any(hero.realm == player.home for hero in player.heroes):
        draw_adventure(change, seat)


def arrive(change: BattlemistChange, seat: Seat) -> None:
    """B3.3.1g: with a hero in the target realm the card is shown; ruling on B1.4.2e: he cannot keep silent.

    B1.4.2d: there is one target. B3.3.1n: any of his heroes will do. The card is put away at once: whether
    the adventure is completed or fails, that is where it goes (B1.4.2i).
    """
    player = change.state.players[seat]
    if player.quest is None:
        return
    change.revealed = True  # whether the card is shown or not, everybody learns something about it
    adventure = ADVENTURES[player.quest]
    if not any(hero.realm == adventure.target for hero in player.heroes):
        return
    change.state = change.state.with_player(seat, quest=None)
    put_away(change, adventure.id)
    change.reveal("adventure-reached", seat=seat, card=adventure.id, realm=adventure.target)
    change.push(Arrival(seat, adventure.id))
