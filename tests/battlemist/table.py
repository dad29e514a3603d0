"""Positions of Battlemist laid out by hand, in a few words, for tests.

    position = table(
        Recruiting(),
        orcs="grain 3 wood 5 iron 5 stars 2 hand caravan,great-haste",
        units={"orcs": {"home-orcs": "footman footman", "wastes": "archer"}},
        towns={"wastes": "town"},
        roads=("home-orcs wastes abou-xar", "wastes home-knights"),
    )
    position = after(position, "orcs: recruit archer home-orcs", "orcs: done")

Seats are the races in the order of `races`. Everybody has his home and nothing else unless said otherwise.
Below the steps of a test lies `Pause`, which asks everybody, so that a phase that is over stays over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, ClassVar

import msgspec

import hexenkessel.games.battlemist.cards.effects  # noqa: F401  # what cards do, so that they can be played
from hexenkessel.games.battlemist.actions import ALL_ACTIONS
from hexenkessel.games.battlemist.components import RACES, REALMS
from hexenkessel.games.battlemist.effect import KINDS
from hexenkessel.games.battlemist.goods import Goods
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.phase import BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.units import named
from hexenkessel.games.battlemist.world import Hero, Lasting, Player, Settlement, World
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import Chance, DiceParts
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.gate import Played, _apply, _settle, asides, check, legal
from hexenkessel.kernel.position import Position, Setup
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST, Seat
from hexenkessel.kernel.text import Grammar

GRAMMAR = Grammar(ALL_ACTIONS)


class LoadedDice:
    """Dice that show what a test wants, in the order they are rolled; a shuffle leaves things as they are.

    With `order`, a shuffle brings these things to the top, in this order.
    """

    def __init__(self, *faces: int, order: Sequence[str] = ()) -> None:
        self.faces = list(faces)
        self.order = tuple(order)

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        assert sides == 10, f"{purpose}: every die of the game has ten faces (B1.2b)"
        rolled, self.faces = self.faces[:count], self.faces[count:]
        assert len(rolled) == count, f"{count} dice for {purpose}, but the test has loaded only {len(rolled)}"
        return tuple(rolled)

    def shuffle(self, purpose: str, items: Sequence[Any]) -> tuple[Any, ...]:
        rest = list(items)
        top = []
        for wanted in self.order:
            if wanted in rest:
                rest.remove(wanted)
                top.append(wanted)
        return (*top, *rest)


class Pause(BattlemistStep, frozen=True, tag="pause"):
    """What lies below: everybody may say that he is done, and nothing happens."""

    answers: ClassVar[tuple[type[Action], ...]] = (Done,)

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        return position.state.seat_order

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [Done()]

    def answer(self, change: Any, seat: Seat, action: Action) -> None:
        pass


def table(
    *steps: BattlemistStep,
    races: Sequence[str] = ("orcs", "knights"),
    units: Mapping[str, Mapping[str, str]] | None = None,
    towns: Mapping[str, str] | None = None,
    heroes: Mapping[str, str] | None = None,
    roads: Sequence[str] = (),
    quests: Sequence[str] = (),
    deck: Sequence[str] = (),
    effects: Sequence[Lasting] = (),
    round: int = 5,
    first: int = 0,
    active: int | None = None,
    options: Mapping[str, Any] | None = None,
    **players: str,
) -> Any:
    """A position with these steps on top, run on to its first decision.

    `players`: for a race (`dark_lord` for the Dark Lord) words and what belongs to them: grain, wood, iron,
    stars (1 if not said), used, power, hand, quest, artifacts. `towns`: "town" or "city", "town new" if built
    this round. `heroes`: "orcs-1": "wastes 3" for realm and life. `roads`: neighbours in chains.
    """
    seats = [_player(race, players.get(race.replace("-", "_"), "")) for race in races]
    world = World(
        msgspec.convert(dict(options or {}), BattlemistOptions),
        tuple(seats),
        neighbours=_neighbours(roads, races),
        quests=tuple(quests),
        deck=tuple(deck),
        effects=tuple(effects),
        round=round,
        first=first,
        active=active,
    )
    for race, places in (units or {}).items():
        for realm, words in places.items():
            assert realm in REALMS, realm
            world = world.with_units(races.index(race), realm, named(words.split()))
    for realm, words in (towns or {}).items():
        kind, *new = words.split()
        world = world.with_settlement(realm, Settlement(kind, round if new else round - 1))  # type: ignore[arg-type]
    for name, words in (heroes or {}).items():
        race, _, number = name.rpartition("-")
        realm, *life = words.split()
        hero = Hero(int(number), realm, int(life[0]) if life else 5)
        world = world.with_hero(races.index(race), hero)
    setup = Setup(
        "battlemist", "1.1.0", len(races), msgspec.structs.asdict(world.options), DiceParts("laid by hand")
    )
    return Position(setup, 100, (Pause(), *steps), world)


def _player(race: str, text: str) -> Player:
    assert race in RACES, race
    words = text.split()
    said = dict(zip(words[::2], words[1::2], strict=True))

    def number(name: str, usual: int = 0) -> int:
        return int(said.pop(name, usual))

    def cards(name: str) -> tuple[str, ...]:
        named = said.pop(name, "")
        return tuple(sorted(named.split(","))) if named else ()

    player = Player(
        race,
        Goods(number("grain"), number("wood"), number("iron")),
        stars=number("stars", 1),
        used=number("used"),
        power=number("power"),
        hand=cards("hand"),
        quest=said.pop("quest", None),
        artifacts=cards("artifacts"),
    )
    assert not said, f"What is {said}?"
    return player


def _neighbours(roads: Sequence[str], races: Sequence[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {f"home-{race}": [] for race in races}
    for road in roads:
        chain = road.split()
        for realm in chain:
            assert realm in REALMS, realm
            found.setdefault(realm, [])
        for one, other in pairwise(chain):
            found[one].append(other)
            found[other].append(one)
    return {realm: tuple(dict.fromkeys(others)) for realm, others in found.items()}


def seat_of(position: Any, race: str) -> int:
    if race == "host":
        return HOST
    seat: int | None = position.state.seat_of_race(race)
    assert seat is not None, race
    return seat


def player(position: Any, race: str) -> Player:
    found: Player = position.state.players[seat_of(position, race)]
    return found


def begun(position: Any, dice: Chance | None = None) -> Played[World]:
    """A position laid by hand, run on to its first decision; what happened meanwhile is in the answer."""
    return _settle(Change(position, dice), position.number, HOST)


def settled(position: Any, dice: Chance | None = None) -> Any:
    return begun(position, dice).position


def say(position: Any, said: str, dice: Chance | None = None) -> Played[World]:
    """Play one line, `orcs: done`, with loaded dice if given. Raises Refused like `play`."""
    race, _, line = said.partition(": ")
    action, seat = GRAMMAR.read(line), seat_of(position, race)
    if refusal := check(position, seat, action):
        raise Refused(refusal)
    return _apply(position, seat, action, dice)


def after(position: Any, *said: str, dice: Chance | None = None) -> Any:
    """The position when all this has been said, run on to its first decision before that."""
    position = settled(position, dice)
    for line in said:
        position = say(position, line, dice).position
    return position


def story(position: Any, *said: str, dice: Chance | None = None) -> list[Event]:
    """Everything that happens meanwhile, as events."""
    played = begun(position, dice)
    events = [*played.events]
    for line in said:
        played = say(played.position, line, dice)
        events += played.events
    return events


def refusal_of(position: Any, said: str) -> str | None:
    """The rule that forbids this line now, or None."""
    race, _, line = said.partition(": ")
    refusal = check(position, seat_of(position, race), GRAMMAR.read(line))
    return refusal.rule if refusal else None


def lines(actions: Sequence[Action]) -> list[str]:
    return [GRAMMAR.write(action) for action in actions]


def offers(position: Any, race: str) -> list[str]:
    """What this seat may answer now, as lines."""
    return lines(legal(position, seat_of(position, race)))


def asides_of(position: Any, race: str) -> list[str]:
    """What this seat may say without being asked, as lines."""
    return lines(asides(position, seat_of(position, race)))


def due(position: Any) -> tuple[str, ...]:
    """The races that are asked."""
    return tuple(position.state.players[seat].race for seat in position.due)


def is_over(position: Any) -> bool:
    """Is everything done that lay above the pause?"""
    return isinstance(position.step, Pause)


def stock(position: Any, race: str) -> str:
    """Grain, wood and iron of a seat as `3/5/5`."""
    goods = player(position, race).stock
    return f"{goods.grain}/{goods.wood}/{goods.iron}"


def army(position: Any, race: str, realm: str) -> str:
    """Units of a seat in a realm as words: `footman footman`."""
    counts = position.state.force_of(seat_of(position, race), realm)
    return " ".join(kind for kind, count in zip(KINDS, counts, strict=True) for _ in range(count))
