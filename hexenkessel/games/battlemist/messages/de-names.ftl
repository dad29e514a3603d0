# Wie alles heißt. Die Kennungen sind die der Daten.

## Rassen, kurz und lang, und was jede besonders kann

name-dwarves = Zwerge
name-elves = Elfen
name-knights = Ritter
name-orcs = Orks
name-barbarians = Barbaren
name-dark-lord = Herr der Finsternis
race-dwarves = Dunwarr-Zwerge
race-elves = Elfen von Lotharia
race-knights = Ritter von Daqan
race-orcs = Zul-Orks
race-barbarians = Barbaren von Loth K’har
race-dark-lord = Der Herr der Finsternis
name-deep-miners = Tiefenschürfer
name-woodland-step = Waldschritt
name-crown-markets = Märkte der Krone
name-swarm = Meute
name-fury = Raserei
name-star-of-the-undying = Stern des Unsterblichen

## Gebiete

name-abou-xar = Abou Xar
name-plains-of-loth = Ebenen von Loth
name-amberfield = Bernsteinfeld
name-oxmarch = Ochsenmark
name-golden-reach = Goldene Weite
name-long-meads = Lange Auen
name-harrowdale = Eggental
name-kestrel-downs = Falkenhügel
name-orlas-fields = Orlas Felder
name-riverlands-of-iss = Flusslande von Iss
name-timaara-lethuin = Timaara Lethuin
name-gloamwood = Dämmerwald
name-mirewood = Sumpfwald
name-thornwood = Dornwald
name-elderholt = Holunderhain
name-birch-weald = Silberbirkenwald
name-wolfshade = Wolfsschatten
name-tanglewood = Wirrwald
name-raven-pines = Rabenkiefern
name-godstone-mts = Gottsteinberge
name-fellow-range = Gefährtenkette
name-three-princes = Drei Prinzen
name-stormtop-range = Sturmgipfelkette
name-anvil-peaks = Ambossgipfel
name-greyhorn = Grauhorn
name-cinder-heights = Aschenhöhen
name-cold-teeth = Kalte Zähne
name-ironspine = Eisenrücken
name-deadlands = Totlande
name-wastes = Öden
name-saltpan-of-uur = Salzpfanne von Uur
name-bonesand = Knochensand
name-glass-desert = Glaswüste
name-home-dwarves = Dunwarr-Tiefen
name-home-elves = Lotharia
name-home-knights = Daqan
name-home-orcs = Zul
name-home-barbarians = Loth K’har
name-home-dark-lord = Zorgas
name-plain = Ebene
name-forest = Wald
name-mountain = Berg
name-desert = Wüste
name-home = Heimat

## Einheiten, Städte, Rohstoffe

name-footman = Fußsoldat
name-archer = Bogenschütze
name-cavalry = Kavallerie
name-dragon = Drache
name-firebreather = Feuerspeier
name-giant = Riese
name-town = Stadt
name-city = Großstadt
name-grain = Getreide
name-wood = Holz
name-iron = Eisen

## Aktionskarten

name-great-haste = Große Eile
name-caravan = Karawane
name-dragons-bargain = Drachenhandel
name-pyre-caller = Flammenrufer
name-giants-oath = Schwur des Riesen
name-bumper-crop = Reiche Ernte
name-timber-rafts = Flößerei
name-rich-vein = Ergiebige Ader
name-market-day = Markttag
name-toll-roads = Wegezoll
name-border-raid = Grenzüberfall
name-forced-march = Gewaltmarsch
name-mountain-guides = Bergführer
name-broken-bridges = Zerstörte Brücken
name-war-cry = Kriegsschrei
name-shield-wall = Schildwall
name-standard-bearer = Bannerträger
name-arrow-storm = Pfeilhagel
name-thunder-of-hooves = Donnernde Hufe
name-sappers = Mineure
name-ambush = Hinterhalt
name-second-wind = Zweiter Anlauf
name-militia = Bürgerwehr
name-healing-draught = Heiltrank
name-runed-blade = Runenklinge
name-forgotten-map = Vergessene Karte
name-poisoned-cup = Giftbecher
name-wandering-champion = Fahrender Recke
name-silver-tongue = Silberzunge
name-elders-veto = Einspruch der Ältesten
name-falling-star = Sternschnuppe
name-spellbreaker = Zauberbrecher
name-exposed-plot = Aufgedecktes Komplott
name-spies-at-court = Spione am Hof
name-master-builders = Baumeister
name-lean-rations = Schmale Kost
name-spoiled-stores = Verdorbene Vorräte

## Ereignisse

name-cataclysmic-tremors = Verheerende Erdbebenwelle
name-plague-winds = Pestwinde
name-great-drought = Große Dürre
name-forest-fires = Waldbrände
name-cave-ins = Stolleneinstürze
name-comet = Komet über Mennarra
name-wizards-truce = Frieden der Zauberer
name-night-of-wraiths = Nacht der Geister
name-beasts-stir = Die Bestien erwachen
name-summer-fair = Sommermesse
name-guilds-price = Der Preis der Gilde
name-tithe-of-stars = Sternenzehnt
name-fat-years = Fette Jahre
name-night-of-thieves = Nacht der Diebe
name-rolling-mist = Wogender Nebel

## Abenteuer und wer dort wartet

name-horse-lords-debt = Die Schuld der Pferdeherren
name-shepherds-plea = Die Bitte der Hirten
name-oracles-granary = Die Kornkammer des Orakels
name-ransom-in-cattle = Lösegeld in Rindern
name-reapers-riddle = Das Rätsel des Schnitters
name-millers-ghost = Der Geist des Müllers
name-empty-village = Das leere Dorf
name-robbers-camp = Das Räuberlager
name-orlas-blessing = Orlas Segen
name-drowned-chapel = Die versunkene Kapelle
name-keeper-of-the-grove = Der Hüter des Hains
name-stolen-lanterns = Die gestohlenen Laternen
name-light-in-the-reeds = Ein Licht im Schilf
name-royal-hunt = Die Königsjagd
name-speaking-tree = Der sprechende Baum
name-hermits-lesson = Die Lehre des Einsiedlers
name-howls-before-dawn = Geheul vor Tagesanbruch
name-silken-bridge = Die seidene Brücke
name-ravens-parliament = Das Parlament der Raben
name-sleeping-idol = Das schlafende Götzenbild
name-two-brothers-pass = Der Pass der zwei Brüder
name-third-crown = Die dritte Krone
name-traitors-stair = Die Treppe des Verräters
name-cold-forge = Die kalte Schmiede
name-bell-under-snow = Die Glocke unter dem Schnee
name-burning-gate = Das brennende Tor
name-frozen-herald = Der erfrorene Herold
name-miners-oath = Der Eid der Bergleute
name-restless-host = Das ruhelose Heer
name-lost-road = Die verlorene Straße
name-white-pilgrimage = Die weiße Wallfahrt
name-beast-below = Das Tier in der Tiefe
name-thousand-mirrors = Die tausend Spiegel
name-ill-tempered-giant = Übelgelaunter Riese
name-highwayman = Wegelagerer
name-cultist = Kultist
name-bandit = Bandit
name-bear = Bär
name-goblin = Goblin
name-bog-wraith = Moorgeist
name-wild-boar = Wildschwein
name-wolf = Wolf
name-giant-spider = Riesenspinne
name-stone-guardian = Steinwächter
name-ogre = Oger
name-wyvern = Lindwurm
name-fire-imp = Feuerwicht
name-ice-troll = Eistroll
name-skeleton = Skelett
name-sand-crawler = Sandkriecher

## Artefakte

name-star-of-timorran = Stern von Timorran
name-dawnsteel-sword = Schwert aus Morgenstahl
name-wayfarers-boots = Stiefel des Wanderers
name-horn-of-gathering = Horn der Sammlung
name-buried-hoard = Vergrabener Hort
name-seal-of-the-deep = Siegel der Tiefe

## Zauber

name-song-of-fear = Lied der Angst
name-song-of-fire = Lied des Feuers
name-song-of-life = Lied des Lebens
name-song-of-the-earth = Lied der Erde
name-word-of-the-wind = Wort des Windes
name-word-of-the-soul = Wort der Seele
name-word-of-the-fiery-heart = Wort des feurigen Herzens
name-word-of-dominance = Wort der Vorherrschaft
name-eyes-of-the-hawk = Augen des Habichts
name-eyes-of-winters-cold = Augen der Winterkälte
name-eyes-of-sorrow = Augen des Leids
name-hand-of-the-sacred-flame = Hand der heiligen Flamme
name-hand-of-the-void = Hand der Leere
name-hand-of-the-raging-spirit = Hand des wütenden Geistes
