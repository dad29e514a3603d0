# Was Titan sagt: Namen, Fragen, Ereignisse, Ausgänge und was eine Aktion bewirken würde.
# Ein Platz ist eine Zahl in $seat, ein Land eine Zahl in $land; diese Texte machen Wörter daraus.
# land-name (in de-lands.ftl) kann ein Land auch beugen: .at „in der Ebene 1“, .to „in die Ebene 1“,
# .from „aus der Ebene 1“.

seat-name = { $seat ->
    [0] Rot
    [1] Blau
    [2] Gold
    [3] Grün
    [4] Schwarz
   *[5] Braun
}
winner-name = { $winner ->
    [0] Rot
    [1] Blau
    [2] Gold
    [3] Grün
    [4] Schwarz
    [5] Braun
   *[other] niemand
}
loser-name = { $loser ->
    [0] Rot
    [1] Blau
    [2] Gold
    [3] Grün
    [4] Schwarz
   *[5] Braun
}
side-name = { $side ->
    [1] rechts
    [3] links unten
   *[5] links oben
}

welcome =
    Du führst Armeen voller Ungeheuer über einen Ring von 96 Ländern. Eine Armee, die gezogen ist, kann
    an ihrem Ziel ein stärkeres Ungeheuer ausheben, wenn sie die richtigen mitbringt; wo die Armeen
    zweier Spieler aufeinandertreffen, wird gekämpft. Jeder Spieler hat einen Titanen. Verlierst du
    deinen, scheidest du aus; wem der letzte gehört, der gewinnt.

    Deine Spielrunde: Spalte Armeen auf, wirf einen Würfel, bewege beliebig viele Armeen um genau diese
    Zahl, trage die Kämpfe aus, hebe aus. Jede Möglichkeit hat eine Nummer: Tippe sie ein. Mit help
    erfährst du alles Weitere.

drawing-board = der Hauptplan: alle Länder, die Symbole dazwischen und wer wo steht
drawing-legions = alle Armeen und was du von ihnen weißt
drawing-stacks = wer noch ausgehoben werden kann und was er wert ist
drawing-charts = wer wo ausgehoben werden kann
drawing-map = die Schlacht oder, wenn keine ist, der Hauptplan

## Optionen und der Gastgeber

option-start = schnell: mit Zyklopen, Löwen und Trollen und ohne die drei schwächsten Arten
option-mulligan = darf der Bewegungswurf in der ersten Spielrunde eines Spielers wiederholt werden (Freischuss)?
option-points = wer am Ende einer Spielrunde so viele Punkte hat, gewinnt; 0 für keine Grenze
option-rounds = nach so vielen Durchgängen werden Punkte und Armeen gezählt; 0 für keine Grenze
option-timed = darf der Gastgeber die Partie beenden, wenn die vereinbarte Stunde da ist?
option-clock = darf der Gastgeber eine Phase beenden, deren vereinbarte Zeit um ist?

host-is-silent = Diese Spielrunde ist die letzte: { $clock ->
    [yes] Der Gastgeber kann nur noch Bewegungs- und Manöverphasen beenden, und das hier ist keine.
   *[no] Der Gastgeber hat nichts mehr zu sagen, denn für keine Phase läuft eine Uhr (Option clock).
}

## Namen: Wesen, Geländearten, Hindernisse

name-or = oder
name-unknown = unbekannt
name-all = alle
name-flies = fliegt
name-shoots = schießt
name-Angel = Engel
name-Archangel = Erzengel
name-Behemoth = Behemoth
name-Centaur = Zentaur
name-Colossus = Koloss
name-Cyclops = Zyklop
name-Dragon = Drache
name-Gargoyle = Gargoyle
name-Giant = Gigant
name-Gorgon = Gorgone
name-Griffon = Greif
name-Guardian = Wächter
name-Hydra = Hydra
name-Lion = Löwe
name-Minotaur = Minotaurus
name-Ogre = Oger
name-Ranger = Ranger
name-Serpent = Riesenschlange
name-Titan = Titan
name-Troll = Troll
name-Unicorn = Einhorn
name-Warbear = Kriegsbär
name-Warlock = Hexenmeister
name-Wyvern = Wyvern

name-Brush = Buschland
name-Desert = Wüste
name-Hills = Hügel
name-Jungle = Dschungel
name-Marsh = Marschland
name-Mountains = Gebirge
name-Plains = Ebene
name-Swamp = Sumpfland
name-Tower = Turm
name-Tundra = Tundra
name-Woods = Waldland

name-bog = Sumpf
name-bramble = Dornengestrüpp
name-cliff = Klippe
name-drift = Verwehung
name-dune = Düne
name-sand = Sand
name-slope = Hang
name-tower = Turm
name-tree = Baum
name-volcano = Vulkan
name-wall = Mauer

## Fragen

prompt-division = Du beginnst { land-name.at }. Verteile deine acht Wesen: vier mit dem Titanen, vier mit dem Engel. Wer kommt in die erste Armee?
prompt-organisation = { $why ->
    [first] In deiner ersten Spielrunde bleiben beide Armeen ganz: Würfle.
    [markers] Du hast keinen Marker mehr für eine weitere Armee: Würfle.
    [small] Keine deiner Armeen ist groß genug zum Aufspalten, denn jeder Teil braucht zwei Wesen: Würfle.
   *[may] Spalte Armeen auf, wenn du magst; dann würfle. { $markers ->
        [one] Du hast noch einen Marker für eine weitere Armee.
       *[other] Du hast noch { $markers } Marker für neue Armeen.
    }
}
prompt-movement = Du hast eine { $roll } gewürfelt. { $must ->
    [one] Bewege mindestens eine Armee; jede zieht genau { lands-far } weit.
    [part] Die Teile einer aufgespaltenen Armee stehen noch im selben Land: Einer muss weiter, genau { lands-far } weit.
    [none] Jetzt kann keine Armee ziehen.
   *[may] Bewege weitere Armeen, wenn du magst; jede zieht genau { lands-far } weit.
}
lands-far = { $roll ->
    [one] ein Land
   *[other] { $roll } Länder
}
prompt-engagements = Deine Armeen treffen in mehreren Ländern auf Gegner. Welcher Kampf kommt zuerst?
prompt-flight = Deine Armee wird { land-name.at } angegriffen. Willst du fliehen, standhalten, kämpfen oder eine Übereinkunft vorschlagen?
prompt-attacked = Deine Armee wird { land-name.at } angegriffen, und mit einem Lord darf sie nicht fliehen. Willst du standhalten, kämpfen oder eine Übereinkunft vorschlagen?
prompt-negotiation = Die Armeen stehen sich { land-name.at } gegenüber. Willst du kämpfen oder eine Übereinkunft vorschlagen?
prompt-offer = Dir wird { land-name.at } eine Übereinkunft angeboten. Willst du sie annehmen, etwas anderes vorschlagen oder kämpfen?
prompt-reinforcement = Vierte Schlachtenrunde: Deine Verteidiger können ein Wesen als Verstärkung ausheben.
prompt-summoning = Der erste Gegner ist gefallen! Du kannst einen Engel oder Erzengel aus einer anderen Armee herbeirufen.
prompt-maneuver = Schlachtenrunde { $round } von 7: Bewege deine Wesen und melde dich dann fertig.{ $round ->
    [1] {" "}Wer bis dahin nicht auf dem Feld ist, ist verloren.
   *[other] {""}
}
prompt-strike = Schlachtenrunde { $round } von 7: Greif an. Wer einen Gegner neben sich hat, muss es tun.
prompt-carry = { $hits ->
    [one] Ein Treffer ist übrig. Wen trifft er?
   *[other] { $hits } Treffer sind übrig. Wen treffen sie?
}
prompt-spoils = Sieg! Nimm, was der siegreichen Armee zusteht.
prompt-muster = Ausheben: Jede Armee, die gezogen ist, kann ein Wesen aufnehmen. Wer das möglich macht, wird allen gezeigt.

## Aufbau und Spielrunden

sealed-choice = { seat-name } hat gewählt.
tower = { seat-name } beginnt { land-name.at }.
set-up = { seat-name } stellt { $first } und { $second } { land-name.at } auf.
turn = Durchgang { $round }: { seat-name } ist an der Reihe.
turn-over = Die Spielrunde von { seat-name } ist zu Ende.
split = { seat-name } spaltet { $legion } auf: { $size } Wesen bilden { $part }.
split-contents = { $part } besteht aus: { $characters }.
movement-roll = { seat-name } würfelt eine { $roll } für die Bewegung.
reroll = { seat-name } verwirft den Wurf und würfelt noch einmal.
move = { $legion } zieht { land-name.to }.
teleport = { $legion } zeigt { $lord ->
    [Titan] ihren Titanen
   *[other] einen { $lord }
} und teleportiert { land-name.to }.
random-move = Die Zeit ist um: { $legion } stolpert { land-name.to }.
recombined = { $part } vereinigt sich wieder mit { $legion }.
muster = { $recruit ->
    [Gorgone] Eine Gorgone
    [Hydra] Eine Hydra
    [Riesenschlange] Eine Riesenschlange
   *[other] Ein { $recruit }
} schließt sich { $legion } an{ $shown ->
    [none] .
   *[other] ; gezeigt: { $shown }.
}
time-called = Die Zeit ist um: Diese Spielrunde ist die letzte.
stop-agreed = Alle wollen aufhören: Diese Spielrunde ist die letzte.
resigned = { seat-name } gibt auf.

## Kämpfe

engagement = { $attacker } greift { $defender } { land-name.at } an.
inspected = { $legion } erweist sich als: { $characters }.
flee = { seat-name } flieht { land-name.from }.
stand = { seat-name } hält { land-name.at } stand.
fight = { seat-name } will die Schlacht.
proposal = Das Angebot: { $winner ->
    [attacker] Vom Angreifer bleibt: { $kept }; der Rest beider Armeen ist verloren.
    [defender] Vom Verteidiger bleibt: { $kept }; der Rest beider Armeen ist verloren.
   *[nobody] Beide Armeen sind verloren.
}
proposal-made = { seat-name } macht einen Vorschlag.
agreement = { seat-name } stimmt zu.
concede = { seat-name } gibt { land-name.at } auf.
engagement-over = { $how ->
    [flight] Das Land fällt kampflos an { winner-name }.
    [agreement] Durch Übereinkunft entschieden: { land-name } geht an { winner-name }.
    [concession] { land-name } geht an { winner-name }.
    [time] Sieben Schlachtenrunden sind vorbei: Der Angriff { land-name.at } ist gescheitert.
   *[battle] Die Schlacht { land-name.at } ist vorbei: Das Feld gehört { $winner ->
        [-1] niemandem.
       *[other] { winner-name }.
    }
}
lost = { $survives ->
    [yes] Verluste von { $legion }: { $characters }.
   *[no] { $legion } ist vernichtet: { $characters }.
}
points = { seat-name } erhält { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
acquire = Der Ruhm bringt { $legion } einen { $character }.
summon = { $legion } erhält den { $character } von { $donor }.
legion-lost = { $legion } verlässt den Plan: { $characters }.
titan-lost = Der Titan von { seat-name } ist gefallen. { seat-name } scheidet aus!

## Schlacht

revealed = { $legion } rückt ins Feld: { $characters }.
battle = Schlacht { land-name.at }!
maneuvers = Schlachtenrunde { $round }: Es ziehen die Wesen des { $side ->
    [0] Angreifers.
   *[1] Verteidigers.
}
maneuver = { $unit } zieht nach { $hex }.
absent = Verloren, weil nie auf dem Feld erschienen: { $units }.
drift = Die Kälte der Verwehung trifft { $units }.
strike = { $unit } greift { $target } an, { $number }+: { $dice }. { strike-hits }
rangestrike = { $unit } schießt auf { $target }, { $number }+: { $dice }. { strike-hits }
strike-hits = { $hits ->
    [0] Kein Treffer.
    [one] Ein Treffer.
   *[other] { $hits } Treffer.
}
carry = { $hits ->
    [one] Ein Treffer wird
   *[other] { $hits } Treffer werden
} auf { $target } übertragen.
slain = Vernichtet: { $units }.
summoning = { $legion } ruft den { $character } von { $donor } herbei.
sent-back = { $character ->
    [Gorgone] Die Gorgone
    [Hydra] Die Hydra
    [Riesenschlange] Die Riesenschlange
    [Einhorn] Das Einhorn
   *[other] Der { $character }
} konnte nicht auf das Feld und muss zurück.

## Das Ende

final-legion = { $legion } { land-name.at }: { $characters }.
game-over = Die Partie ist zu Ende. { $reason ->
    [last-titan] Nur noch ein Titan ist übrig.
    [draw] Die letzten Titanen sind zugleich gefallen.
    [points] Die vereinbarte Punktzahl ist erreicht.
   *[time] Das vereinbarte Ende ist da.
}
outcome-last-titan = Der letzte Titan steht noch.
outcome-draw = Die letzten Titanen sind zugleich gefallen: Niemand gewinnt.
outcome-points = Die vereinbarte Punktzahl ist erreicht.
outcome-time = Das vereinbarte Ende ist da: Punktestand und Armeen zählen zusammen.

## Daueraufträge und Aussichten

order-muster-the-best = Das wertvollste Wesen ausheben
order-flee-if-possible = Fliehen, wann immer es möglich ist
order-never-flee = Niemals fliehen

preview-expected = im Mittel { $expected } Treffer
preview-slays = tödlich

## Was gefragt wird, bevor jemand etwas für immer weggibt

caution-absent = { $count ->
    [one] { $titan ->
        [yes] Dein Titan ist noch nicht auf dem Feld und wäre verloren: Du würdest ausscheiden!
       *[no] Ein Wesen ist noch nicht auf dem Feld und wäre verloren.
    }
   *[other] { $count } Wesen sind noch nicht auf dem Feld und wären verloren.{ $titan ->
        [yes] {" "}Dein Titan ist dabei: Du würdest ausscheiden!
       *[no] {""}
    }
}
caution-muster = Für { $legions } lässt sich noch jemand ausheben. Mit dem Ende der Spielrunde ist das vorbei.
caution-acquire = Dir steht ein Engel zu. Er kommt jetzt oder nie.
caution-teleport = { $legion } würde allen { $lord ->
    [Titan] ihren Titanen
   *[other] einen { $lord }
} zeigen.
caution-concede = In dieser Armee ist dein Titan: Du würdest ausscheiden!

## Was eine Aktion bewirken würde

action-divide = die zweite: { $rest }
action-split = es bleibt { $rest }
action-roll = würfeln und ziehen
action-reroll = nur dieses eine Mal; der zweite Wurf gilt
action-done = { $step ->
    [movement] keine weiteren Züge
    [maneuver] keine weiteren Manöver
    [strike] keine weiteren Fernangriffe
    [carry] den Rest verfallen lassen
    [reinforcement] niemanden ausheben
    [summoning] niemanden herbeirufen
    [muster] die Spielrunde beenden
   *[spoils] nichts weiter nehmen
}
action-move = { $enemy ->
    [none] { land-name }{ $recruits ->
        [none] {""}
       *[other] , zum Ausheben: { $recruits }
    }
   *[other] ANGRIFF auf { $enemy } { land-name.at } von { side-name } ({ $size }: { $known })
}
action-teleport = { $enemy ->
    [none] { land-name }{ $recruits ->
        [none] {""}
       *[other] , zum Ausheben: { $recruits }
    }, gezeigt: { $lord }
   *[other] ANGRIFF auf { $enemy } { land-name.at } von { side-name } ({ $size }: { $known })
}
action-engage = { $attacker } gegen { $defender } { land-name.at }
action-flee = die Armee ist verloren, { $points } Punkte für den Gegner
action-stand = nicht fliehen; es darf noch verhandelt werden
action-propose = { $winner ->
    [-1] beide Armeen sind verloren
   *[other] { winner-name } verliert { $lost ->
        [none] nichts
       *[other] { $lost }
    }; { loser-name } die ganze Armee
}
action-accept = so sei es
action-fight = genug der Worte: Schlacht
action-concede = die Armee ist verloren, { $points } Punkte für den Gegner
action-maneuver = { $foes ->
    [none] { $hazard }
   *[other] { $hazard ->
        [plain] neben { $foes }
       *[other] { $hazard }, neben { $foes }
    }
}
action-strike = { $dice ->
    [one] ein Würfel trifft
   *[other] { $dice } Würfel treffen
} ab { $number }, { $need } nötig{ $carry ->
    [none] {""}
   *[other] ; Überschuss kann auf { $carry } gehen
}
action-rangestrike = { $dice ->
    [one] ein Würfel trifft
   *[other] { $dice } Würfel treffen
} ab { $number }, { $need } nötig
action-carry = { $need } zur Vernichtung nötig
action-muster = { $figures }, noch { $left } im Stapel{ $shown ->
    [none] {""}
   *[other] ; gezeigt: { $shown }{ $instead ->
        [none] {""}
       *[other] , und nicht { $instead }
    }
}
action-summon = aus { $legion } { land-name.at }
action-acquire = { $figures }, noch { $left } im Stapel
action-call-time = diese Spielrunde ist die letzte
action-stop = alle wollen aufhören; diese Spielrunde ist die letzte
action-call-phase = die Zeit dieser Phase ist um
