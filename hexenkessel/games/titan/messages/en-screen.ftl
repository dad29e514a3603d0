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
option-mulligan-name = Roll again in the first turn
option-points-name = Points to win
option-rounds-name = Rounds
option-timed-name = Agreed hour
option-clock-name = Time for phases

# What is asked while an action is put together: the verb, and how many of its words have been said.

ask-divide-0 = Who else stands in the first legion?
ask-split-1 = Who leaves for the new legion?
ask-move-1 = Where does it go?
ask-move-2 = From which side does it attack?
ask-teleport-1 = Where does it go?
ask-teleport-2 = Which Lord is shown?
ask-teleport-3 = From which side does it attack?
ask-propose-0 = Who survives?
ask-propose-1 = Who of the winner’s legion is kept?
ask-maneuver-1 = Where does it go?
ask-strike-1 = Whom does it strike?
ask-strike-2 = With which dice, for which number?
ask-strike-3 = For which number?
ask-rangestrike-1 = Whom does it shoot at?
ask-muster-1 = Who joins?
ask-muster-2 = Who is shown for it?
ask-summon-1 = Who comes?

# Beside dice that are drawn.

drawn-strike = { $unit } strikes { $target } for { $number }+. { strike-hits }
drawn-rangestrike = { $unit } shoots at { $target } for { $number }+. { strike-hits }
