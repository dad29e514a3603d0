"""Secrets one by one: whoever may not know a thing receives the same, whatever that thing is.

The battery exchanges all that a seat may not know at once. Here exactly one thing is another: a hand, an
adventure, the order of a deck, a tile that is still to be laid, a choice that is sealed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from hexenkessel.games.battlemist import view as views
from hexenkessel.games.battlemist.components import ADVENTURES, EVENTS
from hexenkessel.games.battlemist.game import GAME
from hexenkessel.kernel.battery.vocabulary import Vocabulary
from hexenkessel.kernel.chance import SampledChance
from hexenkessel.kernel.dice import DiceParts
from hexenkessel.kernel.event import events_for
from hexenkessel.kernel.gate import _apply, asides, check, decision, legal
from hexenkessel.kernel.patterns import SealedStep
from hexenkessel.kernel.seats import HOST

# What is secret while the world is laid, when nobody has a hand yet, and afterwards.
SECRETS = {
    "laid": ("adventure", "deck", "quest deck", "tiles"),
    "drawn": ("adventure", "deck", "quest deck", "hand", "sealed choice"),
}


class Twin(NamedTuple):
    """Another position, of which only one secret is different, and who may know the difference."""

    kind: str
    position: Any
    knowing: tuple[int, ...] = ()


def twins(position: Any, rng: random.Random) -> Iterator[Twin]:
    world = position.state
    yield Twin("deck", _with(position, deck=_shuffled(world.deck, rng)))
    yield Twin("quest deck", _with(position, quests=_shuffled(world.quests, rng)))
    for seat, player in enumerate(world.players):
        yield from _other_hand(position, seat, player, rng)
        yield from _other_adventure(position, seat, player, rng)
        yield from _other_tiles(position, seat, player, rng)
    for number, step in enumerate(position.steps):
        if isinstance(step, SealedStep):
            for seat, choice in step.chosen:
                others = [one for one in step.choices(position, seat) if one != choice]
                if others:
                    changed = step.with_choice(seat, rng.choice(others))
                    steps = (*position.steps[:number], changed, *position.steps[number + 1 :])
                    yield Twin("sealed choice", replace(position, steps=steps), (seat,))


def _with(position: Any, **changes: Any) -> Any:
    return replace(position, state=position.state.but(**changes))


def _shuffled(cards: tuple[str, ...], rng: random.Random) -> tuple[str, ...]:
    return tuple(rng.sample(cards, len(cards)))


def _other_hand(position: Any, seat: int, player: Any, rng: random.Random) -> Iterator[Twin]:
    """One card exchanged for another from the deck; not one that is just being played."""
    named = {word for step in position.steps for word in _words_in(step)}
    held = [card for card in player.hand if card not in named]
    drawn = [card for card in position.state.deck if card not in EVENTS and card not in player.hand]
    if held and drawn:
        away, back = rng.choice(held), rng.choice(drawn)
        deck = tuple(away if card == back else card for card in position.state.deck)
        hand = list(player.hand)
        hand[hand.index(away)] = back
        world = position.state.with_player(seat, hand=tuple(sorted(hand))).but(deck=deck)
        yield Twin("hand", replace(position, state=world), (seat,))


def _other_adventure(position: Any, seat: int, player: Any, rng: random.Random) -> Iterator[Twin]:
    waiting = [card for card in position.state.quests if card in ADVENTURES]
    named = {word for step in position.steps for word in _words_in(step)}
    if player.quest and player.quest not in named and waiting:
        back = rng.choice(waiting)
        quests = tuple(player.quest if card == back else card for card in position.state.quests)
        world = position.state.with_player(seat, quest=back).but(quests=quests)
        yield Twin("adventure", replace(position, state=world), (seat,))


def _other_tiles(position: Any, seat: int, player: Any, rng: random.Random) -> Iterator[Twin]:
    """Two players who have shown nothing exchange a tile."""
    other = (seat + 1) % len(position.state.players)
    theirs = position.state.players[other]
    mine = [tile for tile in player.tiles if tile != player.home]
    foreign = [tile for tile in theirs.tiles if tile != theirs.home]
    if mine and foreign and not player.shown and not theirs.shown:
        give, take = rng.choice(mine), rng.choice(foreign)
        world = position.state.with_player(seat, tiles=_exchanged(player.tiles, give, take))
        world = world.with_player(other, tiles=_exchanged(theirs.tiles, take, give))
        yield Twin("tiles", replace(position, state=world), (seat, other))


def _exchanged(tiles: tuple[str, ...], give: str, take: str) -> tuple[str, ...]:
    homes = tuple(tile for tile in tiles if tile.startswith("home-"))
    return (*sorted(take if tile == give else tile for tile in tiles if tile not in homes), *homes)


def _words_in(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _words_in(part)
    elif hasattr(thing, "__struct_fields__"):
        for name in thing.__struct_fields__:
            yield from _words_in(getattr(thing, name))


def received(position: Any, observer: int | None, words: Vocabulary, rng: random.Random) -> dict[str, Any]:
    """All that reaches somebody while nothing happens."""
    seen = GAME.view(position, observer)
    found: dict[str, Any] = {"view": seen, "shown": GAME.presentation.shown(seen), "due": position.due}
    found["host"] = asides(position, HOST)
    if observer is None:
        return found
    found["unasked"] = asides(position, observer)
    listed: list[Any] = []
    if observer in position.due:
        listed = legal(position, observer)
        found["asked"] = asked = decision(position, observer)
        found["orders"] = [order.answer(seen, asked) for order in GAME.orders]
        found["previews"] = [GAME.preview(position, observer, action) for action in listed[:3]]
    found["refusals"] = [
        (action, check(position, observer, action)) for action in words.made_up(listed, rng, 15)
    ]
    return found


def demand_the_same(one: Any, twin: Twin, words: Vocabulary, rng: random.Random) -> None:
    for observer in (None, *range(len(one.state.players))):
        seed = rng.random()
        if observer in twin.knowing or views._spied(one, observer) in twin.knowing:
            continue
        here, there = (
            received(position, observer, words, random.Random(seed)) for position in (one, twin.position)
        )
        for what, value in here.items():
            assert value == there[what], f"{what} tells {observer} of a {twin.kind}"


def demand_the_same_news(one: Any, twin: Twin, move: tuple[int, Any]) -> bool:
    """What happens next tells nothing either, unless it shows the secret for good."""
    if check(twin.position, *move) is not None:
        return False
    played = [_apply(position, *move, SampledChance(random.Random(1))) for position in (one, twin.position)]
    for observer in (None, *range(len(one.state.players))):
        if observer in twin.knowing:
            continue
        seen = [GAME.view(after.position, observer) for after in played]
        told = [events_for(after.events, observer) for after in played]
        if seen[0] != seen[1] or told[0] != told[1]:
            assert all(after.closes_undo for after in played), f"{move} tells {observer} of a {twin.kind}"
    return True


def game(seed: int, seats: int, actions: int, **options: Any) -> Iterator[tuple[Any, tuple[int, Any]]]:
    """Positions with the move that is made next."""
    rng = random.Random(seed)
    setup = GAME.setup(seats, DiceParts(f"leaks {seed}"), {"races": "drawn", **options})
    position: Any = GAME.begin(setup).position
    for _ in range(actions):
        if position.outcome:
            return
        seat = rng.choice(position.due)
        action = rng.choice(legal(position, seat))
        yield position, (seat, action)
        position = _apply(position, seat, action).position


@pytest.mark.rule("B2.2i", "B3.1.2b", "B1.4.2h", "B3.0b", "B2.3b")
@pytest.mark.parametrize(("seed", "board", "actions", "every"), [(1, "laid", 36, 6), (2, "drawn", 900, 25)])
def test_a_single_secret_tells_others_nothing(seed: int, board: str, actions: int, every: int) -> None:
    rng = random.Random(seed)
    changed: Counter[str] = Counter()
    news: Counter[str] = Counter()
    moves: list[Any] = []
    for number, (position, move) in enumerate(game(seed, 4, actions, board=board, events="on")):
        moves.append(move[1])
        if number % every:
            continue
        words = Vocabulary(tuple(moves[-60:]))
        for twin in twins(position, rng):
            assert twin.position.state != position.state or twin.position.steps != position.steps
            demand_the_same(position, twin, words, rng)
            changed[twin.kind] += 1
            news[twin.kind] += demand_the_same_news(position, twin, move)
    expected = SECRETS[board]
    assert all(changed[kind] >= 5 and news[kind] for kind in expected), (changed, news)


@pytest.mark.parametrize("kind", ["hand", "adventure"])
def test_a_view_that_shows_too_much_would_be_caught(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views._player_view

    def careless(world: Any, seat: int, is_own: bool, is_spied: bool) -> Any:
        return honest(world, seat, kind == "adventure" or is_own, kind == "hand" or is_spied)

    monkeypatch.setattr(views, "_player_view", careless)
    rng = random.Random(3)
    position = [position for position, _ in game(3, 3, 150, board="drawn")][-1]
    with pytest.raises(AssertionError, match=f"view tells .* of a {kind}"):
        for twin in twins(position, rng):
            if twin.kind == kind:
                demand_the_same(position, twin, Vocabulary(()), rng)
