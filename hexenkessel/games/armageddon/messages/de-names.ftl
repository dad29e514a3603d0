# Wie die Dinge heißen.

## Figuren

name-axe = Axt
name-lance = Lanze
name-sword = Schwert
name-bow = Bogen
name-champion = Recke
name-hero = Held
name-light-horse = leichtes Pferd
name-heavy-horse = schweres Pferd
name-light-chariot-horse = leichtes Quadrigapferd
name-heavy-chariot-horse = schweres Quadrigapferd
name-wagon = Wagen
name-elephant = Elefant
name-mammoth = Mammut
name-phalanx = Phalanx
name-chariot = Quadriga
name-warrior = Krieger

## Gelände

name-lowland = Tiefland
name-highland = Hochland
name-mountain = Bergland
name-forest = Wald
name-swamp = Sumpf
name-desert = Wüste
name-highland-desert = Hochlandwüste
name-ice-lowland = Eis
name-ice-highland = Eis auf Hochland
name-ice-mountain = Eis auf Bergland
name-water = Wasser
name-peaks = Gebirge

## Was in einem Zweikampf, bei einem Schuss oder ums Leben zählt

name-attacker = Angreifer
name-axe-against-lance = Axt gegen Lanze
name-lance-against-sword = Lanze gegen Schwert
name-sword-against-axe = Schwert gegen Axt
name-higher = höher
name-distance = nach Entfernung
name-upwards = hinauf
name-downwards = hinab
name-thirst = Verdursten
name-freezing = Erfrieren
name-sinking = Versinken
name-from-horseback = vom Pferd
name-on-elephant = auf dem Elefanten
name-on-chariot = auf dem Wagen
name-from-chariot = vom schnellen Wagen
name-speed = Geschwindigkeit
name-crew = Besatzung
name-trampling = Trampeln
name-against-bow = gegen Bogen
name-rolled-over = überrollt

## Seiten

name-E = Osten
name-SE = Südosten
name-SW = Südwesten
name-W = Westen
name-NW = Nordwesten
name-NE = Nordosten
