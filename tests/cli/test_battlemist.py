"""A game of Battlemist at the keyboard: peoples are called by name, and nobody is asked for nothing."""

from __future__ import annotations

import pytest

from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.registry import register
from tests.cli.run_command import Ran, run, typed

register(GAME)

QUICK = ("--seats", "3", "--option", "board=fixed", "--seed", "4")


def play(*lines: str, argv: tuple[str, ...] = QUICK) -> Ran:
    ran = run("play", "battlemist", "--bot", "random", *argv, stdin=typed(lines))
    assert ran.code == 0 and not ran.err, ran.err
    return ran


def test_seat_is_named_after_its_race() -> None:
    out = play("race orcs").out
    assert "Player 1> race orcs" in out and "Orcs> " in out
    assert "Player 1> " not in out.partition("race orcs\n")[2]


def test_whole_round_with_first_choices() -> None:
    out = play("race orcs", *("1",) * 60).out
    assert "Round 2 began with" in out and "paid" in out
    assert "decided" not in out and "has chosen" not in out


def test_asides_take_one_row() -> None:
    out = play("race orcs").out
    assert "      trade …  grain wood (3 grain for 1 wood) · grain iron" in out


def test_tile_shows_its_legal_places() -> None:
    out = play("race orcs", "why lay home-elves c0.-1", argv=("--seats", "2", "--seed", "4")).out
    assert "Your tiles, not turned" in out and "lay home-orcs …" in out


@pytest.mark.parametrize("drawing", GAME.presentation.drawings)
def test_drawings(drawing: str) -> None:
    out = play("race orcs", drawing).out
    shown = out.rpartition(f"Orcs> {drawing}\n")[2]
    assert len(shown.splitlines()) > 2


def test_unusable_piece_names_the_rule() -> None:
    # One of the two is always refused, until it is time to recruit.
    to_recruiting = ("pass", "vote no") * 12
    out = play("race orcs", *to_recruiting, "song-of-life", "amberfield").out
    spell, realm = out.partition("Orcs> song-of-life\n")[2].splitlines()[0], out.partition("amberfield\n")[2]
    assert "(B5.0e)" in spell and realm.startswith("No: ") and "(B3.2.2l)" in realm


# Orders


def test_default_order_passes_with_nothing_until_switched_off() -> None:
    asked = "1  pass"
    usual = play("race orcs", *("1",) * 30).out
    off = play("race orcs", "orders pass-with-nothing", *("1",) * 30).out
    assert "  on  pass-with-nothing" in play("race orcs", "orders").out
    assert off.count(asked) > usual.count(asked)


def test_standing_order_answers_from_then_on() -> None:
    out = play("race orcs", "orders pass-in-council").out
    assert "The council is open" not in out.partition("orders pass-in-council\n")[2]
    assert "There is no order 'xyzzy'." in play("race orcs", "orders xyzzy").out


def test_telling_order_is_off_in_hot_seat_games() -> None:
    ran = run("play", "battlemist", "--hot-seat", *QUICK, stdin=typed(("", "race orcs", "", "orders")))
    assert "  on  " not in ran.out and "Pass the keyboard to Player 2" in ran.out
