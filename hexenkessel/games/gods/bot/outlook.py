"""What the bot makes of the table: what a fight would bring, who could come, what is at stake."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from hexenkessel.games.gods.armies.army import army_value
from hexenkessel.games.gods.battle.battle import Troop
from hexenkessel.games.gods.equipment.board import GATES, battlefield
from hexenkessel.games.gods.equipment.figures import ELEMENTS, MASTERS
from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.terms import Field, Figures, Marker, Side
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import DARKLORD, PACT
from hexenkessel.kernel.seats import Seat

from .forecast import Forecast, forecast
from .roads import fields_ahead, fields_around_tower
from .scouting import Guess, guess
from .temper import Temper
from .worth import MASTER_WORTH, PHANTOM_WORTH, TITAN_WORTH, plain_worth

# With so few land armies a Phantom that is slain may find none to come back in (G24.5b).
_LAST_STAND: Final = 2
# An army of so much less value is nobody's worry.
_HARMLESS: Final = 0.55


class Outlook:
    """The table at one moment, as one seat weighs it."""

    def __init__(self, view: GodsView, seat: Seat, temper: Temper) -> None:
        self.view: Final = view
        self.seat: Final = seat
        self.temper: Final = temper
        self.is_black: Final = seat == DARKLORD
        self.rivals: Final = [
            other for other, player in enumerate(view.players) if other != seat and not player.fallen
        ]
        self.share: Final = 1.0 if len(self.rivals) == 1 else temper.share
        # Somebody has to begin: what one may lose counts less as the war drags on.
        self.caution: Final = 1.0 / (1.0 + temper.impatience * max(0, view.round - 15))
        # G8.3a: until the end of round 10 nobody fights; what comes after it can be feared before.
        self.is_peace: Final = view.round <= PACT
        self.may_be_attacked: Final = view.round >= PACT
        self.dark_age: Final = is_dark_age(view)
        self.phantoms: Final = has_phantoms(view)
        self.side: Final[Side] = side_of(seat)
        self._guesses: Final[dict[Marker, Guess]] = {}
        self._attacks: Final[dict[tuple[Figures, Marker], float]] = {}
        self._comers: Final[dict[Field, list[Marker]]] = {}
        self._dangers: Final[dict[tuple[Figures, Field], float]] = {}

    # Who is in an army

    def guess(self, marker: Marker) -> Guess:
        found = self._guesses.get(marker)
        if found is None:
            found = self._guesses[marker] = guess(self.view, marker, self.view.armies[marker])
        return found

    def figures_of(self, marker: Marker) -> Figures:
        """Who is in an army, as far as one can tell."""
        return self.guess(marker).figures

    def troop(self, figures: Figures, owner: Seat) -> Troop:
        if owner < 0:
            return Troop(figures, owner)
        player = self.view.players[owner]
        return Troop(figures, owner, player.battle_points, len(player.trophies))

    def likely(self, mine: Figures, marker: Marker) -> Forecast:
        """How an attack of ours on this army would end."""
        army = self.view.armies[marker]
        return self.between(mine, self.seat, self.figures_of(marker), army.owner, army.field)

    def between(self, mine: Figures, seat: Seat, his: Figures, owner: Seat, field: Field) -> Forecast:
        return forecast(self.troop(mine, seat), self.troop(his, owner), battlefield(field) or "Coast")

    def may_fight(self, owner: Seat, figures: Figures, other: Seat, others: Figures) -> bool:
        """G23.5a: until the Dark-Titan appears Masters and black armies do not attack each other."""
        if not self.dark_age or DARKLORD not in (owner, other):
            return True
        return set(MASTERS).isdisjoint(others if owner == DARKLORD else figures)

    # What is at stake

    def prize(self, marker: Marker) -> float:
        """What it brings us that this army is gone."""
        temper, army = self.temper, self.view.armies[marker]
        his = self.figures_of(marker)
        share = 0.25 if army.owner < 0 else self.share_of(army.owner)
        gain = share * plain_worth(his) + temper.point * self.points(his, army.owner)
        return gain + temper.gem * 10 * len(his)

    def share_of(self, owner: Seat) -> float:
        """What it is to us that somebody loses something.

        The Darklord wins alone: while he is strong the others have one enemy more than each other.
        """
        if self.is_black or not self._is_dark_strong:
            return self.share
        return self.temper.foe_share if owner == DARKLORD else self.temper.ally_share

    @cached_property
    def _is_dark_strong(self) -> bool:
        """Has he more figures on the board than each of those whom he hunts?"""
        players = self.view.players
        if len(players) <= DARKLORD or players[DARKLORD].fallen or len(self.rivals) == 1:
            return False
        sizes = [0] * len(players)
        for army in self.view.armies.values():
            if army.owner >= 0 and not army.garrison:
                sizes[army.owner] += army.size
        return sizes[DARKLORD] == max(sizes)

    def quarry(self, marker: Marker) -> float:
        """What an Element that may be there is worth to the Darklord."""
        if not self.is_black or not self.dark_age:
            return 0.0
        # The third brings the Dark-Titan, and ends all who have only a Phantom (G23.7e).
        step = self.temper.element_step * len(self.view.destroyed_elements)
        # What is no more than likely had better be spied on first.
        return (self.temper.element + step) * self.guess(marker).element ** 2

    def master_at_stake(self, owner: Seat, figures: Figures, enemies: Figures) -> float:
        """What the Master is worth who is in this army, against these."""
        found = [name for name in figures if name in MASTERS]
        if not found:
            return 0.0
        # G16.5at: whom an Executer slays is destroyed.
        if not self.phantoms or "Executer" in enemies:
            return MASTER_WORTH
        if self._land_armies(owner) <= _LAST_STAND:
            return MASTER_WORTH
        if found[0] == "Phantom":
            return PHANTOM_WORTH
        # G23.7e: with the third Element all are out who have only a Phantom.
        peril = self.temper.peril * len(self.view.destroyed_elements) if self.dark_age else 0.0
        return TITAN_WORTH + peril

    def _land_armies(self, owner: Seat) -> int:
        return sum([not army.garrison for _, army in self.view.armies_of(owner)])

    def points(self, figures: Figures, owner: Seat) -> int:
        points = self.view.players[owner].battle_points if owner >= 0 else 0
        return army_value(figures, points)

    def loss(self, mine: Figures, enemies: Figures = ()) -> float:
        """What it costs that an army of ours is gone."""
        points = self.temper.point * self.points(mine, self.seat)
        return self.caution * plain_worth(mine) + self.treasure(mine, enemies) + points

    def treasure(self, mine: Figures, enemies: Figures) -> float:
        """What more it costs if a Master or an Element is among them."""
        element = 0.0
        if self.dark_age and not set(ELEMENTS).isdisjoint(mine):
            element = self.temper.ward
        return self.master_at_stake(self.seat, mine, enemies) + element

    def attack(self, mine: Figures, marker: Marker) -> float:
        """What it brings on average to attack this army."""
        key = (mine, marker)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = self._attack(mine, marker)
        return found

    def _attack(self, mine: Figures, marker: Marker) -> float:
        his = self.figures_of(marker)
        odds = self.likely(mine, marker)
        if odds.win < self.temper.courage and self.master_at_stake(self.seat, mine, his) >= MASTER_WORTH:
            return -MASTER_WORTH
        owner = self.view.armies[marker].owner
        cost = self.caution * (1.0 - odds.kept) * plain_worth(mine)
        won = odds.win * (self.prize(marker) - cost)
        # Who is beaten has done some harm, too; a garrison that is nobody's is whole again (G25.1d).
        harm = 0.0 if owner < 0 else (1.0 - odds.kept_by_defender) * self.share_of(owner) * plain_worth(his)
        lost = (1.0 - odds.win) * (self.loss(mine, his) - harm)
        if owner >= 0:
            master = self.share_of(owner) * self.master_at_stake(owner, his, mine)
            won += self._slays(mine, odds.win) * master
            if "Executer" in his:
                lost += odds.win * self.temper.behead * self.master_at_stake(self.seat, mine, his)
        # G23.6e: an Element that a black army slays is destroyed, whoever wins.
        slain = odds.win + (1.0 - odds.win) * self.temper.snatch * (1.0 - odds.kept_by_defender)
        return won - lost + slain * self.quarry(marker)

    # Who could come

    def danger(self, mine: Figures, field: Field) -> float:
        """What there is to fear from others who may attack us there next."""
        if not self.may_be_attacked or battlefield(field) is None:
            return 0.0
        key = (mine, field)
        found = self._dangers.get(key)
        if found is None:
            found = self._dangers[key] = self._danger(mine, field)
        return found

    def _danger(self, mine: Figures, field: Field) -> float:
        worst, least = 0.0, _HARMLESS * self.points(mine, self.seat)
        for marker in self.comers(field):
            his, owner = self.figures_of(marker), self.view.armies[marker].owner
            if self.points(his, owner) < least and "Executer" not in his:
                continue
            if self.may_fight(owner, his, self.seat, mine):
                odds = self.between(his, owner, mine, self.seat, field)
                worst = max(worst, self._dread(mine, his, odds.win))
        return worst

    def _dread(self, mine: Figures, enemies: Figures, lost: float) -> float:
        """Armies are lost now and then; who has a Master or an Element does not wait for it."""
        treasure = self.treasure(mine, enemies)
        plain = self.loss(mine, enemies) - treasure
        return self.temper.fear * lost * plain + self.temper.dread * self._slays(enemies, lost) * treasure

    def _slays(self, figures: Figures, win: float) -> float:
        """How likely an army gets at the Master of another one: an Executer needs no more than a strike."""
        return win + (1.0 - win) * self.temper.behead if "Executer" in figures else win

    def comers(self, field: Field) -> list[Marker]:
        """Armies of others that could be there next turn."""
        found = self._comers.get(field)
        if found is None:
            found = self._comers[field] = [
                marker
                for marker, army in self.view.armies.items()
                if self._is_about(army) and self._may_come(army, field)
            ]
        return found

    def _may_come(self, army: ArmyView, field: Field) -> bool:
        if field in GATES and army.field != field and self.holds_gates_of(field):
            return False
        ahead = fields_ahead(army.field)
        if field in ahead:
            return True
        links = self._towers.get(army.owner, [])
        if len(links) < 2 or ahead.isdisjoint(links):
            return False
        return any([field in fields_around_tower(tower) for tower in links])

    @cached_property
    def _towers(self) -> dict[Seat, list[Field]]:
        """By holder; G9.3a: between his own towers an army teleports."""
        held: dict[Seat, list[Field]] = {}
        for field, tower in self.view.towers.items():
            held.setdefault(tower.owner, []).append(field)
        return held

    def holds_gates_of(self, centre: Field) -> bool:
        """G8.2d: over our towers nobody comes into City or Dungeon without our leave."""
        return all([self.view.towers[gate].owner == self.seat for gate in GATES[centre]])

    def _is_about(self, army: ArmyView) -> bool:
        return army.owner >= 0 and army.owner != self.seat and not army.garrison


def is_dark_age(view: GodsView) -> bool:
    """Are the special rules of the Darklord in force (G23.7k)?"""
    if len(view.players) <= DARKLORD or view.has_dark_titan:
        return False
    return not view.players[DARKLORD].fallen


def has_phantoms(view: GodsView) -> bool:
    """Do slain Masters come back as Phantoms (G23.7f)?"""
    if view.has_dark_titan:
        return False
    return len(view.players) > DARKLORD or view.options.phantoms_without_darklord


def side_of(seat: Seat) -> Side:
    return "darklord" if seat == DARKLORD else "titan"
