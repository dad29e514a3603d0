"""What an effect may ask of players: which resources, which monster, which card, which units."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

import msgspec

from hexenkessel.games.battlemist.actions import Choose, Disband, Discard, Take
from hexenkessel.games.battlemist.downfall import remove_ruins
from hexenkessel.games.battlemist.effect import ARMY
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.units import army_size, of_kind
from hexenkessel.games.battlemist.world import HAND_LIMIT, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Observer, Seat
from hexenkessel.kernel.step import Prompt


@lru_cache(maxsize=256)
def mixtures(amount: int) -> tuple[Take, ...]:
    """All ways to take so many resources."""
    return tuple(
        Take(grain, wood, amount - grain - wood)
        for grain in range(amount, -1, -1)
        for wood in range(amount - grain, -1, -1)
    )


class Taking(BattlemistStep, frozen=True, tag="taking"):
    """Resources of one's choice from the central supply; several may choose at once."""

    answers: ClassVar[tuple[type[Action], ...]] = (Take,)

    owed: tuple[tuple[Seat, int], ...]

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return tuple(seat for seat, amount in self.owed if amount)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-taking", {"amount": dict(self.owed)[seat]})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [*mixtures(dict(self.owed)[seat])]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.2c"  # exactly as many as the card says

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        change.state = change.state.gaining(seat, Goods(action.grain, action.wood, action.iron))
        change.tell("taken", seat=seat, grain=action.grain, wood=action.wood, iron=action.iron)
        change.replace(Taking(tuple(debt for debt in self.owed if debt[0] != seat)))

    def run(self, change: BattlemistChange) -> None:
        change.pop()


class Despoiling(BattlemistStep, frozen=True, tag="despoiling"):
    """BS.1b: whoever uses it chooses which resources of another player go, or come to him."""

    answers: ClassVar[tuple[type[Action], ...]] = (Take,)

    seat: Seat
    victim: Seat
    amount: int
    is_theft: bool

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,) if self.amount else ()

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        key = "prompt-stealing" if self.is_theft else "prompt-despoiling"
        return Prompt(key, {"amount": self.amount, "seat": self.victim})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        stock = position.state.players[self.victim].stock
        return [
            take for take in mixtures(self.amount) if stock.covers(Goods(take.grain, take.wood, take.iron))
        ]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.2c" if self.is_theft else "BS.1b"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        goods = Goods(action.grain, action.wood, action.iron)
        change.state = change.state.paying(self.victim, goods)
        if self.is_theft:
            change.state = change.state.gaining(seat, goods)
        change.tell(
            "stolen" if self.is_theft else "despoiled",
            seat=seat, victim=self.victim, grain=goods.grain, wood=goods.wood, iron=goods.iron,
        )  # fmt: skip
        change.pop()

    def run(self, change: BattlemistChange) -> None:
        change.pop()


class Choosing(BattlemistStep, frozen=True, tag="choosing"):
    """Which monster comes to the home (BS.4a)."""

    answers: ClassVar[tuple[type[Action], ...]] = (Choose,)

    seat: Seat
    monsters: tuple[str, ...]

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Choose(monster) for monster in self.monsters]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B6.0b"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        change.state = change.state.with_units(seat, change.state.players[seat].home, of_kind(action.thing))
        change.tell("monster", seat=seat, kind=action.thing)
        change.pop()


class Spying(BattlemistStep, frozen=True, tag="spying"):
    """One player sees another's hand and has one card of it discarded."""

    answers: ClassVar[tuple[type[Action], ...]] = (Choose,)

    seat: Seat
    victim: Seat

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-spying", {"seat": self.victim})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Choose(card) for card in sorted(set(position.state.players[self.victim].hand))]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.2c"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Choose)
        change.state = change.state.discarding(self.victim, action.thing)
        change.reveal("discarded", seat=self.victim, card=action.thing)
        change.pop()

    def shows_hand_to(self, observer: Observer) -> Seat | None:
        """Whose hand this observer may see meanwhile."""
        return self.victim if observer == self.seat else None


class Culling(BattlemistStep, frozen=True, tag="culling"):
    """Players give up army units of their choice, all at once, one unit an answer."""

    answers: ClassVar[tuple[type[Action], ...]] = (Disband,)

    owed: tuple[tuple[Seat, int], ...]

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return tuple(s for s, amount in self.owed if amount and army_of(position.state, s))

    def prompt(self, position: BattlemistPosition, seat: Seat) -> Prompt:
        return Prompt("prompt-culling", {"amount": dict(self.owed)[seat]})

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return disbandings(position.state, seat)

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.2c"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Disband)
        change.state = change.state.without_units(seat, action.realm, of_kind(action.kind))
        change.tell("disbanded", seat=seat, realm=action.realm, kind=action.kind)
        # B3.2.2s: control lost outside the individual phase takes the town with it at once.
        remove_ruins(change)
        owed = tuple((other, amount - (other == seat)) for other, amount in self.owed)
        change.replace(msgspec.structs.replace(self, owed=owed))

    def run(self, change: BattlemistChange) -> None:
        change.pop()


class Overfull(BattlemistStep, frozen=True, tag="overfull"):
    """B3.1.2h: who was given more than seven cards discards down to seven."""

    answers: ClassVar[tuple[type[Action], ...]] = (Discard,)

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return tuple(s for s, player in enumerate(position.state.players) if len(player.hand) > HAND_LIMIT)

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Discard(card) for card in sorted(set(position.state.players[seat].hand))]

    def asides(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        # Discarding is what is asked here, so it is not offered besides.
        return [said for said in super().asides(position, seat) if not isinstance(said, Discard)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B3.1.2b"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        change.state = change.state.discarding(seat, action.card)
        change.reveal("discarded", seat=seat, card=action.card)

    def run(self, change: BattlemistChange) -> None:
        change.pop()


def army_of(world: World, seat: Seat) -> int:
    return sum(army_size(units) for _, units in world.forces_of(seat))


def disbandings(world: World, seat: Seat) -> list[Action]:
    """Every army unit a seat could give up, one of each kind and realm."""
    return [
        Disband(realm, kind)
        for realm, units in sorted(world.forces_of(seat))
        for kind, count in zip(ARMY, units, strict=False)
        if count
    ]
