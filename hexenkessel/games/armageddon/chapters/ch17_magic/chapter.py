"""Chapter 17: magicians, who hover above all, cast spells and fight duels of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from hexenkessel.games.armageddon.chapters.ch17_magic import (
    casting,
    duelling,
    ending,
    gaining,
    gates,
    goading,
    hovering,
    lasting,
    offering,
    stock,
    strengths,
    waters,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.actions import (
    BlowAway,
    CallWind,
    Cast,
    Challenge,
    Counter,
    Herd,
    MakeMortal,
    MoveBeast,
    Remove,
    Roll,
)
from hexenkessel.games.armageddon.chapters.ch17_magic.herding import Herding
from hexenkessel.games.armageddon.chapters.ch17_magic.kinds import MAGICIAN, MORTAL
from hexenkessel.games.armageddon.chapters.ch17_magic.mortality import MakingRoom
from hexenkessel.games.armageddon.chapters.ch17_magic.prices import ANIMALS
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Bout, Chapter, Moment, Reach, Verdict
from hexenkessel.games.armageddon.chapters.crossing import Gait, Toll
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.odds import KILLING_ROLL
from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
from hexenkessel.games.armageddon.rolling import Throw, is_enough
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Rule, Sections
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.refusal import NOT_POSSIBLE, Refusal
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index

STIFF: Final[Mapping[str, Rule]] = {"paralysed": "A17.2p", "petrified": "A17.2w"}


class Magicians(Chapter):
    """17."""

    number = 17
    section = "17"
    needs: ClassVar[Sections] = ("16.2",)
    anytime: ClassVar[tuple[type[Action], ...]] = (Cast, CallWind, MoveBeast, Challenge)
    answers: ClassVar[tuple[type[Action], ...]] = (
        Counter,
        BlowAway,
        MakeMortal,
        Roll,
        Remove,
        Herd,
        Done,
    )
    steps: ClassVar[tuple[type[ArmageddonStep], ...]] = (
        gaining.MagicRoll,
        gaining.Spending,
        casting.Casting,
        Herding,
        goading.Untamed,
        duelling.Triumph,
        MakingRoom,
    )
    kinds: ClassVar[tuple[Kind, ...]] = (MAGICIAN, MORTAL)

    # What a player may say

    def anytime_of(self, index: Index, figure: Figure) -> Iterator[Action]:
        # A17.3a, A17.6d: at any time of his player's turn, and no action.
        if figure.kind == MAGICIAN:
            yield from offering.casts(index, figure)
            yield from duelling.challenges(index, figure)

    def forbids(self, index: Index, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Cast() | CallWind() | MoveBeast():
                return offering.why_not_cast(index, seat, action)
            case Challenge():
                return duelling.why_not_challenge(index, seat, action)
            case _:
                return NOT_POSSIBLE

    def do(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        match action:
            case Cast() | CallWind() | MoveBeast():
                casting.announce(change, seat, action)
            case Challenge():
                duelling.fight(change, action)

    # 17.1: stay and movement

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Verdict:
        # A17.1a: above everything; A18.1h: above peaks too.
        if figure.kind == MAGICIAN:
            return hovering.why_not_there(index, figure, field) or ALLOWED
        return None

    def may_move_gate(self, index: Index, wall: Wall) -> Verdict:
        # A17.2bb: for a round it obeys only spells.
        return "A17.2bb" if gates.is_held(index, wall.place, wall.side) else None

    def may_stir(self, index: Index, figure: Figure) -> Verdict:
        # A17.2p, A17.2w: neither move nor act.
        return STIFF.get(figure.spell)

    def may_move(self, index: Index, figure: Figure) -> Verdict:
        if figure.kind == MAGICIAN:
            return ALLOWED
        held = lasting.lies_on(index, lasting.HERDED)
        for each in index.rules.company(index, figure) if held or _is_any_stiff(index) else ():
            # A17.2am: nor who goes along with them.
            if each.id in held:
                return "A17.2am"
            # Who would have to carry somebody does not move.
            if each.kind in ANIMALS and (rule := self.may_stir(index, each)):
                return rule
        return None

    def steps_left(self, index: Index, figure: Figure) -> int | None:
        return hovering.steps_left(figure) if figure.kind == MAGICIAN else None

    def reach(self, index: Index, figure: Figure) -> Reach | None:
        return hovering.reach_of(index, figure) if figure.kind == MAGICIAN else None

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule | None:
        return "A17.1d" if figure.kind == MAGICIAN else None

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        if figure.kind != MAGICIAN:
            return None
        return hovering.why_not_there(index, figure, other) or "A17.1d"

    def toll(self, ground: Ground, gait: Gait, one: Field, other: Field) -> Toll | None:
        return waters.toll(ground, gait, one, other)

    def may_swap(self, index: Index, figure: Figure) -> Verdict:
        # A17.1a: he needs no room, so there is nothing to exchange.
        return "A2.3j" if figure.kind == MAGICIAN else None

    # Combat

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Verdict:
        # A17.3i: he neither fights nor is fought.
        if MAGICIAN in (attacker.kind, target.kind):
            return "A17.3i"
        # A17.2x: in vain.
        return "A17.2x" if target.spell == "petrified" else None

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Verdict:
        return strengths.why_not_aim(index, bow, target)

    def increases(self, index: Index, bow: Figure, target: Figure) -> Iterable[Item]:
        return strengths.shot_items(bow, target)

    def fights_as(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Kind | None:
        # A17.6m: like a hero, and who kills him becomes one.
        return "hero" if fighter.kind == MORTAL else None

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Iterable[Item]:
        if not fighter.spell:
            return ()
        rules = index.rules
        items = [
            item
            for chapter in rules.overriding("good_points")
            if chapter is not self
            for item in chapter.good_points(index, bout, fighter, opponent)
        ]
        attacking = 0 if fighter is bout.defender else rules.attack_points(index, bout, fighter)
        return strengths.points(fighter, attacking + sum(points for _, points in items))

    def defends(self, index: Index, bout: Bout) -> bool | None:
        # A17.2s
        return False if bout.defender.spell == "paralysed" else None

    def judge(self, index: Index, bout: Bout, attack: int, defence: int) -> str | None:
        def could(fighter: Figure, opponent: Figure) -> bool:
            return index.rules.before(self, "can_kill", index, bout, fighter, opponent) is not False

        # A17.2s: who does not defend himself is dead from twelve on; A16.2a: but not from an eighteen.
        return strengths.judge(bout, attack, defence, could, is_enough(index, attack, KILLING_ROLL))

    def can_kill(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> bool | None:
        return strengths.can_kill(fighter, opponent)

    # Life and death

    def life_number(self, index: Index, figure: Figure, cause: str) -> int | None:
        # A17.6m: a mortal magician survives with seven.
        if figure.kind == MORTAL:
            number = strengths.LIFE_OF_A_MORTAL
        elif figure.spell in strengths.FOR_LIFE:
            number = int(index.rules.before(self, "life_number", index, figure, cause))
        else:
            return None
        return number + strengths.FOR_LIFE.get(figure.spell, 0)

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str | None:
        # R-A17.2c, R-A17.2h: both numbers of an elephant.
        if figure.spell not in strengths.FOR_LIFE or not index.rules.rolls_alone(index, figure):
            return None
        seen = strengths.shifted(figure.spell, roll)
        word: str | None = index.rules.before(self, "rolled", index, figure, cause, seen)
        return word

    def fate(self, index: Index, figure: Figure, cause: str) -> str | None:
        return strengths.fate(figure, cause)

    def is_deathless(self, index: Index, figure: Figure) -> bool | None:
        # A17.2x, A17.3i
        return True if figure.spell == "petrified" or figure.kind == MAGICIAN else None

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        change.state = lasting.forget(change.state, figure.id)

    # Dice and time

    def dice_fell(self, change: ArmageddonChange, throw: Throw, dice: tuple[int, ...]) -> str | None:
        return gaining.dice_fell(change, throw, dice)

    def round_begins(self, change: ArmageddonChange) -> None:
        field = change.state
        ending.turn_of(change, [seat for seat in range(field.seats) if seat not in field.living])

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        # A17.3b: before the player does anything.
        ending.turn_of(change, [seat])
        magic = change.state.magic
        if magic.cast:
            mine = {each.id for each in stock.magicians(change.state, seat)}
            left = tuple(each for each in magic.cast if each not in mine)
            change.state = change.state.but(magic=magic.but(cast=left))

    def opening(self, change: ArmageddonChange, seat: Seat) -> Iterable[tuple[Moment, ArmageddonStep]]:
        # A17.5b, A17.5e: after the wind, before thirst.
        return ((Moment.MAGIC_ROLL, gaining.MagicRoll(seat)),)

    def flaws(self, index: Index) -> Iterable[str]:
        if any(len(hovering.magicians_above(index, field)) > 1 for field in index.above):
            yield "two magicians are above the same field"
        for magician in stock.magicians(index.field):
            units = stock.units_of(index.field, magician.id)
            if units < 0:
                yield f"magician {magician.id} has {units} units"
        for figure in index.figures.values():
            if figure.spell and figure.id not in lasting.lies_on(index, figure.spell):
                yield f"nobody knows when the spell on {figure.id} ends"


def _is_any_stiff(index: Index) -> bool:
    key = ("stiff",)
    known: bool | None = index.memo.get(key)
    if known is None:
        known = any(each.spell in STIFF for each in index.figures.values())
        index.memo[key] = known
    return known
