# What a choice would do, in few words: beside it in a terminal, under it in the browser.

## Things that are counted

counted-footman = { $count ->
    [one] 1 footman
   *[other] { $count } footmen
}
counted-archer = { $count ->
    [one] 1 archer
   *[other] { $count } archers
}
counted-cavalry = { $count } cavalry
counted-dragon = { $count ->
    [one] 1 Dragon
   *[other] { $count } Dragons
}
counted-firebreather = { $count ->
    [one] 1 Firebreather
   *[other] { $count } Firebreathers
}
counted-giant = { $count ->
    [one] 1 Giant
   *[other] { $count } Giants
}

## What several say

stock-note = { $stock ->
    [none] nothing left
   *[other] { $stock } left
}
upkeep-note = { stock-note }; upkeep { $upkeep ->
    [none] nothing
   *[other] { $upkeep }
}{ $missing ->
    [none] {""}
   *[other] , { $missing } short
}
loss-note = { $lost ->
    [bare] your home is left open
    [yes] { $site ->
        [none] {""}
       *[other] { $site } and{" "}
    }realm given up
   *[no] { $rest ->
        [none] nobody stays
       *[other] stays behind: { $rest }
    }
}
waiting-note = { $foe ->
    [none] { $defender ->
        [none] { $own ->
            [none] { $yields ->
                [none] free desert
               *[other] free, { $yields }
            }
           *[other] joins { $own }
        }
       *[other] home of { defender-name }, undefended
    }
   *[other] against { foe-name }: { $units }{ $wall ->
        [none] {""}
       *[other] , { $wall }
    }{ $own ->
        [none] {""}
       *[other] ; with { $own }
    }
}
fighters-note = { $number ->
    [0] nobody waits
    [one] { $opponents }: { foe-note }
   *[other] { $number } × { $opponents }: each { foe-note }
}
foe-note = life { $life }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} hit from { $hit }{ $damage ->
    [one] {""}
   *[other] {" "}for { $damage }
}
and-aim-note = { $aim ->
    [player] {" "}{ foe-name }: { $stock ->
        [none] empty stock
       *[other] { $stock }
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }.
    [hero] {" "}Life { $life }, in { $realm }.
    [realm] {" "}{ $foe ->
        [none] { $yields ->
            [none] Desert, nobody there.
           *[other] { $yields }, nobody there.
        }
       *[other] { foe-name }: { $units }.
    }
    [event] {" "}Carried: { $carried } Failed: { $failed }
   *[none] {""}
}

## Setting up

action-race = { $about } Begins with { $stock }; home yields { $yields }; { $alignment }.
action-lay = beside { $realms }{ $clashes ->
    [0] {""}
    [one] ; 1 edge clashes
   *[other] ; { $clashes } edges clash
}{ $steps ->
    [none] {""}
   *[other] ; { $steps } from your home
}

## The council, cards and spells

action-vote = { $commit ->
    [yes] Then { votes-note }. If carried: { $carried }
   *[no] So far { votes-note }. If it fails: { $failed }
}
action-play = { $about }
action-play-at = { $about }{ and-aim-note }
action-cast = { $about } Costs { $cost } star power, { $left } left.
action-cast-at = { $about }{ and-aim-note } Costs { $cost } star power, { $left } left.
action-discard = unused: { $about }
action-choose = { $dice ->
    [0] { $about }
    [one] 1 die, routs from { $rout }, kills from { $kill }, moves { $move }{ $rally ->
        [0] {""}
        [-3] , routed enemies rally with −3
       *[other] , your routed rally with +{ $rally }
    }
   *[other] { $dice } dice, routs from { $rout }, kills from { $kill }, moves { $move }
}
action-done = { $step ->
    [recruiting] buy no more; { upkeep-note }
    [journeys] the other heroes stay
    [challenges] challenge nobody
    [movement] all others stay
   *[other] go on
}
action-pass = { $step ->
    [guild] buy no star
    [drawing] keep all cards
   *[other] use nothing now
}

## Economics and upkeep

action-recruit = for { $cost }; { upkeep-note }
action-hire = in { $realm } for { $cost }; { upkeep-note }
action-build = a { $site } for { $cost }, yields { $yields ->
    [none] nothing
   *[other] { $yields }
}; { upkeep-note }
action-buy-star = for { $cost } of each: { $stars } of { $needed } stars, used this round; { upkeep-note }
action-trade = { $rate } { $give } for 1 { $get }{ $ahead ->
    [yes] ; { upkeep-note }
   *[no] {""}
}
action-disband = { loss-note }; { upkeep-note }
action-raze = no more { $site }; { upkeep-note }
action-take = { $goods }; { $victim ->
    [none] then you have { $stock }
   *[other] { victim-name } then { $rest ->
        [none] nothing
       *[other] { $rest }
    }
}
action-barter = offer { partner-name } an exchange; there: { $stock ->
    [none] nothing
   *[other] { $stock }
}
action-offer = { $given ->
    [none] nothing
   *[other] { $given }
} for { $wanted ->
    [none] nothing
   *[other] { $wanted }
}
action-accept = you give { $given ->
    [none] nothing
   *[other] { $given }
}, you get { $wanted ->
    [none] nothing
   *[other] { $wanted }
}
action-decline = no deal

## The individual phase

action-shift = counts as { $total }
action-ride = { $steps ->
    [one] 1 realm
   *[other] { $steps } realms
}{ $left ->
    [none] {""}
    [0] ; your adventure: { fighters-note }
   *[other] ; then { $left } from your adventure
}{ $foes ->
    [none] {""}
   *[other] ; there: { $foes }
}
action-face = { fighters-note }; he has life { $own }
action-strike = { foe-note }
action-challenge = your life { $own } against { $life }; the challenged strikes first
action-march = { loss-note }; { waiting-note }
action-attack = { waiting-note }
action-rally = ready: { $ready }{ $routed ->
    [none] {""}
   *[other] ; still routed: { $routed }
}
action-lead = { $rest ->
    [none] all of them
   *[other] held back: { $rest }
}
action-suffer = { $ready ->
    [none] nobody left standing
   *[other] standing: { $ready }
}{ $routed ->
    [none] {""}
   *[other] ; routed: { $routed }
}
action-occupy = yields { $yields ->
    [none] nothing
   *[other] { $yields }
}, upkeep { $upkeep }
action-plunder = { $more ->
    [0] it is destroyed for half a die of resources
   *[other] it is destroyed for half a die and { $more } resources
}

## Drawings of the terminal

drawing-map = the world with all units and heroes
drawing-players = all players: stars, stocks, realms, armies
drawing-hand = your cards, your adventure, what is discarded
drawing-spells = the spell book
drawing-council = events, and who has how many votes
drawing-battle = the battle, while there is one
