"""How the bot weighs one thing against another. Another temper is another opponent."""

from __future__ import annotations

from typing import Final, NamedTuple

from hexenkessel.legions.tactics.temper import BATTLE_TEMPER, BattleTemper


class Temper(NamedTuple):
    """Everything that was found by trying, in one place; the coin is `worth` unless a line says otherwise."""

    battle: BattleTemper = BATTLE_TEMPER
    hope: float = 0.5  # recruits of the next turn against those of this one
    fear: float = 0.4  # fights that others could begin
    dread: float = 0.8  # the same, for the Master or Element in it
    point: float = 0.25  # a battle point
    gem: float = 0.15  # a gem, as long as there is something to buy
    goal: float = 4.0  # a victory point
    share: float = 0.6  # what a rival loses, when he is not the only one
    foe_share: float = 0.7  # what the Darklord loses, while he is the strongest
    ally_share: float = 0.55  # what the others lose in the meantime
    courage: float = 0.9  # the chance to win with which a Master attacks whose end would be his player's
    impatience: float = 0.045  # by how much less losses count with each round after the fifteenth
    spread: float = 12.0  # to have one army more
    keep: float = 0.9  # what those are worth who are sent off, against what both parts can hope for
    element: float = 300.0  # to the Darklord: that an Element is destroyed
    element_step: float = 100.0  # to him: by how much more each further one
    snatch: float = 0.6  # how often an Element is among those whom a beaten black army has slain
    ward: float = 60.0  # to a Titan player: what an Element lost to the Darklord costs besides the figure
    behead: float = 0.5  # how often an Executer slays a Master in a battle that his army loses
    peril: float = 40.0  # by how much more a Titan is worth with each Element that is destroyed
    sight: float = 30.0  # to the Darklord: to know for certain whether an Element is there
    detour: float = 12.0  # what it costs a spy to be put into the Dungeon
    wake: float = 0.5  # what there is to fear for whoever has just fought, against that
    master_wake: float = 1.5  # the same for an army with a Master, who is weaker then and known to all
    march: float = 0.5  # to be a turn from a place against being there
    haven: float = 90.0  # to the Darklord: his Master in the Dungeon
    gate: float = 150.0  # to the Dark-Titan: a Citytower, over which he comes into the City
    god: float = 600.0  # to the Darklord: that the God is destroyed
    dare: float = 1.5  # what his share of all armies is worth, against that
    spell: float = 12.0  # what a spell must bring


TEMPER: Final = Temper()
