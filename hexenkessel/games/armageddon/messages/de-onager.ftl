# Kapitel 14: was Treffer an Mauern, Geräten und Menschen anrichten; Onager und Brandpfeile.

## Namen

name-onager = Onager
name-impact = ein Treffer
name-roof = Dach
name-platform = Plattform
name-battlements = Zinnen
name-foundation = Fundament

## Knöpfe und Klicks

verb-hurl = In eine Richtung werfen
verb-lob = Auf ein Feld werfen
verb-smash = Auf eine Brücke werfen
verb-bury = Auf einen Graben werfen
verb-topple = Mauern einreißen
verb-ignite = Brandpfeil
verb-pierce = Gewöhnlicher Pfeil

ask-hurl-0 = Wer bedient den Onager?
ask-hurl-1 = Mit welchem Onager?
ask-hurl-2 = In welche Richtung? Wähle das erste Feld darauf, durch eine Seite oder eine Ecke.
ask-lob-0 = Wer bedient den Onager?
ask-lob-1 = Mit welchem Onager?
ask-lob-2 = Auf welches Feld? Nur genau seine Zahl trifft.
ask-smash-0 = Wer bedient den Onager?
ask-smash-1 = Mit welchem Onager?
ask-smash-2 = Auf die Brücke neben welchem Feld?
ask-smash-3 = Und neben welchem anderen?
ask-bury-0 = Wer bedient den Onager?
ask-bury-1 = Mit welchem Onager?
ask-bury-2 = Auf den Graben neben welchem Feld?
ask-bury-3 = Und neben welchem anderen?
ask-topple-0 = Wo fallen Mauern?
ask-topple-1 = Auf welcher Seite? Die nächste Mauer im Uhrzeigersinn fällt mit, wenn die beiden einander berühren.

prompt-kindling = Eine 17, und auf { $field } ist Holz. Setzt der Pfeil es in Brand, oder trifft er wie sonst: { $kind }?
prompt-toppling = Der Treffer auf { $field } reißt Mauern ein. Welche?

## Was geschehen ist

threw = { seat-name }: Onager auf { $field } wirft { $aim ->
    [side] in die Hauptrichtung von { $place }
    [corner] in die Nebenrichtung von { $place }
    [smash] auf die Brücke bei { $place }
    [bury] auf den Graben bei { $place }
   *[lob] auf { $place }
}. { $roll } gewürfelt. { $hit ->
    [none] Nichts ist getroffen.
   *[other] Getroffen: { $hit }.
}
edge-hit = Zwischen { $field } und { $place } { $result ->
    [broken] ist die Brücke beschädigt
    [gone] ist die Brücke zerstört
   *[filled] ist der Graben zugeschüttet
}.
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

refusal-A14-1a = Hier kann kein Onager stehen.
refusal-A14-2a = Ein Krieger bedient einen Onager, und einmal in einer Runde.
refusal-A14-2b = Im Inneren eines Turms kann ein Onager nicht werfen.
refusal-A14-2c = Ein Onager wirft ein bis sechs Felder weit.
refusal-A14-2d = Eine Richtung führt durch eine Seite oder eine Ecke des Feldes, auf dem der Onager steht.
refusal-A14-2l = Weder auf Gebirge noch darüber hinweg lässt sich ein Stein werfen.
refusal-A14-2m = Die Zahl wäre höher als 16.
refusal-A14-3q = Hier ist keine Brücke.
refusal-A14-3s = Die Brücke ist beschädigt: Von allen Geräten kommen nur Leitern hinüber.
refusal-A14-3u = Hier ist kein Graben.
refusal-A14-3g = Ein Treffer reißt zwei Mauern ein, die einander berühren, oder eine, wo keine zwei es tun.
