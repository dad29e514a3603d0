# Zauber und einmalige Sonderfertigkeiten: Namen, was jede in einer Zeile tut, Ereignisse, Fragen, Ablehnungen.

## Namen

name-Create-Hazard = Create Hazard
name-Shield = Shield
name-Shockwave = Shockwave
name-Wimps-Vacation = Wimps Vacation
name-Footsore = Footsore
name-Quake = Quake
name-Teleport = Teleport
name-Timewarp = Timewarp
name-Chaos = Chaos
name-Homeland = Homeland
name-Inferno = Inferno
name-Summon = Summon
name-Deadlock = Deadlock
name-Landscaping = Landscaping
name-Painchain = Painchain
name-Slavery = Slavery

## Was jede tut, in einer Zeile

about-spell-Create-Hazard = Auf einem Hexfeld, auf dem niemand steht, entsteht ein beliebiger Hazard, oder der Hazard dort verschwindet.
about-spell-Shield = Eine deiner Figuren nimmt im Rückschlag dieser Schlagphase keinen Schaden.
about-spell-Shockwave = Drei Würfel mit Intelligenz 2 gegen jede gegnerische Figur.
about-spell-Wimps-Vacation = Alle gegnerischen Kreaturen der untersten Stufe sind sofort geschlagen und schlagen nicht zurück.
about-spell-Footsore = Alle deine Figuren können fliegen, bis der Kampf endet.
about-spell-Quake = Drei Würfel mit Intelligenz 3 gegen jede gegnerische Figur.
about-spell-Teleport = Eine Figur einer der beiden Seiten kommt auf ein freies Hexfeld, auf dem sie stehen kann.
about-spell-Timewarp = Der Rundenmarker rückt eine Stelle vor oder zurück.
about-spell-Chaos = Gegnerische Figuren tauschen paarweise die Plätze.
about-spell-Homeland = Alle deine Figuren sind überall heimisch, bis der Kampf endet; nur der Vulkan bleibt verschlossen.
about-spell-Inferno = Drei Würfel mit Intelligenz 4 gegen jede gegnerische Figur.
about-spell-Summon = Ein roter Demon kämpft für dich. In jeder Schlagphase verliert er ein Leben.
about-spell-Deadlock = Bis der Kampf endet, fliegt keine gegnerische Figur, und jede verliert ein Leben für jedes Hexfeld, das sie geht.
about-spell-Landscaping = Ein anderes Schlachtfeld tritt an die Stelle von diesem, gedreht, wie du willst. Wer nun steht, wo er nicht stehen könnte, leidet darunter.
about-spell-Painchain = Bis zu 20 Würfel mit Intelligenz 5 gegen eine gegnerische Figur. So viel Schaden sie nimmt, so viele Würfel gehen auf eine neben ihr weiter.
about-spell-Slavery = Eine gegnerische Figur kämpft für dich, bis der Kampf endet.

about-ability-Basilisk = Stone Cold: Nach einer eigenen Attacke darf er den Wurf verwerfen und bis zu deiner nächsten Manöverphase zu Stein werden. Dann verletzt ihn nur Magie, und er zieht nicht und attackiert nicht.
about-ability-Deathbringer = Reaper’s Call: Er schlägt eine gegnerische Figur und nimmt zwei Schadenspunkte für jedes Leben, das sie noch hatte.
about-ability-Demon = Final Blow: vor seiner Attacke angesagt. Wird das Ziel geschlagen, so heilen die übrigen Treffer den Demon.
about-ability-Nightmare = Fear: vor seiner Attacke angesagt. Gegner im Nahkampf mit ihm schlagen diesmal mit halber Kampfstärke zurück.
about-ability-Phoenix = Flameburst: Alle Gegner neben ihm nehmen einen Schadenspunkt, auch hinter einer Klippe.
about-ability-Plaque = Cuff: vor ihrer Attacke angesagt, die dann einen Schadenspunkt mehr macht.
about-ability-Unicorn = Decoy: Auf einem freien Hexfeld daneben wächst ein Baum und steht bis zu deiner nächsten Manöverphase.
about-ability-Necromancer = Zu Beginn jeder deiner Schlagphasen nimmt eine gegnerische Figur deiner Wahl einen Schadenspunkt, und die Kampfstärke des Necromancers steigt um eins.

## Fragen

prompt-stone-cold = Die Würfel sind gefallen, { $hits ->
    [0] ohne Treffer
    [one] mit einem Treffer
   *[other] mit { $hits } Treffern
}. Soll { $unit } den Wurf verwerfen und zu Stein werden?
prompt-painchain = Die Painchain geht mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} weiter. Wen trifft sie als Nächstes?
prompt-necromancer = { $unit } verletzt aus der Ferne: Eine gegnerische Figur nimmt einen Schadenspunkt. Welche?

## Zauber

cast = { $unit } zaubert { $spell }!
hazard-created = { $hazard ->
    [plain] Auf { $hex } ist jetzt freier Boden.
   *[other] Auf { $hex } ist jetzt: { $hazard }.
}
shielded = In diesem Rückschlag kann { $target } nichts verletzen.
spell-roll = { $target }, Mindestwurf { $number }: { $dice }. { $hits ->
    [0] Kein Treffer.
    [one] Ein Treffer.
   *[other] { $hits } Treffer.
}
vacation = { $units ->
    [none] Niemand geht in Urlaub.
   *[other] Sofort geschlagen: { $units }.
}
footsore = Alle Figuren des { $side ->
    [0] Angreifers
   *[1] Verteidigers
} fliegen von jetzt an.
homeland = Alle Figuren des { $side ->
    [0] Angreifers
   *[1] Verteidigers
} sind von jetzt an überall heimisch.
deadlock = Alle Figuren des { $side ->
    [0] Angreifers
   *[1] Verteidigers
} sind an den Boden gekettet, und jeder Schritt schmerzt sie.
deadlock-damage = { $hits ->
    [one] Der Schritt kostet { $unit } ein Leben.
   *[other] Der Weg kostet { $unit } { $hits } Leben.
}
transported = { $target } verschwindet und erscheint auf { $hex }.
timewarp = { $round ->
    [8] Der Rundenmarker steht am Ende: Mit dieser Kampfrunde ist die Zeit um.
   *[other] Der Rundenmarker steht jetzt auf { $round }.
}
swapped = { $first } und { $second } tauschen die Plätze.
red-demon = Auf { $hex } erscheint ein roter Demon: { $unit }.
red-demon-fades = { $unit } vergeht: ein Schadenspunkt.
landscape = Das Schlachtfeld ist jetzt ein anderes: { $battlefield }.
enslaved = { $target } kämpft jetzt auf der anderen Seite.

## Sonderfertigkeiten

stone-cold = { $unit } verwirft den Wurf und wird zu Stein.
stone-cold-over = { $units } { $count ->
    [one] ist
   *[other] sind
} nicht mehr aus Stein.
reapers-call = { $unit } ruft { $target } zu sich: geschlagen. Das kostet { $hits } Schadenspunkte.
final-blow = { $unit } sagt den Final Blow an.
final-blow-heals = { $hits ->
    [one] Ein übriger Treffer heilt { $unit }.
   *[other] { $hits } übrige Treffer heilen { $unit }.
}
fear = { $unit } verbreitet Fear: { $units } schlagen mit halber Kampfstärke zurück.
flameburst = { $unit } steht in Flammen: je ein Schadenspunkt für { $units }.
cuff = { $unit } holt zum Cuff aus.
cuff-lands = Durch den Cuff nimmt { $target } einen Schadenspunkt mehr.
decoy = { $unit } lässt auf { $hex } einen Baum wachsen.
decoy-over = Der Baum auf { $hex } ist wieder fort.
necromancer = { $unit } hat jetzt Kampfstärke { $power }.{ $target ->
    [none] {""}
   *[other] {" "}{ $target } nimmt einen Schadenspunkt.
}

## Was nicht geht

refusal-G15-1a = Zaubern können nur magiebegabte Figuren, also solche mit dem Yin-Yang.
refusal-G15-2a = Zaubern kannst du nur in der Schlagphase nach deiner eigenen Manöverphase, mit einer eigenen Figur.
refusal-G15-2b = Diese Figur hat kein Leben mehr, sie darf also noch attackieren, aber nicht zaubern und keine Sonderfertigkeit einsetzen.
refusal-G15-2d = Dieser Zauber ist nicht in deinem Pool: Du hast ihn schon gewirkt oder weggegeben.
refusal-G15-3b = Der Grad dieses Zaubers ist höher als die Intelligenz der Figur.
refusal-G15-4a = Deine Armee hat in dieser Schlacht schon gezaubert.
refusal-G15-4c = Für diesen Zauber muss etwas anderes angegeben werden oder gar nichts.
refusal-G15-5a = Solange ein Herrscher auf dem Schlachtfeld ist, kann niemand zaubern.
refusal-G15-6a = Hazards lassen sich nur auf einem Hexfeld schaffen oder entfernen, auf dem niemand steht, und es muss sich etwas ändern.
refusal-G15-6b = Nur Hazards auf Hexfeldern lassen sich schaffen; die Kanten bleiben, wie sie sind.
refusal-G15-6c = Der Shield schützt eine deiner eigenen Figuren auf dem Schlachtfeld.
refusal-G15-6i = Teleportieren lässt sich die Figur nur auf ein freies Hexfeld, auf dem sie einen Zug beenden darf.
refusal-G15-6l = Der Rundenmarker rückt genau eine Stelle und nie unter 1.
refusal-G15-6m = Im Chaos tauschen gegnerische Figuren auf dem Schlachtfeld paarweise die Plätze, und jede muss dort stehen können, wohin sie kommt.
refusal-G15-6p = Der rote Demon kann nur auf einem freien Hexfeld erscheinen, auf dem er stehen kann.
refusal-G15-6t = Der Deadlock kettet diese Figur an den Boden, sie kann nicht dorthin fliegen.
refusal-G15-6v = Im Deadlock kostet jedes Hexfeld ein Leben, und das letzte darf so nicht verbraucht werden.
refusal-G15-6w = Landscaping braucht den Namen eines anderen Schlachtfelds und 0, 1 oder 2 für die Drehung.
refusal-G15-6z = Die Painchain beginnt bei einer lebenden gegnerischen Figur auf dem Schlachtfeld.
refusal-G15-6aa = Die Painchain kann nur auf eine gegnerische Figur neben der zuletzt verletzten weitergehen.
refusal-G15-6ab = Die Painchain verletzt niemanden zweimal.
refusal-G15-6ac = Die Painchain beginnt mit 1 bis 20 Würfeln.
refusal-G15-6ad = Slavery braucht eine lebende gegnerische Figur auf dem Schlachtfeld.
refusal-G16-2b = Diese Figur hat ihre Sonderfertigkeit in dieser Schlacht schon eingesetzt.
refusal-G16-2c = Einmalige Sonderfertigkeiten gibt es nur in der Schlagphase nach deiner eigenen Manöverphase, für Figuren, die eine haben.
refusal-G16-5b = Der Basilisk kann nur nach einer eigenen Attacke zu Stein werden, wenn er gefragt wird.
refusal-G16-5d = Der Basilisk ist aus Stein: Er kann weder ziehen noch attackieren.
refusal-G16-5e = Das Ziel ist aus Stein, und nur Magie kann es verletzen.
refusal-G16-5f = Reaper’s Call schlägt eine gegnerische Figur auf dem Schlachtfeld, aber nicht den God.
refusal-G16-5h = Reaper’s Call würde den Deathbringer selbst schlagen: Das doppelte Leben des Opfers muss weniger sein als seines.
refusal-G16-5i = Der Final Blow wird mit einer Attacke angesagt: Der Demon muss neben einem Gegner stehen und darf noch nicht attackiert haben.
refusal-G16-5j = Bei einer Attacke mit dem Final Blow wird nichts übertragen.
refusal-G16-5l = Fear gehört zu einer Attacke: Der Nightmare muss neben einem Gegner stehen und darf noch nicht attackiert haben.
refusal-G16-5m = Neben dem Phoenix steht kein Gegner.
refusal-G16-5n = Cuff gehört zu einer Attacke: Die Plaque muss neben einem Gegner stehen und darf noch nicht attackiert haben.
refusal-G16-5o = Der Decoy braucht ein freies Hexfeld neben dem Unicorn.
refusal-G16-5bu = Der Necromancer verletzt eine lebende gegnerische Figur auf dem Schlachtfeld.
