# Amit a táblák a böngészőben ezen felül mondanak: feliratok, jegyzetek, felolvasott nevek.

board-attacker = Támadó
board-defender = Védő
board-battle = Csata
board-masterboard = Játéktér
board-round = { $round }. forduló
board-battle-round = 7-ből a { $round }. kör
board-waiting = Még nincs a pályán
board-must-enter = Most lépjen be, vagy elvész
board-newcomer = Erősítés
board-slain = Leölve
board-unknown = Ismeretlen egység
board-moved = már lépett
board-engaged = Csatározás: { $land }
board-characters = { $count } egység
board-worth = { $points } pontot ér
board-hits = { $hits } / { $power } sebzés
board-height = magasság: { $height }
board-odds-dice = { $dice } kocka, { $number }+
board-odds-expected = várhatóan { $expected } sebzés
board-odds-slays = { $chance } eséllyel leöli
board-odds-needed = { $need } kell
board-titan-power = Titán ereje
board-score = Pont
board-legions = Légiók
board-markers-left = Szabad lapka
board-fallen = elesett
board-stacks = A felügyelő készlete
board-lost = { $lost } végleg elveszett
board-chart = Toborzási táblázat
board-tower-any = Bármely légió
board-tower-warlock = Titán vagy Boszorkánymester
board-tower-guardian = Három egyforma vagy egy Őrző
board-signs = Jelek a határokon
board-sign-block = Téglalap: aki innen indul, erre kell távoznia.
board-sign-arch = Kör: aki innen indul, erre távozhat.
board-sign-arrow = Nyíl: az áthaladók útja; toronyból bármelyik.
board-sign-triple = Hármas nyíl: az áthaladónak követnie kell, az innen induló követheti.
board-players = Játékosok
board-roll = Mozgás értéke: { $roll }
board-enter = Belépés erről az oldalról
board-land = Ide
board-chosen = Kiválasztva
board-flies = repül
board-rangestrikes = távtámadó
board-magic = varázslattal
board-native = otthonos: { $hazards }

## Minek hívjuk azt, amit az üzenetek csak számoznak.

unit-name = { $unit }
legion-name = { $legion }
