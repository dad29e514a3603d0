# Chapter 13: ladders and siege towers.

## Names

name-ladder = ladder
name-siege-tower = siege tower
name-fall = fall

## Buttons and questions

verb-set-up = Set up a ladder
verb-lay-down = Lay down a ladder
verb-pull-up = Pull up a ladder
verb-let-down = Let down a ladder
verb-climb = Climb a ladder
verb-throw-over = Throw over a ladder

ask-set-up-0 = Which ladder is set up?
ask-set-up-1 = Which two set it up?
ask-set-up-2 = To which platform shall it lead?
ask-lay-down-0 = Which ladder is laid down?
ask-lay-down-1 = Which two lay it down?
ask-pull-up-0 = Which ladder is pulled up?
ask-pull-up-1 = Which two on the platform pull it up?
ask-let-down-0 = Which ladder is let down?
ask-let-down-1 = Which two on the platform let it down?
ask-let-down-2 = Where shall it stand?
ask-climb-1 = Which ladder does he climb?
ask-throw-over-1 = Which ladder is thrown over?

preview-topples = to throw it over

## What has happened

ladder = { seat-name }: { $kind } on { $field } { $result ->
    [set-up] set up against { $place }.
    [pulled-up] pulled up to { $place }.
    [let-down] let down to { $place }.
   *[laid-down] laid down.
}
climbed = { seat-name }: { $kind } on { $field } climbs a ladder.
thrown-over = { seat-name }: { $kind } on { $field } pushes at a ladder on { $place }. Rolled { $roll }, needed { $number }. { $result ->
    [over] It falls.
   *[stands] It stands.
}
ladder-fell = Nothing holds the { $kind } on { $field } any more; it falls.

## What is refused

refusal-A13-1b = A ladder is not in swamp, water or peaks.
refusal-A13-1c = A ladder lies on the platform of a tower, but not inside it, and neither in a siege tower nor on one.
refusal-A13-1d = A ladder bears one warrior, and he fights only with those on the platform.
refusal-A13-1e = A ladder is carried lying and not through the gate of a tower, and with one that is set up nobody changes places.
refusal-A13-1g = Two warriors on foot on the ladder's field set it up, against the wall of a tower or siege tower of the same level, with no river or moat between.
refusal-A13-1h = A ladder that is set up is climbed from its field, by a warrior on foot without animals.
refusal-A13-1i = From a ladder one gets onto the platform for 2 steps, in a later round than that in which one climbed it; or down to its foot.
refusal-A13-1j = No ladder is set up from the ground against a keep, a tortoise or an elephant.
refusal-A13-1k = A ladder on which nobody stands is pulled up by two warriors on the platform, if their enemies are in the minority there and at its foot.
refusal-A13-1l = A ladder on a platform is let down to where it can lean on it, by two warriors with the majority there; or it is set against a neighbouring keep one level higher.
refusal-A13-1m = A ladder is thrown over by a warrior on the platform against which it leans, if none of his side is on it.
refusal-A13-1p = This ladder or this warrior has had its turn: in a round a ladder is set up, laid down, pulled up or let down only once.
refusal-A13-2c = Inside a siege tower there is room for three: warriors, horses and riders, and no phalanx.
refusal-A13-2d = On the platform of a siege tower there is room for two warriors on foot, without animals.
refusal-A13-2e = A siege tower is only on lowland, highland, desert, and ice not on mountain country, and in or on no tower.
refusal-A13-2f = There is only one siege tower on a field.
refusal-A13-2g = Elephants do not help to move a siege tower.
refusal-A13-2i = A siege tower gets through no gate and does not change places.
refusal-A13-2j = There is the side wall of a siege tower between them, or its stairs, over which one does not shoot.
refusal-A13-2k = The side walls of a siege tower are closed; one gets in and out behind.
refusal-A13-2l = From a siege tower one steps only onto a tower that its middle side faces, if both platforms are equally high and no river or moat is between.
refusal-A13-2n = From the platform of a siege tower one fights only those on the platform before its middle side, and those inside.
refusal-A13-2o = Between two siege towers there is a way only if the middle side of one is at a front side of the other, on equal ground.
refusal-A13-2p = From a siege tower one steps onto the ground only over a wall of the same level, right before its middle side.
refusal-A13-2q = There is no way here between the platform of the siege tower and the ground outside.
refusal-A13-2r = There are walls on this tower's platform, so the siege tower must stand on ground one level higher.
refusal-A13-2s = Chariots and elephants do not get into a siege tower.
