# Magicians, their spells and duels, and the divine messenger.

name-magician = magician
name-mortal-magician = mortal magician

## Spells

name-weaken = Weaken
name-strengthen = Strengthen
name-make-invisible = Make invisible
name-paralyse = Paralyse
name-petrify = Petrify
name-protect = Protection
name-double-speed = Double speed
name-displace = Displace
name-move-animals = Move animals
name-move-beasts = Move beasts
name-dry-river = Dry up a river
name-flood-river = Flood a river
name-move-gate = Move a gate
name-local-wind = Local wind

name-weakened = weakened
name-strengthened = strengthened
name-invisible = invisible
name-paralysed = paralysed
name-petrified = petrified
name-protected = protected
name-doubled = with double speed
name-windborne = in a local wind
name-bow-weakened = weakened bow
name-bow-strengthened = strengthened bow

## What a player says

verb-cast = Cast a spell
verb-call-wind = Call a wind
verb-move-beast = Move a beast
verb-counter = Counter it
verb-challenge = Challenge
verb-blow-away = Blow away
verb-make-mortal = Declare mortal
verb-roll = Roll for magic
verb-remove = Remove
verb-herd = Move by the spell
verb-done = Nothing more
ask-cast-1 = Which spell?
ask-cast-2 = On which fields? A river or a gate is named by the two fields beside it.
ask-call-wind-1 = How strong is the wind?
ask-call-wind-2 = Where does it blow to?
ask-call-wind-3 = For the ships on which fields?
ask-move-beast-1 = Which beast?
ask-move-beast-2 = In which direction?
ask-move-beast-3 = How many fields?
ask-challenge-1 = Whom does he challenge?
ask-herd-1 = Where to?

## What is asked

prompt-magic-roll = Will you roll for magic?
prompt-spending = Your magician has new units. What is not spent at once of the third part is lost. Does he cast a spell?
prompt-casting = A spell has been announced: { $spell }. Will you counter it? It costs { $units } { $units ->
    [one] unit
   *[other] units
}.
prompt-triumph = Your magician has beaten the one above { $field }. What becomes of him?
prompt-herding = Which animals go where under your spell?
prompt-making-room = There are too many on { $field }. Which of yours makes room?

## What happens

messenger = The divine messenger comes to { $field }.
fate = { seat-name }: { $kind } on { $field } { $result ->
    [lives] lives without a roll ({ $cause }).
   *[other] dies without a roll ({ $cause }).
}
rolled-for-magic = { seat-name } rolled { $roll } for magic.
magic-roll = { seat-name }: a magic roll, three times { $dice }; { $units } units.
units-lost = { seat-name }: { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} lost.
cast = { seat-name }: the magician above { $field } casts { $spell } on { $fields }, for { $units } units.
goaded = { seat-name }: the magician above { $field } casts a spell on a beast on { $place }: { $kind }, towards the { $side }, { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
}, for { $units } units.
countered = { seat-name }: the magician above { $field } tries to counter { $spell } for { $units ->
    [one] { $units } unit
   *[other] { $units } units
}: formula { $attack } of { foe-name }, against it { $defence }. { $result ->
    [fails] The spell is undone.
   *[works] The spell works.
}
spell-ends = A spell of { seat-name } ends: { $spell }{ $kinds ->
    [none] .
   *[other] , { $kinds }.
}
displaced = { seat-name }: displaced from { $field } to { $place }: { $kinds }.
gate-moved = { seat-name }: the gate between { $field } and { $place } is { $result ->
    [open] open
   *[closed] closed
} now.
magic-duel = { seat-name }: the magician above { $field } challenges the one of { foe-name } above { $place }. Rolls, the challenged first: { $rolls }. { $result ->
    [challenger] The challenger wins.
   *[challenged] The challenged wins.
}
blown-away = { seat-name }: the magician of { foe-name } is blown from { $field } to { $place }.
made-mortal = { seat-name }: the magician of { foe-name } above { $field } is mortal.
fell-dead = { seat-name }: { $kind } falls dead on { $field }.
rose = { seat-name }: { $kind } hovers again above { $field }.

## Refusals

refusal-A17-1b = Two magicians are never above the same field.
refusal-A17-1c = This stronghold belongs to an opponent who has a magician too, and his warriors are in it.
refusal-A17-1d = A magician flies 4 fields in a round.
refusal-A17-2k = Make invisible works only on the magician’s field and the six around it.
refusal-A17-2m = Nobody can shoot at what is invisible.
refusal-A17-2p = The paralysed neither move nor act.
refusal-A17-2w = The petrified neither move nor act.
refusal-A17-2x = The petrified cannot be killed, and they make room for nobody.
refusal-A17-2j = Without spells this target would be out of range, and so it stays.
refusal-A17-2aa = Displace works only on warriors, animals and devices below the magician.
refusal-A17-2ab = The magician displaces what is below him, up to 12 fields; he cannot displace himself alone.
refusal-A17-2ac = The goal must be an empty field of land.
refusal-A17-2ad = The goal must be the empty platform of a building that is yours or deserted.
refusal-A17-2ae = The goal must be an empty field of a ship that is yours or deserted.
refusal-A17-2af = Not all of them may stay there, or there is no room for so many.
refusal-A17-2ag = The goal is within direct reach of a beast.
refusal-A17-2ah = Only ships can be displaced onto water.
refusal-A17-2al = This animal cannot get there by its own rules, or it has been moved already.
refusal-A17-2am = A spell has moved this animal, so its owner cannot move it this time.
refusal-A17-2aq = A siren does not move: she sings in the direction of the wind, at most 4 fields far.
refusal-A17-2as = Beasts are immune to this spell.
refusal-A17-2av = A ship at double speed must not ram.
refusal-A17-2ay = Name a river by the two fields on both sides of it.
refusal-A17-2az = This river is flooded, and only warriors and horses without riders cross its bridges.
refusal-A17-2ba = Name a gate that can be moved by the two fields on both sides of it.
refusal-A17-2bb = A spell has moved this gate, and for a round nothing but a spell moves it again.
refusal-A17-3a = A magician casts one spell a round, in his player’s turn.
refusal-A17-3d = There is nobody there on whom this spell works.
refusal-A17-3e = A harnessed chariot, a longship or a sailing ship is enchanted as a whole, with both its fields, or not at all.
refusal-A17-3f = A spell reaches 12 fields.
refusal-A17-3g = Somebody there is under a spell already.
refusal-A17-3h = No spell works on a magician who is not mortal.
refusal-A17-3i = A magician neither fights nor can he be fought.
refusal-A17-3k = The magician has not so many units.
refusal-A17-4a = Only a magician at most 12 fields away can counter this spell.
refusal-A17-4c = The magician has not the units to counter this spell.
refusal-A17-6a = A magician challenges hostile magicians who are at most 12 fields away.
refusal-A17-6e = One of the two has had a duel less than six rounds ago.
refusal-A17-6f = In this direction the 24th field is not on the board, or a magician is above it.
refusal-A17-6g = A mortal magician neither casts nor counters.
refusal-A17-6i = One of your warriors or animals on this field must make room.
refusal-A17-6m = Arrows do not kill a mortal magician.
