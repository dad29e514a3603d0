# Kapitel 12: Geräte, Widder und Schildkröte.

## Namen

name-ram = Widder
name-tortoise = Schildkröte

## Knöpfe und Fragen

verb-carry = Gerät bewegen
verb-batter = Rammen
verb-swivel = Gerät drehen

ask-carry-0 = Welches Gerät wird bewegt?
ask-carry-1 = Wer bewegt es? Sie stehen auf seinem Feld; statt eines Reiters nennst du sein Reittier.
ask-carry-2 = Auf welches Feld?
ask-batter-0 = Was soll rammen?
ask-batter-1 = Wer bedient es oder reitet den Elefanten?
ask-batter-2 = In Richtung welches Feldes?
ask-swivel-0 = Welches Gerät wird gedreht?
ask-swivel-1 = Wer dreht es?
ask-swivel-2 = Wohin soll die Vorderseite zeigen?

preview-breaks = durchzubrechen

## Was geschehen ist

hauled = { seat-name }: { $kind } von { $field } nach { $place }. Bewegt von: { $kinds }.
bashed = { seat-name }: { $kind } auf { $field } rammt { $what ->
    [gate] das Tor
    [wall] die Mauer
   *[other] die Seitenwand
} nach { $place }. { $roll } gewürfelt, { $number } gebraucht. { $result ->
    [broken] Durchbrochen.
   *[other] Es hält.
}
swivelled = { seat-name }: { $kind } auf { $field } gedreht. Vorderseite: { $side }.
stumbled = { seat-name }: { $kind } an einem Gerät auf { $field } verloren.

## Was abgelehnt wird

refusal-A12-1b = Ein Gerät wird weder bestiegen noch geführt, sondern von genau so vielen Transporteinheiten bewegt, wie es braucht.
refusal-A12-1c = Geräte bewegen nur Krieger, Pferde und Elefanten, aber keine angespannten Pferde.
refusal-A12-1d = Wenigstens ein Krieger zu Fuß muss mithelfen, ein Gerät zu bewegen.
refusal-A12-1e = Ein Gerät bewegen die, die auf seinem Feld stehen, und mit Kriegern allein macht es 1 Schritt in der Runde und sie machen keinen anderen.
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
refusal-A12-2a = Ein Widder kann nicht in Sumpf, Wasser oder Hochgebirge sein, und weder in noch auf Türmen.
refusal-A12-2b = Kein Widder kommt durch das Tor eines Turms.
refusal-A12-2e = Kein Wagen fährt auf ein Feld mit einem Widder, einer Leiter oder einem Onager.
refusal-A12-2g = Nur eine Schildkröte rammt Mauern ohne Tor, und Elefanten rammen nichts als Tore.
refusal-A12-2h = Man rammt vom Feld gleich vor dem Tor, auf dessen Außenseite, ohne Fluss, Graben oder Niveaustufe dazwischen.
refusal-A12-2i = Einen Widder bedienen zwei Krieger.
refusal-A12-2j = Hier ist in dieser Runde schon gerammt worden.
refusal-A12-2p = Über einen Fluss oder eine Niveaustufe ohne Aufgang rammt niemand ein Gerät.
refusal-A12-2q = Ohne Dach hat diese Schildkröte keinen Balken zum Rammen.
refusal-A12-3a = Die Seitenwände einer Schildkröte sind geschlossen; hinein und hinaus geht es vorn und hinten.
refusal-A12-3c = In einer Schildkröte sind nur Krieger zu Fuß, die in keiner Phalanx stehen, und Pferde ohne Reiter.
refusal-A12-3d = Eine Schildkröte ist nur in Tiefland, Hochland, Wüste und Eiswüste außer auf Bergland, und weder in noch auf Türmen.
refusal-A12-3e = Eine Schildkröte bewegen Krieger und Pferde ohne Reiter in ihrem Innern, und durch kein Tor.
refusal-A12-3f = Eine Schildkröte rammt nur, was vor ihr liegt; drehe sie erst auf eine andere Seite, und andere Geräte haben keine Vorderseite.
refusal-A12-3g = Eine Schildkröte tauscht keine Plätze.
refusal-A12-3h = Zwischen ihnen ist die Seitenwand einer Schildkröte.
refusal-A12-3i = Eine Schildkröte bedienen drei Krieger in ihrem Innern.
refusal-A12-3n = Eine Schildkröte rammt nicht über einen Fluss oder eine Niveaustufe ohne Aufgang.
refusal-A12-3o = Quadrigen und Elefanten dringen nicht in eine Schildkröte ein.
refusal-A9-5a = Ein Elefant rammt mit zwei deiner Krieger auf seinem Rücken.
