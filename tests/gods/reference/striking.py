"""Attacks on neighbours: dice and strike number (G12.7, G13.4, G16.5)."""

from . import maps
from .figures import FIGURES
from .units import Battle, Unit

Terms = tuple[int, int]  # dice, strike number


def strike_dice(battle: Battle, striker: Unit, target: Unit) -> int:
    # G13.2a
    dice = striker.power
    here, there = battle.hazard_at(striker), battle.hazard_at(target)
    # G12.7bp: half as many again out of a Cloud.
    if here == "cloud":
        dice += striker.power // 2
    # G16.5ai: Creatures led by a Priest have one more.
    if striker.rank == "creature" and battle.has_living(striker, "Priest"):
        dice += 1
    # G12.7ae, G12.7aj: a stranger at a native in Fog or Hedge.
    if there in ("fog", "hedge") and target.is_native(there) and not striker.is_native(there):
        dice -= 1
    # G12.7ak: a stranger out of a Hedge.
    if here == "hedge" and not striker.is_native("hedge"):
        dice -= 1
    # G12.7bt, G12.7bu
    dune = maps.goes(battle.map, "dune", striker.hex, target.hex)
    if dune == "down" and striker.is_native("dune"):
        dice += 2
    if dune == "up" and not striker.is_native("dune"):
        dice -= 1
    # G12.7au: three out of the Volcano, the slope being in it.
    if here == "volcano" and striker.name == "Dragon":
        return dice + 3
    # G12.7cf
    if maps.goes(battle.map, "slope", striker.hex, target.hex) == "down" and striker.is_native("slope"):
        dice += 1
    return dice


def changes_of_skill(battle: Battle, striker: Unit, target: Unit) -> int:
    """What hazards add to the striker's skill, less what they add to the target's."""
    here, there = battle.hazard_at(striker), battle.hazard_at(target)
    change = 0
    # G12.7x, G12.7y: both add up.
    if not striker.is_native("bramble"):
        change -= there == "bramble" and target.is_native("bramble")
        change -= here == "bramble"
    # G12.7az, G12.7bf: a native in or at the water, for strangers.
    if there in ("beach", "water") and target.is_native(there) and not striker.is_native(there):
        change -= 1
    # G12.7cg
    if maps.goes(battle.map, "slope", striker.hex, target.hex) == "up" and not striker.is_native("slope"):
        change -= 1
    # G12.7cl, G12.7cm
    wall = maps.goes(battle.map, "wall", striker.hex, target.hex)
    return change + {"up": -1, "down": 1, "": 0}[wall]


def difference(striker: Unit, target: Unit) -> int:
    one, other = FIGURES[striker.name].skill, FIGURES[target.name].skill
    # G16.5aj: the Chimera has her opponent's skill.
    return 0 if one is None or other is None else one - other


def strike_terms(battle: Battle, striker: Unit, target: Unit) -> Terms:
    # G13.4b: four, less the striker's skill, plus the target's, six at most.
    number = min(6, 4 - difference(striker, target) - changes_of_skill(battle, striker, target))
    return strike_dice(battle, striker, target), number


def may_carry_to(battle: Battle, striker: Unit, first: Unit, other: Unit, announced: Terms) -> bool:
    # G12.7bk: neither from a figure in Darkness nor onto one.
    if "darkness" in (battle.hazard_at(first), battle.hazard_at(other)):
        return False
    # G12.7bv: up a Dune only if the attack itself went up one.
    up_a_dune = [maps.goes(battle.map, "dune", striker.hex, each.hex) == "up" for each in (first, other)]
    if up_a_dune == [False, True]:
        return False
    dice, number = strike_terms(battle, striker, other)
    # G13.6a: not to who needs a higher number; G13.7b: nor with more dice than there are for him.
    return number <= announced[1] and dice >= announced[0]


def carried_to(battle: Battle, striker: Unit, first: Unit, announced: Terms) -> frozenset[int]:
    # G13.6a: only hits beyond what slays the first one.
    if announced[0] <= first.power - first.hits:
        return frozenset()
    others = [other for other in battle.enemies_in_contact(striker) if other != first and other.is_alive]
    return frozenset(
        other.place for other in others if may_carry_to(battle, striker, first, other, announced)
    )


def is_milder(one: Terms, other: Terms) -> bool:
    return one != other and one[0] >= other[0] and one[1] <= other[1]


def carry_options(battle: Battle, striker: Unit, first: Unit) -> set[tuple[int, int, frozenset[int]]]:
    """What may be announced (dice, number), and who may get the hits left over then.

    G13.6c, G13.7c: a higher number, or fewer dice, if that lets hits go where no milder way lets them.
    """
    plain = strike_terms(battle, striker, first)
    every = {
        (dice, number): carried_to(battle, striker, first, (dice, number))
        for dice in range(plain[0], 0, -1)
        for number in range(plain[1], 7)
    }
    every.setdefault(plain, frozenset())
    return {
        (*terms, targets)
        for terms, targets in every.items()
        if not any(is_milder(other, terms) and targets <= every[other] for other in every)
    }
