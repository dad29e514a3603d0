"""What people make for a game is looked at before a table is opened, and all that is wrong told at once."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from hexenkessel.games.armageddon.scenarios.check import MOST_FIGURES, MOST_GREAT_FIELDS
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.registry import find_game, game_names
from tests.server.house import ME_AND_A_FRIEND, PATIENCE, House, Visitor, open_house, settings_in

CHECK = "/api/games/armageddon/check"


def scenario(visitor: Visitor, word: str = "s01", **changes: Any) -> dict[str, Any]:
    text = visitor.http.get(f"/api/games/armageddon/options/scenario/{word}")
    assert text.status_code == 200
    return {**text.json(), **changes}


def flaws(visitor: Visitor, made: Any, seats: int = 2, **more: Any) -> list[dict[str, Any]]:
    text = made if isinstance(made, str) else json.dumps(made)
    answer: list[dict[str, Any]] = visitor.post(CHECK, seats=seats, options={"scenario": text}, **more)[
        "flaws"
    ]
    return answer


def test_shipped_option_values_can_be_fetched(ada: Visitor) -> None:
    form = next(game for game in ada.get("/api/games") if game["name"] == "armageddon")
    words = next(option for option in form["options"] if option["name"] == "scenario")["choices"]
    assert {scenario(ada, word)["id"] for word in words} == set(words)


NOT_THERE = [
    "armageddon/options/scenario/nothing",
    "armageddon/options/scenario/..%2Fs01",
    "armageddon/options/first/rolled",
    "titan/options/start/x",
    "chess/options/scenario/s01",
]


@pytest.mark.parametrize("path", NOT_THERE)
def test_unknown_option_values_are_not_found(ada: Visitor, path: str) -> None:
    answer = ada.http.get(f"/api/games/{path}")
    assert answer.status_code == 404 and answer.json()["text"]


def test_option_values_are_cacheable(ada: Visitor) -> None:
    path = "/api/games/armageddon/options/scenario/s01"
    tag = ada.http.get(path).headers["etag"]
    assert ada.http.get(path, headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("game", game_names())
def test_default_setup_of_every_game_is_valid(ada: Visitor, game: str) -> None:
    rules: Game[Any, Any] = find_game(game)
    assert ada.post(f"/api/games/{game}/check", seats=rules.seats[0]) == {"flaws": []}


def test_valid_setup_has_no_flaws(ada: Visitor) -> None:
    assert flaws(ada, scenario(ada)) == []


def test_check_reports_all_flaws_with_their_places(ada: Visitor) -> None:
    made = scenario(ada, goals=[], id="no word", setup=[{"player": 1, "field": "1/6", "units": ["axe"] * 5}])
    made["land"]["ramps"] = [["1/1", "1/2"]]
    found = {(flaw["key"], flaw["args"]["place"]) for flaw in flaws(ada, made)}
    assert found >= {
        ("flaw-ramp-level", "1/1 1/2"),
        ("flaw-title", ""),
        ("flaw-no-goal", ""),
        ("flaw-too-full", "1/6"),
        ("flaw-no-warriors", ""),
    }


def test_flaws_are_localised(ada: Visitor) -> None:
    made = scenario(ada, goals=[])
    sentences = [flaws(ada, made, language=language)[0]["text"] for language in ("en", "de", "hu")]
    assert sentences == ["There is no way to win.", "Man kann nicht gewinnen.", "There is no way to win."]


def test_check_needs_no_session(house: House) -> None:
    with house.visitor(None) as anybody:
        assert flaws(anybody, scenario(anybody)) == []


def test_opening_a_table_reports_the_same_flaw(ada: Visitor) -> None:
    made = scenario(ada, goals=[])
    options = {"scenario": json.dumps(made)}
    status, said = ada.refused("/api/tables", game="armageddon", seats=ME_AND_A_FRIEND, options=options)
    assert (status, said["error"], said["text"]) == (422, "bad-setup", "There is no way to win.")


def test_check_validates_the_number_of_seats(ada: Visitor) -> None:
    assert [flaw["key"] for flaw in flaws(ada, scenario(ada), seats=3)] == ["flaw-players"]
    wrong = ada.post(CHECK, seats=77)["flaws"]
    assert [(flaw["key"], "2 to 6" in flaw["text"]) for flaw in wrong] == [("setup-seats", True)]


HOSTILE = [
    "{",
    "{}",
    '{"format": 1}',
    '{"format": "hexenkessel-armageddon/1"}',
    '{"format":' + "[" * 90_000,
    '{"title":' + '{"a":' * 15_000,
    '{"id": "\\ud800"}',
    "{\x00}",
    "nowhere",
    "../../../etc/passwd",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_malformed_scenario_gets_one_flaw(ada: Visitor, text: str) -> None:
    [flaw] = flaws(ada, text)
    assert flaw["text"] and len(flaw["text"]) < 400


def test_size_of_a_land_is_limited(ada: Visitor) -> None:
    many = [{"number": number + 1, "at": [number % 90, number // 90]} for number in range(900)]
    [flaw] = flaws(ada, scenario(ada, land={"great_fields": many}))
    assert (flaw["key"], flaw["args"]["detail"]) == ("flaw-too-large", str(MOST_GREAT_FIELDS))


def test_coordinates_of_a_land_are_limited(ada: Visitor) -> None:
    far = scenario(ada, land={"great_fields": [{"number": 1, "at": [10**30, 0]}]})
    assert [flaw["key"] for flaw in flaws(ada, far)] == ["flaw-unreadable"]


def test_number_of_figures_is_limited(ada: Visitor) -> None:
    crowd = [{"player": 1, "field": "1/6", "units": [{"kind": "axe", "count": 99}] * 2000}]
    found = flaws(ada, scenario(ada, setup=crowd))
    assert [(flaw["key"], flaw["args"]["detail"]) for flaw in found] == [
        ("flaw-too-many-figures", str(MOST_FIGURES))
    ]


def test_number_of_reported_flaws_is_limited(ada: Visitor) -> None:
    edges = [[f"1/{small}", f"1/{small + far}"] for far in range(20, 30) for small in range(1, 19)] * 9
    made = scenario(ada)
    made["land"]["rivers"] = edges
    assert len(flaws(ada, made)) == 100


def test_length_of_a_scenario_is_limited(ada: Visitor) -> None:
    assert "longer than 100000" in flaws(ada, "{" + " " * 100_001)[0]["text"]
    status, said = ada.refused(CHECK, seats=2, options={"scenario": "x" * 1_000_000})
    assert status == 413 and said["text"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"seats": "two"},
        {"seats": 2, "options": []},
        {"seats": 2, "more": 1},
        {"seats": 2, "language": "x"},
    ],
)
def test_malformed_checks_are_rejected(ada: Visitor, body: dict[str, Any]) -> None:
    assert ada.refused(CHECK, **body)[0] == 400
    assert ada.refused("/api/games/chess/check", seats=2)[0] == 404


def test_checks_are_rate_limited(tmp_path: Path) -> None:
    with open_house(settings_in(tmp_path, checks_per_minute=2)) as house, house.visitor("Ada") as ada:
        answers = [ada.http.post(CHECK, json={"seats": 2}).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert ada.refused(CHECK, seats=2)[1]["error"] == "too-many-checks"
        status, said = ada.refused("/api/tables", game="titan", seats=ME_AND_A_FRIEND)
        assert (status, said["error"]) == (429, "too-many-checks"), "To open a table takes the same."


def test_opening_a_table_does_not_block_the_event_loop(
    house: House, ada: Visitor, bert: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody has made may take long to look at."""
    is_looking, has_been_served = threading.Event(), threading.Event()
    setup = Game.setup

    def slow_setup(*arguments: Any) -> Any:
        is_looking.set()
        assert has_been_served.wait(PATIENCE / 2), "Nobody else was served meanwhile."
        has_been_served.clear()
        return setup(*arguments)

    monkeypatch.setattr(Game, "setup", slow_setup)
    seats = [{"kind": "me"}, {"kind": "me"}]
    with ThreadPoolExecutor(1) as beside:
        opening = beside.submit(ada.open_table, seats, start=True)
        for _ in ("opened", "begun"):
            assert is_looking.wait(PATIENCE)
            is_looking.clear()
            assert bert.get("/api/me")["name"] == "Bert"
            has_been_served.set()
        assert ada.state(opening.result(PATIENCE))["number"] == 0


def test_table_can_be_opened_with_a_custom_scenario(ada: Visitor) -> None:
    title = {"en": "By hand"}
    made = scenario(ada, "s14-field", id="by-hand", title=title, intro={"en": "x" * 9000})
    text = json.dumps(made)
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (made["players"] - 1)
    table = ada.post("/api/tables", game="armageddon", seats=seats, options={"scenario": text}, start=True)
    assert ada.state(table["id"])["view"]["field"]["title"] == title
    told = ada.get(f"/api/tables/{table['id']}")["options"]["scenario"]
    assert len(told) < 5000 < len(text), "A list of tables is not a library."
    assert text.startswith(told.removesuffix("…"))
    kept = find_game("armageddon").setup(made["players"], DiceParts(""), {"scenario": text}).options
    assert kept["scenario"] == text
