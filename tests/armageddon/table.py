"""Battlefields laid out by hand, in a few words, for tests.

    position = battle("0 axe 1/19", "1 lance 1/20", "1 hero 1/20", chapters=(2, 3, 5), highland="1/19 1/26")
    position = after(position, "attack 1 2", rolls=[13, 11])

Figures are numbered from 1 in the order in which they are named; more about one is said by `name=value`, as
in "0 axe 1/19 acted=1 on=3". There is one great field, number 1, of lowland, unless `great` names more. It is
the turn of seat 0, who moves. A roll of three dice is given as its sum.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from hexenkessel.games.armageddon.actions import GENERAL_ACTIONS
from hexenkessel.games.armageddon.chapters.book import chapter_actions, rules_for, sections_of
from hexenkessel.games.armageddon.combat import Combat
from hexenkessel.games.armageddon.field import Battlefield, Phalanx, Streak
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.ground.ground import ground_of
from hexenkessel.games.armageddon.ground.land import BuiltTower, BuiltWall, GreatField, Land
from hexenkessel.games.armageddon.ground.works import NO_WORKS, Works
from hexenkessel.games.armageddon.movement import Movement
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.position import Position
from hexenkessel.games.armageddon.scenarios.building import works_of
from hexenkessel.games.armageddon.scenarios.format import AnyGoal
from hexenkessel.games.armageddon.terms import ChapterName
from hexenkessel.games.armageddon.turn import Rounds, Turn
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.gate import Played, _apply, check, legal
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.text import Grammar

GRAMMAR = Grammar(dict.fromkeys((*GENERAL_ACTIONS, *chapter_actions())))
VECTORS = Path(__file__).parent / "vectors"


def vectors(name: str) -> Any:
    return json.loads((VECTORS / f"{name}.json").read_text())


Loaded: TypeAlias = int | tuple[int, int, int]


class LoadedDice:
    """Three dice that show these sums, one roll after the other; or just what is said: (4, 4, 4)."""

    def __init__(self, sums: Iterable[Loaded]) -> None:
        self.sums = list(sums)

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        assert (count, sides) == (3, 6), f"{purpose}: every roll is of three dice (A2.4o)"
        loaded = self._next(purpose)
        return faces(loaded) if isinstance(loaded, int) else loaded

    def single(self, purpose: str) -> tuple[int]:
        """What is loaded next, as one die shows it."""
        loaded = self._next(purpose)
        assert isinstance(loaded, int), f"one die is rolled for {purpose}"
        return (loaded,)

    def _next(self, purpose: str) -> Loaded:
        assert self.sums, f"no roll is loaded for {purpose}"
        return self.sums.pop(0)

    def shuffle(self, purpose: str, items: Sequence[Any]) -> tuple[Any, ...]:
        raise AssertionError("nothing is shuffled in this game")


def faces(total: int) -> tuple[int, int, int]:
    """Three dice with this sum."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return first, second, total - first - second


def land(
    great: Sequence[tuple[int, int]] = ((0, 0),),
    rivers: str = "",
    ramps: str = "",
    bridges: str = "",
    moats: str = "",
    walls: str = "",
    passages: str = "",
    towers: tuple[BuiltTower, ...] = (),
    transitions: str = "",
    **terrain: str,
) -> Land:
    """A land: `highland="1/19 1/26"`, `ice_lowland="1/1"`, `rivers="1/1-1/2 1/2-1/3"`, and walls by their
    inside, with a gate if they have one: `walls="1/19-E 1/20-W-closed"`."""
    greats = []
    for number, at in enumerate(great, 1):
        fields: dict[Any, tuple[int, ...]] = {}
        for kind, names in terrain.items():
            mine = tuple(int(name.split("/")[1]) for name in names.split() if name.startswith(f"{number}/"))
            if mine:
                fields[kind.replace("_", "-")] = mine
        greats.append(GreatField(number, at, "lowland", fields))
    return Land(
        tuple(greats),
        _edges(rivers),
        _edges(ramps),
        _edges(bridges),
        moats=_edges(moats),
        walls=tuple(_wall(*word.split("-")) for word in walls.split()),
        towers=towers,
        passages=_edges(passages),
        transitions=_edges(transitions),
    )


def _wall(field: str, side: Any, gate: Any = "") -> BuiltWall:
    return BuiltWall(field, side, gate)


def _edges(said: str) -> tuple[tuple[str, str], ...]:
    pairs = [edge.split("-") for edge in said.split()]
    return tuple((one, other) for one, other in pairs)


def battle(
    *figures: str,
    chapters: tuple[ChapterName, ...] = (2, 3, 4, 5),
    seats: int = 2,
    sides: tuple[int, ...] = (),
    zones: Sequence[str] = (),
    goals: tuple[AnyGoal, ...] = (),
    leaders: tuple[int, ...] = (),
    phalanxes: Mapping[int, Phalanx] | None = None,
    round: int = 1,
    rounds: int = 20,
    active: Seat = 0,
    in_combat: bool = False,
    steps: tuple[Any, ...] | None = None,
    on: Land | None = None,
    works: Works = NO_WORKS,
    **terrain: Any,
) -> ArmageddonPosition:
    where = on or land(**terrain)
    rules = rules_for(sections_of(chapters))
    ground = ground_of(where, floors=rules.floors)
    named = [_figure(number, said, ground.number) for number, said in enumerate(figures, 1)]
    field = Battlefield(
        scenario="by-hand",
        land=where,
        chapters=sections_of(chapters),
        sides=sides or tuple(range(seats)),
        zones=tuple(tuple(ground.number[name] for name in zone.split()) for zone in zones) or ((),) * seats,
        goals=goals,
        rounds=rounds,
        figures={figure.id: figure for figure in named},
        origins=tuple(figure.owner for figure in named),
        leaders=leaders,
        phalanxes=phalanxes or {},
        works=works_of(where, ground, rules.works) if works == NO_WORKS else works,
        round=round,
        active=active,
        losses=(0,) * seats,
        streaks=tuple(Streak() for _ in goals),
    )
    if steps is None:
        steps = (Rounds(), Turn(active, begun=True), Combat(active))
        steps = steps if in_combat else (*steps, Movement(active))
    setup = Setup("armageddon", GAME.version, seats, {}, DiceParts("test"))
    return Position(setup, 0, steps, field)


def _figure(number: int, said: str, fields: Mapping[str, int]) -> Figure:
    owner, kind, field, *more = said.split()
    extra: dict[str, Any] = {}
    for word in more:
        name, value = word.split("=")
        extra[name] = (
            bool(int(value)) if name == "acted" else value if name in ("course", "spell") else int(value)
        )
    seat = None if owner == "-" else int(owner)
    return Figure(number, kind, seat, fields[field], **extra)


def said(line: str) -> Action:
    return GRAMMAR.read(line)


def played(
    position: ArmageddonPosition, line: str, rolls: Iterable[Loaded] = (), seat: Seat | None = None
) -> Played[Battlefield]:
    """What comes of an action, which must be legal. All rolls that are loaded must be used."""
    action = said(line)
    who = position.due[0] if seat is None else seat
    if refusal := check(position, who, action):
        raise Refused(refusal)
    dice = LoadedDice(rolls)
    result = _apply(position, who, action, dice)
    assert not dice.sums, f"too many rolls are loaded: {dice.sums}"
    return result


def after(position: ArmageddonPosition, *lines: str, rolls: Iterable[Loaded] = ()) -> ArmageddonPosition:
    """The position after these actions; the rolls fall in the last of them."""
    for line in lines[:-1]:
        position = played(position, line).position
    return played(position, lines[-1], rolls).position


def events(position: ArmageddonPosition, line: str, rolls: Iterable[Loaded] = ()) -> list[Event]:
    return list(played(position, line, rolls).events)


def refusal(position: ArmageddonPosition, line: str, seat: Seat | None = None) -> str:
    """The rule by which an action is refused; "" if it may be done. It is listed only if it may be."""
    action = said(line)
    who = position.due[0] if seat is None else seat
    found = check(position, who, action)
    if found is not None:
        assert action not in legal(position, who), f"'{line}' is listed but refused with {found.rule}"
    return found.rule if found else ""


def lines(position: ArmageddonPosition, verb: str = "", seat: Seat | None = None) -> list[str]:
    """What is listed, as lines."""
    who = position.due[0] if seat is None else seat
    return [line for line in map(GRAMMAR.write, legal(position, who)) if line.startswith(verb)]


def places(position: ArmageddonPosition) -> dict[int, str]:
    """Where everybody is."""
    index = position.state.index
    return {figure.id: index.name(figure.field) for figure in index.figures.values()}


def kinds(position: ArmageddonPosition) -> dict[int, str]:
    """Who is alive, and as what."""
    return {figure.id: figure.kind for figure in position.state.figures.values()}
