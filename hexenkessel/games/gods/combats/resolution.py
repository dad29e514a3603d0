"""How a combat ends: who is gone and who has won; the rest is its aftermath (G10.7)."""

from __future__ import annotations

from hexenkessel.games.gods.armies.stacks import join, leave
from hexenkessel.games.gods.armies.surplus import push_surplus
from hexenkessel.games.gods.combats.aftermath import Aftermath, Fray, Loss
from hexenkessel.games.gods.combats.combat import Combat, Verdict
from hexenkessel.games.gods.combats.spoils import Spoils
from hexenkessel.games.gods.equipment.board import CENTRE
from hexenkessel.games.gods.equipment.figures import DEMILORDS
from hexenkessel.games.gods.phase import GodsChange, pop_to
from hexenkessel.games.gods.terms import Figures, Marker
from hexenkessel.games.gods.titans.downfall import is_destroyed_if_slain
from hexenkessel.games.gods.titans.masters import reveal_master
from hexenkessel.games.gods.world import NEUTRAL, NOBODY, World
from hexenkessel.kernel.seats import Seat
from hexenkessel.legions.battle.hexes import ATTACKER, DEFENDER
from hexenkessel.legions.stacks import apart

SIDES = (ATTACKER, DEFENDER)


def conclude(change: GodsChange, combat: Combat, verdict: Verdict, quitter: Seat | None = None) -> None:
    """End the combat: remove what is lost, and let the winner take his spoils before it is scored.

    `quitter` is a player who leaves the game by his own will (G28.11b).
    """
    owners = combat.owners(change.state)
    # One who gives up may concede a combat that has not begun (G28.11b).
    is_fought = verdict.how in ("battle", "time") or change.state.battle is not None
    if verdict.has_set_up and is_fought:
        _reveal_masters(change, combat)
    losses = tuple(_loss(change.state, combat, verdict, side, quitter) for side in SIDES)
    # G20.1a: at least one army is destroyed; G24.8d: where both are, nobody has won.
    # G24.8c: who has figures left has won, also where a Master was destroyed, and takes what is due to him.
    winner = next((side for side in SIDES if losses[side].left and not losses[1 - side].left), None)
    assert winner is not None or not any(loss.left for loss in losses)
    seat = NOBODY if winner is None else owners[winner]
    change.tell("combat-over", field=combat.field, how=verdict.how, winner=seat)
    for marker, loss in zip(combat.markers, losses, strict=True):
        _remove(change, marker, loss)
    # Hits were part of the battle, so that whoever survives it is healed.
    change.state = change.state.but(battle=None, newcomer=None)
    pop_to(change, Fray)
    change.push(
        Aftermath(
            combat.field,
            combat.markers,
            owners,
            verdict.how,
            losses,
            winner,
            verdict.has_set_up,
            verdict.executed,
            quitter,
        )
    )
    if winner is not None and seat >= 0:
        _reward(change, combat, verdict, losses, winner)


def _reveal_masters(change: GodsChange, combat: Combat) -> None:
    # G24.3a: a battle reveals the Titan for the rest of the game;
    # G24.3b: flight, negotiation, or a concession before the attacker has set up does not.
    for marker in combat.markers:
        army = change.state.armies[marker]
        if army.owner >= 0 and change.state.players[army.owner].master in army.figures:
            reveal_master(change, army.owner)


def _loss(world: World, combat: Combat, verdict: Verdict, side: int, quitter: Seat | None) -> Loss:
    """What a side has lost."""
    army = world.armies[combat.markers[side]]
    left = verdict.left[side]
    # G25.1d: a neutral garrison that has won is whole again.
    if army.owner == NEUTRAL and left:
        return Loss((), army.figures)
    lost = apart(army.figures, left)
    executed = [name for by, name in verdict.executed if by == 1 - side]
    is_out = army.owner != quitter and any(
        is_destroyed_if_slain(world, name, by_executer=name in executed) for name in lost
    )
    # G24.7c: with its Master destroyed an army is done for; G24.8b: its living are put aside.
    return Loss(lost, (), left, is_out=True) if is_out else Loss(lost, left)


def _remove(change: GodsChange, marker: Marker, loss: Loss) -> None:
    """Take the lost out of an army, or the army off the board."""
    army = change.state.armies[marker]
    if loss.slain:
        # G10.3d: what is lost is seen by everybody.
        change.reveal("lost", seat=army.owner, army=marker, figures=loss.slain, survives=bool(loss.left))
    if loss.aside:
        change.reveal("put-aside", seat=army.owner, army=marker, figures=loss.aside)
    # G10.7e: the survivors stay in the land of the combat.
    # G10.7d: the marker of an army that is gone is free at once.
    if gone := (*loss.slain, *loss.aside):
        leave(change, marker, gone)
    # G10.2d: in City and Dungeon an army fights once in a combat phase.
    if loss.left and army.field in CENTRE:
        change.state = change.state.with_changed_army(marker, fought=True)


def _reward(
    change: GodsChange, combat: Combat, verdict: Verdict, losses: tuple[Loss, ...], winner: int
) -> None:
    """The winner has his choice of what is there to take."""
    marker = combat.markers[winner]
    seat = change.state.armies[marker].owner
    prizes: list[str] = []
    for side in SIDES:
        # G19.1a: all slain Demilords go to the winner, G19.1d: however the combat was decided.
        fallen = [name for name in losses[side].slain if name in DEMILORDS]
        if "Immortal" in fallen:
            # G16.5ax: the Immortal joins the winner at once, without gems.
            fallen.remove("Immortal")
            join(change, marker, "Immortal")
            change.tell("immortal", army=marker, field=combat.field)
        # Ruling on G16.5as: an Executer never changes his colour.
        prizes += [name for name in fallen if name != "Executer" or side == winner]
    change.push(
        Spoils(
            seat,
            marker,
            verdict.how,
            _sorted(prizes),
            # G17.2c: only the defender reinforces; G17.2e, G17.2f: when, the verdict says.
            may_reinforce=winner == DEFENDER and verdict.may_reinforce,
            may_repeat=winner == DEFENDER and verdict.may_repeat,
            # G18.3b: only the attacker summons. G18.3d: not after a flight.
            may_summon=winner == ATTACKER and verdict.may_summon and verdict.how != "flight",
            has_set_up=verdict.has_set_up,
        )
    )
    # G16.5az: if the army is too big with the Immortal, another one must go.
    push_surplus(change, seat)


def _sorted(names: list[str]) -> Figures:
    return tuple(sorted(names))
