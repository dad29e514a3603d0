"""15.7: one ship runs over another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

import msgspec

from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull, overrun, sailing
from hexenkessel.games.armageddon.chapters.ch15_ships.actions import Ram
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import Lie
from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import (
    SUNK,
    go_overboard,
    lose_cargo,
    sink,
    tell,
)
from hexenkessel.games.armageddon.chapters.chapter import Way
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.dangers import LifeRolls
from hexenkessel.games.armageddon.figures import RANKS, Figure
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.odds import chance_of
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep, kill, spend_action
from hexenkessel.games.armageddon.rolling import Throw, is_enough, throw
from hexenkessel.games.armageddon.terms import Field, FigureId, Rule
from hexenkessel.hexes.axial import Direction
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

RAMMERS: Final = 2  # A15.7a: warriors whose action it is
RUN_UP: Final = 3  # A15.7c: steps, the last ones in a straight line
UNHARMED: Final = 6  # A15.7g
RAM_FIELD: Final = "ram-field"  # A15.7j: where one rolls for one's life


class Run(NamedTuple):
    """How a ship gets to ram another: the fields of its front half, the ram field last."""

    target: FigureId
    path: tuple[Field, ...]


def runs_of(index: Index, ship: Figure) -> dict[Field, Run]:
    """A15.7c: all fields that this ship can ram, each by the shortest run."""
    key = ("ram runs", ship.id)
    known: dict[Field, Run] | None = index.memo.get(key)
    if known is None:
        known = index.memo[key] = _runs(index, ship) if ship.kind in hull.LONG else {}
    return known


# How a hull lies, the smallest number so far, its way, and how many steps it has made in its last direction.
_State = tuple[Lie, int, tuple[Field, ...], Direction, int]


def _runs(index: Index, ship: Figure) -> dict[Field, Run]:
    ground = index.ground
    found: dict[Field, Run] = {}
    layer: list[_State] = [(hull.lie_of(ground, ship), sailing.MANY, (), ship.pole, 0)]
    seen: dict[tuple[Lie, int], int] = {}
    made = 0
    while layer:
        made += 1
        following: list[_State] = []
        for lie, limit, path, last, straight in layer:
            for course, to in hull.ahead_of(ground, lie):
                # A15.3c: the smallest number of all directions holds.
                most = min(limit, sailing.steps_ahead(index, ship, lie, course))
                row = min(RUN_UP, straight + 1) if course == last else 1
                if made > most or seen.get((to, row), -1) >= most:
                    continue
                other = aboard.ship_at(index, to.front)
                if other is not None and other.id != ship.id:
                    if row == RUN_UP and (to.front, lie.front) in hull.side_lines(ground, other):
                        found.setdefault(to.front, Run(other.id, (*path, to.front)))
                elif not sailing.why_not_lie(index, ship, to):
                    seen[to, row] = most
                    following.append((to, most, (*path, to.front), course, row))
        layer = following
    return found


def rammers(index: Index, ship: Figure, seat: Seat) -> list[Figure]:
    """A15.7a: those aboard who still have an action, the least of them first; bows have better to do."""
    mine = [each for each in aboard.crew(index, ship) if each.owner == seat and not each.acted]
    return sorted(mine, key=lambda each: (RANKS[each.kind], each.kind == "bow", each.id))


def offers(index: Index, seat: Seat, ship: Figure) -> Iterator[Ram]:
    """Every ship of the enemy that it can ram, half by half, with the two who do it; others may be named."""
    two = [each.id for each in rammers(index, ship, seat)[:RAMMERS]]
    if len(two) < RAMMERS or why_not_begin(index, ship):
        return
    for field, run in runs_of(index, ship).items():
        if not is_own(index, seat, index.figures[run.target]):
            yield Ram(ship.id, index.name(field), (two[0], two[1]))


def is_own(index: Index, seat: Seat, target: Figure) -> bool:
    """A2.4ac: is it a ship of the own side, and in its hands?"""
    side = index.field.sides[seat]
    held = aboard.side_of(index, target)
    if held is not None:
        return held == side
    return target.owner is not None and index.field.sides[target.owner] == side


def why_not_begin(index: Index, ship: Figure) -> Rule | None:
    # A15.7a: longships and sailing ships; A15.7b: prow first, and a raft has none.
    if ship.kind not in hull.LONG:
        return "A15.7a"
    if rule := sailing.why_not_sail(index, ship):
        return rule
    # R-A15.7a: it is announced before the first step. A14.3w: a damaged ship cannot ram any more.
    if ship.steps:
        return "A15.7a"
    # A17.2av: nor one at double speed.
    if ship.spell == "doubled":
        return "A17.2av"
    return "A14.3w" if ship.damage else None


def why_not_ram(index: Index, seat: Seat, action: Ram) -> Rule | None:
    """Which rule keeps these warriors from ramming what lies there with this ship."""
    ship = index.figures[action.ship]
    if ship.kind not in hull.SHIPS or aboard.steersman(index, ship) != seat:
        return "A2.3e"
    if rule := why_not_begin(index, ship):
        return rule
    two = {each.id for each in rammers(index, ship, seat)}
    if len(set(action.figures)) != RAMMERS or not two.issuperset(action.figures):
        return "A15.7a"
    field = index.ground.number.get(action.field)
    target = None if field is None else aboard.ship_at(index, field)
    if field is None or target is None or target.id == ship.id:
        return "A15.7b"
    if is_own(index, seat, target):
        return "A2.4ac"
    return None if field in runs_of(index, ship) else "A15.7c"


def always_sinks(ship: Figure, target: Figure) -> bool:
    """Does the rammer go down in any case? A15.7f: a longship. A15.7h: whatever rams a raft."""
    return ship.kind == "longship" or target.kind == "raft"


def preview(index: Index, action: Ram) -> Preview:
    """A15.7g: what is at stake is the own ship; the other one sinks anyhow."""
    ship = index.figures[action.ship]
    run = runs_of(index, ship)[index.ground.number[action.field]]
    is_lost = always_sinks(ship, index.figures[run.target])
    sinks = 1.0 if is_lost else 1 - chance_of(index, UNHARMED)
    return Preview(1 - sinks, {"sinks-too": sinks}, (sinks, 1 - sinks))


def ram(change: ArmageddonChange, seat: Seat, action: Ram) -> None:
    """A15.7c: sail there. The last step is made by `Ramming`, when it is known who is still above water."""
    index = change.state.index
    ship = index.figures[action.ship]
    field = index.ground.number[action.field]
    target, path = runs_of(index, ship)[field]
    spend_action(change, *(index.figures[each] for each in action.figures))
    # R-A15.7a: from here on nothing is taken back.
    change.reveal(
        "rammed",
        seat=seat,
        figure=ship.id,
        kind=ship.kind,
        target=target,
        other=index.figures[target].kind,
        field=index.name(ship.field),
        path=tuple(index.name(each) for each in path),
    )
    change.push(Ramming(seat, ship.id, target, field))
    if len(path) > 1:
        gone = sailing.sailed(change.state.index, ship, Way(len(path) - 1, path[:-1]))
        change.state = change.state.changing(*gone)
        # A15.6o: who swims in the way is run over.
        overrun.run_over(change, [ship], path[:-1])


class Ramming(ArmageddonStep, frozen=True, tag="ramming"):
    """A15.7e: what is rammed always sinks. Then who else sinks, who swims, and who climbs aboard."""

    is_tumult: ClassVar[bool] = True

    seat: Seat  # whose ship rams
    ship: FigureId
    target: FigureId
    field: Field
    came: tuple[FigureId, ...] | None = None  # who may have come aboard the rammer; None: not so far yet

    def run(self, change: ArmageddonChange) -> None:
        if self.came is not None:
            change.pop()
            # A15.7k: the rammer's warriors there begin.
            place = aboard.deck_at(change.state.index, self.field)
            overrun.clear_deck(change, place, self.came, self.seat)
        elif self._goes_down_too(change):
            change.pop()
            self._both(change)
        else:
            self._one(change)
        end_if_won(change, "now")

    def _goes_down_too(self, change: ArmageddonChange) -> bool:
        ship, target = change.state.figures[self.ship], change.state.figures[self.target]
        if always_sinks(ship, target):
            return True
        # A15.7g: a sailing ship rolls.
        roll = throw(change, Throw("ramming", self.seat, figure=self.ship))
        is_unharmed = is_enough(change.state.index, roll, UNHARMED)
        tell(change, "ram-roll", ship, roll=roll, result="unharmed" if is_unharmed else "sinks")
        return not is_unharmed

    def _both(self, change: ArmageddonChange) -> None:
        """A15.7m: all animals and devices of both are lost, and all warriors swim."""
        index = change.state.index
        mine = {each.id for each in aboard.crew(index, change.state.figures[self.ship])}
        # The decks overlap on the ram field: the rammed ship is gone before the other comes there.
        sink(change, self.target, self.seat)
        self._last_step(change)
        sink(change, self.ship, self.seat)
        # A15.7n: too many in the water; the rammer's warriors begin.
        index = change.state.index
        for field in sorted({each.field for each in index.figures.values() if each.swims}):
            if crowding.surplus(index, field) > 0:
                others = tuple(each.id for each in index.at(field) if each.id not in mine)
                change.push(Scramble(field, intruders=others))

    def _one(self, change: ArmageddonChange) -> None:
        """A15.7i, A15.7j, A15.7l: only the rammed ship sinks."""
        index = change.state.index
        target = change.state.figures[self.target]
        ship = change.state.figures[self.ship]
        tell(change, "ship-sunk", target)
        # A15.7i: on the ram field all animals and devices go, the rammer's too. A15.7l: so do those of the
        # other half.
        for place in (ship.field, *hull.fields_of(index.ground, target)):
            lose_cargo(change, aboard.deck_at(index, place), self.seat)
        for field in hull.fields_of(index.ground, target):
            if field != self.field:
                go_overboard(change, aboard.deck_at(index, field), field, clings=False)
        came = [each for each in change.state.index.at(aboard.deck_at(index, self.field)) if each.is_warrior]
        kill(change, self.target, SUNK, self.seat)
        self._last_step(change)
        # A15.7j: who lives stands on the front half of the rammer, which lies there now.
        change.replace(msgspec.structs.replace(self, came=tuple(each.id for each in came)))
        for seat in reversed(change.state.order):
            mine = tuple(each.id for each in came if each.owner == seat)
            if mine:
                change.push(LifeRolls(seat, mine, RAM_FIELD))

    def _last_step(self, change: ArmageddonChange) -> None:
        """A15.7c: the third step in a straight line brings the front half over the other ship."""
        index = change.state.index
        ship = index.figures[self.ship]
        gone = sailing.moved(
            index, ship, Lie(self.field, ship.field), 1, ship.limit or sailing.MANY, "rammed"
        )
        change.state = change.state.changing(*gone)
