"""Titan as text: drawings fit a terminal, and everything that is said has a sentence."""

import random

import msgspec
import pytest

from hexenkessel.games.titan.battle.battle import start_battle
from hexenkessel.games.titan.battle.course import BattleCourse
from hexenkessel.games.titan.battle.terrain import TERRAINS
from hexenkessel.games.titan.board import LANDS
from hexenkessel.games.titan.game import GAME
from hexenkessel.games.titan.terminal.battlefield import draw_battlefield
from hexenkessel.games.titan.view import TitanView
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import Event
from hexenkessel.kernel.gate import _apply, decision
from hexenkessel.kernel.messages import Messages
from tests.titan.table import table

SHOWS = GAME.presentation

WIDTHS = (100, 80)


@pytest.fixture(scope="module")
def messages() -> Messages:
    return GAME.messages()


def test_every_land_is_called_by_its_terrain(messages: Messages) -> None:
    for number, land in LANDS.items():
        assert messages.say("land-name", {"land": number}) == f"{land.terrain} {number}"


def test_all_files_can_be_read(messages: Messages) -> None:
    assert messages.unreadable == []


@pytest.mark.parametrize("seed", range(6))
def test_everything_in_a_random_game_has_a_sentence(messages: Messages, seed: int) -> None:
    rng = random.Random(seed)
    played = GAME.begin(GAME.setup(2 + seed % 3, DiceParts(f"words {seed}"), {"mulligan": seed % 2 == 0}))
    faults = _faults_in(messages, played.events)
    for _ in range(600):
        position = played.position
        if not position.due:
            break
        seat = rng.choice(position.due)
        asked, view = decision(position, seat), GAME.view(position, seat)
        faults += messages.faults(asked.prompt.key, asked.prompt.args)
        choices = [*asked.actions, *asked.asides]
        for action in rng.sample(choices, min(12, len(choices))):
            meaning = SHOWS.describe(view, action)
            faults += messages.faults(meaning.key, meaning.args) if meaning else []
        played = _apply(position, seat, rng.choice(asked.actions))
        faults += _faults_in(messages, played.events)
    assert faults == []


def _faults_in(messages: Messages, events: tuple[Event, ...]) -> list[str]:
    return [fault for event in events for fault in messages.faults(event.key, event.args)]


def test_everything_else_has_a_sentence(messages: Messages) -> None:
    keys = [f"order-{order.name}" for order in GAME.orders]
    keys += [f"drawing-{drawing}" for drawing in SHOWS.drawings]
    keys += [f"outcome-{reason}" for reason in ("last-titan", "draw", "points", "time")]
    keys += [f"option-{option}" for option in GAME.options.__struct_fields__]
    keys += ["preview-slays", "welcome"]
    assert [key for key in keys if key not in messages] == []
    assert messages.faults("preview-expected", {"expected": "2.0"}) == []
    for seat in range(6):
        assert messages.faults("seat-name", {"seat": seat}) == []
    for timed in (True, False):
        for clock in (True, False):
            assert messages.faults("host-is-silent", {"timed": timed, "clock": clock}) == []


def test_several_hits_are_left_over_and_one_hit_is(messages: Messages) -> None:
    assert messages.say("prompt-carry", {"hits": 1}) == "One hit is left over. Who takes it?"
    assert messages.say("prompt-carry", {"hits": 3}) == "3 hits are left over. Who takes them?"


def a_view(seats: int = 6) -> TitanView:
    """Six players with legions of the longest names."""
    big = "Archangel Behemoth Colossus Gargoyle Minotaur Unicorn"
    legions = {"Red12": f"1000 Titan {big}", "Green12": f"41 {big} Serpent", "Brown11": "142 Ogre Ogre"}
    return GAME.view(table(legions, seats=seats), 0)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("drawing", ["", *SHOWS.drawings])
def test_drawings_fit_a_terminal(drawing: str, width: int) -> None:
    for line in SHOWS.draw(a_view(), drawing, width).splitlines():
        assert len(line) <= width, line


@pytest.mark.parametrize(("width", "green"), [(100, "Gree12"), (80, "Gre12")])
def test_the_board_has_every_land_and_every_legion(width: int, green: str) -> None:
    drawn = SHOWS.draw(a_view(), "board", width)
    for number in LANDS:
        assert str(number) in drawn
    assert "Red12" in drawn and green in drawn
    assert drawn == SHOWS.draw(a_view(), "map", width)


def test_the_narrow_board_has_the_same_signs() -> None:
    wide, narrow = (SHOWS.draw(a_view(), "board", width) for width in WIDTHS)
    for sign in "<>«»()[]↑↓⇑⇓∩▀▄":
        assert wide.partition("Signs")[0].count(sign) == narrow.partition("Signs")[0].count(sign), sign


def test_foreign_legions_show_only_what_is_known() -> None:
    played = GAME.begin(GAME.setup(2, DiceParts("hidden")))
    while played.position.state.turn == 0:
        seat = played.position.due[0]
        played = _apply(played.position, seat, decision(played.position, seat).actions[0])
    mine, theirs = SHOWS.draw(GAME.view(played.position, 0)).split("Blue  ")
    assert "unknown" not in mine and "Titan, " in mine
    assert theirs.count("4:  all unknown") == 2 and "Titan, " not in theirs
    everything = SHOWS.draw(GAME.open_view(played.position))
    assert "unknown" not in everything and everything.count("Titan, ") == 2


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_every_battleland_can_be_drawn(terrain: str, width: int) -> None:
    land = next(number for number, land in LANDS.items() if land.terrain == terrain)
    legions = {"Green12": f"{land} Archangel Archangel", "Brown12": f"{land} Minotaur Minotaur"}
    view = GAME.view(table(legions, BattleCourse(land, "Green12", "Brown12"), seats=6, active=3), 0)
    battle = start_battle(terrain, 3, ["Archangel"] * 7, ["Minotaur"] * 7, (10, 12))
    spread = (0, 2, 5, 9, 11, 14, 26, 1, 4, 8, 12, 17, 20, 27)
    battle = msgspec.structs.replace(battle, hexes=spread)
    lines = draw_battlefield(view, battle, width).splitlines()
    assert max(map(len, lines)) <= width
    drawn = "\n".join(lines)
    assert "Archangel-3" in drawn and "Green 9-4" in drawn and "outside: Minotaur-13" in drawn
    assert "SLAIN" not in drawn
    for label in ("A1", "D6", "F4"):
        assert label in drawn
