# Was nur ein Bildschirm sagt: die Verben auf den Knöpfen, die Namen der Varianten, wie das Gewählte heißt.

verb-done = Fertig
verb-divide = Aufteilen
verb-split = Aufspalten
verb-roll = Würfeln
verb-reroll = Noch einmal würfeln
verb-move = Ziehen
verb-teleport = Teleportieren
verb-engage = Austragen
verb-flee = Fliehen
verb-stand = Standhalten
verb-propose = Vorschlagen
verb-accept = Annehmen
verb-fight = Kämpfen
verb-concede = Aufgeben
verb-maneuver = Manövrieren
verb-strike = Angreifen
verb-rangestrike = Fernangriff
verb-carry = Übertragen
verb-muster = Ausheben
verb-summon = Herbeirufen
verb-acquire = Erwerben
verb-call-time = Schluss ansagen
verb-stop = Gemeinsam aufhören
verb-call-phase = Phase beenden

button-attacker = Der Angreifer überlebt
button-defender = Der Verteidiger überlebt
button-nobody = Niemand überlebt
button-done = Das sind alle
dice-name = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
number-name = { $number }+

option-start-name = Beginn
option-start-standard = Üblich
option-start-fast = Schnell
option-mulligan-name = Freischuss
option-points-name = Punkte zum Sieg
option-rounds-name = Durchgänge
option-timed-name = Vereinbarte Stunde
option-clock-name = Zeit für Phasen
