"""What becomes of a player who loses his home (B7), and of towns that nobody controls (B3.2.2s, B6.0i)."""

from __future__ import annotations

from hexenkessel.games.battlemist.endings import end_if_alone
from hexenkessel.games.battlemist.goods import NOTHING
from hexenkessel.games.battlemist.phase import BattlemistChange
from hexenkessel.games.battlemist.units import army_size
from hexenkessel.games.battlemist.world import World
from hexenkessel.kernel.seats import Seat


def is_home_taken(world: World, owner: Seat, by: Seat) -> bool:
    """B7.0a: the conqueror has an army unit there, and the owner no unit at all; heroes do not defend."""
    home = world.players[owner].home
    return army_size(world.force_of(by, home)) > 0 and not any(world.force_of(owner, home))


def take_homes(change: BattlemistChange, seat: Seat) -> None:
    """After a player's combat step: the homes that are his now."""
    for other in change.state.others(seat):
        if change.outcome is None and is_home_taken(change.state, other, seat):
            fall(change, other, seat)


def captured_stars(stars: int) -> int:
    """B7.0d: the conqueror receives half of them, rounded up.

    >>> [captured_stars(stars) for stars in (1, 2, 3, 4, 5)]
    [1, 1, 2, 2, 3]
    """
    return (stars + 1) // 2


def fall(change: BattlemistChange, loser: Seat, conqueror: Seat) -> None:
    """B7.0a: whoever loses his home has lost the game."""
    world = change.state
    player = world.players[loser]
    stars = captured_stars(player.stars)
    change.tell("home-lost", seat=loser, conqueror=conqueror, realm=player.home, stars=stars)
    # B7.0b: towns and cities first, while it is known whose they are; none passes to the conqueror.
    for realm in world.settlements_of(loser):
        world = world.with_settlement(realm, None)
    for realm, _ in [*world.forces_of(loser)]:
        world = world.with_force(loser, realm, (0, 0, 0, 0, 0, 0))
    quest_cards = (*player.artifacts, *([player.quest] if player.quest else []))
    if player.hand or player.quest:
        # The hand and the current adventure were secret; on the discard piles they lie open.
        change.reveal("cards-given-up", seat=loser, cards=player.hand, quests=quest_cards)
    world = world.but(
        discard=tuple(sorted((*world.discard, *player.hand))),
        quest_discard=tuple(sorted((*world.quest_discard, *quest_cards))),
    )
    # B7.0d: what the conqueror does not receive is in nobody's possession, and so in the pool.
    world = world.with_player(
        loser, fallen=world.round, stock=NOTHING, stars=0, used=0, power=0, hand=(), quest=None,
        artifacts=(), heroes=(),
    )  # fmt: skip
    # B7.0c: the home is a realm like others from now on: nobody in the game owns it, units control it.
    # B7.0e: captured stars count as used until they are refreshed.
    change.state = world.with_star(conqueror, stars, used=True)
    end_if_alone(change)


def remove_ruins(change: BattlemistChange) -> None:
    """Destroy what nobody controls: after the individual phase, and at once when control was lost in another.

    B6.0i: monsters alone control nothing.
    """
    for realm in sorted(change.state.settlements):
        if change.state.controller_of(realm) is None:
            kind = change.state.settlements[realm].kind
            change.state = change.state.with_settlement(realm, None)
            change.tell("ruined", realm=realm, settlement=kind)
