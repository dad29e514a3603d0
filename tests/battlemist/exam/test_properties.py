"""What must hold in every position, looked at in games played at random."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from hexenkessel.games.battlemist.battle.combat import CombatPhase
from hexenkessel.games.battlemist.cards.choices import Spying
from hexenkessel.games.battlemist.components import ACTION_DECK, EVENTS, QUEST_DECK, RACES
from hexenkessel.games.battlemist.march import MovementPhase
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.gate import asides, check, decision, legal, play
from tests.battlemist.exam.desk import lay
from tests.battlemist.exam.games import GAME, flaws, random_game
from tests.battlemist.table import begun, is_over

SEEDS = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 3), (7, 4)]


def action_cards(state: World) -> Counter[str]:
    found = Counter((*state.deck, *state.discard, *state.gone, *state.pending))
    for one in state.players:
        found.update(one.hand)
    if state.ballot is not None and state.ballot.event not in found:
        found[state.ballot.event] += 1
    return found


def quest_cards(state: World) -> Counter[str]:
    found = Counter((*state.quests, *state.quest_discard))
    for one in state.players:
        found.update(one.artifacts)
        if one.quest is not None:
            found[one.quest] += 1
    return found


@pytest.mark.rule("B1.3.2.4b", "B2.2h", "B3.1.2h", "B7.0b", "B3.2.2r")
@pytest.mark.parametrize(("seed", "seats"), SEEDS)
def test_nothing_is_owed_lost_or_made(seed: int, seats: int) -> None:
    for _, position in random_game(seed, seats, 900):
        assert not flaws(position.state, seats), position.number
        assert not GAME.flaws(position), position.number


@pytest.mark.rule("B1.2a", "B3.1.2e", "B3.1.2f", "B3.1.4f", "B1.4.2i")
@pytest.mark.parametrize(("seed", "seats"), SEEDS)
def test_eighty_one_and_forty_eight_cards(seed: int, seats: int) -> None:
    """Between two decisions a card may be on its way: then it belongs to the step on top."""
    actions = Counter(ACTION_DECK) + (Counter() if set(EVENTS) & set(ACTION_DECK) else Counter(EVENTS))
    if seats == 2:
        actions = Counter({card: count for card, count in actions.items() if card not in EVENTS})
    quests = Counter(QUEST_DECK)
    for _, position in random_game(100 + seed, seats, 900):
        underway = Counter(
            getattr(step, field)
            for step in position.steps
            for field in ("event", "source", "adventure")
            if isinstance(getattr(step, field, None), str)
        )
        missing = actions - action_cards(position.state)
        assert not action_cards(position.state) - actions, position.number
        assert not missing - underway, (missing, position.steps)
        missing = quests - quest_cards(position.state)
        assert not quest_cards(position.state) - quests, position.number
        assert not missing - underway, (missing, position.steps)


@pytest.mark.rule("B3.3.2e", "B3.3.3b")
@pytest.mark.parametrize(("seed", "seats"), SEEDS)
def test_after_his_combat_step_the_active_player_shares_no_realm(seed: int, seats: int) -> None:
    fought = 0
    for before, after in random_game(200 + seed, seats, 1200):
        was = [step.seat for step in before.steps if isinstance(step, MovementPhase | CombatPhase)]
        now = [step.seat for step in after.steps if isinstance(step, MovementPhase | CombatPhase)]
        fought += before.state.battle is not None
        for seat in set(was) - set(now):
            for realm, forces in after.state.forces.items():
                owners = [force.owner for force in forces]
                assert seat not in owners or len(owners) == 1, (realm, forces)
        assert len(set(now)) <= 1
    assert fought, "there were battles"


@pytest.mark.rule("B3.0b", "B2.3r")
@pytest.mark.parametrize(("seed", "seats"), SEEDS[:5])
def test_who_is_asked_has_an_answer_and_all_of_them_pass_the_check(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    seen: list[Any] = []
    for before, position in random_game(300 + seed, seats, 500):
        if position.outcome is not None:
            assert position.due == ()
            continue
        assert position.due
        for seat in position.due:
            actions = legal(position, seat)
            assert actions, (position.step, seat)
            assert decision(position, seat).actions == tuple(actions)
            for action in rng.sample(actions, min(4, len(actions))):
                assert check(position, seat, action) is None
        # What was possible just before is possible now if, and only if, it is listed.
        for seat in range(seats):
            listed = [*legal(position, seat), *asides(position, seat)]
            is_open = seat in position.due and position.step.is_open(position, seat)
            for action in rng.sample(seen, min(6, len(seen))):
                allowed = check(position, seat, action) is None
                assert allowed == (action in listed) or (allowed and is_open), (seat, action, position.step)
        seen += [rng.choice(legal(before, seat)) for seat in before.due]
        seen = seen[-200:]


@pytest.mark.rule("B3.0b")
def test_other_seats_are_refused() -> None:
    for _, position in random_game(77, 4, 300):
        for seat in range(4):
            if seat not in position.due:
                assert legal(position, seat) == []


@pytest.mark.rule("B2.2i", "B3.1.2b", "B1.4.2h", "B2.3b")
@pytest.mark.parametrize(("seed", "seats"), SEEDS[1:6])
def test_a_changed_secret_changes_no_other_view(seed: int, seats: int) -> None:
    """Swap a hidden card of one seat with one of the deck, or turn the decks around: nobody else sees it."""
    rng = random.Random(seed)
    compared = 0
    for _, position in random_game(400 + seed, seats, 600):
        if position.outcome is not None or rng.random() < 0.7:
            continue
        state = position.state
        owner = rng.randrange(seats)
        mine = state.players[owner]
        changed = state.but(deck=state.deck[::-1], quests=state.quests[::-1])
        plain = [card for card in state.deck if card not in EVENTS]
        if mine.hand and plain and not isinstance(position.step, Spying):
            drawn = rng.choice(plain)
            deck = list(changed.deck)
            deck[deck.index(drawn)] = mine.hand[0]
            hand = tuple(sorted((*mine.hand[1:], drawn)))
            changed = changed.but(deck=tuple(deck)).with_player(owner, hand=hand)
        hidden = replace(position, state=changed)
        hidden.__dict__.pop("due", None)
        assert hidden.due == position.due, position.step
        for observer in [None, *range(seats)]:
            if observer != owner:
                assert GAME.view(hidden, observer) == GAME.view(position, observer)
                compared += 1
    assert compared > 20


@pytest.mark.rule("B3.1.2b")
@pytest.mark.parametrize(("seed", "seats"), SEEDS[1:4])
def test_a_sample_looks_the_same_to_its_observer(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    for _, position in random_game(500 + seed, seats, 300):
        if position.outcome is not None or rng.random() < 0.85:
            continue
        observer = rng.randrange(seats)
        view = GAME.view(position, observer)
        sample = GAME.sample(view, rng)
        assert GAME.view(sample, observer) == view
        assert not flaws(sample.state, seats)
        assert legal(sample, observer) == legal(position, observer)


@pytest.mark.rule("B3.6a")
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6), st.integers(2, 6), st.sampled_from(["advised", "on", "off"]), st.integers(2, 5))
def test_any_game_goes_on_soundly(seed: int, seats: int, events: str, stars: int) -> None:
    last = None
    for _, position in random_game(seed, seats, 250, events=events, stars=stars):
        assert not flaws(position.state, seats)
        assert position.outcome is not None or position.due
        last = position
    assert last is not None and GAME.decode(GAME.encode(last)) == last


BATTLE_CARDS = (
    *("war-cry", "shield-wall", "standard-bearer", "arrow-storm", "thunder-of-hooves", "sappers", "ambush"),
    *("second-wind", "militia", "spellbreaker", "exposed-plot"),
)


@pytest.mark.rule("B3.3.3b", "B3.3.3h", "B3.3.3.2f", "B2.2h")
@pytest.mark.parametrize("block", range(3))
def test_battles_with_every_card_and_spell_come_to_an_end(block: int) -> None:
    """Three players with full hands and many stars, two of them at war: nothing of it outlasts the battle."""
    rng = random.Random(block)
    for number in range(40):
        races = rng.sample(sorted(RACES), 3)
        players: dict[str, Any] = {
            race.replace(
                "-", "_"
            ): f"stars {rng.randrange(1, 8)} hand {','.join(rng.sample(BATTLE_CARDS, 4))}"
            for race in races
        }
        realm = rng.choice(("oxmarch", f"home-{races[1]}"))
        towns = {"oxmarch": rng.choice(("town", "city"))} if realm == "oxmarch" else {}
        position = lay(CombatPhase(0), races=tuple(races), towns=towns, **players)
        state = position.state
        for seat in (1, 0):
            footmen, archers, horses, dragons, giants = (rng.randrange(1, 4), *rng.choices((0, 1, 2), k=4))
            state = state.with_units(seat, realm, (footmen, archers, horses, dragons, 0, giants))
        setup = replace(position.setup, dice=DiceParts(f"battle {block} {number}"))
        position = begun(replace(position, setup=setup, state=state)).position
        while not is_over(position) and position.outcome is None:
            seat = rng.choice(position.due)
            position = play(position, seat, rng.choice(legal(position, seat))).position
            assert not flaws(position.state, 3)
        assert position.state.battle is None and len(position.state.forces.get(realm, ())) <= 1
        assert not [
            one for one in position.state.effects if one.effect.duration in ("combat_round", "battle")
        ]
