# Was die Oberfläche sonst noch sagt: Wege auf dem Plan, was in einer Schlacht auf Figuren liegt, Handel, die Ecke des Plans.

game-name = Gods of Titan

board-chart-end = Endkreatur
board-here-hire = Menschen für Lebenssteine, in City und Dungeon:
board-here-conjure = Halbgötter für Lebenssteine: nach einem Kampf wiederbeleben / in City oder Dungeon beschwören
board-may-spy = du darfst in dieser Bewegungsphase noch eine Armee ausspionieren
board-spied = du hast in dieser Bewegungsphase schon spioniert

board-way-plain = { $fields ->
    [1] 1 Feld.
   *[other] { $fields } Felder.
}
board-way-recruits = { $fields } Felder: rekrutiert { $recruits }.
board-way-attacks = { $fields ->
    [1] 1 Feld
   *[other] { $fields } Felder
}: trifft auf { $enemy } ({ $size }: { $known }).
board-way-joins = { $fields ->
    [1] 1 Feld
   *[other] { $fields } Felder
}: schließt sich { $own } an.
board-way-leave = Braucht die Erlaubnis für { $leave }.

## In einer Schlacht

board-ability-used = hat die einmalige Sonderfertigkeit verbraucht
board-announced = attackiert als Nächstes mit der einmaligen Sonderfertigkeit
board-stone = ist zu Stein geworden
board-feared = schlägt mit halber Kampfstärke zurück
board-shielded = nimmt beim Rückschlag keinen Schaden
board-slave = kämpft für den Gegner seiner Armee
board-red-demon = ist ein roter Demon und verliert in jeder Schlagphase ein Leben
board-misplaced = steht, wo es nicht stehen kann
board-riding = Pegasus und Reiter
board-footsore = alle fliegen
board-homeland = alle sind überall heimisch
board-deadlock = niemand fliegt, und jedes Hexfeld kostet ein Leben
board-cast-done = { $player } hat { $spell } gewirkt.
board-masters-bar = Solange ein Herrscher auf dem Schlachtfeld ist, wird nicht gezaubert.
board-natives-dark = alle, die der Darklord führt
board-natives-light = alle, die der Darklord nicht führt
board-final-battle = Der Sturm auf das Skycastle
board-god-life = Leben des God: { $life } von { $most }

## Handel

board-trade-with = Angebot an
board-you-give = Du gibst
board-you-get = Du bekommst
board-nothing = nichts
board-secretly = geheim
board-offer-secret = Was darin steht, weiß sonst niemand.
board-close = Doch nicht
board-add = Dazu …
board-take-away = { $name } zurücknehmen
board-gems-of = Lebenssteine (max. { $most })
gems-name = { $gems ->
    [0] keine Lebenssteine
   *[other] { $gems } Lebenssteine
}
for_gems-name = { $for_gems ->
    [0] keine Lebenssteine
   *[other] { $for_gems } Lebenssteine
}
