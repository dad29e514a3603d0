"""`hexenkessel play`, with everything typed ahead."""

from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hexenkessel.cli.files import autosave_path
from tests.cli.running import Ran, complaint, run, typed

FIRST = ("1",) * 4000  # always the first choice there is


def play(*lines: str, argv: tuple[str, ...] = ("--seed", "4")) -> Ran:
    ran = run("play", "titan", "--bot", "random", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


def hot_seat(*lines: str, argv: tuple[str, ...] = ("--seed", "4")) -> Ran:
    ran = run("play", "titan", "--seats", "2", "--hot-seat", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


# Whole games


def test_a_whole_game_against_bots() -> None:
    ran = play(*FIRST, argv=("--seed", "4", "--option", "rounds=3"))
    assert "The agreed time has come" in ran.out and "  1. " in ran.out
    assert "Go on with it" not in ran.out


def test_a_whole_game_of_people() -> None:
    ran = hot_seat(*FIRST, argv=("--seed", "5", "--option", "points=40"))
    assert "The end" in ran.out
    assert "Pass the keyboard to Blue, then press Enter." in ran.out


def test_the_same_seed_is_the_same_game() -> None:
    lines = FIRST[:40]
    assert play(*lines).out == play(*lines).out
    assert play(*lines).out != play(*lines, argv=("--seed", "5")).out


# Choosing


def test_a_newcomer_is_welcomed_and_asked() -> None:
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


def test_a_piece_shows_only_choices_with_it() -> None:
    out = play("1", "1", "Red2").out
    shown = out.rpartition("Red> Red2\n")[2].splitlines()
    assert shown and all("Red2" in line for line in shown if line.strip()[:1].isdigit())


def test_numbers_that_are_no_choice() -> None:
    out = play("0", "99", "9" * 50, "²").out
    assert out.count("The choices have numbers 1 to 14.") == 3
    assert "There is no such choice" in out


def test_odds_stand_beside_strikes() -> None:
    for seed in range(4, 20):
        out = play(*FIRST[:300], "odds", argv=("--seed", str(seed))).out
        if "to slay" in out:
            assert "dice hit on" in out and "expect" in out
            return
    pytest.fail("nobody ever struck")


# Refusals and rules


def test_a_refusal_names_the_rule_and_why_tells_it() -> None:
    out = play("1", "1", "move Red1 40 3", "why").out
    assert "No: A legion has to move exactly as many lands as the movement roll shows. (T6.2d)" in out
    assert "T6.2d  " in out and "chapter 6" in out


def test_why_explains_without_playing() -> None:
    out = play("1", "why", "why move Red1 40 3", "why roll", "why dance", "roll").out
    assert "Nothing has been refused." in out
    assert "That cannot be done in this phase. (T6.0b)" in out
    assert "That is allowed." in out
    assert "This is not an action of this game" in out
    assert "Red rolls a " in out


def test_rules_can_be_read() -> None:
    out = play("rule t7.4a", "rule T99", "rules block", "rules", "rules xyzzy").out
    assert "T7.4a  Blocks" in out
    assert "There is no rule 'T99'." in out
    assert "7 Movement: " in out
    assert "No rule has all these words." in out


@pytest.mark.parametrize("drawing", ["board", "legions", "stacks", "charts"])
def test_drawings(drawing: str) -> None:
    lines = play("1", drawing).out.rpartition(f"Red> {drawing}\n")[2].partition("Red> ")[0].splitlines()
    assert len(lines) > 5 and max(map(len, lines)) <= 100


def test_help_and_log_and_host() -> None:
    out = play("1", "help", "log", "log all", "host", "host call-time", "/help").out
    assert out.count("take your last action back") == 2
    assert out.count("Red begins in Tower 400.") == 3
    assert "Nothing to say now." in out
    assert "You are not asked" in out


def test_the_host_may_call_time_where_it_is_agreed() -> None:
    out = play("1", "host", "host call-time", argv=("--seed", "4", "--option", "timed=yes")).out
    assert "The host may say: call-time." in out and "this turn is the last" in out


# Taking back


def test_undo_until_a_die_has_fallen() -> None:
    out = play("1", "1", "1", "undo", "undo", "undo").out
    assert out.count("Taken back.") == 1
    assert "It cannot be taken back: a die has fallen" in out


def test_undo_takes_the_words_back_with_the_action() -> None:
    out = play("1", "1", "1", "undo", "log all").out
    after = out.rpartition("log all")[2]
    assert "Red1 moves" not in after


# Saving and leaving


def test_quit_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    ran = play("1", "quit")
    assert f"--load {autosave_path('titan')}" in ran.out
    again = run("play", "titan", "--load", str(autosave_path("titan")))
    assert again.code == 0 and "Red2    Tower 400" in again.out and "You lead legions" not in again.out


def test_the_end_of_the_input_and_an_interrupt_keep_the_game() -> None:
    assert "Go on with it" in play("1").out
    with patch("builtins.input", side_effect=KeyboardInterrupt):
        assert "Go on with it" in play().out


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "evening.hxk"
    saved = play("1", f"save {file}", "save", "1", f"load {file}", "undo")
    assert f"Saved in {file}." in saved.out and "Name a file" in saved.out
    assert run("verify", str(file)).code == 0
    resumed = run("play", "titan", "--load", str(file), "--save", str(file), stdin="1\nquit\n")
    assert resumed.code == 0 and "Red rolls a " in resumed.out
    assert "player 0 person" in file.read_text() and "player 1 bot random" in file.read_text()
    assert "own seats" in complaint("play", "titan", "--load", str(file), "--seats", "2")


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt")
    out = play("1", f"save {file}", f"load {file}", "save /nowhere/at/all").flowing
    assert file.read_text() == "Dear aunt"
    assert out.count("is something else than a record") == 1
    assert "is no record" in out and "cannot be written" in out
    ran = run("play", "titan", "--save", str(file), stdin="quit\n")
    assert ran.code == 0 and "could not be kept" in ran.flowing


def test_another_seating_for_a_loaded_game(tmp_path: Path) -> None:
    file = tmp_path / "evening.hxk"
    play("1", f"save {file}")
    ran = run("play", "titan", "--load", str(file), "--hot-seat", stdin=typed(FIRST[:20]))
    assert ran.code == 0 and "Pass the keyboard to Gold" in ran.out


# Secrets


def seen_by_blue(red: str) -> str:
    """All that is on the screen from the moment when Blue takes the keyboard until Red does."""
    out = hot_seat("", red, "", "divide Angel,Gargoyle,Gargoyle,Ogre", "").out
    return out.partition("Pass the keyboard to Blue")[2].partition("Pass the keyboard to Red")[0]


def test_nobody_sees_what_another_has_chosen() -> None:
    one, other = (
        seen_by_blue("divide Centaur,Ogre,Ogre,Titan"),
        seen_by_blue("divide Angel,Gargoyle,Ogre,Ogre"),
    )
    assert "4 unknown" in one and one == other


# Anything at all


WORDS = st.sampled_from(
    ["1", "2", "3", "7", "done", "roll", "undo", "why", "log", "odds", "board", "Red1", "move Red1 40 3",
     "rules angel", "rule", "load", "save", "host", "", "split Red1 Ogre,Ogre", "concede", "/undo", "help"]
)  # fmt: skip


def test_bytes_that_are_no_letters() -> None:
    ran = run("play", "titan", "--seed", "4", stdin=b"\xff\xfe\n1\n\x00\n")
    assert ran.code == 0 and ran.out.count("There is no such choice") == 2


@settings(max_examples=15)
@given(st.lists(WORDS | st.text(max_size=20).filter(lambda text: "\n" not in text), max_size=60))
def test_no_words_can_break_it(lines: list[str]) -> None:
    play(*lines)


@settings(max_examples=10)
@given(st.integers(0, 10**6), st.lists(st.integers(1, 60), min_size=50, max_size=200))
def test_no_choices_can_break_it(seed: int, numbers: list[int]) -> None:
    play(*map(str, numbers), argv=("--seed", str(seed), "--seats", "2"))
