"""The movement phase: armies are split and moved, one after the other (G4.5, G6.2, G8, G9)."""

from __future__ import annotations

from typing import ClassVar

from hexenkessel.games.gods.actions import Move, Split, Teleport
from hexenkessel.games.gods.armies.army import has_rank
from hexenkessel.games.gods.armies.markers import free_marker
from hexenkessel.games.gods.armies.splitting import must_split, reunite, split_off, splits_of, why_not_split
from hexenkessel.games.gods.armies.stacks import leave
from hexenkessel.games.gods.darklord.darktitan import destroy_element
from hexenkessel.games.gods.equipment.board import CITY, CITYTOWERS, LAND
from hexenkessel.games.gods.equipment.figures import is_element
from hexenkessel.games.gods.movement.advance import advance, meet, set_out
from hexenkessel.games.gods.movement.duties import Duties, Duty
from hexenkessel.games.gods.movement.journeys import Outlook, outlook_of
from hexenkessel.games.gods.movement.notes import Notes
from hexenkessel.games.gods.movement.passages import Passage, asked_for
from hexenkessel.games.gods.movement.ways import Arrival
from hexenkessel.games.gods.phase import GodsChange, GodsPosition, is_own
from hexenkessel.games.gods.recruitment.prices import DARKLAND_TELEPORT
from hexenkessel.games.gods.terms import Marker
from hexenkessel.games.gods.towers.garrisons import settle_conquerors
from hexenkessel.games.gods.world import DARKLORD, World
from hexenkessel.kernel.action import Action, Done, Pick, picks
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Seat
from hexenkessel.kernel.step import Prompt


class MovementPhase(Notes, frozen=True, tag="movement"):
    """G8.1a: one army moves after another, each completely; then the Mover says done.

    G6.2f: only his armies move, and only he moves them. G4.8c: nobody takes an army off the board.
    """

    answers: ClassVar[tuple[type[Action], ...]] = (Split, Move, Teleport, Done)

    def due(self, position: GodsPosition) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, position: GodsPosition, seat: Seat) -> Prompt:
        rule, marker = duty(outlook_of(position.state, self))
        return Prompt("prompt-movement", {"must": rule.replace(".", "-") or "none", "army": marker})

    # What may be done

    def legal(self, position: GodsPosition, seat: Seat) -> list[Action]:
        outlook = outlook_of(position.state, self)
        actions: list[Action] = []
        for marker in movers(position.state, seat):
            actions += actions_of(outlook, marker)
        # G6.2c: before he is done, the Mover must move every army that is forced to move.
        if not duty(outlook).rule:
            actions.append(Done())
        return actions

    def first_picks(self, position: GodsPosition, seat: Seat) -> tuple[Pick, ...] | None:
        outlook = outlook_of(position.state, self)
        ready = [marker for marker in movers(position.state, seat) if actions_of(outlook, marker)]
        found = [Pick("army", marker) for marker in ready]
        return tuple(found) if duty(outlook).rule else (*found, *picks(Done()))

    def continuing(self, position: GodsPosition, seat: Seat, pick: Pick) -> list[Action]:
        outlook = outlook_of(position.state, self)
        if pick == picks(Done())[0]:
            return [] if duty(outlook).rule else [Done()]
        marker = str(pick.id)
        if pick.kind != "army" or marker not in movers(position.state, seat):
            return []
        return actions_of(outlook, marker)

    # What may not be done

    def check(self, position: GodsPosition, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, self.answers):
            return self.explain(position, seat, action)
        rule = self.why_not(position, seat, action)
        return Refusal(rule) if rule else None

    def why_not(self, position: GodsPosition, seat: Seat, action: Action) -> str:
        """The rule against this action; empty if it is legal."""
        world = position.state
        outlook = outlook_of(world, self)
        if isinstance(action, Done):
            return duty(outlook).rule
        assert isinstance(action, (Split, Move, Teleport))
        # G4.7a: each player moves only his own armies.
        if not is_own(world, seat, action.army):
            return "G4.7a"
        if isinstance(action, Split):
            return why_not_split(world, action)
        if rule := why_not_leave(world, action.army):
            return rule
        if must_split(world, action.army):
            return "G27.4b"
        journey = outlook.journey(action.army)
        if isinstance(action, Teleport):
            return journey.why_not_teleport(action)
        return journey.why_not(action)

    def readers(self, position: GodsPosition, seat: Seat, action: Action) -> tuple[Seat, ...] | None:
        # Everybody sees how many leave, nobody sees who (G28.6a): the words of a split name them.
        return (seat,) if isinstance(action, Split) else super().readers(position, seat, action)

    # What it does

    def do(self, change: GodsChange, seat: Seat, action: Action) -> None:
        match action:
            case Split():
                split_off(change, seat, action)
            case Move(marker, field, distance, side):
                self._move(change, marker, Arrival(field, side, distance))
            case Teleport():
                self._teleport(change, action)
            case _:
                self._end(change)

    def _move(self, change: GodsChange, marker: Marker, end: Arrival) -> None:
        way = outlook_of(change.state, self).journey(marker).moves()[end]
        asked = asked_for(change.state, way)
        if asked:
            # G8.2d: whoever holds what lies on the way is asked first.
            change.push(Passage(self.seat, marker, end.field, end.side, end.distance, way.fields, asked))
        else:
            advance(change, marker, end, way.fields)

    def _teleport(self, change: GodsChange, action: Teleport) -> None:
        here = change.state.armies[action.army].field
        marker = set_out(change, action.army)
        changes: dict[str, object] = {"field": action.field, "entry": action.side, "distance": 1}
        if action.how == "darkland":
            # G9.5a: for 250 gems. G9.5b: it may neither move on nor recruit.
            change.state = change.state.with_gems(self.seat, -DARKLAND_TELEPORT)
        if action.how != "battle":
            # G26.5m: who teleports freely may not recruit in that turn either.
            changes["recruited"] = True
        change.state = change.state.with_changed_army(marker, **changes)
        change.tell(
            "teleport", seat=self.seat, army=marker, field=action.field, how=action.how, side=action.side
        )
        meet(change, marker, (here, action.field))

    def _end(self, change: GodsChange) -> None:
        reunite(change, self.seat)
        change.pop()
        settle_conquerors(change, self.seat)
        hand_over_elements(change, self.seat)


def duty(outlook: Outlook) -> Duty:
    """What the Mover has still to do before he is done."""
    return Duties(outlook).first()


def actions_of(outlook: Outlook, marker: Marker) -> list[Action]:
    """G6.2a: an army may be split, and it may move."""
    actions: list[Action] = [*splits_of(outlook.world, marker)]
    # G27.4b: who has just founded a sea army must split it off first.
    if not must_split(outlook.world, marker):
        journey = outlook.journey(marker)
        actions += journey.move_actions()
        actions += journey.teleport_actions()
    return actions


def movers(world: World, seat: Seat) -> list[Marker]:
    """The armies of a seat that may still move in this phase."""
    return [marker for marker, _ in world.armies_of(seat) if not why_not_leave(world, marker)]


def why_not_leave(world: World, marker: Marker) -> str:
    """The rule by which this army does not move (any more); empty if it may."""
    army = world.armies[marker]
    # G8.1b: each army moves once.
    if army.moved:
        # G9.5b: and who has teleported from Darkland to Darkland does not move on.
        is_darkland = LAND[army.field] == "Darkland" and army.owner == DARKLORD
        return "G9.5b" if is_darkland and army.recruited and not army.came_from else "G8.1b"
    if not army.garrison:
        return ""
    # G25.1b: garrisons do not move; G25.7e: who is stationed is bound for ever,
    if army.owner != DARKLORD or LAND[army.field] != "Darktower":
        return "G25.7e"
    # G23.9a: except the Darktower armies, once the Dark-Titan has appeared. They need another marker.
    may_march_out = world.has_dark_titan and free_marker(world.players[DARKLORD]) is not None
    return "" if may_march_out else "G23.9a"


def hand_over_elements(change: GodsChange, seat: Seat) -> None:
    """An Element that is still in the City, or on one of its gates, when its owner's armies have moved."""
    for marker, army in change.state.armies_of(seat):
        is_there = army.field == CITY or army.field in CITYTOWERS
        # Ruling on G8.6g: in the first round it stands there by order.
        if not is_there or change.state.round == 1 or not has_rank(army.figures, "element"):
            continue
        # G8.6g: it is handed to the Darklord at once, and destroyed.
        for element in [name for name in army.figures if is_element(name)]:
            leave(change, marker, (element,))
            change.reveal("element-handed-over", seat=seat, army=marker, figure=element, field=army.field)
            destroy_element(change, element)
