"""Where an army of a Titan player may end a move of so many fields (G8, G9.2), step by step."""

from collections.abc import Iterator
from dataclasses import dataclass

from .board import EXITS, FIRST_EXIT, GATES, LAND, TOWERS, Edge
from .figures import FIGURES, value_of_army

Arrival = tuple[str, int | None]
WAVES = {"sea", "shore"}


def has_wave_creature(army: list[str]) -> bool:
    return any(FIGURES[name].symbols & WAVES and FIGURES[name].rank == "creature" for name in army)


def may_swim(army: list[str]) -> bool:
    # G8.5i: only armies made of wave figures.
    return all(FIGURES[name].symbols & WAVES for name in army)


def may_walk(army: list[str]) -> bool:
    # G3.10f: a double wave stays on Coast and Sea.
    if any("sea" in FIGURES[name].symbols for name in army):
        return False
    # G3.10h, G3.10i: an underlined one walks only with an Aquarian or a Siren.
    return not has_wave_creature(army) or "Aquarian" in army or "Siren" in army


@dataclass(frozen=True)
class Mover:
    army: list[str]
    round: int
    own: list[str]
    enemy: list[str]
    neutral: list[str]
    revealed: bool
    victory_points: int
    battle_points: int

    @property
    def advantage(self) -> int:
        # G26.2a, G26.5: only for the army of the revealed Titan.
        return self.victory_points if self.revealed and "Titan" in self.army else 0

    def may_enter(self, field: str) -> bool:
        if LAND[field] in ("Sea", "Whirl"):
            return may_swim(self.army)
        return LAND[field] == "Coast" or may_walk(self.army)

    def stops_at(self, field: str) -> bool:
        # G8.6 (ruling): the centre ends a move.
        if field in GATES:
            return True
        # G8.2a: so does an enemy, but not in the pact (G8.3b), nor among sea armies (G8.3e).
        if field not in self.enemy or self.round <= 10:
            return False
        return not (LAND[field] in ("Sea", "Coast") and has_wave_creature(self.army))

    def may_end(self, field: str, teleported: bool) -> bool:
        classes = {FIGURES[name].rank for name in self.army}
        # G9.2d
        if LAND[field] == "Whirl":
            return False
        # G8.6f: no Element in the City or on its gates.
        if "element" in classes and (field == "City" or field in GATES["City"]):
            return False
        # G9.1d: after a teleport only on an empty field, in the centre, or where it attacks.
        if teleported and field in self.enemy and not self.stops_at(field):
            return False
        if field in TOWERS:
            # G25.7a: it joins the garrison; G25.6c: but no Master and no Element does.
            if field in self.own:
                return not classes & {"master", "element"}
            # G8.3a (ruling), G25.2a: not in the pact, and with a value of a hundred.
            if field in self.neutral:
                return self.round > 10 and value_of_army(self.army, self.battle_points) >= 100
            # G25.6b: an empty tower may be taken.
            return True
        # G8.1d, G8.3d, G8.6e: never where another own army is.
        return field not in self.own

    def ways(self, field: str, came_from: str | None, is_first: bool) -> list[Edge]:
        exits = [edge for edge in EXITS[field] if edge[2] != came_from]
        # G26.5g: every symbol is a single arrow.
        if self.advantage >= 50:
            return exits
        if is_first:
            # G8.5d: a block must be used; G8.5e, f, h: else all others may be.
            return [edge for edge in exits if edge[1] == "block"] or exits
        # G8.5g: a triple arrow must be used; G8.5h: else any single arrow.
        triple = [edge for edge in exits if edge[1] == "triple"]
        return triple or [edge for edge in exits if edge[1] == "arrow"]

    def ends(
        self, field: str, came_from: str | None, left: int, is_first: bool = False, teleported: bool = False
    ) -> Iterator[Arrival]:
        for _, _, end, side in self.ways(field, came_from, is_first):
            if not self.may_enter(end):
                continue
            if left == 1:
                if self.may_end(end, teleported):
                    yield end, side
            elif LAND[end] == "Whirl":
                # G9.2a: on from any Whirl; the two count as one field.
                for whirl in ("W0", "W1", "W2"):
                    yield from self.ends(whirl, field, left - 1, teleported=True)
            elif not self.stops_at(end):
                yield from self.ends(end, field, left - 1, teleported=teleported)


def moves(
    field: str,
    distance: int,
    army: list[str],
    round: int = 11,
    own: list[str] | None = None,
    enemy: list[str] | None = None,
    neutral: list[str] | None = None,
    revealed: bool = False,
    victory_points: int = 0,
    battle_points: int = 0,
    tower: str | None = None,
) -> list[list[str | int | None]]:
    mover = Mover(army, round, own or [], enemy or [], neutral or [], revealed, victory_points, battle_points)
    # G8.4b, G26.5d
    if distance > (8 if mover.advantage >= 30 else 6):
        return []
    found: set[Arrival] = set()
    if field in GATES:
        # G8.6k: first onto a gate of one's choice, which costs nothing; G5.8a: in round one onto a given one.
        gates = GATES[field]
        if field == "City" and round == 1 and tower is not None:
            gates = [FIRST_EXIT[tower]]
        for gate in gates if may_walk(army) else []:
            found |= set(mover.ends(gate, field, distance, True))
    else:
        found = set(mover.ends(field, None, distance, True))
    return [list(arrival) for arrival in sorted(found, key=lambda each: (each[0], each[1] or 0))]
