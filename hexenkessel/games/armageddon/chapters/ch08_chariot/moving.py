"""8.1, 8.3: how a chariot moves, and what follows when it arrives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.ch08_chariot import driving, rolling, team
from hexenkessel.games.armageddon.chapters.ch08_chariot.combat import ChariotsInCombat
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Reach, Verdict, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll, Ways
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.trampling import crowding
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.terms import Field, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class ChariotsOnTheMove(ChariotsInCombat):
    """What chapter 8 says of driving."""

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        if figure.kind == "wagon":
            return driving.why_not_drive(index, figure)
        # A8.1k: it is the wagon that is driven. A8.1x: and not by its horses.
        if team.wagon_of(index, figure):
            return "A8.1k"
        return "A8.1x" if figure.harness else None

    def moved_by(self, index: Index, figure: Figure) -> Seat | None:
        # A8.4j: who has the majority on it drives it, whosever it is.
        return team.driver(index, figure) if figure.kind == "wagon" else None

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        # A8.1q: neither wagons, nor chariot horses by the rein; those in harness do not go by themselves.
        is_chariot = figure.kind == "wagon" or any(
            each.kind in team.TEAM for each in owning.led_by(index, figure)
        )
        return "A8.1q" if is_chariot else None

    def company(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        if figure.kind == "wagon":
            along += [*team.team_of(index, figure), *team.crew_of(index, figure)]

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        return driving.steps_left(index, figure) if figure.kind == "wagon" else None

    def gait(self, index: Index, figure: Figure) -> Gait | None:
        return "wheels" if figure.kind == "wagon" else None

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return driving.toll(ground, one, other) if gait == "wheels" else None

    def ways(self, index: Index, figure: Figure) -> Ways | None:
        return None if figure.kind != "wagon" else [()] * index.ground.size

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return driving.reach_of(index, figure) if figure.kind == "wagon" else None

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        return driving.driven(index, figure, way) if figure.kind == "wagon" else None

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        if figure.kind != "wagon":
            return None
        # What counts is the way of the horses.
        ahead = team.pole_field(index.ground, figure)
        if rule := driving.why_not_follow(index, figure, ahead):
            return rule
        if other == figure.field or other not in index.ground.neighbours[ahead]:
            return "A8.1n"
        return driving.why_not_enter(index, figure, ahead, other) or ALLOWED

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return "A8.1l" if figure.kind == "wagon" else None

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        if figure.kind != "wagon":
            return
        wagon = change.state.figures[figure.id]
        field = way.path[-1]
        # A8.4c: first the trampling, then the rolling; what is pushed last comes first.
        if rolling.under(change.state.index, wagon):
            change.push(rolling.RollingOver(wagon.id))
        _shy(change, wagon, field)
        index = change.state.index
        horses = team.team_of(index, wagon)
        if horses and crowding.surplus(index, field) > 0:
            driver = change.state.active
            assert driver is not None
            change.push(Trampling(driver, field, wagon.field, tuple(horse.id for horse in horses)))
            index.rules.overrun(change, wagon, field)

    def round_begins(self, change: ArmageddonChange) -> None:
        # A8.1y: the steps of the round before.
        wagons = [
            wagon.but(speed=min(team.TOP_SPEED, wagon.steps))
            for wagon in team.wagons(change.state.index)
            if wagon.speed != min(team.TOP_SPEED, wagon.steps)
        ]
        if wagons:
            change.state = change.state.changing(*wagons)

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        # A8.4q: what another has moved in this round rests, whoever has the majority on it now. A7.3f: so do
        # its horses, in harness or out of it.
        now, index = change.state.round, change.state.index
        moved = [
            each
            for wagon in team.wagons(index)
            for each in (wagon, *team.team_of(index, wagon))
            if each.steps and each.barred != now
        ]
        if moved:
            change.state = change.state.changing(*(each.but(barred=now) for each in moved))


def _shy(change: ArmageddonChange, wagon: Figure, field: Field) -> None:
    """A9.1v: beside an elephant chariot horses are removed at once until nobody is too many, man or beast."""
    index = change.state.index
    if not crowding.elephants_at(index, field):
        return
    horses, surplus = team.team_of(index, wagon), max(0, crowding.surplus(index, field))
    for horse in horses[max(0, len(horses) - surplus) :]:
        change.tell(
            "shied",
            seat=-1 if horse.owner is None else horse.owner,
            figure=horse.id,
            kind=horse.kind,
            field=index.name(field),
        )
        kill(change, horse.id, "elephant")
