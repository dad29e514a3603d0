"""Setting up: races, decks, the first tiles (B2.0 to B2.3c)."""

from __future__ import annotations

from itertools import product
from typing import ClassVar, Final

from hexenkessel.games.battlemist.actions import ChooseRace
from hexenkessel.games.battlemist.components import ACTION_DECK, EVENTS, NEUTRAL, QUEST_DECK, RACES
from hexenkessel.games.battlemist.laying.laying import complete, lay_fixed, pass_on
from hexenkessel.games.battlemist.options import BattlemistOptions
from hexenkessel.games.battlemist.phase import BattlemistChange, BattlemistPosition, BattlemistStep
from hexenkessel.games.battlemist.quests.deck import draw_adventure
from hexenkessel.games.battlemist.race_cards import cards_with
from hexenkessel.games.battlemist.terms import RaceName
from hexenkessel.games.battlemist.world import Placed, Player, World
from hexenkessel.hexes.axial import STEPS
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat

_EVIL, _GOOD, _NEITHER = ("dark-lord", "orcs"), ("elves", "knights"), ("dwarves", "barbarians")

# For each number of players, from which groups the races come, one from each.
_GROUPS: Final[dict[int, tuple[tuple[RaceName, ...], ...]]] = {
    # B2.0a: one of either.
    2: (_EVIL, _GOOD),
    # B2.0b: and one of those between.
    3: (_EVIL, _GOOD, _NEITHER),
    # B2.0c: or both of these.
    4: (_EVIL, _GOOD, ("dwarves",), ("barbarians",)),
    # B2.0d: all but one.
    5: (("dark-lord",), ("elves",), ("knights",), ("orcs",), _NEITHER),
    # B2.0e: all.
    6: tuple((race,) for race in RACES),
}


def companies(seats: int) -> list[frozenset[RaceName]]:
    """The sets of races that may play together."""
    return [frozenset(races) for races in product(*_GROUPS[seats])]


def empty_table(options: BattlemistOptions, seats: int) -> World:
    return World(options, tuple(Player() for _ in range(seats)))


def open_races(world: World) -> list[RaceName]:
    """What the next seat may choose so that the company can still be completed."""
    taken = {player.race for player in world.players if player.race}
    if world.options.races == "free":
        # B2.0f: any race, but nobody twice.
        return [race for race in RACES if race not in taken]
    whole = [company for company in companies(len(world.players)) if taken <= company]
    return [race for race in RACES if race not in taken and any(race in company for company in whole)]


class Gathering(BattlemistStep, frozen=True, tag="gathering"):
    """B2.1a: races are agreed on, one seat after the other, or drawn."""

    answers: ClassVar[tuple[type[Action], ...]] = (ChooseRace,)
    has_trade: ClassVar[bool] = False

    def due(self, position: BattlemistPosition) -> tuple[Seat, ...]:
        world = position.state
        if world.options.races == "drawn":
            return ()
        return next(((seat,) for seat, player in enumerate(world.players) if not player.race), ())

    def legal(self, position: BattlemistPosition, seat: Seat) -> list[Action]:
        return [ChooseRace(race) for race in open_races(position.state)]

    def why_not(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        assert isinstance(action, ChooseRace)
        world = position.state
        if action.race not in RACES or any(player.race == action.race for player in world.players):
            return "B2.0f"
        return f"B2.0{'abcde'[len(world.players) - 2]}"

    def why_not_now(self, position: BattlemistPosition, seat: Seat, action: Action) -> str:
        return "B2.1a"

    def answer(self, change: BattlemistChange, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseRace)
        change.state = change.state.with_player(seat, race=action.race)
        change.tell("race", seat=seat, race=action.race)

    def run(self, change: BattlemistChange) -> None:
        if not change.state.players[-1].race:
            draw_races(change)
        prepare(change)


def draw_races(change: BattlemistChange) -> None:
    """A company that may play together, and who plays whom, by chance."""
    seats = len(change.state.players)
    company = change.shuffle("company", sorted(companies(seats), key=sorted))[0]
    for seat, race in enumerate(change.shuffle("races", sorted(company))):
        change.state = change.state.with_player(seat, race=race)
        change.tell("race", seat=seat, race=race)


def prepare(change: BattlemistChange) -> None:
    """B2.2: decks, stars, stocks, first quests; then the dealing of tiles."""
    world = change.state
    seats = len(world.players)
    # B3.1.4j: without events, they do not even enter the deck.
    has_events = world.options.has_events(seats)
    cards = [card for card in ACTION_DECK if has_events or card not in EVENTS]
    # B2.2b: both decks are shuffled.
    change.state = world.but(
        deck=change.shuffle("action deck", cards), quests=change.shuffle("quest deck", QUEST_DECK)
    )
    races = cards_with(world.options.values)
    for seat, player in enumerate(change.state.players):
        # B2.2d, B1.3.2.4a: one star, unused; B2.2g: the start resources.
        # B2.2e: the home tile; B2.2a: those of other races stay in the box.
        change.state = change.state.with_player(
            seat, stars=1, stock=races[player.race].start, tiles=(player.home,)
        )
        # B2.2c: a first quest.
        draw_adventure(change, seat)
    first = first_to_lay(change)
    change.state = change.state.but(first=first)
    if world.options.board == "fixed":
        lay_fixed(change)
        return complete(change)
    deal_tiles(change, first)
    return pass_on(change, first - 1, is_drawn=world.options.board == "drawn")


def first_to_lay(change: BattlemistChange) -> Seat:
    """B2.3c: the highest roll; equals roll again."""
    rivals = list(range(len(change.state.players)))
    while len(rivals) > 1:
        dice = change.roll("first to lay", len(rivals), sides=10)
        rivals = [seat for seat, die in zip(rivals, dice, strict=True) if die == max(dice)]
    change.tell("lays-first", seat=rivals[0])
    return rivals[0]


def deal_tiles(change: BattlemistChange, first: Seat) -> None:
    """B2.3a: three in the middle, all touching; B2.3b: the others dealt evenly."""
    tiles = change.shuffle("tiles", NEUTRAL)
    corners = ((0, 0), STEPS[0], STEPS[1])
    middle = {
        realm: Placed(*cell, change.shuffle("turn", range(6))[0])
        for realm, cell in zip(tiles[:3], corners, strict=True)
    }
    world = change.state.but(tiles=middle)
    seats = len(world.players)
    for place in range(seats):
        seat = (first + place) % seats
        # Whoever lays earlier gets what is left over.
        dealt = tiles[3 + place :: seats]
        world = world.with_player(seat, tiles=(*sorted(dealt), world.players[seat].home))
    change.state = world
    change.tell("middle", realms=tuple(middle))
