"""What chance can make of a blow or a shot: exact odds."""

from __future__ import annotations

from hexenkessel.games.armageddon.actions import Attack, Shoot
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.odds import SUMS, WAYS_OF_ONE, WAYS_OF_TWO, DuelOdds, at_least, duel_odds
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.game import Preview
from hexenkessel.kernel.seats import Seat


def odds_of(index: Index, bout: Bout) -> DuelOdds:
    """The exact odds of a bout that A2.4t decides."""
    rules = index.rules
    return duel_odds(
        strengths_of(index, bout).advantage,
        rules.can_kill(index, bout, bout.attacker, bout.defender),
        rules.can_kill(index, bout, bout.defender, bout.attacker),
    )


def preview_of(position: ArmageddonPosition, seat: Seat, action: Action) -> Preview | None:
    """What counts is enemies killed: none or one."""
    index = position.state.index
    figures = index.figures
    match action:
        case Attack(who, target, supporter):
            helper = figures[supporter] if supporter else None
            return _of_bout(index, Bout(figures[who], figures[target], helper))
        case Charge(who, target):
            return _of_bout(index, Bout(figures[who], figures[target], manner="charge"))
        case Shoot(bow, target):
            hits = _hits(index, figures[bow], figures[target]) / WAYS_OF_ONE
            return Preview(hits, {"hits": hits}, (1 - hits, hits))
        case _:
            return None


def _of_bout(index: Index, bout: Bout) -> Preview:
    odds = odds_of(index, bout)
    kills, dies = odds.attacker_kills / WAYS_OF_TWO, odds.defender_kills / WAYS_OF_TWO
    return Preview(kills, {"kills": kills, "dies": dies}, (1 - kills, kills))


def _hits(index: Index, bow: Figure, target: Figure) -> int:
    """In how many of 216 ways a shot is a hit and not something else that a chapter makes of it."""
    number = shot_number(index, bow, target)
    struck = index.rules.struck
    special = [roll for roll in range(number, 19) if struck(index, bow, target, roll, number)]
    return at_least(number) - sum(SUMS[roll] for roll in special)


def tally_of(events: tuple[Event, ...]) -> int | None:
    """What `preview_of` counted, in what came of the action."""
    for event in events:
        if event.key == "duel":
            return int(event.args["result"] == "attacker")
        if event.key == "shot":
            return int(event.args["result"] == "hit")
    return None
