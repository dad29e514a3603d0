# What the client says besides: routes on the board, what lies on counters in a battle, trade, the corner of the board.

game-name = Gods of Titan

board-chart-end = end creature
board-here-hire = Humans for gems, in City and Dungeon:
board-here-conjure = Demilords for gems: to revive after a combat / to conjure in City or Dungeon
board-may-spy = you may still spy on one army in this movement phase
board-spied = you have spied in this movement phase

board-way-plain = { $fields ->
    [1] 1 field.
   *[other] { $fields } fields.
}
board-way-recruits = { $fields } fields: recruits { $recruits }.
board-way-attacks = { $fields ->
    [1] 1 field
   *[other] { $fields } fields
}: meets { $enemy } ({ $size }: { $known }).
board-way-joins = { $fields ->
    [1] 1 field
   *[other] { $fields } fields
}: joins { $own }.
board-way-leave = Needs leave to pass { $leave }.

## In a battle

board-ability-used = has used what it can do once
board-announced = attacks next with what it can do once
board-stone = is stone
board-feared = strikes back with half its power
board-shielded = takes no damage in the strike-back
board-slave = fights for the enemy of its army
board-red-demon = was summoned and loses one life in each strike phase
board-misplaced = stands where it cannot stand
board-riding = Pegasus and rider
board-footsore = all fly
board-homeland = all are native everywhere
board-deadlock = nobody flies, and each hex costs a life
board-cast-done = { $player } has cast { $spell }.
board-masters-bar = While a Master is on the map, nobody casts spells.
board-natives-dark = all whom the Darklord leads
board-natives-light = all whom the Darklord does not lead
board-final-battle = The storm on the Skycastle
board-god-life = The God’s life: { $life } of { $most }

## Trade

board-trade-with = Make an offer to
board-you-give = You give
board-you-get = You get
board-nothing = nothing
board-secretly = in secret
board-offer-secret = Nobody else knows what it says.
board-close = Never mind
board-add = Add …
board-take-away = Take back { $name }
board-gems-of = Gems (max. { $most })
gems-name = { $gems ->
    [0] no gems
   *[other] { $gems } gems
}
for_gems-name = { $for_gems ->
    [0] no gems
   *[other] { $for_gems } gems
}
