"""14.4: the fire arrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch14_onager import effects
from hexenkessel.games.armageddon.chapters.ch14_onager.actions import Ignite, Pierce
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Chapter, Verdict
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.goals import end_if_won
from hexenkessel.games.armageddon.ground.geometry import Geometry
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonPosition, ArmageddonStep, kill
from hexenkessel.games.armageddon.terms import FigureId, Kind, Place, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

# A14.4c: what burns.
WOODEN: Final[frozenset[Kind]] = frozenset(
    {"wagon", "ram", "tortoise", "ladder", "siege-tower", "onager", "longship", "sailing-ship", "raft"}
)
FIRE_ROLL: Final = 17  # A14.4a, R-A14.4d: exactly that
STAND_IN: Final[Kind] = "axe"  # for what holds for a device as for any man on its field
BURNS: Final = "burns"  # what comes of a shot at a device
# What comes of another one, if the shooter may choose: by what it is otherwise.
SPARKS: Final = {"hit": "spark", "panic": "spark-panic", "missed": "spark-missed"}


def tinder(index: Index, target: Figure) -> Place | None:
    """A14.4a: where the wooden device is that a figure stands beside, on or in; None: there is none."""
    place = target.field
    if any(each.kind in WOODEN for each in index.at(place)):
        return place
    below = place - index.ground.size
    if below < 0:
        return None
    # On the platform of a siege tower, on a ladder, on the deck of a ship.
    if index.ground.terrain[below] == "water":
        return place
    under = {each.kind for each in index.at(below)}
    return below if "siege-tower" in under or (target.ladder and "ladder" in under) else None


class Kindling(ArmageddonStep, frozen=True, tag="kindling"):
    """A14.4a: the shooter says what became of his arrow."""

    answers: ClassVar[tuple[type[Action], ...]] = (Ignite, Pierce)

    seat: Seat
    target: FigureId
    place: Place
    usual: str  # what becomes of the target otherwise

    def due(self, position: ArmageddonPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: ArmageddonPosition, seat: Seat) -> Prompt:
        index = position.state.index
        args = {"field": index.name(self.place), "kind": index.figures[self.target].kind}
        return Prompt("prompt-kindling", {**args})

    def legal(self, position: ArmageddonPosition, seat: Seat) -> list[Action]:
        return [Pierce(), Ignite()]

    def answer(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        change.pop()
        target = change.state.figures[self.target]
        if isinstance(action, Ignite):
            change.tell("ignited", seat=seat, field=change.state.index.name(self.place))
            effects.burn(change, self.place, seat)
        else:
            rules = change.state.index.rules
            where = change.state.index.name(target.field)
            change.tell("pierced", seat=seat, kind=target.kind, field=where, usual=self.usual)
            if self.usual == "hit":
                kill(change, target.id, "arrow", seat)
            rules.befell(change, target, "arrow", self.usual)
        end_if_won(change, "now")


class FireArrows(Chapter):
    """14.4."""

    number = 14
    section = "14.4"
    needs: ClassVar[Sections] = ("4", "14.3")
    answers: ClassVar[tuple[type[Action], ...]] = (Ignite, Pierce)
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (Kindling,)

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        # A14.4b: as at a man there, so not on the next field if he would have to fight the man.
        if target.kind not in WOODEN:
            return None
        man = target.but(kind=STAND_IN, field=_where(index.ground, target))
        beside = index.ground.distance(bow.field, target.field) == 1
        if beside and index.rules.may_strike(index, bow, man) == ALLOWED:
            return "A4.2c"
        return index.rules.may_shoot(index, bow, man)

    def level(self, index: Index, figure: Figure) -> int | None:
        # A15.2b: of a ship, its deck.
        return index.ground.level[_where(index.ground, figure)] if figure.kind in WOODEN else None

    def struck(self, index: Index, bow: Figure, target: Figure, roll: int, number: int) -> str | None:
        # R-A14.4d: with any other roll a device is missed.
        if target.kind in WOODEN:
            return BURNS if roll == FIRE_ROLL else "missed"
        if roll != FIRE_ROLL or tinder(index, target) is None:
            return None
        # R-A14.4a: what it is otherwise is for the others to say.
        others = (each for each in index.rules.overriding("struck") if each is not self)
        words = [each.struck(index, bow, target, roll, number) for each in others]
        return SPARKS[next((word for word in reversed(words) if word), "hit")]

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        if result == BURNS:
            effects.burn(change, _where(change.state.index.ground, figure), _shooter(change))
        for usual, spark in SPARKS.items():
            if result == spark:
                place = tinder(change.state.index, figure)
                assert place is not None
                change.push(Kindling(_shooter(change), figure.id, place, usual))


def _where(ground: Geometry, device: Figure) -> Place:
    """A ship burns on its deck."""
    return ground.place(device.field, 1) if ground.terrain[device.field] == "water" else device.field


def _shooter(change: ArmageddonChange) -> Seat:
    seat = change.state.active
    assert seat is not None, "only the player on turn shoots"
    return seat
