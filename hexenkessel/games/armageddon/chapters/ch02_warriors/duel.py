"""2.4: duels. Two roll three dice each and add their good-points."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.odds import KILLING_ROLL
from hexenkessel.games.armageddon.phase import ArmageddonChange, kill
from hexenkessel.games.armageddon.rolling import throw_by
from hexenkessel.games.armageddon.terms import Item

if TYPE_CHECKING:
    from hexenkessel.games.armageddon.index import Index


class Strengths(NamedTuple):
    """The good-points in a bout, item by item."""

    attacker: list[Item]
    supporter: list[Item]
    defender: list[Item]

    @property
    def advantage(self) -> int:
        """A2.4q, A3.2g: of the attacker, with all that his supporter gives him."""
        return total(self.attacker) + total(self.supporter) - total(self.defender)


def total(items: list[Item]) -> int:
    return sum(points for _, points in items)


def strengths_of(index: Index, bout: Bout) -> Strengths:
    """A2.4q: all good-points a figure is entitled to are added up."""
    return Strengths(
        _points(index, bout, bout.attacker, bout.defender),
        _points(index, bout, bout.supporter, bout.defender) if bout.supporter else [],
        _points(index, bout, bout.defender, bout.attacker),
    )


def _points(index: Index, bout: Bout, fighter: Figure, opponent: Figure) -> list[Item]:
    items = index.rules.good_points(index, bout, fighter, opponent)
    # A2.4r: the attacker has two. A3.2g: so has who supports him.
    if fighter is not bout.defender and (points := index.rules.attack_points(index, bout, fighter)):
        return [("attacker", points), *items]
    return items


def fight(change: ArmageddonChange, bout: Bout) -> str:
    """Roll and settle a bout: "attacker" or "defender" has killed, "neither", or a chapter's own word."""
    index = change.state.index
    rules = index.rules
    strengths = strengths_of(index, bout)
    # A2.4h: the attacker rolls first. A2.4n: the defence cannot be waived.
    attack = throw_by(change, "attack", bout.attacker, bout.manner)
    defence = throw_by(change, "defence", bout.defender, bout.manner) if rules.defends(index, bout) else 0
    mine = attack + total(strengths.attacker) + total(strengths.supporter)
    theirs = defence + total(strengths.defender)
    result = rules.judge(index, bout, attack, defence) or _judged(index, bout, attack, defence, mine - theirs)
    _tell(change, bout, strengths, (attack, defence), (mine, theirs), result)
    # A2.4u: both are judged by the same test. A3.2h: a supporter is never killed or promoted.
    if result == "attacker":
        _beat(change, bout, bout.attacker, bout.defender)
    elif result == "defender":
        _beat(change, bout, bout.defender, bout.attacker)
    rules.settled(change, bout, result)
    return result


def _judged(index: Index, bout: Bout, attack: int, defence: int, lead: int) -> str:
    can_kill = index.rules.can_kill
    return by_points(
        attack,
        defence,
        lead,
        can_kill(index, bout, bout.attacker, bout.defender),
        can_kill(index, bout, bout.defender, bout.attacker),
    )


def by_points(attack: int, defence: int, lead: int, attacker_can: bool, defender_can: bool) -> str:
    """A2.4t: a natural 12, and more in all. A2.4v: otherwise both stay."""
    if attack >= KILLING_ROLL and lead > 0 and attacker_can:
        return "attacker"
    if defence >= KILLING_ROLL and lead < 0 and defender_can:
        return "defender"
    return "neither"


def _beat(change: ArmageddonChange, bout: Bout, winner: Figure, loser: Figure) -> None:
    becomes = change.state.index.rules.promotion(change.state.index, bout, winner, loser)
    # A8.4j: a chariot's horses may trample for another player than their owner: whose turn it is.
    is_trampler = bout.manner == "trample" and winner is bout.attacker
    kill(change, loser.id, bout.manner, winner.owner, change.state.active if is_trampler else None)
    # A3.1f: at once and always, keeping place, horse and what he has done in this round.
    if becomes != winner.kind and winner.id in change.state.figures:
        change.state = change.state.changing(change.state.figures[winner.id].but(kind=becomes))
        change.tell("promoted", seat=_seat(winner), figure=winner.id, kind=winner.kind, becomes=becomes)


def _tell(
    change: ArmageddonChange,
    bout: Bout,
    strengths: Strengths,
    rolls: tuple[int, int],
    totals: tuple[int, int],
    result: str,
) -> None:
    name = change.state.index.name
    attacker, defender, supporter = bout.attacker, bout.defender, bout.supporter
    change.tell(
        "duel",
        manner=bout.manner,
        seat=_seat(attacker),
        figure=attacker.id,
        kind=attacker.kind,
        field=name(attacker.field),
        supporter=supporter.id if supporter else 0,
        support=supporter.kind if supporter else "",
        foe=_seat(defender),
        target=defender.id,
        other=defender.kind,
        place=name(defender.field),
        attack=rolls[0],
        attack_points=said([*strengths.attacker, *strengths.supporter]),
        attack_total=totals[0],
        defence=rolls[1],
        defence_points=said(strengths.defender),
        defence_total=totals[1],
        result=result,
    )


def said(items: list[Item]) -> tuple[str, ...]:
    """Items as the log shows them: "attacker 2", "axe-against-lance 1"."""
    return tuple(f"{word} {points}" for word, points in items)


def _seat(figure: Figure) -> int:
    """Whose it is; what is nobody's is seat -1 in messages."""
    return -1 if figure.owner is None else figure.owner
