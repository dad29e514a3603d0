# What Titan says: names, prompts, events, outcomes, and what an action would do.
# A seat is a number in $seat, a land a number in $land; the messages below turn them into words.

seat-name = { $seat ->
    [0] Red
    [1] Blue
    [2] Gold
    [3] Green
    [4] Black
   *[5] Brown
}
winner-name = { $winner ->
    [0] Red
    [1] Blue
    [2] Gold
    [3] Green
    [4] Black
    [5] Brown
   *[other] nobody
}
loser-name = { $loser ->
    [0] Red
    [1] Blue
    [2] Gold
    [3] Green
    [4] Black
   *[5] Brown
}
side-name = { $side ->
    [1] right
    [3] lower left
   *[5] upper left
}

welcome =
    You lead legions of monsters around a ring of 96 lands. A legion that moves may muster a stronger
    monster where it ends, if it brings the right ones; where two players' legions meet, they fight.
    Every player has one Titan. Lose yours and you are out; whoever owns the last Titan wins.

    Your turn: split legions, roll one die, move as many legions as you like by exactly that roll, settle
    the fights, muster. Each choice has a number: type it. Type help for everything else.

drawing-map = the battle, or where there is none, the board
drawing-board = the Masterboard: all lands, the signs between them, and who stands where
drawing-legions = all legions, with what you know of them
drawing-stacks = who can still be mustered, and what each is worth
drawing-charts = what can be mustered where

## Options, and the host

option-start = fast: with Cyclopes, Lions and Trolls, and without the three weakest kinds
option-mulligan = may the movement roll of a player’s first turn be rolled again?
option-points = whoever has so many points at the end of a turn wins; 0 for no such limit
option-rounds = after so many rounds points and legions are counted; 0 for no such limit
option-timed = may the host end the game, when the agreed hour has come?
option-clock = may the host end a phase for which the agreed time is up?

host-is-silent = This turn is the last, so { $clock ->
    [yes] the host can only end movement and maneuver phases, and this is neither.
   *[no] the host has nothing more to say: no phase has a clock (option clock).
}

## Prompts

prompt-division = You begin in { land-name }. Divide your eight characters: four with the Titan, four with the Angel. Who stands in the first legion?
prompt-organisation = { $why ->
    [first] In your first turn both legions stay whole: roll.
    [markers] You have no marker left for another legion: roll.
    [small] None of your legions is large enough to be split, as each part needs two: roll.
   *[may] Split legions, if you like; then roll. { $markers ->
        [one] You have one marker left for another legion.
       *[other] You have { $markers } markers left for new legions.
    }
}
prompt-movement = You rolled a { $roll }. { $must ->
    [one] Move at least one legion; each moves exactly { lands-far }.
    [part] Legions that have split still share a land: one of them must move on, exactly { lands-far }.
    [none] No legion can move now.
   *[may] More legions may move if you like, each exactly { lands-far }.
}
lands-far = { $roll ->
    [one] one land
   *[other] { $roll } lands
}
prompt-engagements = Your legions meet enemies in several lands. Which fight comes first?
prompt-flight = Your legion is attacked in { land-name }. Flee, stand, fight, or propose an agreement?
prompt-attacked = Your legion is attacked in { land-name }, and with a Lord it may not flee. Stand, fight, or propose an agreement?
prompt-negotiation = The legions face each other in { land-name }. Fight, or propose an agreement?
prompt-offer = You are offered an agreement in { land-name }. Accept it, answer with another, or fight?
prompt-reinforcement = Round four: your defenders may call in one recruit.
prompt-summoning = First blood! You may summon an Angel or Archangel from another legion.
prompt-maneuver = Battle round { $round } of 7: move your characters, then say done.{ $round ->
    [1] {" "}Who is not on the map by then is lost.
   *[other] {""}
}
prompt-strike = Battle round { $round } of 7: strike. Everybody next to an enemy must.
prompt-carry = { $hits ->
    [one] One hit is left over. Who takes it?
   *[other] { $hits } hits are left over. Who takes them?
}
prompt-spoils = Victory! Take what the winning legion is entitled to.
prompt-muster = Muster: each legion that moved may take in one character. Whoever makes that possible is shown to everybody.

## Setting up and turns

sealed-choice = { seat-name } has chosen.
tower = { seat-name } begins in { land-name }.
set-up = { seat-name } sets up { $first } and { $second } in { land-name }.
turn = Round { $round }: it is { seat-name }’s turn.
turn-over = { seat-name }’s turn is over.
split = { seat-name } splits { $legion }: { $size } leave it as { $part }.
split-contents = { $part } is { $characters }.
movement-roll = { seat-name } rolls a { $roll } for movement.
move = { $legion } moves to { land-name }.
teleport = { $legion } shows { $lord ->
    [Titan] its Titan
   *[other] an { $lord }
} and teleports to { land-name }.
reroll = { seat-name } rejects the roll and rolls again.
random-move = Time is up: { $legion } stumbles to { land-name }.
recombined = { $part } rejoins { $legion }.
muster = { $legion } musters { $recruit ->
    [Ogre] an Ogre
   *[other] a { $recruit }
}{ $shown ->
    [none] .
   *[other] , showing { $shown }.
}
time-called = Time is called: this turn is the last.
stop-agreed = Everybody has agreed to stop: this turn is the last.
resigned = { seat-name } resigns.

## Engagements

engagement = { $attacker } attacks { $defender } in { land-name }.
inspected = { $legion } turns out to be { $characters }.
flee = { seat-name } flees from { land-name }.
stand = { seat-name } stands firm in { land-name }.
fight = { seat-name } wants battle.
proposal = The terms: { $winner ->
    [attacker] the attacker survives with { $kept }, the rest of both legions is lost.
    [defender] the defender survives with { $kept }, the rest of both legions is lost.
   *[nobody] both legions are lost.
}
proposal-made = { seat-name } makes a proposal.
agreement = { seat-name } agrees.
concede = { seat-name } concedes in { land-name }.
engagement-over = { $how ->
    [flight] The land is { winner-name }’s without a blow.
    [agreement] Settled by agreement: { winner-name } holds { land-name }.
    [concession] { winner-name } holds { land-name }.
    [time] Seven rounds have passed: the attack on { land-name } has failed.
   *[battle] The battle of { land-name } is over: { winner-name } holds the field.
}
lost = { $survives ->
    [yes] { $legion } has lost { $characters }.
   *[no] { $legion } is destroyed: { $characters }.
}
points = { seat-name } scores { $points }.
acquire = { $legion } gains an { $character } for its glory.
summon = { $legion } receives the { $character } of { $donor }.
legion-lost = { $legion } leaves the board: { $characters }.
titan-lost = { seat-name }’s Titan has fallen. { seat-name } is out of the game!

## Battle

revealed = { $legion } takes the field: { $characters }.
battle = Battle in { land-name }!
maneuvers = Round { $round }: { $side ->
    [0] the attacker
   *[1] the defender
} moves.
maneuver = { $unit } goes to { $hex }.
absent = Lost, for they never entered: { $units }.
drift = The drift bites { $units }.
strike = { $unit } strikes { $target } for { $number }+: { $dice }. { strike-hits }
rangestrike = { $unit } shoots at { $target } for { $number }+: { $dice }. { strike-hits }
strike-hits = { $hits ->
    [0] No hit.
    [one] One hit.
   *[other] { $hits } hits.
}
carry = { $hits ->
    [one] One hit carries
   *[other] { $hits } hits carry
} over to { $target }.
slain = Slain: { $units }.
summoning = { $legion } calls the { $character } of { $donor }.
sent-back = The { $character } could not enter and is sent back.

## The end

final-legion = { $legion } in { land-name }: { $characters }.
game-over = The game is over. { $reason ->
    [last-titan] Only one Titan is left.
    [draw] The last Titans fell together.
    [points] The agreed points are reached.
   *[time] The agreed end has come.
}
outcome-last-titan = The last Titan stands.
outcome-draw = The last Titans fell together: nobody wins.
outcome-points = The agreed points are reached.
outcome-time = The agreed end has come: score and legions count together.

## Standing orders, and odds

order-muster-the-best = Muster the most valuable recruit
order-flee-if-possible = Flee whenever that is possible
order-never-flee = Never flee

preview-expected = expect { $expected } hits
preview-slays = to slay

## What somebody is asked before he gives something away for good

caution-absent = { $count ->
    [one] { $titan ->
        [yes] Your Titan has not entered the map and would be lost: you would be out of the game!
       *[no] One character has not entered the map and would be lost.
    }
   *[other] { $count } characters have not entered the map and would be lost.{ $titan ->
        [yes] {" "}Your Titan is among them: you would be out of the game!
       *[no] {""}
    }
}
caution-muster = There is still somebody to muster for { $legions }. When the turn is over, that chance is gone.
caution-acquire = You are entitled to an Angel. It comes now or never.
caution-teleport = { $legion } would show { $lord ->
    [Titan] its Titan
   *[other] an { $lord }
} to everybody.
caution-concede = Your Titan is in this legion: you would be out of the game!

## What an action would do

action-divide = the second: { $rest }
action-split = { $rest } stay
action-roll = roll the die and move
action-reroll = once only; the second roll counts
action-done = { $step ->
    [movement] no more moves
    [maneuver] no more maneuvers
    [strike] no more rangestrikes
    [carry] let the rest go
    [reinforcement] call nobody
    [summoning] summon nobody
    [muster] end the turn
   *[spoils] take nothing more
}
action-move = { $enemy ->
    [none] { land-name }{ $recruits ->
        [none] {""}
       *[other] , musters { $recruits }
    }
   *[other] ATTACKS { $enemy } in { land-name } from the { side-name } ({ $size }: { $known })
}
action-teleport = { $enemy ->
    [none] { land-name }{ $recruits ->
        [none] {""}
       *[other] , musters { $recruits }
    }, shows { $lord }
   *[other] ATTACKS { $enemy } in { land-name } from the { side-name } ({ $size }: { $known })
}
action-engage = { $attacker } against { $defender } in { land-name }
action-flee = the legion is lost, for { $points } points to the enemy
action-stand = do not flee; talks may go on
action-propose = { $winner ->
    [-1] both legions are lost
   *[other] { winner-name } loses { $lost ->
        [none] nothing
       *[other] { $lost }
    }, { loser-name } the whole legion
}
action-accept = so be it
action-fight = no more words: battle
action-concede = the legion is lost, for { $points } points to the enemy
action-maneuver = { $foes ->
    [none] { $hazard }
   *[other] { $hazard ->
        [plain] next to { $foes }
       *[other] { $hazard }, next to { $foes }
    }
}
action-strike = { $dice } dice hit on { $number }+, { $need } needed{ $carry ->
    [none] {""}
   *[other] ; more may carry to { $carry }
}
action-rangestrike = { $dice } dice hit on { $number }+, { $need } needed
action-carry = { $need } needed to slay
action-muster = { $figures }, { $left } left{ $shown ->
    [none] {""}
   *[other] ; shows { $shown }{ $instead ->
        [none] {""}
       *[other] , and not { $instead }
    }
}
action-summon = out of { $legion } in { land-name }
action-acquire = { $figures }, { $left } left
action-call-time = this turn is the last
action-stop = everybody agrees to stop; this turn is the last
action-call-phase = the time of this phase is over
