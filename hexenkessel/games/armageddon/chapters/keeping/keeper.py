"""A chapter that brings animals or things into play: mounting, dismounting, leading and giving.

Chapters 7 to 9 share these actions. Whichever of them is asked, it is the chapter of the animal's or thing's
kind that says from where one mounts it, who may lead it and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from hexenkessel.games.armageddon.chapters.ch02_warriors.walking import stepped
from hexenkessel.games.armageddon.chapters.chapter import Chapter
from hexenkessel.games.armageddon.chapters.keeping import asking, owning
from hexenkessel.games.armageddon.chapters.keeping.actions import (
    KEEPING,
    Dismount,
    Give,
    Lead,
    Mount,
    Release,
    Seize,
)
from hexenkessel.games.armageddon.chapters.keeping.owning import KeepingRules
from hexenkessel.games.armageddon.figures import KINDS, Figure, rested
from hexenkessel.games.armageddon.terms import Field, FigureId, Kind, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange


class Keeper(Chapter):
    """Base of the chapters with animals and things."""

    moves: ClassVar[tuple[type[Action], ...]] = KEEPING
    ids: ClassVar[KeepingRules]

    # What differs from chapter to chapter

    def keeps(self, kind: Kind) -> bool:
        """Are figures of this kind its business?"""
        return kind in self.kinds

    def mount_price(self, index: Index, figure: Figure, thing: Figure) -> int:
        """The steps it takes a warrior to get on it from where he stands; 0: he cannot from there."""
        raise NotImplementedError

    def dismount_prices(self, index: Index, rider: Figure, thing: Figure) -> Mapping[Field, int]:
        """Where a rider can get off, and the steps it takes."""
        raise NotImplementedError

    def why_not_mount(self, index: Index, figure: Figure, thing: Figure) -> Rule | None:
        """What else keeps a warrior from getting on it: whose it is, what he leads …"""
        return owning.why_not_take(index, figure, thing, self.ids)

    def why_not_dismount(self, index: Index, rider: Figure, thing: Figure) -> Rule | None:
        """What keeps a rider from getting off, wherever to."""
        return None

    def why_not_lead(self, index: Index, figure: Figure, animal: Figure) -> Rule | None:
        """What keeps a warrior on its field from taking its rein."""
        raise NotImplementedError

    def why_not_give(self, index: Index, thing: Figure, receiver: Seat) -> Rule | None:
        """A7.3g: a warrior of the receiver must be there."""
        is_there = any(each.is_warrior and each.owner == receiver for each in index.at(thing.field))
        return None if is_there else self.ids.gift

    def why_not_seize(self, index: Index, seat: Seat, thing: Figure) -> Rule | None:
        """What keeps this seat from declaring it captured, as one does with lifeless things."""
        return self.ids.alone

    def taken(self, change: ArmageddonChange, thing: FigureId, seat: Seat | None) -> None:
        """A7.3b: somebody of this seat has mounted it or taken its rein, which captures an animal."""
        owning.capture(change, thing, seat)

    # What may be said

    def moves_at_large(self, index: Index, seat: Seat) -> Iterator[Action]:
        # What is harmless but pointless, as to give to enemies, may be said but is not listed.
        for thing in index.figures.values():
            if self.keeps(thing.kind):
                for action in self._about(index, seat, thing):
                    if self.forbids(index, seat, action) is None:
                        yield action

    def _about(self, index: Index, seat: Seat, thing: Figure) -> Iterator[Action]:
        for figure in index.near(thing.field):
            if figure.owner == seat and figure.is_warrior:
                if figure.on == thing.id:
                    places = self.dismount_prices(index, figure, thing)
                    for to in places:
                        yield Dismount(figure.id, None if to == thing.field else index.name(to))
                elif not figure.on and self.mount_price(index, figure, thing):
                    yield Mount(figure.id, thing.id)
                if figure.field == thing.field:
                    yield Lead(figure.id, thing.id)
        if thing.led_by:
            yield Release(thing.id)
        if Seize in self.moves and thing.owner != seat:
            yield Seize(thing.id)
        if thing.owner == seat:
            sides = index.field.sides
            yield from (
                Give(thing.id, ally)
                for ally in range(index.field.seats)
                if ally != seat and sides[ally] == sides[seat]
            )

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        figures = index.figures
        match action:
            case Mount(who, what) | Lead(who, what) if who in figures and what in figures:
                figure, thing = figures[who], figures[what]
                keeper = keeper_of(index, thing)
                # A2.3e: everybody moves his own warriors.
                if figure.owner != seat:
                    return Refusal("A2.3e", {"figure": who})
                if keeper is None or not figure.is_warrior:
                    return NOT_POSSIBLE
                if stiff := index.rules.may_stir(index, figure):
                    return Refusal(stiff, {"figure": who})
                check = asking.why_not_mount if isinstance(action, Mount) else asking.why_not_lead
                rule = check(index, keeper, figure, thing)
                return Refusal(rule, {"figure": who}) if rule else None
            case Dismount(who, name) if who in figures:
                mount = figures.get(figures[who].on)
                keeper = keeper_of(index, mount) if mount else None
                return asking.why_not_dismount(index, seat, keeper, figures[who], name)
            case Release(what) if what in figures:
                leader = figures.get(figures[what].led_by)
                if leader is None or leader.owner != seat:
                    return Refusal(self.ids.lead, {"figure": what})
                stiff = index.rules.may_stir(index, leader)
                return Refusal(stiff, {"figure": leader.id}) if stiff else None
            case Seize(what) if what in figures:
                keeper = keeper_of(index, figures[what])
                if keeper is None:
                    return NOT_POSSIBLE
                rule = keeper.why_not_seize(index, seat, figures[what])
                return Refusal(rule, {"figure": what}) if rule else None
            case Give(what, receiver) if what in figures:
                keeper = keeper_of(index, figures[what])
                return asking.why_not_give(index, seat, keeper, figures[what], receiver)
            case _:
                return NOT_POSSIBLE

    # What it does

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        index = change.state.index
        figures = index.figures
        match action:
            case Mount(who, what):
                _mount(change, figures[who], figures[what])
            case Dismount(who, name):
                rider = figures[who]
                _dismount(change, rider, rider.field if name is None else index.ground.number[name])
            case Lead(who, what):
                change.state = change.state.changing(figures[what].but(led_by=who))
                _tell(change, "led", figures[who], figures[what])
                _keeper(index, figures[what]).taken(change, what, seat)
            case Release(what):
                leader = figures[figures[what].led_by]
                change.state = change.state.changing(figures[what].but(led_by=0))
                _tell(change, "released", leader, figures[what])
            case Seize(what):
                owning.capture(change, what, seat)
            case Give(what, receiver):
                thing = figures[what]
                # The rein is handed over with it.
                change.state = change.state.changing(thing.but(led_by=0))
                owning.pass_to(change, what, receiver)
                name = index.name(thing.field)
                change.tell("given", seat=seat, receiver=receiver, figure=what, kind=thing.kind, field=name)

    # Before the battle

    def at_muster(self, index: Index, seat: Seat) -> Iterator[Action]:
        # Riders are set up in the saddle, horses by the rein.
        for thing in index.figures.values():
            if self.keeps(thing.kind) and thing.owner == seat:
                for action in self._about(index, seat, thing):
                    if not isinstance(action, Give | Seize) and self.forbids(index, seat, action) is None:
                        yield action

    def mustered(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        named = getattr(action, "mount", 0) or getattr(action, "animal", 0)
        if isinstance(action, Dismount):
            named = change.state.figures[action.figure].on
        if named and self.keeps(change.state.figures[named].kind):
            self.do(change, seat, action)
            # Nobody has made a step yet.
            change.state = change.state.but(
                figures={each: rested(figure) for each, figure in change.state.figures.items()}
            )

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        if figure.is_warrior:
            owning.bereave(change, figure, slayers)

    def flaws(self, index: Index) -> Iterable[str]:
        for thing in index.figures.values():
            if not self.keeps(thing.kind):
                continue
            riders = index.riders.get(thing.id, [])
            if len(riders) > KINDS[thing.kind].seats:
                yield f"{len(riders)} ride on {thing.id}"
            if thing.led_by and (riders or index.figures[thing.led_by].field != thing.field):
                yield f"{thing.id} cannot be led by {thing.led_by}"


def keeper_of(index: Index, thing: Figure) -> Keeper | None:
    """The chapter whose business it is; None for warriors."""
    return next(
        (
            chapter
            for chapter in index.rules.chapters
            if isinstance(chapter, Keeper) and chapter.keeps(thing.kind)
        ),
        None,
    )


def _keeper(index: Index, thing: Figure) -> Keeper:
    keeper = keeper_of(index, thing)
    assert keeper is not None, f"{thing.kind} belongs to no chapter"
    return keeper


def _mount(change: ArmageddonChange, figure: Figure, thing: Figure) -> None:
    index = change.state.index
    price = _keeper(index, thing).mount_price(index, figure, thing)
    up = stepped(figure, thing.field, price, change.state.round).but(on=thing.id)
    change.state = change.state.changing(up, thing.but(led_by=0))
    _tell(change, "mounted", figure, thing)
    _keeper(index, thing).taken(change, thing.id, figure.owner)


def _dismount(change: ArmageddonChange, figure: Figure, to: Field) -> None:
    index = change.state.index
    thing = index.figures[figure.on]
    price = _keeper(index, thing).dismount_prices(index, figure, thing)[to]
    change.state = change.state.changing(stepped(figure, to, price, change.state.round).but(on=0))
    _tell(change, "dismounted", change.state.figures[figure.id], thing)


def _tell(change: ArmageddonChange, key: str, figure: Figure, thing: Figure) -> None:
    change.tell(
        key,
        seat=-1 if figure.owner is None else figure.owner,
        figure=figure.id,
        kind=figure.kind,
        field=change.state.index.name(figure.field),
        target=thing.id,
        other=thing.kind,
    )
