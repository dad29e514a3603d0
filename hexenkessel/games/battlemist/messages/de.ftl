# Was Battlemist sagt: Fragen, Einstellungen und wie ein Spiel endet.

hero-name = Held { $hero }
foe-hero-name = Held { $foe_hero }
goods-name = { $grain ->
    [0] { $wood ->
        [0] { $iron ->
            [0] nichts
           *[other] { $iron } Eisen
        }
       *[other] { $wood } Holz{ and-iron-name }
    }
   *[other] { $grain } Getreide{ and-wood-name }{ and-iron-name }
}
and-wood-name = { $wood ->
    [0] {""}
   *[other] , { $wood } Holz
}
and-iron-name = { $iron ->
    [0] {""}
   *[other] , { $iron } Eisen
}
for-goods-name = { $for_grain ->
    [0] { $for_wood ->
        [0] { $for_iron ->
            [0] nichts
           *[other] { $for_iron } Eisen
        }
       *[other] { $for_wood } Holz{ and-for-iron-name }
    }
   *[other] { $for_grain } Getreide{ and-for-wood-name }{ and-for-iron-name }
}
and-for-wood-name = { $for_wood ->
    [0] {""}
   *[other] , { $for_wood } Holz
}
and-for-iron-name = { $for_iron ->
    [0] {""}
   *[other] , { $for_iron } Eisen
}

welcome =
    Sechs Völker wollen die Sterne von Timorran. Mit den anderen legst du die Welt aus, Teil um Teil, und lässt dich
    darin nieder. Heere halten Gebiete, Gebiete nähren Heere; Städte verdoppeln den Ertrag; Helden ziehen auf Suche.

    Wer zu Beginn einer Runde als Einziger genug Sterne hat, meist fünf, hat gewonnen. Wer seine Heimat verliert, scheidet aus.
    Jede Wahl hat eine Nummer: Tippe sie ein. Mit help erfährst du alles Weitere.

## Einstellungen

option-events = Ereignisse: wie empfohlen (nicht zu zweit), immer oder nie
option-stars = wie viele Sterne zum Sieg genügen; weniger für ein kurzes Spiel
option-board = die Welt legen die Spieler oder der Zufall, oder sie ist immer dieselbe
option-races = Rassen nach der Tabelle des Buches vereinbart, aus ihr gelost oder frei gewählt
option-values = was auf den Rassenkarten steht, wo es vom Satz abweicht: Vorräte, Ertrag, wie Einheiten kämpfen und ziehen

## Aufbau

prompt-gathering = Welche Rasse willst du führen?
prompt-laying = { $tiles ->
    [one] Lege dein letztes Teil, Farbe an Farbe.
   *[other] Lege eines deiner { $tiles } Teile, Farbe an Farbe. Eine Heimat passt zu jeder Farbe.
}
prompt-laying-forced = Niemand findet einen Platz. Lege ein Teil dorthin, wo die Farben am wenigsten streiten.

## Augenblicke

prompt-moment-council = Der Rat ist eröffnet. Willst du eine Karte spielen oder zaubern?
prompt-moment-council-vote = Stimmen sind gefallen. Willst du dich einmischen?
prompt-moment-after-harvest = Die Ernte ist eingebracht. Willst du eine Karte spielen?
prompt-moment-recruit = Willst du beim Anwerben eine Karte spielen?
prompt-moment-before-quest = Gleich beginnt die Suche. Willst du eine Karte spielen?
prompt-moment-own-quest = Willst du während deiner Suche eine Karte spielen?
prompt-moment-before-fight = Dein Held muss gleich kämpfen. Willst du eine Karte spielen?
prompt-moment-before-move = Gleich ziehen deine Heere. Willst du etwas einsetzen?
prompt-moment-before-other-move = Gleich zieht ein anderer. Willst du eine Karte spielen?
prompt-moment-battle-start = Eine Schlacht beginnt. Willst du eine Karte spielen?
prompt-moment-before-round = Eine Kampfrunde beginnt. Willst du eine Karte spielen oder zaubern?
prompt-moment-battle-any-time = Die Schlacht tobt. Willst du zaubern?
prompt-moment-after-roll = Die Würfel sind gefallen. Willst du eine Karte spielen?
prompt-moment-upkeep = Der Unterhalt beginnt. Willst du eine Karte spielen?
prompt-moment-react-spell = Ein Zauber wurde gesprochen. Willst du antworten?
prompt-moment-react-card = Eine Karte wurde gespielt. Willst du antworten?

## Der Rat

prompt-drawing = Deine Hand ist voll. Wirf eine Karte ab und ziehe eine neue, oder behalte, was du hast.
votes-note = { $total ->
    [one] eine Stimme
   *[other] { $total } Stimmen
}, { $needed } nötig
prompt-voting = { $event }: bisher { votes-note }. { $votes ->
    [one] Gibst du deine Stimme, oder enthältst du dich?
   *[other] Gibst du deine { $votes } Stimmen, oder enthältst du dich?
}
prompt-taking = Nimm { $amount ->
    [one] einen Rohstoff
   *[other] { $amount } Rohstoffe
} deiner Wahl.
prompt-stealing = Nimm { $amount ->
    [one] einen Rohstoff
   *[other] { $amount } Rohstoffe
} aus diesem Vorrat: { seat-name }.
prompt-despoiling = Zerstöre { $amount ->
    [one] einen Rohstoff
   *[other] { $amount } Rohstoffe
} in diesem Vorrat: { seat-name }.
prompt-choosing = Welches Monster soll kommen?
prompt-spying = Du siehst diese Hand: { seat-name }. Welche Karte soll fort?
prompt-culling = { $amount ->
    [one] Du verlierst eine Armeeeinheit. Welche?
   *[other] Du verlierst { $amount } Armeeeinheiten. Welche zuerst?
}
prompt-overfull = Du hast mehr als sieben Karten. Welche soll fort?

## Wirtschaft und Unterhalt

prompt-recruiting = Wirb an, baue, handle; dann sage fertig.
prompt-guild = Ein Stern der Grauen Gilde kostet je { $price } von jedem Rohstoff. Willst du ihn kaufen?
prompt-upkeep = Du kannst nicht zahlen, es fehlt: { goods-name }. Handle, oder gib etwas auf.
prompt-bartering = Die Karawane ist am Ziel: { partner-name }. Was bietest du an?
prompt-bartering-answer = Ein Angebot von dort: { partner-name }. Nimmst du an, antwortest du, oder lehnst du ab?

## Die individuelle Phase

prompt-order = Du hast { $die } gewürfelt. { $cities ->
    [one] Eins für deine Großstadt dazu oder weg?
   *[other] { $cities } für deine Großstädte dazu oder weg?
}
prompt-journeys = Ziehe mit deinen Helden, dann sage fertig.
prompt-arrival = Welcher Held stellt sich der Begegnung?
prompt-encounter = Wen trifft der Schlag deines Helden?
prompt-duel = Wen trifft der Schlag deines Helden?
prompt-challenges = Fremde Helden sind nah. Greift einer der deinen an?
prompt-challenges-over = Deine Suche endet. Willst du noch etwas einsetzen?
prompt-movement = Ziehe mit deinen Heeren, dann sage fertig.
prompt-combat = Mehrere Schlachten stehen an. Welche zuerst?
prompt-rallying = { $count ->
    [one] Eine geflohene Einheit kehrt zurück. Welche?
   *[other] { $count } geflohene Einheiten kehren zurück. Welche?
}
prompt-leading = Wer greift im Handgemenge an?
prompt-suffering = { $kills ->
    [0] {""}
    [one] Einer stirbt
   *[other] { $kills } sterben
}{ $kills ->
    [0] {""}
   *[other] { $routs ->
        [0] {""}
       *[other] ,{" "}
    }
}{ $routs ->
    [0] {""}
    [one] einer flieht
   *[other] { $routs } fliehen
}. Wen trifft es?
prompt-spoils = { $realm } ist dein, dazu eine { $site }. Behältst du sie, oder plünderst du?
prompt-looting = Nimm { $count ->
    [one] einen Rohstoff
   *[other] { $count } Rohstoffe
} deiner Wahl.

## Das Ende, Aufträge, Aussichten

outcome-stars = Die Sterne von Timorran haben gewählt.
outcome-alone = Nur ein Volk ist übrig.
outcome-stopped = Alle haben zugestimmt aufzuhören.
result-score = { $score ->
    [one] ein Stern
   *[other] { $score } Sterne
}

order-pass-with-nothing = Passen, wo ich nichts einsetzen kann
order-pass-until-attacked = Passen, bis ich in einer Schlacht stehe
order-pass-in-council = Im Rat nichts einsetzen
order-pass-after-harvest = Nach der Ernte nichts einsetzen
order-pass-before-quests = Vor Suchen und Heldenkämpfen nichts einsetzen
order-pass-before-moves = Vor Bewegungen nichts einsetzen
order-pass-in-battles = In Schlachten nichts einsetzen
order-pass-in-upkeep = Beim Unterhalt nichts einsetzen
order-pass-on-answers = Auf fremde Karten und Zauber nie antworten

preview-expected = zu erwarten: { $expected }
preview-wins = für den Sieg
preview-wins-about = für den Sieg, ungefähr
preview-both-fall = dass beide untergehen
preview-kills = jemanden zu töten
preview-survives = zu überleben
