# Zauberer, ihre Zauber und Duelle, und der Götterbote.

name-magician = Zauberer
name-mortal-magician = sterblicher Zauberer

## Zauber

name-weaken = Schwächen
name-strengthen = Stärken
name-make-invisible = Unsichtbar machen
name-paralyse = Lähmen
name-petrify = Versteinern
name-protect = Schutzzauber
name-double-speed = Geschwindigkeit verdoppeln
name-displace = Versetzen
name-move-animals = Tiere bewegen
name-move-beasts = Fabelwesen bewegen
name-dry-river = Fluss vertrocknen
name-flood-river = Fluss überschwemmen
name-move-gate = Tor bewegen
name-local-wind = Lokaler Wind

name-weakened = geschwächt
name-strengthened = gestärkt
name-invisible = unsichtbar
name-paralysed = gelähmt
name-petrified = versteinert
name-protected = geschützt
name-doubled = doppelt so schnell
name-windborne = im lokalen Wind
name-bow-weakened = geschwächter Bogen
name-bow-strengthened = gestärkter Bogen

## Was ein Spieler sagt

verb-cast = Zaubern
verb-call-wind = Wind rufen
verb-move-beast = Fabelwesen bewegen
verb-counter = Entkräften
verb-challenge = Fordern
verb-blow-away = Fortschleudern
verb-make-mortal = Für sterblich erklären
verb-roll = Um Magie würfeln
verb-remove = Entfernen
verb-herd = Durch den Zauber bewegen
verb-done = Nichts weiter
ask-cast-1 = Welcher Zauber?
ask-cast-2 = Auf welche Felder? Einen Fluss oder ein Tor nennst du durch die zwei Felder daneben.
ask-call-wind-1 = Wie stark ist der Wind?
ask-call-wind-2 = Wohin weht er?
ask-call-wind-3 = Für die Schiffe auf welchen Feldern?
ask-move-beast-1 = Welches Fabelwesen?
ask-move-beast-2 = In welche Richtung?
ask-move-beast-3 = Wie viele Felder?
ask-challenge-1 = Wen fordert er?
ask-herd-1 = Wohin?

## Was gefragt wird

prompt-magic-roll = Willst du um Magie würfeln?
prompt-spending = Dein Zauberer hat neue Einheiten. Was er von ihrem dritten Teil nicht sofort ausgibt, verfällt. Zaubert er?
prompt-casting = Ein Zauber ist angekündigt: { $spell }. Willst du ihn entkräften? Das kostet { $units } { $units ->
    [one] Einheit
   *[other] Einheiten
}.
prompt-triumph = Dein Zauberer hat den über { $field } besiegt. Was geschieht mit ihm?
prompt-herding = Welche Tiere gehen unter deinem Zauber wohin?
prompt-making-room = Auf { $field } sind zu viele. Wer von den Deinen macht Platz?

## Was geschieht

messenger = Der Götterbote kommt nach { $field }.
fate = { seat-name }: { $kind } auf { $field } { $result ->
    [lives] lebt ohne Wurf weiter ({ $cause }).
   *[other] stirbt ohne Wurf ({ $cause }).
}
rolled-for-magic = { seat-name } würfelt { $roll } um Magie.
magic-roll = { seat-name }: Zauberwurf, dreimal { $dice }; { $units } Einheiten.
units-lost = { seat-name }: { $units ->
    [one] { $units } Einheit verfällt.
   *[other] { $units } Einheiten verfallen.
}
cast = { seat-name }: Der Zauberer über { $field } zaubert { $spell } auf { $fields }, für { $units } Einheiten.
goaded = { seat-name }: Der Zauberer über { $field } bezaubert ein Fabelwesen auf { $place }: { $kind }, nach { $side }, { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}, für { $units } Einheiten.
countered = { seat-name }: Der Zauberer über { $field } will { $spell } für { $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
} entkräften: Formel { $attack } von { foe-name }, dagegen { $defence }. { $result ->
    [fails] Der Zauber ist entkräftet.
   *[works] Der Zauber wirkt.
}
spell-ends = Ein Zauber von { seat-name } endet: { $spell }{ $kinds ->
    [none] .
   *[other] , { $kinds }.
}
displaced = { seat-name }: versetzt von { $field } nach { $place }: { $kinds }.
gate-moved = { seat-name }: Das Tor zwischen { $field } und { $place } ist jetzt { $result ->
    [open] offen
   *[closed] geschlossen
}.
magic-duel = { seat-name }: Der Zauberer über { $field } fordert den von { foe-name } über { $place }. Würfe, zuerst der Geforderte: { $rolls }. { $result ->
    [challenger] Der Fordernde siegt.
   *[challenged] Der Geforderte siegt.
}
blown-away = { seat-name }: Der Zauberer von { foe-name } wird von { $field } nach { $place } geschleudert.
made-mortal = { seat-name }: Der Zauberer von { foe-name } über { $field } ist sterblich.
fell-dead = { seat-name }: { $kind } stürzt auf { $field } zu Tode.
rose = { seat-name }: { $kind } schwebt wieder über { $field }.

## Ablehnungen

refusal-A17-1b = Nie sind zwei Zauberer über demselben Feld.
refusal-A17-1c = Diese Festung gehört einem Gegner, der auch einen Zauberer hat, und seine Krieger sind darin.
refusal-A17-1d = Ein Zauberer fliegt in einer Runde 4 Felder weit.
refusal-A17-2k = Unsichtbar machen wirkt nur auf dem Feld des Zauberers und den sechs ringsum.
refusal-A17-2m = Auf Unsichtbare kann niemand schießen.
refusal-A17-2p = Gelähmte bewegen sich nicht und handeln nicht.
refusal-A17-2w = Versteinerte bewegen sich nicht und handeln nicht.
refusal-A17-2x = Versteinerte können nicht getötet werden, und sie machen niemandem Platz.
refusal-A17-2j = Ohne Zauber wäre dieses Ziel außer Reichweite, und so bleibt es.
refusal-A17-2aa = Versetzen wirkt nur auf Krieger, Tiere und Geräte unter dem Zauberer.
refusal-A17-2ab = Der Zauberer versetzt um bis zu 12 Felder, was unter ihm ist; sich allein kann er nicht versetzen.
refusal-A17-2ac = Das Ziel muss ein leeres Landfeld sein.
refusal-A17-2ad = Das Ziel muss die leere Plattform eines Bauwerks sein, das dir gehört oder verlassen ist.
refusal-A17-2ae = Das Ziel muss ein leeres Feld auf einem Schiff sein, das dir gehört oder verlassen ist.
refusal-A17-2af = Nicht alle dürfen dort sein, oder für so viele ist kein Platz.
refusal-A17-2ag = Das Ziel liegt in der unmittelbaren Reichweite eines Fabelwesens.
refusal-A17-2ah = Auf Wasser können nur Schiffe versetzt werden.
refusal-A17-2al = Dorthin kommt dieses Tier nach seinen Regeln nicht, oder es wurde schon bewegt.
refusal-A17-2am = Ein Zauber hat dieses Tier bewegt, darum kann sein Besitzer es diesmal nicht bewegen.
refusal-A17-2aq = Eine Sirene bewegt sich nicht: Sie singt in die Richtung des Windes, höchstens 4 Felder weit.
refusal-A17-2as = Auf Fabelwesen wirkt dieser Zauber nicht.
refusal-A17-2av = Ein Schiff mit doppelter Geschwindigkeit darf nicht rammen.
refusal-A17-2ay = Nenne einen Fluss durch die zwei Felder auf seinen beiden Seiten.
refusal-A17-2az = Dieser Fluss ist überschwemmt, und über seine Brücken kommen nur Krieger und Pferde ohne Reiter.
refusal-A17-2ba = Nenne ein Tor, das sich bewegen lässt, durch die zwei Felder auf seinen beiden Seiten.
refusal-A17-2bb = Ein Zauber hat dieses Tor bewegt, und eine Runde lang bewegt es nur wieder ein Zauber.
refusal-A17-3a = Ein Zauberer zaubert einmal je Runde, während sein Spieler an der Reihe ist.
refusal-A17-3d = Dort ist niemand, auf den dieser Zauber wirkt.
refusal-A17-3e = Eine bespannte Quadriga, ein Langschiff oder ein Segelschiff wird als Ganzes verzaubert, mit ihren beiden Feldern, oder gar nicht.
refusal-A17-3f = Ein Zauber reicht 12 Felder weit.
refusal-A17-3g = Dort steht jemand schon unter einem Zauber.
refusal-A17-3h = Auf einen Zauberer, der nicht sterblich ist, wirkt kein Zauber.
refusal-A17-3i = Ein Zauberer kämpft nicht, und niemand kann gegen ihn kämpfen.
refusal-A17-3k = So viele Einheiten hat der Zauberer nicht.
refusal-A17-4a = Diesen Zauber kann nur ein Zauberer entkräften, der höchstens 12 Felder entfernt ist.
refusal-A17-4c = Um diesen Zauber zu entkräften, hat der Zauberer nicht genug Einheiten.
refusal-A17-6a = Ein Zauberer fordert feindliche Zauberer, die höchstens 12 Felder entfernt sind.
refusal-A17-6e = Einer der beiden hatte vor weniger als sechs Runden ein Duell.
refusal-A17-6f = In dieser Richtung liegt das Feld in 24 Schritten nicht auf dem Spielfeld, oder ein Zauberer ist darüber.
refusal-A17-6g = Ein sterblicher Zauberer zaubert nicht und entkräftet nicht.
refusal-A17-6i = Einer deiner Krieger oder eines deiner Tiere auf diesem Feld muss Platz machen.
refusal-A17-6m = Einen sterblichen Zauberer töten Pfeile nicht.
