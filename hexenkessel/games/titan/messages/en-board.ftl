# What the boards in the browser say besides: labels, notes, spoken names.

board-attacker = Attacker
board-defender = Defender
board-battle = Battle
board-masterboard = Masterboard
board-round = Round { $round }
board-battle-round = Round { $round } of 7
board-waiting = Still to enter
board-must-enter = Enter now or be lost
board-newcomer = Newcomer
board-slain = Slain
board-unknown = Unknown character
board-moved = has moved
board-engaged = Engagement in { land-name }
board-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
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
board-titan-power = Titan power
board-score = Score
board-legions = Legions
board-own-legions = Your legions
board-markers-left = Markers left
board-fallen = fallen
board-stacks = Caretaker’s stacks
board-lost = { $lost } lost for good
board-chart = Recruit chart
board-tower-any = Any legion
board-tower-Warlock = Titan or Warlock
board-tower-Guardian = Three alike, or a Guardian
board-signs = Signs on the borders
board-sign-block = Block: who starts here must leave this way.
board-sign-arch = Arch: who starts here may leave this way.
board-sign-arrow = Arrow: the way on for those who pass; out of a Tower, any of them.
board-sign-triple = Three arrows: who passes must follow them, who starts here may.
board-players = Players
board-aftermath = What came of it
board-losses = Losses
board-go-on = Go on
board-roll = Movement roll { $roll }
board-enter = Enter from this side
board-land = Go here
board-chosen = Chosen
board-flies = flies
board-rangestrikes = rangestrikes
board-magic = by magic
board-native = at home in { $hazards }
board-hazards = Hazards
board-natives = At home
board-on-movement = Moving
board-on-strikes = Striking
board-on-rangestrikes = Shooting

## Who is called what at a table, where messages only number.

unit-name = { $unit }
legion-name = { $legion }
