# What Gods of Titan says of itself: welcome, options, orders, cautions, and what an action
# would do. Names are in en-names.ftl; each part of the game has a file of its own.

welcome =
    You lead armies of monsters around the City of the Gods. An army moves as far as you like, one to six
    fields along the symbols, and after three, four or five it may recruit a stronger monster where it ends.
    In the first ten rounds nobody fights; then armies that meet do. Every player has one Titan: who loses
    him for good is out. A fourth player is the Darklord, who hunts the three Elements so that his Dark-Titan
    may appear and storm the Skycastle.

    Your turn: split and move armies, settle combats, recruit. You may trade at any time. Each choice has a
    number: type it. Type help for everything else.

drawing-map = the battle, or where there is none, the board
drawing-board = the board: all rings field by field, and who stands where
drawing-ways = where the symbols lead from the fields of your armies
drawing-armies = all armies, with what you know of them
drawing-pools = the pools: who can still be recruited, hired or conjured
drawing-charts = what can be recruited where

## Options, and the host

option-phantoms_without_darklord = without a Darklord, does a slain Titan come back as a Phantom?
option-points = whoever has so many battle points at the end of a turn wins; 0 for no such limit
option-rounds = after so many rounds battle points and armies are counted; 0 for no such limit
option-timed = may the host end the game, when the agreed hour has come?

host-is-silent = This turn is the last, so the host has nothing more to say.
sealed-choice = { seat-name } has chosen.
resigned = { seat-name } resigns.

## Standing orders, and odds

order-recruit-the-best = Recruit the most valuable Creature
order-flee-if-possible = Flee whenever that is possible
order-never-flee = Never flee
order-grant-passage = Let everybody pass
order-deny-passage = Let nobody pass

preview-expected = expect { $expected } hits
preview-slays = to slay

## What somebody is asked before he gives something away for good

caution-absent = { $count ->
    [one] { $master ->
        [yes] Your Master has not entered the battlefield and would be slain!
       *[no] One figure has not entered the battlefield and would be lost.
    }
   *[other] { $count } figures have not entered the battlefield and would be lost.{ $master ->
        [yes] {" "}Your Master is among them!
       *[no] {""}
    }
}
caution-recruit = There is still somebody to recruit for { $armies }. When the turn is over, that chance is gone.
caution-appear = You are entitled to a Lord. He comes now or never.
caution-concede = Your Master is in this army, and it would be destroyed.
caution-reveal = Your Master would lie open for the rest of the game.
caution-give-up = You would be out of the game for good.
caution-sacrifice = { $army } would give up { $figure } for the Executer.

## What an action would do

action-choose-tower = your first army leaves the City over { $exit } (from { $field })
action-divide = the second: { $rest }
action-arrange = each with a Headcracker
action-offer = { goods-given } for { goods-wanted } of { partner-name }
action-take-offer = you get { goods-given } of { partner-name }, for { goods-wanted }
action-drop-offer = no offer between you and { partner-name } any more
action-reveal = your Master lies open from now on, as a marker of his own
action-give-up = your armies are removed, and you are out
action-split = { $rest } stay
action-move = { $enemy ->
    [none] { $own ->
        [none] { $field }{ $recruits ->
            [none] {""}
           *[other] , recruits { $recruits }
        }
       *[other] { $field }, joins { $own }
    }
   *[other] { $field } with { $enemy } ({ $size }: { $known }), from the { side-name }
} ({ $distance ->
    [one] one field
   *[other] { $distance } fields
}{ $leave ->
    [none] {""}
   *[other] ; needs leave to pass { $leave }
}{ $way ->
    [none] {""}
   *[other] ; over { $way }
})
action-teleport = { $how ->
    [battle] ATTACKS { $enemy } in { $field } from the { side-name } ({ $size }: { $known })
    [darkland] { $field }, for 250 gems
   *[free] { $field }; it does not recruit then
}
action-grant = the army may pass
action-deny = the army may not pass
action-attack = combat
action-spy = look at the army, then be gone to the Dungeon
action-garrison = they go to your pool
action-discard = it goes to your pool
action-done = { $step ->
    [movement] no more moves
    [encounter] do not attack, stay beside it
    [combats] challenge nobody
    [maneuver] no more maneuvers
    [strike] nothing more in this strike phase
    [carry] let the rest go
    [reinforcement] call nobody
    [summoning] summon nobody
    [lending] lend no more
    [recruitment] end the turn
   *[other] take nothing more
}
action-engage = { $attacker } against { $defender } in { $field } ({ $size }: { $known })
action-challenge = { $attacker } challenges { $defender } in { $field } ({ $size }: { $known }), from the { side-name }
action-flee = the army is lost, for { $points } battle points to the enemy, and { $gems } gems to each of you
action-stand = do not flee; talks may go on
action-propose = { $winner ->
    [-2] both armies are lost
   *[other] { winner-name } loses { $lost ->
        [none] nothing
       *[other] { $lost }
    }, { loser-name } the whole army
}
action-accept = so be it
action-fight = no more words: battle
action-concede = the army is lost, for up to { $points } battle points and { $gems } gems to the enemy
action-maneuver = { $foes ->
    [none] { $hazard }
   *[other] { $hazard ->
        [plain] next to { $foes }
       *[other] { $hazard }, next to { $foes }
    }
}
action-mount = both move together from now on
action-strike = { $dice } dice hit on { $number }+, { $need } needed{ $carry ->
    [none] {""}
   *[other] ; more may carry to { $carry }
}
action-rangestrike = { $dice } dice hit on { $number }+, { $need } needed
action-carry = { $need } needed to slay
action-cast = { $spell }
action-use = { $ability }
action-recruit = { $figures }, { $left } left{ $shown ->
    [none] {""}
   *[other] ; shows { $shown }
}
action-hire = { $figures }, { $left } left, for { $gems } gems
action-conjure = { $figures }, { $left } left, for { $gems } gems
action-revive = { $figures }, for { $gems } gems
action-sacrifice = the Executer comes: { $figures }
action-resurrect = the Element is destroyed, and your Titan is back
action-summon = out of { $army } in { $field }
action-appear = { $figures }, in { $field }
action-place = in { $field }: { $known }
action-lend = { $figures }
action-choose-side = from there the attacker comes
action-call-time = this turn is the last
action-stop = everybody agrees to stop; this turn is the last
