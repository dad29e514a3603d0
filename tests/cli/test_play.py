"""`hexenkessel play`, with everything typed ahead."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amount import usually
from tests.cli.run_command import Ran, run, typed

FIRST = ("1",) * 4000  # always the first choice there is


def play(*lines: str, argv: tuple[str, ...] = ("--seed", "11")) -> Ran:
    ran = run("play", "titan", "--bot", "random", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


def hot_seat(*lines: str, argv: tuple[str, ...] = ("--seed", "11")) -> Ran:
    ran = run("play", "titan", "--seats", "2", "--hot-seat", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


# Whole games


def test_a_whole_game_against_bots() -> None:
    ran = play(*FIRST, argv=("--seed", "11", "--option", "rounds=3"))
    assert "The agreed end has come" in ran.out and "  1. " in ran.out
    assert "Go on with it" not in ran.out


def test_a_whole_game_of_people() -> None:
    ran = hot_seat(*FIRST, argv=("--seed", "5", "--option", "points=40"))
    assert "The end" in ran.out
    assert "Pass the keyboard to Blue, then press Enter." in ran.out


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    def told(seed: str) -> str:
        return play(*FIRST[:40], argv=("--seed", seed, "--save", str(tmp_path / f"{seed}.hxk"))).out

    assert told("4") == told("4")
    assert told("4").replace("4.hxk", "5.hxk") != told("5")


# Choosing


def test_first_prompt_explains_the_game() -> None:
    out = play().out
    assert "You lead legions" in out
    assert "   1  divide " in out and "Red> " in out


def test_an_action_can_be_written_out_or_begun() -> None:
    written = play("divide Centaur,Centaur,Gargoyle,Titan", "roll")
    assert "Red1    " in written.out and "Titan, Centaur ×2, Gargoyle" in written.out
    assert "Red rolls a " in written.out
    begun = play("1", "1", "move red1 23")
    assert "Red1 moves to Hills 23." in begun.out
    short = play("1", "1", "Red1 23")
    assert "Red1 moves to Hills 23." in short.out


def test_implied_words_are_left_out_of_choices() -> None:
    out = play("1", "1").out
    assert "   1  move Red1 23   Hills 23" in out
    written_out = (play("1", "1", f"move Red1 23 {side}").out for side in (1, 3, 5))
    assert ["Red1 moves to Hills 23." in out for out in written_out].count(True) == 1


def test_piece_name_filters_choices() -> None:
    out = play("1", "1", "Red2").out
    shown = out.rpartition("Red> Red2\n")[2].splitlines()
    assert shown and all("Red2" in line for line in shown if line.strip()[:1].isdigit())


def test_numbers_out_of_range_are_rejected() -> None:
    out = play("0", "99", "9" * 50, "²").out
    assert out.count("The choices have numbers 1 to 14.") == 3
    assert "There is no such choice" in out


def test_odds_stand_beside_strikes() -> None:
    for seed in range(11, 27):
        out = play(*FIRST[:300], "odds", argv=("--seed", str(seed))).out
        if "to slay" in out:
            assert "dice hit on" in out and "expect" in out
            return
    pytest.fail("nobody ever struck")


# Refusals and rules


def test_refusal_names_the_rule_and_why_quotes_it() -> None:
    out = play("1", "1", "move Red1 40 3", "why").out
    assert "No: A legion has to move exactly as many lands as the movement roll shows. (T6.2d)" in out
    assert "T6.2d  " in out and "chapter 6" in out


def test_why_explains_without_playing() -> None:
    out = play("1", "why", "why move Red1 40 3", "why roll", "why dance", "roll").out
    assert "Nothing has been refused." in out
    assert "That cannot be done in this phase. (T6.0b)" in out
    assert "That is allowed." in out
    assert "This is not an action of this game" in out and "An action is one line" in out
    assert "Red rolls a " in out


def test_rules_can_be_read() -> None:
    out = play("rule t7.4a", "rule T99", "rules block", "rules", "rules xyzzy", "rules 20").out
    assert "T7.4a  Blocks" in out
    assert "20 Dice\n" in out and "T20.0a  " in out
    assert "There is no rule 'T99'." in out
    assert "7 Movement: " in out
    assert "No rule has all these words." in out


@pytest.mark.parametrize("drawing", ["map", "board", "legions", "stacks", "charts"])
def test_drawings(drawing: str) -> None:
    lines = play("1", drawing).out.rpartition(f"Red> {drawing}\n")[2].partition("Red> ")[0].splitlines()
    assert len(lines) > 5 and max(map(len, lines)) <= 100


def test_help_and_log_and_host() -> None:
    out = play("1", "help", "log", "log all", "host", "host call-time", "/help").out
    assert out.count("take your last action back") == 2
    assert out.count("Red begins in Tower 400.") == 3
    assert "The host may say: stop." in out
    assert "You are not asked to decide anything now. (K2)  Type why for more." in out


def test_command_aliases() -> None:
    assert "take your last action back" in play("?").out
    for word in ("q", "exit", "quit"):
        assert "Red rolls" not in play("1", word, "1").out


def test_the_host_may_call_time_where_it_is_agreed() -> None:
    out = play("1", "host", "host call-time", argv=("--seed", "11", "--option", "timed=yes")).out
    assert "The host may say: call-time, stop." in out and "this turn is the last" in out


def test_stop_by_consent() -> None:
    out = play("1", "host stop", "host").out
    assert "Everybody has agreed to stop: this turn is the last." in out
    assert "This turn is the last, so the host has nothing more to say: no phase has a clock" in out


# Taking back


def test_undo_until_a_die_has_fallen() -> None:
    out = play("1", "1", "1", "undo", "undo", "undo").out
    assert out.count("Taken back.") == 1
    assert "It cannot be taken back: a die has fallen" in out


def test_undo_removes_the_action_from_the_log() -> None:
    out = play("1", "1", "1", "undo", "log all").out
    after = out.rpartition("log all")[2]
    assert "Red1 moves" not in after


# Secrets


def seen_by_blue(red: str) -> str:
    """All that is on the screen from the moment when Blue takes the keyboard until Red does."""
    out = hot_seat("", red, "", "divide Angel,Gargoyle,Gargoyle,Ogre", "").out
    seen = out.partition("Pass the keyboard to Blue")[2].partition("Pass the keyboard to Red")[0]
    return seen.partition("The game is kept")[0]


def test_sealed_choices_are_hidden_from_others() -> None:
    one, other = (
        seen_by_blue("divide Centaur,Ogre,Ogre,Titan"),
        seen_by_blue("divide Angel,Gargoyle,Ogre,Ogre"),
    )
    assert "4:  all unknown" in one and one == other


# Anything at all


WORDS = st.sampled_from(
    ["1", "2", "3", "7", "done", "roll", "undo", "why", "log", "odds", "board", "Red1", "move Red1 40 3",
     "map", "move Red1 40", "Red1 40", "Titan", "Blue2", "D4", "muster Red1", "strike", "why Red2", "Ogre-3",
     "rules angel", "rule", "load", "save", "host", "", "split Red1 Ogre,Ogre", "concede", "/undo", "help"]
)  # fmt: skip


def test_invalid_utf8_input_is_tolerated() -> None:
    ran = run("play", "titan", "--seed", "11", stdin=b"\xff\xfe\n1\n\x00\n")
    assert ran.code == 0 and ran.out.count("There is no such choice") == 2


@settings(max_examples=usually(5, everything=50))
@given(st.lists(WORDS | st.text(max_size=20).filter(lambda text: "\n" not in text), max_size=60))
def test_random_input_never_crashes(lines: list[str]) -> None:
    play(*lines)


@settings(max_examples=usually(3, everything=30))
@given(st.integers(0, 10**6), st.lists(st.integers(1, 60), min_size=50, max_size=200))
def test_random_choices_never_crash(seed: int, numbers: list[int]) -> None:
    play(*map(str, numbers), argv=("--seed", str(seed), "--seats", "2"))
