# Schlachten: Manöver, Attacken, Fernschüsse, Neuankömmlinge. Zauber und Sonderfertigkeiten sind in de-spells.ftl.

## Fragen

prompt-reinforcement = Deine Verteidiger dürfen jetzt eine Figur nachrekrutieren. Sie muss noch in dieser Manöverphase hereinkommen.
prompt-summoning = Ein Gegner ist geschlagen: Jetzt darfst du einen Gott oder den Jabberwok aus einer anderen Armee rufen, später in dieser Schlacht nicht mehr.
prompt-maneuver = Kampfrunde { $round } von 7: Zieh deine Figuren und melde dich dann fertig.{ $round ->
    [1] {" "}Wer dann noch nicht auf dem Schlachtfeld ist, ist geschlagen.
   *[other] {""}
}
prompt-strike = Kampfrunde { $round } von 7: Attackiere. Wer neben einem Gegner steht, muss es.
prompt-strike-back = Kampfrunde { $round } von 7: Schlag zurück. Wer neben einem Gegner steht, muss es.
prompt-carry = { $hits ->
    [one] Ein Treffer ist übrig. Wer bekommt ihn?
   *[other] { $hits } Treffer sind übrig. Wer bekommt sie?
}

## Was geschieht

battle = Schlacht { field-name.at }!
final-battle = Der Endkampf beginnt. Der God hat { $life } Leben.
maneuvers = Kampfrunde { $round }: { $side ->
    [0] Der Angreifer
   *[1] Der Verteidiger
} zieht.
maneuver = { $unit } geht nach { $hex }.
mount = { $unit } besteigt { $pegasus } auf { $hex }.
absent = Geschlagen, weil sie nicht hereingekommen sind: { $units }.
hurt-by-ground = Ein Schadenspunkt zu Beginn der Schlagphase: { $units }.
strike = { $unit } { $back ->
    [yes] schlägt zurück auf
   *[no] attackiert
} { $target }, Mindestwurf { $number }: { $dice }. { strike-hits }
rangestrike = { $unit } schießt von { $hex } auf { $target }, Mindestwurf { $number }: { $dice }. { strike-hits }
strike-hits = { $hits ->
    [0] Kein Treffer.
    [one] Ein Treffer.
   *[other] { $hits } Treffer.
}
carry = { $hits ->
    [one] Ein Treffer wird
   *[other] { $hits } Treffer werden
} auf { $target } übertragen.
slain = Geschlagen: { $units }.
sent-back = { $figure } konnte nicht herein und kehrt um.

## Was nicht geht: Manöver

refusal-G3-10g = Eine Figur, die an die See gebunden ist, zieht nur auf Wasser und Strand.
refusal-G11-3a = In einem Tower-Land stellt der Verteidiger innerhalb der Mauern auf, daneben nur, wenn drinnen kein Platz mehr ist.
refusal-G11-3b = Wer innerhalb der Mauern aufgestellt ist, darf sie erst von deiner zweiten Manöverphase an verlassen.
refusal-G12-1b = Diese Figur ist in dieser Manöverphase schon gezogen.
refusal-G12-2a = Figuren kommen über die Seite der eigenen Armee herein, und das erste Hexfeld dort zählt mit: Dieses ist zu weit entfernt.
refusal-G12-2c = Ein solches Hexfeld gibt es auf dem Schlachtfeld nicht.
refusal-G12-3a = So weit kann diese Figur nicht ziehen.
refusal-G12-3c = Niemand zieht mehr als vier Hexfelder.
refusal-G12-4a = Neben dieser Figur steht ein Gegner, darum kann sie nicht ziehen.
refusal-G12-5b = Etwas auf dem Weg verlangsamt diese Figur, so weit kommt sie nicht.
refusal-G12-6a = Eine andere Figur ist im Weg, und nur Flieger kommen über sie hinweg.
refusal-G12-6b = Ein Flieger kann nicht landen, wo jemand steht.
refusal-G12-7i = Zu Fuß kommt niemand auf einen Baum außer einem Pixie.
refusal-G12-7j = Auf einem Baum landet niemand außer einem Pixie.
refusal-G12-7r = In ein Moor gehen nur Heimische.
refusal-G12-7s = In einem Moor landen nur Heimische.
refusal-G12-7ad = Für Fremde zu Fuß endet der Weg im Nebel.
refusal-G12-7at = In den Vulkan und über ihn hinweg kommen nur Dragons.
refusal-G12-7bi = In die Dunkelheit und über sie hinweg kommen nur Heimische.
refusal-G12-7bn = In eine Wolke gehen nur Heimische.
refusal-G12-7bo = Einen fliegenden Fremden verlangsamt eine Wolke, und er darf seinen Zug nicht darin beenden.
refusal-G12-7by = Zu Fuß überquert niemand eine Klippe.
refusal-G16-5be = Besteigen kann man nur einen Pegasus, und nur Figuren, die keine Kreaturen sind, können es.
refusal-G16-5bh = Aufsitzen kann man, wo die beiden sich treffen, und ein Pegasus trägt einen Reiter.

## Was nicht geht: Attacken

refusal-G12-7d = Attackieren kann man nur einen Gegner auf einem angrenzenden Hexfeld.
refusal-G12-7bk = Treffer werden weder von einer Figur in der Dunkelheit noch auf eine übertragen.
refusal-G12-7bv = Eine Düne hinauf wird nur übertragen, wenn schon die Attacke eine hinaufging.
refusal-G12-7bz = Über eine Klippe hinweg attackiert niemand.
refusal-G13-1e = Wer neben einem lebenden Gegner steht, muss attackieren, bevor die Phase enden kann, und attackiert werden nur Lebende.
refusal-G13-3b = Diese Figur hat in dieser Schlagphase schon attackiert.
refusal-G13-3e = Eigene Figuren kann man nicht attackieren.
refusal-G13-6a = Treffer werden nur auf einen anderen lebenden Gegner neben der Figur übertragen, die attackiert hat.
refusal-G13-6b = Auf einen Gegner, der einen höheren Mindestwurf verlangt, kann man nicht übertragen.
refusal-G13-6c = Du darfst einen höheren Mindestwurf als nötig ansagen, wenn sich dadurch Treffer übertragen lassen, aber nie einen niedrigeren.
refusal-G13-6e = Übertragen wird nur, was nach dem Tod des Ziels übrig ist, und es ist kein Treffer übrig.
refusal-G13-7b = Diese Attacke hatte einen Vorteil, der gegen jenen Gegner nicht gelten würde, darum lassen sich ihre Treffer nicht dorthin übertragen.
refusal-G13-7c = Du darfst weniger Würfel werfen, als du hast, wenn sich dadurch Treffer übertragen lassen, aber nie mehr.
refusal-G16-5bg = Der Reiter kann erst attackiert werden, wenn der Pegasus geschlagen ist.

## Was nicht geht: Fernschüsse

refusal-G12-7e = Eine Figur steht diesem Schuss im Weg.
refusal-G12-7l = Ein Baum steht diesem Schuss im Weg.
refusal-G12-7ag = Ein Fremder kann nicht durch Nebel schießen.
refusal-G12-7ba = Auf Heimische am Strand kann nur mit Magie geschossen werden.
refusal-G12-7bg = Auf Heimische im Wasser kann nur mit Magie geschossen werden.
refusal-G12-7bl = Ein Fremder schießt weder in die Dunkelheit noch durch sie hindurch.
refusal-G12-7bq = Nur aus einer Wolke kann ein Schuss von einer anderen Wolke ausgehen, und nur, wenn dort niemand steht.
refusal-G12-7bw = Über eine Düne geht ein Schuss nur, wenn Schütze oder Ziel direkt auf ihr steht.
refusal-G12-7bx = Über zwei Dünen geht ein Schuss nur, wenn Schütze und Ziel je auf einer von ihnen stehen.
refusal-G12-7cb = Über eine Klippe geht ein Schuss nur von oben oder nach oben.
refusal-G12-7cc = Über eine Klippe zusammen mit Hängen oder Dünen geht ein Schuss nur, wenn Schütze oder Ziel auf der Klippe steht.
refusal-G12-7ch = Über Hänge geht ein Schuss nur, wenn Schütze oder Ziel oben auf einem steht.
refusal-G12-7ci = Über drei Hänge geht ein Schuss nur, wenn Schütze und Ziel je oben auf einem stehen.
refusal-G12-7cj = Über Hänge zusammen mit einer Klippe geht ein Schuss nur, wenn Schütze und Ziel beide oben stehen.
refusal-G14-1a = Ein Fernschuss gilt einem lebenden Gegner, der nicht auf einem angrenzenden Hexfeld steht.
refusal-G14-1b = Schießen können nur Figuren mit dem Blitz.
refusal-G14-1e = Schießen darf nur der Spieler, der eben manövriert hat.
refusal-G14-1g = Eine Figur, neben der ein Gegner steht, kann nicht schießen.
refusal-G14-2a = Das Ziel ist weiter entfernt, als die Intelligenz dieser Figur erlaubt.
refusal-G14-2b = Kein Fernschuss geht über mehr als vier Hexfelder.
refusal-G14-6a = Götter und der Golem sind immun gegen Fernschüsse ohne Magie.
refusal-G14-6b = Herrscher sind immun gegen alle Fernschüsse.

## Was nicht geht: Neuankömmlinge und Aufgeben

refusal-G17-1c = Nachrekrutieren kann in einer Schlacht nur der Verteidiger, in seiner vierten Manöverphase.
refusal-G18-1b = In einer Schlacht kannst du nur in deiner nächsten Manöverphase rufen, nachdem du zum ersten Mal jemanden geschlagen hast.
refusal-G25-2c = Eine Besatzung, die niemandem gehört, verhandelt nicht und gibt nicht auf.
refusal-G27-5m = Im Endkampf können die Verteidiger weder fliehen noch verhandeln noch aufgeben.
