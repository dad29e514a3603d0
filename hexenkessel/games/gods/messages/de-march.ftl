# Aufbau, Züge und die Bewegungsphase: was geschieht, was gefragt, was abgelehnt wird.

## Aufbau

prompt-choose-towers = Wähle den Tower, von dem du ausgehst. Er bleibt mit seiner Besatzung dein.
prompt-division = Bilde in der City zwei Armeen aus mindestens je zwei Figuren. Nenne die Figuren der ersten; Titan und Element müssen in verschiedenen Armeen sein.
prompt-arrangement = Im Dungeon stehen drei Armeen, jede mit einem Headcracker. In welcher Reihenfolge führen Phantom, Angel und Jabberwok sie an?

tower-chosen = { seat-name } wählt { field-name }.
element-dealt = { seat-name } bekommt { $figure }.
set-up = { seat-name } bildet in der City { $first } und { $second }.
set-up-dark = { seat-name } bildet im Dungeon { $armies }.

## Züge

turn = Runde { $round }: { seat-name } ist am Zug.
turn-over = { seat-name } ist fertig.
inspected = { seat-name } sieht sich { $army } an, denn diese Armee ist länger als eine Runde { field-name.at } geblieben.
inspected-contents = Du siehst { $army }: { $figures }.

## Jederzeit

offer-made = { seat-name } macht { partner-name } ein Angebot.
offer = { seat-name } bietet { partner-name } { goods-given } für { goods-wanted }.
gems-given = { $gems ->
    [one] einen Lebensstein
   *[other] { $gems } Lebenssteine
}
goods-given = { $gems ->
    [0] { $goods ->
        [none] nichts
       *[other] { $goods }
    }
   *[other] { $goods ->
        [none] { gems-given }
       *[other] { gems-given } und { $goods }
    }
}
gems-wanted = { $for_gems ->
    [one] einen Lebensstein
   *[other] { $for_gems } Lebenssteine
}
goods-wanted = { $for_gems ->
    [0] { $for_goods ->
        [none] nichts
       *[other] { $for_goods }
    }
   *[other] { $for_goods ->
        [none] { gems-wanted }
       *[other] { gems-wanted } und { $for_goods }
    }
}
traded = { seat-name } gibt { partner-name } { goods-given } und bekommt dafür { goods-wanted }.
offer-dropped = Zwischen { seat-name } und { partner-name } steht kein Angebot mehr.
master-revealed = { seat-name } deckt auf: { $figure } führt { $army } an.
revealed = Alle sehen { $army }: { $figures }.
time-called = Die Zeit ist um: Mit diesem Spielzug endet die Partie.
stop-agreed = Alle wollen aufhören: Mit diesem Spielzug endet die Partie.

## Teilen

prompt-movement = { $must ->
    [none] Teile und bewege deine Armeen, oder melde dich fertig.
    [G4-5d] Weiter: Die Teile einer geteilten Armee dürfen nicht beisammen bleiben. { $army } kann noch fort.
    [G5-8b] Weiter: In der ersten Runde muss eine deiner Armeen die City verlassen.
    [G5-8d] Weiter: In der ersten Runde muss { $army } mit dem Element die City verlassen.
    [G5-8e] Weiter: In der ersten Runde müssen alle schwarzen Armeen das Dungeon verlassen. { $army } ist noch da.
    [G8-6e] Weiter: Nur eine deiner Armeen darf in der City sein und eine im Dungeon. { $army } kann fort.
    [G8-6f] Weiter: { $army } hat ein Element und darf nicht in der City bleiben.
    [G25-6d] Weiter: Herrscher und Elemente müssen das Tower-Land verlassen, mit ganz { $army } oder in einem Teil davon.
    [G27-4b] Teile die See-Kreaturen von { $army } zusammen mit der Figur ab, die sie führt: Die anderen können ihnen nicht folgen.
   *[other] Teile und bewege deine Armeen. { $army } muss noch ziehen.
}
split = { $size ->
    [one] Eine Figur verlässt
   *[other] { $size } Figuren verlassen
} { $army } als { $part }.
split-contents = In { $part } sind: { $figures }.
reunited = { $part } konnte sich nicht von { $army } trennen und gehört wieder dazu.

## Ziehen

move = { $army } zieht { $distance ->
    [0] { field-name.to }
    [one] ein Feld weit { field-name.to }
   *[other] { $distance } Felder weit { field-name.to }
}.
teleport = { $army } teleportiert { field-name.to }.
fell-back = { $army } hält { field-name.at }, vor der anderen Armee.
to-dungeon = { $army } ist jetzt im Dungeon.
ashore = { $army } ist an Land gegangen.
element-handed-over = { $figure } wird { field-name.at } bei { $army } entdeckt und dem Darklord übergeben.

prompt-passage = { $army } von { seat-name } ist auf dem Weg { field-name.to } und möchte hier hindurch: { $fields }. Erlaubst du es?
passage-granted = { seat-name } lässt { $army } hindurch: { $fields }.
passage-denied = { seat-name } lässt { $army } nicht hindurch: { $fields }.

## Schwarze Armeen

prompt-encounter-warning = { $army } kommt { field-name.at } auf { $enemy } zu. Deckst du deinen Titan auf, falls er dort ist, oder lässt du die Armee kommen?
prompt-encounter = { $pact ->
    [yes] { $army } trifft { field-name.at } auf { $enemy }. Willst du spionieren oder daneben stehen bleiben?
   *[no] { $army } trifft { field-name.at } auf { $enemy }. Willst du angreifen oder nur spionieren?
}
spied = { $army } hat { $enemy } ausspioniert.
spied-contents = In { $enemy } sind: { $figures }.
dark-attack = { $army } greift { field-name.at } an.

## Tower

tower-taken = { field-name } gehört jetzt { seat-name }.
tower-left = { seat-name } verlässt { field-name }; das Tower-Land gehört niemandem mehr.
immortal = Der Immortal von { field-name } schließt sich { $army } an.
immortal-stays = { $army } zieht ab, und der Immortal bleibt in { field-name }.
garrison = { $army } ist die Besatzung von { field-name }.
garrison-joined = { $part } schließt sich der Besatzung von { field-name } an.
garrison-reduced = Die Besatzung von { field-name } gibt an den Pool ab: { $figures }.
garrison-leaves = Die Besatzung verlässt { field-name } als { $army }.
prompt-garrison = { $army } schließt sich der Besatzung von { field-name } an, aber für alle ist kein Platz. Wer aus der Besatzung kommt in den Pool?

prompt-surplus = { $army } hat { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
} zu viel. Wer kommt in den Pool?
discarded = { $figure } aus { $army } kommt in den Pool.

## Was abgelehnt wird

refusal-G3-10f = Figuren, die ohne Wasser nicht sein können, bleiben auf Coast und Sea.
refusal-G3-10i = Ohne einen Aquarian oder eine Siren in der Armee gehen diese See-Kreaturen nicht an Land.
refusal-G4-1d = Eine einzelne Figur verlässt ihre Armee nicht: Eine Armee kann nur geteilt werden.
refusal-G4-4f = Dein Herrscher liegt schon offen oder ist in keiner deiner Armeen.
refusal-G4-5a = Zum Teilen brauchst du ein freies Deckmärkchen und eine Armee aus mindestens vier Figuren.
refusal-G4-5b = Jeder Teil braucht mindestens zwei Figuren, alle aus der Armee, die geteilt wird.
refusal-G4-5d = Die Teile einer geteilten Armee müssen auf verschiedenen Feldern stehen, solange einer davon ziehen kann.
refusal-G4-5f = Eine Armee wird geteilt, bevor sie zieht, nicht danach.
refusal-G4-7a = Das ist keine deiner Armeen.
refusal-G5-4a = Das ist kein Tower, den du wählen könntest, oder jemand anderes hat ihn schon.
refusal-G5-7c = Aus den Figuren, mit denen du beginnst, sind zwei Armeen aus mindestens je zwei Figuren zu bilden.
refusal-G5-7d = Titan und Element müssen in verschiedenen Armeen sein.
refusal-G5-8a = In der ersten Runde verlässt du die City nur über einen Citytower: den nächsten im Uhrzeigersinn nach dem Darktower, der deinem Tower am nächsten liegt.
refusal-G5-8b = In der ersten Runde muss eine deiner beiden Armeen die City verlassen.
refusal-G5-8d = In der ersten Runde muss die Armee mit dem Element die City verlassen.
refusal-G5-8e = In der ersten Runde verlassen alle schwarzen Armeen das Dungeon, jede über einen eigenen Darktower.
refusal-G6-1c = Dafür ist jetzt nicht die Phase.
refusal-G7-1a = Mit diesem Spieler kannst du nicht handeln, oder noch nicht.
refusal-G7-1c = Ein solches Angebot gibt es nicht, oder es lässt sich nicht mehr einhalten.
refusal-G7-2a = Ein Angebot muss sagen, was gegeben oder verlangt wird: Lebenssteine, Zauber oder Figuren aus einem Pool.
refusal-G7-3a = Gehandelt wird nur mit Figuren und Zaubern, die im Pool liegen.
refusal-G7-3b = Niemand kann Lebenssteine geben, die er nicht hat.
refusal-G7-3c = Mit Herrschern, Göttern und dem Executer wird nicht gehandelt.
refusal-G8-1b = Diese Armee ist in diesem Spielzug schon gezogen.
refusal-G8-1d = Dort steht eine deiner Armeen: Du darfst durch sie hindurch, aber nicht bei ihr halten.
refusal-G8-2a = Eine gegnerische Armee steht im Weg: Wer ihr Land betritt, muss dort halten.
refusal-G8-2d = Wer das Tower-Land auf dem Weg hält, lässt diese Armee nicht durch.
refusal-G8-3d = In den ersten zehn Runden darf niemand auf einem Tower-Land halten, das anderen gehört.
refusal-G8-4a = Eine deiner Armeen muss noch ziehen: Nur auf einem eigenen Tower-Land, in der City und im Dungeon darf eine Armee bleiben.
refusal-G8-4b = Mit so vielen Schritten ist das Feld nicht zu erreichen: Eine Armee zieht ein bis sechs Felder weit.
refusal-G8-5c = Dorthin führen keine Symbole.
refusal-G8-5d = Wer in einem Land beginnt, aus dem ein Rechteck weist, muss es darüber verlassen.
refusal-G8-5g = Wer in ein Land mit einem Dreifachpfeil kommt und weiterzieht, muss ihm folgen.
refusal-G8-5h = Unterwegs darf man nur Einfachpfeilen folgen, und niemals geradewegs zurück.
refusal-G8-5i = Sea-Felder dürfen nur Armeen betreten, die ganz aus See-Figuren bestehen.
refusal-G8-6e = Du darfst nur eine Armee in der City haben und eine im Dungeon.
refusal-G8-6f = Elemente dürfen weder in der City noch auf einem Citytower bleiben.
refusal-G8-6n = Für diese Armee gibt es dort keinen Weg: Die City wird über Citytower verlassen, das Dungeon über Darktower, und schwarze Armeen betreten die City erst, wenn der Dark-Titan erschienen ist, und über einen Citytower, den sie schon seit einer früheren Runde halten.
refusal-G9-1d = Ein Teleport muss auf einem freien Feld enden, es sei denn, er greift an.
refusal-G9-2c = Diese Armee hat keinen Schritt mehr, um den Whirl zu verlassen, und muss davor halten.
refusal-G9-2d = Auf einem Whirl endet kein Zug.
refusal-G9-3a = Eine Armee teleportiert nur zwischen Tower-Ländern, die du oder andere Spieler halten.
refusal-G9-3c = Wer über Tower teleportiert, muss seinen Zug außerhalb von Tower-Ländern beenden oder sich einer Besatzung anschließen.
refusal-G9-3d = Wer einen der Tower hält, erlaubt diesen Teleport nicht.
refusal-G9-3e = Über neutrale Tower teleportiert niemand.
refusal-G9-4a = Für die drei Titan-Teleports brauchst du 60, 70 und 80 Siegpunkte, und dein Titan muss offen in der Armee liegen.
refusal-G9-5a = Nur eine schwarze Armee auf einem Darkland darf teleportieren, auf ein anderes, leeres Darkland und für 250 Lebenssteine.
refusal-G9-5b = Wer von Darkland zu Darkland teleportiert ist, zieht in diesem Spielzug nicht weiter.
refusal-G11-2c = Der Weg führt über eine andere Seite in dieses Land.
refusal-G11-3c = Tower-Länder werden nur über eine Seite betreten.
refusal-G11-4a = Die Coast wird nur über eine Seite betreten.
refusal-G23-2a = Der Darklord lässt diese Armee auf dem Darkland nicht durch seine hindurch.
refusal-G23-3a = Du hast in dieser Bewegungsphase schon spioniert.
refusal-G23-4a = Eine Armee, deren Herrscher offen liegt, kann nicht ausspioniert werden.
refusal-G23-4c = Ein Spieler ohne Element in seinen Armeen kann nicht ausspioniert werden.
refusal-G23-5c = Bis der Dark-Titan erscheint, dürfen schwarze Armeen nicht auf einem Feld mit einem offenen Titan oder Phantom halten, und diese nicht bei ihnen.
refusal-G23-7g = Seit der Dark-Titan erschienen ist, wird nicht mehr spioniert.
refusal-G23-9a = Darktower-Armeen verlassen ihren Tower erst, wenn der Dark-Titan erschienen ist, und mit einem freien Deckmärkchen.
refusal-G25-2a = Einen neutralen Tower darf nur eine Armee angreifen, die mindestens 100 Punkte wert ist.
refusal-G25-2d = Schwarze Armeen dürfen neutrale Tower erst angreifen, wenn der Dark-Titan erschienen ist.
refusal-G25-4c = Du hast kein freies Deckmärkchen für einen solchen Tower und darfst ihn nicht angreifen.
refusal-G25-6c = Herrscher und Elemente dürfen nicht in einem Tower-Land stationiert werden.
refusal-G25-6d = Herrscher und Elemente müssen ein erobertes Tower-Land verlassen, mit der ganzen Armee oder in einem Teil davon.
refusal-G25-7c = Aus der Besatzung müssen so viele weichen, dass die ganze Armee Platz hat: nicht weniger und nicht mehr.
refusal-G25-7d = Auf Tower-Ländern wird nicht geteilt, außer von einem Eroberer in der Runde nach der Eroberung.
refusal-G25-7e = Eine Besatzung bleibt, wo sie ist.
refusal-G26-2a = Die Vorteile der Siegpunkte wirken nur, solange der Titan offen liegt.
refusal-G26-5j = Der Battle-Teleport führt nur in ein Land mit einer gegnerischen Armee, die angegriffen werden darf.
refusal-G26-5l = Der Free-Teleport führt nur auf ein freies Feld, weder auf Sea noch auf einen Whirl.
refusal-G26-5i = Nach dem Tower-Teleport des Titans muss der Zug außerhalb dieses Towers enden.
refusal-G27-4g = Seit deiner ersten Landung darfst du Armeen mit See-Kreaturen nicht mehr teilen.
refusal-G28-9a = Diese Figur kann die Armee nicht in den Pool verlassen.
