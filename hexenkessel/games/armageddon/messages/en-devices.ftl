# Chapter 12: devices, ram and tortoise.

## Names

name-ram = ram
name-tortoise = tortoise

## Buttons and questions

verb-carry = Move a device

ask-carry-0 = Which device is moved?
ask-carry-1 = Who moves it? They stand on its field, and riders are named by what they ride.
ask-carry-2 = To which field?

## What has happened

hauled = { seat-name }: { $kind } from { $field } to { $place }. Moved by: { $kinds }.

## What is refused

refusal-A12-1b = A device is not mounted or led but moved by as many transport units as it takes, and by nobody who could be spared.
refusal-A12-1c = Only warriors, horses and elephants move devices, and no horses in harness.
refusal-A12-1d = At least one of those who move a device is a warrior on foot.
refusal-A12-1e = A device is moved by those on its field. With warriors alone it makes 1 step in a round, and they make no other.
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
