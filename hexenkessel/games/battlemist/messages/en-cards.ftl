# What cards, artifacts, abilities and spells do, in one sentence; when they can be used; and both ends of each event.

## When

window-council = in the council
window-council-vote = right after somebody has voted
window-after-harvest = after your harvest
window-recruit = while you recruit
window-before-quest = just before your quest step
window-own-quest = in your quest step, not during a fight
window-before-fight = just before one of your heroes fights
window-before-move = just before your movement
window-before-other-move = just before somebody else’s movement
window-battle-start = at the beginning of a battle of yours
window-before-round = before a combat round of a battle of yours
window-battle-any-time = at any time in a battle of yours
window-after-roll = after your attack dice have fallen
window-upkeep = when upkeep begins
window-react-spell = in answer to somebody else’s spell
window-react-card = in answer to somebody else’s card

condition-attacking = if you attack
condition-defending = if you defend
condition-defending-siege = if you defend behind walls or at home
condition-on-quest = if you have an adventure
condition-event-pending = if an event is waiting

## Races

about-deep-miners = Dwarf armies march through mountains without stopping, and every mountain they control yields one iron more, after doubling.
about-woodland-step = Elf armies march through forests without stopping, and Elf heroes move one realm further.
about-crown-markets = With one town or city the Knights trade two for one, and a hero costs them 4 wood and 4 iron.
about-swarm = A fourth Orc may attack in the step of footmen and monsters, if it is a footman.
about-fury = Barbarian footmen who attack have +1 on their dice in the first combat round.
about-star-of-the-undying = The Dark Lord has one star power more each round, for spells alone, and feeds two footmen with one grain.

## Action cards

about-great-haste = One of your heroes moves one realm further this round.
about-caravan = You and a player you name may swap resources as you like until the round is over.
about-dragons-bargain = For 3 of each resource a Dragon comes to your home.
about-pyre-caller = For 2 of each resource a Firebreather comes to your home.
about-giants-oath = For 2 of each resource a Giant comes to your home.
about-bumper-crop = You bring in 4 grain more.
about-timber-rafts = You bring in 3 wood more.
about-rich-vein = You bring in 3 iron more.
about-market-day = The Free Traders swap one for one with you, four times at most.
about-toll-roads = Each of your towns pays you one resource of your choice and each city two, up to five.
about-border-raid = You carry off two resources of your choice from somebody’s stock.
about-forced-march = Up to three of your army units move one realm further in this step.
about-mountain-guides = Forests and mountains do not stop up to four of your units in this step.
about-broken-bridges = Whoever is about to move is slower by one realm, though each unit can still move one.
about-war-cry = You add 1 to your attack dice in this combat round.
about-shield-wall = Your enemy takes 1 off all attack dice in this combat round.
about-standard-bearer = You add 3 to your rally check in this combat round.
about-arrow-storm = A third archer of yours may shoot in this combat round.
about-thunder-of-hooves = A third cavalry unit of yours may charge in this combat round.
about-sappers = Walls and home do not help the defender in this battle.
about-ambush = The attacker’s archers and cavalry miss the first combat round.
about-second-wind = You roll the dice of this attack once more, and the new roll counts.
about-militia = A footman joins your army in this battle.
about-healing-draught = One of your heroes gets two life back, up to five.
about-runed-blade = Your hero hits one number earlier in this fight.
about-forgotten-map = You give up your adventure and draw another one.
about-poisoned-cup = A foreign hero, wherever he is, loses two life but not the last.
about-wandering-champion = You may recruit one hero for 2 wood and 2 iron.
about-silver-tongue = There is one vote more for this event.
about-elders-veto = An event that is waiting leaves the game before anybody votes on it.
about-falling-star = You have one star power more this round, for spells alone.
about-spellbreaker = A spell that costs one or two is cancelled.
about-exposed-plot = The action card just played does nothing.
about-spies-at-court = You look into somebody’s hand and throw one card out of it.
about-master-builders = One town or city costs you 3 wood and 3 iron.
about-lean-rations = You need up to 4 grain less for upkeep.
about-spoiled-stores = Somebody else needs 3 grain more for upkeep.

## Events

about-cataclysmic-tremors-carried = Every city shrinks to a town.
about-cataclysmic-tremors-failed = A die is rolled for each town and city, which falls on 7 or more.
about-plague-winds-carried = Everybody loses one army unit of their choice.
about-plague-winds-failed = Everybody rolls a die and loses army units, one for every three pips.
about-great-drought-carried = Everybody loses 3 grain.
about-great-drought-failed = Plains yield nothing this round.
about-forest-fires-carried = Everybody loses 2 wood.
about-forest-fires-failed = Forests yield nothing this round.
about-cave-ins-carried = Everybody loses 2 iron.
about-cave-ins-failed = Mountains yield nothing this round.
about-comet-carried = Everybody has one star power more this round, for spells alone.
about-comet-failed = One unused star of everybody is used up.
about-wizards-truce-carried = No unit may enter a realm with foreign units or a foreign home this round.
about-wizards-truce-failed = Attackers add 1 to their dice in the first combat round of every battle this round.
about-night-of-wraiths-carried = Every hero away from home loses one life, but not the last.
about-night-of-wraiths-failed = Every hero away from home loses two life and may die of it.
about-beasts-stir-carried = All monsters disappear.
about-beasts-stir-failed = Everybody rolls a die, and on 8 or more a Giant comes home with them.
about-summer-fair-carried = The Free Traders swap two for one with everybody this round.
about-summer-fair-failed = The Free Traders stay away this round.
about-guilds-price-carried = The Grey Guild asks 5 less of each resource for a star this round.
about-guilds-price-failed = The Grey Guild sells nothing this round.
about-tithe-of-stars-carried = Whoever has the most stars gives up to 3 of each resource.
about-tithe-of-stars-failed = Whoever has the fewest stars takes 2 resources.
about-fat-years-carried = Everybody takes 3 grain.
about-fat-years-failed = Whoever has no city takes 2 resources.
about-night-of-thieves-carried = Everybody loses an action card, drawn blindly.
about-night-of-thieves-failed = Everybody hands an action card, drawn blindly, to the left.
about-rolling-mist-carried = Forests and mountains stop nobody this round.
about-rolling-mist-failed = Army units move one realm less this round, but at least one.

## Artifacts

about-star-of-timorran = A star from the pool, ready to be used.
about-dawnsteel-sword = Your heroes hit from 4 upwards.
about-wayfarers-boots = Your heroes move one realm further.
about-horn-of-gathering = You add 2 to all your rally checks.
about-buried-hoard = You take 4 of each resource.
about-seal-of-the-deep = A monster of your choice comes to your home.

## Spells

about-song-of-fear = Two routed units of the enemy die.
about-song-of-fire = Two resources in somebody’s stock burn.
about-song-of-life = You take two grain.
about-song-of-the-earth = You take one wood or one iron.
about-word-of-the-wind = Up to three of your units move one realm further.
about-word-of-the-soul = You draw an action card.
about-word-of-the-fiery-heart = You add 1 to all your dice in this combat round.
about-word-of-dominance = One of the votes just cast does not count.
about-eyes-of-the-hawk = Your archers roll two dice each in this combat round.
about-eyes-of-winters-cold = Only half the units in a realm may move this round.
about-eyes-of-sorrow = A realm yields nothing this round.
about-hand-of-the-sacred-flame = On 5 or more a monster of your choice comes to your home.
about-hand-of-the-void = The spell just cast does nothing.
about-hand-of-the-raging-spirit = You add 3 to all your dice in this combat round.
