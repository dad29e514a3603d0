"""Chapter 10.6: who shuts himself in can be left to go hungry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch10_walls import besieging, hunger, position
from hexenkessel.games.armageddon.chapters.ch10_walls.actions import Besiege
from hexenkessel.games.armageddon.chapters.ch10_walls.position import Places
from hexenkessel.games.armageddon.chapters.chapter import Chapter, Moment, Way
from hexenkessel.games.armageddon.field import Siege
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.geometry import NOWHERE
from hexenkessel.games.armageddon.rolling import is_enough
from hexenkessel.games.armageddon.terms import Place, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep


class Starving(Chapter):
    """10.6."""

    number = 10
    section = "10.6"
    needs: ClassVar[Sections] = ("10.1",)
    anytime: ClassVar[tuple[type[Action], ...]] = (Besiege,)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (hunger.Hunger,)

    # Besieging

    def anytime_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        """One for each position, by the first place on which somebody is besieged."""
        side = index.field.sides[seat]
        seen: set[Place] = set()
        for place in sorted(index.on_field):
            if place in seen or not _enemies(index, place, side):
                continue
            places = position.position_at(index, side, place)
            seen |= places
            if places and not _why_not_announce(index, side, places):
                yield Besiege(index.name(place))

    def is_awaited(self, index: Index, seat: Seat, action: Action) -> bool:
        # It could have been announced before.
        return False

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Besiege)
        place = index.ground.number.get(action.field, NOWHERE)
        side = index.field.sides[seat]
        # A10.6d: only where somebody is.
        if place == NOWHERE or not _enemies(index, place, side):
            return NOT_POSSIBLE
        places = position.position_at(index, side, place)
        # A10.6d: and only who is shut in.
        rule = _why_not_announce(index, side, places) if places else "A10.6d"
        return Refusal(rule) if rule else None

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Besiege)
        field = change.state
        index = field.index
        places = position.position_at(index, field.sides[seat], index.ground.number[action.field])
        siege = Siege(seat, tuple(sorted(places)), field.round)
        change.state = field.but(sieges=(*field.sieges, siege))
        fields = position.size_of(index.ground, places)
        change.tell("siege", seat=seat, field=action.field, count=fields, rounds=hunger.grace(fields))

    def turn_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        # R-A10.6f: at the end of each of the besieger's turns.
        for siege in change.state.sieges:
            if siege.seat == seat:
                hunger.look_at(change, siege)

    # Hunger

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        sieges = change.state.sieges
        return ((Moment.HUNGER, hunger.Hunger(seat, sieges)),) if sieges else ()

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        # A10.6m: who was outside begins again with 6 when he is back.
        sieges = change.state.sieges
        if sieges and not any(set(way.path) <= set(siege.places) for siege in sieges):
            index = change.state.index
            moved = index.rules.company(index, change.state.figures[figure.id])
            fed = [each.but(hunger=0) for each in moved if each.hunger]
            change.state = change.state.changing(*fed)

    def life_number(self, index: Index, figure: Figure, cause: str) -> int | None:
        return hunger.number_in(figure.hunger + 1) if cause == hunger.HUNGER else None

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str | None:
        # A10.6j; R-A10.6k: even an elephant just starves.
        if cause != hunger.HUNGER:
            return None
        number = index.rules.life_number(index, figure, cause)
        return "lives" if is_enough(index, roll, number) else "dies"

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        if cause == hunger.HUNGER and figure.id in change.state.figures:
            # A10.6j: in each further round one more.
            now = change.state.figures[figure.id]
            change.state = change.state.changing(now.but(hunger=now.hunger + 1))


def _enemies(index: Index, place: Place, side: int) -> bool:
    return bool(position.besieged(index, frozenset((place,)), side))


def _why_not_announce(index: Index, side: int, places: Places) -> Rule | None:
    # A10.6h: it begins once.
    field = index.field
    if any(field.sides[siege.seat] == side and places & set(siege.places) for siege in field.sieges):
        return "A10.6h"
    return besieging.why_not_besieged(index, side, places)
