"""A scout beside the witness: how far men, riders and slow chariots get in the midst of a battle."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hexenkessel.games.armageddon.figures import Figure
from hexenkessel.kernel.seats import Seat
from tests.armageddon.exam.country import NEAR
from tests.armageddon.exam.witness import OPEN, RIDING, ROOM, Witness

LAND = (*OPEN, "forest", "mountain", "swamp")


class Scout(Witness):
    def reaches(self, seat: Seat) -> Iterator[tuple[int, set[str]]]:
        """For everybody fresh and simple enough: where he may go. Nobody has moved yet in this turn."""
        self.used: dict[str, int] = {}
        self.closed: set[str] = set()
        self.taken: set[str] = set()
        for one in self.figures.values():
            here = self.place(one)
            self.used[here] = self.used.get(here, 0) + self.room(one)
            self.taken.add(here)
            if one.kind == "wagon" or (one.phalanx and not (one.owner == seat and self.is_thinned(one))):
                self.closed.add(here)  # A6.1i, A8.1a
        for one in self.figures.values():
            if one.owner != seat or one.course or one.barred == self.state.round or one.phalanx:
                continue
            if any(other.led_by == one.id for other in self.figures.values()):
                continue
            if one.kind == "elephant" and any(other.on == one.id for other in self.figures.values()):
                if not one.led_by and self.are_fresh(one):
                    wooded = (*OPEN, "forest")
                    fields = self.walk(
                        one, 2, wooded, lambda path: min(3, self.ridden(path)), climbs=False, wades=True
                    )
                    yield one.id, fields - self.taken
            elif one.kind == "wagon":
                if (found := self.driven(one)) is not None:
                    yield one.id, found
            elif one.is_warrior and not one.on:
                yield one.id, self.walk(one, 1, LAND, lambda _: 2, climbs=True, wades=True)
            elif self.is_fresh(self.mount(one), seat):
                yield one.id, self.walk(one, 2, (*OPEN, "forest"), self.ridden, climbs=False, wades=False)

    def are_fresh(self, beast: Figure) -> bool:
        """Its riders are its owner's, and none of them has moved."""
        riders = [one for one in self.figures.values() if one.on == beast.id]
        return all(one.owner == beast.owner and not one.course for one in riders)

    def is_fresh(self, horse: Figure | None, seat: Seat) -> bool:
        if horse is None or horse.kind not in RIDING or horse.course:
            return False
        return horse.barred != self.state.round and horse.owner == seat

    def ridden(self, path: list[str]) -> int:
        """R-A7.1o."""
        wood = [self.country.terrain[field] == "forest" for field in path]
        edges = sum(wood[step] != wood[step + 1] for step in range(len(wood) - 1))
        inside = sum(wood[step] and wood[step + 1] for step in range(len(wood) - 1))
        return 4 if not any(wood) else 3 if edges == 1 and not inside else 2

    def walk(
        self,
        one: Figure,
        need: int,
        stays: tuple[str, ...],
        allowance: Callable[[list[str]], int],
        *,
        climbs: bool,
        wades: bool,
    ) -> set[str]:
        start = self.place(one)
        found: set[str] = set()

        def on(path: list[str], spent: int) -> None:
            for field in NEAR[path[-1]]:
                terrain = self.country.terrain[field]
                price = self.country.cost(path[-1], field, climbs=climbs, wades=wades)
                if price is None or terrain not in stays or field in self.closed:
                    continue
                if field != start and self.used.get(field, 0) + need > ROOM[terrain]:
                    continue
                longer = [*path, field]
                if spent + price <= allowance(longer):
                    found.add(field)
                if spent + price < 4:
                    on(longer, spent + price)

        on([start], 0)
        return found - {start}

    def driven(self, wagon: Figure) -> set[str] | None:
        """Only for a chariot at speed 0 to 2 with its owner's crew and nobody among its horses."""
        team = [one for one in self.figures.values() if one.harness == wagon.id]
        crew = [one for one in self.figures.values() if one.on == wagon.id]
        if wagon.speed > 2 or not team or not crew or any(one.owner != wagon.owner for one in crew):
            return None
        if any(one.course for one in (*team, *crew)):
            return None
        at = self.place(team[0])
        if any(self.place(one) == at and one not in team for one in self.figures.values()):
            return None
        found: set[str] = set()
        most = 3 if len(team) < 3 else 4

        def on(path: list[str], spent: int) -> None:
            for field in NEAR[path[-1]]:
                price = self.country.cost(path[-1], field, climbs=False, wades=False)
                if price is None or self.country.terrain[field] not in OPEN or spent + price > most:
                    continue
                if field == path[-2] or (field in self.taken and field not in (at, self.place(wagon))):
                    continue
                found.add(field)
                on([*path, field], spent + price)

        if self.country.cost(self.place(wagon), at, climbs=False, wades=False) is not None:
            on([self.place(wagon), at], 0)
        return found - {at, self.place(wagon)}
