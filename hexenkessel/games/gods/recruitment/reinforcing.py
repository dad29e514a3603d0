"""Creatures that join an army: by recruiting after a move, or as reinforcement of a defender (G17, G22)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hexenkessel.games.gods.actions import Recruit
from hexenkessel.games.gods.armies.army import why_not_add
from hexenkessel.games.gods.armies.markers import free_marker
from hexenkessel.games.gods.armies.sights import might_have_room, publicly
from hexenkessel.games.gods.armies.stacks import join, show
from hexenkessel.games.gods.equipment.board import LAND, TOWERS, is_labelled
from hexenkessel.games.gods.equipment.figures import CREATURES, END_CREATURES, value
from hexenkessel.games.gods.limits import LIMITS
from hexenkessel.games.gods.phase import GodsChange
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.points.goals import victory_points
from hexenkessel.games.gods.recruitment.recruits import (
    NATIVES,
    Occasion,
    can_split_off,
    recruits,
    rule_against_all,
    showings,
    why_not_recruit,
)
from hexenkessel.games.gods.terms import Distance, Figure, Figures, Marker
from hexenkessel.games.gods.world import World
from hexenkessel.legions.stacks import holds


def occasion(world: World, marker: Marker, figures: Figures, *, distance: Distance | None) -> Occasion:
    """All that decides what these figures of an army may recruit where it stands.

    ``figures``: those who are alive, in a battle. ``distance``: None for a reinforcement.
    """
    army = world.armies[marker]
    player = world.players[army.owner]
    return Occasion(
        land=LAND[army.field],
        army=figures,
        distance=distance,
        labelled=is_labelled(army.field),
        revealed=player.is_revealed and player.master in figures,
        victory_points=victory_points(player.goals),
        end_creature_taken=player.end_creatures >= LIMITS.end_creatures_a_round,
        additional_taken=player.has_mustered,
        has_landed=player.has_landed,
        # Ruling on G4.4g: tower markers are for garrisons only.
        marker_free=free_marker(player) is not None,
        pool=player.pool,
    )


def recruit_actions(
    world: World, marker: Marker, figures: Figures, *, distance: Distance | None
) -> list[Recruit]:
    """Whom these may recruit by the chart of the land, and by showing whom."""
    there = occasion(world, marker, figures, distance=distance)
    # G22.1e: who is entitled in several ways chooses whom to show.
    return [Recruit(marker, name, shown) for name in recruits(there) for shown in showings(there, name)]


def why_not(world: World, action: Recruit, figures: Figures, *, distance: Distance | None) -> str:
    """The rule against this recruit of an army with these figures; empty if there is none."""
    there = occasion(world, action.army, figures, distance=distance)
    if rule := why_not_recruit(there, action.recruit):
        # G8.4f: one end creature in a round; a reinforcement falls into somebody else's phase.
        return "G8.4f" if rule == "G22.2b" and distance is None else rule
    # G22.1d: he shows Creatures that entitle him, and no others.
    return "" if action.shown in showings(there, action.recruit) else "G22.1d"


# Reinforcements


def reinforcements(world: World, marker: Marker, figures: Figures) -> list[Recruit]:
    """Whom a defender with these living figures may call; nobody for a garrison that is nobody's."""
    # Ruling on G17.1b: neutral garrisons do not reinforce.
    if world.armies[marker].owner < 0:
        return []
    # G17.1b: whom the rest of the army could recruit in this land; G8.4e: however far it has moved.
    found = recruit_actions(world, marker, figures, distance=None)
    others = [action for action in _second_ones(world, marker, figures) if action not in found]
    return [*found, *others]


def _second_ones(world: World, marker: Marker, figures: Figures) -> Iterator[Recruit]:
    """G16.5v: whom a Pixie brings instead: the strongest Creature of her army once more."""
    for creature in strongest(figures):
        action = Recruit(marker, creature, (creature, "Pixie"))
        if not why_not_second(world, action, figures):
            yield action


def strongest(figures: Figures) -> Figures:
    """The Creatures of the highest value among these, each kind once, sorted."""
    creatures = sorted(CREATURES.intersection(figures))
    best = max(map(value, creatures), default=0)
    return tuple(name for name in creatures if value(name) == best)


def is_of_a_pixie(action: Recruit) -> bool:
    """G16.5v: is she among those who are shown?"""
    return "Pixie" in action.shown


def why_not_second(world: World, action: Recruit, figures: Figures) -> str:
    """The rule against what the Pixie would bring."""
    there = occasion(world, action.army, figures, distance=None)
    creature = action.recruit
    # G16.5v: she must be alive, and it must be the strongest Creature of the army, native there or not.
    if not holds(figures, action.shown) or action.shown != (creature, "Pixie"):
        return "G16.5v"
    if creature not in strongest(figures):
        return "G16.5v"
    # G16.5u: she is native everywhere, so the land does not matter; ruling: tower lands are no exception,
    # other fields without a label are.
    is_tower = world.armies[action.army].field in TOWERS
    if rule := rule_against_all(msgspec.structs.replace(there, labelled=there.labelled or is_tower)):
        return rule
    # G16.5w: size, end creatures and pool limit her as they limit others.
    if rule := why_not_add(figures, creature, revealed=there.revealed):
        return rule
    if creature in END_CREATURES and not there.may_take_end_creature:
        return "G8.4f"
    if not world.players[world.armies[action.army].owner].pool.get(creature, 0):
        return "G22.1f"
    return "" if creature != "Dolphin" or can_split_off(there) else "G27.4b"


def why_not_reinforce(world: World, action: Recruit, figures: Figures) -> str:
    """The rule against this reinforcement; empty if there is none."""
    # Ruling on G17.1b: no pool, no natives.
    if world.armies[action.army].owner < 0:
        return "G17.1b"
    if is_of_a_pixie(action):
        return why_not_second(world, action, figures)
    rule = why_not(world, action, figures, distance=None)
    # G17.1b: the army must be able to recruit on that land by the normal rules.
    return "G17.1b" if rule in ("G22.1c", "G22.2e") else rule


# Whom to ask


def might_recruit(world: World, marker: Marker, *, distance: Distance | None) -> bool:
    """Might this army recruit, for all that is publicly known? Who is asked must not tell what he holds."""
    army = world.armies[marker]
    if army.owner < 0:
        return False
    certain, possible = publicly(world, marker)
    if len(certain) == len(army.figures):
        if distance is None:
            return bool(reinforcements(world, marker, army.figures))
        return bool(recruit_actions(world, marker, army.figures, distance=distance))
    if not might_have_room(world, marker):
        return False
    # The Titan's advantages need a Titan who is revealed, and is known therefore.
    there = occasion(world, marker, certain, distance=distance)
    figures = {*certain, *possible}
    if distance is None and "Pixie" in figures and (there.labelled or army.field in TOWERS):
        return True
    if rule_against_all(there) not in ("", "G27.4h"):
        return False
    natives = NATIVES.get(there.land, ())
    return not figures.isdisjoint(natives) or there.land == "Coast" or there.has("Native")


def might_repeat(world: World, marker: Marker) -> bool:
    """Might a Pixie bring a Creature of her army once more, for all that is publicly known?"""
    figures = {name for names in publicly(world, marker) for name in names}
    return "Pixie" in figures and not figures.isdisjoint(CREATURES) and might_have_room(world, marker)


# What happens


def recruit(change: GodsChange, action: Recruit) -> None:
    """The recruit joins the army at once."""
    announce(change, action)
    enlist(change, action.army, action.recruit)
    # G22.2a: one figure for an army in a phase.
    change.state = change.state.with_changed_army(action.army, recruited=True)


def announce(change: GodsChange, action: Recruit) -> None:
    """G22.1d: those who entitle to it are shown; the recruit itself has not joined yet."""
    show(change, action.army, action.shown)
    seat = change.state.armies[action.army].owner
    change.tell("recruit", seat=seat, army=action.army, figure=action.recruit, shown=action.shown)


def enlist(change: GodsChange, marker: Marker, figure: Figure) -> None:
    """A recruited Creature joins the army and counts. G28.8a: everybody sees it."""
    world = change.state
    army = world.armies[marker]
    player = world.players[army.owner]
    if figure in END_CREATURES:
        # G26.5c: what the Titan's army takes counts as the additional one first, so that the other one
        # is left for any army.
        is_additional = not player.has_mustered and occasion(world, marker, army.figures, distance=None).has(
            "Mustering"
        )
        changes = {"has_mustered": True} if is_additional else {"end_creatures": player.end_creatures + 1}
        world = world.with_player(army.owner, **changes)
    # G22.1f: out of his own pool.
    change.state = world.with_pool(army.owner, taken=(figure,))
    join(change, marker, figure)
    if figure in END_CREATURES:
        # G3.7c: the first end creature of a type brings victory points; ruling on G26.3n: so it does as
        # a reinforcement, and when a Pixie brings it.
        reach_goal(change, army.owner, "recruited", figure)
