# Was nur ein Bildschirm sagt: die Verben auf Knöpfen, die Namen der Einstellungen, wie Wählbares heißt.

verb-done = Fertig
verb-pass = Passen
verb-race = Führen
verb-lay = Legen
verb-play = Spielen
verb-play-at = Spielen auf
verb-cast = Zaubern
verb-cast-at = Zaubern auf
verb-discard = Abwerfen
verb-take = Nehmen
verb-choose = Wählen
verb-vote = Abstimmen
verb-recruit = Anwerben
verb-hire = Helden anwerben
verb-build = Bauen
verb-buy-star = Stern kaufen
verb-disband = Auflösen
verb-raze = Aufgeben
verb-trade = Handeln
verb-barter = Karawane
verb-offer = Anbieten
verb-accept = Annehmen
verb-decline = Ablehnen
verb-shift = Reihenfolge
verb-ride = Held bewegen
verb-face = Stellen
verb-strike = Schlagen
verb-challenge = Herausfordern
verb-march = Marschieren
verb-attack = Kämpfen
verb-rally = Sammeln
verb-lead = Vorschicken
verb-suffer = Hinnehmen
verb-plunder = Plündern
verb-occupy = Übernehmen
verb-stop = Einvernehmlich beenden

button-done = Das ist alles
button-yes = Meine Stimmen geben
button-no = Enthalten
button-up = Früher dran
button-down = Später dran
button-none = Wie gewürfelt

target-name = { $target }
place-name = { $place }
turn-name = { $turn ->
    [0] wie es ist
   *[other] um { $turn }/6 gedreht
}
opponent-name = Gegner { $opponent }

option-events-name = Ereignisse
option-events-advised = Wie empfohlen
option-events-on = Immer
option-events-off = Nie
option-stars-name = Sterne zum Sieg
option-board-name = Die Welt
option-board-laid = Von den Spielern gelegt
option-board-drawn = Vom Zufall gelegt
option-board-fixed = Immer dieselbe
option-races-name = Rassen
option-races-agreed = Vereinbart, nach der Tabelle
option-races-drawn = Gelost, nach der Tabelle
option-races-free = Freie Wahl
option-values-name = Rassenkarten
option-values-start-grain = Vorrat zu Beginn: Getreide
option-values-start-wood = Vorrat zu Beginn: Holz
option-values-start-iron = Vorrat zu Beginn: Eisen
option-values-income-grain = Ertrag der Heimat: Getreide
option-values-income-wood = Ertrag der Heimat: Holz
option-values-income-iron = Ertrag der Heimat: Eisen
option-values-footman-rout = Fußsoldat schlägt in die Flucht ab
option-values-footman-kill = Fußsoldat tötet ab
option-values-footman-move = Fußsoldat zieht
option-values-archer-rout = Bogenschütze schlägt in die Flucht ab
option-values-archer-kill = Bogenschütze tötet ab
option-values-archer-move = Bogenschütze zieht
option-values-cavalry-rout = Kavallerie schlägt in die Flucht ab
option-values-cavalry-kill = Kavallerie tötet ab
option-values-cavalry-move = Kavallerie zieht

alignment-good = gut
alignment-neutral = neutral
alignment-evil = böse
phase-council = Rat der Zauberer
phase-economics = Wirtschaft
phase-individual = Individuelle Phase
phase-upkeep = Unterhalt
