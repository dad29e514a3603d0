"""What chance can make of a blow, a shot, or of riding somebody down: exact odds."""

from __future__ import annotations

from hexenkessel.games.armageddon.actions import Attack, Go, Shoot
from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.chapters.ch06_phalanx.actions import Charge
from hexenkessel.games.armageddon.chapters.ch10_walls.actions import ShootThrough
from hexenkessel.games.armageddon.chapters.ch14_onager.fire import SPARKS
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.chapters.trampling.actions import Defend, Strike, Trample
from hexenkessel.games.armageddon.field import Battlefield
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.index import Index
from hexenkessel.games.armageddon.odds import SUMS, WAYS_OF_ONE, WAYS_OF_TWO, DuelOdds, duel_odds
from hexenkessel.games.armageddon.onrush import TUMULTS, Onrush, bout_of, bout_results, onrush_of
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.rolling import is_enough
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
    """What counts is whether an enemy is killed."""
    index = position.state.index
    figures = index.figures
    match action:
        case Attack(who, target, supporter):
            helper = figures[supporter] if supporter else None
            return _of_bout(index, Bout(figures[who], figures[target], helper))
        case Charge(who, target):
            return _of_bout(index, Bout(figures[who], figures[target], manner="charge"))
        case Shoot(bow, target) | ShootThrough(bow, target):
            return _of_shot(index, figures[bow], figures[target])
        case Go() | Trample():
            return _of_onrush(onrush_of(position, seat, action))
        case Defend() | Strike():
            return _of_blow(index, bout_of(position, action), is_defence=isinstance(action, Defend))
        case _:
            return index.rules.preview(index, seat, action)


def _of_bout(index: Index, bout: Bout) -> Preview:
    if index.rules.overriding("judge"):
        ways = bout_results(index, bout)
        kills, dies = (ways.get(word, (0, ()))[0] / WAYS_OF_TWO for word in ("attacker", "defender"))
    else:
        odds = odds_of(index, bout)
        kills, dies = odds.attacker_kills / WAYS_OF_TWO, odds.defender_kills / WAYS_OF_TWO
    return Preview(kills, {"kills": kills, "dies": dies}, (1 - kills, kills))


def _of_blow(index: Index, bout: Bout | None, *, is_defence: bool) -> Preview | None:
    """Of one who is trampled or in a scramble, as his player sees it."""
    if bout is None:
        return None
    ways = {result: ways / WAYS_OF_TWO for result, (ways, _) in bout_results(index, bout).items()}
    won, lost = ways.get("attacker", 0.0), ways.get("defender", 0.0)
    kills, dies = (lost, won) if is_defence else (won, lost)
    chances = {"kills": kills, "dies": dies}
    if "panic" in ways:
        chances["panic"] = ways["panic"]
    return Preview(kills, chances, (1 - kills, kills))


def _of_shot(index: Index, bow: Figure, target: Figure) -> Preview:
    number = shot_number(index, bow, target)
    words = {roll: index.rules.struck(index, bow, target, roll, number) for roll in range(3, 19)}

    def chance(*wanted: str | None) -> float:
        rolls = [roll for roll, word in words.items() if word in wanted]
        return (
            sum(SUMS[roll] for roll in rolls if words[roll] or is_enough(index, roll, number)) / WAYS_OF_ONE
        )

    # A14.4a: where the shooter may choose it may be either.
    hits = chance(None, "spark")
    chances = {"hits": hits}
    if panic := chance("panic", "spark-panic"):
        chances["panic"] = panic
    if burns := chance("burns", *SPARKS.values()):
        chances["burns"] = burns
    return Preview(hits, chances, (1 - hits, hits))


def _of_onrush(onrush: Onrush | None) -> Preview | None:
    if onrush is None:
        return None
    fells = 1 - onrush.foes[0]
    chances = {"fells": fells, "loses": onrush.friends}
    if onrush.panic:
        chances["panic"] = onrush.panic
    return Preview(fells, chances, (1 - fells, fells))


def tally_of(before: ArmageddonPosition, after: ArmageddonPosition, events: tuple[Event, ...]) -> int | None:
    """What `preview_of` counted, in what came of the action; None if it cannot be seen there."""
    if isinstance(before.step, TUMULTS) or isinstance(after.step, TUMULTS):
        return None
    for event in events:
        if event.key == "rammed":
            return None
        if event.key == "self-destruction":
            return int(event.args["result"] == "destroyed")
        if event.key == "threw":
            return int(event.args["hit"] != ())
        if event.key == "went":
            return int(_is_enemy_killed(before.state, after.state))
        if event.key == "duel":
            return int(event.args["result"] == "attacker")
        if event.key == "moat":
            return int(event.args["result"] == "filled")
        if event.key == "shot" and event.args["result"] in SPARKS.values():
            return None
        if event.key == "shot":
            return int(event.args["result"] == "hit")
    return None


def _is_enemy_killed(before: Battlefield, after: Battlefield) -> bool:
    return any(
        before.is_enemy(figure.owner, before.active)
        for who, figure in before.figures.items()
        if who not in after.figures
    )
