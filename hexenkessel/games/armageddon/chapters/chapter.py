"""What a chapter of the rules can have a say in.

A battle asks the chapters that are in use, in the order of the book. There are four kinds of questions:

- **opinions**: A1.1c: the latest chapter that has one rules; None is no opinion;
- **verdicts**: opinions on whether something may be done: the id of the rule that forbids it, or `ALLOWED`,
  which overrules what earlier chapters say; None leaves it to them;
- **sums**: every chapter adds its items, by word and amount, and all of them count;
- **rounds**: every chapter is told, in order, and changes what it wants.

The defaults are neutral: a chapter overrides what it has a say in, and only those that do are ever asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeAlias

import msgspec

from hexenkessel.games.armageddon.chapters import tolls
from hexenkessel.games.armageddon.chapters.edges import Edges
from hexenkessel.games.armageddon.chapters.tolls import Gait, Toll, Ways
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Obstacle, Rim
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.rolling import Throw
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Place, Rule, Section, Sections
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.refusal import Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
    from hexenkessel.kernel.game import Preview

Verdict: TypeAlias = Rule | None
ALLOWED: Final[str] = tolls.ALLOWED


class Way(NamedTuple):
    """How a figure gets to a field."""

    cost: int  # in steps
    path: tuple[Field, ...]  # the fields it enters, the last one where it stays


Reach: TypeAlias = Mapping[Field, Way]


class Moment(IntEnum):
    """A17.5e, R-A17.5e: when something comes at the beginning of a turn, before one moves."""

    SPELLS_END = 1
    WIND = 2
    BEASTS = 3
    RIDER = 4
    MAGIC_ROLL = 5
    DRIFT = 6
    DROWNING = 7
    THIRST = 8  # and all of A5.2f
    HUNGER = 9


class Bout(msgspec.Struct, frozen=True):
    """A2.4f: one against one. The one who attacks may have support (A3.2a)."""

    attacker: Figure
    defender: Figure
    supporter: Figure | None = None
    manner: str = "duel"  # or "charge", "trample", "scramble": what is not an ordinary attack


class Chapter:
    """Base of all chapters, or of a part of one that can be switched on by itself."""

    number: ClassVar[int]
    section: ClassVar[Section]  # the chapter's number, if it is switched as a whole
    needs: ClassVar[Sections] = ()  # R-A1.1b
    moves: ClassVar[tuple[type[Action], ...]] = ()  # what it lets one do in the movement part of a turn
    blows: ClassVar[tuple[type[Action], ...]] = ()  # and in the combat part: A18.2a, actions
    anytime: ClassVar[tuple[type[Action], ...]] = ()  # what it lets one do at any time of the own turn
    answers: ClassVar[tuple[type[Action], ...]] = ()  # and what is answered in steps of its own
    works: ClassVar[frozenset[str]] = frozenset()  # what of a land it knows that others do not: "walls" …
    floors: ClassVar[int] = 1  # 3: it knows places above the fields
    kinds: ClassVar[tuple[Kind, ...]] = ()  # the figures it brings into play
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = ()  # what it puts between the steps of a turn

    # What a player may say

    def moves_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        """Sum: what this figure of the player on turn may do in movement; all begin with a click on it."""
        return ()

    def moves_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        """Sum: what else may be done in movement; all begin with a button."""
        return ()

    def blows_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        """Sum: what this figure of the player on turn may do in combat; all begin with a click on it."""
        return ()

    def blows_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        """Sum: what else may be done in combat, perhaps by who has acted; all begin with a button."""
        return ()

    def anytime_of(self, index: Index, figure: Figure) -> Iterable[Action]:
        """Sum: what this figure of the player on turn may do in movement and in combat, beside all else."""
        return ()

    def anytime_at_large(self, index: Index, seat: Seat) -> Iterable[Action]:
        """Sum: what else may be done at any time of the own turn; all begin with a button."""
        return ()

    def is_awaited(self, index: Index, seat: Seat, action: Action) -> bool:
        """Of one of its own `anytime` or `blows`: does a turn go on in which nothing else is left to do?"""
        return True

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        """Why one of this chapter's own `moves`, `blows` or `anytime` may not be done; None if it may."""
        raise NotImplementedError

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        """Do one of this chapter's own `moves`, `blows` or `anytime`."""
        raise NotImplementedError

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        """Opinion: the odds of one of this chapter's own actions."""
        return None

    # Stay

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        """Verdict: may a figure be there at all, with what it rides (not whether there is room)?"""
        return None

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Verdict:
        """Verdict: does the ground of a field bear figures of this kind, if others have its gait?"""
        return None

    def room(self, ground: Ground) -> Sequence[int] | None:
        """Opinion: the room units of each field."""
        return None

    def built_room(self, ground: Ground) -> Mapping[Place, int]:
        """Sum: the places that have other room because of what is built there. Asked once for a ground."""
        return {}

    def crowd(self, index: Index) -> None:
        """Round: change `index.free` where figures leave more or less room than they need themselves."""

    def full(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        """Opinion: the rule to name when there is no room for this figure on a field."""
        return None

    # Movement

    def may_move_gate(self, index: Index, wall: Wall) -> Verdict:
        """Verdict: may a warrior open or close this gate, as far as others are concerned?"""
        return None

    def may_stir(self, index: Index, figure: Figure) -> Verdict:
        """Verdict: may this figure do anything of its own accord, move or act? If not, it does neither."""
        return None

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        """Verdict: may this figure go of its own accord (not whether it has steps left)?"""
        return None

    def moved_by(self, index: Index, figure: Figure) -> Seat | None:
        """Opinion: who may move this figure; whoever owns it unless somebody knows better."""
        return None

    def company(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        """Round: add to `along` who goes along with this figure; it begins with the figure itself."""

    def provides(self, index: Index, figure: Figure) -> Iterable[Place]:
        """Sum: the places that are in or on this thing: all who are there go along with it, to any depth."""
        return ()

    def gait(self, index: Index, figure: Figure) -> Gait | None:
        """Opinion: how this figure goes, with its company."""
        return None

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        """What a step from a field to its neighbour takes: in the order of the book each chapter says what it
        makes of those before it. Asked once for a ground, and to be answered by what lies on the two
        fields and between them.
        """
        return None

    def fixed_edges(self, ground: Ground, edges: Edges) -> None:
        """Round: write into `edges` what joins or parts places on this ground besides the tolls: stairs …
        Asked once for a ground."""

    def edges(self, index: Index, edges: Edges) -> None:
        """Round: the same for what may be elsewhere next time: ladders, devices, ships. Asked once for an
        index, and never of chapters that do not override it."""

    def ways(self, index: Index, figure: Figure) -> Ways | None:
        """Opinion: the steps of this figure, where its gait does not tell all of them."""
        return None

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        """Opinion: the steps this figure and its company still have in this round."""
        return None

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        """Opinion: where a figure that may move can get, and how, with all that follows from `ways`."""
        return None

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure] | None:
        """Opinion: the figure and its company after they have gone this way."""
        return None

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        """Opinion: the rule to name when the steps of this figure do not suffice to get to a field."""
        return None

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        """Opinion: the rule that keeps a figure from stepping from a field to its neighbour at all, if it is
        not found by its gait."""
        return None

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        """Round: a figure has gone this way."""

    def may_board(self, index: Index, figure: Figure, thing: Figure) -> bool | None:
        """Opinion: does a warrior stand where one gets on this thing?"""
        return None

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        """Verdict: may this figure change places with others (A2.3j)?"""
        return None

    def may_exchange(self, index: Index, these: Sequence[Figure], those: Sequence[Figure]) -> Verdict:
        """Verdict: may these change places with those, each of whom may with somebody?"""
        return None

    def exchanged(self, index: Index, these: Sequence[Figure], to: Field) -> Sequence[Figure] | Rule | None:
        """Opinion: these after they have changed places there together, or the rule why they may not; None:
        each of them goes for itself."""
        return None

    # Riding somebody down

    def may_roll_over(self, index: Index, wagon: Figure, figure: Figure) -> Verdict:
        """Verdict: may this wagon be driven onto the field of this figure?"""
        return None

    def is_prey(self, index: Index, elephant: Figure, figure: Figure) -> bool | None:
        """Opinion: does an elephant go for this thing, as it does for warriors and animals?"""
        return None

    def overrun(self, change: ArmageddonChange, by: Figure, field: Field) -> None:
        """Round: there are too many on this field now, for a wagon's horses or an elephant have come. Nobody
        has been trampled yet, or nobody is left who could be."""

    # Devices

    def may_haul(self, index: Index, device: Figure, carrier: Figure) -> Verdict:
        """Verdict: may this warrior or animal on its field help to carry this device?"""
        return None

    def may_bring(self, index: Index, device: Figure, to: Place) -> Verdict:
        """Verdict: may this device be carried to the next place (not whether it may be there, nor whether
        others could go that way)?"""
        return None

    # Melee

    def blow_over(self, ground: Ground, one: Field, other: Field) -> Verdict:
        """Verdict: may one strike from a field at its neighbour? Asked once for a ground, as `toll` is."""
        return None

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        """Verdict: may one fight the other in melee, from where they are?"""
        return None

    def may_support(self, index: Index, supporter: Figure, attacker: Figure, target: Figure) -> Verdict:
        """Verdict: may he support this attack, given that he could make it himself?"""
        return None

    def fights_as(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Kind | None:
        """Opinion: as what a figure fights in this bout; a knife fights as a bow."""
        return None

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int | None:
        """Opinion: the good-points for attacking, for the attacker or his supporter."""
        return None

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        """Sum: further good-points of a fighter, who may be the attacker, his supporter or the defender."""
        return ()

    def can_kill(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> bool | None:
        """Opinion: can this fighter kill at all?"""
        return None

    def defends(self, index: Index, bout: Bout) -> bool | None:
        """Opinion: does who is attacked roll at all? If not, his roll is 0, and `judge` has an opinion."""
        return None

    def judge(self, index: Index, bout: Bout, attack: int, defence: int) -> str | None:
        """Opinion: what comes of these natural rolls where A2.4t does not decide: a word for `settled`."""
        return None

    def settled(self, change: ArmageddonChange, bout: Bout, result: str) -> None:
        """Round: a bout is over; the loser, if any, is off the board."""

    def promotion(self, index: Index, bout: Bout, winner: Figure, loser: Figure) -> Kind | None:
        """Opinion: what the winner becomes; his own kind, if he stays what he is."""
        return None

    # Ranged combat

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        """Verdict: may this bow shoot at this figure at all (not whether the number is too high)?"""
        return None

    def may_shoot_floor(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        """Verdict: may one shoot at who is above or below on the same field?"""
        return None

    def level(self, index: Index, figure: Figure) -> int | None:
        """Opinion: the level on which a figure stands, for arrows."""
        return None

    def obstacles(self, index: Index) -> Iterable[Obstacle]:
        """Sum: what an arrow does not fly through and is no part of the ground. Asked once for an index."""
        return ()

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool | None:
        """Opinion: does this arrow pass what stands on a side of the bow's or the target's own field?"""
        return None

    def shoots(self, change: ArmageddonChange, bow: Figure, target: Figure) -> None:
        """Round: this bow is about to shoot at this figure."""

    def increases(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        """Sum: what is added to the number the bow must roll, by distance and all else but cover."""
        return ()

    def covers(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        """The target's covers; only the best of all counts."""
        return ()

    def struck(self, index: Index, bow: Figure, target: Figure, roll: int, number: int) -> str | None:
        """Opinion: what a shot is that is not simply a hit or a miss: a word for `befell`."""
        return None

    # Dice

    def dice_fell(self, change: ArmageddonChange, throw: Throw, dice: tuple[int, ...]) -> str | None:
        """Round: these dice have just fallen, and nothing has come of them yet; "again": they fall anew.

        The figures must be left as they are: who rolls is in the middle of something. Steps may be pushed.
        """
        return None

    def is_enough(self, index: Index, roll: int, number: int) -> bool | None:
        """Opinion: does this roll reach this number? A duel is not about a number: see `judge`."""
        return None

    # Danger, life and death

    def endangered(self, index: Index, seat: Seat, field: Field, who: list[Figure]) -> None:
        """Round: add to `who`, or take from it, for whom this seat rolls on a dangerous field."""

    def life_number(self, index: Index, figure: Figure, cause: str) -> int | None:
        """Opinion: what must be rolled for this figure to survive."""
        return None

    def rolls_alone(self, index: Index, figure: Figure) -> bool | None:
        """Opinion: does it roll for life before all others, so that no other roll can count for it?"""
        return None

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str | None:
        """Opinion: what a roll for life does to a figure: "lives", "dies", or a word for `befell`."""
        return None

    def fate(self, index: Index, figure: Figure, cause: str) -> str | None:
        """Opinion: what becomes of who must roll for life and yet needs no roll: "lives" or "dies"."""
        return None

    def is_deathless(self, index: Index, figure: Figure) -> bool | None:
        """Opinion: can nothing kill it now?"""
        return None

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        """Round: a roll for life or an arrow has come to this; who dies of it is off the board already."""

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        """Round: this figure has just been removed, killed by figures of these; `figure` is what it was."""

    def ship_hit(self, change: ArmageddonChange, field: Field, by: Seat | None) -> None:
        """Round: a stone has come down on this field (14.3), for the ship that lies there."""

    # Time

    def round_begins(self, change: ArmageddonChange) -> None:
        """Round: a new round begins; what figures did in the last one is still noted with them."""

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        """Round: a seat's turn has begun. What is a step of its own comes from `opening`."""

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        """Sum: what comes before a seat moves, in the order of the moments and then of the book.

        All is asked for when the turn begins, so a step looks for itself whether anything is left to do.
        """
        return ()

    def sets_out(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        """Round: the seat is about to do one of the `moves`, its first one or a later one."""

    def moving_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        """Round: the seat has moved what it wanted, and is about to fight."""

    def turn_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        """Round: the seat has moved and fought."""

    # Goals and setting up

    def counts(self, index: Index, seat: Seat, word: str) -> int | None:
        """Opinion: how many of these a seat has, for a goal; by kind unless somebody knows better."""
        return None

    def before_armies(self, change: ArmageddonChange) -> Iterable[ArmageddonStep]:
        """Sum: what comes before anybody buys or sets up figures."""
        return ()

    def at_muster(self, index: Index, seat: Seat) -> Iterable[Action]:
        """Sum: what a player may do with figures he has bought, before the battle: form up, mount …"""
        return ()

    def mustered(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        """Round: do it, if it is what this chapter lists."""

    def flaws(self, index: Index) -> Iterable[str]:
        """Sum: what can never be true and yet is, for tests."""
        return ()

    def together(self, index: Index, figure: Figure, along: list[Figure]) -> None:
        """Round: add who must be set up together with this figure, at the same distance from it."""
