# Was Armageddon sagt: Fragen, Einstellungen, Ziele und wie eine Schlacht endet.

welcome =
    Zwei Heere oder mehr auf einer Ebene aus Sechsecken. In deinem Zug bewegst du erst so viele Figuren, wie du
    magst, dann kämpfen sie, Zweikampf um Zweikampf, mit je drei Würfeln. Wer 12 oder mehr würfelt und die höhere
    Summe hat, schlägt den anderen.

    Wie man gewinnt, steht im Szenario. Jede Lektion lehrt ein Kapitel der Regeln; beginne mit der zweiten.
    Mit help erfährst du alles Weitere.

## Einstellungen

option-scenario = die Schlacht: eine fertige oder eine selbst gemachte aus einer Szenariodatei; sonst eine, die zur Zahl der Spieler passt
option-chapters = die Kapitel der Regeln, etwa 2345 oder mit Teilen 2,3,14.3; nichts für die des Szenarios
option-army = Heere wie im Szenario oder für Punkte gekauft
option-points = wie viele Punkte ein gekauftes Heer kostet
option-deployment = Figuren beginnen, wo das Szenario oder wo die Spieler sie hinstellen, offen oder verdeckt
option-teams = Verbündete, etwa 12-34; nichts für jeden gegen jeden
option-first = wer beginnt: wer am höchsten würfelt oder der erste Platz

order-save-the-dearest = Würfe ums Leben retten die Wertvollsten
order-stand-as-written = Aufstellen, wie es im Szenario steht

## Fragen

prompt-enlisting = Wirb dein Heer an. Du hast noch { $points } Punkte.
prompt-deploying = Stelle deine Figuren in deiner Zone auf und melde dich bereit.
prompt-life-rolls = Du hast { $roll } ums Leben gewürfelt ({ $cause }). Für wen?
prompt-movement = Bewege, was du bewegen willst, dann kämpfe.
prompt-combat = Wer greift wen an? Beende deinen Zug, wenn du genug getan hast.
prompt-trample = Deine Tiere trampeln auf { $field }. Welches zuerst?
prompt-defend = Du wirst auf { $field } niedergetrampelt. Wer wehrt sich?
prompt-scramble = Auf { $field } gibt es ein Handgemenge. Wer schlägt auf wen?
prompt-sacrifice = Auf { $field } sind zu viele von dir. Wer wird aufgegeben?
caution-end = In diesem Zug hat sich noch niemand von dir bewegt oder gekämpft. Trotzdem beenden?

## Wie man gewinnt

goal-annihilate = Eine Seite ohne Krieger hat verloren.
goal-annihilate-kind = { $player ->
    [0] Wer am Ende einer Runde nichts davon mehr hat, hat verloren: { $kind }.
   *[other] { goal-player-name } gewinnt, wenn der Feind am Ende einer Runde nichts davon mehr hat: { $kind }.
}
goal-kill-leader = Wessen Anführer stirbt, hat am Ende dieses Zuges verloren: { $leader }.
goal-capture = { goal-player-name } gewinnt mit den meisten Kriegern auf einem dieser Felder am Ende einer Runde: { $fields }.
goal-hold = { goal-player-name } gewinnt mit den meisten Kriegern auf diesen Feldern am Ende von { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden hintereinander
}, ab Runde { $from_round }: { $fields }.
goal-majority-at-end = Am Schluss gewinnt, wer auf diesen Feldern die meisten Krieger hat: { $fields }.
goal-clear = { goal-player-name } gewinnt, wenn am Ende einer Runde kein Feind auf diesen Feldern steht: { $fields }.
goal-bring = { goal-player-name } gewinnt mit { $count } erbeuteten in der eigenen Zone: { $kind }.
goal-domination = { goal-player-name } gewinnt, wenn am Ende einer Runde { $count } dieser Felder in einer Hand sind: { $fields }.
goal-cities = Am Schluss gewinnt, wer die meisten dieser Felder hält: { $fields }.
goal-land = { goal-player-name } siegt mit { $count } davon auf den Feldern { $fields }: { $kind }.
goal-sink = { goal-player-name } siegt, wenn { $count } feindliche Schiffe dieser Art gesunken oder erobert sind: { $kind }.
goal-capture-ship = { goal-player-name } siegt durch die Eroberung des feindlichen Schiffes, auf dem zu Beginn diese Figur war: { $leader }.
goal-points = Am Schluss gewinnt, wer mehr erschlagen hat, in Punkten gezählt.
goal-default = Hat am Schluss niemand gewonnen, dann { goal-player-name }.

## Das Ende

outcome-annihilated = Nur eine Seite hat noch Krieger.
outcome-annihilated-kind = Das Letzte, worauf es ankam, ist gefallen.
outcome-leader = Ein Anführer ist gefallen.
outcome-captured = Das Ziel ist genommen.
outcome-held = Der Platz ist lange genug gehalten.
outcome-majority = Die meisten Krieger stehen, wo es zählt.
outcome-cleared = Wo es zählt, steht kein Feind mehr.
outcome-brought = Die Beute ist daheim.
outcome-dominated = Genug Felder sind in einer Hand.
outcome-cities = Die Zeit ist um, und die Felder sind gezählt.
outcome-landed = Die Landung ist gelungen.
outcome-sunk = Genug Schiffe sind verloren.
outcome-flagship = Das Flaggschiff ist erobert.
outcome-points = Die Zeit ist um, und die Verluste sind gezählt.
outcome-default = Die Zeit ist um.
outcome-draw = Die Zeit ist um, und niemand hat gewonnen.
outcome-stopped = Alle wollten aufhören.

preview-kills = zu schlagen
preview-dies = zu fallen
preview-hits = zu treffen
preview-fells = einen Feind zu schlagen
preview-loses = Eigene zu verlieren
preview-panic = Panik
preview-burns = Brand
preview-throw-11 = Treffer auf das Feld mit 11
preview-throw-12 = Treffer auf das Feld mit 12
preview-throw-13 = Treffer auf das Feld mit 13
preview-throw-14 = Treffer auf das Feld mit 14
preview-throw-15 = Treffer auf das Feld mit 15
preview-throw-16 = Treffer auf das Feld mit 16

## Was an einem Szenario nicht stimmt

flaw-no-land = Es gibt kein Land.
flaw-great-field-twice = Großfeld { $place } gibt es zweimal.
flaw-terrain-twice = Feld { $place } hat zweierlei Gelände.
flaw-place-twice = Zwei Großfelder liegen auf { $place }.
flaw-no-such-field = Ein Feld { $place } gibt es nicht.
flaw-not-neighbours = Diese Felder sind keine Nachbarn: { $place }.
flaw-ramp-level = Ein Aufgang führt über genau eine Höhenstufe: { $place }.
flaw-bridge-without-river = Unter der Brücke ist kein Fluss: { $place }.
flaw-bridge-level = Die Brücke führt auf ein anderes Niveau, und es gibt keinen Aufgang: { $place }.
flaw-wall-terrain = Auf { $place } können keine Mauern stehen.
flaw-wall-twice = Auf derselben Seite stehen zwei Mauern: { $place }.
flaw-gate-level = Ein Tor führt auf ein Feld desselben Niveaus oder steht an einem Aufgang: { $place }.
flaw-gate-in-double-wall = Eine Doppelmauer hat keine Tore: { $place }.
flaw-gate-without-wall = Für dieses Tor gibt es keine Mauer: { $place }.
flaw-tower-twice = Auf { $place } stehen zwei Türme.
flaw-tower-walls = Der Turm auf { $place } hat zu wenige Mauern: { $detail }.
flaw-tower-foundation = Auf { $place } braucht ein Turm ein Fundament.
flaw-tower-battlements = Der Turm auf { $place } hat Zinnen, aber keine Plattform.
flaw-moat = Ein Graben liegt zwischen zwei Landfeldern, und nicht dort, wo ein Fluss ist: { $place }.
flaw-moat-in-double-wall = In einer Doppelmauer liegt kein Graben: { $place }.
flaw-bridges-many = Mehr als { $detail } Brücken berühren einander: { $place }.
flaw-passage-level = Diese Stockwerke liegen nicht auf demselben Niveau: { $place }.
flaw-passage-nowhere = Hier steht nichts, was sich verbinden ließe: { $place }.
flaw-stream = Eine Strömung fließt von Wasser zu Wasser: { $place }.
flaw-chapters = Die Kapitel passen nicht zusammen.
flaw-zones = Jeder der { $detail } Spieler braucht eine Zone.
flaw-title = Das Szenario braucht einen englischen Titel und ein Wort aus Buchstaben, Ziffern und Strichen.
flaw-no-goal = Man kann nicht gewinnen.
flaw-no-such-player = Diesen Spieler gibt es nicht: { $place }.
flaw-kind-without-chapter = { $detail } auf { $place }: Das Kapitel ist nicht dabei.
flaw-bad-team = Auf { $place } ist kein richtiges Gespann: höchstens vier Wagenpferde, alle leicht oder alle schwer.
flaw-too-many-riders = { $detail } auf { $place }: zu viele Reiter.
flaw-too-full = Feld { $place } ist zu voll.
flaw-may-not-stay = { $detail }: auf { $place } nicht möglich.
flaw-outside-zone = { $detail } auf { $place }: außerhalb der Zone.
flaw-inside-ice = { $detail } auf { $place }: liegt mitten im Eis.
flaw-no-warriors = Spieler { $detail } hat keine Krieger.
flaw-bad-phalanx = { $detail } auf { $place }: Nur Äxte, Lanzen oder Schwerter bilden eine Phalanx.
flaw-too-large = Das Land ist zu groß: höchstens { $detail } Großfelder.
flaw-too-many-figures = Es sind zu viele Figuren: höchstens { $detail }.
flaw-players = Dieses Szenario ist für { $detail } Spieler.
flaw-unreadable = Das lässt sich nicht als Szenario lesen. { $detail }

drawing-map = das Schlachtfeld
drawing-armies = wer wo steht, mit den Nummern
