"""The chapters in use, asked together."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from hexenkessel.games.armageddon.chapters.asking import Asking
from hexenkessel.games.armageddon.chapters.chapter import ALLOWED, Bout, Moment, Reach, Way
from hexenkessel.games.armageddon.chapters.crossing import Gait, Ways
from hexenkessel.games.armageddon.figures import KINDS, Figure
from hexenkessel.games.armageddon.ground.ground import Ground
from hexenkessel.games.armageddon.ground.obstacles import Obstacle, Rim
from hexenkessel.games.armageddon.ground.works import Wall
from hexenkessel.games.armageddon.rolling import AGAIN, Throw
from hexenkessel.games.armageddon.terms import Field, Item, Kind, Place, Rule
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index
    from hexenkessel.games.armageddon.phase import ArmageddonChange, ArmageddonStep
    from hexenkessel.kernel.game import Preview


class Rules(Asking):
    """What holds in a battle with these chapters. There is one for all battles with the same ones."""

    # What a player may say

    def moves_of(self, index: Index, figure: Figure) -> list[Action]:
        return self._sum("moves_of", index, figure)

    def moves_at_large(self, index: Index, seat: Seat) -> list[Action]:
        return self._sum("moves_at_large", index, seat)

    def blows_of(self, index: Index, figure: Figure) -> list[Action]:
        """Remembered, because one asks again and again whether there is anything left to do."""
        if figure.acted or (self.is_ever_stiff and self.may_stir(index, figure)):
            return []
        key = ("blows", figure.id)
        known: list[Action] | None = index.memo.get(key)
        if known is None:
            known = index.memo[key] = self._sum("blows_of", index, figure)
        return known

    def blows_at_large(self, index: Index, seat: Seat) -> list[Action]:
        return self._sum("blows_at_large", index, seat)

    def anytime_of(self, index: Index, figure: Figure) -> list[Action]:
        return self._sum("anytime_of", index, figure)

    def anytime_at_large(self, index: Index, seat: Seat) -> list[Action]:
        return self._sum("anytime_at_large", index, seat)

    def is_awaited(self, index: Index, seat: Seat) -> bool:
        """Is there anything to be done at any time for whose sake the turn goes on? Remembered."""
        if not self.has_meddlers:
            return False
        key = ("awaited", seat)
        known: bool | None = index.memo.get(key)
        if known is None:
            mine = (figure for figure in index.figures.values() if self.moved_by(index, figure) == seat)
            said = [action for figure in mine for action in self.anytime_of(index, figure)]
            known = index.memo[key] = any(
                self._anytime[type(action)].is_awaited(index, seat, action)
                for action in (*said, *self.anytime_at_large(index, seat))
            )
        return known

    def preview(self, index: Index, seat: Seat, action: Action) -> Preview | None:
        found: Preview | None = self._opinion("preview", index, seat, action)
        return found

    # Stay and movement

    def may_stay(self, index: Index, figure: Figure, field: Field) -> Rule:
        return self._verdict("may_stay", index, figure, field)

    def may_stand(self, ground: Ground, kind: Kind, field: Field) -> Rule:
        return self._verdict("may_stand", ground, kind, field)

    def room(self, ground: Ground) -> Sequence[int]:
        asked = self._called["built_room"]
        key = ("room", self)
        known: Sequence[int] | None = ground.memo.get(key) if asked else None
        if known is None:
            known = self._opinion("room", ground)
            if asked:
                table = list(known)
                for place, units in (each for ask in asked for each in ask(ground).items()):
                    table[place] = units
                known = ground.memo[key] = tuple(table)
        return known

    def full(self, index: Index, figure: Figure, field: Field) -> Rule:
        return str(self._opinion("full", index, figure, field))

    def may_move_gate(self, index: Index, wall: Wall) -> Rule:
        return self._verdict("may_move_gate", index, wall)

    def may_stir(self, index: Index, figure: Figure) -> Rule:
        return self._verdict("may_stir", index, figure) if self.is_ever_stiff else ALLOWED

    def may_move(self, index: Index, figure: Figure) -> Rule:
        if self.is_ever_stiff and (rule := self.may_stir(index, figure)):
            return rule
        return self._verdict("may_move", index, figure)

    def moved_by(self, index: Index, figure: Figure) -> Seat | None:
        for ask in self._latest["moved_by"]:
            answer: Seat | None = ask(index, figure)
            if answer is not None:
                return answer
        return figure.owner

    def company(self, index: Index, figure: Figure) -> list[Figure]:
        """The figure, and who goes along with it."""
        along = [figure]
        self._tell("company", index, figure, along)
        if self._called["provides"]:
            along += self._aboard(index, along)
        return along

    def aboard(self, index: Index, figure: Figure) -> list[Figure]:
        """Those of its company who are carried because of where they stand, on what carries them too."""
        along = [figure]
        self._tell("company", index, figure, along)
        return self._aboard(index, along)

    def _aboard(self, index: Index, along: Sequence[Figure]) -> list[Figure]:
        """All who stand on places that these provide, or that those provide who stand there, and so on."""
        found: list[Figure] = []
        known = {each.id for each in along}
        waiting = list(along)
        while waiting:
            for place in self._sum("provides", index, waiting.pop(0)):
                for each in index.at(place):
                    if each.id not in known:
                        known.add(each.id)
                        found.append(each)
                        waiting.append(each)
        return found

    def room_needed(self, index: Index, figure: Figure) -> int:
        """By the figure and its company where they stand. What is on places of their own has room there."""
        company = self.company(index, figure)
        if self._called["provides"]:
            elsewhere = {each.id for each in self.aboard(index, figure) if each.field != figure.field}
            company = [each for each in company if each.id not in elsewhere]
        need = 0
        for each in company:
            need += KINDS[index.figures[each.on].kind].rider_room if each.on else KINDS[each.kind].room
        return need

    def gait(self, index: Index, figure: Figure) -> Gait:
        gait: Gait = self._opinion("gait", index, figure)
        return gait

    def ways(self, index: Index, figure: Figure) -> Ways:
        ways: Ways = self._opinion("ways", index, figure)
        return ways

    def steps_left(self, index: Index, figure: Figure) -> int:
        return int(self._opinion("steps_left", index, figure))

    def reach(self, index: Index, figure: Figure) -> Reach:
        if self.may_move(index, figure):
            return {}
        reach: Reach = self._opinion("reach", index, figure)
        return reach

    def walk(self, index: Index, figure: Figure, way: Way) -> Sequence[Figure]:
        moved: Sequence[Figure] = self._opinion("walk", index, figure, way)
        return moved

    def too_far(self, index: Index, figure: Figure, field: Field) -> Rule:
        return str(self._opinion("too_far", index, figure, field))

    def barrier(self, index: Index, figure: Figure, one: Field, other: Field) -> Rule | None:
        rule: Rule | None = self._opinion("barrier", index, figure, one, other)
        return rule

    def arrived(self, change: ArmageddonChange, figure: Figure, way: Way) -> None:
        self._tell("arrived", change, figure, way)

    def may_board(self, index: Index, figure: Figure, thing: Figure) -> bool:
        return bool(self._opinion("may_board", index, figure, thing))

    def may_swap(self, index: Index, figure: Figure) -> Rule:
        return self._verdict("may_swap", index, figure)

    def may_exchange(self, index: Index, these: Sequence[Figure], those: Sequence[Figure]) -> Rule:
        return self._verdict("may_exchange", index, these, those)

    def exchanged(self, index: Index, these: Sequence[Figure], to: Field) -> Sequence[Figure] | Rule | None:
        together: Sequence[Figure] | Rule | None = self._opinion("exchanged", index, these, to)
        return together

    def may_roll_over(self, index: Index, wagon: Figure, figure: Figure) -> Rule:
        return self._verdict("may_roll_over", index, wagon, figure)

    def is_prey(self, index: Index, elephant: Figure, figure: Figure) -> bool:
        return bool(self._opinion("is_prey", index, elephant, figure))

    def overrun(self, change: ArmageddonChange, by: Figure, field: Field) -> None:
        self._tell("overrun", change, by, field)

    def may_haul(self, index: Index, device: Figure, carrier: Figure) -> Rule:
        return self._verdict("may_haul", index, device, carrier)

    def may_bring(self, index: Index, device: Figure, to: Field) -> Rule:
        return self._verdict("may_bring", index, device, to)

    # Melee

    def blow_over(self, ground: Ground, one: Field, other: Field) -> Rule:
        return self._verdict("blow_over", ground, one, other)

    def may_strike(self, index: Index, attacker: Figure, target: Figure) -> Rule:
        if self.is_ever_stiff and (rule := self.may_stir(index, attacker)):
            return rule
        return self._verdict("may_strike", index, attacker, target)

    def may_support(self, index: Index, supporter: Figure, attacker: Figure, target: Figure) -> Rule:
        return self._verdict("may_support", index, supporter, attacker, target)

    def fights_as(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> Kind:
        kind: Kind | None = self._opinion("fights_as", index, bout, fighter, opponent)
        return kind or fighter.kind

    def attack_points(self, index: Index, bout: Bout, fighter: Figure) -> int:
        return int(self._opinion("attack_points", index, bout, fighter))

    def good_points(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> list[Item]:
        return self._sum("good_points", index, bout, fighter, opponent)

    def can_kill(self, index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> bool:
        can: bool | None = self._opinion("can_kill", index, bout, fighter, opponent)
        return can is not False

    def defends(self, index: Index, bout: Bout) -> bool:
        does: bool | None = self._opinion("defends", index, bout)
        return does is not False

    def judge(self, index: Index, bout: Bout, attack: int, defence: int) -> str | None:
        word: str | None = self._opinion("judge", index, bout, attack, defence)
        return word

    def settled(self, change: ArmageddonChange, bout: Bout, result: str) -> None:
        self._tell("settled", change, bout, result)

    def promotion(self, index: Index, bout: Bout, winner: Figure, loser: Figure) -> Kind:
        kind: Kind | None = self._opinion("promotion", index, bout, winner, loser)
        return kind or winner.kind

    # Ranged combat

    def may_shoot(self, index: Index, bow: Figure, target: Figure) -> Rule:
        if self.is_ever_stiff and (rule := self.may_stir(index, bow)):
            return rule
        return self._verdict("may_shoot", index, bow, target)

    def may_shoot_floor(self, index: Index, bow: Figure, target: Figure) -> Rule:
        return self._verdict("may_shoot_floor", index, bow, target)

    def level(self, index: Index, figure: Figure) -> int:
        return int(self._opinion("level", index, figure) or 0)

    def increases(self, index: Index, bow: Figure, target: Figure) -> list[Item]:
        """Everything that is added to a shot's number; of all covers only the best."""
        items: list[Item] = self._sum("increases", index, bow, target)
        covers: list[Item] = self._sum("covers", index, bow, target)
        return [*items, max(covers, key=lambda item: item[1])] if covers else items

    def obstacles(self, index: Index) -> list[Obstacle]:
        return self._sum("obstacles", index)

    def shoots(self, change: ArmageddonChange, bow: Figure, target: Figure) -> None:
        self._tell("shoots", change, bow, target)

    def provided(self, index: Index, figure: Figure) -> list[Place]:
        return self._sum("provides", index, figure)

    def opening_in(self, index: Index, bow: Figure, target: Figure, rim: Rim) -> bool:
        return bool(self._opinion("opening_in", index, bow, target, rim))

    def struck(self, index: Index, bow: Figure, target: Figure, roll: int, number: int) -> str | None:
        word: str | None = self._opinion("struck", index, bow, target, roll, number)
        return word

    # Dice

    def dice_fell(self, change: ArmageddonChange, throw: Throw, dice: tuple[int, ...]) -> str | None:
        told = [call(change, throw, dice) for call in self._called["dice_fell"]]
        return AGAIN if AGAIN in told else None

    def is_enough(self, index: Index, roll: int, number: int) -> bool:
        is_so: bool | None = self._opinion("is_enough", index, roll, number)
        return roll >= number if is_so is None else is_so

    # Danger, life and death

    def endangered(self, index: Index, seat: Seat, field: Field) -> list[Figure]:
        who: list[Figure] = []
        self._tell("endangered", index, seat, field, who)
        return who

    def life_number(self, index: Index, figure: Figure, cause: str) -> int:
        return int(self._opinion("life_number", index, figure, cause))

    def rolls_alone(self, index: Index, figure: Figure) -> bool:
        return bool(self._opinion("rolls_alone", index, figure))

    def rolled(self, index: Index, figure: Figure, cause: str, roll: int) -> str:
        return str(self._opinion("rolled", index, figure, cause, roll))

    def fate(self, index: Index, figure: Figure, cause: str) -> str | None:
        word: str | None = self._opinion("fate", index, figure, cause)
        return word

    def is_deathless(self, index: Index, figure: Figure) -> bool:
        return bool(self._opinion("is_deathless", index, figure))

    def befell(self, change: ArmageddonChange, figure: Figure, cause: str, result: str) -> None:
        self._tell("befell", change, figure, cause, result)

    def died(self, change: ArmageddonChange, figure: Figure, cause: str, slayers: frozenset[Seat]) -> None:
        self._tell("died", change, figure, cause, slayers)

    def ship_hit(self, change: ArmageddonChange, field: Field, by: Seat | None) -> None:
        self._tell("ship_hit", change, field, by)

    # Time, goals and setting up

    def round_begins(self, change: ArmageddonChange) -> None:
        self._tell("round_begins", change)

    def turn_begins(self, change: ArmageddonChange, seat: Seat) -> None:
        self._tell("turn_begins", change, seat)

    def opening(self, change: ArmageddonChange, seat: Seat) -> list[ArmageddonStep]:
        """What comes before a seat moves, the first one first."""
        steps: list[tuple[Moment, ArmageddonStep]] = self._sum("opening", change, seat)
        return [step for _, step in sorted(steps, key=itemgetter(0))]

    def sets_out(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        self._tell("sets_out", change, seat, action)

    def moving_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        self._tell("moving_ends", change, seat)

    def turn_ends(self, change: ArmageddonChange, seat: Seat) -> None:
        self._tell("turn_ends", change, seat)

    def before_armies(self, change: ArmageddonChange) -> list[ArmageddonStep]:
        return self._sum("before_armies", change)

    def counts(self, index: Index, seat: Seat, word: str) -> int:
        count: int | None = self._opinion("counts", index, seat, word)
        if count is not None:
            return count
        return sum(figure.owner == seat and figure.kind == word for figure in index.figures.values())

    def at_muster(self, index: Index, seat: Seat) -> list[Action]:
        return self._sum("at_muster", index, seat)

    def mustered(self, change: ArmageddonChange, seat: Seat, action: Action) -> None:
        self._tell("mustered", change, seat, action)

    def flaws(self, index: Index) -> list[str]:
        return self._sum("flaws", index)

    def together(self, index: Index, figure: Figure) -> list[Figure]:
        """The figure, and who is set up with it."""
        along = [figure]
        self._tell("together", index, figure, along)
        return along
