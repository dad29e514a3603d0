"""The bot without a thought: any game, any decision, nothing unasked."""

from __future__ import annotations

from collections import Counter

from hexenkessel.bots.random_bot import RandomBot
from hexenkessel.games.titan.actions import Accept, Concede, Fight, Propose
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.gate import Decision
from hexenkessel.kernel.step import Prompt


def asked(*actions: Action) -> Decision:
    return Decision(0, Prompt("prompt-offer"), actions, (Concede(),))


def test_a_verb_with_many_variants_does_not_drown_the_others() -> None:
    proposals = [Propose("attacker", ("Ogre",) * count) for count in range(100)]
    bot = RandomBot(1)
    chosen = Counter(bot.choose(None, asked(Fight(), Accept(), *proposals)).verb for _ in range(1400))
    # One, one and twelve of fourteen.
    assert 60 < chosen["fight"] < 140
    assert 60 < chosen["accept"] < 140


def test_nothing_is_said_unasked() -> None:
    bot = RandomBot(2)
    assert {bot.choose(None, asked(Fight(), Accept())).verb for _ in range(50)} == {"fight", "accept"}


def test_equal_seeds_choose_alike() -> None:
    question = asked(*(Propose("nobody", ("Ogre",) * count) for count in range(50)))
    one, two = RandomBot(3), RandomBot(3)
    assert [one.choose(None, question) for _ in range(20)] == [two.choose(None, question) for _ in range(20)]
