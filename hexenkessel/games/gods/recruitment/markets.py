"""Figures that are paid for: Humans and Demilords in City and Dungeon, and the Executer (G16.5, G22.4)."""

from __future__ import annotations

from hexenkessel.games.gods.actions import Conjure, Hire, Sacrifice
from hexenkessel.games.gods.armies.army import why_not_add
from hexenkessel.games.gods.armies.seafaring import is_at_sea, is_sea_army
from hexenkessel.games.gods.armies.sights import might_have_room, publicly
from hexenkessel.games.gods.armies.stacks import join, leave, show
from hexenkessel.games.gods.equipment.board import CENTRE, SEA
from hexenkessel.games.gods.equipment.figures import DEMILORDS, HUMANS
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.recruitment.prices import SACRIFICES, conjure_price, hire_price
from hexenkessel.games.gods.terms import Figure, Figures, Gems, Marker
from hexenkessel.games.gods.world import Player, World
from hexenkessel.legions.stacks import apart

# Humans (G22.4c)


def hirings(world: World, marker: Marker) -> list[Hire]:
    """The Humans whom this army may hire."""
    actions = [Hire(marker, name) for name in sorted(HUMANS)]
    return [action for action in actions if not why_not_hire(world, action)]


def why_not_hire(world: World, action: Hire) -> str:
    army = world.armies[action.army]
    # G3.6b: Humans are bought nowhere but in City and Dungeon.
    if army.field not in CENTRE:
        return "G3.6b"
    # G22.4c: out of the own pool, and for gems he has.
    if action.figure not in HUMANS or not _is_for_sale(world.players[army.owner], action.figure):
        return "G22.4c"
    return _why_not_join(world, action.army, action.figure)


def hire(change: GodsChange, action: Hire) -> None:
    _buy(change, action.army, action.figure, hire_price(action.figure))
    seat = change.state.armies[action.army].owner
    price = hire_price(action.figure)
    change.tell("hire", seat=seat, army=action.army, figure=action.figure, gems=price)


# Demilords (G22.4d)


def conjurings(world: World, marker: Marker) -> list[Conjure]:
    """The slain Demilords whom this army may conjure."""
    actions = [Conjure(marker, name) for name in sorted(DEMILORDS)]
    return [action for action in actions if not why_not_conjure(world, action)]


def why_not_conjure(world: World, action: Conjure) -> str:
    army = world.armies[action.army]
    # G16.5ay: the Immortal may not leave the Ruin, so that he is never conjured.
    if action.figure == "Immortal":
        return "G16.5ay"
    # G22.4d: only into an army in City or Dungeon (G3.5c: for gems), and only who was slain.
    # G19.2a: those who were not revived after a combat lie in the winner's pool.
    is_slain = action.figure in DEMILORDS and _is_for_sale(world.players[army.owner], action.figure)
    if army.field not in CENTRE or not is_slain:
        return "G22.4d"
    return _why_not_join(world, action.army, action.figure)


def conjure(change: GodsChange, action: Conjure) -> None:
    price = conjure_price(action.figure) or 0
    _buy(change, action.army, action.figure, price)
    seat = change.state.armies[action.army].owner
    change.tell("conjure", seat=seat, army=action.army, figure=action.figure, gems=price)


def _is_for_sale(player: Player, figure: Figure) -> bool:
    """Is one in the pool, and has the player the gems for it?"""
    if not player.pool.get(figure, 0):
        return False
    if figure in HUMANS:
        return player.gems >= hire_price(figure)
    # G22.4d: an Executer who has never been in play is not slain; G16.5aq: one who was may come back.
    if figure == "Executer" and not player.has_called_executer:
        return False
    price = conjure_price(figure)
    return price is not None and player.gems >= price


def _why_not_join(world: World, marker: Marker, figure: Figure) -> str:
    army = world.armies[marker]
    player = world.players[army.owner]
    return why_not_add(army.figures, figure, revealed=player.is_revealed and player.master in army.figures)


def _buy(change: GodsChange, marker: Marker, figure: Figure, price: Gems) -> None:
    seat = change.state.armies[marker].owner
    # G20.2c: gems are what Humans and Demilords cost.
    world = change.state.with_gems(seat, -price).with_pool(seat, taken=(figure,))
    change.state = world.with_changed_army(marker, recruited=True)
    join(change, marker, figure)


def might_pay(world: World, marker: Marker) -> bool:
    """Might this army, in City or Dungeon, buy somebody, for all that is publicly known?"""
    certain, _ = publicly(world, marker)
    if len(certain) == len(world.armies[marker].figures):
        return bool(hirings(world, marker) or conjurings(world, marker))
    player = world.players[world.armies[marker].owner]
    # G28.5a: pools and gems are public.
    wares = [name for name in HUMANS | DEMILORDS if _is_for_sale(player, name) and name not in certain]
    return bool(wares) and (might_have_room(world, marker) or "Pegasus" in wares)


# The Executer (G16.5ak)


def sacrifices_of(world: World, marker: Marker) -> list[Sacrifice]:
    """Whom this army may give up for the Executer."""
    actions = [
        Sacrifice(marker, name) for name in sorted(SACRIFICES.intersection(world.armies[marker].figures))
    ]
    return [action for action in actions if not why_not_sacrifice(world, action)]


def why_not_sacrifice(world: World, action: Sacrifice) -> str:
    army = world.armies[action.army]
    # G16.5ak: any army gives an end creature worth at least 36 points; wherever it is, and however far it
    # has moved (ruling on G16.5al). The Executer does not swim, so that armies bound to the sea do not.
    is_afloat = is_at_sea(world, action.army)
    if action.figure not in SACRIFICES or action.figure not in army.figures or is_afloat:
        return "G16.5ak"
    # G16.5am: nobody has any but the one of his colour.
    if not world.players[army.owner].pool.get("Executer", 0):
        return "G16.5am"
    player = world.players[army.owner]
    is_revealed = player.is_revealed and player.master in army.figures
    return why_not_add(apart(army.figures, (action.figure,)), "Executer", revealed=is_revealed)


def sacrifice(change: GodsChange, action: Sacrifice) -> None:
    world = change.state
    seat = world.armies[action.army].owner
    # G16.5al: the end creature goes back to the pool, and the Executer comes out of it. Ruling: that is what
    # the army has recruited in this phase.
    world = world.with_pool(seat, added=(action.figure,), taken=("Executer",))
    world = world.with_changed_army(action.army, recruited=True)
    change.state = world.with_player(seat, has_called_executer=True)
    show(change, action.army, (action.figure,))
    join(change, action.army, "Executer")
    leave(change, action.army, (action.figure,))
    change.tell("sacrifice", seat=seat, army=action.army, figure=action.figure)


def might_sacrifice(world: World, marker: Marker) -> bool:
    """Might this army give somebody up, for all that is publicly known?"""
    army = world.armies[marker]
    if not world.players[army.owner].pool.get("Executer", 0):
        return False
    certain, possible = publicly(world, marker)
    if len(certain) == len(army.figures):
        return bool(sacrifices_of(world, marker))
    is_afloat = army.field in SEA or is_sea_army(certain, ashore=army.ashore)
    figures: Figures = (*certain, *possible)
    return not is_afloat and not SACRIFICES.isdisjoint(figures)
