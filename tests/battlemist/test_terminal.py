"""Battlemist as text: drawings fit a terminal and keep secrets, and every choice says what it would do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hexenkessel.games.battlemist.cards.choices import Spying
from hexenkessel.games.battlemist.components import NEUTRAL, REALMS
from hexenkessel.games.battlemist.council.voting import Voting
from hexenkessel.games.battlemist.economy.recruiting import Recruiting
from hexenkessel.games.battlemist.economy.upkeep import UpkeepPhase
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.games.battlemist.laying.laying import Laying
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.quests.adventure import Arrival
from hexenkessel.games.battlemist.quests.journey import Journeys
from hexenkessel.games.battlemist.terminal.map import called
from hexenkessel.kernel.action import Action, Done
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, decision
from hexenkessel.kernel.patterns import Pass
from tests.battlemist.fields import battle, passing
from tests.battlemist.table import LoadedDice, after, seat_of, settled, table

SHOWS = GAME.presentation

WIDTHS = (100, 80)
LANGUAGES = ("en", "de")
ROADS = ("home-orcs wastes amberfield home-knights", "wastes wolfshade greyhorn")


def meaning(position: Any, said: str, language: str = "en") -> str:
    """What the terminal says beside a choice: `orcs: recruit footman home-orcs`."""
    race, _, line = said.partition(": ")
    view = GAME.view(position, seat_of(position, race))
    told = SHOWS.describe(view, GAME.grammar.read(line))
    return GAME.messages(language).say(told.key, SHOWS.in_words(view, told.args)) if told else ""


def ranked(position: Any, race: str, verb: str) -> list[str]:
    """The choices with a verb, the best first."""
    view = GAME.view(position, seat_of(position, race))
    found = [a for a in decision(position, seat_of(position, race)).actions if a.verb == verb]
    return [GAME.grammar.write(action) for action in sorted(found, key=lambda a: SHOWS.rank(view, a))]


def why(position: Any, race: str, piece: str) -> str | None:
    """The rule by which nothing can be done with a piece."""
    seat = seat_of(position, race)
    refusals = (check(position, seat, action) for action in SHOWS.attempts(GAME.view(position, seat), piece))
    return next((refusal.rule for refusal in refusals if refusal), None)


# Everything that can happen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(5))
def test_everything_in_a_random_game_is_drawn_and_told(seed: int, language: str) -> None:
    rng, messages = random.Random(seed), GAME.messages(language)
    options = {"board": ("laid", "drawn")[seed % 2], "races": "drawn", "events": "on"}
    position: Any = GAME.begin(GAME.setup(2 + seed % 5, DiceParts(f"words {seed}"), options)).position
    faults: list[str] = []
    for _ in range(700):
        if not position.due:
            break
        seat = rng.choice(position.due)
        asked, view = decision(position, seat), GAME.view(position, seat)
        choices = [*asked.actions, *asked.asides]
        for action in rng.sample(choices, min(8, len(choices))):
            told = SHOWS.describe(view, action)
            faults += messages.faults(told.key, SHOWS.in_words(view, told.args)) if told else []
            assert SHOWS.rank(view, action) >= 0
        if rng.random() < 0.1:
            for width in WIDTHS:
                drawn = SHOWS.draw(view, rng.choice(["", *SHOWS.drawings]), width)
                assert max(map(len, drawn.splitlines())) <= width
        position = _apply(position, seat, rng.choice(asked.actions)).position
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drawing_has_a_name(language: str) -> None:
    messages = GAME.messages(language)
    assert [name for name in SHOWS.drawings if f"drawing-{name}" not in messages] == []


# Drawings


@pytest.mark.parametrize("width", WIDTHS)
def test_the_map_has_every_realm_and_who_is_there(width: int) -> None:
    options = {"board": "drawn", "races": "drawn"}
    position = GAME.begin(GAME.setup(6, DiceParts("map"), options)).position
    drawn = SHOWS.draw(GAME.view(position, 0), "map", width)
    assert drawn.count("desert") == sum(not REALMS[realm].income.total for realm in NEUTRAL)
    for letters in ("Dw2f♥1", "El2f♥1", "Kn2f♥1", "Or2f♥1", "Ba2f♥1", "Da2f♥1"):
        assert drawn.count(letters) == 1
    assert drawn.partition("Yields:")[0].count("!") == 1  # the observer's adventure, and nobody else's


def test_while_laying_the_colours_of_all_edges_are_seen() -> None:
    position = GAME.begin(GAME.setup(2, DiceParts("laying"), {"races": "drawn"})).position
    assert isinstance(position.step, Laying)
    view = GAME.view(position, position.due[0])
    drawn = SHOWS.draw(view, "", 80)
    lays = [action for action in decision(position, position.due[0]).actions if action.verb == "lay"]
    for place in {GAME.grammar.write(action).split()[2] for action in lays}:
        assert place in drawn
    hand = drawn.partition("Your tiles")[2]
    tiles = view.players[position.due[0]].tiles
    assert tiles and all(tile in hand for tile in tiles)
    other = GAME.view(position, 1 - position.due[0])
    assert not any(tile in SHOWS.draw(other, "", 80) for tile in tiles if not REALMS[tile].is_home)


def test_cards_and_adventures_of_others_are_nowhere_to_be_seen() -> None:
    position = table(
        Recruiting(),
        orcs="hand caravan quest howls-before-dawn grain 3",
        knights="hand great-haste",
        roads=ROADS,
    )
    for drawing in ("", *SHOWS.drawings):
        theirs = SHOWS.draw(GAME.view(position, 1), drawing)
        assert "Caravan" not in theirs and "Howls" not in theirs
    mine = SHOWS.draw(GAME.view(position, 0), "hand")
    assert "Caravan" in mine and "Howls before Dawn, in Wolfshade" in mine and "Great Haste" not in mine
    assert "1 card  ·  1 vote  ·  on a quest" in SHOWS.draw(GAME.view(position, 1), "players")


def test_a_hand_that_is_spied_out_and_all_hands_of_a_replay_are_shown() -> None:
    known: dict[str, Any] = {"orcs": "hand caravan quest howls-before-dawn", "knights": "hand great-haste"}
    spied = SHOWS.draw(GAME.view(table(Spying(1, 0), **known, roads=ROADS), 1), "hand")
    assert "Orcs:\nCaravan " in spied and "Great Haste" in spied and "Howls" not in spied
    shown = SHOWS.draw(GAME.open_view(table(Recruiting(), **known, roads=ROADS)), "hand")
    assert "Caravan" in shown and "Howls before Dawn" in shown and "Great Haste" in shown


def test_a_battle_is_shown_with_all_that_counts() -> None:
    position, _ = passing(
        battle("knights", "2 cavalry footman", "dwarves", "3 archer", towns={"plains-of-loth": "town"}),
        LoadedDice(9, 5, 1, 2),
    )
    drawn = SHOWS.draw(GAME.view(position, 0))
    assert "Battle in Plains of Loth (a town)  ·  combat round 1  ·  archers shoot" in drawn
    assert "Attacker: Knights" in drawn and "Defender: Dwarves" in drawn
    # Dwarves shoot from 6 and kill from 8; behind the walls of a town a die counts one more.
    assert "3 archer        5/7" in drawn
    assert drawn == SHOWS.draw(GAME.view(position, 1), "battle")


# What a choice would do


def recruiting(**more: Any) -> Any:
    return settled(
        table(
            Recruiting(),
            orcs="grain 2 wood 6 iron 6",
            units={"orcs": {"home-orcs": "footman footman", "amberfield": "archer"}},
            roads=ROADS,
            **more,
        )
    )


@pytest.mark.rule("B3.5a")
def test_who_recruits_hears_what_upkeep_will_take() -> None:
    position = recruiting()
    told = meaning(position, "orcs: recruit archer home-orcs")
    assert told == "for 2 wood, 1 iron; 2 grain, 4 wood, 5 iron left; upkeep 4 grain, 2 grain short"
    told = meaning(position, "orcs: recruit cavalry home-orcs", "de")
    assert told == (
        "für 1 Holz, 2 Eisen; 2 Getreide, 5 Holz, 4 Eisen übrig; "
        "Unterhalt 4 Getreide, 1 Eisen, zu wenig: 2 Getreide"
    )
    told = meaning(position, "orcs: build amberfield")
    assert told == (
        "a town for 5 wood, 5 iron, yields 8 grain; 2 grain, 1 wood, 1 iron left; "
        "upkeep 3 grain, 1 wood, 1 iron, 1 grain short"
    )
    assert meaning(position, "orcs: trade wood grain").startswith(
        "3 wood for 1 grain; 3 grain, 3 wood, 6 iron"
    )


@pytest.mark.rule("B3.5f", "B3.2.2s")
def test_who_gives_up_a_unit_hears_what_goes_with_it() -> None:
    position = settled(
        table(
            UpkeepPhase(begun=True),
            orcs="grain 1",
            units={"orcs": {"home-orcs": "footman footman", "amberfield": "archer"}},
            towns={"amberfield": "town"},
            roads=ROADS,
        )
    )
    told = meaning(position, "orcs: disband amberfield archer")
    assert told == "town and realm given up; 1 grain left; upkeep 2 grain, 1 grain short"
    assert meaning(position, "orcs: disband home-orcs footman").startswith("stays behind: 1 footman; ")


@pytest.mark.rule("B3.1.4d")
def test_who_votes_hears_what_either_end_brings() -> None:
    position = settled(
        table(Voting("fat-years"), races=("orcs", "knights", "dwarves"), orcs="hand caravan"),
        LoadedDice(9, 5, 1),
    )
    carried, failed = meaning(position, "orcs: vote yes"), meaning(position, "orcs: vote no")
    assert carried == "Then one vote, 1 needed. If carried: Everybody takes 3 grain."
    assert failed.startswith("So far 0 votes, 1 needed. If it fails: Whoever has no")
    assert meaning(position, "orcs: vote yes", "de").startswith("Dann eine Stimme, 1 nötig. Angenommen: ")


@pytest.mark.rule("B5.0b")
def test_a_spell_says_what_it_does_and_what_is_left() -> None:
    position = recruiting()
    told = meaning(position, "orcs: cast song-of-life")
    assert told == "You take two grain. Costs 1 star power, 0 left."
    told = meaning(position, "knights: cast-at song-of-fire orcs")
    assert "Orcs: 2 grain, 6 wood, 6 iron, 0 cards." in told and told.endswith("1 star power, 0 left.")


def marching(waiting: str = "cavalry footman footman") -> Any:
    return settled(
        table(
            MovementPhase(0, stage="marching"),
            units={
                "orcs": {"home-orcs": "footman", "wastes": "footman footman archer"},
                "knights": {"amberfield": waiting},
            },
            towns={"amberfield": "town"},
            roads=ROADS,
            active=0,
        )
    )


@pytest.mark.rule("B3.2.1d", "B3.2.1e")
def test_who_marches_hears_who_waits_and_what_is_left_behind() -> None:
    position = marching()
    told = meaning(position, "orcs: march wastes footman 2 amberfield")
    assert told == "stays behind: 1 archer; against Knights: 2 footmen, 1 cavalry, town"
    told = meaning(position, "orcs: march home-orcs footman 1 wastes")
    assert told == "your home is left open; joins 2 footmen, 1 archer"
    told = meaning(position, "orcs: march home-orcs footman 1 wastes", "de")
    assert told == "deine Heimat bleibt offen; zu 2 Fußsoldaten, 1 Bogenschütze"
    alone = after(position, "orcs: march wastes footman 2 amberfield")
    assert meaning(alone, "orcs: march wastes archer 1 wolfshade") == "realm given up; free, 2 wood"


@pytest.mark.rule("B3.3.3.2d")
def test_no_walls_are_named_that_do_not_help_who_waits_there() -> None:
    """A realm that is held by monsters alone is not their owner's, and its town protects nobody."""
    told = meaning(marching("giant"), "orcs: march wastes footman 2 amberfield")
    assert told == "stays behind: 1 archer; against Knights: 1 Giant"


@pytest.mark.rule("B3.3.1c")
def test_who_rides_hears_how_far_the_adventure_is() -> None:
    position = settled(
        table(
            Journeys(0),
            orcs="quest howls-before-dawn",
            heroes={"orcs-1": "home-orcs", "knights-2": "amberfield 3"},
            roads=ROADS,
        )
    )
    assert meaning(position, "orcs: ride 1 wastes") == "1 realm; then 1 from your adventure"
    told = meaning(position, "orcs: ride 1 wolfshade")
    assert told == "2 realms; your adventure: 3 × Wolf: each life 1, 1 die hit from 8"
    told = meaning(position, "orcs: ride 1 amberfield")
    assert told == "2 realms; then 2 from your adventure; there: Knights-2"
    assert ranked(position, "orcs", "ride")[0] == "ride 1 wolfshade"


def test_who_faces_an_encounter_hears_whom() -> None:
    position = settled(
        table(
            Arrival(0, "howls-before-dawn"),
            heroes={"orcs-1": "wolfshade 2", "orcs-2": "wolfshade"},
            roads=ROADS,
        )
    )
    told = meaning(position, "orcs: face 1")
    assert told == "3 × Wolf: each life 1, 1 die hit from 8; he has life 2"


def test_who_takes_losses_hears_who_is_left() -> None:
    fought = battle("knights", "footman archer cavalry", "dwarves", "2 archer")
    position, _ = passing(fought, LoadedDice(1, 9, 1))
    told = {
        action: meaning(position, f"knights: {action}") for action in ranked(position, "knights", "suffer")
    }
    assert told["suffer footman"] == "standing: 1 archer, 1 cavalry"
    assert told["suffer cavalry"] == "standing: 1 footman, 1 archer"
    # The last footman is worth more than a rider: without him the army may be overrun.
    assert next(iter(told)) == "suffer cavalry"


def test_nothing_more_stands_in_a_row_of_its_own() -> None:
    view = GAME.view(recruiting(), 0)
    assert SHOWS.rank(view, Done()) == SHOWS.rank(view, Pass()) == 0


def test_free_land_comes_before_enemies_and_all_of_a_kind_before_some() -> None:
    order = ranked(marching(), "orcs", "march")
    assert order[0] == "march wastes footman 2 wolfshade"
    assert order.index("march wastes footman 1 wolfshade") < order.index("march wastes footman 2 amberfield")


def test_an_onlooker_is_told_nothing_of_choices() -> None:
    assert SHOWS.describe(GAME.view(recruiting(), None), Done()) is None


# What is refused


@pytest.mark.parametrize(
    ("piece", "rule"),
    [
        ("home-knights", "B3.3.2d"),
        ("greyhorn", "B3.3.2c"),
        ("caravan", "B3.1.2d"),
        ("song-of-life", "B5.0e"),
        ("dragon", "B3.3.2a"),
        ("xyzzy", None),
        ("9" * 30, None),
    ],
)
def test_a_piece_that_can_do_nothing_says_why(piece: str, rule: str | None) -> None:
    assert why(marching(), "orcs", piece) == rule


@pytest.mark.parametrize(
    ("piece", "rule"),
    [("amber", "B3.2.2g"), ("home-orcs", "B3.2.2r"), ("giant", "B6.0a"), ("Wolfshade", "B3.2.2l")],
)
def test_what_cannot_be_bought_says_why(piece: str, rule: str) -> None:
    assert why(recruiting(), "orcs", piece) == rule


def test_a_tile_of_somebody_else_says_why() -> None:
    position = GAME.begin(GAME.setup(2, DiceParts("laying"), {"races": "drawn"})).position
    seat = position.due[0]
    other = next(tile for tile in position.state.players[1 - seat].tiles if not REALMS[tile].is_home)
    attempt: Action = next(iter(SHOWS.attempts(GAME.view(position, seat), other)))
    refusal = check(position, seat, attempt)
    assert refusal and refusal.rule == "B2.3b"


@pytest.mark.parametrize("room", [7, 9, 11])
def test_a_narrow_map_divides_long_names_and_tells_all_apart(room: int) -> None:
    for lines in (1, 2):
        names = [tuple(called(realm, room, lines)) for realm in REALMS]
        assert len(set(names)) == len(REALMS)
        assert all(len(line) <= room for parts in names for line in parts)
    assert called("amberfield", 7, 2) == ["Amber-", "field"]
    assert called("amberfield", 7, 1) == ["Amberf."]
