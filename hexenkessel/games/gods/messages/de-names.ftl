# Wie die Dinge heißen: Plätze, Felder, Seiten, Ziele, Vorteile, Klassen.
# Ein Platz ist eine Zahl in $seat, ebenso Gewinner, Verlierer, Partner und wem etwas geschieht.
# Figuren, Länder und Zauber heißen wie im Regelheft, auch auf Deutsch.

seat-name = { $seat ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Schwarz
    [-1] Grau
   *[other] niemand
}
partner-name = { $partner ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Schwarz
   *[other] niemand
}
winner-name = { $winner ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Schwarz
    [-1] Grau
   *[other] niemand
}
loser-name = { $loser ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Schwarz
    [-1] Grau
   *[other] niemand
}
victim-name = { $victim ->
    [0] Rot
    [1] Grün
    [2] Blau
    [3] Schwarz
    [-1] Grau
   *[other] niemand
}
# Gebeugt: .at wo, .to wohin.
field-name = { $field }
    .at = { $field ->
        [City] in der City
        [Dungeon] im Dungeon
       *[other] in { $field }
    }
    .to = { $field ->
        [City] in die City
        [Dungeon] ins Dungeon
       *[other] nach { $field }
    }
army-name = { $army }
unit-name = { $unit }
side-name = { $side ->
    [1] rechts
    [3] links unten
    [5] links oben
   *[other] einer Seite nach Wahl
}

name-or = oder
name-and = und
name-unknown = unbekannt
name-all = alle
name-flies = fliegt
name-shoots = schießt
name-casts = zaubert
name-swims = schwimmt
name-nobody = niemand
name-nothing = nichts
name-gems = Lebenssteine

name-plain = Ebene
name-tree = Baum
name-sand = Sand
name-bog = Moor
name-bramble = Gestrüpp
name-fog = Nebel
name-hedge = Hecke
name-drift = Treibsand
name-volcano = Vulkan
name-beach = Strand
name-water = Wasser
name-darkness = Dunkelheit
name-cloud = Wolke
name-dune = Düne
name-cliff = Klippe
name-slope = Hang
name-wall = Mauer
name-tower = Turm

## Ziele und Vorteile

goal-G26-3a = einen Basilisk rekrutiert
goal-G26-3b = eine Hydra rekrutiert
goal-G26-3c = eine Serpent rekrutiert
goal-G26-3d = eine Seaserpent rekrutiert
goal-G26-3e = einen Colossus rekrutiert
goal-G26-3f = ein Fort eingenommen
goal-G26-3g = eine Ruin eingenommen
goal-G26-3h = einen fremden Tower eingenommen
goal-G26-3i = einen Citytower eingenommen
goal-G26-3j = einen Darktower eingenommen
goal-G26-3k = eine See-Armee an Land geführt
goal-G26-3l = einen Titan vernichtet
goal-G26-3m = einen zweiten Titan vernichtet
goal-G26-3n = den Darklord vernichtet
goal-G26-4a = einen Demon rekrutiert
goal-G26-4b = eine Seaserpent rekrutiert
goal-G26-4c = einen Balrog rekrutiert
goal-G26-4d = einen Deathbringer rekrutiert
goal-G26-4e = einen Tower eingenommen
goal-G26-4f = einen Citytower eingenommen
goal-G26-4g = eine See-Armee an Land geführt
goal-G26-4h = ein Element vernichtet
goal-G26-4i = ein zweites Element vernichtet
goal-G26-4j = das dritte Element vernichtet
goal-G26-4k = einen Titan vernichtet
goal-G26-4l = einen zweiten Titan vernichtet
goal-G26-4m = einen dritten Titan vernichtet
goal-G26-4n = das Skycastle eingenommen

advantage-Native = Native: Der Titan ist in allen Ländern außer Darkland, Wasteland, Coast und Sea heimisch und rekrutiert dort die schwächste Kreatur.
advantage-Mustering = Mustering: Die Titan-Armee darf in einer Runde eine Endkreatur mehr nehmen.
advantage-Movement = Movement: Die Titan-Armee zieht bis zu acht Felder weit und rekrutiert nach drei bis sieben.
advantage-Hold = Hold: Die Titan-Armee darf stehen bleiben.
advantage-Freeway = Freeway: Für die Titan-Armee gelten alle Symbole als Einfachpfeile.
advantage-Tower-Teleport = Tower-Teleport: Die Titan-Armee darf von jedem eigenen oder neutralen Tower-Land aus losziehen.
advantage-Battle-Teleport = Battle-Teleport: Die Titan-Armee darf jede Armee auf dem Brett angreifen.
advantage-Free-Teleport = Free-Teleport: Die Titan-Armee darf auf jedes freie Feld, rekrutiert dann aber nicht.

rank-master = Herrscher
rank-lord = Gott
rank-element = Element
rank-demilord = Halbgott
rank-human = Mensch
rank-creature = Kreatur
rank-end = Endkreatur
