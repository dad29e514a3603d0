"""What a player says who has a magician."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.actions import FieldPick, FigurePick
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import SpellName
from hexenkessel.games.armageddon.terms import PlaceName, Side
from hexenkessel.kernel.action import Action, PickKind

SpellPick: TypeAlias = Annotated[SpellName, PickKind("spell")]
PlacePicks: TypeAlias = Annotated[tuple[PlaceName, ...], PickKind("field")]
StrengthPick: TypeAlias = Annotated[Literal["calm", "breeze", "storm"], PickKind("strength")]
SidePick: TypeAlias = Annotated[Side, PickKind("side")]
StepsPick: TypeAlias = Annotated[int, PickKind("number"), msgspec.Meta(ge=1, le=99)]


class Cast(Action, frozen=True, tag="cast"):
    """A17.3: a spell over these fields.

    Displace names the goal. A river or a gate is named by the two fields on whose edge it is; several by
    several such pairs.
    """

    figure: FigurePick
    spell: SpellPick
    fields: PlacePicks


class CallWind(Action, frozen=True, tag="call-wind"):
    """A17.2aw: for the ships on these fields there blows a wind of this strength and direction."""

    figure: FigurePick
    strength: StrengthPick
    side: SidePick
    fields: PlacePicks


class MoveBeast(Action, frozen=True, tag="move-beast"):
    """A17.2ap: this beast goes so many steps in this direction. A17.2aq: a siren is heard so far."""

    figure: FigurePick
    beast: FigurePick
    side: SidePick
    steps: StepsPick


class Counter(Action, frozen=True, tag="counter"):
    """A17.4a: this magician tries to undo the spell."""

    figure: FigurePick


class Challenge(Action, frozen=True, tag="challenge"):
    """A17.6a: a magician challenges another."""

    figure: FigurePick
    target: FigurePick


class BlowAway(Action, frozen=True, tag="blow-away"):
    """A17.6f: the loser lands 24 fields away in this direction."""

    side: SidePick


class MakeMortal(Action, frozen=True, tag="make-mortal"):
    """A17.6g: the loser is mortal for three rounds."""

    button_first: ClassVar[bool] = True


class Roll(Action, frozen=True, tag="roll"):
    """A17.5b: the roll for magic at the beginning of a turn."""

    button_first: ClassVar[bool] = True


class Remove(Action, frozen=True, tag="remove"):
    """A17.6i: this one makes room for a mortal magician."""

    figure: FigurePick


class Herd(Action, frozen=True, tag="herd"):
    """A17.2al: an animal, or the wagon that it draws, goes to a field in its reach."""

    figure: FigurePick
    field: FieldPick
