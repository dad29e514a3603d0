"""3.1.3, 3.1.4: the council and its votes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexenkessel.games.battlemist.components import EVENTS
from hexenkessel.games.battlemist.council.council import Council
from hexenkessel.games.battlemist.council.voting import Voting, order_of_votes, threshold_of, votes_of
from hexenkessel.kernel.change import Change
from tests.battlemist.table import LoadedDice, after, due, is_over, offers, refusal_of, story, table

SIX = ("dwarves", "orcs", "elves", "barbarians", "knights", "dark-lord")
CITIES = {"knights": {"oxmarch": "footman"}, "dark-lord": {"wastes": "footman"}}


def quiet(*races: str) -> dict[str, Any]:
    """Nobody has power or cards, so that nobody is asked for them."""
    return {race.replace("-", "_"): "used 1" for race in races}


def vote(event: str, dice: LoadedDice, *said: str, races: Any = SIX, **more: Any) -> Any:
    position = table(Voting(event), races=races, **{**quiet(*races), **more})
    pending = msgspec.structs.replace(position, state=position.state.but(pending=(event,)))
    return after(pending, *said, dice=dice)


@pytest.mark.rule("EX-B3.1.3-1", "B3.1.3b", "B1.3.2.3c", "B3.2.2q")
def test_two_towns_and_two_cities_are_three_votes() -> None:
    towns = {"oxmarch": "town", "wastes": "town", "bonesand": "city", "ironspine": "city"}
    world = table(units={"orcs": dict.fromkeys(towns, "footman")}, towns=towns).state
    assert (votes_of(world, 0), votes_of(world, 1)) == (3, 1)


@pytest.mark.rule("DX-2", "EX-B3.1.4-2", "B3.1.4i")
@pytest.mark.parametrize(("seats", "needed"), [(6, 5), (5, 4), (4, 3), (3, 2)])
def test_fewer_players_need_fewer_votes(seats: int, needed: int) -> None:
    assert threshold_of(table(races=SIX[:seats]).state, "cataclysmic-tremors") == needed
    assert EVENTS["summer-fair"].votes == 3
    assert threshold_of(table(races=SIX[:3]).state, "summer-fair") == 1
    assert threshold_of(table(races=SIX[:2]).state, "summer-fair") == 1


@pytest.mark.rule("B3.1.4i")
def test_the_fallen_are_not_counted() -> None:
    world = table(races=SIX).state.with_player(3, fallen=2)
    assert threshold_of(world, "cataclysmic-tremors") == 4


@pytest.mark.rule("B3.1.4b", "B3.1.4c")
def test_the_fewest_cities_speak_first_and_equals_roll() -> None:
    position = table(races=SIX, units=CITIES, towns={"oxmarch": "city", "wastes": "city"})
    # Dwarves, orcs, elves and barbarians roll; elves and barbarians roll again; then the other two.
    change: Any = Change(position, LoadedDice(3, 9, 5, 5, 2, 7, 4, 8))
    assert [SIX[seat] for seat in order_of_votes(change)] == [
        "orcs", "barbarians", "elves", "dwarves", "dark-lord", "knights",
    ]  # fmt: skip


@pytest.mark.rule(
    "EX-B3.1.4-1", "B3.1.4a", "B3.1.4b", "B3.1.4c", "B3.1.4d", "B3.1.4e", "EX-B3.1.3-2", "B3.1.3c"
)
def test_six_players_vote_on_the_tremors() -> None:
    towns = {"oxmarch": "city", "wastes": "city"}
    dice = LoadedDice(9, 8, 7, 6, 5, 4, 7, 6)
    position = vote(
        "cataclysmic-tremors", dice,
        "dwarves: vote no", "orcs: vote yes", "elves: vote yes", "barbarians: vote no", "knights: vote no",
        "dark-lord: vote yes", units=CITIES, towns=towns,
    )  # fmt: skip
    # 1 + 1 + 2 are four, one short of five: a die for each, sevens and more destroy.
    assert is_over(position)
    assert list(position.state.settlements) == ["wastes"]
    assert position.state.settlements["wastes"].kind == "city"


@pytest.mark.rule("EX-B3.1.3-2", "B3.1.3c", "B3.1.4e")
def test_five_votes_turn_every_city_into_a_town() -> None:
    towns = {"oxmarch": "city", "wastes": "city"}
    position = vote(
        "cataclysmic-tremors", LoadedDice(9, 8, 7, 6, 5, 4),
        "dwarves: vote yes", "orcs: vote yes", "elves: vote yes", "barbarians: vote no", "knights: vote yes",
        "dark-lord: vote no", units=CITIES, towns=towns,
    )  # fmt: skip
    assert [settlement.kind for settlement in position.state.settlements.values()] == ["town", "town"]


@pytest.mark.rule("B3.1.4d")
def test_votes_are_all_or_nothing_and_in_turn() -> None:
    position = vote("comet", LoadedDice(9, 8), races=SIX[:2])
    assert due(position) == ("dwarves",)
    assert offers(position, "dwarves") == ["vote yes", "vote no"]
    assert refusal_of(position, "orcs: vote yes") == "K2"
    assert due(after(position, "dwarves: vote yes")) == ("orcs",)


@pytest.mark.rule("B3.1.4f", "B3.1.4g", "B3.1.4h", "B3.1.3a", "B3.1.3e")
def test_all_events_of_the_round_are_settled_one_after_the_other_and_leave_the_game() -> None:
    races = SIX[:3]
    position = table(Council(3), races=races, **quiet(*races))
    position = msgspec.structs.replace(position, state=position.state.but(pending=("fat-years", "comet")))
    dice = LoadedDice(9, 8, 7, 3, 2, 1, order=["comet"])
    events = story(
        position,
        "dwarves: vote yes", "orcs: vote yes", "elves: vote yes",
        "dwarves: vote yes", "orcs: vote no", "elves: vote no", dice=dice,
    )  # fmt: skip
    told = [(event.key, event.args["event"]) for event in events if event.key.startswith("event-")]
    assert told == [("event-carried", "comet"), ("event-carried", "fat-years")]
    dice = LoadedDice(9, 8, 7, 3, 2, 1, order=["comet"])
    done = after(position, *(f"{race}: vote yes" for _ in range(2) for race in races), dice=dice)
    assert (done.state.pending, done.state.gone, done.state.discard) == ((), ("comet", "fat-years"), ())
    assert [one.stock.grain for one in done.state.players] == [3, 3, 3]
    # The comet has given everybody power, so that the second window is worth opening.
    assert due(done) == races


@pytest.mark.rule("B3.1.3d")
def test_after_the_events_the_window_opens_again() -> None:
    position = table(Council(3), knights="stars 1")
    position = msgspec.structs.replace(position, state=position.state.but(pending=("fat-years",)))
    dice = LoadedDice(9, 8)
    asked = after(position, "orcs: vote yes", "knights: vote yes", dice=dice)
    assert due(asked) == ("orcs", "knights")
    assert is_over(after(asked, "orcs: pass", "knights: pass"))


@pytest.mark.rule("B3.1.3d", "B3.1.3e", "BS.2b")
def test_an_event_drawn_in_the_second_window_is_voted_on_too() -> None:
    position = table(Council(3), deck=["comet", "militia"], orcs="stars 2", knights="used 1")
    position = msgspec.structs.replace(position, state=position.state.but(pending=("fat-years",)))
    dice = LoadedDice(9, 8, 9, 8)
    asked = after(position, "orcs: vote yes", "knights: vote no", "orcs: cast word-of-the-soul", dice=dice)
    assert asked.state.pending == ("comet",)
    # Orcs hold the militia now and might hold anything.
    asked = after(asked, "orcs: pass", dice=dice)
    assert isinstance(asked.step, Voting) and asked.step.event == "comet"


@pytest.mark.rule("BS.2d")
def test_dominance_cancels_one_vote_of_who_has_just_announced() -> None:
    races = SIX[:3]
    towns = {"oxmarch": "city"}
    units = {"elves": {"oxmarch": "footman"}}
    position = table(Voting("comet"), races=races, units=units, towns=towns, dwarves="used 1",
                     orcs="stars 4", elves="used 1")  # fmt: skip
    position = msgspec.structs.replace(position, state=position.state.but(pending=("comet",)))
    dice = LoadedDice(9, 8)
    position = after(position, "dwarves: vote no", dice=dice)
    # An abstention cannot be cancelled, so nobody is asked.
    assert due(position) == ("orcs",)
    position = after(position, "orcs: vote no", "elves: vote yes", dice=dice)
    assert due(position) == ("orcs",)
    position = after(position, "orcs: cast word-of-dominance")
    assert position.state.ballot.total == 1
    position = after(position, "orcs: cast word-of-dominance")
    # Two needed with three players: the comet fails, and every unused star is marked.
    assert position.state.ballot is None
    assert position.state.gone == ("comet",)
    assert [seat.used for seat in position.state.players] == [1, 4, 1]
