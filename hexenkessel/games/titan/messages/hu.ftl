# Amit a Titan mond: nevek, kérdések, események, eredmények, és hogy mit tenne egy lépés.
# A hely szám a $seat változóban, a terület szám a $land változóban; az alábbi üzenetek szóvá teszik.
# A nevek ragozatlanul érkeznek, ezért a mondatok úgy épülnek, hogy ne kelljen rájuk rag.

seat-name = { $seat ->
    [0] Piros
    [1] Kék
    [2] Arany
    [3] Zöld
    [4] Fekete
   *[5] Barna
}
winner-name = { $winner ->
    [0] Piros
    [1] Kék
    [2] Arany
    [3] Zöld
    [4] Fekete
    [5] Barna
   *[other] senki
}
loser-name = { $loser ->
    [0] Piros
    [1] Kék
    [2] Arany
    [3] Zöld
    [4] Fekete
   *[5] Barna
}
side-name = { $side ->
    [1] a jobb oldalról
    [3] a bal alsó oldalról
   *[5] a bal felső oldalról
}

welcome =
    Szörnyek légióit vezeted egy 96 területből álló gyűrűn. Amelyik légió mozog, az érkezése helyén
    erősebb szörnyet toborozhat, ha a megfelelőket hozza magával; ahol két játékos légiói találkoznak,
    ott harc lesz. Minden játékosnak egy Titánja van. Ha a tiéd elvész, kiestél; az győz, akié az utolsó
    Titán.

    A köröd: oszthatod a légióidat, dobsz egy kockával, tetszőleges számú légiót mozgatsz pontosan
    ennyivel, lezárod a harcokat, és toborzol. Minden választásnak száma van: azt írd be. Minden másban
    a help szó segít.

drawing-board = a játéktér: minden terület, a köztük lévő jelek, és ki hol áll
drawing-legions = minden légió, azzal, amit tudsz róluk
drawing-stacks = kik toborozhatók még, és melyik mennyit ér
drawing-charts = mi hol toborozható
drawing-map = a csata, vagy ha nincs, a játéktér

## Beállítások és a házigazda

option-start = gyors: Küklopszokkal, Oroszlánokkal és Trollokkal indul, a három leggyengébb fajta nélkül
option-mulligan = újra szabad-e dobni a játékos első körének mozgási dobását?
option-points = akinek egy kör végén ennyi pontja van, győz; 0, ha nincs ilyen határ
option-rounds = ennyi forduló után a pontok és a légiók értéke számít; 0, ha nincs ilyen határ
option-timed = véget vethet-e a házigazda a játéknak, ha eljött a megbeszélt óra?
option-clock = lezárhatja-e a házigazda azt a fázist, amelynek letelt a megbeszélt ideje?

host-is-silent = Ez az utolsó kör, { $clock ->
    [yes] a házigazda már csak mozgási és manőverfázist zárhat le, és ez egyik sem.
   *[no] a házigazdának nincs több mondanivalója: egyik fázisnak sincs órája (clock beállítás).
}

## Nevek: egységek

name-Titan = Titán
name-or = vagy
name-unknown = ismeretlen
name-all = mind
name-flies = repül
name-shoots = lő
name-Angel = Angyal
name-Archangel = Arkangyal
name-Guardian = Őrző
name-Warlock = Boszorkánymester
name-Behemoth = Behemót
name-Centaur = Kentaur
name-Colossus = Kolosszus
name-Cyclops = Küklopsz
name-Dragon = Sárkány
name-Gargoyle = Vízköpő
name-Giant = Óriás
name-Gorgon = Gorgó
name-Griffon = Griff
name-Hydra = Hidra
name-Lion = Oroszlán
name-Minotaur = Minotaurusz
name-Ogre = Ogre
name-Ranger = Erdőjáró
name-Serpent = Óriáskígyó
name-Troll = Troll
name-Unicorn = Egyszarvú
name-Warbear = Harci medve
name-Wyvern = Wyvern

## Nevek: területfajták

name-Brush = Bozótos
name-Desert = Sivatag
name-Hills = Dombok
name-Jungle = Dzsungel
name-Marsh = Láp
name-Mountains = Hegyek
name-Plains = Síkság
name-Swamp = Mocsár
name-Tower = Torony
name-Tundra = Tundra
name-Woods = Fa terület

## Nevek: akadályok. A síkságnak (plain) nincs itt neve, mert action-maneuver kérdez rá.

name-tree = fa
name-tower = torony
name-bramble = földi szedres
name-drift = áramlatok
name-volcano = vulkán
name-bog = láp
name-sand = homok
name-dune = dűne
name-cliff = sziklaszirt
name-slope = lejtő
name-wall = fal

## Kérdések

prompt-division = Innen indulsz: { land-name }. Oszd el a nyolc egységedet: négy a Titánnal, négy az Angyallal. Kik álljanak az első légióban?
prompt-organisation = { $why ->
    [first] Az első körödben mindkét légió egyben marad: dobj.
    [markers] Nincs több lapkád új légióhoz: dobj.
    [small] Egyik légiód sem elég nagy az osztáshoz, mert mindkét részbe legalább ketten kellenek: dobj.
   *[may] Oszd a légióidat, ha akarod; aztán dobj. { $markers ->
        [one] Egy lapkád maradt új légióhoz.
       *[other] { $markers } lapkád maradt új légiókhoz.
    }
}
prompt-movement = A dobásod: { $roll }. { $must ->
    [one] Mozgass legalább egy légiót; mindegyik pontosan { lands-far } lép.
    [part] A szétosztott légió részei még ugyanazon a területen állnak. Az egyiknek tovább kell mennie, pontosan { lands-far } lépve.
    [none] Most egyik légió sem mozoghat.
   *[may] Ha akarod, mozgass további légiókat; mindegyik pontosan { lands-far } lép.
}
lands-far = { $roll ->
    [one] egy területet
   *[other] { $roll } területet
}
prompt-engagements = Légióid több területen találkoztak ellenséggel. Melyik csatározás legyen az első?
prompt-flight = Megtámadták a légiódat itt: { land-name }. Feladod, kitartasz, csatát akarsz, vagy megegyezést ajánlasz?
prompt-attacked = Megtámadták a légiódat itt: { land-name }. Lord van benne, ezért nem adhatod fel. Kitartasz, csatát akarsz, vagy megegyezést ajánlasz?
prompt-negotiation = A légiók szemben állnak egymással itt: { land-name }. Csatát akarsz, vagy megegyezést ajánlasz?
prompt-offer = Megegyezést ajánlanak neked itt: { land-name }. Elfogadod, mást ajánlasz, vagy csatát akarsz?
prompt-reinforcement = Negyedik csatakör: a védőid egy erősítést hívhatnak.
prompt-summoning = Elesett az első ellenség! Idézhetsz egy Angyalt vagy Arkangyalt egy másik légiódból.
prompt-maneuver = { $round }. csatakör a hétből: mozgasd az egységeidet, aztán jelezd, hogy kész.{ $round ->
    [1] {" "}Aki addig nem lép a csatamezőre, elvész.
   *[other] {""}
}
prompt-strike = { $round }. csatakör a hétből: támadj. Akinek ellenség áll a szomszédságában, annak kötelező.
prompt-carry = { $hits ->
    [one] Egy sebzés maradt. Ki kapja?
   *[other] { $hits } sebzés maradt. Ki kapja?
}
prompt-spoils = Győzelem! Vedd át, ami a győztes légiónak jár.
prompt-muster = Toborzás: minden légió, amelyik mozgott, felvehet egy egységet. Aki erre jogosítja, azt mindenki meglátja.

## Előkészületek és körök

sealed-choice = { seat-name } választott.
tower = { seat-name } kezdőhelye: { land-name }.
set-up = { seat-name } felállítja két légióját ({ $first } és { $second }) itt: { land-name }.
turn = { $round }. forduló: { seat-name } következik.
turn-over = { seat-name } köre véget ért.
split = { seat-name } légiót oszt: { $legion }. Leválik { $size } egység, új légiójuk: { $part }.
split-contents = { $part } tagjai: { $characters }.
movement-roll = { seat-name } mozgási dobása: { $roll }.
reroll = { seat-name } nem fogadja el a dobást, és újra dob.
move = { $legion } ide mozog: { land-name }.
teleport = { $legion } megmutatja egyik Lordját ({ $lord }), és ide teleportál: { land-name }.
random-move = Letelt az idő: { $legion } ide botorkál: { land-name }.
recombined = { $part } és { $legion } újra egyesül; megmarad: { $legion }.
muster = { $legion } új egységet toboroz: { $recruit }{ $shown ->
    [none] .
   *[other] . Megmutatja: { $shown }.
}
time-called = Letelt az idő: ez az utolsó kör.
stop-agreed = Mindenki beleegyezett a befejezésbe: ez az utolsó kör.
resigned = { seat-name } feladja a játszmát.

## Csatározások

engagement = Csatározás itt: { land-name }. A támadó { $attacker }, a védő { $defender }.
inspected = { $legion } felfedett tagjai: { $characters }.
flee = { seat-name } feladja a csatározást itt: { land-name }.
stand = { seat-name } nem adja fel, kitart itt: { land-name }.
fight = { seat-name } csatát akar.
proposal = A feltételek: { $winner ->
    [attacker] a támadó életben marad ({ $kept }), a két légió összes többi egysége elvész.
    [defender] a védő életben marad ({ $kept }), a két légió összes többi egysége elvész.
   *[nobody] mindkét légió elvész.
}
proposal-made = { seat-name } megegyezést ajánl.
agreement = { seat-name } elfogadja.
concede = { seat-name } megadja magát itt: { land-name }.
engagement-over = { $how ->
    [flight] A terület harc nélkül új gazdára talál: { winner-name }.
    [agreement] Megegyezés született itt: { land-name }. A győztes: { winner-name }.
    [concession] Véget ért a csatározás itt: { land-name }. A győztes: { winner-name }.
    [time] Eltelt a hét csatakör, a támadás kudarcot vallott itt: { land-name }.
   *[battle] Véget ért a csata itt: { land-name }. A győztes: { winner-name }.
}
lost = { $survives ->
    [yes] { $legion } vesztesége: { $characters }.
   *[no] { $legion } megsemmisült: { $characters }.
}
points = { seat-name } { $points } pontot szerez.
acquire = { $legion } dicsősége jutalmául új tagot kap: { $character }.
summon = { $legion } megidéz egy Lordot: { $character }. Eddigi légiója: { $donor }.
legion-lost = { $legion } lekerül a játéktérről: { $characters }.
titan-lost = { seat-name } elvesztette a Titánját. { seat-name } kiesett a játékból!

## Csata

revealed = { $legion } csatába indul: { $characters }.
battle = Csata itt: { land-name }!
maneuvers = { $round }. csatakör: { $side ->
    [0] a támadó
   *[1] a védő
} mozog.
maneuver = { $unit } ide megy: { $hex }.
absent = Elveszett, mert nem lépett a csatamezőre: { $units }.
drift = Az áramlatok sebzik: { $units }.
strike = { $unit } támad. Célpont: { $target }, célszám: { $number }. Dobás: { $dice }. { strike-hits }
rangestrike = { $unit } távolról támad. Célpont: { $target }, célszám: { $number }. Dobás: { $dice }. { strike-hits }
strike-hits = { $hits ->
    [0] Nincs sebzés.
    [one] Egy sebzés.
   *[other] { $hits } sebzés.
}
carry = Átvitt sebzés: { $hits }. Kapja: { $target }.
slain = Leölve: { $units }.
summoning = { $legion } Lordot hív: { $character }. Eddigi légiója: { $donor }.
sent-back = Nem tudott belépni, ezért visszatér: { $character }.

## A játék vége

final-legion = { $legion } itt áll: { land-name }. Tagjai: { $characters }.
game-over = A játék véget ért. { $reason ->
    [last-titan] Csak egy Titán maradt.
    [draw] Az utolsó Titánok együtt estek el.
    [points] Megvan a kitűzött pontszám.
   *[time] A játék a megállapodás szerint véget ért.
}
outcome-last-titan = Már csak egy Titán áll.
outcome-draw = Az utolsó Titánok együtt estek el: senki sem győz.
outcome-points = Megvan a kitűzött pontszám.
outcome-time = A játék a megállapodás szerint véget ért: a pontszám és a légiók értéke együtt számít.

## Állandó utasítások és esélyek

order-muster-the-best = Toborozd a legértékesebb egységet
order-flee-if-possible = A megtámadott légiót add fel, amikor csak lehet
order-never-flee = Megtámadott légiót soha ne adj fel

preview-expected = várható sebzés: { $expected }
preview-slays = eséllyel leöli

## Amit megkérdezünk, mielőtt valaki végleg lemond valamiről

caution-absent = { $count ->
    [one] { $titan ->
        [yes] A Titánod még nincs a csatamezőn, és elveszne: kiesnél a játékból!
       *[no] Egy egységed még nincs a csatamezőn, és elveszne.
    }
   *[other] { $count } egységed még nincs a csatamezőn, és elveszne.{ $titan ->
        [yes] {" "}Köztük van a Titánod: kiesnél a játékból!
       *[no] {""}
    }
}
caution-muster = Még toborozhat: { $legions }. A kör végével elmúlik a lehetőség.
caution-acquire = Jár neked egy Angyal. Most veheted el, vagy soha.
caution-teleport = { $legion } mindenkinek megmutatná egyik Lordját ({ $lord }).
caution-concede = Ebben a légióban van a Titánod: kiesnél a játékból!

## Mit tenne egy lépés

action-divide = a második: { $rest }
action-split = marad: { $rest }
action-roll = dobj a kockával, aztán mozogj
action-reroll = csak egyszer; a második dobás számít
action-done = { $step ->
    [movement] nincs több mozgás
    [maneuver] nincs több manőver
    [strike] nincs több távtámadás
    [carry] a többi vesszen el
    [reinforcement] nem kérsz erősítést
    [summoning] nem idézel
    [muster] vége a körnek
   *[spoils] nem kérsz többet
}
action-move = { $enemy ->
    [none] { land-name }{ $recruits ->
        [none] {""}
       *[other] , toborozható: { $recruits }
    }
   *[other] TÁMADÁS { side-name }: { $enemy }, { land-name } ({ $size }: { $known })
}
action-teleport = { $enemy ->
    [none] { land-name }{ $recruits ->
        [none] {""}
       *[other] , toborozható: { $recruits }
    }, megmutatod: { $lord }
   *[other] TÁMADÁS { side-name }: { $enemy }, { land-name } ({ $size }: { $known })
}
action-engage = { $attacker } és { $defender } csatározása itt: { land-name }
action-flee = a légió elvész, az ellenség { $points } pontot kap
action-stand = nem adod fel; még lehet tárgyalni
action-propose = { $winner ->
    [-1] mindkét légió elvész
   *[other] { winner-name } vesztesége: { $lost ->
        [none] semmi
       *[other] { $lost }
    }; { loser-name } vesztesége: az egész légió
}
action-accept = legyen így
action-fight = elég a szóból: csata
action-concede = a légió elvész, az ellenség { $points } pontot kap
action-maneuver = { $foes ->
    [none] { $hazard ->
        [plain] síkság
       *[other] { $hazard }
    }
   *[other] { $hazard ->
        [plain] szomszédja: { $foes }
       *[other] { $hazard }, szomszédja: { $foes }
    }
}
action-strike = { $dice } kocka, célszám { $number }, { $need } sebzés kell{ $carry ->
    [none] {""}
   *[other] ; a maradék átvihető: { $carry }
}
action-rangestrike = { $dice } kocka, célszám { $number }, { $need } sebzés kell
action-carry = { $need } sebzés kell a leöléshez
action-muster = { $figures }, még { $left } van{ $shown ->
    [none] {""}
   *[other] ; megmutatja: { $shown }{ $instead ->
        [none] {""}
       *[other] , nem pedig ezt: { $instead }
    }
}
action-summon = innen: { $legion }, { land-name }
action-acquire = { $figures }, még { $left } van
action-call-time = ez az utolsó kör
action-stop = mindenki beleegyezik a befejezésbe; ez az utolsó kör
action-call-phase = letelt a fázis ideje
