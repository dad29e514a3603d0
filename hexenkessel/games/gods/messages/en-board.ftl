# What the boards in the browser say besides: labels, notes, spoken names.

board-attacker = Attacker
board-defender = Defender
board-battle = Battle
board-masterboard = Masterboard
board-round = Round { $round }
board-battle-round = Round { $round } of 7
board-pact = No combats until the end of round 10
board-waiting = Still to enter
board-must-enter = Enter now or be lost
board-newcomer = Newcomer
board-slain = Slain
board-unknown = Unknown figure
board-moved = has moved
board-recruited = has recruited
board-garrison = Garrison
board-ashore = has gone ashore
board-engaged = Combat in { field-name }
board-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
board-worth = worth { $points }
board-hits = { $hits } of { $power } hits
board-height = height { $height }
board-odds-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $number }+
board-odds-expected = { $expected } hits expected
board-odds-slays = { $chance } to slay
board-odds-needed = { $need } needed
board-power = Power of the Master
board-battle-points = Battle points
board-victory-points = Victory points
board-gems = Gems
board-goals = Goals
board-advantages = Advantages of the Titan’s army
board-armies = Armies
board-own-armies = Your armies
board-markers-left = Markers left
board-fallen = out of the game
board-hidden = hidden
board-revealed = revealed
board-pools = Pools
board-pool = Pool
board-spells = Spells
board-grade = grade { $grade }
board-chart = Recruit chart
board-prices = Prices
board-towers = Towers
board-holder = held by { seat-name }
board-empty-tower = empty
board-nobodys-tower = nobody’s
board-elements = Elements
board-destroyed = destroyed
board-unlabelled = no label: nobody can be recruited here
board-signs = Symbols on the borders
board-sign-block = Rectangle: who starts here must leave this way.
board-sign-arch = Semicircle: who starts here may leave this way.
board-sign-arrow = Single arrow: who starts here or comes by may follow any of them.
board-sign-triple = Triple arrow: who comes by and goes on must follow it, who starts here may.
board-players = Players
board-offers = Offers
board-trade = Trade
board-aftermath = What came of it
board-losses = Losses
board-go-on = Go on
board-enter = Enter from this side
board-land = Go here
board-chosen = Chosen
board-flies = flies
board-rangestrikes = rangestrikes
board-magic = casts spells
board-swims = belongs to the sea
board-swims-and-walks = belongs to the sea, and can be led ashore
board-ability = can do something special once in a battle
board-permanent = has a permanent ability
board-native = at home in { $hazards }
board-hazards = Hazards
board-natives = At home
board-on-movement = Moving
board-on-strikes = Attacking
board-on-rangestrikes = Shooting
