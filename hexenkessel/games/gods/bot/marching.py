"""Where armies go: each to the field where it gains most, by recruits, fights, towers, City and Dungeon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexenkessel.games.gods.actions import Move, Split, Teleport
from hexenkessel.games.gods.army import most_figures
from hexenkessel.games.gods.board import CENTRE, CITY, CITYTOWERS, LAND, SEA, is_labelled, is_tower
from hexenkessel.games.gods.figures import ELEMENTS, HUMANS, MASTERS
from hexenkessel.games.gods.goals import POINTS, goal_for
from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.prices import DARKLAND_TELEPORT, hire_price
from hexenkessel.games.gods.recruiting import Occasion, recruits
from hexenkessel.games.gods.seafaring import is_sea_army
from hexenkessel.games.gods.terms import Distance, Field, Figures
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import DARKLORD, NEUTRAL
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.stacks import apart

from .outlook import Outlook, prospects
from .temper import Temper
from .worth import WORTH, plain_worth

# Nobody stations himself for ever without need.
_BOUND: Final = 60.0
# What it is worth to have looked into an army that may hold an Element.
_SIGHT: Final = 25.0


class March:
    """All moves of one movement phase; what a move is worth is found out once, for enemies stand still."""

    def __init__(self, view: GodsView, seat: Seat, temper: Temper) -> None:
        self.outlook: Final = Outlook(view, seat, temper)
        self.temper: Final = temper
        self.seat: Final = seat
        self._values: Final[dict[tuple[Figures, Field, Distance], float]] = {}

    def choose(self, view: GodsView, decision: Decision) -> Action:
        split = self._best_split(view, decision.actions)
        if split is not None:
            return split
        best, most = None, -1e9
        for action in decision.actions:
            if not isinstance(action, (Move, Teleport)):
                continue
            gain = self._gain(view, action)
            if gain > most:
                best, most = action, gain
        is_free = Done() in decision.actions
        if best is None or (is_free and most <= 0.0):
            return Done() if is_free else decision.actions[0]
        return best

    def _gain(self, view: GodsView, action: Move | Teleport) -> float:
        army = view.armies[action.army]
        assert army.figures is not None
        distance = action.distance if isinstance(action, Move) else 1
        gain = self.value(view, army.figures, action.field, distance)
        if isinstance(action, Teleport) and action.how == "darkland":
            gain -= self.temper.gem * DARKLAND_TELEPORT
        return gain - self.value(view, army.figures, army.field, 0)

    # What a field is worth to an army that ends there

    def value(self, view: GodsView, figures: Figures, field: Field, distance: Distance) -> float:
        key = (figures, field, distance)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._value(view, figures, field, distance)
        return found

    def _value(self, view: GodsView, figures: Figures, field: Field, distance: Distance) -> float:
        outlook, temper = self.outlook, self.temper
        enemies = [army for _, army in view.armies_in(field) if army.owner != self.seat]
        gain = 0.0
        if distance and field not in CENTRE and enemies and not self._is_shared(figures, field):
            gain += self._encounter(view, figures, enemies)
            # What is left of the army has other worries.
            return gain + 0.3 * self._prospects(figures, field)
        if field in CENTRE:
            gain += self._market(view, figures) + self._storm(view, figures, field)
        elif is_tower(field):
            gain += self._tower(view, figures, field)
        else:
            gain += self._recruit(view, figures, field, distance)
        gain += temper.hope * self._prospects(figures, field)
        return gain - temper.fear * outlook.danger(figures, field)

    def _is_shared(self, figures: Figures, field: Field) -> bool:
        """Do armies stand there side by side?"""
        if self.outlook.is_peace and not is_tower(field):
            return True
        return field in SEA or is_sea_army(figures)

    def _encounter(self, view: GodsView, figures: Figures, enemies: Iterable[ArmyView]) -> float:
        return sum([self._meeting(view, figures, army) for army in enemies])

    def _meeting(self, view: GodsView, figures: Figures, army: ArmyView) -> float:
        outlook = self.outlook
        fought = outlook.attack(figures, army)
        if army.garrison or is_tower(army.field):
            fought += outlook.likely(figures, army).win * self._conquest(view, army.field)
        may_spy = self.seat == DARKLORD and outlook.dark_age and not view.spied
        if may_spy and not army.garrison and 0 <= army.owner < DARKLORD:
            # G23.3b: who only looks is put into the Dungeon, where Humans can be hired.
            unsure = outlook.element_chance(army) if army.figures is None else 0.0
            looked = _SIGHT * min(unsure, 1.0 - unsure) + self._market(view, figures) - 5.0
            return looked if outlook.is_peace else max(looked, fought)
        return fought

    def _conquest(self, view: GodsView, field: Field) -> float:
        goal = goal_for(self.outlook.side, "taken", LAND[field], view.players[self.seat].goals)
        gain = 8.0 + (self.temper.goal * POINTS[goal] if goal else 0.0)
        if self.seat == DARKLORD and view.has_dark_titan and field in CITYTOWERS:
            # G27.5b: over his own Citytower the Darklord comes into the City.
            gain += 0.3 * self.temper.god
        return gain

    def _tower(self, view: GodsView, figures: Figures, field: Field) -> float:
        tower = view.towers[field]
        if tower.owner == self.seat:
            # G25.7a: whoever ends there joins the garrison for ever.
            return -_BOUND - 0.5 * plain_worth(figures)
        garrisons = [army for _, army in view.armies_in(field)]
        # G25.6b: an empty tower is taken without a fight.
        return 0.0 if garrisons and tower.owner == NEUTRAL else self._conquest(view, field)

    def _recruit(self, view: GodsView, figures: Figures, field: Field, distance: Distance) -> float:
        if not distance or not is_labelled(field):
            return 0.0
        player = view.players[self.seat]
        names = recruits(
            Occasion(
                land=LAND[field],
                army=figures,
                distance=distance,
                revealed=player.is_revealed,
                victory_points=view.strengths[self.seat].victory_points,
                has_landed=player.has_landed,
                marker_free=bool(player.markers),
                pool=player.pool,
            )
        )
        best = 0.0
        for name in names:
            goal = goal_for(self.outlook.side, "recruited", name, player.goals)
            best = max(best, WORTH[name] + (self.temper.goal * POINTS[goal] if goal else 0.0))
        return best

    def _market(self, view: GodsView, figures: Figures) -> float:
        """What can be hired in City and Dungeon."""
        player = view.players[self.seat]
        if len(figures) >= most_figures(figures, revealed=player.is_revealed):
            return 0.0
        best = 0.0
        for name in HUMANS:
            price = hire_price(name)
            if name not in figures and player.pool.get(name) and price is not None and price <= player.gems:
                best = max(best, WORTH[name] - 0.5 * self.temper.gem * price)
        return best

    def _storm(self, view: GodsView, figures: Figures, field: Field) -> float:
        """G27.5a: the Dark-Titan's army in the City fights the God."""
        if field != CITY or "Dark-Titan" not in figures:
            return 0.0
        powers = sum([WORTH[name] for name in figures if name not in MASTERS])
        # About so much it takes to reach the God and to strike him down in seven rounds.
        chance = min(1.0, max(0.0, (powers - 60.0) / 90.0))
        return self.temper.god * (2.0 * chance - 0.8)

    def _prospects(self, figures: Figures, field: Field) -> float:
        if len(figures) >= most_figures(figures):
            return 0.4 * prospects(field, figures[:-1])
        return prospects(field, figures)

    # Splitting

    def _best_split(self, view: GodsView, actions: Iterable[Action]) -> Split | None:
        best, most = None, 0.0
        for action in actions:
            if isinstance(action, Split):
                gain = self._gain_of_split(view, action)
                if gain > most:
                    best, most = action, gain
        return best

    def _gain_of_split(self, view: GodsView, action: Split) -> float:
        army = view.armies[action.army]
        assert army.figures is not None
        whole, part = army.figures, action.figures
        if len(whole) < most_figures(whole) or _has_lone_treasure(whole, part):
            return -1.0
        rest = apart(whole, part)
        gain = self.temper.spread + prospects(army.field, rest) + prospects(army.field, part)
        return gain - self.temper.keep * plain_worth(part) - 2.0 * abs(len(part) - 2)


def _has_lone_treasure(whole: Figures, part: Figures) -> bool:
    """Would a Master or an Element go off with the smaller part?"""
    treasures = {*MASTERS, *ELEMENTS}
    smaller = part if 2 * len(part) <= len(whole) else apart(whole, part)
    return not treasures.isdisjoint(smaller)
