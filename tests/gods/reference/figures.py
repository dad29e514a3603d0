"""The figure overview (G16.6) and the natives (G12.7), copied from the rules line by line.

Columns: id, name (* end creature), class or kind of Creature, value, power (~ variable), skill, symbols,
counters of one owner, start (D Darklord, T each Titan player, A everybody, X special).
Symbols: sea = double wave, shore = underlined wave, one-time = cross, permanent = rhombus.
"""

from dataclasses import dataclass

TABLE = """
a   Dark-Titan     master    24~  6~    4  -                1   D
b   God            master    -    100~  0  -                1   X
c   Phantom        master    12~  6~    2  -                1   A
d   Titan          master    24~  6~    4  -                1   T
e   Angel          lord      24   6     4  flies            4   A
f   Archangel      lord      36   9     4  flies            2   A
g   Necromancer    lord      30   6~    5  magic            1   A
h   Asher          element   24   8     3  shoots           1   X
i   Golem          element   26   13    2  permanent        1   X
j   Zephyra        element   27   9     3  flies            1   X
k   Chimera        demilord  30   10    ?  permanent,flies  3   X
l   Executer       demilord  40   8~    5  -                1   A
m   Guardian       demilord  20   10~   2  flies            6   X
n   Immortal       demilord  36   9     4  permanent        3   X
o   Jabberwok      demilord  16   4~    4  flies            1   D
p   Locker         demilord  48   12    4  -                3   X
q   Pegasus        demilord  16   4     4  flies,permanent  6   X
r   Siren          demilord  28   7     4  shore            3   X
s   Sunray         demilord  21   7     3  shoots,flies     12  X
t   Warlock        demilord  24   6     4  shoots,magic     6   X
u   Amazon         human     24   8     3  shoots           2   A
v   Aquarian       human     20   5     4  shore            2   A
w   Knight         human     24   6~    4  -                2   A
x   Novice         human     16   8     2  -                3   A
y   Pixie          human     20   5     4  shoots           2   A
z   Priest         human     28   7     4  magic            2   A
aa  Priestess      human     24   8     3  shoots,magic     2   A
ab  Warlord        human     30   6     5  -                2   A
ac  Basilisk*      land      30   10    3  one-time         5   T
ad  Behemoth       land      21   7     3  -                8   T
ae  Centaur        land      12   3     4  -                8   T
af  Colossus*      land      40   10    4  -                5   T
ag  Cyclops        land      16   8     2  -                8   T
ah  Dragon         land      27   9     3  flies,shoots     5   T
ai  Gargoyle       land      12   4     3  flies            8   T
aj  Giant          land      28   7     4  shoots           5   T
ak  Gorgon         land      24   8     3  flies,shoots     8   T
al  Griffon        land      20   5     4  flies            8   T
am  Hydra*         land      30   10    3  shoots           5   T
an  Lion           land      15   5     3  -                8   T
ao  Minotaur       land      16   4     4  shoots           8   T
ap  Ogre           land      12   6     2  -                8   T
aq  Phoenix        land      27   9     3  one-time,flies   5   T
ar  Ranger         land      16   4     4  flies,shoots     8   T
as  Serpent*       land      32   16    2  -                5   T
at  Troll          land      16   8     2  -                8   T
au  Unicorn        land      16   4     4  one-time         8   T
av  Warbear        land      18   6     3  -                8   T
aw  Wyvern         land      21   7     3  flies            8   T
ax  Dolphin        sea       12   4     3  sea              8   A
ay  Manta          sea       27   9     3  sea              8   A
az  Octopus        sea       30   15    2  shore            8   A
ba  Seaserpent*    sea       45   15    3  shore            5   A
bb  Whale          sea       21   7     3  sea              8   A
bc  Balrog*        dark      32   8     4  flies            10  D
bd  Cerberus       dark      24   8     3  -                12  D
be  Deathbringer*  dark      36   12    3  one-time         10  D
bf  Demon*         dark      27   9     3  one-time,flies   10  D
bg  Headcracker    dark      12   6     2  -                12  D
bh  Helldancer     dark      20   5     4  -                18  D
bi  Lich           dark      15   5     3  shoots           18  D
bj  Nightmare      dark      27   9     3  one-time,flies   12  D
bk  Plaque         dark      10   5     2  one-time         12  D
bl  Shadow         dark      18   6     3  flies            12  D
bm  Tombdigger     dark      14   7     2  -                12  D
bn  Wraith         dark      20   10    2  flies,magic      18  D
"""

# Facts, section 7. Darkness and Cloud are decided by whose the figure is; the Pixie is native everywhere but
# in the Volcano.
NATIVES: dict[str, str] = {
    "tree": "Pixie",
    "sand": "Centaur Lion Warbear Griffon Hydra Pixie",
    "bog": "Ogre Troll Warbear Wyvern Basilisk Pixie",
    "bramble": "Gargoyle Cyclops Warbear Behemoth Serpent Pixie",
    "fog": "Gargoyle Unicorn Gorgon Pixie",
    "hedge": "Gargoyle Troll Unicorn Gorgon Phoenix Colossus Pixie",
    "drift": "Cyclops Ranger Giant Colossus Pixie",
    "volcano": "Dragon",
    "beach": "Dolphin Whale Octopus Aquarian Siren Pixie",
    "water": "Dolphin Whale Manta Octopus Seaserpent Aquarian Siren Pixie",
    "darkness": "Pixie",
    "cloud": "Pixie",
    "dune": "Lion Griffon Hydra Pixie",
    "slope": "Ogre Lion Minotaur Gorgon Dragon Colossus Pixie",
}

CLASSES = ("master", "lord", "element", "demilord", "human")


@dataclass(frozen=True)
class Figure:
    id: str
    name: str
    kind: str
    is_end: bool
    value: int | None
    power: int
    is_variable: bool
    skill: int | None
    symbols: frozenset[str]
    count: int
    start: str

    @property
    def rank(self) -> str:
        return self.kind if self.kind in CLASSES else "creature"


def read(line: str) -> Figure:
    id, name, kind, value, power, skill, symbols, count, start = line.split()
    return Figure(
        f"G16.6{id}",
        name.rstrip("*"),
        kind,
        name.endswith("*"),
        None if value == "-" else int(value.rstrip("~")),
        int(power.rstrip("~")),
        power.endswith("~"),
        None if skill == "?" else int(skill),
        frozenset() if symbols == "-" else frozenset(symbols.split(",")),
        int(count),
        start,
    )


# By which tests name the rows.
IDS = (
    "G16.6a", "G16.6b", "G16.6c", "G16.6d", "G16.6e", "G16.6f", "G16.6g", "G16.6h", "G16.6i", "G16.6j",
    "G16.6k", "G16.6l", "G16.6m", "G16.6n", "G16.6o", "G16.6p", "G16.6q", "G16.6r", "G16.6s", "G16.6t",
    "G16.6u", "G16.6v", "G16.6w", "G16.6x", "G16.6y", "G16.6z", "G16.6aa", "G16.6ab", "G16.6ac",
    "G16.6ad", "G16.6ae", "G16.6af", "G16.6ag", "G16.6ah", "G16.6ai", "G16.6aj", "G16.6ak", "G16.6al",
    "G16.6am", "G16.6an", "G16.6ao", "G16.6ap", "G16.6aq", "G16.6ar", "G16.6as", "G16.6at", "G16.6au",
    "G16.6av", "G16.6aw", "G16.6ax", "G16.6ay", "G16.6az", "G16.6ba", "G16.6bb", "G16.6bc", "G16.6bd",
    "G16.6be", "G16.6bf", "G16.6bg", "G16.6bh", "G16.6bi", "G16.6bj", "G16.6bk", "G16.6bl", "G16.6bm",
    "G16.6bn",
)  # fmt: skip

ROWS = [read(line) for line in TABLE.strip().splitlines()]
FIGURES = {row.name: row for row in ROWS}
MASTERS = ("Titan", "Dark-Titan", "Phantom")  # the God is in no army


def titan_power(points: int) -> int:
    # G24.2b: six, and one for each hundred from seven hundred on.
    return max(6, points // 100)


def value_of(name: str, points: int) -> int:
    # G20.3c: Titan, Dark-Titan and Phantom with their power of now, everybody else as printed.
    if name in MASTERS:
        return titan_power(points) * (2 if name == "Phantom" else 4)
    return FIGURES[name].value or 0


def value_of_army(army: list[str], points: int) -> int:
    return sum(value_of(name, points) for name in army)
