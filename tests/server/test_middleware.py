"""What stands before everything: cookies, headers, origins, addresses; and what only the host may see."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexenkessel.server.http.client_address import address_of
from hexenkessel.server.ops.metrics import ACTIONS, LIMITS, Durations, report
from tests.server.house import ME_AND_A_FRIEND, ME_AND_BOTS, House, Visitor, open_house, settings_in, wait_for

TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


# Cookies and TLS


def cookies_of(visitor: Visitor, headers: dict[str, str]) -> Iterator[tuple[str, httpx.Response]]:
    """Every answer that sets a cookie."""
    password = {"login": f"l{id(headers)}", "password": "correct horse"}
    for path, body in (
        ("/api/guest", {"name": "Ada"}),
        ("/api/account", password),
        ("/api/login", password),
        ("/api/password", {"old": "correct horse", "new": "battery staple"}),
        ("/api/leave", {}),
        ("/api/login", {**password, "password": "battery staple"}),
        ("/api/leave-everywhere", {}),
        ("/api/login", {**password, "password": "battery staple"}),
        ("/api/me/delete", {"password": "battery staple"}),
    ):
        cookie = visitor.http.cookies.get("hexenkessel", "")
        answer = visitor.http.post(path, json=body, headers={**headers, "Cookie": f"hexenkessel={cookie}"})
        assert answer.status_code == 200, answer.text
        # Over plain HTTP the visitor's jar keeps no Secure cookie to itself; a proxy would.
        if "set-cookie" in answer.headers:
            value = answer.headers["set-cookie"].partition(";")[0].partition("=")[2].strip('"')
            visitor.http.cookies.clear()
            visitor.http.cookies.set("hexenkessel", value)
            yield path, answer


@pytest.mark.parametrize("is_behind_tls", [False, True])
def test_session_cookie_is_httponly_and_samesite(house: House, is_behind_tls: bool) -> None:
    with house.visitor(None) as visitor:
        seen = set()
        for path, answer in cookies_of(visitor, TLS if is_behind_tls else {}):
            seen.add(path)
            flags = [flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")[1:]]
            assert {"httponly", "samesite=lax", "path=/"} <= set(flags), path
            assert ("secure" in flags) is is_behind_tls
            assert not any(flag.startswith("domain") for flag in flags)
            assert ("max-age=0" in flags) is ("leave" in path or "delete" in path)
            assert ("strict-transport-security" in answer.headers) is is_behind_tls
        assert len(seen) == 6


def test_forwarded_proto_of_an_untrusted_proxy_is_ignored(folder: Path) -> None:
    with open_house(settings_in(folder, proxies="192.0.2.1")) as house, house.visitor(None) as visitor:
        answer = visitor.http.post("/api/guest", json={"name": "Ada"}, headers=TLS)
        assert "secure" not in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" not in answer.headers


def test_hsts_is_sent_behind_tls(folder: Path) -> None:
    with open_house(settings_in(folder, origin="https://table.example")) as house, house.visitor(None) as any:
        for path in ("/", "/api/me", "/api/nowhere"):
            header = any.http.get(path).headers["strict-transport-security"]
            assert header == "max-age=31536000"


# What may change something


def routes(house: House) -> Iterator[tuple[str, str]]:
    """Every way of asking that the API describes."""
    with house.visitor(None) as anybody:
        paths = anybody.get("/api/openapi.json")["paths"]
    for path, ways in paths.items():
        for method in ways:
            yield method.upper(), path


def filled(path: str, table: str) -> str:
    fitting = {"game": "titan", "language": "en", "id": table}
    if "{option}" in path:
        fitting |= {"game": "armageddon", "option": "scenario", "choice": "s01"}
    return re.sub(r"\{(\w+)\}", lambda found: fitting[found[1]], path)


def stored_in(house: House) -> list[str]:
    with closing(sqlite3.connect(house.services.store._url.database or "")) as database:
        return list(database.iterdump())


def test_get_requests_change_nothing(house: House, ada: Visitor) -> None:
    finished = ada.open_table(ME_AND_BOTS, options={"rounds": 1}, start=True)
    ada.post(f"/api/tables/{finished}/lend", bot="random")
    ada.watch_to_the_end(finished)
    waiting = ada.open_table(ME_AND_A_FRIEND)
    before = stored_in(house)
    asked = [
        filled(path, table)
        for method, path in routes(house)
        if method == "GET"
        for table in (waiting, finished)
    ]
    assert len(asked) > 20
    for path in asked:
        answer = ada.http.get(path)
        assert answer.status_code in (200, 400, 409), (path, answer.text)
        assert "set-cookie" not in answer.headers
    assert stored_in(house) == before


def test_cross_origin_writes_are_rejected(house: House, ada: Visitor) -> None:
    table = ada.open_table(ME_AND_A_FRIEND)
    before = stored_in(house)
    changing = [(method, path) for method, path in routes(house) if method not in ("GET", "HEAD")]
    assert {method for method, _ in changing} <= {"POST", "PATCH"} and len(changing) > 15
    for method, path in changing:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "same-site"},
        ):
            answer = ada.http.request(method, filled(path, table), json={}, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin"), path
        # A form of another site could send this without asking first.
        answer = ada.http.request(method, filled(path, table), data={"name": "x"})
        assert answer.status_code == 415, path
    assert stored_in(house) == before


# Who counts as one visitor


@pytest.mark.parametrize(
    "client, counted",
    [
        (("203.0.113.7", 1), "203.0.113.7"),
        (("::ffff:203.0.113.7", 1), "203.0.113.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("x" * 1000, 1), "x" * 64),
        (None, "?"),
    ],
)
def test_ipv6_clients_are_counted_by_prefix(client: Any, counted: str) -> None:
    assert address_of({"client": client}) == counted


def test_clients_behind_a_trusted_proxy_are_told_apart(folder: Path) -> None:
    with open_house(settings_in(folder, guests_per_minute=1)) as house, house.visitor(None) as anybody:
        for address, status in (("203.0.113.7", 200), ("203.0.113.7", 429), ("203.0.113.8", 200)):
            headers = {"X-Forwarded-For": f"127.0.0.1, {address}"}
            assert anybody.http.post("/api/guest", json={"name": "x"}, headers=headers).status_code == status


# What the host can watch


def values_in(text: str) -> dict[str, float]:
    """The text format of Prometheus, as strict as its own parser."""
    values: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.removesuffix("\n").split("\n"):
        if found := re.fullmatch(r"# TYPE (\w+) (counter|gauge|histogram)", line):
            assert found[1] not in kinds
            kinds[found[1]] = found[2]
        elif not re.fullmatch(r"# HELP \w+ \S.*", line):
            sample = re.fullmatch(r'([a-z_]+)(\{[a-z]+="[^"\\]*"\})? ([0-9.e+-]+)', line)
            assert sample, line
            assert sample[1] in kinds or re.sub("_(bucket|sum|count)$", "", sample[1]) in kinds
            name = sample[1] + (sample[2] or "")
            assert name not in values
            values[name] = float(sample[3])
    return values


def test_metrics_count_what_happens_and_name_nobody(house: House, ada: Visitor, bert: Visitor) -> None:
    def now() -> dict[str, float]:
        return values_in(ada.http.get("/api/metrics").text)

    # Those who have left before may still be on their way out.
    wait_for(lambda: now()["hexenkessel_table_sockets"] == now()["hexenkessel_lobby_sockets"] == 0)
    before = now()
    table = ada.open_table([*ME_AND_A_FRIEND, {"kind": "bot", "bot": "random"}])
    bert.post(f"/api/tables/{table}/sit", seat=1)
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table), bert.lobby() as lobby:
        lobby.hear()
        # When the bot has answered: what is said meanwhile would come too late.
        state = wait_for(lambda: (now := ada.state(table))["number"] > 0 and now)
        assert ada.refused(f"/api/tables/{table}/act", number=state["number"], action="roll")[0] == 409
        assert ada.refused(f"/api/tables/{table}/act", number=99, action="roll")[0] == 409
        answer = ada.http.get("/api/metrics")
        after = values_in(answer.text)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('hexenkessel_actions_total{result="accepted"}') >= 1
    assert grown('hexenkessel_actions_total{result="refused"}') == 1
    assert grown('hexenkessel_actions_total{result="stale"}') == 1
    assert grown("hexenkessel_commit_seconds_count") >= 4
    assert grown('hexenkessel_writes_total{result="written"}') >= 4
    assert grown("hexenkessel_bot_seconds_count") >= 1
    assert grown('hexenkessel_requests_total{status="2xx"}') >= 4
    assert after["hexenkessel_table_sockets"] == 1 and after["hexenkessel_lobby_sockets"] == 1
    assert after["hexenkessel_tables_in_memory"] >= 1 and after["hexenkessel_writer_queue"] >= 0
    assert 10e6 < after["process_resident_memory_bytes"] < 10e9
    wait_for(lambda: now()["hexenkessel_loop_lag_seconds_count"] > 0)
    # Nothing in it is about anybody.
    assert table not in answer.text and ada.person["id"] not in answer.text and "Ada" not in answer.text


def test_rate_limit_hits_are_counted(folder: Path) -> None:
    before = LIMITS["guests"]
    with open_house(settings_in(folder, guests_per_minute=1)) as house, house.visitor("Ada") as ada:
        assert ada.refused("/api/guest", name="Bert")[0] == 429
    assert LIMITS["guests"] == before + 1


def test_durations_are_reported_as_histograms() -> None:
    durations = Durations("some_seconds", "Some.", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7):
        durations.note(seconds)
    assert list(durations.lines())[2:] == [
        'some_seconds_bucket{le="0.1"} 2',
        'some_seconds_bucket{le="1.0"} 3',
        'some_seconds_bucket{le="+Inf"} 4',
        "some_seconds_sum 7.650000",
        "some_seconds_count 4",
    ]
    assert values_in(report({"a": ("Half.", 0.5), "b": ("Big.", 12_345_678_901)}))["b"] == 12_345_678_901
    assert ACTIONS["nothing of this kind"] == 0


PROXIED = [
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Forwarded-For": "203.0.113.7"},
    {"X-Forwarded-Proto": "http"},
    {"X-Real-IP": "127.0.0.1"},
    {"Forwarded": "for=127.0.0.1"},
    {"Via": "1.1 proxy"},
    {"Host": "table.example"},
    {"Host": "127.0.0.1.evil.example"},
    {"Host": ""},
]


@pytest.mark.parametrize("headers", PROXIED)
def test_metrics_are_forbidden_through_a_proxy(house: House, headers: dict[str, str]) -> None:
    with house.visitor(None) as visitor:
        answer = visitor.http.get("/api/metrics", headers=headers)
        assert answer.status_code == 403 and answer.json()["error"] == "not-for-you"


def test_metrics_of_a_public_server_need_the_token(folder: Path) -> None:
    token = "a-token-of-the-host"
    settings = settings_in(folder, origin="https://table.example", metrics_token=token)
    with open_house(settings) as house, house.visitor(None) as visitor:
        for wrong in ("", "Bearer", f"Basic {token}", f"Bearer {token}x", token, "Bearer é"):
            headers = {b"Authorization": wrong.encode("latin-1")}
            assert visitor.http.get("/api/metrics", headers=headers).status_code == 403
        for more in ({}, *PROXIED[:-1]):
            right = {"Authorization": f"Bearer {token}", **more}
            assert visitor.http.get("/api/metrics", headers=right).status_code == 200


def test_metrics_are_forbidden_where_no_token_is_set(folder: Path) -> None:
    with (
        open_house(settings_in(folder, origin="https://table.example")) as house,
        house.visitor(None) as visitor,
    ):
        for shown in ("Bearer", "Bearer None"):
            answer = visitor.http.get("/api/metrics", headers={"Authorization": shown})
            assert answer.status_code == 403
