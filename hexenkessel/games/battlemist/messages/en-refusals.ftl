# What a player reads whose action was refused: one message for each rule id in `forbids` of
# rulebook/kinds.toml. The dots of the id become dashes.

## Setting up

refusal-B2-0f = Somebody already leads this race, and each race has one player.
refusal-B2-1a = This race is not open to you with this number of players.
refusal-B2-3b = You can lay only a tile you were dealt, or your own home.
refusal-B2-3c = Tiles are laid only while the world is being built, in your turn.
refusal-B2-3e = The colours do not match on every edge that would touch another tile.
refusal-B2-3f = A home fits every colour and lies as it is, so it need not be turned.
refusal-B2-3g = A tile has to lie on a free place and touch the board.
refusal-B2-3h = The only tile you would touch hangs on the board by one edge itself, and no peninsula may be that long.
refusal-B2-3l = Another home is too near, for at least one realm has to lie between two homes.
refusal-B2-3m = A home of the same alignment is less than four steps away.
refusal-B2-3o = A home may not lengthen a peninsula either.
refusal-B2-3s = When nobody finds a place, a tile goes where the fewest colours clash.

## Rounds, cards and the council

refusal-B3-0a = Everything has its phase, and this is not the one for that.
refusal-B3-1-2b = You do not hold this card.
refusal-B3-1-2c = This is not what the card allows.
refusal-B3-1-2d = This card has its moment, and this is not it.
refusal-B3-1-2i = You can discard only a card you hold.
refusal-B3-1-3a = There is no event to vote on now.
refusal-B3-1-4d = Commit all your votes or abstain when it is your turn to speak.

## Economics

refusal-B3-2-2a = Units are recruited and towns built only after the harvest.
refusal-B3-2-2b = A footman costs 1 wood and 1 iron, and you do not have that.
refusal-B3-2-2c = An archer costs 2 wood and 1 iron, and you do not have that.
refusal-B3-2-2d = A cavalry unit costs 1 wood and 2 iron, and you do not have that.
refusal-B3-2-2f = This place has taken all the recruits it can take this round.
refusal-B3-2-2g = Recruits appear only in your own home and in your towns and cities.
refusal-B3-2-2i = You cannot pay what a hero costs.
refusal-B3-2-2j = You may take one new hero a round and have three at most.
refusal-B3-2-2l = A town needs a realm you control, 5 wood and 5 iron.
refusal-B3-2-2m = A realm holds one town, and a city cannot grow further.
refusal-B3-2-2n = A new town takes its first recruit next round.
refusal-B3-2-2o = A city needs a town that stood there when the round began, 5 wood and 5 iron.
refusal-B3-2-2p = A new city takes three recruits from next round on, and only one until then.
refusal-B3-2-2r = No town can be built in a home.
refusal-B3-2-3a = The Grey Guild sells stars only at the end of Economics.
refusal-B3-2-3b = You cannot pay the Guild’s price in all three resources, or it sells you nothing now.

## Order and quests

refusal-B3-3c = You may add the number of your cities to the roll, take it off, or leave it.
refusal-B3-3-1c = Your hero cannot get there in this step.
refusal-B3-3-1f = Heroes move only at the beginning of your quest step.
refusal-B3-3-1r = One of your heroes in the target realm has to face the encounter.
refusal-B3-3-1w = Your hero can strike only a living opponent of this fight.
refusal-B3-3-1y = There is no way out of this fight.
refusal-B3-3-1aa = A hero can attack once in a step, and only a foreign hero in the same realm.

## Movement

refusal-B3-3-2a = In your movement step you move your own army units and monsters, each once.
refusal-B3-3-2b = These units have moved already, or cannot move that far.
refusal-B3-3-2c = A forest or mountain on the way stops these units.
refusal-B3-3-2d = Foreign units on the way stop these units.
refusal-B3-3-2f = More than ten of your army units stand in a realm, so first some have to go.

## Combat

refusal-B3-3-3a = You have no battle to fight in this realm.
refusal-B3-3-3-1c = The rally check has brought back another number of units.
refusal-B3-3-3-1d = Only your own routed units can return.
refusal-B3-3-3-1k = Archers are spared from arrows as long as others can be taken: unrouted ones, or when none stands, routed ones.
refusal-B3-3-3-1m = Cavalry has to suffer first as long as some can be taken: unrouted, or when nobody stands, routed.
refusal-B3-3-3-1n = Three footmen and monsters attack, and as many as can have to be named.
refusal-B3-3-3-1p = Name exactly as many units as were killed and routed, all of them your own.
refusal-B3-3-3-1r = Units that are routed or killed do not attack.
refusal-B3-3-3-1s = As long as you have unrouted units, losses are taken from them.
refusal-B3-3-3-2e = No unit of yours stands any more, so every further result kills a routed one.
refusal-B3-3-3-3d = Take exactly as many resources as the plundered town holds.
refusal-B3-3-3-3e = Take exactly as many resources as the plundered city holds.

## Upkeep and trade

refusal-B3-5d = Heroes and monsters cost nothing, so giving them up would not help.
refusal-B3-5f = You may give up only your own army units and towns, and only while you cannot pay.
refusal-B4-0a = The Free Traders want enough of one resource for one of another, and not between dice.
refusal-B4-0d = You can trade with another player only by a Caravan of this round.
refusal-B4-0e = Both of you can give only resources you have, and both have to agree.

## Magic and monsters

refusal-B5-0a = There is no such spell in the spell book.
refusal-B5-0b = You do not have enough unused star power for this spell.
refusal-B5-0e = This spell has its time, and this is not it.
refusal-B6-0a = Monsters come only by cards, spells and artifacts.
refusal-B6-0b = Choose a Dragon, a Firebreather or a Giant.
refusal-BS-1a = Song of Fear needs routed units of your enemy in a battle of yours.
refusal-BS-1b = Song of Fire burns two resources that another player has.
refusal-BS-1c = Song of Life brings two grain and needs nothing else to be named.
refusal-BS-1d = Song of the Earth brings one wood or one iron.
refusal-BS-2a = Word of the Wind, like the cards for a march, helps only a few units, and these are too many.
refusal-BS-2b = Word of the Soul draws a card, which needs room in your hand.
refusal-BS-2c = Word of the Fiery Heart is for your own army before a combat round.
refusal-BS-2d = Word of Dominance needs votes that have just been cast.
refusal-BS-3a = Eyes of the Hawk are for your own archers before a combat round.
refusal-BS-3b = Winter’s Cold needs a realm that is no home and lets only half the units there move.
refusal-BS-3c = Eyes of Sorrow need a realm that is no home.
refusal-BS-4a = The Sacred Flame calls a monster to your own home and nowhere else.
refusal-BS-4b = Hand of the Void needs a spell that an opponent has just cast.
refusal-BS-4c = Hand of the Raging Spirit is for your own army before a combat round.
