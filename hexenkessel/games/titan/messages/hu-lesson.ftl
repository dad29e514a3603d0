# A vezetett első játék: mit jelentenek a kérdések, miért jönnek, és hogyan érdemes választani.

lesson-division-title = Az első két légiód
lesson-division = Ez mindened: egy Titán, egy Angyal és hat Teremtmény. Két négytagú légióban indulnak el. A Titánod az életed: ha elesik, kiestél.
lesson-division-hint = A párokat hagyd együtt. Két Ogre lápban Trollt csalogat, két Kentaur síkságon Oroszlánt, két Vízköpő bozótosban vagy dzsungelben Küklopszot. A Titán mellé olyanokat tegyél, akik mögé elbújhat.

lesson-roll-title = Kezdődik a köröd
lesson-roll = Egy körnek négy része van: osztás, mozgás, csatározás, toborzás. Először oszthatod a légióidat, aztán egy kocka mondja meg, mennyit lép mindegyik.
lesson-roll-hint = Most nincs mit osztani, így csak dobj.

lesson-split-title = Légió osztása
lesson-split = Egy nagy légióból kettő lehet, mindkettőben legalább két egységgel. Több légió többet toboroz, de a kicsik könnyű prédák, a héttagú pedig nem nőhet tovább.
lesson-split-hint = Akkor ossz, ha egy légió héttagú, vagy hattagú és még nőhetne. A két leggyengébb menjen el, a Titán erős barátokkal maradjon.

lesson-movement-title = Mozgás
lesson-movement = Válassz egy légiót, aztán az egyik felvillanó területet. Minden légió egyszer mozoghat, pontosan annyit, amennyit a kocka mutat, a határok jelei szerint. Legalább egynek mozognia kell.
lesson-movement-hint = Minden elérhető területnél ott áll, kit toborozhatnál. Oda menj, ahol erősebb Teremtmény csatlakozik, és gondolj arra, ki érhet el utána. A piros terület csatározást jelent.

lesson-teleport-title = Teleportálás
lesson-teleport = Hatos dobásnál egy toronyban álló, Lordot tartalmazó légió ugorhat: közeli területre vagy másik toronyba. Körönként egyszer, mozgás helyett.
lesson-teleport-hint = Olyan területet keress, ahol az ugrás olyasmit toboroz, amit gyalog nem érnél el.

lesson-engagements-title = Több csatározás
lesson-engagements = A légióid több területen találkoztak ellenséggel. Te döntöd el, milyen sorrendben következnek.
lesson-engagements-hint = Ott kezdd, ahol biztosan nyersz: a pontok és egy Angyal segíthet a következőben.

lesson-flight-title = Megtámadtak
lesson-flight = Mielőtt bárki ütne, mindkét fél megnézi a másik légióját. Lord nélküli légió feladható: elvész, de az ellenfél csak a pontok felét kapja.
lesson-flight-hint = Hasonlítsd össze a két légió értékét. Add fel, ha biztosan veszítesz és keveset ölnél; tarts ki, ha kárt tudsz okozni.
lesson-attacked-title = A Lordodat támadták meg
lesson-attacked = Mielőtt bárki ütne, mindkét fél megnézi a másik légióját. Ha a légióban Lord van (Titán, Angyal vagy Arkangyal), nem adható fel: csata lesz, vagy a két fél megegyezik, mi legyen a vége.
lesson-attacked-hint = Hasonlítsd össze a két légió értékét. Ha rosszul állsz, ajánlj megegyezést; vállald a csatát, ha kárt tudsz okozni.

lesson-negotiation-title = Előbb szavak, aztán kardok
lesson-negotiation = Csata nélkül is megegyezhettek, hogyan végződjön a találkozás, és ki mit veszítsen. Vagy megvívjátok a csatát e terület csatamezején.
lesson-negotiation-hint = Az első játékban: csata! Az a legszórakoztatóbb.

lesson-offer-title = Egy ajánlat
lesson-offer = A másik fél javasolja, hogyan érjen véget ez a találkozás. Fogadd el, ajánlj mást, vagy ragaszkodj a csatához.
lesson-offer-hint = Fogadd el, ami jobb annál, amit a csatától vársz.

lesson-enter-title = Csatára fel
lesson-enter = Hozd be az egységeidet a csatamezőre a te oldaladról. Válassz egyet, aztán egy felvillanó hexát. A jobb oldali szám mondja meg, milyen messzire lép; a szedres, a homok, az áramlatok és a lejtő lassít. Lápra csak őslakos léphet. Aki a fázis végén nincs a csatamezőn, elvész.
lesson-enter-hint = Az erősek előre, egymás mellé, és olyan akadályra, ahol őslakosok. A Titán és az íjászok mögéjük.

lesson-walls-title = A falaid mögött
lesson-walls = Tornyot védesz, így nem kell bevonulnod: állítsd fel az egységeidet a falakon belül, hexánként egyet. Válassz egyet, aztán egy felvillanó hexát. Aki a fázis végén nincs a csatamezőn, elvész.
lesson-walls-hint = Aki falról lefelé támad, könnyebben talál, aki falra felfelé, nehezebben. Az ellenség felőli falakat szálld meg, a Titán maradjon mögöttük.

lesson-maneuver-title = Manőver
lesson-maneuver = Mozgasd azokat, akik nem állnak ellenség mellett. Aki érintkezik vele, kötött, és támadnia kell.
lesson-maneuver-hint = Többen egy ellen: az egységeid együtt rohanjanak le egy ellenfelet, a sebesülteket pedig tartsd távol.

lesson-strike-title = Támadás!
lesson-strike = Aki ellenség mellett áll, támad. A bal oldali szám mondja meg, hány kockával támad az egység, és hány sebzéstől esik el; minél nagyobb a képessége a célpontéhoz képest, annál könnyebben talál. Az elesettek még visszaütnek: a kör mindkét felében mindkét oldal harcol.
lesson-strike-hint = Válaszd ki a harcost, és hasonlítsd össze az esélyeket, mielőtt célpontot választasz. Előbb a sebesülteket végezd ki: kevesebb ellenség, kevesebb kocka.

lesson-rangestrike-title = Messziről
lesson-rangestrike = Vannak, akik lőnek: nem kell érintkezniük, csak szabad vonal kell. Fele annyi kockával dobnak, és senki sem lő vissza.
lesson-rangestrike-hint = A majdnem elesettekre lőj. Lordra, így a Titánra is, csak Boszorkánymester lőhet. Ki is hagyhatod.

lesson-carry-title = Maradék sebzés
lesson-carry = A célpontnak kevesebb sebzés is elég volt. A maradék átvihető a támadó egy másik szomszédos ellenségére, akit nem nehezebb eltalálni.
lesson-carry-hint = Annak add, akit megöl.

lesson-reinforcement-title = Segítség a védőnek
lesson-reinforcement = Negyedik kör: aki eddig kitartott a védekezésben, helyben toborozhat még egy egységet.
lesson-reinforcement-hint = A legerősebbet hívd. A te oldaladról lép be.

lesson-summoning-title = Egy Angyal siet a segítségedre
lesson-summoning = Megölted az első ellenséget, ezért egy másik légiódból Angyalt idézhetsz ebbe a csatába.
lesson-summoning-hint = Hat repülő kocka: szinte mindig megéri, hacsak a másik légiónak nem kell jobban az Angyala.

lesson-spoils-title = A zsákmány
lesson-spoils = Minden leölt egységért pontot kapsz. Minden száz pont egy Angyalt hoz a győztes légiónak, és erősíti a Titánodat.
lesson-spoils-hint = Vedd el az Angyalt.
lesson-growth-title = A győztes növekszik
lesson-growth = Minden leölt egységért pontot kapsz, és a győztes légió helyben növekedhet: a védő toborozhat valakit ezen a területen, a támadó pedig Angyalt vagy Arkangyalt idézhet egy másik légiójából.
lesson-growth-hint = Szinte mindig megéri. De egy légióban legfeljebb hét egység fér el.

lesson-muster-title = Toborzás
lesson-muster = Most minden légió, amely mozgott, befogadhat egy egységet, amely a területén él, és amelyet a légió odavonz. Így növekedsz.
lesson-muster-hint = Többnyire a legértékesebbet érdemes választani. De két vagy három egyforma megnyitja az utat a lista következőjéhez. Hogyan, azt a „{ board-chart }” mutatja: az „Áttekintés”, telefonon a „Játékosok” lapon.
