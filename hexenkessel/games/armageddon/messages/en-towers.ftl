# Chapter 11: towers, pitch and castles.

## What is refused

refusal-A11-1h = The ground floor of a tower has room for four, but neither for phalanxes and ridden elephants nor for a second elephant.
refusal-A11-1i = Above the ground floor there is room for four warriors on foot, without animals and out of formation.
refusal-A11-2a = The walls of a tower under a platform cannot be climbed.
refusal-A11-2b = There are no stairs between these floors.
refusal-A11-2c = Without a passage nobody gets from tower to tower.
refusal-A11-2f = Animals and chariots get through passages on the ground floor only.
refusal-A11-2i = From a platform one gets onto the ground beside it only by a transition.
refusal-A11-2m = Into, out of and inside towers a chariot drives two steps at most, and it neither tramples nor rolls over anybody there.
refusal-A11-2o = A rider has three steps into or out of a tower, and two inside, or if he does both in one round.
refusal-A11-3a = Between a platform and the ground outside there is no melee.
refusal-A11-3b = Between towers there is no melee without a passage or transition.
refusal-A11-3c = Floors of a tower fight each other only over stairs, and only one level step up or down.
refusal-A11-3e = A tower stands in the way of the arrow.
refusal-A11-3h = From this platform one can walk to that field, so nobody shoots there from it.
refusal-A11-3j = Where stairs join the floors of a tower there are no shots between them, but the knife.
refusal-A11-3k = Nobody shoots over two floors, right through a tower, or through two walls that touch.
refusal-A11-4a = Pitch is poured by a warrior on the topmost platform of a tower on those whose top is one or two level steps below, or on the floor right under him.
refusal-A11-4d = This warrior has already acted, and pouring is an action.
refusal-A11-4e = Pitch has already been poured from this platform in this round.
refusal-A11-4f = Enemies stand on this platform, and you have no majority there.
refusal-A11-4g = Pitch reaches one field far and two level steps down, and not water, forest, or what is across a river or moat.

## What has happened

poured = { seat-name }: { $kind } on { $field } pours pitch on { $place }.
pitch = { seat-name }: pitch on { $kind } on { $field }. Rolled { $roll }, needed { $number }. { $result ->
    [whole] It holds.
    [damaged] It is damaged.
   *[destroyed] It is destroyed.
}

## What is wrong with a scenario

flaw-castle-gate = The castle at { $place } has no gate to the outside.

## Buttons and questions

verb-pour = Pour pitch

ask-pour-0 = Who pours pitch?
ask-pour-1 = On which field?

## Names

name-inside-tower = inside the tower
name-pitch = pitch
