# Kapitel 15: Wind, Schiffe und Krieger im Wasser.

## Namen

name-longship = Langschiff
name-sailing-ship = Segelschiff
name-raft = Floß
name-calm = Flaute
name-breeze = Brise
name-storm = Sturm
name-ship = auf einem Schiff
name-swimmer = im Wasser
name-drowning = Ertrinken
name-run-over = überfahren
name-ram-field = gerammt
name-front = Vorderteil
name-rear = Hinterteil

## Knöpfe und Klicks

verb-astern = Rückwärts fahren
verb-beat = Gegen den Wind versuchen
verb-ram-ship = Rammen
verb-anchor = Anker werfen
verb-weigh = Anker lichten
verb-tie = Flöße verbinden
verb-untie = Flöße lösen
verb-agree = Zustimmen
verb-decline = Ablehnen
verb-claim = Schiff für erobert erklären
verb-jump = Ins Wasser springen
verb-heave = Über Bord werfen
verb-swing = Schiff drehen
verb-perish = Vom Brett nehmen
verb-destroy = Vernichten

ask-astern-0 = Welches Schiff fährt rückwärts?
ask-astern-1 = Wohin fährt sein Hinterteil?
ask-beat-0 = Welches Schiff versucht es?
ask-beat-1 = In welche Richtung?
ask-ram-ship-0 = Welches Schiff rammt?
ask-ram-ship-1 = Was liegt ihm im Weg?
ask-ram-ship-2 = Welche zwei tun es?
ask-anchor-0 = Wer wirft den Anker?
ask-anchor-1 = An welcher Küste?
ask-weigh-0 = Wer lichtet den Anker?
ask-weigh-1 = Von welcher Küste?
ask-tie-0 = Wer verbindet sein Floß?
ask-tie-1 = Mit welchem Floß?
ask-untie-0 = Wer löst sein Floß?
ask-untie-1 = Von welchem Floß?
ask-claim-0 = Welches Schiff wird erobert?
ask-jump-0 = Wer springt?
ask-jump-1 = Wohin?
ask-heave-0 = Was geht über Bord?
ask-heave-1 = Wohin?
ask-heave-2 = Wer springt mit?
ask-swing-0 = Welches Schiff wird gedreht?
ask-swing-1 = Wo liegt sein Hinterteil?
ask-perish-0 = Wer wird vom Brett genommen?
ask-destroy-0 = Wer vernichtet etwas?
ask-destroy-1 = Was vernichtet er?

prompt-asking-to-tie = Jemand will ein Floß mit deinem auf { $field } verbinden. Stimmst du zu?

preview-destroys = zu vernichten
preview-sinks-too = mit unterzugehen

## Was geschehen ist

wind = { seat-name } würfelt den Wind: { $strength }, nach { $side }, für { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}.
drifted = { seat-name }: { $kind } treibt, { $field } → { $place }.
stranded = { seat-name }: { $kind } auf { $field } ist bei { $place } gestrandet.
ship-damaged = { seat-name }: { $kind } auf { $field } ist beschädigt ({ $half }).
ship-sunk = { seat-name }: { $kind } auf { $field } geht unter.
overran = { seat-name }: { $kind } auf { $field } überfährt: { $kinds }.
beaten-back = { seat-name }: { $kind } auf { $field } wird um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} abgetrieben.
went-astern = { seat-name }: { $kind }, { $field }, rückwärts nach { $place }.
anchored = { seat-name }: { $kind } auf { $field } ankert bei { $place }.
weighed = { seat-name }: { $kind } auf { $field } lichtet den Anker bei { $place }.
declined = { seat-name } lehnt ab: Das Floß auf { $field } bleibt frei.
jumped = { seat-name }: { $kind } springt bei { $field } ins Wasser.
heaved = { seat-name }: { $kind } auf { $field } über Bord geworfen.
drowned = { seat-name }: { $kind } auf { $field } ertrunken.
rammed = { seat-name }: { $kind }, { $field } → { $path }, rammt: { $other }.
ram-roll = { seat-name }: { $kind } auf { $field } würfelt nach dem Rammen { $roll }, nötig ist 6. { $result ->
    [unharmed] Unversehrt.
   *[sinks] Es geht mit unter.
}
perished = { seat-name }: { $kind } auf { $field } vom Brett genommen.
self-destruction = { seat-name }: { $kind } auf { $field } will vernichten: { $other }. Gewürfelt { $roll }, nötig { $number }. { $result ->
    [destroyed] Vernichtet.
   *[stays] Vergeblich.
}

## Ablehnungen: Schiffe

refusal-A14-3w = Ein getroffenes Schiff kann nicht mehr rammen.
refusal-A15-2b = Ein Schiff füllt seine Felder: Sonst ist dort niemand und nichts im Wasser.
refusal-A15-2e = Schiffe sind nur auf dem Wasser.
refusal-A15-2f = Schiffe tragen Krieger zu Fuß, Tiere ohne Reiter und Geräte, aber keine Phalanx und keine Reiter.
refusal-A15-2g = Das Deck ist dort voll.
refusal-A15-3a = Bei diesem Wind kommt das Schiff nicht so weit.
refusal-A15-3b = Ein Schiff fährt auf ein Feld neben seinem Vorderteil und nicht auf sein eigenes Hinterteil.
refusal-A15-3c = Die kleinste Zahl unter seinen Richtungen gilt für den ganzen Zug des Schiffes.
refusal-A15-3d = Dort liegt ein anderes Schiff, und Schiffe tauschen die Plätze nicht.
refusal-A15-3e = Dort steht der Wind dagegen: Das Schiff würde abgetrieben oder ist es schon.
refusal-A15-3g = In einer Runde fährt ein Schiff entweder vorwärts oder rückwärts.
refusal-A15-3h = Rückwärts hat ein Langschiff zwei Schritte weniger als vorwärts.
refusal-A15-3i = Rückwärts macht ein Segelschiff zwei Schritte, bei Brise und Sturm nur, wohin der Wind hilft.
refusal-A15-3j = Für ein Floß ist jede Richtung vorwärts.
refusal-A15-3k = Niemand ist an Bord, der es steuert.
refusal-A15-3l = Deine Seite hat nicht die meisten Krieger an Bord.
refusal-A15-3q = Von dieser Küste kommt niemand an Bord.
refusal-A15-3s = Dort kann niemand landen: nur an Land mit Niveau 1.
refusal-A15-3t = Das Schiff muss die Küste mit einer Seitenlinie berühren.
refusal-A15-3u = Den Anker wirft und lichtet ein Krieger an Bord, und ein Schiff vor Anker fährt nicht.
refusal-A15-3v = Ein Anker wird in einer Runde einmal bedient, und jeder Krieger bedient nur einen.
refusal-A15-3x = Nur mit einem Floß daneben lässt sich ein Floß verbinden.
refusal-A15-3z = So viele Flöße brauchen mehr Steuermänner.
refusal-A15-3aa = Eingestiegen und ausgestiegen wird nur, wo das Schiff verankert ist.
refusal-A15-3ab = Einsteigen, fahren und aussteigen ist zu viel für eine Runde.
refusal-A15-3ac = Über Bug oder Heck steigt niemand ein oder aus.
refusal-A15-3ae = Die Schiffe berühren sich nicht mit je einer Seitenlinie.
refusal-A15-3af = Dort steigen nur Krieger zu Fuß über.
refusal-A15-3ai = Die Schiffe liegen nicht in Enterposition: Sie müssen sich an zwei Seitenlinien berühren.
refusal-A15-3ak = Du brauchst einen Krieger an Bord und die meisten für deine Seite, und das Schiff muss einem Feind oder niemandem gehören.
refusal-A15-3al = Dieses Schiff ist in dieser Runde schon für einen anderen gefahren.
refusal-A15-3am = Ein Schiff bekommt nur, wer einen Krieger an Bord hat.
refusal-A15-5c = Der Strom ist dort zu stark: Das Schiff würde abgetrieben.
refusal-A15-5g = Im Strom fährt ein Segelschiff rückwärts nur stromabwärts.

## Ablehnungen: Kampf auf See

refusal-A15-6a = Vom Schiff und aufs Schiff schlägt man nur über eine Seitenlinie, vor Anker oder in Enterposition.
refusal-A15-6f = Der Onager ist das einzige Gerät, das man an Bord bedienen kann.
refusal-A15-6g = Man springt vom Schiff oder von der Küste in Wasser daneben, wo Platz und kein Schiff ist.
refusal-A15-6h = Ein Gerät geht nur mit denen über Bord, die es tragen, und nur vom Deck eines Schiffes.
refusal-A15-6j = Treibende Krieger kommen nur auf Land mit Niveau 1 oder ein befreundetes Schiff neben ihnen.
refusal-A15-6k = Treibende Krieger kämpfen nur mit denen, die auf demselben Feld treiben.
refusal-A15-6l = Aus dem Wasser schießt kein Bogen.
refusal-A15-7a = Zwei Krieger an Bord eines Langschiffs oder Segelschiffs, die noch nicht gehandelt haben, rammen damit, vor seinem ersten Schritt.
refusal-A15-7b = Dort liegt kein anderes Schiff, das man rammen könnte.
refusal-A15-7c = Zum Rammen gehören am Ende drei Schritte in gerader Linie, der letzte über eine Seitenlinie des anderen Schiffes.
refusal-A15-7d = Nach dem Rammen fährt dieses Schiff nicht mehr.

## Ablehnungen: Selbstvernichtung

refusal-A15-8a = Vom Brett nehmen kannst du nur deine eigenen Krieger.
refusal-A15-8b = Vernichten kannst du nur, was dir gehört.
refusal-A15-8c = Er muss auf demselben Feld stehen oder neben deinem Schiff, wo es verankert ist.
refusal-A15-8d = Ein Bogen muss auf demselben Feld oder einem Nachbarfeld stehen.
refusal-A15-8e = Elefanten vernichten nur ihre Reiter.
refusal-A15-8j = Das kann sein Besitzer nicht vernichten.
