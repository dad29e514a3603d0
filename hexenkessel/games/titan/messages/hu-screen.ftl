# Amit csak a képernyő mond: az igék a gombokon, a változatok neve, a kiválasztott dolgok neve.

verb-done = Kész
verb-divide = Elosztás
verb-split = Osztás
verb-roll = Dobás
verb-reroll = Újradobás
verb-move = Mozgás
verb-teleport = Teleportálás
verb-engage = Csatározás
verb-flee = Feladás
verb-stand = Kitartás
verb-propose = Ajánlat
verb-accept = Elfogadás
verb-fight = Csata
verb-concede = Megadás
verb-maneuver = Manőver
verb-strike = Támadás
verb-rangestrike = Távtámadás
verb-carry = Átvitel
verb-muster = Toborzás
verb-summon = Idézés
verb-acquire = Beszerzés
verb-call-time = Vége az időnek
verb-stop = Közös befejezés
verb-call-phase = Fázis lezárása

button-attacker = A támadó marad életben
button-defender = A védő marad életben
button-nobody = Senki sem marad életben
button-done = Ennyi
dice-name = { $dice ->
    [one] egy kocka
   *[other] { $dice } kocka
}
number-name = { $number }+

option-start-name = Kezdés
option-start-standard = Szokásos
option-start-fast = Gyors
option-mulligan-name = Újradobható első dobás
option-points-name = Pont a győzelemhez
option-rounds-name = Fordulók
option-timed-name = Megbeszélt óra
option-clock-name = Idő a fázisokra
