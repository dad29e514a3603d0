"""Where armies go: each to the field where it gains most, by recruits, fights, towers, City and Dungeon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hexenkessel.games.gods.actions import Move, Split, Teleport
from hexenkessel.games.gods.armies.army import most_figures
from hexenkessel.games.gods.armies.seafaring import is_sea_army
from hexenkessel.games.gods.equipment.board import CENTRE, LAND, SEA, is_labelled, is_tower
from hexenkessel.games.gods.equipment.figures import ELEMENTS, HUMANS, MASTERS
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.points.goals import POINTS, goal_for
from hexenkessel.games.gods.recruitment.prices import DARKLAND_TELEPORT, hire_price
from hexenkessel.games.gods.recruitment.recruits import Occasion, recruits
from hexenkessel.games.gods.terms import Distance, Field, Figures, LandName, Marker
from hexenkessel.games.gods.view import GodsView
from hexenkessel.games.gods.world import DARKLORD
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.stacks import apart

from .conquests import Conquests
from .outlook import Outlook
from .roads import prospects
from .temper import Temper
from .worth import WORTH, plain_worth

# Nobody stations himself for ever without need.
_BOUND: Final = 60.0


class March:
    """All moves of one movement phase; what a move is worth is found out once, for enemies stand still."""

    def __init__(self, view: GodsView, seat: Seat, temper: Temper) -> None:
        self.outlook: Final = Outlook(view, seat, temper)
        self.conquests: Final = Conquests(self.outlook)
        self.temper: Final = temper
        self.seat: Final = seat
        self._values: Final[dict[tuple[Figures, Field, Distance, bool], float]] = {}
        self._recruits: Final[dict[tuple[Figures, LandName, Distance], float]] = {}
        self._splits: Final[dict[tuple[Figures, Figures, Field], float]] = {}

    def choose(self, view: GodsView, decision: Decision) -> Action:
        split = self._best_split(view, decision.actions)
        if split is not None:
            return split
        best, most = None, -1e9
        for action in decision.actions:
            # G23.9a: the garrisons of Darktowers may march out, but they are the gates of the Dungeon.
            if not isinstance(action, (Move, Teleport)) or view.armies[action.army].garrison:
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
        key = (figures, field, distance, view.spied)
        found = self._values.get(key)
        if found is None:
            found = self._values[key] = self._value(view, figures, field, distance)
        return found

    def _value(self, view: GodsView, figures: Figures, field: Field, distance: Distance) -> float:
        outlook, temper = self.outlook, self.temper
        enemies = [marker for marker, army in view.armies_in(field) if army.owner != self.seat]
        gain = 0.0
        if distance and field not in CENTRE and enemies and not self._is_shared(figures, field):
            gain += sum([self._meeting(view, figures, marker) for marker in enemies])
            # What is left of the army has other worries, and others may come upon it.
            gain += 0.3 * self._prospects(figures, field)
            wake = temper.wake if set(MASTERS).isdisjoint(figures) else temper.master_wake
            return gain - wake * outlook.danger(figures, field)
        if field in CENTRE:
            gain += self._market(view, figures) + self.conquests.storm(figures, field)
            gain += self.conquests.haven(figures, field)
        elif is_tower(field):
            gain += self._tower(figures, field)
        else:
            gain += self._recruit(view, figures, field, distance)
        gain += temper.hope * self._prospects(figures, field) + self.conquests.approach(figures, field)
        return gain - outlook.danger(figures, field)

    def _is_shared(self, figures: Figures, field: Field) -> bool:
        """Do armies stand there side by side?"""
        if self.outlook.is_peace and not is_tower(field):
            return True
        return field in SEA or is_sea_army(figures)

    def _meeting(self, view: GodsView, figures: Figures, marker: Marker) -> float:
        outlook, army = self.outlook, view.armies[marker]
        fought = outlook.attack(figures, marker)
        if army.garrison or is_tower(army.field):
            fought += outlook.likely(figures, marker).win * self.conquests.prize(army.field)
        may_spy = self.seat == DARKLORD and outlook.dark_age and not view.spied
        if may_spy and not army.garrison and 0 <= army.owner < DARKLORD and outlook.guess(marker).element:
            # G23.3b: who only looks is put into the Dungeon, where Humans can be hired.
            chance = outlook.guess(marker).element
            looked = self._market(view, figures) - self.temper.detour
            looked += self.temper.sight * 4.0 * chance * (1.0 - chance)
            return looked if outlook.is_peace else max(looked, fought)
        return fought

    def _tower(self, figures: Figures, field: Field) -> float:
        if self.outlook.view.towers[field].owner == self.seat:
            # G25.7a: whoever ends there joins the garrison for ever.
            return -_BOUND - 0.5 * plain_worth(figures)
        # G25.6b: an empty tower is taken without a fight.
        return self.conquests.prize(field)

    def _recruit(self, view: GodsView, figures: Figures, field: Field, distance: Distance) -> float:
        if not distance or not is_labelled(field):
            return 0.0
        # G8.4d: whether it is three fields or five makes no difference.
        if distance in LIMITS.recruit_distances:
            distance = LIMITS.recruit_distances[0]
        key = (figures, LAND[field], distance)
        found = self._recruits.get(key)
        if found is None:
            found = self._recruits[key] = self._best_recruit(view, *key)
        return found

    def _best_recruit(self, view: GodsView, figures: Figures, land: LandName, distance: Distance) -> float:
        player = view.players[self.seat]
        names = recruits(
            Occasion(
                land=land,
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

    def _prospects(self, figures: Figures, field: Field) -> float:
        if len(figures) >= most_figures(figures):
            return 0.4 * prospects(field, figures[:-1])
        return prospects(field, figures)

    # Splitting

    def _best_split(self, view: GodsView, actions: Iterable[Action]) -> Split | None:
        best, most = None, 0.0
        for action in actions:
            if isinstance(action, Split):
                army = view.armies[action.army]
                assert army.figures is not None
                key = (army.figures, action.figures, army.field)
                gain = self._splits.get(key)
                if gain is None:
                    gain = self._splits[key] = self._gain_of_split(*key)
                if gain > most:
                    best, most = action, gain
        return best

    def _gain_of_split(self, whole: Figures, part: Figures, here: Field) -> float:
        if len(whole) < most_figures(whole) or _has_lone_treasure(whole, part):
            return -1.0
        rest = apart(whole, part)
        gain = self.temper.spread + prospects(here, rest) + prospects(here, part)
        gain -= self.temper.keep * plain_worth(part) + 2.0 * abs(len(part) - 2)
        if gain <= 0.0:
            return gain
        # Where enemies are near, few are easily lost.
        danger = self.outlook.danger
        return gain - danger(rest, here) - danger(part, here) + danger(whole, here)


def _has_lone_treasure(whole: Figures, part: Figures) -> bool:
    """Would a Master or an Element go off with the smaller part?"""
    treasures = {*MASTERS, *ELEMENTS}
    smaller = part if 2 * len(part) <= len(whole) else apart(whole, part)
    return not treasures.isdisjoint(smaller)
