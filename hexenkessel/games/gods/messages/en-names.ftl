# What things are called: seats, fields, sides, goals, advantages, classes.
# A seat is a number in $seat, and so are a winner, a loser, a partner and the one whom something is done to.
# Figures, lands and spells are called what the code calls them.

seat-name = { $seat ->
    [0] Red
    [1] Green
    [2] Blue
    [3] Black
    [-1] Grey
   *[other] nobody
}
partner-name = { $partner ->
    [0] Red
    [1] Green
    [2] Blue
    [3] Black
   *[other] nobody
}
winner-name = { $winner ->
    [0] Red
    [1] Green
    [2] Blue
    [3] Black
    [-1] Grey
   *[other] nobody
}
loser-name = { $loser ->
    [0] Red
    [1] Green
    [2] Blue
    [3] Black
    [-1] Grey
   *[other] nobody
}
victim-name = { $victim ->
    [0] Red
    [1] Green
    [2] Blue
    [3] Black
    [-1] Grey
   *[other] nobody
}
field-name = { $field }
army-name = { $army }
unit-name = { $unit }
side-name = { $side ->
    [1] right
    [3] lower left
    [5] upper left
   *[other] side of its choice
}

## Goals and advantages

goal-G26-3a = a Basilisk recruited
goal-G26-3b = a Hydra recruited
goal-G26-3c = a Serpent recruited
goal-G26-3d = a Seaserpent recruited
goal-G26-3e = a Colossus recruited
goal-G26-3f = a Fort taken
goal-G26-3g = a Ruin taken
goal-G26-3h = a foreign Tower taken
goal-G26-3i = a Citytower taken
goal-G26-3j = a Darktower taken
goal-G26-3k = a sea army led ashore
goal-G26-3l = a Titan destroyed
goal-G26-3m = a second Titan destroyed
goal-G26-3n = the Darklord destroyed
goal-G26-4a = a Demon recruited
goal-G26-4b = a Seaserpent recruited
goal-G26-4c = a Balrog recruited
goal-G26-4d = a Deathbringer recruited
goal-G26-4e = a Tower taken
goal-G26-4f = a Citytower taken
goal-G26-4g = a sea army led ashore
goal-G26-4h = an Element destroyed
goal-G26-4i = a second Element destroyed
goal-G26-4j = the third Element destroyed
goal-G26-4k = a Titan destroyed
goal-G26-4l = a second Titan destroyed
goal-G26-4m = a third Titan destroyed
goal-G26-4n = the Skycastle taken

advantage-Native = Native: the Titan is at home in all lands but Darkland, Wasteland, Coast and Sea, and recruits the weakest Creature there.
advantage-Mustering = Mustering: the Titan’s army may take one more end creature in a round.
advantage-Movement = Movement: the Titan’s army moves up to eight fields, and recruits after three to seven.
advantage-Hold = Hold: the Titan’s army may stay where it is.
advantage-Freeway = Freeway: for the Titan’s army all symbols are single arrows.
advantage-Tower-Teleport = Tower-Teleport: the Titan’s army may set out from any own or neutral tower.
advantage-Battle-Teleport = Battle-Teleport: the Titan’s army may attack any army on the board.
advantage-Free-Teleport = Free-Teleport: the Titan’s army may go to any free field, but does not recruit then.

rank-master = Master
rank-lord = Lord
rank-element = Element
rank-demilord = Demilord
rank-human = Human
rank-creature = Creature
rank-end = end creature
