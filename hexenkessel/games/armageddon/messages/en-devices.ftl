# Chapter 12: devices, ram and tortoise.

## Names

name-ram = ram
name-tortoise = tortoise

## Buttons and questions

verb-carry = Move a device
verb-batter = Ram
verb-swivel = Turn a device

ask-carry-0 = Which device is moved?
ask-carry-1 = Who moves it? They stand on its field, and riders are named by what they ride.
ask-carry-2 = To which field?
ask-batter-0 = What shall ram?
ask-batter-1 = Who serves it, or rides the elephant?
ask-batter-2 = Towards which field?
ask-swivel-0 = Which device is turned?
ask-swivel-1 = Who turns it?
ask-swivel-2 = Which way shall its front face?

preview-breaks = to break through

## What has happened

hauled = { seat-name }: { $kind } from { $field } to { $place }. Moved by: { $kinds }.
bashed = { seat-name }: { $kind } on { $field } rams { $what ->
    [gate] the gate
    [wall] the wall
   *[other] the side wall
} towards { $place }. Rolled { $roll }, needed { $number }. { $result ->
    [broken] It is broken.
   *[other] It holds.
}
swivelled = { seat-name }: { $kind } on { $field } turned. Its front: { $side }.
stumbled = { seat-name }: { $kind } lost over a device on { $field }.

## What is refused

refusal-A12-1b = A device is not mounted or led but moved by as many transport units as it takes, and by nobody who could be spared.
refusal-A12-1c = Only warriors, horses and elephants move devices, and no horses in harness.
refusal-A12-1d = At least one of those who move a device is a warrior on foot.
refusal-A12-1e = A device is moved by those on its field, and with warriors alone it makes 1 step in a round and they make no other.
refusal-A12-1f = Whoever moves a device together with animals has 2 steps in a round, with it and without it.
refusal-A12-1g = No device makes more than 2 steps in a round.
refusal-A12-1h = Devices cross rivers and moats only over bridges.
refusal-A12-1i = Devices change level only over ramps.
refusal-A12-1j = This device has been moved before in this round by others, so the lower number of steps holds.
refusal-A12-1k = Beside a siege tower or tortoise there is no room for another device.
refusal-A12-1l = A device is served once in a round, by warriors on foot on its field who are in no phalanx.
refusal-A12-1m = A device is served only by whoever has the majority on its field.
refusal-A12-1n = A device that is not yours is captured first, with the majority on its field.
refusal-A12-1o = This device has already moved in this round for somebody else.
refusal-A12-1p = A warrior of the receiver has to be on the device's field.
refusal-A12-2a = A ram cannot be in swamp, water or peaks, nor in a tower or on one.
refusal-A12-2b = No ram gets through the gate of a tower.
refusal-A12-2e = No wagon is driven onto a field with a ram, a ladder or an onager.
refusal-A12-2g = Only a tortoise rams walls without a gate, and elephants ram nothing but gates.
refusal-A12-2h = One rams from the field right before the gate, on its outside, with no river, moat or step in the ground between.
refusal-A12-2i = A ram is served by two warriors.
refusal-A12-2j = This has already been rammed in this round.
refusal-A12-2p = Nobody rams a device across a river, or where the level changes without a ramp.
refusal-A12-2q = Without its roof this tortoise has no beam to ram with.
refusal-A12-3a = The side walls of a tortoise are closed; one gets in and out in front and behind.
refusal-A12-3c = Inside a tortoise there are only warriors on foot, in no phalanx, and horses that nobody rides.
refusal-A12-3d = A tortoise is only on lowland, highland, desert, and ice not on mountain country, and in or on no tower.
refusal-A12-3e = A tortoise is moved by warriors and unridden horses inside it, and through no gate.
refusal-A12-3f = A tortoise rams only what its front faces; it is turned to another side first, and other devices have no front.
refusal-A12-3g = A tortoise does not change places.
refusal-A12-3h = There is the side wall of a tortoise between them.
refusal-A12-3i = A tortoise is served by three warriors inside it.
refusal-A12-3n = A tortoise cannot ram across a river, nor where the level changes without a ramp.
refusal-A12-3o = Chariots and elephants do not get into a tortoise.
refusal-A9-5a = An elephant rams with two of your warriors on its back.
