# Was die Pläne im Browser noch sagen: Beschriftungen, Notizen, gesprochene Namen.

board-attacker = Angreifer
board-defender = Verteidiger
board-battle = Schlacht
board-masterboard = Hauptplan
board-round = Runde { $round }
board-battle-round = Kampfrunde { $round } von 7
board-pact = Keine Kämpfe bis zum Ende der Runde 10
board-waiting = Noch nicht auf dem Feld
board-must-enter = Müssen jetzt herein, sonst sind sie verloren
board-newcomer = Neu gekommen
board-slain = Geschlagen
board-unknown = Unbekannte Figur
board-moved = ist gezogen
board-recruited = hat rekrutiert
board-garrison = Besatzung
board-ashore = ist an Land gegangen
board-engaged = Kampf: { field-name }
board-figures = { $count ->
    [one] { $count } Figur
   *[other] { $count } Figuren
}
board-worth = { $points } wert
board-hits = { $hits } von { $power } Treffern
board-height = Höhe { $height }
board-odds-dice = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, ab { $number }
board-odds-expected = im Mittel { $expected } Treffer
board-odds-slays = { $chance } tödlich
board-odds-needed = { $need } nötig
board-power = Kampfstärke des Herrschers
board-battle-points = Kampfpunkte
board-victory-points = Siegpunkte
board-gems = Lebenssteine
board-goals = Ziele
board-advantages = Vorteile der Titan-Armee
board-armies = Armeen
board-own-armies = Deine Armeen
board-markers-left = Freie Deckmärkchen
board-fallen = ausgeschieden
board-hidden = verdeckt
board-revealed = aufgedeckt
board-pools = Pools
board-pool = Pool
board-spells = Zauber
board-grade = Grad { $grade }
board-chart = Rekrutierungsschema
board-prices = Preise
board-towers = Tower-Länder
board-holder = gehört { seat-name }
board-empty-tower = leer
board-nobodys-tower = gehört niemandem
board-elements = Elemente
board-destroyed = vernichtet
board-unlabelled = ohne Beschriftung: Hier kann niemand rekrutiert werden
board-signs = Symbole an den Grenzen
board-sign-block = Rechteck: Wer hier beginnt, muss hier hinaus.
board-sign-arch = Halbkreis: Wer hier beginnt, darf hier hinaus.
board-sign-arrow = Einfachpfeil: Wer hier beginnt oder unterwegs ist, darf jedem von ihnen folgen.
board-sign-triple = Dreifachpfeil: Wer unterwegs hierherkommt und weiterzieht, muss ihm folgen; wer hier beginnt, darf es.
board-players = Spieler
board-offers = Angebote
board-trade = Handel
board-aftermath = Was daraus wurde
board-losses = Verluste
board-go-on = Weiter
board-enter = Von dieser Seite kommen
board-land = Hierher
board-chosen = Gewählt
board-flies = fliegt
board-rangestrikes = schießt
board-magic = zaubert
board-swims = gehört zur See
board-swims-and-walks = gehört zur See und kann an Land geführt werden
board-ability = hat eine einmalige Sonderfertigkeit
board-permanent = hat eine permanente Sonderfertigkeit
board-native = heimisch: { $hazards }
board-hazards = Hazards
board-natives = Heimisch
board-on-movement = Bewegung
board-on-strikes = Nahkampf
board-on-rangestrikes = Fernschuss
