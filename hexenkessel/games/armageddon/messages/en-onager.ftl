# Chapter 14: what hits do to walls, devices and men; onagers and fire arrows.

## Names

name-impact = a hit
name-roof = roof
name-platform = platform
name-battlements = battlements
name-foundation = foundation

## Buttons and clicks

verb-topple = Bring down walls
verb-ignite = Fire arrow
verb-pierce = Common arrow

ask-topple-0 = Where do walls fall?
ask-topple-1 = On which side? The next wall clockwise falls with it if the two touch.

prompt-kindling = A 17, and there is wood on { $field }. Does the arrow set it on fire, or does it hit as usual: { $kind }?
prompt-toppling = The hit on { $field } brings down walls. Which ones?

## What has happened

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

refusal-A14-3g = A hit brings down two walls that touch, or one where no two of them touch.
