"""Chapter 8: chariots, which trample and roll over whoever is in their way when they are fast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch07_horse import riding
from hexenkessel.games.armageddon.chapters.ch08_chariot import driving, handling, team
from hexenkessel.games.armageddon.chapters.ch08_chariot.actions import (
    CHARIOT_ACTIONS,
    Back,
    Harness,
    Pull,
    Unharness,
)
from hexenkessel.games.armageddon.chapters.ch08_chariot.moving import ChariotsOnTheMove
from hexenkessel.games.armageddon.chapters.ch08_chariot.rolling import RollingOver
from hexenkessel.games.armageddon.chapters.chapter import Verdict
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.keeping.actions import KEEPING, Seize
from hexenkessel.games.armageddon.chapters.keeping.owning import KeepingRules
from hexenkessel.games.armageddon.chapters.trampling.actions import TRAMPLING_ACTIONS
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.chapters.trampling.trampling import Trampling
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep

FASTEST_FOR_MOUNTING: Final = 2  # A8.1p


class Chariots(ChariotsOnTheMove):
    """8. `go` names the wagon and the field to which its horses go."""

    number = 8
    section = "8"
    needs: ClassVar[Sections] = ("5", "7")
    moves: ClassVar[tuple[type[Action], ...]] = (*KEEPING, Seize, *CHARIOT_ACTIONS)
    answers: ClassVar[tuple[type[Action], ...]] = TRAMPLING_ACTIONS
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Trampling, RollingOver, Scramble)
    kinds: ClassVar[tuple[Kind, ...]] = ("light-chariot-horse", "heavy-chariot-horse", "wagon")
    ids: ClassVar[KeepingRules] = KeepingRules(
        place="A8.1o",
        seats="A8.1a",
        alone="A8.4r",
        attended="A8.4r",
        gift="A8.4s",
        lead="A8.1w",
        order="A8.1r",
    )

    # What a player may say

    def moves_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        yield from super().moves_at_large(index, seat)
        for action in handling.offers(index, seat):
            if self.forbids(index, seat, action) is None:
                yield action

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        figures = index.figures
        rule: Rule | None
        match action:
            case Harness(who, horse, wagon) if who in figures and horse in figures and wagon in figures:
                rule = handling.why_not_harness(index, seat, action)
            case Unharness(who, horse) if who in figures and horse in figures:
                rule = handling.why_not_unharness(index, seat, action)
            case Back(who, name) if who in figures and figures[who].kind == "wagon":
                is_mine = index.rules.moved_by(index, figures[who]) == seat
                to = index.ground.number.get(name, NOWHERE)
                rule = driving.why_not_back(index, figures[who], to) if is_mine else "A2.3e"
            case Pull(who, two, _) if who in figures and all(each in figures for each in two):
                rule = handling.why_not_pull(index, seat, action)
            case Harness() | Unharness() | Back() | Pull():
                return NOT_POSSIBLE
            case _:
                return super().forbids(index, seat, action)
        return Refusal(rule, {"figure": who}) if rule else None

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        index = change.state.index
        figures = index.figures
        match action:
            case Harness(who, what, wagon):
                _hitch(change, figures[who], figures[what].but(harness=wagon, led_by=0), "harnessed")
            case Unharness(who, what):
                _hitch(change, figures[who], figures[what].but(harness=0), "unharnessed")
            case Back(who, name):
                change.state = change.state.changing(
                    *driving.backed(index, figures[who], index.ground.number[name])
                )
                _tell(change, "backed", figures[who], place=name)
            case Pull(who, _, name):
                change.state = change.state.changing(*handling.pulled(index, action))
                _tell(change, "pulled", figures[who], place=name)
            case _:
                super().do(change, seat, action)

    def at_muster(self, index: Index, seat: Seat) -> Iterator[Action]:
        yield from super().at_muster(index, seat)
        yield from handling.musters(index, seat)

    def mustered(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Harness):
            index = change.state.index
            wagon, horse = index.figures[action.wagon], index.figures[action.horse]
            # The pole is turned to the first horse.
            pole = index.ground.direction(wagon.field, horse.field)
            assert pole is not None
            change.state = change.state.changing(wagon.but(pole=pole))
        if isinstance(action, Harness | Unharness):
            self.do(change, seat, action)
            change.state = change.state.but(
                figures={each: figure.but(hitched=0) for each, figure in change.state.figures.items()}
            )
        else:
            super().mustered(change, seat, action)

    # 8.1: getting on and off, leading, giving

    def mount_price(self, index: Index, figure: Figure, thing: Figure) -> int:
        if thing.kind != "wagon":
            return int(figure.field == thing.field)  # and is refused by `why_not_mount`
        # A8.1o: from the field right behind, one step more than to get there.
        price = index.price("foot", figure.field, thing.field)
        is_near = index.rules.may_board(index, figure, thing)
        return price + 1 if price and is_near else 0

    def may_board(self, index: Index, figure: Figure, thing: Figure) -> bool:
        return team.behind(index.ground, thing) == figure.field

    def dismount_prices(self, index: Index, rider: Figure, thing: Figure) -> Mapping[Field, int]:
        # A8.1o: to the field right behind, for the same.
        to = team.behind(index.ground, thing)
        price = index.price("foot", thing.field, to)
        return {to: price + 1} if price else {}

    def why_not_mount(self, index: Index, figure: Figure, thing: Figure) -> Rule | None:
        # A8.1h: chariot horses cannot be ridden.
        if thing.kind != "wagon":
            return "A8.1h"
        # A8.1p: only at speed 0, 1 or 2. A8.1a: warriors, and nothing that they lead.
        if thing.speed > FASTEST_FOR_MOUNTING:
            return "A8.1p"
        if owning.led_by(index, figure):
            return "A8.1a"
        # A8.4m: who has it to himself lets no enemies on. A8.4n: who has somebody on it may bring more.
        crew = team.crew_of(index, thing)
        if any(each.owner == figure.owner for each in crew):
            return None
        is_hostile = any(index.field.is_enemy(each.owner, figure.owner) for each in crew)
        return "A8.4m" if is_hostile else None

    def why_not_dismount(self, index: Index, rider: Figure, thing: Figure) -> Rule | None:
        return "A8.1p" if thing.speed > FASTEST_FOR_MOUNTING else None

    def why_not_lead(self, index: Index, figure: Figure, animal: Figure) -> Rule | None:
        # A8.1w: like other horses; A8.1x: but not in harness. A8.1v: a wagon is pulled, not led.
        if animal.kind == "wagon":
            return "A8.1v"
        return "A8.1x" if animal.harness else riding.why_not_lead(index, figure, animal)

    def why_not_give(self, index: Index, thing: Figure, receiver: Seat) -> Rule | None:
        # A8.4r: harnessed horses go with the wagon. A8.4s: the receiver has a warrior on it.
        if thing.harness:
            return "A8.4r"
        if thing.kind != "wagon":
            return "A7.3g" if super().why_not_give(index, thing, receiver) else None
        return None if any(each.owner == receiver for each in team.crew_of(index, thing)) else "A8.4s"

    def why_not_seize(self, index: Index, seat: Seat, thing: Figure) -> Rule | None:
        return handling.why_not_seize(index, seat, thing)

    def taken(self, change: ArmageddonChange, thing: FigureId, seat: Seat | None) -> None:
        # A8.4o: a wagon is captured by saying so.
        if change.state.figures[thing].kind != "wagon":
            super().taken(change, thing, seat)

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        wagon = index.figures[figure.harness] if figure.harness else team.wagon_of(index, figure)
        if wagon is None and figure.kind == "wagon":
            wagon = figure
        if wagon is not None:
            group = [wagon, *team.team_of(index, wagon), *team.crew_of(index, wagon)]
            along += [each for each in group if each.id != figure.id]

    # 8.1: stay

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        if figure.kind == "wagon":
            # A8.1a: it is set up where nobody is.
            known = index.figures.get(figure.id)
            there = index.at(field) if known is None else driving.others_at(index, figure, field)
            if there and (known is None or known.field != field):
                return "A8.1a"
            # A8.1i: with horses on open ground; A8.1v: without them elsewhere too.
            if team.team_of(index, figure):
                return None if team.is_open(index.ground, field) else "A8.1i"
            return None if index.ground.footing[field] in team.PULLED else "A8.1v"
        return "A8.1i" if figure.harness and not team.is_open(index.ground, field) else None

    def crowd(self, index: Index) -> None:
        # A8.1a: there is no room beside the wagon.
        for wagon in team.wagons(index):
            index.free[wagon.field] = min(0, index.free[wagon.field])

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return "A8.1a" if any(each.kind == "wagon" for each in index.at(field)) else None

    # Goals and tests

    def counts(self, index: Index, seat: Seat, word: str) -> int | None:
        # What can be driven: a wagon with horses and somebody to drive it.
        if word != "chariot":
            return None
        drivers = (team.driver(index, wagon) for wagon in team.wagons(index) if team.team_of(index, wagon))
        return sum(driver == seat for driver in drivers)

    def flaws(self, index: Index) -> Iterable[str]:
        for horse in index.figures.values():
            if horse.kind in team.TEAM and horse.led_by and horse.harness:
                yield f"{horse.id} is harnessed and led"
        # How many are on a wagon is no matter here: a scramble may be about to begin.
        for wagon in team.wagons(index):
            horses = team.team_of(index, wagon)
            ahead = team.pole_field(index.ground, wagon)
            if any(horse.field != ahead or horse.owner != wagon.owner for horse in horses):
                yield f"the horses of wagon {wagon.id} are not where its pole points to"
            if len(horses) > team.MOST_HORSES or len({horse.kind for horse in horses}) > 1:
                yield f"no team of wagon {wagon.id}: {horses}"


def _tell(change: ArmageddonChange, key: str, figure: Figure, **more: Any) -> None:
    name = change.state.index.name(figure.field)
    seat = -1 if figure.owner is None else figure.owner
    change.tell(key, seat=seat, figure=figure.id, kind=figure.kind, field=name, **more)


def _hitch(change: ArmageddonChange, figure: Figure, horse: Figure, key: str) -> None:
    change.state = change.state.changing(figure.but(hitched=figure.hitched + 1), horse.but(hitched=1))
    _tell(change, key, figure, other=horse.kind)
