# Was ein Spieler liest, dessen Aktion abgelehnt wird: ein Text zu jeder Regel in `forbids` von
# rulebook/kinds.toml. Aus dem Punkt der Regel wird ein Strich.

## Plan, Wesen und Armeen

refusal-T1-2b = In diesem Land gibt es keinen Kampf: Dort sind keine Armeen verschiedener Spieler aufeinandergetroffen.
refusal-T2-1c = Ein solches Land gibt es auf dem Hauptplan nicht.
refusal-T3-2a = Wächter und Hexenmeister kann man nur in einem Turm ausheben.
refusal-T4-0c = Aufteilen kann man nur die Wesen, die zu dieser Armee gehören.
refusal-T4-1b = Diese Armee hat schon sieben lebende Wesen, es kann niemand mehr dazukommen.
refusal-T4-2b = Du hast keinen freien Armeemarker für eine weitere Armee.
refusal-T4-3a = Du kannst nur deine eigenen Armeen aufspalten.
refusal-T4-3b = Jeder Teil einer aufgespaltenen Armee braucht mindestens zwei Wesen.
refusal-T4-3e = Zwei Teile einer aufgespaltenen Armee stehen noch im selben Land, und einer davon kann ziehen, sie müssen also erst getrennt werden.

## Aufbau

refusal-T5-2b = Du kannst nur die acht Wesen verteilen, mit denen du beginnst.
refusal-T5-2c = In die eine Anfangsarmee kommt der Titan, in die andere der Engel, und zu jedem genau drei Kreaturen.
refusal-T5-2e = Deine Anfangsarmeen darfst du erst ab deiner zweiten Spielrunde aufspalten.

## Die Spielrunde

refusal-T6-1a = Armeen kannst du nur in der Organisationsphase deiner eigenen Spielrunde aufspalten.
refusal-T6-0b = Das ist in dieser Phase nicht möglich.
refusal-T6-2b = Der Bewegungswurf ist gefallen, in dieser Spielrunde kannst du keine Armee mehr aufspalten.
refusal-T6-2c = In dieser Spielrunde musst du mindestens eine Armee bewegen.
refusal-T6-2d = Eine Armee muss genau so viele Länder weit ziehen, wie der Bewegungswurf zeigt.
refusal-T6-2f = Du kannst nur deine eigenen Armeen bewegen.
refusal-T6-3a = Erst müssen alle Kämpfe entschieden sein, bevor diese Phase enden kann.
refusal-T6-3b = Wähle einen deiner offenen Kämpfe, und trage ihn zu Ende aus, bevor der nächste beginnt.

## Bewegung

refusal-T7-0b = Diese Armee ist in dieser Spielrunde schon gezogen.
refusal-T7-1b = Eine Armee darf ihren Zug nicht in einem Land beenden, in dem eine andere deiner Armeen steht.
refusal-T7-1c = Eine gegnerische Armee steht im Weg, und wer auf einen Gegner trifft, muss dort anhalten.
refusal-T7-1d = In diesem Land oder auf dem Weg dorthin ist ein Kampf, keine andere Armee kann hinein oder hindurch.
refusal-T7-2a = Mit diesem Wurf führen die Symbole von hier nicht in jenes Land.
refusal-T7-4a = Aus diesem Land weist ein Block hinaus, die Armee muss also über den Block ziehen.
refusal-T7-4d = Eine Armee darf nicht über die Grenze umkehren, die sie gerade überschritten hat.
refusal-T7-4f = Eine Armee, die durch ein Land mit einem Dreifachpfeil zieht, muss diesem folgen.
refusal-T7-5a = Blöcke und Sphären gelten nur für den ersten Schritt eines Zuges.
refusal-T7-6a = Noch einmal würfeln kannst du nur ein einziges Mal und nur, bevor du eine Armee bewegst.
refusal-T7-6b = Du hast schon noch einmal gewürfelt, und der zweite Wurf zählt.
refusal-T7-6c = Einen Bewegungswurf kannst du nur in deiner ersten Spielrunde verwerfen.

## Teleportation

refusal-T8-0a = Du hast in dieser Spielrunde schon eine Armee teleportiert.
refusal-T8-1a = Eine Turmteleportation braucht eine 6 und eine Armee mit einem Lord, die in einem Turm beginnt.
refusal-T8-1b = Eine Turmteleportation führt nur in einen leeren Turm oder in ein leeres Land, das höchstens sechs Länder entfernt ist.
refusal-T8-1c = In diesem Land steht eine Armee, und eine Turmteleportation führt nur in ein leeres.
refusal-T8-1e = Der Lord, den du zeigst, muss in der Armee sein, die teleportiert.
refusal-T8-2a = Eine Titanenteleportation braucht eine 6, den Titanen in der Armee und mindestens 400 Punkte.
refusal-T8-2c = Eine Titanenteleportation führt nur in ein Land mit einer gegnerischen Armee, die noch nicht im Kampf ist.

## Kämpfe

refusal-T9-0a = Nur die beiden Armeen dieses Kampfes sind beteiligt, und du führst nur deine eigenen Wesen.
refusal-T9-2c = Der Angreifer darf nicht fliehen.
refusal-T9-2d = Eine Armee mit einem Lord darf nicht fliehen.
refusal-T9-2e = Du hast eine Übereinkunft angeboten oder dich auf die Schlacht eingelassen, darum kannst du nicht mehr fliehen.
refusal-T9-3a = Zu einer Übereinkunft gehört ein Angebot deines Gegners, das du annehmen kannst.
refusal-T9-3b = Eine Übereinkunft muss mindestens eine der beiden Armeen vollständig vernichten.
refusal-T9-3d = Eine Übereinkunft kann nur Wesen aus den beiden kämpfenden Armeen betreffen.
refusal-T9-3h = Ein Sieger darf den eigenen Titanen nicht preisgeben, und nach sechs Angeboten gibt es nur noch Ja oder Schlacht.
refusal-T9-4a = Aufgeben kannst du nur in einem Kampf, vom Verzicht auf die Flucht bis zum Ende der Schlacht.

## Schlacht und Manöverphase

refusal-T10-0c = Fernangriffe darf nur der Spieler ausführen, dessen Hälfte gerade läuft.
refusal-T10-1b = Der Angreifer betritt das Feld von der Seite, von der seine Armee in das Land kam.
refusal-T10-2a = In einem Turm kommt der Angreifer immer über die Seite gegenüber dem Namen.
refusal-T10-2b = Der Verteidiger eines Turmes stellt innerhalb der Mauern auf, je Hexfeld ein Wesen.
refusal-T10-4a = Eine vier Hexfelder breite Seite kannst du dir nur nach einer Titanenteleportation aussuchen und nie in einem Turm.
refusal-T11-0a = Dieses Wesen ist in dieser Manöverphase schon gezogen.
refusal-T11-1a = Ein Wesen betritt das Schlachtfeld über den Rand der eigenen Seite, und sein erstes Hexfeld dort zählt mit: Dieses ist zu weit entfernt.
refusal-T11-1b = Ein Wesen darf das Schlachtfeld nicht verlassen.
refusal-T11-2a = So weit reicht der Fertigkeitswert dieses Wesens nicht.
refusal-T11-3a = Dieses Wesen ist an einen Gegner gebunden und kann nicht ziehen.
refusal-T11-4a = Ein Hindernis auf dem Weg verlangsamt dieses Wesen, so weit kommt es nicht.
refusal-T11-4b = Fliegend kommt man über jedes Hindernis hinweg außer über den Vulkan, und der ist hier im Weg.
refusal-T11-4c = Dieses Hexfeld verlangsamt beim Landen auch fliegende Wesen, so weit kommt dieses nicht.
refusal-T11-5a = Ein anderes Wesen steht im Weg, und nur fliegende dürfen vorbei.
refusal-T11-5c = Ein fliegendes Wesen kann nicht auf einem besetzten Hexfeld landen.

## Fernangriffe und normale Angriffe

refusal-T12-1a = Nur Wesen mit dem Bogensymbol können einen Fernangriff ausführen.
refusal-T12-1b = Ein Fernangriff muss einem einzelnen Gegner gelten, der nicht auf einem benachbarten Hexfeld steht.
refusal-T12-1c = Ein Wesen, das an einen Gegner gebunden ist, kann keinen Fernangriff ausführen.
refusal-T12-3a = Das Ziel ist weiter entfernt, als der Fertigkeitswert dieses Wesens erlaubt.
refusal-T12-3c = Über mehr als vier Hexfelder ist kein Fernangriff möglich.
refusal-T12-6a = Nur ein Hexenmeister kann einen Lord aus der Ferne angreifen.
refusal-T12-6d = Ein Hexenmeister, der an einen Gegner gebunden ist, kann keinen Fernangriff ausführen.
refusal-T13-0b = Ein Wesen neben einem lebenden Gegner muss angreifen, bevor die Phase enden kann.
refusal-T13-1b = Ein Wesen greift in einer Phase nur einmal an und nie die eigene Seite.
refusal-T13-4a = Übertragen kann man nur überzählige Treffer, und nur auf einen anderen lebenden Gegner, an den das angreifende Wesen gebunden ist.
refusal-T13-4b = Auf einen Gegner, der eine höhere Schwierigkeit verlangt, kann man keine Treffer übertragen.
refusal-T13-4c = Du darfst eine höhere Schwierigkeit als nötig ansagen, wenn sich dadurch Treffer übertragen lassen, aber nie eine niedrigere.
refusal-T13-5a = Dieser Angriff hatte einen Vorteil, der gegen jenen Gegner nicht gelten würde, darum lassen sich seine Treffer nicht dorthin übertragen.
refusal-T13-5b = Du darfst weniger Würfel werfen, als du hast, wenn sich dadurch Treffer übertragen lassen, aber nie mehr.

## Verstärkung und Herbeirufen

refusal-T14-0a = Verstärkung gibt es nur für den Verteidiger und nur zu Beginn seiner vierten Manöverphase.
refusal-T14-1b = Deine Armee hat in dieser Schlacht schon eine Verstärkung erhalten.
refusal-T14-2b = Der Angreifer hat aufgegeben, bevor er das Feld betrat, darum bekommst du keine Verstärkung.
refusal-T15-0a = Herbeirufen darf nur der Angreifer, und nur einen Engel oder Erzengel aus einer anderen eigenen Armee.
refusal-T15-0b = Diese Armee ist in einem noch nicht entschiedenen Kampf, aus ihr kann niemand herbeigerufen werden.
refusal-T15-0e = Du hast in dieser Kampfphase schon jemanden herbeigerufen.
refusal-T15-2b = Ist der Verteidiger geflohen, so darfst du niemanden herbeirufen.
refusal-T15-3a = In einer Schlacht darfst du nur in deiner nächsten Manöverphase herbeirufen, nachdem zum ersten Mal ein Verteidiger vernichtet wurde.

## Engel erwerben und ausheben

refusal-T17-0a = Deine Punkte reichen nicht für einen weiteren Engel.
refusal-T17-1a = Davon liegt keiner mehr in den Stapeln des Verwalters.
refusal-T17-3a = Einen Erzengel gibt es nur für ein Vielfaches von 500 Punkten.
refusal-T18-0b = Diese Armee hat in dieser Spielrunde schon ausgehoben.
refusal-T18-1a = Ausheben darf nur eine Armee, die in dieser Spielrunde gezogen ist oder sich in einer Schlacht verteidigt hat.
refusal-T18-3a = Niemand in dieser Armee lockt hier diese Kreatur an.
refusal-T18-3b = Von der Kreatur, die diese anlockt, hat die Armee nicht genug.
refusal-T18-3c = In der Liste der Geländeart kannst du keine Kreatur überspringen.
refusal-T18-3d = Dieses Wesen kann man in dieser Geländeart nicht ausheben.
refusal-T18-3e = Von dieser Kreatur liegt keine mehr in den Stapeln des Verwalters.
refusal-T18-4a = Die Wesen, die du zeigst, reichen für dieses Ausheben nicht aus.
refusal-T18-5b = Um einen Hexenmeister auszuheben, braucht die Armee den Titanen oder einen anderen Hexenmeister.
refusal-T18-5c = Um einen Wächter auszuheben, braucht die Armee drei Kreaturen einer Art oder einen anderen Wächter.
refusal-T21-4a = Bei schnellem Beginn gibt es keine Zentauren, Gargoyles und Oger.

## Hindernisse

refusal-T23-1b = Ein Wesen kann nur einen Gegner angreifen, an den es gebunden ist.
refusal-T23-1c = Ein Wesen steht diesem Fernangriff im Weg.
refusal-T23-3a = Auf einem Hexfeld mit einem Baum kann niemand anhalten, und nur fliegende Wesen kommen darüber hinweg.
refusal-T23-3c = Ein Baum versperrt diesem Fernangriff den Weg.
refusal-T23-6a = Den Vulkan dürfen nur Drachen betreten oder überfliegen.
refusal-T23-7a = Nur wer im Sumpf heimisch ist, darf ihn betreten oder darin landen.
refusal-T23-9c = Treffer aus einem Angriff, der nicht selbst eine Düne hinaufging, kann man nicht eine Düne hinauf übertragen.
refusal-T23-9d = Ein Fernangriff geht nur über eine Düne, wenn das schießende Wesen oder das Ziel oben auf ihr steht.
refusal-T23-9e = Ein Fernangriff geht nur über zwei Dünen, wenn das schießende Wesen auf der einen und das Ziel auf der anderen steht.
refusal-T23-10a = Eine Klippe lässt sich zu Fuß nicht überwinden.
refusal-T23-10b = Über eine Klippe hinweg kann niemand angreifen.
refusal-T23-10c = Ein Fernangriff geht nur über eine Klippe, wenn eines der Wesen oben auf ihr steht und das andere nicht an ihrem Fuß.
refusal-T23-10e = Über eine Klippe und eine Düne geht ein Fernangriff nur zwischen oben auf der Klippe und oben auf der Düne.
refusal-T23-11d = Ein Fernangriff geht nur über Hänge, wenn das schießende Wesen oder das Ziel oben auf einem davon steht.
refusal-T23-11e = Ein Fernangriff geht nur über drei Hänge, wenn das schießende Wesen und das Ziel beide oben auf einem stehen.
refusal-T23-12d = Ein Fernangriff geht nur über eine Mauer, wenn das schießende Wesen oder das Ziel oben auf ihr steht.
refusal-T23-12e = Über zwei Mauern geht ein Fernangriff nur zur Mitte des Turmes oder von dort, und das andere Ende darf nicht am Fuß der äußeren Mauer liegen.
