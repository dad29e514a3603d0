"""Armies as such: size, composition, sacrifices, spells (G4.2, G4.3, G15, G16.5)."""

from .figures import FIGURES, MASTERS, value_of_army

SPELLS = {
    2: ("Create Hazard", "Shield", "Shockwave", "Wimps Vacation"),
    3: ("Footsore", "Quake", "Teleport", "Timewarp"),
    4: ("Chaos", "Homeland", "Inferno", "Summon"),
    5: ("Deadlock", "Landscaping", "Painchain", "Slavery"),
}


def most(army: list[str], revealed: bool) -> int:
    # G4.2a, G4.2b, G16.5bd: seven; a Pegasus and a revealed Master do not count.
    return 7 + ("Pegasus" in army) + (revealed and any(name in army for name in MASTERS))


def is_full(army: list[str], revealed: bool) -> bool:
    return len(army) >= most(army, revealed)


def is_legal(army: list[str], revealed: bool) -> bool:
    if len(army) > most(army, revealed):
        return False
    for name in army:
        # G4.3b, G4.3a
        limit = 1 if FIGURES[name].rank != "creature" else 2 if FIGURES[name].is_end else 7
        if army.count(name) > limit:
            return False
    return True


def sacrifices(army: list[str]) -> list[str]:
    # G16.5ak: end creatures worth 36 or more; G4.3b: nobody gets a second Executer.
    if "Executer" in army:
        return []
    return sorted({name for name in army if FIGURES[name].is_end and (FIGURES[name].value or 0) >= 36})


def spells(army: list[str], enemy: list[str], cast: list[str]) -> list[str]:
    # G15.4a: one spell a battle; G15.5a: none while a Master is there, the God among them.
    if cast or any(FIGURES[name].rank == "master" for name in [*army, *enemy]):
        return []
    # G15.1a, G15.3b: the yin-yang, and the grade at most the skill.
    best = max([FIGURES[name].skill or 0 for name in army if "magic" in FIGURES[name].symbols], default=0)
    return [spell for grade, group in SPELLS.items() if grade <= best for spell in group]


def about(army: list[str], revealed: bool = False, battle_points: int = 0) -> dict[str, object]:
    return {
        "legal": is_legal(army, revealed),
        "most": most(army, revealed),
        "value": value_of_army(army, battle_points),
    }
