# Kapitel 10: Mauern, Tore, Gräben und Aushungern.

## Was abgelehnt wird

refusal-A10-1h = Diese Mauer kann man nicht übersteigen: Das Niveau ist dort verschieden, oder ein Fluss oder Graben liegt davor.
refusal-A10-1j = Nur Krieger zu Fuß, ohne Tiere und außerhalb einer Phalanx, übersteigen Mauern.
refusal-A10-2e = Dieser Krieger hat in dieser Runde schon ein Tor bewegt, oder dieses Tor ist schon bewegt worden.
refusal-A10-2f = Ein Tor bewegt ein Krieger, der auf dessen Innenseite steht.
refusal-A10-2g = An diesem Tor stehen Feinde, und du hast dort keine Majorität.
refusal-A10-3a = Zwischen ihnen steht eine Mauer.
refusal-A10-3b = Eine Mauer steht dem Pfeil im Weg.
refusal-A10-3d = Durch ein offenes Tor schießt niemand auf das nächste Feld.
refusal-A10-3e = Von außen schießt niemand durch eine Schießscharte, aus der nicht gerade ein Bogen auf seine Feinde geschossen hat.
refusal-A10-4c = Einen Graben schütten drei deiner Krieger zu, die zu Fuß daneben stehen und noch nicht gehandelt haben.
refusal-A10-4e = Hier ist nichts, was eine Phalanx oder sonst jemand zuschütten könnte.
refusal-A10-6d = Hier ist niemand eingeschlossen: Von außen kommt man noch hinein oder kann sie angreifen.
refusal-A10-6f = Mit einem Ausfall kämen sie noch an einen Ort, an dem du sie in deinem nächsten Zug nicht angreifen könntest.
refusal-A10-6g = Keiner von dir kommt in einem Zug an den Rand dieses Ortes.
refusal-A10-6h = Diese Belagerung ist schon angesagt.

## Was geschehen ist

gate = { seat-name }: { $kind } auf { $field } { $result ->
    [open] öffnet
   *[other] schließt
} das Tor nach { $place }.
moat = { seat-name }: Graben zwischen { $field } und { $place } zuschütten. { $roll } gewürfelt, { $number } gebraucht. { $result ->
    [filled] Er ist fort.
   *[other] Er ist noch da.
}
siege = { seat-name } sagt die Belagerung von { $field } an: { $count ->
    [one] { $count } Feld ist
   *[other] { $count } Felder sind
} eingeschlossen. { $rounds } Runden lang hungert niemand.
siege-lifted = Die Belagerung von { $field } durch { seat-name } ist zu Ende.

## Was an einem Szenario falsch ist

flaw-no-access = Die Stellung bei { $place } hat keinen Zugang: Weder eine Lücke noch ein Tor führt hinein.

## Knöpfe und Fragen

verb-open = Tor öffnen
verb-close = Tor schließen
verb-fill-moat = Graben zuschütten
verb-shoot-through = Durch eine bestimmte Schießscharte schießen
verb-besiege = Belagerung ansagen

ask-open-0 = Wer öffnet ein Tor?
ask-open-1 = Das Tor nach welchem Feld?
ask-close-0 = Wer schließt ein Tor?
ask-close-1 = Das Tor nach welchem Feld?
ask-fill-moat-0 = Auf der einen Seite welches Grabens, auf welchem Feld?
ask-fill-moat-1 = Welches Feld liegt auf seiner anderen Seite?
ask-fill-moat-2 = Welche drei schütten ihn zu?
ask-shoot-through-0 = Wer schießt?
ask-shoot-through-1 = Auf wen?
ask-shoot-through-2 = Durch die Schießscharte auf welcher Seite?
ask-besiege-0 = Welche Stellung wird belagert? Wähle ein Feld, auf dem Feinde stehen.

## Namen

name-hunger = Hunger
name-loophole = Schießscharte
name-gate = Tor

preview-fills = zuzuschütten
