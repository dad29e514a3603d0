"""Prices, scores, Lords, advantages, the God's life (G16.5, G19, G20, G21, G22.4, G26.5)."""

from typing import Any

from .figures import FIGURES, value_of_army

HUMANS = {
    "Novice": 0,
    "Knight": 50,
    "Amazon": 50,
    "Pixie": 75,
    "Aquarian": 75,
    "Priestess": 100,
    "Warlord": 100,
    "Priest": 150,
}
DEMILORDS = tuple(name for name, figure in FIGURES.items() if figure.kind == "demilord")
ADVANTAGES = (
    "Native",
    "Mustering",
    "Movement",
    "Hold",
    "Freeway",
    "Tower-Teleport",
    "Battle-Teleport",
    "Free-Teleport",
)


def price(purpose: str, figure: str | None) -> int | None:
    # G9.5a
    if purpose == "darkland-teleport":
        return 250
    assert figure is not None
    # G22.4c
    if purpose == "hire":
        return HUMANS[figure]
    # G16.5ax, G16.5ay: the Immortal joins for nothing and is never conjured.
    if figure == "Immortal":
        return 0 if purpose == "revive" else None
    # G19.1b, G22.4d, G16.5bc
    base = {"revive": 50, "conjure": 200}[purpose]
    return base * 2 if figure == "Locker" else base


def score(how: str, army: list[str], battle_points: int = 0) -> dict[str, Any]:
    value, number = value_of_army(army, battle_points), len(army)
    winner, gems, loser = {
        "flight": (value // 2, 5 * number, 5 * number),  # G20.4a to G20.4c
        "negotiation": (value, 10 * number, 5 * number),  # G20.4d to G20.4f
        "battle": (value, 10 * number, 0),  # G20.4h, G20.4i
        "draw": (0, 0, 0),  # G20.4g
        "time": (0, 0, 0),  # G20.4g
    }[how]
    return {"winner": {"battle_points": winner, "gems": gems}, "loser": {"gems": loser}}


def lords(before: int, after: int) -> list[list[str]]:
    found = []
    for threshold in range(200, after + 1, 200):
        if threshold <= before:
            continue
        # G21.3a to G21.3c
        choice = ["Angel"]
        if threshold % 600 == 0:
            choice.append("Archangel")
        if threshold % 1800 == 0:
            choice.append("Necromancer")
        found.append(choice)
    return found


def advantages(victory_points: int, revealed: bool) -> list[str]:
    # G26.2a, G26.5: one for every ten points, up to eighty.
    return list(ADVANTAGES[: victory_points // 10]) if revealed else []


def god_life(titans: list[int]) -> int:
    # G16.5ce
    return 100 - sum(titans)
