# Was Karten, Artefakte, Fähigkeiten und Zauber bewirken, in einem Satz; wann man sie nutzt; und beide Ausgänge der Ereignisse.

## Wann

window-council = im Rat
window-council-vote = gleich nachdem jemand gestimmt hat
window-after-harvest = nach deiner Ernte
window-recruit = während deiner Rekrutierung
window-before-quest = unmittelbar vor deiner Suche
window-own-quest = während deiner Suche, nicht im Kampf
window-before-fight = unmittelbar bevor einer deiner Helden kämpft
window-before-move = unmittelbar vor deiner Bewegung
window-before-other-move = unmittelbar vor der Bewegung eines anderen
window-battle-start = zu Beginn einer deiner Schlachten
window-before-round = vor einer Kampfrunde einer deiner Schlachten
window-battle-any-time = jederzeit in einer deiner Schlachten
window-after-roll = nachdem deine Angriffswürfel gefallen sind
window-upkeep = zu Beginn des Unterhalts
window-react-spell = als Antwort auf einen fremden Zauber
window-react-card = als Antwort auf eine fremde Karte

condition-attacking = wenn du angreifst
condition-defending = wenn du verteidigst
condition-defending-siege = wenn du hinter Mauern oder zu Hause verteidigst
condition-on-quest = wenn du ein Abenteuer hast
condition-event-pending = wenn ein Ereignis ansteht

## Rassen

about-deep-miners = Zwergenheere ziehen ohne Halt durch Berge, und jeder Berg unter ihrer Kontrolle trägt nach der Verdopplung ein Eisen mehr.
about-woodland-step = Elfenheere ziehen ohne Halt durch Wälder, und Elfenhelden kommen ein Gebiet weiter.
about-crown-markets = Mit einer Stadt oder Großstadt tauschen die Ritter zwei zu eins, und ein Held kostet sie 4 Holz und 4 Eisen.
about-swarm = Im Schritt der Fußsoldaten und Monster greift ein vierter Ork an, wenn es ein Fußsoldat ist.
about-fury = Angreifende Fußsoldaten der Barbaren haben in der ersten Kampfrunde +1 auf ihre Würfe.
about-star-of-the-undying = Der Herr der Finsternis hat in jeder Runde eine Sternenkraft mehr, nur für Zauber, und ernährt zwei Fußsoldaten mit einem Getreide.

## Aktionskarten

about-great-haste = Einer deiner Helden kommt in dieser Runde ein Gebiet weiter.
about-caravan = Du und ein Spieler, den du nennst, ihr tauscht Rohstoffe, wie ihr wollt, bis die Runde vorbei ist.
about-dragons-bargain = Für je 3 von jedem Rohstoff kommt ein Drache in deine Heimat.
about-pyre-caller = Für je 2 von jedem Rohstoff kommt ein Feuerspeier in deine Heimat.
about-giants-oath = Für je 2 von jedem Rohstoff kommt ein Riese in deine Heimat.
about-bumper-crop = Du erntest 4 Getreide mehr.
about-timber-rafts = Du erntest 3 Holz mehr.
about-rich-vein = Du erntest 3 Eisen mehr.
about-market-day = Die Freien Händler tauschen mit dir eins zu eins, höchstens viermal.
about-toll-roads = Jede deiner Städte zahlt dir einen Rohstoff deiner Wahl, jede Großstadt zwei, bis zu fünf.
about-border-raid = Du entführst zwei Rohstoffe deiner Wahl aus einem fremden Vorrat.
about-forced-march = Bis zu drei deiner Armeeeinheiten kommen in diesem Schritt ein Gebiet weiter.
about-mountain-guides = Wälder und Berge halten in diesem Schritt bis zu vier deiner Einheiten nicht auf.
about-broken-bridges = Wer gerade ziehen will, kommt ein Gebiet weniger weit, doch mindestens eines.
about-war-cry = Du zählst zu deinen Angriffswürfen in dieser Kampfrunde 1 hinzu.
about-shield-wall = Dein Feind zieht von allen Angriffswürfen in dieser Kampfrunde 1 ab.
about-standard-bearer = Du zählst zu deiner Truppensammlung in dieser Kampfrunde 3 hinzu.
about-arrow-storm = In dieser Kampfrunde schießt bei dir ein dritter Bogenschütze.
about-thunder-of-hooves = In dieser Kampfrunde greift bei dir eine dritte Kavallerie an.
about-sappers = Mauern und Heimat helfen dem Verteidiger in dieser Schlacht nicht.
about-ambush = Bogenschützen und Kavallerie des Angreifers versäumen die erste Kampfrunde.
about-second-wind = Du wirfst die Würfel dieses Angriffs noch einmal, und der neue Wurf gilt.
about-militia = Ein Fußsoldat schließt sich in dieser Schlacht deinem Heer an.
about-healing-draught = Einer deiner Helden bekommt zwei Leben zurück, bis zu fünf.
about-runed-blade = Dein Held trifft in diesem Kampf schon bei einer um eins kleineren Zahl.
about-forgotten-map = Du gibst dein Abenteuer auf und ziehst ein anderes.
about-poisoned-cup = Ein fremder Held, wo immer er ist, verliert zwei Leben, doch nicht das letzte.
about-wandering-champion = Du darfst einen Helden für 2 Holz und 2 Eisen anwerben.
about-silver-tongue = Für dieses Ereignis gibt es eine Stimme mehr.
about-elders-veto = Ein anstehendes Ereignis verlässt das Spiel, bevor darüber abgestimmt wird.
about-falling-star = Du hast in dieser Runde eine Sternenkraft mehr, nur für Zauber.
about-spellbreaker = Ein Zauber, der eins oder zwei kostet, ist aufgehoben.
about-exposed-plot = Die eben gespielte Aktionskarte bewirkt nichts.
about-spies-at-court = Du siehst in eine fremde Hand und wirfst eine Karte daraus ab.
about-master-builders = Eine Stadt oder Großstadt kostet dich 3 Holz und 3 Eisen.
about-lean-rations = Du brauchst für den Unterhalt bis zu 4 Getreide weniger.
about-spoiled-stores = Ein anderer braucht für den Unterhalt 3 Getreide mehr.

## Ereignisse

about-cataclysmic-tremors-carried = Jede Großstadt schrumpft zur Stadt.
about-cataclysmic-tremors-failed = Für jede Stadt und Großstadt wird gewürfelt; bei 7 oder mehr fällt sie.
about-plague-winds-carried = Jeder verliert eine Armeeeinheit seiner Wahl.
about-plague-winds-failed = Jeder würfelt und verliert Armeeeinheiten, eine für je drei Augen.
about-great-drought-carried = Jeder verliert 3 Getreide.
about-great-drought-failed = Ebenen tragen in dieser Runde nichts.
about-forest-fires-carried = Jeder verliert 2 Holz.
about-forest-fires-failed = Wälder tragen in dieser Runde nichts.
about-cave-ins-carried = Jeder verliert 2 Eisen.
about-cave-ins-failed = Berge tragen in dieser Runde nichts.
about-comet-carried = Jeder hat in dieser Runde eine Sternenkraft mehr, nur für Zauber.
about-comet-failed = Jedem wird ein unbenutzter Stern verbraucht.
about-wizards-truce-carried = Keine Einheit darf in dieser Runde ein Gebiet mit fremden Einheiten oder eine fremde Heimat betreten.
about-wizards-truce-failed = Angreifer zählen in dieser Runde zu ihren Würfen in der ersten Kampfrunde jeder Schlacht 1 hinzu.
about-night-of-wraiths-carried = Jeder Held, der nicht zu Hause ist, verliert ein Leben, doch nicht das letzte.
about-night-of-wraiths-failed = Jeder Held, der nicht zu Hause ist, verliert zwei Leben und stirbt vielleicht daran.
about-beasts-stir-carried = Alle Monster verschwinden.
about-beasts-stir-failed = Jeder würfelt, und bei 8 oder mehr kommt ein Riese zu ihm nach Hause.
about-summer-fair-carried = Die Freien Händler tauschen in dieser Runde mit allen zwei zu eins.
about-summer-fair-failed = Die Freien Händler bleiben in dieser Runde aus.
about-guilds-price-carried = Die Graue Gilde verlangt in dieser Runde für einen Stern je 5 Rohstoffe weniger.
about-guilds-price-failed = Die Graue Gilde verkauft in dieser Runde nichts.
about-tithe-of-stars-carried = Wer die meisten Sterne hat, gibt bis zu 3 von jedem Rohstoff ab.
about-tithe-of-stars-failed = Wer die wenigsten Sterne hat, nimmt 2 Rohstoffe.
about-fat-years-carried = Jeder nimmt 3 Getreide.
about-fat-years-failed = Wer keine Großstadt hat, nimmt 2 Rohstoffe.
about-night-of-thieves-carried = Jeder verliert eine blind gezogene Aktionskarte.
about-night-of-thieves-failed = Jeder gibt eine blind gezogene Aktionskarte nach links.
about-rolling-mist-carried = Wälder und Berge halten in dieser Runde niemanden auf.
about-rolling-mist-failed = Armeeeinheiten kommen in dieser Runde ein Gebiet weniger weit, doch mindestens eines.

## Artefakte

about-star-of-timorran = Ein Stern aus dem Pool, gleich zu gebrauchen.
about-dawnsteel-sword = Deine Helden treffen ab 4.
about-wayfarers-boots = Deine Helden kommen ein Gebiet weiter.
about-horn-of-gathering = Du zählst zu jeder deiner Truppensammlungen 2 hinzu.
about-buried-hoard = Du nimmst je 4 von jedem Rohstoff.
about-seal-of-the-deep = Ein Monster deiner Wahl kommt in deine Heimat.

## Zauber

about-song-of-fear = Zwei geflohene Einheiten des Feindes sterben.
about-song-of-fire = Zwei Rohstoffe in einem fremden Vorrat verbrennen.
about-song-of-life = Du nimmst zwei Getreide.
about-song-of-the-earth = Du nimmst ein Holz oder ein Eisen.
about-word-of-the-wind = Bis zu drei deiner Einheiten kommen ein Gebiet weiter.
about-word-of-the-soul = Du ziehst eine Aktionskarte.
about-word-of-the-fiery-heart = Du zählst zu allen deinen Würfen in dieser Kampfrunde 1 hinzu.
about-word-of-dominance = Eine der eben abgegebenen Stimmen zählt nicht.
about-eyes-of-the-hawk = Deine Bogenschützen werfen in dieser Kampfrunde je zwei Würfel.
about-eyes-of-winters-cold = Nur die Hälfte der Einheiten in einem Gebiet darf in dieser Runde ziehen.
about-eyes-of-sorrow = Ein Gebiet trägt in dieser Runde nichts.
about-hand-of-the-sacred-flame = Bei 5 oder mehr kommt ein Monster deiner Wahl in deine Heimat.
about-hand-of-the-void = Der eben gesprochene Zauber bewirkt nichts.
about-hand-of-the-raging-spirit = Du zählst zu allen deinen Würfen in dieser Kampfrunde 3 hinzu.
