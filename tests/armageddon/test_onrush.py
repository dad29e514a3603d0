"""What a screen says before somebody is ridden down: exact, and what dice then make of it."""

from __future__ import annotations

import random

import pytest

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.odds import WAYS_OF_ONE, at_least, duel_odds
from hexenkessel.games.armageddon.onrush import TUMULTS, _best, onrush_of
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.action import Action, Pick
from hexenkessel.kernel.chance import sampled
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import decision, legal
from hexenkessel.kernel.history import History
from tests.armageddon.chariots import ALL, FOE, chariot
from tests.armageddon.table import after, battle, said

ELEPHANT = ("0 elephant 1/26", "0 axe 1/26 on=1", "0 bow 1/26 on=1")
MAN_KILLED, HORSE_KILLED = (each / 6**6 for each in duel_odds(4))


def test_nothing_is_told_where_nobody_is_ridden_down() -> None:
    position = battle(*ELEPHANT, FOE, chapters=ALL)
    assert GAME.preview(position, 0, said("go 1 1/27")) is None


@pytest.mark.parametrize("scenario", ["lesson-8", "lesson-9"])
def test_wherever_dice_would_fall_it_is_told(scenario: str) -> None:
    rng = random.Random(scenario)
    told = 0
    for seed in range(4):
        history = History(GAME, GAME.setup(2, DiceParts(f"onrush {seed}"), {"scenario": scenario}))
        for _ in range(120):
            position = history.position
            if position.outcome:
                break
            said_now = legal(position, position.due[0])
            for action in [action for action in said_now if action.verb == "go"]:
                done = sampled(position, position.due[0], action, rng)
                # Where somebody has a choice he is asked first; horses under a wagon die without a roll.
                is_asked = isinstance(done.position.step, TUMULTS)
                has_dead = len(done.position.state.figures) < len(position.state.figures)
                preview = GAME.preview(position, position.due[0], action)
                assert (preview is not None) == (bool(done.rolls) or is_asked or has_dead), action
                told += preview is not None
            history.play(position.due[0], greedy(position) if rng.random() < 0.7 else rng.choice(said_now))
    assert told > 0


def greedy(position: ArmageddonPosition) -> Action:
    seat = position.due[0]
    return find_bot(GAME, "greedy", seat).choose(GAME.view(position, seat), decision(position, seat))


@pytest.mark.rule("A8.4e", "A8.4f")
def test_under_the_wagon_one_lives_with_twelve() -> None:
    position = battle(*chariot(2, speed=3), *["1 axe 1/26"] * 2, FOE, chapters=ALL)
    onrush = onrush_of(position, 0, said("go 1 1/27"))
    assert onrush is not None
    dies = 1 - at_least(12) / WAYS_OF_ONE
    assert sum(onrush.deaths.values()) == pytest.approx(2 * dies)
    assert onrush.foes == pytest.approx(((1 - dies) ** 2, 2 * dies * (1 - dies), dies**2))
    assert onrush.friends == onrush.panic == 0


def test_a_stray_horse_under_the_wagon_is_nobodys_loss() -> None:
    position = battle(*chariot(2, speed=3), "- light-horse 1/26", FOE, chapters=ALL)
    onrush = onrush_of(position, 0, said("go 1 1/27"))
    assert onrush is not None
    assert sum(onrush.deaths.values()) == 1
    assert onrush.foes == (1.0,) and onrush.friends == 0


@pytest.mark.rule("A9.1v")
def test_horses_that_an_elephant_drives_off_are_told_beforehand() -> None:
    """No die falls, but two of the team are gone for sure."""
    position = battle(*chariot(4, speed=4), "1 elephant 1/27", FOE, chapters=ALL)
    onrush = onrush_of(position, 0, said("go 1 1/27"))
    assert onrush is not None
    assert sorted(onrush.deaths.values()) == [1.0, 1.0] and set(onrush.deaths) < {2, 3, 4, 5}
    assert onrush.friends == 1.0 and onrush.foes == (1.0,)
    outlook = GAME.presentation.about(GAME.view(position, 0), Pick("figure", 1))
    assert outlook is not None
    assert [(toll.kind, toll.dead) for toll in outlook.tolls["1/27"]] == [("light-chariot-horse", 2.0)]


@pytest.mark.rule("A9.4k")
def test_a_wagon_that_an_elephant_will_crush_is_told_beforehand() -> None:
    """It is empty, so that nobody has to be trampled."""
    position = battle(*ELEPHANT, "1 wagon 1/27 pole=0", FOE, chapters=ALL)
    onrush = onrush_of(position, 0, said("go 1 1/27"))
    assert onrush is not None
    assert onrush.deaths == {4: 1.0} and onrush.foes == (0.0, 1.0)


@pytest.mark.rule("A8.3g", "A8.3i", "A8.3j")
def test_two_horses_against_three_men_go_on_until_one_of_them_is_dead() -> None:
    position = battle(*chariot(2, speed=3), *["1 axe 1/27"] * 3, FOE, chapters=ALL)
    onrush = onrush_of(position, 0, said("go 1 1/27"))
    assert onrush is not None
    # Five are one too many: whoever is killed first, man or horse, makes room.
    assert onrush.foes[1] == pytest.approx(MAN_KILLED / (MAN_KILLED + HORSE_KILLED))
    assert onrush.friends == pytest.approx(HORSE_KILLED / (MAN_KILLED + HORSE_KILLED))


@pytest.mark.rule("A9.4h", "A9.3j")
def test_a_seventeen_is_a_panic() -> None:
    position = battle(*ELEPHANT, *["1 bow 1/27"] * 3, FOE, chapters=ALL)
    onrush = onrush_of(position, 0, said("go 1 1/27"))
    assert onrush is not None
    # Five units are one too many. A bow cannot kill the elephant, but make it panic, and all die of it.
    panic = 3 / 216
    killed = (duel_odds(6).attacker_kills - _kills_against(17)) / 6**6
    assert onrush.panic == onrush.friends == pytest.approx(panic / (panic + killed))
    assert onrush.foes[1] == pytest.approx(killed / (panic + killed))
    assert onrush.foes[3] == pytest.approx(panic / (panic + killed))


def _kills_against(defence: int) -> int:
    return sum(at_least(max(12, defence - 6 + 1)) for _ in range(3))  # a 17 falls in three ways


@pytest.mark.parametrize(
    ("figures", "order"),
    [
        (
            (*chariot(4, speed=4), "1 hero 1/27", "1 axe 1/27", "1 bow 1/27", "1 light-horse 1/27"),
            "go 1 1/27",
        ),
        ((*chariot(3, speed=3), "1 axe 1/26", "0 lance 1/27", "1 sword 1/27", "1 lance 1/27"), "go 1 1/27"),
        ((*chariot(2, ("axe", "bow", "axe"), speed=3), "1 hero 1/26", "1 axe 1/26"), "go 1 1/27"),
        ((*ELEPHANT, "1 champion 1/27", "1 axe 1/27", "1 bow 1/27", "0 axe 1/27"), "go 1 1/27"),
        ((*ELEPHANT, *["1 hero 1/27"] * 4), "go 1 1/27"),
    ],
)
def test_dice_do_what_was_promised(figures: tuple[str, ...], order: str) -> None:
    position = battle(*figures, FOE, "0 axe 1/1", chapters=ALL)
    onrush = onrush_of(position, 0, said(order))
    assert onrush is not None and sum(onrush.foes) == pytest.approx(1)
    rng, tries = random.Random(7), 1000
    deaths = dict.fromkeys(position.state.figures, 0)
    for _ in range(tries):
        left = _settled(position, order, rng).state.figures
        for who in deaths:
            deaths[who] += who not in left
    for who, count in deaths.items():
        # Five standard deviations: by chance it fails once in a million.
        assert count / tries == pytest.approx(onrush.deaths.get(who, 0), abs=2.5 / tries**0.5)


def _settled(position: ArmageddonPosition, order: str, rng: random.Random) -> ArmageddonPosition:
    position = sampled(position, 0, said(order), rng).position
    while position.outcome is None and isinstance(position.step, TUMULTS):
        position = sampled(position, position.due[0], _best(position), rng).position
    return position


@pytest.mark.rule("A8.3h", "A9.4g", "A9.4h")
def test_who_is_trampled_sees_the_odds_of_each_who_could_defend_himself() -> None:
    position = battle(*ELEPHANT, "1 champion 1/27", *["1 bow 1/27"] * 2, FOE, chapters=ALL)
    position = after(position, "go 1 1/27")
    champion, bow = (GAME.preview(position, 1, said(f"defend {who}")) for who in (4, 5))
    assert champion is not None and bow is not None
    assert bow.chances["kills"] == 0 < champion.chances["kills"]
    assert bow.chances["dies"] > champion.chances["dies"]
    assert bow.chances["panic"] == champion.chances["panic"] == pytest.approx(3 / 216)


@pytest.mark.rule("A9.3j")
def test_a_shot_at_an_elephant_tells_of_panic() -> None:
    position = battle(*ELEPHANT, "1 axe 1/48", "1 bow 1/28", chapters=ALL, active=1)
    seen = GAME.preview(position, 1, said("shoot 5 1"))
    assert seen is not None and seen.chances == {"hits": 0, "panic": pytest.approx(3 / 216)}
