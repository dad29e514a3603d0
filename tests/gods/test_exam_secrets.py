"""What a seat receives does not tell what is hidden: two tables that differ only in what others cannot see.

Whatever is compared here (views, what is sent to screens, lists, prompts, refusals, events, who is asked)
must be the same on both tables for every seat that has no right to know the difference.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from hexenkessel.games.gods.actions import Concede
from hexenkessel.games.gods.combats.phase import CombatPhase
from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.gate import begin, decision, legal, may_read, play
from hexenkessel.kernel.position import Setup
from tests.gods.combats import ended
from tests.gods.table import (
    BLACK,
    BLUE,
    GRAMMAR,
    GREEN,
    RED,
    SPEAKERS,
    after,
    may_say,
    offers,
    refusal_of,
    say,
    settled,
    table,
)

# What strangers might try, to find out something.
PROBES = (
    "reveal", "done", "spy", "attack", "flee", "give-up", "take-offer 0", "split Red1 Ogre,Lion",
    "move Red1 D0.10 1 3", "move Black1 D0.10 1 3", "move Black1 D0.11 2 3", "teleport Black1 D0.15 darkland",
    "challenge Black1 Red1 3", "challenge Green1 Red1 3", "engage Black1 Red1", "offer 0 5 0",
    "hire Red1 Knight", "resurrect Red1 Golem Red1", "place Red1", "summon RedTower Angel",
)  # fmt: skip


def received(position: Any, seat: int) -> Any:
    """All that a seat gets of a position."""
    asked = decision(position, seat) if seat in position.due else None
    return (
        position.due,
        asked,
        GAME.view(position, seat),
        bytes(GAME.views(position).written(seat)),
        offers(position, seat),
        may_say(position, seat),
        [refusal_of(position, seat, probe) for probe in PROBES],
    )


def compare(first: Any, second: Any, strangers: Sequence[int | None], *said: tuple[str, str] | str) -> None:
    """Play both tables on, and compare after each word. A word may differ between the two: a pair."""
    tables = [settled(first), settled(second)]
    for word in (*said, None):
        for seat in strangers:
            if seat is None:
                assert GAME.view(tables[0], None) == GAME.view(tables[1], None)
            else:
                assert received(tables[0], seat) == received(tables[1], seat), (seat, word)
        if word is None:
            return
        words = (word, word) if isinstance(word, str) else word
        played = []
        for position, line in zip(tables, words, strict=True):
            colour, _, text = line.partition(": ")
            speaker = SPEAKERS[colour]
            result = say(position, speaker, text)
            readable = [may_read(position, speaker, GRAMMAR.read(text), seat) for seat in strangers]
            played.append((result, readable))
        tables = [result.position for result, _ in played]
        for number, seat in enumerate(strangers):
            told = [events_for(result.events, seat) for result, _ in played]
            assert told[0] == told[1], (seat, words)
            assert played[0][1][number] == played[1][1][number]
            # Who may read the words may read them only if they say the same.
            assert words[0] == words[1] or not played[0][1][number]
        assert played[0][0].closes_undo == played[1][0].closes_undo


def two(swap: Callable[[int], dict[str, str]], *steps: Any, **more: Any) -> tuple[Any, Any]:
    return table(swap(0), *steps, **more), table(swap(1), *steps, **more)


def reds(number: int) -> dict[str, str]:
    """Red's Titan and Element lie in different armies on the two tables."""
    first, second = "Titan Ogre Lion", "Golem Ogre Lion"
    if number:
        first, second = second, first
    return {
        "Red1": f"D0.10 {first}", "Red2": f"D1.10 {second}", "Black1": "D0.9 Lich Lich",
        "Black2": "Dungeon Phantom Lich", "Green1": "D0.8 Troll Troll",
    }  # fmt: skip


@pytest.mark.rule("G28.6a")
@pytest.mark.parametrize("mover", [RED, GREEN, BLUE, BLACK])
def test_in_the_movement_phase_of_anybody(mover: int) -> None:
    laid = two(reds, MovementPhase(mover), active=mover, hidden=(RED,), gems=(300, 300, 300, 300))
    compare(*laid, (GREEN, BLUE, BLACK, None))


@pytest.mark.rule("G28.6a", "G23.4b", "G23.3b")
def test_a_black_army_that_comes_upon_a_hidden_titan_is_asked_the_same() -> None:
    laid = two(reds, MovementPhase(BLACK), active=BLACK, hidden=(RED,))
    compare(*laid, (GREEN, BLUE, BLACK, None), "Black: move Black1 D0.10 1 3", "Red: done")


@pytest.mark.rule("G23.3c", "G23.3e")
def test_what_is_spied_is_the_darklords_alone() -> None:
    laid = two(reds, MovementPhase(BLACK), active=BLACK, hidden=(RED,))
    said = ("Black: move Black1 D0.10 1 3", "Red: done", "Black: spy")
    compare(*laid, (GREEN, BLUE, None), *said)
    # And the owner of what was spied learns nothing of the spy.
    blacks = []
    for figures in ("Lich Lich", "Demon Demon"):
        other = "Demon Demon" if figures == "Lich Lich" else "Lich Lich"
        armies = {**reds(0), "Black1": f"D0.9 {figures}", "Black3": f"D2.9 {other}"}
        blacks.append(table(armies, MovementPhase(BLACK), active=BLACK, hidden=(BLACK, RED)))
    compare(blacks[0], blacks[1], (RED, GREEN, BLUE, None), *said)


@pytest.mark.rule("G28.6a", "G4.5c")
def test_a_split_tells_the_number_and_nothing_else() -> None:
    armies = {"Red1": "D0.10 Titan Golem Ogre Ogre Lion", "Red2": "City Troll Troll"}
    laid = table(armies, MovementPhase(RED), hidden=(RED,))
    compare(
        laid,
        laid,
        (GREEN, BLUE, BLACK, None),
        ("Red: split Red1 Titan,Ogre", "Red: split Red1 Golem,Lion"),
        "Red: move Red3 D0.11 1 3",
        "Red: move Red1 D0.12 2 3",
        "Red: done",
    )


@pytest.mark.rule("G28.6a", "G8.2d", "G23.2a")
def test_who_is_asked_for_leave_does_not_learn_who_passes() -> None:
    def swap(number: int) -> dict[str, str]:
        first, second = ("Titan Ogre", "Golem Lion") if number else ("Golem Ogre", "Titan Lion")
        return {"Red1": f"D0.14 {first}", "Red2": f"D1.14 {second}", "Black1": "D0.15 Lich Lich"}

    laid = two(swap, MovementPhase(RED), hidden=(RED,))
    compare(*laid, (GREEN, BLUE, BLACK, None), "Red: move Red1 D0.16 2 3", "Black: deny")
    compare(*laid, (GREEN, BLUE, BLACK, None), "Red: move Red1 D0.16 2 3", "Black: grant")


@pytest.mark.rule("G28.6a", "G10.2b", "G23.5a")
@pytest.mark.parametrize("mover", [RED, GREEN, BLACK])
def test_challenges_in_the_dungeon(mover: int) -> None:
    def swap(number: int) -> dict[str, str]:
        first, second = ("Titan Ogre", "Golem Lion") if number else ("Golem Ogre", "Titan Lion")
        return {
            "Red1": f"Dungeon {first}", "Red2": f"D1.14 {second}", "Black1": "Dungeon Lich Lich",
            "Green1": "Dungeon Troll Troll",
        }  # fmt: skip

    laid = two(swap, CombatPhase(mover), active=mover, hidden=(RED,))
    compare(*laid, (GREEN, BLUE, BLACK, None))


@pytest.mark.rule("G28.6a", "G22.1a")
@pytest.mark.parametrize("field", ["D0.10", "D0.8", "City", "Dungeon", "E0.1"])
def test_whether_somebody_is_asked_to_recruit(field: str) -> None:
    def swap(number: int) -> dict[str, str]:
        first, second = ("Titan Ogre Siren", "Golem Lion Colossus")
        if number:
            first, second = second, first
        return {"Red1": f"{field} {first}", "Red2": f"D1.14 {second}"}

    but = {"Red1": {"moved": True, "distance": 4, "entry": 3}}
    laid = two(swap, RecruitmentPhase(RED), hidden=(RED,), but=but, gems=(500, 0, 0, 0))
    compare(*laid, (GREEN, BLUE, BLACK, None))


@pytest.mark.rule("G5.7c", "G5.7i", "G28.6a")
def test_the_first_armies_are_formed_in_secret() -> None:
    position = begin(GAME.opening(Setup("gods", "1.0.0", 4, {}, DiceParts("exam")))).position
    position = after(position, "Blue: choose-tower T2", "Green: choose-tower T1")
    if position.due == (RED,):
        position = after(position, "Red: choose-tower T0")
    element = position.state.elements[RED]
    compare(
        position,
        position,
        (GREEN, BLUE, None),
        ("Red: divide Titan,Ogre", f"Red: divide {element},Centaur"),
        ("Black: arrange Phantom,Angel,Jabberwok", "Black: arrange Jabberwok,Angel,Phantom"),
        "Green: divide Titan,Ogre",
        "Blue: divide Titan,Ogre",
    )


@pytest.mark.rule("G28.6a", "G21.2a", "G23.6c", "G24.4b")
def test_who_is_asked_after_a_combat() -> None:
    """Blue's armies that might take in a Lord hold this or that."""

    def swap(number: int) -> dict[str, str]:
        first, second = ("Titan Ogre Angel", "Golem Lion Troll")
        if number:
            first, second = second, first
        return {
            "Red1": "D0.7 Lion Lion Angel", "Green1": "D0.7 Hydra Hydra Hydra Hydra Hydra Asher",
            "Red2": f"D1.7 {first}", "Red3": f"D2.7 {second}",
        }  # fmt: skip

    but = {"Red1": {"moved": True, "entry": 3, "distance": 4}}
    laid = two(swap, CombatPhase(RED), but=but, hidden=(RED,), points=(190,), towers={"T0": "Red Ogre"})
    results = [ended(settled(position), "Angel Lion Lion") for position in laid]
    for seat in (GREEN, BLUE, BLACK):
        assert events_for(results[0].events, seat) == events_for(results[1].events, seat)
        assert received(results[0].position, seat) == received(results[1].position, seat)


@pytest.mark.rule("G28.6a", "G8.6h")
def test_an_inspection_is_the_darklords_alone() -> None:
    def swap(number: int) -> dict[str, str]:
        first, second = (
            ("Titan Ogre Lion", "Golem Ogre Lion") if number else ("Golem Ogre Lion", "Titan Ogre Lion")
        )
        return {"Red1": f"Dungeon {first}", "Red2": f"D1.14 {second}", "Black1": "D0.9 Lich Lich"}

    but = {"Red1": {"stayed": True}, "Red2": {"moved": True, "distance": 1}}
    laid = two(swap, MovementPhase(RED), hidden=(RED,), but=but)
    compare(*laid, (GREEN, BLUE, None), "Red: done")


@pytest.mark.rule("G28.6a", "G25.7a")
def test_an_army_that_joins_a_garrison_keeps_its_secret() -> None:
    def swap(number: int) -> dict[str, str]:
        first, second = ("Ogre Lion", "Titan Troll Cyclops")
        if number:
            first, second = "Troll Cyclops", "Titan Ogre Lion"
        return {"Red1": f"C0.1 {first}", "Red2": f"City {second}"}

    laid = two(swap, MovementPhase(RED), hidden=(RED,), towers={"T0": "Red Angel Centaur"})
    compare(*laid, (GREEN, BLUE, BLACK, None), "Red: move Red1 T0 1 3", "Red: done")


@pytest.mark.rule("G28.6a", "G23.5c", "G8.3c")
def test_nothing_is_revealed_by_sharing_a_field_under_the_pact() -> None:
    laid = two(reds, MovementPhase(BLACK), active=BLACK, hidden=(RED,), round=9)
    compare(
        *laid,
        (GREEN, BLUE, BLACK, None),
        "Black: move Black1 D0.10 1 3",
        "Red: done",
        "Black: done",
        "Black: done",
    )


@pytest.mark.rule("G7.1b", "G28.6a")
def test_secret_offers_while_others_move() -> None:
    laid = table(reds(0), MovementPhase(BLUE), active=BLUE, gems=(50, 50, 50, 50))
    compare(
        laid,
        laid,
        (BLUE, BLACK, None),
        ("Red: offer 1 20 0 Quake - secretly", "Red: offer 1 0 50 - Ogre,Ogre secretly"),
        ("Green: offer 0 10 0 - - secretly", "Green: offer 0 0 0 Inferno Shield secretly"),
        "Green: drop-offer 0",
    )


@pytest.mark.rule("G28.6a", "G10.3b", "G10.3d")
def test_what_the_two_have_seen_of_each_other_stays_between_them() -> None:
    """Red and Green have looked at each other, and Green has fled: Blue knows no more than before."""

    def swap(number: int) -> dict[str, str]:
        first, second = ("Titan Ogre Lion", "Golem Troll Lion")
        if number:
            first, second = "Troll Golem Lion", "Titan Ogre Lion"
        return {
            "Red1": f"D0.7 {first}", "Red2": f"D1.7 {second}", "Green1": "D0.7 Ogre Ogre",
        }  # fmt: skip

    but = {"Red1": {"moved": True, "entry": 3, "distance": 4}}
    laid = two(swap, CombatPhase(RED), but=but, hidden=(RED,), towers={"T0": "Red Ogre"})
    compare(*laid, (BLUE, BLACK, None), "Green: flee")


MIDDLE = {
    "Red1": "D0.10 Titan Ogre Lion", "Red2": "C0.9 Golem Ogre Siren Lion", "Green1": "D0.8 Titan Troll",
    "Green2": "D1.8 Asher Angel Lion Lion", "Blue1": "C1.9 Titan Cyclops",
    "Blue2": "D0.13 Zephyra Pixie Hydra",
    "Black1": "D0.9 Phantom Lich", "Black2": "B0.3 Demon Angel Lich", "Black3": "D1.15 Jabberwok Lich Lich",
}  # fmt: skip


@pytest.mark.rule("G28.6a")
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_a_seat_imagines_asks_and_offers_it_the_same(seed: int) -> None:
    """Whatever is drawn by lot for what a seat cannot see: nothing that it is told may depend on it."""
    rng = random.Random(seed)
    mover = seed % 4
    laid = table(MIDDLE, MovementPhase(mover), active=mover, hidden=range(4), gems=(300,) * 4, round=11)
    position = settled(laid)
    for _ in range(60):
        if position.outcome is not None:
            return
        for seat in range(4):
            imagined = GAME.sample(GAME.view(position, seat), rng)
            assert received(imagined, seat) == received(position, seat)
        seat = position.due[0]
        kinds: dict[type, list[Any]] = {}
        for action in legal(position, seat):
            kinds.setdefault(type(action), []).append(action)
        action = rng.choice(kinds[Concede if Concede in kinds else rng.choice(list(kinds))])
        position = play(position, seat, action).position
