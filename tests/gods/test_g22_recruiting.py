"""The recruitment phase: who joins, who is shown, what it costs, and whom it asks (G6.4, G22)."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.legions import knowledge
from tests.gods.table import (
    BLACK,
    RED,
    after,
    contents,
    keys,
    may_say,
    offers,
    pool_of,
    refusal_of,
    say,
    settled,
    table,
    told,
    with_pool,
)

MOVED = {"moved": True, "distance": 3, "came_from": "D0.4"}


def recruiting(armies: dict[str, str], *unmoved: str, **more: Any) -> Any:
    """Red's recruitment phase; all his armies have moved three fields unless they are named."""
    but = {marker: MOVED for marker in armies if marker.startswith("Red") and marker not in unmoved}
    but |= more.pop("but", {})
    return table(armies, RecruitmentPhase(RED), but=but, **more)


@pytest.mark.rule("G6.4a", "G22.1c", "G22.1f", "G22.3c")
def test_a_creature_of_the_land_joins_out_of_the_pool() -> None:
    position = recruiting({"Red1": "D0.5 Lion Lion Ogre"})
    before = pool_of(position, RED, "Centaur")
    assert "recruit Red1 Centaur Lion" in offers(settled(position), RED)
    position = after(position, "Red: recruit Red1 Centaur Lion")
    assert contents(position, "Red1") == "Centaur Lion Lion Ogre"
    assert pool_of(position, RED, "Centaur") == before - 1


@pytest.mark.rule("G22.1a", "G22.3d", "G6.5a")
def test_nobody_has_to_recruit() -> None:
    position = after(recruiting({"Red1": "D0.5 Lion Lion"}), "Red: done")
    assert contents(position, "Red1") == "Lion Lion"
    assert position.state.active != RED


@pytest.mark.rule("G22.1d", "G28.8a")
def test_who_entitles_is_shown_to_everybody() -> None:
    position = recruiting({"Red1": "D0.5 Lion Lion Ogre"}, hidden=(RED,))
    known = position.state.players[RED].knowledge
    assert known is not None and knowledge.known(known, "Red1") == ("Lion",)
    played = say(settled(position), RED, "recruit Red1 Warbear Lion,Lion")
    known = played.position.state.players[RED].knowledge
    assert known is not None and knowledge.known(known, "Red1") == ("Lion", "Lion", "Warbear")
    event = next(event for event in played.events if event.key == "recruit")
    assert event.args["shown"] == ("Lion", "Lion") and event.to is None


@pytest.mark.rule("G22.1d")
def test_others_than_those_who_entitle_cannot_be_shown() -> None:
    position = settled(recruiting({"Red1": "D0.5 Lion Lion Ogre"}))
    assert refusal_of(position, RED, "recruit Red1 Warbear Lion") == "G22.1d"
    assert refusal_of(position, RED, "recruit Red1 Centaur Ogre") == "G22.1d"
    assert refusal_of(position, RED, "recruit Red1 Centaur") == "G22.1d"


@pytest.mark.rule("G22.1e")
def test_the_player_chooses_whom_to_show() -> None:
    listed = offers(settled(recruiting({"Red1": "D0.5 Centaur Centaur Warbear"})), RED)
    assert {"recruit Red1 Lion Centaur,Centaur", "recruit Red1 Lion Warbear"} <= set(listed)


@pytest.mark.rule("G22.1c")
def test_without_a_native_there_is_nobody_to_recruit() -> None:
    position = recruiting({"Red1": "D0.5 Troll Troll", "Red2": "D0.7 Lion"})
    assert refusal_of(settled(position), RED, "recruit Red1 Centaur Troll") == "G22.1c"


@pytest.mark.rule("G8.4d", "G22.1c")
@pytest.mark.parametrize(
    ("distance", "may"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, False)]
)
def test_only_after_three_four_or_five_fields(distance: int, may: bool) -> None:
    armies = {"Red1": "D0.5 Lion Lion", "Red2": "City Ogre"}
    position = recruiting(armies, but={"Red1": {"moved": True, "distance": distance}})
    rule = refusal_of(settled(position), RED, "recruit Red1 Centaur Lion")
    assert rule == (None if may else "G8.4d")


@pytest.mark.rule("G22.2a", "G22.4b")
def test_one_figure_for_an_army_in_a_phase() -> None:
    position = recruiting({"Red1": "D0.5 Lion Lion", "Red2": "City Ogre Ogre"})
    position = after(position, "Red: recruit Red1 Centaur Lion", "Red: hire Red2 Novice")
    assert refusal_of(position, RED, "recruit Red1 Lion Lion") in ("G22.2a", "G6.1c", "K2")
    armies = {"Red1": "D0.5 Lion Lion", "Red2": "City Ogre Ogre", "Red3": "D0.7 Lion"}
    position = after(recruiting(armies), "Red: recruit Red1 Centaur Lion", "Red: hire Red2 Novice")
    assert refusal_of(position, RED, "recruit Red1 Lion Lion") == "G22.2a"
    assert refusal_of(position, RED, "hire Red2 Knight") == "G22.2a"


@pytest.mark.rule("G22.2b", "G22.2c", "EX-G22.2-A")
def test_one_end_creature_in_a_phase() -> None:
    armies = {"Red1": "D0.7 Griffon Griffon", "Red2": "D0.17 Behemoth Behemoth", "Red3": "D0.5 Lion"}
    position = after(recruiting(armies), "Red: recruit Red1 Hydra Griffon,Griffon")
    assert refusal_of(position, RED, "recruit Red2 Serpent Behemoth,Behemoth") == "G22.2b"
    assert refusal_of(position, RED, "recruit Red2 Cyclops Behemoth") is None


@pytest.mark.rule("G26.5c", "EX-G22.2-A")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_the_titans_army_may_take_one_more_whoever_comes_first(order: tuple[int, int]) -> None:
    armies = {
        "Red1": "D0.7 Griffon Griffon Titan",
        "Red2": "D0.17 Behemoth Behemoth",
        "Red3": "D0.5 Lion",
        "Red4": "D0.12 Wyvern Wyvern",
    }
    goals = {RED: ("G26.3i", "G26.3j")}
    lines = {1: "Red: recruit Red1 Hydra Griffon,Griffon", 2: "Red: recruit Red2 Serpent Behemoth,Behemoth"}
    position = recruiting(armies, revealed=(RED,), goals=goals)
    position = after(position, *[lines[number] for number in order])
    assert contents(position, "Red1").split()[-2:] == ["Hydra", "Titan"]
    assert contents(position, "Red2").split()[-1] == "Serpent"
    assert refusal_of(position, RED, "recruit Red4 Basilisk Wyvern,Wyvern") == "G22.2b"


@pytest.mark.rule("G22.2c", "G4.3a")
def test_never_a_third_end_creature_of_a_type() -> None:
    position = recruiting({"Red1": "D0.7 Hydra Hydra", "Red2": "D0.5 Lion"})
    assert refusal_of(settled(position), RED, "recruit Red1 Hydra Hydra") == "G4.3a"


@pytest.mark.rule("G22.2d", "G4.2c", "G6.4b")
def test_a_full_army_takes_nobody() -> None:
    full = "D0.5 Lion Lion Lion Lion Ogre Ogre"
    position = settled(recruiting({"Red1": f"{full} Ogre", "Red2": "D0.14 Lion"}))
    assert refusal_of(position, RED, "recruit Red1 Centaur Lion") == "G4.2c"
    position = settled(recruiting({"Red1": full, "Red2": "D0.14 Lion"}))
    assert refusal_of(position, RED, "recruit Red1 Centaur Lion") is None


@pytest.mark.rule("G4.2b", "G16.5bd")
def test_a_pegasus_and_a_revealed_titan_make_room() -> None:
    army = "D0.5 Lion Lion Lion Ogre Ogre Pegasus Titan"
    position = settled(recruiting({"Red1": army}, revealed=(RED,)))
    position = after(position, "Red: recruit Red1 Centaur Lion")
    assert len(contents(position, "Red1").split()) == 8
    hidden = settled(recruiting({"Red1": f"{army} Ogre", "Red2": "D0.14 Lion"}))
    assert refusal_of(hidden, RED, "recruit Red1 Centaur Lion") == "G4.2c"


@pytest.mark.rule("G22.2e")
def test_nobody_is_recruited_on_a_field_without_a_label() -> None:
    position = recruiting({"Red1": "E0.2 Whale", "Red2": "D0.5 Lion"})
    assert refusal_of(settled(position), RED, "recruit Red1 Whale Whale") == "G22.2e"


@pytest.mark.rule("G22.3a", "G22.3b")
def test_the_chart_says_what_can_be_recruited_where() -> None:
    position = settled(recruiting({"Red1": "D0.5 Centaur Centaur Ogre"}))
    assert refusal_of(position, RED, "recruit Red1 Ogre Ogre") == "G22.3a"
    assert refusal_of(position, RED, "recruit Red1 Warbear Centaur,Centaur") == "G22.3b"
    assert refusal_of(position, RED, "recruit Red1 Lion Centaur,Centaur") is None


@pytest.mark.rule("G22.3d")
def test_the_two_tracks_of_darkland_do_not_mix() -> None:
    armies = {"Black1": "B0.0 Headcracker Headcracker Phantom"}
    position = table(armies, RecruitmentPhase(BLACK), active=BLACK, but={"Black1": MOVED})
    listed = offers(settled(position), BLACK)
    assert "recruit Black1 Lich Headcracker,Headcracker" in listed
    assert not any("Tombdigger" in line for line in listed)


@pytest.mark.rule("G22.1f")
def test_what_is_not_in_the_pool_is_not_recruited() -> None:
    position = settled(with_pool(recruiting({"Red1": "D0.5 Lion Lion"}), RED, Centaur=0))
    assert refusal_of(position, RED, "recruit Red1 Centaur Lion") == "G22.1f"


@pytest.mark.rule("G26.3b", "G3.7c")
def test_the_first_end_creature_of_a_type_brings_victory_points() -> None:
    position = recruiting({"Red1": "D0.7 Griffon Griffon", "Red2": "D0.5 Lion"})
    line = "Red: recruit Red1 Hydra Griffon,Griffon"
    assert "goal" in keys(told(position, line))
    assert after(position, line).state.players[RED].goals == ("G26.3b",)
    again = recruiting({"Red1": "D0.7 Griffon Griffon", "Red2": "D0.5 Lion"}, goals={RED: ("G26.3b",)})
    assert "goal" not in keys(told(again, line))


@pytest.mark.rule("G4.7a")
def test_nobody_recruits_for_others() -> None:
    position = settled(recruiting({"Red1": "D0.5 Lion", "Green1": "D0.7 Lion"}))
    assert refusal_of(position, RED, "recruit Green1 Lion Lion") == "G4.7a"
    assert refusal_of(position, RED, "recruit Red9 Lion Lion") == "G4.7a"


# City and Dungeon


@pytest.mark.rule("G22.4a", "G22.1b", "G22.4c", "G3.6b", "G8.4e")
def test_humans_are_hired_in_city_and_dungeon_without_a_move() -> None:
    armies = {"Red1": "City Ogre Ogre", "Red2": "Dungeon Ogre Ogre", "Red3": "D0.5 Lion"}
    position = recruiting(armies, "Red1", "Red2", gems=(150,))
    position = after(position, "Red: hire Red1 Knight", "Red: hire Red2 Priestess")
    assert contents(position, "Red1") == "Knight Ogre Ogre"
    assert contents(position, "Red2") == "Ogre Ogre Priestess"
    assert position.state.players[RED].gems == 0
    assert refusal_of(position, RED, "hire Red3 Novice") == "G3.6b"


@pytest.mark.rule("G22.4c", "G16.5p", "G16.5q", "G16.5s", "G16.5t", "G16.5x", "G16.5ac", "G16.5af", "G16.5ah")
@pytest.mark.parametrize(
    ("human", "price"),
    [("Novice", 0), ("Knight", 50), ("Amazon", 50), ("Pixie", 75), ("Aquarian", 75), ("Priestess", 100),
     ("Warlord", 100), ("Priest", 150)],
)  # fmt: skip
def test_a_human_costs_what_the_rules_say(human: str, price: int) -> None:
    rich = after(recruiting({"Red1": "City Ogre Ogre"}, gems=(price,)), f"Red: hire Red1 {human}")
    assert human in contents(rich, "Red1") and rich.state.players[RED].gems == 0
    if price:
        poor = settled(recruiting({"Red1": "City Ogre Ogre"}, gems=(price - 1,)))
        assert refusal_of(poor, RED, f"hire Red1 {human}") == "G22.4c"


@pytest.mark.rule("G22.4c")
def test_a_human_must_be_in_the_pool() -> None:
    position = with_pool(recruiting({"Red1": "City Ogre Ogre"}, gems=(500,)), RED, Knight=0)
    assert refusal_of(settled(position), RED, "hire Red1 Knight") == "G22.4c"
    assert refusal_of(settled(position), RED, "hire Red1 Ogre") == "G22.4c"


@pytest.mark.rule("G4.3b")
def test_an_army_has_one_human_of_a_kind() -> None:
    position = settled(recruiting({"Red1": "City Knight Ogre"}, gems=(500,)))
    assert refusal_of(position, RED, "hire Red1 Knight") == "G4.3b"


@pytest.mark.rule("G22.4d", "G3.5c", "G19.2a", "EX-G16.5d")
@pytest.mark.parametrize(("demilord", "price"), [("Siren", 200), ("Locker", 400), ("Pegasus", 200)])
def test_slain_demilords_are_conjured_for_gems(demilord: str, price: int) -> None:
    position = with_pool(recruiting({"Red1": "Dungeon Ogre Ogre"}, gems=(price,)), RED, **{demilord: 1})
    position = after(position, f"Red: conjure Red1 {demilord}")
    assert demilord in contents(position, "Red1") and position.state.players[RED].gems == 0
    assert pool_of(position, RED, demilord) == 0


@pytest.mark.rule("G22.4d")
def test_conjuring_needs_gems_a_place_and_somebody_slain() -> None:
    armies = {"Red1": "Dungeon Ogre Ogre", "Red2": "D0.5 Lion"}
    position = settled(with_pool(recruiting(armies, gems=(199,)), RED, Siren=1))
    assert refusal_of(position, RED, "conjure Red1 Siren") == "G22.4d"
    position = settled(with_pool(recruiting(armies, gems=(500,)), RED, Siren=1))
    assert refusal_of(position, RED, "conjure Red2 Siren") == "G22.4d"
    assert refusal_of(position, RED, "conjure Red1 Locker") == "G22.4d"
    assert refusal_of(position, RED, "conjure Red1 Executer") == "G22.4d", "he was never in play"
    assert refusal_of(position, RED, "conjure Red1 Knight") == "G22.4d"


@pytest.mark.rule("G16.5ay")
def test_the_immortal_is_never_conjured() -> None:
    position = settled(with_pool(recruiting({"Red1": "Dungeon Ogre"}, gems=(500,)), RED, Immortal=1))
    assert refusal_of(position, RED, "conjure Red1 Immortal") == "G16.5ay"


# The Executer


@pytest.mark.rule("G16.5ak", "G16.5al", "EX-G16.5-D")
def test_an_end_creature_is_given_for_the_executer() -> None:
    position = recruiting({"Red1": "D0.0 Colossus Ogre", "Red2": "D0.5 Lion"}, "Red1")
    before = pool_of(position, RED, "Colossus")
    position = after(position, "Red: sacrifice Red1 Colossus")
    assert contents(position, "Red1") == "Executer Ogre"
    assert pool_of(position, RED, "Colossus") == before + 1
    assert pool_of(position, RED, "Executer") == 0
    assert refusal_of(position, RED, "sacrifice Red1 Colossus") == "G22.2a"


@pytest.mark.rule("G16.5ak", "EX-G16.5-D")
@pytest.mark.parametrize(
    ("figure", "may"),
    [("Serpent", False), ("Hydra", False), ("Ogre", False), ("Colossus", True), ("Deathbringer", True)],
)
def test_it_must_be_worth_36_points(figure: str, may: bool) -> None:
    position = settled(recruiting({"Red1": f"D0.0 {figure} Ogre", "Red2": "D0.5 Lion"}))
    assert refusal_of(position, RED, f"sacrifice Red1 {figure}") == (None if may else "G16.5ak")


@pytest.mark.rule("G16.5ak")
def test_a_sea_army_cannot_take_an_executer() -> None:
    armies = {"Red1": "E0.0 Seaserpent Whale", "Red2": "D0.5 Lion", "Red3": "D0.7 Seaserpent Ogre"}
    position = settled(recruiting(armies, but={"Red3": {"ashore": True, **MOVED}}))
    assert refusal_of(position, RED, "sacrifice Red1 Seaserpent") == "G16.5ak"
    assert refusal_of(position, RED, "sacrifice Red3 Seaserpent") is None


@pytest.mark.rule("G16.5am")
def test_there_is_one_executer_for_each() -> None:
    armies = {"Red1": "D0.0 Colossus Ogre", "Red2": "D0.5 Lion Colossus", "Red3": "D0.7 Lion"}
    position = after(recruiting(armies), "Red: sacrifice Red1 Colossus")
    assert refusal_of(position, RED, "sacrifice Red2 Colossus") == "G16.5am"


@pytest.mark.rule("G16.5aq", "G22.4d")
def test_a_slain_executer_is_conjured() -> None:
    position = recruiting({"Red1": "Dungeon Ogre Ogre"}, gems=(200,))
    position = after(position)
    world = position.state.with_player(RED, has_called_executer=True)
    position = type(position)(position.setup, position.number, position.steps, world)
    assert "Executer" in contents(after(position, "Red: conjure Red1 Executer"), "Red1")


# Whom it asks


@pytest.mark.rule("G28.6a")
def test_whether_somebody_is_asked_does_not_tell_what_he_holds() -> None:
    # Two Lions could be there for all that is known, in either army.
    armies = {"Red1": "D0.5 Lion Lion", "Red2": "D0.0 Serpent Serpent Titan"}
    entitled = recruiting(armies, "Red2", hidden=(RED,))
    assert settled(entitled).due == (RED,)
    swapped = {"Red1": "D0.5 Serpent Serpent", "Red2": "D0.0 Lion Lion Titan"}
    not_entitled = recruiting(swapped, "Red2", hidden=(RED,))
    assert settled(not_entitled).due == (RED,)
    assert offers(settled(not_entitled), RED) == ["done"]


@pytest.mark.rule("G28.6a")
def test_nobody_is_asked_where_all_know_that_nothing_is_possible() -> None:
    position = settled(recruiting({"Red1": "D0.5 Ogre Ogre Titan"}))
    assert position.due != (RED,) and position.state.active != RED
    position = settled(recruiting({"Red1": "D0.5 Lion Lion Titan"}, "Red1"))
    assert position.state.active != RED


@pytest.mark.rule("G6.1c")
def test_other_phases_have_other_answers() -> None:
    position = settled(recruiting({"Red1": "D0.5 Lion Lion Titan"}))
    assert refusal_of(position, RED, "flee") == "G6.1c"
    assert may_say(position, RED) == ["reveal", "give-up"]


@pytest.mark.rule("G26.5m")
def test_who_has_teleported_freely_recruits_nobody() -> None:
    teleported = {"moved": True, "distance": 1, "recruited": True}
    armies = {"Red1": "D0.5 Lion Lion Titan", "Red2": "D0.14 Lion"}
    position = settled(recruiting(armies, but={"Red1": teleported}, revealed=(RED,)))
    assert refusal_of(position, RED, "recruit Red1 Lion Lion") == "G26.5m"
    assert refusal_of(position, RED, "sacrifice Red1 Colossus") == "G26.5m"
