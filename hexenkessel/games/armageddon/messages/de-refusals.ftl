# Was liest, wessen Handlung abgelehnt wurde: eine Meldung für jede Regel unter `forbids` in
# rulebook/kinds.toml. Aus den Punkten der Nummer werden Striche.

## Bewegung und Zweikämpfe

refusal-A2-3a = Für so viele ist auf diesem Feld kein Platz.
refusal-A2-3b = Ein Schritt führt auf ein Nachbarfeld, und kein Weg aus solchen Schritten führt dorthin.
refusal-A2-3c = So weit kommt diese Figur in dieser Runde nicht mehr.
refusal-A2-3e = Diese Figur darfst du nicht bewegen.
refusal-A2-3g = Das Feld ist voll.
refusal-A2-3i = Keine Figur darf das Brett verlassen.
refusal-A2-3j = Die Plätze tauscht man nur zwischen zwei vollen Nachbarfeldern.
refusal-A2-4b = Der Kampf hat begonnen, also bewegt sich in diesem Zug niemand mehr.
refusal-A2-4d = Im Nahkampf erreichst du nur Feinde auf demselben Feld oder auf einem Nachbarfeld.
refusal-A2-4e = Das kann nur eine Figur des Spielers, der am Zug ist.
refusal-A2-4f = Zweikämpfe führen nur Krieger.
refusal-A2-4i = Dieser Krieger hat in dieser Runde schon gehandelt.
refusal-A2-4ac = Deine eigenen Figuren sind keine Feinde.

## Fürsten und Unterstützung

refusal-A3-2a = Unterstützen kann nur ein zweiter deiner Krieger, der denselben Feind erreicht.
refusal-A3-2c = Dieser Krieger hat schon gehandelt, also kann er niemanden unterstützen.
refusal-A3-2d = Ein Stärkerer unterstützt nie einen Schwächeren.

## Bogen

refusal-A4-1d = Messer unterstützen nur Messer und werden nur von Messern unterstützt.
refusal-A4-2a = Nur ein Bogen kann schießen, und nur auf Figuren, die Pfeile töten können.
refusal-A4-2b = Pfeile töten weder Recken noch Helden.
refusal-A4-2c = Das Ziel ist zu nah, denn auf das eigene Feld und Nachbarfelder kann ein Bogen nicht schießen.
refusal-A4-2d = Das Ziel ist weiter als fünf Felder entfernt.
refusal-A4-2h = Dieser Bogen hat in dieser Runde schon gehandelt.

## Gelände

refusal-A5-1c = Im Gebirge kann niemand stehen.
refusal-A5-2c = Auf diesem Feld gibt es nur drei Raumeinheiten.
refusal-A5-2d = In einem Sumpf gibt es nur zwei Raumeinheiten.
refusal-A5-2e = Dort kann niemand stehen.
refusal-A5-2k = Dieser Wurf gilt für jemanden auf diesem Feld, der noch ums Leben würfeln muss.
refusal-A5-3b = Dort ist es zu steil: Über zwei Höhenstufen kommt niemand.
refusal-A5-3d = Die Ufer sind verschieden hoch, also kommt man nur an einem Aufgang über den Fluss.
refusal-A5-4d = Über zwei Höhenstufen oder mehr gibt es keinen Nahkampf.
refusal-A5-4g = Über einen Fluss hinweg gibt es keinen Nahkampf.
refusal-A5-5d = Für dieses Ziel bräuchte man 17 oder mehr, also ist es außer Reichweite.
refusal-A5-5f = Dem Pfeil ist etwas im Weg.

## Phalanx

refusal-A6-1a = Eine Phalanx bilden vier gleiche Männer auf einem Feld.
refusal-A6-1b = Bogen und Fürsten gehören in keine Phalanx, und ihre Männer haben alle dieselbe Waffe.
refusal-A6-1c = Die vier haben noch keine ganze Runde untätig gestanden.
refusal-A6-1d = Einer der vier ist gezogen oder hat gekämpft, also gibt es noch keine Phalanx.
refusal-A6-1g = Eine Phalanx wird aufgelöst, bevor sich etwas bewegt hat.
refusal-A6-1h = Auf diesem Gelände kann keine Phalanx stehen.
refusal-A6-1i = Eine Phalanx füllt ihr Feld aus.
refusal-A6-1j = Eine Phalanx macht in einer Runde nur einen Schritt.
refusal-A6-1k = Durch einen Fluss kann eine Phalanx nicht waten.
refusal-A6-1l = Eine Phalanx wechselt das Niveau nur über einen Aufgang.
refusal-A6-1m = Löse zuerst die Phalanx auf.
refusal-A6-1n = Zwei Phalangen können nicht miteinander die Plätze tauschen.
refusal-A6-1o = Gedreht wird eine Phalanx nach ihrem Schritt oder an dessen Stelle.
refusal-A6-2e = Phalangenkrieger unterstützen niemanden, und niemand unterstützt sie.
refusal-A6-2f = Der Wuchtschlag geht geradeaus in der Richtung des Schrittes, über die Front.
refusal-A6-2h = Der Wuchtschlag kommt zuletzt, nach den anderen Schlägen der Phalanx.
refusal-A6-2k = Eine Phalanx greift nur Felder an, die sie mit einem Schritt betreten könnte.
refusal-A6-2n = Wer eine Phalanx auffüllt, kommt mit einem einzigen Schritt von einem Nachbarfeld.
refusal-A6-2o = Eine Phalanx wird nur mit einfachen Männern ihrer eigenen Waffe aufgefüllt.
refusal-A6-2q = Von vorn kann man Phalangenkrieger nicht erschießen.

## Pferde

refusal-A7-1b = Auf einem Pferd kann nur ein Krieger reiten.
refusal-A7-1d = Auf- und absteigen kann man nur auf dem Feld des Pferdes, und es kostet einen Schritt.
refusal-A7-1e = Ein Tier ohne Reiter oder Führer bewegt sich nicht.
refusal-A7-1f = Ein Krieger zu Fuß führt höchstens drei Pferde.
refusal-A7-1g = Ein gerittenes Pferd hat nur vier Schritte in einer Runde.
refusal-A7-1h = Ein Reiter führt höchstens zwei Pferde.
refusal-A7-1i = Am Zügel nimmt man ein Pferd nur auf seinem Feld.
refusal-A7-1j = Unterwegs hat sich etwas geändert, und die kleinere Schrittzahl ist verbraucht.
refusal-A7-1l = Eine Figur geht und wird getragen, eins nach dem anderen und nie abwechselnd.
refusal-A7-1n = Im Wald hat ein Reiter nur zwei Schritte.
refusal-A7-1o = Über den Waldrand hat ein Reiter weniger Schritte.
refusal-A7-1q = Auf Bergland und im Sumpf wird kein Pferd geritten.
refusal-A7-1r = Über Flüsse und Stufen ohne Aufgang kann man ein Pferd nur führen.
refusal-A7-2d = Ein Pferd kann nicht angreifen.
refusal-A7-3b = Ein Pferd erobert man nur, wenn kein fremder Krieger bei ihm ist.
refusal-A7-3c = Zuerst muss sein Krieger fallen.
refusal-A7-3d = Du hast in dieser Runde seinen Krieger getötet, also kannst du es erst in der nächsten nehmen.
refusal-A7-3e = Nur Tiere und Sachen kann man verschenken, und nur eigene.
refusal-A7-3f = Ein Pferd, das sich in dieser Runde schon für jemand anderen bewegt hat, ruht bis zur nächsten.
refusal-A7-3g = Ein Krieger des Empfängers muss auf dem Feld des Pferdes sein.

## Quadrigen

refusal-A8-1a = Auf dem Feld des Wagens ist für niemanden sonst Platz, und auf dem Wagen für drei Krieger.
refusal-A8-1c = Höchstens vier Pferde können angespannt sein.
refusal-A8-1d = Ein Krieger spannt in einer Runde höchstens drei Pferde an oder ab.
refusal-A8-1e = Zum Anspannen muss das Pferd auf dem Deichselfeld sein und ein Krieger dort oder daneben.
refusal-A8-1f = Dieses Pferd wurde in dieser Runde schon angespannt oder abgespannt.
refusal-A8-1g = Angespannt werden nur Quadrigapferde, und ein Gespann ist ganz leicht oder ganz schwer.
refusal-A8-1h = Auf einem Quadrigapferd reitet niemand.
refusal-A8-1i = Auf diesem Gelände kann keine Quadriga stehen.
refusal-A8-1k = Ein Krieger auf dem Wagen muss ihn lenken, und Pferde braucht er auch.
refusal-A8-1l = Die Quadriga hat in dieser Runde keine Schritte mehr.
refusal-A8-1n = Die Pferde gehen auf ein Nachbarfeld, aber nicht auf das des Wagens.
refusal-A8-1o = Auf- und absteigen kann man nur über das Feld genau hinter dem Wagen, für zwei Schritte.
refusal-A8-1p = Bei Geschwindigkeit 3 oder 4 steigt niemand auf oder ab.
refusal-A8-1q = Quadrigen und Quadrigapferde tauschen mit niemandem die Plätze.
refusal-A8-1r = Gehen und fahren kommt eins nach dem anderen und nie abwechselnd.
refusal-A8-1s = Quadrigen überqueren keine Flüsse und wechseln das Niveau nur über Aufgänge.
refusal-A8-1u = Rückwärts fährt eine Quadriga in einer Runde nur einen Schritt, genau umgekehrt wie vorwärts.
refusal-A8-1v = Nur zwei Krieger auf dem Deichselfeld, die noch nicht gezogen sind, können einen leeren Wagen ziehen.
refusal-A8-1w = Quadrigapferde führt man nur abgespannt und wie andere Pferde.
refusal-A8-1x = Angespannte Pferde kann man nicht führen.
refusal-A8-2b = Bei Geschwindigkeit 1 oder 2 kämpft die Besatzung nur mit dem Feld genau hinter dem Wagen.
refusal-A8-2c = Bei Geschwindigkeit 3 oder 4 kämpfen nur Reiter genau hinter dem Wagen mit der Besatzung und niemand mit den Pferden.
refusal-A8-3a = Nur bei Geschwindigkeit 3 oder 4 dürfen die Pferde ein besetztes Feld betreten, und mit höchstens acht Raumeinheiten.
refusal-A8-3b = Das Feld einer anderen Quadriga können die Pferde nicht betreten.
refusal-A8-3h = Eine deiner Figuren auf diesem Feld muss sich wehren.
refusal-A8-4a = Nur bei Geschwindigkeit 3 oder 4 überrollt eine Quadriga jemanden.
refusal-A8-4d = Rückwärts oder von Hand gezogen überrollt eine Quadriga niemanden.
refusal-A8-4h = Im Handgemenge schlägst du auf einen Feind, der daran teilnimmt.
refusal-A8-4i = Nimm einen deiner eigenen Krieger herunter.
refusal-A8-4l = Ohne Majorität auf dem Wagen steht die Quadriga still.
refusal-A8-4m = Die auf dem Wagen lassen niemand anderen aufsteigen.
refusal-A8-4o = Eine Quadriga erobert nur, wer die Majorität darauf hat.
refusal-A8-4q = Diese Quadriga ist in dieser Runde schon für jemand anderen gefahren.
refusal-A8-4r = Angespannte Pferde erobert man nur mit ihrem Wagen.
refusal-A8-4s = Ein Krieger des Empfängers muss auf dem Wagen sein.

## Elefanten

refusal-A9-1b = Auf diesem Gelände kann kein Elefant stehen.
refusal-A9-1d = Auf diesem Gelände kann kein Mammut stehen.
refusal-A9-1f = Auf einem Elefanten reiten zwei Krieger und nicht mehr.
refusal-A9-1h = Auf einen Elefanten und herunter kommt man auf seinem Feld oder über ein Nachbarfeld auf gleichem Niveau.
refusal-A9-1i = Niemand steigt auf, solange ein Feind den Elefanten reitet oder führt.
refusal-A9-1j = Ein Krieger zu Fuß führt einen Elefanten ohne Reiter, von dessen Feld aus.
refusal-A9-1k = Elefanten führt man nur zu Fuß, und ihre Reiter führen nichts.
refusal-A9-1l = Ein gerittener Elefant hat nur drei Schritte in einer Runde.
refusal-A9-1m = Im Wald hat ein Elefant nur zwei Schritte.
refusal-A9-1p = Ein Elefant wechselt das Niveau nur über Aufgänge.
refusal-A9-1r = Ohne Reiter oder Führer bewegt sich ein Elefant nicht.
refusal-A9-1t = Gehen und reiten kommt eins nach dem anderen und nie abwechselnd.
refusal-A9-1w = Auf das Feld eines Elefanten kann der Wagen nicht fahren.
refusal-A9-2a = Einen Elefanten erobert man nur, wenn kein fremder Krieger bei ihm ist, und nicht in der Runde, in der man seinen getötet hat.
refusal-A9-2b = Dieser Elefant hat sich in dieser Runde schon für jemand anderen bewegt.
refusal-A9-2c = Ein Krieger des Empfängers muss auf dem Feld des Elefanten sein.
refusal-A9-3a = Krieger auf einem Elefanten kämpfen nicht im Nahkampf und werden dort nicht bekämpft.
refusal-A9-3d = Im Wald schießt man von einem Elefanten und auf seine Reiter nur zwischen benachbarten Waldfeldern.
refusal-A9-3e = Bogen können einen Elefanten nicht im Nahkampf angreifen.
refusal-A9-3f = Ein Elefant kann nicht angreifen.
refusal-A9-4c = Ein Elefant trampelt nur, wo Feinde stehen.
refusal-A9-4d = Auf ein Feld passen nur zwei Elefanten.
refusal-A9-4e = Elefanten trampeln einander nicht nieder.
