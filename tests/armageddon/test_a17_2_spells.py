"""17.2: what spells do to figures."""

from __future__ import annotations

from typing import Any

import pytest

from hexenkessel.games.armageddon.chapters.ch02_warriors.duel import strengths_of
from hexenkessel.games.armageddon.chapters.ch04_bow.shooting import shot_number
from hexenkessel.games.armageddon.chapters.ch17_magic import prices
from hexenkessel.games.armageddon.chapters.chapter import Bout
from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.magic import ALL, FEW, magic, spells, units
from tests.armageddon.table import after, battle, events, kinds, places, played, refusal


def points(
    position: ArmageddonPosition, attacker: int, defender: int, supporter: int = 0
) -> tuple[int, int, int]:
    figures = position.state.figures
    helper = figures[supporter] if supporter else None
    found = strengths_of(position.state.index, Bout(figures[attacker], figures[defender], helper))
    mine, help_, theirs = (sum(many for _, many in items) for items in found)
    return mine, help_, theirs


def needed(position: ArmageddonPosition, bow: int, target: int) -> int:
    figures = position.state.figures
    return shot_number(position.state.index, figures[bow], figures[target])


def survives_from(position: ArmageddonPosition, who: int, cause: str = "hit") -> dict[str, int]:
    """For each result the lowest roll that leads to it."""
    index = position.state.index
    found: dict[str, int] = {}
    for roll in range(17, 2, -1):
        found[index.rules.rolled(index, index.figures[who], cause, roll)] = roll
    return found


# What spells cost


@pytest.mark.rule(
    "A17.2a", "A17.2f", "A17.2k", "A17.2o", "A17.2v", "A17.2aa", "A17.2ak", "A17.2at", "A17.2ay"
)
@pytest.mark.rule("A17.2az", "A17.2ba", "A17.2bc")
def test_units_of_each_spell() -> None:
    assert {name: spell.units for name, spell in prices.SPELLS.items()} == {
        "local-wind": 5,
        "weaken": 1, "strengthen": 1, "make-invisible": 3, "paralyse": 4, "petrify": 4, "protect": 2,
        "double-speed": 1, "displace": 4, "move-animals": 8, "dry-river": 5, "flood-river": 5, "move-gate": 5,
    }  # fmt: skip
    assert [prices.gate_units(gate) for gate in ("wall", "tower", "keep")] == [5, 10, 15]
    assert [prices.gate_units("wall", True, size) for size in (2, 3)] == [5, 10]


@pytest.mark.rule("A17.2ao", "SV-086", "SV-087")
def test_units_for_beasts_and_outer_gates() -> None:
    assert prices.beast_units("dragon", 2) == 50
    assert [prices.beast_units(beast, 1) for beast in ("rider-of-darkness", "griffin", "troll")] == [15] * 3
    assert [prices.beast_units(beast, 1) for beast in ("giant", "siren", "sea-serpent")] == [20, 20, 25]
    assert prices.gate_units("keep", True, 5) == 20


@pytest.mark.rule("A17.2bf", "A17.2bg", "A17.2bh", "A17.2bi", "A17.2bj", "A17.3k", "EX-A17.2bf")
@pytest.mark.parametrize(
    ("spell", "who", "cost"),
    [
        ("paralyse", ["axe", "lance", "hero"], 20),
        ("weaken", ["phalanx"] * 4, 8),
        ("double-speed", ["longship", *["axe"] * 4], 8),
        ("strengthen", ["elephant", "bow", "bow"], 5),
        ("displace", ["onager", "axe", "axe"], 16),
        ("protect", ["heavy-horse", "light-horse", "champion", "mammoth", "mortal-magician"], 22),
    ],
    ids=["SV-081", "SV-082", "SV-083", "SV-084", "SV-085", "protection"],
)
def test_cost_of_a_spell(spell: prices.SpellName, who: list[str], cost: int) -> None:
    figures = [
        Figure(1, "axe", 0, 0, phalanx=1) if kind == "phalanx" else Figure(1, kind, 0, 0) for kind in who
    ]
    assert prices.units_for(prices.SPELLS[spell], figures) == cost


@pytest.mark.rule("A17.3k", "A17.2bf")
def test_the_cost_is_taken_from_the_stock() -> None:
    position = magic("0 magician 1/1", "1 axe 1/19", "1 lance 1/19", "1 hero 1/19", "0 axe 1/48")
    cast = after(position, "cast 1 paralyse 1/19")
    assert units(cast) == 10
    assert spells(cast) == {2: "paralysed", 3: "paralysed", 4: "paralysed"}
    poor = magic("0 magician 1/1", "1 axe 1/19", "1 lance 1/19", "1 hero 1/19", "0 axe 1/48", units={1: 19})
    assert refusal(poor, "cast 1 paralyse 1/19") == "A17.3k"


# Weaken and strengthen


@pytest.mark.rule("A17.2b", "A18.3a")
def test_weakened_in_melee() -> None:
    position = magic("0 axe 1/19", "0 bow 1/19 spell=weakened", "0 sword 1/19 spell=weakened", "1 hero 1/20")
    # The attacker's 2 are gone; the knife has none to lose; the hero has 6.
    assert points(position, 3, 4) == (0, 0, 6)
    assert points(position, 2, 4) == (0, 0, 6)
    weak = magic("0 axe 1/19", "0 axe 1/19 spell=weakened", "1 hero 1/20 spell=weakened")
    assert points(weak, 1, 3, 2) == (2, 0, 4)


@pytest.mark.rule("A17.2g", "A17.2l", "A18.3d", "A18.3f")
def test_strengthened_and_invisible_in_melee() -> None:
    position = magic(
        "0 axe 1/19 spell=strengthened", "1 axe 1/20 spell=invisible", "1 light-horse 1/20 spell=strengthened"
    )
    assert points(position, 1, 2) == (4, 0, 4)
    assert points(position, 1, 3) == (4, 0, 2)


@pytest.mark.rule("A17.2c", "A17.2h")
def test_weakened_and_strengthened_roll_for_life() -> None:
    position = magic(
        "0 axe 1/19", "0 axe 1/19 spell=weakened", "0 axe 1/19 spell=strengthened",
        "0 elephant 1/20", "0 elephant 1/20 spell=weakened", "0 elephant 1/18 spell=strengthened",
        chapters=ALL,
    )  # fmt: skip
    assert [survives_from(position, who)["lives"] for who in (1, 2, 3)] == [10, 11, 9]
    assert [survives_from(position, who) for who in (4, 5, 6)] == [
        {"lives": 10, "panics": 6, "dies": 3},
        {"lives": 11, "panics": 7, "dies": 3},
        {"lives": 9, "panics": 5, "dies": 3},
    ]
    index = position.state.index
    assert index.rules.rolled(index, index.figures[6], "hit", 18) == "dies"


@pytest.mark.rule("A17.2d", "A17.2e", "A17.2i", "A17.2j", "A18.5a", "A18.5b", "A18.5c")
def test_numbers_of_shots() -> None:
    def number(bow: str, target: str) -> int:
        return needed(magic(f"0 bow 1/19{bow}", f"1 axe 1/21{target}"), 1, 2)

    weak, strong = " spell=weakened", " spell=strengthened"
    assert number("", "") == 13
    assert (number("", weak), number("", strong)) == (12, 14)
    assert (number(weak, ""), number(strong, "")) == (14, 12)
    assert (number(weak, strong), number(strong, weak)) == (15, 11)
    assert number("", " spell=paralysed") == 13


@pytest.mark.rule("A17.2d", "A17.2j")
def test_who_is_out_of_range_stays_so_and_who_gets_out_of_it_too() -> None:
    # Five fields away on flat ground: 16 is the number, in forest it is 17.
    def shoots(bow: str, target: str, forest: str = "") -> str:
        return refusal(magic(f"0 bow 1/23{bow}", f"1 axe 1/28{target}", forest=forest), "shoot 1 2")

    assert shoots("", "") == ""
    assert shoots(" spell=weakened", "") == "A5.5d"
    assert shoots("", " spell=strengthened") == "A5.5d"
    assert shoots(" spell=weakened", " spell=weakened") == ""
    assert shoots(" spell=strengthened", " spell=weakened", "1/28") == "A17.2j"


# Invisible


@pytest.mark.rule("A17.2m")
def test_bows_do_not_attack_the_invisible() -> None:
    assert refusal(magic("0 bow 1/19", "1 axe 1/21 spell=invisible"), "shoot 1 2") == "A17.2m"


@pytest.mark.rule("A17.2n")
def test_pitch_does_nothing_to_the_invisible() -> None:
    position = magic("0 axe 1/19 spell=invisible", "0 axe 1/20", "1 axe 1/48")
    index = position.state.index
    fates = [
        index.rules.fate(index, index.figures[who], cause) for who in (1, 2) for cause in ("pitch", "fall")
    ]
    assert fates == ["lives", None, None, None]


@pytest.mark.rule("A17.2as", "A17.3h")
def test_neither_beasts_nor_magicians_are_enchanted() -> None:
    for kind in ("dragon", "giant", "siren", "magician"):
        beast = Figure(1, kind, None, 0)
        assert not any(prices.works_on(spell, beast) for spell in prices.SPELLS.values())


# Paralysed


@pytest.mark.rule("A17.2p")
def test_the_paralysed_neither_move_nor_act() -> None:
    position = magic(
        "0 axe 1/19 spell=paralysed", "0 light-horse 1/19", "0 bow 1/19 spell=paralysed", "0 axe 1/19",
        "1 axe 1/20", "1 axe 1/17",
    )  # fmt: skip
    for line in ("go 1 1/18", "attack 1 5", "attack 4 5 1", "shoot 3 6", "mount 1 2", "lead 1 2"):
        assert refusal(position, line) in ("A17.2p", "A3.2a"), line
    assert refusal(position, "attack 4 5") == ""


@pytest.mark.rule("A17.2p")
def test_who_would_have_to_carry_somebody_does_not_move() -> None:
    position = magic("0 light-horse 1/19 spell=paralysed", "0 axe 1/19 on=1", "1 axe 1/48")
    assert refusal(position, "go 2 1/20") == "A17.2p"
    assert refusal(after(position, "dismount 2"), "go 2 1/20") == ""


@pytest.mark.rule("A17.2q")
def test_the_paralysed_die_where_others_roll_for_life() -> None:
    position = magic("0 axe 1/1", "1 axe 1/19 spell=paralysed", "1 axe 1/19", "1 axe 1/2", desert="1/19")
    turned = played(position, "end", [5, 10])
    assert set(kinds(turned.position)) == {1, 3, 4}
    assert [event.args["result"] for event in turned.events if event.key == "fate"] == ["dies"]


@pytest.mark.rule("A17.2s")
@pytest.mark.parametrize(("roll", "dead"), [(11, False), (12, True), (17, True)])
def test_the_paralysed_do_not_defend_themselves(roll: int, dead: bool) -> None:
    position = magic("0 axe 1/19", "1 hero 1/20 spell=paralysed", "1 axe 1/48")
    assert (2 not in kinds(after(position, "attack 1 2", rolls=[roll]))) is dead


@pytest.mark.rule("A17.2s", "A16.2a")
def test_an_eighteen_does_not_kill_the_paralysed() -> None:
    position = magic("0 axe 1/19", "1 hero 1/21 spell=paralysed", "1 axe 1/20 spell=paralysed", "1 axe 1/48")
    # But the messenger whom it calls does.
    assert set(kinds(after(position, "attack 1 3", rolls=[18, 10]))) == {1, 2, 4}


@pytest.mark.rule("A17.2t")
def test_arrows_take_no_notice_of_paralysis() -> None:
    position = magic("0 bow 1/19", "1 axe 1/21 spell=paralysed", "1 axe 1/48")
    assert set(kinds(after(position, "shoot 1 2", rolls=[12]))) == {1, 2, 3}
    assert set(kinds(after(position, "shoot 1 2", rolls=[13]))) == {1, 3}


@pytest.mark.rule("A17.2u")
def test_killing_a_paralysed_lord_promotes() -> None:
    position = magic("0 axe 1/19", "1 hero 1/20 spell=paralysed", "1 axe 1/48")
    assert kinds(after(position, "attack 1 2", rolls=[12]))[1] == "hero"


# Petrified


@pytest.mark.rule("A17.2w", "A17.2x")
def test_stone_neither_moves_nor_acts_nor_dies() -> None:
    position = magic("0 axe 1/19 spell=petrified", "1 axe 1/20", "0 bow 1/18", "0 axe 1/26")
    assert refusal(position, "go 1 1/26") == "A17.2w"
    assert refusal(position, "attack 1 2") == "A17.2w"
    other = magic("0 axe 1/19", "1 axe 1/20 spell=petrified", "0 bow 1/22", "1 axe 1/48")
    assert refusal(other, "attack 1 2") == "A17.2x"
    assert refusal(other, "shoot 3 2") == "A17.2x"


@pytest.mark.rule("A17.2w")
def test_stone_rolls_for_nothing() -> None:
    position = magic("0 axe 1/1", "1 axe 1/19 spell=petrified", "1 axe 1/2", desert="1/19")
    assert set(kinds(after(position, "end", rolls=[5]))) == {1, 2, 3}


@pytest.mark.rule("A17.2x", "A9.3k")
def test_an_elephant_in_panic_spares_stone() -> None:
    position = magic(
        "0 axe 1/19 spell=petrified", "0 axe 1/19", "1 elephant 1/20", "1 axe 1/20 on=3", chapters=ALL
    )
    # Nothing that is killed by name dies either.
    from hexenkessel.games.armageddon.phase import ArmageddonChange, kill

    change = ArmageddonChange(position)
    kill(change, 1, "panic")
    kill(change, 2, "panic")
    assert set(change.state.figures) == {1, 3, 4}


@pytest.mark.rule("A17.2z", "A17.2x")
def test_where_stone_leaves_no_room_nobody_tramples() -> None:
    def enters(spell: str) -> str:
        men = [f"1 axe 1/20{spell}"] * 3
        return refusal(magic("0 elephant 1/19", "0 axe 1/19 on=1", *men, chapters=ALL), "go 1 1/20")

    assert enters("") == ""
    assert enters(" spell=petrified") == "A9.4c"


# Protection


@pytest.mark.rule("A17.2bd", "A17.2be", "EX-A17.2be")
def test_the_protected_always_survive() -> None:
    position = magic("0 axe 1/1", "1 axe 1/19 spell=protected", "1 axe 1/2", desert="1/19")
    turned = played(position, "end", [5])
    assert set(kinds(turned.position)) == {1, 2, 3}
    assert [event.args["result"] for event in turned.events if event.key == "fate"] == ["lives"]


# Double speed


@pytest.mark.rule("A17.2au")
def test_twice_the_steps() -> None:
    fast = " spell=doubled"
    position = magic(f"0 axe 1/23{fast}", f"0 light-horse 1/1{fast}", "0 axe 1/1 on=2", "1 axe 1/48")
    assert refusal(position, "go 1 1/27") == ""
    assert refusal(position, "go 1 1/28") == "A2.3c"
    assert len(position.state.index.reach(position.state.figures[3])) > 35
    walked = after(position, "go 1 1/26")
    assert refusal(walked, "go 1 1/27") == ""
    assert refusal(walked, "go 1 1/28") == "A2.3c"


@pytest.mark.rule("A17.2au")
def test_twice_the_lower_number() -> None:
    # Into the forest a rider has 3 steps instead of 4: doubled, 6 instead of 8.
    position = magic(
        "0 light-horse 1/23 spell=doubled", "0 axe 1/23 on=1", "1 axe 1/4", chapters=FEW,
        great=[(0, 0), (1, 0)], forest="1/29",
    )  # fmt: skip
    gone = after(position, "go 2 1/29")
    assert gone.state.figures[1].steps == 6
    assert refusal(gone, "go 2 1/30") != ""


@pytest.mark.rule("A17.2au")
def test_chariots_phalanxes_and_elephants_have_twice_their_steps() -> None:
    from hexenkessel.games.armageddon.field import Phalanx

    fast = " spell=doubled"
    position = magic(
        f"0 wagon 1/23{fast}", f"0 axe 1/23 on=1{fast}", f"0 light-chariot-horse 1/24 harness=1{fast}",
        f"0 elephant 1/1{fast}", "0 axe 1/1 on=4",
        *[f"0 axe 1/31 phalanx=1{fast}"] * 4, "1 axe 1/48",
        chapters=ALL, phalanxes={1: Phalanx(0)},
    )  # fmt: skip
    index = position.state.index
    left = [index.rules.steps_left(index, index.figures[who]) for who in (1, 4, 6)]
    assert left == [6, 6, 2]
    once = after(position, "go 6 1/32")
    assert refusal(once, "go 6 1/33") == ""
    assert refusal(after(once, "go 6 1/33"), "go 6 1/34") == "A6.1j"


# Displace


@pytest.mark.rule("A17.2aa", "A17.2ab", "A17.3c", "A17.3d")
def test_displacing_takes_all_below_and_the_magician_too() -> None:
    position = magic("0 magician 1/1", "0 axe 1/1", "1 axe 1/1", "0 light-horse 1/1", "1 axe 1/48")
    gone = after(position, "cast 1 displace 1/40")
    assert places(gone) == {1: "1/40", 2: "1/40", 3: "1/40", 4: "1/40", 5: "1/48"}
    assert units(gone) == 30 - 12
    # They stay there when the spell is over, and are under no spell.
    assert spells(gone) == {}


@pytest.mark.rule("A17.2ab", "A17.2ac", "A17.2ah", "A17.2af")
def test_where_nobody_is_displaced_to() -> None:
    def goes(goal: str, *more: str, **terrain: Any) -> str:
        position = magic("0 magician 1/1", "1 axe 1/48", "0 axe 1/47", *more, **terrain)
        return refusal(position, f"cast 1 displace {goal}")

    man = "0 axe 1/1"
    assert goes("1/19") == "A17.2ab"
    assert goes("1/19", man) == ""
    assert goes("1/48", man) == "A17.2ac"
    assert goes("1/19", man, peaks="1/19") == "A17.2ac"
    assert goes("1/19", man, water="1/19") == "A17.2ah"
    assert goes("1/19", man, swamp="1/19") == ""
    assert goes("1/19", man, man, man, swamp="1/19") == "A17.2af"
    assert goes("1/19", "0 light-horse 1/1", "0 axe 1/1 on=4", swamp="1/19") == "A17.2af"
    assert goes("1/1", man) == "A17.2ab"
    assert goes("2/40", man, great=((0, 0), (0, 1))) == "A17.2ab"


@pytest.mark.rule("A17.2ai", "A17.3e", "A17.3f")
def test_a_chariot_is_displaced_as_a_whole() -> None:
    team = ("0 wagon 1/1", "0 axe 1/1 on=2", "0 light-chariot-horse 1/2 harness=2", "1 axe 1/48")
    for above in ("1/1", "1/2"):
        position = magic(f"0 magician {above}", *team, chapters=ALL)
        goal = {"1/1": "1/19", "1/2": "1/20"}[above]
        gone = after(position, f"cast 1 displace {goal}")
        assert places(gone) == {1: goal, 2: "1/19", 3: "1/19", 4: "1/20", 5: "1/48"}
        assert units(gone) == 30 - 4 * (2 + 1 + 1)


@pytest.mark.rule("A17.3e")
def test_a_chariot_is_enchanted_as_a_whole() -> None:
    position = magic(
        "0 magician 1/19", "0 wagon 1/1", "0 axe 1/1 on=2", "0 light-chariot-horse 1/2 harness=2",
        "1 axe 1/48", chapters=ALL,
    )  # fmt: skip
    assert refusal(position, "cast 1 weaken 1/1") == "A17.3e"
    assert refusal(position, "cast 1 double-speed 1/2") == "A17.3e"
    assert spells(after(position, "cast 1 double-speed 1/1,1/2")) == dict.fromkeys((2, 3, 4), "doubled")


@pytest.mark.rule("A17.2ad")
def test_onto_a_platform() -> None:
    from hexenkessel.games.armageddon.ground.works import Tower, Works

    position = magic("0 magician 1/1", "0 axe 1/1", "1 axe 1/48")
    # Without floors in use there is only the field, which is a tower's and no open ground.
    field = position.state.index.ground.number["1/19"]
    built = position.state.but(works=Works(towers=(Tower(field, platform=1),)))
    there = type(position)(position.setup, 0, position.steps, built)
    assert refusal(there, "cast 1 displace 1/19") == "A17.2ac"


# Rivers


@pytest.mark.rule("A17.2ay", "A17.2az")
def test_a_river_dries_up_with_its_branches() -> None:
    # 1/19-1/20 and 1/13-1/20 meet in a corner; 1/1-1/2 is another river.
    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/48", rivers="1/19-1/20 1/13-1/20 1/1-1/2")
    assert refusal(position, "cast 1 dry-river 1/19,1/18") == "A17.2ay"
    dry = after(position, "cast 1 dry-river 1/20,1/13")
    assert units(dry) == 25
    ground = dry.state.index.ground
    assert {ground.names[one] for one, _ in ground.rivers} == {"1/1", "1/2"}
    after(dry, "go 2 1/20", "go 2 1/21")
    # It runs again when its caster has his turn.
    again = after(after(dry, "end"), "end")
    assert len(after(again, "done").state.index.ground.rivers) == 6


@pytest.mark.rule("A17.2ay", "A17.2az")
def test_both_rivers_for_twice_the_units() -> None:
    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/48", rivers="1/19-1/20 1/1-1/2")
    both = after(position, "cast 1 flood-river 1/19,1/20,1/1,1/2")
    assert units(both) == 20
    assert refusal(both, "cast 1 dry-river 1/1,1/2") == "A17.3a"


@pytest.mark.rule("A17.2az")
def test_nobody_crosses_a_flooded_river_but_warriors_and_horses_on_bridges() -> None:
    position = magic(
        "0 magician 1/1", "0 axe 1/19", "0 light-horse 1/26", "0 axe 1/26 on=3",
        "0 light-horse 1/12 led_by=6", "0 axe 1/12", "1 axe 1/48",
        rivers="1/19-1/20 1/19-1/13 1/12-1/13 1/26-1/27 1/19-1/27", bridges="1/26-1/27 1/12-1/13",
    )  # fmt: skip
    assert refusal(position, "go 2 1/20") == ""
    flooded = after(position, "cast 1 flood-river 1/19,1/20")
    assert refusal(flooded, "go 2 1/20") == "A17.2az"
    index = flooded.state.index
    here, there = (index.ground.number[name] for name in ("1/26", "1/27"))
    assert [index.barrier(gait, here, there) for gait in ("ride", "foot", "led")] == ["A17.2az", None, None]
    assert refusal(flooded, "go 6 1/13") == ""
    assert refusal(after(flooded, "dismount 4"), "go 4 1/27") == ""


# Gates


@pytest.mark.rule("A17.2ba", "A17.2bb", "A17.3c", "A17.3g")
def test_a_gate_moves_by_a_spell() -> None:
    from hexenkessel.games.armageddon.chapters.ch17_magic import gates
    from hexenkessel.games.armageddon.ground.works import Wall, Works

    position = magic("0 magician 1/1", "0 axe 1/19", "1 axe 1/48")
    field = position.state.index.ground.number["1/20"]
    works = Works(walls=(Wall(field, 0, "closed"), Wall(field, 3)))
    there = type(position)(position.setup, 0, position.steps, position.state.but(works=works))
    assert refusal(there, "cast 1 move-gate 1/20,1/19") == "A17.2ba"
    opened = after(there, "cast 1 move-gate 1/21,1/20")
    wall = opened.state.works.wall(field, 0)
    assert wall is not None
    assert wall.gate == "open"
    assert units(opened) == 25
    assert gates.is_held(opened.state.index, field, 0)
    later = after(after(opened, "end"), "end")
    assert not gates.is_held(later.state.index, field, 0)
    kept = later.state.works.wall(field, 0)
    assert kept is not None
    assert kept.gate == "open"


# Who is meant


@pytest.mark.rule("A17.3d", "A17.3h", "A17.3g")
def test_on_whom_spells_work() -> None:
    position = magic(
        "0 magician 1/1", "1 axe 1/19", "1 wagon 1/20", "1 magician 1/48", "0 axe 1/12 spell=weakened",
        "0 axe 1/12", "1 mortal-magician 1/13",
        chapters=ALL, units={1: 100},
    )  # fmt: skip
    assert refusal(position, "cast 1 weaken 1/20") == "A17.3d"
    assert refusal(position, "cast 1 double-speed 1/20") == ""
    assert refusal(position, "cast 1 weaken 1/21") == "A17.3d"
    assert refusal(position, "cast 1 paralyse 1/48") == "A17.3h"
    assert refusal(position, "cast 1 strengthen 1/12") == "A17.3g"
    assert refusal(position, "cast 1 strengthen 1/19,1/13") == ""


@pytest.mark.rule("A17.3f", "A17.2k")
def test_how_far_spells_reach() -> None:
    position = magic(
        "0 magician 1/1", "0 axe 1/1", "0 axe 1/2", "1 axe 2/24", "1 axe 2/48", "1 axe 1/10",
        great=((0, 0), (0, 1)),
    )  # fmt: skip
    distance = position.state.index.ground.distance
    number = position.state.index.ground.number
    for name, rule in (("2/24", ""), ("2/48", "A17.3f")):
        assert (distance(number["1/1"], number[name]) > 12) is bool(rule)
        assert refusal(position, f"cast 1 weaken {name}") == rule
    assert refusal(position, "cast 1 make-invisible 1/1,1/2") == ""
    assert refusal(position, "cast 1 make-invisible 1/2,1/10") == "A17.2k"


def test_the_cast_is_told() -> None:
    told = events(magic("0 magician 1/1", "1 axe 1/19", "0 axe 1/48"), "cast 1 weaken 1/19")
    assert told[0].args["units"] == 1


def test_without_the_chapter_there_is_no_magic() -> None:
    position = battle("0 axe 1/1", "1 axe 1/19")
    assert position.state.magic.units == {}
