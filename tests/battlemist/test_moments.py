"""Moments: who is asked for cards and spells, in which order they are used, and how they are answered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.cards.moment import Moment
from hexenkessel.games.battlemist.effect import WINDOWS
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.orders import ORDERS, WINDOWS_PASSED
from hexenkessel.kernel.gate import decision
from tests.battlemist.table import (
    after,
    asides_of,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    say,
    settled,
    stock,
    table,
)

THREE = ("orcs", "knights", "dwarves")
QUIET: dict[str, Any] = {race: "used 1" for race in THREE}


def council(**more: Any) -> Any:
    moment = Moment(windows=("council",), asked=(1, 2, 0))
    return settled(table(moment, races=THREE, first=1, **{**QUIET, **more}))


@pytest.mark.rule("B3.1.2d", "B3.0b")
def test_who_publicly_has_nothing_is_not_asked() -> None:
    assert is_over(council())
    assert due(council(orcs="stars 1")) == ("orcs",)
    # A card in hand may be anything: he is asked, also if he can only pass.
    position = council(knights="used 1 hand ambush")
    assert due(position) == ("knights",) and offers(position, "knights") == ["pass"]


@pytest.mark.rule("B3.1.2b")
def test_a_hand_is_not_asked_for_cards_that_all_lie_open() -> None:
    moment = Moment(windows=("react_card",), asked=(0,))
    position = table(moment, orcs="used 1 hand militia")
    assert due(settled(position)) == ("orcs",)
    world = position.state.but(discard=("exposed-plot",))
    assert is_over(settled(msgspec.structs.replace(position, state=world)))


@pytest.mark.rule("B3.1.2d", "B5.0n")
def test_the_first_in_order_goes_first_and_the_others_choose_again() -> None:
    position = council(orcs="stars 1", knights="stars 1")
    position = say(position, "orcs: cast song-of-life").position
    assert due(position) == ("knights",)
    position = after(position, "knights: cast song-of-life")
    # The knights sit first this round; what the orcs wanted is forgotten, and they are asked again.
    assert (stock(position, "knights"), stock(position, "orcs")) == ("2/0/0", "0/0/0")
    assert due(position) == ("orcs",)
    assert player(position, "orcs").used == 0


@pytest.mark.rule("B3.1.3d")
def test_a_moment_is_over_when_all_pass_in_succession() -> None:
    position = council(orcs="stars 2", knights="stars 1")
    position = after(position, "orcs: cast song-of-life", "knights: pass")
    assert due(position) == ("knights", "orcs")
    assert is_over(after(position, "orcs: pass", "knights: pass"))


def test_choices_are_sealed_and_can_be_changed_until_all_have_chosen() -> None:
    position = council(orcs="stars 1", knights="stars 1")
    chosen = say(position, "orcs: cast song-of-life").position
    passed = say(position, "orcs: pass").position
    assert GAME.view(chosen, 1) == GAME.view(passed, 1)
    assert GAME.view(chosen, None) == GAME.view(passed, None)
    assert GAME.view(chosen, 0) != GAME.view(passed, 0)
    assert "pass" in asides_of(chosen, "orcs")
    assert is_over(after(chosen, "orcs: pass", "knights: pass"))


@pytest.mark.rule("B3.1.2e", "B3.1.2k")
def test_any_number_of_cards_can_be_played_and_they_lie_open_afterwards() -> None:
    position = council(orcs="used 1 hand falling-star,falling-star")
    position = after(position, "orcs: play falling-star", "orcs: play falling-star")
    assert position.state.discard == ("falling-star", "falling-star")
    assert player(position, "orcs").power == 2


@pytest.mark.rule("B3.1.2d", "B3.1.2b", "B5.0e", "EX-B5.0-3")
def test_refusals_name_the_rule() -> None:
    position = council(orcs="stars 1 hand caravan,militia")
    assert refusal_of(position, "orcs: play militia") == "B3.1.2d"
    assert refusal_of(position, "orcs: play ambush") == "B3.1.2b"
    assert refusal_of(position, "orcs: play caravan") == "B3.1.2c"
    assert refusal_of(position, "orcs: play-at caravan orcs") == "B3.1.2c"
    assert refusal_of(position, "orcs: cast word-of-the-fiery-heart") == "B5.0e"
    assert refusal_of(position, "orcs: cast word-of-the-soul") == "B5.0b"
    assert refusal_of(position, "orcs: cast magic-missile") == "B5.0a"
    assert refusal_of(position, "orcs: cast-at song-of-fire orcs") == "BS.1b"
    upkeep = settled(table(Moment(windows=("upkeep",), asked=(0,)), orcs="stars 1 hand militia"))
    assert refusal_of(upkeep, "orcs: cast-at song-of-the-earth wood") == "B5.0e"


# Answers


@pytest.mark.rule("BS.4b")
def test_the_void_cancels_a_spell_whose_power_stays_spent() -> None:
    position = council(orcs="stars 1", knights="stars 4")
    position = after(position, "orcs: cast song-of-life", "knights: pass")
    # Asked now is only who could answer, from the left of the caster.
    assert due(position) == ("knights",) and "cast hand-of-the-void" in offers(position, "knights")
    position = after(position, "knights: cast hand-of-the-void")
    assert stock(position, "orcs") == "0/0/0"
    assert player(position, "orcs").used == 1 and player(position, "knights").used == 4
    assert is_over(position)


@pytest.mark.rule("BS.4b")
def test_the_void_can_be_answered_by_another_void() -> None:
    position = council(orcs="stars 5", knights="stars 4", dwarves="stars 4")
    position = after(position, "orcs: cast song-of-life", "knights: pass", "dwarves: pass")
    assert due(position) == ("knights", "dwarves")
    position = after(position, "knights: cast hand-of-the-void", "dwarves: pass")
    # Left of the knights: dwarves, then orcs.
    assert due(position) == ("dwarves", "orcs")
    position = after(position, "dwarves: pass", "orcs: cast hand-of-the-void")
    assert due(position) == ("dwarves",)
    position = after(position, "dwarves: pass")
    # The knights' void is gone; the song may still be answered by others, then it is sung.
    assert due(position) == ("dwarves",)
    position = after(position, "dwarves: pass")
    assert stock(position, "orcs") == "2/0/0"


@pytest.mark.rule("BS.4b")
def test_nobody_answers_his_own_spell() -> None:
    position = council(orcs="stars 5")
    assert stock(after(position, "orcs: cast song-of-life"), "orcs") == "2/0/0"


def test_spellbreaker_cancels_small_spells_only() -> None:
    small = council(orcs="stars 2", knights="used 1 hand spellbreaker")
    small = after(small, "orcs: cast song-of-life", "knights: pass")
    assert "play spellbreaker" in offers(small, "knights")
    small = after(small, "knights: play spellbreaker")
    assert stock(small, "orcs") == "0/0/0" and small.state.discard == ("spellbreaker",)
    large = council(orcs="stars 3", knights="used 1 hand spellbreaker")
    large = after(large, "orcs: cast-at eyes-of-sorrow wastes", "knights: pass")
    # Nobody is asked: neither the card nor any star reaches a spell of three.
    assert not isinstance(large.step, Moment) or large.step.windows == ("council",)
    assert len(large.state.effects) == 1


def test_exposed_plot_cancels_a_card_also_one_that_answers() -> None:
    position = council(orcs="used 1 hand falling-star", knights="used 1 hand exposed-plot")
    position = after(position, "orcs: play falling-star", "knights: pass", "knights: play exposed-plot")
    assert player(position, "orcs").power == 0
    assert position.state.discard == ("exposed-plot", "falling-star")
    both = council(orcs="stars 1 hand exposed-plot", knights="used 1 hand spellbreaker")
    both = after(both, "orcs: cast song-of-life", "knights: pass", "knights: play spellbreaker")
    assert due(both) == ("orcs",)
    both = after(both, "orcs: play exposed-plot")
    # The breaker is exposed, and the knights hold nothing more: the song is sung.
    assert stock(both, "orcs") == "2/0/0"


@pytest.mark.rule("B4.0a")
def test_trade_is_open_to_who_is_asked() -> None:
    position = council(orcs="stars 1 grain 3")
    assert "trade grain iron" in asides_of(position, "orcs")
    assert asides_of(position, "knights") == []
    assert stock(after(position, "orcs: trade grain iron"), "orcs") == "0/0/1"


# Standing orders


def answer(name: str, position: Any, seat: int) -> Any:
    order = next(order for order in ORDERS if order.name == name)
    return order.answer(GAME.view(position, seat), decision(position, seat))


def test_there_is_an_order_for_every_window_that_is_a_moment() -> None:
    passed = {window for windows in WINDOWS_PASSED.values() for window in windows}
    # These two are times of one's own step, in which one is asked anyway.
    assert passed == set(WINDOWS) - {"recruit", "own_quest"}


def test_windows_can_be_answered_ahead() -> None:
    position = council(orcs="stars 1", knights="used 1 hand ambush")
    assert answer("pass-with-nothing", position, 0) is None
    assert answer("pass-with-nothing", position, 1) is not None
    assert answer("pass-in-council", position, 0) is not None
    assert answer("pass-until-attacked", position, 0) is not None
    assert answer("pass-on-answers", position, 0) is None
