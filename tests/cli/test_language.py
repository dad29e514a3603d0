"""`--language`: the game speaks another language, the command does not."""

from __future__ import annotations

from pathlib import Path

from hexenkessel.cli.language import rulebook_in
from hexenkessel.games.titan.game import GAME
from hexenkessel.kernel.rulebook import LABELS
from tests.cli.run_command import complaint, run, typed


def test_rules_are_read_in_german() -> None:
    ran = run("rules", "titan", "t7.4f", "--language", "de")
    assert ran.code == 0 and "T7.4f  Dreifachpfeile unterwegs  (Kapitel 7 Bewegung)" in ran.out
    assert "Regelung: " in ran.out and "code  movement.py:" in ran.out
    assert run("rules", "titan", "Kapitel", "20", "--language", "de").out.startswith("20 Würfel\n")
    assert "T5.2b   Wesen zu Beginn" in run("rules", "titan", "Engel", "Gargoyle", "--language", "de").out


def test_game_is_played_and_replayed_in_german(tmp_path: Path) -> None:
    file = str(tmp_path / "abend.hxk")
    words = ["1", "rule T1.1a", "why done", "quit"]
    played = run(
        *("play", "titan", "--seats", "2", "--seed", "5", "--language", "de", "--save", file),
        stdin=typed(words),
    )
    assert played.code == 0, played.err
    assert "Wer kommt in die erste Armee?" in played.flowing
    assert "Rot stellt Red1 und Red2 im Turm 300 auf." in played.flowing
    assert "(Kapitel 1 Spielziel)" in played.flowing
    assert f"--load {file} --language de" in played.flowing
    replayed = run("replay", file, "--language", "de")
    assert replayed.code == 0 and "Rot beginnt im Turm 300." in replayed.flowing


def test_unknown_language_is_rejected() -> None:
    assert "--language" in complaint("rules", "titan", "T1.1a", "--language", "tlh")


def test_rulebook_falls_back_to_english() -> None:
    assert rulebook_in(GAME, "xx") is GAME.rulebook
    assert rulebook_in(GAME, "de").labels == LABELS["de"]
