# What things are called. Ids are those of the data.

## Races, short and in full, and what each is good at

name-dwarves = Dwarves
name-elves = Elves
name-knights = Knights
name-orcs = Orcs
name-barbarians = Barbarians
name-dark-lord = Dark Lord
race-dwarves = Dunwarr Dwarves
race-elves = Elves of Lotharia
race-knights = Knights of Daqan
race-orcs = Zul Orcs
race-barbarians = Barbarians of Loth K’har
race-dark-lord = The Dark Lord
name-deep-miners = Deep Miners
name-woodland-step = Woodland Step
name-crown-markets = Crown Markets
name-swarm = Swarm
name-fury = Fury
name-star-of-the-undying = Star of the Undying

## Realms

name-abou-xar = Abou Xar
name-plains-of-loth = Plains of Loth
name-amberfield = Amberfield
name-oxmarch = Oxmarch
name-golden-reach = Golden Reach
name-long-meads = The Long Meads
name-harrowdale = Harrowdale
name-kestrel-downs = Kestrel Downs
name-orlas-fields = Orla’s Fields
name-riverlands-of-iss = Riverlands of Iss
name-timaara-lethuin = Timaara Lethuin
name-gloamwood = Gloamwood
name-mirewood = The Mirewood
name-thornwood = Thornwood
name-elderholt = Elderholt
name-birch-weald = Silver Birch Weald
name-wolfshade = Wolfshade
name-tanglewood = The Tanglewood
name-raven-pines = Raven Pines
name-godstone-mts = The Godstone Mts
name-fellow-range = The Fellow Range
name-three-princes = The Three Princes
name-stormtop-range = Stormtop Range
name-anvil-peaks = Anvil Peaks
name-greyhorn = Greyhorn
name-cinder-heights = Cinder Heights
name-cold-teeth = The Cold Teeth
name-ironspine = Ironspine
name-deadlands = The Deadlands
name-wastes = The Wastes
name-saltpan-of-uur = Saltpan of Uur
name-bonesand = Bonesand
name-glass-desert = The Glass Desert
name-home-dwarves = Dunwarr Deeps
name-home-elves = Lotharia
name-home-knights = Daqan
name-home-orcs = Zul
name-home-barbarians = Loth K’har
name-home-dark-lord = Zorgas
name-plain = plain
name-forest = forest
name-mountain = mountain
name-desert = desert
name-home = home

## Units, settlements, resources

name-footman = footman
name-archer = archer
name-cavalry = cavalry
name-dragon = Dragon
name-firebreather = Firebreather
name-giant = Giant
name-town = town
name-city = city
name-grain = grain
name-wood = wood
name-iron = iron

## Action cards

name-great-haste = Great Haste
name-caravan = Caravan
name-dragons-bargain = Dragon’s Bargain
name-pyre-caller = Pyre Caller
name-giants-oath = Giant’s Oath
name-bumper-crop = Bumper Crop
name-timber-rafts = Timber Rafts
name-rich-vein = Rich Vein
name-market-day = Market Day
name-toll-roads = Toll Roads
name-border-raid = Border Raid
name-forced-march = Forced March
name-mountain-guides = Mountain Guides
name-broken-bridges = Broken Bridges
name-war-cry = War Cry
name-shield-wall = Shield Wall
name-standard-bearer = Standard Bearer
name-arrow-storm = Arrow Storm
name-thunder-of-hooves = Thunder of Hooves
name-sappers = Sappers
name-ambush = Ambush
name-second-wind = Second Wind
name-militia = Militia
name-healing-draught = Healing Draught
name-runed-blade = Runed Blade
name-forgotten-map = Forgotten Map
name-poisoned-cup = Poisoned Cup
name-wandering-champion = Wandering Champion
name-silver-tongue = Silver Tongue
name-elders-veto = Elders’ Veto
name-falling-star = Falling Star
name-spellbreaker = Spellbreaker
name-exposed-plot = Exposed Plot
name-spies-at-court = Spies at Court
name-master-builders = Master Builders
name-lean-rations = Lean Rations
name-spoiled-stores = Spoiled Stores

## Events

name-cataclysmic-tremors = Cataclysmic Tremors
name-plague-winds = Plague Winds
name-great-drought = Great Drought
name-forest-fires = Forest Fires
name-cave-ins = Cave-ins
name-comet = Comet over Mennarra
name-wizards-truce = Wizards’ Truce
name-night-of-wraiths = Night of Wraiths
name-beasts-stir = The Beasts Stir
name-summer-fair = Summer Fair
name-guilds-price = The Guild’s Price
name-tithe-of-stars = Tithe of Stars
name-fat-years = Fat Years
name-night-of-thieves = Night of Thieves
name-rolling-mist = Rolling Mist

## Adventures, and who waits there

name-horse-lords-debt = The Horse Lords’ Debt
name-shepherds-plea = The Shepherds’ Plea
name-oracles-granary = The Oracle’s Granary
name-ransom-in-cattle = A Ransom in Cattle
name-reapers-riddle = The Reaper’s Riddle
name-millers-ghost = The Miller’s Ghost
name-empty-village = The Empty Village
name-robbers-camp = The Robbers’ Camp
name-orlas-blessing = Orla’s Blessing
name-drowned-chapel = The Drowned Chapel
name-keeper-of-the-grove = The Keeper of the Grove
name-stolen-lanterns = The Stolen Lanterns
name-light-in-the-reeds = A Light in the Reeds
name-royal-hunt = The Royal Hunt
name-speaking-tree = The Speaking Tree
name-hermits-lesson = The Hermit’s Lesson
name-howls-before-dawn = Howls before Dawn
name-silken-bridge = The Silken Bridge
name-ravens-parliament = The Ravens’ Parliament
name-sleeping-idol = The Sleeping Idol
name-two-brothers-pass = The Two Brothers’ Pass
name-third-crown = The Third Crown
name-traitors-stair = The Traitor’s Stair
name-cold-forge = The Cold Forge
name-bell-under-snow = The Bell under Snow
name-burning-gate = The Burning Gate
name-frozen-herald = The Frozen Herald
name-miners-oath = The Miners’ Oath
name-restless-host = The Restless Host
name-lost-road = The Lost Road
name-white-pilgrimage = The White Pilgrimage
name-beast-below = The Beast below
name-thousand-mirrors = The Thousand Mirrors
name-ill-tempered-giant = Ill-tempered Giant
name-highwayman = Highwayman
name-cultist = Cultist
name-bandit = Bandit
name-bear = Bear
name-goblin = Goblin
name-bog-wraith = Bog Wraith
name-wild-boar = Wild Boar
name-wolf = Wolf
name-giant-spider = Giant Spider
name-stone-guardian = Stone Guardian
name-ogre = Ogre
name-wyvern = Wyvern
name-fire-imp = Fire Imp
name-ice-troll = Ice Troll
name-skeleton = Skeleton
name-sand-crawler = Sand Crawler

## Artifacts

name-star-of-timorran = Star of Timorran
name-dawnsteel-sword = Dawnsteel Sword
name-wayfarers-boots = Wayfarer’s Boots
name-horn-of-gathering = Horn of Gathering
name-buried-hoard = Buried Hoard
name-seal-of-the-deep = Seal of the Deep

## Spells

name-song-of-fear = Song of Fear
name-song-of-fire = Song of Fire
name-song-of-life = Song of Life
name-song-of-the-earth = Song of the Earth
name-word-of-the-wind = Word of the Wind
name-word-of-the-soul = Word of the Soul
name-word-of-the-fiery-heart = Word of the Fiery Heart
name-word-of-dominance = Word of Dominance
name-eyes-of-the-hawk = Eyes of the Hawk
name-eyes-of-winters-cold = Eyes of Winter’s Cold
name-eyes-of-sorrow = Eyes of Sorrow
name-hand-of-the-sacred-flame = Hand of the Sacred Flame
name-hand-of-the-void = Hand of the Void
name-hand-of-the-raging-spirit = Hand of the Raging Spirit
