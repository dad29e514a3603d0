# Kapitel 13: Leitern und Belagerungstürme.

## Namen

name-ladder = Leiter
name-siege-tower = Belagerungsturm
name-fall = Sturz

## Knöpfe und Fragen

verb-set-up = Leiter aufstellen
verb-lay-down = Leiter umlegen
verb-pull-up = Leiter hinaufziehen
verb-let-down = Leiter hinablassen
verb-climb = Leiter ersteigen
verb-throw-over = Leiter umwerfen

ask-set-up-0 = Welche Leiter wird aufgestellt?
ask-set-up-1 = Welche zwei stellen sie auf?
ask-set-up-2 = Zu welcher Plattform soll sie führen?
ask-lay-down-0 = Welche Leiter wird umgelegt?
ask-lay-down-1 = Welche zwei legen sie um?
ask-pull-up-0 = Welche Leiter wird hinaufgezogen?
ask-pull-up-1 = Welche zwei auf der Plattform ziehen sie hinauf?
ask-let-down-0 = Welche Leiter wird hinabgelassen?
ask-let-down-1 = Welche zwei auf der Plattform lassen sie hinab?
ask-let-down-2 = Wo soll sie stehen?
ask-climb-1 = Welche Leiter ersteigt er?
ask-throw-over-1 = Welche Leiter wird umgeworfen?

preview-topples = sie umzuwerfen

## Was geschehen ist

ladder = { seat-name }: { $kind } auf { $field } { $result ->
    [set-up] an { $place } aufgestellt.
    [pulled-up] nach { $place } hinaufgezogen.
    [let-down] nach { $place } hinabgelassen.
   *[laid-down] umgelegt.
}
climbed = { seat-name }: { $kind } auf { $field } ersteigt eine Leiter.
thrown-over = { seat-name }: { $kind } auf { $field } stößt gegen eine Leiter auf { $place }. { $roll } gewürfelt, { $number } gebraucht. { $result ->
    [over] Sie fällt.
   *[stands] Sie steht.
}
ladder-fell = { $kind } auf { $field }: Nichts hält sie mehr, sie fällt.

## Was abgelehnt wird

refusal-A13-1b = Eine Leiter ist nicht in Sumpf, Wasser oder Hochgebirge.
refusal-A13-1c = Eine Leiter liegt auf der Plattform eines Turms, aber nicht in ihm, und weder in noch auf einem Belagerungsturm.
refusal-A13-1d = Eine Leiter trägt einen Krieger, und er kämpft nur mit denen auf der Plattform.
refusal-A13-1e = Eine Leiter wird liegend getragen und nicht durch das Tor eines Turms, und mit einer aufgestellten tauscht niemand Plätze.
refusal-A13-1g = Zwei Krieger zu Fuß auf dem Feld der Leiter stellen sie auf, an der Mauer eines Turms oder Belagerungsturms auf gleichem Niveau, ohne Fluss oder Graben dazwischen.
refusal-A13-1h = Eine aufgestellte Leiter ersteigt ein Krieger zu Fuß und ohne Tiere von ihrem Feld aus.
refusal-A13-1i = Von einer Leiter kommt man mit 2 Schritten auf die Plattform, in einer späteren Runde als der, in der man sie erstiegen hat, oder hinab an ihren Fuß.
refusal-A13-1j = Keine Leiter wird vom Boden aus an einen Bergfried, eine Schildkröte oder einen Elefanten gestellt.
refusal-A13-1k = Eine Leiter, auf der niemand steht, ziehen zwei Krieger auf der Plattform hinauf, wenn ihre Feinde dort und an ihrem Fuß in der Minderheit sind.
refusal-A13-1l = Eine Leiter auf einer Plattform lassen zwei Krieger mit der Majorität dort dahin hinab, wo sie an ihr lehnen kann; oder sie stellen sie an einen benachbarten Bergfried, der eine Stufe höher ist.
refusal-A13-1m = Eine Leiter wirft ein Krieger auf der Plattform um, an der sie lehnt, wenn niemand von seiner Seite auf ihr steht.
refusal-A13-1p = Diese Leiter oder dieser Krieger war schon dran: In einer Runde wird eine Leiter nur einmal aufgestellt, umgelegt, hinaufgezogen oder hinabgelassen.
refusal-A13-2c = In einem Belagerungsturm ist Platz für drei: Krieger, Pferde und Reiter, aber keine Phalanx.
refusal-A13-2d = Auf der Plattform eines Belagerungsturms ist Platz für zwei Krieger zu Fuß ohne Tiere.
refusal-A13-2e = Ein Belagerungsturm ist nur in Tiefland, Hochland, Wüste und Eiswüste außer auf Bergland, und weder in noch auf Türmen.
refusal-A13-2f = Auf einem Feld ist nur ein Belagerungsturm.
refusal-A13-2g = Elefanten helfen nicht, einen Belagerungsturm zu bewegen.
refusal-A13-2i = Ein Belagerungsturm kommt durch kein Tor und tauscht keine Plätze.
refusal-A13-2j = Zwischen ihnen ist die Seitenwand eines Belagerungsturms oder seine Treppe, über die nicht geschossen wird.
refusal-A13-2k = Die Seitenwände eines Belagerungsturms sind geschlossen; hinein und hinaus geht es hinten.
refusal-A13-2l = Von einem Belagerungsturm steigt man nur auf einen Turm, auf den seine mittlere Seite zeigt, wenn beide Plattformen gleich hoch sind und kein Fluss oder Graben dazwischen liegt.
refusal-A13-2n = Von der Plattform eines Belagerungsturms kämpft man nur mit denen auf der Plattform vor seiner mittleren Seite und mit denen in ihm.
refusal-A13-2o = Zwischen zwei Belagerungstürmen gibt es nur einen Weg, wenn die mittlere Seite des einen an einer vorderen Seite des anderen ist, auf gleichem Niveau.
refusal-A13-2p = Von einem Belagerungsturm steigt man nur über eine Mauer auf gleichem Niveau direkt vor seiner mittleren Seite auf den Boden.
refusal-A13-2q = Zwischen der Plattform des Belagerungsturms und dem Boden draußen gibt es hier keinen Weg.
refusal-A13-2r = Auf der Plattform dieses Turms stehen Mauern, also muss der Belagerungsturm auf einem Boden stehen, der eine Stufe höher ist.
refusal-A13-2s = Quadrigen und Elefanten dringen nicht in einen Belagerungsturm ein.
