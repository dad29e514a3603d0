# Was Gods of Titan von sich sagt: Begrüßung, Optionen, Aufträge, Rückfragen und was eine
# Aktion bewirken würde. Namen stehen in de-names.ftl; jeder Teil des Spiels hat eine eigene Datei.

welcome =
    Du führst Armeen voller Ungeheuer um die Stadt der Götter. Eine Armee zieht, so weit du willst,
    ein bis sechs Felder entlang der Symbole, und nach drei, vier oder fünf darf sie an ihrem Ziel ein
    stärkeres Ungeheuer rekrutieren. In den ersten zehn Runden kämpft niemand; danach kämpfen Armeen, die sich
    treffen. Jeder Spieler hat einen Titan: Wer ihn endgültig verliert, scheidet aus. Ein vierter Spieler
    ist der Darklord, der die drei Elemente jagt, damit sein Dark-Titan erscheint und das Skycastle stürmt.

    In deinem Spielzug teilst und ziehst du Armeen, trägst Kämpfe aus und rekrutierst. Handeln darfst du
    jederzeit.
    Jede Möglichkeit hat eine Nummer: Tippe sie ein. Mit help erfährst du alles Weitere.

drawing-map = die Schlacht oder, wenn gerade keine ist, der Spielplan
drawing-board = der Spielplan: alle Ringe, Feld für Feld, und wer wo steht
drawing-ways = wohin die Symbole von den Feldern deiner Armeen führen
drawing-armies = alle Armeen und was du von ihnen weißt
drawing-pools = die Pools: wer noch rekrutiert, angeworben oder beschworen werden kann
drawing-charts = wer wo rekrutiert werden kann

## Optionen und der Gastgeber

option-phantoms_without_darklord = kommt ein geschlagener Titan auch ohne Darklord als Phantom zurück?
option-points = wer am Ende eines Spielzugs so viele Kampfpunkte hat, gewinnt; 0 heißt: keine Grenze
option-rounds = nach so vielen Runden werden Kampfpunkte und Armeen gezählt; 0 heißt: keine Grenze
option-timed = darf der Gastgeber die Partie beenden, wenn die vereinbarte Stunde da ist?

host-is-silent = Dieser Spielzug ist der letzte, darum hat der Gastgeber nichts mehr zu sagen.
sealed-choice = { seat-name } hat gewählt.
resigned = { seat-name } gibt die Partie auf.

## Aufträge und Wahrscheinlichkeiten

order-recruit-the-best = Die wertvollste Kreatur rekrutieren
order-flee-if-possible = Immer fliehen, wenn es geht
order-never-flee = Niemals fliehen
order-grant-passage = Alle durchlassen
order-deny-passage = Niemanden durchlassen

preview-expected = im Mittel { $expected } Treffer
preview-slays = tödlich

## Wonach man gefragt wird, bevor man etwas für immer weggibt

caution-absent = { $count ->
    [one] { $master ->
        [yes] Dein Herrscher hat das Schlachtfeld nicht betreten und würde geschlagen!
       *[no] Eine Figur hat das Schlachtfeld nicht betreten und wäre verloren.
    }
   *[other] { $count } Figuren haben das Schlachtfeld nicht betreten und wären verloren.{ $master ->
        [yes] {" "}Dein Herrscher ist unter ihnen!
       *[no] {""}
    }
}
caution-recruit = Für { $armies } kann noch rekrutiert werden. Ist der Spielzug vorbei, so ist es auch die Gelegenheit.
caution-appear = Dir steht ein Gott zu. Er kommt jetzt oder nie.
caution-concede = Dein Herrscher ist in dieser Armee, und sie würde zerschlagen.
caution-reveal = Dein Herrscher läge dann bis zum Ende der Partie offen.
caution-give-up = Du wärst endgültig aus der Partie.
caution-sacrifice = { $army } würde { $figure } für den Executer opfern.

## Was eine Aktion bewirken würde

action-choose-tower = deine erste Armee verlässt die City über { $exit } (von { $field })
action-divide = die zweite: { $rest }
action-arrange = jeder mit einem Headcracker
action-offer = { goods-given } für { goods-wanted } von { partner-name }
action-take-offer = du bekommst { goods-given } von { partner-name } für { goods-wanted }
action-drop-offer = kein Angebot mehr zwischen dir und { partner-name }
action-reveal = dein Herrscher liegt von nun an offen und dient selbst als Deckmärkchen
action-give-up = deine Armeen werden entfernt, und du bist draußen
action-split = { $rest } bleiben
action-move = { $enemy ->
    [none] { $own ->
        [none] { $field }{ $recruits ->
            [none] {""}
           *[other] , zum Rekrutieren: { $recruits }
        }
       *[other] { $field }, die Armee schließt sich { $own } an
    }
   *[other] { $field } mit { $enemy } ({ $size }: { $known }), von { side-name }
} ({ $distance ->
    [one] ein Feld
   *[other] { $distance } Felder
}{ $leave ->
    [none] {""}
   *[other] ; braucht Erlaubnis für { $leave }
}{ $way ->
    [none] {""}
   *[other] ; über { $way }
})
action-teleport = { $how ->
    [battle] GREIFT { $enemy } AN, { $field }, von { side-name } ({ $size }: { $known })
    [darkland] { $field }, für 250 Lebenssteine
   *[free] { $field }; die Armee rekrutiert dann nicht
}
action-grant = die Armee darf durch
action-deny = die Armee darf nicht durch
action-attack = Kampf
action-spy = die Armee ansehen und ins Dungeon verschwinden
action-garrison = sie kommen in deinen Pool
action-discard = sie kommt in deinen Pool
action-done = { $step ->
    [movement] keine Züge mehr
    [encounter] nicht angreifen, daneben bleiben
    [combats] niemanden herausfordern
    [maneuver] keine Manöver mehr
    [strike] nichts mehr in dieser Schlagphase
    [carry] der Rest verfällt
    [reinforcement] niemanden rufen
    [summoning] niemanden rufen
    [lending] keine Kreatur mehr leihen
    [recruitment] den Spielzug beenden
   *[other] nichts mehr nehmen
}
action-engage = { $attacker } gegen { $defender }, { $field } ({ $size }: { $known })
action-challenge = { $attacker } fordert { $defender } heraus, { $field } ({ $size }: { $known }), von { side-name }
action-flee = die Armee ist verloren; der Gegner bekommt { $points } Kampfpunkte und jeder von euch { $gems } Lebenssteine
action-stand = nicht fliehen; ihr könnt noch verhandeln
action-propose = { $winner ->
    [-2] beide Armeen sind verloren
   *[other] { winner-name } verliert { $lost ->
        [none] nichts
       *[other] { $lost }
    }, { loser-name } die ganze Armee
}
action-accept = so sei es
action-fight = keine Worte mehr: Kampf
action-concede = die Armee ist verloren; der Gegner bekommt bis zu { $points } Kampfpunkte und { $gems } Lebenssteine
action-maneuver = { $foes ->
    [none] { $hazard }
   *[other] { $hazard ->
        [plain] neben { $foes }
       *[other] { $hazard }, neben { $foes }
    }
}
action-mount = von nun an bewegen sich beide zusammen
action-strike = { $dice } Würfel treffen ab { $number }, { $need } nötig{ $carry ->
    [none] {""}
   *[other] ; mehr kann auf { $carry } übertragen werden
}
action-rangestrike = { $dice } Würfel treffen ab { $number }, { $need } nötig
action-carry = { $need } zum Schlagen nötig
action-cast = { $spell }
action-use = { $ability }
action-recruit = { $figures }, noch { $left }{ $shown ->
    [none] {""}
   *[other] ; zeigt { $shown }
}
action-hire = { $figures }, noch { $left }, für { $gems } Lebenssteine
action-conjure = { $figures }, noch { $left }, für { $gems } Lebenssteine
action-revive = { $figures }, für { $gems } Lebenssteine
action-sacrifice = der Executer kommt: { $figures }
action-resurrect = das Element wird vernichtet, und dein Titan ist wieder da
action-summon = aus { $army }, { $field }
action-appear = { $figures }, { $field }
action-place = { $field }: { $known }
action-lend = { $figures }
action-choose-side = von dort kommt der Angreifer
action-call-time = dieser Spielzug ist der letzte
action-stop = alle wollen aufhören; dieser Spielzug ist der letzte
