# Spells and one-time abilities: names, what each does in a line, events, prompts, refusals.

## Names

name-Create-Hazard = Create Hazard
name-Shield = Shield
name-Shockwave = Shockwave
name-Wimps-Vacation = Wimps Vacation
name-Footsore = Footsore
name-Quake = Quake
name-Teleport = Teleport
name-Timewarp = Timewarp
name-Chaos = Chaos
name-Homeland = Homeland
name-Inferno = Inferno
name-Summon = Summon
name-Deadlock = Deadlock
name-Landscaping = Landscaping
name-Painchain = Painchain
name-Slavery = Slavery

## What each does, in a line

about-spell-Create-Hazard = On a hex with nobody on it any hazard appears, or the one that is there goes.
about-spell-Shield = One of your figures takes no damage in the strike-back of this strike phase.
about-spell-Shockwave = Three dice with skill 2 against each enemy figure.
about-spell-Wimps-Vacation = All enemy Creatures of the lowest tier are slain at once and do not strike back.
about-spell-Footsore = All your figures can fly until the combat ends.
about-spell-Quake = Three dice with skill 3 against each enemy figure.
about-spell-Teleport = One figure of either side goes to a free hex that it can stand on.
about-spell-Timewarp = The round marker moves one place forward or back.
about-spell-Chaos = Enemy figures change places in pairs.
about-spell-Homeland = All your figures are native everywhere until the combat ends; only the Volcano stays closed.
about-spell-Inferno = Three dice with skill 4 against each enemy figure.
about-spell-Summon = A red Demon fights for you. It loses one life in each strike phase.
about-spell-Deadlock = Until the combat ends no enemy figure flies, and each loses one life for every hex it goes.
about-spell-Landscaping = Another battlefield takes the place of this one, turned as you like. Whoever could not stand where it stands now suffers for it.
about-spell-Painchain = Up to 20 dice with skill 5 against one enemy figure. As much damage as it takes, so many dice go on to one next to it.
about-spell-Slavery = One enemy figure fights for you until the combat ends.

about-ability-Basilisk = Stone Cold: after an attack of its own it may discard the roll and be stone until your next maneuver phase. Then only magic hurts it, and it neither moves nor attacks.
about-ability-Deathbringer = Reaper’s Call: it slays one enemy figure and takes two damage for every life that one had left.
about-ability-Demon = Final Blow: announced before its attack. If the target is slain, hits left over heal the Demon.
about-ability-Nightmare = Fear: announced before its attack. Enemies in melee with it strike back with half their power this time.
about-ability-Phoenix = Flameburst: all enemies next to it take one damage, even beyond a Cliff.
about-ability-Plaque = Cuff: announced before its attack, which does one damage more.
about-ability-Unicorn = Decoy: a Tree grows on a free hex next to it and stands until your next maneuver phase.
about-ability-Necromancer = At the start of each strike phase of yours one enemy figure of your choice takes one damage, and the Necromancer’s power rises by one.

## Prompts

prompt-stone-cold = The dice have fallen, { $hits ->
    [0] without a hit
    [one] with one hit
   *[other] with { $hits } hits
}. Shall { $unit } discard the roll and turn to stone?
prompt-painchain = The Painchain goes on with { $dice ->
    [one] one die
   *[other] { $dice } dice
}. Who is next?
prompt-necromancer = { $unit } deals one damage to an enemy figure. To which one?

## Spells

cast = { $unit } casts { $spell }!
hazard-created = { $hazard ->
    [plain] On { $hex } the ground is plain now.
   *[other] On { $hex } there is now: { $hazard }.
}
shielded = Nothing can hurt { $target } in this strike-back.
spell-roll = { $target }, { $number }+: { $dice }. { $hits ->
    [0] No hit.
    [one] One hit.
   *[other] { $hits } hits.
}
vacation = { $units ->
    [none] Nobody goes on vacation.
   *[other] Slain at once: { $units }.
}
footsore = All figures of the { $side ->
    [0] attacker
   *[1] defender
} fly from now on.
homeland = All figures of the { $side ->
    [0] attacker
   *[1] defender
} are native everywhere from now on.
deadlock = All figures of the { $side ->
    [0] attacker
   *[1] defender
} are bound to the ground, and every step hurts them.
deadlock-damage = { $hits ->
    [one] The step costs { $unit } one life.
   *[other] The way costs { $unit } { $hits } lives.
}
transported = { $target } vanishes and appears on { $hex }.
timewarp = The round marker shows { $round ->
    [8] that time is up when this battle round ends
   *[other] { $round } now
}.
swapped = { $first } and { $second } change places.
red-demon = A red Demon appears on { $hex }: { $unit }.
red-demon-fades = { $unit } fades: one damage.
landscape = The battlefield is another one now: { $battlefield }.
enslaved = { $target } fights on the other side now.

## Abilities

stone-cold = { $unit } discards the roll and turns to stone.
stone-cold-over = { $units } { $count ->
    [one] is
   *[other] are
} stone no longer.
reapers-call = { $unit } calls { $target }, who is slain. It costs { $hits } damage.
final-blow = { $unit } announces its Final Blow.
final-blow-heals = { $hits ->
    [one] One hit left over heals { $unit }.
   *[other] { $hits } hits left over heal { $unit }.
}
fear = { $unit } spreads Fear: { $units } will strike back with half their power.
flameburst = { $unit } bursts into flames: one damage for { $units }.
cuff = { $unit } winds up for a Cuff.
cuff-lands = The Cuff does { $target } one damage more.
decoy = { $unit } lets a Tree grow on { $hex }.
decoy-over = The Tree on { $hex } is gone again.
necromancer = { $unit } now has power { $power }.{ $target ->
    [none] {""}
   *[other] {" "}{ $target } takes one damage.
}

## What may not be done

refusal-G15-1a = Only magic-gifted figures, those with the yin-yang, can cast spells.
refusal-G15-2a = You can cast only in the strike phase after your own maneuver phase, with a figure of your own.
refusal-G15-2b = This figure has no life left, so that it may still attack but neither cast nor use an ability.
refusal-G15-2d = This spell is not in your pool: it has been cast or given away.
refusal-G15-3b = The grade of this spell is higher than the skill of the caster.
refusal-G15-4a = Your army has already cast a spell in this battle.
refusal-G15-4c = This spell needs something else to be aimed at, or nothing at all.
refusal-G15-5a = While a Master is on the battlefield nobody can cast.
refusal-G15-6a = A hazard can be made or taken away only on a hex of the battlefield with nobody on it, and it has to change something.
refusal-G15-6b = Only hazards of hexes can be made; hexsides stay as they are.
refusal-G15-6c = The Shield protects one of your own figures on the battlefield.
refusal-G15-6i = The figure can be teleported only to a free hex on which it may end a move.
refusal-G15-6l = The round marker moves exactly one place, and never below 1.
refusal-G15-6m = Chaos lets enemy figures on the battlefield change places in pairs, and each must be able to stand where it comes to.
refusal-G15-6p = The red Demon can appear only on a free hex on which it can stand.
refusal-G15-6t = Deadlock binds this figure to the ground, so it cannot fly there.
refusal-G15-6v = Under the Deadlock every hex costs a life, and the last life may not be spent that way.
refusal-G15-6w = Landscaping needs the name of another battlefield, and 0, 1 or 2 for how far it is turned.
refusal-G15-6z = The Painchain begins with an enemy figure on the battlefield that is alive.
refusal-G15-6aa = The Painchain can go on only to an enemy figure next to the one just hurt.
refusal-G15-6ab = The Painchain hurts nobody twice.
refusal-G15-6ac = The Painchain begins with 1 to 20 dice.
refusal-G15-6ad = Slavery needs one enemy figure on the battlefield that is alive.
refusal-G16-2b = This figure has already used its ability in this battle.
refusal-G16-2c = One-time abilities can be used only in the strike phase after your own maneuver phase, by figures that have one.
refusal-G16-5b = The Basilisk can turn to stone only after an attack of its own, when it is asked.
refusal-G16-5d = The Basilisk is stone: it can neither move nor attack.
refusal-G16-5e = The target is stone, and only magic can hurt it.
refusal-G16-5f = Reaper’s Call slays one enemy figure on the battlefield, though not the God.
refusal-G16-5h = Reaper’s Call would slay the Deathbringer itself: twice the life of the victim must be less than its own.
refusal-G16-5i = The Final Blow is announced with an attack: the Demon must be next to an enemy and must not have attacked yet.
refusal-G16-5j = From an attack with the Final Blow no hits carry over.
refusal-G16-5l = Fear is used with an attack: the Nightmare must be next to an enemy and must not have attacked yet.
refusal-G16-5m = There is no enemy next to the Phoenix.
refusal-G16-5n = Cuff is used with an attack: the Plaque must be next to an enemy and must not have attacked yet.
refusal-G16-5o = The Decoy needs a free hex next to the Unicorn.
refusal-G16-5bu = The Necromancer hurts one enemy figure on the battlefield that is alive.
