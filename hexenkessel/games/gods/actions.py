"""All that a player of Gods of Titan can say, in the order of a turn."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from hexenkessel.games.gods.terms import EntrySide, Field, Figure, HexLabel, Marker, Spell
from hexenkessel.kernel.action import Action, Done, PickKind, Stop, put_in_order

ArmyPick: TypeAlias = Annotated[Marker, PickKind("army")]
FieldPick: TypeAlias = Annotated[Field, PickKind("field")]
SidePick: TypeAlias = Annotated[EntrySide, PickKind("side"), msgspec.Meta(ge=0, le=5)]
FigurePick: TypeAlias = Annotated[Figure, PickKind("figure")]
FigurePicks: TypeAlias = Annotated[tuple[FigurePick, ...], msgspec.Meta(max_length=10)]
SeatPick: TypeAlias = Annotated[int, PickKind("seat"), msgspec.Meta(ge=0, le=3)]
SpellPick: TypeAlias = Annotated[Spell, PickKind("spell")]
HexPick: TypeAlias = Annotated[HexLabel, PickKind("hex")]
UnitPick: TypeAlias = Annotated[str, PickKind("unit")]
"""A figure in a battle, by name and place in the order of battle: `Ogre-3`."""

Gems: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99_999)]
Goods: TypeAlias = Annotated[tuple[Annotated[str, PickKind("good")], ...], msgspec.Meta(max_length=20)]
"""G7.2a: spells and figures of a pool by name, each as often as it is given."""


# Setting up


class ChooseTower(Action, frozen=True, tag="choose-tower"):
    """G5.4a: the Tower from which a Titan player sets out."""

    field: FieldPick


class Divide(Action, frozen=True, tag="divide"):
    """G5.7c: who stands in the first army; the rest stand in the second."""

    figures: FigurePicks

    def __post_init__(self) -> None:
        put_in_order(self, "figures")


class Arrange(Action, frozen=True, tag="arrange"):
    """G5.7i: who leads the Darklord's first, second and third army, each with a Headcracker."""

    figures: FigurePicks


# At any time


class Terms(msgspec.Struct, frozen=True):
    """G7.2a: what is given, and what is wanted for it."""

    gems: Gems = 0
    for_gems: Gems = 0
    goods: Goods = ()
    for_goods: Goods = ()


class MakeOffer(Action, frozen=True, tag="offer"):
    """G7.1a: an exchange, proposed to somebody; G7.1b: in public or in secret."""

    partner: SeatPick
    gems: Gems = 0
    for_gems: Gems = 0
    goods: Goods = ()
    for_goods: Goods = ()
    how: Annotated[Literal["openly", "secretly"], PickKind("button")] = "openly"

    def __post_init__(self) -> None:
        put_in_order(self, "goods")
        put_in_order(self, "for_goods")


class TakeOffer(Action, frozen=True, tag="take-offer"):
    """G7.1d: the exchange that this player has offered happens now."""

    partner: SeatPick


class DropOffer(Action, frozen=True, tag="drop-offer"):
    """The offer to or from this player is off the table."""

    partner: SeatPick


class Reveal(Action, frozen=True, tag="reveal"):
    """G4.4f: the Titan or Phantom is shown and marks his army from now on."""


class GiveUp(Action, frozen=True, tag="give-up"):
    """G28.11a: a player leaves the game in his own turn."""


# Movement


class Split(Action, frozen=True, tag="split"):
    """G4.5a: these figures leave the army for a new one."""

    army: ArmyPick
    figures: FigurePicks

    def __post_init__(self) -> None:
        put_in_order(self, "figures")


class Move(Action, frozen=True, tag="move"):
    """G8: along the symbols, so many fields, to a field and the side that the way leads to."""

    implied: ClassVar[tuple[str | int, ...]] = (3,)  # the side: it matters only where somebody stands

    army: ArmyPick
    field: FieldPick
    distance: Annotated[int, PickKind("distance"), msgspec.Meta(ge=1, le=8)]
    side: SidePick = 0


class Teleport(Action, frozen=True, tag="teleport"):
    """G9.4, G9.5: instead of a move, by the Titan's advantages or from Darkland to Darkland."""

    army: ArmyPick
    field: FieldPick
    how: Annotated[Literal["battle", "free", "darkland"], PickKind("button")]
    side: SidePick = 0


class Grant(Action, frozen=True, tag="grant"):
    """G8.2d, G9.3d, G23.2a: the army may pass."""


class Deny(Action, frozen=True, tag="deny"):
    """The army may not pass."""


class Attack(Action, frozen=True, tag="attack"):
    """G23.3f: the black army attacks the army it has come upon."""


class Spy(Action, frozen=True, tag="spy"):
    """G23.3b: the black army only looks, and is gone."""


class Garrison(Action, frozen=True, tag="garrison"):
    """G25.7c: whom of the garrison the arriving army replaces."""

    figures: FigurePicks

    def __post_init__(self) -> None:
        put_in_order(self, "figures")


class Discard(Action, frozen=True, tag="discard"):
    """G4.2b: a figure that is too many goes to the pool."""

    army: ArmyPick
    figure: FigurePick


# Combats


class Engage(Action, frozen=True, tag="engage"):
    """G10.3a: settle the combat with this army next."""

    army: ArmyPick
    enemy: ArmyPick


class Challenge(Action, frozen=True, tag="challenge"):
    """G10.2b: challenge an army in City or Dungeon; G11.5a: entering over the side one likes."""

    army: ArmyPick
    enemy: ArmyPick
    side: SidePick


class Flee(Action, frozen=True, tag="flee"):
    """G10.4a: give the army up."""


class Stand(Action, frozen=True, tag="stand"):
    """Do not flee; let us hear what the attacker says."""


class Propose(Action, frozen=True, tag="propose"):
    """G10.5: an agreement. The winner keeps these figures, all others of both armies go.

    G10.5d: whoever proposes gives and wants besides what he says.
    """

    winner: Annotated[Literal["attacker", "defender", "nobody"], PickKind("button")]
    kept: FigurePicks = ()
    gems: Gems = 0
    for_gems: Gems = 0
    goods: Goods = ()
    for_goods: Goods = ()

    def __post_init__(self) -> None:
        put_in_order(self, "kept")
        put_in_order(self, "goods")
        put_in_order(self, "for_goods")


class Accept(Action, frozen=True, tag="accept"):
    """G10.5a: so be it."""


class Fight(Action, frozen=True, tag="fight"):
    """G10.5e: no more words."""


class Concede(Action, frozen=True, tag="concede"):
    """G10.6: the army gives up."""


# Battle


class Maneuver(Action, frozen=True, tag="maneuver"):
    """G12: a figure goes to a hex."""

    unit: UnitPick
    hex: HexPick


class Mount(Action, frozen=True, tag="mount"):
    """G16.5be: a figure mounts the Pegasus."""

    unit: UnitPick
    pegasus: UnitPick


class Strike(Action, frozen=True, tag="strike"):
    """G13: a figure attacks another, with the dice and the strike number announced."""

    implied: ClassVar[tuple[str | int, ...]] = (1, 6)  # dice and number, if there is only one way to announce

    unit: UnitPick
    target: UnitPick
    dice: Annotated[int, msgspec.Meta(ge=0, le=99)]
    number: Annotated[int, msgspec.Meta(ge=0, le=6)]  # 0: skill 5 down a wall on skill 2; every die hits


class Rangestrike(Action, frozen=True, tag="rangestrike"):
    """G14: a figure shoots at another; G12.7bq: out of a Cloud from another Cloud hex, if one is named."""

    unit: UnitPick
    target: UnitPick
    hex: HexPick | None = None


class Carry(Action, frozen=True, tag="carry"):
    """G13.6a: the hits left over go to this one."""

    target: UnitPick


class Cast(Action, frozen=True, tag="cast"):
    """G15: a spell, and what it is aimed at; nothing is said that it does not need.

    Create-Hazard: `hex`, and in `word` a hazard or plain. Shield, Slavery: `units`, one. Teleport: `units`,
    one, and `hex`. Timewarp: `number`, 1 or -1. Chaos: `units`, two and two that change places, pair after
    pair. Summon: `hex`. Landscaping: in `word` a battlefield, in `number` how many thirds it is turned, 0 to
    2. Painchain: `units`, one, and in `number` the dice, 1 to 20. All others: nothing.
    """

    button_first: ClassVar[bool] = True  # a figure and its target alone are an attack

    unit: UnitPick
    spell: SpellPick
    units: Annotated[tuple[UnitPick, ...], msgspec.Meta(max_length=24)] = ()
    hex: HexPick | None = None
    word: Annotated[str, PickKind("word")] | None = None
    number: Annotated[int, PickKind("number"), msgspec.Meta(ge=-1, le=20)] = 0


class UseAbility(Action, frozen=True, tag="use"):
    """G16.2: the one-time ability of a Creature; aimed at a figure or a hex where it needs one.

    Deathbringer: `target`. Unicorn: `hex`. Demon, Nightmare, Plaque: before the attack to which it belongs.
    Phoenix, and the Basilisk when it is asked: nothing more. The Necromancer says so whom he hurts: `target`.
    """

    button_first: ClassVar[bool] = True

    unit: UnitPick
    target: UnitPick | None = None
    hex: HexPick | None = None


# What a winner, a defender or a moved army may take in


class Recruit(Action, frozen=True, tag="recruit"):
    """G22: a Creature joins the army because these are shown."""

    army: ArmyPick
    recruit: FigurePick
    shown: FigurePicks = ()

    def __post_init__(self) -> None:
        put_in_order(self, "shown")


class Hire(Action, frozen=True, tag="hire"):
    """G22.4c: a Human for gems."""

    army: ArmyPick
    figure: FigurePick


class Conjure(Action, frozen=True, tag="conjure"):
    """G22.4d: a slain Demilord of the pool for gems."""

    army: ArmyPick
    figure: FigurePick


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """G16.5ak: an end creature goes, and the Executer comes."""

    army: ArmyPick
    figure: FigurePick


class Resurrect(Action, frozen=True, tag="resurrect"):
    """G24.6a: the Element in this army buys the Titan back, who appears in that one."""

    army: ArmyPick
    figure: FigurePick
    to: ArmyPick


class Summon(Action, frozen=True, tag="summon"):
    """G18: a Lord, or the Jabberwok, comes over from another army."""

    army: ArmyPick
    figure: FigurePick


class Revive(Action, frozen=True, tag="revive"):
    """G19: a slain Demilord rises for gems in the winning army."""

    figure: FigurePick


class Appear(Action, frozen=True, tag="appear"):
    """G21: a Lord appears for the battle points just won."""

    figure: FigurePick
    army: ArmyPick


class Place(Action, frozen=True, tag="place"):
    """G23.6c, G24.4b, G23.7a: an Element, a Phantom or the Dark-Titan goes to this army."""

    army: ArmyPick


class Lend(Action, frozen=True, tag="lend"):
    """G27.5c: a Creature of this army defends the Skycastle."""

    army: ArmyPick
    figure: FigurePick


class ChooseSide(Action, frozen=True, tag="choose-side"):
    """G27.5f: the short side on which the God stands, named by the attacker's side opposite."""

    side: SidePick


# What only the host says


class CallTime(Action, frozen=True, tag="call-time"):
    """As in Titan: the agreed hour has come."""


ALL_ACTIONS: tuple[type[Action], ...] = (
    Done, ChooseTower, Divide, Arrange, MakeOffer, TakeOffer, DropOffer, Reveal, GiveUp, Split, Move,
    Teleport, Grant, Deny, Attack, Spy, Garrison, Discard, Engage, Challenge, Flee, Stand, Propose, Accept,
    Fight, Concede, Maneuver, Mount, Strike, Rangestrike, Carry, Cast, UseAbility, Recruit, Hire, Conjure,
    Sacrifice, Resurrect, Summon, Revive, Appear, Place, Lend, ChooseSide, CallTime, Stop,
)  # fmt: skip
