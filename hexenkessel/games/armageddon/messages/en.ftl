# What Armageddon says: prompts, options, goals, and how a battle ends.

welcome =
    Two armies or more on a plain of hexagons. In your turn you first move as many figures as you like, then they
    fight, duel by duel, with three dice each. You kill with 12 or more on the dice and the higher total.

    How to win is written in the scenario. The lessons teach one chapter of the rules each; begin with the second.
    Type help for everything else.

## Options

option-scenario = the battle: a given one, or one of your own making from a scenario file; without it, one that fits the number of players
option-chapters = the chapters of the rules in use, such as 2345, or with parts 2,3,14.3; nothing for those of the scenario
option-army = armies as the scenario has them, or bought for points
option-points = how many points an army costs if it is bought
option-deployment = figures begin where the scenario puts them, or where the players set them, openly or in secret
option-teams = allies, such as 12-34; nothing for everybody on their own
option-first = who begins: whoever rolls highest, or the first seat

order-save-the-dearest = Rolls for life save the dearest
order-stand-as-written = Set up as the scenario has it

## Prompts

prompt-enlisting = Enlist your army. You have { $points } points left.
prompt-deploying = Set your figures up within your zone, then say ready.
prompt-life-rolls = You rolled { $roll } for life ({ $cause }). For whom?
prompt-movement = Move what you want to move, then fight.
prompt-combat = Who attacks whom? End your turn when you have done enough.
prompt-trample = Your animals trample on { $field }. Which one goes first?
prompt-defend = You are trampled on { $field }. Who defends himself?
prompt-scramble = There is a scramble on { $field }. Who strikes at whom?
prompt-sacrifice = There are too many of yours on { $field }. Who is given up?
caution-end = Nobody of yours has moved or fought in this turn. End it all the same?

## Ways to win

goal-annihilate = A side without warriors has lost.
goal-annihilate-kind = { $player ->
    [0] Who has none of these left at the end of a round has lost: { $kind }.
   *[other] { goal-player-name } wins when the enemy has none of these left at the end of a round: { $kind }.
}
goal-kill-leader = Whose leader dies has lost at the end of that turn: { $leader }.
goal-capture = { goal-player-name } wins with most warriors on one of these fields at the end of a round: { $fields }.
goal-hold = { goal-player-name } wins with most warriors on these fields at the end of { $rounds ->
    [one] a round
   *[other] { $rounds } rounds in a row
}, from round { $from_round } on: { $fields }.
goal-majority-at-end = At the end wins who has most warriors on these fields: { $fields }.
goal-clear = { goal-player-name } wins when no enemy is on these fields at the end of a round: { $fields }.
goal-bring = { goal-player-name } wins with { $count } captured in the own zone: { $kind }.
goal-domination = { goal-player-name } wins by holding { $count } of these fields at the end of a round: { $fields }.
goal-cities = At the end wins who holds most of these fields: { $fields }.
goal-land = { goal-player-name } wins with { $count } of these on the fields { $fields }: { $kind }.
goal-sink = { goal-player-name } wins when { $count } enemy ships of this kind are sunk or captured: { $kind }.
goal-capture-ship = { goal-player-name } wins by capturing the enemy ship that carried this figure at the beginning: { $leader }.
goal-points = At the end wins who has killed more, counted in points.
goal-default = If nobody has won at the end, { goal-player-name } has.

## The end

outcome-annihilated = Only one side has warriors left.
outcome-annihilated-kind = The last that counted has fallen.
outcome-leader = A leader has fallen.
outcome-captured = The goal has been taken.
outcome-held = The place has been held long enough.
outcome-majority = Most warriors stand where it counts.
outcome-cleared = No enemy is left where it counts.
outcome-brought = The booty is home.
outcome-dominated = Enough fields are in one hand.
outcome-cities = Time is up, and the fields are counted.
outcome-landed = The landing has succeeded.
outcome-sunk = Enough ships are lost.
outcome-flagship = The flagship has been captured.
outcome-points = Time is up, and the losses are counted.
outcome-default = Time is up.
outcome-draw = Time is up, and nobody has won.
outcome-stopped = Everybody has agreed to stop.

preview-kills = to kill
preview-dies = to die
preview-hits = to hit
preview-fells = to kill somebody
preview-loses = to lose one of yours
preview-panic = panic
preview-burns = to set on fire
preview-throw-11 = to hit the field with 11
preview-throw-12 = to hit the field with 12
preview-throw-13 = to hit the field with 13
preview-throw-14 = to hit the field with 14
preview-throw-15 = to hit the field with 15
preview-throw-16 = to hit the field with 16

## What is wrong with a scenario

flaw-no-land = There is no land.
flaw-great-field-twice = Great field { $place } is there twice.
flaw-terrain-twice = Field { $place } has two terrains.
flaw-place-twice = Two great fields lie at { $place }.
flaw-no-such-field = There is no field { $place }.
flaw-not-neighbours = These fields are not neighbours: { $place }.
flaw-ramp-level = A ramp leads over exactly one level: { $place }.
flaw-bridge-without-river = There is no river under the bridge: { $place }.
flaw-bridge-level = The bridge leads to another level and there is no ramp: { $place }.
flaw-wall-terrain = On { $place } there can be no walls.
flaw-wall-twice = Two walls stand on the same side: { $place }.
flaw-gate-level = A gate leads to a field of the same level or stands at a ramp: { $place }.
flaw-gate-in-double-wall = A double wall has no gates: { $place }.
flaw-gate-without-wall = There is no wall for this gate: { $place }.
flaw-tower-twice = Two towers stand on { $place }.
flaw-tower-walls = The tower on { $place } has too few walls: { $detail }.
flaw-tower-foundation = On { $place } a tower needs a foundation.
flaw-tower-battlements = The tower on { $place } has battlements but no platform.
flaw-moat = A moat lies between two fields of land, and not where a river is: { $place }.
flaw-moat-in-double-wall = In a double wall there is no moat: { $place }.
flaw-bridges-many = More than { $detail } bridges touch each other: { $place }.
flaw-passage-level = These floors are not of the same level: { $place }.
flaw-passage-nowhere = Nothing that could be joined stands here: { $place }.
flaw-stream = A stream flows from water to water: { $place }.
flaw-chapters = The chapters do not go together.
flaw-zones = Each of the { $detail } players needs a zone.
flaw-title = The scenario needs an English title and a word of letters, digits and dashes.
flaw-no-goal = There is no way to win.
flaw-no-such-player = There is no such player: { $place }.
flaw-kind-without-chapter = { $detail } on { $place }: the chapter is not in use.
flaw-bad-team = At { $place } there is no proper team: up to four chariot horses, all light or all heavy.
flaw-too-many-riders = { $detail } on { $place }: too many riders.
flaw-too-full = Field { $place } is too full.
flaw-may-not-stay = { $detail }: not possible on { $place }.
flaw-outside-zone = { $detail } on { $place }: outside the zone.
flaw-inside-ice = { $detail } on { $place }: it lies inside the ice.
flaw-no-warriors = Player { $detail } has no warriors.
flaw-bad-phalanx = { $detail } on { $place }: only axes, lances or swords form a phalanx.
flaw-too-large = The land is too large: { $detail } great fields at most.
flaw-too-many-figures = There are too many figures: { $detail } at most.
flaw-players = This scenario is for { $detail } players.
flaw-unreadable = This cannot be read as a scenario. { $detail }

drawing-map = the battlefield
drawing-armies = who stands where, with their numbers
