# A first game that explains itself: what is asked, why, and how to choose well.

lesson-choose-towers-title = Your Tower
lesson-choose-towers = Around the City stand three Towers, one for each player with a Titan. Yours has a garrison with an Angel, and armies can teleport between towers you hold.
lesson-choose-towers-hint = All three lie alike. From the City your first army leaves over the Citytower that belongs to your Tower.

lesson-division-title = Your first two armies
lesson-division = You begin in the City with a Titan and a few Creatures, in two armies of at least two. Your Titan is your life. Nobody sees which army he is in until you show him or fight.
lesson-division-hint = A Creature recruits in its own lands: Centaurs in Plains and Woods, Ogres in Marsh and Hills, Gargoyles in Brush and Vale. Give each army one that you want more of.

lesson-leaving-title = Out of the City
lesson-leaving = In the first round one army must leave the City over your Citytower; the other may stay. There is no die: an army goes one to six fields, as you like, along the symbols on the borders.
lesson-leaving-hint = Click an army, then one of the fields that light up. Those with a broad rim recruit: for that an army has to go exactly three, four or five fields and end on a field with a name.

lesson-movement-title = Moving
lesson-movement = Every army must move, unless it stands in a tower of yours, in the City or in the Dungeon. Rest the pointer on a field: it tells how far it is, and whom you could recruit there.
lesson-movement-hint = Two or three of a kind bring the next stronger one, as the chart in the overview shows. In the first ten rounds nobody fights: use them to grow.

lesson-war-title = The pact is over
lesson-war = From now on armies that meet fight. A field with a red rim is held by an enemy. Grey shields are neutral towers; to attack one, an army must be worth a hundred points.
lesson-war-hint = Look at what an army is worth before you go near it. What nobody knows of it is shown as a question mark.

lesson-split-title = Splitting an army
lesson-split = An army of four or more can be split before it moves; each part has at least two figures, and they must not end on the same field.
lesson-split-hint = An army of seven is full and cannot grow. More armies recruit more, but small ones are easy prey.

lesson-passage-title = May they pass?
lesson-passage = Somebody wants to move over a field that you hold. You may let the army pass, or not; what you ask for it is between the two of you.
lesson-passage-hint = Trade is open at any time: gems, spells and figures of your pool, in public or in secret.

lesson-combats-title = Several combats
lesson-combats = Your armies have met enemies in more than one place. You decide in which order these combats are settled.
lesson-combats-hint = Begin where you are sure to win: points, gems and perhaps a Lord may help in the next one.

lesson-challenge-title = In the centre
lesson-challenge = In City and Dungeon armies stand side by side. You may challenge one there; nobody has to fight.
lesson-challenge-hint = Say done, unless you are much stronger.

lesson-flight-title = You are attacked
lesson-flight = Both sides look at each other’s army. An army without a Master may flee: it is lost, but the enemy gets only half its points, and you get gems.
lesson-flight-hint = Compare what the two armies are worth. Flee if you would surely lose and kill little.

lesson-attacked-title = Your Master is attacked
lesson-attacked = With a Titan or a Phantom in it an army may not flee. You can still agree on how the combat ends, or fight.
lesson-attacked-hint = A slain Titan comes back as a Phantom, weaker and for all to see. Only an Executer destroys him for good, until the Dark-Titan has appeared.

lesson-negotiation-title = Words before swords
lesson-negotiation = The two of you may agree how the combat ends and who loses what, gems and spells included. Or you fight it out on the battlefield of this land.
lesson-negotiation-hint = In your first game: fight! That is where the fun is.

lesson-proposal-title = A proposal
lesson-proposal = The other side proposes how to end this combat. Accept, answer with something else, or insist on battle.
lesson-proposal-hint = Accept what is better than you would expect from a battle.

lesson-enter-title = Into battle
lesson-enter = Your figures enter over the coloured edge. Each goes as many hexes as its skill, the second number on its counter. Who does not enter now is lost.
lesson-enter-hint = Click a figure beside the map, then a hex. What the hazards do to whom is told below the map.

lesson-maneuver-title = Maneuvers
lesson-maneuver = Move any figure that has no enemy next to it, each once. Stars fly over others, waves dive in water.
lesson-maneuver-hint = Stand together, and let natives stand in their own hazard. A hex tells who would be next to you there.

lesson-strike-title = Attacking
lesson-strike = Everybody next to an enemy must attack. The first number on a counter is the dice it throws and the hits it can take; the odds are shown before you roll.
lesson-strike-hint = Finish off those who are nearly slain. Hits that are left over may go on to another enemy.

lesson-strike-back-title = Striking back
lesson-strike-back = Now those who were attacked strike back, the slain among them. Spells, shots and abilities are only for the side whose turn it is.
lesson-strike-back-hint = Strike whoever would hurt you most in the next round.

lesson-carry-title = Hits left over
lesson-carry = Your attack has slain its target, and some hits are left. They may go to another enemy next to the attacker who is not harder to hit.
lesson-carry-hint = Take them: they cost nothing.

lesson-rangestrike-title = Shooting
lesson-rangestrike = Figures with a bow may shoot at somebody three or four hexes away, with half their dice. Nobody strikes back.
lesson-rangestrike-hint = Lords cannot be shot except by magic, and Masters not at all.

lesson-cast-title = Spells
lesson-cast = A figure with the sign of yin and yang may cast a spell of a grade up to its skill. Each army casts one in a battle, and the spell is gone for good.
lesson-cast-hint = Click Cast below the map: it shows what can be cast, and what it does. While a Master is on the map, nobody casts.

lesson-use-title = Once in a battle
lesson-use = Creatures with a cross can do something special once in each battle, besides their attack.
lesson-use-hint = Click Use ability below the map, then who uses it.

lesson-reinforcement-title = Help arrives
lesson-reinforcement = In the fourth round a defender may recruit one Creature on the spot, if the land allows it.
lesson-reinforcement-hint = Take the strongest that can still reach the fight.

lesson-summoning-title = Calling a Lord
lesson-summoning = As the attacker, when you have slain somebody, you may once call a Lord from another army of yours.
lesson-summoning-hint = Do it if the battle hangs in the balance: the army he leaves is weaker without him.

lesson-revive-title = Demilords of the slain
lesson-revive = All Demilords who fell, on either side, are yours now. For gems they rise in your army at once; the others go to your pool.
lesson-revive-hint = They are strong for their price, and in City or Dungeon they cost four times as much.

lesson-appearance-title = A Lord appears
lesson-appearance = For every two hundred battle points a Lord joins the army that has won.
lesson-appearance-hint = An Archangel is stronger, but there are only two of them.

lesson-recruitment-title = Recruiting
lesson-recruitment = Each army that has gone three, four or five fields to a field with a name may take in one Creature of that land. Those who bring it are shown to all.
lesson-recruitment-hint = Take what leads to something stronger. End creatures, marked with a star, bring victory points the first time.

lesson-hire-title = Humans for gems
lesson-hire = In City and Dungeon Humans join for gems. Each helps the Creatures of its army in its own way.
lesson-hire-hint = A Novice costs nothing. A Priest makes every Creature of his army hit harder.

lesson-conjure-title = Demilords for gems
lesson-conjure = Demilords in your pool can be conjured in City and Dungeon.
lesson-conjure-hint = Keep some gems: after a combat they cost much less.

lesson-surplus-title = Too many
lesson-surplus = The army is larger than it may be. Somebody has to go to your pool.
lesson-surplus-hint = Let the weakest go; it can be recruited again.

lesson-garrison-title = No room for all
lesson-garrison = An army that joins a garrison stays in the tower. As many of the garrison go to your pool as there are too many.
lesson-garrison-hint = Lords can be summoned out of a garrison later; nobody else leaves it.
