"""Who fights or shoots in a question, and how he is put onto the battlefield of that question."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ask.questions import (
    BadQuestion,
    Elephant,
    Horse,
    Phalanx,
    Warrior,
    word,
)
from hexenkessel.games.armageddon.ask.scene import Scene
from hexenkessel.games.armageddon.chapters.ch06_phalanx.formation import MEN
from hexenkessel.games.armageddon.chapters.trampling.crowding import ELEPHANTS
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.terms import PlaceName
from hexenkessel.hexes.axial import Direction, opposite

FighterKind: TypeAlias = Warrior | Phalanx | Horse | Elephant
FightingSpell: TypeAlias = Literal["weakened", "strengthened", "invisible", "paralysed"]
Over: TypeAlias = Literal["front", "rear"]

_PHALANX: Final = "_phalanx"
_DRAWN: Final = ("light_chariot_horse", "heavy_chariot_horse")


class Fighter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure with what it rides, stands on and is in."""

    kind: FighterKind
    horse: Literal["light", "heavy"] | None = None
    wagon: bool = False
    over: Over = "front"
    level: Annotated[int, msgspec.Meta(ge=0, le=5)] = 1
    spell: FightingSpell | None = None

    def check(self) -> None:
        if (self.horse or self.wagon) and not self.is_single:
            raise BadQuestion(f"A {self.kind} neither rides nor stands on a wagon.")
        if self.horse and self.wagon:
            raise BadQuestion("Nobody rides on a wagon.")

    @property
    def is_single(self) -> bool:
        """A warrior who is in no phalanx."""
        return not self.kind.endswith(_PHALANX) and word(self.kind) not in _BEASTS_OF_BURDEN


_BEASTS_OF_BURDEN: Final = frozenset(
    {"light-horse", "heavy-horse", "light-chariot-horse", "heavy-chariot-horse", *ELEPHANTS}
)


def kind_of(name: str) -> str:
    """As what somebody stands on the board; a man of a phalanx has his weapon."""
    return word(name.removesuffix(_PHALANX))


def put(
    scene: Scene,
    who: Fighter,
    field: PlaceName,
    owner: int,
    toward: Direction,
    *,
    on: int = 0,
    speed: int = 0,
) -> Figure:
    """He is there, with all that belongs to him, and has to do with somebody in this direction."""
    spell = who.spell or ""
    kind = kind_of(who.kind)
    if who.kind.endswith(_PHALANX):
        front = toward if who.over == "front" else opposite(toward)
        number = scene.form(front)
        men = [scene.put(kind, field, owner, spell=spell, phalanx=number) for _ in range(MEN)]
        return men[0]
    if who.kind in _DRAWN:
        # Right before the wagon, which is farther away.
        behind = scene.beside(field, opposite(toward))
        wagon = scene.put("wagon", behind, owner, pole=toward, speed=speed)
        return scene.put(kind, field, owner, spell=spell, harness=wagon.id)
    if who.horse:
        on = scene.put(f"{who.horse}-horse", field, owner).id
    elif who.wagon and not on:
        on = scene.put("wagon", field, owner, speed=speed).id
    figure = scene.put(kind, field, owner, spell=spell, on=on)
    if kind in ELEPHANTS:
        scene.put("axe", field, owner, on=figure.id)
    return figure
