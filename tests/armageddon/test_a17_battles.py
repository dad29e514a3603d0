"""Whole battles with magicians, at random: everything is cast, and nothing impossible comes of it."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from hexenkessel.games.armageddon.bot.greedy import Greedy
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.games.armageddon.position import Position
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, decision, legal
from tests.amount import usually
from tests.armageddon.everything import everything
from tests.armageddon.magic import magic
from tests.armageddon.table import refusal

LIKELY = {"end": 2, "fight": 2, "cast": 12, "challenge": 8, "done": 4}


def with_magic(players: int) -> str:
    """The scenario with everything of chapters 2 to 9, with a river and two magicians for each player."""
    scenario = json.loads(everything(players))
    scenario["chapters"] += ["14.3", "16.2", "17"]
    scenario["land"]["rivers"] = [["1/29", "1/37"], ["1/30", "1/37"], ["1/16", "1/24"]]
    scenario["land"]["bridges"] = [["1/16", "1/24"]]
    for player, (one, other) in enumerate([("1/1", "1/9"), ("1/30", "1/36"), ("1/48", "1/40")][:players], 1):
        magician = {"kind": "magician", "units": 100}
        scenario["setup"].append({"player": player, "field": one, "units": [magician]})
        scenario["setup"].append({"player": player, "field": other, "units": ["magician"]})
    return json.dumps(scenario)


def fought(seed: int, players: int) -> Counter[str]:
    rng = random.Random(seed)
    options: dict[str, Any] = {"scenario": with_magic(players)}
    position: ArmageddonPosition = GAME.begin(
        GAME.setup(players, DiceParts(f"magic {seed}"), options)
    ).position
    told: Counter[str] = Counter()
    while position.outcome is None:
        seat = rng.choice(position.due)
        listed = legal(position, seat)
        assert len(set(listed)) == len(listed)
        verbs = sorted({action.verb for action in listed})
        verb = rng.choices(verbs, [LIKELY.get(verb, 10) for verb in verbs])[0]
        of_verb = [action for action in listed if action.verb == verb]
        # One spell like another, however many fields there are for it.
        spells = sorted({getattr(action, "spell", "") for action in of_verb})
        spell = rng.choice(spells)
        action = rng.choice([each for each in of_verb if getattr(each, "spell", "") == spell])
        assert check(position, seat, action) is None
        played = _apply(position, seat, action)
        told.update(event.key for event in played.events)
        if verb == "cast":
            told[f"cast {spell}"] += 1
        before, position = position, played.position
        assert GAME.flaws(position) == [], (action, GAME.flaws(position), before.steps)
        if rng.random() < 0.05:
            assert msgspec.json.decode(msgspec.json.encode(position), type=Position) == position
    return told


@pytest.mark.parametrize("seed", range(usually(2, everything=40)))
@pytest.mark.parametrize("players", [2, 3])
def test_random_battles_end(players: int, seed: int) -> None:
    told = fought(seed, players)
    assert told["cast"] > 3


def test_bots_duel_and_cast() -> None:
    position: ArmageddonPosition = GAME.begin(
        GAME.setup(2, DiceParts("the wise"), {"scenario": "s13"})
    ).position
    bots = [Greedy(1), Greedy(2)]
    told: Counter[str] = Counter()
    while position.outcome is None:
        seat = position.due[0]
        action = bots[seat].choose(GAME.view(position, seat), decision(position, seat))
        played = _apply(position, seat, action)
        told.update(event.key for event in played.events)
        position = played.position
        assert GAME.flaws(position) == []
    assert told["magic-duel"] and told["cast"]


def test_spells_over_several_fields_may_be_said_in_combat() -> None:
    position = magic("0 magician 1/1", "1 axe 1/19", "1 axe 1/20", "0 axe 1/13", in_combat=True)
    assert decision(position, 0).is_open
    assert refusal(position, "cast 1 weaken 1/19,1/20") == ""
