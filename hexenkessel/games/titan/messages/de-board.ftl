# Was die Pläne im Browser sonst noch sagen: Beschriftungen, Notizen, gesprochene Namen.

board-attacker = Angreifer
board-defender = Verteidiger
board-battle = Schlacht
board-masterboard = Hauptplan
board-round = Durchgang { $round }
board-battle-round = Runde { $round } von 7
board-waiting = Noch nicht auf dem Feld
board-must-enter = Jetzt aufs Feld, sonst verloren
board-newcomer = Verstärkung
board-slain = Gefallen
board-unknown = Unbekanntes Wesen
board-moved = ist gezogen
board-engaged = Kampf in { $land }
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
board-markers-left = Marker übrig
board-fallen = gefallen
board-stacks = Stapel des Verwalters
board-lost = { $lost } für immer verloren
board-chart = Wer wo ausgehoben wird
board-tower-any = Jede Armee
board-tower-warlock = Titan oder Hexenmeister
board-tower-guardian = Drei gleiche oder ein Wächter
board-signs = Zeichen auf den Grenzen
board-sign-block = Block: Wer hier beginnt, muss hier hinaus.
board-sign-arch = Bogen: Wer hier beginnt, darf hier hinaus.
board-sign-arrow = Pfeil: der Weg für alle, die durchziehen; aus einem Turm jeder davon.
board-sign-triple = Drei Pfeile: Wer durchzieht, muss ihnen folgen; wer hier beginnt, darf.
board-players = Spieler
board-roll = Bewegungswurf { $roll }
board-enter = Von dieser Seite kommen
board-land = Hierhin
board-chosen = Gewählt
board-flies = fliegt
board-rangestrikes = greift aus der Ferne an
board-magic = mit Magie
board-native = heimisch: { $hazards }

## Wie etwas heißt, das die Meldungen nur zählen.

unit-name = { $unit }
legion-name = { $legion }
