# Ein erstes Spiel, das sich selbst erklärt: was gefragt ist, warum, und wie man gut wählt.

lesson-choose-towers-title = Dein Turm
lesson-choose-towers = Um die City stehen drei Tower, einer für jeden mit einem Titan. In deinem steht eine Besatzung mit einem Angel, und zwischen Türmen, die dir gehören, können Armeen teleportieren.
lesson-choose-towers-hint = Alle drei liegen gleich gut. Aus der City zieht deine erste Armee über den Citytower, der zu deinem Tower gehört.

lesson-division-title = Deine ersten zwei Armeen
lesson-division = Du beginnst in der City mit einem Titan und einigen Kreaturen, in zwei Armeen zu mindestens zweien. Dein Titan ist dein Leben. In welcher Armee er ist, sieht niemand, bis du ihn zeigst oder kämpfst.
lesson-division-hint = Eine Kreatur rekrutiert in ihren Ländern: Centaur in Plains und Woods, Ogre in Marsh und Hills, Gargoyle in Brush und Vale. Gib jeder Armee eine, von der du mehr willst.

lesson-leaving-title = Aus der City
lesson-leaving = In der ersten Runde muss eine Armee die City über deinen Citytower verlassen; die andere darf bleiben. Es gibt keinen Würfel: Eine Armee zieht ein bis sechs Felder, wie du willst, entlang der Symbole auf den Grenzen.
lesson-leaving-hint = Klick eine Armee an, dann eines der Felder, die aufleuchten. Wo der Rand breit ist, kannst du rekrutieren: Dafür muss die Armee genau drei, vier oder fünf Felder ziehen und auf einem Feld mit Namen enden.

lesson-movement-title = Ziehen
lesson-movement = Jede Armee muss ziehen, außer in einem eigenen Turm, in der City oder im Dungeon. Zeig auf ein Feld: Es sagt, wie weit es ist und wen du dort rekrutieren könntest.
lesson-movement-hint = Zwei gleiche bringen die nächststärkere Kreatur, wie es die Tabelle in der Übersicht zeigt. In den ersten zehn Runden kämpft niemand: Nutze sie, um zu wachsen.

lesson-war-title = Der Pakt ist vorbei
lesson-war = Von jetzt an kämpfen Armeen, die sich treffen. Ein Feld mit rotem Rand hält ein Feind. Graue Schilde sind neutrale Türme; wer einen angreift, muss hundert Punkte wert sein.
lesson-war-hint = Sieh nach, was eine Armee wert ist, bevor du ihr nahe kommst. Was niemand von ihr weiß, steht als Fragezeichen da.

lesson-split-title = Eine Armee teilen
lesson-split = Eine Armee ab vier Figuren kann geteilt werden, bevor sie zieht; jeder Teil hat mindestens zwei, und sie dürfen nicht auf demselben Feld enden.
lesson-split-hint = Eine Armee zu siebt ist voll und kann nicht wachsen. Mehr Armeen rekrutieren mehr, aber kleine sind leichte Beute.

lesson-passage-title = Dürfen sie durch?
lesson-passage = Jemand will über ein Feld ziehen, das du hältst. Du darfst die Armee durchlassen oder nicht; was du dafür verlangst, ist eure Sache.
lesson-passage-hint = Gehandelt wird jederzeit: Lebenssteine, Sprüche und Figuren aus dem Pool, offen oder geheim.

lesson-combats-title = Mehrere Kämpfe
lesson-combats = Deine Armeen haben an mehr als einem Ort Feinde getroffen. Du bestimmst, in welcher Reihenfolge diese Kämpfe ausgetragen werden.
lesson-combats-hint = Fang dort an, wo du sicher gewinnst: Punkte, Lebenssteine und vielleicht ein Gott helfen im nächsten.

lesson-challenge-title = Im Zentrum
lesson-challenge = In City und Dungeon stehen Armeen nebeneinander. Du darfst dort eine herausfordern; kämpfen muss niemand.
lesson-challenge-hint = Sag fertig, außer du bist viel stärker.

lesson-flight-title = Du wirst angegriffen
lesson-flight = Beide Seiten sehen die Armee der anderen an. Eine Armee ohne Herrscher darf fliehen: Sie ist verloren, aber der Feind bekommt nur die halben Punkte, und du bekommst Lebenssteine.
lesson-flight-hint = Vergleiche, was die beiden Armeen wert sind. Flieh, wenn du sicher verlierst und wenig tötest.

lesson-attacked-title = Dein Herrscher wird angegriffen
lesson-attacked = Mit einem Titan oder Phantom darf eine Armee nicht fliehen. Ihr könnt euch noch einigen, wie der Kampf ausgeht, oder kämpfen.
lesson-attacked-hint = Ein geschlagener Titan kommt als Phantom wieder, schwächer und für alle sichtbar. Endgültig vernichtet ihn nur ein Executer, bis der Dark-Titan erschienen ist.

lesson-negotiation-title = Worte vor Schwertern
lesson-negotiation = Ihr könnt euch einigen, wie der Kampf ausgeht und wer was verliert, auch mit Lebenssteinen und Sprüchen. Oder ihr tragt ihn auf dem Schlachtfeld dieses Landes aus.
lesson-negotiation-hint = In deinem ersten Spiel: kämpf! Das macht am meisten Spaß.

lesson-proposal-title = Ein Vorschlag
lesson-proposal = Die andere Seite schlägt vor, wie dieser Kampf enden soll. Nimm an, antworte mit etwas anderem, oder besteh auf der Schlacht.
lesson-proposal-hint = Nimm an, was besser ist, als du von einer Schlacht erwartest.

lesson-enter-title = In die Schlacht
lesson-enter = Deine Figuren kommen über den farbigen Rand. Jede zieht so viele Felder, wie ihre Intelligenz sagt, die zweite Zahl auf ihr. Wer jetzt nicht kommt, ist verloren.
lesson-enter-hint = Klick eine Figur neben dem Plan an, dann ein Feld. Was die Hindernisse wem antun, steht unter dem Plan.

lesson-maneuver-title = Manöver
lesson-maneuver = Zieh jede Figur, neben der kein Feind steht, einmal. Wer fliegt, zieht über andere hinweg, Meerwesen tauchen im Wasser.
lesson-maneuver-hint = Steht beisammen, und Heimische in ihrem Hindernis. Ein Feld sagt, wer dort neben dir stünde.

lesson-strike-title = Angreifen
lesson-strike = Wer neben einem Feind steht, muss angreifen. Die erste Zahl auf einer Figur sagt, wie viele Würfel sie wirft und wie viele Treffer sie verträgt; die Chancen siehst du vor dem Wurf.
lesson-strike-hint = Erledige, wer schon fast geschlagen ist. Übrige Treffer können auf einen anderen Feind übergehen.

lesson-strike-back-title = Zurückschlagen
lesson-strike-back = Jetzt schlagen zurück, die angegriffen wurden, auch die Geschlagenen. Sprüche, Schüsse und Fertigkeiten hat nur die Seite, die am Zug ist.
lesson-strike-back-hint = Triff, wer dir in der nächsten Runde am meisten schaden würde.

lesson-carry-title = Übrige Treffer
lesson-carry = Dein Angriff hat sein Ziel geschlagen, und Treffer sind übrig. Sie dürfen auf einen anderen Feind neben dem Angreifer gehen, der nicht schwerer zu treffen ist.
lesson-carry-hint = Nimm sie: Sie kosten nichts.

lesson-rangestrike-title = Schießen
lesson-rangestrike = Figuren mit Bogen dürfen auf jemanden in drei oder vier Feldern schießen, mit halb so vielen Würfeln. Niemand schlägt zurück.
lesson-rangestrike-hint = Götter trifft nur Magie, Herrscher gar nichts.

lesson-cast-title = Sprüche
lesson-cast = Wer das Zeichen von Yin und Yang trägt, darf einen Spruch bis zum Grad seiner Intelligenz sprechen. Jede Armee spricht in einer Schlacht einen, und er ist dann für immer weg.
lesson-cast-hint = Klick unter dem Plan auf Zaubern: Da steht, was möglich ist und was es tut. Solange ein Herrscher auf dem Plan steht, zaubert niemand.

lesson-use-title = Einmal in der Schlacht
lesson-use = Kreaturen mit Kreuz können einmal in jeder Schlacht etwas Besonderes, zusätzlich zu ihrem Angriff.
lesson-use-hint = Klick unter dem Plan auf die Fertigkeit, dann an, wer sie nutzt.

lesson-reinforcement-title = Hilfe kommt
lesson-reinforcement = In der vierten Runde darf ein Verteidiger an Ort und Stelle eine Kreatur rekrutieren, wenn das Land es erlaubt.
lesson-reinforcement-hint = Nimm die stärkste, die noch in den Kampf kommt.

lesson-summoning-title = Einen Gott rufen
lesson-summoning = Als Angreifer darfst du, sobald du jemanden geschlagen hast, einmal einen Gott aus einer anderen eigenen Armee rufen.
lesson-summoning-hint = Tu es, wenn die Schlacht auf der Kippe steht: Die Armee, die er verlässt, ist ohne ihn schwächer.

lesson-revive-title = Halbgötter der Geschlagenen
lesson-revive = Alle gefallenen Halbgötter beider Seiten gehören jetzt dir. Gegen Lebenssteine stehen sie sofort in deiner Armee auf; die anderen kommen in deinen Pool.
lesson-revive-hint = Sie sind für ihren Preis stark, und in City oder Dungeon kosten sie das Vierfache.

lesson-appearance-title = Ein Gott erscheint
lesson-appearance = Für je zweihundert Kampfpunkte kommt ein Gott in die Armee, die gesiegt hat.
lesson-appearance-hint = Ein Archangel ist stärker, aber davon gibt es nur zwei.

lesson-recruitment-title = Rekrutieren
lesson-recruitment = Jede Armee, die drei, vier oder fünf Felder auf ein Feld mit Namen gezogen ist, darf eine Kreatur dieses Landes aufnehmen. Wer sie bringt, wird allen gezeigt.
lesson-recruitment-hint = Nimm, was zu etwas Stärkerem führt. Endkreaturen, mit einem Stern, bringen beim ersten Mal Siegpunkte.

lesson-hire-title = Menschen gegen Lebenssteine
lesson-hire = In City und Dungeon kommen Menschen gegen Lebenssteine. Jeder hilft den Kreaturen seiner Armee auf seine Weise.
lesson-hire-hint = Ein Novice kostet nichts. Ein Priest lässt jede Kreatur seiner Armee härter zuschlagen.

lesson-conjure-title = Halbgötter gegen Lebenssteine
lesson-conjure = Halbgötter aus deinem Pool kannst du in City und Dungeon beschwören.
lesson-conjure-hint = Heb Lebenssteine auf: Nach einem Kampf kosten sie viel weniger.

lesson-surplus-title = Zu viele
lesson-surplus = Die Armee ist größer, als sie sein darf. Jemand muss in deinen Pool.
lesson-surplus-hint = Lass den Schwächsten gehen; er kann wieder rekrutiert werden.

lesson-garrison-title = Kein Platz für alle
lesson-garrison = Eine Armee, die sich einer Besatzung anschließt, bleibt im Turm. So viele der Besatzung, wie zu viel sind, gehen in deinen Pool.
lesson-garrison-hint = Götter können später aus einer Besatzung gerufen werden; sonst verlässt sie niemand.
