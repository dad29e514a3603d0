# Ein erstes Spiel, das sich selbst erklärt: was gefragt ist, warum, und wie man gut wählt.

lesson-choose-towers-title = Dein Tower
lesson-choose-towers = Um die City stehen drei Tower, einer für jeden mit einem Titan. In deinem steht eine Besatzung mit einem Angel, und zwischen Tower-Ländern, die dir gehören, können deine Armeen teleportieren.
lesson-choose-towers-hint = Alle drei liegen gleich gut. Deine erste Armee verlässt die City über den Citytower, der zu deinem Tower gehört.

lesson-division-title = Deine ersten zwei Armeen
lesson-division = Du beginnst in der City mit einem Titan und einigen Kreaturen, verteilt auf zwei Armeen aus mindestens zwei Figuren. Dein Titan ist dein Leben. In welcher Armee er ist, weiß niemand, bis du ihn zeigst oder kämpfst.
lesson-division-hint = Eine Kreatur rekrutiert in den Ländern, in denen sie lebt: ein Centaur in Plains und Woods, ein Ogre in Marsh und Hills, ein Gargoyle in Brush und Vale. Gib jeder Armee eine, von der du mehr willst.

lesson-leaving-title = Aus der City
lesson-leaving = In der ersten Runde muss eine Armee die City über deinen Citytower verlassen; die andere darf bleiben. Gewürfelt wird dafür nicht: Eine Armee zieht ein bis sechs Felder, so weit du willst, entlang der Symbole auf den Grenzen.
lesson-leaving-hint = Klick eine Armee an, dann eines der Felder, die aufleuchten. Wo der Rand breit ist, kannst du rekrutieren: Dafür muss die Armee genau drei, vier oder fünf Felder ziehen und auf einem Feld mit Namen enden.

lesson-movement-title = Ziehen
lesson-movement = Jede Armee muss ziehen, außer auf einem eigenen Tower-Land, in der City oder im Dungeon. Zeig auf ein Feld, und du siehst, wie weit es ist und wen du dort rekrutieren könntest.
lesson-movement-hint = Zwei oder drei gleiche bringen die nächststärkere Kreatur, wie es das Schema in der Übersicht zeigt. In den ersten zehn Runden kämpft niemand: Nutze sie, um zu wachsen.

lesson-war-title = Der Pakt ist vorbei
lesson-war = Von jetzt an kämpfen Armeen, die sich treffen. Auf einem Feld mit rotem Rand steht ein Gegner. Graue Schilde sind neutrale Tower; eine Armee, die einen angreift, muss hundert Punkte wert sein.
lesson-war-hint = Sieh nach, was eine Armee wert ist, bevor du ihr nahe kommst. Was niemand von ihr weiß, steht als Fragezeichen da.

lesson-split-title = Eine Armee teilen
lesson-split = Eine Armee ab vier Figuren kann geteilt werden, bevor sie zieht; jeder Teil hat mindestens zwei, und die Teile dürfen ihren Zug nicht auf demselben Feld beenden.
lesson-split-hint = Eine Armee aus sieben Figuren ist voll und kann nicht wachsen. Mehr Armeen rekrutieren mehr, aber kleine sind leichte Beute.

lesson-passage-title = Dürfen sie durch?
lesson-passage = Jemand will über ein Feld ziehen, das du hältst. Du darfst die Armee hindurchlassen oder nicht; was du dafür verlangst, macht ihr unter euch aus.
lesson-passage-hint = Gehandelt wird jederzeit: Lebenssteine, Zauber und Figuren aus dem Pool, offen oder geheim.

lesson-combats-title = Mehrere Kämpfe
lesson-combats = Deine Armeen haben an mehr als einem Ort Gegner getroffen. Du bestimmst, in welcher Reihenfolge diese Kämpfe ausgetragen werden.
lesson-combats-hint = Fang dort an, wo du sicher gewinnst: Punkte, Lebenssteine und vielleicht ein Gott helfen dir im nächsten.

lesson-challenge-title = Im Zentrum
lesson-challenge = In City und Dungeon stehen Armeen nebeneinander. Du darfst dort eine herausfordern; kämpfen muss niemand.
lesson-challenge-hint = Drück auf „Fertig“, es sei denn, du bist viel stärker.

lesson-flight-title = Du wirst angegriffen
lesson-flight = Jede Seite sieht sich die Armee der anderen an. Eine Armee ohne Herrscher darf fliehen: Sie ist verloren, aber der Gegner bekommt nur die halben Punkte, und du bekommst Lebenssteine.
lesson-flight-hint = Vergleiche, was die beiden Armeen wert sind. Flieh, wenn du sicher verlieren und dabei nur wenige schlagen würdest.

lesson-attacked-title = Dein Herrscher wird angegriffen
lesson-attacked = Mit einem Titan oder Phantom darf eine Armee nicht fliehen. Ihr könnt euch noch einigen, wie der Kampf ausgeht, oder kämpfen.
lesson-attacked-hint = Ein geschlagener Titan kommt als Phantom wieder, schwächer und für alle sichtbar. Bis der Dark-Titan erschienen ist, kann ihn nur ein Executer endgültig vernichten.

lesson-negotiation-title = Worte vor Schwertern
lesson-negotiation = Ihr könnt euch einigen, wie der Kampf ausgeht und wer was verliert, auch über Lebenssteine und Zauber. Oder ihr tragt ihn auf dem Schlachtfeld dieses Landes aus.
lesson-negotiation-hint = In deinem ersten Spiel: kämpf! Das macht am meisten Spaß.

lesson-proposal-title = Ein Vorschlag
lesson-proposal = Die andere Seite schlägt vor, wie dieser Kampf enden soll. Nimm an, antworte mit einem anderen Vorschlag, oder besteh auf der Schlacht.
lesson-proposal-hint = Nimm an, wenn das besser ist als das, was du von einer Schlacht erwartest.

lesson-enter-title = In die Schlacht
lesson-enter = Deine Figuren kommen über den farbigen Rand herein. Jede zieht bis zu so viele Hexfelder weit, wie ihre Intelligenz angibt, die zweite Zahl auf dem Märkchen. Wer jetzt nicht hereinkommt, ist verloren.
lesson-enter-hint = Klick eine Figur neben dem Plan an, dann ein Hexfeld. Was die Hazards wem antun, steht unter dem Plan.

lesson-maneuver-title = Manöver
lesson-maneuver = Zieh jede Figur, neben der kein Gegner steht, einmal, wenn du willst. Figuren mit Stern fliegen über andere hinweg, solche mit Welle tauchen im Wasser.
lesson-maneuver-hint = Halt deine Figuren beisammen, und stell Heimische in ihren Hazard. Zeigst du auf ein Hexfeld, so siehst du, wer dort neben dir stünde.

lesson-strike-title = Attackieren
lesson-strike = Wer neben einem Gegner steht, muss attackieren. Die erste Zahl auf einem Märkchen sagt, wie viele Würfel die Figur wirft und nach wie vielen Treffern sie fällt; die Chancen siehst du vor dem Wurf.
lesson-strike-hint = Erledige die, die schon fast geschlagen sind. Übrige Treffer lassen sich vielleicht auf einen anderen Gegner übertragen.

lesson-strike-back-title = Zurückschlagen
lesson-strike-back = Jetzt schlagen alle zurück, die attackiert wurden, auch die Geschlagenen. Zauber, Schüsse und einmalige Sonderfertigkeiten hat nur die Seite, die am Zug ist.
lesson-strike-back-hint = Schlag nach denen, die dir in der nächsten Kampfrunde am meisten schaden würden.

lesson-carry-title = Übrige Treffer
lesson-carry = Deine Attacke hat ihr Ziel geschlagen, und es sind noch Treffer übrig. Du darfst sie auf einen anderen Gegner neben deiner Figur übertragen, der nicht schwerer zu treffen ist.
lesson-carry-hint = Nutze sie: Sie kosten nichts.

lesson-rangestrike-title = Schießen
lesson-rangestrike = Figuren mit Bogen dürfen über drei oder vier Hexfelder auf jemanden schießen, mit halb so vielen Würfeln. Niemand schlägt zurück.
lesson-rangestrike-hint = Götter trifft nur ein magischer Schuss, Herrscher gar keiner.

lesson-cast-title = Zauber
lesson-cast = Wer das Zeichen von Yin und Yang trägt, darf einen Zauber wirken, dessen Grad nicht höher ist als seine Intelligenz. Jede Armee wirkt in einer Schlacht höchstens einen, und der ist dann für immer fort.
lesson-cast-hint = Klick unter dem Plan auf „Zaubern“: Dort steht, welche Zauber möglich sind und was sie tun. Solange ein Herrscher auf dem Schlachtfeld ist, zaubert niemand.

lesson-use-title = Einmal in der Schlacht
lesson-use = Kreaturen mit Kreuz haben eine Sonderfertigkeit, die sie einmal in jeder Schlacht einsetzen können, zusätzlich zu ihrer Attacke.
lesson-use-hint = Klick unter dem Plan auf „Sonderfertigkeit“ und dann auf die Figur, die es tut.

lesson-reinforcement-title = Hilfe kommt
lesson-reinforcement = In der vierten Kampfrunde darf der Verteidiger an Ort und Stelle eine Kreatur rekrutieren, wenn das Land es erlaubt.
lesson-reinforcement-hint = Nimm die stärkste, die noch in den Kampf eingreifen kann.

lesson-summoning-title = Einen Gott rufen
lesson-summoning = Als Angreifer darfst du, sobald du jemanden geschlagen hast, einmal einen Gott aus einer anderen eigenen Armee rufen.
lesson-summoning-hint = Tu es, wenn die Schlacht auf der Kippe steht: Die Armee, die er verlässt, ist ohne ihn schwächer.

lesson-revive-title = Halbgötter der Geschlagenen
lesson-revive = Alle gefallenen Halbgötter beider Seiten gehören jetzt dir. Für Lebenssteine stehen sie sofort in deiner Armee wieder auf; die anderen kommen in deinen Pool.
lesson-revive-hint = Sie sind für ihren Preis stark, und in City oder Dungeon kosten sie das Vierfache.

lesson-appearance-title = Ein Gott erscheint
lesson-appearance = Für je zweihundert Kampfpunkte kommt ein Gott in die Armee, die gesiegt hat.
lesson-appearance-hint = Ein Archangel ist stärker, aber davon gibt es nur zwei.

lesson-recruitment-title = Rekrutieren
lesson-recruitment = Jede Armee, die drei, vier oder fünf Felder auf ein Feld mit Namen gezogen ist, darf eine Kreatur dieses Landes aufnehmen. Wer ihr das Recht dazu gibt, wird allen gezeigt.
lesson-recruitment-hint = Nimm, was zu etwas Stärkerem führt. Endkreaturen, mit einem Stern, bringen beim ersten Mal Siegpunkte.

lesson-hire-title = Menschen für Lebenssteine
lesson-hire = In City und Dungeon kannst du für Lebenssteine Menschen anwerben. Jeder hilft den Kreaturen seiner Armee auf seine Weise.
lesson-hire-hint = Ein Novice kostet nichts. Ein Priest lässt jede Kreatur seiner Armee härter zuschlagen.

lesson-conjure-title = Halbgötter für Lebenssteine
lesson-conjure = Halbgötter aus deinem Pool kannst du in City und Dungeon beschwören.
lesson-conjure-hint = Heb Lebenssteine auf: Nach einem Kampf kosten sie viel weniger.

lesson-surplus-title = Zu viele
lesson-surplus = Die Armee ist größer, als sie sein darf. Jemand muss in deinen Pool zurück.
lesson-surplus-hint = Lass die Schwächsten gehen; du kannst sie wieder rekrutieren.

lesson-garrison-title = Kein Platz für alle
lesson-garrison = Eine Armee, die sich einer Besatzung anschließt, bleibt im Tower. So viele aus der alten Besatzung, wie zu viel sind, kommen in deinen Pool.
lesson-garrison-hint = Götter können später aus einer Besatzung gerufen werden; sonst verlässt sie niemand.
