# What the boards in the browser say besides: labels, notes, spoken names.

board-map = The world
# Long words, with a hyphen where they may be parted on a tile.
board-parting = Amber-field Gloam-wood
board-round = Round { $round }
board-stock = { $resource }: { $stock } in stock, { $income } with each harvest, { $upkeep } for upkeep
board-stars = { $stars ->
    [one] one star, { $unused } unused
   *[other] { $stars } stars, { $unused } unused
}{ $power ->
    [0] {""}
   *[other] , { $power } extra star power
}
board-star = Star
board-more = one more
board-less = one less

## The map

board-place = next to { $realms }
board-hero-of = hero { $hero } of { $race }
board-hero-here = hero { $hero } of { $race }, life { $life }
board-held-by = held by { $race }
board-yields = Yields
board-adventure-here = Your adventure leads here
board-lay-here = Lay the tile here
board-lay = Lay it like this
board-turn = Turn it
board-turns = It fits in { $count } ways.
board-tiles-left = { $count ->
    [one] one tile left
   *[other] { $count } tiles left
}
board-values = routs from { $rout }, kills from { $kill }, moves { $move }
board-numbers = routs from { $rout }, kills from { $kill }
board-moves = moves { $move }
board-who-goes = Who goes? Then choose a realm.

## What one holds

board-tab-now = Use now
board-tab-cards = Cards
board-tab-spells = Spells
board-tab-adventure = Adventure
board-tab-trade = Trade
board-no-cards = You hold no cards.
board-costs = { $cost ->
    [one] one star
   *[other] { $cost } stars
}
board-leads-to = Leads to { $realm }.
board-fighter = life { $life }, { $attack ->
    [one] one die
   *[other] { $attack } dice
}, hits from { $hit }, takes { $damage }
board-nobody-waits = Nobody waits there: whoever arrives has done it.
board-hero-way = Hero { $hero }: { $steps ->
    [0] is there.
    [one] one realm away.
   *[other] { $steps } realms away.
}
board-hero = Hero
board-building = Town or city
board-upkeep = Upkeep
board-after-upkeep = Left after upkeep:
board-of = of { $stock }
board-exchange = { $rate } { $give } for one { $get }
board-caravan-to = Caravan to { $race }
board-offers-you = offers you
board-in-return = for
board-you-give = You give
board-you-get = You get

## The council

board-council = The council
board-needed = { $votes } of { $needed } votes
board-carried = If carried:
board-failed = If it fails:
board-voted = { $votes ->
    [0] silent
    [one] one vote
   *[other] { $votes } votes
}
board-to-vote = to speak
board-has-votes = { $votes ->
    [one] has one vote
   *[other] has { $votes } votes
}
board-waiting-events = Waiting: { $events }

## Battles

board-battle = Battle
board-battle-of = The battle of { $realm }
board-battle-round = Combat round { $round }
board-attacker = Attacker
board-defender = Defender
board-ready = Ready
board-routed = Routed
board-killed = Killed
board-nobody = nobody
board-step-rally = Rally
board-step-archery = Archers
board-step-cavalry = Cavalry
board-step-melee = Footmen and monsters
board-bonus = { $bonus } on attack dice
board-rally-bonus = { $bonus } on the rally
board-barred = no { $steps } this round
board-siege = Siege { $bonus }
board-result-kill = kill
board-result-rout = rout
board-result-miss = miss
board-rallied = Rally die { $die }: { $count ->
    [0] nobody returns
    [one] one returns
   *[other] { $count } return
}
board-overrun = Overrun!
board-won = { $race } won
board-all-fell = Nobody survived
board-choose-rally = Choose who returns: { $chosen } of { $count }
board-choose-lead = Choose who attacks: { $chosen } of { $count }
board-choose-losses = Choose your losses: { $kills ->
    [0] {""}
   *[other] { $killed } of { $kills } killed
}{ $kills ->
    [0] {""}
   *[other] { $routs ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $routs ->
    [0] {""}
   *[other] { $routed } of { $routs } routed
}
board-confirm = So be it
board-begin-again = Choose anew
board-to-rout = { $kind } is routed
board-close = Close
board-odds = { $chance } to win

## Quests

board-fight = A hero fights
board-duel = Hero against hero
board-encounter = Encounter
board-foe = { $name } { $number }
board-life = life { $life } of { $full }
board-struck = The foes strike: { $lost ->
    [0] no hit
    [one] one life lost
   *[other] { $lost } life lost
}
board-strikes = The hero strikes: { $lost ->
    [0] no hit
   *[other] a hit
}
board-strike-this = Strike this one
board-hero-dead = The hero is dead.
board-fight-won = The fight is won!
board-found = Found: { $card }

## The others

board-players = Players
board-fallen = lost the home in round { $round }
board-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-realms = { $count ->
    [one] one realm
   *[other] { $count } realms
}
board-towns = { $count ->
    [one] one town
   *[other] { $count } towns
}
board-cities = { $count ->
    [one] one city
   *[other] { $count } cities
}
board-heroes = { $count ->
    [one] one hero
   *[other] { $count } heroes
}
board-votes = { $count ->
    [one] one vote
   *[other] { $count } votes
}
board-piles = Decks and piles
board-deck = Action cards in the deck: { $count }
board-quests-left = Quest cards in the deck: { $count }
board-discard = Discarded ({ $count })
board-gone = Events out of the game ({ $count })
board-quest-discard = Quests done or given up ({ $count })

## How an action goes on, in the list of choices

ask-lay-1 = Where shall it lie?
ask-lay-2 = How shall it be turned?
ask-play-at-1 = On whom or what?
ask-cast-at-1 = On whom or what?
ask-discard-0 = Which card?
ask-recruit-1 = Where?
ask-build-0 = Where?
ask-raze-0 = Where?
ask-disband-1 = Who goes?
ask-trade-0 = What do you give?
ask-trade-1 = What do you want for it?
ask-ride-1 = Where to?
ask-challenge-1 = Whom does he attack?
ask-march-1 = Who goes?
ask-march-2 = How many?
ask-march-3 = Where to?
ask-rally-0 = Who returns?
ask-lead-0 = Who attacks?
ask-suffer-0 = Who is killed?
ask-suffer-1 = Who is routed?

## What is in force

board-in-force = In force
board-everybody = everybody
board-effect-no-production = Yields nothing this round
board-effect-freeze-half = Only half of the units here may move this round
board-effect-add-vote = one vote more for the event
board-effect-archers-shoot-twice = archers roll two dice each
board-effect-attack-cap = one unit more may attack
board-effect-build-cost = a town or city costs less
board-effect-cancel-siege-bonus = walls and home do not help the defender
board-effect-combat-bonus = { $amount } on attack dice
board-effect-forbid-entry = no unit enters where others are
board-effect-forbid-step = some arms may not attack
board-effect-guild-closed = the Grey Guild sells nothing
board-effect-guild-discount = a star costs { $number } less of each resource
board-effect-hero-cost = a hero costs less
board-effect-hero-move = a hero moves one realm further
board-effect-hero-stat = a hero hits one number earlier
board-effect-ignore-stop = forests and mountains do not stop units
board-effect-move-bonus = units move one realm further
board-effect-move-penalty = units move one realm less
board-effect-no-free-trade = the Free Traders stay away
board-effect-barren = no yield: { $terrain }
board-effect-rally-bonus = { $amount } on the rally
board-effect-star-power = { $number } star power more
board-effect-trade-link = a caravan between { $race } and { $partner_race }
board-effect-trade-ratio = the Free Traders give more
board-effect-upkeep-change = { $amount } grain for upkeep
