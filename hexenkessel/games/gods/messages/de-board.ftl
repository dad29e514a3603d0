# Was die Pläne im Browser noch sagen: Beschriftungen, Notizen, gesprochene Namen.

board-attacker = Angreifer
board-defender = Verteidiger
board-battle = Schlacht
board-masterboard = Spielplan
board-round = Runde { $round }
board-battle-round = Runde { $round } von 7
board-pact = Keine Kämpfe bis zum Ende der Runde 10
board-waiting = Noch nicht auf dem Feld
board-must-enter = Jetzt eintreten oder verloren sein
board-newcomer = Neuankömmling
board-slain = Geschlagen
board-unknown = Unbekannte Figur
board-moved = ist gezogen
board-recruited = hat rekrutiert
board-garrison = Turmarmee
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
board-odds-expected = { $expected } Treffer zu erwarten
board-odds-slays = { $chance } zum Schlagen
board-odds-needed = { $need } nötig
board-power = Kampfstärke des Herrschers
board-battle-points = Kampfpunkte
board-victory-points = Siegpunkte
board-gems = Lebenssteine
board-goals = Ziele
board-advantages = Vorteile der Titanarmee
board-armies = Armeen
board-own-armies = Deine Armeen
board-markers-left = Freie Märkchen
board-fallen = ausgeschieden
board-hidden = verdeckt
board-revealed = aufgedeckt
board-pools = Pools
board-pool = Pool
board-spells = Sprüche
board-grade = Grad { $grade }
board-chart = Rekrutierungstabelle
board-prices = Preise
board-towers = Turmländer
board-holder = gehört { seat-name }
board-empty-tower = leer
board-nobodys-tower = gehört niemandem
board-elements = Elemente
board-destroyed = vernichtet
board-unlabelled = ohne Beschriftung: hier kann niemand rekrutiert werden
board-signs = Symbole an den Grenzen
board-sign-block = Rechteck: Wer hier beginnt, muss hier hinaus.
board-sign-arch = Halbkreis: Wer hier beginnt, darf hier hinaus.
board-sign-arrow = Einfachpfeil: Wer hier beginnt oder vorbeikommt, darf jedem von ihnen folgen.
board-sign-triple = Dreifachpfeil: Wer vorbeikommt und weiterzieht, muss ihm folgen, wer hier beginnt, darf.
board-players = Spieler
board-offers = Angebote
board-trade = Handel
board-aftermath = Was daraus wurde
board-losses = Verluste
board-go-on = Weiter
board-enter = Von dieser Seite eintreten
board-land = Hierher
board-chosen = Gewählt
board-flies = fliegt
board-rangestrikes = schießt
board-magic = zaubert
board-swims = gehört zur See
board-swims-and-walks = gehört zur See und kann an Land geführt werden
board-ability = kann einmal in einer Schlacht etwas Besonderes
board-permanent = hat eine dauerhafte Fähigkeit
board-native = heimisch: { $hazards }
board-hazards = Hindernisse
board-natives = Heimisch
board-on-movement = Bewegung
board-on-strikes = Angriff
board-on-rangestrikes = Fernschuss
