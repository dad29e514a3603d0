"""What is typed and is no choice: the rule against it is found, however much of it was said."""

import pytest

from hexenkessel.cli.input_parser import usage
from hexenkessel.cli.menu import Choice, Menu
from hexenkessel.games.titan.actions import Move, Propose, Strike
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.action import Action, Done
from tests.cli.run_command import run, typed


def answers(*lines: str, seed: str = "11") -> dict[str, str]:
    """What is said to each line that is typed, after a division and a movement roll of 4."""
    ran = run("play", "titan", "--bot", "random", "--seed", seed, stdin=typed(["1", "1", *lines]))
    assert ran.code == 0 and not ran.err, ran.err
    said = ran.out.partition("Red rolls a 4 for movement.")[2].split("Red> ")[1:]
    parts = (part.partition("\n") for part in said)
    return {line: " ".join(answer.split()) for line, _, answer in parts}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("move Red1 40", "T6.2d"),
        ("move red1 40", "T6.2d"),
        ("Red1 40", "T6.2d"),
        ("move Red1 4711", "T2.1c"),
        ("move Blue1 23", "T6.2f"),
        ("Blue1", "T6.2f"),
        ("move Blue1", "T6.2f"),
        ("concede", "T9.4a"),
        ("done", "T6.2c"),
    ],
)
def test_illegal_input_names_the_rule(line: str, rule: str) -> None:
    assert f"({rule}) Type why for the whole rule." in answers(line)[line]
    assert f"({rule})" in answers(f"why {line}")[f"why {line}"]


def test_exhausted_piece_names_the_rule() -> None:
    said = answers("Red1 23", "Red1", "move Red1", "move")
    assert "already moved this turn. (T7.0b)" in said["Red1"]
    assert "already moved this turn. (T7.0b)" in said["move Red1"]
    assert "move Red2" in said["move"]


def test_ambiguous_prefix_lists_its_choices() -> None:
    said = answers("move Red1", "Red1")
    assert "move Red1 23" in said["move Red1"] and "No:" not in said["move Red1"]
    assert said["move Red1"] == said["Red1"]


def test_unreadable_action_shows_its_usage() -> None:
    said = answers("move Red1 x y", "strike", "xyzzy", "why move Red1 x y")
    assert "(K5) It is written: move LEGION LAND [SIDE] Type why for more." in said["move Red1 x y"]
    assert "An action is one line" in said["why move Red1 x y"]
    assert said["strike"] == (
        "No choice here begins with strike. Elsewhere it is written: strike UNIT TARGET [DICE] [NUMBER]"
    )
    assert said["xyzzy"].startswith("There is no such choice here.")


def test_usage_names_every_field() -> None:
    assert usage(GAME.grammar, "split") == "split LEGION CHARACTERS,…"
    assert usage(GAME.grammar, "muster") == "muster LEGION RECRUIT [SHOWN,…]"
    assert usage(GAME.grammar, "done") == "done"


# The menu


def choice(action: Action, remark: str = "", rank: int = 1) -> Choice:
    return Choice(action, GAME.grammar.write(action), remark, rank)


def test_insignificant_words_are_left_out() -> None:
    menu = Menu(
        [choice(Move("Red1", 17, 3), "Brush 17"), choice(Move("Red1", 17, 5), "Brush 17"), choice(Done())]
    )
    assert [shown.label for shown in menu.choices] == ["move Red1 17", "done"]
    meant = menu.meant("red1 17")
    assert meant is not None and meant.action == Move("Red1", 17, 3)


def test_significant_words_stay() -> None:
    menu = Menu(
        [choice(Strike("Ogre-0", "Lion-3", 6, 5), "5+"), choice(Strike("Ogre-0", "Lion-3", 6, 6), "6+")]
    )
    assert [shown.label for shown in menu.choices] == ["strike Ogre-0 Lion-3 6 5", "strike Ogre-0 Lion-3 6 6"]
    assert menu.meant("strike Ogre-0 Lion-3") is None
    assert len(menu.beginning_with("Ogre-0 Lion-3")) == 2


def test_the_first_rank_of_a_verb_comes_first_and_alone() -> None:
    menu = Menu(
        [
            choice(Propose("attacker", ("Ogre",)), rank=12),
            choice(Propose("attacker", ("Lion", "Ogre")), rank=0),
            choice(Propose("defender", ("Troll",)), rank=0),
            choice(Propose("attacker", ("Lion",)), rank=10),
            choice(Done()),
        ]
    )
    assert [shown.label for shown in menu.choices] == [
        "propose attacker Lion,Ogre",
        "propose defender Troll",
        "propose attacker Lion",
        "propose attacker Ogre",
        "done",
    ]
    assert [shown.number for shown in menu.choices] == [1, 2, 3, 4, 5]
    assert [len(group.choices) for group in menu.groups()] == [1, 1, 2, 1]
