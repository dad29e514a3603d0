"""What comes when the winner has taken his spoils: points, Lords, Elements, Phantoms, the end of players."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from hexenkessel.games.gods.armies.surplus import push_surplus
from hexenkessel.games.gods.combats.combat import How
from hexenkessel.games.gods.darklord.darktitan import appear_if_due
from hexenkessel.games.gods.darklord.elements import destroy_element
from hexenkessel.games.gods.endings import end_if_last_titan
from hexenkessel.games.gods.equipment.board import TOWERS
from hexenkessel.games.gods.equipment.figures import DEMILORDS, REVEALABLE, is_element, is_lord, is_master
from hexenkessel.games.gods.lords.appearing import Appearance
from hexenkessel.games.gods.lords.placing import armies_for_master
from hexenkessel.games.gods.lords.thresholds import lords_between
from hexenkessel.games.gods.phase import GodsChange, GodsStep
from hexenkessel.games.gods.points.deeds import reach_goal
from hexenkessel.games.gods.points.scoring import Decision, score
from hexenkessel.games.gods.terms import Field, Figure, Figures, Marker
from hexenkessel.games.gods.titans.downfall import fall, had_element
from hexenkessel.games.gods.titans.placement import ElementPlacement, PhantomPlacement
from hexenkessel.games.gods.titans.trophies import EXECUTER, give_back_trophies, take_trophies
from hexenkessel.games.gods.towers.conquest import take_tower
from hexenkessel.games.gods.world import DARKLORD
from hexenkessel.kernel.action import Action
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER

SIDES: Final = (ATTACKER, DEFENDER)


class Fray(GodsStep, frozen=True):
    """A step under which combats are settled, one after the other."""


class Loss(msgspec.Struct, frozen=True):
    """What a combat has left of one army."""

    slain: Figures  # G13.8: they lie beside the battlefield until the combat is scored
    left: Figures
    aside: Figures = ()  # G24.8b: the living, where the Master was destroyed
    is_out: bool = False  # G24.7c: the Master was destroyed, and so his player is out


class Aftermath(GodsStep, frozen=True, tag="aftermath"):
    """G10.7c: the combat is scored, Lords join, and everybody who was slain goes where he belongs."""

    answers: ClassVar[tuple[type[Action], ...]] = ()
    may_give_up: ClassVar[bool] = False

    field: Field
    markers: tuple[Marker, Marker]
    owners: tuple[Seat, Seat]
    how: How
    losses: tuple[Loss, ...]
    winner: int | None
    has_set_up: bool = False
    executed: tuple[tuple[int, str], ...] = ()
    quitter: Seat | None = None
    part: int = 0

    def run(self, change: GodsChange) -> None:
        parts = (
            self._score,
            self._place_elements,
            self._raise_phantoms,
            self._put_out,
            self._let_the_dark_titan_come,
            self._shrink_armies,
        )
        if self.part == len(parts):
            change.pop()
            return
        change.replace(msgspec.structs.replace(self, part=self.part + 1))
        parts[self.part](change)

    # Scoring

    def _score(self, change: GodsChange) -> None:
        self._settle_tower(change)
        earned: tuple[Figures, ...] = ()
        if self.winner is not None and (seat := self.owners[self.winner]) >= 0:
            earned = self._book(change, seat, self.owners[1 - self.winner], self.losses[1 - self.winner])
        kept = self._settle_trophies(change)
        for side in SIDES:
            self._return_slain(change, side, kept)
        if earned and self.winner is not None:
            # G10.7c: Lords earned by these points join now.
            change.push(Appearance(self.owners[self.winner], self.markers[self.winner], earned))

    def _book(self, change: GodsChange, seat: Seat, loser: Seat, loss: Loss) -> tuple[Figures, ...]:
        """Battle points and gems. G20.5b: they cannot be refused. Returns the Lords earned."""
        players = change.state.players
        # G24.8a: of an army whose Master was destroyed only those slain before count.
        won = score(self._decision, loss.slain, players[loser].battle_points if loser >= 0 else 0)
        before = players[seat].battle_points
        after = before + won.battle_points
        # G20.1b: battle points and gems for the winner, G20.1c: and some gems for a loser.
        # G20.2b: so gems come into the game, and in no other way. G24.1b: the points make his Titan stronger.
        change.state = change.state.with_gems(seat, won.gems).with_player(seat, battle_points=after)
        if won.battle_points or won.gems:
            change.tell("points", seat=seat, points=won.battle_points, gems=won.gems)
        if won.loser_gems and loser >= 0:
            change.state = change.state.with_gems(loser, won.loser_gems)
            change.tell("consolation", seat=loser, gems=won.loser_gems)
        return lords_between(before, after)

    @property
    def _decision(self) -> Decision:
        if self.winner is None:
            return "draw"
        # Ruling on G20.3e: a concession after the attacker has set up counts as a battle.
        return "battle" if self.how == "concession" and self.has_set_up else self.how

    def _settle_tower(self, change: GodsChange) -> None:
        seat = self.owners[ATTACKER]
        # G25.1c: a garrison lasts until it is destroyed; G25.3a: then its tower is conquered,
        # G25.3b: in a draw by the attacker, too. G23.8a: so it is with Darktowers.
        # G25.3c: and from then on every other player may attack it.
        if self.field not in TOWERS or self.winner == DEFENDER or seat == self.quitter:
            return
        if self.winner is None and "Immortal" in self.losses[DEFENDER].slain:
            # Ruling on G19.1e: the Immortal stays in the Ruin, for whoever holds it.
            ruins = tuple(sorted((*change.state.immortals, self.field)))
            change.state = change.state.but(immortals=ruins)
        # G25.5a: the usual points are for the garrison, and a tower of a new kind brings victory points.
        take_tower(change, seat, self.field)

    # Where the slain go

    def _settle_trophies(self, change: GodsChange) -> list[tuple[int, Figure]]:
        """Whom the Executers keep: the side and the figure."""
        kept: list[tuple[int, Figure]] = []
        for side in SIDES:
            seat, loss = self.owners[side], self.losses[side]
            if seat < 0:
                continue
            # G16.5as: when the Executer is slain, all his trophies go back; also if he is revived.
            if EXECUTER in loss.slain:
                give_back_trophies(change, seat)
            elif EXECUTER in loss.left:
                # G16.5ap: only after the combat, and only if he has survived it.
                mine = [
                    name for by, name in self.executed if by == side and (is_lord(name) or is_master(name))
                ]
                take_trophies(change, seat, self.owners[1 - side], tuple(sorted(mine)))
                kept += [(1 - side, name) for name in mine]
        return kept

    def _return_slain(self, change: GodsChange, side: int, kept: list[tuple[int, Figure]]) -> None:
        owner, loss = self.owners[side], self.losses[side]
        trophies = [name for of, name in kept if of == side]
        returning: list[Figure] = []
        for name in loss.slain:
            if name in trophies:
                trophies.remove(name)
            elif name in DEMILORDS:
                self._return_demilord(change, side, name)
            # Elements have rules of their own (G23.6), and a destroyed Master does not come back.
            elif not is_element(name) and not (loss.is_out and name in REVEALABLE):
                returning.append(name)
        # G3.8a: to their owner's pool, G10.7a: as soon as the combat is scored.
        # Ruling on G3.8a: Creatures of neutral garrisons leave the game.
        if owner >= 0:
            change.state = change.state.with_pool(owner, added=returning)

    def _return_demilord(self, change: GodsChange, side: int, name: Figure) -> None:
        """Where a slain Demilord goes, unless he was the winner's to take."""
        owner = self.owners[side]
        is_taken = self.winner is not None and self.owners[self.winner] >= 0
        if name == "Immortal" or (is_taken and (name != EXECUTER or side == self.winner)):
            return
        # G19.1e: after a draw to the pool of his owner; rulings: to the attacker's if he was nobody's; and
        # from a neutral garrison that has won, to his owner's again.
        receiver = owner if owner >= 0 else self.owners[ATTACKER]
        change.state = change.state.with_pool(receiver, added=(name,))

    # Elements

    def _place_elements(self, change: GodsChange) -> None:
        slain = sorted(name for loss in self.losses for name in loss.slain if is_element(name))
        placements = []
        for name in slain:
            # G23.6e: whom a black army slays is destroyed, whoever wins. G16.5bo: others cannot destroy it,
            # G23.6d: but after a draw, or when nobody wins who could have it, it is the Darklord's.
            if DARKLORD in self.owners or self.winner is None or self.owners[self.winner] < 0:
                destroy_element(change, name)
            else:
                placements.append(ElementPlacement(self.owners[self.winner], name, self.markers[self.winner]))
        change.push(*reversed(placements))

    # Masters

    def _raise_phantoms(self, change: GodsChange) -> None:
        losses = list(self.losses)
        placements = []
        for side in SIDES:
            seat, loss = self.owners[side], self.losses[side]
            is_slain = not loss.is_out and not REVEALABLE.isdisjoint(loss.slain)
            if not is_slain or seat == self.quitter:
                continue
            # G24.4a: the Phantom takes the Titan's place right after the combat.
            change.state = change.state.with_player(seat, master="Phantom")
            if armies_for_master(change.state, seat):
                placements.append(PhantomPlacement(seat))
            else:
                # G24.5b: without a land army he is destroyed; G23.10b: so ends the Darklord, too.
                losses[side] = msgspec.structs.replace(loss, is_out=True)
        step = change.steps[-1]
        change.replace(msgspec.structs.replace(step, losses=tuple(losses)))
        change.push(*reversed(placements))

    # Who is out

    def _put_out(self, change: GodsChange) -> None:
        out = [side for side in SIDES if self.losses[side].is_out]
        for side in out:
            self._put_out_side(change, side, is_both=len(out) == 2)
        if out:
            end_if_last_titan(change)

    def _put_out_side(self, change: GodsChange, side: int, *, is_both: bool) -> None:
        seat, other = self.owners[side], self.owners[1 - side]
        aside = self.losses[side].aside
        if self._takes_the_darklord_along(change, side):
            # G23.10a: all his armies leave the game at once, and nobody has points for them.
            fall(change, DARKLORD, None)
            # Ruling on G23.10f: the owner of the Executer has brought it about.
            reach_goal(change, other, "destroyed", "Darklord")
        # When both Masters are destroyed together, there is nobody left to be rewarded.
        destroyer = None if is_both or other < 0 else other
        earned = fall(change, seat, destroyer, aside)
        if earned and destroyer is not None:
            marker = self.markers[1 - side]
            change.push(Appearance(destroyer, marker, earned, is_free=True))

    def _takes_the_darklord_along(self, change: GodsChange, side: int) -> bool:
        # G16.5au: an Executer has destroyed the Master of a player who still had an Element, before the
        # Dark-Titan has appeared.
        world = change.state
        seat = self.owners[side]
        if world.has_dark_titan or not world.has_darklord or not world.is_alive(DARKLORD):
            return False
        executed = any(by == 1 - side and name in REVEALABLE for by, name in self.executed)
        return seat != DARKLORD and executed and had_element(world, seat, self.losses[side].aside)

    def _let_the_dark_titan_come(self, change: GodsChange) -> None:
        # Ruling on G23.7a: when the combat has been scored in which the third Element fell.
        appear_if_due(change)

    def _shrink_armies(self, change: GodsChange) -> None:
        # Ruling on G4.2b: who leaves no place behind for all others sends some of them away.
        push_surplus(change, *[seat for seat in self.owners if seat >= 0 and change.state.is_alive(seat)])
