# What only a screen says: the verbs on buttons, the names of options, what picks are called.

verb-done = Done
verb-pass = Pass
verb-race = Lead
verb-lay = Lay
verb-play = Play
verb-play-at = Play on
verb-cast = Cast
verb-cast-at = Cast on
verb-discard = Discard
verb-take = Take
verb-choose = Choose
verb-vote = Vote
verb-recruit = Recruit
verb-hire = Recruit a hero
verb-build = Build
verb-buy-star = Buy a star
verb-disband = Disband
verb-raze = Give up
verb-trade = Trade
verb-barter = Caravan
verb-offer = Offer
verb-accept = Accept
verb-decline = Decline
verb-shift = Order
verb-ride = Move a hero
verb-face = Face them
verb-strike = Strike
verb-challenge = Challenge
verb-march = March
verb-attack = Fight
verb-rally = Rally
verb-lead = Send in
verb-suffer = Suffer
verb-plunder = Plunder
verb-occupy = Take over
verb-stop = Stop by agreement

button-done = That is all
button-yes = Commit my votes
button-no = Abstain
button-up = Go earlier
button-down = Go later
button-none = As rolled

target-name = { $target }
place-name = { $place }
turn-name = { $turn ->
    [0] as it is
   *[other] turned { $turn }/6
}
opponent-name = foe { $opponent }

option-events-name = Events
option-events-advised = As advised
option-events-on = Always
option-events-off = Never
option-stars-name = Stars to win
option-board-name = The world
option-board-laid = Laid by the players
option-board-drawn = Drawn by chance
option-board-fixed = Always the same
option-races-name = Races
option-races-agreed = Agreed, by the table
option-races-drawn = Drawn, by the table
option-races-free = Free choice
option-values-name = Race cards
option-values-start-grain = Stock at the start: grain
option-values-start-wood = Stock at the start: wood
option-values-start-iron = Stock at the start: iron
option-values-income-grain = Income of the home: grain
option-values-income-wood = Income of the home: wood
option-values-income-iron = Income of the home: iron
option-values-footman-rout = Footman routs from
option-values-footman-kill = Footman kills from
option-values-footman-move = Footman moves
option-values-archer-rout = Archer routs from
option-values-archer-kill = Archer kills from
option-values-archer-move = Archer moves
option-values-cavalry-rout = Cavalry routs from
option-values-cavalry-kill = Cavalry kills from
option-values-cavalry-move = Cavalry moves

alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
phase-council = Council of Wizards
phase-economics = Economics
phase-individual = Individual phase
phase-upkeep = Upkeep
