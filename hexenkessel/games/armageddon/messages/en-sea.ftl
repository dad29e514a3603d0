# Chapter 15: wind, ships, and warriors in the water.

## Names

name-longship = longship
name-sailing-ship = sailing ship
name-raft = raft
name-calm = calm
name-breeze = breeze
name-storm = storm
name-ship = on a ship
name-swimmer = in the water
name-drowning = drowning
name-run-over = run over
name-ram-field = rammed
name-front = front half
name-rear = rear half

## Buttons and clicks

verb-astern = Sail backwards
verb-beat = Try it against the wind
verb-ram-ship = Ram
verb-anchor = Cast the anchor
verb-weigh = Raise the anchor
verb-tie = Tie rafts together
verb-untie = Untie rafts
verb-agree = Agree
verb-decline = Decline
verb-claim = Declare a ship captured
verb-jump = Jump into the water
verb-heave = Throw overboard
verb-swing = Turn a ship
verb-perish = Take off the board
verb-destroy = Destroy

ask-astern-0 = Which ship sails backwards?
ask-astern-1 = Where does its rear half go?
ask-beat-0 = Which ship tries it?
ask-beat-1 = In which direction?
ask-ram-ship-0 = Which ship rams?
ask-ram-ship-1 = What lies in its way?
ask-ram-ship-2 = Which two do it?
ask-anchor-0 = Who casts the anchor?
ask-anchor-1 = At which coast?
ask-weigh-0 = Who raises the anchor?
ask-weigh-1 = From which coast?
ask-tie-0 = Who ties his raft?
ask-tie-1 = To which raft?
ask-untie-0 = Who unties his raft?
ask-untie-1 = From which raft?
ask-claim-0 = Which ship is captured?
ask-jump-0 = Who jumps?
ask-jump-1 = Where?
ask-heave-0 = What is thrown overboard?
ask-heave-1 = Where?
ask-heave-2 = Who jumps with it?
ask-swing-0 = Which ship is turned?
ask-swing-1 = Where does its rear half lie?
ask-perish-0 = Who is taken off the board?
ask-destroy-0 = Who destroys something?
ask-destroy-1 = What does he destroy?

prompt-asking-to-tie = Another player wants to tie a raft to yours on { $field }. Do you agree?

preview-destroys = to destroy it
preview-sinks-too = to sink, too

## What has happened

wind = { seat-name } rolled the wind: { $strength }, towards the { $side }, for { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
drifted = { seat-name }: { $kind } drifted, { $field } → { $place }.
stranded = { seat-name }: { $kind } on { $field } has stranded at { $place }.
ship-damaged = { seat-name }: { $kind } on { $field } damaged ({ $half }).
ship-sunk = { seat-name }: { $kind } on { $field } sank.
overran = { seat-name }: { $kind } on { $field } ran over { $kinds }.
beaten-back = { seat-name }: { $kind } on { $field } is driven off by { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
went-astern = { seat-name }: { $kind }, { $field }, backwards to { $place }.
anchored = { seat-name }: { $kind } on { $field } anchored at { $place }.
weighed = { seat-name }: { $kind } on { $field } raised its anchor at { $place }.
declined = { seat-name } declines: the raft on { $field } stays free.
jumped = { seat-name }: { $kind } jumped into the water on { $field }.
heaved = { seat-name }: { $kind } on { $field } thrown overboard.
drowned = { seat-name }: { $kind } drowned on { $field }.
rammed = { seat-name }: { $kind }, { $field } → { $path }, rammed { $other }.
ram-roll = { seat-name }: { $kind } on { $field } rolled { $roll } after ramming, 6 is enough. { $result ->
    [unharmed] Unharmed.
   *[sinks] It sinks, too.
}
perished = { seat-name }: { $kind } on { $field } taken off the board.
self-destruction = { seat-name }: { $kind } on { $field } tried to destroy { $other }. Rolled { $roll }, needed { $number }. { $result ->
    [destroyed] Destroyed.
   *[stays] In vain.
}

## Refusals: ships

refusal-A14-3w = A ship that has been hit cannot ram any more.
refusal-A15-2b = A ship fills its fields: nobody and nothing else is in the water there.
refusal-A15-2e = Ships are only on water.
refusal-A15-2f = Ships carry warriors on foot, animals without riders and devices, but no phalanx and no riders.
refusal-A15-2g = The deck is full there.
refusal-A15-3a = With this wind the ship does not get so far.
refusal-A15-3b = A ship goes to a field beside its front half, and not onto its own rear half.
refusal-A15-3c = The smallest number of all its directions holds for the whole turn of the ship.
refusal-A15-3d = There is another ship, and ships do not change places.
refusal-A15-3e = The wind is against it there: the ship would be, or has been, driven off.
refusal-A15-3g = In one round a ship sails either forwards or backwards.
refusal-A15-3h = Backwards a longship has two steps fewer than forwards.
refusal-A15-3i = Backwards a sailing ship makes two steps, and in a breeze or storm only where the wind helps.
refusal-A15-3j = For a raft every direction is forwards.
refusal-A15-3k = Nobody is aboard to steer it.
refusal-A15-3l = Your side does not have the most warriors aboard.
refusal-A15-3q = From this coast nobody gets aboard.
refusal-A15-3s = Nobody can land there: only at land of level 1.
refusal-A15-3t = The ship must touch the coast with a side line.
refusal-A15-3u = An anchor is cast and raised by a warrior aboard, and a ship at anchor does not sail.
refusal-A15-3v = An anchor is handled once in a round, and each warrior handles one.
refusal-A15-3x = Only a raft beside another one can be tied to it.
refusal-A15-3z = So many rafts need more steersmen.
refusal-A15-3aa = One goes aboard and ashore only where the ship is anchored.
refusal-A15-3ab = Going aboard, sailing and going ashore are too much for one round.
refusal-A15-3ac = Nobody goes aboard or ashore over prow or stern.
refusal-A15-3ae = The ships do not touch with a side line each.
refusal-A15-3af = Only warriors on foot step over there.
refusal-A15-3ai = The ships are not in boarding position: they must touch with two side lines.
refusal-A15-3ak = You need a warrior aboard and the most of your side, and the ship must be an enemy’s or nobody’s.
refusal-A15-3al = This ship has moved for another player in this round.
refusal-A15-3am = A ship can be given only to who has a warrior aboard.
refusal-A15-5c = The stream is too strong there: the ship would be driven off.
refusal-A15-5g = In a stream a sailing ship goes backwards only with it.

## Refusals: fighting at sea

refusal-A15-6a = From and to a ship one strikes only over a side line, at anchor or in boarding position.
refusal-A15-6f = The onager is the only device that can be served aboard.
refusal-A15-6g = One jumps from a ship or a coast into water beside it where there is room and no ship.
refusal-A15-6h = A device goes overboard only with those who carry it, and from a ship’s deck.
refusal-A15-6j = Swimmers get only to land of level 1 or a friendly ship beside them.
refusal-A15-6k = Swimmers fight only those who swim on the same field.
refusal-A15-6l = A bow cannot shoot from the water.
refusal-A15-7a = Two warriors aboard a longship or sailing ship that have not acted ram with it, before its first step.
refusal-A15-7b = There is no other ship to ram.
refusal-A15-7c = Ramming takes three steps in a straight line at the end, and the last over a side line of the other ship.
refusal-A15-7d = After ramming this ship does not move any more.

## Refusals: self-destruction

refusal-A15-8a = You can take only your own warriors off the board.
refusal-A15-8b = You can destroy only what is yours.
refusal-A15-8c = He must be on the same field, or beside your ship where it is anchored.
refusal-A15-8d = A bow must be on the same field or a neighbouring one.
refusal-A15-8e = Elephants are destroyed only by their riders.
refusal-A15-8j = This cannot be destroyed by its owner.
