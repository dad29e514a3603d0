# Recruiting, hiring, conjuring, the Executer, the Titan's return, and victory points.

prompt-recruitment = Recruit: each army may take in one figure. Whoever entitles to it is shown to everybody.

recruit = { $army } recruits { $figure }{ $shown ->
    [none] .
   *[other] , showing { $shown }.
}
hire = { $army } hires { $figure } for { $gems ->
    [0] nothing
    [one] one gem
   *[other] { $gems } gems
}.
conjure = { $army } conjures { $figure } for { $gems ->
    [one] one gem
   *[other] { $gems } gems
}.
sacrifice = { $army } gives up { $figure }, and the Executer comes.
resurrect = { seat-name } hands { $element } to the Darklord: the Titan rises in { $army }.
goal = { seat-name } reaches a goal, { $what }: { $points } victory points, { $total } in all.

refusal-G3-6b = Humans can be hired only in the City and in the Dungeon.
refusal-G4-2c = This army has no room for another figure.
refusal-G4-3a = An army may hold at most two end creatures of one type.
refusal-G4-3b = An army may hold only one figure of each kind that is no Creature.
refusal-G8-4d = This army has not moved three, four or five fields, so it cannot recruit a Creature.
refusal-G8-4f = You have already taken an end creature in this round.
refusal-G16-5v = A Pixie brings the strongest Creature of her army once more, and no other.
refusal-G16-5ak = An army must give up a Colossus, a Seaserpent or a Deathbringer for the Executer, and it must not be a sea army.
refusal-G16-5am = The Executer of your own colour is not in your pool, and you may use no other.
refusal-G16-5ay = The Immortal may not leave the Ruin, so nobody can conjure him.
refusal-G17-1b = The army could not recruit on this land, so it cannot be reinforced here.
refusal-G22-1c = The army has no Creature that is native to this land.
refusal-G22-1d = These figures do not entitle the army to recruit that Creature.
refusal-G22-1f = There is none of it left in your pool.
refusal-G22-2a = This army may not take in another figure in this phase.
refusal-G22-2b = You have already recruited an end creature in this phase.
refusal-G22-2e = Nobody can be recruited on a field without a label.
refusal-G22-3a = This Creature cannot be recruited in this land.
refusal-G22-3b = The army has too few of the next weaker Creature to recruit this one.
refusal-G22-4c = You have no such Human in your pool, or too few gems.
refusal-G22-4d = Only a slain Demilord of your pool can be conjured, in the City or the Dungeon, and for the gems it costs.
refusal-G24-4c = Masters and Elements cannot be placed in a garrison or in a sea army.
refusal-G24-6a = Only a Titan player whose Phantom is in the Dungeon can bring his Titan back, while there is a Darklord.
refusal-G24-6c = The price is an Element in one of your own armies.
refusal-G26-5m = This army has teleported freely, so it recruits nobody in this turn.
refusal-G27-4b = A Dolphin has to split off with its leader in the next round: it could not, or it has not yet.
refusal-G27-4h = Since your first landing armies with sea creatures recruit only with an Aquarian.
