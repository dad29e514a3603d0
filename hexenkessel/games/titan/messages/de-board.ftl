# Was die Pläne im Browser sonst noch sagen: Beschriftungen, Notizen, gesprochene Namen.

board-attacker = Angreifer
board-defender = Verteidiger
board-battle = Schlacht
board-masterboard = Hauptplan
board-round = Durchgang { $round }
board-battle-round = Runde { $round } von 7
board-waiting = Noch nicht auf dem Feld
board-must-enter = Jetzt aufs Feld, sonst verloren
board-newcomer = Neu gekommen
board-slain = Gefallen
board-unknown = Unbekanntes Wesen
board-moved = ist gezogen
board-engaged = Kampf { land-name.at }
board-characters = { $count ->
    [one] { $count } Wesen
   *[other] { $count } Wesen
}
board-worth = { $points } Punkte wert
board-hits = { $hits } von { $power } Treffern
board-height = Höhe { $height }
board-odds-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { $number }+
board-odds-expected = { $expected } Treffer erwartet
board-odds-slays = { $chance } tödlich
board-odds-needed = { $need } nötig
board-titan-power = Titan
board-score = Punkte
board-legions = Armeen
board-own-legions = Deine Armeen
board-markers-left = Marker übrig
board-fallen = gefallen
board-stacks = Stapel des Verwalters
board-lost = { $lost } für immer verloren
board-chart = Wer wo ausgehoben wird
board-tower-any = Jede Armee
board-tower-Warlock = Titan oder Hexenmeister
board-tower-Guardian = Drei gleiche oder ein Wächter
board-signs = Symbole auf den Grenzen
board-sign-block = Block: Wer hier beginnt, muss hier hinaus.
board-sign-arch = Sphäre: Wer hier beginnt, darf hier hinaus.
board-sign-arrow = Pfeil: der Weg für alle, die durchziehen; aus einem Turm jeder davon.
board-sign-triple = Dreifachpfeil: Wer durchzieht, muss ihm folgen; wer hier beginnt, darf.
board-players = Spieler
board-aftermath = Was daraus wurde
board-losses = Verluste
board-go-on = Weiter
board-roll = Bewegungswurf { $roll }
board-enter = Von dieser Seite kommen
board-land = Hierhin
board-chosen = Gewählt
board-flies = fliegt
board-rangestrikes = greift aus der Ferne an
board-magic = mit Magie
board-native = heimisch: { $hazards }
board-hazards = Hindernisse
board-natives = Heimisch
board-on-movement = Bewegung
board-on-strikes = Angriff
board-on-rangestrikes = Fernangriff

## Wie etwas heißt, das die Meldungen nur zählen.

unit-name = { $unit }
legion-name = { $legion }
