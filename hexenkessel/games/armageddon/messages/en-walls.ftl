# Chapter 10: walls, gates, moats and starving.

## What is refused

refusal-A10-1h = This wall cannot be climbed: the ground is not level there, or a river or moat lies before it.
refusal-A10-1j = Only warriors on foot, without animals and out of formation, climb walls.
refusal-A10-2e = This warrior or this gate has already moved in this round.
refusal-A10-2f = A gate is moved by a warrior who stands on its inside.
refusal-A10-2g = Enemies stand at this gate, and you have no majority there.
refusal-A10-3a = There is a wall between them.
refusal-A10-3b = A wall stands in the way of the arrow.
refusal-A10-3d = Nobody shoots through an open gate at the next field.
refusal-A10-3e = From outside nobody shoots through a loophole through which no bow has just shot at his enemies.
refusal-A10-4c = A moat is filled by three of your warriors on foot beside it, who have not acted yet.
refusal-A10-4e = There is nothing here that a phalanx or anybody else could fill.
refusal-A10-6d = Nobody is shut in here: one can still get in from outside, or fight them.
refusal-A10-6f = They could still get somewhere with a sortie where you could not attack them in your next move.
refusal-A10-6g = None of yours can get to the rim of this place in one move.
refusal-A10-6h = This siege has already been announced.

## What has happened

gate = { seat-name }: { $kind } on { $field } { $result ->
    [open] opens
   *[other] closes
} the gate to { $place }.
moat = { seat-name }: filling the moat between { $field } and { $place }. Rolled { $roll }, needed { $number }. { $result ->
    [filled] It is gone.
   *[other] It is still there.
}
siege = { seat-name } announces a siege of { $field }: { $count ->
    [one] { $count } field is
   *[other] { $count } fields are
} shut in. Nobody goes hungry for { $rounds } rounds.
siege-lifted = The siege of { $field } by { seat-name } is over.

## What is wrong with a scenario

flaw-no-access = The position at { $place } has no access: no gap and no gate leads into it.

## Buttons and questions

verb-open = Open a gate
verb-close = Close a gate
verb-fill-moat = Fill a moat
verb-shoot-through = Shoot through a certain loophole
verb-besiege = Announce a siege

ask-open-0 = Who opens a gate?
ask-open-1 = The gate to which field?
ask-close-0 = Who closes a gate?
ask-close-1 = The gate to which field?
ask-fill-moat-0 = On one side of which moat, on which field?
ask-fill-moat-1 = Which field is on its other side?
ask-fill-moat-2 = Which three fill it?
ask-shoot-through-0 = Who shoots?
ask-shoot-through-1 = At whom?
ask-shoot-through-2 = Through the loophole on which side?
ask-besiege-0 = Which position is besieged? Choose a field on which enemies stand.

## Names

name-hunger = hunger
name-loophole = loophole
name-gate = gate

preview-fills = to fill it
