"""Worked out by hand: attacks, rangestrikes, and hexes that can or cannot be reached."""

from typing import Any

Question = dict[str, Any]
Answer = dict[str, Any]
Example = tuple[Question, Answer, tuple[str, ...]]
Reach = tuple[Question, str, str, tuple[str, ...]]  # question, hexes reached, hexes not reached, rules

BLACK = {"A": "black", "D": "red"}
AT_BLACK = {"A": "red", "D": "black"}
AT_GREY = {"A": "red", "D": "grey"}


def battle(ask: str, map_name: str, units: str, **rest: Any) -> Question:
    """Units as `A Ogre C3, D Lion C4 3` (three hits taken)."""
    figures = []
    for text in units.split(", "):
        side, name, label, *hits = text.split()
        figures.append([side, name, label, int(hits[0]) if hits else 0])
    place = {"map": map_name, "entry": rest.pop("entry", 3), "round": rest.pop("round", 2)}
    return {"ask": ask, **place, "units": figures, **rest}


def strike(map_name: str, units: str, dice: int, number: int, *rules: str, **rest: Any) -> Example:
    """The first figure attacks the second."""
    return battle("strike", map_name, units, by=0, at=1, **rest), {"dice": dice, "number": number}, rules


def shot(map_name: str, units: str, dice: int, number: int, *rules: str, **rest: Any) -> Example:
    """The first figure shoots at the second."""
    question = battle("rangestrike", map_name, units, by=0, at=1, **rest)
    return question, {"allowed": True, "dice": dice, "number": number}, rules


def no_shot(map_name: str, units: str, *rules: str, **rest: Any) -> Example:
    """The first figure may not shoot at the second, because of the first rule."""
    question = battle("rangestrike", map_name, units, by=0, at=1, **rest)
    return question, {"allowed": False, "rule": rules[0]}, rules


def reach(map_name: str, units: str, goes: str, not_to: str, *rules: str, **rest: Any) -> Reach:
    """The first figure moves."""
    return battle("reach", map_name, units, mover=0, **rest), goes, not_to, rules


STRIKES: list[Example] = [
    strike("Plains", "A Ogre C3, D Lion C4", 6, 5, "EX-G13.4a", "G13.4b", "G13.2a"),
    strike("Plains", "A Lion C3, D Ogre C4", 5, 3, "EX-G13.4b", "G13.4b"),
    strike("Plains", "A Ogre C3 5, D Lion C4", 6, 5, "G13.5a"),
    strike("Plains", "A Ogre C3, D Executer C4", 6, 6, "G13.4b"),
    strike("Plains", "A Executer C3, D Ogre C4", 8, 1, "G13.4b", "G16.5ar"),
    # Masters grow.
    strike("Plains", "A Titan C3, D Ogre C4", 6, 2, "EX-G24.2", scores={"A": 699, "D": 900}),
    strike("Plains", "A Titan C3, D Ogre C4", 8, 2, "EX-G24.2", scores={"A": 800, "D": 0}),
    strike("Plains", "D Phantom C3, A Ogre C4", 7, 4, "G16.5bz", scores={"A": 0, "D": 700}),
    strike(
        "Plains", "A Dark-Titan C3, D Ogre C4", 12, 2, "G16.5cc", scores={"A": 1250, "D": 0}, colours=BLACK
    ),
    # Chimera.
    strike("Plains", "A Chimera C3, D Ogre C4", 10, 4, "EX-G16.5e", "G16.5aj"),
    strike("Plains", "A Chimera C3, D Warlord C4", 10, 4, "EX-G16.5e", "G16.5aj"),
    strike("Plains", "A Ogre C3, D Chimera C4", 6, 4, "G16.5aj"),
    strike("Tower", "A Chimera C2, D Ogre C3", 10, 5, "G16.5aj", "G12.7cm"),
    # Knight, Guardian, Jabberwok, Priest.
    strike("Plains", "A Knight C3, D Ogre C4", 6, 2, "G16.5r"),
    strike("Plains", "A Knight C3, D Ogre C4", 8, 2, "G16.5r", colours=AT_BLACK),
    strike("Plains", "A Knight C3, D Ogre C4", 8, 2, "G16.5r", colours=AT_GREY),
    strike("Plains", "A Guardian C3, D Ogre C4", 10, 4, "G16.5av"),
    strike("Plains", "A Guardian C3, D Ogre C4, A Knight A1, A Angel B1", 14, 4, "EX-G16.5-A", "G16.5aw"),
    strike("Plains", "A Guardian C3, D Ogre C4, A Golem A1", 13, 4, "G16.5av"),
    strike("Plains", "A Guardian C3, D Ogre C4, A Titan A1", 15, 4, "G16.5av"),
    strike("Plains", "A Guardian C3, D Ogre C4, A Siren A1", 12, 4, "G16.5av"),
    strike("Plains", "A Guardian C3, D Ogre C4, A Angel A1 6", 14, 4, "G16.5aw"),
    strike("Plains", "A Jabberwok C3, D Ogre C4", 4, 2, "G16.5bb", colours=BLACK),
    strike("Plains", "A Jabberwok C3, D Ogre C4, D Golem F1", 8, 2, "EX-G16.5c", "G16.5bb", colours=BLACK),
    strike("Plains", "A Ogre C3, D Lion C4, A Priest A1", 7, 5, "G16.5ai"),
    strike("Plains", "A Knight C3, D Lion C4, A Priest A1", 6, 3, "G16.5ai"),
    strike("Plains", "A Ogre C3, D Lion C4, D Priest A1", 6, 5, "G16.5ai"),
    # Cloud.
    strike("Skycastle", "A Giant C4, D Ogre D4", 10, 2, "EX-G12.7-A", "G12.7bp"),
    strike("Skycastle", "A Knight C4, D Ogre D4", 12, 2, "G12.7bp", colours=AT_BLACK),
    strike("Skycastle", "A Ogre D4, D Giant C4", 6, 6, "G12.7bp"),
    # Volcano.
    strike("Mountains", "A Dragon D4, D Ogre D5", 12, 3, "EX-G12.7-C", "G12.7au"),
    strike("Mountains", "A Ogre D5, D Dragon D4", 6, 5, "G12.7cg"),
    strike("Mountains", "A Troll D5, D Dragon D4", 8, 6, "G12.7cg"),
    # Fog and Hedge.
    strike("Vale", "A Ogre C3, D Gargoyle C4", 5, 5, "G12.7ae"),
    strike("Vale", "A Unicorn C3, D Gargoyle C4", 4, 3, "G12.7ae"),
    strike("Vale", "A Ogre C3, D Troll C4", 6, 4, "G12.7ae"),
    strike("Vale", "A Ogre C2, D Troll C1", 5, 4, "G12.7aj"),
    strike("Vale", "A Ogre C1, D Troll C2", 5, 4, "G12.7ak"),
    strike("Vale", "A Troll C1, D Ogre C2", 8, 4, "G12.7ak"),
    strike("Grove", "A Ogre C4, D Troll D5", 4, 4, "G12.7aj", "G12.7ak"),
    # Bramble.
    strike("Brush", "A Angel B1, D Gargoyle B2", 6, 4, "G12.7x"),
    strike("Brush", "A Cyclops B1, D Gargoyle B2", 8, 5, "G12.7x"),
    strike("Brush", "A Angel B1, D Ogre B2", 6, 2, "G12.7x"),
    strike("Brush", "A Angel B2, D Ogre B1", 6, 3, "G12.7y"),
    strike("Brush", "A Lion C4, D Cyclops D5", 5, 5, "G12.7x", "G12.7y"),
    # Beach and Water.
    strike("Coast", "A Ogre B2, D Dolphin C2", 6, 6, "G12.7az"),
    strike("Coast", "A Lion C3, D Whale C2", 5, 5, "G12.7az"),
    strike("Coast", "A Pixie C3, D Whale C2", 5, 3, "G12.7az"),
    strike("Coast", "A Lion E5, D Octopus F4", 5, 4, "G12.7bf"),
    strike("Coast", "A Whale E3, D Octopus E4", 7, 3, "G12.7bf"),
    strike("Coast", "A Lion C3, D Ogre C2", 5, 3, "G12.7az"),
    # Dunes, slopes, walls.
    strike("Desert", "A Lion C4, D Ogre C5", 7, 3, "G12.7bt"),
    strike("Desert", "A Ogre C5, D Lion C4", 5, 5, "G12.7bu"),
    strike("Desert", "A Griffon C5, D Ogre C4", 5, 2, "G12.7bu"),
    strike("Desert", "A Ogre C4, D Lion C5", 6, 5, "G12.7bt"),
    strike("Hills", "A Ogre C2, D Troll C3", 7, 4, "G12.7cf"),
    strike("Hills", "A Troll C3, D Ogre C2", 8, 5, "G12.7cg"),
    strike("Hills", "A Lion C3, D Ogre C2", 5, 3, "G12.7cg"),
    strike("Tower", "D Ogre C3, A Troll C2", 6, 3, "G12.7cl"),
    strike("Tower", "A Troll C2, D Ogre C3", 8, 5, "G12.7cm"),
    strike("Tower", "D Ogre C3, A Troll C4", 6, 4, "G12.7cl"),
    strike("Fort", "A Ogre D1, D Troll D2", 6, 4, "G12.7cm"),
    strike("Fort", "A Ogre E1, D Troll D2", 6, 5, "G12.7cm"),
    # Pegasus and rider fight with their own values.
    strike("Plains", "A Titan C3, D Ogre C4, A Pegasus C3", 6, 2, "G16.5bf"),
    strike("Plains", "A Pegasus C3, D Ogre C4, A Titan C3", 4, 2, "G16.5bf"),
    strike("Plains", "A Ogre C4, D Pegasus C3, D Titan C3", 6, 6, "G16.5bg"),
    strike("Plains", "A Ogre C4, D Titan C3, D Pegasus C3 4", 6, 6, "G16.5bg"),
    # Nothing comes of sand, bog, drift and trees.
    strike("Plains", "A Ogre C2, D Lion C3", 6, 5, "G12.7p"),
    strike("Marsh", "A Ogre C4, D Lion C3", 6, 5, "G12.7t"),
    strike("Tundra", "A Ogre C3 5, D Lion C4", 6, 5, "G12.7aq"),
    strike("Woods", "D Pixie C2, A Ogre C3", 5, 2, "G12.7k"),
]

SHOTS: list[Example] = [
    shot("Plains", "A Ranger D1, D Lion D3", 2, 3, "EX-G14.2-A", "G14.2c", "G14.1f"),
    shot("Plains", "A Ranger D1, D Lion D4", 2, 4, "EX-G14.2-A", "G14.2d"),
    shot("Plains", "A Warlock D1, D Lion D4", 3, 3, "EX-G14.2-B", "G14.5b"),
    no_shot("Plains", "A Lion D1, D Lion D3", "G14.1b"),
    no_shot("Plains", "A Ranger D1, D Lion D5", "G14.2b", "G14.2a"),
    no_shot("Plains", "A Hydra D1, D Lion D4", "G14.2a"),
    no_shot("Plains", "A Ranger D1, D Lion D2", "G14.1a"),
    no_shot("Plains", "A Ranger D1, D Lion D3, D Ogre C1", "G14.1g", "G12.7f"),
    shot("Plains", "A Ranger D1, D Lion D3, A Ogre D4", 2, 3, "G14.1j"),
    # Immunity.
    no_shot("Plains", "A Ranger D1, D Angel D3", "G14.6a", "G3.3e"),
    no_shot("Plains", "A Ranger D1, D Golem D3", "G14.6a", "G16.5bp"),
    no_shot("Plains", "A Warlock D1, D Titan D3", "G14.6b", "G3.2d"),
    shot("Plains", "A Warlock D1, D Angel D3", 3, 4, "G14.6a"),
    shot("Plains", "A Priestess D1, D Golem D3", 4, 3, "G16.5bp", "G16.5ad"),
    shot("Plains", "A Ranger D1, D Chimera D3", 2, 4, "G16.5aj"),
    # Figures between.
    no_shot("Plains", "A Ranger D1, D Lion D3, D Ogre D4, A Ogre D2", "G12.7e"),
    shot("Plains", "A Warlock D1, D Lion D3, A Ogre D2", 3, 3, "G14.5a"),
    shot("Plains", "A Ranger D1, D Lion D4, A Ogre E1", 2, 4, "G12.7e"),
    # Two lines: B2 to C4 runs between B3 and C3.
    shot("Plains", "A Ranger B2, D Lion C4, A Ogre B3", 2, 3, "EX-G14.4", "G14.4a"),
    shot("Plains", "A Ranger B2, D Lion C4, A Ogre C3", 2, 3, "EX-G14.4", "G14.4a"),
    no_shot("Plains", "A Ranger B2, D Lion C4, A Ogre B3, A Ogre C3", "G12.7e", "EX-G14.4"),
    # Priestess and Volcano.
    shot("Plains", "A Ranger D1, D Lion D3, A Priestess A1", 3, 3, "G16.5ae"),
    shot("Plains", "A Pixie D1, D Lion D3, A Priestess A1", 2, 3, "G16.5ae"),
    shot("Mountains", "A Dragon D4, D Ogre F3", 6, 3, "EX-G12.7-C", "G12.7aw"),
    # Trees, fog, darkness.
    no_shot("Woods", "A Ranger B2, D Lion B4", "G12.7l"),
    shot("Woods", "A Warlock B2, D Lion B4", 3, 3, "G12.7l"),
    no_shot("Vale", "A Ranger C3, D Lion C5", "G12.7ag"),
    shot("Vale", "A Gorgon C3, D Lion C5", 4, 4, "G12.7ag"),
    shot("Vale", "A Ranger C2, D Lion C4", 2, 3, "G12.7ag"),
    no_shot("Darkland", "A Ranger C2, D Lion C4", "G12.7bl", colours=AT_BLACK),
    shot("Darkland", "A Lich C2, D Lion C4", 2, 4, "G12.7bl", colours=BLACK),
    no_shot("Darkland", "A Ranger C1, D Lion C3", "G12.7bl", colours=AT_BLACK),
    no_shot("Darkland", "D Ranger C2, A Lion C4", "G12.7bl", "G12.7bh", colours=AT_GREY),
    # Bramble, hedge.
    shot("Brush", "A Ranger C3, D Lion C5", 2, 4, "G12.7aa"),
    shot("Brush", "A Ranger C2, D Cyclops C4", 2, 3, "G12.7z"),
    shot("Brush", "A Ranger C2, D Ogre C4", 2, 2, "G12.7z"),
    shot("Brush", "A Ranger C4, D Ogre C2", 2, 2, "G12.7ab"),
    shot("Grove", "A Ranger C3, D Troll C5", 2, 2, "G12.7al"),
    # Natives at the water only by magic.
    no_shot("Coast", "A Ranger B2, D Dolphin D3", "G12.7ba"),
    no_shot("Coast", "A Ranger C2, D Dolphin E3", "G12.7bg"),
    shot("Coast", "A Warlock C2, D Dolphin E3", 3, 3, "G12.7bg"),
    shot("Coast", "A Ranger C2, D Ogre E3", 2, 2, "G12.7bg"),
    # Walls only hinder.
    shot("Tower", "A Ranger D1, D Ogre D3", 2, 3, "G12.7cn"),
    shot("Tower", "A Ranger D2, D Ogre D4", 2, 4, "G12.7cn"),
    shot("Tower", "D Ranger D3, A Ogre D1", 2, 2, "G12.7cn"),
    shot("Tower", "A Warlock D2, D Ogre D4", 3, 2, "G12.7cn", "G14.5a"),
]

REACHES: list[Reach] = [
    # Four hexes at most; a factor of five goes four of them through sand.
    reach("Plains", "A Warlord D1", "D5", "D6", "EX-G12.3", "G12.3c", "G12.3d"),
    reach("Plains", "A Knight D1", "D4 E4", "D5", "G12.3a", "G12.7o"),
    reach("Plains", "A Centaur D1", "D5", "D6", "G12.7n"),
    reach("Woods", "A Warlord C3", "A1", "", "G12.3c"),
    reach("Plains", "A Centaur F1, A Warlord A1", "", "B4", "G16.5ag", "G12.3c"),
    reach("Marsh", "A Troll D1, A Warlord A1", "D4 D2", "D5", "G16.5ag"),
    reach("Marsh", "A Troll D1", "D3", "D4", "G12.3a"),
    # Trees, bog.
    reach("Woods", "A Ogre C3", "", "C2 B3", "G12.7i"),
    reach("Woods", "A Gargoyle C3", "B2", "C2 B3", "G12.7j"),
    reach("Woods", "A Pixie C3", "C2 B3", "", "G12.7h"),
    reach("Marsh", "A Lion C3", "", "C4 D3 B2", "G12.7r"),
    reach("Marsh", "A Gargoyle C3", "C5", "C4 D3 B2", "G12.7s"),
    reach("Marsh", "A Ogre C3", "C4 D3 B2", "", "G12.7q"),
    # Slowed.
    reach("Brush", "A Ogre C3", "C4 B2", "C5", "G12.7v"),
    reach("Brush", "A Angel C2", "B2", "", "G12.7w"),
    reach("Brush", "A Gargoyle C3", "C4 C5 D6", "", "G12.7u"),
    reach("Tundra", "A Ogre C2", "C1 C3", "", "G12.7an"),
    reach("Grove", "A Ogre C3", "C4 B3 D3", "", "G12.7ai"),
    reach("Hills", "A Troll C3", "C2 B3", "C1", "G12.7ce"),
    reach("Hills", "A Ogre C3", "C2 C1", "", "G12.7cd"),
    reach("Tower", "A Ogre C2", "C3", "C4", "G12.7ck"),
    # Fog stops strangers on foot.
    reach("Vale", "A Lion C3", "C4", "", "G12.7ad"),
    reach(
        "Vale",
        "A Lion C4, D Ogre A1, A Ogre B4, A Ogre C5, A Ogre D5, A Ogre D4, A Ogre B3",
        "C3",
        "",
        "G12.7ad",
    ),
    reach("Vale", "A Unicorn C4, D Ogre C3", "C5 D4", "", "G12.7af"),
    reach("Vale", "A Ogre C3, D Unicorn C4", "", "C2 D4", "G12.7af"),
    # Darkness and Cloud.
    reach("Darkland", "A Ogre C2, D Ogre F4", "B2", "C3 D3 D2", "G12.7bi"),
    reach("Darkland", "A Ogre C2", "C3 D3 D2 B3", "", "G12.7bh", colours=BLACK),
    reach("Darkland", "A Angel C2", "", "C3 D3 D2 B3", "G12.7bi"),
    reach("Darkland", "D Ogre C2", "", "C3 D3 D2 B3", "G12.7bh", colours=AT_GREY),
    reach("Skycastle", "A Ogre C3", "C2 C4", "", "G12.7bm"),
    reach("Skycastle", "D Ogre C3", "C2 C4", "", "G12.7bm", colours=AT_GREY),
    reach("Skycastle", "A Ogre C3", "D3", "C2 C4", "G12.7bn", colours=BLACK),
    reach("Skycastle", "A Shadow C3", "C1", "C2 C4", "G12.7bo", colours=BLACK),
    reach("Skycastle", "A Pixie C3", "C2 C4", "", "G12.7bm", colours=BLACK),
    # Volcano, cliff.
    reach("Mountains", "A Dragon D5", "D4", "", "G12.7at"),
    reach("Mountains", "A Griffon D5, D Ogre A1", "D3", "D4", "G12.7at"),
    reach("Mountains", "A Pixie D5", "", "D4", "G12.7co"),
    reach("Desert", "A Ogre D4", "C3", "C4", "G12.7by"),
    reach("Desert", "A Gargoyle D4", "C4", "", "G12.7by"),
    reach("Desert", "A Ogre D4, D Ogre C4", "E3", "", "G12.7ca"),
    # Melee holds; the Pegasus is free; passing an enemy is not.
    reach("Plains", "A Ogre C3, D Ogre C4", "", "C1 D3", "G12.4a", "G12.7c"),
    reach("Plains", "A Pegasus C3, D Ogre C4", "C2 C5", "C4", "G16.5bh"),
    reach("Plains", "A Titan C3, A Pegasus C3, D Ogre C4", "C2 C5 F4", "C4", "G16.5be", "G16.5bh"),
    reach("Plains", "A Pegasus C3, A Titan C3, D Ogre C4", "C2 C5 F4", "C4", "G16.5be", "G16.5bh"),
    reach("Plains", "A Centaur C3, D Ogre E3", "F4 D3", "E3", "G12.4b"),
    # Flying over others, walking not.
    reach("Plains", "A Gargoyle A1, A Ogre A2, A Ogre B2, A Ogre B1", "A3", "A2", "G12.6b", "G12.7b"),
    reach("Plains", "A Centaur A1, A Ogre A2, A Ogre B2, A Ogre B1", "", "A3 C1", "G12.6a", "G12.7a"),
    # Water: divers pass under others, nobody else does.
    reach(
        "Coast",
        "A Dolphin F1, A Whale F2, A Whale E2, A Whale E1, A Whale D1",
        "F3 E3",
        "D2",
        "G12.6d",
        "G12.7be",
    ),
    reach("Coast", "A Dolphin E1", "D2 D1", "C3 B1 A1", "G3.10g"),
    reach("Coast", "A Aquarian D2, A Ogre A1", "C3 E1", "", "G3.10h"),
    reach("Coast", "A Octopus D2", "D3 E2", "C3", "G3.10i"),
    reach("Coast", "A Octopus D2, A Siren C2", "D3 E2 C3", "", "G3.10h"),
    # Inland it must have gone ashore, where it moves like others; the Dolphin never does.
    reach("Plains", "A Octopus C3", "C4 D3", "", "G3.10i", "G27.4d"),
    reach("Plains", "A Dolphin C3", "", "C4 D3", "G3.10g"),
    reach("Coast", "A Ogre D2", "E2", "F2", "G12.7bc"),
    reach("Coast", "A Gargoyle D2", "E2 F2", "", "G12.7bd"),
    # Towers: inside in the first round, out from the second.
    reach("Tower", "D Ogre off", "C3 C4 D3 D4 D5 E3 E4", "D6 D2", "G11.3a", round=1),
    reach("Fort", "D Ogre off, D Ogre D2", "D3 E2", "D2 D1", "G11.3a", round=1),
    reach("Tower", "D Ogre C3", "", "C2 D4", "G11.3b", round=1),
    reach("Tower", "D Ogre C3", "C2", "", "G11.3b", round=2),
    reach("Tower", "A Ogre off, D Ogre D4", "D1 C1 B1 A1", "F4", "G11.3c", round=1),
    # Entering over the side.
    reach("Plains", "A Ogre off", "A1 B1 C1 D1 D2", "D3 A3", "G12.2a", "G12.2b", round=1),
    reach("Plains", "D Ogre off", "D6 E5 F4", "A1", "G11.2a", "G12.2a", round=1),
    reach("Plains", "D Ogre off, D Ogre A1, A Ogre A3", "D6 E5 F4", "A1", "G11.6d", "G17.1f", round=4),
]
