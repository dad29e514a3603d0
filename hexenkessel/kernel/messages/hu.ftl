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
