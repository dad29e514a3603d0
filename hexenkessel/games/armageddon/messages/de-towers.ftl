# Kapitel 11: Türme, Pech und Burgen.

## Was abgelehnt wird

refusal-A11-1h = Das Erdgeschoss eines Turms hat Platz für vier, aber weder für Phalangen und berittene Elefanten noch für einen zweiten Elefanten.
refusal-A11-1i = Über dem Erdgeschoss haben vier Krieger zu Fuß Platz, ohne Tiere und außerhalb einer Phalanx.
refusal-A11-2a = Die Mauern eines Turms unter einer Plattform kann man nicht übersteigen.
refusal-A11-2b = Zwischen diesen Stockwerken ist keine Treppe.
refusal-A11-2c = Ohne Durchgang kommt niemand von Turm zu Turm.
refusal-A11-2f = Tiere und Quadrigen kommen nur im Erdgeschoss durch einen Durchgang.
refusal-A11-2i = Von einer Plattform kommt man nur über einen Übergang auf den Boden daneben.
refusal-A11-2m = In Türme, aus ihnen und in ihnen fährt eine Quadriga höchstens zwei Schritte, und sie trampelt und überrollt dort niemanden.
refusal-A11-2o = Ein Reiter hat drei Schritte in einen Turm oder aus einem Turm, und zwei in Türmen oder wenn er beides in einer Runde tut.
refusal-A11-3a = Zwischen einer Plattform und dem Boden draußen gibt es keinen Nahkampf.
refusal-A11-3b = Zwischen Türmen gibt es ohne Durchgang oder Übergang keinen Nahkampf.
refusal-A11-3c = Stockwerke eines Turms kämpfen nur über eine Treppe miteinander, und nur über eine Höhenstufe.
refusal-A11-3e = Ein Turm steht dem Pfeil im Weg.
refusal-A11-3h = Von dieser Plattform kann man zu jenem Feld gehen, also schießt niemand von ihr dorthin.
refusal-A11-3j = Wo eine Treppe die Stockwerke eines Turms verbindet, wird zwischen ihnen nicht geschossen, sondern mit dem Messer gekämpft.
refusal-A11-3k = Niemand schießt über zwei Stockwerke, quer durch einen Turm oder durch zwei Mauern, die sich berühren.
refusal-A11-4a = Pech gießt ein Krieger auf der obersten Plattform eines Turms auf alle, deren oberster Teil ein oder zwei Höhenstufen tiefer liegt, oder auf das Stockwerk direkt unter sich.
refusal-A11-4d = Dieser Krieger hat schon gehandelt, und Gießen ist eine Handlung.
refusal-A11-4e = Von dieser Plattform ist in dieser Runde schon Pech gegossen worden.
refusal-A11-4f = Auf dieser Plattform stehen Feinde, und du hast dort keine Majorität.
refusal-A11-4g = Pech reicht ein Feld weit und zwei Höhenstufen tief, und nicht auf Wasser, Wald oder über einen Fluss oder Graben.

## Was geschehen ist

poured = { seat-name }: { $kind } auf { $field } gießt Pech auf { $place }.
pitch = { seat-name }: Pech auf { $kind } auf { $field }. { $roll } gewürfelt, { $number } gebraucht. { $result ->
    [whole] Es hält stand.
    [damaged] Es ist beschädigt.
   *[destroyed] Es ist vernichtet.
}

## Was an einem Szenario falsch ist

flaw-castle-gate = Die Burg bei { $place } hat kein Tor nach außen.

## Knöpfe und Fragen

verb-pour = Pech gießen

ask-pour-0 = Wer gießt Pech?
ask-pour-1 = Auf welches Feld?

## Namen

name-inside-tower = im Turm
name-pitch = Pech
