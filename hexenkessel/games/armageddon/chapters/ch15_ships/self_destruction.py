"""15.8: own warriors are taken off the board, own animals and devices destroyed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hexenkessel.games.armageddon.actions import FigurePick
from hexenkessel.games.armageddon.chapters.ch15_ships import aboard, hull
from hexenkessel.games.armageddon.chapters.ch15_ships.hull import SHIPS
from hexenkessel.games.armageddon.chapters.ch15_ships.sinking import sink
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.odds import chance_of
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill, spend_action
from hexenkessel.games.armageddon.rolling import is_enough, throw_by
from hexenkessel.games.armageddon.terms import Kind, Rule, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

CAUSE: Final = "self-destruction"

# A15.8f, A15.8g, A15.8h, A15.8i: what must be rolled at least. A15.8j: chariot horses count as horses,
# mammoths as elephants; nothing else can be destroyed.
NUMBERS: Final[Mapping[Kind, int]] = {
    **dict.fromkeys(("light-horse", "light-chariot-horse", "ladder"), 9),
    **dict.fromkeys(("heavy-horse", "heavy-chariot-horse", "wagon", "ram", "onager", "raft"), 10),
    **dict.fromkeys(("tortoise", "siege-tower"), 11),
    **dict.fromkeys(("longship", "sailing-ship", "elephant", "mammoth"), 12),
}
ELEPHANTS: Final[frozenset[Kind]] = frozenset({"elephant", "mammoth"})


class Perish(Action, frozen=True, tag="perish"):
    """A15.8a: an own warrior is taken off the board."""

    button_first: ClassVar[bool] = True

    figure: FigurePick


class Destroy(Action, frozen=True, tag="destroy"):
    """A15.8b: a warrior tries to destroy an own animal or device."""

    button_first: ClassVar[bool] = True

    figure: FigurePick
    target: FigurePick


class SelfDestruction(Chapter):
    """15.8."""

    number = 15
    section = "15.8"
    needs: ClassVar[Sections] = ("3",)
    anytime: ClassVar[tuple[type[Action], ...]] = (Perish,)
    blows: ClassVar[tuple[type[Action], ...]] = (Destroy,)

    def anytime_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        # A15.8a: at any time of the own turn; no action, no roll.
        # A17.2r: the paralysed may as well; A17.2x: but not the petrified.
        is_deathless = index.rules.is_deathless
        return (Perish(each.id) for each in index.warriors(seat) if not is_deathless(index, each))

    def blows_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        if owned := _owned(index, seat):
            for figure in index.warriors(seat):
                for target in () if figure.acted else owned:
                    if why_not_destroy(index, seat, figure, target) is None:
                        yield Destroy(figure.id, target.id)

    def is_awaited(self, index: Index, seat: Seat, action: Action) -> bool:
        # Nobody is asked whether he wants it.
        return False

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        figures = index.figures
        match action:
            case Perish(who) if who in figures:
                if not figures[who].is_warrior or figures[who].owner != seat:
                    return Refusal("A15.8a", {"figure": who})
                is_stone = index.rules.is_deathless(index, figures[who])
                return Refusal("A17.2x", {"figure": who}) if is_stone else None
            case Destroy(who, what) if who in figures and what in figures:
                rule = why_not_destroy(index, seat, figures[who], figures[what])
                return Refusal(rule, {"figure": who}) if rule else None
            case _:
                return NOT_POSSIBLE

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        if not isinstance(action, Destroy):
            return None
        chance = chance_of(index, NUMBERS[index.figures[action.target].kind])
        return Preview(chance, {"destroys": chance}, (1 - chance, chance))

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        figures = change.state.figures
        match action:
            case Perish(who):
                _tell(change, "perished", figures[who])
                kill(change, who, CAUSE)
            case Destroy(who, what):
                destroy(change, figures[who], figures[what])


def _owned(index: Index, seat: Seat) -> list[Figure]:
    key = ("self-destructible", seat)
    known: list[Figure] | None = index.memo.get(key)
    if known is None:
        known = index.memo[key] = [
            each for each in index.figures.values() if each.owner == seat and each.kind in NUMBERS
        ]
    return known


def why_not_destroy(index: Index, seat: Seat, figure: Figure, target: Figure) -> Rule | None:
    """Which rule keeps this warrior from destroying that."""
    if figure.owner != seat or not figure.is_warrior:
        return "A2.4e"
    # A15.8b: it is an action of who owns it.
    if figure.acted:
        return "A2.4i"
    if target.kind not in NUMBERS:
        return "A15.8j"
    if target.owner != seat:
        return "A15.8b"
    if rule := index.rules.may_stir(index, figure):
        return rule
    if index.rules.is_deathless(index, target):
        return "A17.2x"
    # A15.8e: elephants only by who rides them.
    if target.kind in ELEPHANTS:
        return None if figure.on == target.id else "A15.8e"
    if _is_with(index, figure, target):
        return None
    # A15.8d: bows from beside it too, also a ship that is not anchored.
    if figure.kind == "bow":
        return None if not figure.swims and _is_beside(index, figure, target) else "A15.8d"
    return "A15.8c"


def _is_with(index: Index, figure: Figure, target: Figure) -> bool:
    """A15.8c: on the same field; at an anchored ship's side line, on land where one can go ashore, too."""
    if target.kind not in SHIPS:
        return figure.field == target.field
    ground = index.ground
    if aboard.ship_under(index, figure) == target:
        return True
    lines = hull.side_lines(ground, target)
    is_at_side = any(beyond == figure.field for _, beyond in lines)
    return is_at_side and figure.field in target.moored and hull.is_landable(ground, figure.field)


def _is_beside(index: Index, figure: Figure, target: Figure) -> bool:
    """On the field of it or a neighbouring one, whatever is between."""
    ground = index.ground
    fields = hull.fields_of(ground, target) if target.kind in SHIPS else (target.field,)
    return any(ground.distance(figure.field, field) <= 1 for field in fields)


def destroy(change: ArmageddonChange, figure: Figure, target: Figure) -> None:
    """A15.8f to A15.8i: with this number or more it is gone; the action is spent anyhow."""
    spend_action(change, figure)
    number = NUMBERS[target.kind]
    roll = throw_by(change, CAUSE, figure)
    is_gone = is_enough(change.state.index, roll, number)
    _tell(
        change,
        "self-destruction",
        figure,
        target=target.id,
        other=target.kind,
        number=number,
        roll=roll,
        result="destroyed" if is_gone else "stays",
    )
    if not is_gone:
        return
    if target.kind in SHIPS:
        sink(change, target.id)
    else:
        kill(change, target.id, CAUSE)


def _tell(change: ArmageddonChange, key: str, figure: Figure, **more: Any) -> None:
    seat = -1 if figure.owner is None else figure.owner
    name = change.state.index.name(figure.field)
    change.tell(key, seat=seat, figure=figure.id, kind=figure.kind, field=name, **more)
