# Die Kampfphase: wer kämpft, was vorher gesagt wird, was daraus wird; Dark-Titan, Ausscheiden, Endkampf.

## Fragen

prompt-combats = Deine Armeen sind auf Gegner getroffen. Welcher Kampf kommt zuerst?
prompt-challenge = In City und Dungeon muss niemand kämpfen. Fordere dort eine Armee heraus oder melde dich fertig.
prompt-entry = Deine Armee ist in diesem Zug nicht in dieses Land gezogen. Über welche Seite greift sie an?
prompt-flight = Deine Armee wird in { field-name } angegriffen. Willst du fliehen, standhalten, kämpfen oder etwas vorschlagen?
prompt-attacked = Deine Armee wird in { field-name } angegriffen, und mit einem Herrscher darf sie nicht fliehen. Willst du standhalten, kämpfen oder etwas vorschlagen?
prompt-negotiation = Die Armeen stehen sich in { field-name } gegenüber. Willst du kämpfen oder etwas vorschlagen?
prompt-proposal = Dir wird in { field-name } etwas vorgeschlagen. Willst du es annehmen, etwas anderes vorschlagen oder kämpfen?
prompt-concession = Der Gegner in { field-name } gibt auf. Nimm den Sieg an, oder gib ebenfalls auf: Dann sind beide Armeen verloren.
prompt-late-reinforcement = Sieg! Deine Armee darf noch eine Figur nachrekrutieren.
prompt-late-summoning = Sieg! Du darfst noch einen Gott oder den Jabberwok aus einer anderen Armee rufen.
prompt-revive = Geschlagene Halbgötter können für Lebenssteine in deiner Armee auferstehen; du hast { $gems }. Wen du nicht wiederbelebst, der kommt in deinen Pool.
prompt-appearance = { $count ->
    [one] Deine Kampfpunkte bringen einen Gott. Wähle, wer erscheint und in welcher Armee.
   *[other] Deine Kampfpunkte bringen { $count } Götter. Wähle, wer zuerst erscheint und in welcher Armee.
}
prompt-element = { $figure } gehört jetzt dir. In welche Armee kommt das Element?
prompt-phantom = In welcher deiner Armeen erscheint dein Phantom?
prompt-dark-titan = Alle drei Elemente sind vernichtet. In welcher Armee erscheint der Dark-Titan?
prompt-lending = Der Dark-Titan stürmt das Skycastle. Gib dem God eine Kreatur mit, oder melde dich fertig, wenn du keine mehr gibst. { $count } von { $most } sind da.
prompt-god-side = Von welcher Seite soll der Darklord kommen müssen? Der God steht gegenüber.

## Wer kämpft und was vorher gesagt wird

combat = { $attacker } greift { $defender } in { field-name } an.
challenge = { $army } fordert { $enemy } heraus.
retreat = { $army } ist auf einen Titan gestoßen und zieht sich in den Dungeon zurück.
operator = { seat-name } führt { $army }, eine Armee, die niemandem gehört.
inspected-army = { $army } erweist sich als: { $figures }.
flee = { seat-name } flieht aus { field-name }.
stand = { seat-name } hält in { field-name } stand.
fight = { seat-name } will die Schlacht.
proposal-made = { seat-name } macht einen Vorschlag.
proposal = Das Angebot: { $winner ->
    [attacker] Vom Angreifer bleibt: { $kept }; der Rest beider Armeen ist verloren.
    [defender] Vom Verteidiger bleibt: { $kept }; der Rest beider Armeen ist verloren.
   *[nobody] Beide Armeen sind verloren.
}
proposal-terms = Außerdem gäbe { seat-name } { $gems ->
    [0] keine Lebenssteine
    [one] einen Lebensstein
   *[other] { $gems } Lebenssteine
} und { $goods ->
    [none] sonst nichts
   *[other] { $goods }
} und bekäme { $for_gems ->
    [0] keine Lebenssteine
    [one] einen Lebensstein
   *[other] { $for_gems } Lebenssteine
} und { $for_goods ->
    [none] sonst nichts
   *[other] { $for_goods }
}.
agreement = { seat-name } stimmt zu.
concede = { seat-name } gibt in { field-name } auf.

## Was daraus wird

combat-over = { $winner ->
    [-2] Der Kampf in { field-name } ist vorbei, und beide Armeen sind verloren.
   *[other] { $how ->
        [flight] { field-name } fällt kampflos an { winner-name }.
        [negotiation] Durch Verhandlung entschieden: { field-name } geht an { winner-name }.
        [concession] { field-name } geht an { winner-name }.
        [time] Sieben Schlachtenrunden sind vorbei: Der Angriff in { field-name } ist gescheitert.
       *[battle] Die Schlacht in { field-name } ist vorbei: Das Feld gehört { winner-name }.
    }
}
lost = { $survives ->
    [yes] Verluste von { $army }: { $figures }.
   *[no] { $army } ist vernichtet: { $figures }.
}
put-aside = Mit dem Herrscher von { $army } sind auch diese verloren: { $figures }.
points = { seat-name } erhält { $points ->
    [one] einen Kampfpunkt
   *[other] { $points } Kampfpunkte
} und { $gems ->
    [one] einen Lebensstein
   *[other] { $gems } Lebenssteine
}.
consolation = { seat-name } erhält für die verlorene Armee { $gems ->
    [one] einen Lebensstein
   *[other] { $gems } Lebenssteine
}.
summon = { $army } erhält { $figure } von { $donor }.
revive = { $figure } steht in { $army } wieder auf, für { $gems } Lebenssteine.
captured = { seat-name } nimmt in den Pool: { $figures }.
appear = { $figure } erscheint in { $army }.
trophies = Der Executer von { seat-name } behält von { victim-name }: { $figures }.
trophies-back = Der Executer von { seat-name } ist fort, und seine Trophäen sind frei: { $figures }.
element-regained = { $figure } regeneriert sich und kommt in { $army }.
element-destroyed = { $figure } ist vernichtet.
tombdigger = Ein Tombdigger verstärkt { $army } in { field-name }.
phantom = Das Phantom von { seat-name } erscheint in { $army }.
dark-titan = Der Dark-Titan erscheint in { $army }! Alle Titanen werden aufgedeckt, und wer nur ein Phantom hat, ist verloren.
army-lost = { $army } verlässt den Plan: { $figures }.
player-out = { seat-name } scheidet aus!
give-up = { seat-name } gibt auf.

## Der Endkampf

storm = { $army } stürmt das Skycastle. Wer einen Titan hat, kann dem God Kreaturen mitgeben.
lend = { seat-name } gibt aus { $army }: { $figure }.
lend-no-more = { seat-name } gibt nichts mehr.
god-side = { seat-name } hat gewählt, woher der Darklord kommt: { side-name }.
lent-slain = Für den God gefallen: { $figures }.
storm-failed = Der Sturm auf das Skycastle ist gescheitert.

## Das Ende

final-army = { $army } in { field-name }: { $figures }.
game-over = Die Partie ist zu Ende. { $reason ->
    [last-titan] Nur noch ein Titan ist übrig.
    [god-destroyed] Der God ist vernichtet: Der Darklord hat gewonnen.
    [draw] Die letzten Titanen sind zugleich gefallen.
    [points] Die vereinbarte Punktzahl ist erreicht.
   *[time] Das vereinbarte Ende ist da.
}
outcome-last-titan = Der letzte Titan steht.
outcome-god-destroyed = Der God ist vernichtet, und der Darklord herrscht.
outcome-draw = Die letzten Titanen sind zugleich gefallen: Niemand gewinnt.
outcome-points = Die vereinbarte Punktzahl ist erreicht.
outcome-time = Das vereinbarte Ende ist da: Kampfpunkte und Armeen zählen zusammen.

## Ablehnungen

refusal-G6-3a = Alle Kämpfe müssen ausgetragen sein, bevor diese Phase enden kann.
refusal-G6-3c = Zwischen diesen beiden ist kein Kampf, oder ein anderer ist noch nicht zu Ende.
refusal-G8-2e = Zwei See-Armeen kämpfen nie gegeneinander.
refusal-G8-3a = In den ersten zehn Runden kämpft niemand.
refusal-G10-1b = Nur die Figuren der beiden Armeen, die sich getroffen haben, nehmen teil, und jeder entscheidet für seine eigenen.
refusal-G10-2b = Herausfordern kann man nur eine gegnerische Armee, die mit der eigenen in der City oder im Dungeon steht.
refusal-G10-2d = In City und Dungeon kämpft eine Armee nur einmal in einer Kampfphase.
refusal-G10-2g = Niemand kann aus der City in den Dungeon herausfordern oder umgekehrt.
refusal-G10-4c = Eine Armee mit einem Herrscher darf nicht fliehen.
refusal-G10-4e = Der Angreifer darf nicht fliehen.
refusal-G10-4f = Du hast zu verhandeln begonnen oder die Schlacht angenommen, darum kannst du nicht mehr fliehen.
refusal-G10-5a = Annehmen kann man nur ein Angebot des Gegners, das sich noch einhalten lässt.
refusal-G10-5b = Eine Verhandlung vernichtet mindestens eine der beiden Armeen, und wer gewinnt, behält jemanden, auf jeden Fall den eigenen Herrscher.
refusal-G10-5e = Nach sechs Vorschlägen gibt es nur noch Ja oder die Schlacht.
refusal-G10-6a = Aufgeben kann man erst, wenn die Figuren offen liegen, also in der Schlacht.
refusal-G10-7b = Entscheide erst über Nachrekrutieren oder Rufen, dann über das Wiederbeleben; was ausgelassen wurde, ist vorbei.
refusal-G17-2b = Eine Armee wird in einem Kampf nur einmal verstärkt, und sie muss das Recht dazu haben.
refusal-G17-2c = Nur die verteidigende Armee kann verstärkt werden.
refusal-G17-2e = Der Angreifer hat aufgegeben, bevor er eine Figur aufgestellt hat, darum gibt es keine Verstärkung.
refusal-G18-2a = Rufen kann man nur einen Gott oder den Jabberwok aus einer anderen eigenen Armee, und nicht aus einem Kampf, der noch offen ist.
refusal-G18-3a = Du hast in dieser Kampfphase schon jemanden gerufen.
refusal-G18-3b = Nur der Angreifer darf Götter rufen.
refusal-G18-3d = Der Verteidiger ist geflohen, darum kann niemand gerufen werden.
refusal-G19-1b = Wiederbeleben kann man nur einen Halbgott, der in diesem Kampf geschlagen wurde, und nur für seinen Preis.
refusal-G21-1c = Ein solcher Gott ist in deinem Pool nicht mehr übrig.
refusal-G21-2a = Dort kann der Gott nicht erscheinen: Er kommt in die siegreiche Armee oder, wenn das nicht geht, in eine andere geeignete, die nicht im Kampf ist.
refusal-G21-3b = Ein Archangel erscheint nur bei einem Vielfachen von 600 Kampfpunkten.
refusal-G21-3c = Ein Necromancer erscheint nur bei einem Vielfachen von 1800 Kampfpunkten.
refusal-G23-5a = Solange der Dark-Titan nicht erschienen ist, greifen Armeen mit Titan oder Phantom und schwarze Armeen einander nicht an.
refusal-G25-2b = Eine neutrale Turmarmee flieht nie.
refusal-G27-5b = Nur die Armee mit dem Dark-Titan kann gegen den God kämpfen, und nur in der City.
refusal-G27-5c = Nur Kreaturen der eigenen Armeen kann man mitgeben, jede einmal und zusammen sechs.
refusal-G27-5d = Von einer Art dürfen höchstens zwei Endkreaturen mitgegeben werden.
refusal-G28-11a = Aufgeben kannst du nur in deinem eigenen Zug, wenn du am Entscheiden bist.
