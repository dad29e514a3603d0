"""Leaving and going on: no game is lost that somebody has begun."""

import os
import signal
from pathlib import Path
from unittest.mock import patch

import pytest

from hexenkessel.cli.saved_games import folder, waiting_games
from tests.cli.run_command import Ran, complaint, run, typed

FIRST = ("1",) * 20  # always the first choice there is


def play(*lines: str, argv: tuple[str, ...] = ("--seed", "11")) -> Ran:
    ran = run("play", "titan", "--bot", "random", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


def resume(*lines: str) -> Ran:
    return play(*lines, argv=("--resume",))


# Leaving


def test_quit_saves_the_game_and_tells_how_to_resume() -> None:
    ran = play("1", "quit")
    (file,) = waiting_games("titan")
    assert f"The game is kept in {file}." in ran.out and "Go on with it: " in ran.out
    assert "play titan --resume" in ran.out
    again = resume()
    assert "Red2    Tower 400" in again.out and "You lead legions" not in again.out


def test_end_of_input_and_interrupt_save_the_game() -> None:
    assert "Go on with it" in play("1").out
    with patch("builtins.input", side_effect=["1", KeyboardInterrupt]):
        assert "Go on with it" in play().out
    assert len(waiting_games("titan")) == 2


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_termination_signal_saves_the_game(number: signal.Signals) -> None:
    lines = iter(["1"])

    def typed_until_it_closes(prompt: str) -> str:
        for line in lines:
            return line
        os.kill(os.getpid(), number)
        return "quit"

    before = signal.getsignal(number)
    with patch("builtins.input", side_effect=typed_until_it_closes):
        assert "The game is kept in" in play().out
    assert len(waiting_games("titan")) == 1 and signal.getsignal(number) is before


def test_game_without_actions_is_not_saved() -> None:
    assert "Nothing was played, so nothing is kept." in play("help", "quit").out
    assert waiting_games("titan") == []


def test_each_game_is_saved_in_its_own_file() -> None:
    play("1")
    play("2")
    play("1", argv=("--seed", "5"))
    assert len(waiting_games("titan")) == 3
    resume("1", "1")
    assert len(waiting_games("titan")) == 3


def test_finished_game_is_not_offered_for_resuming() -> None:
    ran = play(*FIRST * 200, argv=("--seed", "11", "--option", "rounds=1"))
    assert waiting_games("titan") == [] and "Go on with it" not in ran.out
    assert "Hear it again: " in ran.out and "--open" in ran.out
    (file,) = folder().iterdir()
    assert run("verify", str(file)).code == 0


# Going on


def test_new_game_mentions_unfinished_games() -> None:
    assert "waiting" not in play("1").out
    assert "An unfinished game is waiting. Go on with it: " in play("1").out
    third = play("1").out
    assert "2 unfinished games are waiting. Go on with the newest: " in third and str(folder()) in third
    assert "waiting" not in resume().out


def test_resume_takes_the_newest_game() -> None:
    play("1")
    play("14", "1")
    newest, oldest = waiting_games("titan")
    assert newest != oldest and newest.stat().st_mtime_ns >= oldest.stat().st_mtime_ns
    assert "Red rolls a" in resume().out
    assert f"--load {oldest}" not in resume("quit").out


def test_resume_without_a_saved_game_is_reported() -> None:
    assert complaint("play", "titan", "--resume") == "No unfinished game of titan is waiting."


def test_invalid_files_are_not_offered_for_resuming() -> None:
    play("1")
    (folder() / "letter.hxk").write_bytes(b"Dear aunt\xff")
    (folder() / "other.hxk").write_text("hexenkessel-record 2\ngame chess 1.0.0\n")
    assert len(waiting_games("titan")) == 1


def test_resumed_game_tells_only_the_last_turn() -> None:
    play(*FIRST)
    told = resume("log all").out
    before, _, everything = told.partition("log all\n")
    assert "The game goes on. Here is the last turn; type log all for everything." in before
    assert "Red begins in Tower 400." not in before and "Red begins in Tower 400." in everything


def test_loaded_game_can_be_played_hot_seat(tmp_path: Path) -> None:
    file = tmp_path / "evening.hxk"
    play("1", f"save {file}")
    ran = run("play", "titan", "--load", str(file), "--hot-seat", stdin=typed(FIRST))
    assert ran.code == 0 and "Pass the keyboard to Gold" in ran.out


# The words save and load


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "evening.hxk"
    saved = play("1", f"save {file}", "save", "1", f"load {file}", "undo")
    assert f"Saved in {file}." in saved.out and "Name a file" in saved.out
    assert run("verify", str(file)).code == 0
    resumed = run("play", "titan", "--load", str(file), "--save", str(file), stdin="1\nquit\n")
    assert resumed.code == 0 and "Red rolls a " in resumed.out
    assert "player 0 person" in file.read_text() and "player 1 bot random" in file.read_text()
    assert "own seats" in complaint("play", "titan", "--load", str(file), "--seats", "2")


def test_load_saves_the_game_it_replaces(tmp_path: Path) -> None:
    file = tmp_path / "evening.hxk"
    play("1", f"save {file}")
    ran = play("14", f"load {file}", argv=("--seed", "5"))
    newest = waiting_games("titan")[0]
    assert f"The game is kept in {newest}." in ran.out
    assert "1 0 divide Gargoyle,Ogre,Ogre,Titan" in newest.read_text()


def test_load_without_a_name_takes_the_newest_other_game() -> None:
    assert "No unfinished game of titan is waiting." in play("load").out
    play("14", "quit")
    assert "waiting, except this one." in resume("load").out
    ran = play("1", "load", "legions", argv=("--seed", "5"))
    assert "Titan, Gargoyle, Ogre ×2" in ran.out
    assert len(waiting_games("titan")) == 2


def test_reloading_a_games_own_file_saves_the_later_state_beside_it() -> None:
    play("1", "quit")
    (file,) = waiting_games("titan")
    resume("1", "1", f"load {file}", "quit")
    later = next(path for path in waiting_games("titan") if path != file)
    assert " 0 move " in later.read_text() and " 0 move " not in file.read_text()


def test_loaded_game_is_not_saved_over_the_one_before(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.hxk", tmp_path / "other.hxk"
    play("14", f"save {other}", argv=("--seed", "5"))
    play("1", f"load {other}", "1", argv=("--seed", "11", "--save", str(mine)))
    assert "1 0 divide Gargoyle,Ogre,Ogre,Titan" in other.read_text()
    assert "1 0 divide Gargoyle,Ogre,Ogre,Titan" not in mine.read_text()


def test_save_does_not_overwrite_another_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "evening.hxk"
    play("1", f"save {file}")
    before = file.read_text()
    other = play("1", f"save {file}", argv=("--seed", "5"))
    assert "holds another game, which is not finished" in other.flowing and file.read_text() == before
    assert "holds another game" in complaint("play", "titan", "--seed", "5", "--save", str(file))
    assert "Saved in" in play("1", "1", f"save {file}").out


def test_save_does_not_overwrite_other_files(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt")
    out = play("1", f"save {file}", f"load {file}", "save /nowhere/at/all").flowing
    assert file.read_text() == "Dear aunt"
    assert out.count("is something else than a record") == 1
    assert "is no record" in out and "cannot be written" in out
    ran = run("play", "titan", "--save", str(file), stdin="1\nquit\n")
    assert ran.code == 0 and "could not be kept" in ran.flowing


def test_load_is_refused_if_the_current_game_cannot_be_saved(tmp_path: Path) -> None:
    file, letter = tmp_path / "evening.hxk", tmp_path / "letter.txt"
    play("1", f"save {file}")
    letter.write_text("Dear aunt")
    ran = play("14", f"load {file}", "legions", argv=("--seed", "5", "--save", str(letter)))
    assert "could not be kept" in ran.flowing and "Titan, Gargoyle, Ogre ×2" in ran.out
