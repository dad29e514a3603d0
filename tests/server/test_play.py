"""A game by HTTP and by socket: actions, refusals, undo, bots, the end."""

from __future__ import annotations

from time import monotonic
from typing import Any

from hexenkessel.kernel.record import read_record
from hexenkessel.kernel.registry import find_game
from hexenkessel.kernel.verification import verify
from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, House, Line, Visitor, wait_for


def begun(ada: Visitor, bert: Visitor, **options: Any) -> str:
    """A game of two people, past the sealed division."""
    table = ada.open_table(ME_AND_A_FRIEND, options=options)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    ada.act(table, ada.state(table))
    bert.act(table, bert.state(table))
    return table


def in_turn(table: str, *people: Visitor) -> tuple[Visitor, Any]:
    """Who is asked now, and the state he sees."""
    for person in people:
        if (state := person.state(table))["decision"]:
            return person, state
    raise AssertionError("Nobody is asked.")


def action_of(state: Any, verb: str) -> str:
    return str(next(offer["text"] for offer in state["decision"]["actions"] if offer["verb"] == verb))


def test_a_game_against_bots_over_http(ada: Visitor) -> None:
    table = ada.open_table(ME_AND_BOTS, start=True)
    state = ada.state_when_due(table)
    offer = state["decision"]["actions"][0]
    assert state["decision"]["prompt"]["key"] == "prompt-division" and state["decision"]["is_sealed"]
    assert offer["verb"] == "divide" and offer["picks"][-1] == {"kind": "button", "id": "done"}
    assert state["seat"] == 0 and state["view"]["observer"] == 0
    assert state["story"][0]["seat"] == -1 and state["story"][0]["rolls"][0]["purpose"] == "tower"
    ada.act(table, wait_for(lambda: (now := ada.state(table))["number"] == 2 and now))  # the bots have chosen
    for _ in range(6):
        state = ada.state_when_due(table)
        after = ada.act(table, state)
        assert after["story"][state["number"] + 1]["action"] == state["decision"]["actions"][0]["text"]
        assert [entry["number"] for entry in after["story"]] == list(range(after["number"] + 1))


def test_sealed_choice_is_shown_to_its_seat_and_can_be_changed(ada: Visitor, bert: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    state = ada.state(table)
    first, second = state["decision"]["actions"][:2]
    assert state["chosen"] is None
    after = ada.act(table, state)
    assert after["decision"] is None and after["chosen"] == first
    assert second in after["asides"] and first not in after["asides"]
    assert bert.state(table)["chosen"] is None and ada.state(table)["chosen"] == first
    change = ada.post(f"/api/tables/{table}/act", number=after["number"], action=second["text"])
    assert change["chosen"] == second
    bert.act(table, bert.state(table))
    assert ada.state(table)["chosen"] is None


def test_refusal_names_the_rule_in_the_readers_language(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    path = f"/api/tables/{table}/act"
    status, body = first.refused(path, number=state["number"], action="divide Titan,Ogre,Ogre,Centaur")
    assert status == 409 and body["refusal"]["rule"] == "T6.0b"
    game = find_game("titan")
    language = first.person["language"]
    assert body["refusal"]["text"] == game.messages(language).say("refusal-T6-0b")
    other = bert if first is ada else ada
    status, body = other.refused(path, number=state["number"], action="roll")
    assert body["refusal"]["rule"] == "K2"
    assert body["refusal"]["text"] == game.messages(other.person["language"]).say("refusal-K2")
    assert game.messages("de").say("refusal-K2") != game.messages("en").say("refusal-K2")
    status, body = first.refused(path, number=state["number"], action="jump")
    assert body["refusal"]["rule"] == "K5"
    assert first.state(table) == state, "A refusal changes nothing."


def test_check_has_no_side_effects(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    assert first.post(f"/api/tables/{table}/check", action="roll") == {"refusal": None}
    assert first.post(f"/api/tables/{table}/check", action="fight")["refusal"]["rule"] == "T6.0b"
    assert first.state(table) == state


def test_stale_number_is_a_conflict(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    status, body = first.refused(f"/api/tables/{table}/act", number=state["number"] - 1, action="roll")
    assert (status, body) == (409, {"stale": True, "number": state["number"]})


def test_undo_is_free_until_a_die_falls(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    rolled = first.act(table, state, "roll")
    assert not rolled["may_undo"]
    status, body = first.refused(f"/api/tables/{table}/undo", number=rolled["number"])
    assert status == 409 and body["refusal"]["rule"] == "K7"
    moved = first.act(table, rolled, action_of(rolled, "move"))
    assert moved["may_undo"]
    assert first.post(f"/api/tables/{table}/undo", number=moved["number"]) == rolled | {"undos": 1}
    other = bert if first is ada else ada
    assert other.state(table)["number"] == rolled["number"]


def test_play_over_the_socket(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, _ = in_turn(table, ada, bert)
    other = bert if first is ada else ada
    with first.socket(table) as mine, other.socket(table, since=2) as theirs:
        state = mine.hear_until("state")
        assert [entry["number"] for entry in state["story"]] == [0, 1, 2]
        assert theirs.hear_until("state")["story"] == []
        mine.say(type="act", id="a1", number=state["number"], action="fight")
        refused = mine.hear_until("refused")
        assert refused["id"] == "a1" and refused["refusal"]["rule"] == "T6.0b"
        mine.say(type="act", id="a2", number=0, action="roll")
        assert mine.hear_until("stale") == {"type": "stale", "id": "a2", "number": 2}
        mine.say(type="act", id="a3", number=2, action="roll")
        rolled = mine.hear_until("state")
        assert [entry["action"] for entry in rolled["story"]] == ["roll"]
        assert theirs.hear_until("state")["story"] == rolled["story"]
        mine.say(type="act", id="a4", number=3, action=action_of(rolled, "move"))
        assert mine.hear_until("state")["number"] == 4
        assert theirs.hear_until("state")["number"] == 4
        mine.say(type="undo", id="a5", number=4)
        assert mine.hear_until("undone")["number"] == 3 and theirs.hear_until("undone")["number"] == 3
        back = mine.hear_until("state")
        assert back["number"] == 3 and back["story"] == [] and back["view"] == rolled["view"]
        mine.say(type="ping")
        mine.hear_until("pong")


def test_reconnect_with_an_unknown_number_resends_the_story(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    with first.socket(table, since=99) as line:
        assert line.hear_until("undone")["number"] == 0
        assert [entry["number"] for entry in line.hear_until("state")["story"]] == [1, 2]
    with first.socket(table, since=state["number"]) as line:
        assert line.hear_until("state")["story"] == []


def test_bot_plays_a_lent_seat_until_it_is_taken_back(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    first, state = in_turn(table, ada, bert)
    lent = first.post(f"/api/tables/{table}/lend", bot="random")
    seat = lent["seats"][state["seat"]]
    assert (seat["kind"], seat["bot"], seat["person"]) == ("person", "random", first.person["id"])
    wait_for(lambda: first.state(table)["number"] > state["number"])
    assert first.state(table)["decision"] is None
    assert first.refused(f"/api/tables/{table}/act", number=0, action="roll")[1]["error"] == "seat-lent"
    assert first.post(f"/api/tables/{table}/take-back")["seats"][state["seat"]]["bot"] is None


def test_bot_in_a_lent_seat_waits_between_actions(ada: Visitor) -> None:
    """Against bots alone the game would be over before he has found the button."""
    table = ada.open_table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], start=True)
    with ada.socket(table) as line:
        number = line.hear_until("state")["number"]
        began = monotonic()
        ada.post(f"/api/tables/{table}/lend", bot="random")
        played = line.hear_until("state", lambda news: news["number"] >= number + 3)
        assert monotonic() - began > 0.5, "It takes a breath before it plays for him."
        assert not played["outcome"]
        ada.post(f"/api/tables/{table}/take-back")
        assert line.hear_until("state", lambda news: news["decision"])["decision"]["actions"]


def follow_to_the_end(line: Line) -> None:
    line.hear_until("table", lambda news: news["table"]["state"] == "finished")
    line.hear_until("state", lambda news: news["outcome"])


def test_bot_game_to_the_end_and_its_record(house: House, ada: Visitor) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 3
    table = ada.open_table(bots, options={"rounds": 2}, start=True)
    path = f"/api/tables/{table}"
    assert ada.http.get(f"{path}/record").status_code in (200, 409)
    with ada.socket(table) as line:
        follow_to_the_end(line)
    summary = ada.get(path)
    assert summary["state"] == "finished" and summary["outcome"]["places"]
    assert table in [each["id"] for each in ada.get("/api/tables", which="finished")]
    text = ada.http.get(f"{path}/record").text
    record = read_record(text)
    assert record.commitment == summary["commitment"]
    assert verify(find_game("titan"), record).position == house.history(table).position
    halfway = ada.get(f"{path}/replay", number=3)
    assert halfway["number"] == 3 and len(halfway["story"]) == 4
    assert all(entry["action"] for entry in halfway["story"][1:]), "Afterwards everything is open."
    assert ada.http.get(f"{path}/replay", params={"number": 10**6}).status_code == 422
    assert ada.refused(f"{path}/act", number=summary["number"], action="roll")[0] == 403


def test_record_is_unavailable_while_the_game_runs(ada: Visitor, bert: Visitor) -> None:
    table = begun(ada, bert)
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.http.get(f"/api/tables/{table}/replay").status_code == 409
