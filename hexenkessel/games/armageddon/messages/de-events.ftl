# Was geschehen ist, kurz erzählt.

## Vor der Schlacht

rolled-for-first = { seat-name } würfelt { $roll } um den ersten Zug.
first = { seat-name } beginnt jede Runde.
enlisted = { seat-name }: { $kind } auf { $field } angeworben.
dismissed = { seat-name }: { $kind } heimgeschickt.
placed = { seat-name }: { $kind } auf { $field } aufgestellt.
ready = { seat-name } ist bereit.
deployed = Die Heere stehen.

## Zeit

round = Runde { $round } von { $rounds }.
turn = { seat-name } ist am Zug.
resigned = { seat-name } gibt auf.

## Gefahr

protected = { seat-name } ist auf { $field } vor dem { $danger } geschützt: { $roll } gewürfelt, 6 genügt.
unprotected = { seat-name } ist auf { $field } nicht vor dem { $danger } geschützt: { $roll } gewürfelt, 6 war nötig.
life = { seat-name }: { $kind } auf { $field } würfelt { $roll } ums Leben ({ $cause }). { $result ->
    [lives] Am Leben.
    [panics] Panik!
    [climbs] Auf dem Wagen.
    [boards] Auf dem Floß.
   *[other] Tot.
}

## Bewegung

went = { seat-name }: { $kind }, { $field } → { $path }.
marched = { seat-name }: { $kinds } von { $fields } nach { $path }.{ $stayed ->
    [none] {""}
   *[other] {" "}Nicht mit dabei: { $stayed }. { $reasons }
}
swapped = { seat-name }: Plätze getauscht zwischen { $field } und { $place }.

## Kampf

attack-note = { $attack_points ->
    [none] { $attack_total }
   *[other] { $attack } + { $attack_points } = { $attack_total }
}
defence-note = { $defence_points ->
    [none] { $defence_total }
   *[other] { $defence } + { $defence_points } = { $defence_total }
}
# Das Ergebnis „attacker“ ist zugleich ein Wort mit Namen und kommt darum als „Angreifer“ an.
duel = { seat-name }: { $manner ->
    [charge] Wuchtschlag,{" "}
    [trample] Trampeln,{" "}
    [scramble] Handgemenge,{" "}
   *[duel] {""}
}{ $kind } auf { $field }{ $support ->
    [none] {""}
   *[other] {" "}mit { $support }
} gegen { $other } von { foe-name } auf { $place }. { attack-note }; { defence-note }. { $result ->
    [Angreifer] Gefallen: { $other }.
    [defender] Gefallen: { $kind }.
    [panic] Panik!
   *[neither] Niemand fällt.
}
promoted = { seat-name }: { $kind } befördert zu { $becomes }.
shot = { seat-name }: Bogen auf { $field } schießt. Ziel: { $other } von { foe-name } auf { $place }. { $roll } gewürfelt, { $number } nötig ({ $items }). { $result ->
    [hit] Treffer.
    [panic] Panik!
    [burns] Es brennt!
    [spark] Treffer oder Feuer.
    [spark-panic] Panik oder Feuer.
    [spark-missed] Feuer, wenn er will.
   *[missed] Daneben.
}

## Phalanx

formed = { seat-name }: Phalanx auf { $field } gebildet, { $kind }, Front nach { $side }.
dissolved = { seat-name }: Phalanx auf { $field } aufgelöst, { $kind }.
filled = { seat-name }: Phalanx auf { $place } von { $field } aus aufgefüllt, { $kind }.
faced = { seat-name }: Phalanx auf { $field } nach { $side } gedreht, { $kind }.

## Pferde, Quadrigen, Elefanten

mounted = { seat-name }: { $kind } auf { $field } aufgestiegen, { $other }.
dismounted = { seat-name }: { $kind } abgestiegen, { $other }, jetzt auf { $field }.
led = { seat-name }: { $kind } führt auf { $field }: { $other }.
released = { seat-name }: { $kind } lässt auf { $field } los: { $other }.
captured = { seat-name }: { $kind } auf { $field } { $foe ->
    [-1] {""}
   *[other] von { foe-name }{" "}
}erobert.
given = { seat-name }: { $kind } auf { $field } an { receiver-name } verschenkt.
unhorsed = { seat-name }: { $kind } steht auf { $field } zu Fuß.
crushed = { seat-name }: { $kind } zermalmt auf { $field }: { $other } von { foe-name }.
panic = { seat-name }: { $kind } auf { $field } in Panik. { $kinds ->
    [none] Niemand war in der Nähe.
   *[other] Tot: { $kinds }.
}
sacrificed = { seat-name }: { $kind } auf { $field } aufgegeben.
harnessed = { seat-name }: { $kind } auf { $field } spannt an: { $other }.
unharnessed = { seat-name }: { $kind } auf { $field } spannt ab: { $other }.
backed = { seat-name }: { $kind }, { $field } rückwärts nach { $place }.
pulled = { seat-name }: { $kind }, { $field }, nach { $place } gezogen.
rolled-over = { seat-name }: { $kind } rollt auf { $field }. Darunter: { $kinds }.
shied = { seat-name }: { $kind } an den Elefanten auf { $field } verloren.
