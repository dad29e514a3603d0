"""Short ways of writing questions: a unit is one line of text, such as "A Lion C4 3" (three hits taken)."""

from typing import Any

Question = dict[str, Any]
Answer = dict[str, Any]
Example = tuple[Question, Answer, tuple[str, ...]]


def unit(text: str) -> list[str | int]:
    side, name, label, *hits = text.split()
    return [side, name, label, int(hits[0]) if hits else 0]


def battle_question(ask: str, map_name: str, units: tuple[str, ...], **rest: Any) -> Question:
    place = {"map": map_name, "entry": rest.pop("entry", 3), "round": rest.pop("round", 2)}
    return {"ask": ask, **place, "units": [unit(text) for text in units], **rest}


def strike(map_name: str, *units: str, **rest: Any) -> Question:
    """The first unit strikes the second."""
    return battle_question("strike", map_name, units, by=0, at=1, **rest)


def rangestrike(map_name: str, *units: str, **rest: Any) -> Question:
    """The first unit rangestrikes at the second."""
    return battle_question("rangestrike", map_name, units, by=0, at=1, **rest)


def carry(map_name: str, *units: str, **rest: Any) -> Question:
    """The first unit strikes the second, with an eye on the others."""
    return battle_question("carry", map_name, units, by=0, at=1, **rest)


def reach(map_name: str, *units: str, **rest: Any) -> Question:
    """The first unit moves."""
    return battle_question("reach", map_name, units, mover=0, **rest)


def moves(land: int, roll: int, **others: list[int]) -> Question:
    around = {kind: others.get(kind, []) for kind in ("own", "enemy", "engaged")}
    return {"ask": "moves", "land": land, "roll": roll, **around}


def recruits(terrain: str, *legion: str) -> Question:
    return {"ask": "recruits", "terrain": terrain, "legion": list(legion)}


def terms(dice: int, number: int) -> Answer:
    return {"dice": dice, "number": number}


def allowed(dice: int, number: int) -> Answer:
    return {"allowed": True, "dice": dice, "number": number}


def forbidden(rule: str) -> Answer:
    return {"allowed": False, "rule": rule}


def options(*each: list[Any]) -> Answer:
    return {"options": list(each)}


def free_to(hexes: str) -> Answer:
    return {"engaged": False, "reach": hexes.split()}


ENGAGED: Answer = {"engaged": True, "reach": []}
