"""Rangestrikes: which rules forbid one, and with how many dice against which number it is made."""

from itertools import pairwise

from . import ground
from .strikes import Terms, number_for
from .units import Battle, Unit

# What can close a corridor, in the order in which it is named; cliffs before dunes, because the rule for
# both together (T23.10e) says more than the one for a dune alone.
SIGHT_RULES = (
    *("T23.1c", "T23.3c", "T23.10c", "T23.10e", "T23.9d", "T23.9e"),
    *("T23.11d", "T23.11e", "T23.12d", "T23.12e"),
)


def range_between(striker: Unit, target: Unit) -> int:
    # T12.3a: both end hexes are counted.
    return ground.distance(striker.hex, target.hex) + 1


def crossings(battle: Battle, corridor: list[str], kind: str) -> list[tuple[str, str]]:
    """The sides of one kind that the corridor crosses, each as (upper hex, lower hex)."""
    found = []
    for start, end in pairwise(corridor):
        if ground.goes_down(battle.map, kind, start, end):
            found.append((start, end))
        if ground.goes_up(battle.map, kind, start, end):
            found.append((end, start))
    return found


def does_character_block(battle: Battle, corridor: list[str], label: str) -> bool:
    ends = (corridor[0], corridor[-1])
    # T23.1d: not at the base of a cliff that striker or target stands directly atop.
    if any(ground.goes_down(battle.map, "cliff", end, label) for end in ends):
        return False
    # T23.1e: nor when it is lower than both of them.
    return any(ground.height(battle.map, label) >= ground.height(battle.map, end) for end in ends)


def character_rules(battle: Battle, corridor: list[str]) -> set[str]:
    # T23.1c: a character in between blocks.
    between = [label for label in corridor[1:-1] if battle.is_occupied(label)]
    return {"T23.1c"} if any(does_character_block(battle, corridor, label) for label in between) else set()


def tree_rules(battle: Battle, corridor: list[str]) -> set[str]:
    # T23.3c: a tree in between blocks.
    return (
        {"T23.3c"} if any(ground.hazard(battle.map, label) == "tree" for label in corridor[1:-1]) else set()
    )


def dune_rules(battle: Battle, corridor: list[str]) -> set[str]:
    striker, target = corridor[0], corridor[-1]
    tops = [upper for upper, _ in crossings(battle, corridor, "dune")]
    # T23.9d: one dune is crossed only from or to its upper hex.
    if len(tops) == 1 and striker not in tops and target not in tops:
        return {"T23.9d"}
    # T23.9e: two dunes only when striker and target stand on them.
    if len(tops) >= 2 and not (len(tops) == 2 and striker in tops and target in tops):
        return {"T23.9e"}
    return set()


def is_cliff_open(striker: str, target: str, upper: str, base: str) -> bool:
    # T23.10c: one of them is atop it, and the other not at its base.
    return (striker == upper and target != base) or (target == upper and striker != base)


def cliff_rules(battle: Battle, corridor: list[str]) -> set[str]:
    striker, target = corridor[0], corridor[-1]
    cliffs = crossings(battle, corridor, "cliff")
    dune_tops = [upper for upper, _ in crossings(battle, corridor, "dune")]
    found: set[str] = set()
    if not all(is_cliff_open(striker, target, upper, base) for upper, base in cliffs):
        found.add("T23.10c")
    # T23.10e: cliff and dune together need one of them atop the cliff and the other on the dune.
    cliff_tops = [upper for upper, _ in cliffs]
    is_split = (striker in cliff_tops and target in dune_tops) or (
        target in cliff_tops and striker in dune_tops
    )
    if cliffs and dune_tops and not is_split:
        found.add("T23.10e")
    return found


def slope_rules(battle: Battle, corridor: list[str]) -> set[str]:
    striker, target = corridor[0], corridor[-1]
    # T23.10d: with one of them atop a crossed cliff, slopes do not matter.
    cliff_tops = [upper for upper, _ in crossings(battle, corridor, "cliff")]
    if striker in cliff_tops or target in cliff_tops:
        return set()
    tops = [upper for upper, _ in crossings(battle, corridor, "slope")]
    # T23.11d: one or two slopes are crossed only with striker or target atop one of them.
    if len(tops) in (1, 2) and striker not in tops and target not in tops:
        return {"T23.11d"}
    # T23.11e: three only with both atop one.
    if len(tops) >= 3 and not (striker in tops and target in tops):
        return {"T23.11e"}
    return set()


def wall_rules(battle: Battle, corridor: list[str]) -> set[str]:
    striker, target = corridor[0], corridor[-1]
    walls = crossings(battle, corridor, "wall")
    # T23.12d: one wall is crossed only from or to its upper hex.
    if len(walls) == 1 and walls[0][0] not in (striker, target):
        return {"T23.12d"}
    # T23.12e: two only from or to the centre hex, and with nobody at the foot of the outer wall.
    has_centre = "D4" in (striker, target)
    feet = [lower for _, lower in walls if ground.height(battle.map, lower) == 0]
    is_at_foot = striker in feet or target in feet
    if len(walls) >= 2 and not (len(walls) == 2 and has_centre and not is_at_foot):
        return {"T23.12e"}
    return set()


def rules_against_corridor(battle: Battle, corridor: list[str]) -> set[str]:
    return (
        character_rules(battle, corridor)
        | tree_rules(battle, corridor)
        | dune_rules(battle, corridor)
        | cliff_rules(battle, corridor)
        | slope_rules(battle, corridor)
        | wall_rules(battle, corridor)
    )


def open_corridors(battle: Battle, striker: Unit, target: Unit) -> list[list[str]]:
    # T12.4c: a corridor with anything that blocks cannot be used.
    every = ground.corridors(striker.hex, target.hex)
    return [corridor for corridor in every if not rules_against_corridor(battle, corridor)]


def rules_against_sight(battle: Battle, striker: Unit, target: Unit) -> list[str]:
    # T12.6b: nothing blocks a Warlock.
    if striker.is_warlock or open_corridors(battle, striker, target):
        return []
    found: set[str] = set()
    for corridor in ground.corridors(striker.hex, target.hex):
        found |= rules_against_corridor(battle, corridor)
    return [rule for rule in SIGHT_RULES if rule in found]


def forbidding_rules(battle: Battle, striker: Unit, target: Unit) -> list[str]:
    """Every rule that forbids this rangestrike, in the order of the book; none when it is allowed."""
    found = []
    # T12.1a: only those with the bow.
    if not striker.has_bow:
        found.append("T12.1a")
    # T12.1b: not at a neighbour; but a Warlock may, across a cliff (ruling under T12.6).
    is_open_to_magic = striker.is_warlock and not battle.are_in_contact(striker, target)
    if range_between(striker, target) <= 2 and not is_open_to_magic:
        found.append("T12.1b")
    # T12.1c: not while in contact with any enemy, be it slain already.
    if battle.enemies_in_contact(striker):
        found.append("T12.1c")
    # T12.3a: not farther than the skill.
    # T12.3c: never farther than four, which is named first as the stricter of the two.
    if range_between(striker, target) > 4:
        found.append("T12.3c")
    if range_between(striker, target) > striker.skill:
        found.append("T12.3a")
    # T12.6a: Lords are safe from all but Warlocks.
    if target.is_lord and not striker.is_warlock:
        found.append("T12.6a")
    # T12.6d: a Warlock in contact may not either.
    if striker.is_warlock and battle.enemies_in_contact(striker):
        found.append("T12.6d")
    if range_between(striker, target) in (3, 4):
        found += rules_against_sight(battle, striker, target)
    return found


def rangestrike_dice(battle: Battle, striker: Unit) -> int:
    # T12.2a: half the power, rounded down.
    dice = striker.power // 2
    # T23.6d: a Dragon in the volcano has two more.
    if striker.name == "Dragon" and battle.hazard_at(striker) == "volcano":
        dice += 2
    return dice


def skill_along(battle: Battle, striker: Unit, corridor: list[str]) -> int:
    skill = striker.skill
    # T12.3b: range four costs one.
    if len(corridor) == 4:
        skill -= 1
    # T23.4e: for a stranger every bramble strictly in between costs one.
    if not striker.is_native("bramble"):
        skill -= sum(ground.hazard(battle.map, label) == "bramble" for label in corridor[1:-1])
    # T23.12c: every wall crossed upward costs one.
    steps = pairwise(corridor)
    return skill - sum(ground.goes_up(battle.map, "wall", start, end) for start, end in steps)


def raised_for(battle: Battle, striker: Unit, target: Unit) -> int:
    kind = battle.hazard_at(target)
    # T23.4d: a native in bramble is harder to hit for a stranger.
    if kind == "bramble" and target.is_native("bramble") and not striker.is_native("bramble"):
        return 1
    # T23.6c: so is a Dragon in the volcano, for everybody.
    return 1 if kind == "volcano" and target.name == "Dragon" else 0


def rangestrike_terms(battle: Battle, striker: Unit, target: Unit) -> Terms:
    dice = rangestrike_dice(battle, striker)
    # T12.6b, T12.6c: neither hazards nor the range change a Warlock's.
    if striker.is_warlock:
        return dice, number_for(striker.skill, target.skill, 0)
    # T12.4b: of several open corridors the striker takes the best.
    skill = max(
        skill_along(battle, striker, corridor) for corridor in open_corridors(battle, striker, target)
    )
    return dice, number_for(skill, target.skill, raised_for(battle, striker, target))
