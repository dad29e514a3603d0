"""A witness of a battle: what may never be, who may strike whom, and with how many points, from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.games.armageddon.phase import ArmageddonPosition
from tests.armageddon.exam.country import LEVEL, NEAR, PLACES, Country

ROOM = {"lowland": 4, "highland": 4, "desert": 4, "forest": 3, "mountain": 3, "swamp": 2, "water": 0}
OPEN = ("lowland", "highland", "desert")
MEN = ("axe", "lance", "sword", "bow", "champion", "hero")
BEATS = {("axe", "lance"), ("lance", "sword"), ("sword", "axe")}
RIDING = {"light-horse": 1, "heavy-horse": 2}
TEAM = {"light-chariot-horse": 4, "heavy-chariot-horse": 6}
WAY = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
FIELD_AT = {place: field for field, place in PLACES.items()}
NAMES = list(PLACES)


class Witness:
    def __init__(self, country: Country, position: ArmageddonPosition) -> None:
        self.country, self.state = country, position.state
        self.figures = position.state.figures

    def place(self, figure: Figure) -> str:
        return NAMES[figure.field]

    def mount(self, figure: Figure) -> Figure | None:
        return self.figures.get(figure.on)

    def mounted_on(self, figure: Figure) -> str:
        mount = self.mount(figure)
        return mount.kind if mount else ""

    def beside(self, field: str, way: int) -> str | None:
        (x, y), (dx, dy) = PLACES[field], WAY[way % 6]
        return FIELD_AT.get((x + dx, y + dy))

    def way_to(self, one: str, other: str) -> int:
        return next(way for way in range(6) if self.beside(one, way) == other)

    def height(self, figure: Figure) -> int:
        return LEVEL[self.country.terrain[self.place(figure)]]

    # What may never be

    def flaws(self) -> Iterator[str]:
        on_field: dict[str, list[Figure]] = {}
        for figure in self.figures.values():
            on_field.setdefault(self.place(figure), []).append(figure)
            yield from self.ties(figure)
        for field, there in on_field.items():
            terrain = self.country.terrain[field]
            room = sum(self.room(figure) for figure in there)
            if room > ROOM[terrain]:
                yield f"{room} room units on {field}, {terrain} (A5.2b)"
            for figure in there:
                if not self.may_stay(figure, terrain):
                    yield f"{figure.kind} {figure.id} on {terrain}"
                if figure.kind == "wagon" and any(figure.id not in (one.id, one.on) for one in there):
                    yield f"somebody beside wagon {figure.id} (A8.1a)"
        for number in self.state.phalanxes:
            men = [figure for figure in self.figures.values() if figure.phalanx == number]
            if not 1 <= len(men) <= 4 or len({(man.kind, man.field, man.owner) for man in men}) != 1:
                yield f"phalanx {number}: {men} (A6.1a)"

    def room(self, figure: Figure) -> int:
        if figure.on:
            return 1 if self.mounted_on(figure) in RIDING else 0
        return 2 if figure.kind in ("elephant", "mammoth") else 1

    def may_stay(self, figure: Figure, terrain: str) -> bool:
        if figure.kind == "elephant":
            return terrain in (*OPEN, "forest")
        if figure.phalanx or figure.harness or (figure.kind == "wagon" and not figure.steps):
            return terrain in OPEN or figure.kind == "wagon"
        if self.mounted_on(figure) in RIDING:
            return terrain in (*OPEN, "forest")
        return terrain != "water"

    def ties(self, figure: Figure) -> Iterator[str]:
        riders = [one for one in self.figures.values() if one.on == figure.id]
        led = [one for one in self.figures.values() if one.led_by == figure.id]
        team = [one for one in self.figures.values() if one.harness == figure.id]
        seats = {"wagon": 3, "elephant": 2, "light-horse": 1, "heavy-horse": 1}.get(figure.kind, 0)
        if len(riders) > seats or any(one.field != figure.field or one.kind not in MEN for one in riders):
            yield f"{figure.kind} {figure.id} carries {riders}"
        if led:
            most = 2 if self.mounted_on(figure) in RIDING else 0 if figure.on else 3
            beasts = [one for one in led if one.kind == "elephant"]
            if len(led) > most or len(beasts) > 1 or (beasts and figure.on):
                yield f"{figure.kind} {figure.id} leads {led} (A7.1f, A7.1h, A9.1j)"
            if figure.kind not in MEN or any(one.field != figure.field or one.harness for one in led):
                yield f"{figure.kind} {figure.id} cannot lead {led}"
        if team:
            at = self.beside(self.place(figure), figure.pole)
            if (
                len(team) > 4
                or len({one.kind for one in team}) > 1
                or {self.place(one) for one in team} != {at}
            ):
                yield f"the team of wagon {figure.id}: {team} (A8.1b, A8.1g)"
            if {one.owner for one in team} != {figure.owner}:
                yield f"the team of wagon {figure.id} has another owner (A8.4r)"

    # Who may strike whom

    def may_strike(self, one: Figure, other: Figure) -> bool | None:
        """None: the rules leave it open."""
        here, there = self.place(one), self.place(other)
        if one.kind not in MEN or other.kind == "wagon" or one.owner == other.owner or one.acted:
            return False
        if here != there and (there not in NEAR[here] or self.country.is_river(here, there)):
            return False
        if abs(self.height(one) - self.height(other)) > 1:
            return False
        if "elephant" in (self.mounted_on(one), self.mounted_on(other)) or (one.kind, other.kind) == (
            "bow",
            "elephant",
        ):
            return False
        if one.phalanx and (not self.could_enter(here, there) or self.state.phalanxes[one.phalanx].charged):
            return False
        verdicts = [self.from_wagon(one, other), self.from_wagon(other, one), self.at_team(one, other)]
        if False in verdicts:
            return False
        if None in verdicts or (one.phalanx and other.kind not in MEN):
            return None
        return True

    def may_support(self, helper: Figure, one: Figure, other: Figure) -> bool | None:
        """A3.2a to A3.2e, A4.1d, A6.2e."""
        rank = {"champion": 2, "hero": 3}
        if helper.id == one.id or helper.owner != one.owner or helper.phalanx or one.phalanx:
            return False
        if (helper.kind == "bow") != (one.kind == "bow") or rank.get(helper.kind, 1) > rank.get(one.kind, 1):
            return False
        return self.may_strike(helper, other)

    def may_shoot(self, bow: Figure, target: Figure) -> bool | None:
        """On flat ground without trees, where nothing hides anybody."""
        here, there = self.place(bow), self.place(target)
        if (
            bow.kind != "bow"
            or bow.acted
            or bow.owner == target.owner
            or target.kind == "wagon"
            or here == there
        ):
            return False
        if target.kind == "elephant" and there in NEAR[here]:
            return None
        if target.kind in ("champion", "hero"):
            return None if self.mounted_on(target) == "elephant" else False
        if target.phalanx and self.is_before(target, bow):
            return False
        if there in NEAR[here] and (reaches := self.may_strike(bow, target)) is not False:
            return None if reaches is None else False
        need = self.shot(bow, target)
        return None if need > 16 and self.mounted_on(target) == "elephant" else need <= 16

    def is_before(self, man: Figure, other: Figure) -> bool:
        """A6.2r: within 90 degrees of the middle of the front; rows are sqrt(3) apart where columns are 2."""
        (x, y), (u, v) = PLACES[self.place(man)], PLACES[self.place(other)]
        dx, dy = WAY[self.state.phalanxes[man.phalanx].front]
        return (u - x) * dx + 3 * (v - y) * dy >= 0

    def could_enter(self, here: str, there: str) -> bool:
        """A6.2k."""
        level = not self.country.rise(here, there) or self.country.is_ramp(here, there)
        return here != there and level and self.country.terrain[there] in OPEN

    def from_wagon(self, crew: Figure, other: Figure) -> bool | None:
        """A8.2a to A8.2c, A8.2f, for both directions."""
        wagon = self.mount(crew)
        if wagon is None or wagon.kind != "wagon" or other.on == wagon.id or not wagon.speed:
            return True
        if self.place(other) != self.beside(self.place(wagon), wagon.pole + 3):
            return False
        if wagon.speed < 3 or self.mounted_on(other) in RIDING:
            return True
        return False if other.kind in MEN else None

    def at_team(self, one: Figure, horse: Figure) -> bool:
        """A8.2c."""
        return not horse.harness or self.figures[horse.harness].speed < 3

    # With how many points

    def is_thinned(self, man: Figure) -> bool:
        """A6.2m: a phalanx that is dissolved as soon as its player begins."""
        ranks = [one for one in self.figures.values() if one.phalanx == man.phalanx]
        return bool(man.phalanx) and len(ranks) < 4

    def fights_as(self, figure: Figure, other: Figure) -> str:
        """A6.2b, A6.2c."""
        if not figure.phalanx:
            return figure.kind
        front = self.state.phalanxes[figure.phalanx].front
        turn = (self.way_to(self.place(figure), self.place(other)) - front) % 6
        return "champion" if turn in (5, 0, 1) else figure.kind

    def points(self, figure: Figure, other: Figure) -> int:
        kind, against = self.fights_as(figure, other), self.fights_as(other, figure)
        found = {"champion": 3, "hero": 6, "elephant": 6, "heavy-horse": 2, "heavy-chariot-horse": 2}.get(
            kind, 0
        )
        found += (kind, against) in BEATS
        found += RIDING.get(self.mounted_on(figure), 0) + 2 * (self.mounted_on(figure) == "wagon")
        ramp = self.country.is_ramp(self.place(figure), self.place(other))
        return found + (self.height(figure) > self.height(other) and not ramp)

    def duel(self, attacker: int, target: int, supporter: int) -> tuple[int, int]:
        foe = self.figures[target]
        team = [self.figures[each] for each in (attacker, supporter) if each]
        attack = sum(self.points(man, foe) + (2 if man.kind != "bow" else 0) for man in team)
        return attack, self.points(foe, team[0])

    def shot(self, bow: Figure, target: Figure) -> int:
        (x, y), (u, v) = PLACES[self.place(bow)], PLACES[self.place(target)]
        dx, dy = abs(x - u), abs(y - v)
        high = self.mounted_on(target) == "elephant"
        up = self.height(target) + high - self.height(bow) - (self.mounted_on(bow) == "elephant")
        need = 11 + int(max(dy, (dx + dy) / 2)) + (up if up > 0 else max(0, -up - 1))
        mine, theirs = self.mount(bow), self.mount(target)
        need += self.mounted_on(bow) in RIDING
        need += mine is not None and mine.kind == "wagon" and mine.speed > 2
        need += target.kind.startswith("heavy")
        need += bool(target.harness) and self.figures[target.harness].speed > 2
        covers = [int(self.country.terrain[self.place(target)] == "forest"), int(high)]
        if theirs is not None and theirs.kind == "wagon":
            covers.append(2 if theirs.speed > 2 else 1)
        return need + max(covers)


def is_right(told: Any) -> bool:
    """A2.4t, A7.2e, A9.3f, A9.4g, A9.4h: who dies of these rolls."""
    attack, defence = told["attack"], told["defence"]
    if told["manner"] == "trample" and told["kind"] == "elephant" and defence == 17 and told["other"] in MEN:
        return told["result"] not in ("attacker", "defender", "neither")
    can = told["other"] in MEN and not (told["other"] == "bow" and told["kind"] == "elephant")
    if attack >= 12 and told["attack_total"] > told["defence_total"]:
        return bool(told["result"] == "attacker")
    if defence >= 12 and told["defence_total"] > told["attack_total"] and can:
        return bool(told["result"] == "defender")
    return bool(told["result"] == "neither")
