"""The rules of Conclave."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.game import BadSetup
from hexenkessel.kernel.gate import legal, play
from hexenkessel.kernel.history import History
from hexenkessel.kernel.seats import HOST, Seat
from tests.minis.conclave import GAME
from tests.minis.conclave.round import Laying, Objection, Round, Speech
from tests.minis.conclave.table import DECK, Options, State
from tests.minis.scripts import begun, refused, say, told

HANDS = (
    ("cat", "moth", "owl", "veto"),
    ("cat", "moon", "toad", "veto"),
    ("moth", "owl", "toad", "toad"),
)


def table(points: tuple[int, ...] = (0, 0, 0), last_speaker: Seat = 2, **options: Any) -> History[Any, Any]:
    """Three witches with known hands, before they lay."""
    history = begun(GAME, 3, **options)
    rest = tuple((Counter(DECK) - Counter(card for hand in HANDS for card in hand)).elements())
    state = State(msgspec.convert(history.setup.options, Options), points, last_speaker, HANDS, rest, ())
    position = msgspec.structs.replace(history.position, state=state, steps=(Round(1), Laying()))
    history.opening = msgspec.structs.replace(history.opening, position=position)
    return history


def after_laying(*cards: str, **known: Any) -> History[Any, Any]:
    history = table(**known)
    for seat, card in enumerate(cards or ("owl", "moon", "toad")):
        say(history, seat, f"lay {card}")
    return history


def carried(motion: str = "crown 1", **known: Any) -> History[Any, Any]:
    """Witch 1 has spoken, and all were for it."""
    history = after_laying(**known)
    say(history, 1, motion)
    for seat in range(3):
        say(history, seat, "vote yes")
    return history


@pytest.mark.rule("C1.1a")
def test_two_to_five_witches() -> None:
    assert [seats for seats in range(8) if _can_begin(seats)] == [2, 3, 4, 5]


def _can_begin(seats: int) -> bool:
    try:
        begun(GAME, seats)
    except BadSetup:
        return False
    return True


@pytest.mark.rule("C1.1b", "C1.1d")
def test_it_ends_after_the_round_in_which_the_goal_is_reached() -> None:
    history = carried(points=(1, 2, 1), goal=4)
    say(history, 0, "pass")
    assert history.position.outcome is None
    say(history, 2, "pass")
    outcome = history.position.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places, outcome.scores) == ("goal", (2, 1, 2), (1, 4, 1))


@pytest.mark.rule("C1.1c")
def test_it_ends_after_the_last_round() -> None:
    history = after_laying(rounds=1)
    say(history, 1, "crown 0")
    for seat in range(3):
        say(history, seat, "vote no")
    assert history.position.outcome is not None
    assert history.position.outcome.reason == "rounds"


@pytest.mark.rule("C1.2a")
def test_only_the_host_closes_the_hall_and_only_while_somebody_speaks() -> None:
    history = table()
    assert refused(history, HOST, "adjourn") == "K2"
    history = after_laying()
    assert [refused(history, seat, "adjourn") for seat in (0, 1)] == ["K2", "K3"]
    say(history, HOST, "adjourn")
    assert history.position.outcome is not None
    assert history.position.outcome.winners == (0, 1, 2)


@pytest.mark.rule("C2.1a", "C2.1b")
def test_everybody_draws_four_of_the_thirty_one_cards() -> None:
    state = begun(GAME, 5).position.state
    assert Counter(DECK) == {"moth": 5, "toad": 5, "cat": 5, "owl": 5, "moon": 5, "veto": 6}
    assert [len(hand) for hand in state.hands] == [4] * 5
    assert len(state.deck) == 11


@pytest.mark.rule("C2.1b")
def test_hands_are_filled_before_the_next_round() -> None:
    history = carried()
    say(history, 0, "veto")
    for seat in (1, 2):
        say(history, seat, "pass")
    assert [len(hand) for hand in history.position.state.hands] == [4, 4, 4]
    assert isinstance(history.position.step, Laying)


@pytest.mark.rule("C2.1c")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    history = carried()
    state = history.position.state
    top, rest = state.deck[:1], state.deck[1:]
    emptied = msgspec.structs.replace(state, deck=top, discard=tuple(sorted((*state.discard, *rest))))
    position = msgspec.structs.replace(history.position, state=emptied, steps=history.position.steps[:-1])
    position = msgspec.structs.replace(position, steps=(*position.steps, Objection(1, passed=(0,))))
    after = play(position, 2, GAME.grammar.read("pass")).position
    assert [len(hand) for hand in after.state.hands] == [4, 4, 4]
    assert (len(after.state.deck), after.state.discard) == (31 - 12, ())


@pytest.mark.rule("C2.2a")
def test_only_the_size_of_another_hand_is_known() -> None:
    position = begun(GAME, 3).position
    for observer in (0, 1, 2, None):
        view = GAME.view(position, observer)
        assert view.hand_sizes == (4, 4, 4)
        assert view.hand == (() if observer is None else position.state.hands[observer])
    drawn = events_for(begun(GAME, 3).opening.events, 1)
    assert [event.key for event in drawn] == ["draws", *["drawn"] * 4, "draws", "draws"]


@pytest.mark.rule("C3.1a")
def test_one_lays_a_card_that_one_holds() -> None:
    history = table()
    assert GAME.grammar.write(legal(history.position, 2)[0]) == "lay moth"
    assert len(legal(history.position, 2)) == 3
    assert refused(history, 2, "lay moon") == "C3.1a"
    assert refused(history, 2, "lay dragon") == "C3.1a"
    assert refused(history, 2, "pass") == "K3"


@pytest.mark.rule("C3.1b")
@pytest.mark.parametrize(
    ("cards", "last", "speaker"),
    [
        (("owl", "moon", "toad"), 2, 1),
        (("owl", "cat", "owl"), 2, 0),
        (("owl", "cat", "owl"), 0, 2),
        (("owl", "cat", "owl"), 1, 2),
        (("veto", "veto", "moth"), 1, 2),
    ],
)
def test_the_highest_charm_speaks(cards: tuple[str, ...], last: Seat, speaker: Seat) -> None:
    history = after_laying(*cards, last_speaker=last)
    assert history.position.due == (speaker,)
    assert isinstance(history.position.step, Speech)
    assert history.position.state.discard == tuple(sorted(cards))


@pytest.mark.rule("C3.2a")
def test_anybody_at_the_table_can_be_crowned() -> None:
    history = after_laying()
    assert [refused(history, 1, f"crown {witch}") for witch in (0, 1, 2, 3, -1)] == [
        "",
        "",
        "",
        "C3.2a",
        "C3.2a",
    ]
    assert refused(history, 1, "curse 3") == "C3.2a"
    assert refused(history, 0, "crown 0") == "K2"


@pytest.mark.rule("C3.2b")
def test_only_a_witch_with_points_can_be_cursed() -> None:
    history = after_laying(points=(0, 3, 1))
    assert [refused(history, 1, f"curse {witch}") for witch in range(3)] == ["C3.2b", "", ""]


@pytest.mark.rule("C3.3a")
def test_tempting_fate_must_be_agreed_on() -> None:
    assert refused(after_laying(), 1, "tempt") == ""
    assert refused(after_laying(tempting=False), 1, "tempt") == "C3.3a"


@pytest.mark.rule("C3.3b")
def test_fate_gives_a_point_for_each_five_or_six() -> None:
    for dice in range(20):
        history = after_laying()
        setup = msgspec.structs.replace(
            history.setup, dice=msgspec.structs.replace(history.setup.dice, host=str(dice))
        )
        position = msgspec.structs.replace(history.position, setup=setup)
        played = play(position, 1, GAME.grammar.read("tempt"))
        (roll,) = played.rolls
        assert len(roll.dice) == 2
        assert played.position.state.points[1] == sum(die >= 5 for die in roll.dice)


@pytest.mark.rule("C3.4a")
@pytest.mark.parametrize(("votes", "result"), [("yny", "carried"), ("nny", "lost"), ("nnn", "lost")])
def test_more_than_half_must_be_for_it(votes: str, result: str) -> None:
    history = after_laying()
    say(history, 1, "crown 0")
    for seat, vote in enumerate(votes):
        played = say(history, seat, "vote yes" if vote == "y" else "vote no")
    assert result in told(played)


@pytest.mark.rule("C3.4a")
def test_half_is_not_enough() -> None:
    history = begun(GAME, 2)
    for seat in (0, 1):
        history.play(seat, legal(history.position, seat)[0])
    say(history, history.position.state.speaker, "crown 0")
    say(history, 0, "vote yes")
    assert "lost" in told(say(history, 1, "vote no"))


@pytest.mark.rule("C3.4b")
@pytest.mark.parametrize(("motion", "points"), [("crown 2", (1, 1, 3)), ("curse 2", (1, 1, 0))])
def test_a_crown_gives_two_and_a_curse_takes_one(motion: str, points: tuple[int, ...]) -> None:
    history = carried(motion, points=(1, 1, 1))
    say(history, 0, "pass")
    say(history, 2, "pass")
    assert history.position.state.points == points


@pytest.mark.rule("C3.5a", "C3.5b")
def test_everybody_but_the_speaker_may_veto_with_a_card() -> None:
    history = carried()
    assert history.position.due == (0, 2)
    assert [refused(history, seat, "veto") for seat in (0, 1, 2)] == ["", "K2", "C3.5b"]
    say(history, 0, "veto")
    assert "veto" not in history.position.state.hands[0]
    assert history.position.state.discard.count("veto") == 1


@pytest.mark.rule("C3.5d")
def test_a_vetoed_motion_falls() -> None:
    history = carried()
    say(history, 0, "veto")
    say(history, 1, "pass")
    assert "cancelled" in told(say(history, 2, "pass"))
    assert history.position.state.points == (0, 0, 0)
    assert history.position.steps == (Round(2), Laying())


@pytest.mark.rule("C3.5c", "C3.5d")
def test_a_vetoed_veto_falls_and_the_question_is_open_again() -> None:
    history = carried()
    say(history, 2, "pass")
    say(history, 0, "veto")
    assert history.position.due == (1, 2)
    say(history, 1, "veto")
    assert history.position.due == (0, 2)
    say(history, 0, "pass")
    say(history, 2, "pass")
    # Witch 2 had passed before; only witch 0 is asked again.
    assert history.position.step == Objection(1, passed=(2,))
    assert refused(history, 0, "veto") == "C3.5b"
    assert "crowned" in told(say(history, 0, "pass"))


def test_a_veto_is_final_because_a_secret_card_was_shown() -> None:
    history = carried()
    assert say(history, 0, "veto").closes_undo


def test_what_is_hidden_is_dealt_anew_in_a_sample() -> None:
    import random

    history = table()
    say(history, 0, "lay owl")
    view = GAME.view(history.position, 1)
    samples = [GAME.sample(view, random.Random(seed)) for seed in range(20)]
    assert len({sample.state.hands[0] for sample in samples}) > 10
    for sample in samples:
        assert sample.state.hands[1] == HANDS[1]
        ((seat, choice),) = sample.steps[-1].chosen  # type: ignore[union-attr]
        assert seat == 0
        assert choice.card in sample.state.hands[0]  # type: ignore[union-attr]
