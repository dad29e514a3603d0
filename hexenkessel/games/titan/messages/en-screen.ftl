# What only a screen says: the verbs on buttons, the names of options, what picks are called.

verb-done = Done
verb-divide = Divide
verb-split = Split
verb-roll = Roll
verb-reroll = Roll again
verb-move = Move
verb-teleport = Teleport
verb-engage = Settle
verb-flee = Flee
verb-stand = Stand
verb-propose = Propose
verb-accept = Accept
verb-fight = Fight
verb-concede = Concede
verb-maneuver = Maneuver
verb-strike = Strike
verb-rangestrike = Rangestrike
verb-carry = Carry over
verb-muster = Muster
verb-summon = Summon
verb-acquire = Acquire
verb-call-time = Call time
verb-stop = Stop by agreement
verb-call-phase = End the phase

button-attacker = The attacker survives
button-defender = The defender survives
button-nobody = Nobody survives
button-done = That is all
dice-name = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
number-name = { $number }+

option-start-name = Start
option-start-standard = Standard
option-start-fast = Fast
option-mulligan-name = Second first roll
option-points-name = Points to win
option-rounds-name = Rounds
option-timed-name = Agreed hour
option-clock-name = Time for phases
