# What a player reads whose action was refused: one message for each rule id in `forbids` of
# rulebook/kinds.toml. The dot of the id becomes a dash.

## The board, characters and legions

refusal-T1-2b = There is no engagement in that land: no two legions of different players have met there.
refusal-T2-1c = There is no such land on the Masterboard.
refusal-T3-2a = Guardians and Warlocks can be mustered only in a Tower.
refusal-T4-0c = Only characters of this legion can be split off.
refusal-T4-1b = This legion already has seven living characters, so nobody can join it.
refusal-T4-2b = You have no free legion marker for another legion.
refusal-T4-3a = You can split only your own legions.
refusal-T4-3b = Each part of a split legion needs at least two characters.
refusal-T4-3e = Two parts of a split legion still share a land and one of them can move, so move them apart first.

## Set-up

refusal-T5-2b = You can divide only the eight characters you start with.
refusal-T5-2c = One starting legion takes the Titan and the other the Angel, each with exactly three Creatures.
refusal-T5-2e = Your starting legions may not be split before your second turn.

## The turn

refusal-T6-1a = Legions can be split only in the organisation phase of your own turn.
refusal-T6-0b = That cannot be done in this phase.
refusal-T6-2b = The movement roll has been made, so no legion can be split this turn.
refusal-T6-2c = You have to move at least one legion this turn.
refusal-T6-2d = A legion has to move exactly as many lands as the movement roll shows.
refusal-T6-2f = You can move only your own legions.
refusal-T6-3a = All engagements have to be settled before this phase can end.
refusal-T6-3b = Choose one of your open engagements, and finish it before the next.

## Movement

refusal-T7-0b = This legion has already moved this turn.
refusal-T7-1b = A legion may not end its move in a land where another of your legions stands.
refusal-T7-1c = An enemy legion is in the way, and a legion that meets an enemy has to stop there.
refusal-T7-1d = There is an engagement in that land or on the way, so no other legion can move into it or through it.
refusal-T7-2a = The signs do not lead from here to that land with this roll.
refusal-T7-4a = A block points out of this land, so the legion has to leave over the block.
refusal-T7-4d = A legion may not turn back over the border it has just crossed.
refusal-T7-4f = A legion that passes through a land with a triple arrow has to follow the triple arrow.
refusal-T7-5a = Blocks and arches can be used only for the first step of a move.
refusal-T7-6a = You can roll again only once, and only before you move a legion.
refusal-T7-6b = You have already rolled again, and the second roll counts.
refusal-T7-6c = You can reject a movement roll only in your first turn.

## Teleporting

refusal-T8-0a = You have already teleported a legion this turn.
refusal-T8-1a = A Tower teleport needs a roll of 6 and a legion with a Lord that starts in a Tower.
refusal-T8-1b = A Tower teleport leads only to an empty Tower or to an empty land at most six lands away.
refusal-T8-1c = There is a legion in that land, and a Tower teleport needs an empty one.
refusal-T8-1e = The Lord you show has to be in the legion that teleports.
refusal-T8-2a = A Titan teleport needs a roll of 6, the Titan in the legion and at least 400 points.
refusal-T8-2c = A Titan teleport leads only to a land with an enemy legion that is not yet engaged.

## Engagements

refusal-T9-0a = Only the two legions of this engagement take part, and you lead only your own characters.
refusal-T9-2c = The attacker may not flee.
refusal-T9-2d = A legion with a Lord may not flee.
refusal-T9-2e = You have offered an agreement or accepted battle, so you can no longer flee.
refusal-T9-3a = An agreement needs an offer from your opponent that you can accept.
refusal-T9-3b = An agreement has to eliminate at least one of the two legions completely.
refusal-T9-3d = An agreement can concern only characters in the two engaged legions.
refusal-T9-3h = A winner may not give up their own Titan, and after six offers there is only yes or battle.
refusal-T9-4a = You can concede only in an engagement, from the moment when flight is declined to the end of the battle.

## Battle and maneuver phase

refusal-T10-0c = Only the player whose half it is may rangestrike.
refusal-T10-1b = The attacker enters the battle from the side where the legion came into the land.
refusal-T10-2a = In a Tower the attacker always enters over the edge opposite the name.
refusal-T10-2b = The defender of a Tower sets up inside the walls, one character to a hex.
refusal-T10-4a = You can choose an edge of four hexes only after a Titan teleport, and never in a Tower.
refusal-T11-0a = This character has already moved in this maneuver phase.
refusal-T11-1a = A character enters over the edge of its own side, and its first hex there counts: this one is too far away.
refusal-T11-1b = A character may not leave the map.
refusal-T11-2a = That hex is further away than this character's skill lets it move.
refusal-T11-3a = This character is engaged with an enemy and cannot move.
refusal-T11-4a = A hazard on the way slows this character, so it does not get that far.
refusal-T11-4b = A flier passes over every hazard except the volcano, which is in the way here.
refusal-T11-4c = The hex slows a flier that lands in it, so this one does not get that far.
refusal-T11-5a = Another character is in the way, and only fliers may pass.
refusal-T11-5c = A flier cannot land in a hex that is occupied.

## Rangestrikes and strikes

refusal-T12-1a = Only characters with the bow symbol can rangestrike.
refusal-T12-1b = A rangestrike has to be aimed at one enemy that is not in a neighbouring hex.
refusal-T12-1c = A character with an enemy in contact cannot rangestrike.
refusal-T12-3a = The target is further away than this character's skill allows.
refusal-T12-3c = Nobody can rangestrike over more than four hexes.
refusal-T12-6a = Only a Warlock can rangestrike at a Lord.
refusal-T12-6d = A Warlock with an enemy in contact cannot rangestrike.
refusal-T13-0b = A character next to a living enemy has to strike before the phase can end.
refusal-T13-1b = A character strikes only once in a phase and never at its own side.
refusal-T13-4a = Only spare hits can carry over, and only to another living enemy in contact with the striker.
refusal-T13-4b = Hits cannot carry over to an enemy that needs a higher strike-number.
refusal-T13-4c = You may announce a higher strike-number than you need if that lets hits carry over, but never a lower one.
refusal-T13-5a = This strike used a bonus that would not apply to that enemy, so its hits cannot carry over there.
refusal-T13-5b = You may roll fewer dice than you have if that lets hits carry over, but never more.

## Reinforcement and summoning

refusal-T14-0a = Only the defender can be reinforced, and only at the start of the fourth maneuver phase.
refusal-T14-1b = Your legion has already been reinforced in this battle.
refusal-T14-2b = The attacker conceded before entering the map, so you get no reinforcement.
refusal-T15-0a = Only the attacker may summon, and only an Angel or Archangel from another of their legions.
refusal-T15-0b = That legion is in an engagement that is not settled yet, so nobody can be summoned from it.
refusal-T15-0e = You have already summoned in this engagement phase.
refusal-T15-2b = You cannot summon after the defender has fled.
refusal-T15-3a = During a battle you can summon only in your first maneuver phase after a defender was first slain.

## Acquiring angels and mustering

refusal-T17-0a = Your points have not earned another Angel.
refusal-T17-1a = There is none of this kind left in the caretaker's stacks.
refusal-T17-3a = An Archangel can be taken only for a multiple of 500 points.
refusal-T18-0b = This legion has already mustered this turn.
refusal-T18-1a = Only a legion that has moved this turn, or has defended in a battle, may muster.
refusal-T18-3a = Nobody in this legion attracts that Creature here.
refusal-T18-3b = This legion does not have enough of the Creature that attracts that one.
refusal-T18-3c = You cannot skip a Creature in the terrain's list.
refusal-T18-3d = That character cannot be mustered in this terrain.
refusal-T18-3e = There is none of that Creature left in the caretaker's stacks.
refusal-T18-4a = The characters you show do not qualify for that muster.
refusal-T18-5b = To muster a Warlock the legion needs the Titan or another Warlock.
refusal-T18-5c = To muster a Guardian the legion needs three Creatures of one kind or another Guardian.
refusal-T21-4a = With fast start there are no Centaurs, Gargoyles or Ogres.

## Hazards

refusal-T23-1b = A character can strike only an enemy it is engaged with.
refusal-T23-1c = A character stands in the way of this rangestrike.
refusal-T23-3a = Nobody can stop in a tree hex, and only fliers pass over it.
refusal-T23-3c = A tree blocks this rangestrike.
refusal-T23-6a = Only Dragons may enter the volcano or fly over it.
refusal-T23-7a = Only natives of the bog may enter it or land in it.
refusal-T23-9c = Hits of a strike that was not made up a dune cannot carry over up a dune.
refusal-T23-9d = A rangestrike crosses a dune only if striker or target stands on top of it.
refusal-T23-9e = A rangestrike crosses two dunes only if striker and target each stand on top of one.
refusal-T23-10a = A cliff cannot be crossed on foot.
refusal-T23-10b = Nobody can strike across a cliff.
refusal-T23-10c = A rangestrike crosses a cliff only from or to its top, and never to or from its foot.
refusal-T23-10e = A rangestrike crosses a cliff and a dune only between the top of the cliff and the top of the dune.
refusal-T23-11d = A rangestrike crosses slopes only if striker or target stands on top of one of them.
refusal-T23-11e = A rangestrike crosses three slopes only if striker and target both stand on top of one.
refusal-T23-12d = A rangestrike crosses a wall only if striker or target stands on top of it.
refusal-T23-12e = A rangestrike crosses two walls only to or from the centre of the Tower, and not from or to the foot of the outer wall.
