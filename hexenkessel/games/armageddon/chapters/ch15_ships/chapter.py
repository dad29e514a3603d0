"""Chapter 15, 15.2 to 15.7: ships, and warriors in the water."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch15_ships import (
    aboard,
    anchoring,
    capture,
    drifting,
    hull,
    mustering,
    ramming,
    sailing,
    sinking,
    swimming,
)
from hexenkessel.games.armageddon.chapters.ch15_ships.actions import (
    SHIP_MOVES,
    Agree,
    Anchor,
    Astern,
    Beat,
    Claim,
    Decline,
    Heave,
    Jump,
    Ram,
    Swing,
    Tie,
    Untie,
    Weigh,
)
from hexenkessel.games.armageddon.chapters.ch15_ships.anchoring import AskingToTie
from hexenkessel.games.armageddon.chapters.ch15_ships.drifting import Drifting
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.ch15_ships.kinds import SHIP_KINDS
from hexenkessel.games.armageddon.chapters.ch15_ships.moving import ShipsOnTheMove
from hexenkessel.games.armageddon.chapters.ch15_ships.overrun import RunningOver
from hexenkessel.games.armageddon.chapters.ch15_ships.ramming import Ramming
from hexenkessel.games.armageddon.chapters.ch15_ships.swimming import Drowning
from hexenkessel.games.armageddon.chapters.chapter import Moment, Way
from hexenkessel.games.armageddon.chapters.keeping import owning
from hexenkessel.games.armageddon.chapters.keeping.actions import Give
from hexenkessel.games.armageddon.chapters.keeping.owning import KeepingRules
from hexenkessel.games.armageddon.chapters.trampling.actions import Sacrifice, Strike
from hexenkessel.games.armageddon.chapters.trampling.scramble import Scramble
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import NOWHERE
from hexenkessel.games.armageddon.phase import ArmageddonStep
from hexenkessel.games.armageddon.terms import Field, Kind, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


class Ships(ShipsOnTheMove):
    """15.2 to 15.7. `go` names the ship and the field to which its front half goes."""

    number = 15
    section = "15.2"
    floors = 3
    works: ClassVar[frozenset[str]] = frozenset({"streams"})
    needs: ClassVar[Sections] = ("5", "14.3", "15.1")
    moves: ClassVar[tuple[type[Action], ...]] = (Give, *SHIP_MOVES)
    anytime: ClassVar[tuple[type[Action], ...]] = (Claim,)
    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Decline, Swing, Strike, Sacrifice)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (
        Drifting,
        Drowning,
        AskingToTie,
        RunningOver,
        Ramming,
        Scramble,
    )
    kinds: ClassVar[tuple[Kind, ...]] = tuple(SHIP_KINDS)
    ids: ClassVar[KeepingRules] = KeepingRules(
        place="A15.3aa",
        seats="A15.2f",
        alone="A15.3ak",
        attended="A15.3ak",
        gift="A15.3am",
        lead="A15.3k",
        order="A15.3ab",
    )

    # What a player may say

    def moves_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        for ship in aboard.ships(index):
            for action in self._offers(index, seat, ship):
                if self.forbids(index, seat, action) is None:
                    yield action

    def _offers(self, index: Index, seat: Seat, ship: Figure) -> Iterator[Action]:
        """Everything of this sort that may be worth a look; not all of it is allowed."""
        name = index.name
        if aboard.steersman(index, ship) == seat and not sailing.why_not_sail(index, ship):
            rear = hull.lie_of(index.ground, ship).rear
            yield from (Astern(ship.id, name(to)) for to in index.ground.neighbours[rear])
            yield from (Beat(ship.id, name(to)) for to in index.ground.neighbours[ship.field])
            yield from ramming.offers(index, seat, ship)
        yield from anchoring.offers(index, seat, ship)
        for figure in aboard.crew(index, ship):
            yield from swimming.jumps(index, seat, figure)
        yield from swimming.heaves(index, seat, ship)
        if ship.owner == seat:
            sides = index.field.sides
            yield from (
                Give(ship.id, ally)
                for ally in range(index.field.seats)
                if ally != seat and sides[ally] == sides[seat]
            )

    def anytime_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        # A15.3ak: one says so; to take it is neither movement nor an action.
        for ship in aboard.ships(index):
            if not capture.why_not_claim(index, seat, ship):
                yield Claim(ship.id)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        named = [getattr(action, word, 0) for word in ("ship", "figure", "raft", "device")]
        if isinstance(action, Give):
            return super().forbids(index, seat, action)
        if any(each and each not in index.figures for each in named):
            return NOT_POSSIBLE
        rule = self._why_not(index, seat, action)
        if rule is None:
            return None
        return Refusal(rule, {"figure": next(filter(None, named))}) if rule else NOT_POSSIBLE

    def _why_not(self, index: Index, seat: Seat, action: Action) -> Rule | None:
        """The rule that forbids it; "" if it makes no sense at all."""
        figures = index.figures
        match action:
            case Astern(who, name) | Beat(who, name):
                ship, to = figures[who], index.ground.number.get(name, NOWHERE)
                if ship.kind not in SHIPS or aboard.steersman(index, ship) != seat:
                    return "A2.3e"
                check = sailing.why_not_astern if isinstance(action, Astern) else sailing.why_not_beat
                return check(index, ship, to)
            case Ram():
                return ramming.why_not_ram(index, seat, action)
            case Anchor():
                return anchoring.why_not_cast(index, seat, action)
            case Weigh():
                return anchoring.why_not_raise(index, seat, action)
            case Tie() | Untie():
                return anchoring.why_not_tie(index, seat, action)
            case Jump(who, name):
                to = index.ground.number.get(name, NOWHERE)
                return swimming.why_not_jump(index, seat, figures[who], to)
            case Heave():
                return swimming.why_not_heave(index, seat, action)
            case Claim(who) if figures[who].kind in SHIPS:
                return capture.why_not_claim(index, seat, figures[who])
            case _:
                return ""

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        return ramming.preview(index, action) if isinstance(action, Ram) else None

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        index = change.state.index
        figures, number = index.figures, index.ground.number
        match action:
            case Astern(who, name):
                ship = figures[who]
                change.state = change.state.changing(*sailing.gone_astern(index, ship, number[name]))
                sinking.tell(change, "went-astern", ship, place=name)
                self.arrived(change, ship, Way(1, (number[name],)))
            case Beat(who, name):
                drifting.beat(change, figures[who], number[name])
            case Ram():
                ramming.ram(change, seat, action)
            case Tie() if (asked := anchoring.asks(index, seat, action)) is not None:
                change.push(AskingToTie(asked, action.figure, action.raft))
            case Anchor() | Weigh() | Tie() | Untie():
                anchoring.handle(change, action)
            case Jump(who, name):
                swimming.jump(change, figures[who], number[name])
            case Heave():
                swimming.heave(change, action)
            case Claim(who):
                owning.capture(change, who, seat)
            case _:
                super().do(change, seat, action)

    # Time

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        # R-A17.5e: both belong to the dangers of a turn.
        yield Moment.DRIFT, Drifting(seat)
        yield Moment.DROWNING, Drowning(seat)

    def turn_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        drifting.hold_or_drive(change, seat)

    def ship_hit(self, change: ArmageddonChange, field: Field, by: Seat | None) -> None:
        # A14.3v, A14.3w, A14.3x: one hit for the half that lies there.
        ship = aboard.ship_at(change.state.index, field)
        if ship is not None:
            half = hull.half_at(change.state.index.ground, ship, field)
            sinking.damage_half(change, ship, half, by)

    # Keeping

    def mount_price(self, index: Index, figure: Figure, thing: Figure) -> int:
        return 0  # one goes aboard as one walks

    def dismount_prices(self, index: Index, rider: Figure, thing: Figure) -> Mapping[Field, int]:
        return {}

    def why_not_lead(self, index: Index, figure: Figure, animal: Figure) -> Rule | None:
        return self.ids.lead

    def why_not_give(self, index: Index, thing: Figure, receiver: Seat) -> Rule | None:
        # A15.3am: a warrior of the receiver is aboard.
        is_there = any(each.owner == receiver for each in aboard.crew(index, thing))
        return None if is_there else self.ids.gift

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        """Who rides or leads is the business of the chapters with animals."""

    # Setting up and tests

    def at_muster(self, index: Index, seat: Seat) -> Iterator[Action]:
        return mustering.swings(index, seat)

    def mustered(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        if isinstance(action, Swing):
            mustering.swing(change, action)

    def flaws(self, index: Index) -> Iterator[str]:
        return mustering.flaws(index)
