# Das geführte erste Spiel: was jede Art von Frage bedeutet, warum sie gestellt wird und wie man gut wählt.

lesson-gathering-title = Dein Volk
lesson-gathering = Sechs Rassen wollen die Sterne. Jede hat ihre Heimat, ihr Einkommen und ihre Gabe, und ihre Einheiten kämpfen ein wenig anders. Wer zusammen an einem Tisch sitzt, sagt das Regelbuch.
lesson-gathering-hint = Für den Anfang nimm Ritter oder Orks: Beide kämpfen einfach gut.

lesson-laying-title = Die Welt entsteht
lesson-laying = Wähle eines deiner Teile, dann einen Platz, der aufleuchtet. Kanten, die sich berühren, müssen die gleiche Farbe haben. Passt ein Teil auf mehrere Arten, so drehst du es mit einem weiteren Tippen. Statt eines Teils darfst du deine Heimat legen.
lesson-laying-hint = Lege Ebenen, Wälder und Gebirge dorthin, wo du wohnen wirst: Sie ernähren dein Heer. Wüsten sind für die anderen.

lesson-moment-title = Willst du eine Karte oder einen Zauber nutzen?
lesson-moment = Karten und Zauber haben ihren Augenblick, und dies ist einer. Alle wählen zugleich und geheim: eine Karte spielen, mit noch ungenutzten Sternen zaubern, oder passen.
lesson-moment-hint = Was jetzt geht, liegt unter „Jetzt nutzen“. Meist wirst du passen. Unter „Tisch“ kannst du dem Spiel sagen, dass es für dich passt, wo du nichts hast.

lesson-drawing-title = Eine volle Hand
lesson-drawing = Du darfst sieben Karten halten. Um eine weitere zu ziehen, muss eine fort.
lesson-drawing-hint = Wirf ab, was am seltensten seinen Augenblick hat.

lesson-overfull-title = Zu viele Karten
lesson-overfull = Du darfst sieben Karten halten und hast mehr.
lesson-overfull-hint = Wirf ab, was am seltensten seinen Augenblick hat.

lesson-voting-title = Der Rat stimmt ab
lesson-voting = Ein Ereignis betrifft alle. Es sagt, was geschieht, wenn genug Stimmen dafür sind, und was sonst. Du hast eine Stimme und für jede Großstadt eine mehr. Weder Stimmen noch Schweigen kostet etwas.
lesson-voting-hint = Lies beide Ausgänge und überlege, welcher den anderen mehr schadet als dir.

lesson-taking-title = Rohstoffe nach Wahl
lesson-taking = Getreide ernährt Heere, Holz baut und bezahlt Rekruten, Eisen rüstet sie aus. Du wählst, was davon.
lesson-taking-hint = Sieh auf die Leiste über der Karte: was du hast, was eine Ernte bringt und was der Unterhalt kosten wird. Fülle die Lücke.

lesson-choosing-title = Ein Monster kommt
lesson-choosing = Monster essen nichts und kämpfen gut, aber allein halten sie kein Reich.
lesson-choosing-hint = Der Drache schlägt zweimal zu, der Feuerspeier erschreckt, der Riese macht Mut.

lesson-spying-title = Ein Blick in eine Hand
lesson-spying = Du siehst, was jemand hält, und eine dieser Karten kommt fort.
lesson-spying-hint = Nimm die, die dir in der nächsten Schlacht wehtäte.

lesson-culling-title = Einheiten gehen verloren
lesson-culling = Ein Teil deines Heeres ist verloren, und du wählst, wer.
lesson-culling-hint = Räume kein Reich: Ohne Einheiten gehört es dir nicht mehr.

lesson-recruiting-title = Anwerben und bauen
lesson-recruiting = Einheiten erscheinen in der Heimat, in Städten und Großstädten, und nur so und so viele je Runde. Jede will am Ende der Runde Getreide, Kavallerie auch Eisen. Unter „Handel“ tauschst du bei den Freien Händlern.
lesson-recruiting-hint = „Nach dem Unterhalt bleiben“ sagt, was übrig ist, wenn alle bezahlt sind. Bleib über null, und wirb an, was im nächsten Zug ein neues Reich hält.

lesson-hire-title = Ein Held
lesson-hire = Ein Held reitet auf die Suche und isst nichts. Die Suche bringt Artefakte, und manchmal einen Stern.
lesson-hire-hint = Ein früher Held ist seinen Preis wert; drei darfst du haben.

lesson-build-title = Eine Stadt
lesson-build = Eine Stadt verdoppelt, was ihr Reich einbringt, schützt ihre Verteidiger, und du kannst dort anwerben. Später wird daraus eine Großstadt, die mehr kann und dir eine Stimme gibt.
lesson-build-hint = Baue, wo der Ertrag hoch und kein Feind nah ist. Eine verlassene Stadt ist verloren.

lesson-guild-title = Die Graue Gilde
lesson-guild = Die Gilde verkauft einen Stern, für viel von jedem Rohstoff. Sterne gewinnen das Spiel: In diesem genügen drei.
lesson-guild-hint = Kaufe, wenn du dein Heer danach noch bezahlen kannst. Je mehr Sterne du hast, desto teurer ist der nächste.

lesson-upkeep-title = Du kannst nicht zahlen
lesson-upkeep = Am Ende einer Runde werden Heere und Städte bezahlt. Was du nicht zahlen kannst, musst du aufgeben, eins nach dem anderen, es sei denn, du tauschst, was fehlt.
lesson-upkeep-hint = Sieh erst unter „Handel“ nach. Dann lass ziehen, was das ärmste Reich hält.

lesson-bartering-title = Eine Karawane
lesson-bartering = Eine Karawane verbindet zwei Spieler für diese Runde. Ihr dürft tauschen, was ihr wollt, wenn ihr euch einigt.
lesson-bartering-hint = Biete, wovon du zu viel hast, und verlange ein wenig mehr, als du gibst.

lesson-order-title = Früh oder spät
lesson-order = Die Würfel sagen, wer in dieser Runde zuerst handelt. Jede deiner Großstädte lässt dich deine Zahl um eins ändern.
lesson-order-hint = Früh ist gut für Angreifer, spät für alle, die erst sehen wollen, was kommt.

lesson-journeys-title = Helden reiten
lesson-journeys = Jeder Held darf bis zu drei Reiche weit reiten, durch Freund und Feind. Dein Abenteuer ist geheim: Sein Ziel ist auf der Karte bezeichnet, und der gepunktete Weg führt hin.
lesson-journeys-hint = Tippe einen Helden an, dann ein Reich. Ein verwundeter Held, der zu Beginn deines Zuges in der Heimat ist, gewinnt ein Leben zurück.

lesson-encounter-title = Eine Begegnung
lesson-encounter = Jemand bewacht den Ort. Die Gegner schlagen zuerst, dann dein Held, bis eine Seite kein Leben mehr hat. Fliehen kann niemand.
lesson-encounter-hint = Neben jeder Wahl steht die Chance zu überleben. Sind die Gegner verschieden, so erschlage erst den, der fast tot ist.

lesson-challenges-title = Held gegen Held
lesson-challenges = Fremde Helden sind im selben Reich wie deine. Deiner darf angreifen; dann schlägt der andere zuerst.
lesson-challenges-hint = Greife nur an, wenn dir die Aussicht gefällt: Wessen Held stirbt, der verliert auch seine Suche.

lesson-movement-title = Heere ziehen
lesson-movement = Tippe ein Reich mit deinen Einheiten an, wähle, wie viele gehen, dann eines der Reiche, die aufleuchten. Wer Einheiten in einem Reich hat, hält es und erntet dort. Wälder, Gebirge und Feinde halten einen Marsch auf.
lesson-movement-hint = Verteile dich über reiche Gegenden nahe der Heimat, aber lass jemanden daheim: Wer sie verliert, ist aus dem Spiel. Wo andere stehen, gibt es eine Schlacht, und die Aussicht wird gezeigt.

lesson-combat-title = Mehrere Schlachten
lesson-combat = Deine Heere treffen in mehr als einem Reich auf Feinde. Du bestimmst, welche Schlacht zuerst kommt.
lesson-combat-hint = Beginne, wo du sicher gewinnst.

lesson-battle-title = Eine Schlacht
lesson-battle = Jede Kampfrunde hat ihre Teile: Die Geflohenen sammeln sich, dann schießen Bogenschützen, Kavallerie stürmt, Fußsoldaten und Monster schlagen zu. Hohe Würfel töten, niedrigere schlagen in die Flucht. Vor einer Runde hilft vielleicht eine Karte oder ein Zauber.
lesson-battle-hint = Spare deine Karten für knappe Schlachten: Die Zahlen bei jeder Einheit sagen, was ihr Würfel zeigen muss.

lesson-rallying-title = Einige kehren zurück
lesson-rallying = Wer geflohen ist, ist nicht tot. Der Würfel sagt, wie viele in den Kampf zurückkehren.
lesson-rallying-hint = Bogenschützen und Kavallerie sind vor den Fußsoldaten dran.

lesson-leading-title = Wer greift an?
lesson-leading = Im Handgemenge kämpfen nur so und so viele zugleich. Du wählst, wer.
lesson-leading-hint = Vergleiche die Aussichten, die neben jeder Wahl stehen.

lesson-suffering-title = Wen trifft es?
lesson-suffering = Deine Verluste wählst du selbst, in den Grenzen dieses Teils der Runde. Tote sind fort, Geflohene kommen vielleicht zurück.
lesson-suffering-hint = Tippe an, wer stirbt, dann, wer flieht, und bestätige. Lass am Leben, wer in dieser Runde noch zuschlägt.

lesson-spoils-title = Behalten oder plündern
lesson-spoils = Du hast ein Reich mit einer Stadt erobert. Behalte sie, oder brenne sie nieder für Rohstoffe.
lesson-spoils-hint = Behalte, was du halten kannst. Plündere, was man dir wieder nimmt.
