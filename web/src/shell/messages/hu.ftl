# A keret szavai. Amit egy játék mond, az a játéktól jön.

## Mindenütt

skip = Ugrás a tartalomra
nav = Főmenü
nav-tables = Asztalok
nav-new = Új asztal
nav-rules = Szabályok
nav-credits = Köszönet és licencek
footer = Szabad szoftver. Nem áll kapcsolatban a játékok szerzőivel és kiadóival.
close = Bezárás
loading = Egy pillanat …
game = Játék
your-name = A neved
your-name-example = ahogy a többiek látják
field-missing = Kérjük, töltsd ki.
field-short = Legalább { $least } karakter legyen.
field-number = Egész számot adj meg.
field-range = { $least } és { $most } közötti számot adj meg.
field-unchecked = Előbb jelöld be ezt a négyzetet.
trouble-unreachable = A szerver nem érhető el. Fut egyáltalán?
release-new = A Hexenkesselnek új változata van; ez az oldal még a régi.
release-reload = Oldal újratöltése
release-again = Próbáld újra
missing-title = Fehér folt
missing-text = Ezen a címen nincs semmi.
missing-back = Vissza az asztalokhoz
bot-name = { $bot ->
    [greedy] Számítógép (ravasz)
    [random] Számítógép (könnyelmű)
   *[other] Számítógép ({ $bot })
}

## Beállítások

settings = Beállítások
settings-language = Nyelv
settings-theme = Megjelenés
theme-auto = Az eszköz szerint
theme-light = Nappali
theme-dark = Éjszakai
settings-speed = A többiek lépéseinek tempója
settings-speed-hint = Mennyi ideig látszik egy lépés a következő előtt.
speed-none = Azonnal
speed-slow = Lassú
speed-normal = Normál
speed-fast = Gyors
settings-rename = Módosítás
settings-explain = Magyarázat ahhoz, ami először kerül elő
settings-explain-hint = Rövid segítség az asztalnál annak, aki még tanulja a játékot.
settings-confirm = Dobás előtt mutassa az esélyeket
settings-confirm-hint = Ha a táblán egy kattintás dobással járna, előbb megmutatja az esélyeket, és rákérdez. Érintésnél mindig rákérdez.
settings-curtain = Függöny az egy képernyőnél ülő játékosok között
settings-curtain-hint = A tábla takarva marad, amíg a következő játékos nem jelzi, hogy egyedül ül előtte.
settings-muted = Nem hallod őket:
settings-muted-elsewhere = máshol némított személy
settings-unmute = Halljak újra mindenkit
settings-kept = Ez a szerver megjegyzi neked.
settings-kept-here = Ebben a böngészőben marad, amíg meg nem mondod a neved.

## Emberek

you = Te
you-are = Te: { $name }
you-come-in = Belépek
you-nobody = A játékhoz nem kell fiók, csak egy név. Ha már van fiókod, jelentkezz be.
you-as-guest = Vagy lépj be vendégként, fiók nélkül
you-guest = Vendég vagy: csak ez a böngésző ismer.
you-account = Van fiókod, az azonosítód: { $login }.
you-login = Azonosító
you-login-hint = 3–30 betű a-tól z-ig, számjegy, pont, kötőjel vagy aláhúzás. Mások sosem látják.
you-password = Jelszó
you-new-password = Új jelszó
you-new-password-hint = Legalább 8 karakter. Ha elfelejted, senki sem tudja elküldeni: őrizd meg jól.
you-show = Lássam, mit írok
you-become = Fiók létrehozása
you-become-why = Azonosítóval és jelszóval egy másik eszközről is visszatérhetsz, és akkor is, ha ez a böngésző elfelejtett. A neved és minden játékod megmarad. E-mail-cím nem kell.
you-become-do = Fiók létrehozása
you-sign-in = Bejelentkezés
you-sign-in-guest = { $name } vendég játékai itt maradnak, nem vihetők át. Ha meg akarod tartani őket, inkább hozz létre fiókot.
you-change-password = Jelszó módosítása
you-leave = Kijelentkezés
you-leave-account = A játékaid folytatódnak. Azonosítóval és jelszóval bármikor visszajöhetsz.
you-leave-guest = Ez a böngésző elfelejt. Fiók nélkül senki sem térhet vissza { $name } néven, te sem.
you-leave-here = Kijelentkezés ezen az eszközön
you-leave-everywhere = Kijelentkezés minden eszközön
you-delete = Minden rólam szóló adat törlése
you-delete-about = Ez nem vonható vissza. Elveszíted:
you-delete-name = az azonosítódat, amellyel többé senki sem léphet be
you-delete-words = a nevedet, a beállításaidat és mindent, amit csevegésben mondtál
you-delete-seats = a helyeidet: a folyó játékokat a számítógép játssza tovább helyetted
you-delete-hosted = az általad nyitott asztalokat, amelyeknél még senki más nem ül
you-delete-records = a helyedet a befejezett játékokban: a jegyzőkönyvük megmarad, a neved nélkül
you-delete-sure = Igen, mindezt el akarom veszíteni
you-delete-do = Végleges törlés
you-done-name = Mostantól a neved: { $name }.
you-done-become = A fiókod elkészült. Most már bármelyik eszközről visszatérhetsz.
you-done-sign-in = Üdv újra itt, { $name }.
you-done-password = A jelszó megváltozott. Minden más eszközön újra be kell jelentkezni.
you-done-leave = Kijelentkeztél.
you-done-delete = Minden törölve. Ég veled.

## Első oldal

lobby-title = Szörnyek háborúja
lobby-lead = Asztal olyan fantasy háborús játékokhoz, amelyeket ma már senki sem tud megvenni. Nem kell fiók, nincs mit telepíteni: mondj egy nevet, és játssz.
lobby-opponents = Ellenfelek
lobby-play = Játék a számítógép ellen
lobby-starting = Terítjük az asztalt …
lobby-lesson = Az első játékod
lobby-lesson-about = Új vagy itt? „Az első játékod” rövid, és minden lépést elmagyaráz, amikor sorra kerül.
lobby-lesson-next = Következő lecke
lobby-lessons = Leckék
lobby-lessons-about = Új vagy itt? { $count } lecke, mindegyik körülbelül tíz perc, és egyetlen dolgot tanít meg. Kezdd az elsővel; játék közben mindig ott áll, mi a teendő.
lobby-lesson-done = kész
lobby-as = { $name } néven játszol.
lobby-legend = Mit tud ez az asztal
lobby-knows = Minden szabályt ismer
lobby-knows-more = Megmutatja, mit tehetsz, és ha valami tilos, azt is, melyik szabály tiltja.
lobby-rules = Szabályok olvasása
lobby-odds = Megmondja az esélyeket
lobby-odds-more = Dobás előtt látod a pontos esélyeket. Utána bárki ellenőrizhet minden kockát.
lobby-friends = Megvárja a barátaidat
lobby-friends-more = Nyiss asztalt, küldd el a linket, gyere vissza holnap. A többi helyre leülhet a számítógép.
lobby-set-up = Asztal nyitása
list-mine = A te asztalaid
list-your-turn = { $count ->
    [one] Egy asztalnál te jössz
   *[other] { $count } asztalnál te jössz
}
list-more = { $count ->
    [one] Még egy mutatása
   *[other] Még { $count } mutatása
}
tables-title = Minden asztal
tables-open = Várakozó
tables-running = Folyamatban
tables-finished = Befejezett
tables-mine = A tieid
tables-open-empty = Most éppen senki más nem vár játékosokra.
tables-running-empty = Most éppen senki más nem játszik.
tables-finished-empty = Még egyetlen játék sem ért véget.
tables-mine-empty = Még nincs asztalod.
tables-filtered = Egyik asztal sem felel meg a szűrőnek.
tables-older = Régebbiek mutatása
filter = Szűrő
filter-text = Asztal vagy játékos keresése
filter-any-game = Bármely játék
filter-any-pace = Bármely tempó
filter-free = Csak szabad hellyel
filter-none = Törlés
record-title = Jegyzőkönyv megtekintése
record-about = Húzz ide egy elmentett játékot, hogy lépésenként végignézd, ellenőrizd a kockáit, vagy bármelyik állásból továbbjátszd.
record-choose = Fájl kiválasztása
record-look = { $file } megtekintése
record-too-large = Ez a fájl túl nagy egy jegyzőkönyvhöz (több mint 2 MB).
table-of = { $name } asztala
table-of-gone = Asztal, amelynek házigazdája elment
table-private = zártkörű
table-lesson = lecke
table-your-turn = Te jössz
table-won = Győztes: { $names }
table-actions = { $number ->
    [one] egy lépés
   *[other] { $number } lépés
}
table-play = Játék
table-return = Vissza
table-join = Leülök
table-watch = Nézem
table-replay = Visszajátszás
table-analysis = { $name }, jegyzőkönyv
table-paused = szünetel
table-asleep = itt nem folytatható
table-look = Megnézem
table-unknown = Nincs ilyen asztal, vagy zártkörű.
table-closed = Ezt az asztalt bezárták.
table-close = Asztal bezárása
table-close-waiting = Az asztal ezzel megszűnik, azok számára is, akik már itt ülnek.
table-close-game = A játék ezzel törlődik, és nem hozható vissza.

## Új asztal

new-title = Asztal nyitása
new-you = Te
new-seats-range = { $fewest }–{ $most } játékosnak
new-seats = Helyek
new-how-many = Hányan?
new-without-me = Hely nélkül nézőként leszel jelen.
new-options = Változatok
table-changes = { $count ->
    [0] a szokásos
   *[other] { $count } szám módosítva
}
table-cell = { $row }, { $column }; a szokásos: { $usual }
table-as-usual = Minden a szokásos szerint
new-private = Csak linkkel
new-private-about = Csak az találja meg ezt az asztalt, akinek megvan a link.
new-open = Asztal nyitása
new-open-about = A játék elkezdhető, mihelyt minden szabad hely elkelt; a gép is elfoglalhat egyet. A linket elküldheted a barátaidnak.
new-start = Kezdjük a játékot
new-start-about = Minden hely foglalt, így azonnal kezdődik.
seat-me = Én
seat-somebody = Szabad, valaki másnak
seat-here = Valaki más ennél a képernyőnél
seat-here-name = A játékos neve: { $seat }
seat-here-example = ennek a játékosnak a neve
seat-here-about = A képernyőt adjátok egymásnak; függöny választja el a titkaitokat.
new-who = Ki jöhet
new-public = Bárki
new-public-about = Az asztal az első oldalon látszik. Bárki leülhet egy szabad helyre, vagy nézheti a játékot.
seat-open = szabad hely
seat-kept = fenntartva: { $name }
seat-kept-you = fenntartva neked

## Tempó

pace = Tempó
pace-none = Óra nélkül
pace-live = Élőben
pace-days = Napokon át
pace-none-about = Mindenki annyi időt szán rá, amennyi kell. Ha valaki távol marad, a többiek megkérhetik a számítógépet, hogy ugorjon be helyette.
pace-live-about = Mindenki az asztalnál ül. Mindenkinek van időkerete, és minden döntés után kap hozzá.
pace-days-about = Mindenki akkor néz be, amikor akar, és minden döntésre néhány napja van.
pace-bank = Idő játékosonként
pace-own = Egyéb
pace-minutes = Perc az egész játékra
pace-seconds = Plusz másodperc döntésenként
pace-days-each = Nap döntésenként
pace-live-short = { $minutes } perc + { $seconds } mp
pace-days-short = { $days ->
    [one] döntésenként egy nap
   *[other] döntésenként { $days } nap
}
pace-timeout = Ha lejár az idő
pace-timeout-bot = A számítógép játszik tovább
pace-timeout-wait = A többiek várnak
pace-timeout-bot-about = Helyettesíti a játékost, amíg vissza nem ül a helyére.
pace-timeout-wait-about = Magától nem történik semmi; mindenki látja, kinek járt le az ideje.

## Várakozás

waiting-for = { $count ->
    [one] Még egy játékos hiányzik.
   *[other] Még { $count } játékos hiányzik.
}
waiting-kept = Még hiányzik: { $names }. A játék elkezdődik, amint mindenki leült.
waiting-kept-you = A helyedet fenntartjuk neked. A játék elkezdődik, amint mindenki leült.
waiting-ready = Mindenki itt van. Kezdheted.
waiting-host = Mindenki itt van. A játékot a házigazda indítja el.
waiting-sit = Ide ülök
waiting-stand = Felállok
waiting-decline = Most nem játszom
waiting-free = A hely felszabadítása
waiting-hire = Játsszon a gép
waiting-move = Átülök ide
waiting-exchange = Helycsere
waiting-exchange-this = Ezzel
waiting-exchange-not = Mégse
waiting-exchange-with = { $seat }: melyik hellyel cseréljen?
waiting-link = Mások meghívása
waiting-link-about = Akinek megvan ez a link, leülhet vagy nézheti a játékot.
waiting-link-look = Akinek megvan ez a link, nézheti a játékot.
waiting-share = Megosztás
waiting-fair-title = Tisztességes kockák
seat-host = házigazda
seat-shared = ennél a képernyőnél
waiting-start = Kezdjük a játékot
waiting-copy = Link másolása
waiting-copied = Kimásolva
waiting-fair = A szerver már kiválasztotta a kockák rá eső titkos részét, ez az ujjlenyomata; minden játékos hozzáad egy részt. A végén minden rész nyilvános lesz.
option-off = „{ $option }” nélkül

## Az asztalnál

panel = Az asztalnál
panel-board = Tábla
panel-choose = Választás
panel-result = Eredmény
panel-players = Játékosok
panel-story = Krónika
panel-chat = Csevegés
panel-overview = Áttekintés
panel-taller = A panel magasságának váltása
seat-you = te
seat-due = soron van
seat-away = nincs itt
seat-out = kiesett
seat-is-bot = a számítógép játssza
seat-lent = a számítógép helyettesíti
seat-given-up = { $name } (feladta)
seat-lend = Játsszon helyettem a számítógép
seat-take-back = Visszaülök a helyemre
line-broken = Megszakadt a kapcsolat. Újra próbáljuk …
line-sending = Küldés …
line-connecting = Kiterítjük a táblát …
board-missing = Ehhez a játékhoz még senki sem rajzolt táblát. A választások listájával játszhatsz.
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-fit = Az egész tábla

prompt-waiting = Várunk: { $names } …
prompt-showing = A többiek játszanak …
prompt-lent = A gép játszik helyetted.
prompt-lent-late = Lejárt az időd: a gép játszik helyetted.
prompt-given-up = Feladtad. A gép játszik tovább, te nézheted.
prompt-catch-up = { $count ->
    [one] Ugrás a végére (még egy)
   *[other] Ugrás a végére (még { $count })
}
prompt-sealed = A választásod titokban marad, amíg mindenki nem választott.
chosen = Ezt választottad:
chosen-change = Mást választok
choices-alike = { $count } egyforma közül 1
choices-coming = Egy pillanat: mi lehetséges …
choices-pieces = { $count } közül választhatsz
trail = Eddig kiválasztva
trail-back = visszavonás
trail-escape = Esc: egy lépés vissza
undo = Visszavonás
asides-sure = Biztosan: { $verb }
write = Lépés beírása
write-label = Egy lépés, ahogy a játék jegyzőkönyvében áll
write-send = Megteszem
write-about = Ahogy a játék jegyzőkönyvében áll. Ami nem szabad, nem okoz bajt: megtudod, melyik szabály tiltja.
odds-expected = várhatóan { $expected }
refused-rule = { $id } szabály: { $title }
refused-book = { $id } a szabálykönyvben
refused-close = Rendben

story-opening = Felállítás
story-empty = Még semmi sem történt.
chat-empty = Még senki sem szólt.
chat-join = Hozzászólok
chat-label = Mondj valamit
chat-send = Küldés

result-won = { $name } győzött
result-you-won = Győztél!
result-draw = Döntetlen
result-shared = { $names } osztozik a győzelmen
result-score = { $score ->
    [one] egy pont
   *[other] { $score } pont
}
result-again = Még egy játék
result-next-lesson = Következik: { $title }
result-record = Jegyzőkönyv mentése
replay = Visszajátszás
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-on = Egy lépés előre
replay-last = A végére
replay-play = Lejátszás
replay-stop = Megállítás
replay-number = Lépés
replay-at = { $number } / { $last }

## Ami félresikerülhet

trouble-nobody = Előbb mondj egy nevet.
trouble-bad-name = A név 1–30 karakter.
trouble-too-many-guests = Most túl sok vendég jön a hálózatodról. Várj egy kicsit.
trouble-login-taken = Ez az azonosító már foglalt. Válassz másikat.
trouble-bad-login = Az azonosító 3–30 betű a-tól z-ig, számjegy, pont, kötőjel vagy aláhúzás.
trouble-bad-password = A jelszó 8–200 karakter, és nem azonos az azonosítóval.
trouble-already-account = Már van fiókod.
trouble-no-account = Vendég vagy, nincs jelszavad.
trouble-wrong-login = Az azonosító vagy a jelszó nem jó.
trouble-too-many-logins = Túl sok próbálkozás. Várj néhány percet.
trouble-busy = Most túl sokan jönnek. Várj egy kicsit.
trouble-no-storage = A szerver most semmit sem tud menteni. Semmi sem változott.
trouble-unknown-table = Nincs ilyen asztal, vagy zártkörű.
trouble-too-many-tables = Túl sok befejezetlen asztalod van. Előbb fejezz be vagy zárj be egyet.
trouble-too-much-stored = Az asztalaid túl sok helyet foglalnak. Előbb fejezz be vagy zárj be néhányat.
trouble-not-open = A játék már elkezdődött.
trouble-not-begun = A játék még nem kezdődött el.
trouble-not-running = A játék nincs folyamatban.
trouble-not-finished = A játéknak még nincs vége.
trouble-not-host = Ezt csak az asztal házigazdája teheti.
trouble-others-sit = Mások is ülnek ennél az asztalnál, ezért már nem zárható be.
trouble-not-your-seat = Ez nem a te helyed.
trouble-not-seated = Nem ülsz ennél az asztalnál.
trouble-already-seated = Már ülsz ennél az asztalnál.
trouble-seat-taken = Ott már ül valaki.
trouble-seat-kept = Ezt a helyet másnak tartjuk fenn.
trouble-not-kept = Ezt a helyet senkinek sem tartjuk fenn.
trouble-seats-open = Néhány hely még szabad.
trouble-seat-lent = A helyeden most a számítógép játszik. Előbb ülj vissza.
trouble-which-seat = Több helyed is van. Mondd meg, melyikre gondolsz.
trouble-other-seat = Most valaki más nézi a képernyőt. Előbb cseréljetek.
trouble-only-gallery = A nézők egymás közt beszélgetnek.
trouble-only-table = A játék végéig a nézők egymás közt maradnak.
trouble-other-version = Ennél az asztalnál más szabályokkal játszanak, mint amelyeket ez a szerver ismer. Semmi sem veszett el: a játék addig pihen, amíg a szerver üzemeltetője át nem állítja az új szabályokra.
trouble-cannot-continue = Semmi sem veszett el. De a program e változata nem tudja folytatni ezt a játékot, mert az másképp alakulna. Aki a szervert üzemelteti, a szerver naplójában megtalálja, mi tér el.
trouble-other-rules = Ez az asztal már nem illik a szabályokhoz; nyiss egy újat.
trouble-newer-rules = Az asztal megnyitása óta a szabályoknak új változata van. Ha eszerint akarsz játszani, kezdd el újra.
trouble-bad-setup = Így nem teríthető meg az asztal: { $text }
trouble-bad-record = Ezzel a jegyzőkönyvvel valami nincs rendben. { $text }
trouble-bad-text = Mondj valamit, de ne túl sokat egyszerre.
trouble-too-much-chat = Sokat mondtál egyszerre. Várj egy pillanatot.
trouble-chat-full = Itt már annyi minden elhangzott, hogy több nem fér el.
trouble-too-many-requests = Túl sok egyszerre. Várj egy pillanatot.
trouble-too-many-connections = Túl sok egyszerre. Várj egy pillanatot.
trouble-too-long = A cím túl hosszú.
trouble-too-many-searches = Túl sok keresés egyszerre. Várj egy pillanatot.
trouble-too-many-messages = Túl sok egyszerre. Várj egy pillanatot.
trouble-too-many-checks = Túl sok az ellenőriznivaló egyszerre. Várj egy kicsit.
trouble-too-many-records = Túl sok jegyzőkönyv egyszerre. Várj egy percet.
trouble-too-many-stories = Túl sok teljes játék egyszerre. Várj egy pillanatot.
trouble-too-many-forks = Ezt a játékot már túl sokszor játszották tovább.
trouble-game-over = Ott a játéknak már vége. Menj kicsit vissza.
trouble-before-fork = Onnan játszották tovább a partit. Ennél korábbra nem lehet visszamenni.
trouble-stale = Valaki gyorsabb volt nálad. Nézd meg, mi változott.
trouble-not-arrived = Nem érkezett meg; kérlek, válassz újra.
trouble-paused = A játék szünetel.
trouble-not-paused = A játék nem szünetel.
trouble-motion-pending = Egy kérdés még válaszokra vár. Előbb arra válaszolj.
trouble-no-motion = Ez a kérdés már lezárult.
trouble-already-answered = Már beleegyeztél.
trouble-not-yours = Ezt valaki más javasolta.
trouble-by-consent = A befejezéshez mindenki beleegyezése kell.
trouble-no-stop = Ez a játék nem ismer megegyezéses befejezést.
trouble-not-waited-for = Erre a játékosra most senki sem vár.
trouble-time-left = Ennek a játékosnak még nem járt le az ideje.
trouble-too-soon = A számítógép csak negyedórás várakozás után ugorhat be.
trouble-too-soon-for-two = Kettesben a számítógép csak egy napi várakozás után ugorhat be.
trouble-still-here = Ez a játékos az asztalnál ül, és nincs más, aki beleegyezhetne.
trouble-unknown-game = Itt nincs ilyen játék.
trouble-unknown-bot = Ehhez a játékhoz nincs ilyen gépi játékos.
trouble-unknown-order = Ennél az asztalnál nincs ilyen állandó parancs.
trouble-unknown-choice = Nincs ilyen választási lehetőség.
trouble-unknown-language = Ezt a nyelvet itt nem beszélik.
trouble-unknown-path = Itt nincs semmi.
trouble-no-rulebook = Ehhez a játékhoz nincs szabálykönyv.
trouble-bad-number = Ebben a játékban nincs ilyen lépés.
trouble-bad-seat = Ez a hely nem választható.
trouble-bad-part = A kockákhoz adott részed 8–128 betűből és számjegyből állhat.
trouble-bad-message = A szerver ezt nem értette.
trouble-not-json = A szerver ezt nem értette.
trouble-foreign-origin = Ez egy idegen oldalról jött, ezért nem történt semmi.
trouble-not-for-you = Ez csak arra tartozik, aki ezt a szervert üzemelteti.
trouble-failed = A szerver ezt nem tudta végrehajtani. A hiba nálunk van, nem nálad.
trouble-other = Ez nem sikerült: { $text }

## Szabályok és köszönet

rules-title = { $game ->
    [none] Szabályok
   *[other] { $game }: szabályok
}
rules-search = Keresés: szó vagy szabály (T7.4a)
rules-found = { $count ->
    [one] egy szabály
   *[other] { $count } szabály
}
rules-contents = Fejezetek
rules-ruling = A mi döntésünk
rules-example = Példa
rules-nothing = Egyik szabályban sincs meg mindegyik szó.
rules-none = Ehhez a játékhoz nincs szabálykönyv.
rules-other-language = Ez a szabálykönyv még nincs lefordítva. A szöveg nyelve: { $language }.
credits-title = Köszönet és licencek
credits-games = A játékok
credits-games-text = A játékok a szerzőik művei; a nevük a tulajdonosaik védjegyei lehetnek. Ez a projekt nem áll kapcsolatban a szerzőkkel és a kiadókkal, és ők nem támogatják. Sem a szövegeiket, sem a képeiket nem tartalmazza: a szabálykönyveket itt a saját szavainkkal mondjuk el.
credits-program = Ez a program
credits-program-text = A Hexenkessel szabad szoftver, az Apache License 2.0 szerint.
credits-icons = Képek
credits-icons-text = A kis képek forrása:
credits-fonts = Betűk
credits-fonts-text = Alegreya és Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica,
credits-software = Amivel készült

## A vezetett első játék

lesson = Egy szó erről
lesson-rule = { $id } szabály
lesson-close = Értem
lesson-stop = Nincs szükség több magyarázatra

## Az asztalnál: órák, amihez mindenki kell, a menü

person-gone = valaki, aki elment
seat-and-player = { $seat } · { $player }
seat-take-back-named = { $name } visszaveszi a helyét
clock-left = még { $shown }
clock-low = Fogy az időd.
clock-days = { $days ->
    [0] { $hours ->
        [0] { $minutes } perc
       *[other] { $hours } óra { $minutes } perc
    }
   *[other] { $hours ->
        [0] { $days } nap
       *[other] { $days } nap { $hours } óra
    }
}
paused = A játék szünetel. Az órák állnak.
speed = Tempó
motion = Kérdés mindenkihez
motion-stop = { $mine ->
    [yes] Azt javaslod, hogy fejezzétek be a játékot.
   *[no] { $name } azt javasolja, hogy fejezzétek be a játékot.
}
motion-pause = { $mine ->
    [yes] Szünetet kérsz.
   *[no] { $name } szünetet kér.
}
motion-undo = { $mine ->
    [yes] Azt kéred, hogy vonjatok vissza mindent innen kezdve: „{ $what }”
   *[no] { $name } azt kéri, hogy vonjatok vissza mindent innen kezdve: „{ $what }”
}
motion-lend = { $mine ->
    [yes] Azt javaslod, hogy a számítógép játsszon { $whose } helyett, amíg vissza nem jön.
   *[no] { $name } azt javasolja, hogy a számítógép játsszon { $whose } helyett, amíg vissza nem jön.
}
motion-lend-you = { $name } azt javasolja, hogy a számítógép játsszon helyetted, amíg vissza nem jössz.
motion-agreed = { $name } beleegyezik
motion-needed = { $name } még nem válaszolt
motion-yes = Igen, beleegyezem
motion-no = Nem
motion-here = Itt vagyok
motion-withdraw = A kérdés visszavonása
motion-refused = { $kind ->
    [pause] { $name } nemet mondott a szünetre.
    [undo] { $name } nemet mondott a visszavonásra.
    [stop] { $name } nemet mondott a játék befejezésére.
   *[lend] { $name } nemet mondott arra, hogy a számítógép beugorjon.
}
motion-somebody = Valaki
motion-overtaken = A játék közben továbbment; a kérdésed már tárgytalan.
menu = Asztal
asides-more = { $verb } …
menu-title = Ennél az asztalnál
menu-all = Ha mindenki beleegyezik
menu-all-about = A többieket megkérdezzük; az elutasításhoz egyetlen „nem” is elég. Ha csak a gép ellen játszol, azonnal megtörténik.
menu-all-pending = Egy kérdés válaszokra vár. Addig másikat nem lehet feltenni.
menu-pause = Szünet kérése
menu-resume = Folytatás
menu-stop = A játék befejezésének javaslata
menu-stop-alone = A játék befejezése …
menu-stop-ask = Befejezed a játékot? Akkor a mostani állás dönt.
menu-stop-do = Befejezem
menu-resign = Játszma feladása
menu-resign-ends = Ezzel véget ér a játszma, és a többiek nyernek.
menu-resign-leaves = A helyeden egy gép játszik tovább. A helyet nem veheted vissza.
menu-resign-not = Mégsem
menu-back = Több lépés visszavonása …
menu-back-about = Mi legyen az első, amit visszavontok? Ami utána történt, az is eltűnik.
menu-back-ask = Visszavonás ez elé
menu-lend = { $alone ->
    [yes] Játsszon a számítógép { $name } helyett
   *[no] Javaslat: a számítógép játsszon { $name } helyett
}
menu-lend-about = { $alone ->
    [yes] Egy napi várakozás után lehetséges.
   *[no] Negyedórás várakozás után lehetséges.
} { $name } bármikor visszaülhet a helyére.
menu-seat = A te helyed
menu-bot = Ki játsszon helyetted
menu-orders = Állandó parancsok
menu-orders-about = Ezekre a döntésekre ezután helyetted születik válasz, valahányszor sorra kerülnek. Ha két parancsnak is van válasza, a felső érvényes.
menu-calls = Házigazdaként bejelentheted
menu-show = A többiek lépései
curtain = Játékoscsere
curtain-give = Add át az eszközt: { $name }
curtain-open = Én vagyok { $name }
curtain-about = Addig senki titka sem látszik ezen a képernyőn.
confirm = Így gondoltad?
confirm-do = Végrehajtás
confirm-not = Mégsem
chat-channel = Kit hallasz
chat-table = Asztal
chat-gallery = Nézők
chat-label-gallery = Szólj a többi nézőhöz
chat-mute = Némítás
chat-muted = Itt némítva:
chat-unmute = Halljam újra: { $name }

## Tisztességes kockák

dice = Tisztességes kockák
dice-story = Tisztességes kockák: a szerver már kiválasztotta a részét. Ujjlenyomata, amelyet a végén ellenőrizhetsz:
dice-pledge = Mielőtt bárki hozzátette volna a magáét, a szerver kiválasztotta a kockák rá eső részét, és közzétette ezt az ujjlenyomatát. A játék végén minden rész látható lesz, és te is ellenőrizhetsz minden dobást.
dice-mine = A te részed:
dice-changed = Ez a böngésző korábban más ujjlenyomatot látott:
dice-check = Kockák ellenőrzése
dice-secret = A kockák részei a játék végéig titkosak.
dice-host = { $verdict ->
    [yes] A szerver része illik ahhoz az ujjlenyomathoz, amelyet ez a böngésző a kezdet óta őriz.
    [no] A szerver része nem illik ahhoz az ujjlenyomathoz, amelyet ez a böngésző őriz.
   *[unknown] Ez a böngésző nem volt ott, amikor az ujjlenyomat megjelent, ezért nem tudja összevetni.
}
dice-own = { $verdict ->
    [yes] Az a rész, amelyet ez a böngésző adott, benne van a kockákban: egyedül senki sem választhatta meg őket.
    [no] Az a rész, amelyet ez a böngésző adott, nincs benne a kockákban.
   *[unknown] Ez a böngésző nem adott saját részt.
}
dice-rolls = { $wrong ->
    [0] { $count ->
        [one] Itt az egyetlen dobást újraszámoltuk a részekből: egyezik.
       *[other] Itt minden dobást újraszámoltunk a részekből ({ $count }): mind egyezik.
    }
    [one] { $count } dobás közül egy nem ezekből a részekből való.
   *[other] { $count } dobás közül { $wrong } nem ezekből a részekből való.
}
dice-rolls-waits = A dobásokat itt újraszámoljuk …
dice-rolls-failed = A dobásokat itt nem sikerült újraszámolni: { $problem }
dice-server = { $ok ->
    [yes] A szerver a szabályok szerint újra lejátszotta az összes lépést ({ $actions }), és ugyanerre a játékra jutott.
   *[no] A szerver újra lejátszotta a játékot, és hibát talált.
}
dice-server-waits = A szerver újra lejátssza a játékot …
dice-server-failed = A szerver nem tudta újra lejátszani a játékot: { $problem }
dice-list = Dobásról dobásra
dice-fits = Egyezik.
dice-wrong = Ezekből a részekből ez jön ki: { $expected }
dice-parts = Amiből a kockák készültek
dice-commitment = Az elején közzétett ujjlenyomat (SHA-256)
dice-part-host = A szerver része
dice-part-fork = Új kockák { $number } lépés után
dice-how = A kockák kulcsa az összes rész BLAKE2b-kivonata; minden dobás ezzel a kulccsal készült kivonat a lépés számából és a dobás céljából. A böngésződ ezt most maga számolta ki.

## Utána

result-rematch = Visszavágó
result-join = Leülök a visszavágóhoz
result-watch = A visszavágó nézése
analysis = Elemzés
analysis-about = A tábla alatti sávval végiglépkedhetsz a játékon. Bármelyik állásból tovább is játszhatsz.
replay-turn-back = Egy körrel vissza
replay-turn-on = Egy körrel tovább
play-on = Továbbjátszás innen
play-on-about = Innen, { $number } lépés után új játék kezdődik, új kockákkal. A többi helyet a gép veszi át; ez a játék marad, ahogy van.
play-on-seat = Melyik helyre ülsz?
play-on-was = itt ült: { $name }
play-on-bot = A többieket játssza
play-on-start = Tovább
play-on-name = Előbb mondj egy nevet.
origin = Egy másik játék { $number }. lépése után folytatva.
origin-look = Megnézem

workshop = Műhely
workshop-none = Ehhez a játékhoz nincs mit készíteni.
option-own = Saját készítésű
