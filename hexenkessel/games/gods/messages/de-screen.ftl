# Was nur ein Bildschirm sagt: die Verben auf Knöpfen, die Namen der Optionen, wie Auswahlen heißen.

verb-done = Fertig
verb-choose-tower = Wählen
verb-divide = Aufteilen
verb-arrange = Anordnen
verb-offer = Anbieten
verb-take-offer = Angebot annehmen
verb-drop-offer = Angebot verwerfen
verb-reveal = Herrscher aufdecken
verb-give-up = Aufgeben
verb-split = Teilen
verb-move = Ziehen
verb-teleport = Teleportieren
verb-grant = Durchlassen
verb-deny = Verweigern
verb-attack = Angreifen
verb-spy = Spionieren
verb-garrison = Ersetzen
verb-discard = In den Pool geben
verb-engage = Austragen
verb-challenge = Herausfordern
verb-flee = Fliehen
verb-stand = Standhalten
verb-propose = Vorschlagen
verb-accept = Annehmen
verb-fight = Kämpfen
verb-concede = Kampf aufgeben
verb-maneuver = Manöver
verb-mount = Aufsitzen
verb-strike = Attackieren
verb-rangestrike = Fernschuss
verb-carry = Übertragen
verb-cast = Zaubern
verb-use = Sonderfertigkeit
verb-recruit = Rekrutieren
verb-hire = Anwerben
verb-conjure = Beschwören
verb-sacrifice = Opfern
verb-resurrect = Titan zurückholen
verb-summon = Rufen
verb-revive = Wiederbeleben
verb-appear = Erscheinen lassen
verb-place = Platzieren
verb-lend = Leihen
verb-choose-side = Seite wählen
verb-call-time = Zeit ansagen
verb-stop = Einvernehmlich beenden

button-attacker = Der Angreifer überlebt
button-defender = Der Verteidiger überlebt
button-nobody = Niemand überlebt
button-openly = Offen
button-secretly = Geheim
button-battle = Battle-Teleport
button-free = Free-Teleport
button-darkland = Von Darkland zu Darkland
button-done = Das ist alles
dice-name = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
number-name = ab { $number }
distance-name = { $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
}

option-phantoms_without_darklord-name = Phantome auch ohne Darklord
option-points-name = Kampfpunkte zum Sieg
option-rounds-name = Runden
option-timed-name = Vereinbarte Stunde

# Wonach gefragt wird, während eine Aktion zusammengesetzt wird: das Verb und wie viele Wörter schon gesagt sind.

ask-divide-0 = Wer steht noch in der ersten Armee?
ask-arrange-0 = Wer führt die nächste Armee?
ask-split-1 = Wer geht in die neue Armee?
ask-move-1 = Wohin zieht sie?
ask-move-2 = Wie weit zieht sie?
ask-move-3 = Von welcher Seite kommt sie?
ask-teleport-1 = Wohin?
ask-teleport-2 = Mit welchem Teleport?
ask-teleport-3 = Von welcher Seite greift sie an?
ask-garrison-0 = Wer verlässt die Besatzung?
ask-discard-1 = Wer geht?
ask-engage-1 = Gegen wen kämpft sie?
ask-challenge-1 = Wen fordert sie heraus?
ask-challenge-2 = Von welcher Seite kommt sie?
ask-propose-0 = Wer überlebt?
ask-propose-1 = Wer aus der Armee des Gewinners bleibt?
ask-maneuver-1 = Wohin?
ask-mount-1 = Auf welchen Pegasus?
ask-strike-1 = Wen attackiert sie?
ask-strike-2 = Mit welchen Würfeln und ab welcher Zahl?
ask-strike-3 = Ab welcher Zahl?
ask-rangestrike-1 = Auf wen schießt sie?
ask-rangestrike-2 = Aus welcher Wolke?
ask-cast-1 = Welcher Zauber?
ask-cast-2 = Worauf zielt er?
ask-cast-3 = Und weiter?
ask-cast-4 = Welches davon?
ask-cast-5 = Wie viel?
ask-use-1 = Auf wen zielt sie?
ask-use-2 = Auf welches Hexfeld?
ask-recruit-1 = Wer kommt dazu?
ask-recruit-2 = Wer wird dafür gezeigt?
ask-hire-1 = Wer kommt dazu?
ask-conjure-1 = Wer kommt dazu?
ask-sacrifice-1 = Wer wird geopfert?
ask-resurrect-1 = Welches Element wird gegeben?
ask-resurrect-2 = In welcher Armee ersteht der Titan wieder auf?
ask-summon-1 = Wer kommt?
ask-appear-1 = In welcher Armee?
ask-lend-1 = Wer wird geliehen?

# Neben gezeichneten Würfeln.

drawn-strike = { $unit } attackiert { $target }, Treffer ab { $number }. { drawn-hits }
drawn-rangestrike = { $unit } schießt auf { $target }, Treffer ab { $number }. { drawn-hits }
drawn-hits = { $hits ->
    [0] Kein Treffer.
    [one] Ein Treffer.
   *[other] { $hits } Treffer.
}
