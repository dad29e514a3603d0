"""The charts of the reconstruction (B2), and who may recruit whom (G22, G26.5, G27.4)."""

from .armies import is_full
from .figures import FIGURES

CHARTS: dict[str, list[str]] = {
    "Plains": ["Centaur 2 Lion 2 Warbear"],
    "Marsh": ["Ogre 2 Troll 2 Warbear"],
    "Brush": ["Gargoyle 2 Cyclops 2 Warbear"],
    "Woods": ["Centaur 3 Ranger 2 Gorgon"],
    "Hills": ["Ogre 3 Minotaur 2 Gorgon"],
    "Vale": ["Gargoyle 3 Unicorn 2 Gorgon"],
    "Desert": ["Lion 3 Griffon 2 Hydra"],
    "Swamp": ["Troll 3 Wyvern 2 Basilisk"],
    "Jungle": ["Cyclops 3 Behemoth 2 Serpent"],
    "Mountains": ["Lion 2 Minotaur 2 Dragon 2 Colossus"],
    "Tundra": ["Cyclops 2 Ranger 2 Giant 2 Colossus"],
    "Grove": ["Troll 2 Unicorn 2 Phoenix 2 Colossus"],
    "Coast": ["Dolphin 2 Whale 2 Octopus"],
    "Sea": ["Whale 2 Manta 2 Seaserpent"],
    "Darkland": [
        "Headcracker 2 Lich 2 Helldancer 2 Demon",
        "Tombdigger 3 Shadow 2 Nightmare 2 Deathbringer",
    ],
    "Wasteland": ["Headcracker 2 Lich 2 Wraith 2 Demon", "Plaque 2 Shadow 2 Cerberus 2 Balrog"],
}
TOWER_LANDS = ("Tower", "Ruin", "Fort", "Citytower", "Darktower")
FOREIGN = ("Darkland", "Wasteland", "Coast", "Sea")


def steps(track: str) -> tuple[list[str], list[int]]:
    """The Creatures of a track from weak to strong, and how many of each are needed for the next one."""
    words = track.split()
    return words[::2], [int(word) for word in words[1::2]]


def of_track(track: str, army: list[str]) -> set[str]:
    names, needed = steps(track)
    found = set()
    for place, name in enumerate(names):
        # G22.3c: one of its own kind or of a stronger one of the track is enough.
        if any(other in army for other in names[place:]):
            found.add(name)
        # G22.3b: so many of the one just below.
        if place and army.count(names[place - 1]) >= needed[place - 1]:
            found.add(name)
    return found


def may_found(army: list[str]) -> bool:
    """G27.4b: will the Dolphin's part be able to leave the rest?"""
    at_sea = {"sea", "shore"}
    land = [name for name in army if not FIGURES[name].symbols & at_sea]
    # All are sea figures, or beside the Dolphin and its leader at least two figures are left.
    return not land or len(army) - 1 >= 2


def recruits(
    land: str,
    army: list[str],
    distance: int = 4,
    labelled: bool = True,
    revealed: bool = False,
    victory_points: int = 0,
    end_creature_taken: bool = False,
) -> list[str]:
    # G26.2a: advantages only for the army of a revealed Titan (or Dark-Titan).
    points = victory_points if revealed and {"Titan", "Dark-Titan"} & set(army) else 0
    # G22.2e, G22.1c, G26.5e
    if not labelled or distance not in ((3, 4, 5, 6, 7) if points >= 30 else (3, 4, 5)):
        return []
    # G22.2d
    if is_full(army, revealed):
        return []
    found: set[str] = set()
    for track in CHARTS.get(land, []):
        found |= of_track(track, army)
    # G27.4a: Aquarian and Siren found a sea army.
    if land == "Coast" and {"Aquarian", "Siren"} & set(army):
        found.add("Dolphin")
    if not may_found(army):
        found.discard("Dolphin")
    # G26.5b: the weakest of the land, except in four of them.
    if points >= 10 and land in CHARTS and land not in FOREIGN:
        found.add(steps(CHARTS[land][0])[0][0])
    ends = {name for name in found if FIGURES[name].is_end}
    # G22.2b, G26.5c
    if end_creature_taken and points < 20:
        found -= ends
    # G22.2c
    return sorted(name for name in found if name not in ends or army.count(name) < 2)
