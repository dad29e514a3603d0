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

# Amit akkor kérdezünk, amikor egy lépés épp összeáll: az ige, és hány szava hangzott már el.

ask-divide-0 = Ki áll még az első légióban?
ask-split-1 = Ki megy az új légióba?
ask-move-1 = Hová megy?
ask-move-2 = Melyik oldalról támad?
ask-teleport-1 = Hová megy?
ask-teleport-2 = Melyik Lordot mutatod meg?
ask-teleport-3 = Melyik oldalról támad?
ask-propose-0 = Ki éli túl?
ask-propose-1 = Kit tart meg a győztes?
ask-maneuver-1 = Hová megy?
ask-strike-1 = Kit támad?
ask-strike-2 = Hány kockával, milyen számra?
ask-strike-3 = Milyen számra?
ask-rangestrike-1 = Kit támad távolról?
ask-muster-1 = Ki csatlakozik?
ask-muster-2 = Kit mutatsz meg érte?
ask-summon-1 = Ki jön?

# Lerajzolt kockák mellett.

drawn-strike = { $unit } támad. Célpont: { $target }, célszám: { $number }. { strike-hits }
drawn-rangestrike = { $unit } távolról támad. Célpont: { $target }, célszám: { $number }. { strike-hits }
