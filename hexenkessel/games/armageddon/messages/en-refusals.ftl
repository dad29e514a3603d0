# What a player reads whose action was refused: one message for each rule id in `forbids` of
# rulebook/kinds.toml. The dots of the id become dashes.

## Movement and duels

refusal-A2-3a = There is no room for so many on this field.
refusal-A2-3b = A step leads to a neighbouring field, and no way of such steps leads there.
refusal-A2-3c = That is farther than this figure can still go in this round.
refusal-A2-3e = This figure is not yours to move.
refusal-A2-3g = The field is full.
refusal-A2-3i = No figure may leave the board.
refusal-A2-3j = Figures swap places only between two full neighbouring fields.
refusal-A2-4b = The fighting has begun, so nobody moves any more in this turn.
refusal-A2-4d = In melee you reach only enemies on the same field or on a neighbouring one.
refusal-A2-4e = Only a figure of the player on turn can do that.
refusal-A2-4f = Only warriors fight duels.
refusal-A2-4i = This warrior has already acted in this round.
refusal-A2-4ac = Your own figures are no enemies.

## Lords and support

refusal-A3-2a = Who supports must be a second warrior of yours who can reach the same enemy.
refusal-A3-2c = This warrior has already acted, so he cannot support anybody.
refusal-A3-2d = A stronger one never supports a weaker one.

## Bows

refusal-A4-1d = Knives support only knives and are supported only by knives.
refusal-A4-2a = Only a bow can shoot, and only at figures that arrows can kill.
refusal-A4-2b = Arrows do not kill champions and heroes.
refusal-A4-2c = The target is too near, for a bow cannot shoot at his own field or a neighbouring one.
refusal-A4-2d = The target is farther away than five fields.
refusal-A4-2h = This bow has already acted in this round.

## Terrain

refusal-A5-1c = Nobody can stand on the peaks.
refusal-A5-2c = There are only three room units on this field.
refusal-A5-2d = There are only two room units in a swamp.
refusal-A5-2e = Nobody can stand there.
refusal-A5-2k = This roll is for one of those on this field who still have to roll for life.
refusal-A5-3b = It is too steep there: nobody gets over two levels.
refusal-A5-3d = The banks differ in height, so the river can be crossed only at a ramp.
refusal-A5-4d = There is no melee over two levels or more.
refusal-A5-4g = There is no melee across a river.
refusal-A5-5d = This target would need 17 or more, so it is out of reach.
refusal-A5-5f = Something stands in the way of the arrow.

## Phalanx

refusal-A6-1a = A phalanx is formed by four equal men on one field.
refusal-A6-1b = Bows and lords take no part in a phalanx, and its men all have the same weapon.
refusal-A6-1c = The four have not stood idle for a whole round yet.
refusal-A6-1d = One of the four has moved or fought, so there is no phalanx yet.
refusal-A6-1g = A phalanx is dissolved before anything has moved.
refusal-A6-1h = A phalanx cannot stand on this ground.
refusal-A6-1i = A phalanx fills its field.
refusal-A6-1j = A phalanx makes only one step in a round.
refusal-A6-1k = A phalanx cannot wade through a river.
refusal-A6-1l = A phalanx changes level only over a ramp.
refusal-A6-1m = Dissolve the phalanx first.
refusal-A6-1n = Two phalanxes cannot swap places with each other.
refusal-A6-1o = A phalanx is turned after its step or instead of it.
refusal-A6-2e = Men of a phalanx support nobody and nobody supports them.
refusal-A6-2f = The charge blow goes straight ahead in the direction of the step, over the front.
refusal-A6-2h = The charge blow comes last, after the other blows of the phalanx.
refusal-A6-2k = A phalanx attacks only fields that it could enter with one step.
refusal-A6-2n = Men who fill up a phalanx come from a neighbouring field and with a single step.
refusal-A6-2o = A phalanx is filled up only with common men of its own weapon.
refusal-A6-2q = From the front the men of a phalanx cannot be shot.

## Horses

refusal-A7-1b = Only one warrior can ride a horse.
refusal-A7-1d = You mount and dismount only on the horse’s field, and it costs a step.
refusal-A7-1e = An animal without rider or leader does not move.
refusal-A7-1f = A warrior on foot leads at most three horses.
refusal-A7-1g = A ridden horse has only four steps in a round.
refusal-A7-1h = A rider leads at most two horses.
refusal-A7-1i = You take a rein only on the horse’s field.
refusal-A7-1j = The conditions have changed on the way, and the lower number of steps is used up.
refusal-A7-1l = A figure walks and is carried one after the other, never by turns.
refusal-A7-1n = In the forest a rider has only two steps.
refusal-A7-1o = Over the edge of a forest a rider has fewer steps.
refusal-A7-1q = On mountain country and in swamp no horse is ridden.
refusal-A7-1r = Over rivers and steps without a ramp a horse can only be led.
refusal-A7-2d = A horse cannot attack.
refusal-A7-3b = A horse is captured only when no other warrior is with it.
refusal-A7-3c = Its warrior has to be killed first.
refusal-A7-3d = You have killed its warrior in this round, so you cannot take it before the next.
refusal-A7-3e = Only animals and things can be given away, and only your own.
refusal-A7-3f = A horse that has already moved in this round for somebody else rests until the next.
refusal-A7-3g = A warrior of the receiver has to be on the horse’s field.

## Chariots

refusal-A8-1a = On the wagon’s field there is no room for anybody else, and on the wagon for three warriors.
refusal-A8-1c = At most four horses can be harnessed.
refusal-A8-1d = A warrior harnesses or unharnesses at most three horses in a round.
refusal-A8-1e = To harness, the horse has to be on the pole field and a warrior there or next to it.
refusal-A8-1f = This horse has already been harnessed or unharnessed in this round.
refusal-A8-1g = Only chariot horses are harnessed, and a team is all light or all heavy.
refusal-A8-1h = Nobody rides a chariot horse.
refusal-A8-1i = A chariot cannot stand on this ground.
refusal-A8-1k = A warrior on the wagon has to drive it, and it needs horses.
refusal-A8-1l = The chariot has no steps left in this round.
refusal-A8-1n = The horses go to a neighbouring field, but not to the wagon’s.
refusal-A8-1o = You get on and off a wagon only over the field right behind it, for two steps.
refusal-A8-1p = At speed 3 or 4 nobody gets on or off.
refusal-A8-1q = Chariots and chariot horses swap places with nobody.
refusal-A8-1r = Walking and driving come one after the other, never by turns.
refusal-A8-1s = Chariots do not cross rivers and change level only over ramps.
refusal-A8-1u = Backwards a chariot drives only one step in a round, exactly the reverse of a step forward.
refusal-A8-1v = Only two warriors on the pole field who have not moved can pull an empty wagon.
refusal-A8-1w = Chariot horses are led only when they are not harnessed, and like other horses.
refusal-A8-1x = Harnessed horses cannot be led.
refusal-A8-2b = At speed 1 or 2 the crew fights only with the field right behind the wagon.
refusal-A8-2c = At speed 3 or 4 only riders right behind the wagon fight the crew, and nobody the horses.
refusal-A8-3a = Only at speed 3 or 4 may the horses enter an occupied field, and with eight room units at most.
refusal-A8-3b = Horses cannot enter the field of another chariot.
refusal-A8-3h = One of your figures on this field has to defend itself.
refusal-A8-4a = Only at speed 3 or 4 does a chariot roll over anybody.
refusal-A8-4d = Backwards or pulled by hand a chariot rolls over nobody.
refusal-A8-4h = In a scramble you strike at an enemy who takes part in it.
refusal-A8-4i = Take off one of your own warriors.
refusal-A8-4l = Without a majority on the wagon the chariot stands still.
refusal-A8-4m = Those on the wagon do not let anybody else get on.
refusal-A8-4o = A chariot is captured only by whoever has the majority on it.
refusal-A8-4q = This chariot has already moved in this round for somebody else.
refusal-A8-4r = Harnessed horses are captured only with their wagon.
refusal-A8-4s = A warrior of the receiver has to be on the wagon.

## Elephants

refusal-A9-1b = An elephant cannot stand on this ground.
refusal-A9-1d = A mammoth cannot stand on this ground.
refusal-A9-1f = Two warriors can ride an elephant, and no more.
refusal-A9-1h = You get on and off an elephant on its field or over a neighbouring one on the same level.
refusal-A9-1i = Nobody gets on while an enemy rides or leads the elephant.
refusal-A9-1j = A warrior on foot leads one elephant without riders, from its own field.
refusal-A9-1k = Elephants are led on foot only, and their riders lead nothing.
refusal-A9-1l = A ridden elephant has only three steps in a round.
refusal-A9-1m = In the forest an elephant has only two steps.
refusal-A9-1p = An elephant changes level only over ramps.
refusal-A9-1r = Without rider or leader an elephant does not move.
refusal-A9-1t = Walking and riding come one after the other, never by turns.
refusal-A9-1w = The wagon cannot drive onto an elephant’s field.
refusal-A9-2a = An elephant is captured only when no other warrior is with it, and not in the round in which you killed its own.
refusal-A9-2b = This elephant has already moved in this round for somebody else.
refusal-A9-2c = A warrior of the receiver has to be on the elephant’s field.
refusal-A9-3a = Warriors on an elephant neither fight in melee nor can they be fought.
refusal-A9-3d = In the forest riders of an elephant shoot and are shot at only between neighbouring forest fields.
refusal-A9-3e = Bows cannot attack an elephant in melee.
refusal-A9-3f = An elephant cannot attack.
refusal-A9-4c = An elephant tramples only where enemies stand.
refusal-A9-4d = Only two elephants fit on one field.
refusal-A9-4e = Elephants do not trample each other.
