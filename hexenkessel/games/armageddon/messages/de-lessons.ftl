# Was einem Neuling in jedem Augenblick einer Lektion gesagt wird.

guide-wait = Das andere Heer zieht und schlägt zu. Sieh zu, was es tut; dein Zug kommt von selbst.
guide-move = Ziehen: Klicke einen deiner Krieger mit Ring an, dann ein markiertes Feld. Was sonst noch geht, steht in der Liste. Stehen alle gut, beende den Zug.
guide-where = Wohin? Klicke ein markiertes Feld an. (×: jemand anderes.)
guide-more = Mach weiter mit dem, was auf der Karte markiert ist oder in der Liste steht. (×: etwas anderes.)
guide-move-or-fight = Ein Feind ist in Reichweite. Zieh noch, wen du ziehen willst, und drücke dann auf „Kämpfen“.
guide-fight = Alle sind gezogen, und ein Feind ist in Reichweite: Drücke auf „Kämpfen“.
guide-end = In diesem Zug ist nichts mehr zu tun: Beende ihn.
guide-who = Wer schlägt zu? Klicke einen deiner Krieger mit Ring an; seine Aussichten erscheinen bei den Feinden. Lohnt sich nichts, beende den Zug.
guide-whom = Wen? Klicke einen Feind an. Die Zahl bei ihm ist die Aussicht, dass er fällt.
guide-support = Wähle nach den Aussichten: Die erste Zahl gilt dafür, dass er fällt, die zweite, dass dein eigener Mann fällt.
guide-life = Sag, um wessen Leben gewürfelt wurde: Klicke den an, den du schonst oder opferst.
guide-deploy = Stell dein Heer auf den markierten Feldern auf und drücke dann auf „Bereit“.
