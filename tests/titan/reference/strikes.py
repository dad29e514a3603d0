"""Strikes between neighbours: dice, strike-number, and what may be announced in order to carry hits over."""

from . import ground
from .units import Battle, Unit

Terms = tuple[int, int]  # dice, strike-number


def strike_dice(battle: Battle, striker: Unit, target: Unit) -> int:
    # T13.0c: as many dice as its power.
    dice = striker.power
    # T23.6b: a Dragon striking out of the volcano has two more.
    if striker.name == "Dragon" and battle.hazard_at(striker) == "volcano":
        dice += 2
    # T23.9b: down a dune a native has two more, up a dune a stranger has one less.
    if ground.goes_down(battle.map, "dune", striker.hex, target.hex) and striker.is_native("dune"):
        dice += 2
    if ground.goes_up(battle.map, "dune", striker.hex, target.hex) and not striker.is_native("dune"):
        dice -= 1
    # T23.11b: down a slope a native has one more.
    if ground.goes_down(battle.map, "slope", striker.hex, target.hex) and striker.is_native("slope"):
        dice += 1
    return dice


def strike_skill(battle: Battle, striker: Unit, target: Unit) -> int:
    skill = striker.skill
    # T23.4c: a stranger striking out of bramble has one less.
    if battle.hazard_at(striker) == "bramble" and not striker.is_native("bramble"):
        skill -= 1
    # T23.11c: a stranger striking up a slope has one less.
    if ground.goes_up(battle.map, "slope", striker.hex, target.hex) and not striker.is_native("slope"):
        skill -= 1
    # T23.12b: down a wall everybody has one more, up a wall one less.
    if ground.goes_down(battle.map, "wall", striker.hex, target.hex):
        skill += 1
    if ground.goes_up(battle.map, "wall", striker.hex, target.hex):
        skill -= 1
    return skill


def number_for(striker_skill: int, target_skill: int, raised_by: int) -> int:
    # T13.2a, T24.2a: four, less the striker's skill, plus the target's.
    # T23.13a: then what raises the number, and last the limit of six.
    return min(6, 4 - striker_skill + target_skill + raised_by)


def strike_terms(battle: Battle, striker: Unit, target: Unit) -> Terms:
    # T23.1b, T13.1b, T23.10b: only an enemy in contact can be struck.
    if target not in battle.enemies_in_contact(striker):
        raise ValueError(f"{striker} is not in contact with an enemy {target}")
    raised = 0
    # T23.4b: a native in bramble is harder to hit for a stranger.
    if battle.hazard_at(target) == "bramble" and target.is_native("bramble"):
        raised = 0 if striker.is_native("bramble") else 1
    number = number_for(strike_skill(battle, striker, target), target.skill, raised)
    return strike_dice(battle, striker, target), number


def may_carry_to(battle: Battle, striker: Unit, first: Unit, other: Unit, announced: Terms) -> bool:
    dice, number = strike_terms(battle, striker, other)
    # T23.9c: a strike not made up a dune never carries up a dune.
    is_first_up_dune = ground.goes_up(battle.map, "dune", striker.hex, first.hex)
    if ground.goes_up(battle.map, "dune", striker.hex, other.hex) and not is_first_up_dune:
        return False
    # T13.4b: not to an enemy that would need a higher number than announced.
    # T13.5a: nor with more dice than the striker would have against it.
    return number <= announced[1] and dice >= announced[0]


def carried_to(battle: Battle, striker: Unit, first: Unit, announced: Terms) -> list[str]:
    # T13.4a: only hits beyond what slays the first target are carried.
    if announced[0] <= first.power - first.hits:
        return []
    # T13.4a: to other living enemies in contact with the striker.
    others = [other for other in battle.enemies_in_contact(striker) if other != first and other.is_alive]
    return sorted(other.hex for other in others if may_carry_to(battle, striker, first, other, announced))


def is_milder(one: Terms, other: Terms) -> bool:
    return one != other and one[0] >= other[0] and one[1] <= other[1]


def carry_options(battle: Battle, striker: Unit, first: Unit) -> list[tuple[int, int, list[str]]]:
    """What may be announced, and who may take carried hits then; the plain strike comes first."""
    plain = strike_terms(battle, striker, first)
    # T13.4c: a higher number than needed may be announced before rolling.
    # T13.5b: and any part of the dice may be forgone.
    every = {
        (dice, number): carried_to(battle, striker, first, (dice, number))
        for dice in range(plain[0], 0, -1)
        for number in range(plain[1], 7)
    }
    return [
        (*terms, targets)
        for terms, targets in every.items()
        if not any(is_milder(other, terms) and set(targets) <= set(every[other]) for other in every)
    ]
