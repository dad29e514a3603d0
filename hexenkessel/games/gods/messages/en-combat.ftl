# The combat phase: who fights, what is said before, what comes of it; Dark-Titan, downfall, final battle.

## Prompts

prompt-combats = Your armies have met enemies. Which combat comes first?
prompt-challenge = In City and Dungeon nobody has to fight. Challenge an army there, or say done.
prompt-entry = Your army has not moved into this land in this turn. Over which side does it attack?
prompt-flight = Your army is attacked in { field-name }. Flee, stand, fight, or propose an agreement?
prompt-attacked = Your army is attacked in { field-name }, and with a Master it may not flee. Stand, fight, or propose an agreement?
prompt-negotiation = The armies face each other in { field-name }. Fight, or propose an agreement?
prompt-proposal = You are offered an agreement in { field-name }. Accept it, answer with another, or fight?
prompt-concession = The enemy in { field-name } concedes. Accept the victory, or concede as well: then both armies are lost.
prompt-late-reinforcement = Victory! Your army may still take in one reinforcement.
prompt-late-summoning = Victory! You may still summon a Lord, or the Jabberwok, from another army.
prompt-revive = Slain Demilords may rise in your army for gems; you have { $gems }. Whom you do not revive goes to your pool.
prompt-appearance = { $count ->
    [one] Your battle points bring a Lord. Choose who appears, and in which army.
   *[other] Your battle points bring { $count } Lords. Choose who appears first, and in which army.
}
prompt-element = { $figure } is yours. Which army takes it?
prompt-phantom = In which of your armies does your Phantom appear?
prompt-dark-titan = All three Elements are destroyed. In which army does the Dark-Titan appear?
prompt-lending = The Dark-Titan storms the Skycastle. Lend a Creature to the God, or say done to lend no more. { $count } of { $most } are there.
prompt-god-side = From which side shall the Darklord have to come? The God stands opposite.

## Who fights, and what is said before

combat = { $attacker } attacks { $defender } in { field-name }.
challenge = { $army } challenges { $enemy }.
retreat = { $army } has come upon a Titan and retreats to the Dungeon.
operator = { seat-name } leads { $army }, which is nobody’s.
inspected-army = { $army } turns out to be { $figures }.
flee = { seat-name } flees from { field-name }.
stand = { seat-name } stands firm in { field-name }.
fight = { seat-name } wants battle.
proposal-made = { seat-name } makes a proposal.
proposal = The terms: { $winner ->
    [attacker] the attacker survives with { $kept }, the rest of both armies is lost.
    [defender] the defender survives with { $kept }, the rest of both armies is lost.
   *[nobody] both armies are lost.
}
proposal-terms = Besides, { seat-name } would give { goods-given }, and get { goods-wanted }.
agreement = { seat-name } agrees.
concede = { seat-name } concedes in { field-name }.

## What comes of it

combat-over = { $winner ->
    [-2] The combat in { field-name } is over, and both armies are lost.
   *[other] { $how ->
        [flight] { field-name } is { winner-name }’s without a blow.
        [negotiation] Settled by agreement: { winner-name } holds { field-name }.
        [concession] { winner-name } holds { field-name }.
        [time] Seven rounds have passed: the attack on { field-name } has failed.
       *[battle] The battle of { field-name } is over: { winner-name } holds the field.
    }
}
lost = { $survives ->
    [yes] { $army } has lost { $figures }.
   *[no] { $army } is destroyed: { $figures }.
}
put-aside = With their Master these of { $army } are lost, too: { $figures }.
points = { seat-name } gets { $points ->
    [one] one battle point
   *[other] { $points } battle points
} and { $gems ->
    [one] one gem
   *[other] { $gems } gems
}.
consolation = { seat-name } gets { $gems ->
    [one] one gem
   *[other] { $gems } gems
} for the lost army.
summon = { $army } receives { $figure } of { $donor }.
revive = { $figure } rises in { $army } for { $gems } gems.
captured = { seat-name } takes into the pool: { $figures }.
appear = { $figure } appears in { $army }.
trophies = The Executer of { seat-name } keeps { $figures } of { victim-name }.
trophies-back = The Executer of { seat-name } is gone, and his trophies are free: { $figures }.
element-regained = { $figure } regenerates and joins { $army }.
element-destroyed = { $figure } is destroyed.
tombdigger = A Tombdigger joins { $army } in { field-name }.
phantom = { seat-name }’s Phantom appears in { $army }.
dark-titan = The Dark-Titan appears in { $army }! All Titans are revealed, and whoever has only a Phantom is lost.
army-lost = { $army } leaves the board: { $figures }.
player-out = { seat-name } is out of the game!
give-up = { seat-name } gives up.

## The final battle

storm = { $army } storms the Skycastle. Whoever has a Titan may lend Creatures to the God.
lend = { seat-name } lends { $figure } of { $army }.
lend-no-more = { seat-name } lends no more.
god-side = { seat-name } has chosen: the Darklord comes from the { side-name }.
lent-slain = Slain for the God: { $figures }.
storm-failed = The storm on the Skycastle has failed.

## The end

final-army = { $army } in { field-name }: { $figures }.
game-over = The game is over. { $reason ->
    [last-titan] Only one Titan is left.
    [god-destroyed] The God is destroyed: the Darklord has won.
    [draw] The last Titans fell together.
    [points] The agreed points are reached.
   *[time] The agreed end has come.
}
outcome-last-titan = The last Titan stands.
outcome-god-destroyed = The God is destroyed, and the Darklord rules.
outcome-draw = The last Titans fell together: nobody wins.
outcome-points = The agreed points are reached.
outcome-time = The agreed end has come: battle points and armies count together.

## Refusals

refusal-G6-3a = All combats have to be settled before this phase can end.
refusal-G6-3c = There is no combat of these two, or another one is not finished yet.
refusal-G8-2e = Two sea armies never fight each other.
refusal-G8-3a = In the first ten rounds nobody fights.
refusal-G10-1b = Only the figures of the two armies that have met take part, and everybody decides for his own.
refusal-G10-2b = Only an enemy army that is in the City or in the Dungeon with yours can be challenged.
refusal-G10-2d = In City and Dungeon an army fights only once in a combat phase.
refusal-G10-2g = Nobody can be challenged from the City into the Dungeon, or from there into the City.
refusal-G10-4c = An army with a Master may not flee.
refusal-G10-4e = The attacker may not flee.
refusal-G10-4f = You have begun to negotiate or accepted battle, so you can no longer flee.
refusal-G10-5a = An agreement needs an offer of your opponent that can still be kept.
refusal-G10-5b = An agreement destroys at least one of the two armies, and a winner keeps somebody, the own Master in any case.
refusal-G10-5e = After six proposals there is only yes or battle.
refusal-G10-6a = You can concede only when the figures lie open, that is in the battle.
refusal-G10-7b = First decide about reinforcement or summoning, then about reviving; what was passed over is gone.
refusal-G17-2b = An army is reinforced only once in a combat, and it must have the right to it.
refusal-G17-2c = Only the defending army can be reinforced.
refusal-G17-2e = The attacker conceded before placing a figure, so there is no reinforcement.
refusal-G18-2a = Only a Lord or the Jabberwok in another army of yours can be summoned, and not out of a combat that is not settled.
refusal-G18-3a = You have already summoned somebody in this combat phase.
refusal-G18-3b = Only the attacker may summon.
refusal-G18-3d = The defender has fled, so nobody can be summoned.
refusal-G19-1b = Only a Demilord slain in this combat can be revived, and only for the gems it costs.
refusal-G21-1c = There is no such Lord left in your pool.
refusal-G21-2a = The Lord cannot appear there: he joins the army that has won, or if he cannot, another suitable one that is not in a combat.
refusal-G21-3b = An Archangel appears only for a multiple of 600 battle points.
refusal-G21-3c = A Necromancer appears only for a multiple of 1800 battle points.
refusal-G23-5a = As long as the Dark-Titan has not appeared, armies with a Titan or a Phantom and black armies do not attack each other.
refusal-G25-2b = A neutral garrison never flees.
refusal-G27-5b = Only the army with the Dark-Titan can fight the God, and only in the City.
refusal-G27-5c = Only Creatures of your own armies can be lent, each once, and six in all.
refusal-G27-5d = At most two end creatures of one type can be lent.
refusal-G28-11a = You can give up only in your own turn, when it is for you to decide.
