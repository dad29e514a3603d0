# Kapitel 14: was Treffer an Mauern, Geräten und Menschen anrichten; Onager und Brandpfeile.

## Namen

name-impact = ein Treffer
name-roof = Dach
name-platform = Plattform
name-battlements = Zinnen
name-foundation = Fundament

## Knöpfe und Klicks

verb-topple = Mauern einreißen
verb-ignite = Brandpfeil
verb-pierce = Gewöhnlicher Pfeil

ask-topple-0 = Wo fallen Mauern?
ask-topple-1 = Auf welcher Seite? Die nächste Mauer im Uhrzeigersinn fällt mit, wenn die beiden einander berühren.

prompt-kindling = Eine 17, und auf { $field } ist Holz. Setzt der Pfeil es in Brand, oder trifft er wie sonst: { $kind }?
prompt-toppling = Der Treffer auf { $field } reißt Mauern ein. Welche?

## Was geschehen ist

destroyed = { seat-name }: { $kind } auf { $field } zerstört.
damaged = { seat-name }: { $kind } auf { $field } hat das verloren: { $part }.
battered = Treffer auf { $field }. Zerstört: { $part }.
ignited = { seat-name }: Brandpfeil auf { $field }.
pierced = { seat-name }: kein Brand. { $usual ->
    [hit] Gefallen: { $kind } auf { $field }.
   *[other] Gezielt war auf { $kind } auf { $field }.
}
toppled = Mauern gefallen auf { $field }: { $sides }.

## Ablehnungen

refusal-A14-3g = Ein Treffer reißt zwei Mauern ein, die einander berühren, oder eine, wo keine zwei es tun.
