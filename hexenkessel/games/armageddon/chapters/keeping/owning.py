"""7.3: whose an animal is, whom it serves, and how it passes from one player to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import FigureId, Rule
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


class KeepingRules(NamedTuple):
    """The ids under which a chapter has what all of them have."""

    place: Rule  # from where one mounts and dismounts
    seats: Rule  # how many can ride
    alone: Rule  # only what stands alone is captured
    attended: Rule  # what is ridden or led is not
    gift: Rule  # the receiver must be there
    lead: Rule  # where and when a rein is taken
    slain: Rule = "A7.3d"  # not by who has killed its warrior in this round
    order: Rule = "A7.1l"  # first by oneself, then carried, or the other way round


def led_by(index: Index, leader: Figure) -> list[Figure]:
    """The animals whose reins a warrior has."""
    known: dict[FigureId, list[Figure]] | None = index.memo.get(("led",))
    if known is None:
        known = index.memo["led",] = {}
        for figure in index.figures.values():
            if figure.led_by:
                known.setdefault(figure.led_by, []).append(figure)
    return known.get(leader.id, [])


def attendant(index: Index, animal: Figure) -> Figure | None:
    """A7.3c: who rides or leads it."""
    riders = index.riders.get(animal.id)
    if riders:
        return riders[0]
    return index.figures[animal.led_by] if animal.led_by else None


def party(index: Index, animal: Figure) -> Seat | None:
    """A7.1u, A7.1v: whom an animal stands by, and who therefore rolls for its life."""
    if (warrior := attendant(index, animal)) is not None:
        return warrior.owner
    there = {figure.owner for figure in index.at(animal.field) if figure.is_warrior}
    return there.pop() if len(there) == 1 else animal.owner


def why_not_take(index: Index, warrior: Figure, animal: Figure, ids: KeepingRules) -> Rule | None:
    """Which rule keeps a warrior from mounting or leading this animal because of others."""
    other = attendant(index, animal)
    # A7.3c: what is ridden or led by others can be had only after their death.
    if other is not None and other.owner != warrior.owner:
        return ids.attended
    # A7.3b: what is not one's own must stand alone, without any warrior of another player.
    if animal.owner != warrior.owner and any(
        figure.is_warrior and figure.owner != warrior.owner for figure in index.at(animal.field)
    ):
        return ids.alone
    # A7.3d: nor may who has killed its warrior take it in the same round, however he did it.
    if animal.owner != warrior.owner and warrior.owner in animal.slayers:
        return ids.slain
    return None


def pass_to(change: ArmageddonChange, who: FigureId, seat: Seat | None) -> None:
    """A7.3f: from now on it belongs to this seat. If it has moved in this round, it does not move again."""
    figure = change.state.figures[who]
    if figure.owner != seat:
        now = change.state.round
        # A8.4r: harnessed horses go with their wagon, and each keeps a bar of its own.
        team = [each for each in change.state.figures.values() if each.harness == who]
        change.state = change.state.changing(
            *(
                each.but(owner=seat, barred=now if each.busy == now else each.barred)
                for each in (figure, *team)
            )
        )


def capture(change: ArmageddonChange, who: FigureId, seat: Seat | None) -> None:
    """A7.3a, A7.3b: it was its owner's until now; it belongs to whoever has taken it, and that is told."""
    figure = change.state.figures[who]
    if figure.owner != seat:
        pass_to(change, who, seat)
        change.tell(
            "captured",
            seat=-1 if seat is None else seat,
            figure=who,
            kind=figure.kind,
            field=change.state.index.name(figure.field),
            foe=-1 if figure.owner is None else figure.owner,
        )


def bereave(change: ArmageddonChange, warrior: Figure, slayers: frozenset[Seat]) -> None:
    """Nobody leads or rides any more what this warrior did; and A7.3d: who has killed him is kept in mind."""
    loose = [
        animal.but(led_by=0, slayers=tuple(sorted({*animal.slayers, *slayers})))
        for animal in change.state.figures.values()
        # A8.4o: a wagon is captured in another way.
        if animal.led_by == warrior.id or (animal.id == warrior.on and animal.kind != "wagon")
    ]
    if loose:
        change.state = change.state.changing(*loose)
