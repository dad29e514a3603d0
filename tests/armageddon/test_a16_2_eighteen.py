"""16.2: the eighteen, and the messenger whom it calls."""

from __future__ import annotations

import pytest

from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.preview import preview_of
from tests.armageddon.table import GRAMMAR, after, battle, events, kinds, played

SECTIONS = (2, 3, 4, 5, 7, "14.3", "16.2")


@pytest.mark.rule("A16.2a")
@pytest.mark.parametrize(
    ("attack", "defence", "dead"),
    [(18, 12, {1}), (18, 11, set()), (13, 18, {2}), (11, 18, set()), (18, 18, set()), (17, 3, {2})],
    ids=["SV-016", "SV-017", "SV-018", "SV-019", "SV-020", "no eighteen"],
)
def test_an_eighteen_in_a_duel_kills_nobody(attack: int, defence: int, dead: set[int]) -> None:
    # Two far away roll for nothing, and the two who fight survive the messenger.
    position = battle("0 axe 1/19", "1 axe 1/20", "0 axe 1/1", "1 axe 1/2", chapters=SECTIONS)
    living = {1, 2} - dead
    messengers = (attack == 18) + (defence == 18)
    rolls = [attack, defence, *[17] * (messengers * len(living))]
    assert set(kinds(after(position, "attack 1 2", rolls=rolls))) == {1, 2, 3, 4} - dead


@pytest.mark.rule("A16.2a")
def test_without_the_section_an_eighteen_is_the_best_roll() -> None:
    position = battle("0 axe 1/19", "1 axe 1/20", "1 axe 1/2", chapters=(2, 3, 4, 5))
    assert set(kinds(after(position, "attack 1 2", rolls=[18, 12]))) == {1, 3}


@pytest.mark.rule("A16.2a")
def test_an_eighteen_is_too_little_for_a_shot_and_for_a_life() -> None:
    position = battle("0 bow 1/19", "1 axe 1/21", "1 axe 1/2", chapters=SECTIONS)
    # The bow missed; then the messenger comes to his field.
    shot = played(position, "shoot 1 2", [18, 17])
    assert next(event for event in shot.events if event.key == "shot").args["result"] == "missed"
    assert set(kinds(shot.position)) == {1, 2, 3}
    # Of his life: the eighteen kills him, and calls the messenger again, to nobody.
    shot = played(position, "shoot 1 2", [18, 18])
    assert set(kinds(shot.position)) == {2, 3}
    assert [event.key for event in shot.events].count("messenger") == 2


@pytest.mark.rule("A16.2a")
def test_odds_know_that_an_eighteen_never_kills() -> None:
    position = battle("0 axe 1/19", "1 axe 1/20", chapters=SECTIONS)
    preview = preview_of(position, 0, GRAMMAR.read("attack 1 2"))
    plain = GAME.preview(battle("0 axe 1/19", "1 axe 1/20"), 0, GRAMMAR.read("attack 1 2"))
    assert preview is not None
    assert plain is not None
    # An attacking 18 kills nobody; a defending one is beaten by 12 to 17, and not by 17 alone.
    assert round((preview.chances["kills"] - plain.chances["kills"]) * 46656) == 80 - 3 - 216


@pytest.mark.rule("A16.2b")
def test_an_eighteen_for_protection_only_makes_them_roll_for_life() -> None:
    position = battle("0 axe 1/1", "1 axe 1/19", "1 axe 1/20", chapters=SECTIONS, desert="1/19")
    turned = played(position, "end", [18, 10])
    keys = [event.key for event in turned.events]
    assert "unprotected" in keys
    assert "messenger" not in keys
    assert set(kinds(turned.position)) == {1, 2, 3}


@pytest.mark.rule("A16.2c")
def test_the_messenger_hits_the_field_of_the_roll_and_those_around() -> None:
    position = battle(
        "0 axe 1/19", "1 axe 1/20", "1 light-horse 1/26", "0 axe 1/18", "0 axe 1/17", "1 axe 1/21",
        chapters=SECTIONS,
    )  # fmt: skip
    # The attacker rolled it, on 1/19: 1/18 and 1/20 are beside it, 1/17 and 1/21 are not.
    fought = played(position, "attack 1 2", [18, 4, 10, 10, 10, 10])
    rolled = [event.args["field"] for event in fought.events if event.key == "life"]
    assert rolled[0] == "1/19"
    assert sorted(rolled) == ["1/18", "1/19", "1/20", "1/26"]


@pytest.mark.rule("A16.2c")
def test_he_comes_when_the_duel_is_settled() -> None:
    position = battle("0 axe 1/19", "1 axe 1/20", "1 axe 1/48", chapters=SECTIONS)
    keys = [event.key for event in events(position, "attack 1 2", [18, 12, 10])]
    assert keys[:2] == ["duel", "messenger"]


@pytest.mark.rule("A16.2c")
def test_a_wagon_is_destroyed_by_him() -> None:
    position = battle(
        "0 axe 1/19",
        "1 axe 1/20",
        "1 wagon 1/18",
        "1 axe 1/18 on=3",
        chapters=(2, 3, 4, 5, 7, 8, "14.3", "16.2"),
    )
    fought = after(position, "attack 1 2", rolls=[18, 3, 10, 10, 10])
    assert set(kinds(fought)) == {1, 2, 4}
    assert fought.state.figures[4].on == 0
