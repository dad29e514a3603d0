# The guided first game: what each kind of question means, why it is asked, and how to choose well.

lesson-division-title = Your first two legions
lesson-division = Everything you own begins here: a Titan, an Angel and six Creatures. They set out as two legions of four. Your Titan is your life: if it falls, you are out.
lesson-division-hint = Keep pairs together. Two Ogres attract a Troll in a Marsh, two Centaurs a Lion in Plains, two Gargoyles a Cyclops in Brush or Jungle. Give the Titan company it can hide behind.

lesson-roll-title = Your turn begins
lesson-roll = A turn has four parts: split, move, fight, muster. First you may split legions; then one die says how far all of them go.
lesson-roll-hint = This time there is nothing to split, so just roll.

lesson-split-title = Splitting a legion
lesson-split = A large legion can become two, each of at least two. More legions muster more, but small ones are easy prey, and a legion of seven cannot grow.
lesson-split-hint = Split when a legion has seven, or six that could grow. Let the weakest two leave, and keep the Titan with strong friends.

lesson-movement-title = Moving
lesson-movement = Choose a legion, then one of the lands that light up. Every legion may move once, exactly as far as the die says, along the signs on the borders. At least one must.
lesson-movement-hint = Each land you may go to says whom you could muster there. Go where a stronger Creature joins you, and think about who could reach you next turn. Red lands mean a fight.

lesson-teleport-title = Teleporting
lesson-teleport = With a six, a legion in a Tower that holds a Lord may leap: to a land near by, or to another Tower. Once a turn, instead of walking.
lesson-teleport-hint = Look for a land where the leap musters something you could not reach on foot.

lesson-engagements-title = Several fights
lesson-engagements = Your legions have met enemies in more than one land. You decide in which order these fights are settled.
lesson-engagements-hint = Begin where you are sure to win: points and an Angel may help in the next one.

lesson-flight-title = You are attacked
lesson-flight = Before a blow falls, both sides look at each other’s legion. A legion without a Lord may flee: it is lost, but the enemy gets only half its points.
lesson-flight-hint = Compare what the two legions are worth. Flee if you would surely lose and kill little; stand if you can hurt them.
lesson-attacked-title = Your Lord is attacked
lesson-attacked = Before a blow falls, both sides look at each other’s legion. With a Titan, an Angel or an Archangel in it a legion may not flee: it fights, or the two sides agree on how it would end.
lesson-attacked-hint = Compare what the two legions are worth. If it looks bad, propose an agreement; fight if you can hurt them.

lesson-negotiation-title = Words before swords
lesson-negotiation = The two of you may agree how the meeting ends, and who loses what, without a battle. Or you fight it out on the map of this land.
lesson-negotiation-hint = In your first game: fight! That is where the fun is.

lesson-offer-title = An offer
lesson-offer = The other side proposes how to end this meeting. Accept, answer with something else, or insist on battle.
lesson-offer-hint = Accept what is better than you would expect from a battle.

lesson-enter-title = Into battle
lesson-enter = Bring your characters onto the map from your side. Choose one, then a hex that lights up. The right number on a counter says how far it walks, and brambles, sand, drifts and slopes slow it down. Bogs are for those who are at home there. Who is not on the map at the end of this phase is lost.
lesson-enter-hint = Place the strong in front, side by side, and on hazards where they are at home. Keep the Titan and your archers behind them.

lesson-walls-title = Behind your walls
lesson-walls = You defend a Tower, so you need not march in: set up your characters inside the walls, one to a hex. Choose one, then a hex that lights up. Who is not on the map at the end of this phase is lost.
lesson-walls-hint = Who strikes down from a wall hits more easily, who strikes up at it less so. Man the walls on the enemy’s side, and keep the Titan behind.

lesson-maneuver-title = Maneuver
lesson-maneuver = Move whoever is not next to an enemy. Who touches one stands still and must fight.
lesson-maneuver-hint = Several against one: gang up on a single enemy, and let the wounded stay away.

lesson-strike-title = Strike!
lesson-strike = Everybody next to an enemy strikes. The left number on a counter is its dice, and how many hits it bears; the more skill it has than its target, the easier it hits. The slain still strike back: both sides fight in each half of a round.
lesson-strike-hint = Pick your fighter, and compare the odds before you choose a target. Finish off the wounded first. Fewer enemies, fewer dice.

lesson-rangestrike-title = From afar
lesson-rangestrike = Some shoot: they need no contact, only a clear line. They roll half their dice, and nobody shoots back.
lesson-rangestrike-hint = Shoot at those who are nearly dead. Lords, the Titan among them, are for a Warlock alone to shoot at. You may also hold your fire.

lesson-carry-title = Hits left over
lesson-carry = Your target needed fewer hits than you made. The rest may go to another enemy next to the striker that is no harder to hit.
lesson-carry-hint = Give them to whoever they kill.

lesson-reinforcement-title = Help for the defender
lesson-reinforcement = Round four: a defender who has held out so long may muster one more character on the spot.
lesson-reinforcement-hint = Take the strongest. It enters over your side of the map.

lesson-summoning-title = An Angel answers
lesson-summoning = You have slain the first enemy, so you may call an Angel from another legion of yours into this battle.
lesson-summoning-hint = Six dice that fly: nearly always worth it, unless the other legion needs its Angel more.

lesson-spoils-title = The spoils
lesson-spoils = You get points for all you have slain. Each hundred earns an Angel for the legion that won, and makes your Titan stronger.
lesson-spoils-hint = Take the Angel.
lesson-growth-title = The winner grows
lesson-growth = You get points for all you have slain, and the legion that won may grow on the spot: a defender musters somebody in this land, an attacker calls an Angel or Archangel from another legion.
lesson-growth-hint = Nearly always worth it. But seven are the most a legion can hold.

lesson-muster-title = Mustering
lesson-muster = Now each legion that moved may take in one character that lives in its land and is attracted by what the legion has. This is how you grow.
lesson-muster-hint = Usually the most valuable one. But two or three alike open the way to the next in the list. “{ board-chart }” shows how: under “Overview”, on a phone under “Players”.
