"""Odds of attack steps and of whole battles, against all dice and battles fought; and their previews."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from hexenkessel.games.battlemist.battle.dice import Hits
from hexenkessel.games.battlemist.battle.estimate import estimate
from hexenkessel.games.battlemist.battle.fray import PLAIN, Terms, hits_of
from hexenkessel.games.battlemist.battle.odds import Army, battle_odds, hit_odds
from hexenkessel.games.battlemist.battle.preview import (
    armies_of,
    battle_preview,
    is_small,
    win_chance,
    world_if_met,
)
from hexenkessel.games.battlemist.units import NO_UNITS, Units, units
from tests.battlemist.fields import REALM, battle, passing
from tests.battlemist.playing import fight_it_out
from tests.battlemist.table import GRAMMAR, LoadedDice, settled


def army(race: str, bonus: int = 0, **counts: int) -> Army:
    terms = PLAIN._replace(attack=(bonus,) * 6)
    return Army(race, units(**counts), NO_UNITS, 0, terms, terms)


@pytest.mark.rule("B3.3.3e", "B6.0c")
@pytest.mark.parametrize(
    ("race", "step", "attackers", "terms"),
    [
        ("elves", "archery", units(archer=2), PLAIN),
        ("elves", "archery", units(archer=1), PLAIN._replace(volleys=2)),
        ("knights", "cavalry", units(cavalry=2), PLAIN._replace(attack=(-1,) * 6)),
        ("dwarves", "melee", units(footman=2, giant=1), PLAIN._replace(attack=(2,) * 6)),
        ("dark-lord", "melee", units(footman=1, dragon=1), PLAIN),
    ],
)
def test_odds_of_a_step_are_those_of_all_dice(race: str, step: Any, attackers: Units, terms: Terms) -> None:
    odds = hit_odds(race, terms, step, attackers)
    dice = sum(attackers) + attackers[3] + (attackers[1] if terms.volleys == 2 else 0)
    counted: Counter[Hits] = Counter(
        hits_of(race, terms, step, attackers, rolled) for rolled in product(range(1, 11), repeat=dice)
    )
    assert {hits: round(chance * 10**dice) for hits, chance in odds.items()} == counted


@pytest.mark.rule("B3.3.3k")
def test_one_footman_against_another_by_hand() -> None:
    """Dwarves kill with 8, 9, 10 and rout with 6, 7: worked out by hand for equals who both stand or lie."""
    odds = battle_odds(army("dwarves", footman=1), army("dwarves", footman=1))
    assert odds.attacker == pytest.approx(odds.defender, abs=1e-9)
    assert odds.attacker + odds.defender + odds.nobody + odds.unknown == pytest.approx(1)
    assert odds.unknown < 1e-4
    # Let s be the chance that nobody falls in a round of two who stand, and so on for one who is routed:
    # from both standing, both fall with 9 in 100 at once; the whole is 0.1567.
    assert odds.nobody == pytest.approx(0.1567, abs=2e-4)


@pytest.mark.rule("B3.3.3.2g", "B3.3.3.1f")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (army("dwarves", footman=2), army("elves", 2, footman=2)),
        (army("barbarians", footman=1, cavalry=1), army("orcs", footman=1, archer=1)),
        (army("knights", giant=1, footman=1), army("dark-lord", 1, footman=3)),
        (army("knights", archer=2), army("dwarves", cavalry=2)),
    ],
)
def test_odds_of_small_battles_are_those_of_battles_fought(attacker: Army, defender: Army) -> None:
    assert is_small(attacker, defender)
    odds = battle_odds(attacker, defender)
    rng = random.Random(7)
    fought = Counter(fight_it_out(attacker, defender, rng) for _ in range(1500))
    # Three standard deviations of 1500 battles.
    for outcome, chance in enumerate(odds[:3]):
        assert fought[outcome] / 1500 == pytest.approx(chance, abs=3.2 * (0.25 / 1500) ** 0.5)


def test_a_guess_is_near_the_truth() -> None:
    """Battles of all sizes, with what 4000 of each came to."""
    errors = [
        abs(estimate(attacker, defender) - truth)
        for attacker, defender, truth in (
            (
                army("dwarves", footman=4, archer=2, cavalry=2),
                army("dwarves", footman=4, archer=2, cavalry=2),
                0.50,
            ),
            (
                army("dwarves", footman=4, archer=2, cavalry=2),
                army("dwarves", 2, footman=2, archer=1, cavalry=1),
                0.985,
            ),
            (army("dwarves", footman=4, archer=2, cavalry=2), army("orcs", footman=10), 0.955),
            (army("orcs", archer=4, cavalry=4), army("elves", footman=4, archer=2, cavalry=2), 0.094),
            (
                army("knights", footman=5, archer=2, cavalry=2),
                army("dwarves", footman=4, archer=2, cavalry=2),
                0.665,
            ),
            (
                army("elves", footman=4, archer=2, cavalry=2, giant=1),
                army("orcs", footman=4, archer=2, cavalry=2),
                0.835,
            ),
            (army("knights", footman=10), army("dwarves", 1, footman=10), 0.078),
            (army("dwarves", footman=3), army("dwarves", 2, footman=3), 0.22),
        )
    ]
    assert max(errors) < 0.15 and sum(errors) / len(errors) < 0.06


def test_small_battles_are_worked_out_and_large_ones_guessed() -> None:
    few, many = army("elves", footman=2), army("orcs", footman=5, archer=2, cavalry=2)
    assert win_chance(few, few)[1] is True
    assert win_chance(many, many)[1] is False


def test_the_preview_of_an_attack() -> None:
    position = settled(
        battle(
            "knights", "2 footman", "dwarves", "footman", towns={REALM: "town"},
            elsewhere={
                "knights": {"oxmarch": "9 footman 2 archer"}, "dwarves": {"oxmarch": "6 footman 3 archer"},
            },
        )
    )  # fmt: skip
    small = battle_preview(position, 0, GRAMMAR.read(f"attack {REALM}"))
    met = world_if_met(position.state, REALM, 0)
    assert small is not None and met is not None
    attacker, defender = armies_of(met)
    # The town is reckoned with.
    assert defender.terms.attack == (1,) * 6
    assert small.chances["wins"] == battle_odds(attacker, defender).attacker
    large = battle_preview(position, 0, GRAMMAR.read("attack oxmarch"))
    assert large is not None and set(large.chances) == {"wins-about"}


def test_the_preview_of_a_march_into_enemies() -> None:
    position = settled(
        battle("knights", "2 footman", "dwarves", "footman", elsewhere={"dwarves": {"oxmarch": "footman"}})
    , LoadedDice(*[1] * 8, *[10] * 20))  # fmt: skip
    action = GRAMMAR.read("march home-knights footman 3 oxmarch")
    met = battle_preview(position, 0, action)
    assert met is not None and 0.5 < met.chances["wins-about"] < 1
    assert battle_preview(position, 0, GRAMMAR.read("march home-knights footman 3 wastes")) is None


def test_the_preview_of_a_charge() -> None:
    position = settled(battle("knights", "2 footman giant dragon", "dwarves", "5 footman"))
    preview = battle_preview(position, 0, GRAMMAR.read("lead dragon,footman,giant"))
    assert preview is not None
    # A footman (6/9) hits with half of all faces, a dragon twice with six in ten, a giant with seven in ten.
    assert preview.expected == pytest.approx(0.5 + 2 * 0.6 + 0.7)
    assert len(preview.distribution) == 5 and sum(preview.distribution) == pytest.approx(1)
    assert preview.chances["kills"] == pytest.approx(1 - 0.8 * 0.7 * 0.7 * 0.5)


def test_the_preview_of_plunder() -> None:
    position = settled(battle("knights", "3 footman", "dwarves", "archer", towns={REALM: "town"}),
                       LoadedDice(1, 10, 1, 1))  # fmt: skip
    preview = battle_preview(position, 0, GRAMMAR.read("plunder"))
    assert preview is not None
    assert preview.expected == pytest.approx(2.5)
    assert preview.distribution == (0.1, 0.2, 0.2, 0.2, 0.2, 0.1)


def test_the_preview_of_passing_before_a_round_shows_how_the_battle_stands() -> None:
    hand = "stars 1 used 1 hand war-cry"
    laid = battle("knights", "2 footman", "dwarves", "footman", knights=hand, dwarves=hand)
    position, _ = passing(laid, before_round=1)
    attacker, defender = (battle_preview(position, seat, GRAMMAR.read("pass")) for seat in (0, 1))
    assert attacker is not None and defender is not None
    total = attacker.chances["wins"] + defender.chances["wins"] + attacker.chances["both-fall"]
    assert total == pytest.approx(1, abs=1e-3)
    assert attacker.chances["wins"] > defender.chances["wins"]
