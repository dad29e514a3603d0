"""What the Mover still has to do before he may end his movement phase (G5.8, G6.2, G8.4, G8.6, G25.6)."""

from __future__ import annotations

from typing import NamedTuple

from hexenkessel.games.gods.armies.army import has_rank
from hexenkessel.games.gods.armies.splitting import must_split, sisters
from hexenkessel.games.gods.equipment.board import CENTRE, CITY, CITYTOWERS, TOWERS
from hexenkessel.games.gods.equipment.figures import REVEALABLE
from hexenkessel.games.gods.movement.journeys import Outlook, has_titan_advantage
from hexenkessel.games.gods.terms import Field, Marker
from hexenkessel.games.gods.towers.garrisons import holds_unstationed
from hexenkessel.games.gods.world import DARKLORD, Army


class Duty(NamedTuple):
    """A rule that is not satisfied yet, and the army it is about; no rule: nothing is left to do."""

    rule: str
    army: Marker


NO_DUTY = Duty("", "")


class Duties:
    """Asked of one position of a movement phase."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.places = outlook.places
        self.world = outlook.world
        self.notes = outlook.notes

    def first(self) -> Duty:
        """The first duty that is left."""
        for marker in self.places.own:
            army = self.world.armies[marker]
            if army.moved:
                continue
            # G27.4b: who has just found a sea army splits it off.
            if must_split(self.world, marker):
                return Duty("G27.4b", marker)
            # Ruling on G6.2c: an army without any legal move stays where it is.
            if (rule := self._rule(marker, army)) and self.can_go(marker):
                return Duty(rule, marker)
        return NO_DUTY

    def _rule(self, marker: Marker, army: Army) -> str:
        """The rule by which this army, which has not moved, may not stay; empty if it may."""
        if army.field in CENTRE:
            return self._rule_in_centre(marker, army)
        # G4.5d: a split is complete only if the parts stand on different lands.
        if self._is_with_another(marker, army.field):
            return "G4.5d"
        if army.field in TOWERS and self.world.towers[army.field].owner == self.places.seat:
            # G25.6d: Masters and Elements must leave a conquered tower; others may stay (G25.6a).
            return "G25.6d" if holds_unstationed(army.figures) else ""
        # G26.5f: with Hold the Titan's army may stay anywhere.
        if has_titan_advantage(self.world, marker, "Hold"):
            return ""
        # G8.4a: any other army is forced to move, except on own tower lands, in the City and in the Dungeon.
        return "G8.4a"

    def _rule_in_centre(self, marker: Marker, army: Army) -> str:
        # G8.6c: there is no forced move in City and Dungeon; but
        if self.world.round == 1:
            # G5.8e: in the first round all black armies leave,
            if self.places.seat == DARKLORD:
                return "G5.8e"
            # its ruling in G5.8d: and so does a Titan player's army with the Element,
            if has_rank(army.figures, "element"):
                return "G5.8d"
            # G5.8b: and one of his armies in any case. G5.8c: the one that stays may recruit there.
            if not any(self.world.armies[other].moved for other in self.places.own):
                return "G5.8b"
        # G8.6f: Elements may not stay in the City.
        elif has_rank(army.figures, "element") and (army.field == CITY or army.field in CITYTOWERS):
            return "G8.6f"
        if any(marker in pair and self._is_there(pair, army.field) for pair in self._sisters()):
            return "G4.5d"
        # G8.6e: at most one army in each of them; ruling on G23.3d: who has come there without a choice in
        # this phase does not count before the next.
        if marker not in self.notes.retreated and self._is_with_another(marker, army.field):
            return "G8.6e"
        return ""

    def _sisters(self) -> list[tuple[Marker, Marker]]:
        return sisters(self.world, self.places.seat)

    def _is_there(self, pair: tuple[Marker, Marker], field: Field) -> bool:
        return all(self.places.own[marker] == field for marker in pair)

    def _is_with_another(self, marker: Marker, field: Field) -> bool:
        return any(
            there == field and other != marker and other not in self.notes.retreated
            for other, there in self.places.own.items()
        )

    def can_go(self, marker: Marker) -> bool:
        """Has this army a move that depends on nobody's leave? G9.1a: teleports are optional."""
        journey = self.outlook.journey(marker)
        barred = self._black_fields() if self._has_hidden_master(marker) else set()
        return any(
            not way.leave and not way.teleport and end.field not in barred
            for end, way in journey.walks.items()
        )

    def _has_hidden_master(self, marker: Marker) -> bool:
        army = self.world.armies[marker]
        is_hidden = not self.world.players[army.owner].is_revealed
        return is_hidden and not REVEALABLE.isdisjoint(army.figures)

    def _black_fields(self) -> set[Field]:
        """G23.5a: a Titan may not attack black armies: if nothing else is left, he stays."""
        if not self.places.is_dark_age or self.world.is_pact or self.places.seat == DARKLORD:
            return set()
        foes = self.places.foes.items()
        return {field for field, markers in foes if any(self._is_black(other) for other in markers)}

    def _is_black(self, marker: Marker) -> bool:
        return self.world.armies[marker].owner == DARKLORD
