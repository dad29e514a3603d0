# Die geführte erste Partie: was jede Art von Frage bedeutet, warum sie kommt, und wie man gut wählt.

lesson-division-title = Deine ersten zwei Armeen
lesson-division = Das ist alles, was du hast: ein Titan, ein Engel und sechs Kreaturen. Sie ziehen als zwei Armeen zu je vier los. Dein Titan ist dein Leben: Fällt er, bist du ausgeschieden.
lesson-division-hint = Lass Paare zusammen. Zwei Oger locken in Marschland einen Troll an, zwei Zentauren in einer Ebene einen Löwen, zwei Gargoyles in Buschland oder Dschungel einen Zyklopen. Gib dem Titanen Gefährten, hinter denen er sich verstecken kann.

lesson-roll-title = Deine Spielrunde beginnt
lesson-roll = Eine Spielrunde hat vier Teile: aufspalten, ziehen, kämpfen, ausheben. Zuerst darfst du Armeen aufspalten; dann sagt ein Würfel, wie weit alle ziehen.
lesson-roll-hint = Diesmal gibt es nichts aufzuspalten, also würfle einfach.

lesson-split-title = Eine Armee aufspalten
lesson-split = Aus einer großen Armee können zwei werden, jede mit mindestens zwei Wesen. Mehr Armeen heben mehr aus, doch kleine sind leichte Beute, und eine mit sieben kann nicht wachsen.
lesson-split-hint = Spalte auf, wenn eine Armee sieben hat, oder sechs, die wachsen könnten. Lass die zwei Schwächsten gehen, und den Titanen bei starken Freunden.

lesson-movement-title = Ziehen
lesson-movement = Wähle eine Armee, dann eines der Länder, die aufleuchten. Jede Armee darf einmal ziehen, genau so weit, wie der Würfel sagt, den Symbolen an den Grenzen nach. Mindestens eine muss.
lesson-movement-hint = Bei jedem Land steht, wen du dort ausheben könntest. Geh dorthin, wo sich eine stärkere Kreatur anschließt, und bedenke, wer dich danach erreichen könnte. Rot heißt Kampf.

lesson-teleport-title = Teleportieren
lesson-teleport = Bei einer Sechs darf eine Armee mit einem Lord aus einem Turm springen: in ein nahes Land oder in einen anderen Turm. Einmal je Spielrunde, statt zu gehen.
lesson-teleport-hint = Such ein Land, in dem der Sprung etwas aushebt, das zu Fuß nicht zu erreichen ist.

lesson-engagements-title = Mehrere Kämpfe
lesson-engagements = Deine Armeen sind in mehr als einem Land auf Gegner getroffen. Du bestimmst, in welcher Reihenfolge gekämpft wird.
lesson-engagements-hint = Beginne, wo du sicher gewinnst: Punkte und ein Engel helfen vielleicht schon im nächsten Kampf.

lesson-flight-title = Du wirst angegriffen
lesson-flight = Bevor ein Schlag fällt, sehen sich beide die Armee des anderen an. Eine Armee ohne Lord darf fliehen: Sie ist verloren, aber der Gegner bekommt nur die Hälfte ihrer Punkte.
lesson-flight-hint = Vergleiche, was die beiden Armeen wert sind. Flieh, wenn du sicher verlierst und wenig mitnimmst; halte stand, wenn du ihnen wehtun kannst.
lesson-attacked-title = Dein Lord wird angegriffen
lesson-attacked = Bevor ein Schlag fällt, sehen sich beide die Armee des anderen an. Eine Armee mit einem Lord – Titan, Engel oder Erzengel – darf nicht fliehen: Sie kämpft, oder beide Seiten einigen sich, wie es ausgeht.
lesson-attacked-hint = Vergleiche, was die beiden Armeen wert sind. Steht es schlecht, schlag eine Übereinkunft vor; kämpfe, wenn du ihnen wehtun kannst.

lesson-negotiation-title = Erst Worte, dann Schwerter
lesson-negotiation = Ihr könnt ohne Schlacht vereinbaren, wie die Begegnung endet und wer was verliert. Oder ihr kämpft es auf dem Schlachtfeld dieses Landes aus.
lesson-negotiation-hint = In der ersten Partie: kämpfen! Das macht am meisten Spaß.

lesson-offer-title = Ein Angebot
lesson-offer = Die andere Seite schlägt vor, wie diese Begegnung enden soll. Nimm an, schlage etwas anderes vor oder bestehe auf der Schlacht.
lesson-offer-hint = Nimm an, was besser ist, als du von der Schlacht erwartest.

lesson-enter-title = In die Schlacht
lesson-enter = Bring deine Wesen von deiner Seite aufs Feld. Wähle eines, dann ein Hexfeld, das aufleuchtet. Die rechte Zahl sagt, wie weit es geht; Dornen, Sand, Verwehungen und Hänge bremsen. In den Sumpf darf nur, wer dort heimisch ist. Wer am Ende dieser Phase nicht auf dem Feld ist, ist verloren.
lesson-enter-hint = Die Starken nach vorn, Seite an Seite, und auf Hindernisse, in denen sie heimisch sind. Titan und Schützen dahinter.

lesson-walls-title = Hinter deinen Mauern
lesson-walls = Du verteidigst einen Turm und musst nicht erst einmarschieren: Stell deine Wesen innerhalb der Mauern auf, je Hexfeld eines. Wähle eines, dann ein Hexfeld, das aufleuchtet. Wer am Ende dieser Phase nicht auf dem Feld ist, ist verloren.
lesson-walls-hint = Wer von einer Mauer herab angreift, trifft leichter; wer zu ihr hinauf angreift, schwerer. Besetze die Mauern zum Gegner hin, und lass den Titanen dahinter.

lesson-maneuver-title = Manöver
lesson-maneuver = Bewege, wer nicht neben einem Gegner steht. Wer einen berührt, ist gebunden und muss angreifen.
lesson-maneuver-hint = Mehrere gegen einen: Schick sie gemeinsam auf einen Gegner los, und halte Verwundete heraus.

lesson-strike-title = Angriff!
lesson-strike = Wer neben einem Gegner steht, greift an. Die linke Zahl sagt, mit wie vielen Würfeln ein Wesen angreift und bei wie vielen Treffern es fällt; je mehr Fertigkeit es dem Ziel voraushat, desto leichter trifft es. Auch Gefallene schlagen noch zurück: In jeder Hälfte einer Runde kämpfen beide Seiten.
lesson-strike-hint = Wähle den Kämpfer, und vergleiche die Aussichten, bevor du dich für ein Ziel entscheidest. Erst die Verwundeten erledigen: weniger Gegner, weniger Würfel.

lesson-rangestrike-title = Aus der Ferne
lesson-rangestrike = Manche schießen: Sie müssen niemanden berühren, nur freie Sicht haben. Sie würfeln mit der Hälfte, und niemand schießt zurück.
lesson-rangestrike-hint = Schieß auf fast Gefallene. Auf Lords, auch auf den Titanen, kann nur ein Hexenmeister schießen. Du kannst es auch lassen.

lesson-carry-title = Überzählige Treffer
lesson-carry = Dein Ziel brauchte weniger Treffer, als gefallen sind. Der Rest darf auf einen anderen Gegner neben dem Angreifer, der nicht schwerer zu treffen ist.
lesson-carry-hint = Gib sie dem, den sie töten.

lesson-reinforcement-title = Hilfe für den Verteidiger
lesson-reinforcement = Vierte Runde: Wer sich so lange verteidigt hat, darf auf der Stelle noch ein Wesen ausheben.
lesson-reinforcement-hint = Nimm das stärkste. Es kommt über deine Seite aufs Feld.

lesson-summoning-title = Ein Engel antwortet
lesson-summoning = Du hast den ersten Gegner getötet und darfst aus einer anderen deiner Armeen einen Engel in diese Schlacht rufen.
lesson-summoning-hint = Sechs Würfel, die fliegen: fast immer gut, außer die andere Armee braucht ihren Engel nötiger.

lesson-spoils-title = Die Beute
lesson-spoils = Für alles, was gefallen ist, bekommst du Punkte. Jedes Hundert bringt der siegreichen Armee einen Engel und macht deinen Titanen stärker.
lesson-spoils-hint = Nimm den Engel.
lesson-growth-title = Wer siegt, der wächst
lesson-growth = Für alles, was gefallen ist, bekommst du Punkte, und die siegreiche Armee darf auf der Stelle wachsen: Ein Verteidiger hebt in diesem Land jemanden aus, ein Angreifer ruft einen Engel oder Erzengel aus einer anderen Armee herbei.
lesson-growth-hint = Das lohnt sich fast immer. Mehr als sieben Wesen fasst aber keine Armee.

lesson-muster-title = Ausheben
lesson-muster = Jetzt darf jede Armee, die gezogen ist, ein Wesen aufnehmen, das in ihrem Land lebt und von ihr angelockt wird. So wächst du.
lesson-muster-hint = Meist das wertvollste. Aber zwei oder drei Gleiche öffnen den Weg zum nächsten der Liste. Wie, zeigt „{ board-chart }“: unter „Übersicht“, am Telefon unter „Spieler“.
