# Die Kampfphase: wer kämpft, was vorher gesagt wird, was daraus wird; Dark-Titan, Ausscheiden, Endkampf.

## Fragen

prompt-combats = Deine Armeen sind auf Gegner getroffen. Welcher Kampf kommt zuerst?
prompt-challenge = In City und Dungeon muss niemand kämpfen. Fordere dort eine Armee heraus oder melde dich fertig.
prompt-entry = Deine Armee ist in diesem Spielzug nicht in dieses Land gezogen. Über welche Seite greift sie an?
prompt-flight = Deine Armee wird { field-name.at } angegriffen. Willst du fliehen, standhalten, kämpfen oder etwas vorschlagen?
prompt-attacked = Deine Armee wird { field-name.at } angegriffen, und mit einem Herrscher darf sie nicht fliehen. Willst du standhalten, kämpfen oder etwas vorschlagen?
prompt-negotiation = Die Armeen stehen sich { field-name.at } gegenüber. Willst du kämpfen oder etwas vorschlagen?
prompt-proposal = Dir wird { field-name.at } etwas vorgeschlagen. Willst du es annehmen, etwas anderes vorschlagen oder kämpfen?
prompt-concession = Dein Gegner gibt { field-name.at } auf. Nimm den Sieg an, oder gib ebenfalls auf: Dann sind beide Armeen verloren.
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
prompt-lending = Der Dark-Titan stürmt das Skycastle. Leih dem God eine Kreatur, oder melde dich fertig, wenn du keine mehr leihen willst. { $count } von { $most } sind da.
prompt-god-side = Von welcher Seite muss der Darklord kommen? Der God steht gegenüber.

## Wer kämpft und was vorher gesagt wird

combat = { $attacker } greift { $defender } { field-name.at } an.
challenge = { $army } fordert { $enemy } heraus.
retreat = { $army } ist auf einen Titan gestoßen und zieht sich ins Dungeon zurück.
operator = { seat-name } führt { $army }, eine Armee, die niemandem gehört.
inspected-army = Du siehst { $army }: { $figures }.
flee = { seat-name } flieht ({ field-name }).
stand = { seat-name } hält { field-name.at } stand.
fight = { seat-name } besteht auf der Schlacht.
proposal-made = { seat-name } macht einen Vorschlag.
proposal = Der Vorschlag: { $winner ->
    [attacker] Der Angreifer behält { $kept }; der Rest beider Armeen ist verloren.
    [defender] Der Verteidiger behält { $kept }; der Rest beider Armeen ist verloren.
   *[nobody] Beide Armeen sind verloren.
}
proposal-terms = Außerdem gäbe { seat-name } { goods-given } und bekäme { goods-wanted }.
agreement = { seat-name } stimmt zu.
concede = { seat-name } gibt den Kampf { field-name.at } auf.

## Was daraus wird

combat-over = { $winner ->
    [-2] Der Kampf { field-name.at } ist vorbei, und beide Armeen sind verloren.
   *[other] { $how ->
        [flight] Der Kampf { field-name.at } ist ohne einen Schlag vorbei: { winner-name } gewinnt.
        [negotiation] Der Kampf { field-name.at } ist durch Verhandlung entschieden: { winner-name } gewinnt.
        [concession] Der Kampf { field-name.at } endet durch Aufgabe: { winner-name } gewinnt.
        [time] Sieben Kampfrunden sind vorbei: Der Angriff { field-name.at } ist gescheitert.
       *[battle] Die Schlacht { field-name.at } ist vorbei: { winner-name } gewinnt.
    }
}
lost = { $survives ->
    [yes] Verluste von { $army }: { $figures }.
   *[no] { $army } ist zerschlagen: { $figures }.
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
revive = { $figure } steht für { $gems } Lebenssteine in { $army } wieder auf.
captured = { seat-name } nimmt in den Pool auf: { $figures }.
appear = { $figure } erscheint in { $army }.
trophies = Der Executer von { seat-name } behält als Trophäen von { victim-name }: { $figures }.
trophies-back = Der Executer von { seat-name } ist fort, und seine Trophäen sind frei: { $figures }.
element-regained = { $figure } lebt wieder auf und kommt in { $army }.
element-destroyed = { $figure } ist vernichtet.
tombdigger = Ein Tombdigger verstärkt { $army } { field-name.at }.
phantom = Das Phantom von { seat-name } erscheint in { $army }.
dark-titan = Der Dark-Titan erscheint in { $army }! Alle Titane werden aufgedeckt, und wer nur ein Phantom hat, scheidet aus.
army-lost = { $army } verlässt das Brett: { $figures }.
player-out = { seat-name } scheidet aus!
give-up = { seat-name } gibt die Partie auf.

## Der Endkampf

storm = { $army } stürmt das Skycastle. Wer einen Titan hat, darf dem God Kreaturen leihen.
lend = { seat-name } leiht aus { $army }: { $figure }.
lend-no-more = { seat-name } leiht niemanden mehr.
god-side = { seat-name } hat gewählt: Der Darklord kommt von { side-name }.
lent-slain = Für den God gefallen: { $figures }.
storm-failed = Der Sturm auf das Skycastle ist gescheitert.

## Das Ende

final-army = { $army } { field-name.at }: { $figures }.
game-over = Die Partie ist zu Ende. { $reason ->
    [last-titan] Nur noch ein Titan ist übrig.
    [god-destroyed] Der God ist vernichtet: Der Darklord hat gewonnen.
    [draw] Die letzten Titane sind zugleich gefallen.
    [points] Die vereinbarte Punktzahl ist erreicht.
   *[time] Das vereinbarte Ende ist da.
}
outcome-last-titan = Nur noch ein Titan ist übrig.
outcome-god-destroyed = Der God ist vernichtet, und der Darklord herrscht.
outcome-draw = Die letzten Titane sind zugleich gefallen: Niemand gewinnt.
outcome-points = Die vereinbarte Punktzahl ist erreicht.
outcome-time = Das vereinbarte Ende ist da: Es zählen die Kampfpunkte und der Wert der Armeen.

## Ablehnungen

refusal-G6-3a = Alle Kämpfe müssen ausgetragen sein, bevor diese Phase enden kann.
refusal-G6-3c = Zwischen diesen beiden gibt es keinen Kampf, oder ein anderer ist noch nicht zu Ende.
refusal-G8-2e = Zwei See-Armeen kämpfen nie gegeneinander.
refusal-G8-3a = In den ersten zehn Runden kämpft niemand.
refusal-G10-1b = Nur die Figuren der beiden Armeen, die sich getroffen haben, nehmen teil, und jeder entscheidet für seine eigenen.
refusal-G10-2b = Herausfordern kann man nur eine gegnerische Armee, die mit der eigenen in der City oder im Dungeon steht.
refusal-G10-2d = In City und Dungeon kämpft eine Armee nur einmal in einer Kampfphase.
refusal-G10-2g = Niemand kann aus der City jemanden im Dungeon herausfordern oder umgekehrt.
refusal-G10-4c = Eine Armee mit einem Herrscher darf nicht fliehen.
refusal-G10-4e = Der Angreifer darf nicht fliehen.
refusal-G10-4f = Du hast zu verhandeln begonnen oder die Schlacht angenommen, darum kannst du nicht mehr fliehen.
refusal-G10-5a = Annehmen kannst du nur einen Vorschlag deines Gegners, der sich noch einhalten lässt.
refusal-G10-5b = Durch eine Verhandlung wird mindestens eine der beiden Armeen zerschlagen, und wer gewinnt, behält jemanden, auf jeden Fall seinen Herrscher.
refusal-G10-5e = Nach sechs Vorschlägen gibt es nur noch ein Ja oder die Schlacht.
refusal-G10-6a = Aufgeben kann man erst, wenn die Figuren offen liegen, also in der Schlacht.
refusal-G10-7b = Entscheide erst über Nachrekrutieren oder Rufen, dann über das Wiederbeleben; was du ausgelassen hast, ist vorbei.
refusal-G17-2b = Eine Armee rekrutiert in einem Kampf nur einmal nach, und sie muss das Recht dazu haben.
refusal-G17-2c = Nur die verteidigende Armee kann nachrekrutieren.
refusal-G17-2e = Der Angreifer hat aufgegeben, bevor er eine Figur aufgestellt hat, darum gibt es keine Nachrekrutierung.
refusal-G18-2a = Rufen kann man nur einen Gott oder den Jabberwok aus einer anderen eigenen Armee, und zwar aus einer, die keinen Kampf mehr vor sich hat.
refusal-G18-3a = Du hast in dieser Kampfphase schon jemanden gerufen.
refusal-G18-3b = Nur der Angreifer darf Götter rufen.
refusal-G18-3d = Der Verteidiger ist geflohen, darum kann niemand gerufen werden.
refusal-G19-1b = Wiederbeleben kann man nur einen Halbgott, der in diesem Kampf geschlagen wurde, und nur für seinen Preis.
refusal-G21-1c = Ein solcher Gott ist in deinem Pool nicht mehr übrig.
refusal-G21-2a = Dort kann der Gott nicht erscheinen: Er kommt in die siegreiche Armee oder, wenn das nicht geht, in eine andere geeignete, die nicht im Kampf ist.
refusal-G21-3b = Ein Archangel erscheint nur bei einem Vielfachen von 600 Kampfpunkten.
refusal-G21-3c = Ein Necromancer erscheint nur bei einem Vielfachen von 1800 Kampfpunkten.
refusal-G23-5a = Solange der Dark-Titan nicht erschienen ist, greifen Armeen mit Titan oder Phantom und schwarze Armeen einander nicht an.
refusal-G25-2b = Eine neutrale Besatzung flieht nie.
refusal-G27-5b = Nur die Armee mit dem Dark-Titan kann gegen den God kämpfen, und nur in der City.
refusal-G27-5c = Leihen kannst du nur Kreaturen deiner eigenen Armeen, jede einmal und alle zusammen höchstens sechs.
refusal-G27-5d = Von einer Art dürfen höchstens zwei Endkreaturen geliehen werden.
refusal-G28-11a = Die Partie aufgeben kannst du nur in deinem eigenen Spielzug, wenn du etwas zu entscheiden hast.
