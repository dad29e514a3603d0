# What Battlemist says: prompts, options, and how a game ends.

hero-name = hero { $hero }
foe-hero-name = hero { $foe_hero }
goods-name = { $grain ->
    [0] { $wood ->
        [0] { $iron ->
            [0] nothing
           *[other] { $iron } iron
        }
       *[other] { $wood } wood{ and-iron-name }
    }
   *[other] { $grain } grain{ and-wood-name }{ and-iron-name }
}
and-wood-name = { $wood ->
    [0] {""}
   *[other] , { $wood } wood
}
and-iron-name = { $iron ->
    [0] {""}
   *[other] , { $iron } iron
}
for-goods-name = { $for_grain ->
    [0] { $for_wood ->
        [0] { $for_iron ->
            [0] nothing
           *[other] { $for_iron } iron
        }
       *[other] { $for_wood } wood{ and-for-iron-name }
    }
   *[other] { $for_grain } grain{ and-for-wood-name }{ and-for-iron-name }
}
and-for-wood-name = { $for_wood ->
    [0] {""}
   *[other] , { $for_wood } wood
}
and-for-iron-name = { $for_iron ->
    [0] {""}
   *[other] , { $for_iron } iron
}

welcome =
    Six peoples want the Stars of Timorran. You lay the world with the others, tile by tile, and settle in it.
    Armies hold realms, realms feed armies; towns double what they yield; heroes ride out on quests.

    Whoever alone has stars enough when a round begins, usually five, has won. Lose your home and you are out. Each
    choice has a number: type it. Type help for everything else.

## Options

option-events = events: as advised (not for two players), always, or never
option-stars = how many stars win; fewer for a short game
option-board = the world is laid by the players, drawn by chance, or always the same
option-races = races are agreed on within the book’s table, drawn from it, or chosen freely
option-values = what stands on the race cards, where it differs from the set: stocks, income, how units fight and move

## Setting up

prompt-gathering = Which race will you lead?
prompt-laying = { $tiles ->
    [one] Lay your last tile, colour to colour.
   *[other] Lay one of your { $tiles } tiles, colour to colour. A home fits every colour.
}
prompt-laying-forced = Nobody finds a place. Lay a tile where the colours clash least.

## Moments

prompt-moment-council = The council is open. Will you play a card or cast a spell?
prompt-moment-council-vote = Votes have been cast. Will you step in?
prompt-moment-after-harvest = The harvest is in. Will you play a card?
prompt-moment-recruit = Will you play a card while you recruit?
prompt-moment-before-quest = The quest step is about to begin. Will you play a card?
prompt-moment-own-quest = Will you play a card in your quest step?
prompt-moment-before-fight = Your hero is about to fight. Will you play a card?
prompt-moment-before-move = Your armies are about to move. Will you use anything?
prompt-moment-before-other-move = Somebody is about to move. Will you play a card?
prompt-moment-battle-start = A battle begins. Will you play a card?
prompt-moment-before-round = A combat round begins. Will you play a card or cast a spell?
prompt-moment-battle-any-time = The battle rages. Will you cast a spell?
prompt-moment-after-roll = The dice have fallen. Will you play a card?
prompt-moment-upkeep = Upkeep begins. Will you play a card?
prompt-moment-react-spell = A spell has been cast. Will you answer it?
prompt-moment-react-card = A card has been played. Will you answer it?

## The council

prompt-drawing = Your hand is full. Discard a card and draw another, or keep what you have.
votes-note = { $total ->
    [one] one vote
   *[other] { $total } votes
}, { $needed } needed
prompt-voting = { $event }: so far { votes-note }. { $votes ->
    [one] Commit your vote, or abstain?
   *[other] Commit your { $votes } votes, or abstain?
}
prompt-taking = Take { $amount ->
    [one] one resource
   *[other] { $amount } resources
} of your choice.
prompt-stealing = Take { $amount ->
    [one] one resource
   *[other] { $amount } resources
} from { seat-name }.
prompt-despoiling = Destroy { $amount ->
    [one] one resource
   *[other] { $amount } resources
} of { seat-name }.
prompt-choosing = Which monster shall come?
prompt-spying = You see the hand of { seat-name }. Which card goes?
prompt-culling = { $amount ->
    [one] You lose an army unit. Which one?
   *[other] You lose { $amount } army units. Which one goes first?
}
prompt-overfull = You have more than seven cards. Which one goes?

## Economics and upkeep

prompt-recruiting = Recruit, build, trade; then say done.
prompt-guild = A star of the Grey Guild costs { $price } of each resource. Will you buy it?
prompt-upkeep = You cannot pay. Missing: { goods-name }. Trade, or give something up.
prompt-bartering = The caravan reaches { partner-name }. What do you offer?
prompt-bartering-answer = { partner-name } made you an offer. Accept it, answer it, or decline?

## The individual phase

prompt-order = You rolled { $die }. { $cities ->
    [one] Add or take off one for your city?
   *[other] Add or take off { $cities } for your cities?
}
prompt-journeys = Move your heroes, then say done.
prompt-arrival = Which hero faces the encounter?
prompt-encounter = Whom does your hero strike?
prompt-duel = Whom does your hero strike?
prompt-challenges = Foreign heroes are near. Will one of yours attack?
prompt-challenges-over = Your quest step ends. Will you use anything more?
prompt-movement = Move your armies, then say done.
prompt-combat = Several battles wait. Which comes first?
prompt-rallying = { $count ->
    [one] One routed unit returns. Which one?
   *[other] { $count } routed units return. Which ones?
}
prompt-leading = Who attacks in the melee?
prompt-suffering = You take { $kills ->
    [0] {""}
    [one] one kill
   *[other] { $kills } kills
}{ $kills ->
    [0] {""}
   *[other] { $routs ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $routs ->
    [0] {""}
    [one] one rout
   *[other] { $routs } routs
}. Who suffers?
prompt-spoils = { $realm } is yours, and a { $site } with it. Keep it, or plunder it?
prompt-looting = Take { $count ->
    [one] one resource
   *[other] { $count } resources
} of your choice.

## The end, orders, odds

outcome-stars = The Stars of Timorran have chosen.
outcome-alone = Only one people is left.
outcome-stopped = Everybody has agreed to stop.
result-score = { $score ->
    [one] one star
   *[other] { $score } stars
}

order-pass-with-nothing = Pass where I have nothing to use
order-pass-until-attacked = Pass until there is a battle of mine
order-pass-in-council = Use nothing in the council
order-pass-after-harvest = Use nothing after the harvest
order-pass-before-quests = Use nothing before quests and fights of heroes
order-pass-before-moves = Use nothing before anybody’s movement
order-pass-in-battles = Use nothing in battles
order-pass-in-upkeep = Use nothing at upkeep
order-pass-on-answers = Answer nobody’s cards and spells

preview-expected = expect { $expected }
preview-wins = to win
preview-wins-about = to win, roughly
preview-both-fall = that both are wiped out
preview-kills = to kill somebody
preview-survives = to survive
