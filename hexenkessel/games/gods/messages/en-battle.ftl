# Battles: maneuvers, attacks, rangestrikes, newcomers. Spells and abilities are in en-spells.ftl.

## Prompts

prompt-reinforcement = Your defenders may call in one reinforcement now. It has to enter in this maneuver phase.
prompt-summoning = An enemy is slain: now, and not later in this battle, you may summon a Lord or the Jabberwok from another army.
prompt-maneuver = Battle round { $round } of 7: move your figures, then say done.{ $round ->
    [1] {" "}Who is not on the battlefield by then is slain.
   *[other] {""}
}
prompt-strike = Battle round { $round } of 7: attack. Everybody next to an enemy must.
prompt-strike-back = Battle round { $round } of 7: strike back. Everybody next to an enemy must.
prompt-carry = { $hits ->
    [one] One hit is left over. Who takes it?
   *[other] { $hits } hits are left over. Who takes them?
}

## What happens

battle = Battle in { field-name }!
final-battle = The final battle begins. The God has { $life } life.
maneuvers = Round { $round }: { $side ->
    [0] the attacker
   *[1] the defender
} moves.
maneuver = { $unit } goes to { $hex }.
mount = { $unit } mounts { $pegasus } on { $hex }.
absent = Slain, for they never entered: { $units }.
hurt-by-ground = One point of damage at the start of the strike phase: { $units }.
strike = { $unit } { $back ->
    [yes] strikes back at
   *[no] attacks
} { $target } for { $number }+: { $dice }. { strike-hits }
rangestrike = { $unit } shoots from { $hex } at { $target } for { $number }+: { $dice }. { strike-hits }
strike-hits = { $hits ->
    [0] No hit.
    [one] One hit.
   *[other] { $hits } hits.
}
carry = { $hits ->
    [one] One hit carries
   *[other] { $hits } hits carry
} over to { $target }.
slain = Slain: { $units }.
sent-back = { $figure } could not enter and is sent back.

## Refusals: maneuvers

refusal-G3-10g = A figure bound to the sea moves on Water and Beach only.
refusal-G11-3a = In a tower land the defender sets up inside the walls; next to them only when there is no room left.
refusal-G11-3b = Whoever has been set up inside the walls may leave them only from your second maneuver phase on.
refusal-G12-1b = This figure has already moved in this maneuver phase.
refusal-G12-2a = Figures enter over the side of their own army, and the first hex there counts: that one is too far away.
refusal-G12-2c = There is no such hex on the battlefield.
refusal-G12-3a = That hex is further away than this figure can move.
refusal-G12-3c = Nobody moves more than four hexes.
refusal-G12-4a = An enemy stands next to this figure, so it cannot move.
refusal-G12-5b = Something on the way slows this figure, so it does not get that far.
refusal-G12-6a = Another figure is in the way, and only fliers pass over it.
refusal-G12-6b = A flier cannot land where somebody stands.
refusal-G12-7i = Nobody on foot gets into a Tree, except a Pixie.
refusal-G12-7j = Nobody lands on a Tree, except a Pixie.
refusal-G12-7r = Only natives walk into a Bog.
refusal-G12-7s = Only natives land in a Bog.
refusal-G12-7ad = In Fog a stranger’s walk ends.
refusal-G12-7at = Only Dragons enter the Volcano or fly over it.
refusal-G12-7bi = Only natives enter Darkness or fly over it.
refusal-G12-7bn = Only natives walk into a Cloud.
refusal-G12-7bo = A stranger who flies is slowed by a Cloud and cannot end its move there.
refusal-G12-7by = Nobody on foot crosses a Cliff.
refusal-G16-5be = Only a Pegasus can be mounted, and only by figures that are no Creatures.
refusal-G16-5bh = One mounts where the two meet, and a Pegasus bears one rider.

## Refusals: attacks

refusal-G12-7d = One can attack only an enemy on a neighbouring hex.
refusal-G12-7bk = Nothing carries over from a figure in Darkness, or onto one.
refusal-G12-7bv = Hits carry over up a Dune only if the attack itself went up a Dune.
refusal-G12-7bz = Nobody attacks across a Cliff.
refusal-G13-1e = Whoever stands next to a living enemy has to attack before the phase can end, and only the living are attacked.
refusal-G13-3b = This figure has already attacked in this strike phase.
refusal-G13-3e = One’s own figures cannot be attacked.
refusal-G13-6a = Hits carry over only to another living enemy next to the attacker.
refusal-G13-6b = Hits cannot carry over to an enemy who needs a higher strike number.
refusal-G13-6c = You may announce a higher strike number than you need if that lets hits carry over, but never a lower one.
refusal-G13-6e = Hits go on only when somebody is slain by fewer, and none are left.
refusal-G13-7b = This attack has used a bonus that would not hold against that enemy, so its hits cannot carry over there.
refusal-G13-7c = You may roll fewer dice than you have if that lets hits carry over, but never more.
refusal-G16-5bg = The rider can be attacked only when the Pegasus is slain.

## Refusals: rangestrikes

refusal-G12-7e = A figure is in the way of this shot.
refusal-G12-7l = A Tree is in the way of this shot.
refusal-G12-7ag = A stranger cannot shoot through Fog.
refusal-G12-7ba = A native on a Beach can be shot at by magic only.
refusal-G12-7bg = A native in Water can be shot at by magic only.
refusal-G12-7bl = A stranger shoots neither into Darkness nor through it.
refusal-G12-7bq = Only out of a Cloud can a shot start from another Cloud, and only if nobody stands there.
refusal-G12-7bw = A shot crosses a Dune only if shooter or target stands right on it.
refusal-G12-7bx = A shot crosses two Dunes only if shooter and target each stand on one of them.
refusal-G12-7cb = A shot crosses a Cliff only from its top or to it.
refusal-G12-7cc = A shot crosses a Cliff together with Slopes or Dunes only if shooter or target stands on the Cliff.
refusal-G12-7ch = A shot crosses Slopes only if shooter or target stands on top of one.
refusal-G12-7ci = A shot crosses three Slopes only if shooter and target each stand on top of one.
refusal-G12-7cj = A shot crosses Slopes together with a Cliff only if shooter and target are both on top.
refusal-G14-1a = A rangestrike is aimed at one living enemy who is not on a neighbouring hex.
refusal-G14-1b = Only figures with the lightning bolt can rangestrike.
refusal-G14-1e = Only the player who has just maneuvered can rangestrike.
refusal-G14-1g = A figure with an enemy next to it cannot rangestrike.
refusal-G14-2a = The target is further away than this figure’s skill allows.
refusal-G14-2b = No rangestrike covers more than four hexes.
refusal-G14-6a = Lords and the Golem are immune to rangestrikes that are not magic.
refusal-G14-6b = Masters are immune to all rangestrikes.

## Refusals: newcomers and conceding

refusal-G17-1c = A reinforcement comes only in the defender’s fourth maneuver phase.
refusal-G18-1b = In a battle you can summon only in the first maneuver phase after you have slain somebody.
refusal-G25-2c = A garrison that is nobody’s neither negotiates nor concedes.
refusal-G27-5m = In the final battle the defenders neither flee nor negotiate nor concede.
