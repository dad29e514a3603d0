# The guided first game: what each kind of question means, why it is asked, and how to choose well.

lesson-gathering-title = Your people
lesson-gathering = Six races want the stars. Each has its own home, income and gift, and its units fight a little differently. The book says who may sit at a table together.
lesson-gathering-hint = For a first game take Knights or Orcs: both simply fight well.

lesson-laying-title = Laying the world
lesson-laying = Choose one of your tiles, then a place that lights up. Edges that touch must have the same colour. Where a tile fits in several ways, tap it again to turn it. Instead of a tile you may lay your home.
lesson-laying-hint = Lay plains, forests and mountains close to where you will live: they feed your army. Deserts are for others.

lesson-moment-title = Will you use a card or a spell?
lesson-moment = Cards and spells have their moments, and this is one. Everybody chooses at once and in secret: play a card, cast a spell with the stars you have not used yet, or pass.
lesson-moment-hint = What you can use now lies under “Use now”. Mostly you will pass. Under “Table” you can tell the game to pass for you where you have nothing.

lesson-drawing-title = A full hand
lesson-drawing = You may hold seven cards. To draw another, one has to go.
lesson-drawing-hint = Throw away what has its moment least often.

lesson-overfull-title = Too many cards
lesson-overfull = You may hold seven cards and have more.
lesson-overfull-hint = Throw away what has its moment least often.

lesson-voting-title = The council votes
lesson-voting = An event concerns everybody. It says what happens if enough votes are for it, and what happens if not. You have one vote, and more for each city. Committing or keeping silent costs nothing.
lesson-voting-hint = Read both ends, and think which of them hurts the others more than you.

lesson-taking-title = Resources of your choice
lesson-taking = Grain feeds armies, wood builds and pays recruits, iron arms them. You choose which.
lesson-taking-hint = Look at the bar above the map: what you have, what a harvest brings, and what upkeep will cost. Fill the gap.

lesson-choosing-title = A monster comes
lesson-choosing = Monsters eat nothing and fight well, but they hold no realm by themselves.
lesson-choosing-hint = The Dragon strikes twice, the Firebreather frightens, the Giant gives courage.

lesson-spying-title = A look into a hand
lesson-spying = You see what somebody holds, and one of these cards goes away.
lesson-spying-hint = Take the one that would hurt you in your next battle.

lesson-culling-title = Losing units
lesson-culling = Some of your army is lost, and you choose who.
lesson-culling-hint = Do not empty a realm: without units it is no longer yours.

lesson-recruiting-title = Recruiting and building
lesson-recruiting = Units appear at home, in towns and in cities, and only so many a round. Each of them wants grain at the end of the round, cavalry iron as well. You can also swap with the Free Traders under “Trade”.
lesson-recruiting-hint = “Left after upkeep” says what remains when everybody is paid. Keep it above zero, and recruit what holds a new realm next turn.

lesson-hire-title = A hero
lesson-hire = A hero rides out on quests and eats nothing. Quests bring artifacts, and some bring a star.
lesson-hire-hint = One hero early is worth its price; you may have three.

lesson-build-title = A town
lesson-build = A town doubles what its realm yields, protects its defenders and lets you recruit there. Later it can become a city, which does more and gives you a vote.
lesson-build-hint = Build where the yield is high and no enemy is near. An abandoned town is lost.

lesson-guild-title = The Grey Guild
lesson-guild = The Guild sells a star, for a lot of each resource. Stars win the game: in this one, three are enough.
lesson-guild-hint = Buy if you can still pay your army afterwards. The more stars you have, the dearer the next one is.

lesson-upkeep-title = You cannot pay
lesson-upkeep = At the end of a round armies and towns must be paid. What you cannot pay you have to give up, one after the other, unless you trade for what is missing.
lesson-upkeep-hint = First look under “Trade”. Then let go what holds the poorest realm.

lesson-bartering-title = A caravan
lesson-bartering = A caravan links two players for this round. You may swap what you like, as long as you agree.
lesson-bartering-hint = Offer what you have too much of, and ask for a little more than you give.

lesson-order-title = Early or late
lesson-order = Dice say who acts first in this round. Each of your cities lets you change your number by one.
lesson-order-hint = Early is good for attackers, late for those who would rather see what comes.

lesson-journeys-title = Heroes ride
lesson-journeys = Each hero may ride up to three realms, through friend and foe. Your adventure is a secret: its place is marked on the map, and the dotted way leads there.
lesson-journeys-hint = Tap a hero, then a realm. A wounded hero who is at home when your turn comes regains one life.

lesson-encounter-title = An encounter
lesson-encounter = Somebody guards the place. They strike first, then your hero, until one side has no life left. Nobody can flee.
lesson-encounter-hint = The chance to survive stands beside each choice. If foes differ, first kill the one that is nearly dead.

lesson-challenges-title = Hero against hero
lesson-challenges = Foreign heroes are in the same realm as yours. Yours may attack; then the other strikes first.
lesson-challenges-hint = Attack only if the odds please you: whose hero dies loses the quest as well.

lesson-movement-title = Moving armies
lesson-movement = Tap a realm with your units, choose how many go, then tap one of the realms that light up. Whoever has units in a realm holds it and harvests there. Forests, mountains and enemies stop a march.
lesson-movement-hint = Spread over rich realms near home, but leave somebody at home: who loses it is out of the game. Where others stand there will be a battle, and the odds are shown.

lesson-combat-title = Several battles
lesson-combat = Your armies meet enemies in more than one realm. You decide which battle comes first.
lesson-combat-hint = Begin where you are sure to win.

lesson-battle-title = A battle
lesson-battle = Each round of combat has its parts: the routed rally, then archers shoot, cavalry charges, footmen and monsters strike. High dice kill, lower ones rout. Before a round you may help with a card or spell.
lesson-battle-hint = Save your cards for battles that are close: the numbers on each unit say what its dice must show.

lesson-rallying-title = Some return
lesson-rallying = Routed units are not dead. The rally die says how many come back into the fight.
lesson-rallying-hint = Archers and cavalry act before footmen do.

lesson-leading-title = Who attacks?
lesson-leading = Only so many fight in the melee at once. You choose who.
lesson-leading-hint = Compare the odds that stand beside each choice.

lesson-suffering-title = Who suffers?
lesson-suffering = Your losses are your own choice, within the rules of this part of the round. The killed are gone, the routed may come back.
lesson-suffering-hint = Tap those who die, then those who flee, and confirm. Keep alive what strikes next in this round.

lesson-spoils-title = Keep or plunder
lesson-spoils = You have taken a realm with a town or city. Keep it, or burn it down for resources.
lesson-spoils-hint = Keep what you can hold. Plunder what will be taken back.
