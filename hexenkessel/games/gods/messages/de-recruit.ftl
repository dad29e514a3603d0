# Rekrutieren, Anwerben, Beschwören, der Executer, die Rückkehr des Titans und Siegpunkte.

prompt-recruitment = Rekrutiere: Jede Armee darf eine Figur aufnehmen. Wer ihr das Recht dazu gibt, wird allen gezeigt.

recruit = { $army } rekrutiert { $figure }{ $shown ->
    [none] .
   *[other] {" "}und zeigt { $shown }.
}
hire = { $army } wirbt { $figure } { $gems ->
    [0] umsonst
    [one] für einen Lebensstein
   *[other] für { $gems } Lebenssteine
} an.
conjure = { $army } beschwört { $figure } für { $gems ->
    [one] einen Lebensstein
   *[other] { $gems } Lebenssteine
}.
sacrifice = { $army } opfert { $figure }, und der Executer kommt.
resurrect = { seat-name } übergibt dem Darklord { $element }: Der Titan ersteht in { $army } wieder auf.
goal = Ein Ziel ist erreicht: { seat-name } hat { $what }. Das bringt { $points } Siegpunkte, insgesamt sind es { $total }.

refusal-G3-6b = Menschen kann man nur in der City und im Dungeon anwerben.
refusal-G4-2c = In dieser Armee ist kein Platz für eine weitere Figur.
refusal-G4-3a = In einer Armee dürfen höchstens zwei Endkreaturen einer Art sein.
refusal-G4-3b = Was keine Kreatur ist, darf in einer Armee nur einmal vorkommen.
refusal-G8-4d = Diese Armee ist nicht drei, vier oder fünf Felder weit gezogen, darum kann sie keine Kreatur rekrutieren.
refusal-G8-4f = Du hast in dieser Runde schon eine Endkreatur genommen.
refusal-G16-5v = Ein Pixie bringt die stärkste Kreatur seiner Armee noch einmal und keine andere.
refusal-G16-5ak = Für den Executer muss eine Armee einen Colossus, eine Seaserpent oder einen Deathbringer opfern, und sie darf keine See-Armee sein.
refusal-G16-5am = Der Executer deiner Farbe ist nicht in deinem Pool, und einen anderen darfst du nicht verwenden.
refusal-G16-5ay = Der Immortal darf die Ruin nicht verlassen, darum kann ihn niemand beschwören.
refusal-G17-1b = In diesem Land könnte die Armee nicht rekrutieren, darum kann sie hier nicht nachrekrutieren.
refusal-G22-1c = Die Armee hat keine Kreatur, die in diesem Land heimisch ist.
refusal-G22-1d = Diese Figuren geben der Armee nicht das Recht, diese Kreatur zu rekrutieren.
refusal-G22-1f = Davon ist in deinem Pool keine mehr übrig.
refusal-G22-2a = Diese Armee darf in dieser Phase keine weitere Figur aufnehmen.
refusal-G22-2b = Du hast in dieser Phase schon eine Endkreatur rekrutiert.
refusal-G22-2e = Auf einem Feld ohne Beschriftung kann niemand rekrutiert werden.
refusal-G22-3a = Diese Kreatur kann man in diesem Land nicht rekrutieren.
refusal-G22-3b = Die Armee hat zu wenige von der nächstschwächeren Kreatur, um diese zu rekrutieren.
refusal-G22-4c = Du hast keinen solchen Menschen in deinem Pool oder zu wenige Lebenssteine.
refusal-G22-4d = Beschwören kann man nur einen geschlagenen Halbgott aus dem eigenen Pool, in der City oder im Dungeon und für seinen Preis.
refusal-G24-4c = Herrscher und Elemente können nicht in eine Besatzung oder eine See-Armee kommen.
refusal-G24-6a = Nur ein Titan-Spieler, dessen Phantom im Dungeon steht, kann seinen Titan zurückholen, und nur solange es einen Darklord gibt.
refusal-G24-6c = Der Preis ist ein Element in einer deiner eigenen Armeen.
refusal-G26-5m = Diese Armee hat sich frei teleportiert, darum rekrutiert sie in diesem Spielzug niemanden.
refusal-G27-4b = Ein Dolphin muss sich in der nächsten Runde zusammen mit dem Aquarian oder der Siren von den anderen trennen: Er könnte es nicht, oder er hat es noch nicht getan.
refusal-G27-4h = Seit deiner ersten Landung rekrutieren Armeen mit See-Kreaturen nur mit einem Aquarian.
