"""3.1.2: drawing action cards, the hand limit, events that come up."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.battlemist.cards.drawing import draw_card
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.change import Change
from tests.battlemist.table import (
    LoadedDice,
    after,
    asides_of,
    begun,
    due,
    is_over,
    offers,
    player,
    refusal_of,
    settled,
    table,
)

SEVEN = "caravan,caravan,great-haste,great-haste,militia,sappers,war-cry"


@pytest.mark.rule("B3.1.2a")
def test_everybody_draws_one_card_in_seat_order() -> None:
    position = settled(
        table(Council(), first=1, deck=["militia", "sappers", "ambush"], orcs="used 1", knights="used 1")
    )
    assert player(position, "knights").hand == ("militia",)
    assert player(position, "orcs").hand == ("sappers",)
    assert position.state.deck == ("ambush",)


@pytest.mark.rule("B3.1.2b", "B2.2i")
def test_only_the_owner_sees_a_card() -> None:
    played = begun(table(Council(), deck=["militia", "sappers"]))
    drawn = [event for event in played.events if event.key == "drawn"]
    assert [(event.to, event.args["card"]) for event in drawn] == [((0,), "militia"), ((1,), "sappers")]
    assert GAME.view(played.position, 1).players[0].hand is None
    assert GAME.view(played.position, 1).players[0].hand_size == 1
    assert GAME.view(played.position, None).players[1].hand is None
    assert GAME.view(played.position, 0).players[0].hand == ("militia",)


@pytest.mark.rule("B3.1.2f")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    position = table(deck=[], orcs="hand militia")
    change: Any = Change(position, LoadedDice())
    change.state = change.state.but(discard=("sappers", "war-cry"))
    draw_card(change, 0)
    assert change.state.players[0].hand == ("militia", "sappers")
    assert (change.state.deck, change.state.discard) == (("war-cry",), ())
    assert change.revealed


@pytest.mark.rule("B3.1.2f")
def test_without_any_card_none_is_drawn() -> None:
    assert player(settled(table(Council(), orcs="used 1", knights="used 1")), "orcs").hand == ()


@pytest.mark.rule("B3.1.2g", "B1.4.1a", "B1.4.1b")
def test_events_are_shown_laid_aside_and_another_card_is_drawn() -> None:
    deck = ["comet", "cave-ins", "militia", "sappers"]
    position = table(Council(1), deck=deck, orcs="used 1", knights="used 1")
    change: Any = Change(position)
    Council(1).run(change)
    assert change.state.pending == ("comet", "cave-ins")
    assert [seat.hand for seat in change.state.players] == [("militia",), ("sappers",)]
    shown = [event for event in change.events if event.key == "event-drawn"]
    assert [(event.args["seat"], event.args["event"], event.to) for event in shown] == [
        (0, "comet", None),
        (0, "cave-ins", None),
    ]


@pytest.mark.rule("B3.1.2h", "B3.1.2i")
def test_who_holds_seven_draws_none_unless_he_discards_first() -> None:
    position = table(Council(), deck=["ambush", "militia"], orcs=f"used 1 hand {SEVEN}", knights="used 1")
    asked = settled(position)
    assert due(asked) == ("orcs",)
    assert "pass" in offers(asked, "orcs") and "discard caravan" in offers(asked, "orcs")
    assert refusal_of(asked, "orcs: discard ambush") == "B3.1.2i"
    kept = after(asked, "orcs: pass")
    assert len(player(kept, "orcs").hand) == 7 and player(kept, "knights").hand == ("ambush",)
    changed = after(asked, "orcs: discard caravan")
    assert player(changed, "orcs").hand.count("caravan") == 1
    assert "ambush" in player(changed, "orcs").hand and len(player(changed, "orcs").hand) == 7
    assert changed.state.discard == ("caravan",)


@pytest.mark.rule("B3.1.2i")
def test_who_is_asked_may_discard_at_any_time() -> None:
    position = settled(table(Council(2), orcs="hand militia", knights="used 1"))
    assert "discard militia" in asides_of(position, "orcs")
    position = after(position, "orcs: discard militia")
    assert player(position, "orcs").hand == () and position.state.discard == ("militia",)
    assert refusal_of(position, "knights: discard militia") == "K2"


@pytest.mark.rule("B3.1.3d")
def test_without_events_there_is_one_window() -> None:
    position = settled(table(Council(2)))
    assert due(position) == ("orcs", "knights")
    position = after(position, "orcs: pass", "knights: pass")
    assert is_over(position)
