# Was jemand liest, dessen Zug abgelehnt wurde: eine Meldung für jede Regel unter `forbids` in
# rulebook/kinds.toml. Aus den Punkten der Nummer werden Striche.

## Aufbau

refusal-B2-0f = Diese Rasse führt schon jemand, und jede Rasse hat nur einen Spieler.
refusal-B2-1a = Diese Rasse steht dir bei dieser Spielerzahl nicht offen.
refusal-B2-3b = Legen kannst du nur ein Teil, das du bekommen hast, oder deine eigene Heimat.
refusal-B2-3c = Teile legt man nur, solange die Welt entsteht, und wenn man an der Reihe ist.
refusal-B2-3e = Nicht an jeder Kante, die ein anderes Teil berühren würde, stimmen die Farben.
refusal-B2-3f = Eine Heimat passt zu jeder Farbe und liegt, wie sie liegt, also braucht man sie nicht zu drehen.
refusal-B2-3g = Ein Teil muss auf einem freien Platz liegen und den Plan berühren.
refusal-B2-3h = Das einzige Teil, das du berühren würdest, hängt selbst nur mit einer Kante am Plan, und so lang darf keine Halbinsel sein.
refusal-B2-3l = Eine andere Heimat ist zu nah, denn zwischen zwei Heimatgebieten muss mindestens ein Gebiet liegen.
refusal-B2-3m = Eine Heimat mit gleichem Grundcharakter ist weniger als vier Schritte entfernt.
refusal-B2-3o = Auch eine Heimat darf keine Halbinsel verlängern.
refusal-B2-3s = Findet niemand einen Platz, so kommt ein Teil dorthin, wo die wenigsten Farben streiten.

## Runden, Karten und Rat

refusal-B3-0a = Alles hat seine Phase, und dies ist nicht die richtige dafür.
refusal-B3-1-2b = Diese Karte hast du nicht auf der Hand.
refusal-B3-1-2c = Das erlaubt die Karte nicht.
refusal-B3-1-2d = Diese Karte hat ihren Augenblick, und dies ist er nicht.
refusal-B3-1-2i = Abwerfen kannst du nur eine Karte, die du hast.
refusal-B3-1-3a = Gerade gibt es kein Ereignis, über das abzustimmen wäre.
refusal-B3-1-4d = Gib alle deine Stimmen, oder enthalte dich, wenn du an der Reihe bist.

## Wirtschaft

refusal-B3-2-2a = Angeworben und gebaut wird nur nach der Ernte.
refusal-B3-2-2b = Ein Fußsoldat kostet 1 Holz und 1 Eisen, und das hast du nicht.
refusal-B3-2-2c = Ein Bogenschütze kostet 2 Holz und 1 Eisen, und das hast du nicht.
refusal-B3-2-2d = Eine Kavallerie kostet 1 Holz und 2 Eisen, und das hast du nicht.
refusal-B3-2-2f = Dieser Ort hat in dieser Runde schon alle Rekruten aufgenommen, die er aufnehmen kann.
refusal-B3-2-2g = Rekruten erscheinen nur in deiner eigenen Heimat und in deinen Städten und Großstädten.
refusal-B3-2-2i = Du kannst nicht zahlen, was ein Held kostet.
refusal-B3-2-2j = Du darfst je Runde einen neuen Helden nehmen und höchstens drei haben.
refusal-B3-2-2l = Eine Stadt braucht ein Gebiet unter deiner Kontrolle, 5 Holz und 5 Eisen.
refusal-B3-2-2m = Ein Gebiet trägt nur eine Stadt, und eine Großstadt wächst nicht weiter.
refusal-B3-2-2n = Eine neue Stadt nimmt ihren ersten Rekruten in der nächsten Runde auf.
refusal-B3-2-2o = Eine Großstadt braucht eine Stadt, die schon zu Beginn der Runde stand, 5 Holz und 5 Eisen.
refusal-B3-2-2p = Eine neue Großstadt nimmt erst ab der nächsten Runde drei Rekruten auf, bis dahin nur einen.
refusal-B3-2-2r = In einer Heimat lässt sich keine Stadt bauen.
refusal-B3-2-3a = Die Graue Gilde verkauft Sterne nur am Ende der Wirtschaft.
refusal-B3-2-3b = Du kannst den Preis der Gilde nicht in allen drei Rohstoffen zahlen, oder sie verkauft dir gerade nichts.

## Reihenfolge und Suche

refusal-B3-3c = Du darfst die Zahl deiner Großstädte dazuzählen, abziehen oder es lassen.
refusal-B3-3-1c = So weit kommt dein Held in diesem Schritt nicht.
refusal-B3-3-1f = Helden bewegen sich nur zu Beginn deiner Suche.
refusal-B3-3-1r = Einer deiner Helden im Zielgebiet muss sich der Begegnung stellen.
refusal-B3-3-1w = Dein Held kann nur einen lebenden Gegner dieses Kampfes schlagen.
refusal-B3-3-1y = Aus diesem Kampf führt kein Weg hinaus.
refusal-B3-3-1aa = Ein Held greift einmal je Schritt an, und nur einen fremden Helden im selben Gebiet.

## Bewegung

refusal-B3-3-2a = In deiner Bewegung ziehst du deine eigenen Armeeeinheiten und Monster, jede einmal.
refusal-B3-3-2b = Diese Einheiten sind schon gezogen, oder so weit kommen sie nicht.
refusal-B3-3-2c = Ein Wald oder Berg auf dem Weg hält diese Einheiten auf.
refusal-B3-3-2d = Fremde Einheiten auf dem Weg halten diese Einheiten auf.
refusal-B3-3-2f = In einem Gebiet stehen mehr als zehn deiner Armeeeinheiten, also müssen erst welche fort.

## Kampf

refusal-B3-3-3a = In diesem Gebiet hast du keine Schlacht zu schlagen.
refusal-B3-3-3-1c = Die Truppensammlung hat eine andere Zahl von Einheiten zurückgebracht.
refusal-B3-3-3-1d = Nur deine eigenen geflohenen Einheiten können zurückkehren.
refusal-B3-3-3-1k = Bogenschützen bleiben von Pfeilen verschont, solange es andere treffen kann: solche, die standhalten, oder wenn niemand mehr standhält, geflohene.
refusal-B3-3-3-1m = Kavallerie trifft es zuerst, solange welche da ist: solche, die standhält, oder wenn niemand mehr standhält, geflohene.
refusal-B3-3-3-1n = Drei Fußsoldaten und Monster greifen an, und so viele, wie können, müssen genannt werden.
refusal-B3-3-3-1p = Nenne genau so viele Einheiten, wie starben und flohen, und nur deine eigenen.
refusal-B3-3-3-1r = Geflohene und getötete Einheiten greifen nicht an.
refusal-B3-3-3-1s = Solange Einheiten bei dir standhalten, trifft es diese.
refusal-B3-3-3-2e = Keine deiner Einheiten hält mehr stand, also tötet jedes weitere Ergebnis eine geflohene.
refusal-B3-3-3-3d = Nimm genau so viele Rohstoffe, wie die geplünderte Stadt hergibt.
refusal-B3-3-3-3e = Nimm genau so viele Rohstoffe, wie die geplünderte Großstadt hergibt.

## Unterhalt und Handel

refusal-B3-5d = Helden und Monster kosten nichts, sie aufzugeben hülfe also nicht.
refusal-B3-5f = Aufgeben darfst du nur eigene Armeeeinheiten und Städte, und nur, solange du nicht zahlen kannst.
refusal-B4-0a = Die Freien Händler wollen genug von einem Rohstoff für einen anderen, und nicht zwischen Würfen.
refusal-B4-0d = Mit einem anderen Spieler handelst du nur durch eine Karawane dieser Runde.
refusal-B4-0e = Ihr könnt beide nur Rohstoffe geben, die ihr habt, und beide müssen zustimmen.

## Magie und Monster

refusal-B5-0a = Einen solchen Zauber gibt es im Buch der Zaubersprüche nicht.
refusal-B5-0b = Für diesen Zauber hast du nicht genug unbenutzte Sternenkraft.
refusal-B5-0e = Dieser Zauber hat seine Zeit, und dies ist sie nicht.
refusal-B6-0a = Monster kommen nur durch Karten, Zauber und Artefakte.
refusal-B6-0b = Wähle einen Drachen, einen Feuerspeier oder einen Riesen.
refusal-BS-1a = Das Lied der Angst braucht geflohene Einheiten deines Feindes in einer Schlacht von dir.
refusal-BS-1b = Das Lied des Feuers verbrennt zwei Rohstoffe, die ein anderer Spieler hat.
refusal-BS-1c = Das Lied des Lebens bringt zwei Getreide und braucht kein Ziel.
refusal-BS-1d = Das Lied der Erde bringt ein Holz oder ein Eisen.
refusal-BS-2a = Das Wort des Windes hilft wie die Karten für den Marsch nur wenigen Einheiten, und dies sind zu viele.
refusal-BS-2b = Das Wort der Seele zieht eine Karte, und dafür braucht deine Hand Platz.
refusal-BS-2c = Das Wort des feurigen Herzens gilt deinem eigenen Heer vor einer Kampfrunde.
refusal-BS-2d = Das Wort der Vorherrschaft braucht Stimmen, die eben abgegeben wurden.
refusal-BS-3a = Die Augen des Habichts gelten deinen eigenen Bogenschützen vor einer Kampfrunde.
refusal-BS-3b = Die Winterkälte braucht ein Gebiet, das keine Heimat ist, und lässt dort nur die Hälfte der Einheiten ziehen.
refusal-BS-3c = Die Augen des Leids brauchen ein Gebiet, das keine Heimat ist.
refusal-BS-4a = Die heilige Flamme ruft ein Monster in deine eigene Heimat und sonst nirgendwohin.
refusal-BS-4b = Die Hand der Leere braucht einen Zauber, den eben ein Gegner gesprochen hat.
refusal-BS-4c = Die Hand des wütenden Geistes gilt deinem eigenen Heer vor einer Kampfrunde.
