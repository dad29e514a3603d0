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
resigned = Platz { $seat } gibt auf.
outcome-resigned = Jemand hat aufgegeben.

# Warum eine Partie so nicht beginnen kann.

setup-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
setup-no-option = { $game } kennt keine Option „{ $option }“.
setup-options = { $why ->
    [range] Die Option { $option } von { $game } liegt zwischen { $least } und { $most } und kann nicht { $value } sein.
    [choice] Die Option { $option } von { $game } kann nicht „{ $value }“ sein, nur eines davon: { $known }.
    [long] Die Option { $option } von { $game } kann nicht länger als { $most } Zeichen sein.
   *[other] Die Option { $option } von { $game } kann nicht „{ $value }“ sein.
}
setup-table = Die Option { $option } passt nicht zu { $game }: { table-problem }.
table-problem = { $why ->
    [twice] { $cell } ist zweimal angegeben
    [row] eine Zeile „{ $word }“ gibt es nicht, nur { $known }
    [column] eine Spalte „{ $word }“ gibt es nicht, nur { $known }
    [range] { $cell } liegt zwischen { $least } und { $most } und kann nicht { $number } sein
    [above] { $cell } darf nicht größer sein als { $limit }
   *[unreadable] eine Änderung schreibt man Zeile.Spalte=Zahl und nicht „{ $word }“
}

# Was an einem Protokoll nicht stimmt, und wo.

record-line = Zeile { $line }: { $problem }
record-too-large = Das Protokoll ist zu groß.
record-too-long = Ansehen lassen sich nur Partien mit höchstens { $most } Aktionen.
record-many-remarks = Ein Protokoll enthält höchstens { $most } Bemerkungen.
record-late = Das Prüfen dauert länger als { $seconds } Sekunden.
record-not-text = Diese Zeile ist kein Text.
record-format = Ein Protokoll beginnt mit „{ $format }“.
record-open-header = Dem Kopf fehlt sein Siegel.
record-not-header = Diese Zeile gehört nicht in den Kopf.
record-missing = Im Kopf fehlt die Zeile „{ $word }“.
record-options = Die Optionen sind nicht lesbar.
record-seats = Die Zahl der Plätze ist nicht lesbar.
record-few-seats = Es gibt nur { $seats } Plätze.
record-seat-expected = Hier müsste Platz { $seat } stehen.
record-part = Ein Teil der Würfel hat höchstens { $most } Zeichen, und alle sind sichtbar.
record-part-seat = Zu einem Teil der Würfel gehört der Platz, der ihn gegeben hat; die Plätze stehen der Reihe nach, jeder einmal.
record-fork = Zu einer Abzweigung gehören die Aktion, nach der sie beginnt, und ein Teil der Würfel.
record-fork-order = Vor dieser steht schon eine Abzweigung nach Aktion { $number }.
record-many-forks = Eine Partie kann höchstens { $most }-mal abzweigen.
record-unsealed = Das Siegel dieser Zeile ist nicht lesbar; hier müsste Aktion { $number } stehen.
record-no-opening = Das Protokoll endet vor der Eröffnung.
record-action = Aktion { $number } ist nicht lesbar.
record-action-expected = Hier müsste Aktion { $number } stehen.
record-remark = Eine Bemerkung beginnt mit dem Platz, von dem sie kommt.
record-after-end = Nach dem Ende der Partie dürfen nur noch Bemerkungen stehen.
record-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht; es gibt { $here }.
record-other-game = Das ist eine Partie { $game }, nicht { $here }.
record-other-version = Gespielt wurde nach Version { $version } der Regeln; hier gilt { $here }.
record-setup = So kann keine Partie beginnen: { $problem }
record-header-changed = Der Kopf wurde nach dem Versiegeln geändert.
record-commitment = Der Teil des Servers an den Würfeln passt nicht zu seinem Fingerabdruck.
record-changed = Bei Aktion { $number } wurde dies nach dem Versiegeln geändert: { $text }
record-illegal = Aktion { $number } verstößt gegen Regel { $rule }: { $action }
record-dice = Bei Aktion { $number } sind die Würfel nicht so gefallen: { $rolls ->
    [none] kein Wurf
   *[other] { $rolls }
}
record-shown = Die Würfel von Aktion { $number } wurden anders gezeigt: { $shown ->
    [none] kein Wurf
   *[other] { $shown }
}. Richtig ist: { $made ->
    [none] kein Wurf
   *[other] { $made }
}
record-result = Als Ergebnis müsste hier stehen: { $result ->
    [none] keines, denn die Partie ist nicht zu Ende
   *[other] { $result }
}
