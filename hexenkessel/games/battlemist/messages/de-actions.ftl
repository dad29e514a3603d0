# Was eine Wahl bewirkt, in wenigen Worten: im Terminal daneben, im Browser darunter.

## Was gezählt wird

counted-footman = { $count ->
    [one] 1 Fußsoldat
   *[other] { $count } Fußsoldaten
}
counted-archer = { $count ->
    [one] 1 Bogenschütze
   *[other] { $count } Bogenschützen
}
counted-cavalry = { $count } Kavallerie
counted-dragon = { $count ->
    [one] 1 Drache
   *[other] { $count } Drachen
}
counted-firebreather = { $count } Feuerspeier
counted-giant = { $count ->
    [one] 1 Riese
   *[other] { $count } Riesen
}

## Was mehrere sagen

stock-note = { $stock ->
    [none] nichts übrig
   *[other] { $stock } übrig
}
upkeep-note = { stock-note }; Unterhalt { $upkeep ->
    [none] nichts
   *[other] { $upkeep }
}{ $missing ->
    [none] {""}
   *[other] , zu wenig: { $missing }
}
loss-note = { $lost ->
    [bare] deine Heimat bleibt offen
    [yes] { $site ->
        [none] {""}
       *[other] { $site } und{" "}
    }Gebiet aufgegeben
   *[no] { $rest ->
        [none] niemand bleibt
       *[other] zurück bleibt: { $rest }
    }
}
waiting-note = { $foe ->
    [none] { $defender ->
        [none] { $own ->
            [none] { $yields ->
                [none] freie Wüste
               *[other] frei, { $yields }
            }
           *[other] zu { $own }
        }
       *[other] Heimat, unverteidigt: { defender-name }
    }
   *[other] gegen { foe-name }: { $units }{ $wall ->
        [none] {""}
       *[other] , { $wall }
    }{ $own ->
        [none] {""}
       *[other] ; eigene dort: { $own }
    }
}
fighters-note = { $number ->
    [0] niemand wartet
    [one] { $opponents }: { foe-note }
   *[other] { $number } × { $opponents }: je { foe-note }
}
foe-note = Leben { $life }, { $dice ->
    [one] 1 Würfel trifft
   *[other] { $dice } Würfel treffen
} ab { $hit }{ $damage ->
    [one] {""}
   *[other] {" "}für { $damage }
}
and-aim-note = { $aim ->
    [player] {" "}{ foe-name }: { $stock ->
        [none] leerer Vorrat
       *[other] { $stock }
    }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }.
    [hero] {" "}Leben { $life }, in { $realm }.
    [realm] {" "}{ $foe ->
        [none] { $yields ->
            [none] Wüste, niemand dort.
           *[other] { $yields }, niemand dort.
        }
       *[other] { foe-name }: { $units }.
    }
    [event] {" "}Angenommen: { $carried } Gescheitert: { $failed }
   *[none] {""}
}

## Aufbau

action-race = { $about } Beginnt mit { $stock }; die Heimat bringt { $yields }; { $alignment }.
action-lay = neben { $realms }{ $clashes ->
    [0] {""}
    [one] ; 1 Kante passt nicht
   *[other] ; { $clashes } Kanten passen nicht
}{ $steps ->
    [none] {""}
   *[other] ; { $steps } von deiner Heimat
}

## Rat, Karten und Zauber

action-vote = { $commit ->
    [yes] Dann { votes-note }. Angenommen: { $carried }
   *[no] Bisher { votes-note }. Gescheitert: { $failed }
}
action-play = { $about }
action-play-at = { $about }{ and-aim-note }
action-cast = { $about } Kostet { $cost } Sternenkraft, es bleibt { $left }.
action-cast-at = { $about }{ and-aim-note } Kostet { $cost } Sternenkraft, es bleibt { $left }.
action-discard = ungenutzt: { $about }
action-choose = { $dice ->
    [0] { $about }
    [one] 1 Würfel, schlägt ab { $rout } in die Flucht, tötet ab { $kill }, zieht { $move }{ $rally ->
        [0] {""}
        [-3] , geflohene Feinde sammeln sich mit −3
       *[other] , deine Geflohenen sammeln sich mit +{ $rally }
    }
   *[other] { $dice } Würfel, schlägt ab { $rout } in die Flucht, tötet ab { $kill }, zieht { $move }
}
action-done = { $step ->
    [recruiting] nichts mehr kaufen; { upkeep-note }
    [journeys] die anderen Helden bleiben
    [challenges] niemanden herausfordern
    [movement] alle anderen bleiben
   *[other] weiter
}
action-pass = { $step ->
    [guild] keinen Stern kaufen
    [drawing] alle Karten behalten
   *[other] jetzt nichts einsetzen
}

## Wirtschaft und Unterhalt

action-recruit = für { $cost }; { upkeep-note }
action-hire = in { $realm } für { $cost }; { upkeep-note }
action-build = { $site } für { $cost }, bringt { $yields ->
    [none] nichts
   *[other] { $yields }
}; { upkeep-note }
action-buy-star = für je { $cost }: { $stars } von { $needed } Sternen, diese Runde verbraucht; { upkeep-note }
action-trade = { $rate } { $give } für 1 { $get }{ $ahead ->
    [yes] ; { upkeep-note }
   *[no] {""}
}
action-disband = { loss-note }; { upkeep-note }
action-raze = ohne { $site }; { upkeep-note }
action-take = { $goods }; { $victim ->
    [none] dann hast du { $stock }
   *[other] { victim-name } dann: { $rest ->
        [none] nichts
       *[other] { $rest }
    }
}
action-barter = einen Tausch anbieten: { partner-name }; dort: { $stock ->
    [none] nichts
   *[other] { $stock }
}
action-offer = { $given ->
    [none] nichts
   *[other] { $given }
} für { $wanted ->
    [none] nichts
   *[other] { $wanted }
}
action-accept = du gibst { $given ->
    [none] nichts
   *[other] { $given }
}, du bekommst { $wanted ->
    [none] nichts
   *[other] { $wanted }
}
action-decline = kein Handel

## Die individuelle Phase

action-shift = zählt als { $total }
action-ride = { $steps ->
    [one] 1 Gebiet
   *[other] { $steps } Gebiete
}{ $left ->
    [none] {""}
    [0] ; dein Abenteuer: { fighters-note }
   *[other] ; dann { $left } bis zu deinem Abenteuer
}{ $foes ->
    [none] {""}
   *[other] ; dort: { $foes }
}
action-face = { fighters-note }; er hat Leben { $own }
action-strike = { foe-note }
action-challenge = dein Leben { $own } gegen { $life }; der Herausgeforderte schlägt zuerst
action-march = { loss-note }; { waiting-note }
action-attack = { waiting-note }
action-rally = bereit: { $ready }{ $routed ->
    [none] {""}
   *[other] ; noch auf der Flucht: { $routed }
}
action-lead = { $rest ->
    [none] alle
   *[other] es bleiben zurück: { $rest }
}
action-suffer = { $ready ->
    [none] niemand steht mehr
   *[other] es stehen: { $ready }
}{ $routed ->
    [none] {""}
   *[other] ; auf der Flucht: { $routed }
}
action-occupy = bringt { $yields ->
    [none] nichts
   *[other] { $yields }
}, Unterhalt { $upkeep }
action-plunder = { $more ->
    [0] wird zerstört für einen halben Würfel an Rohstoffen
   *[other] wird zerstört für einen halben Würfel und { $more } Rohstoffe
}

## Bilder im Terminal

drawing-map = die Welt mit allen Einheiten und Helden
drawing-players = alle Spieler: Sterne, Vorräte, Gebiete, Heere
drawing-hand = deine Karten, dein Abenteuer, was abgelegt ist
drawing-spells = das Zauberbuch
drawing-council = Ereignisse, und wer wie viele Stimmen hat
drawing-battle = die Schlacht, solange eine da ist
