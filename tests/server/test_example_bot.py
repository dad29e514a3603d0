"""The bot of the guide comes from another process and plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.house import PATIENCE, House, Visitor, wait_for

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "table_bot.py"


def test_example_bot_has_at_most_forty_lines() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 40


def test_example_bot_plays_a_whole_game(house: House, ada: Visitor) -> None:
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    table = ada.open_table(seats, options={"rounds": 3})
    link = f"http://{house.address}/table/{table}"
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, text=True)
    try:
        wait_for(lambda: ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Example bot")
        ada.post(f"/api/tables/{table}/start")
        said, _ = bot.communicate(timeout=4 * PATIENCE)
    finally:
        bot.kill()
    assert said.startswith("Places: [")
    assert bot.returncode == 0
    over = ada.get(f"/api/tables/{table}")
    assert over["state"] == "finished"
    story = ada.get(f"/api/tables/{table}/replay", number=over["number"])["story"]
    assert any(entry["seat"] == 1 for entry in story)
