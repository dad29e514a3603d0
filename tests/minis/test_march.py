"""The rules of March."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.chance import outcomes
from hexenkessel.kernel.gate import asides, legal, play
from hexenkessel.kernel.history import History
from hexenkessel.kernel.refusal import Refused
from hexenkessel.kernel.seats import HOST
from tests.minis.march import GAME
from tests.minis.march.field import GOALS, HOMES, NEIGHBOURS, SQUARES, Field
from tests.minis.march.turn import Attack, Surrender, Turn
from tests.minis.scripts import begun, refused, say, told


def field(pieces: str, turn: Turn | None = None, **options: Any) -> History[Any, Any]:
    """A field with these pieces: `red1 a3 blue1 a4`."""
    history = begun(GAME, **{"break_point": 1, **options})
    words = pieces.split()
    state = msgspec.structs.replace(
        history.position.state, pieces=dict(zip(words[::2], words[1::2], strict=True))
    )
    position = msgspec.structs.replace(history.position, state=state, steps=(turn or Turn(0),))
    history.opening = msgspec.structs.replace(history.opening, position=position)
    return history


def reason(history: History[Any, Any]) -> str:
    outcome = history.position.outcome
    return f"{outcome.reason} {outcome.places}" if outcome else ""


@pytest.mark.rule("M1.1a")
def test_it_is_for_two() -> None:
    assert GAME.seats == range(2, 3)


@pytest.mark.rule("M1.2a", "M1.2b")
def test_the_field_and_the_armies() -> None:
    state = begun(GAME).position.state
    assert len(SQUARES) == 72
    assert [len(state.army(seat)) for seat in (0, 1)] == [24, 24]
    assert {state.pieces[piece] for piece in state.army(0)} == set(HOMES[0])
    assert {square[1] for square in HOMES[0]} == {"1", "2"}
    assert {square[1] for square in HOMES[1]} == {"5", "6"}
    assert {square[1] for square in GOALS[0]} == {"6"}
    assert {square[1] for square in GOALS[1]} == {"1"}


@pytest.mark.rule("M1.3a")
def test_a_piece_on_the_last_row_wins() -> None:
    history = field("red1 a5 blue1 c3")
    say(history, 0, "go red1 a6")
    assert reason(history) == "goal (1, 2)"
    history = field("red1 a5 blue1 c2", Turn(1))
    say(history, 1, "go blue1 c1")
    assert reason(history) == "goal (2, 1)"


@pytest.mark.rule("M1.3b", "M2.3d")
@pytest.mark.parametrize("hits", range(4))
def test_two_hits_remove_the_target_and_an_army_can_break(hits: int) -> None:
    history = field("red1 a3 blue1 a4 blue2 c4", break_point=2)
    found = [
        played.position
        for _, played in outcomes(history.position, 0, Attack("red1", "blue1"))
        if GAME.tally(history.position, played) == hits
    ]
    (after,) = found
    assert ("blue1" in after.state.pieces) == (hits < 2)
    assert (after.outcome is not None) == (hits >= 2)


@pytest.mark.rule("M1.3c")
def test_after_the_last_turn_the_larger_army_wins() -> None:
    history = field("red1 a3 red2 b2 blue1 a5", Turn(1, 60))
    say(history, 1, "finish")
    assert reason(history) == "turns (1, 2)"
    history = field("red1 a3 blue1 a5", Turn(1, 60))
    say(history, 1, "finish")
    assert reason(history) == "turns (1, 1)"


@pytest.mark.rule("M1.4a")
def test_the_host_calls_time() -> None:
    history = field("red1 a3 blue1 a5 blue2 b5")
    assert [refused(history, seat, "time") for seat in (0, 1)] == ["K3", "K2"]
    say(history, HOST, "time")
    assert reason(history) == "time (2, 1)"


@pytest.mark.rule("M1.4b")
def test_surrender_needs_a_third_of_the_army_lost_and_can_be_said_at_any_time() -> None:
    history = begun(GAME)
    assert refused(history, 0, "surrender") == "M1.4b"
    names = [f"blue{number} {square}" for number, square in enumerate(HOMES[1][:17], 1)]
    for left, may in ((17, False), (16, True)):
        history = field(" ".join(["red1 a3", *names[:left]]))
        assert asides(history.position, 1) == ([Surrender()] if may else [])
    say(history, 1, "surrender")
    assert reason(history) == "surrender (1, 2)"


@pytest.mark.rule("M2.1a")
def test_only_own_pieces_move_and_attack_in_any_order() -> None:
    history = field("red1 a3 red2 c3 blue1 a4")
    for line in ("go blue1 b4", "attack blue1 red1", "go red9 a2", "go green1 a2"):
        assert refused(history, 0, line) == "M2.1a"
    assert refused(history, 1, "go blue1 b4") == "K2"
    for line in ("go red2 d3", "go red1 b3", "go red2 c3", "finish"):
        say(history, 0, line)
    assert history.position.due == (1,)


@pytest.mark.rule("M2.2a")
def test_a_step_leads_to_one_of_four_squares() -> None:
    history = field("red1 b3 blue1 f6")
    for square in ("b4", "c3", "b2", "a3"):
        assert refused(history, 0, f"go red1 {square}") == ""
    for square in ("b3", "c4", "b5", "z9", "a13"):
        assert refused(history, 0, f"go red1 {square}") == "M2.2a"
    assert NEIGHBOURS["a1"] == ("a2", "b1")


@pytest.mark.rule("M2.2b")
def test_two_steps_in_a_turn() -> None:
    history = field("red1 b3 blue1 f6")
    say(history, 0, "go red1 b4")
    say(history, 0, "go red1 b3")
    assert refused(history, 0, "go red1 b4") == "M2.2b"
    say(history, 0, "finish")
    say(history, 1, "finish")
    assert refused(history, 0, "go red1 b4") == ""


@pytest.mark.rule("M2.2c")
def test_a_square_holds_one_piece() -> None:
    history = field("red1 b3 red2 b4 blue1 c3")
    assert [refused(history, 0, f"go red1 {square}") for square in ("b4", "c3")] == ["M2.2c", "M2.2c"]


@pytest.mark.rule("M2.3a")
def test_only_an_enemy_next_to_it_can_be_attacked() -> None:
    history = field("red1 b3 red2 b4 blue1 c3 blue2 d4")
    assert refused(history, 0, "attack red1 blue1") == ""
    for target in ("red2", "blue2", "blue9"):
        assert refused(history, 0, f"attack red1 {target}") == "M2.3a"


@pytest.mark.rule("M2.3b")
@pytest.mark.parametrize(("square", "expected"), [("a4", 1.5), ("c4", 0.5)])
def test_three_dice_and_woods_protect(square: str, expected: float) -> None:
    history = field(f"red1 {square[0]}3 blue1 {square}")
    preview = GAME.preview(history.position, 0, Attack("red1", "blue1"))
    assert preview is not None
    assert preview.expected == pytest.approx(expected)
    (roll,) = play(history.position, 0, Attack("red1", "blue1")).rolls
    assert len(roll.dice) == 3


@pytest.mark.rule("M2.3c")
def test_an_attack_ends_the_turn_of_its_piece() -> None:
    history = field("red1 b3 blue1 b4 blue2 c3")
    say(history, 0, "attack red1 blue1")
    assert [refused(history, 0, line) for line in ("attack red1 blue2", "go red1 b2")] == ["M2.3c", "M2.3c"]
    assert "finished" in told(say(history, 0, "finish"))


def test_dozens_of_pieces_may_move_and_all_is_taken_back_until_a_die_falls() -> None:
    history = begun(GAME)
    opening = history.position
    moves = 0
    while steps := [action for action in legal(history.position, 0) if action.verb == "go"][:1]:
        if moves == 30:
            break
        history.play(0, steps[0])
        moves += 1
    assert moves == 30
    for _ in range(moves):
        history.undo(0)
    assert history.position == opening
    with pytest.raises(Refused, match="K6"):
        history.undo(0)


def test_a_field_with_two_pieces_on_one_square_is_flawed() -> None:
    history = field("red1 a3 blue1 a3")
    assert GAME.flaws(history.position) == ["Two pieces stand on one square."]
    assert isinstance(history.position.state, Field)
