# What the boards in the browser say besides: labels, notes, spoken names.

board-map = Die Welt
# Lange Wörter, mit einem Strich, wo sie auf einem Teil getrennt werden können.
board-parting = Gefährten-kette Gottstein-berge Silber-birkenwald Sturm-gipfelkette
board-round = Runde { $round }
board-stock = { $resource }: { $stock } im Vorrat, { $income } je Ernte, { $upkeep } für den Unterhalt
board-stars = { $stars ->
    [one] ein Stern, { $unused } unbenutzt
   *[other] { $stars } Sterne, { $unused } unbenutzt
}{ $power ->
    [0] {""}
   *[other] , { $power } zusätzliche Sternenkraft
}
board-star = Stern
board-more = eins mehr
board-less = eins weniger

## The map

board-place = bei { $realms }
board-hero-of = Held { $hero }, { $race }
board-hero-here = Held { $hero }, { $race }, Leben { $life }
board-held-by = gehalten von: { $race }
board-yields = Bringt
board-adventure-here = Hierher führt dein Abenteuer
board-lay-here = Das Teil hier anlegen
board-lay = So anlegen
board-turn = Drehen
board-turns = Es passt auf { $count } Arten.
board-tiles-left = { $count ->
    [one] noch ein Teil
   *[other] noch { $count } Teile
}
board-values = schlägt ab { $rout } in die Flucht, tötet ab { $kill }, zieht { $move }
board-numbers = vertreibt ab { $rout }, tötet ab { $kill }
board-moves = zieht { $move }
board-who-goes = Wer geht? Dann ein Gebiet wählen.

## What one holds

board-tab-now = Jetzt nutzen
board-tab-cards = Karten
board-tab-spells = Zauber
board-tab-adventure = Abenteuer
board-tab-trade = Handel
board-no-cards = Du hast keine Karten.
board-costs = { $cost ->
    [one] ein Stern
   *[other] { $cost } Sterne
}
board-leads-to = Führt nach { $realm }.
board-fighter = Leben { $life }, { $attack ->
    [one] ein Würfel
   *[other] { $attack } Würfel
}, trifft ab { $hit }, nimmt { $damage }
board-nobody-waits = Dort wartet niemand: Wer ankommt, hat es geschafft.
board-hero-way = Held { $hero }: { $steps ->
    [0] ist dort.
    [one] ein Gebiet entfernt.
   *[other] { $steps } Gebiete entfernt.
}
board-hero = Held
board-building = Stadt oder Großstadt
board-upkeep = Unterhalt
board-after-upkeep = Nach dem Unterhalt bleiben:
board-of = von { $stock }
board-exchange = { $rate } { $give } für 1 { $get }
board-caravan-to = Karawane: { $race }
board-offers-you = bietet dir
board-in-return = für
board-you-give = Du gibst
board-you-get = Du bekommst

## The council

board-council = Der Rat
board-needed = { $votes } von { $needed } Stimmen
board-carried = Wenn angenommen:
board-failed = Wenn gescheitert:
board-voted = { $votes ->
    [0] schweigt
    [one] eine Stimme
   *[other] { $votes } Stimmen
}
board-to-vote = spricht noch
board-has-votes = { $votes ->
    [one] hat eine Stimme
   *[other] hat { $votes } Stimmen
}
board-waiting-events = Noch offen: { $events }

## Battles

board-battle = Schlacht
board-battle-of = Die Schlacht um { $realm }
board-battle-round = Kampfrunde { $round }
board-attacker = Angreifer
board-defender = Verteidiger
board-ready = Bereit
board-routed = Auf der Flucht
board-killed = Gefallen
board-nobody = niemand
board-step-rally = Sammeln
board-step-archery = Bogenschützen
board-step-cavalry = Kavallerie
board-step-melee = Fußvolk und Monster
board-bonus = { $bonus } auf Angriffswürfel
board-rally-bonus = { $bonus } aufs Sammeln
board-barred = ohne { $steps } in dieser Runde
board-siege = Belagerung { $bonus }
board-result-kill = getötet
board-result-rout = in die Flucht
board-result-miss = daneben
board-rallied = Sammelwurf { $die }: { $count ->
    [0] niemand kehrt zurück
    [one] eine Einheit kehrt zurück
   *[other] { $count } kehren zurück
}
board-overrun = Überrannt!
board-won = Sieg: { $race }
board-all-fell = Niemand hat überlebt
board-choose-rally = Wer kehrt zurück? { $chosen } von { $count }
board-choose-lead = Wer greift an? { $chosen } von { $count }
board-choose-losses = Wähle deine Verluste: { $kills ->
    [0] {""}
   *[other] { $killed } von { $kills } gefallen
}{ $kills ->
    [0] {""}
   *[other] { $routs ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $routs ->
    [0] {""}
   *[other] { $routed } von { $routs } auf der Flucht
}
board-confirm = So sei es
board-begin-again = Neu wählen
board-to-rout = { $kind } flieht
board-close = Schließen
board-odds = { $chance } Siegchance

## Quests

board-fight = Ein Held kämpft
board-duel = Held gegen Held
board-encounter = Begegnung
board-foe = { $name } { $number }
board-life = Leben { $life } von { $full }
board-struck = Die Gegner schlagen zu: { $lost ->
    [0] kein Treffer
    [one] ein Leben verloren
   *[other] { $lost } Leben verloren
}
board-strikes = Der Held schlägt zu: { $lost ->
    [0] kein Treffer
   *[other] ein Treffer
}
board-strike-this = Auf diesen schlagen
board-hero-dead = Der Held ist tot.
board-fight-won = Der Kampf ist gewonnen!
board-found = Gefunden: { $card }

## The others

board-players = Spieler
board-fallen = verlor die Heimat in Runde { $round }
board-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
board-realms = { $count ->
    [one] ein Gebiet
   *[other] { $count } Gebiete
}
board-towns = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
board-cities = { $count ->
    [one] eine Großstadt
   *[other] { $count } Großstädte
}
board-heroes = { $count ->
    [one] ein Held
   *[other] { $count } Helden
}
board-votes = { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}
board-piles = Stapel und Ablagen
board-deck = Aktionskarten im Stapel: { $count }
board-quests-left = Suchkarten im Stapel: { $count }
board-discard = Abgelegt ({ $count })
board-gone = Ereignisse aus dem Spiel ({ $count })
board-quest-discard = Erfüllte und aufgegebene Suchen ({ $count })

## How an action goes on, in the list of choices

ask-lay-1 = Wo soll es liegen?
ask-lay-2 = Wie soll es gedreht sein?
ask-play-at-1 = Auf wen oder was?
ask-cast-at-1 = Auf wen oder was?
ask-discard-0 = Welche Karte?
ask-recruit-1 = Wo?
ask-build-0 = Wo?
ask-raze-0 = Wo?
ask-disband-1 = Wer geht?
ask-trade-0 = Was gibst du?
ask-trade-1 = Was willst du dafür?
ask-ride-1 = Wohin?
ask-challenge-1 = Wen greift er an?
ask-march-1 = Wer geht?
ask-march-2 = Wie viele?
ask-march-3 = Wohin?
ask-rally-0 = Wer kehrt zurück?
ask-lead-0 = Wer greift an?
ask-suffer-0 = Wer fällt?
ask-suffer-1 = Wer flieht?

## What is in force

board-in-force = In Kraft
board-everybody = alle
board-effect-no-production = Bringt in dieser Runde nichts
board-effect-freeze-half = Nur die Hälfte der Einheiten hier darf in dieser Runde ziehen
board-effect-add-vote = eine Stimme mehr für das Ereignis
board-effect-archers-shoot-twice = Bogenschützen würfeln mit zwei Würfeln
board-effect-attack-cap = eine Einheit mehr darf angreifen
board-effect-build-cost = eine Stadt oder Großstadt kostet weniger
board-effect-cancel-siege-bonus = Mauern und Heimat helfen dem Verteidiger nicht
board-effect-combat-bonus = { $amount } auf Angriffswürfel
board-effect-forbid-entry = niemand zieht dorthin, wo andere sind
board-effect-forbid-step = manche dürfen nicht angreifen
board-effect-guild-closed = die Graue Gilde verkauft nichts
board-effect-guild-discount = ein Stern kostet { $number } weniger von allem
board-effect-hero-cost = ein Held kostet weniger
board-effect-hero-move = ein Held zieht ein Gebiet weiter
board-effect-hero-stat = ein Held trifft eine Zahl früher
board-effect-ignore-stop = Wälder und Berge halten niemanden auf
board-effect-move-bonus = Einheiten ziehen ein Gebiet weiter
board-effect-move-penalty = Einheiten ziehen ein Gebiet weniger
board-effect-no-free-trade = die Freien Händler bleiben fern
board-effect-barren = kein Ertrag: { $terrain }
board-effect-rally-bonus = { $amount } aufs Sammeln
board-effect-star-power = { $number } Sternenkraft mehr
board-effect-trade-link = eine Karawane zwischen { $race } und { $partner_race }
board-effect-trade-ratio = die Freien Händler geben mehr
board-effect-upkeep-change = { $amount } Getreide für den Unterhalt
