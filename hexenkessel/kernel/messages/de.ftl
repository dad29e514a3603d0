# Was der Kern selbst sagt, in jedem Spiel dasselbe.

refusal-K1 = Die Partie ist zu Ende.
refusal-K2 = Hier ist im Augenblick nichts zu entscheiden.
refusal-K3 = Das ist keine Antwort auf die Frage, die gestellt ist.
refusal-K4 = Das ist jetzt nicht möglich.
refusal-K5 = Das ist keine Aktion dieses Spiels: { $problem ->
    [too-long] Die Zeile ist zu lang.
    [unknown-verb] Sie beginnt mit keinem bekannten Verb.
    [wrong-count] Zu dem Verb gehören mehr oder weniger Wörter.
   *[wrong-word] Eines der Wörter passt nicht zu dem Verb.
}
refusal-K6 = Es gibt nichts zurückzunehmen.
refusal-K7 = Das lässt sich nicht zurücknehmen: Ein Würfel ist gefallen, ein Geheimnis wurde gesehen, oder die Entscheidung liegt schon bei jemand anderem.
refusal-K8 = Das lässt sich nicht zurücknehmen: Seither hat ein anderer gehandelt.

# Dasselbe ausführlicher, für alle, die nachfragen.

why-K1 = Hat eine Partie ihren Ausgang, so handelt in ihr niemand mehr.
why-K2 = Jede Entscheidung gehört bestimmten Plätzen, und diese gehört einem anderen.
why-K3 = Das Spiel wartet auf die Antwort zur jetzigen Frage; dies ist die Antwort auf eine andere, die vielleicht später kommt.
why-K4 = Es ist eine Antwort auf die Frage, aber keine von denen, die in dieser Stellung möglich sind.
why-K5 = Eine Aktion ist eine Zeile: ein Verb und dann je ein Wort für alles, wovon die Rede ist. Mehrere Dinge in einem Wort trennt man durch Kommas ohne Leerzeichen.
why-K6 = Zurücknehmen kann man nur, was man selbst getan hat, und getan wurde noch nichts.
why-K7 = Zurück geht es nur, soweit nichts Neues bekannt wurde: kein Würfel, kein Geheimnis, keine Entscheidung eines anderen.
why-K8 = Zurücknehmen kann man nur die eigene letzte Aktion und nur, solange noch niemand darauf reagiert hat.

sealed-choice = Platz { $seat } hat gewählt.
