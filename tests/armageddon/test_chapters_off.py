"""A chapter that is off leaves no trace in play: nothing is asked, offered, told, shown or refused by it."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest

from hexenkessel.games.armageddon.actions import Attack, Go, Swap
from hexenkessel.games.armageddon.game import GAME
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import _apply, check, decision, legal
from tests.amount import usually
from tests.armageddon.everything import everything

KEEPING: Final = {
    "mount",
    "dismount",
    "lead",
    "release",
    "give",
    "led",
    "mounted",
    "given",
    "on",
    "led_by",
    "slayers",
}
TRAMPLING: Final = {"trample", "defend", "strike", "sacrifice", "trampling", "scramble", "sacrificed"}

# For each chapter the words by which one would know it: of actions, prompts, messages, things, of what is
# noted with a figure or the field, of steps and of items. What several chapters share stands with each.
WORDS: Final[dict[int, set[str]]] = {
    4: {"bow", "shoot", "shot", "distance"},
    5: {"assign", "life", "life-rolls", "prompt-life-rolls", "protected", "unprotected", "higher", "upwards"},
    6: {"form", "dissolve", "fill", "face", "charge", "formed", "dissolved", "filled", "faced", "phalanx"},
    7: {"light-horse", "heavy-horse", "unhorsed", "from-horseback", "edges", "woods", "limit"} | KEEPING,
    8: {
        "light-chariot-horse",
        "heavy-chariot-horse",
        "wagon",
        "harness",
        "unharness",
        "back",
        "pull",
        "seize",
    }
    | {"pole", "speed", "hitched", "crew", "rolled-over", "rolling-over", "shied", "limit"}
    | KEEPING
    | TRAMPLING,
    9: {"elephant", "mammoth", "panic", "panics", "crushed", "on-elephant", "edges", "woods", "limit"}
    | KEEPING
    | TRAMPLING,
    10: {"open", "close", "fill-moat", "shoot-through", "besiege", "gate", "moat", "siege", "hunger"},
    13: {"ladder", "siege-tower", "set-up", "lay-down", "pull-up", "let-down", "climb", "throw-over"}
    | {"upright", "climbed", "raised", "falling", "fall", "thrown-over", "ladder-fell"},
    17: {"magician", "mortal-magician", "cast", "call-wind", "challenge", "magic-roll", "weaken", "spell"},
    11: {"pour", "poured", "rims", "inside-tower", "pitch"},
}
SETS: Final = usually(
    ["23", "235", "2345", "23456", "23457", "234578", "23459"],
    everything=[
        "23",
        "234",
        "235",
        "2345",
        "23456",
        "23457",
        "234567",
        "234578",
        "23459",
        "234569",
        "234579",
    ],
)


def forbidden(chapters: tuple[int, ...]) -> set[str]:
    known = {word for chapter in chapters for word in WORDS.get(chapter, ())}
    return {word for chapter in WORDS if chapter not in chapters for word in WORDS[chapter]} - known


def words_in(said: Any) -> set[str]:
    """All words in something said: keys, texts, and the first words of texts ("higher 1")."""
    match said:
        case str():
            return {said, said.split(" ")[0]}
        case dict():
            return {word for key, value in said.items() for part in (key, value) for word in words_in(part)}
        case list() | tuple():
            return {word for part in said for word in words_in(part)}
    return set()


def words_of_view(position: ArmageddonPosition, seat: int) -> set[str]:
    view = msgspec.to_builtins(GAME.view(position, seat))
    field = view["field"]
    # The land and the scenario's own words are the same in every battle.
    shown = {key: field[key] for key in ("figures", "phalanxes", "set_out", "streaks") if field.get(key)}
    return words_in(shown) | words_in(view["steps"])


@pytest.mark.rule("A1.1b", "A1.1c")
@pytest.mark.parametrize("chosen", SETS)
def test_nothing_is_left_of_chapters_that_are_off(chosen: str) -> None:
    rng = random.Random(chosen)
    options = {"scenario": everything(2), "chapters": chosen}
    begun = GAME.begin(GAME.setup(2, DiceParts(f"off {chosen}"), options))
    position: ArmageddonPosition = begun.position
    chapters = tuple(map(int, chosen))
    assert position.state.chapters == tuple(chosen)
    never = forbidden(chapters)
    told = words_in([[event.key, dict(event.args)] for event in begun.events])
    assert not position.state.phalanxes or 6 in chapters
    for _ in range(300):
        if position.outcome is not None:
            break
        seat = position.due[0]
        listed = legal(position, seat)
        asked = decision(position, seat, is_brief=True)
        assert asked is not None
        told |= {action.verb for action in listed} | {asked.prompt.key} | words_of_view(position, seat)
        refuse(position, seat, rng, chapters)
        rare = [action for action in listed if action.verb not in ("end", "fight")] or listed
        played = _apply(position, seat, rng.choice(rare if rng.random() < 0.9 else listed))
        position = played.position
        told |= words_in([[event.key, dict(event.args)] for event in played.events])
        assert not told & never
    assert position.state.round > 1


def refuse(position: ArmageddonPosition, seat: int, rng: random.Random, chapters: tuple[int, ...]) -> None:
    """Whatever is refused is refused by a rule of the chapters in use."""
    figures = [*position.state.figures]
    one, other = rng.choice(figures), rng.choice(figures)
    tried = (Go(one, f"1/{rng.randint(1, 48)}"), Attack(one, other), Swap((one,), (other,)))
    found = (check(position, seat, action) for action in tried)
    for refusal in found:
        if refusal is not None and refusal.rule.startswith("A"):
            assert int(refusal.rule[1:].split(".")[0]) in (1, *chapters), refusal.rule


def test_there_are_traces_where_a_chapter_is_on() -> None:
    """The words are the right ones: with chapters 2 to 9 most of theirs are met; for 10 there is a castle."""
    rng = random.Random(1)
    position: ArmageddonPosition = GAME.begin(
        GAME.setup(2, DiceParts("on"), {"scenario": everything(2)})
    ).position
    met: set[str] = set()
    while position.outcome is None:
        seat = position.due[0]
        listed = legal(position, seat)
        met |= {action.verb for action in listed} | words_of_view(position, seat)
        played = _apply(position, seat, rng.choice(listed))
        position = played.position
        met |= words_in([[event.key, dict(event.args)] for event in played.events])
    assert all(len(words & met) >= 2 for chapter, words in WORDS.items() if chapter < 10), met
