"""What can never be true on the table. For tests: legal play must never bring it about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hexenkessel.games.gods.armies.army import is_legal
from hexenkessel.games.gods.equipment.board import LAND, LANDS_OF, SEA, TOWERS, WHIRLS
from hexenkessel.games.gods.equipment.figures import ELEMENTS, FIGURES, REVEALABLE, WAVE_FIGURES
from hexenkessel.games.gods.equipment.pools import GARRISONS
from hexenkessel.games.gods.movement.phase import MovementPhase
from hexenkessel.games.gods.phase import GodsPosition
from hexenkessel.games.gods.recruitment.phase import RecruitmentPhase
from hexenkessel.games.gods.world import NEUTRAL, World
from hexenkessel.legions import knowledge


def flaws_of(position: GodsPosition) -> list[str]:
    world = position.state
    found = [
        *_army_flaws(world),
        *_tower_flaws(world),
        *_marker_flaws(world),
        *_counter_flaws(world),
        *_knowledge_flaws(world),
    ]
    # In a combat, and until it is settled, armies may be too large, and a Master on his way back.
    if position.steps and isinstance(position.step, (MovementPhase, RecruitmentPhase)):
        found += [*_size_flaws(world), *_master_flaws(world)]
    return found


def _army_flaws(world: World) -> Iterator[str]:
    for marker, army in world.armies.items():
        # G4.6a: an army without figures is destroyed.
        if not army.figures:
            yield f"{marker} is empty"
        if list(army.figures) != sorted(army.figures):
            yield f"{marker} is not sorted"
        # G3.10j: only figures with a wave are on Sea fields; nobody stays in a Whirl.
        if army.field in SEA and not WAVE_FIGURES.issuperset(army.figures):
            yield f"{marker} cannot swim"
        if army.field in WHIRLS:
            yield f"{marker} stands in a Whirl"
        # G16.5ay: the Immortal may not leave the Ruin.
        if "Immortal" in army.figures and LAND[army.field] != "Ruin":
            yield f"{marker} has taken an Immortal out of his Ruin"
        # G25.6c: Masters and Elements are not stationed in tower lands.
        if army.garrison and not REVEALABLE.union(ELEMENTS).isdisjoint(army.figures):
            yield f"{marker} is a garrison with a Master or an Element"
        if army.owner >= 0 and not world.is_alive(army.owner):
            yield f"{marker} is of a player who has left the game"


def _size_flaws(world: World) -> Iterator[str]:
    for marker, army in world.armies.items():
        if army.owner == NEUTRAL:
            continue
        player = world.players[army.owner]
        # G4.2a, G4.3a and G4.3b: what an army may hold.
        if not is_legal(army.figures, revealed=player.is_revealed and player.master in army.figures):
            yield f"{marker} holds {' '.join(army.figures)}"


def _master_flaws(world: World) -> Iterator[str]:
    for seat, player in enumerate(world.players):
        masters = [name for _, army in world.armies_of(seat) for name in army.figures if name in REVEALABLE]
        # G1.2c: one Titan for each player, or the Phantom in his place, as long as he is in the game.
        if world.turn and masters != ([] if player.fallen else [player.master]):
            yield f"seat {seat} has {masters}, not one {player.master}"


def _tower_flaws(world: World) -> Iterator[str]:
    if world.towers and world.towers.keys() != TOWERS:
        yield "not every tower land has a state"
    for field, tower in world.towers.items():
        army = None if tower.marker is None else world.armies.get(tower.marker)
        if army is not None and (army.field, army.owner, army.garrison) != (field, tower.owner, True):
            yield f"{tower.marker} is not the garrison of {field}"
    names = {tower.marker for tower in world.towers.values()}
    for marker, army in world.armies.items():
        if army.garrison and marker not in names:
            yield f"{marker} is a garrison without a tower"


def _marker_flaws(world: World) -> Iterator[str]:
    # G4.4a: each marker is in one place: on an army, on an empty tower, or in a pool.
    empty = (tower.marker for tower in world.towers.values() if tower.marker not in world.armies)
    free = (marker for player in world.players for marker in player.markers)
    used = Counter([*world.armies, *(marker for marker in empty if marker), *free])
    for marker, count in used.items():
        if count > 1:
            yield f"marker {marker} is in {count} places"


def _counter_flaws(world: World) -> Iterator[str]:
    # G2.3a: every counter is in a pool, in an army, somebody's trophy, or out of the game.
    there = Counter(name for army in world.armies.values() for name in army.figures)
    for seat, player in enumerate(world.players):
        there.update(player.pool)
        there.update(name for _, name in player.trophies)
        if player.gems < 0 or min(player.pool.values(), default=0) < 0:
            yield f"seat {seat} owes something"
    there.update(world.destroyed_elements)
    for name, count in there.items():
        if count > _MOST[world.has_darklord][name]:
            yield f"there are {count} {name}s, not {_MOST[world.has_darklord][name]}"


def _most(has_darklord: bool) -> Counter[str]:
    owners = {"titan": 3, "all": 3 + has_darklord, "darklord": int(has_darklord), "special": 1}
    most = Counter({name: kind.count * owners[kind.pool] for name, kind in FIGURES.items()})
    # The Creatures of neutral garrisons come out of no pool.
    for land, garrison in GARRISONS.items():
        if garrison.holder == "neutral" or (land == "Darktower" and not has_darklord):
            for name in garrison.figures:
                most[name] += len(LANDS_OF[land]) * (FIGURES[name].rank == "creature")
    return most


_MOST = {has_darklord: _most(has_darklord) for has_darklord in (False, True)}


def _knowledge_flaws(world: World) -> Iterator[str]:
    for seat, player in enumerate(world.players):
        contents = {marker: army.figures for marker, army in world.armies_of(seat)}
        if player.knowledge is not None and not knowledge.is_consistent(player.knowledge, contents):
            yield f"what is known of seat {seat} is not true"
    for sight in world.sights:
        contents = {marker: army.figures for marker, army in world.armies_of(sight.of)}
        if not knowledge.is_consistent(sight.knowledge, contents):
            yield f"what seat {sight.observer} has seen of seat {sight.of} is not true"
