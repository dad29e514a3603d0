# Die Worte der Hülle. Was ein Spiel sagt, kommt vom Spiel selbst.

## Überall

skip = Zum Inhalt springen
nav = Hauptmenü
nav-tables = Tische
nav-new = Neuer Tisch
nav-rules = Regeln
nav-credits = Dank und Lizenzen
footer = Freie Software. Ohne Verbindung zu den Autoren und Verlagen der Spiele.
close = Schließen
loading = Einen Augenblick …
game = Spiel
your-name = Dein Name
your-name-example = so sehen dich die anderen
trouble-unreachable = Der Server ist nicht zu erreichen. Läuft er?
missing-title = Weißer Fleck
missing-text = Unter dieser Adresse gibt es nichts.
missing-back = Zurück zu den Tischen
bot-name = { $bot ->
    [greedy] Computer (gerissen)
    [random] Computer (sorglos)
   *[other] Computer ({ $bot })
}

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-speed = Tempo der anderen
settings-speed-hint = Wie lange jeder Zug zu sehen ist, bevor der nächste kommt.
speed-none = Sofort
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
settings-rename = Ändern

## Erste Seite

lobby-title = Krieg der Ungeheuer
lobby-lead = Ein Tisch für Fantasy-Kriegsspiele, die niemand mehr kaufen kann. Kein Konto, nichts zu installieren: Namen nennen und spielen.
lobby-opponents = Gegner
lobby-play = Gegen den Computer spielen
lobby-starting = Der Tisch wird gedeckt …
lobby-as = Du spielst als { $name }.
lobby-legend = Was dieser Tisch für dich tut
lobby-knows = Er kennt jede Regel
lobby-knows-more = Er zeigt, was du tun darfst, und wenn etwas verboten ist, welche Regel es sagt.
lobby-rules = Regeln lesen
lobby-odds = Er nennt die Chancen
lobby-odds-more = Vor dem Wurf siehst du die genauen Aussichten. Danach kann jeder jeden Würfel nachprüfen.
lobby-friends = Er wartet auf deine Freunde
lobby-friends-more = Eröffne einen Tisch, verschick den Link, komm morgen wieder. Die übrigen Plätze füllt der Computer.
lobby-set-up = Einen Tisch eröffnen
list-mine = Deine Tische
list-open = Hier fehlen noch Spieler
list-open-empty = Im Augenblick wartet niemand auf Mitspieler.
list-running = Laufende Spiele
list-finished = Beendete Spiele
table-of = Tisch von { $name }
table-private = privat
table-your-turn = Du bist dran
table-won = Sieg: { $names }
table-actions = { $number ->
    [one] eine Aktion
   *[other] { $number } Aktionen
}
table-play = Spielen
table-return = Zurückkehren
table-join = Hinsetzen
table-watch = Zusehen
table-replay = Nachspielen
table-unknown = Diesen Tisch gibt es nicht, oder er ist privat.

## Neuer Tisch

new-title = Einen Tisch eröffnen
new-you = Du
new-seats-range = für { $fewest } bis { $most } Spieler
new-seats = Plätze
new-how-many = Wie viele?
new-without-me = Ohne Platz siehst du zu.
new-options = Varianten
new-private = Privat
new-private-about = Nur wer den Link hat, findet diesen Tisch.
new-open = Tisch eröffnen
new-open-about = Das Spiel beginnt, wenn alle freien Plätze besetzt sind. Den Link kannst du Freunden schicken.
new-start = Spiel beginnen
new-start-about = Alle Plätze sind besetzt, es geht sofort los.
seat-me = Ich
seat-somebody = Frei, für jemand anderen
seat-open = freier Platz

## Warten

waiting-title = Tisch von { $name }
waiting-for = { $count ->
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
waiting-ready = Alle sind da. Du kannst beginnen.
waiting-host = Alle sind da. Der Gastgeber beginnt das Spiel.
waiting-name-first = Nenne zuerst einen Namen.
waiting-sit = Hier sitzen
waiting-stand = Aufstehen
waiting-start = Spiel beginnen
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-fair = Faire Würfel: Der Server hat seinen geheimen Teil schon gewählt, hier ist dessen Fingerabdruck; jeder Spieler gibt einen Teil dazu. Am Ende werden alle Teile gezeigt.
option-off = ohne „{ $option }“

## Am Tisch

panel = Am Tisch
panel-board = Spielplan
panel-choose = Wählen
panel-players = Spieler
panel-story = Verlauf
panel-chat = Plaudern
panel-overview = Übersicht
panel-taller = Dieses Feld höher oder niedriger machen
seat-you = du
seat-due = am Zug
seat-away = nicht da
seat-is-bot = vom Computer gespielt
seat-lent = Computer vertritt
seat-lend = Den Computer für mich spielen lassen
seat-take-back = Meinen Platz wieder einnehmen
line-broken = Verbindung verloren. Neuer Versuch …
line-connecting = Der Plan wird ausgerollt …
board-missing = Für dieses Spiel hat noch niemand einen Plan gezeichnet. Du kannst über die Liste spielen.

prompt-waiting = Warten auf { $names } …
prompt-showing = Die anderen spielen …
prompt-catch-up = { $count ->
    [one] Zum Ende springen (noch einer)
   *[other] Zum Ende springen (noch { $count })
}
prompt-sealed = Deine Wahl bleibt geheim, bis alle gewählt haben.
choices-more = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
trail = Bisher gewählt
trail-back = zurücknehmen
trail-escape = Esc: ein Schritt zurück
undo = Zurücknehmen
asides = Außerdem möglich
asides-sure = Wirklich: { $verb }
write = Ausschreiben
write-label = Eine Aktion, wie im Protokoll eines Spiels
write-send = Ausführen
write-about = Wie im Protokoll eines Spiels. Unerlaubtes schadet nicht: Du liest dann, welche Regel es verbietet.
odds-expected = { $expected } zu erwarten
refused-rule = Regel { $id }: { $title }
refused-book = { $id } im Regelbuch
refused-close = In Ordnung

story-opening = Aufbau
story-empty = Noch ist nichts geschehen.
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Etwas sagen
chat-send = Sagen

result-won = { $name } gewinnt
result-you-won = Du gewinnst!
result-draw = Unentschieden
result-score = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}
result-again = Noch ein Spiel
result-record = Protokoll speichern
replay = Nachspielen
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-on = Eine Aktion weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-number = Aktion
replay-at = { $number } von { $last }

## Regeln und Dank

rules-title = { $game ->
    [none] Regeln
   *[other] Die Regeln von { $game }
}
rules-search = Suchen: ein Wort oder eine Regel wie T7.4a
rules-found = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-contents = Kapitel
rules-ruling = Unsere Regelung
rules-example = Beispiel
rules-nothing = Keine Regel enthält alle diese Wörter.
rules-none = Zu diesem Spiel gibt es kein Regelbuch.
rules-other-language = Dieses Regelbuch ist noch nicht übersetzt. Du liest es auf: { $language }.
credits-title = Dank und Lizenzen
credits-games = Die Spiele
credits-games-text = Titan, Gods of Titan, Battlemist und Armageddon sind das Werk ihrer Autoren; die Namen können Marken ihrer Inhaber sein. Dieses Projekt steht in keiner Verbindung zu Autoren oder Verlagen und wird von ihnen nicht unterstützt. Es enthält weder ihre Texte noch ihre Bilder: Die Regelbücher sind hier mit eigenen Worten erzählt.
credits-program = Dieses Programm
credits-program-text = Hexenkessel ist freie Software unter der Apache-Lizenz 2.0.
credits-icons = Bilder
credits-icons-text = Die kleinen Bilder stammen von
credits-fonts = Schrift
credits-fonts-text = Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica,
credits-software = Gebaut mit
