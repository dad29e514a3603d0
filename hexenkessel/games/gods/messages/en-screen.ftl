# What only a screen says: the verbs on buttons, the names of options, what picks are called.

verb-done = Done
verb-choose-tower = Choose
verb-divide = Divide
verb-arrange = Arrange
verb-offer = Offer
verb-take-offer = Take the offer
verb-drop-offer = Drop the offer
verb-reveal = Reveal your Master
verb-give-up = Give up
verb-split = Split
verb-move = Move
verb-teleport = Teleport
verb-grant = Let pass
verb-deny = Refuse
verb-attack = Attack
verb-spy = Spy
verb-garrison = Replace
verb-discard = Discard
verb-engage = Settle
verb-challenge = Challenge
verb-flee = Flee
verb-stand = Stand
verb-propose = Propose
verb-accept = Accept
verb-fight = Fight
verb-concede = Concede
verb-maneuver = Maneuver
verb-mount = Mount
verb-strike = Attack
verb-rangestrike = Rangestrike
verb-carry = Carry over
verb-cast = Cast
verb-use = Use ability
verb-recruit = Recruit
verb-hire = Hire
verb-conjure = Conjure
verb-sacrifice = Sacrifice
verb-resurrect = Bring the Titan back
verb-summon = Summon
verb-revive = Revive
verb-appear = Let appear
verb-place = Place
verb-lend = Lend
verb-choose-side = Choose the side
verb-call-time = Call time
verb-stop = Stop by agreement

button-attacker = The attacker survives
button-defender = The defender survives
button-nobody = Nobody survives
button-openly = Openly
button-secretly = Secretly
button-battle = Battle-Teleport
button-free = Free-Teleport
button-darkland = From Darkland to Darkland
button-done = That is all
dice-name = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
number-name = { $number }+
distance-name = { $distance ->
    [one] one field
   *[other] { $distance } fields
}

option-phantoms_without_darklord-name = Phantoms without a Darklord
option-points-name = Battle points to win
option-rounds-name = Rounds
option-timed-name = Agreed hour

# What is asked while an action is put together: the verb, and how many of its words have been said.

ask-divide-0 = Who else stands in the first army?
ask-arrange-0 = Who leads the next army?
ask-split-1 = Who leaves for the new army?
ask-move-1 = Where does it go?
ask-move-2 = How far does it go?
ask-move-3 = From which side does it come?
ask-teleport-1 = Where does it go?
ask-teleport-2 = By which teleport?
ask-teleport-3 = From which side does it attack?
ask-garrison-0 = Who leaves the garrison?
ask-discard-1 = Who goes?
ask-engage-1 = Whom does it fight?
ask-challenge-1 = Whom does it challenge?
ask-challenge-2 = From which side does it come?
ask-propose-0 = Who survives?
ask-propose-1 = Who of the winner’s army is kept?
ask-maneuver-1 = Where does it go?
ask-mount-1 = Which Pegasus?
ask-strike-1 = Whom does it attack?
ask-strike-2 = With which dice, for which number?
ask-strike-3 = For which number?
ask-rangestrike-1 = Whom does it shoot at?
ask-rangestrike-2 = Out of which Cloud?
ask-cast-1 = Which spell?
ask-cast-2 = What is it aimed at?
ask-cast-3 = What next?
ask-cast-4 = Which one?
ask-cast-5 = How many?
ask-use-1 = Whom is it aimed at?
ask-use-2 = At which hex?
ask-recruit-1 = Who joins?
ask-recruit-2 = Who is shown for it?
ask-hire-1 = Who joins?
ask-conjure-1 = Who joins?
ask-sacrifice-1 = Who is given up?
ask-resurrect-1 = Which Element is given?
ask-resurrect-2 = In which army does the Titan rise?
ask-summon-1 = Who comes?
ask-appear-1 = In which army?
ask-lend-1 = Who is lent?

# Beside dice that are drawn.

drawn-strike = { $unit } attacks { $target } for { $number }+. { drawn-hits }
drawn-rangestrike = { $unit } shoots at { $target } for { $number }+. { drawn-hits }
drawn-hits = { $hits ->
    [0] No hit.
    [one] One hit.
   *[other] { $hits } hits.
}
