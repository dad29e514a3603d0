"""Which characters a legion may muster in a terrain, the caretaker's stacks being full."""

from .figures import CHARACTERS, MUSTERING


def recruits(terrain: str, legion: list[str]) -> list[str]:
    # T18.1b: nobody joins a legion of seven.
    if len(legion) >= 7:
        return []
    found = tower_recruits(legion) if terrain == "Tower" else land_recruits(terrain, legion)
    return sorted(found)


def land_recruits(terrain: str, legion: list[str]) -> set[str]:
    # T18.2a: the terrain's creatures from weakest to strongest; each needs a number of the one before it.
    chain: list[list[str | int]] = MUSTERING["chains"][terrain]
    names = [str(name) for name, _ in chain]
    found: set[str] = set()
    for place, (_, needed) in enumerate(chain):
        # T18.3a: a creature musters its own kind and every weaker one of the list.
        if any(member in names[place:] for member in legion):
            found.add(names[place])
        # T18.3b, T18.3c: enough of one kind muster the next stronger, never one beyond.
        if place > 0 and legion.count(names[place - 1]) >= int(needed):
            found.add(names[place])
    return found


def tower_recruits(legion: list[str]) -> set[str]:
    # T18.5a: anybody musters the three tower creatures.
    found = {"Centaur", "Gargoyle", "Ogre"}
    # T18.5b: a Titan or a Warlock musters a Warlock.
    if "Titan" in legion or "Warlock" in legion:
        found.add("Warlock")
    # T18.5c: three Creatures of one kind, or a Guardian, muster a Guardian; other ranks do not count.
    creatures = [name for name in legion if CHARACTERS[name]["rank"] == "creature"]
    if "Guardian" in legion or any(creatures.count(name) >= 3 for name in creatures):
        found.add("Guardian")
    return found
