"""What nobody may know never leaves the server: whole games, frame by frame, against what they may hold."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hexenkessel.bots.registry import find_bot
from hexenkessel.games.titan.actions import Divide, Propose, Split
from hexenkessel.games.titan.characters import CHARACTERS
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import decision
from hexenkessel.kernel.history import History
from hexenkessel.kernel.registry import find_game
from hexenkessel.kernel.seats import Observer
from hexenkessel.server.table.table import Table
from tests.server.house import House, Visitor
from tests.server.in_memory_table import plain, story_allowed, table_with

TITAN = find_game("titan")
NAMES = set(CHARACTERS)


@pytest.fixture(scope="module")
def table() -> Table:
    """A game with splits and proposals by everybody. All who look share what the table keeps."""
    history = History(TITAN, TITAN.setup(3, DiceParts("secrecy 4", ("a", "b", "c"))))
    bots = [find_bot(TITAN, "random", seat) for seat in range(3)]
    while history.position.due and len(history.moves) < 600:
        seat = history.position.due[0]
        view = TITAN.view(history.position, seat)
        history.play(seat, bots[seat].choose(view, decision(history.position, seat)))
    return table_with(history)


@pytest.mark.rule("T4.3c", "T5.2d", "T9.1b")
@pytest.mark.parametrize("observer", [None, 0, 1, 2])
def test_actions_naming_hidden_characters_are_shown_only_to_their_readers(
    table: Table, observer: Observer
) -> None:
    history = table.history
    told = {entry.number: entry for entry in table.broadcast.state(observer).story}
    seen = {Divide: 0, Split: 0, Propose: 0}
    for number, (seat, action) in enumerate(history.moves, 1):
        readers: tuple[int, ...] | None = None
        if isinstance(action, (Divide, Split)):
            readers = (seat,)
        elif isinstance(action, Propose):
            events = history.results[number - 1].events
            readers = next(event.to for event in events if event.key == "proposal")
        may_read = readers is None or observer in readers
        assert told[number].action == (TITAN.grammar.write(action) if may_read else None)
        if readers is not None and not may_read:
            seen[type(action)] += 1
    assert all(seen.values()), "The game has something to hide of every kind."


def test_story_for_a_spectator_names_no_hidden_character(table: Table) -> None:
    """Whoever is named to everybody was known, was shown for good, or is gone."""
    history = table.history
    for seat in (0, 1, 2):
        table.broadcast.state(seat)  # what was made for him is for nobody else
    for entry in table.broadcast.state(None).story:
        words = set(json.dumps(plain(entry)).replace('"', " ").replace(",", " ").replace("-", " ").split())
        view = TITAN.view(history.position_at(entry.number), None)
        public = {name for legion in view.legions.values() for name in legion.visible}
        before = TITAN.view(history.position_at(max(entry.number - 1, 0)), None)
        public |= {name for legion in before.legions.values() for name in legion.visible}
        gone = {
            name
            for event in entry.events
            if event.key in TITAN.fleeting_events
            for value in event.args.values()
            if isinstance(value, tuple)
            for name in value
        }
        battle = {"Titan"} if view.battle or before.battle else set()
        assert words & NAMES <= public | {str(name) for name in gone} | battle, entry


def test_games_differing_only_in_secrets_look_the_same_to_others() -> None:
    """Another division of the same start: nobody else can see a difference."""
    setup = TITAN.setup(3, DiceParts("secrecy 4", ("a", "b", "c")))
    one, other = History(TITAN, setup), History(TITAN, setup)
    choices = [TITAN.grammar.write(action) for action in decision(one.position, 0).actions]
    rng = random.Random(5)
    for seat in (0, 1, 2):
        these, those = rng.sample(choices, 2) if seat == 0 else [choices[0]] * 2
        one.play(seat, TITAN.grammar.read(these))
        other.play(seat, TITAN.grammar.read(those))
    mine, theirs = table_with(one), table_with(other)
    # He who knows more looks first: the tables must not keep it for the others.
    assert plain(mine.broadcast.state(0)) != plain(theirs.broadcast.state(0))
    for observer in (None, 1, 2):
        assert plain(mine.broadcast.state(observer)) == plain(theirs.broadcast.state(observer))


def test_frames_for_a_spectator_hold_only_the_spectators_view(house: House, ada: Visitor) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 4
    table = ada.open_table(bots, options={"rounds": 3})
    dice = [seat.part or "" for seat in house.services.registry._tables[table].seats]
    with house.visitor("Eve") as eve, eve.socket(table) as line:
        ada.post(f"/api/tables/{table}/start")
        line.hear_until("state", lambda news: news["outcome"])
    history = house.history(table)
    dice += history.setup.dice.secrets
    frames = [news for news in line.heard if news["type"] == "state"]
    hidden = 0
    told: list[Any] = []
    for frame in frames:
        assert frame["seat"] is None and frame["decision"] is None and frame["asides"] == []
        assert frame["view"] == plain(TITAN.view(history.position_at(frame["number"]), None))
        if not frame["outcome"]:
            hidden += sum(legion["characters"] is None for legion in frame["view"]["legions"].values())
        told += frame["story"]
        assert not any(part and part in json.dumps(frame) for part in dice), "The dice are a secret."
    assert told == story_allowed(history, None), "Every entry comes once, and no other."
    verbs = {action.verb for _, action in history.moves}
    assert {"divide", "split"} <= verbs and hidden
    secret = {"divide", "split", "propose"}
    for entry, (seat, action) in zip(told[1:], history.moves, strict=True):
        assert entry["seat"] == seat
        assert entry["action"] == (None if action.verb in secret else TITAN.grammar.write(action))
