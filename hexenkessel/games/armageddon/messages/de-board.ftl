# Was das Schlachtfeld im Browser sagt.

board-map = Das Schlachtfeld
board-close = Schließen

board-figure = { $kind } auf { $field }
board-field = Feld { $field }, { $terrain }
board-ground = { $terrain }{ $level ->
    [0] {""}
    [99] {""}
   *[other] , Höhe { $level }
}
board-company = Auf Feld { $field }
board-rides = auf { $kind }
board-led = geführt: { $kind }
board-moved = { $steps ->
    [one] { $steps } Schritt gegangen
   *[other] { $steps } Schritte gegangen
}
board-acted = hat gehandelt
board-spell = { $spell }
board-units = { $units ->
    [one] { $units } Zaubereinheit
   *[other] { $units } Zaubereinheiten
}
board-danger = Gefahr: { $danger }
board-edge-up = hinauf nach { $sides }
board-edge-down = hinab nach { $sides }
board-edge-ramp = Aufgang nach { $sides }
board-edge-river = Fluss im { $sides }
board-edge-bridge = Brücke nach { $sides }
board-harnessed = angespannt
board-pole = Deichsel nach { $side }
board-speed = { $steps ->
    [one] { $steps } Schritt in der letzten Runde
   *[other] { $steps } Schritte in der letzten Runde
}
board-front = Phalanx, Front nach { $side }
board-facing = Front nach { $side }
board-leader = Anführer
board-goal = Ein Feld, um das es geht
board-may-go = { $steps ->
    [0] Kann gewählt werden
    [one] Mit { $steps } Schritt erreichbar
   *[other] Mit { $steps } Schritten erreichbar
}
board-chosen = { $figure } ist gewählt: { $fields } Felder erreichbar, { $targets } Figuren wählbar.
board-chance = { $kind }: { $chance } zu siegen
board-shot = Schuss oder Wurf dorthin: { $number }
board-tolls = Wer fällt, wenn sich alle so gut wehren, wie sie können:
board-toll = { $count ->
    [one] { $kind } { $chance }
   *[other] { $count } × { $kind }, je { $chance }
}

board-round = Runde { $round } von { $rounds }
board-rounds = Runden
board-part-movement = Bewegung
board-part-combat = Kampf
board-able = { $count } können noch etwas tun
board-able-combat = { $count } können noch kämpfen
board-next = Nächste Figur
board-next-about = Zum Nächsten, der noch etwas tun kann (Taste N)
board-secret = Wo die anderen stehen, ist noch nicht bekannt.
board-group = Gruppe
board-group-count = { $count ->
    [0] Rahmen ziehen oder Figuren anklicken
   *[other] { $count } gewählt: Feld wählen
}
board-group-clear = Leeren
board-group-about = Mehreren befehlen: Rahmen ziehen oder Figuren anklicken, auch mit Umschalttaste (Taste G)

board-hint = Rat
board-hint-next = Weiterlesen
board-hint-read = Verstanden
board-hint-again = Noch einmal

board-refused = { $field ->
    [none] { $who }: { $text }
   *[other] { $who } → { $field }: { $text }
}

board-support = Mit wessen Unterstützung?
board-alone = allein
board-with = mit { $kind }
board-with-figure = mit { $figure }

board-fight = Der letzte Kampf
board-needed = nötig
board-good-points = Gutpunkte
board-helper = Unterstützung
board-foe = Gegner
board-fight-before = Der Kampf davor
board-fight-after = Der Kampf danach
board-result-attacker = Der Angreifer siegt.
board-result-defender = Der Verteidiger siegt.
board-result-neither = Niemand fällt.
board-result-hit = Getroffen!
board-result-missed = Daneben.
board-result-panic = Panik!
board-result-burns = Es brennt!
board-result-spark = Treffer oder Feuer.
board-result-spark-panic = Panik oder Feuer.
board-result-spark-missed = Feuer, wenn er will.

board-last-lost = { seat-name } hat nichts davon mehr: { $kind }.
board-goals = So gewinnt man
board-held-so-far = (bisher { $rounds } gehalten)
board-armies = Heere
board-side = Seite { $side }
board-strength = { $count } Figuren, { $lost } Punkte verloren

lobby-battles = Eine Schlacht wählen
board-battle-facts = { $players } Spieler · { $figures } Figuren · { $rounds } Runden · bis Kapitel { $chapter }
board-chapters-as-written = Wie die Schlacht sie vorsieht
board-allies-few = Zu dritt oder mehr können einige gemeinsam kämpfen.
board-allies-hint = Hake in einer Zeile an, wer gemeinsam kämpft.

board-prices = Preisliste
board-points-left = { $points ->
    [one] Noch { $points } Punkt
   *[other] Noch { $points } Punkte
}
board-stamp = Jeder Klick auf ein Feld der eigenen Zone kauft: { $kind }.
board-stamp-none = Erst wählen, was zu kaufen ist, dann auf Felder der eigenen Zone klicken.
board-points = Punkte
board-bought = gekauft:
board-price-phalanx = Phalanx aus vier gleichen Männern: { $price } Punkte dazu.
