# What things are called.

## Figures

name-axe = axe
name-lance = lance
name-sword = sword
name-bow = bow
name-champion = champion
name-hero = hero
name-light-horse = light horse
name-heavy-horse = heavy horse
name-light-chariot-horse = light chariot horse
name-heavy-chariot-horse = heavy chariot horse
name-wagon = wagon
name-elephant = elephant
name-mammoth = mammoth
name-phalanx = phalanx
name-chariot = chariot
name-warrior = warrior

## Terrain

name-lowland = lowland
name-highland = highland
name-mountain = mountain country
name-forest = forest
name-swamp = swamp
name-desert = desert
name-highland-desert = highland desert
name-ice-lowland = ice
name-ice-highland = ice on highland
name-ice-mountain = ice on mountain country
name-water = water
name-peaks = peaks

## What counts in a duel, a shot or a roll for life

name-attacker = attacker
name-axe-against-lance = axe against lance
name-lance-against-sword = lance against sword
name-sword-against-axe = sword against axe
name-higher = higher
name-distance = by distance
name-upwards = upwards
name-downwards = downwards
name-thirst = thirst
name-freezing = freezing
name-sinking = sinking
name-from-horseback = from horseback
name-on-elephant = on an elephant
name-on-chariot = on a wagon
name-from-chariot = from a fast wagon
name-speed = speed
name-crew = crew
name-trampling = trampling
name-against-bow = against a bow
name-rolled-over = rolled over

## Sides

name-E = east
name-SE = south-east
name-SW = south-west
name-W = west
name-NW = north-west
name-NE = north-east
