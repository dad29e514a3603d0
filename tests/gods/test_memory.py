"""What somebody has secretly seen he goes on seeing, and nobody else does (G8.6h, G10.3, G23.3, G28.6)."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from hexenkessel.games.gods.armies import stacks
from hexenkessel.games.gods.flaws import flaws_of
from hexenkessel.games.gods.game import GAME
from hexenkessel.games.gods.lineup import ArmyView
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.titans.downfall import fall
from hexenkessel.games.gods.titans.masters import reveal_master
from hexenkessel.kernel.change import Change
from hexenkessel.kernel.gate import decision
from tests.gods.combats import clash
from tests.gods.marching import marching
from tests.gods.table import BLACK, BLUE, GREEN, RED, after, contents, offers, settled, table

OTHERS = (GREEN, BLUE, None)
EVERYBODY = (RED, GREEN, BLUE, BLACK, None)
RED_ARMIES = {"Red1": "D0.10 Golem Ogre Ogre Lion", "Red2": "D1.10 Titan Lion Troll Troll"}


def spied(**more: Any) -> Any:
    """The Darklord has spied on Red1; everybody knows the sizes of Red's armies and who is in them all."""
    armies = {**RED_ARMIES, "Black1": "D0.9 Plaque Plaque", **more.pop("armies", {})}
    position = marching(armies, BLACK, hidden=(RED,), **more)
    return after(position, "Black: move Black1 D0.10 1 3", "Red: done", "Black: spy")


def changed(position: Any, *events: Any) -> Any:
    """The position after things have happened to armies for all to see."""
    change = Change(position)
    for event in events:
        event(change)
    # The steps that do such things take the markers out of the pool.
    for seat, player in enumerate(change.state.players):
        free = tuple(marker for marker in player.markers if marker not in change.state.armies)
        change.state = change.state.with_player(seat, markers=free)
    return msgspec.structs.replace(position, state=change.state)


def recruit(change: Any, marker: str, figure: str) -> None:
    change.state = change.state.with_pool(RED, taken=(figure,))
    stacks.join(change, marker, figure)


def look(position: Any, observer: int | None, marker: str) -> ArmyView:
    return GAME.view(position, observer).armies[marker]


def visible(position: Any, observer: int | None, marker: str) -> str:
    return " ".join(look(position, observer, marker).visible)


def without_sights(position: Any) -> Any:
    """The same table, if nobody had ever looked in secret."""
    return msgspec.structs.replace(position, state=position.state.but(sights=()))


def sent(position: Any, observer: int | None) -> bytes:
    """What the screen of an observer is sent, and what the kernel may store of his view."""
    return bytes(GAME.views(position).written(observer)) + msgspec.json.encode(GAME.view(position, observer))


def demand_that_only_black_remembers(position: Any) -> None:
    assert not flaws_of(position)
    for observer in (RED, *OTHERS):
        assert sent(position, observer) == sent(without_sights(position), observer)
    for observer in EVERYBODY:
        view = GAME.view(position, observer)
        assert {sight.observer for sight in view.sights} <= {observer}
        written = msgspec.json.decode(GAME.views(position).written(observer))
        assert written == msgspec.json.decode(msgspec.json.encode(view))
        for seed in range(3):
            sample = GAME.sample(view, random.Random(seed))
            assert GAME.view(sample, observer) == view
            assert not flaws_of(sample)


# What is seen


@pytest.mark.rule("G23.3c", "G23.3e", "G28.6a")
def test_whom_the_darklord_has_spied_out_he_goes_on_seeing() -> None:
    position = spied()
    seen = look(position, BLACK, "Red1")
    assert seen.known == () and seen.seen == seen.figures == ("Golem", "Lion", "Ogre", "Ogre")
    assert seen.is_open and seen.worth > 0
    # So he knows who is in the other one.
    assert visible(position, BLACK, "Red2") == "Lion Titan Troll Troll"
    for observer in OTHERS:
        hidden = look(position, observer, "Red1")
        assert (hidden.known, hidden.seen, hidden.figures, hidden.worth) == ((), (), None, 0)
    assert look(position, RED, "Black1").seen == ()
    demand_that_only_black_remembers(position)


@pytest.mark.rule("G23.3c")
def test_who_could_be_elsewhere_stays_open() -> None:
    armies = {"Red3": "D2.10 Centaur Troll Ogre"}
    position = spied(armies=armies)
    assert visible(position, BLACK, "Red1") == "Golem Lion Ogre Ogre"
    assert visible(position, BLACK, "Red2") == ""
    assert look(position, BLACK, "Red2").figures is None
    view = GAME.view(position, BLACK)
    samples = [GAME.sample(view, random.Random(seed)).state.armies for seed in range(12)]
    assert {armies["Red1"].figures for armies in samples} == {("Golem", "Lion", "Ogre", "Ogre")}
    assert len({armies["Red2"].figures for armies in samples}) > 1
    demand_that_only_black_remembers(position)


@pytest.mark.rule("G8.6h")
def test_whom_he_has_inspected_in_the_centre_he_goes_on_seeing() -> None:
    armies = {"Green1": "City Titan Ogre", "Green2": "D0.4 Lion Lion"}
    position = settled(
        table(
            armies, RecruitmentPhase(GREEN), active=GREEN, hidden=(GREEN,), but={"Green1": {"stayed": True}}
        )
    )
    assert visible(position, BLACK, "Green1") == ""
    position = after(position, "Green: done")
    assert look(position, BLACK, "Green1").seen == ("Ogre", "Titan")
    assert visible(position, BLUE, "Green1") == visible(position, RED, "Green1") == ""
    assert GAME.view(position, BLUE).sights == GAME.view(position, GREEN).sights == ()


@pytest.mark.rule("G10.3b", "G10.3d")
def test_after_a_combat_without_a_battle_the_two_know_who_is_left() -> None:
    extra = {"Red2": "D1.4 Titan Lion", "Green2": "D2.4 Titan Troll"}
    position = clash("Troll Ogre", "Lion Ogre", extra, hidden=(RED, GREEN))
    assert visible(position, GREEN, "Red1") == "Ogre Troll"
    assert visible(position, RED, "Green1") == "Lion Ogre"
    assert visible(position, BLUE, "Red1") == visible(position, BLACK, "Green1") == ""
    agreed = after(position, "Green: propose attacker Troll", "Red: accept")
    assert look(agreed, GREEN, "Red1").seen == ("Troll",)
    assert visible(agreed, GREEN, "Red2") == "Lion Titan"
    assert visible(agreed, BLUE, "Red1") == visible(agreed, BLACK, "Red1") == ""
    # Green1 has been shown and is gone, and what is left of Green everybody knows.
    assert [(sight.observer, sight.of) for sight in agreed.state.sights] == [(GREEN, RED)]


@pytest.mark.rule("G10.3e")
def test_after_a_battle_everybody_knows_them() -> None:
    extra = {"Red2": "D1.4 Titan Lion", "Green2": "D2.4 Titan Ogre"}
    position = clash("Troll Troll Troll", "Lion Lion Ogre", extra, hidden=(RED, GREEN))
    assert len(position.state.sights) == 2
    fought = after(position, "Green: fight")
    assert fought.state.sights == ()
    for observer in (*OTHERS, BLACK):
        assert look(fought, observer, "Red1").figures == ("Troll", "Troll", "Troll")


# What still follows


@pytest.mark.rule("G23.3c", "G28.6a")
def test_what_happens_for_all_to_see_he_sees_happen_to_what_he_knows() -> None:
    position = changed(
        spied(),
        lambda change: recruit(change, "Red1", "Troll"),
        lambda change: stacks.leave(change, "Red1", ("Ogre",)),
        lambda change: stacks.rename(change, "Red1", "Red7"),
    )
    assert visible(position, BLACK, "Red7") == "Golem Lion Ogre Troll" == contents(position, "Red7")
    assert visible(position, BLUE, "Red7") == "Troll"
    assert look(position, BLACK, "Red7").known == ("Troll",)
    assert look(position, BLACK, "Red7").seen == ("Golem", "Lion", "Ogre")
    demand_that_only_black_remembers(position)


@pytest.mark.rule("G23.3c", "G28.6a")
def test_of_the_parts_of_a_split_he_knows_what_follows() -> None:
    position = changed(spied(), lambda change: stacks.split(change, "Red1", "Red5", ("Golem", "Lion")))
    # Which two have gone he cannot know, but nobody else is among them.
    assert visible(position, BLACK, "Red1") == visible(position, BLACK, "Red5") == ""
    samples = [GAME.sample(GAME.view(position, BLACK), random.Random(seed)).state for seed in range(20)]
    together = {tuple(sorted((*w.armies["Red1"].figures, *w.armies["Red5"].figures))) for w in samples}
    assert together == {("Golem", "Lion", "Ogre", "Ogre")}
    assert len({world.armies["Red5"].figures for world in samples}) > 1
    demand_that_only_black_remembers(position)
    # One is shown to everybody: to him it says more.
    shown = changed(position, lambda change: stacks.show(change, "Red5", ("Golem",)))
    shown = changed(shown, lambda change: stacks.show(change, "Red1", ("Ogre",)))
    shown = changed(shown, lambda change: stacks.show(change, "Red5", ("Lion",)))
    assert look(shown, BLACK, "Red1").figures == ("Ogre", "Ogre")
    assert look(shown, BLACK, "Red1").seen == ("Ogre",)
    assert visible(shown, BLUE, "Red1") == "Ogre"
    demand_that_only_black_remembers(shown)


@pytest.mark.rule("G23.3c")
def test_part_of_a_split_army_is_certain() -> None:
    position = spied(armies={"Red1": "D0.10 Ogre Ogre Ogre Golem", "Red3": "D2.10 Centaur Troll Ogre"})
    position = changed(position, lambda change: stacks.split(change, "Red1", "Red5", ("Golem", "Ogre")))
    for marker in ("Red1", "Red5"):
        seen = look(position, BLACK, marker)
        assert (seen.known, seen.seen, seen.figures) == ((), ("Ogre",), None)
        assert seen.visible == ("Ogre",) and not seen.is_open
    # Together again they are who they were.
    position = changed(position, lambda change: stacks.merge(change, "Red5", "Red1"))
    assert visible(position, BLACK, "Red5") == "Golem Ogre Ogre Ogre"
    demand_that_only_black_remembers(position)


@pytest.mark.rule("G23.3c", "G24.3a")
def test_a_titan_who_is_revealed_tells_him_more_than_others() -> None:
    position = spied(armies={"Red1": "D0.10 Ogre Ogre Golem Titan", "Red2": "D1.10 Lion Lion Troll"})
    position = changed(position, lambda change: stacks.split(change, "Red1", "Red5", ("Golem", "Ogre")))
    position = changed(position, lambda change: reveal_master(change, RED))
    assert look(position, BLACK, "Red1").known == ("Titan",)
    ruled_out = changed(position, lambda change: stacks.rule_out(change, "Red1", ("Golem",)))
    assert visible(ruled_out, BLACK, "Red1") == "Ogre Titan"
    assert visible(ruled_out, BLACK, "Red5") == "Golem Ogre"
    assert visible(ruled_out, BLUE, "Red1") == "Titan"
    demand_that_only_black_remembers(ruled_out)


@pytest.mark.rule("G23.3c")
def test_strangers_in_a_garrison_are_remembered() -> None:
    position = spied(armies={"Red3": "D2.10 Centaur Troll Ogre"})
    garrison = position.state.towers["T0"].marker
    position = changed(position, lambda change: stacks.merge(change, garrison, "Red1"))
    seen = look(position, BLACK, garrison)
    assert seen.seen == ("Golem", "Lion", "Ogre", "Ogre") and seen.is_open
    assert not look(position, BLUE, garrison).is_open


# When it is over


@pytest.mark.rule("G10.3e")
def test_what_everybody_knows_is_nobodys_secret() -> None:
    position = spied()
    assert len(position.state.sights) == 1
    position = changed(position, lambda change: stacks.lay_open(change, "Red1"))
    assert position.state.sights == ()
    assert look(position, BLACK, "Red1").seen == ()


@pytest.mark.rule("G24.8e")
def test_of_who_is_out_nothing_is_remembered() -> None:
    position = spied(armies={"Red1": "D0.10 Golem Ogre Ogre Lion"})
    position = changed(position, lambda change: fall(change, RED, None))
    assert position.state.sights == ()
    assert not flaws_of(position)


def test_to_look_again_at_the_same_army_changes_nothing() -> None:
    position = spied()
    again = changed(position, lambda change: stacks.sighted(change, BLACK, "Red1"))
    assert again.state == position.state
    # Of grey garrisons and his own armies nobody learns anything.
    grey = next(marker for marker, army in position.state.armies.items() if army.owner < 0)
    for marker in (grey, "Black1"):
        assert (
            changed(position, lambda change, m=marker: stacks.sighted(change, BLACK, m)).state
            == position.state
        )


# What depends on it


@pytest.mark.rule("G10.3d")
def test_no_question_depends_on_what_somebody_has_secretly_seen() -> None:
    position = spied()
    bare = without_sights(position)
    assert bare.due == position.due
    for seat in position.due:
        assert decision(position, seat) == decision(bare, seat)
    for line in offers(position, BLACK)[:20]:
        over, plain = (after(place, f"Black: {line}") for place in (position, bare))
        assert over.due == plain.due
        for observer in (RED, *OTHERS):
            assert sent(over, observer) == sent(plain, observer)


def test_a_saved_game_remembers() -> None:
    position = spied()
    again = msgspec.json.decode(msgspec.json.encode(position), type=type(position))
    assert again == position
