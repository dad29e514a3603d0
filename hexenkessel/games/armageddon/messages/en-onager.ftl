# Chapter 14: what hits do to walls, devices and men; onagers and fire arrows.

## Names

name-onager = onager
name-impact = a hit
name-roof = roof
name-platform = platform
name-battlements = battlements
name-foundation = foundation

## Buttons and clicks

verb-hurl = Throw in a direction
verb-lob = Throw at a field
verb-smash = Throw at a bridge
verb-bury = Throw at a moat
verb-topple = Bring down walls
verb-ignite = Fire arrow
verb-pierce = Common arrow

ask-hurl-0 = Who serves the onager?
ask-hurl-1 = With which onager?
ask-hurl-2 = In which direction? Choose the first field on it, through a side or a corner.
ask-lob-0 = Who serves the onager?
ask-lob-1 = With which onager?
ask-lob-2 = At which field? Only its exact number hits it.
ask-smash-0 = Who serves the onager?
ask-smash-1 = With which onager?
ask-smash-2 = At the bridge beside which field?
ask-smash-3 = And beside which other one?
ask-bury-0 = Who serves the onager?
ask-bury-1 = With which onager?
ask-bury-2 = At the moat beside which field?
ask-bury-3 = And beside which other one?
ask-topple-0 = Where do walls fall?
ask-topple-1 = On which side? The next wall clockwise falls with it if the two touch.

prompt-kindling = A 17, and there is wood on { $field }. Does the arrow set it on fire, or does it hit as usual: { $kind }?
prompt-toppling = The hit on { $field } brings down walls. Which ones?

## What has happened

threw = { seat-name }: onager on { $field } throws { $aim ->
    [side] in the main direction of { $place }
    [corner] in the side direction of { $place }
    [smash] at the bridge at { $place }
    [bury] at the moat at { $place }
   *[lob] at { $place }
}. Rolled { $roll }. { $hit ->
    [none] Nothing is hit.
   *[other] Hit: { $hit }.
}
edge-hit = Between { $field } and { $place } { $result ->
    [broken] the bridge is damaged
    [gone] the bridge is gone
   *[filled] the moat is filled
}.
destroyed = { seat-name }: { $kind } on { $field } destroyed.
damaged = { seat-name }: { $kind } on { $field } has lost this: { $part }.
battered = Hit on { $field }. Gone: { $part }.
ignited = { seat-name }: fire arrow on { $field }.
pierced = { seat-name }: no fire. { $usual ->
    [hit] Fallen: { $kind } on { $field }.
   *[other] It was aimed at { $kind } on { $field }.
}
toppled = Walls down on { $field }: { $sides }.

## Refusals

refusal-A14-1a = An onager cannot stand there.
refusal-A14-2a = One warrior serves an onager, and once in a round.
refusal-A14-2b = Inside a tower an onager cannot throw.
refusal-A14-2c = An onager throws one to six fields far.
refusal-A14-2d = A direction leads through a side or a corner of the onager’s field.
refusal-A14-2l = Neither onto peaks nor over them can a stone be thrown.
refusal-A14-2m = The number would be greater than 16.
refusal-A14-3q = There is no bridge.
refusal-A14-3s = The bridge is damaged: only ladders of all devices get across.
refusal-A14-3u = There is no moat.
refusal-A14-3g = A hit brings down two walls that touch, or one where no two of them touch.
