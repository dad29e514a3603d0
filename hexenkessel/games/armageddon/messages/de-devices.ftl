# Kapitel 12: Geräte, Widder und Schildkröte.

## Namen

name-ram = Widder
name-tortoise = Schildkröte

## Knöpfe und Fragen

verb-carry = Gerät bewegen

ask-carry-0 = Welches Gerät wird bewegt?
ask-carry-1 = Wer bewegt es? Sie stehen auf seinem Feld; statt eines Reiters nennst du sein Reittier.
ask-carry-2 = Auf welches Feld?

## Was geschehen ist

hauled = { seat-name }: { $kind } von { $field } nach { $place }. Bewegt von: { $kinds }.

## Was abgelehnt wird

refusal-A12-1b = Ein Gerät wird weder bestiegen noch geführt. Es wird von genau so vielen Transporteinheiten bewegt, wie es braucht.
refusal-A12-1c = Geräte bewegen nur Krieger, Pferde und Elefanten, aber keine angespannten Pferde.
refusal-A12-1d = Wenigstens ein Krieger zu Fuß muss mithelfen, ein Gerät zu bewegen.
refusal-A12-1e = Ein Gerät bewegen die, die auf seinem Feld stehen. Mit Kriegern allein macht es 1 Schritt in der Runde, und sie machen keinen anderen.
refusal-A12-1f = Wer zusammen mit Tieren ein Gerät bewegt, hat in der Runde 2 Schritte, mit ihm und ohne es.
refusal-A12-1g = Kein Gerät macht in einer Runde mehr als 2 Schritte.
refusal-A12-1h = Geräte kommen nur auf Brücken über Flüsse und Gräben.
refusal-A12-1i = Geräte wechseln das Niveau nur über Aufgänge.
refusal-A12-1j = Dieses Gerät haben in dieser Runde schon andere bewegt, also gilt die geringere Zahl von Schritten.
refusal-A12-1k = Neben einem Belagerungsturm oder einer Schildkröte hat kein zweites Gerät Platz.
refusal-A12-1l = Ein Gerät wird einmal in der Runde bedient, von Kriegern zu Fuß auf seinem Feld, die in keiner Phalanx stehen.
refusal-A12-1m = Ein Gerät bedient nur, wer auf seinem Feld die Majorität hat.
refusal-A12-1n = Ein Gerät, das dir nicht gehört, musst du erst mit der Majorität auf seinem Feld erobern.
refusal-A12-1o = Dieses Gerät ist in dieser Runde schon für jemand anderen bewegt worden.
refusal-A12-1p = Auf dem Feld des Geräts muss ein Krieger des Empfängers stehen.
