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
trouble-unreachable = A szerver nem érhető el. Fut egyáltalán?
missing-title = Fehér folt
missing-text = Ezen a címen nincs semmi.
missing-back = Vissza az asztalokhoz
bot-name = { $bot ->
    [greedy] Számítógép (ravasz)
    [random] Számítógép (gondtalan)
   *[other] Számítógép ({ $bot })
}

## Beállítások

settings = Beállítások
settings-language = Nyelv
settings-theme = Fény
theme-auto = Mint az eszközé
theme-light = Nappal
theme-dark = Éjjel
settings-speed = A többiek lépéseinek tempója
settings-speed-hint = Mennyi ideig látszik egy lépés a következő előtt.
speed-none = Azonnal
speed-slow = Lassú
speed-normal = Rendes
speed-fast = Gyors
settings-rename = Módosítás

## Első oldal

lobby-title = Szörnyek háborúja
lobby-lead = Asztal olyan fantasy háborús játékokhoz, amelyeket ma már senki sem tud megvenni. Nem kell fiók, nincs mit telepíteni: mondj egy nevet, és játssz.
lobby-opponents = Ellenfelek
lobby-play = Játék a számítógép ellen
lobby-starting = Terítjük az asztalt …
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
list-open = Játékosokra várnak
list-open-empty = Most éppen senki sem vár játékosokra.
list-running = Folyó játékok
list-finished = Befejezett játékok
table-of = { $name } asztala
table-private = zártkörű
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
table-unknown = Nincs ilyen asztal, vagy zártkörű.

## Új asztal

new-title = Asztal nyitása
new-you = Te
new-seats-range = { $fewest }–{ $most } játékosnak
new-seats = Helyek
new-how-many = Hányan?
new-without-me = Hely nélkül nézőként leszel jelen.
new-options = Változatok
new-private = Zártkörű
new-private-about = Csak az találja meg ezt az asztalt, akinek megvan a link.
new-open = Asztal nyitása
new-open-about = A játék akkor kezdődik, ha minden szabad hely elkelt. A linket elküldheted a barátaidnak.
new-start = Kezdjük a játékot
new-start-about = Minden hely foglalt, így azonnal kezdődik.
seat-me = Én
seat-somebody = Szabad, valaki másnak
seat-open = szabad hely

## Várakozás

waiting-title = { $name } asztala
waiting-for = { $count ->
    [one] Még egy játékos hiányzik.
   *[other] Még { $count } játékos hiányzik.
}
waiting-ready = Mindenki itt van. Kezdheted.
waiting-host = Mindenki itt van. A házigazda kezdi a játékot.
waiting-name-first = Előbb mondj egy nevet.
waiting-sit = Ide ülök
waiting-stand = Felállok
waiting-start = Kezdjük a játékot
waiting-copy = Link másolása
waiting-copied = Kimásolva
waiting-fair = Tisztességes kockák: a szerver már kiválasztotta a maga titkos részét, ez az ujjlenyomata; minden játékos hozzáad egy részt. A végén minden rész nyilvános lesz.
option-off = „{ $option }” nélkül

## Az asztalnál

panel = Az asztalnál
panel-board = Tábla
panel-choose = Választás
panel-players = Játékosok
panel-story = Krónika
panel-chat = Csevegés
panel-overview = Áttekintés
panel-taller = Magasabb vagy alacsonyabb mező
seat-you = te
seat-due = ő jön
seat-away = nincs itt
seat-is-bot = a számítógép játssza
seat-lent = a számítógép helyettesít
seat-lend = Játsszon helyettem a számítógép
seat-take-back = Visszaülök a helyemre
line-broken = Megszakadt a kapcsolat. Újra próbáljuk …
line-connecting = Kiterítjük a táblát …
board-missing = Ehhez a játékhoz még senki sem rajzolt táblát. A választások listájával játszhatsz.

prompt-waiting = Várunk: { $names } …
prompt-showing = A többiek játszanak …
prompt-catch-up = { $count ->
    [one] Ugrás a végére (még egy)
   *[other] Ugrás a végére (még { $count })
}
prompt-sealed = A választásod titokban marad, amíg mindenki nem választott.
choices-more = { $count ->
    [one] egy lehetőség
   *[other] { $count } lehetőség
}
trail = Eddig kiválasztva
trail-back = visszavonás
trail-escape = Esc: egy lépés vissza
undo = Visszavonás
asides = Ezt is mondhatod
asides-sure = Biztosan: { $verb }
write = Kiírás szavakkal
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
chat-label = Mondj valamit
chat-send = Mondom

result-won = { $name } győzött
result-you-won = Győztél!
result-draw = Döntetlen
result-score = { $score ->
    [one] egy pont
   *[other] { $score } pont
}
result-again = Még egy játék
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

## Szabályok és köszönet

rules-title = { $game ->
    [none] Szabályok
   *[other] { $game }: szabályok
}
rules-search = Keresés: egy szó vagy egy szabály, például T7.4a
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
credits-games-text = A Titan, a Gods of Titan, a Battlemist és az Armageddon szerzőik műve; a nevek a tulajdonosaik védjegyei lehetnek. Ez a projekt nem áll kapcsolatban a szerzőkkel és a kiadókkal, és ők nem támogatják. Sem a szövegeiket, sem a képeiket nem tartalmazza: a szabálykönyveket itt a saját szavainkkal mondjuk el.
credits-program = Ez a program
credits-program-text = A Hexenkessel szabad szoftver, az Apache License 2.0 szerint.
credits-icons = Képek
credits-icons-text = A kis képek forrása:
credits-fonts = Betűk
credits-fonts-text = Alegreya és Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica,
credits-software = Amivel készült
