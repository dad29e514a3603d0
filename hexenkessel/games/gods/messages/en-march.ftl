# Setting up, turns, and the movement phase: what happens, what is asked, what is refused.

## Setting up

prompt-choose-towers = Choose the Tower from which you set out. It stays yours, with its garrison.
prompt-division = Form two armies in the City, each of at least two figures. Name the figures of the first; Titan and Element must be in different armies.
prompt-arrangement = Three armies stand in the Dungeon, each with a Headcracker. In which order do the Phantom, the Angel and the Jabberwok lead them?

tower-chosen = { seat-name } chooses { field-name }.
element-dealt = { seat-name } has { $figure }.
set-up = { seat-name } forms { $first } and { $second } in the City.
set-up-dark = { seat-name } forms { $armies } in the Dungeon.

## Turns

turn = Round { $round }: it is { seat-name }’s turn.
turn-over = { seat-name } has finished.
inspected = { seat-name } inspects { $army }, which has stayed in the { field-name }.
inspected-contents = You see { $army }: { $figures }.

## At any time

offer-made = { seat-name } has an offer for { partner-name }.
offer = { seat-name } offers { partner-name } { goods-given } for { goods-wanted }.
gems-given = { $gems ->
    [one] one gem
   *[other] { $gems } gems
}
goods-given = { $gems ->
    [0] { $goods ->
        [none] nothing
       *[other] { $goods }
    }
   *[other] { $goods ->
        [none] { gems-given }
       *[other] { gems-given } and { $goods }
    }
}
gems-wanted = { $for_gems ->
    [one] one gem
   *[other] { $for_gems } gems
}
goods-wanted = { $for_gems ->
    [0] { $for_goods ->
        [none] nothing
       *[other] { $for_goods }
    }
   *[other] { $for_goods ->
        [none] { gems-wanted }
       *[other] { gems-wanted } and { $for_goods }
    }
}
traded = { seat-name } gives { partner-name } { goods-given }, and gets { goods-wanted }.
offer-dropped = Between { seat-name } and { partner-name } no offer stands any more.
master-revealed = { seat-name } shows: { $figure } leads { $army }.
revealed = { $army } is seen by everybody: { $figures }.
time-called = Time is up: the game ends with this turn.
stop-agreed = All have agreed to stop: the game ends with this turn.

## Splitting

prompt-movement = { $must ->
    [none] Split and move your armies, or say done.
    [G4-5d] Move on: the parts of a split army may not stay together. { $army } can still go.
    [G5-8b] Move on: in the first round one of your armies must leave the City.
    [G5-8d] Move on: in the first round { $army }, which has the Element, must leave the City.
    [G5-8e] Move on: in the first round all black armies must leave the Dungeon. { $army } is still there.
    [G8-6e] Move on: only one of your armies may be in the City, and one in the Dungeon. { $army } can go.
    [G8-6f] Move on: { $army } has an Element and may not stay in the City.
    [G25-6d] Move on: Master and Elements must leave the tower land, with { $army } or split off from it.
    [G27-4b] Split off the sea creatures of { $army } with their leader: the others cannot follow them.
   *[other] Split and move your armies. { $army } must still move.
}
split = { $size ->
    [one] One figure leaves
   *[other] { $size } figures leave
} { $army } as { $part }.
split-contents = In { $part } are { $figures }.
reunited = { $part } could not part from { $army } and belongs to it again.

## Moving

move = { $army } moves { $distance ->
    [0] to { field-name }
    [one] one field to { field-name }
   *[other] { $distance } fields to { field-name }
}.
teleport = { $army } teleports to { field-name }.
fell-back = { $army } stops in front of the other army, in { field-name }.
to-dungeon = { $army } is in the Dungeon.
ashore = { $army } has gone ashore.
element-handed-over = { $figure } is found with { $army } in { field-name } and handed to the Darklord.

prompt-passage = { $army } of { seat-name } is on its way to { field-name } and asks for leave to pass over { $fields }. Do you grant it?
passage-granted = { seat-name } lets { $army } pass over { $fields }.
passage-denied = { seat-name } does not let { $army } pass over { $fields }.

## Black armies

prompt-encounter-warning = { $army } is coming upon { $enemy } in { field-name }. Show your Titan, if he is there, or let it come?
prompt-encounter = { $pact ->
    [yes] { $army } meets { $enemy } in { field-name }. Spy on it, or stay beside it?
   *[no] { $army } meets { $enemy } in { field-name }. Attack, or only spy?
}
spied = { $army } has spied on { $enemy }.
spied-contents = In { $enemy } are { $figures }.
dark-attack = { $army } attacks in { field-name }.

## Towers

tower-taken = { seat-name } holds { field-name }.
tower-left = { seat-name } leaves { field-name }, which is nobody’s now.
immortal = The Immortal of { field-name } joins { $army }.
immortal-stays = The Immortal stays in { field-name } when { $army } leaves.
garrison = { $army } is the garrison of { field-name }.
garrison-joined = { $part } joins the garrison of { field-name }.
garrison-reduced = { $figures } leave the garrison of { field-name } for the pool.
garrison-leaves = The garrison leaves { field-name } as { $army }.
prompt-garrison = { $army } joins the garrison of { field-name }, and there is no room for all. Who of the garrison goes to the pool?

prompt-surplus = { $army } has { $count ->
    [one] one figure
   *[other] { $count } figures
} too many. Who goes to the pool?
discarded = { $figure } of { $army } goes to the pool.

## What is refused

refusal-G3-10f = Figures that depend on water stay on Coast and Sea.
refusal-G3-10i = Without an Aquarian or a Siren in the army these sea creatures do not go ashore.
refusal-G4-1d = No single figure leaves an army: an army can only be split.
refusal-G4-4f = Your Master lies open already, or is in none of your armies.
refusal-G4-5a = A split needs a free marker and an army of at least four figures.
refusal-G4-5b = Each part needs at least two figures, all of them out of the army that is split.
refusal-G4-5d = The parts of a split army must stand on different fields, as long as one of them can move.
refusal-G4-5f = An army is split before it moves, not afterwards.
refusal-G4-7a = That is not one of your armies.
refusal-G5-4a = This is no Tower that you could choose, or another player has chosen it.
refusal-G5-7c = Two armies of at least two figures each have to be formed out of the figures that you start with.
refusal-G5-7d = Titan and Element must be in different armies.
refusal-G5-8a = In the first round you leave the City over one Citytower only: the next one clockwise from the Darktower that is nearest to your Tower.
refusal-G5-8b = In the first round one of your two armies must leave the City.
refusal-G5-8d = In the first round the army with the Element must leave the City.
refusal-G5-8e = In the first round all black armies leave the Dungeon, each over a Darktower of its own.
refusal-G6-1c = This is not the phase for it.
refusal-G7-1a = You cannot trade with that player, or not yet.
refusal-G7-1c = There is no such offer, or it can no longer be kept.
refusal-G7-2a = An offer must say what is given or wanted: gems, spells or figures of a pool.
refusal-G7-3a = Only figures and spells that lie in the pool can be traded.
refusal-G7-3b = Nobody can give gems that he does not have.
refusal-G7-3c = Masters, Lords and the Executer cannot be traded.
refusal-G8-1b = This army has already moved in this turn.
refusal-G8-1d = One of your own armies is there, which you may pass, but where you may not end your move.
refusal-G8-2a = An enemy army stands in the way: whoever enters its land has to stop there.
refusal-G8-2d = The holder of the tower land on the way does not let this army pass.
refusal-G8-3d = During the first ten rounds nobody may end a move on a tower land that others hold.
refusal-G8-4a = One of your armies has to move: only on an own tower land, in the City and in the Dungeon may an army stay.
refusal-G8-4b = That field cannot be reached with so many steps: an army moves between one and six fields.
refusal-G8-5c = No symbols lead there.
refusal-G8-5d = Whoever starts in a land with a rectangle pointing out must leave over it.
refusal-G8-5g = Whoever comes into a land with a triple arrow and goes on must leave over it.
refusal-G8-5h = On the way only single arrows may be followed, and never straight back.
refusal-G8-5i = Only armies of sea figures may enter Sea fields.
refusal-G8-6e = You may have only one army in the City and one in the Dungeon.
refusal-G8-6f = Elements may not stay in the City or on a Citytower.
refusal-G8-6n = There is no way for this army: the City is left over Citytowers and the Dungeon over Darktowers, and black armies enter the City only after the Dark-Titan has appeared, over a Citytower that they have held since an earlier round.
refusal-G9-1d = A teleport must end on a free field, unless it attacks.
refusal-G9-2c = This army has no step left to leave the Whirl, so it must stop before it.
refusal-G9-2d = No move ends on a Whirl.
refusal-G9-3a = An army teleports only between tower lands that you or other players hold.
refusal-G9-3c = Whoever teleports over towers must end outside of tower lands, or join a garrison.
refusal-G9-3d = A holder of the towers does not permit this teleport.
refusal-G9-3e = Nobody teleports over neutral towers.
refusal-G9-4a = The Titan’s teleports need 60, 70 and 80 victory points, and are for the army of a Titan who lies open.
refusal-G9-5a = Only a black army on a Darkland may teleport, to another Darkland where nobody is, and for 250 gems.
refusal-G9-5b = Whoever has teleported from Darkland to Darkland does not move on in this turn.
refusal-G11-2c = The way leads into that land over another side.
refusal-G11-3c = Tower lands are entered over one side only.
refusal-G11-4a = The Coast is entered over one side only.
refusal-G23-2a = The Darklord does not let this army pass through his own on the Darkland.
refusal-G23-3a = You have already spied in this movement phase.
refusal-G23-4a = An army whose Master lies open cannot be spied on.
refusal-G23-4c = A player without an Element in his armies cannot be spied on.
refusal-G23-5c = Until the Dark-Titan appears, black armies and armies with an open Titan or Phantom may not end on one field.
refusal-G23-7g = Since the Dark-Titan has appeared nobody spies any more.
refusal-G23-9a = Darktower armies leave their tower only after the Dark-Titan has appeared, and with a free marker.
refusal-G25-2a = A neutral tower can be attacked only by an army worth at least 100 points.
refusal-G25-2d = Black armies may attack neutral towers only after the Dark-Titan has appeared.
refusal-G25-4c = You have no free marker for such a tower, so you may not attack it.
refusal-G25-6c = Masters and Elements may not be stationed in a tower land.
refusal-G25-6d = Masters and Elements must leave a conquered tower land, with their army or split off from it.
refusal-G25-7c = Others have to leave the garrison, so that the whole army fits: not fewer, and not more.
refusal-G25-7d = On tower lands nobody splits, except a conqueror in the round after the conquest.
refusal-G25-7e = A garrison stays where it is.
refusal-G26-2a = The advantages of victory points work only while the Titan lies open.
refusal-G26-5j = The Battle-Teleport leads only to a land with an enemy army that may be attacked.
refusal-G26-5l = The Free-Teleport leads only to a free field, and neither to Sea nor to a Whirl.
refusal-G26-5i = The Titan’s teleport over a tower must end outside of it.
refusal-G27-4g = Since your first landing you may not split armies with sea creatures any more.
refusal-G28-9a = This figure cannot leave that army for the pool.
