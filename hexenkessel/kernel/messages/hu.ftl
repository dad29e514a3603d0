# Amit maga a mag mond, minden játékban ugyanúgy.

refusal-K1 = A játék véget ért.
refusal-K2 = Most nem kell semmiről döntened.
refusal-K3 = Ez nem válasz a feltett kérdésre.
refusal-K4 = Ez most nem lehetséges.
refusal-K5 = Ilyen lépés ebben a játékban nincs: { $problem ->
    [too-long] a sor túl hosszú.
    [unknown-verb] ismeretlen igével kezdődik.
    [wrong-count] az igéhez más számú szó tartozik.
   *[wrong-word] az egyik szó nem illik az igéhez.
}
refusal-K6 = Nincs mit visszavonni.
refusal-K7 = Nem vonható vissza: kocka gurult, titok derült ki, vagy már más dönt.
refusal-K8 = Nem vonható vissza: azóta egy másik játékos is lépett.

# Ugyanez bővebben, azoknak, akik rákérdeznek.

why-K1 = Ha egy játéknak megvan az eredménye, többé senki sem léphet benne.
why-K2 = Minden döntés bizonyos helyekre tartozik, és ez most valaki másé.
why-K3 = A játék a mostani kérdésére vár választ; ez egy másikra felel, amely talán később következik.
why-K4 = Ez ugyan válasz a kérdésre, de nem tartozik azok közé, amelyek ebben az állásban lehetségesek.
why-K5 = Egy lépés egyetlen sor: egy ige, aztán egy-egy szó mindarról, amiről szól. Ha egy szóban több dolog áll, vessző választja el őket, szóköz nélkül.
why-K6 = Csak azt vonhatod vissza, amit te magad tettél, és még nem tettél semmit.
why-K7 = A visszavonás addig ér vissza, ameddig semmi új nem derült ki: se kocka, se titok, se más döntése.
why-K8 = Csak a saját utolsó lépésedet vonhatod vissza, és csak addig, amíg senki sem lépett utána.

sealed-choice = Megszületett a döntés ({ $seat }. hely).
resigned = Feladja: { $seat }. hely.
outcome-resigned = Valaki feladta a játszmát.

# Miért nem kezdhető így el egy játék.

setup-seats = Ehhez a játékhoz ({ $game }) legalább { $fewest } és legfeljebb { $most } hely kell, nem pedig { $seats }.
setup-no-option = Ennek a játéknak ({ $game }) nincs ilyen beállítása: „{ $option }”.
setup-options = { $why ->
    [range] Ennek a beállításnak ({ $game }: { $option }) az értéke legalább { $least } és legfeljebb { $most }, nem lehet { $value }.
    [choice] Ennek a beállításnak ({ $game }: { $option }) az értéke nem lehet „{ $value }”, csak ezek egyike: { $known }.
    [long] Ez a beállítás ({ $game }: { $option }) legfeljebb { $most } betűből állhat.
   *[other] Ennek a beállításnak ({ $game }: { $option }) az értéke nem lehet „{ $value }”.
}
setup-table = Ez a beállítás ({ $option }) nem illik ehhez a játékhoz ({ $game }): { table-problem }.
table-problem = { $why ->
    [twice] { $cell } kétszer szerepel
    [row] nincs „{ $word }” nevű sor, csak ezek vannak: { $known }
    [column] nincs „{ $word }” nevű oszlop, csak ezek vannak: { $known }
    [range] { $cell } értéke { $least } és { $most } közötti lehet, nem pedig { $number }
    [above] { $cell } nem lehet nagyobb, mint { $limit }
   *[unreadable] a változtatás alakja sor.oszlop=szám, nem pedig „{ $word }”
}

# Mi a baj egy jegyzőkönyvvel, és hol.

record-line = { $line }. sor: { $problem }
record-too-large = A jegyzőkönyv túl nagy.
record-too-long = Legfeljebb { $most } lépésből álló játék nézhető meg.
record-many-remarks = Egy jegyzőkönyvben legfeljebb { $most } megjegyzés lehet.
record-late = Az ellenőrzés { $seconds } másodpercnél tovább tart.
record-not-text = Ez a sor nem szöveg.
record-format = A jegyzőkönyv így kezdődik: „{ $format }”.
record-open-header = A fejléc végén nincs pecsét.
record-not-header = Ez a sor nem való a fejlécbe.
record-missing = A fejlécből hiányzik ez a sor: „{ $word }”.
record-options = A beállítások nem olvashatók.
record-seats = A helyek száma nem olvasható.
record-few-seats = Csak { $seats } hely van.
record-seat-expected = Itt az asztal { $seat }. helyének kellene állnia.
record-part = A kockák egy része legfeljebb { $most } karakter, és mindegyik látható.
record-part-seat = A kockák egy részéhez hozzátartozik a hely, amely adta; a helyek sorrendben állnak, mindegyik egyszer.
record-fork = Az elágazáshoz meg kell adni, melyik lépés után kezdődik, és a kockák egy részét.
record-fork-order = Ez előtt már áll egy elágazás a játszma { $number }. lépése után.
record-many-forks = Egy játék legfeljebb { $most } alkalommal ágazhat el.
record-unsealed = Ennek a sornak a pecsétje nem olvasható; itt a játszma { $number }. lépésének kellene állnia.
record-no-opening = A jegyzőkönyv a kezdés előtt véget ér.
record-action = A játszma { $number }. lépése nem olvasható.
record-action-expected = Itt a játszma { $number }. lépésének kellene állnia.
record-remark = A megjegyzés azzal a hellyel kezdődik, ahonnan elhangzott.
record-after-end = A játék vége után már csak megjegyzések állhatnak.
record-unknown-game = Itt nincs „{ $game }” nevű játék; ami van: { $here }.
record-other-game = Ez nem { $here }, hanem egy másik játék: { $game }.
record-other-version = A szabályok { $version } változatával játszották; itt a { $here } érvényes.
record-setup = Így nem kezdődhet játék: { $problem }
record-header-changed = A fejlécet a lepecsételés után megváltoztatták.
record-commitment = A kockák szerverre eső része nem illik a közzétett ujjlenyomathoz.
record-changed = A játszma { $number }. lépésénél ezt a lepecsételés után megváltoztatták: { $text }
record-illegal = A játszma { $number }. lépése szabálytalan ({ $rule }): { $action }
record-dice = A játszma { $number }. lépésének kockái nem így estek: { $rolls ->
    [none] nincs dobás
   *[other] { $rolls }
}
record-shown = A játszma { $number }. lépésének kockái másként jelentek meg: { $shown ->
    [none] nincs dobás
   *[other] { $shown }
}. Helyesen: { $made ->
    [none] nincs dobás
   *[other] { $made }
}
record-result = Itt ennek az eredménynek kellene állnia: { $result ->
    [none] nincs eredmény, mert a játék még nem ért véget
   *[other] { $result }
}
