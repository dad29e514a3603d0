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

# Wonach gefragt wird, während eine Aktion zusammengestellt wird: das Verb, und wie viele Wörter schon gesagt sind.

ask-divide-0 = Wer steht noch in der ersten Armee?
ask-split-1 = Wer geht in die neue Armee?
ask-move-1 = Wohin zieht sie?
ask-move-2 = Von welcher Seite greift sie an?
ask-teleport-1 = Wohin zieht sie?
ask-teleport-2 = Welcher Lord wird gezeigt?
ask-teleport-3 = Von welcher Seite greift sie an?
ask-propose-0 = Wer überlebt?
ask-propose-1 = Wer bleibt dem Sieger?
ask-maneuver-1 = Wohin geht es?
ask-strike-1 = Wen greift es an?
ask-strike-2 = Mit welchen Würfeln, auf welche Zahl?
ask-strike-3 = Auf welche Zahl?
ask-rangestrike-1 = Wen greift es aus der Ferne an?
ask-muster-1 = Wer kommt dazu?
ask-muster-2 = Wer wird dafür gezeigt?
ask-summon-1 = Wer kommt?

# Neben gezeichneten Würfeln.

drawn-strike = { $unit } greift { $target } an, { $number }+. { strike-hits }
drawn-rangestrike = { $unit } schießt auf { $target }, { $number }+. { strike-hits }
