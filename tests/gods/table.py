"""Positions of Gods of Titan laid out by hand, in a few words, for tests.

    position = table({"Red1": "D0.7 Titan Ogre Ogre", "Black1": "D0.9 Headcracker Angel"}, MovementPhase(0))

    position = after(position, "Red: move Red1 D0.8 1 3", "Red: done", "Black: flee")

Seats follow the colours of the markers: Red is seat 0, Green 1, Blue 2, Black (the Darklord) 3.
All fifteen towers stand as at the start, those of `towers` excepted: {"F0": "Red Ogre Ogre", "R0": "nobody"}.
A seat whose Master is not placed has him alone (the last ordinary marker) in a far corner, so that nobody is
out. It is round 11, the pact is over, unless `round` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hexenkessel.games.gods.actions import ALL_ACTIONS
from hexenkessel.games.gods.armies.markers import grey_marker, tower_marker
from hexenkessel.games.gods.equipment.board import LAND, TOWERS
from hexenkessel.games.gods.equipment.figures import ELEMENTS
from hexenkessel.games.gods.options import GodsOptions
from hexenkessel.games.gods.position import Position
from hexenkessel.games.gods.start import empty_table, man_towers
from hexenkessel.games.gods.turn import PHASES, Turn
from hexenkessel.games.gods.world import COLOURS, DARKLORD, NEUTRAL, NOBODY, Army, Tower, World
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.dice import Chance, DiceParts
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.gate import Played, _apply, asides, begin, check, legal, play
from hexenkessel.kernel.position import Position as AnyPosition
from hexenkessel.kernel.position import Setup
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST
from hexenkessel.kernel.step import Step
from hexenkessel.kernel.text import Grammar
from hexenkessel.legions import forest, knowledge

RED, GREEN, BLUE, BLACK = range(4)
SPEAKERS = {"Host": HOST} | {colour: seat for seat, colour in enumerate(COLOURS)}
GRAMMAR = Grammar(ALL_ACTIONS)

FAR_CORNERS = ("C1.4", "C2.4", "C0.4", "C1.8", "C2.8", "C0.8")


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
    """Whose a marker is, by its colour; a grey one is nobody's."""
    owners = [seat for seat, colour in enumerate(COLOURS) if marker.startswith(colour)]
    return owners[0] if owners else NEUTRAL


def table(
    armies: Mapping[str, str],
    *steps: Step[World],
    seats: int = 4,
    active: int = 0,
    round: int = 11,
    towers: Mapping[str, str] | None = None,
    but: Mapping[str, Mapping[str, Any]] | None = None,
    points: Sequence[int] = (),
    gems: Sequence[int] = (),
    goals: Mapping[int, Sequence[str]] | None = None,
    revealed: Sequence[int] = (),
    hidden: Sequence[int] = (),
    fallen: Sequence[int] = (),
    dark_titan: bool = False,
    turns: int | None = None,
    world: Mapping[str, Any] | None = None,
    **options: Any,
) -> Position:
    """A position with these armies ("field figure figure …") and these steps on top of the active turn.

    `but` changes armies: {"Red1": {"moved": True, "distance": 3, "entry": 5}}; `world` changes the table.
    Seats in `revealed` have shown their Master. Everything is public knowledge, except that of seats in
    `hidden` only the sizes of their armies and all their figures together are known.
    `dark_titan`: he has appeared; then the Darklord's Master is the Dark-Titan.
    """
    laid = empty_table(GodsOptions(**options), seats)
    for seat, tower in enumerate(("T0", "T1", "T2")):
        laid = laid.with_player(seat, tower=tower)
    laid = laid.but(elements=ELEMENTS if seats > DARKLORD else (), has_dark_titan=dark_titan)
    if dark_titan:
        laid = laid.with_player(DARKLORD, master="Dark-Titan").but(destroyed_elements=ELEMENTS)
    setup = Setup("gods", "0", seats, {}, DiceParts("a table laid by hand"))
    change = Change(AnyPosition(setup, 0, (), laid))
    man_towers(change)
    laid = change.state
    for marker, text in armies.items():  # a Titan player with a Phantom has no Titan
        if "Phantom" in text.split():
            laid = laid.with_player(seat_of(marker), master="Phantom")
    for seat in range(seats):  # whatever marks a tower is none of the markers that the test names
        left = [marker for marker in laid.players[seat].markers if marker not in armies]
        laid = laid.with_player(seat, markers=tuple(left))
    for field, text in (towers or {}).items():
        laid = _with_tower(laid, field, text.split())
    stacks = _with_masters(laid, {marker: text.split() for marker, text in armies.items()}, fallen)
    for marker, (field, *figures) in stacks.items():
        assert field in LAND, field
        laid = laid.with_army(marker, Army(seat_of(marker), field, tuple(sorted(figures))))
    for marker, changes in (but or {}).items():
        laid = laid.with_changed_army(marker, **changes)
    so_far = round if turns is None else turns
    for seat in range(seats):
        laid = _with_player(laid, seat, so_far, seat in hidden)
        laid = laid.with_player(
            seat,
            battle_points=points[seat] if seat < len(points) else 0,
            gems=gems[seat] if seat < len(gems) else 0,
            goals=tuple((goals or {}).get(seat, ())),
            is_revealed=seat in revealed or dark_titan,
            fallen=int(seat in fallen),
        )
    laid = laid.but(turn=round * seats, round=round, active=active, **(world or {}))
    turn: Any = Turn(active, phase=_phase_after(steps))
    on_top: Any = steps
    return Position(setup, 100, (turn, *on_top), laid)


def _phase_after(steps: Sequence[Step[World]]) -> int:
    """Which phase of the turn comes when these steps are done."""
    if not steps:
        return 0
    return next((number + 1 for number, kind in enumerate(PHASES) if isinstance(steps[0], kind)), len(PHASES))


def _with_masters(world: World, stacks: dict[str, list[str]], fallen: Sequence[int]) -> dict[str, list[str]]:
    """These stacks, and one for each Master that is not among them."""
    for seat, player in enumerate(world.players):
        mine = [stack for marker, stack in stacks.items() if seat_of(marker) == seat]
        if seat in fallen or any(player.master in stack for stack in mine):
            continue
        taken = {stack[0] for stack in stacks.values()}
        corner = next(field for field in FAR_CORNERS[seat:] if field not in taken)
        marker = [marker for marker in player.markers if marker[-1].isdigit() and "tower" not in marker][-1]
        stacks[marker] = [corner, player.master]
    return stacks


def _with_tower(world: World, field: str, words: list[str]) -> World:
    """A tower with another holder: "Red Ogre Ogre", "Red" (empty), "nobody"."""
    assert field in TOWERS, field
    holder, *figures = words
    before = world.towers[field]
    if before.marker is not None and before.marker in world.armies:
        world = world.without_army(before.marker)
    if before.owner >= 0 and before.marker:
        world = world.with_free_markers(before.owner, (before.marker,))
    if holder == "nobody":
        return world.with_tower(field, Tower(NOBODY))
    owner = NEUTRAL if holder == "Grey" else COLOURS.index(holder)
    marker: str | None = grey_marker(field)
    if owner >= 0:
        player = world.players[owner]
        marker = tower_marker(player, owner, LAND[field])
        assert marker is not None, f"{holder} has no marker left for {field}"
        left = tuple(other for other in player.markers if other != marker)
        world = world.with_player(owner, markers=left)
    world = world.with_tower(field, Tower(owner, marker))
    if figures and marker:
        world = world.with_army(marker, Army(owner, field, tuple(sorted(figures)), garrison=True))
    return world


def _with_player(world: World, seat: int, turns: int, is_hidden: bool) -> World:
    mine = world.armies_of(seat)
    roots: list[forest.Node] = []
    secret: list[forest.Legion] = []
    for marker, army in sorted(mine):
        if is_hidden and not army.garrison:
            secret.append(forest.Legion(marker, len(army.figures), ()))
        else:
            roots.append(forest.Legion(marker, len(army.figures), army.figures))
    if secret:
        names = {part.marker for part in secret}
        everything = sorted(name for marker, army in mine if marker in names for name in army.figures)
        roots.append(forest.Group(tuple(everything), tuple(secret)))
    pool = dict(empty_table(world.options, len(world.players)).players[seat].pool)
    for _, army in mine:
        for name in army.figures:
            if pool.get(name):
                pool[name] -= 1
    markers = [marker for marker in world.players[seat].markers if marker not in world.armies]
    return world.with_player(
        seat, turns=turns, pool=pool, markers=tuple(markers), knowledge=knowledge.initial(roots)
    )


def say(position: Any, seat: int, line: str, dice: Chance | None = None) -> Played[World]:
    """Play one line of text, with loaded dice if given. Raises Refused like `play`."""
    action = GRAMMAR.read(line)
    if dice is None:
        return play(position, seat, action)
    if refusal := check(position, seat, action):
        raise Refused(refusal)
    return _apply(position, seat, action, dice)


def refusal_of(position: Any, seat: int, line: str) -> str | None:
    """The rule that forbids this line now, or None."""
    refusal = check(position, seat, GRAMMAR.read(line))
    return refusal.rule if refusal else None


def lines(actions: Sequence[Action]) -> list[str]:
    return [GRAMMAR.write(action) for action in actions]


def offers(position: Any, seat: int) -> list[str]:
    """What this seat may answer now, as lines."""
    return lines(legal(position, seat))


def may_say(position: Any, seat: int) -> list[str]:
    """What this seat may say unasked, as lines."""
    return lines(asides(position, seat))


def settled(position: Any) -> Any:
    """A position laid by hand, run on to its first decision."""
    return begin(position).position


def after(position: Any, *said: str, dice: Chance | None = None) -> Any:
    """The position when all this has been said: `after(position, "Red: done", "Blue: flee")`."""
    position = settled(position)
    for each in said:
        colour, _, line = each.partition(": ")
        position = say(position, SPEAKERS[colour], line, dice).position
    return position


def told(position: Any, said: str, dice: Chance | None = None) -> tuple[Event, ...]:
    """The events of this one answer."""
    colour, _, line = said.partition(": ")
    return say(settled(position), SPEAKERS[colour], line, dice).events


def keys(events: Sequence[Event]) -> list[str]:
    return [event.key for event in events]


def contents(position: Any, marker: str) -> str:
    """Who is in this army, or nothing if there is no such army."""
    army = position.state.armies.get(marker)
    return " ".join(army.figures) if army else ""


def field_of(position: Any, marker: str) -> str:
    field: str = position.state.armies[marker].field
    return field


def holder_of(position: Any, field: str) -> str:
    """Whose a tower land is: a colour, Grey or nobody."""
    owner = position.state.towers[field].owner
    return "nobody" if owner == NOBODY else "Grey" if owner == NEUTRAL else COLOURS[owner]


def pool_of(position: Any, seat: int, figure: str) -> int:
    count: int = position.state.players[seat].pool.get(figure, 0)
    return count


def with_pool(position: Any, seat: int, **counts: int) -> Any:
    """The same position with so many of these in a player's pool."""
    pool = {**position.state.players[seat].pool, **counts}
    return msgspec.structs.replace(position, state=position.state.with_player(seat, pool=pool))
