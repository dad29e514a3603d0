# Was geschehen ist, in aller Kürze.

## Aufbau

race = { seat-name }: { $race }.
lays-first = Am höchsten gewürfelt, und darum zuerst an der Reihe: { seat-name }.
middle = In der Mitte der Welt liegen { $realms }.
laid = { seat-name }: { $realm } gelegt.
tiles-shown = { seat-name }: nichts passt. Vorgezeigt: { $tiles }.
board-complete = Die Welt ist fertig.

## Runden und Rat

round = Runde { $round } beginnt. Zuerst: { seat-name }.
turn = Am Zug: { seat-name }.
resigned = { seat-name } gibt auf.
draws = { seat-name }: eine Karte gezogen.
drawn = Du ziehst { $card }.
discarded = { seat-name }: { $card } abgeworfen.
action-deck-shuffled = Die Aktionskarten werden neu gemischt.
event-drawn = { seat-name }: ein Ereignis aufgedeckt, { $event }.
event = Der Rat berät: { $event }. { $needed ->
    [one] Eine Stimme ist nötig.
   *[other] { $needed } Stimmen sind nötig.
}
votes = { seat-name }: { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
} für { $event }.
abstains = { seat-name }: Schweigen zu { $event }.
event-carried = { $event }: angenommen mit { $votes } von { $needed } Stimmen.
event-failed = { $event }: gescheitert mit { $votes } von { $needed } Stimmen.
event-cancelled = { $event }: vom Rat gestrichen.

## Karten und Zauber

played = { seat-name }: { $card } gespielt{ $target ->
    [none] .
   *[other] , Ziel { $target }.
}
cast = { seat-name }: { $spell } gesprochen{ $target ->
    [none] .
    [Holz] , für Holz.
    [Eisen] , für Eisen.
   *[other] , Ziel { $target }.
}
cancelled = { seat-name }: { $source } vereitelt.
gained = { seat-name }: { $amount } { $resource } gewonnen.
taken = { seat-name }: { goods-name } genommen.
stolen = { seat-name }: { goods-name } geraubt. Bestohlen: { victim-name }.
despoiled = { seat-name }: { goods-name } vernichtet. Geschädigt: { victim-name }.
lost-goods = { seat-name }: { goods-name } verloren.
power-gained = { seat-name }: { $amount } Sternenkraft mehr in dieser Runde.
star-dimmed = { seat-name }: Ein Stern ist für diese Runde erloschen.
monsters-gone = Alle Monster haben die Welt verlassen.
city-shrunk = { $realm }: Die Großstadt ist nur noch eine Stadt.
passed = { seat-name }: eine Karte weitergegeben an { to-seat-name }.
passed-card = Die weitergegebene Karte: { $card }.
hand-seen = { seat-name }, auf der Hand: { $cards ->
    [none] leer.
   *[other] { $cards }.
}
monster = { seat-name }: Ein Monster ist da, { $kind }.
monster-roll = { seat-name }: ein Monster gerufen, { $die } gewürfelt ({ $needed } nötig).
must-remove = { seat-name }: { $amount ->
    [0] niemand muss fort.
    [one] eine Armeeeinheit muss fort.
   *[other] { $amount } Armeeeinheiten müssen fort.
}
tremor = Die Erde bebt in { $realm }: { $die }.
destroyed = { $realm }: { $settlement } zerstört.
ruined = { $realm }: { $settlement } verlassen und verfallen.
healed = Geheilt: { $hero }, jetzt { $life } Leben.

## Wirtschaft, Unterhalt, Handel

harvest = { seat-name }: { goods-name } geerntet.
recruited = { seat-name }: { $kind } angeworben in { $realm }.
hired = { seat-name }: { hero-name } ist da.
built = { seat-name }: { $settlement } gebaut in { $realm }.
star-bought = { seat-name }: einen Stern gekauft für je { $price } von jedem Rohstoff.
no-star-left = { seat-name }: kein Stern mehr da.
upkeep-paid = { seat-name }: { goods-name } Unterhalt gezahlt.
disbanded = { seat-name }: { $kind } verloren in { $realm }.
razed = { seat-name }: { $settlement } aufgegeben in { $realm }.
traded = { seat-name }: { $give } gegen { $get } getauscht.
barter-offered = { seat-name } an { partner-name }: { goods-name } gegen { for-goods-name }?
bartered = { seat-name } an { partner-name }: { goods-name } gegen { for-goods-name } getauscht.
barter-declined = { seat-name }: kein Handel mit { partner-name }.

## Reihenfolge, Helden, Suche

order-rolled = { seat-name }: { $die } für die Reihenfolge.
order-shifted = { seat-name }: mit Großstädten { $total }.
order = Reihenfolge dieser Runde: { $seats }.
quest-taken = { seat-name }: ein Abenteuer begonnen.
quest-drawn = Dein Abenteuer: { $card }, Ziel { $realm }.
quest-discarded = { seat-name }: { $card } aufgegeben.
no-quest-left = { seat-name }: kein Abenteuer mehr da.
quests-shuffled = Die Suchkarten werden neu gemischt.
artifact-found = { seat-name }: { $card } gefunden!
star-found = { seat-name }: Ein Stern geht über der Heimat auf!
adventure-reached = { seat-name }: { $realm } erreicht, { $card }.
adventure-completed = { seat-name }: { $card } erfüllt.
hero-moved = { seat-name }: { hero-name } reist von { $origin } nach { $realm }.
hero-rested = { seat-name }: { hero-name } erholt sich und hat { $life } Leben.
hero-hurt = { seat-name }: { hero-name } verliert { $lost } Leben und hat noch { $life }.
hero-dead = { seat-name }: { hero-name } ist tot.
encounter = { seat-name }: { hero-name } muss kämpfen. Gegner: { $number ->
    [one] { $opponents }.
   *[other] { $number } × { $opponents }.
}
hero-struck = Die Gegner von { hero-name } ({ seat-name }) würfeln { $dice }: { $lost ->
    [0] kein Treffer.
    [one] ein Leben verloren, noch { $life }.
   *[other] { $lost } Leben verloren, noch { $life }.
}
hero-strikes = { seat-name }: { hero-name } würfelt { $dice }: { $lost ->
    [0] kein Treffer.
   *[other] Gegner { $opponent } { $life ->
        [0] fällt.
       *[other] hat noch { $life } Leben.
    }
}
challenged = { seat-name }: { hero-name } fordert heraus, { foe-name }: { foe-hero-name }.

## Bewegung und Krieg

march = { seat-name }: { $units } von { $origin } nach { $realm }.
realm-left = { seat-name }: { $realm } aufgegeben.
realm-taken = { seat-name }: { $realm } eingenommen.
battle = Schlacht um { $realm }! Angriff: { attacker-name } ({ $attacking }). Verteidigung: { defender-name } ({ $defending }).
combat-round = Kampfrunde { $round }.
rally = { seat-name }: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $bonus })
} beim Sammeln, { $count ->
    [0] niemand kehrt zurück.
    [one] eine Einheit darf zurück.
   *[other] { $count } Einheiten dürfen zurück.
}
rallied = { seat-name }: { $units } wieder gesammelt.
overrun = { seat-name }: überrannt! Verloren: { $killed }.
attacked = { seat-name }, { $arm ->
    [archery] Bogenkampf
    [melee] Handgemenge
   *[other] Reiterangriff
} ({ $units }): { $dice }. { $kills ->
    [0] { $routs ->
        [0] Nichts.
       *[other] Flucht: { $routs }.
    }
   *[other] { $routs ->
        [0] Tote: { $kills }.
       *[other] Tote: { $kills }, Flucht: { $routs }.
    }
}
losses = { seat-name }: { $killed ->
    [none] { $routed } geflohen.
   *[other] { $routed ->
        [none] { $killed } gefallen.
       *[other] { $killed } gefallen; { $routed } geflohen.
    }
}
routed-killed = { seat-name }: { $units } auf der Flucht erschlagen.
joined = { seat-name }: Verstärkung, { $units }.
battle-won = { seat-name }: Sieg in { $realm }. Überlebt: { $units }.
both-wiped-out = Die Schlacht um { $realm } hat niemand überlebt.
settlement-taken = { seat-name }: { $site } übernommen in { $realm }.
plundered = { seat-name }: { $site } geplündert in { $realm }, { $die } gewürfelt, { $count ->
    [0] keine Beute.
    [one] ein Rohstoff Beute.
   *[other] { $count } Rohstoffe Beute.
}
took = { seat-name }: { goods-name } genommen.
home-lost = { $realm } ist gefallen! Ausgeschieden: { seat-name }. Beute von { conqueror-name }: { $stars ->
    [one] ein Stern.
   *[other] { $stars } Sterne.
}
cards-given-up = { seat-name }: Karten ({ $cards }) und Suchkarten ({ $quests }) abgegeben.
