"""A steward beside the witness: who may take, harness, seize and give which animal or thing."""

from __future__ import annotations

from collections.abc import Iterator

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.kernel.seats import Seat
from tests.armageddon.exam.country import NEAR
from tests.armageddon.exam.witness import MEN, RIDING, TEAM, Witness

ANIMALS = (*RIDING, *TEAM, "elephant")


class Steward(Witness):
    def verdicts(self, seat: Seat) -> Iterator[tuple[str, bool | None]]:
        """What could be said about animals and things, and whether it may be; None: open."""
        men = [one for one in self.figures.values() if one.owner == seat and one.kind in MEN]
        beasts = [one for one in self.figures.values() if one.kind in ANIMALS]
        wagons = [one for one in self.figures.values() if one.kind == "wagon"]
        for man in men:
            for beast in beasts:
                yield f"lead {man.id} {beast.id}", self.may_lead(man, beast)
                if beast.kind in TEAM:
                    yield f"unharness {man.id} {beast.id}", self.may_unharness(man, beast)
                    for wagon in wagons:
                        yield f"harness {man.id} {beast.id} {wagon.id}", self.may_harness(man, beast, wagon)
        for wagon in wagons:
            yield f"seize {wagon.id}", self.may_seize(seat, wagon)
        for thing in (*beasts, *wagons):
            for receiver in range(self.state.seats):
                yield f"give {thing.id} {receiver}", self.may_give(seat, thing, receiver)

    def is_alone(self, beast: Figure, seat: Seat) -> bool:
        """A7.3b, A7.3c."""
        there = [one for one in self.figures.values() if one.field == beast.field and one.kind in MEN]
        return all(one.owner == seat for one in there)

    def may_lead(self, man: Figure, beast: Figure) -> bool | None:
        """A7.1f, A7.1h, A7.3b, A7.3d, A8.1x, A9.1j, A9.1k."""
        ridden = any(one.on == beast.id for one in self.figures.values())
        if man.field != beast.field or ridden or beast.harness or beast.led_by == man.id:
            return False
        if (man.on and self.mounted_on(man) not in RIDING) or man.phalanx:
            return False
        if beast.led_by or man.owner is None:
            return None
        is_caught = beast.owner == man.owner or self.is_alone(beast, man.owner)
        if not is_caught or (beast.owner != man.owner and man.owner in beast.slayers):
            return False
        led = [one for one in self.figures.values() if one.led_by == man.id]
        if beast.kind == "elephant":
            return False if man.on or any(one.kind == "elephant" for one in led) else None if led else True
        if any(one.kind == "elephant" for one in led):
            return None
        return len(led) < (2 if man.on else 3)

    def at_the_pole(self, man: Figure, wagon: Figure) -> bool | None:
        """A8.1e."""
        pole = self.beside(self.place(wagon), wagon.pole)
        if pole is None or (self.place(man) != pole and self.place(man) not in NEAR[pole]):
            return False
        return None if man.phalanx or (man.on and man.on != wagon.id) else True

    def may_harness(self, man: Figure, horse: Figure, wagon: Figure) -> bool | None:
        """A8.1c to A8.1g."""
        team = [one for one in self.figures.values() if one.harness == wagon.id]
        pole = self.beside(self.place(wagon), wagon.pole)
        if horse.harness or horse.hitched or self.place(horse) != pole or man.hitched > 2 or len(team) > 3:
            return False
        if any(one.kind != horse.kind for one in team):
            return False
        if self.country.cost(self.place(wagon), pole, climbs=False, wades=False) is None:
            return None
        if wagon.owner != man.owner or horse.owner != man.owner or horse.led_by not in (0, man.id):
            return None
        return self.at_the_pole(man, wagon)

    def may_unharness(self, man: Figure, horse: Figure) -> bool | None:
        if not horse.harness or horse.hitched or man.hitched > 2:
            return False
        wagon = self.figures[horse.harness]
        return None if wagon.owner != man.owner else self.at_the_pole(man, wagon)

    def may_seize(self, seat: Seat, wagon: Figure) -> bool | None:
        """A8.4o; what allies agree on is open."""
        crew = [one.owner for one in self.figures.values() if one.on == wagon.id]
        if wagon.owner == seat or seat not in crew:
            return False
        concerned = {one for one in (*crew, wagon.owner) if one is not None} - {seat}
        if any(self.state.sides[one] == self.state.sides[seat] for one in concerned):
            return None
        return all(crew.count(seat) > crew.count(other) for other in set(crew) - {seat})

    def may_give(self, seat: Seat, thing: Figure, receiver: Seat) -> bool | None:
        """A7.3e, A7.3g, A8.4r, A8.4s, A9.2c."""
        if thing.owner != seat or receiver == seat or thing.harness:
            return False
        if thing.kind == "wagon":
            return any(one.on == thing.id and one.owner == receiver for one in self.figures.values())
        there = [one for one in self.figures.values() if one.field == thing.field and one.kind in MEN]
        return any(one.owner == receiver for one in there)
