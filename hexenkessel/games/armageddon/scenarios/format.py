"""The form in which a scenario is written: as JSON, of these Structs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

import msgspec

from hexenkessel.games.armageddon.ground.land import Land
from hexenkessel.games.armageddon.terms import ChapterName, FieldName, Kind, Side

FORMAT: Final = "hexenkessel-armageddon/1"

Player = Annotated[int, msgspec.Meta(ge=1, le=6)]  # 1 is the first; a seat is one less
Owner = Annotated[int, msgspec.Meta(ge=0, le=6)]  # 0: nobody's until it is captured
Language: TypeAlias = str
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Figures that belong together. A plain figure may be written as the bare word of its kind instead.

    - `{"kind": "axe", "count": 3}`: three of them
    - `{"kind": "light-horse", "riders": ["axe"]}`: a rider; likewise elephant and mammoth
    - `{"kind": "lance", "front": "SE"}`: a formed phalanx of four, and the middle of its front (A6.1f)
    - `{"kind": "siege-tower", "pole": "W"}`: a siege tower, or a tortoise, whose front faces west; who is on
      its platform is placed there, `"1/4+1"`
    - `{"kind": "longship", "pole": "W"}`: a ship with its front half on this field, which faces west; who is
      aboard is placed on its decks, `"1/4+1"`
    - `{"kind": "wagon", "riders": ["axe", "bow"], "team": ["light-chariot-horse", "light-chariot-horse"],
      "pole": "SE"}`: a chariot; its horses stand on the field that the pole points to (A8.1b)
    - `{"kind": "magician", "units": 40}`: a magician, and his magic units (A17.5i)
    """

    kind: Kind
    count: Count = 1
    riders: tuple[Kind, ...] = ()
    front: Side | None = None
    team: tuple[Kind, ...] = ()
    pole: Side | None = None
    units: Annotated[int, msgspec.Meta(ge=0, le=100)] = 30  # A17.5i: of a magician


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has what where when the battle begins."""

    player: Owner
    field: FieldName
    units: tuple[Kind | Unit, ...]


# Ways to win. `player` 0 means every player alike.


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="goal"):
    """Base of all ways to win."""

    moment: ClassVar[
        str
    ]  # when it is looked at: "now", that is at any time, or at the end of a turn, a round or all


class Annihilate(Goal, frozen=True, tag="annihilate"):
    """A side without warriors on the board has lost."""

    moment: ClassVar[str] = "now"


class AnnihilateKind(Goal, frozen=True, tag="annihilate-kind"):
    """The player wins when his enemies have nothing of this kind left. Player 0: a side without loses."""

    moment: ClassVar[str] = "round"
    kind: Kind | Literal["phalanx", "chariot", "warrior"]
    player: Owner = 0


class KillLeader(Goal, frozen=True, tag="kill-leader"):
    """The side whose leader dies has lost at the end of that turn; if all die in one turn, play on."""

    moment: ClassVar[str] = "turn"
    leader: Kind  # whoever is of this kind at the beginning


class Capture(Goal, frozen=True, tag="capture"):
    """The player has the majority on one of these fields at the end of a round."""

    moment: ClassVar[str] = "round"
    fields: tuple[FieldName, ...]
    player: Owner = 0


class Hold(Goal, frozen=True, tag="hold"):
    """The player has the majority on these fields together at the end of so many rounds in a row."""

    moment: ClassVar[str] = "round"
    fields: tuple[FieldName, ...]
    rounds: Count
    from_round: Count = 1
    player: Owner = 0


class MajorityAtEnd(Goal, frozen=True, tag="majority-at-end"):
    """The majority on these fields together when the last round ends."""

    moment: ClassVar[str] = "end"
    fields: tuple[FieldName, ...]


class Clear(Goal, frozen=True, tag="clear"):
    """No enemy warrior is on these fields at the end of a round."""

    moment: ClassVar[str] = "round"
    fields: tuple[FieldName, ...]
    player: Player


class Bring(Goal, frozen=True, tag="bring"):
    """So many figures of this kind, which were another's, are the player's and stand in his zone."""

    moment: ClassVar[str] = "now"
    kind: Kind
    count: Count
    player: Player
    taken_from: Owner  # whose they are at the beginning


class Landing(Goal, frozen=True, tag="land"):
    """So many of the player's figures of this kind stand on these fields."""

    moment: ClassVar[str] = "now"
    kind: Kind
    count: Count
    fields: tuple[FieldName, ...]
    player: Player


class Sink(Goal, frozen=True, tag="sink"):
    """So many ships of this kind that were the enemy's at the beginning are sunk or captured."""

    moment: ClassVar[str] = "now"
    kind: Kind
    count: Count
    player: Player


class CaptureShip(Goal, frozen=True, tag="capture-ship"):
    """An enemy's flagship, the one that carries this leader at the beginning, is captured."""

    moment: ClassVar[str] = "now"
    leader: Kind
    player: Owner = 0


class Points(Goal, frozen=True, tag="points"):
    """When the last round ends, the higher price of enemy figures removed and of ships captured."""

    moment: ClassVar[str] = "end"


class Domination(Goal, frozen=True, tag="domination"):
    """The player has the majority on so many of these fields, each for itself, at the end of a round."""

    moment: ClassVar[str] = "round"
    fields: tuple[FieldName, ...]
    count: Count
    player: Owner = 0


class Cities(Goal, frozen=True, tag="cities"):
    """The majority on most of these fields, each for itself, when the last round ends; equal: a draw."""

    moment: ClassVar[str] = "end"
    fields: tuple[FieldName, ...]


class Default(Goal, frozen=True, tag="default"):
    """This player wins if nobody has won when the last round ends."""

    moment: ClassVar[str] = "end"
    player: Player


AnyGoal: TypeAlias = (
    Annihilate
    | AnnihilateKind
    | KillLeader
    | Capture
    | Hold
    | MajorityAtEnd
    | Clear
    | Bring
    | Domination
    | Cities
    | Landing
    | Sink
    | CaptureShip
    | Points
    | Default
)


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Advice for a newcomer, shown with what he is asked."""

    text: Mapping[Language, str]
    fields: tuple[FieldName, ...] = ()  # marked on the map while it is shown
    prompt: str = ""  # the step that asks: "movement", "combat" …; nothing: whatever is asked
    player: Owner = 0  # 0: whoever is asked
    from_round: int = 1
    until_round: int = 0  # 0: to the end


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One battle: what the players of a table can sit down to."""

    format: Literal["hexenkessel-armageddon/1"]
    id: str  # a word: "s01" or "lesson-2"
    title: Mapping[Language, str]  # "en" at least
    intro: Mapping[Language, str]
    chapters: tuple[ChapterName, ...]  # 14: all its sections; "14.3": only that one
    players: Annotated[int, msgspec.Meta(ge=1, le=6)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=200)]
    land: Land
    zones: tuple[tuple[FieldName, ...], ...]  # for each player, where he sets up
    setup: tuple[Placement, ...]
    goals: tuple[AnyGoal, ...]
    beasts: tuple[Kind, ...] = ()  # A16.1b: those that players place; others are nobody's in `setup`
    lesson: int = 0  # the chapter that it teaches; 0: a battle like others
    hints: tuple[Hint, ...] = ()


def read_scenario(text: str | bytes) -> Scenario:
    """Raises msgspec.ValidationError or DecodeError with a sentence that says what is wrong and where."""
    return msgspec.json.decode(text, type=Scenario)
