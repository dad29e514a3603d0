"""What the bot makes of the table: armies as troops, what a fight would bring, who could come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexenkessel.games.gods.army import army_value
from hexenkessel.games.gods.battle.battle import Troop
from hexenkessel.games.gods.board import FIELDS, LAND, battlefield, is_labelled
from hexenkessel.games.gods.figures import ELEMENTS, MASTERS
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.recruiting import Occasion, recruits
from hexenkessel.games.gods.terms import Field, Figures, LandName, Side
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.ways import Gait, routes
from hexenkessel.games.gods.world import DARKLORD, PACT
from hexenkessel.kernel.seats import Seat

from .forecast import Forecast, forecast
from .temper import Temper
from .worth import MASTER_WORTH, WORTH, plain_worth

# A figure that one cannot see is taken for one of the middle of the charts.
_UNSEEN: Final = "Warbear"

_ON_FOOT: Final = Gait(swims=False, walks=True, freeway=False, reach=6)


class Outlook:
    """The table at one moment, as one seat weighs it."""

    def __init__(self, view: GodsView, seat: Seat, temper: Temper) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.temper: Final = temper
        self.rivals: Final = [
            other for other, player in enumerate(view.players) if other != seat and not player.fallen
        ]
        self.share: Final = 1.0 if len(self.rivals) == 1 else temper.share
        # Somebody has to begin: what one may lose counts less as the war drags on.
        self.caution: Final = 1.0 / (1.0 + temper.impatience * max(0, view.round - 15))
        # G8.3a: until the end of round 10 nobody fights; what comes after it can be feared before.
        self.is_peace: Final = view.round <= PACT
        self.may_be_attacked: Final = view.round >= PACT
        self.dark_age: Final = len(view.players) > DARKLORD and not view.has_dark_titan
        self.side: Final[Side] = side_of(seat)

    def figures_of(self, army: ArmyView) -> Figures:
        """Who is in an army, as far as one can tell."""
        seen = army.visible
        return (*seen, *((_UNSEEN,) * (army.size - len(seen))))

    def troop(self, figures: Figures, owner: Seat) -> Troop:
        if owner < 0:
            return Troop(figures, owner)
        player = self.view.players[owner]
        return Troop(figures, owner, player.battle_points, len(player.trophies))

    def likely(self, mine: Figures, army: ArmyView) -> Forecast:
        """How an attack of ours on this army would end."""
        return self.between(mine, self.seat, self.figures_of(army), army.owner, army.field)

    def between(self, mine: Figures, seat: Seat, his: Figures, owner: Seat, field: Field) -> Forecast:
        return forecast(self.troop(mine, seat), self.troop(his, owner), battlefield(field) or "Coast")

    # What is at stake

    def prize(self, army: ArmyView, his: Figures) -> float:
        """What it brings us that this army is gone."""
        temper = self.temper
        share = 0.25 if army.owner < 0 else self.share
        gain = share * plain_worth(his) + temper.point * self.points(his, army.owner)
        gain += temper.gem * 10 * len(his)
        if army.owner >= 0:
            gain += self.hidden_prize(army, his)
        return gain

    def hidden_prize(self, army: ArmyView, his: Figures) -> float:
        """A Master or an Element that is there, or may be."""
        gain = 0.0
        if not set(MASTERS).isdisjoint(his):
            gain += MASTER_WORTH * (1.0 if self.view.has_dark_titan else 0.2)
        if self.seat == DARKLORD and self.dark_age:
            gain += self.temper.element * self.element_chance(army)
        return gain

    def element_chance(self, army: ArmyView) -> float:
        """How likely it is that an Element is in an army of a Titan player, for all this seat sees."""
        if army.owner < 0 or army.owner == DARKLORD or army.garrison:
            return 0.0
        if not set(ELEMENTS).isdisjoint(army.visible):
            return 1.0
        unseen = army.size - len(army.visible)
        left = len(self.view.elements) - len(self.view.destroyed_elements)
        if not unseen or not left:
            return 0.0
        hidden = sum(
            [
                other.size - len(other.visible)
                for other in self.view.armies.values()
                if 0 <= other.owner < DARKLORD and not other.garrison
            ]
        )
        return min(1.0, left * unseen / max(1, hidden))

    def points(self, figures: Figures, owner: Seat) -> int:
        points = self.view.players[owner].battle_points if owner >= 0 else 0
        return army_value(figures, points)

    def loss(self, mine: Figures) -> float:
        """What it costs that an army of ours is gone."""
        master = MASTER_WORTH if not set(MASTERS).isdisjoint(mine) else 0.0
        return self.caution * plain_worth(mine) + master + self.temper.point * self.points(mine, self.seat)

    def attack(self, mine: Figures, army: ArmyView) -> float:
        """What it brings on average to attack this army."""
        his = self.figures_of(army)
        odds = self.likely(mine, army)
        if odds.win < self.temper.courage and not set(MASTERS).isdisjoint(mine):
            return -MASTER_WORTH
        cost = self.caution * (1.0 - odds.kept) * plain_worth(mine)
        return odds.win * (self.prize(army, his) - cost) - (1.0 - odds.win) * self.loss(mine)

    # Who could come

    def danger(self, mine: Figures, field: Field) -> float:
        """What it costs on average that others may attack us there next."""
        if not self.may_be_attacked or battlefield(field) is None:
            return 0.0
        worst = 0.0
        for army in self.view.armies.values():
            if army.owner < 0 or army.owner == self.seat or army.garrison:
                continue
            if field in fields_ahead(army.field):
                his = self.figures_of(army)
                odds = self.between(his, army.owner, mine, self.seat, field)
                worst = max(worst, odds.win * self.loss(mine))
        return worst


def side_of(seat: Seat) -> Side:
    return "darklord" if seat == DARKLORD else "titan"


@lru_cache(maxsize=1024)
def fields_ahead(field: Field) -> frozenset[Field]:
    """Where an army on foot could come to next, nobody being in its way."""
    return frozenset(route.arrival.field for route in routes(field, _ON_FOOT))


@lru_cache(maxsize=1024)
def lands_ahead(field: Field) -> tuple[LandName, ...]:
    """The lands in which an army that stands here could recruit next turn."""
    if field not in FIELDS:
        return ()
    ends = {route.arrival for route in routes(field, _ON_FOOT)}
    near = {end.field for end in ends if end.distance in LIMITS.recruit_distances}
    return tuple(sorted({LAND[end] for end in near if is_labelled(end)}))


@lru_cache(maxsize=65536)
def best_recruit(land: LandName, figures: Figures) -> float:
    """What the best recruit is worth to such an army there."""
    names = recruits(Occasion(land=land, army=figures, distance=4))
    return max((WORTH[name] for name in names), default=0.0)


@lru_cache(maxsize=65536)
def prospects(field: Field, figures: Figures) -> float:
    """What an army that stands here can hope to recruit next turn."""
    return max((best_recruit(land, figures) for land in lands_ahead(field)), default=0.0)
