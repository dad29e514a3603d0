"""Benchmark of the browser client: `python -m benchmarks.screen [--address URL] [--rounds N] [--game NAME]`.

For each game, in a headless Chromium whose processor is slowed down four times: how long until its first
board is on the screen, with nothing in the cache; how long every later time; and how many frames a second
there are while the board is dragged, at full speed and slowed down. On a busy machine the clock says little:
so the work of the page's own thread until then, from the start of its process, is printed as well: four times
the processor time that it takes at full speed. Other yardsticks of the same run: a loop of plain arithmetic
in the same slowed browser, and the frames of a board at rest. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

from tools.browser import FLAGS, browser

SLOWDOWN: Final = 4
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844), "27-inch": (2560, 1440)}
DEMANDED_MS: Final = 1500
DEMANDED_FRAMES: Final = 60
DRAGS: Final = 90  # steps of a drag, one each frame

# Where a game, as it is usually played, does not begin with a whole board or with a large one.
OPTIONS: Final[dict[str, dict[str, str]]] = {
    "battlemist": {"board": "drawn", "races": "drawn"},
    "armageddon": {"scenario": "s03"},
}
# So many decisions come before there are pieces, where that is not one.
BEGINNING: Final[dict[str, int]] = {"gods": 2}
PATIENCE_S: Final = 60
BOARD: Final = "[role=region]:has(.sheet-of-paper)"

# When the board has been painted: two frames after it is in the page.
FIRST_BOARD: Final = """
window.firstBoard = new Promise((seen, missed) => {
  setTimeout(() => missed(new Error('There is no board.')), 60000);
  const look = () => document.querySelector('.sheet-of-paper svg > *')
    ? requestAnimationFrame(() => requestAnimationFrame(() => {
        performance.mark('first-board');
        seen(performance.now());
      }))
    : requestAnimationFrame(look);
  look();
});
"""

ARITHMETIC: Final = """() => {
  const start = performance.now();
  let sum = 0;
  for (let i = 1; i < 20000000; i++) sum = (sum + i * i) % 1000003;
  return performance.now() - start + (sum < 0 ? 1 : 0);
}"""

FRAMES: Final = """([drags, selector]) => new Promise((done) => {
  const board = document.querySelector(selector);
  const box = board.getBoundingClientRect();
  const at = (step) => ({ clientX: box.x + box.width / 2 + 60 * Math.sin(step / 9),
    clientY: box.y + box.height / 2 + 50 * Math.sin(step / 7),
    pointerId: 1, bubbles: true, button: 0, buttons: 1 });
  board.setPointerCapture = () => {}; // these fingers are not real
  const times = [];
  let step = 0;
  if (drags) board.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  const frame = (now) => {
    times.push(now);
    if (step++ >= 90) {
      if (drags) board.dispatchEvent(new PointerEvent('pointerup', at(step)));
      const gaps = times.slice(1).map((time, place) => time - times[place]);
      const late = gaps.filter((gap) => gap > 25).length;
      done({ frames: 1000 * gaps.length / (times.at(-1) - times[0]), late });
      return;
    }
    if (drags) board.dispatchEvent(new PointerEvent('pointermove', at(step)));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})"""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of our own, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "hexenkessel.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{Path(folder) / 'tables.sqlite'}"]
        environment = {**os.environ, "HEXENKESSEL_LOG": "warning", "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split()[3].rstrip("/")
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(30)


def open_table(context: BrowserContext, address: str, game: str) -> str:
    """A game against as few bots as can be, past what we decide first from a list: pieces are on board."""
    headers = {"Origin": address}
    context.request.post("/api/guest", data={"name": "Ada"}, headers=headers)
    forms = context.request.get("/api/games").json()
    least, most = next(form["seats"] for form in forms if form["name"] == game)
    others = min(max(2, least), most) - 1
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * others]
    options = OPTIONS.get(game, {})
    order = {"game": game, "options": options, "seats": seats, "private": False, "start": True}
    table: str = context.request.post("/api/tables", data=order, headers=headers).json()["id"]
    for _ in range(BEGINNING.get(game, 1)):
        state = asked(context, table)
        if listed := state["decision"]["actions"]:
            action = {"number": state["number"], "action": listed[0]["text"]}
            context.request.post(f"/api/tables/{table}/act", data=action, headers=headers)
    return table


def asked(context: BrowserContext, table: str) -> Any:
    """The state as soon as we have something to decide."""
    end = monotonic() + PATIENCE_S
    while monotonic() < end:
        state = context.request.get(f"/api/tables/{table}/state").json()
        if state["decision"]:
            return state
        sleep(0.05)
    raise TimeoutError("We are never asked.")


def slowed(context: BrowserContext) -> Page:
    page = context.new_page()
    slow_down(page, SLOWDOWN)
    return page


def slow_down(page: Page, times: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def busy(chromium: Browser, page: Page, table: str) -> float:
    """Milliseconds that the main thread works until the board is there, on a slow processor."""
    chromium.start_tracing(page=page, categories=["blink.user_timing"])
    first_board(page, table)
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    microseconds = next(event["tts"] for event in events if event["name"] == "first-board")
    return SLOWDOWN * float(microseconds) / 1000


def first_board(page: Page, table: str) -> float:
    page.goto(f"/table/{table}", wait_until="commit")
    return float(page.evaluate("window.firstBoard"))


@contextmanager
def visiting(
    chromium: Browser, address: str, game: str, size: tuple[int, int]
) -> Iterator[tuple[BrowserContext, str]]:
    """A browser with nothing in its cache, and a table at which its owner sits."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    context = chromium.new_context(base_url=address, viewport=viewport, locale="en-GB")
    try:
        table = open_table(context, address, game)
        context.add_init_script(FIRST_BOARD)
        yield context, table
    finally:
        context.close()


def measure(chromium: Browser, address: str, game: str, size: tuple[int, int]) -> dict[str, float]:
    with visiting(chromium, address, game, size) as (context, table):
        figures = {"busy": busy(chromium, context.new_page(), table)}
    with visiting(chromium, address, game, size) as (context, table):
        page = slowed(context)
        figures |= {"arithmetic": float(page.evaluate(ARITHMETIC)), "first": first_board(page, table)}
        page.close()
        page = slowed(context)
        figures["again"] = first_board(page, table)
        page.wait_for_timeout(1500)  # pictures and letters come after the board
        page.locator(BOARD).focus()
        for _ in range(3):  # a board that is wholly in sight does not move
            page.keyboard.press("+")
        page.wait_for_timeout(800)
        figures |= frames(page, "slowed ")
        slow_down(page, 1)
        page.wait_for_timeout(800)
        return figures | frames(page)


def frames(page: Page, what: str = "") -> dict[str, float]:
    """Frames a second of a board at rest and of one that is dragged, and how many of these came late."""
    rest, drag = page.evaluate(FRAMES, [False, BOARD]), page.evaluate(FRAMES, [True, BOARD])
    return {f"{what}rest": rest["frames"], f"{what}drag": drag["frames"], f"{what}late": drag["late"]}


def report(what: str, rounds: list[dict[str, float]]) -> None:
    middle = {name: median(figures[name] for figures in rounds) for name in rounds[0]}
    allowed, drawn = middle["first"] / DEMANDED_MS, middle["first"] / middle["arithmetic"]
    print(
        f"{what:19} first board {middle['first']:5.0f} ms ({allowed:.2f} of what is allowed, {drawn:.2f} × "
        f"the arithmetic; {middle['busy']:.0f} ms of work), again {middle['again']:5.0f} ms; "
        f"dragging {dragging(middle)}, slowed down {dragging(middle, 'slowed ')}",
        flush=True,
    )


def dragging(figures: dict[str, float], what: str = "") -> str:
    rest, drag, late = (figures[what + name] for name in ("rest", "drag", "late"))
    return f"{drag:3.0f} frames/s ({drag / rest:.2f} of a board at rest, {late:.0f} of {DRAGS} late)"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.screen", description="How light the client is."
    )
    parser.add_argument("--address", help="a server that is running; otherwise one is started")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", help="only this one; otherwise all")
    options = parser.parse_args(words)
    print(
        f"Demanded: {DEMANDED_FRAMES} frames/s; a board in {DEMANDED_MS} ms, processor {SLOWDOWN} × slower."
    )
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=list(FLAGS))
        if options.address:
            measure_all(chromium, options.address, options.rounds, options.game)
        else:
            with serving() as address:
                measure_all(chromium, address, options.rounds, options.game)
        chromium.close()


def measure_all(chromium: Browser, address: str, rounds: int, only: str | None) -> None:
    for game in [only] if only else games_at(chromium, address):
        for name, size in SIZES.items():
            report(f"{game}, {name}", [measure(chromium, address, game, size) for _ in range(rounds)])


def games_at(chromium: Browser, address: str) -> list[str]:
    context = chromium.new_context(base_url=address)
    names = [game["name"] for game in context.request.get("/api/games").json()]
    context.close()
    return names


if __name__ == "__main__":
    main(sys.argv[1:])
