"""All that a player of Titan can say, in the order of a turn."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from hexenkessel.games.titan.terms import Character, EntrySide, HexLabel, Land, Marker
from hexenkessel.kernel.action import Action, Done, PickKind, Stop, put_in_order

LegionPick: TypeAlias = Annotated[Marker, PickKind("legion")]
LandPick: TypeAlias = Annotated[Land, PickKind("land"), msgspec.Meta(ge=0, le=9_999)]
SidePick: TypeAlias = Annotated[EntrySide, PickKind("side"), msgspec.Meta(ge=0, le=5)]
CharacterPick: TypeAlias = Annotated[Character, PickKind("character")]
CharacterPicks: TypeAlias = Annotated[tuple[CharacterPick, ...], msgspec.Meta(max_length=8)]
HexPick: TypeAlias = Annotated[HexLabel, PickKind("hex")]
UnitPick: TypeAlias = Annotated[str, PickKind("unit")]
"""A character in a battle, by name and place in the order of battle: `Ogre-3`."""


# Setting up


class Divide(Action, frozen=True, tag="divide"):
    """T5.2d: who stands in the first legion; the rest stand in the second."""

    characters: CharacterPicks

    def __post_init__(self) -> None:
        put_in_order(self, "characters")


# Organisation


class Split(Action, frozen=True, tag="split"):
    """T4.3a: these characters leave the legion for a new one."""

    legion: LegionPick
    characters: CharacterPicks

    def __post_init__(self) -> None:
        put_in_order(self, "characters")


class Roll(Action, frozen=True, tag="roll"):
    """T6.2a: enough organised, roll for movement."""


# Movement


class Reroll(Action, frozen=True, tag="reroll"):
    """T7.6a: the first movement roll of the game once more."""


class Move(Action, frozen=True, tag="move"):
    """T7: along the signs, to a land and the battle edge that the way leads to."""

    implied: ClassVar[tuple[str | int, ...]] = (3,)  # the side: it matters only where somebody stands

    legion: LegionPick
    land: LandPick
    side: SidePick


class Teleport(Action, frozen=True, tag="teleport"):
    """T8: with a Lord that is shown; a Titan that attacks chooses the edge (T10.4a)."""

    # As a move is clicked; which Lord is asked only where there are several.
    clicked: ClassVar[tuple[str, ...]] = ("legion", "land", "lord", "side")

    legion: LegionPick
    lord: CharacterPick
    land: LandPick
    side: SidePick = 0


# Engagements


class Engage(Action, frozen=True, tag="engage"):
    """T6.3b: settle the engagement in this land next."""

    land: LandPick


class Flee(Action, frozen=True, tag="flee"):
    """T9.2a: give the legion up for half its points."""


class Stand(Action, frozen=True, tag="stand"):
    """Do not flee; let us hear what the attacker says."""


class Propose(Action, frozen=True, tag="propose"):
    """T9.3: an agreement. The winner keeps these characters, all others of both legions go."""

    winner: Annotated[Literal["attacker", "defender", "nobody"], PickKind("button")]
    kept: CharacterPicks = ()

    def __post_init__(self) -> None:
        put_in_order(self, "kept")


class Accept(Action, frozen=True, tag="accept"):
    """T9.3a: so be it."""


class Fight(Action, frozen=True, tag="fight"):
    """T9.3h: no more words."""


class Concede(Action, frozen=True, tag="concede"):
    """T9.4: the legion gives up, for its full points."""


# Battle


class Maneuver(Action, frozen=True, tag="maneuver"):
    """T11: a character goes to a hex."""

    unit: UnitPick
    hex: HexPick


class Strike(Action, frozen=True, tag="strike"):
    """T13: a character strikes another, with the dice and the strike-number announced."""

    implied: ClassVar[tuple[str | int, ...]] = (1, 6)  # dice and number, if there is only one way to announce

    unit: UnitPick
    target: UnitPick
    dice: Annotated[int, msgspec.Meta(ge=1, le=99)]
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Rangestrike(Action, frozen=True, tag="rangestrike"):
    """T12: a character strikes another from afar."""

    unit: UnitPick
    target: UnitPick


class Carry(Action, frozen=True, tag="carry"):
    """T13.4a: the hits left over go to this one."""

    target: UnitPick


# What a winner, a defender or a moved legion may take in


class Muster(Action, frozen=True, tag="muster"):
    """T18: a character joins the legion because these are shown."""

    legion: LegionPick
    recruit: CharacterPick
    shown: CharacterPicks = ()

    def __post_init__(self) -> None:
        put_in_order(self, "shown")


class Summon(Action, frozen=True, tag="summon"):
    """T15: an Angel or Archangel comes over from another legion."""

    legion: LegionPick
    character: CharacterPick


class Acquire(Action, frozen=True, tag="acquire"):
    """T17: an Angel or Archangel for the points just won."""

    character: CharacterPick


# What only the host says


class CallTime(Action, frozen=True, tag="call-time"):
    """T21.1a: the agreed hour has come."""


class CallPhase(Action, frozen=True, tag="call-phase"):
    """T21.3: the time for this phase is over."""


ALL_ACTIONS: tuple[type[Action], ...] = (
    Done, Divide, Split, Roll, Reroll, Move, Teleport, Engage, Flee, Stand, Propose, Accept, Fight, Concede,
    Maneuver, Strike, Rangestrike, Carry, Muster, Summon, Acquire, CallTime, Stop, CallPhase,
)  # fmt: skip
