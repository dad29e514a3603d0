"""Fighting a battle of Armageddon: with the mouse where a test is about it, else without looking."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

ROWS = (4, 5, 6, 7, 8, 7, 6, 5)  # of a great field
PLACES = [(row, 2 * column + 8 - width) for row, width in enumerate(ROWS) for column in range(width)]


def state_of(person: Person) -> Any:
    return person.get(f"/api/tables/{person.table}/state")


def asked(person: Person) -> Any:
    """The state as soon as we are asked, or the battle is over."""
    seen: list[Any] = []

    def is_so() -> bool:
        seen[:] = [state_of(person)]
        return bool(seen[0]["outcome"] or seen[0]["decision"])

    person.wait_until(is_so, "We are never asked.")
    return seen[0]


def step_of(state: Any) -> str:
    return str(state["view"]["steps"][-1]["step"])


def figures_of(state: Any, seat: int) -> list[Any]:
    return [one for one in state["view"]["field"]["figures"].values() if one["owner"] == seat]


def name_of(field: int) -> str:
    return f"{1 + field // 48}/{1 + field % 48}"


def apart(one: int, other: int) -> float:
    """Steps between two fields of the same great field."""
    (row, column), (row_there, column_there) = PLACES[one], PLACES[other]
    rows, columns = abs(row - row_there), abs(column - column_there)
    return rows + max(0.0, (columns - rows) / 2)


def offers_in(person: Person, state: Any) -> list[Any]:
    """All that may be done, also where only the beginnings are sent."""
    offers = list(state["decision"]["actions"])
    for pick in state["decision"].get("first_picks") or ():
        path = f"/api/tables/{person.table}/continue"
        offers += person.post(path, number=state["number"], pick=pick)["actions"]
    return offers


def worth(offer: Any) -> float:
    chances = offer["preview"]["chances"]
    return float(chances.get("kills", chances.get("hits", 0)) - chances.get("dies", 0))


def best_blow(person: Person, state: Any) -> Any:
    """The blow with the best odds; None if none is worth it."""
    blows = [one for one in offers_in(person, state) if one["verb"] in ("attack", "shoot") and worth(one) > 0]
    return max(blows, key=worth, default=None)


# With the mouse


def piece(person: Person, figure: int | str) -> Locator:
    return person.page.locator(f".piece[data-figure='{figure}']")


def go(person: Person, figure: int, field: str) -> None:
    """Pick it, then the field: near its upper corner, because somebody may stand in the middle."""
    before = state_of(person)["number"]
    person.wait_until_told(before)
    piece(person, figure).click()
    goal = person.page.locator(f"path.possible[data-field='{field}']")
    expect(goal).to_be_visible()
    box = goal.bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.1)
    person.wait_for_number(person.table, before + 1)


def strike(person: Person, state: Any, offer: Any) -> list[str]:
    """Click who strikes, whom, and with whose support; says which odds were shown before."""
    person.wait_until_told(state["number"])
    _, figure, target, *support = offer["text"].split()
    piece(person, figure).click()
    shown = piece(person, target)
    expect(shown).to_contain_text("%")
    odds = shown.all_text_contents()
    shown.click()
    choices = person.page.locator(".over").get_by_role("button")
    if support:
        expect(choices.first).to_contain_text("alone")
        odds += choices.all_text_contents()
        choices.nth(1).click()  # the best support
    elif choices.count():
        choices.first.click()
    person.wait_for_number(person.table, state["number"] + 1)
    return odds


# Without looking


def act(person: Person, state: Any, action: str) -> None:
    person.post(f"/api/tables/{person.table}/act", number=state["number"], action=action)


def fight_on(person: Person) -> Any:
    """Come near with everybody and strike where it pays, to the end; the last state."""
    halted: set[tuple[int, int]] = set()  # who has moved in which round
    while not (state := asked(person))["outcome"]:
        if step_of(state) == "combat":
            blow = best_blow(person, state)
            act(person, state, blow["text"] if blow else "end")
        else:
            act(person, state, advance(person, state, halted))
    return state


def advance(person: Person, state: Any, halted: set[tuple[int, int]]) -> str:
    """The next move of whoever has not yet moved in this round, or the end of moving."""
    enemies = [one["field"] for one in figures_of(state, 1)]
    goes = [offer["text"].split() for offer in offers_in(person, state) if offer["verb"] == "go"]
    for one in figures_of(state, 0):
        turn = (state["view"]["field"]["round"], one["id"])
        if turn in halted:
            continue
        halted.add(turn)

        def far(field: int) -> float:
            return min(apart(field, enemy) for enemy in enemies)

        fields = [int(words[2].split("/")[1]) - 1 for words in goes if words[1] == str(one["id"])]
        nearest = min((field for field in fields if far(field) >= 1), key=far, default=one["field"])
        if far(nearest) < far(one["field"]):
            return f"go {one['id']} {name_of(nearest)}"
    is_near = any(pick["id"] == "fight" for pick in state["decision"].get("first_picks") or ()) or any(
        offer["verb"] == "fight" for offer in state["decision"]["actions"]
    )
    return "fight" if is_near else "end"
