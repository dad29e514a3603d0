# What has happened, told briefly and in the past.

## Setting up

race = { seat-name } will play { $race }.
lays-first = { seat-name } rolled highest and will be first.
middle = In the middle of the world lie { $realms }.
laid = { seat-name } laid { $realm }.
tiles-shown = Nothing fits. { seat-name } showed { $tiles }.
board-complete = The world is complete.

## Rounds and the council

round = Round { $round } began with { seat-name }.
turn = The turn came to { seat-name }.
resigned = { seat-name } resigns.
draws = { seat-name } drew a card.
drawn = You drew { $card }.
discarded = { seat-name } discarded { $card }.
action-deck-shuffled = The action cards were shuffled anew.
event-drawn = { seat-name } turned up an event: { $event }.
event = The council heard of { $event }: { $needed ->
    [one] one vote is needed.
   *[other] { $needed } votes are needed.
}
votes = { seat-name } committed { $votes ->
    [one] a vote
   *[other] { $votes } votes
} to { $event }.
abstains = { seat-name } kept silent on { $event }.
event-carried = { $event } was carried with { $votes } of { $needed } votes.
event-failed = { $event } failed with { $votes } of { $needed } votes.
event-cancelled = { $event } was struck from the council.

## Cards and spells

played = { seat-name } played { $card }{ $target ->
    [none] .
   *[other] {" "}on { $target }.
}
cast = { seat-name } cast { $spell }{ $target ->
    [none] .
    [wood] {" "}for wood.
    [iron] {" "}for iron.
   *[other] {" "}on { $target }.
}
cancelled = { seat-name } undid { $source }.
gained = { seat-name } gained { $amount } { $resource }.
taken = { seat-name } took { goods-name }.
stolen = { seat-name } carried off { goods-name } from { victim-name }.
despoiled = { seat-name } destroyed { goods-name } of { victim-name }.
lost-goods = { seat-name } lost { goods-name }.
power-gained = { seat-name } has { $amount } more star power in this round.
star-dimmed = A star of { seat-name } went dark for this round.
monsters-gone = All monsters left the world.
city-shrunk = The city in { $realm } is only a town now.
passed = { seat-name } passed a card to { to-seat-name }.
passed-card = The card that was passed on: { $card }.
hand-seen = The hand of { seat-name }: { $cards ->
    [none] nothing.
   *[other] { $cards }.
}
monster = A { $kind } came to { seat-name }.
monster-roll = { seat-name } called a monster and rolled { $die } ({ $needed } needed).
must-remove = { seat-name } had to lose { $amount ->
    [0] nobody.
    [one] an army unit.
   *[other] { $amount } army units.
}
tremor = The earth shook in { $realm }: { $die }.
destroyed = The { $settlement } in { $realm } was destroyed.
ruined = The deserted { $settlement } in { $realm } fell to ruin.
healed = Healed: { $hero }, now { $life } life.

## Economics, upkeep, trade

harvest = { seat-name } harvested { goods-name }.
recruited = { seat-name } recruited: { $kind } in { $realm }.
hired = A hero joined { seat-name }: { hero-name }.
built = { seat-name } built a { $settlement } in { $realm }.
star-bought = { seat-name } bought a star for { $price } of each resource.
no-star-left = There was no star left for { seat-name }.
upkeep-paid = { seat-name } paid { goods-name } for upkeep.
disbanded = { seat-name } lost from { $realm }: { $kind }.
razed = { seat-name } gave up the { $settlement } in { $realm }.
traded = { seat-name } traded { $give } for { $get }.
barter-offered = { seat-name } offered { partner-name } { goods-name } for { for-goods-name }.
bartered = { seat-name } gave { partner-name } { goods-name } for { for-goods-name }.
barter-declined = { seat-name } made no deal with { partner-name }.

## Order, heroes and quests

order-rolled = { seat-name } rolled { $die } for the order.
order-shifted = With cities { seat-name } had { $total }.
order = The order of this round: { $seats }.
quest-taken = { seat-name } began an adventure.
quest-drawn = Your adventure: { $card }, in { $realm }.
quest-discarded = { seat-name } gave up { $card }.
no-quest-left = No adventure was left for { seat-name }.
quests-shuffled = The quest cards were shuffled anew.
artifact-found = { seat-name } found { $card }!
star-found = A star rose over the home of { seat-name }!
adventure-reached = { seat-name } reached { $realm }: { $card }.
adventure-completed = { seat-name } fulfilled { $card }.
hero-moved = { seat-name }: { hero-name } rode from { $origin } to { $realm }.
hero-rested = { seat-name }: { hero-name } rested and has { $life } life.
hero-hurt = { seat-name }: { hero-name } lost { $lost } life and has { $life } left.
hero-dead = { seat-name }: { hero-name } is dead.
encounter = { seat-name }: { hero-name } faced { $number ->
    [one] { $opponents }.
   *[other] { $number } × { $opponents }.
}
hero-struck = The foes of { hero-name } ({ seat-name }) rolled { $dice }: { $lost ->
    [0] no hit.
    [one] one life lost, { $life } left.
   *[other] { $lost } life lost, { $life } left.
}
hero-strikes = { seat-name }: { hero-name } rolled { $dice }: { $lost ->
    [0] no hit.
   *[other] foe { $opponent } { $life ->
        [0] falls.
       *[other] is down to { $life } life.
    }
}
challenged = { seat-name }: { hero-name } challenged { foe-hero-name } of { foe-name }.

## Movement and war

march = { seat-name } moved { $units } from { $origin } to { $realm }.
realm-left = { seat-name } gave up { $realm }.
realm-taken = { seat-name } took { $realm }.
battle = Battle in { $realm }! { attacker-name } ({ $attacking }) attacked { defender-name } ({ $defending }).
combat-round = Combat round { $round }.
rally = { seat-name } rallied with { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $bonus })
}: { $count ->
    [0] nobody returns.
    [one] one unit may return.
   *[other] { $count } units may return.
}
rallied = { seat-name } rallied { $units }.
overrun = Overrun: { seat-name }! Lost: { $killed }.
attacked = { seat-name } { $arm ->
    [archery] shot
    [melee] struck
   *[other] charged
} with { $units }: { $dice }. { $kills ->
    [0] { $routs ->
        [0] Nothing.
       *[other] { $routs } routed.
    }
   *[other] { $routs ->
        [0] { $kills } killed.
       *[other] { $kills } killed, { $routs } routed.
    }
}
losses = { seat-name } { $killed ->
    [none] saw flee: { $routed }.
   *[other] { $routed ->
        [none] lost: { $killed }.
       *[other] lost: { $killed }; saw flee: { $routed }.
    }
}
routed-killed = Cut down in flight, { seat-name }: { $units }.
joined = { $units } joined { seat-name }.
battle-won = { seat-name } won the battle of { $realm } with { $units }.
both-wiped-out = Nobody survived the battle of { $realm }.
settlement-taken = { seat-name } took over the { $site } in { $realm }.
plundered = { seat-name } plundered the { $site } in { $realm }: { $die }, so { $count ->
    [0] nothing.
    [one] one resource.
   *[other] { $count } resources.
}
took = { seat-name } took { goods-name }.
home-lost = { $realm } has fallen! Out of the game: { seat-name }. { conqueror-name } took { $stars ->
    [one] a star.
   *[other] { $stars } stars.
}
cards-given-up = { seat-name } gave up cards ({ $cards }) and quests ({ $quests }).
