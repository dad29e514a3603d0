"""Positions of Titan laid out by hand, in a few words, for tests.

    position = table({"Red1": "39 Titan Ogre Ogre", "Blue1": "138 Titan Lion Lion"}, MovementPhase(0, roll=2))

    position = after(position, "Red: move Red1 138 5", "Red: done", "Blue: flee")

Seats follow the colours of the markers: Red is seat 0, Blue 1, Gold 2, Green 3, Black 4, Brown 5.
A seat whose Titan is not placed gets a legion of it alone (number 12) in a far corner, so that nobody is out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hexenkessel.games.titan.battle.battle import Battle
from hexenkessel.games.titan.battle.course import BattleCourse, Part
from hexenkessel.games.titan.battle.strikes import CarryChoice, StrikePhase
from hexenkessel.games.titan.characters import KINDS, titan_power
from hexenkessel.games.titan.engagement import EngagementPhase
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.march import MovementPhase
from hexenkessel.games.titan.meeting import meeting_in
from hexenkessel.games.titan.options import TitanOptions
from hexenkessel.games.titan.organisation import OrganisationPhase
from hexenkessel.games.titan.position import AnyStep, Position
from hexenkessel.games.titan.start import empty_table
from hexenkessel.games.titan.turn import Turn
from hexenkessel.games.titan.world import COLOURS, Legion, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.dice import Chance, DiceParts
from hexenkessel.kernel.gate import Played, _apply, begin, check, decision, legal, play
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST
from hexenkessel.legions import forest, knowledge
from hexenkessel.legions.battle.hexes import ATTACKER, GONE, HEX, OFF

RED, BLUE, GOLD, GREEN, BLACK, BROWN = range(6)
SPEAKERS = {"Host": HOST} | {colour: seat for seat, colour in enumerate(COLOURS)}

FAR_CORNERS = (103, 110, 117, 124, 131, 140)


class LoadedDice:
    """Dice that show what a test wants: `LoadedDice(6, 1, 4)` in the order they are rolled."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        rolled, self.faces = self.faces[:count], self.faces[count:]
        assert len(rolled) == count, f"{count} dice for {purpose}, but the test has loaded only {len(rolled)}"
        return tuple(rolled)

    def shuffle(self, purpose: str, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)


class AlwaysShowing:
    """Dice of which every one shows the same face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def roll(self, purpose: str, count: int, sides: int, need: int | None) -> tuple[int, ...]:
        return (self.face,) * count

    def shuffle(self, purpose: str, items: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(items)


def seat_of(marker: str) -> int:
    return COLOURS.index(marker.rstrip("0123456789"))


def table(
    legions: Mapping[str, str],
    *steps: AnyStep,
    seats: int = 2,
    active: int = 0,
    scores: Sequence[int] = (),
    moved: Mapping[str, int] | None = None,
    turns: int = 5,
    hidden: Sequence[int] = (),
    fallen: Sequence[int] = (),
    owners: Mapping[str, int] | None = None,
    **options: Any,
) -> Position:
    """A position with these legions ("land character character …") and these steps on top of the active turn.

    `moved` names the legions that moved this turn and the entry side they came in by. Everything is public
    knowledge, except that seats in `hidden` have just combined all their legions into one big secret. Seats
    in `fallen` are out of the game; `owners` says whose the legions under inherited markers are.
    """
    world = empty_table(TitanOptions(**options), seats)
    world = world.but(order=tuple(range(seats)), turn=turns * seats, round=turns, active=active)
    stacks = {marker: text.split() for marker, text in legions.items()}
    owner_of = {marker: (owners or {}).get(marker, seat_of(marker)) for marker in stacks}
    for seat in set(range(seats)) - {*fallen}:
        mine = [stack for marker, stack in stacks.items() if owner_of[marker] == seat]
        if not any("Titan" in stack for stack in mine):
            corner = next(
                land for land in FAR_CORNERS[seat:] if all(str(land) != stack[0] for stack in stacks.values())
            )
            marker = f"{COLOURS[seat]}{world.options.charts.markers}"
            stacks[marker], owner_of[marker] = [str(corner), "Titan"], seat
    for marker, (land, *characters) in stacks.items():
        entry = (moved or {}).get(marker, 0)
        has_moved = marker in (moved or {})
        legion = Legion(owner_of[marker], int(land), tuple(sorted(characters)), has_moved, entry)
        world = world.with_legion(marker, legion)
        for name in characters:
            if name != "Titan":
                world = world.taken_from_stacks(name)
    for seat in range(seats):
        world = _with_player(world, seat, scores, turns, seat in hidden)
        world = world.with_player(seat, fallen=int(seat in fallen))
    top = steps or (EngagementPhase(active),)
    setup = GAME.setup(seats, DiceParts("a table laid by hand"), msgspec.structs.asdict(world.options))
    return Position(setup, 100, (Turn(active, phase=_phase_after(top[0])), *top), world)


def _phase_after(step: AnyStep) -> int:
    """Which phase of the turn comes when this step is done."""
    kinds = (OrganisationPhase, MovementPhase, EngagementPhase)
    return next((number + 1 for number, kind in enumerate(kinds) if isinstance(step, kind)), 4)


def _with_player(world: World, seat: int, scores: Sequence[int], turns: int, is_hidden: bool) -> World:
    mine = dict(world.legions_of(seat))
    known: tuple[forest.Node, ...] = tuple(
        forest.Legion(marker, len(legion.characters), legion.characters)
        for marker, legion in sorted(mine.items())
    )
    if is_hidden:
        everything = tuple(sorted(name for legion in mine.values() for name in legion.characters))
        parts = tuple(
            forest.Legion(part.marker, part.size, ()) for part in known if isinstance(part, forest.Legion)
        )
        known = (forest.Group(everything, parts),) if len(parts) > 1 else known
    return world.with_player(
        seat,
        tower=100 * (6 - seat),
        score=scores[seat] if seat < len(scores) else 0,
        turns=turns,
        markers=tuple(marker for marker in world.players[seat].markers if marker not in world.legions),
        knowledge=knowledge.Knowledge((known,)),
    )


def battle(
    legions: Mapping[str, str],
    land: int,
    places: Mapping[str, str],
    *steps: Any,
    entry: int = 1,
    round: int = 2,
    half: int = ATTACKER,
    hits: Mapping[str, int] | None = None,
    part: Part = "strike",
    **more: Any,
) -> Position:
    """A battle in `land` between two of the legions, the active player's attacking.

    `places` says where each character stands: {"Ogre-0": "B2", "Lion-5": "slain"}; attackers are numbered
    first, each legion in alphabetical order; who is not named stands `off` the map. `steps` are classes of
    steps with the side to decide, as in `(StrikePhase, ATTACKER)`; they are put on top of the battle. `part`
    is the part of the half that comes next, once these steps are done.
    """
    position = table(
        legions,
        moved={marker: entry for marker in legions if seat_of(marker) == more.get("active", 0)},
        **more,
    )
    world = position.state
    meeting = meeting_in(world, land)
    sides = [world.legions[marker] for marker in meeting.markers]
    names = [name for legion in sides for name in legion.characters]
    units = [f"{name}-{number}" for number, name in enumerate(names)]
    unknown = {*places, *(hits or {})} - {*units}
    assert not unknown, f"{unknown} are not among {units}"
    laid = Battle(
        terrain=sides[0].terrain,
        entry=entry,
        round=round,
        half=half,
        kinds=tuple(KINDS.index(name) for name in names),
        sides=tuple(int(number >= len(sides[0].characters)) for number in range(len(names))),
        hexes=tuple({**HEX, "slain": GONE, "off": OFF}[places.get(unit, "off")] for unit in units),
        hits=tuple((hits or {}).get(unit, 0) for unit in units),
        titan_powers=(
            titan_power(world.players[sides[0].owner].score),
            titan_power(world.players[sides[1].owner].score),
        ),
    )
    course = BattleCourse(*meeting, part=part)
    on_top = tuple(kind(*meeting, side) for kind, side in steps)
    turn = Turn(world.active, phase=3)
    return msgspec.structs.replace(
        position, state=world.but(battle=laid), steps=(turn, EngagementPhase(world.active), course, *on_top)
    )


def say(position: Any, seat: int, line: str, dice: Chance | None = None) -> Played[World]:
    """Play one line of text, with loaded dice if given. Raises Refused like `play`."""
    action = GAME.grammar.read(line)
    if dice is None:
        return play(position, seat, action)
    if refusal := check(position, seat, action):
        raise Refused(refusal)
    return _apply(position, seat, action, dice)


def offered(position: Position, seat: int) -> list[str]:
    """What a screen lists for this seat."""
    return [GAME.grammar.write(action) for action in decision(position, seat, is_brief=True).actions]


def refusal_of(position: Any, seat: int, line: str) -> str | None:
    """The rule that forbids this line now, or None."""
    refusal = check(position, seat, GAME.grammar.read(line))
    return refusal.rule if refusal else None


def lines(actions: Sequence[Action]) -> list[str]:
    return [GAME.grammar.write(action) for action in actions]


def offers(position: Any, seat: int) -> list[str]:
    """What this seat may answer now, as lines."""
    return lines(legal(position, seat))


def settled(position: Any) -> Any:
    """A position laid by hand, run on to its first decision."""
    return begin(position).position


def after(position: Any, *said: str, dice: Chance | None = None) -> Any:
    """The position when all this has been said: `after(position, "Red: engage 8", "Blue: flee")`."""
    position = settled(position)
    for each in said:
        colour, _, line = each.partition(": ")
        position = say(position, SPEAKERS[colour], line, dice).position
    return position


def contents(position: Any, marker: str) -> str:
    """Who is in this legion, or nothing if there is no such legion."""
    legion = position.state.legions.get(marker)
    return " ".join(legion.characters) if legion else ""


def score(position: Any, seat: int) -> int:
    points: int = position.state.players[seat].score
    return points


def with_stacks(position: Any, **counts: int) -> Any:
    """The same position with so many of these left in the caretaker's stacks."""
    stacks = {**position.state.stacks, **counts}
    return msgspec.structs.replace(position, state=position.state.but(stacks=stacks))


def seen(position: Any, observer: int | None, marker: str) -> str:
    """Who this observer knows to be in this legion."""
    return " ".join(GAME.view(position, observer).legions[marker].visible)


def fought(position: Any, faces: Mapping[int, int]) -> Any:
    """This strike phase to its end: each seat makes the strikes it must, its dice all showing its face."""
    position = settled(position)
    while isinstance(position.step, (StrikePhase, CarryChoice)):
        (seat,) = position.due
        position = say(position, seat, offers(position, seat)[0], AlwaysShowing(faces[seat])).position
        if position.state.battle is None:
            break
    return position
